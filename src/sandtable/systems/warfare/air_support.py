"""Close air support: aircraft over the target, and the two chances to bring them down."""

from __future__ import annotations

from sandtable.core.preview import Preview
from sandtable.core.question import Choose, Option
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.hexmap import OFF
from sandtable.systems.warfare.calling import HEAVY_VALUE, LIGHT_VALUE, CallQuestion, call, value_of
from sandtable.systems.warfare.damage import damage_shift, strike
from sandtable.systems.warfare.deciding import decide
from sandtable.systems.warfare.dice import Shift, Throw, combat_ladder, combat_odds, combat_roll
from sandtable.systems.warfare.fire import defence_shift, resolve_fire, reveal
from sandtable.systems.warfare.helicopters import is_high
from sandtable.systems.warfare.hostages import shield
from sandtable.systems.warfare.naming import piece_word, unit_word
from sandtable.systems.warfare.parking import park
from sandtable.systems.warfare.pricing import show_price
from sandtable.systems.warfare.profiles import HELICOPTER, INFANTRY, SAM
from sandtable.systems.warfare.refusing import FREE
from sandtable.systems.warfare.sight import sees_aircraft
from sandtable.systems.warfare.state import STEADY, Piece, Support, Unit, WarfareState
from sandtable.systems.warfare.terrain import WATER
from sandtable.systems.warfare.track import enemies_in_order, pay, price

HOLD = "hold"


def strike_bar(state: WarfareState, support: Support, value: str, target: Unit) -> str:
    """Why aircraft or a drone cannot attack a unit; neither sight nor range matters (warfare.cas.use).

    warfare.cas.light_vs_vehicle: either value may be used against anything on the ground. warfare.cas.vs_heli,
    warfare.support.not_vs_helicopters: a helicopter only if it is high, by something large, with the heavy value.
    """
    if target.hex == OFF:
        return "warfare.transport.passenger_idle"
    if state.friends(support.side, target.side):
        return "warfare.fire.enemy_only"
    if target.profile.kind == HELICOPTER:
        if support.profile.kind == "drone" and not support.profile.sam_symbol:
            return "warfare.support.not_vs_helicopters"
        if not is_high(state, target):
            return "warfare.heli.low_threats"
        if value == LIGHT_VALUE:
            return "warfare.cas.vs_heli"
    return shield(state, state.seats[support.side].regular, target)


def strike_targets(state: WarfareState, support: Support, value: str) -> list[Unit]:
    """The units that aircraft or a drone may attack with a value."""
    return [
        target
        for target in state.units
        if target.hex != OFF and not strike_bar(state, support, value, target)
    ]


class StrikeQuestion(CallQuestion):
    """Which unit is attacked from the air."""

    def __init__(self, state: WarfareState, support: Support, value: str) -> None:
        targets = strike_targets(state, support, value)
        super().__init__(state, support, value, "warfare.cas.use", targets)

    def bar_of(self, target: Unit) -> str:
        return strike_bar(self.state, self.support, self.value, target)


async def air_strike(state: WarfareState, support: Support, value: str) -> None:
    """Pay, fly in under fire, attack, fly out under fire, and to the action track.

    warfare.cas.use to warfare.cas.park
    """
    question = StrikeQuestion(state, support, value)
    target = question.aimed(await decide(state, question))
    call(state, support, value, target, "warfare.cas.use")
    await entry_fire(state, support, target.hex)
    if able(state, support):
        hex = target.hex
        await attack(state, support, value, target, "warfare.cas.attack")
        await exit_fire(state, support, hex)
    park(state, support, "warfare.cas.park")


def able(state: WarfareState, support: Support) -> bool:
    """warfare.cas.abort: whether the mission goes on; a morale result before the attack cancels it."""
    if support.gone:
        return False
    if support.morale == STEADY:
        return True
    if state.listens():
        said: dict[str, Json] = {"unit": piece_word(support)}
        state.tell("warfare-event-cancelled", said, ["warfare.cas.abort"], support.side, support.id)
    return False


async def attack(state: WarfareState, support: Support, value: str, target: Unit, why: str) -> None:
    """warfare.cas.attack: normal fire, with the target's defence and terrain and the attacker's own damage."""
    heavy = value == HEAVY_VALUE
    await resolve_fire(state, support, value_of(support, value).rank, heavy, target, OFF, why)


# ------------------------------------------------------------ SAM


