"""Support drones: attacks as from aircraft, ramming, jamming and reconnaissance; squad drones."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import ClassVar

from sandtable.core.effects import Effect, Mark
from sandtable.core.question import Choose, Option
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.hexmap import OFF
from sandtable.systems.warfare.attack.paid_tests import icon_rank, paid_test, special_price
from sandtable.systems.warfare.attack.shooting import reveal, show_values
from sandtable.systems.warfare.attack.support_calls import CallQuestion, call, call_price
from sandtable.systems.warfare.attack.support_reactions import ReactionQuestion
from sandtable.systems.warfare.attack.targeting import target_of
from sandtable.systems.warfare.book.profiles import DRONE, INFANTRY, RECON_ICON, SQUAD_DRONES
from sandtable.systems.warfare.harm.damage import strike
from sandtable.systems.warfare.state.action_track import enemies_in_order, pay
from sandtable.systems.warfare.state.asking import decide
from sandtable.systems.warfare.state.dice import (
    CRITICAL_SUCCESS,
    FAILURE,
    MISS,
    MORALE_HIT,
    THREE_ROWS,
    combat_roll,
)
from sandtable.systems.warfare.state.identities import (
    HOLD,
    JAM_TOPIC,
    LIGHT_VALUE,
    WHETHER_TO_JAM,
    WHETHER_TO_RAM,
    WHICH_DRONE,
    WHOM_TURNED_DRONE_STRIKES,
)
from sandtable.systems.warfare.state.names import piece_word, unit_word
from sandtable.systems.warfare.state.refusals import NO_ABILITY, NO_ENEMY, NO_ICON, refused, why_not_able
from sandtable.systems.warfare.state.state import NOBODY, Piece, Support, Unit, WarfareState
from sandtable.systems.warfare.state.supports_at_hand import can_call, park, wipe
from sandtable.systems.warfare.supports.air_support import (
    Onward,
    StrikeQuestion,
    able,
    aircraft_throw,
    attack,
    entry_fire,
    exit_fire,
    why_not_strike,
)

ATTACKS = 0
STOPPED = 1
TAKEN = 2
"""What becomes of a drone's mission when jamming was tried."""

SQUAD_DRONES_REACH = 2
SQUAD_DRONES_PRICE = 1
"""warfare.squad_drones.use."""


class DroneQuestion(StrikeQuestion):
    """Which unit a drone attacks."""

    def play(self, state: WarfareState, target: Unit) -> Coroutine[Effect, object, None]:
        return drone_strike(state, state.supports[self.support.index], self.value, target)


async def drone_strike(state: WarfareState, drone: Support, value: str, target: Unit) -> None:
    """warfare.drone.like_cas, warfare.drone.reaction_order: ramming, SAM, jamming, the attack, SAM once more."""
    call(state, drone, value, target, "warfare.drone.like_cas")
    if not await _rammed(state, drone):
        used(state, drone)
    elif drone.profile.sam_symbol:
        await _fly_in(state, drone, value, target, enemies_in_order(state, drone.side))
    else:
        await _over_target(state, drone, value, target)


async def _fly_in(state: WarfareState, drone: Support, value: str, target: Unit, sides: list[int]) -> None:
    """warfare.drone.sam_symbol: large drones come under the fire of SAM; one that is stopped ends the sequence."""
    rest = Onward(lambda left: _fly_in(state, drone, value, target, left))
    if await entry_fire(state, drone, target.hex, sides, rest):
        await Mark("near", lambda: _over_target(state, drone, value, target))
        await _over_target(state, drone, value, target)
    else:
        used(state, drone)


async def _over_target(state: WarfareState, drone: Support, value: str, target: Unit) -> None:
    """Jamming, then the attack of whoever flies it."""
    jammed, side = await _jammed(state, drone)
    if jammed == ATTACKS:
        hex = target.hex
        await attack(state, drone, value, target, "warfare.drone.like_cas")
        await _fly_out(
            state, drone, hex, enemies_in_order(state, drone.side) if drone.profile.sam_symbol else []
        )
        return
    targets = turned_targets(state, side, drone, value) if jammed == TAKEN else []
    if targets:
        await Mark(f"turned {side}", lambda: _turned(state, side, drone, value, targets))
        await _turned(state, side, drone, value, targets)
    else:
        used(state, drone)


