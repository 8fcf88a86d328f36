"""Scenario files drawn by lot: what somebody asked for, or what the dice say."""

from __future__ import annotations

from sandtable.core.dice import SeededDice
from sandtable.core.setup import SetupError


def asked_or_drawn(dice: SeededDice, known: list[str], asked: str, what: str) -> str:
    """The word asked for, else a drawn one; the dice fall either way. SetupError for a word that means nothing."""
    drawn = known[dice.below(len(known))]
    if asked and asked not in known:
        raise SetupError(f'there is no {what} "{asked[:40]}"; there are {", ".join(known)}')
    return asked or drawn
