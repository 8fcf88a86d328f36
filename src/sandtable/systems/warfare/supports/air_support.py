"""Close air support: aircraft over the target, and the two chances to bring them down."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import ClassVar, final

from sandtable.core.effects import Effect, Mark
from sandtable.core.wire import Message, Reason, text_of
from sandtable.hexmap import OFF
from sandtable.systems.warfare.attack.shooting import resolve_fire, reveal
from sandtable.systems.warfare.attack.support_calls import (
    REACTIONS,
    CallQuestion,
    call,
    fog_ahead,
    value_of,
)
from sandtable.systems.warfare.attack.support_reactions import ReactionQuestion
from sandtable.systems.warfare.attack.to_hit import defence_shift
from sandtable.systems.warfare.book.profiles import DRONE, HELICOPTER, INFANTRY, SAM
from sandtable.systems.warfare.book.terrain import WATER
from sandtable.systems.warfare.ground.helicopters import is_high
from sandtable.systems.warfare.ground.hostages import why_not_endanger
from sandtable.systems.warfare.ground.sight import sees_aircraft
from sandtable.systems.warfare.harm.damage import damage_shift, strike
from sandtable.systems.warfare.state.action_track import enemies_in_order, pay, price
from sandtable.systems.warfare.state.asking import decide
from sandtable.systems.warfare.state.dice import Shift, Throw, combat_roll
from sandtable.systems.warfare.state.identities import (
    HEAVY_VALUE,
    HOLD,
    LIGHT_VALUE,
    WHETHER_TO_FIRE_SAM,
    WHOM_TO_STRIKE,
)
from sandtable.systems.warfare.state.names import piece_word, unit_word
from sandtable.systems.warfare.state.refusals import NO_ENEMY, refused
from sandtable.systems.warfare.state.state import STEADY, Piece, Support, Unit, WarfareState
from sandtable.systems.warfare.state.supports_at_hand import park

Rest = Coroutine[Effect, object, None]
"""What is left of a mission from some place on."""


def why_not_strike(state: WarfareState, support: Support, value: str, target: Unit) -> list[Reason]:
    """Why aircraft or a drone cannot attack a unit; neither sight nor range matters (warfare.cas.use).

    warfare.cas.light_vs_vehicle: either value may be used against anything on the ground. warfare.cas.vs_heli,
    warfare.support.not_vs_helicopters: a helicopter only if it is high, by something large, with the heavy value.
    """
    if target.hex == OFF:
        return refused("warfare.transport.passenger_idle")
    if state.friends(support.side, target.side):
        return NO_ENEMY
    if target.profile.kind == HELICOPTER:
        if support.profile.kind == DRONE and not support.profile.sam_symbol:
            return refused("warfare.support.not_vs_helicopters")
        if not is_high(state, target):
            return refused("warfare.heli.low_threats")
        if value == LIGHT_VALUE:
            return refused("warfare.cas.vs_heli")
    return why_not_endanger(state, state.seats[support.side].regular, target)


def can_strike(state: WarfareState, support: Support, value: str, target: Unit) -> bool:
    """Whether aircraft or a drone may attack a unit."""
    return not why_not_strike(state, support, value, target)


def strike_targets(state: WarfareState, support: Support, value: str) -> list[Unit]:
    """The units that aircraft or a drone may attack with a value."""
    return [
        target for target in state.enemies_on_map(support.side) if can_strike(state, support, value, target)
    ]


class StrikeQuestion(CallQuestion):
    """Which unit is attacked from the air."""

    identity: ClassVar[str] = WHOM_TO_STRIKE

    def __init__(self, state: WarfareState, support: Support, value: str) -> None:
        targets = strike_targets(state, support, value)
        super().__init__(state, support, value, "warfare.cas.use", targets)

    def why_not_target(self, target: Unit) -> list[Reason]:
        return why_not_strike(self.state, self.support, self.value, target)

    def play(self, state: WarfareState, target: Unit) -> Coroutine[Effect, object, None]:
        return air_strike(state, state.supports[self.support.index], self.value, target)

    def assuming(self, target: Unit) -> Message | None:
        return fog_ahead(self.state, self.side)

    def policy(self) -> str:
        return REACTIONS


async def air_strike(state: WarfareState, support: Support, value: str, target: Unit) -> None:
    """Pay, fly in under fire, attack, fly out under fire, and to the action track.

    warfare.cas.use to warfare.cas.park
    """
    call(state, support, value, target, "warfare.cas.use")
    await _fly_in(state, support, value, target, enemies_in_order(state, support.side))


async def _fly_in(state: WarfareState, support: Support, value: str, target: Unit, sides: list[int]) -> None:
    """Under the fire of these sides; then the attack, if it comes to that."""
    rest = Onward(lambda left: _fly_in(state, support, value, target, left))
    if await entry_fire(state, support, target.hex, sides, rest):
        hex = target.hex
        await attack(state, support, value, target, "warfare.cas.attack")
        await _fly_out(state, support, hex, enemies_in_order(state, support.side))
    else:
        park(state, support, "warfare.cas.park")


async def _fly_out(state: WarfareState, support: Support, hex: int, sides: list[int]) -> None:
    """Once more under fire, and to the action track."""
    rest = Onward(lambda left: _fly_out(state, support, hex, left))
    await exit_fire(state, support, hex, sides, rest)
    park(state, support, "warfare.cas.park")


@final
class Onward:
    """How a mission goes on from where some sides are still to be asked; for marks."""

    __slots__ = ("go",)

    def __init__(self, go: Callable[[list[int]], Rest]) -> None:
        self.go = go

    def mark(self, key: str, left: list[int]) -> Mark:
        """The mark of that place."""
        return Mark(key, lambda: self.go(left))


def able(state: WarfareState, support: Support) -> bool:
    """warfare.cas.abort: whether the mission goes on; a morale result before the attack cancels it."""
    if support.gone:
        return False
    if support.morale == STEADY:
        return True
    state.tell(
        "warfare-event-cancelled",
        lambda: {"unit": piece_word(support)},
        ["warfare.cas.abort"],
        support.side,
        support.id,
    )
    return False


async def attack(state: WarfareState, support: Support, value: str, target: Unit, why: str) -> None:
    """warfare.cas.attack: normal fire, with the target's defence and terrain and the attacker's own damage."""
    await Mark(f"attack {target.index} {why}")
    heavy = value == HEAVY_VALUE
    await resolve_fire(state, support, value_of(support, value).rank, heavy, target, OFF, why)


# ------------------------------------------------------------ SAM


def why_not_fire_sam(state: WarfareState, unit: Unit, hex: int, leaving: bool) -> list[Reason]:
    """Why a unit's SAM cannot be fired at an aircraft over a hex.

    warfare.cas.entry_sam: on overwatch, in range, not through smoke. warfare.cas.exit_sam: in any case, at any range.
    """
    column = unit.profile.columns[SAM]
    if column is None or unit.hex == OFF:
        return refused("warfare.sam.targets")
    if unit.morale != STEADY:
        return refused("warfare.fire.morale_bar")
    if unit.profile.kind == INFANTRY and state.ground.kinds[unit.hex] == WATER:
        return refused("warfare.amphib.no_fire")
    if leaving:
        return []
    if not unit.overwatch:
        return refused("warfare.cas.entry_sam")
    if state.ground.grid.distance(unit.hex, hex) > column.reach:
        return refused("warfare.fire.range")
    return [] if sees_aircraft(state, unit, hex) else refused("warfare.cas.entry_sam")


def can_fire_sam(state: WarfareState, unit: Unit, hex: int, leaving: bool) -> bool:
    """Whether a unit's SAM may be fired at an aircraft over a hex."""
    return not why_not_fire_sam(state, unit, hex, leaving)


