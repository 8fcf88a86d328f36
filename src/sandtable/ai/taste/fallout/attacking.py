"""Whom a unit attacks, and how: by the harm to be expected."""

from __future__ import annotations

from sandtable.ai.seat import Seat
from sandtable.ai.taste.fallout.field import CRITTERS, Field
from sandtable.ai.taste.plan import Part, Plan, as_proposed, best_first
from sandtable.core.preview import Preview
from sandtable.core.wire import Json, Message, list_of, table_of, text_of
from sandtable.systems.fallout import PENALTY, Force, apart, turned, volley

WHOLE = "fallout.action.attack.per_figure"
BLOWS = "fallout.action.charge.attack"
FALLEN, FRIENDS = "fallout-odds-fallen", "fallout-odds-friends"
LOOKED_AT = 8  # bursts, blasts and grenades that are thought through


def ranked_targets(
    seat: Seat, field: Field, force: Force | None, why: str, candidates: list[Json]
) -> list[Plan]:
    """Targets by the harm everybody together can do, bursts and grenades first where they do more.

    Holding back comes last, except for a critter in our hand.
    """
    if force is None:
        return as_proposed(candidates)
    enemies = {enemy.unit.id: enemy for enemy in field.enemies}
    penalty = PENALTY if why != WHOLE else 0
    ranged = why != BLOWS
    plans: list[Plan] = []
    for answer in candidates:
        table = table_of(answer)
        enemy = enemies.get(text_of(table.get("at")))
        if enemy is not None:
            gain = field.liked(enemy, volley(force, enemy, 0.0, 0.0, penalty, ranged))
            plans.append(
                Plan([answer], field.character.attacks + gain, [Part(Message("ai-why-attack"), gain)])
            )
        elif force.unit.side == CRITTERS and text_of(table.get("at")) in field.mine:
            plans.append(Plan([answer], -1.0))  # our own troops
        else:
            plans.append(Plan([answer], 0.2 if list_of(table.get("shots")) else 0.0))
    plans = best_first(plans)
    if ranged and plans:
        plans = _sprayed(seat, field, force, penalty, plans[0].worth) + plans
    return plans


def _sprayed(seat: Seat, field: Field, force: Force, penalty: int, plain: float) -> list[Plan]:
    """Every burst, blast or grenade that takes more than the same figure's plain attack; the rest is asked again."""
    shots: list[Json] = []
    more = 0.0
    looked = 0
    for fighter in force.fighters:
        spreading = [gun for gun in (*fighter.guns, *fighter.thrown) if gun.spreads]
        if not spreading or looked >= LOOKED_AT:
            continue
        best: tuple[float, Json] = (0.0, None)
        for enemy in _nearest(field, force):
            mark, away = _nearest_of(enemy, fighter.x, fighter.y)
            single = max(
                (enemy.harm(gun, away, penalty) for gun in fighter.guns if not gun.spreads), default=0.0
            )
            for gun in spreading:
                shot: Json = {"figure": fighter.figure.id, "weapon": gun.id, "at": mark}
                if not mark or away > gun.reach or seat.check({"shots": [shot]}):
                    continue
                looked += 1
                gain = _expected(field, force, enemy, seat.preview({"shots": [shot]})) - single
                best = max(best, (gain, shot), key=lambda entry: entry[0])
        if best[0] > 0.0:
            shots.append(best[1])
            more += best[0]
    if not shots:
        return []
    return [Plan([{"shots": shots}], plain + more, [Part(Message("ai-why-spray"), more)])]


def _nearest(field: Field, force: Force) -> list[Force]:
    """The two enemies nearest to a unit."""
    foes = sorted(field.foes(force), key=lambda enemy: apart(enemy.x, enemy.y, force.x, force.y))
    return [enemy for enemy in foes if not enemy.vehicle][:2]


def _nearest_of(enemy: Force, x: float, y: float) -> tuple[str, float]:
    """The figure of an enemy nearest to a point, and how far away it is."""
    marks = [
        (apart(figure.base.x, figure.base.y, x, y) - figure.base.reach, figure.id)
        for figure in enemy.unit.figures
        if figure.present()
    ]
    away, mark = min(marks, default=(999.0, ""))
    return mark, max(away, 0.0)


def _expected(field: Field, force: Force, enemy: Force, preview: Preview) -> float:
    """What an attack takes on average, in points, less what it takes of our own."""
    del field
    value = 0.0
    for line in preview.odds:
        if line.title.id == FALLEN:
            value += enemy.worth * enemy.bounty * sum(int(label) * p for label, p in line.classes)
        elif line.title.id == FRIENDS:
            value -= force.worth * sum(int(label) * p for label, p in line.classes if label.isdigit())
    return value


def waiting(field: Field, force: Force) -> float:
    """What a unit on overwatch may do to an enemy who comes as near as one move brings him."""
    best = 0.0
    for enemy in field.foes(force):
        dx, dy = enemy.x - force.x, enemy.y - force.y
        far = apart(0.0, 0.0, dx, dy)
        if far < 0.01:
            continue
        u, v = turned(dx, dy, 0.0, min(enemy.speed, far))
        best = max(best, volley(force, enemy, u, v, PENALTY, True))
    return best
