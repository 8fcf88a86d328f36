"""The printed figures: bases, weapons, units, vehicles, structures, cards, powers. Immutable, shared by every copy.

They come from `data/*.toml` (see `catalogue.py`). A unit that an army list changes (a hero built from his line, a
squad with a doctrine, a trooper with a special weapon) gets a profile of its own when the army is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, final

from sandtable.systems.warzone.book.words import (
    FROM_HOUSE,
    LORD,
    SKILL_CRITICAL_FORCE,
    SKILL_SLOW_RELOAD,
    SKILL_STUN,
    WARLORD,
)

CONTACT: Final = 0.05  # warzone.model.ccwr.contact: inches

HULL: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
WEAPON: Final = 3
CREW: Final = 4
LOCATIONS: Final = ("hull", "left", "right", "weapon", "crew")

OPEN: Final = 0
LIGHT: Final = 1
HEAVY: Final = 2
IMPASSABLE: Final = 3
"""How ground hinders movement (warzone.terrain)."""

NO_COVER: Final = 0
LIGHT_COVER: Final = 1
HEAVY_COVER: Final = 2


@final
@dataclass(kw_only=True, eq=False)
class BaseSize:
    """What follows from the size of a base. All lengths in inches.

    warzone.model.base.small, warzone.model.base.medium, warzone.model.base.large, warzone.model.base.heavy: its
    names. warzone.model.front.small, warzone.model.front.medium, warzone.model.front.large,
    warzone.model.front.heavy: how high its frontal area is. warzone.model.ccwr.medium, warzone.model.ccwr.large,
    warzone.model.ccwr.heavy: how far it strikes.
    """

    id: str  # small, medium, large, heavy_vehicle
    order: int  # 0 small to 3 heavy vehicle
    radius: float
    front: float  # height of the frontal area; 0: as high as the hull
    reach: float  # CCWR; 0 means base contact
    reach_hero: float
    altitude: float  # greatest height difference at which it can fight
    free_drop: float
    leap: float  # widest gap it may leap; 0: none
    leap_light: float  # a wider gap than this counts as light terrain
    charge_st: int
    charge_avv: int


@final
@dataclass(kw_only=True, eq=False)
class Weapon:
    """A ranged or close weapon. `rate` is its RoF or RoA; a close weapon has reach 0."""

    id: str
    name: str
    faction: str
    ranged: bool
    reach: float  # inches
    st: int
    rate: int
    avv: int
    damage: str  # Piercing, Blast, Plasma, Rail, Psychic, Gas
    template: str = ""  # small, large, shotgun, flame
    skills: dict[str, int] = field(default_factory=dict)
    option_points: int = -1  # price as a special weapon; -1 when nobody may buy it
    source: str = FROM_HOUSE
    slow: bool = field(init=False)
    stun: bool = field(init=False)
    critical: int = field(init=False)

    def __post_init__(self) -> None:
        self.slow = SKILL_SLOW_RELOAD in self.skills
        self.stun = SKILL_STUN in self.skills
        self.critical = self.skills.get(SKILL_CRITICAL_FORCE, 1)


@final
@dataclass(eq=False)
class Location:
    """warzone.vehicle.location: one part of a vehicle with its armour and structure points."""

    id: str
    av: int
    sp: int


@final
@dataclass(kw_only=True, eq=False)
class Profile:
    """The printed line of a model. A vehicle has `locations` (hull, left, right, weapon, crew) and no wounds."""

    id: str
    name: str
    faction: str
    role: str  # troop, support, lord, warlord, light, heavy
    leader: str  # warlords: tech, psychic, close, ranged
    base: BaseSize
    height: float  # of the frontal area, inches
    figures: dict[str, int]  # m, cc, rs, st, con, wp, ld, w, a, impenetrable, actions
    armour_mods: dict[str, int]  # damage type → what it adds to the Armour test
    weapons: list[Weapon]  # in the order of the list
    skills: dict[str, int]  # id → value (0 when it has none)
    contempt: str  # the faction it has Contempt for
    locations: list[Location]
    points: int
    squad_min: int = 1
    squad_max: int = 1
    source: str = FROM_HOUSE
    public_fields: list[str] = field(default_factory=list)
    m: int = field(init=False)
    cc: int = field(init=False)
    rs: int = field(init=False)
    st: int = field(init=False)
    con: int = field(init=False)
    wp: int = field(init=False)
    ld: int = field(init=False)
    w: int = field(init=False)
    a: int = field(init=False)
    impenetrable: int = field(init=False)  # 0: none
    actions: int = field(init=False)
    vehicle: bool = field(init=False)
    hero: bool = field(init=False)
    reach: float = field(init=False)

    def __post_init__(self) -> None:
        figures = self.figures
        self.m = figures["m"]
        self.cc = figures["cc"]
        self.rs = figures["rs"]
        self.st = figures["st"]
        self.con = figures["con"]
        self.wp = figures["wp"]
        self.ld = figures["ld"]
        self.w = figures["w"]
        self.a = figures["a"]
        self.impenetrable = figures["impenetrable"]
        self.actions = figures["actions"]
        self.vehicle = bool(self.locations)
        self.hero = self.role in (LORD, WARLORD)
        # warzone.model.ccwr.hero_medium: a hero may reach further than others on his base.
        reach = self.base.reach_hero if self.hero else self.base.reach
        self.reach = max(reach, CONTACT)  # warzone.model.ccwr.small, .contact: base contact only

    def has(self, skill: str) -> bool:
        """Whether the line itself has a skill; cards and auras are the matter of `traits`."""
        return skill in self.skills


@final
@dataclass(kw_only=True, eq=False)
class TerrainKind:
    """What one kind of terrain does. A `structure` has AV and SP and can be shot down."""

    id: str
    ground: int  # OPEN, LIGHT, HEAVY or IMPASSABLE to whoever walks there
    cover: int  # NO_COVER, LIGHT_COVER or HEAVY_COVER
    height: float  # inches, where nothing else is said; the depth of a gap
    linear: bool
    solid: bool  # warzone.structure.solid: stood on, never entered
    gap: bool  # a ditch or chasm that must be leapt; `height` is its depth
    av: int
    sp: int
    extra_sp: int
    drawing: str
    structure: bool = field(init=False)

    def __post_init__(self) -> None:
        self.structure = self.sp > 0


@final
@dataclass(eq=False)
class Boon:
    """What a card in play or a power does to somebody: a keyword, a number, perhaps a distance.

    The keywords are listed in `traits.py`; `source` is the text id of what brought it, `why` the rule.
    """

    effect: str
    value: int
    limit: float
    source: str
    why: str


@final
@dataclass(kw_only=True, eq=False)
class Card:
    """A card of the advanced deck. `boons` is what it does while in play; empty where `deck` itself acts."""

    id: str
    kind: str  # strategy, tactic, gear
    cost: int
    copies: int
    boons: list[Boon]
    once: bool  # a gear card used once per game
    enemy: bool  # a tactic that names an enemy squad
    source: str


@final
@dataclass(kw_only=True, eq=False)
class Power:
    """A psychic power: B boosts, S shoots, D acts directly on a squad."""

    id: str
    list: str  # common, art, dark
    kind: str  # B, S, D
    reach: float
    own: str  # "caster", "squad" for own targets, "" for enemies
    boons: Sequence[Boon]
    st: int  # of an S power; 0 for others
    avv: int
    st_legion: int  # ST against the Dark Legion; 0 when it is the same
    source: str


@final
@dataclass(eq=False)
class Zone:
    """A rectangle of the table in which a side deploys, and the table edges it lies on ("south", "west" …)."""

    left: float
    bottom: float
    right: float
    top: float
    edges: list[str]  # south is y = 0

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies in the zone."""
        return self.left <= x <= self.right and self.bottom <= y <= self.top


@final
@dataclass(eq=False)
class Objective:
    """A marker that can be controlled (warzone.mission.control)."""

    id: str
    x: float
    y: float