def sam_units(state: WarfareState, side: int, hex: int, leaving: bool) -> list[Unit]:
    """The units of a side that may fire a SAM at the aircraft."""
    return [
        unit
        for unit in state.units
        if unit.side == side
        and unit.profile.columns[SAM] is not None  # seldom so, and quicker to ask than the law
        and not unit.gone
        and can_fire_sam(state, unit, hex, leaving)
    ]


def sam_price(unit: Unit) -> int:
    """The SAM cost less the damage discount."""
    column = unit.profile.columns[SAM]
    assert column is not None
    return price(unit, column.cost)


class SamQuestion(ReactionQuestion):
    """warfare.cas.entry_sam, warfare.cas.exit_sam: whether, and with which unit, to fire at the aircraft."""

    identity: ClassVar[str] = WHETHER_TO_FIRE_SAM

    def __init__(self, state: WarfareState, side: int, support: Support, units: list[Unit], why: str) -> None:
        super().__init__(state, side, why, "warfare-ask-sam", support, units)

    def label(self) -> str:
        return "warfare-opt-sam"

    def price(self, piece: Piece) -> int:
        assert isinstance(piece, Unit)
        return sam_price(piece)

    def play(self, state: WarfareState, piece: Piece, support: Support) -> Coroutine[Effect, object, object]:
        assert isinstance(piece, Unit)
        return fire_sam(state, piece, support, self.why)


