"""What the parts of a scenario file must agree on, in every game of figures: asked once each part has its shape."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.core.printed import Row
from sandtable.core.sheet_faults import SheetFaults
from sandtable.core.wire import Json, list_of, number_of, point_of, table_of, text_of
from sandtable.figures.zones import EAST, WEST, Box, edge_box
from sandtable.table import Piece, Point

Maker = Callable[[str, str, list[Point], float], Piece]
"""Makes a piece of a game: id, kind, points, height; a ValueError says why it cannot lie there."""


def size_in(raw: Row) -> Point:
    """The table of a file."""
    size = point_of(raw.get("table"))
    return size if size is not None else (0.0, 0.0)


def on_table(point: Point, size: Point) -> bool:
    """Whether a point lies on the table."""
    return 0.0 <= point[0] <= size[0] and 0.0 <= point[1] <= size[1]


def points_in(value: Json) -> list[Point]:
    """A list of points of the right shape."""
    points: list[Point] = []
    for entry in list_of(value):
        point = point_of(entry)
        if point is not None:
            points.append(point)
    return points


def check_terrain(raw: Row, lines: list[str], made: Maker, faults: SheetFaults, why: str) -> None:
    """Pieces have ids of their own, lie on the table, and have an outline; `lines` are the kinds that are linear."""
    seen: list[str] = []
    size = size_in(raw)
    for number, entry in enumerate(list_of(raw.get("terrain"))):
        row, at = table_of(entry), f"terrain[{number}]"
        id, kind = text_of(row.get("id")), text_of(row.get("kind"))
        if id in seen:
            faults.misshapen(at + ".id", why, "twice", {"id": id})
        seen.append(id)
        key, other = ("line", "points") if kind in lines else ("points", "line")
        if key not in row or other in row:
            faults.misshapen(f"{at}.{key}", why, "outline", {"kind": kind, "key": key, "other": other})
            continue
        points = points_in(row[key])
        for place, point in enumerate(points):
            if not on_table(point, size):
                _off(faults, f"{at}.{key}[{place}]", why, size)
        try:
            made(id, kind, points, number_of(row.get("height", 0)) or 0.0)
        except ValueError as error:
            faults.misshapen(f"{at}.{key}", why, "impossible", {"reason": str(error)})


def check_zone(raw: Row, deploy: Row, at: str, faults: SheetFaults, why: str) -> None:
    """A zone lies on the table."""
    width, height = size = size_in(raw)
    if "depth" in deploy:
        most = max(width if text_of(edge) in (WEST, EAST) else height for edge in list_of(deploy["edges"]))
        if (number_of(deploy["depth"]) or 0.0) > most:
            faults.misshapen(at + ".depth", why, "off-table", {"width": width, "height": height})
    elif "radius" in deploy:
        middle = point_of(deploy["at"])
        if middle is not None and not on_table(middle, size):
            _off(faults, at + ".at", why, size)
    for number, box in enumerate(list_of(deploy.get("boxes"))):
        left, top, right, bottom = [number_of(value) or 0.0 for value in list_of(box)]
        if not (left < right <= width and top < bottom <= height):
            faults.misshapen(f"{at}.boxes[{number}]", why, "box", {"width": width, "height": height})


def check_spot(raw: Row, point: Point | None, at: str, faults: SheetFaults, why: str) -> None:
    """A marker lies on the table."""
    if point is not None and not on_table(point, size_in(raw)):
        _off(faults, at, why, size_in(raw))


def check_ids(rows: list[Row], key: str, at: str, faults: SheetFaults, why: str) -> list[str]:
    """No two entries are called alike; their names."""
    seen: list[str] = []
    for number, row in enumerate(rows):
        id = text_of(row.get(key))
        if id in seen:
            faults.misshapen(f"{at}[{number}].{key}", why, "twice", {"id": id})
        seen.append(id)
    return seen


def check_range(raw: Row, key: str, faults: SheetFaults, why: str) -> None:
    """Least and most, in this order."""
    values = [number_of(value) or 0.0 for value in list_of(raw.get(key))]
    if len(values) == 2 and values[0] > values[1]:
        faults.misshapen(key, why, "order")


def check_force(row: Row, at: str, faults: SheetFaults, why: str) -> None:
    """A side has points to spend, or brings its army."""
    if ("points" in row) == ("army" in row):
        faults.misshapen(at, why, "force")


def _off(faults: SheetFaults, at: str, why: str, size: Point) -> None:
    faults.misshapen(at, why, "off-table", {"width": size[0], "height": size[1]})


def zone_boxes(raw: Row, deploy: Row) -> list[Box]:
    """The boxes round a zone, as far as it has any."""
    width, height = size_in(raw)
    middle = point_of(deploy.get("at"))
    if middle is not None:
        radius = number_of(deploy.get("radius")) or 0.0
        return [(middle[0] - radius, middle[1] - radius, middle[0] + radius, middle[1] + radius)]
    depth = number_of(deploy.get("depth")) or 0.0
    boxes: list[Box] = [
        edge_box(text_of(edge), width, height, depth) for edge in list_of(deploy.get("edges"))
    ]
    for box in list_of(deploy.get("boxes")):
        left, top, right, bottom = [number_of(value) or 0.0 for value in list_of(box)]
        boxes.append((left, top, right, bottom))
    return boxes
