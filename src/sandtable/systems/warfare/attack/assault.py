"""Assault: infantry storms an adjacent hex; retreat, advance and what becomes of the crowd."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.event import Aim
from sandtable.core.preview import Preview
from sandtable.core.wire import Json, Message, Reason
from sandtable.hexmap import OFF
from sandtable.systems.warfare.attack.forecast import foresee
from sandtable.systems.warfare.attack.retreat import (
    advance,
    clear_crowds,
    fall_back,
    meet_on_the_way,
    question_marks,
    retreat_hex,
)
from sandtable.systems.warfare.attack.shooting import reveal
from sandtable.systems.warfare.attack.targeting import TargetQuestion, target_of
from sandtable.systems.warfare.attack.to_hit import assault_throw
from sandtable.systems.warfare.book.profiles import HEAVY, HELICOPTER, INFANTRY, LIGHT, VEHICLE, Column
from sandtable.systems.warfare.book.terrain import WATER
from sandtable.systems.warfare.ground.passable import why_not_cross
from sandtable.systems.warfare.harm.damage import Harm, inflict
from sandtable.systems.warfare.state.action_track import pay, price
from sandtable.systems.warfare.state.dice import (
    ALL_ROWS,
    CRITICAL_FAILURE,
    CRITICAL_SUCCESS,
    FAILURE,
    MARGINAL,
    SUCCESS,
    test_roll,
)
from sandtable.systems.warfare.state.identities import ASSAULT, WHOM_TO_ASSAULT
from sandtable.systems.warfare.state.names import unit_word
from sandtable.systems.warfare.state.refusals import NO_ENEMY, refused
from sandtable.systems.warfare.state.state import OBSTACLES, STEADY, Unit, WarfareState

FAILURE_AP = 2
"""warfare.assault.f: a penalty, so no damage discount applies to it."""

STORMED = {
    MARGINAL: Harm("warfare.assault.ms", levels=1),
    SUCCESS: Harm("warfare.assault.s", levels=1, damage=1),
    CRITICAL_SUCCESS: Harm("warfare.assault.cs", deadly=True),
}
"""warfare.assault.ms to warfare.assault.cs: what befalls the defender before he leaves the hex."""

REPULSED = Harm("warfare.assault.cf", damage=1)
"""What befalls the assaulter on a critical failure."""
NOBODY_TO_ASSAULT: Final = refused("warfare.assault.target")


def why_not_ready_to_assault(state: WarfareState, unit: Unit) -> list[Reason]:
    """warfare.assault.who: infantry without morale damage; warfare.heli.no_assault, warfare.amphib.no_fire."""
    if unit.profile.kind != INFANTRY:
        return refused("warfare.assault.who")
    if unit.morale != STEADY:
        return refused("warfare.assault.who")
    return refused("warfare.amphib.no_fire") if state.ground.kinds[unit.hex] == WATER else []


def assault_column(unit: Unit, target: Unit) -> Column | None:
    """warfare.assault.weapon: the light column against infantry, the heavy one against a vehicle."""
    return unit.profile.columns[HEAVY if target.profile.kind == VEHICLE else LIGHT]


def why_not_assault_target(state: WarfareState, unit: Unit, target: Unit) -> list[Reason]:
    """warfare.assault.target: why a unit cannot be assaulted by another.

    It must be adjacent, on the ground, hostile, and its hex open to the assaulter: neither triangles between nor
    water nor a roadblock (warfare.fort.no_crossing). A crowd in it bars nobody (warfare.hostage.shield).
    """
    if target.hex == OFF or state.ground.grid.distance(unit.hex, target.hex) != 1:
        return NOBODY_TO_ASSAULT
    if state.friends(unit.side, target.side):
        return NO_ENEMY
    if target.profile.kind == HELICOPTER:
        return refused("warfare.heli.no_assault")
    if assault_column(unit, target) is None:
        return refused("warfare.fire.no_heavy")
    if state.marks[target.hex] & OBSTACLES:
        return refused("warfare.roadblock.impassable")
    return why_not_cross(state, unit, unit.hex, target.hex)


def can_assault_target(state: WarfareState, unit: Unit, target: Unit) -> bool:
    """Whether a unit may assault another."""
    return not why_not_assault_target(state, unit, target)


def assaultable(state: WarfareState, unit: Unit) -> list[Unit]:
    """The adjacent enemies that a unit may assault."""
    targets: list[Unit] = []
    for hex in state.ground.grid.around(unit.hex):
        target = state.unit_at(hex)
        if target is not None and can_assault_target(state, unit, target):
            targets.append(target)
    return targets


def why_not_assault(state: WarfareState, unit: Unit) -> list[Reason]:
    """Why a unit has nobody to assault."""
    barred = why_not_ready_to_assault(state, unit)
    if barred:
        return barred
    return [] if assaultable(state, unit) else NOBODY_TO_ASSAULT


def can_assault(state: WarfareState, unit: Unit) -> bool:
    """Whether a unit has somebody to assault."""
    return not why_not_assault(state, unit)


class AssaultQuestion(TargetQuestion):
    """Which of the adjacent enemies the infantry assaults, with the odds of each outcome."""

    identity: ClassVar[str] = WHOM_TO_ASSAULT

    def __init__(self, state: WarfareState, unit: Unit) -> None:
        prompt = Message("warfare-ask-assault", {"unit": unit_word(unit)})
        targets = assaultable(state, unit)
        super().__init__(
            state, unit.side, "warfare.assault.target", prompt, targets, subject=unit.id, weapon=ASSAULT
        )
        self.unit = unit

    def range_of(self) -> int:
        return 1

    def why_not_target(self, target: Unit) -> list[Reason]:
        return why_not_assault_target(self.state, self.unit, target)

    def preview_of(self, target: Unit, preview: Preview) -> None:
        if preview.reasons:
            return
        unit, state = self.unit, self.state
        aim: Json = {"at": target.id}
        marks = [target.hex, retreat_hex(state, unit, target)]
        assuming = Message("warfare-assuming-marks") if question_marks(state, self.side, marks) else None
        foresee(
            state,
            self.side,
            preview,
            lambda copy: assault(copy, copy.units[unit.index], aim),
            unit,
            [target, unit],
            fates_assuming=assuming,
        )


async def assault(state: WarfareState, unit: Unit, answer: Json) -> None:
    """warfare.assault.cost: the cost of the column, paid before the roll; then the five outcomes.

    warfare.assault.no_overwatch: neither advance nor retreat triggers overwatch. warfare.pop.assault_leave: the
    population of the assaulter's hex stays where it is.
    """
    target = target_of(state, answer)
    column = assault_column(unit, target)
    assert column is not None
    ap = price(unit, column.cost)
    unit.overwatch = False
    pay(state, unit.side, ap)
    reveal(state, unit, target)
    state.aim(lambda: Aim([unit.id], target.id, 0.0))
    state.tell(
        "warfare-event-assaults",
        lambda: {"unit": unit_word(unit), "target": unit_word(target), "ap": ap},
        ["warfare.assault.cost"],
        unit.side,
        unit.id,
    )
    throw = assault_throw(state, unit, target, column.rank)
    outcome = await test_roll(state, unit.side, throw, ALL_ROWS, "warfare.assault.die", unit.id)
    if outcome == CRITICAL_FAILURE:
        inflict(state, unit, REPULSED, [], target.side)
    elif outcome == FAILURE:
        pay(state, unit.side, FAILURE_AP)
        state.tell(
            "warfare-event-assault-fails",
            lambda: {"unit": unit_word(unit), "ap": FAILURE_AP},
            ["warfare.assault.f"],
            unit.side,
            unit.id,
        )
    else:
        await storm(state, unit, target, outcome)


async def storm(state: WarfareState, unit: Unit, target: Unit, outcome: int) -> None:
    """The defender suffers and leaves the hex, the assaulter moves in.

    warfare.assault.retreat_order: what the assault does to the defender comes before its retreat.

    warfare.assault.ms, warfare.assault.s, warfare.assault.cs.
    """
    hex = target.hex
    inflict(state, target, STORMED[outcome], [], unit.side)
    fled = OFF if target.gone else fall_back(state, unit, target)
    await clear_crowds(state, unit, target, hex, fled)
    came_from = unit.hex
    advance(state, unit, hex)
    await meet_on_the_way(state, unit, came_from, target)
