"""The action track: boxes to put cubes on, in the order of time, and the turns beside them."""

from __future__ import annotations

from typing import Any

from sandtable.kit.look import Look
from sandtable.kit.marks import foot
from sandtable.kit.sheet import Data, Sheet
from sandtable.kit.words import Words

ACROSS = 8
TURNS = 10


def track_sheet(system: str, game: dict[str, Any], words: Words, look: Look) -> Sheet | None:
    """One page with every box; None for a game without a track."""
    boxes = int(game.get("track", 0))
    if not boxes:
        return None
    title = words.say("kit-track")
    data: Data = {
        "boxes": [str(number) for number in range(boxes, 0, -1)],
        "across": ACROSS,
        "turns": [f"T{number}" for number in range(1, TURNS + 1)],
        "heading": title,
        "supports": words.say("kit-track-supports"),
        "hint": words.say("kit-track-how"),
        **foot(words),
    }
    return Sheet("track", "track", f"{title}: {words.say(f'{system}-title')}", data)
