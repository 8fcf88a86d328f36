"""What the state of a copy made for odds notes: whom the attack that is tried on it has come to."""

from __future__ import annotations

from typing import final

from sandtable.systems.warzone.state.pieces import Model


@final
class Touched:
    """Whom an attack on trial has come to; `late` says that dice may wait until their hits are taken.

    Nobody looks at them before, so it makes no difference, and odds have less to tell apart.
    """

    __slots__ = ("late", "models")

    def __init__(self) -> None:
        self.models: dict[str, Model] = {}
        self.late = False
