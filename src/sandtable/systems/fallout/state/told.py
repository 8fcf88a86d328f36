"""What a side has said beforehand of the action that a unit takes."""

from __future__ import annotations

from typing import final

from sandtable.core.wire import Json


@final
class Told:
    """Where everybody goes (an answer to the question of the move) and which unit they attack then.

    Either is taken once, and only where its own question would take it. Whoever breaks in ends both, so that the rest
    is asked. It lives no longer than the action: no checkpoint comes in between.
    """

    __slots__ = ("at", "way")

    def __init__(self, way: Json, at: str) -> None:
        self.way = way
        self.at = at  # unit id, "" when nothing was said of it

    def take_way(self) -> Json:
        """Where to, once; None afterwards."""
        way = self.way
        self.way = None
        return way

    def take_target(self) -> str:
        """At whom, once; "" afterwards."""
        at = self.at
        self.at = ""
        return at

    def end(self) -> None:
        """An enemy has broken in: nothing of it holds any more."""
        self.way = None
        self.at = ""
