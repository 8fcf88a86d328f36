"""The printed figures: bases, weapons, units, vehicles, structures, cards, powers. Immutable, shared by every copy.

They come from `data/*.toml` (see `catalogue.py`). A unit that an army list changes (a hero built from his line, a
squad with a doctrine, a trooper with a special weapon) gets a profile of its own when the army is read.
"""

from __future__ import annotations

from typing import Final, final

from sandtable.systems.warzone.book.words import (
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
class BaseSize:
    """What follows from the size of a base. All lengths in inches.

    warzone.model.base.small, warzone.model.base.medium, warzone.model.base.large, warzone.model.base.heavy: its
    names. warzone.model.front.small, warzone.model.front.medium, warzone.model.front.large,
    warzone.model.front.heavy: how high its frontal area is. warzone.model.ccwr.medium, warzone.model.ccwr.large,
    warzone.model.ccwr.heavy: how far it strikes.
    """

    __slots__ = (
        "altitude", "charge_avv", "charge_st", "free_drop", "front", "id", "leap", "leap_light", "order", "radius",
        "reach", "reach_hero",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        order: int,
        radius: float,
        front: float,
        reach: float,
        reach_hero: float,
        altitude: float,
        free_drop: float,
        leap: float,
        leap_light: float,
        charge_st: int,
        charge_avv: int,
    ) -> None:
        self.id = id  # small, medium, large, heavy_vehicle
        self.order = order  # 0 small to 3 heavy vehicle
        self.radius = radius
        self.front = front  # height of the frontal area; 0: as high as the hull
        self.reach = reach  # CCWR; 0 means base contact
        self.reach_hero = reach_hero
        self.altitude = altitude  # greatest height difference at which it can fight
        self.free_drop = free_drop
        self.leap = leap  # widest gap it may leap; 0: none
        self.leap_light = leap_light  # a wider gap than this counts as light terrain
        self.charge_st = charge_st
        self.charge_avv = charge_avv


@final
class Weapon:
    """A ranged or close weapon. `rate` is its RoF or RoA; a close weapon has reach 0."""

    __slots__ = (
        "avv", "critical", "damage", "faction", "id", "name", "option_points", "ranged", "rate", "reach", "skills",
        "slow", "source", "st", "stun", "template",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        name: str,
        faction: str,
        ranged: bool,
        reach: float,
        st: int,
        rate: int,
        avv: int,
        damage: str,
        template: str,
        skills: dict[str, int],
        option_points: int = -1,
        source: str = "house",
    ) -> None:
        self.id = id
        self.name = name
        self.faction = faction
        self.ranged = ranged
        self.reach = reach  # inches
        self.st = st
        self.rate = rate
        self.avv = avv
        self.damage = damage  # Piercing, Blast, Plasma, Rail, Psychic, Gas
        self.template = template  # "", small, large, shotgun, flame
        self.skills = skills
        self.option_points = option_points  # price as a special weapon; -1 when nobody may buy it
        self.source = source
        self.slow = SKILL_SLOW_RELOAD in skills
        self.stun = SKILL_STUN in skills
        self.critical = skills.get(SKILL_CRITICAL_FORCE, 1)


@final
class Location:
    """warzone.vehicle.location: one part of a vehicle with its armour and structure points."""

    __slots__ = ("av", "id", "sp")

    def __init__(self, id: str, av: int, sp: int) -> None:
        self.id = id
        self.av = av
        self.sp = sp


@final
class Profile:
    """The printed line of a model. A vehicle has `locations` (hull, left, right, weapon, crew) and no wounds.

    `role`: troop, support, lord, warlord, light, heavy.
    """

    __slots__ = (
        "a", "actions", "armour_mods", "base", "cc", "con", "contempt", "faction", "height", "hero", "id",
        "impenetrable", "ld", "leader", "locations", "m", "name", "points", "public_fields", "reach", "role", "rs",
        "skills", "source", "squad_max", "squad_min", "st", "vehicle", "w", "weapons", "wp",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        name: str,
        faction: str,
        role: str,
        leader: str,
        base: BaseSize,
        height: float,
        figures: dict[str, int],
        armour_mods: dict[str, int],
        weapons: list[Weapon],
        skills: dict[str, int],
        contempt: str,
        locations: list[Location],
        points: int,
        squad_min: int = 1,
        squad_max: int = 1,
        source: str = "house",
        public_fields: list[str] | None = None,
    ) -> None:
        self.id = id
        self.name = name
        self.faction = faction
        self.role = role
        self.leader = leader  # warlords: tech, psychic, close, ranged
        self.base = base
        self.height = height  # of the frontal area, inches
        self.m = figures["m"]
        self.cc = figures["cc"]
        self.rs = figures["rs"]
        self.st = figures["st"]
        self.con = figures["con"]
        self.wp = figures["wp"]
        self.ld = figures["ld"]
        self.w = figures["w"]
        self.a = figures["a"]
        self.impenetrable = figures["impenetrable"]  # 0: none
        self.actions = figures["actions"]
        self.armour_mods = armour_mods  # damage type → what it adds to the Armour test
        self.weapons = weapons  # in the order of the list
        self.skills = skills  # id → value (0 when it has none)
        self.contempt = contempt  # the faction it has Contempt for
        self.locations = locations
        self.points = points
        self.squad_min = squad_min
        self.squad_max = squad_max
        self.source = source
        self.public_fields: list[str] = public_fields if public_fields is not None else []
        self.vehicle = bool(locations)
        self.hero = role in (LORD, WARLORD)
        # warzone.model.ccwr.hero_medium: a hero may reach further than others on his base.
        self.reach: float = base.reach_hero if self.hero else base.reach
        if self.reach < CONTACT:
            self.reach = CONTACT  # warzone.model.ccwr.small, .contact: base contact only

    def has(self, skill: str) -> bool:
        """Whether the line itself has a skill; cards and auras are the matter of `traits`."""
        return skill in self.skills


@final
class TerrainKind:
    """What one kind of terrain does. A `structure` has AV and SP and can be shot down."""

    __slots__ = (
        "av",
        "cover",
        "drawing",
        "extra_sp",
        "gap",
        "ground",
        "height",
        "id",
        "linear",
        "solid",
        "sp",
        "structure",
    )

    def __init__(
        self,
        id: str,
        ground: int,
        cover: int,
        height: float,
        linear: bool,
        solid: bool,
        gap: bool,
        av: int,
        sp: int,
        extra_sp: int,
        drawing: str,
    ) -> None:
        self.id = id
        self.ground = ground  # OPEN, LIGHT, HEAVY or IMPASSABLE to whoever walks there
        self.cover = cover  # NO_COVER, LIGHT_COVER or HEAVY_COVER
        self.height = height  # inches, where nothing else is said; the depth of a gap
        self.linear = linear
        self.solid = solid  # warzone.structure.solid: stood on, never entered
        self.gap = gap  # a ditch or chasm that must be leapt; `height` is its depth
        self.av = av
        self.sp = sp
        self.extra_sp = extra_sp
        self.drawing = drawing
        self.structure = sp > 0


@final
class Boon:
    """What a card in play or a power does to somebody: a keyword, a number, perhaps a distance.

    The keywords are listed in `traits.py`; `source` is the text id of what brought it, `why` the rule.
    """

    __slots__ = ("effect", "limit", "source", "value", "why")

    def __init__(self, effect: str, value: int, limit: float, source: str, why: str) -> None:
        self.effect = effect
        self.value = value
        self.limit = limit
        self.source = source
        self.why = why


@final
class Card:
    """A card of the advanced deck. `boons` is what it does while in play; empty where `deck` itself acts."""

    __slots__ = ("boons", "copies", "cost", "enemy", "id", "kind", "once", "source")

    def __init__(
        self,
        id: str,
        kind: str,
        cost: int,
        copies: int,
        boons: list[Boon],
        once: bool,
        enemy: bool,
        source: str,
    ) -> None:
        self.id = id
        self.kind = kind  # strategy, tactic, gear
        self.cost = cost
        self.copies = copies
        self.boons = boons
        self.once = once  # a gear card used once per game
        self.enemy = enemy  # a tactic that names an enemy squad
        self.source = source


@final
class Power:
    """A psychic power: B boosts, S shoots, D acts directly on a squad."""

    __slots__ = ("avv", "boons", "id", "kind", "list", "own", "reach", "source", "st", "st_legion")

    def __init__(
        self,
        id: str,
        list: str,
        kind: str,
        reach: float,
        own: str,
        boons: list[Boon],
        st: int,
        avv: int,
        st_legion: int,
        source: str,
    ) -> None:
        self.id = id
        self.list = list  # common, art, dark
        self.kind = kind  # B, S, D
        self.reach = reach
        self.own = own  # "caster", "squad" for own targets, "" for enemies
        self.boons = boons
        self.st = st  # of an S power; 0 for others
        self.avv = avv
        self.st_legion = st_legion  # ST against the Dark Legion; 0 when it is the same
        self.source = source


@final
class Zone:
    """A rectangle of the table in which a side deploys, and the table edges it lies on ("south", "west" …)."""

    __slots__ = ("bottom", "edges", "left", "right", "top")

    def __init__(self, left: float, bottom: float, right: float, top: float, edges: list[str]) -> None:
        self.left = left
        self.bottom = bottom
        self.right = right
        self.top = top
        self.edges = edges  # south is y = 0

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies in the zone."""
        return self.left <= x <= self.right and self.bottom <= y <= self.top


@final
class Objective:
    """A marker that can be controlled (warzone.mission.control)."""

    __slots__ = ("id", "x", "y")

    def __init__(self, id: str, x: float, y: float) -> None:
        self.id = id
        self.x = x
        self.y = y


@final
class Mission:
    """What is played: the Priority mission, and the Secondary and Corporate ones whose scores are added."""

    __slots__ = ("attacker", "extra", "id", "level", "turns")

    def __init__(self, id: str, extra: list[str], level: int, turns: int, attacker: bool) -> None:
        self.id = id
        self.extra = extra  # ids of the added missions
        self.level = level  # warzone.mission.levels: 1 to 4
        self.turns = turns
        self.attacker = attacker  # whether one side attacks

    def has(self, id: str) -> bool:
        """Whether this mission is scored."""
        return id == self.id or id in self.extra
