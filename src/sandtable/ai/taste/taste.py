"""Taste: what a side would do, and how much it is worth to it, in one system."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import ClassVar

from mypy_extensions import mypyc_attr

from sandtable.ai.seat import Asked, Seat
from sandtable.ai.taste.character import BEGINNER, DEFAULT, Character
from sandtable.ai.taste.plan import Plan, as_proposed
from sandtable.core.wire import Json

TASTES = {
    "fallout": "sandtable.ai.taste.fallout:FalloutTaste",
    "fubar": "sandtable.ai.taste.fubar:FubarTaste",
    "warfare": "sandtable.ai.taste.warfare:WarfareTaste",
    "warzone": "sandtable.ai.taste.warzone:WarzoneTaste",
}
GROUP = "sandtable.tastes"  # the entry point by which another distribution brings the taste of its system

# For systems without characters of their own.
PLAIN = {DEFAULT: Character(), BEGINNER: Character(id=BEGINNER, slips=0.3, overlooks=0.5)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Taste:
    """Makes plans. This one trusts the order in which the rules propose answers, the most sensible first."""

    whole: ClassVar[bool] = True  # its plans hold what an activation takes, where one is begun

    def __init__(self, side: int, character: str = DEFAULT) -> None:
        self.side = side
        self.character = PLAIN.get(character, PLAIN[DEFAULT])

    def plans(self, seat: Seat, asked: Asked) -> list[Plan]:
        """Plans worth trying, the best first; some may begin with an illegal answer and are passed over."""
        del asked
        return as_proposed(seat.candidates())

    def took(self, plan: Plan) -> None:
        """Is told which plan is followed; a taste that thinks further than one question remembers it."""

    def letting_go(self, asked: Asked, candidates: list[Json]) -> list[Json]:
        """Where this side may react: the answers that let the chance go by; none where it is no such question."""
        del asked, candidates
        return []


def taste_of(system_id: str, side: int, character: str = DEFAULT) -> Taste:
    """The taste for a system; for one without its own, the plain one."""
    return _taste_class(system_id)(side, character)


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
