"""Zones as they are shown: where a side sets up, what is fought for, over which edges somebody leaves."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.core.scene import Words, ZoneView
from sandtable.core.wire import Json, side_letter
from sandtable.figures.zones import Box, corners
from sandtable.table import Board, Point


def deployment_views(side: int, id: str, name: Words, outlines: Iterable[list[Point]]) -> list[ZoneView]:
    """The parts of a zone in which a side sets up, numbered after its id."""
    return [
        {
            "id": f"{id}-{number}",
            "kind": "deployment",
            "name": name,
            "points": [[x, y] for x, y in outline],
            "side": side_letter(side),
        }
        for number, outline in enumerate(outlines)
    ]


def objective_view(id: str, name: Words, x: float, y: float, radius: float, holder: int) -> ZoneView:
    """A place to be held, and who holds it; -1 is nobody."""
    view: ZoneView = {"id": id, "kind": "objective", "name": name, "x": x, "y": y, "radius": radius}
    if holder >= 0:
        view["side"] = side_letter(holder)
    return view


def exit_view(side: int, edge: str, name: Words, box: Box) -> ZoneView:
    """The strip along an edge over which a side may leave."""
    return {
        "id": f"exit-{side_letter(side)}-{edge}",
        "kind": "exit",
        "name": name,
        "points": [[x, y] for x, y in corners(box)],
        "side": side_letter(side),
    }


def whole_table(board: Board) -> Json:
    """The outline of the table, where a thing may lie anywhere."""
    return [[x, y] for x, y in corners((0.0, 0.0, board.width, board.height))]