async def _fly_out(state: WarfareState, drone: Support, hex: int, sides: list[int]) -> None:
    """The SAM once more, where any may fire at it."""
    rest = Onward(lambda left: _fly_out(state, drone, hex, left))
    await exit_fire(state, drone, hex, sides, rest)
    used(state, drone)


def used(state: WarfareState, drone: Support) -> None:
    """warfare.drone.used: a surviving drone goes to the action track and loses every counter it had."""
    wipe(drone)
    park(state, drone, "warfare.drone.used")


# ------------------------------------------------------------ ramming


class RamQuestion(ReactionQuestion):
    """warfare.ram.use: whether a drone on overwatch rams the one that has just been activated."""

    identity: ClassVar[str] = WHETHER_TO_RAM

    def __init__(self, state: WarfareState, side: int, drone: Support, rammers: list[Support]) -> None:
        super().__init__(state, side, "warfare.ram.use", "warfare-ask-ram", drone, rammers)

    def label(self) -> str:
        return "warfare-opt-ram"

    def price(self, piece: Piece) -> int:
        assert isinstance(piece, Support)
        return call_price(piece, LIGHT_VALUE)

    def play(self, state: WarfareState, piece: Piece, support: Support) -> Coroutine[Effect, object, object]:
        assert isinstance(piece, Support)
        return _ram(state, piece, support)

    def watched(self, piece: Piece) -> list[Piece]:
        return [self.support, piece]


def rammers_of(state: WarfareState, side: int) -> list[Support]:
    """The drones of a side that wait on overwatch, which a drone does only in order to ram."""
    return [
        one
        for one in state.supports
        if one.side == side and one.overwatch and one.profile.kind == DRONE and can_call(state, one)
    ]


async def _rammed(state: WarfareState, drone: Support) -> bool:
    """warfare.drone.symbol_jam_not_ram: large drones cannot be rammed. Whether the mission goes on."""
    if drone.profile.sam_symbol:
        return True
    for side in enemies_in_order(state, drone.side):
        while not drone.gone:
            rammers = rammers_of(state, side)
            if not rammers:
                break
            await Mark(f"ram {side}")
            answer = text_of(await decide(state, RamQuestion(state, side, drone, rammers)))
            if answer == HOLD:
                break
            rammer = state.find_support(answer)
            assert rammer is not None
            if not await _ram(state, rammer, drone):
                return False
    return not drone.gone


async def _ram(state: WarfareState, rammer: Support, drone: Support) -> bool:
    """The result counts for both drones; a morale result sends both home.

    warfare.ram.both, warfare.ram.morale, warfare.ram.damage
    """
    ap = call_price(rammer, LIGHT_VALUE)
    pay(state, rammer.side, ap)
    rammer.overwatch = False
    reveal(state, rammer, drone)
    state.tell(
        "warfare-event-rams",
        lambda: {"unit": piece_word(rammer), "target": piece_word(drone), "ap": ap},
        ["warfare.ram.use"],
        rammer.side,
        rammer.id,
    )
    throw = aircraft_throw(rammer, rammer.profile.light.rank, drone, drone.profile.defence)
    result = await combat_roll(state, rammer.side, throw, "warfare.ram.use", rammer.id)
    if result not in (MISS, MORALE_HIT):
        strike(state, drone, result, ["warfare.ram.both", *throw.rules()], rammer.side)
        strike(state, rammer, result, ["warfare.ram.both"], rammer.side)
    used(state, rammer)
    if result == MORALE_HIT:
        state.tell(
            "warfare-event-cancelled",
            lambda: {"unit": piece_word(drone)},
            ["warfare.ram.morale"],
            drone.side,
            drone.id,
        )
    return result != MORALE_HIT and able(state, drone)


# ------------------------------------------------------------ jamming


def why_not_jam(unit: Unit) -> list[Reason]:
    """warfare.jam.who: infantry with the recon icon, anywhere on the map, not Suppressed."""
    if unit.profile.kind != INFANTRY or not icon_rank(unit, RECON_ICON):
        return refused("warfare.jam.who")
    return why_not_able(unit)


def can_jam(unit: Unit) -> bool:
    """Whether a unit may jam."""
    return not why_not_jam(unit)


