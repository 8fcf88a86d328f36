"""What a squad may be told to do on one answer, with how far it goes and how many can attack."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.core.question import DrillOption, drill_fields
from sandtable.core.wire import Json, Message, Reason
from sandtable.systems.fallout.move.paces import allowance_of
from sandtable.systems.fallout.state.identities import ATTACK, CHARGE, DRILL_RUSH, MOVE, MOVE_FIRE
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.systems.fallout.turn.action_rules import ICONS, PENALTY, RULES
from sandtable.systems.fallout.turn.drills import AIMED, DRILLS, GOING, battery_of
from sandtable.table import SHAPES


def note_of(state: FalloutState, members: list[Figure], action: str) -> Message | None:
    """What stands beside an action: how far it goes, and what attacks after it are worse by."""
    if action not in (MOVE, MOVE_FIRE, CHARGE):
        return None
    values: dict[str, Json] = {"far": allowance_of(state, members, action), "measure": state.lengths.unit}
    if action == MOVE:
        return Message("fallout-note-far", values)
    values["penalty"] = PENALTY
    return Message("fallout-note-far-then", values)


def drills_of(
    state: FalloutState, unit: Unit, members: list[Figure], why_not: Callable[[str], list[Reason]]
) -> dict[str, Json]:
    """What the question of the action adds for a squad that may be told all of it at once.

    `lead` moves its leader, or whoever of it comes first.
    """
    leader = members[0]
    for figure in members:
        if figure.leader:
            leader = figure
    options: list[DrillOption] = []
    for id, action in DRILLS.items():
        reasons = why_not(action)
        note = None if reasons else note_of(state, members, action)
        if action == ATTACK and not reasons:
            note = Message("fallout-note-able", {"n": _able(state, unit, members), "of": len(members)})
        far = allowance_of(state, members, action) if id in GOING else 0.0
        words = Message("fallout-drill-" + id)
        icon = ICONS[MOVE] if id == DRILL_RUSH else ICONS[action]
        options.append(DrillOption(id, words, RULES[action], note, reasons, icon, far, id in AIMED))
    return drill_fields(
        options, [figure.id for figure in members], (leader.base.x, leader.base.y), SHAPES, 0.0
    )


def _able(state: FalloutState, unit: Unit, members: list[Figure]) -> int:
    """How many of them have an enemy to attack from where they stand."""
    battery = battery_of(state, unit, members, ATTACK)
    foes = battery.targets()
    return sum(
        1
        for attacker in battery.ready()
        if any(battery.near(attacker, foe) and battery.best(attacker, foe) is not None for foe in foes)
    )
