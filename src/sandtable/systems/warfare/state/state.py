"""The whole state of a Warfare game: units, supports, counters, the map's marks, the action track, the turn."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import ClassVar, Final, TypeAlias, final

from sandtable.core.effects import Effect
from sandtable.core.question import Question
from sandtable.core.state import State
from sandtable.core.wire import Json
from sandtable.hexmap import EVERY_LEVEL, NO_BLOCKER, OFF, SAME_LEVEL, Blockers
from sandtable.systems.warfare.book.profiles import (
    HELICOPTER,
    IED_COUNTER,
    MINE_COUNTER,
    POPULATION_COUNTER,
    ROADBLOCK_COUNTER,
    SWIMMING,
    CounterProfile,
    Scenario,
    Seat,
    SupportProfile,
    UnitProfile,
)
from sandtable.systems.warfare.book.terrain import Ground
from sandtable.systems.warfare.state.identities import DEPLOYING

NOBODY = -1
"""No unit, counter, side or team."""

STEADY = 0
SHAKEN = 1
SUPPRESSED = 2
MORALE = ("steady", "shaken", "suppressed")
"""warfare.morale.levels: the words for STEADY, SHAKEN and SUPPRESSED."""

EXITED: Final = "exited"
LOST: Final = "eliminated"
RECONNOITRED: Final = "recon"
CLEARED: Final = "clear"
EXPLODED: Final = "exploded"
REMOVED: Final = "removed"
BURIED: Final = "rubble"
FATES = (EXITED, LOST, RECONNOITRED, CLEARED, EXPLODED, REMOVED, BURIED)
"""How a counter leaves the game."""

# What lies in a hex, as bits of `WarfareState.marks`.
SMOKE = 1
RUBBLE = 2
ROADBLOCK = 4
HOSTILE = 8
CIVILIANS = 16
UNKNOWN = 32
EXPLOSIVE = 64
"""A revealed IED or mine."""
POPULATION = HOSTILE | CIVILIANS
OBSTACLES = RUBBLE | ROADBLOCK


class Piece:
    """What units and supports have in common: whose it is, damage, morale, an overwatch cube, who knows its values."""

    __slots__ = ("damage", "gone", "id", "index", "known", "morale", "overwatch", "side")

    def __init__(self, id: str, index: int, side: int) -> None:
        self.id = id
        self.index = index  # place in `state.units` or `state.supports`
        self.side = side
        self.damage = 0  # 0, 1, 2
        self.morale = STEADY
        self.overwatch = False
        self.gone = False  # out of the game: eliminated, or left by an exit
        self.known = 1 << side  # sides that know its values, as bits

    def copy_piece(self, other: Piece) -> None:
        """Takes over the fields of this class from another copy of the same piece."""
        self.side = other.side
        self.damage = other.damage
        self.morale = other.morale
        self.overwatch = other.overwatch
        self.gone = other.gone
        self.known = other.known


@final
class Unit(Piece):
    """One unit. `hex` is OFF unless it stands on the map itself; a passenger has its vehicle as `carrier`."""

    __slots__ = (
        "arrival_hex", "arrives", "cargo", "carrier", "crowd", "exited", "hex", "number", "profile", "reserve",
    )  # fmt: skip

    def __init__(self, id: str, index: int, side: int, profile: UnitProfile, hex: int = OFF) -> None:
        super().__init__(id, index, side)
        self.profile = profile
        self.hex = hex
        self.number = 0  # tells units of one type apart; 0 when there is only one
        self.carrier = NOBODY  # index of the vehicle it rides in
        self.cargo = NOBODY  # index of the infantry aboard
        self.crowd = NOBODY  # index of the Civilians counter aboard
        self.reserve = False  # warfare.airborne.reserve
        self.arrives = 0  # turn in which it enters; 0: is there from the start
        self.arrival_hex = OFF
        self.exited = False

    def clone(self) -> Unit:
        copy = Unit(self.id, self.index, self.side, self.profile)
        copy.take_over(self)
        return copy

    def take_over(self, other: Unit) -> None:
        """Becomes like another copy of the same unit."""
        self.copy_piece(other)
        self.profile = other.profile
        self.hex = other.hex
        self.number = other.number
        self.carrier = other.carrier
        self.cargo = other.cargo
        self.crowd = other.crowd
        self.reserve = other.reserve
        self.arrives = other.arrives
        self.arrival_hex = other.arrival_hex
        self.exited = other.exited


@final
class Support(Piece):
    """A support counter, off the map. `parked` is its owner's total of AP when it was put on the track."""

    __slots__ = ("arrives", "parked", "parked_turn", "profile")

    def __init__(self, id: str, index: int, side: int, profile: SupportProfile) -> None:
        super().__init__(id, index, side)
        self.profile = profile
        self.arrives = 0  # turn in which it becomes available; 0: from the start
        self.parked = NOBODY  # total of AP its owner had spent when it was parked; NOBODY: not on the track
        self.parked_turn = 0

    def clone(self) -> Support:
        copy = Support(self.id, self.index, self.side, self.profile)
        copy.take_over(self)
        return copy

    def take_over(self, other: Support) -> None:
        """Becomes like another copy of the same support."""
        self.copy_piece(other)
        self.profile = other.profile
        self.arrives = other.arrives
        self.parked = other.parked
        self.parked_turn = other.parked_turn


