"""A scenario sheet as it is printed: map, forces, counters, places and points, before anybody sits down to play it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from sandtable.core.wire import Json
from sandtable.systems.warfare.book.maps import Lay
from sandtable.systems.warfare.book.profiles import DEFEND, UnitProfile, VictoryLine
from sandtable.systems.warfare.book.terrain import Ground

RANDOM = "random"
OWN = "own"
"""A scenario out of the generator, and one out of a file that somebody wrote (`options.sheet`)."""


@final
@dataclass(kw_only=True, eq=False)
class UnitEntry:
    """warfare.setup.units: a unit of a sheet, in its hex, in reserve, arriving later, or to be placed by its owner."""

    profile: UnitProfile
    hex: int  # OFF: in reserve, or to be placed
    arrives: int  # turn in which it enters; 0: from the start
    reserve: bool


@final
@dataclass(eq=False)
class SupportEntry:
    """warfare.setup.support_turn: a support and the turn in which it comes; a drone with its face ("" is open)."""

    id: str
    turn: int  # 0: available from the start
    face: str


@final
@dataclass(eq=False)
class CounterEntry:
    """warfare.setup.counters: a counter on the map; `face` is the side that lies up."""

    id: str
    face: str
    hex: int
    owner: int  # team, -1 for what belongs to nobody


@final
@dataclass(eq=False)
class Split:
    """How two players share one team: the faction and cube of one of them, and what he commands."""

    faction: str
    cube: str
    takes: list[str]  # kinds of unit, and "support"


@final
@dataclass(kw_only=True, eq=False)
class Part:
    """What a sheet says about one team: its faction, cube, box and force."""

    faction: str
    cube: str
    box: int
    first: bool  # warfare.setup.start_tie: lies on top where boxes are equal
    units: list[UnitEntry] = field(default_factory=list)
    supports: list[SupportEntry] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    splits: list[Split] = field(default_factory=list)
    deploy: list[int] = field(default_factory=list)  # where units without a hex may be placed


@final
class Sheet:
    """A whole scenario sheet; never changed once read."""

    def __init__(self, id: str, ground: Ground, lays: list[Lay]) -> None:
        self.id = id
        self.ground = ground
        self.lays = lays
        self.number = 0  # place in the learning path; 0: none
        self.title: Json = {"id": "warfare-scenario-" + id}
        self.chapter = 5
        self.teaches: list[str] = []
        self.notes: list[Json] = []  # special rules in words
        self.players: list[int] = [2]
        self.turns = 4
        self.parts: list[Part] = []
        self.counters: list[CounterEntry] = []
        self.objectives: list[int] = []
        self.exits: list[list[int]] = [[], []]
        self.tie = 0
        self.automaton = 1  # team that plays by itself in solo games
        self.posture: str = DEFEND
        self.martyrdom = True
        self.low_only: list[str] = []
        self.no_rubble: list[int] = []
        self.control_start = -1
        self.unknown_owner = -1
        self.unknown_pool: list[str] = []
        self.unknown_hexes: list[int] = []
        self.spread = False  # the owner may use any of `unknown_hexes`, not each of them
        self.victory: list[VictoryLine] = []
        self.deploy_first = 0  # team that places first, where units are to be placed
        self.population = 0  # counters per tile that come after the placing
        self.hostages = 0  # Irregular infantry that starts with Civilians
        self.hostage_team = -1
        self.convoy = 0  # transports that start with a load
        self.convoy_team = -1
        self.mission = ""  # of a generated scenario

    def printed(self) -> bool:
        """Whether this is a sheet of the booklet, whose title and special rules are texts of the house."""
        return self.id not in (OWN, RANDOM)