class JamQuestion(ReactionQuestion):
    """Whether, and with which infantry, to jam the drone before it attacks."""

    identity: ClassVar[str] = WHETHER_TO_JAM

    def __init__(self, state: WarfareState, side: int, drone: Support, units: list[Unit]) -> None:
        super().__init__(state, side, "warfare.jam.who", "warfare-ask-jam", drone, units, JAM_TOPIC)

    def label(self) -> str:
        return "warfare-opt-jam"

    def price(self, piece: Piece) -> int:
        assert isinstance(piece, Unit)
        return special_price(piece)

    def play(self, state: WarfareState, piece: Piece, support: Support) -> Coroutine[Effect, object, object]:
        assert isinstance(piece, Unit)
        return _jam(state, piece, support)

    def watched(self, piece: Piece) -> list[Piece]:
        return []

    def shifted(self) -> bool:
        return False


async def _jammed(state: WarfareState, drone: Support) -> tuple[int, int]:
    """warfare.jam.who: one attempt for each attack, by the first enemy side that wants it.

    What becomes of the mission, and which side has tried.
    """
    for side in enemies_in_order(state, drone.side):
        units = [unit for unit in state.units if unit.side == side and not unit.gone and can_jam(unit)]
        if not units:
            continue
        await Mark(f"jam {side}")
        answer = text_of(await decide(state, JamQuestion(state, side, drone, units)))
        if answer != HOLD:
            return await _jam(state, state.unit(answer), drone), side
    return ATTACKS, NOBODY


async def _jam(state: WarfareState, unit: Unit, drone: Support) -> int:
    """warfare.jam.die, .f, .s, .cs: the icon's colour; the drone attacks, gives up or changes hands."""
    outcome = await paid_test(
        state,
        unit,
        icon_rank(unit, RECON_ICON),
        THREE_ROWS,
        "warfare-event-jams",
        "warfare.jam.die",
        special_price(unit),
    )
    said: dict[str, Json] = {"unit": piece_word(drone)}
    if outcome == FAILURE:
        state.tell("warfare-event-jam-fails", said, ["warfare.jam.f"], unit.side, drone.id)
        return ATTACKS
    if outcome != CRITICAL_SUCCESS:
        state.tell("warfare-event-cancelled", said, ["warfare.jam.s"], unit.side, drone.id)
        return STOPPED
    state.tell("warfare-event-jam-takes", said, ["warfare.jam.cs"], unit.side, drone.id)
    show_values(state, drone, unit.side)  # warfare.comp.fog: whoever flies it sees what it can do
    return TAKEN


class TurnedDrone(CallQuestion):
    """warfare.jam.cs: at which unit of its own side the jammer sends the drone."""

    identity: ClassVar[str] = WHOM_TURNED_DRONE_STRIKES

    def __init__(
        self, state: WarfareState, side: int, drone: Support, value: str, targets: list[Unit]
    ) -> None:
        super().__init__(state, drone, value, "warfare.jam.cs", targets, side)

    def why_not_target(self, target: Unit) -> list[Reason]:
        return why_not_turn_on(self.state, self.side, self.support, self.value, target)

    def play(self, state: WarfareState, target: Unit) -> Coroutine[Effect, object, None]:
        return attack_its_own(state, self.side, state.supports[self.support.index], self.value, target)

    def watched(self, target: Unit) -> list[Piece]:
        return [target]


def why_not_turn_on(state: WarfareState, side: int, drone: Support, value: str, target: Unit) -> list[Reason]:
    """Whom a drone that changed hands may attack: the units of its owner's team, as any drone could."""
    if state.friends(side, target.side):
        return NO_ENEMY
    owner = drone.side
    drone.side = side
    barred = why_not_strike(state, drone, value, target)
    drone.side = owner
    return barred


def can_turn_on(state: WarfareState, side: int, drone: Support, value: str, target: Unit) -> bool:
    """Whether a turned drone may attack a unit."""
    return not why_not_turn_on(state, side, drone, value, target)


def turned_targets(state: WarfareState, side: int, drone: Support, value: str) -> list[Unit]:
    """The units of its own team at which a drone that changed hands may be sent."""
    return [
        unit
        for unit in state.units
        if unit.hex != OFF
        and state.friends(unit.side, drone.side)
        and can_turn_on(state, side, drone, value, unit)
    ]


async def _turned(state: WarfareState, side: int, drone: Support, value: str, targets: list[Unit]) -> None:
    """warfare.jam.cs: the jammer chooses the target; then the mission is over."""
    target = target_of(state, await decide(state, TurnedDrone(state, side, drone, value, targets)))
    await attack_its_own(state, side, drone, value, target)
    used(state, drone)


