"""The printed figures: columns, units, supports, counters, scenarios. Immutable, shared by every copy of a state."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final, final

from sandtable.core.wire import Json

INFANTRY = 0
VEHICLE = 1
HELICOPTER = 2
KINDS = ("infantry", "vehicle", "helicopter")
"""warfare.comp.unit_kinds: every unit is exactly one of these; the first two are ground units."""

LIGHT = 0
HEAVY = 1
SAM = 2
COLUMNS = ("light", "heavy", "sam")
"""The columns of a unit by their place in `UnitProfile.columns`."""

ENGINEERS_ICON = "engineers"
RECON_ICON = "recon"
SUPPRESSIVE_ICON = "suppressive"
MARTYRDOM_ICON = "martyrdom"
"""The special actions (warfare.unit.special_action_icon)."""

TRANSPORT = "transport"
HUNTER = "helicopter-hunter"
SQUAD_DRONES = "squad-drones"
STEALTH = "stealth"
AMPHIBIOUS = "amphibious"
AIRBORNE = "airborne"
"""The special abilities (warfare.unit.ability_icon)."""

ARTILLERY: Final = "artillery"
MORTAR: Final = "mortar"
SNIPER: Final = "sniper"
CAS: Final = "cas"
DRONE: Final = "drone"
"""The kinds of supports, as `SupportProfile.kind` says them."""

POPULATION_COUNTER: Final = "population"
ROADBLOCK_COUNTER: Final = "roadblock"
IED_COUNTER: Final = "ied"
MINE_COUNTER: Final = "mine"
DUMMY_COUNTER: Final = "dummy"
RUBBLE_COUNTER: Final = "rubble"
SNIPER_COUNTER: Final = "sniper"
"""The kinds of scenario counters, as `CounterProfile.kind` says them."""

HOSTILE_FACE: Final = "hostile"
CIVILIANS_FACE: Final = "civilians"
"""warfare.pop.sides: the faces of a Population counter, as sheets and positions name them."""
UNKNOWN_FACE: Final = "unknown"
"""A counter that starts on its Unknown side."""

ATTACK: Final = "attack"
DEFEND: Final = "defend"
POSTURES: Final = (ATTACK, DEFEND)
"""How the automaton fights."""

SWIMMING = 5
"""The chapter that teaches the amphibious ability."""

BOXES = 40
"""warfare.track.boxes: the boxes of the action track."""


@final
@dataclass(eq=False)
class Column:
    """warfare.unit.values: an AP cost and a coloured range number; `rank` is the colour (1 white to 9 black).

    Supports have no range: theirs is 0.
    """

    cost: int
    rank: int
    reach: int = 0  # hexes


@final
@dataclass(kw_only=True, eq=False)
class UnitProfile:
    """One type of unit as its counter shows it."""

    id: str
    faction: str
    regular: bool  # warfare.comp.regular: not of the Irregular faction
    name: Json  # a nested message {"id": …}
    kind: int  # INFANTRY, VEHICLE, HELICOPTER
    columns: list[Column | None]  # by LIGHT, HEAVY, SAM
    defence: int
    actions: dict[str, int]  # special action → rank of its die
    abilities: list[str]
    points: int
    picture: str = (
        ""  # what a pack's counter shows; "" for the book's, whose pictures follow from their figures
    )
    light: Column = field(init=False)
    transport: bool = field(init=False)
    hunter: bool = field(init=False)
    way: int = field(init=False)
    """The way of moving by which terrain is priced: the kind, or 3 and 4 for amphibious infantry and vehicles."""

    def __post_init__(self) -> None:
        light = self.columns[LIGHT]
        if light is None:
            raise ValueError(f"unit {self.id} has no light column")
        self.light = light
        self.transport = TRANSPORT in self.abilities
        self.hunter = HUNTER in self.abilities
        swims = AMPHIBIOUS in self.abilities and self.kind != HELICOPTER
        self.way = self.kind + 3 if swims else self.kind

    def has(self, ability: str) -> bool:
        """Whether the unit shows the icon of a special ability."""
        return ability in self.abilities


def veiled(profile: UnitProfile) -> UnitProfile:
    """warfare.comp.fog: the type as an enemy sees it, name and kind but none of its numbers and icons.

    The numbers stand for an ordinary unit of its kind, so that a bot may reckon with something.
    """
    usual = (Column(3, 4, 5), Column(6, 5, 8), Column(6, 6, 8))[profile.kind]
    return replace(profile, columns=[usual, None, None], defence=0, actions={}, abilities=[], points=0)


@final
@dataclass(kw_only=True, eq=False)
class SupportProfile:
    """A support counter: artillery, mortar, sniper, cas or drone. A sniper has its single value as both columns."""

    id: str
    faction: str
    name: Json
    kind: str  # ARTILLERY to DRONE
    light: Column
    heavy: Column
    defence: int
    face: str  # of a drone: "small" or "large"; "" for the others
    sam_symbol: bool
    points: int


@final
@dataclass(eq=False)
class CounterProfile:
    """A scenario counter: population, roadblock, roadblock-hidden, ied-*, mine-*, dummy, sniper-hidden."""

    id: str
    kind: str  # POPULATION_COUNTER to SNIPER_COUNTER
    name: Json
    rank: int  # the die of an IED or mine; 0 for the others


@final
@dataclass(kw_only=True, eq=False)
class VictoryLine:
    """warfare.scenario.victory: what a team scores, by the test that counts it."""

    team: int
    points: int
    test: str
    args: dict[str, Json]
    words: Json  # a nested message


@final
class Deployment:
    """What is still to be laid out when people sit down: see deployment.py. Empty for most sheets."""

    __slots__ = (
        "convoy", "convoy_team", "first", "hostage_team", "hostages", "pool_hexes", "population",
        "spread", "zones",
    )  # fmt: skip

    def __init__(self, teams: int) -> None:
        self.zones: list[list[int]] = [[] for _ in range(teams)]  # where each team may place
        self.first = 0  # the team that places first
        self.pool_hexes: list[int] = []
        self.spread = False  # any of the hexes, not each of them
        self.population = 0  # counters per tile that come after the placing
        self.hostages = 0  # units that start with Civilians, and the team they are of
        self.hostage_team = -1
        self.convoy = 0  # transports that start with a load, and the team they are of
        self.convoy_team = -1


@final
class Scenario:
    """What does not change in a game: chapters in force, length, places that matter, how victory is counted."""

    __slots__ = (
        "briefing", "chapter", "control_hexes", "deployment", "exits", "id", "low_only", "martyrdom",
        "no_rubble", "objectives", "posture", "tie", "title", "turns", "victory",
    )  # fmt: skip

    def __init__(self, id: str, chapter: int, turns: int, tie: int, teams: int = 2) -> None:
        self.id = id
        self.chapter = chapter  # warfare.scenario.topics: the highest chapter in force
        self.turns = turns
        self.tie = tie  # the team that wins on equal points
        self.objectives: list[int] = []
        self.exits: list[list[int]] = [[] for _ in range(teams)]  # exit hexes by team
        self.low_only: list[str] = []  # unit profiles ordered to stay low
        self.no_rubble: list[int] = []
        self.control_hexes: list[int] = []  # scored by warfare.scenario.control
        self.martyrdom = True
        self.posture: str = DEFEND  # of the automaton
        self.victory: list[VictoryLine] = []
        self.title: Json = {"id": "warfare-scenario-" + id}  # a nested message
        self.briefing: list[Json] = []  # what it teaches, what is in force, special rules
        self.deployment = Deployment(teams)


@final
@dataclass(kw_only=True, eq=False)
class Seat:
    """One player: warfare.intro.players gives each a cube and a force; `team` says who are friends."""

    team: int
    faction: str
    regular: bool
    cube: str  # colour of the activation cube
    name: Json
