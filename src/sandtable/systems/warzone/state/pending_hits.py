"""What waits its turn in an attack: hits that have been rolled and are still to be taken."""

from __future__ import annotations

from collections.abc import Coroutine

from mypy_extensions import mypyc_attr

from sandtable.core.effects import Effect, Mark


@mypyc_attr(allow_interpreted_subclasses=True)
class Waits:
    """The rest of an attack from one of its marks, to be begun again and again by odds."""

    def __call__(self) -> Coroutine[Effect, object, None]:
        """Begins what is still to come of the attack."""
        raise TypeError("an attack writes its own rest")

    def targets(self) -> list[str]:
        """Ids of those who may still be hit, as far as it is known."""
        return []

    def among(self, ids: dict[str, None]) -> Waits:
        """What of it concerns these targets alone."""
        return self

    def mark(self) -> Mark:
        """The mark from which it is begun."""
        raise TypeError("an attack writes its own mark")

    def guardable(self) -> list[str]:
        """Ids of those whose hits a comrade may take where they are Guarded."""
        return []

    def misses_only(self) -> bool:
        """Whether the next dice are thrown at somebody who is gone: only those that miss can do anything."""
        return False

    def astray(self) -> list[list[str]]:
        """Pairs of ids: at whom dice are thrown, and who gets those that miss."""
        return []

    def used(self, squad: str) -> bool:
        """Whether a squad's Guarded ability has been used on it."""
        return False

    def wide(self) -> bool:
        """Whether it may also hurt others than its targets, or depend on them."""
        return False

    def worst(self) -> int:
        """The most wounds or structure points that it may still cost, however they fall."""
        return 0