async def entry_fire(state: WarfareState, support: Support, hex: int, sides: list[int], rest: Onward) -> bool:
    """warfare.cas.entry_sam: before the attack, unit by unit, until the aircraft is stopped. Whether it is able."""
    why = "warfare.cas.entry_sam"
    for number, side in enumerate(sides):
        while not support.gone and support.morale == STEADY:
            units = sam_units(state, side, hex, False)
            if not units:
                break
            await rest.mark(f"in {side}", sides[number:])
            answer = text_of(await decide(state, SamQuestion(state, side, support, units, why)))
            if answer == HOLD:
                break
            await fire_sam(state, state.unit(answer), support, why)
    return able(state, support)


async def exit_fire(state: WarfareState, support: Support, hex: int, sides: list[int], rest: Onward) -> None:
    """warfare.cas.exit_sam, warfare.cas.two_chances: after the attack one SAM unit of the whole enemy team may fire."""
    why = "warfare.cas.exit_sam"
    for number, side in enumerate(sides):
        units = sam_units(state, side, hex, True)
        if not units:
            continue
        await rest.mark(f"out {side}", sides[number:])
        answer = text_of(await decide(state, SamQuestion(state, side, support, units, why)))
        if answer != HOLD:
            await fire_sam(state, state.unit(answer), support, why)
            return


async def fire_sam(state: WarfareState, unit: Unit, support: Support, why: str) -> None:
    """warfare.sam.resolve, warfare.cas.result_on_aircraft: an ordinary attack; the result stays on the counter."""
    column = unit.profile.columns[SAM]
    assert column is not None
    unit.overwatch = False
    pay(state, unit.side, sam_price(unit))
    reveal(state, unit, support)
    state.tell(
        "warfare-event-sam",
        lambda: {
            "unit": unit_word(unit),
            "target": piece_word(support),
            "ap": sam_price(unit),
        },
        [why],
        unit.side,
        unit.id,
    )
    throw = aircraft_throw(unit, column.rank, support, support.profile.defence)
    result = await combat_roll(state, unit.side, throw, "warfare.sam.resolve", unit.id)
    strike(state, support, result, ["warfare.cas.result_on_aircraft", *throw.rules()], unit.side)


def aircraft_throw(firer: Piece, rank: int, support: Support, defence: int) -> Throw:
    """warfare.sam.resolve: shifted by the aircraft's defence and the firer's damage; there is no terrain up there."""
    shifts: list[Shift] = [defence_shift(support, defence), *damage_shift(firer)]
    return Throw(rank, shifts)
