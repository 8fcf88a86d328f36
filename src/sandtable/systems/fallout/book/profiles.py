"""The printed figures: troops, weapons, vehicles, items, lengths. Immutable, shared by every copy of a state.

They come from `data/*.toml` (see `catalogue.py`) for one edition and in the unit of length the game is
played in (fallout.measure.unit.en, fallout.measure.unit.it). What a troop type can do beyond its statistics
is a plain field here: rule modules read fields and never ask for a troop's name.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from sandtable.core.printed import Row
from sandtable.systems.fallout.book.words import CENTIMETRES, UNARMED

MELEE: Final = "melee"
THROWN: Final = "thrown"
SINGLE: Final = "single"
BURST: Final = "burst"
AREA: Final = "area"

NEVER_OUT: Final = 11  # no face of the die is as high: the item is never used up


@final
@dataclass(kw_only=True, eq=False)
class Damage:
    """What a failed save costs: a fixed number, or a die less `minus` and never under 1 (fallout.dice.minimum)."""

    fixed: int = 0
    die: bool = False  # 1d10 - minus, at least 1
    minus: int = 0


@final
@dataclass(kw_only=True, eq=False)
class Mode:
    """One way to attack with a weapon or with what a creature was born with. Lengths in the game's unit."""

    mode: str  # MELEE, THROWN, SINGLE, BURST or AREA
    stat: str  # "ST", "AG" or "IN": what the attack die is rolled against
    rule: str  # the rule id behind the row
    damage: Damage
    stat_modifier: int = 0  # the tank cannon's -2
    aim_bonus: int = 0  # added to the statistic for this attack alone (Behemoth +3)
    reach: float = 0.0  # melee reach, or the maximum range
    short: float = 0.0  # short range
    save_short: int = 0
    save_long: int = 0
    saves: bool = True  # False: a hit brings no save and no damage (English wasp)
    template: str = ""  # id of the burst template
    blast: str = ""  # id of the row of the area chart
    throw_factor: int = 0  # grenades: range is this many times the thrower's ST in inches
    dice: int = 1  # separate attack rolls at one target (fallout.dice.attack_dice)
    targets: int = 1  # different targets in one attack (Pacification, Behemoth)
    self_knockdown: int = 0  # natural results up to this throw the attacker itself down (Italian Brahmin)
    poison: bool = False
    pack: bool = False  # save modifier grows with the pack (Giant Rats)
    laser: bool = False  # metal armour counts one more against it, with the optional rule
    knockdown: int = field(init=False)  # natural results up to this knock down when they hit

    def __post_init__(self) -> None:
        self.knockdown = 2 if self.mode == MELEE else 1


@final
@dataclass(kw_only=True, eq=False)
class Weapon:
    """A weapon that can be carried, with its modes."""

    id: str
    points: float
    rule: str
    modes: list[Mode]
    restricted: bool = False
    consumed: bool = False  # grenades
    optional: bool = False
    buyable: bool = True
    item: str = ""  # the item this is a throw of ("smoke_grenade", "emp_grenade")
    own: str = ""  # what a pack calls it; "" for the book's


@final
@dataclass(kw_only=True, eq=False)
class UnitProfile:
    """A row of the army lists: the seven statistics, hit points, Armour Class, cost, and what it can do."""

    id: str
    faction: str
    rank: str  # "grunt", "squadleader", "hero", "beast", "robot"
    race: str
    st: int
    pe: int
    en: int
    ch: int
    iq: int
    ag: int
    lk: int
    hp: int
    ac: int
    points: float
    weapons: str  # "any", "none", "innate"
    specials: list[str]  # rule ids
    modes: list[Mode] = field(default_factory=list)  # innate attacks
    skills: dict[str, int] = field(default_factory=dict)
    robot: bool = False
    flies: bool = False
    immune_radiation: bool = False
    night_sight: bool = False  # no light penalty on the die (Ghouls, Super Mutants)
    no_light: bool = False  # no effect of light at all (robots)
    metal: bool = False  # optional: +1 AC against lasers
    poison_bonus: int = 0  # EN for poison tests
    hardy: int = 0  # EN for unconsciousness tests
    free_rough: bool = False  # crosses rough ground at full speed
    no_shallow: bool = False  # cannot cross shallow water (Scurry)
    charge_factor: int = 2  # 3 for the Baby Deathclaw
    link: float = 0.0  # own coherency distance (Dog), 0: the squad's
    never_links: bool = False  # cannot be a link for others (Dog)
    morale_immune: bool = False  # Radscorpions
    beastlord: bool = False
    elder: bool = False  # may rally broken squads
    avenged: bool = False  # Baby Deathclaw
    avenges: bool = False  # Hairy Deathclaw
    fights_own_kind: bool = False  # Alpha Wolf
    own: str = ""  # what a pack calls it; "" for the book's


@final
@dataclass(kw_only=True, eq=False)
class VehicleProfile:
    """A row of the vehicle chart."""

    id: str
    normal: float
    fast: float
    turn_normal: float
    turn_fast: float
    passengers: int
    dt: int
    hp_disabled: int
    hp_destroyed: int
    points: float
    length: float
    width: float
    fire_limit: int = 0  # passengers who may fire in a turn; 0: no limit (fallout.vehicle.apc_fire_limit)
    weapon: Weapon | None = None  # the tank's cannon