async def attack_its_own(state: WarfareState, side: int, drone: Support, value: str, target: Unit) -> None:
    """warfare.jam.cs: the attack of a drone that changed hands; its value is already paid, by its owner."""
    owner = drone.side
    drone.side = side  # whoever flies it rolls its die
    await attack(state, drone, value, target, "warfare.jam.cs")
    drone.side = owner


# ------------------------------------------------------------ reconnaissance


def ready_drones(state: WarfareState, side: int) -> list[Support]:
    """The support drones of a side that are at hand."""
    return [
        one
        for one in state.supports
        if one.side == side and one.profile.kind == DRONE and can_call(state, one)
    ]


def why_not_drone_recon(state: WarfareState, unit: Unit) -> list[Reason]:
    """warfare.drone_recon.use: infantry with the recon icon that is not Suppressed, and a drone at hand."""
    if unit.profile.kind != INFANTRY or not icon_rank(unit, RECON_ICON):
        return NO_ICON
    if not state.supports:
        return refused("warfare.drone_recon.use")
    return [] if ready_drones(state, unit.side) else refused("warfare.drone_recon.use")


class DroneChoice(Choose):
    """Which drone flies the reconnaissance."""

    identity: ClassVar[str] = WHICH_DRONE

    def __init__(self, state: WarfareState, unit: Unit) -> None:
        options = [
            Option(
                one.id,
                Message("warfare-opt-support", {"unit": piece_word(one)}),
                "warfare.drone_recon.use",
                token=one.id,
            )
            for one in ready_drones(state, unit.side)
        ]
        prompt = Message("warfare-ask-drone", {"unit": unit_word(unit), "ap": special_price(unit)})
        super().__init__(unit.side, "warfare.drone_recon.use", prompt, options, unit.id)


async def drone_recon(state: WarfareState, unit: Unit, answer: Json) -> None:
    """No roll; it cannot be answered, and the drone is spent.

    warfare.drone_recon.use, warfare.drone_recon.overwatch, warfare.drone_recon.artillery
    """
    drone = state.find_support(text_of(answer))
    assert drone is not None
    ap = special_price(unit)
    unit.overwatch = False
    pay(state, unit.side, ap)
    state.tell(
        "warfare-event-drone-recon",
        lambda: {"unit": unit_word(unit), "drone": piece_word(drone), "ap": ap},
        ["warfare.drone_recon.use"],
        unit.side,
        unit.id,
    )
    for other in state.units:
        if other.overwatch and other.hex != OFF and not state.friends(other.side, unit.side):
            spoil(state, other, "warfare.drone_recon.overwatch")
    state.spotter = unit.side
    used(state, drone)


def spoil(state: WarfareState, unit: Unit, why: str) -> None:
    """Takes the overwatch cube off a unit that has been found out."""
    unit.overwatch = False
    state.tell("warfare-event-overwatch-lost", lambda: {"unit": unit_word(unit)}, [why], unit.side, unit.id)


# ------------------------------------------------------------ squad drones


def watchers_near(state: WarfareState, unit: Unit) -> list[Unit]:
    """The enemies on overwatch within two hexes."""
    grid = state.ground.grid
    return [
        other
        for other in state.units
        if other.overwatch
        and other.hex != OFF
        and not state.friends(other.side, unit.side)
        and grid.distance(unit.hex, other.hex) <= SQUAD_DRONES_REACH
    ]


def why_not_squad_drones(state: WarfareState, unit: Unit) -> list[Reason]:
    """warfare.squad_drones.use: a unit with squad drones, and somebody on overwatch near it."""
    if not unit.profile.has(SQUAD_DRONES):
        return NO_ABILITY
    return [] if watchers_near(state, unit) else refused("warfare.squad_drones.use")


async def fly_squad_drones(state: WarfareState, unit: Unit) -> None:
    """warfare.squad_drones.use: 1 AP, any number of times."""
    unit.overwatch = False
    pay(state, unit.side, SQUAD_DRONES_PRICE)
    state.tell(
        "warfare-event-squad-drones",
        lambda: {"unit": unit_word(unit)},
        ["warfare.squad_drones.use"],
        unit.side,
        unit.id,
    )
    for other in watchers_near(state, unit):
        spoil(state, other, "warfare.squad_drones.use")
