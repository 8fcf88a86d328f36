"""Scenarios: who plays which part on which table, read from `scenarios/*.toml` in the unit of length of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

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


@final
@dataclass(kw_only=True, eq=False)
class FreeHero:
    """A hero the scenario gives: his level, the skill he has, and the weapon he carries ("" for none)."""

    level: int
    skill: str
    at: int
    weapon: str


@final
@dataclass(kw_only=True, eq=False)
class Part:
    """What the scenario says about one side."""

    role: str
    points: int
    zone: Zone
    depth: float
    edges: list[str]  # edges along which it sets up, and to which it flees
    exits: list[str]  # edges it may leave by; none: it may not leave at all
    enters: str = ""  # the edge it enters over with its first actions instead of setting up
    free_vehicle: str = ""
    free_hero: FreeHero | None = None
    free_minigun: bool = False
    premove: bool = False  # moves before turn 1 (fallout.s3.premove)


@final
@dataclass(kw_only=True, eq=False)
class Scenario:
    """One scenario on one table. Never changed once made."""

    id: str  # one of SCENARIOS
    width: float
    height: float
    roles: list[str]
    turns: int  # fallout.victory.turn_limit
    parts: list[Part]
    pieces: tuple[int, int]  # how many pieces of terrain, any kind
    walls: tuple[int, int]  # Convoy counts walls and rough ground apart
    rough: tuple[int, int]
    road: float  # width of the road down the long way
    flanks: bool  # forces stand on the flanks: no distance is kept at set-up
    boxes: int
    box_radius: float
    box_gap: float
    critters: list[str]
    per_points: int  # a set of critters for so many points of both armies
    critter_radius: float
    critter_spacing: float

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
    trim = whole(raw, "trim_many", 0) * inch if many else 0.0
    return Scenario(
        id=id,
        width=width,
        height=height,
        roles=[word(entry, "role") for entry in entries],
        turns=turns,
        parts=[_part(entry, (width, height), inch, trim) for entry in entries],
        pieces=(whole(raw, "terrain_min", 0), whole(raw, "terrain_max", 0)),
        walls=(whole(raw, "walls_min", 0), whole(raw, "walls_max", 0)),
        rough=(whole(raw, "rough_min", 0), whole(raw, "rough_max", 0)),
        road=whole(raw, "road", 0) * inch,
        flanks=raw.get("flanks") is True,
        boxes=whole(raw, "boxes", 0),
        box_radius=whole(raw, "box_radius", 0) * inch,
        box_gap=whole(raw, "box_gap", 0) * inch,
        critters=words(raw, "critters"),
        per_points=whole(raw, "critter_sets_per_points", 0),
        critter_radius=whole(raw, "critter_radius", 0) * inch,
        critter_spacing=whole(raw, "critter_spacing", 0) * inch,
    )


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


def _part(row: Row, size: Point, inch: float, trim: float) -> Part:
    depth = whole(row, "depth") * inch
    edges = words(row, "edges")
    boxes: list[Box] = [edge_box(edge, size[0], size[1], depth, trim) for edge in edges]
    hero = table_of(row.get("free_hero"))
    return Part(
        role=word(row, "role"),
        points=whole(row, "points"),
        zone=Zone(word(row, "role"), boxes),
        depth=depth,
        edges=edges,
        exits=words(row, "exits"),
        enters=text_of(row.get("enters")),
        free_vehicle=text_of(row.get("free_vehicle")),
        free_hero=_free_hero(hero) if hero else None,
        free_minigun=row.get("free_minigun") is True,
        premove=row.get("premove") is True,
    )


def _free_hero(row: Row) -> FreeHero:
    return FreeHero(
        level=whole(row, "level"),
        skill=word(row, "skill"),
        at=whole(row, "at"),
        weapon=text_of(row.get("weapon")),
    )
