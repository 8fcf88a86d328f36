"""Something larger than a sheet, cut into sheets that overlap."""

from __future__ import annotations

from math import ceil

from sandtable.kit.look import Look
from sandtable.kit.packing import TITLE, room_of
from sandtable.kit.sheet import Data
from sandtable.kit.words import Words

OVERLAP = 8.0
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def tiles_of(wide: float, high: float, look: Look, words: Words) -> Data:
    """Windows on a picture of that size, row by row, each with its name: A1, B1 …; upright or lying, as fewer do."""
    room_wide, room_high = room_of(look)
    upright = _counts(wide, high, room_wide, room_high - TITLE)
    # Lying, the foot takes its room from the other side.
    lying = _counts(wide, high, look.height - 12.0, look.width - 12.0 - 7.0 - TITLE)
    flipped = lying[0] * lying[1] < upright[0] * upright[1]
    across, down, window_wide, window_high = lying if flipped else upright
    tiles: list[Data] = []
    for row in range(down):
        for column in range(across):
            x, y = column * (window_wide - OVERLAP), row * (window_high - OVERLAP)
            tiles.append(
                {
                    "name": f"{LETTERS[column % 26]}{row + 1}",
                    "x": round(x, 3),
                    "y": round(y, 3),
                    "w": round(min(window_wide, wide - x), 3),
                    "h": round(min(window_high, high - y), 3),
                    "right": column < across - 1,
                    "below": row < down - 1,
                }
            )
    return {
        "tiles": tiles,
        "flipped": flipped,
        "overlap": OVERLAP,
        "wide": round(wide, 3),
        "high": round(high, 3),
        "glue": words.say("kit-glue", n=len(tiles)),
    }


def _counts(wide: float, high: float, room_wide: float, room_high: float) -> tuple[int, int, float, float]:
    across = max(1, ceil((wide - OVERLAP) / (room_wide - OVERLAP)))
    down = max(1, ceil((high - OVERLAP) / (room_high - OVERLAP)))
    return across, down, room_wide, room_high
