"""Counters of 16 or 19 mm, fronts and backs on one side of the sheet: fold in the gutter, glue, cut."""

from __future__ import annotations

from typing import Any

from sandtable.kit.art import Brush
from sandtable.kit.look import LIVERIES, Look
from sandtable.kit.marks import die_code, foot
from sandtable.kit.packing import TITLE, room_of
from sandtable.kit.sheet import Data, Sheet
from sandtable.kit.words import Words

GUTTER = 2.5  # on either side of the fold
SIZES = (19.0, 16.0)


def counter_sheet(
    system: str,
    paper: dict[str, Any] | None,
    scenes: list[dict[str, Any]],
    words: Words,
    look: Look,
    size: float = SIZES[0],
) -> Sheet | None:
    """The counters of an army, or of every side of a scenario; the front is its owner's, the back the enemy's."""
    counters = _of_scenes(scenes, words, look) if scenes else []
    if paper is not None:
        counters = [*_of_army(paper, words, look), *counters]
    if not counters:
        return None
    title = words.say("kit-counters")
    data: Data = {
        "pages": _folded(counters, size, look),
        "heading": title,
        "hint": words.say("kit-counters-how"),
        **foot(words),
    }
    return Sheet("counters", "pieces", f"{title}: {words.say(f'{system}-title')}", data)


def _of_army(paper: dict[str, Any], words: Words, look: Look) -> list[Data]:
    brush = Brush(look.livery, look.low_ink)
    counters: list[Data] = []
    for unit in paper["units"]:
        if unit["kind"] not in ("counter", "support"):
            continue
        figure = unit["figures"][0]
        weapons = [_weapon(weapon, words) for weapon in unit["weapons"][:2]]
        defence = next((line["value"] for line in figure["lines"]), "")
        counters.append(_counter(words.of(unit["name"]), figure["art"], defence, weapons, brush))
    return counters


def _weapon(weapon: dict[str, Any], words: Words) -> Data:
    values = [str(line["value"]) for line in weapon["lines"]]
    die = next((value for value in values if die_code(value, words)), "")
    numbers = [value for value in values if value.isdigit()]
    return {
        "cost": numbers[0] if numbers else "",
        "range": numbers[1] if len(numbers) > 1 else "",
        "die": die,
        "code": die_code(die, words),
    }


def _of_scenes(scenes: list[dict[str, Any]], words: Words, look: Look) -> list[Data]:
    """Every side's own counters, as its own scene shows them."""
    counters: list[Data] = []
    for scene in scenes:
        mine = {side["id"]: side["livery"] for side in scene["sides"] if side["mine"]}
        for token in scene["tokens"]:
            if token["shape"] != "counter" or token["side"] not in mine:
                continue
            livery = mine[token["side"]]
            brush = Brush(livery if livery in LIVERIES else "a", look.low_ink)
            values = token.get("counter", {})
            weapons = [
                {
                    "cost": str(weapon["cost"]),
                    "range": str(weapon["range"]),
                    "die": weapon["die"],
                    "code": die_code(weapon["die"], words),
                }
                for weapon in values.get("weapons", [])[:2]
            ]
            name = words.of(token.get("caption") or token["name"])
            counters.append(_counter(name, token["art"], values.get("defence", ""), weapons, brush))
    return counters


def _counter(name: str, art: dict[str, Any], defence: str, weapons: list[Data], brush: Brush) -> Data:
    return {
        "kind": "counter",
        "name": name,
        "art": brush.pictogram(str(art.get("pic", ""))),
        "defence": defence,
        "weapons": weapons,
        "livery": brush.livery,
    }


def _folded(counters: list[Data], size: float, look: Look) -> list[Data]:
    """Fronts left of the fold, backs right of it at the same distance, so that they meet when folded."""
    wide, high = room_of(look)
    middle = wide / 2
    columns = int((middle - GUTTER) // size)
    rows = int((high - TITLE) // size)
    pages: list[Data] = []
    for start in range(0, len(counters), columns * rows):
        part = counters[start : start + columns * rows]
        used = -(-len(part) // columns)
        pieces: list[Data] = [
            {"kind": "fold", "x": middle, "y": TITLE, "w": 0.0, "h": used * size},
        ]
        for at, counter in enumerate(part):
            column, row = at % columns, at // columns
            place = {"y": TITLE + row * size, "w": size, "h": size}
            pieces.append({**counter, **place, "x": middle - GUTTER - (column + 1) * size})
            pieces.append({**counter, **place, "kind": "counter-back", "x": middle + GUTTER + column * size})
        pages.append({"pieces": pieces})
    return pages
