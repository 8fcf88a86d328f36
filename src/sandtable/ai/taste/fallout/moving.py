"""Where units go: on foot towards what they are after, the convoy towards its way out."""

from __future__ import annotations

from sandtable.ai.taste.fallout.deciding import leading
from sandtable.ai.taste.fallout.driving import LEAVE
from sandtable.ai.taste.fallout.field import Field
from sandtable.ai.taste.fallout.ways import steps
from sandtable.ai.taste.plan import Plan, as_proposed, best_first
from sandtable.core.wire import Json, list_of, point_of, table_of, text_of
from sandtable.systems.fallout import PENALTY, Force, apart, identities, pilots

TRIED = 40  # places proposed, the best first


def ranked_moves(field: Field, force: Force, why: str, candidates: list[Json]) -> list[Plan]:
    """Answers to a move, the best first: those the rules propose, and places of our own choosing."""
    if force.unit.broken or not force.fighters:
        return as_proposed(candidates)
    x, y = leading(force)
    reach = _reach(force, why, candidates, x, y)
    penalty = PENALTY if "charge" in why or "move_fire" in why else 0
    fights = "charge" in why or "move_fire" in why
    plans: list[Plan] = []
    for answer in candidates:
        table = table_of(answer)
        if text_of(table.get("then")).startswith(LEAVE):
            continue
        point = point_of(table.get("lead"))
        dx, dy = (point[0] - x, point[1] - y) if point is not None else (0.0, 0.0)
        value = field.worth(force, dx, dy)
        if fights:
            value += field.best(force, dx, dy, penalty, ranged="move_fire" in why)
        if table.get("formation") == "contact":
            value += 0.3  # everybody gets at the enemy, not the first alone
        plans.append(Plan([answer], value))
    for dx, dy in steps(field, force, reach)[1:]:
        own: Json = {"lead": [round(x + dx, 2), round(y + dy, 2)]}
        value = field.worth(force, dx, dy)
        if fights:
            value += field.best(force, dx, dy, penalty, ranged="move_fire" in why)
        plans.append(Plan([own], value))
    return best_first(plans)[:TRIED] + as_proposed(candidates)


def _reach(force: Force, why: str, candidates: list[Json], x: float, y: float) -> float:
    """How far the unit can go: as its action allows, or as far as the furthest proposal."""
    far = force.speed
    if "move_fire" in why:
        far = 0.5 * force.speed
    elif "charge" in why:
        far = force.charge
    for answer in candidates:
        table = table_of(answer)
        point = point_of(table.get("lead"))
        if point is not None and table.get("formation") != "contact":
            far = max(far, apart(x, y, point[0], point[1]))
    return far * 0.999


def ranked_places(field: Field, why: str, subject: str, candidates: list[Json]) -> list[Plan]:
    """Setting up: the rules propose the middle of the front first; boxes lie on our side, critters on theirs."""
    home = field.state.home[field.side]
    edge = {"south": (0.0, 1.0), "north": (0.0, -1.0), "west": (-1.0, 0.0), "east": (1.0, 0.0)}.get(
        home, (0.0, 0.0)
    )
    if why == "fallout.s3.boxes":
        return best_first([Plan([answer], _along(answer, "box", edge)) for answer in candidates])
    if why in ("fallout.s4.first_wave", "fallout.s4.reinforce"):
        return best_first([Plan([a], -_along(a, f"{subject}-1", edge)) for a in candidates])
    mate = _mate(field, subject)
    if mate is None:
        return as_proposed(candidates)
    return best_first([Plan([answer], -_off(answer, subject, mate)) for answer in candidates])


def _mate(field: Field, subject: str) -> Force | None:
    """Who a unit is set up beside: the vehicle that it could drive, or whoever could drive it."""
    force = field.mine.get(subject)
    if force is None or not field.state.motorized or not (force.vehicle or pilots(force.unit)):
        return None
    for other in field.mine.values():
        alone = len(other.unit.figures) == 1 and pilots(other.unit)
        fits = alone if force.vehicle else other.vehicle and len(force.unit.figures) == 1
        if fits and other is not force and other.unit.side == field.side and other.unit.on_table():
            return other
    return None


def _off(answer: Json, token: str, mate: Force) -> float:
    """How far from its mate a place leaves a unit."""
    table = table_of(answer)
    point = point_of(table.get("lead")) or point_of(table_of(table.get("to")).get(token))
    return apart(point[0], point[1], mate.x, mate.y) if point is not None else 999.0


def _along(answer: Json, token: str, edge: tuple[float, float]) -> float:
    table = table_of(answer)
    point = point_of(table.get("lead")) or point_of(table_of(table.get("to")).get(token)) or (0.0, 0.0)
    return point[0] * edge[0] + point[1] * edge[1]


def ranked_selections(field: Field, id: str, subject: str, candidates: list[Json]) -> list[Plan]:
    """Who sneaks (nobody), who stays in melee (those who are better at it), who gets out (everybody, once asked)."""
    if id == identities.WHO_GETS_OUT:
        return best_first([Plan([answer], float(len(list_of(answer)))) for answer in candidates])
    if id == identities.WHO_STAYS:
        force = field.mine.get(subject)
        stays = force is None or force.melee_only
        sign = 1.0 if stays else -1.0
        return best_first([Plan([answer], sign * len(list_of(answer))) for answer in candidates])
    return best_first([Plan([answer], -float(len(list_of(answer)))) for answer in candidates])