@final
class Counter:
    """A scenario counter: on the map (`hex`), in a hand (`hand`), aboard a vehicle (`aboard`) or out of the game.

    warfare.pop.sides: population shows a Hostile Crowd (`hostile`) or Civilians.

    `fate` says how it left, one of FATES.
    """

    __slots__ = (
        "aboard", "fate", "fate_by", "hand", "hex", "hidden", "hostile", "id", "index", "known", "owner", "profile",
    )  # fmt: skip

    def __init__(self, id: str, index: int, owner: int, profile: CounterProfile, hex: int = OFF) -> None:
        self.id = id
        self.index = index
        self.owner = owner  # side, NOBODY for population and for what nobody placed
        self.profile = profile
        self.hex = hex
        self.hidden = False  # on its Unknown side
        self.hostile = False  # of population: the Hostile Crowd face
        self.hand = NOBODY  # the side that holds it
        self.aboard = NOBODY  # index of the vehicle that carries it
        self.fate = ""
        self.fate_by = NOBODY  # the side that removed it
        self.known = 0  # sides that know what is under the question mark, as bits

    def clone(self) -> Counter:
        copy = Counter(self.id, self.index, self.owner, self.profile)
        copy.take_over(self)
        return copy

    def take_over(self, other: Counter) -> None:
        """Becomes like another copy of the same counter."""
        self.owner = other.owner
        self.profile = other.profile
        self.hex = other.hex
        self.hidden = other.hidden
        self.hostile = other.hostile
        self.hand = other.hand
        self.aboard = other.aboard
        self.fate = other.fate
        self.fate_by = other.fate_by
        self.known = other.known


Automatic: TypeAlias = "Callable[[WarfareState, Question], Coroutine[Effect, object, Json]]"
"""How a side that plays by itself answers a question."""