@final
@dataclass(kw_only=True, eq=False)
class BurstTemplate:
    """fallout.burst.templates: the area under a burst, a trapezoid that widens from the muzzle to its far end."""

    id: str
    near: float
    far: float
    length: float


@final
@dataclass(kw_only=True, eq=False)
class Blast:
    """A row of the area chart: how far it scatters and how far it reaches."""

    id: str
    radius: float
    scatter_minus: int  # distance in inches is 1d10 less this, at least 1


@final
@dataclass(kw_only=True, eq=False)
class ItemProfile:
    """A row of the item list."""

    id: str
    points: float
    rules: list[str]
    doses: int = 0  # 0: not counted
    skill: str = ""
    skill_bonus: int = 0
    heal_extra: int = 0
    out_on: int = NEVER_OUT  # used up when the die after a use shows this or more
    requires_in: int = 0
    faction_only: str = ""
    grants: int = 0  # Sneak level (Stealth Boy)
    reach: float = 0.0


@final
@dataclass(kw_only=True, eq=False)
class Light:
    """A row of the light chart."""

    id: str
    die_modifier: int
    range_multiplier: int
    changes_on: int  # the face at the end of a turn that changes the light; 0: never
    changes_to: str
    rule: str


class Lengths:
    """Distances of the rules in the game's unit: one inch is 1 or 2.5 (fallout.measure.unit.it).

    fallout.measure.base, fallout.measure.adjacent
    """

    __slots__ = (
        "adjacent",
        "base_radius",
        "board_in",
        "coherency",
        "deploy",
        "elder",
        "exit",
        "hero_coherency",
        "inch",
        "item_reach",
        "melee",
        "mine_blast",
        "mine_lay",
        "mine_trigger",
        "revenge",
        "separation",
        "smoke_radius",
        "spot",
        "unit",
    )

    def __init__(self, unit: str) -> None:
        inch = 2.5 if unit == CENTIMETRES else 1.0
        self.unit = unit
        self.inch = inch
        self.base_radius = 0.5 * inch  # fallout.measure.base
        self.adjacent = 1.0 * inch  # fallout.measure.adjacent
        self.melee = 1.0 * inch  # fallout.melee.reach, fallout.melee.engaged
        self.coherency = 2.0 * inch  # fallout.coherency.distance
        self.hero_coherency = 4.0 * inch  # fallout.unit.beastlord.coherency
        self.board_in = 1.0 * inch  # fallout.vehicle.enter.position
        self.exit = 2.0 * inch  # fallout.vehicle.exit
        self.item_reach = 2.0 * inch  # fallout.item.stimpak, fallout.item.antidote
        self.mine_trigger = 2.0 * inch
        self.mine_lay = 2.0 * inch
        self.mine_blast = 4.0 * inch
        self.spot = 4.0 * inch
        self.elder = 12.0 * inch
        self.revenge = 6.0 * inch
        self.smoke_radius = 1.5 * inch
        self.deploy = 6.0 * inch
        self.separation = 24.0 * inch


class Way:
    """One way to attack: a mode of a weapon, or of what a creature was born with (no weapon)."""

    __slots__ = ("id", "mode", "weapon")

    def __init__(self, id: str, mode: Mode, weapon: Weapon | None) -> None:
        self.id = id  # "rifle:burst", "innate:melee"
        self.mode = mode
        self.weapon = weapon


class Arms:
    """What a figure always has to attack with, sorted once for all figures of its kind with the same weapon.

    `far` is how far the furthest of it reaches, `near` how far a blow does.
    """

    __slots__ = ("carried", "far", "melee", "near", "ranged")

    def __init__(self, carried: list[Way]) -> None:
        self.carried = carried
        self.melee: list[Way] = [way for way in carried if way.mode.mode == MELEE]
        self.ranged: list[Way] = [way for way in carried if way.mode.mode != MELEE]
        self.near = 0.0
        self.far = 0.0


class Catalogue:
    """All charts of one edition in one unit of length. Filled by `catalogue.load`, never changed afterwards."""

    __slots__ = (
        "blasts",
        "edition",
        "items",
        "lengths",
        "lights",
        "pack",
        "priced",
        "templates",
        "terrain",
        "unarmed",
        "unit",
        "units",
        "vehicles",
        "weapons",
    )

    def __init__(self, edition: str, unit: str, pack: Row | None = None) -> None:
        self.edition = edition  # "en" or "it"
        self.pack = pack  # somebody's own figures among the printed ones (book/packs.py)
        self.priced: list[str] = []  # vehicles for which a pack asks another price
        self.unit = unit  # "in" or "cm"
        self.lengths = Lengths(unit)
        self.units: dict[str, UnitProfile] = {}
        self.weapons: dict[str, Weapon] = {}  # smoke_grenade and emp_grenade too, with `item` set
        self.vehicles: dict[str, VehicleProfile] = {}
        self.templates: dict[str, BurstTemplate] = {}
        self.blasts: dict[str, Blast] = {}
        self.items: dict[str, ItemProfile] = {}
        self.lights: dict[str, Light] = {}
        self.unarmed = Weapon(id=UNARMED, points=0.0, rule="fallout.weapon.unarmed", modes=[])
