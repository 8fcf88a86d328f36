"""Paper miniatures: stand-ups with a front and a back, bases of the right size, vehicles as plates from above."""

from __future__ import annotations

from math import sqrt
from typing import Any

from sandtable.kit.army import letter
from sandtable.kit.art import Brush
from sandtable.kit.look import Look
from sandtable.kit.marks import foot
from sandtable.kit.packing import packed
from sandtable.kit.sheet import Data, Sheet
from sandtable.kit.words import Words

TAB = 5.0  # folded under and glued to the base
STRIP = 0.86  # of the base's diameter: the rim stays free
TALL = {"brute": 32.0, "beast": 24.0, "mounted": 32.0, "armoured": 30.0, "robot": 30.0}
BROAD = {"brute": 106.0, "beast": 110.0, "mounted": 106.0}
USUAL_BREADTH = 100.0  # of a box 113.5 high: a man with his weapon
MAN = 28.0
LARGEST_GROWTH = 1.6
BAND = 5.0  # below the figure, with its mark and its weapon
BOX = 113.5  # the height of the drawing


def miniature_sheet(
    system: str, armies: list[tuple[dict[str, Any], str]], words: Words, look: Look
) -> Sheet | None:
    """Everything that armies put on the table, each in the livery beside it; None for counters."""
    pieces: list[Data] = []
    for paper, livery in armies:
        brush = Brush(livery, look.low_ink)
        for at, unit in enumerate(paper["units"]):
            number = 0
            for figure in unit["figures"]:
                for _ in range(figure["count"]):
                    number += 1
                    made = _pieces(figure, unit, f"{letter(at)}{number}", brush, words)
                    pieces += [{**piece, "livery": livery} for piece in made]
    if not pieces:
        return None
    title = words.say("kit-miniatures")
    data: Data = {
        "pages": packed(pieces, look),
        "heading": title,
        "hint": words.say("kit-miniatures-how"),
        **foot(words),
    }
    return Sheet("miniatures", "pieces", f"{title}: {words.say(f'{system}-title')}", data)


def _pieces(
    figure: dict[str, Any], unit: dict[str, Any], mark: str, brush: Brush, words: Words
) -> list[Data]:
    art = figure["art"]
    alt = f"{mark}: {words.of(unit['name'])}, {words.of(figure['name'])}"
    if "length" in figure:
        return [_plate(figure, mark, alt, brush, words.of(unit["name"]))]
    if "base" not in figure:
        return []
    body, weapon = str(art.get("body", "plain")), str(art.get("weapon", "none"))
    base = float(figure["base"])
    growth = min(LARGEST_GROWTH, sqrt(base / 30.0)) if base > 30 else 1.0
    tall = round(TALL.get(body, MAN) * growth, 1)
    wide = round(max(base * STRIP, (tall - BAND) * BROAD.get(body, USUAL_BREADTH) / BOX), 1)
    weapon_name = words.of(figure["arms"][0]) if figure["arms"] else ""
    name = words.of(unit["name"])
    return [
        {
            "kind": "standee",
            "w": wide,
            "h": round(2 * (tall + TAB), 1),
            "tall": tall,
            "tab": TAB,
            "front": brush.standing(body, weapon, back=False),
            "back": brush.standing(body, weapon, back=True),
            "mark": mark,
            "leader": figure["leader"],
            "name": words.of(figure["name"]) if words.of(figure["name"]) != name else weapon_name or name,
            "alt": alt,
        },
        {
            "kind": "base",
            "w": base,
            "h": base,
            "art": brush.above(body, weapon, figure["leader"]),
            "mark": mark,
            "leader": figure["leader"],
            "arc": float(figure.get("arc", 0)),
            "alt": alt,
        },
    ]


def _plate(figure: dict[str, Any], mark: str, alt: str, brush: Brush, name: str) -> Data:
    length, width = float(figure["length"]), float(figure["width"])
    return {
        "kind": "plate",
        "w": length,
        "h": width,
        "art": brush.hull(str(figure["art"].get("hull", "")), length, width),
        "mark": mark,
        "name": name,
        "alt": alt,
    }
