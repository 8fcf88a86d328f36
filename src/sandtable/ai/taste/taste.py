"""Taste: how much an answer is worth to a side, in one system."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from sandtable.ai.seat import Asked, Seat
from sandtable.core.wire import Json

TASTES = {
    "fallout": "sandtable.ai.taste.fallout:FalloutTaste",
    "fubar": "sandtable.ai.taste.fubar:FubarTaste",
    "warfare": "sandtable.ai.taste.warfare:WarfareTaste",
    "warzone": "sandtable.ai.taste.warzone:WarzoneTaste",
}
GROUP = "sandtable.tastes"  # the entry point by which another distribution brings the taste of its system


class Taste:
    """Ranks answers. This one trusts the order in which the rules propose them, the most sensible first."""

    def __init__(self, side: int) -> None:
        self.side = side

    def ranked(self, seat: Seat, asked: Asked) -> list[Json]:
        """Answers worth trying, the best first; illegal ones may be among them and are passed over."""
        del asked
        return seat.candidates()


def taste_of(system_id: str, side: int) -> Taste:
    """The taste for a system; for one without its own, the plain one."""
    return _taste_class(system_id)(side)


@cache
def _taste_class(system_id: str) -> type[Taste]:
    place = TASTES.get(system_id, "")
    if place:
        module, _, name = place.partition(":")
        taste: type[Taste] = getattr(import_module(module), name)
        return taste
    for point in entry_points(group=GROUP):
        if point.name == system_id:
            brought: type[Taste] = point.load()
            return brought
    return Taste
