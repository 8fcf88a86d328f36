"""Drills: where a squad goes and whom it attacks, told with the action on one answer.

Nothing is allowed here that is not allowed without. The answer is kept for as long as the action lasts (`Told`); each
question that it has answered already is put to its own `check`, and asked where that refuses. Those who cannot attack
the unit that was named have not attacked, and are asked for afterwards.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.question import DRILL, DRILLING, is_drill, misdrilled, strange_key
from sandtable.core.wire import Json, Reason, table_of, text_of
from sandtable.systems.fallout.attack.arms import Attacker
from sandtable.systems.fallout.attack.battery import Battery
from sandtable.systems.fallout.attack.targeting import AttackQuestion
from sandtable.systems.fallout.ground.engagement import engaged_members
from sandtable.systems.fallout.move.march import March
from sandtable.systems.fallout.move.movement import MoveQuestion
from sandtable.systems.fallout.move.paces import allowance_of
from sandtable.systems.fallout.move.planning import CONTACT, FORMATIONS
from sandtable.systems.fallout.state.identities import ATTACK, CHARGE, DRILL_RUSH, MOVE, MOVE_FIRE
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.systems.fallout.state.told import Told
from sandtable.systems.fallout.turn.action_rules import PENALTY, RULES

AT: Final = "at"
DRILLS: Final[dict[str, str]] = {
    MOVE: MOVE,
    ATTACK: ATTACK,
    MOVE_FIRE: MOVE_FIRE,
    CHARGE: CHARGE,
    DRILL_RUSH: CHARGE,
}
"""The action of each. One charges an enemy, or to a place that is too far for a move."""
GOING: Final = (MOVE, MOVE_FIRE, DRILL_RUSH)
"""Those that say where to."""
AIMED: Final = (ATTACK, MOVE_FIRE, CHARGE)
"""Those that say at whom."""


def why_together(state: FalloutState) -> str:
    """The rule that has a squad take one action together."""
    return "fallout.action.same_for_squad.en" if state.english else "fallout.action.same_for_squad.it"


def action_in(answer: Json) -> str:
    """The action that a drill chooses."""
    return DRILLS.get(text_of(table_of(answer).get(DRILL)), "")


def told_in(state: FalloutState, answer: Json) -> tuple[str, Told | None]:
    """The action that an answer of the right shape chooses, and what a drill says beyond it."""
    if not is_drill(answer):
        return text_of(answer), None
    table = table_of(answer)
    return action_in(answer), Told(way_in(state, table), text_of(table.get(AT)))


def way_in(state: FalloutState, table: dict[str, Json]) -> Json:
    """The answer to the question of the move: as told, or for a charge into contact with the nearest of the enemy."""
    if table.get(DRILL) == CHARGE:
        place = _stand_of(state, text_of(table.get(AT)))
        return None if place is None else {"lead": place, "formation": CONTACT}
    way: dict[str, Json] = {key: table[key] for key in ("lead", "formation", "to") if key in table}
    return way or None


def _stand_of(state: FalloutState, id: str) -> Json:
    """Where somebody of a unit stands: its vehicle, or whoever of it comes first."""
    for unit in state.units:
        if unit.id == id and unit.on_table():
            vehicle = unit.vehicle
            if vehicle is not None:
                return [vehicle.hull.x, vehicle.hull.y]
            present = unit.present()
            return [present[0].base.x, present[0].base.y] if present else None
    return None


# ------------------------------------------------------------ who takes part


def free_to_go(state: FalloutState, unit: Unit, members: list[Figure]) -> list[Figure]:
    """fallout.melee.engaged_squad: those who are not held in melee."""
    held = engaged_members(state, unit, members)
    return [figure for figure in members if figure not in held] if held else members


def march_of(state: FalloutState, unit: Unit, members: list[Figure], action: str) -> March | None:
    """The move that an action begins with, as things stand; None when all of them are held.

    fallout.melee.disengage.roll: in a Move those who are held may come free, which only their dice will tell.
    """
    movers = members if action == MOVE else free_to_go(state, unit, members)
    if not movers:
        return None
    paced = movers if action == MOVE else members
    return March(state, unit, movers, movers, allowance_of(state, paced, action), action, RULES[action])


def battery_of(state: FalloutState, unit: Unit, members: list[Figure], action: str) -> Battery:
    """Those who attack in an action, with what it costs them to have moved."""
    penalty, why = 0, ""
    if action == MOVE_FIRE:
        penalty, why = PENALTY, "fallout.action.move_fire.penalty"
    elif action == CHARGE:
        penalty, why = PENALTY, "fallout.action.charge.attack"
    attackers = [Attacker(unit, figure, penalty, why) for figure in members]
    return Battery(state, unit, attackers, RULES[action], melee=True, ranged=action != CHARGE)


# ------------------------------------------------------------ the law


def why_not_drill(state: FalloutState, unit: Unit, members: list[Figure], answer: Json) -> list[Reason]:
    """Why a squad may not do this as one: the first of its questions would not take the answer."""
    table = table_of(answer)
    reasons = why_misdrilled(state, unit, members, table)
    if reasons:
        return reasons
    action = DRILLS[text_of(table[DRILL])]
    if action == ATTACK:
        return AttackQuestion(battery_of(state, unit, members, action)).check({AT: table[AT]})
    march = march_of(state, unit, members, action)
    if march is None:
        return [Reason("fallout.melee.engaged_squad", "fallout-refused-drill-held", {"unit": unit.name})]
    return MoveQuestion(state, march).check(way_in(state, table))


def why_misdrilled(
    state: FalloutState, unit: Unit, members: list[Figure], table: dict[str, Json]
) -> list[Reason]:
    """Why an answer is none: it has no such drill, or does not say where to, or at whom."""
    id = text_of(table.get(DRILL))
    why = why_together(state)
    if id not in DRILLS:
        return [Reason(why, "core-refused-no-such-option", {"option": id[:40]})]
    strange = strange_key(table, DRILLING)
    party = [figure.id for figure in members]
    if strange is not None or "with" in table or misdrilled(table, party, FORMATIONS):
        return [Reason(why, "fallout-refused-drill-shape")]
    if (id in GOING) != ("lead" in table or "to" in table):
        return [Reason(why, "fallout-refused-drill-where", {"moves": "yes" if id in GOING else "no"})]
    if (id in AIMED) != (AT in table):
        return [Reason(why, "fallout-refused-drill-whom", {"aims": "yes" if id in AIMED else "no"})]
    if id in AIMED and not is_foe(state, unit, text_of(table[AT])):
        return [Reason(why, "fallout-refused-drill-nobody", {"target": text_of(table[AT])[:40]})]
    return []


def is_foe(state: FalloutState, unit: Unit, id: str) -> bool:
    """Whether an enemy unit of that name is on the table."""
    for other in state.units:
        if other.id == id:
            return other.side != unit.side and other.on_table()
    return False
