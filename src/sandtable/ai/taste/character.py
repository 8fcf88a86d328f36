"""A character: how one bot weighs things another weighs otherwise.

Each system has weights of its own; these are the ones that every player has, whatever the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

DEFAULT: Final = "default"
BOLD: Final = "bold"
PATIENT: Final = "patient"
BEGINNER: Final = "beginner"


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, kw_only=True)
class Character:
    """What all characters have in common. `ai-character-…` says in a sentence what one is like."""

    id: str = DEFAULT
    slips: float = 0.0  # how often it takes the second or third best plan for the best
    overlooks: float = 0.0  # how often it lets a chance to react go by

    @property
    def described(self) -> str:
        """The id of the sentence that says what it is like."""
        return f"ai-character-{self.id}"
