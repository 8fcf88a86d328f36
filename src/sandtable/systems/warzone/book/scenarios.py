"""The missions as written in `scenarios/*.toml`, and how they combine."""

from __future__ import annotations

from typing import Final

from sandtable.core.keeping import Kept
from sandtable.core.printed import Row, flag, length, whole, word
from sandtable.core.setup import SetupError
from sandtable.core.wire import Json, list_of, number_of, point_of, text_of
from sandtable.systems.warzone.book.profiles import Mission
from sandtable.systems.warzone.book.tables import document, hint
from sandtable.table import Point

MISSIONS: Final = ("meeting", "sabotage", "assassin", "breakout", "harvest")
DEFAULT: Final = "meeting"
STANDARD_TURNS: Final = 6  # warzone.mission.length
LEVELS: Final = (1, 2, 3, 4)  # warzone.mission.levels


class MissionPage:
    """One mission as written: deployment, objectives, scoring. Never changed once read.

    warzone.mission.length: it lasts 6 Game Turns where it says nothing else.
    """

    def __init__(self, row: Row) -> None:
        self.id = word(row, "id")
        self.level = word(row, "level")  # priority, secondary, corporate
        self.turns = whole(row, "turns") if "turns" in row else STANDARD_TURNS
        self.attacker = flag(row, "attacker")
        self.first = text_of(row.get("first"))  # "attacker": has the initiative on Turn 1
        self.deploy = word(row, "deploy")  # strips, corner
        self.depth = length(row, "depth")
        self.apart = _number(row, "apart")  # inches between the corner and the defender
        self.kills = word(row, "kills")  # full, half, defender
        self.markers: list[Point] = _points(row.get("markers"))
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
        self.crates: list[Point] = _points(row.get("crates"))
        self.crate_points = int(_number(row, "crate_points"))


def _number(row: Row, key: str) -> float:
    return length(row, key) if key in row else 0.0


def _points(value: Json) -> list[Point]:
    points: list[Point] = []
    for entry in list_of(value):
        point = point_of(entry)
        if point is not None:
            points.append(point)
    return points


_pages: Final = Kept[str, MissionPage](64)


def page(id: str) -> MissionPage:
    """The mission of that id; raises SetupError naming those there are."""
    if id not in MISSIONS:
        raise SetupError(f'warzone has no mission "{id[:40]}"; {hint(id, list(MISSIONS))}')
    known = _pages.get(id)
    if known is None:
        known = _pages.keep(id, MissionPage(document(f"scenarios/{id}.toml")))
    return known


def mission_of(id: str, level: int, secondary: str) -> Mission:
    """What is played at a level.

    warzone.mission.levels: 1 one mission; 2 a Priority and a Secondary; 3 a Priority and both Secondaries; 4 a
    Priority, a Secondary and the Corporate one. Deployment, turns and special rules are those of the first, and so is
    the way kills are counted.
    """
    first = page(id)
    if level not in LEVELS:
        raise SetupError("level must be 1, 2, 3 or 4")
    if level > 1 and first.level != "priority":
        raise SetupError(f'levels above 1 need a Priority mission; "{id}" is {first.level}')
    if level > 1 and page(secondary).level != "secondary":
        raise SetupError(f'"{secondary}" is no Secondary mission; write "assassin" or "breakout"')
    extra: list[str] = []
    if level in (2, 4):
        extra.append(secondary)
    if level == 3:
        extra.extend(["assassin", "breakout"])
    if level == 4:
        extra.append("harvest")
    attacker = first.attacker or any(page(other).attacker for other in extra)
    return Mission(id=id, extra=extra, level=level, turns=first.turns, attacker=attacker)


def pages(mission: Mission) -> list[MissionPage]:
    """Every mission that is scored, the Priority one first."""
    return [page(mission.id), *(page(other) for other in mission.extra)]


def page_with(mission: Mission, id: str) -> MissionPage | None:
    """The page of a mission when it is scored in this game."""
    return page(id) if mission.has(id) else None
