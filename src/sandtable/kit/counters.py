"""Counters of 16 or 19 mm, fronts and backs on one side of the sheet: fold in the gutter, glue, cut."""

from __future__ import annotations

from typing import Any

from sandtable.kit.army import letter
from sandtable.kit.art import Brush
from sandtable.kit.look import Look
from sandtable.kit.marks import die_code, foot
from sandtable.kit.packing import TITLE, room_of
from sandtable.kit.sheet import Data, Sheet
from sandtable.kit.words import Words

GUTTER = 2.5  # on either side of the fold
SIZES = (19.0, 16.0)
WORD = 5  # letters of an action that stand beside its die


def counter_sheet(
    system: str,
    armies: list[tuple[dict[str, Any], str]],
    words: Words,
    look: Look,
    size: float = SIZES[0],
) -> Sheet | None:
    """The counters of armies, each in the livery beside it; the front is its owner's, the back the enemy's."""
    counters = [
        counter for paper, livery in armies for counter in _of_army(paper, words, Brush(livery, look.low_ink))
    ]
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


def _of_army(paper: dict[str, Any], words: Words, brush: Brush) -> list[Data]:
    counters: list[Data] = []
    for at, unit in enumerate(paper["units"]):
        if unit["kind"] not in ("counter", "support"):
            continue
        figure = unit["figures"][0]
        counters.append(
            {
                "kind": "counter",
                "letter": letter(at),
                "name": words.of(unit["name"]),
                "art": brush.pictogram(str(figure["art"].get("pic", ""))),
                "defence": next((line["value"] for line in figure["lines"]), ""),
                "weapons": [_weapon(weapon, words) for weapon in unit["weapons"][:2]],
                "actions": _actions(unit, words),
                "livery": brush.livery,
            }
        )
    return counters


def _actions(unit: dict[str, Any], words: Words) -> list[Data]:
    """What a unit can do with a die of its own, as suppressive fire: the die and the beginning of the word."""
    dice = [(words.of(line["label"]), str(line["value"])) for line in unit["lines"]]
    return [
        {"label": label[:WORD], "die": die, "code": die_code(die, words)}
        for label, die in dice
        if die_code(die, words)
    ]


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
            {"kind": "grid", "x": middle - GUTTER - columns * size, "y": TITLE, "w": columns * size}
            | {"h": used * size, "size": size},
            {"kind": "grid", "x": middle + GUTTER, "y": TITLE, "w": columns * size, "h": used * size}
            | {"size": size},
        ]
        for at, counter in enumerate(part):
            column, row = at % columns, at // columns
            place = {"y": TITLE + row * size, "w": size, "h": size}
            pieces.append({**counter, **place, "x": middle - GUTTER - (column + 1) * size})
            pieces.append({**counter, **place, "kind": "counter-back", "x": middle + GUTTER + column * size})
        pages.append({"pieces": pieces})
    return pages
