"""Places that matter on the table: where a side sets up, and where its units retreat to."""

from __future__ import annotations

from sandtable.figures.zones import Box, Zone


class SetupZone(Zone):
    """Where a side may set up; some zones ask for cover as well.

    A base is in a zone when the whole of it is. `cover` zones hold figures whose centre is in an area of cover
    (vehicles: half the hull), as fubar.cover.what has it.
    """

    __slots__ = ("cover",)

    def __init__(self, id: str, boxes: list[Box], x: float, y: float, radius: float, cover: bool) -> None:
        super().__init__(id, boxes, x, y, radius)
        self.cover = cover
