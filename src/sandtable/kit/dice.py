"""Coloured dice for those who have none: a table to read with an ordinary die, and dice of paper to fold."""

from __future__ import annotations

from typing import Any

from sandtable.kit.art import Brush
from sandtable.kit.look import Look
from sandtable.kit.marks import die_code, foot
from sandtable.kit.packing import packed
from sandtable.kit.sheet import Data, Sheet
from sandtable.kit.words import Words

EDGE = 16.0
FLAP = 4.5


def dice_sheet(system: str, game: dict[str, Any], words: Words, look: Look) -> Sheet | None:
    """The table on the first page, the nets after it."""
    if not game["dice"]:
        return None
    brush = Brush(look.livery, look.low_ink)
    results = list(dict.fromkeys(result for die in game["dice"] for face in die["faces"] for result in face))
    dice = [
        {
            "id": die["id"],
            "name": words.of(die["name"]),
            "code": die_code(die["id"], words),
            "faces": die["faces"],
        }
        for die in game["dice"]
    ]
    nets: list[Data] = [
        {"kind": "net", "w": 3 * EDGE + 2 * FLAP, "h": 4 * EDGE + FLAP, "edge": EDGE, "flap": FLAP, **die}
        for die in dice
    ]
    title = words.say("kit-dice")
    data: Data = {
        "dice": dice,
        "results": {result: brush.face(result) for result in results},
        "said": {result: words.say(f"kit-result-{result}") for result in results},
        "pages": packed(nets, look),
        "heading": title,
        "hint": words.say("kit-dice-how"),
        **foot(words),
    }
    return Sheet("dice", "dice", f"{title}: {words.say(f'{system}-title')}", data)
