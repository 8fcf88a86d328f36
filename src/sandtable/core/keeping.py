"""Keeping: what was worked out once and never changes is remembered, up to a limit.

    _offsets: Final = Kept[tuple[str, int], list[Point]](256)

    known = _offsets.get(key)
    if known is None:
        known = _offsets.keep(key, work_out(…))
    return known

The key holds everything the value depends on, and nobody changes a value that is kept: two games, a fork and a bot may
all look at the same one. Forgetting costs time, never another result.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, final

K = TypeVar("K")
V = TypeVar("V")

# What every memory of the house holds: each is made once, as its module is loaded.
_drawers: Final[list[dict[Any, Any]]] = []


def forget_everything() -> None:
    """Empties every memory, for when a printed figure has changed (core/amending.py)."""
    for values in _drawers:
        values.clear()


@final
class Kept(Generic[K, V]):
    """At most `most` values by their keys; where one more would not fit, all are forgotten and it begins again."""

    __slots__ = ("_values", "most")

    def __init__(self, most: int) -> None:
        self.most = most
        self._values: dict[K, V] = {}
        _drawers.append(self._values)

    def get(self, key: K) -> V | None:
        """The value kept under a key, or None when it must be worked out."""
        return self._values.get(key)

    def keep(self, key: K, value: V) -> V:
        """Keeps a value that was worked out, and gives it back."""
        values = self._values
        if len(values) >= self.most and key not in values:
            values.clear()
        values[key] = value
        return value

    def forget(self) -> None:
        """Forgets everything, for when what it was worked out from has changed: an installed file, say."""
        self._values.clear()

    def __len__(self) -> int:
        return len(self._values)
