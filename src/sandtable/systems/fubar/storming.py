"""What an assault would bring: who strikes, who strikes back, every modifier with its rule, exact odds."""

from __future__ import annotations

from sandtable.core.odds import Odds, odds
from sandtable.core.preview import Modifier, OddsLine, Preview
from sandtable.core.wire import Json, Message
from sandtable.systems.fubar.armour import personal_save
from sandtable.systems.fubar.closing import in_contact
from sandtable.systems.fubar.forecast import BUDGET, damage_line
from sandtable.systems.fubar.march import March, Plan
from sandtable.systems.fubar.melee import Round, Strike, fight, storm
from sandtable.systems.fubar.sight import bases_of
from sandtable.systems.fubar.state import Figure, FubarState, Unit
from sandtable.systems.fubar.vehicles import volley_target
from sandtable.systems.fubar.volley import Damage
from sandtable.table import Base, contact_moves


def foresee(preview: Preview, state: FubarState, march: March, plan: Plan, target: Unit) -> None:
    """Adds to a preview the round that follows when the unit goes in by this plan."""
    unit = march.unit
    preview.title = Message("fubar-preview-assault", {"unit": unit.name, "target": target.name})
    ends = ends_of(march, plan)
    strikers = [base for base in ends if touches_one(base, bases_of(target))]
    if not strikers:
        return
    preview.facts.append(Message("fubar-fact-strikers", {"n": len(strikers), "unit": unit.name}))
    preview.modifiers.append(experience_line(unit))
    if target.vehicle is not None:
        foresee_vehicle(preview, state, unit, target, len(strikers))
    else:
        foresee_round(preview, state, unit, target, strikers)


def ends_of(march: March, plan: Plan) -> list[Base]:
    """Where the living figures of the unit stand after the plan."""
    found: list[Base] = []
    for number, figure in enumerate(march.unit.figures):
        if not figure.alive:
            continue
        base: Base = figure.base
        if number in plan.numbers:
            x, y = plan.paths[plan.numbers.index(number)][-1]
            base = base.at(x, y)
        found.append(base)
    return found


def touches_one(base: Base, others: list[Base]) -> bool:
    """Whether a base touches any of the others."""
    return any(in_contact(base, other) for other in others)


def experience_line(unit: Unit) -> Modifier:
    """fubar.melee.dice: each side hits on its experience."""
    training = unit.training
    words: dict[str, Json] = {"unit": unit.name, "training": {"id": "fubar-training-" + training.id}}
    return Modifier(Message("fubar-mod-strike", words), f"{training.experience}+", "fubar.melee.dice")


def foresee_vehicle(preview: Preview, state: FubarState, unit: Unit, target: Unit, n: int) -> None:
    """fubar.vehicle.assault: one round against a vehicle that saves and does not strike back."""
    strike = Strike(unit.id, unit.side, unit.training.experience, False, n, 0)
    quarry = volley_target(state, target)
    words = Message("fubar-mod-vehicle-save", {"target": target.name})
    preview.modifiers.append(Modifier(words, f"{quarry.save}+", "fubar.vehicle.assault"))
    found = odds(lambda: storm(quarry, strike), Damage.worst, budget=BUDGET)
    preview.odds.append(damage_line(found, target))


def foresee_round(
    preview: Preview, state: FubarState, unit: Unit, target: Unit, strikers: list[Base]
) -> None:
    """The first round, with every defender who is touched or can close up striking back."""
    back = [figure for figure in target.living() if touches_one(figure.base, strikers)]
    back.extend(closers(state, target, strikers, back))
    pinned = sum(1 for figure in back if figure.pinned)
    preview.facts.append(Message("fubar-fact-strikers", {"n": len(back), "unit": target.name}))
    preview.modifiers.append(experience_line(target))
    if pinned:
        words = Message("fubar-mod-strike-pinned", {"n": pinned, "unit": target.name})
        preview.modifiers.append(Modifier(words, "-1", "fubar.melee.pinned"))
    for side in (unit, target):
        save = personal_save(state, side)
        if save:
            words = Message("fubar-mod-strike-armour", {"unit": side.name})
            preview.modifiers.append(Modifier(words, f"{save}+", "fubar.melee.armour"))
    round = first_round(state, unit, target, len(strikers), len(back) - pinned, pinned)
    for place, side in ((1, target), (0, unit)):
        found = loss_odds(round, place, len(side.living()))
        title = Message("fubar-odds-combat-losses", {"unit": side.name})
        preview.odds.append(OddsLine(title, found.classes, found.exact, found.error))


def closers(state: FubarState, target: Unit, strikers: list[Base], engaged: list[Figure]) -> list[Figure]:
    """fubar.melee.defender_move: the free figures of the target that can reach an assaulting figure."""
    free = [figure for figure in target.standing() if figure not in engaged]
    bases: list[Base] = [figure.base for figure in free]
    still: list[Base] = [figure.base for figure in target.living() if figure not in free]
    hulls: list[Base] = [
        other.vehicle.hull for other in state.units if other.vehicle is not None and other.on_table()
    ]
    moves = contact_moves(state.board, bases, strikers, state.lengths.close_up, hulls, (), still)
    return [free[move.attacker] for move in moves]


def first_round(
    state: FubarState, unit: Unit, target: Unit, strikers: int, standing: int, pinned: int
) -> Round:
    """fubar.melee.order: attackers, then the defenders who stand, then those who were pinned."""
    strikes = [Strike(unit.id, unit.side, unit.training.experience, False, strikers, 1)]
    if standing:
        strikes.append(Strike(target.id, target.side, target.training.experience, False, standing, 0))
    if pinned:
        strikes.append(Strike(target.id, target.side, target.training.experience, True, pinned, 0))
    units = [(unit.id, unit.side), (target.id, target.side)]
    return Round(units, [personal_save(state, unit), personal_save(state, target)], strikes)


def loss_odds(round: Round, place: int, most: int) -> Odds:
    """The distribution of one unit's losses; hits beyond its figures are wasted."""
    return odds(lambda: fight(round), lambda lost: str(min(lost[place], most)), budget=BUDGET)
