"""The printed figures: troops, weapons, vehicles, items, lengths. Immutable, shared by every copy of a state.

They come from `data/*.toml` (see `catalogue.py`) for one edition and in the unit of length the game is
played in (fallout.measure.unit.en, fallout.measure.unit.it). What a troop type can do beyond its statistics
is a plain field here: rule modules read fields and never ask for a troop's name.
"""

from __future__ import annotations

from typing import Final

from sandtable.systems.fallout.book.words import CENTIMETRES

MELEE: Final = "melee"
THROWN: Final = "thrown"
SINGLE: Final = "single"
BURST: Final = "burst"
AREA: Final = "area"


class Damage:
    """What a failed save costs: a fixed number, or a die less `minus` and never under 1 (fallout.dice.minimum)."""

    __slots__ = ("die", "fixed", "minus")

    def __init__(self, fixed: int, die: bool = False, minus: int = 0) -> None:
        self.fixed = fixed
        self.die = die  # 1d10 - minus, at least 1
        self.minus = minus


class Mode:
    """One way to attack with a weapon or with what a creature was born with. Lengths in the game's unit."""

    __slots__ = (
        "aim_bonus",
        "blast",
        "damage",
        "dice",
        "knockdown",
        "laser",
        "mode",
        "pack",
        "poison",
        "reach",
        "rule",
        "save_long",
        "save_short",
        "saves",
        "self_knockdown",
        "short",
        "stat",
        "stat_modifier",
        "targets",
        "template",
        "throw_factor",
    )

    def __init__(self, mode: str, stat: str, rule: str, damage: Damage) -> None:
        self.mode = mode  # MELEE, THROWN, SINGLE, BURST or AREA
        self.stat = stat  # "ST", "AG" or "IN": what the attack die is rolled against
        self.rule = rule  # the rule id behind the row
        self.damage = damage
        self.stat_modifier = 0  # the tank cannon's -2
        self.aim_bonus = 0  # added to the statistic for this attack alone (Behemoth +3)
        self.reach = 0.0  # melee reach, or the maximum range
        self.short = 0.0  # short range
        self.save_short = 0
        self.save_long = 0
        self.saves = True  # False: a hit brings no save and no damage (English wasp)
        self.template = ""  # id of the burst template
        self.blast = ""  # id of the row of the area chart
        self.throw_factor = 0  # grenades: range is this many times the thrower's ST in inches
        self.dice = 1  # separate attack rolls at one target (fallout.dice.attack_dice)
        self.targets = 1  # different targets in one attack (Pacification, Behemoth)
        self.knockdown = 2 if mode == MELEE else 1  # natural results up to this knock down when they hit
        self.self_knockdown = 0  # natural results up to this throw the attacker itself down (Italian Brahmin)
        self.poison = False
        self.pack = False  # save modifier grows with the pack (Giant Rats)
        self.laser = False  # metal armour counts one more against it, with the optional rule


class Weapon:
    """A weapon that can be carried, with its modes."""

    __slots__ = ("buyable", "consumed", "id", "item", "modes", "optional", "points", "restricted", "rule")

    def __init__(self, id: str, points: float, restricted: bool, rule: str, modes: list[Mode]) -> None:
        self.id = id
        self.points = points
        self.restricted = restricted
        self.rule = rule
        self.modes = modes
        self.consumed = False  # grenades
        self.optional = False
        self.buyable = True
        self.item = ""  # the item this is a throw of ("smoke_grenade", "emp_grenade")


class UnitProfile:
    """A row of the army lists: the seven statistics, hit points, Armour Class, cost, and what it can do."""

    __slots__ = (
        "ac",
        "ag",
        "avenges",
        "avenged",
        "beastlord",
        "ch",
        "charge_factor",
        "elder",
        "en",
        "faction",
        "flies",
        "fights_own_kind",
        "free_rough",
        "hardy",
        "hp",
        "id",
        "immune_radiation",
        "iq",
        "link",
        "lk",
        "metal",
        "modes",
        "morale_immune",
        "never_links",
        "night_sight",
        "no_light",
        "no_shallow",
        "pe",
        "points",
        "poison_bonus",
        "race",
        "rank",
        "robot",
        "skills",
        "specials",
        "st",
        "weapons",
    )

    def __init__(
        self, id: str, faction: str, rank: str, race: str, stats: list[int], hp: int, ac: int, points: float
    ) -> None:
        self.id = id
        self.faction = faction
        self.rank = rank  # "grunt", "squadleader", "hero", "beast", "robot"
        self.race = race
        self.st, self.pe, self.en, self.ch, self.iq, self.ag, self.lk = stats
        self.hp = hp
        self.ac = ac
        self.points = points
        self.weapons = "any"  # "any", "none", "innate"
        self.modes: list[Mode] = []  # innate attacks
        self.skills: dict[str, int] = {}
        self.specials: list[str] = []  # rule ids
        self.robot = False
        self.flies = False
        self.immune_radiation = False
        self.night_sight = False  # no light penalty on the die (Ghouls, Super Mutants)
        self.no_light = False  # no effect of light at all (robots)
        self.metal = False  # optional: +1 AC against lasers
        self.poison_bonus = 0  # EN for poison tests
        self.hardy = 0  # EN for unconsciousness tests
        self.free_rough = False  # crosses rough ground at full speed
        self.no_shallow = False  # cannot cross shallow water (Scurry)
        self.charge_factor = 2  # 3 for the Baby Deathclaw
        self.link = 0.0  # own coherency distance (Dog), 0: the squad's
        self.never_links = False  # cannot be a link for others (Dog)
        self.morale_immune = False  # Radscorpions
        self.beastlord = False
        self.elder = False  # may rally broken squads
        self.avenged = False  # Baby Deathclaw
        self.avenges = False  # Hairy Deathclaw
        self.fights_own_kind = False  # Alpha Wolf