def sam_bar(state: WarfareState, unit: Unit, hex: int, leaving: bool) -> str:
    """Why a unit's SAM cannot be fired at an aircraft over a hex.

    warfare.cas.entry_sam: on overwatch, in range, not through smoke. warfare.cas.exit_sam: in any case, at any range.
    """
    column = unit.profile.columns[SAM]
    if column is None or unit.hex == OFF:
        return "warfare.sam.targets"
    if unit.morale != STEADY:
        return "warfare.fire.morale_bar"
    if unit.profile.kind == INFANTRY and state.ground.kinds[unit.hex] == WATER:
        return "warfare.amphib.no_fire"
    if leaving:
        return FREE
    if not unit.overwatch:
        return "warfare.cas.entry_sam"
    if state.ground.grid.distance(unit.hex, hex) > column.reach:
        return "warfare.fire.range"
    return FREE if sees_aircraft(state, unit, hex) else "warfare.cas.entry_sam"


def sam_units(state: WarfareState, side: int, hex: int, leaving: bool) -> list[Unit]:
    """The units of a side that may fire a SAM at the aircraft."""
    return [
        unit
        for unit in state.units
        if unit.side == side and not unit.gone and not sam_bar(state, unit, hex, leaving)
    ]


def sam_price(unit: Unit) -> int:
    """The SAM cost less the damage discount."""
    column = unit.profile.columns[SAM]
    assert column is not None
    return price(unit, column.cost)


class SamQuestion(Choose):
    """warfare.cas.entry_sam, warfare.cas.exit_sam: whether, and with which unit, to fire at the aircraft."""

    def __init__(self, state: WarfareState, side: int, support: Support, units: list[Unit], why: str) -> None:
        options = [
            Option(
                unit.id,
                Message("warfare-opt-sam", {"unit": unit_word(unit), "ap": sam_price(unit)}),
                why,
                icon="target",
                token=unit.id,
            )
            for unit in units
        ]
        options.append(Option(HOLD, Message("warfare-opt-hold"), why, icon="eye"))
        prompt = Message("warfare-ask-sam", {"unit": piece_word(support)})
        super().__init__(side, why, prompt, options, support.id, "warfare.overwatch")
        self.state = state
        self.support = support
        self.units = units

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        for unit in self.units:
            column = unit.profile.columns[SAM]
            if unit.id == answer and column is not None:
                air_console(self.state, preview, unit, column.rank, self.support, sam_price(unit))
        return preview


async def entry_fire(state: WarfareState, support: Support, hex: int) -> None:
    """warfare.cas.entry_sam: before the attack, unit by unit, until the aircraft is stopped."""
    why = "warfare.cas.entry_sam"
    for side in enemies_in_order(state, support.side):
        while not support.gone and support.morale == STEADY:
            units = sam_units(state, side, hex, False)
            if not units:
                break
            answer = text_of(await decide(state, SamQuestion(state, side, support, units, why)))
            if answer == HOLD:
                break
            await fire_sam(state, state.unit(answer), support, why)


async def exit_fire(state: WarfareState, support: Support, hex: int) -> None:
    """warfare.cas.exit_sam, warfare.cas.two_chances: after the attack one SAM unit of the whole enemy team may fire."""
    why = "warfare.cas.exit_sam"
    for side in enemies_in_order(state, support.side):
        units = sam_units(state, side, hex, True)
        if not units:
            continue
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
    if state.listens():
        said: dict[str, Json] = {
            "unit": unit_word(unit),
            "target": piece_word(support),
            "ap": sam_price(unit),
        }
        state.tell("warfare-event-sam", said, [why], unit.side, unit.id)
    throw = aircraft_throw(unit, column.rank, support, support.profile.defence)
    result = await combat_roll(state, unit.side, throw, "warfare.sam.resolve", unit.id)
    strike(state, support, result, ["warfare.cas.result_on_aircraft", *throw.rules()], unit.side)


def aircraft_throw(firer: Piece, rank: int, support: Support, defence: int) -> Throw:
    """warfare.sam.resolve: shifted by the aircraft's defence and the firer's damage; there is no terrain up there."""
    shifts: list[Shift] = [defence_shift(support, defence), *damage_shift(firer)]
    return Throw(rank, shifts)


def air_console(
    state: WarfareState, preview: Preview, firer: Piece, rank: int, support: Support, ap: int
) -> None:
    """The dice console of a shot at an aircraft or a drone; a defence that was never seen is left out."""
    seen = support.known >> firer.side & 1
    throw = aircraft_throw(firer, rank, support, support.profile.defence if seen else 0)
    show_price(state, preview, firer.side, ap)
    preview.modifiers = throw.modifiers()
    preview.ladder = combat_ladder(throw)
    preview.odds.append(combat_odds(throw))
    if not seen:
        values: dict[str, Json] = {"unit": piece_word(support)}
        preview.warnings.append(Reason("warfare.comp.fog", "warfare-warning-defence-unknown", values))
