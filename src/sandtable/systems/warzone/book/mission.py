"""Missions: what one is played for, as written, and several of them together."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.printed import Row, flag, length, whole, word
from sandtable.core.wire import Json, list_of, number_of, table_of, text_of
from sandtable.figures.sheet_checks import points_in
from sandtable.figures.sheet_fields import own_name
from sandtable.figures.zones import EAST, NORTH, SOUTH, WEST
from sandtable.systems.warzone.book.profiles import Zone
from sandtable.systems.warzone.book.words import ASSASSIN, BREAKOUT, HARVEST, MEETING, SABOTAGE
from sandtable.table import Point

STANDARD_TURNS: Final = 6  # warzone.mission.length
STRIPS: Final = "strips"
CORNER: Final = "corner"
ON_TABLE: Final = {SOUTH: NORTH, NORTH: SOUTH, WEST: WEST, EAST: EAST}
"""An edge as people say it, and as the table has it: the table's south lies at the top of the page."""


class SidePage:
    """What a file says about one side; a mission of the house says nothing."""

    def __init__(self, row: Row) -> None:
        self.name: Json = own_name(row)  # None: called by its army
        self.points = int(number_of(row.get("points")) or 0)  # 0: those agreed on
        self.army = row.get("army")  # the army that the mission brings; None: people choose one
        self.attacker = row.get("attacker") is True
        self.deploy = table_of(row.get("deploy"))


@final
class MissionPage:
    """One mission as written: deployment, objectives, scoring. Never changed once read.

    warzone.mission.length: it lasts 6 Game Turns where it says nothing else.
    """

    def __init__(self, row: Row, id: str = "") -> None:
        self.id = id or word(row, "id")
        self.key = self.id  # what its table is remembered by: a file's contents count, not its id
        self.level = text_of(row.get("level"))  # priority, secondary, corporate; "" for a file of one's own
        self.turns = whole(row, "turns", STANDARD_TURNS)
        self.attacker = flag(row, "attacker", False)
        self.first = text_of(row.get("first"))  # "attacker": has the initiative on Turn 1
        self.deploy = word(row, "deploy")  # strips, corner
        self.depth = length(row, "depth")
        self.apart = _number(row, "apart")  # inches between the corner and the defender
        self.kills = word(row, "kills")  # full, half, defender
        self.markers: list[Point] = points_in(row.get("markers"))
        self.marker_points = int(_number(row, "marker_points"))
        self.marker_from = int(_number(row, "marker_from"))
        self.relay = text_of(row.get("relay"))
        size = [number_of(value) or 0.0 for value in list_of(row.get("relay_size"))]
        self.relay_size: Point = (size[0], size[1]) if len(size) == 2 else (0.0, 0.0)
        self.relay_early = int(_number(row, "relay_early"))
        self.relay_early_turn = int(_number(row, "relay_early_turn"))
        self.relay_late = int(_number(row, "relay_late"))
        self.relay_stands = int(_number(row, "relay_stands"))
        self.warlord_points = int(_number(row, "warlord_points"))
        self.lord_points = int(_number(row, "lord_points"))
        self.exit_points = int(_number(row, "exit_points"))
        self.exit_share = int(_number(row, "exit_share"))  # per cent of the starting models
        self.crates: list[Point] = points_in(row.get("crates"))
        self.crate_points = int(_number(row, "crate_points"))
        self.pieces = whole(row, "pieces", -1)  # laid by lot; -1: as many as the table takes
        self.terrain = [_piece(table_of(entry)) for entry in list_of(row.get("terrain"))]
        size = [number_of(value) or 0.0 for value in list_of(row.get("table"))]
        self.table: Point | None = (size[0], size[1]) if len(size) == 2 else None
        self.sides = [SidePage(table_of(entry)) for entry in list_of(row.get("side"))]

    def pays(self, what: str) -> bool:
        """Whether it is played for what the mission of that name is about."""
        return (
            (what == MEETING and bool(self.markers))
            or (what == SABOTAGE and bool(self.relay))
            or (what == ASSASSIN and self.warlord_points > 0)
            or (what == BREAKOUT and self.exit_points > 0)
            or (what == HARVEST and bool(self.crates))
        )

    def side(self, side: int) -> SidePage | None:
        """What the file says about a side."""
        return self.sides[side] if side < len(self.sides) else None

    def fixed_attacker(self) -> int:
        """The side that attacks whatever the dice say; -1 where the roll decides."""
        for side, page in enumerate(self.sides):
            if page.attacker:
                return side
        return -1

    def zone(self, side: int, width: float, height: float) -> Zone | None:
        """The zone that the file gives a side; None where edges are chosen."""
        page = self.side(side)
        return zone_of(page.deploy, width, height) if page is not None and page.deploy else None


def zone_of(deploy: Row, width: float, height: float) -> Zone:
    """A zone of a file on the table: a strip along an edge, or a box with the edges it lies on."""
    boxes = list_of(deploy.get("boxes"))
    if boxes:
        left, top, right, bottom = [number_of(value) or 0.0 for value in list_of(boxes[0])]
        edges: list[str] = []
        for edge, on in (
            (SOUTH, top <= 0.0),
            (NORTH, bottom >= height),
            (WEST, left <= 0.0),
            (EAST, right >= width),
        ):
            if on:
                edges.append(edge)
        return Zone(left, top, right, bottom, edges)
    edge = ON_TABLE[text_of(list_of(deploy.get("edges"))[0])]
    depth = number_of(deploy.get("depth")) or 0.0
    if edge == SOUTH:
        return Zone(0.0, 0.0, width, depth, [edge])
    if edge == NORTH:
        return Zone(0.0, height - depth, width, height, [edge])
    if edge == WEST:
        return Zone(0.0, 0.0, depth, height, [edge])
    return Zone(width - depth, 0.0, width, height, [edge])


def _number(row: Row, key: str) -> float:
    return length(row, key) if key in row else 0.0


def _piece(row: Row) -> tuple[str, str, list[Point], float]:
    points = points_in(row.get("points"))
    return word(row, "id"), word(row, "kind"), points, number_of(row.get("height", 0)) or 0.0


@final
class Mission:
    """What is played: the first mission, and the Secondary and Corporate ones whose scores are added."""

    def __init__(self, pages: list[MissionPage], level: int) -> None:
        self.pages = pages
        self.id = pages[0].id
        self.level = level  # warzone.mission.levels: 1 to 4
        self.turns = pages[0].turns
        self.paying: dict[str, MissionPage] = {}
        for what in (MEETING, SABOTAGE, ASSASSIN, BREAKOUT, HARVEST):
            for page in pages:
                if page.pays(what) and what not in self.paying:
                    self.paying[what] = page
        self.attacker = any(page.attacker for page in pages)  # whether one side attacks
        self.title: Json = {"id": "warzone-mission-" + self.id}
        self.briefing: list[Json] = [{"id": f"warzone-mission-{page.id}-objective"} for page in pages]
        self.briefing.append({"id": f"warzone-mission-{self.id}-special"})

    @property
    def first(self) -> MissionPage:
        """The mission that says how it is set up and how kills are counted."""
        return self.pages[0]

    @property
    def extra(self) -> list[str]:
        """The ids of the added missions."""
        return [page.id for page in self.pages[1:]]

    def has(self, what: str) -> bool:
        """Whether it is played for what the mission of that name is about."""
        return what in self.paying

    def page_with(self, what: str) -> MissionPage | None:
        """The page that pays for it."""
        return self.paying.get(what)
