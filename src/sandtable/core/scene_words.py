"""What scenes say: messages, names that people gave, badges."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from sandtable.core.scene import BadgeView, Words
from sandtable.core.wire import Json, Message

LIVERIES: Final = "abcd"
"""Of the sides in their order, where a game gives them no others."""


def words(id: str, values: dict[str, Json] | None = None) -> Words:
    """A message as scenes carry it."""
    return cast("Words", Message(id, values).wire())


def name_of(name: Json, given: str) -> Words:
    """A name: the message of the book, or the word a person gave, which is told by the message `given`."""
    if isinstance(name, dict):
        return cast("Words", name)
    return words(given, {"name": name})


def badge(id: str, label: str, count: int = 0) -> BadgeView:
    """A status: `id` chooses the drawing, `label` is what it says."""
    view: BadgeView = {"id": id, "label": words(label)}
    if count:
        view["count"] = count
    return view


def badges_of(states: Iterable[tuple[str, bool]], label: str) -> list[BadgeView]:
    """The states that hold, in their order; `label` and the id of a state make its message."""
    return [badge(id, label + id) for id, holds in states if holds]
