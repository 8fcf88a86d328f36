"""What waits its turn in an attack: hits that have been rolled and are still to be taken."""

from __future__ import annotations

from collections.abc import Coroutine

from mypy_extensions import mypyc_attr

from sandtable.core.effects import Effect


@mypyc_attr(allow_interpreted_subclasses=True)
class Waits:
    """The rest of an attack from one of its marks, to be begun again and again by odds."""

    def __call__(self) -> Coroutine[Effect, object, None]:
        """Begins it."""
        raise TypeError("an attack writes its own rest")

    def targets(self) -> list[str]:
        """Ids of those who may still be hit, as far as it is known."""
        return []

    def worst(self) -> int:
        """The most wounds or structure points that it may still cost, however they fall."""
        return 0