class WarfareState(State):
    """Everything a game needs to go on from a checkpoint. Ground, scenario, seats and profiles are immutable.

    Whoever makes a state calls `settle` once its units and counters are in place. `phase`: DEPLOYING, PLAYING,
    OVER.
    """

    passing: ClassVar[tuple[str, ...]] = ("events", "watcher", "automatic", "screens", "regular_screens")

    def __init__(
        self,
        *,
        ground: Ground,
        scenario: Scenario,
        seats: list[Seat],
        units: list[Unit],
        supports: list[Support],
        counters: list[Counter],
        options: dict[str, Json],
    ) -> None:
        super().__init__()
        self.ground = ground
        self.scenario = scenario
        self.seats = seats
        self.sides = len(seats)
        self.units = units
        self.supports = supports
        self.counters = counters
        self.options = options
        self.turn = 1
        self.phase = DEPLOYING
        self.levels: list[int] = [0] * len(seats)  # warfare.track.boxes
        self.spent: list[int] = [0] * len(seats)  # AP since the start of the game
        self.arrived: list[int] = [0] * len(seats)  # when each cube came to its box: higher is later
        self.active = NOBODY
        self.automaton = NOBODY  # the side that plays by itself (warfare.solo.sides)
        self.automatic: Automatic | None = None  # what answers for it; the turn says so (turn/solo.py)
        self.spotter = NOBODY  # side whose next artillery or mortar attack counts as seen (drone_recon)
        self.at: list[int] = [NOBODY] * ground.grid.size  # index of the unit in each hex
        self.marks: list[int] = [0] * ground.grid.size  # SMOKE, RUBBLE … of each hex
        self.control: list[int] = []  # team that holds each of scenario.control_hexes
        self.tallied: list[int] = []  # what victory.py counts before the last end-of-turn steps
        self.plan: list[Json] = []  # answers the automaton has still to give (solo.py)
        self.screens = Blockers(ground.grid)  # what stops the sight of Irregulars
        self.regular_screens = Blockers(ground.grid)  # … and of Regulars: population too

    # ------------------------------------------------------------ places

    def settle(self) -> None:
        """Works out `at`, `marks` of counters and screens afresh from units and counters."""
        for hex in range(len(self.at)):
            self.at[hex] = NOBODY
            self.marks[hex] &= SMOKE | RUBBLE
        for unit in self.units:
            if unit.hex != OFF:
                self.at[unit.hex] = unit.index
        for hex in range(len(self.at)):
            if self.ground.grid.on[hex]:
                self.refresh(hex)

    def resumed(self) -> None:
        """Out of a snapshot: what stops sight follows from what stands and lies on the map."""
        self.screens = Blockers(self.ground.grid)
        self.regular_screens = Blockers(self.ground.grid)
        self.settle()

    def refresh(self, hex: int) -> None:
        """Brings the marks and screens of a hex up to date after something came or went."""
        marks = self.marks[hex] & (SMOKE | RUBBLE)
        for counter in self.counters:
            if counter.hex == hex:
                marks |= mark_of(counter)
        self.marks[hex] = marks
        self.screen(hex)

    def screen(self, hex: int) -> None:
        """What stops sight in a hex.

        warfare.los.block_units, warfare.los.block_obstacles, warfare.los.block_smoke,
        warfare.los.block_population.
        """
        marks = self.marks[hex]
        index = self.at[hex]
        plain = NO_BLOCKER
        if marks & SMOKE:
            plain = EVERY_LEVEL
        elif marks & OBSTACLES or (index != NOBODY and self.units[index].profile.kind != HELICOPTER):
            plain = SAME_LEVEL
        self.screens.put(hex, plain)
        self.regular_screens.put(hex, SAME_LEVEL if plain == NO_BLOCKER and marks & POPULATION else plain)

    def put(self, unit: Unit, hex: int) -> None:
        """Sets a unit down in a hex, wherever it was; OFF takes it off the map.

        Whoever only passes through a friend's hex leaves the place to the friend.
        """
        old = unit.hex
        flies = unit.profile.kind == HELICOPTER  # and stops nobody's sight
        if old != OFF and self.at[old] == unit.index:
            self.at[old] = NOBODY
            if not flies:
                self.screen(old)
        unit.hex = hex
        if hex != OFF and self.at[hex] == NOBODY:
            self.at[hex] = unit.index
            if not flies:
                self.screen(hex)

    def lay(self, counter: Counter, hex: int) -> None:
        """Puts a counter into a hex, wherever it was; OFF takes it off the map."""
        old = counter.hex
        counter.hex = hex
        counter.hand = NOBODY
        counter.aboard = NOBODY
        if old != OFF:
            self.refresh(old)
        if hex != OFF:
            self.refresh(hex)

    def remove(self, counter: Counter, fate: str, by: int = NOBODY) -> None:
        """Takes a counter out of the game, and remembers how and by whom."""
        counter.fate = fate
        counter.fate_by = by
        self.lay(counter, OFF)

    def mark(self, hex: int, bit: int) -> None:
        """Lays SMOKE or RUBBLE in a hex."""
        self.marks[hex] |= bit
        self.screen(hex)

    def unmark(self, hex: int, bit: int) -> None:
        """Takes SMOKE from a hex."""
        self.marks[hex] &= ~bit
        self.screen(hex)

    # ------------------------------------------------------------ who and what

    def unit(self, id: str) -> Unit:
        """The unit of that id."""
        for unit in self.units:
            if unit.id == id:
                return unit
        raise KeyError(id)

    def find_unit(self, id: str) -> Unit | None:
        """The unit of that id, if there is one."""
        for unit in self.units:
            if unit.id == id:
                return unit
        return None

    def find_support(self, id: str) -> Support | None:
        """The support of that id, if there is one."""
        for support in self.supports:
            if support.id == id:
                return support
        return None

    def find_counter(self, id: str) -> Counter | None:
        """The counter of that id, if there is one."""
        for counter in self.counters:
            if counter.id == id:
                return counter
        return None

    def unit_at(self, hex: int) -> Unit | None:
        """The unit that stands in a hex."""
        index = self.at[hex] if hex != OFF else NOBODY
        return self.units[index] if index != NOBODY else None

    def counters_at(self, hex: int) -> list[Counter]:
        """The counters in a hex, in their order."""
        return [counter for counter in self.counters if counter.hex == hex]

    def population_at(self, hex: int) -> list[Counter]:
        """The Population counters in a hex."""
        return [c for c in self.counters if c.hex == hex and c.profile.kind == POPULATION_COUNTER]

    def team(self, side: int) -> int:
        """The team of a side."""
        return self.seats[side].team

    def friends(self, a: int, b: int) -> bool:
        """warfare.track.many_sides: whether two sides are of one team."""
        return self.seats[a].team == self.seats[b].team

    def enemies_on_map(self, side: int) -> list[Unit]:
        """The units on the map that are not of a side's team."""
        seats = self.seats
        team = seats[side].team
        return [unit for unit in self.units if unit.hex != OFF and seats[unit.side].team != team]

    def regular(self, unit: Unit) -> bool:
        """warfare.comp.regular: whether a unit is not of the Irregular faction."""
        return unit.profile.regular

    def way(self, unit: Unit) -> int:
        """How a unit moves, as the price tables count it; warfare.scenario.topics: nobody swims before chapter 5."""
        profile = unit.profile
        return profile.way if self.scenario.chapter >= SWIMMING else profile.kind

    def switched_on(self, option: str) -> bool:
        """Whether an optional rule is played."""
        return self.options.get(option) is True

    # ------------------------------------------------------------ copies

    def clone(self) -> WarfareState:
        copy = WarfareState(
            ground=self.ground,
            scenario=self.scenario,
            seats=self.seats,
            units=[unit.clone() for unit in self.units],
            supports=[support.clone() for support in self.supports],
            counters=[counter.clone() for counter in self.counters],
            options=self.options,
        )
        copy.take_rest(self)
        return copy

    def put_back(self, other: WarfareState) -> None:
        """Makes a copy that was played with like the state it was copied from: cheaper than a new copy.

        Pieces neither come nor go once a game is set up, so each takes over its own twin.
        """
        for number, unit in enumerate(other.units):
            self.units[number].take_over(unit)
        for number, support in enumerate(other.supports):
            self.supports[number].take_over(support)
        for number, counter in enumerate(other.counters):
            self.counters[number].take_over(counter)
        self.take_rest(other)

    def take_rest(self, other: WarfareState) -> None:
        """Takes over all but the pieces and what never changes."""
        self.copy_core(other)
        self.turn = other.turn
        self.phase = other.phase
        self.levels = other.levels[:]
        self.spent = other.spent[:]
        self.arrived = other.arrived[:]
        self.active = other.active
        self.automaton = other.automaton
        self.automatic = other.automatic
        self.spotter = other.spotter
        self.at = other.at[:]
        self.marks = other.marks[:]
        self.control = other.control[:]
        self.tallied = other.tallied[:]
        self.plan = other.plan[:]
        self.screens.bits = other.screens.bits
        self.regular_screens.bits = other.regular_screens.bits

    # `record` needs this class, so it is imported when it is called.

    def digest(self) -> str:
        from sandtable.systems.warfare.state.record import digest_state  # noqa: PLC0415

        return digest_state(self)

    def dump(self) -> dict[str, Json]:
        from sandtable.systems.warfare.state.record import dump_state  # noqa: PLC0415

        return dump_state(self)

    def known(self, side: int) -> WarfareState:
        from sandtable.systems.warfare.state.known import known_state  # noqa: PLC0415

        return known_state(self, side)


def mark_of(counter: Counter) -> int:
    """The bit that a counter in a hex sets in its marks.

    warfare.los.unknown_clear: one on its Unknown side is no obstacle, whatever it hides.
    """
    kind = counter.profile.kind
    if kind == POPULATION_COUNTER:
        return HOSTILE if counter.hostile else CIVILIANS
    if counter.hidden:
        return UNKNOWN
    if kind == ROADBLOCK_COUNTER:
        return ROADBLOCK
    return EXPLOSIVE if kind in (IED_COUNTER, MINE_COUNTER) else 0
