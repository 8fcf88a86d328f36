"""Small things that stand on many sheets."""

from __future__ import annotations

from sandtable.kit.sheet import Data
from sandtable.kit.words import Words

DICE = ("white", "pink", "grey", "green", "yellow", "red", "blue", "purple", "black")


def die_code(id: str, words: Words) -> str:
    """The two letters of a coloured die; "" for everything else."""
    return words.say(f"kit-die-{id}") if id in DICE else ""


def foot(words: Words) -> Data:
    """What stands at the foot of every page."""
    return {"foot": {"scale": words.say("kit-scale"), "mark": "Sandtable"}}
