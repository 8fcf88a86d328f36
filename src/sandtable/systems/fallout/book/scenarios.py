"""Scenarios: who plays which part on which table, out of `scenarios/*.toml` or a file of one's own.

Files are in inches, a scenario in the unit of length of the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from sandtable.core.desk import OWN, RANDOM
from sandtable.core.printed import Row, pair, whole, word, words
from sandtable.core.setup import SetupError
from sandtable.core.wire import Json, list_of, number_of, point_of, table_of, text_of
from sandtable.figures.own_sheets import number_of_sides
from sandtable.figures.sheet_checks import points_in
from sandtable.figures.sheet_fields import notes_of, own_name, title_of, titled
from sandtable.figures.zones import Box, Zone, edge_box
from sandtable.systems.fallout.book.tables import document
from sandtable.systems.fallout.book.words import CONVOY, SKIRMISH, TREASURE_HUNT, WILD_AMERICA
from sandtable.table import Point

SCENARIOS: Final = (SKIRMISH, CONVOY, TREASURE_HUNT, WILD_AMERICA)
DEFAULT: Final = SKIRMISH
TURN_LIMIT: Final = 30
"""fallout.victory.turn_limit: the last turn of a battle, unless a setting says otherwise."""
ROLES: Final = ("south", "north", "west", "east", "convoy", "raiders", "scavengers")
"""Parts that the house has words for."""


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
    name: Json
    points: int
    army: Json  # the army that the scenario brings; None: people choose one
    zone: Zone
    depth: float
    edges: list[str]  # edges along which it sets up, and to which it flees
    exits: list[str]  # edges it may leave by; none: it may not leave at all
    enters: str = ""  # the edge it enters over with its first actions instead of setting up
    free_vehicle: str = ""
    free_hero: FreeHero | None = None
    free_minigun: bool = False
    premove: bool = False  # moves before turn 1 (fallout.s3.premove)
    spends: int = 100  # percent of its points that a ready-made army spends here


@final
@dataclass(kw_only=True, eq=False)
class Scenario:
    """One scenario on one table. Never changed once made."""

    id: str  # one of SCENARIOS, or "own"
    key: str  # what its table is remembered by: a file's contents count, not its id
    title: Json
    briefing: list[Json]
    victory: str  # by whose law it is scored: one of SCENARIOS
    terrain: list[tuple[str, str, list[Point]]]  # id, kind and points of the pieces it lists
    width: float
    height: float
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

    def by_kind(self) -> bool:
        """fallout.s2.terrain: whether walls and rough ground are counted apart."""
        return self.walls[1] > 0 or self.rough[1] > 0

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
        known = ", ".join([*SCENARIOS, RANDOM, OWN])
        raise SetupError(f'there is no scenario "{id[:40]}" in fallout; choose one of {known}')
    made = scenario_of_sheet(document(f"scenarios/{id}.toml"), id, inch, sides, small, size, turns)
    name = "fallout-scenario-" + id
    made.briefing = [{"id": name + "-objective"}, {"id": name + "-special"}]
    return made


def scenario_of_sheet(
    raw: Row,
    id: str,
    inch: float,
    sides: int,
    small: bool = False,
    size: Point | None = None,
    turns: int = TURN_LIMIT,
) -> Scenario:
    """The scenario of a file that nothing is wrong with, for that many sides; SetupError where it takes others."""
    least, most = number_of_sides(raw)
    if not least <= sides <= most:
        number = f"{least}" if least == most else f"{least} to {most}"
        raise SetupError(f'scenario "{id}" takes {number} sides, not {sides}')
    many = sides > 2
    width, height = _table(raw, inch, small, many) if size is None else size
    entries = [table_of(entry) for entry in list_of(raw.get("side"))][:sides]
    trim = whole(raw, "trim_many", 0) * inch if many else 0.0
    boxes, critters = table_of(raw.get("boxes")), table_of(raw.get("critters"))
    law: Json = {"id": f"fallout-law-{word(raw, 'victory')}"}
    return Scenario(
        id=id,
        key=id,
        title=title_of(raw, {"id": "fallout-scenario-" + id}),
        briefing=[*notes_of(raw), law],
        victory=word(raw, "victory"),
        terrain=[_piece(table_of(entry), inch) for entry in list_of(raw.get("terrain"))],
        width=width,
        height=height,
        turns=whole(raw, "turns", turns) if turns == TURN_LIMIT else turns,
        parts=[_part(entry, (width, height), inch, trim) for entry in entries],
        pieces=_range(raw, "pieces"),
        walls=_range(raw, "walls"),
        rough=_range(raw, "rough"),
        road=_length(raw, "road", inch),
        flanks=raw.get("flanks") is True,
        boxes=whole(boxes, "n", 0),
        box_radius=_length(boxes, "radius", inch),
        box_gap=_length(boxes, "gap", inch),
        critters=words(critters, "kinds"),
        per_points=whole(critters, "per_points", 0),
        critter_radius=_length(critters, "radius", inch),
        critter_spacing=_length(critters, "spacing", inch),
    )


def sides_of(id: str) -> tuple[int, int]:
    """fallout.s1.forces: how many sides a scenario takes; three and four are a house option of the Skirmish."""
    return number_of_sides(document(f"scenarios/{id}.toml"))


def has_small_table(id: str) -> bool:
    """fallout.table.size: games of 100 points may use the small table."""
    return id in SCENARIOS and "table_small" in document(f"scenarios/{id}.toml")


def _table(raw: Row, inch: float, small: bool, many: bool) -> Point:
    """fallout.table.size: 72 by 48 inches; the long way runs north to south in Convoy!."""
    wanted = "table_many" if many else "table_small" if small else "table"
    width, height = pair(raw, wanted if wanted in raw else "table")
    return width * inch, height * inch


def _piece(row: Row, inch: float) -> tuple[str, str, list[Point]]:
    points = points_in(row.get("points", row.get("line")))
    return word(row, "id"), word(row, "kind"), [(x * inch, y * inch) for x, y in points]


def _range(raw: Row, key: str) -> tuple[int, int]:
    if key not in raw:
        return 0, 0
    least, most = pair(raw, key)
    return int(least), int(most)


def _length(row: Row, key: str, inch: float) -> float:
    return (number_of(row.get(key)) or 0.0) * inch


def _part(row: Row, size: Point, inch: float, trim: float) -> Part:
    deploy = table_of(row.get("deploy"))
    depth = _length(deploy, "depth", inch)
    role = word(row, "role")
    enters = text_of(row.get("enters"))
    edges = words(deploy, "edges") or [enters or word(row, "home")]
    hero = table_of(row.get("free_hero"))
    return Part(
        role=role,
        name=own_name(row) or ({"id": "fallout-role-" + role} if role in ROLES else titled(role)),
        points=whole(row, "points", 0),
        army=row.get("army"),
        zone=_zone(role, deploy, [edge_box(edge, size[0], size[1], depth, trim) for edge in edges], inch),
        depth=depth,
        edges=edges,
        exits=words(row, "exits"),
        enters=enters,
        free_vehicle=text_of(row.get("free_vehicle")),
        free_hero=_free_hero(hero) if hero else None,
        free_minigun=row.get("free_minigun") is True,
        premove=row.get("premove") is True,
        spends=whole(row, "spends", 100),
    )


def _zone(role: str, deploy: Row, strips: list[Box], inch: float) -> Zone:
    """fallout.deploy.zone: strips along edges, or the boxes or the circle that a file names."""
    middle = point_of(deploy.get("at"))
    if middle is not None:
        return Zone(role, [], middle[0] * inch, middle[1] * inch, _length(deploy, "radius", inch))
    boxes: list[Box] = []
    for box in list_of(deploy.get("boxes")):
        left, top, right, bottom = [(number_of(value) or 0.0) * inch for value in list_of(box)]
        boxes.append((left, top, right, bottom))
    return Zone(role, boxes or strips)


def _free_hero(row: Row) -> FreeHero:
    return FreeHero(
        level=whole(row, "level"),
        skill=word(row, "skill"),
        at=whole(row, "at"),
        weapon=text_of(row.get("weapon")),
    )
