"""Markers to cut out: badges as the screen shows them, mines and chests with their backs, objectives."""

from __future__ import annotations

from typing import Any

from sandtable.kit.art import Brush
from sandtable.kit.look import Look
from sandtable.kit.marks import DICE, die_code, foot
from sandtable.kit.packing import packed
from sandtable.kit.sheet import Data, Sheet
from sandtable.kit.words import Words

USUAL = 19.0
TIGHT = 1.6  # between markers: they are many, and are cut with scissors


def token_sheet(system: str, game: dict[str, Any], words: Words, look: Look) -> Sheet | None:
    """All markers of a game."""
    if not game["tokens"]:
        return None
    brush = Brush(look.livery, look.low_ink)
    pieces = [piece for token in game["tokens"] for piece in _copies(token, brush, words)]
    title = words.say("kit-tokens")
    data: Data = {
        "pages": packed(pieces, look, TIGHT),
        "heading": title,
        "hint": words.say("kit-tokens-how"),
        **foot(words),
    }
    return Sheet("tokens", "pieces", f"{title}: {words.say(f'{system}-title')}", data)


def _copies(token: dict[str, Any], brush: Brush, words: Words) -> list[Data]:
    size = float(token.get("size", USUAL))
    number = str(token.get("number", ""))
    die = number if number in DICE else ""
    pic = str(token.get("pic", ""))
    back = str(token.get("back", ""))
    name = words.of(token["name"])
    art = brush.pictogram(pic) if pic else brush.badge(token["id"], "" if die else number)
    piece: Data = {
        "kind": "token",
        "w": 2 * size if back else size,
        "h": size,
        "size": size,
        "art": art,
        "badge": not pic,
        "name": name,
        "number": "" if die or not pic else number,
        "die": die,
        "code": die_code(die, words) if die else "",
        "back": (brush.pictogram(back) if back != "question" else "?") if back else "",
    }
    return [piece for _ in range(int(token["count"]))]
