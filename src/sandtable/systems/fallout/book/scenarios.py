"""Scenarios: who plays which part on which table, read from `scenarios/*.toml` in the unit of length of the game."""

from __future__ import annotations

from typing import Final

from sandtable.core.printed import Row, whole, word, words
from sandtable.core.setup import SetupError
from sandtable.core.wire import list_of, number_of, table_of, text_of
from sandtable.figures.zones import Box, Zone, edge_box
from sandtable.systems.fallout.book.tables import document
from sandtable.table import Point

SCENARIOS: Final = ("skirmish", "convoy", "treasure_hunt", "wild_america")
DEFAULT: Final = "skirmish"
TURN_LIMIT: Final = 30
"""fallout.victory.turn_limit: the last turn of a battle, unless a setting says otherwise."""


class FreeHero:
    """A hero the scenario gives: his level, the skill he has, and the weapon he carries ("" for none)."""

    __slots__ = ("at", "level", "skill", "weapon")

    def __init__(self, level: int, skill: str, at: int, weapon: str) -> None:
        self.level = level
        self.skill = skill
        self.at = at
        self.weapon = weapon


class Part:
    """What the scenario says about one side."""

    __slots__ = (
        "depth",
        "edges",
        "enters",
        "exits",
        "free_hero",
        "free_minigun",
        "free_vehicle",
        "points",
        "premove",
        "role",
        "zone",
    )

    def __init__(self, role: str, points: int, zone: Zone) -> None:
        self.role = role
        self.points = points
        self.zone = zone
        self.depth = 0.0
        self.edges: list[str] = []  # edges along which it sets up, and to which it flees
        self.exits: list[str] = []  # edges it may leave by; none: it may not leave at all
        self.enters = ""  # the edge it enters over with its first actions instead of setting up
        self.free_vehicle = ""
        self.free_hero: FreeHero | None = None
        self.free_minigun = False
        self.premove = False  # moves before turn 1 (fallout.s3.premove)


class Scenario:
    """One scenario on one table. Never changed once made."""

    __slots__ = (
        "box_gap",
        "box_radius",
        "boxes",
        "critter_radius",
        "critter_spacing",
        "critters",
        "flanks",
        "height",
        "id",
        "parts",
        "per_points",
        "pieces",
        "road",
        "roles",
        "rough",
        "turns",
        "walls",
        "width",
    )

    def __init__(self, id: str, width: float, height: float, roles: list[str], turns: int) -> None:
        self.id = id  # one of SCENARIOS
        self.width = width
        self.height = height
        self.roles = roles
        self.turns = turns  # fallout.victory.turn_limit
        self.parts: list[Part] = []
        self.pieces: tuple[int, int] = (0, 0)  # how many pieces of terrain, any kind
        self.walls: tuple[int, int] = (0, 0)  # Convoy counts walls and rough ground apart
        self.rough: tuple[int, int] = (0, 0)
        self.road = 0.0  # width of the road down the long way
        self.flanks = False  # forces stand on the flanks: no distance is kept at set-up
        self.boxes = 0
        self.box_radius = 0.0
        self.box_gap = 0.0
        self.critters: list[str] = []
        self.per_points = 0  # a set of critters for so many points of both armies
        self.critter_radius = 0.0
        self.critter_spacing = 0.0

    def home(self, side: int) -> str:
        """The edge a side flees to: the first along which it sets up."""
        return self.parts[side].edges[0]


def load(
    id: str, inch: float, sides: int, small: bool = False, size: Point | None = None, turns: int = TURN_LIMIT
) -> Scenario:
    """A scenario for that many sides; `inch` is the length of an inch in the game's unit.

    Raises SetupError with a sentence.
    """
    if id not in SCENARIOS:
        raise SetupError(f'there is no scenario "{id[:40]}" in fallout; choose one of {", ".join(SCENARIOS)}')
    raw = document(f"scenarios/{id}.toml")
    least, most = sides_of(id)
    if not least <= sides <= most:
        number = f"{least}" if least == most else f"{least} to {most}"
        raise SetupError(f'scenario "{id}" takes {number} sides, not {sides}')
    many = sides > 2
    width, height = _table(raw, inch, small, many) if size is None else size
    entries = [table_of(entry) for entry in list_of(raw.get("side"))][:sides]
    made = Scenario(id, width, height, [word(entry, "role") for entry in entries], turns)
    trim = whole(raw, "trim_many", 0) * inch if many else 0.0
    for entry in entries:
        made.parts.append(_part(entry, made, inch, trim))
    _fill(made, raw, inch)
    return made


def sides_of(id: str) -> tuple[int, int]:
    """fallout.s1.forces: how many sides a scenario takes; three and four are a house option of the Skirmish."""
    counts = [int(number_of(value) or 0) for value in list_of(document(f"scenarios/{id}.toml").get("sides"))]
    return (counts[0], counts[1]) if len(counts) == 2 else (2, 2)


def has_small_table(id: str) -> bool:
    """fallout.table.size: games of 100 points may use the small table."""
    return "table_small" in document(f"scenarios/{id}.toml")


def _table(raw: Row, inch: float, small: bool, many: bool) -> Point:
    """fallout.table.size: 72 by 48 inches; the long way runs north to south in Convoy!."""
    key = "table_many" if many else "table_small" if small and "table_small" in raw else "table"
    width, height = [number_of(value) or 0.0 for value in list_of(raw.get(key))]
    return width * inch, height * inch


def _part(row: Row, made: Scenario, inch: float, trim: float) -> Part:
    depth = whole(row, "depth") * inch
    edges = words(row, "edges")
    boxes: list[Box] = [edge_box(edge, made.width, made.height, depth, trim) for edge in edges]
    part = Part(word(row, "role"), whole(row, "points"), Zone(word(row, "role"), boxes))
    part.depth = depth
    part.edges = edges
    part.exits = words(row, "exits")
    part.enters = text_of(row.get("enters"))
    part.free_vehicle = text_of(row.get("free_vehicle"))
    part.free_minigun = row.get("free_minigun") is True
    part.premove = row.get("premove") is True
    hero = table_of(row.get("free_hero"))
    if hero:
        part.free_hero = FreeHero(
            whole(hero, "level"), word(hero, "skill"), whole(hero, "at"), text_of(hero.get("weapon"))
        )
    return part


def _fill(made: Scenario, raw: Row, inch: float) -> None:
    made.pieces = (whole(raw, "terrain_min", 0), whole(raw, "terrain_max", 0))
    made.walls = (whole(raw, "walls_min", 0), whole(raw, "walls_max", 0))
    made.rough = (whole(raw, "rough_min", 0), whole(raw, "rough_max", 0))
    made.road = whole(raw, "road", 0) * inch
    made.flanks = raw.get("flanks") is True
    made.boxes = whole(raw, "boxes", 0)
    made.box_radius = whole(raw, "box_radius", 0) * inch
    made.box_gap = whole(raw, "box_gap", 0) * inch
    made.critters = words(raw, "critters")
    made.per_points = whole(raw, "critter_sets_per_points", 0)
    made.critter_radius = whole(raw, "critter_radius", 0) * inch
    made.critter_spacing = whole(raw, "critter_spacing", 0) * inch
