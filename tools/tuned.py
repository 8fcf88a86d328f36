"""Greedy with weights out of a file that the environment names, as a bot for tools/gate.py, duel.py and ratings.py.

    SANDTABLE_WEIGHTS=build/tune/fallout.json python tools/gate.py fallout --bots tools/tuned.py:Tuned,greedy …

The file has `weights` by name: those of tools/tune_character.py, or written by hand. Others stay what they are.
"""

from __future__ import annotations

import os
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from sandtable.ai.greedy import GreedyBot
from sandtable.ai.taste import taste_of
from sandtable.ai.taste.character import DEFAULT

WEIGHTS = "SANDTABLE_WEIGHTS"
TUNED = "tuned"


class Tuned(GreedyBot):
    """Plays as the default character with some weights of its own."""

    name = TUNED

    def __init__(self, system_id: str, side: int, seed: int) -> None:
        super().__init__(system_id, side, seed)
        characters: dict[str, Any] = import_module(f"sandtable.ai.taste.{system_id}.character").CHARACTERS
        if TUNED not in characters:
            parent = characters[DEFAULT]
            whole = {each.name: getattr(parent, each.name) for each in fields(type(parent))}
            own = msgspec.json.decode(Path(os.environ[WEIGHTS]).read_bytes())["weights"]
            characters[TUNED] = type(parent)(**{**whole, **own, "id": TUNED})
        self.taste = taste_of(system_id, side, TUNED)