class VehicleProfile:
    """A row of the vehicle chart."""

    __slots__ = (
        "dt",
        "fast",
        "fire_limit",
        "hp_destroyed",
        "hp_disabled",
        "id",
        "length",
        "normal",
        "passengers",
        "points",
        "turn_fast",
        "turn_normal",
        "weapon",
        "width",
    )

    def __init__(
        self,
        id: str,
        normal: float,
        fast: float,
        turn_normal: float,
        turn_fast: float,
        passengers: int,
        dt: int,
        hp_disabled: int,
        hp_destroyed: int,
        points: float,
        length: float,
        width: float,
    ) -> None:
        self.id = id
        self.normal = normal
        self.fast = fast
        self.turn_normal = turn_normal
        self.turn_fast = turn_fast
        self.passengers = passengers
        self.dt = dt
        self.hp_disabled = hp_disabled
        self.hp_destroyed = hp_destroyed
        self.points = points
        self.length = length
        self.width = width
        self.fire_limit = (
            0  # how many passengers may fire in a turn; 0: no limit (fallout.vehicle.apc_fire_limit)
        )
        self.weapon: Weapon | None = None  # the tank's cannon


class BurstTemplate:
    """fallout.burst.templates: a trapezoid."""

    __slots__ = ("far", "id", "length", "near")

    def __init__(self, id: str, near: float, far: float, length: float) -> None:
        self.id = id
        self.near = near
        self.far = far
        self.length = length


class Blast:
    """A row of the area chart: how far it scatters and how far it reaches."""

    __slots__ = ("id", "radius", "scatter_minus")

    def __init__(self, id: str, radius: float, scatter_minus: int) -> None:
        self.id = id
        self.radius = radius
        self.scatter_minus = scatter_minus  # distance in inches is 1d10 less this, at least 1


class ItemProfile:
    """A row of the item list."""

    __slots__ = (
        "doses",
        "faction_only",
        "grants",
        "heal_extra",
        "id",
        "out_on",
        "points",
        "reach",
        "requires_in",
        "rules",
        "skill",
        "skill_bonus",
    )

    def __init__(self, id: str, points: float, rules: list[str]) -> None:
        self.id = id
        self.points = points
        self.rules = rules
        self.doses = 0  # 0: not counted
        self.skill = ""
        self.skill_bonus = 0
        self.heal_extra = 0
        self.out_on = 11  # used up when the die after a use shows this or more; 11: never
        self.requires_in = 0
        self.faction_only = ""
        self.grants = 0  # Sneak level (Stealth Boy)
        self.reach = 0.0


class Light:
    """A row of the light chart."""

    __slots__ = ("changes_on", "changes_to", "die_modifier", "id", "range_multiplier", "rule")

    def __init__(
        self,
        id: str,
        die_modifier: int,
        range_multiplier: int,
        changes_on: int,
        changes_to: str,
        rule: str,
    ) -> None:
        self.id = id
        self.die_modifier = die_modifier
        self.range_multiplier = range_multiplier
        self.changes_on = changes_on  # the face at the end of a turn that changes the light; 0: never
        self.changes_to = changes_to
        self.rule = rule


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


class TerrainKind:
    """A row of the terrain chart."""

    __slots__ = ("blocks_move", "blocks_sight", "cover", "foot_cost", "id", "vehicles")

    def __init__(
        self, id: str, foot_cost: float, vehicles: bool, blocks_move: bool, blocks_sight: bool, cover: int
    ) -> None:
        self.id = id  # "rough", "shallow", "deep", "wall", "radiation"
        self.foot_cost = foot_cost
        self.vehicles = vehicles
        self.blocks_move = blocks_move
        self.blocks_sight = blocks_sight
        self.cover = cover


class Catalogue:
    """All charts of one edition in one unit of length. Filled by `catalogue.load`, never changed afterwards."""

    __slots__ = (
        "blasts",
        "edition",
        "items",
        "lengths",
        "lights",
        "templates",
        "terrain",
        "unarmed",
        "unit",
        "units",
        "vehicles",
        "weapons",
    )

    def __init__(self, edition: str, unit: str) -> None:
        self.edition = edition  # "en" or "it"
        self.unit = unit  # "in" or "cm"
        self.lengths = Lengths(unit)
        self.units: dict[str, UnitProfile] = {}
        self.weapons: dict[str, Weapon] = {}  # smoke_grenade and emp_grenade too, with `item` set
        self.vehicles: dict[str, VehicleProfile] = {}
        self.templates: dict[str, BurstTemplate] = {}
        self.blasts: dict[str, Blast] = {}
        self.items: dict[str, ItemProfile] = {}
        self.lights: dict[str, Light] = {}
        self.terrain: dict[str, TerrainKind] = {}
        self.unarmed = Weapon("unarmed", 0.0, False, "fallout.weapon.unarmed", [])
