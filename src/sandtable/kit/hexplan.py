"""A scenario in hexes on one page: the map drawn small with its zones, what it is about, who begins where."""

from __future__ import annotations

from typing import Any

from sandtable.kit.army import letter
from sandtable.kit.look import Look
from sandtable.kit.map import drawn
from sandtable.kit.marks import die_code, foot
from sandtable.kit.sheet import Data, Sheet
from sandtable.kit.words import Words

WIDEST, HIGHEST = 198.0, 120.0
FREE = "·"  # instead of a letter: what belongs to nobody
HEAD = ("number", "unit", "values", "begins")


def hexplan_sheet(
    scenes: list[dict[str, Any]], armies: list[dict[str, Any]], words: Words, look: Look
) -> Sheet | None:
    """The page that both players lay beside the map; None for a table."""
    if not scenes or scenes[0]["board"]["kind"] != "hexes":
        return None
    scene = scenes[0]
    picture, wide, high = drawn(scene["board"], look.low_ink, scene["zones"])
    title = words.of(scene["title"])
    rows = [row for at, army in enumerate(armies) for row in _rows(army, scene["sides"][at], words)]
    rows += [
        [FREE, words.of(token["name"]), "", _place(token, scene["board"])]
        for token in scene["tokens"]
        if not token["side"] and token["shape"] == "counter"
    ]
    rows += [[FREE, words.of(zone["name"]), "", ""] for zone in scene["zones"]]
    data: Data = {
        "heading": title,
        "size": words.say("kit-plan-turns", n=scene["turn"]["of"]),
        "picture": picture,
        "wide": round(min(WIDEST, HIGHEST * wide / high), 2),
        "alt": words.say("kit-map-alt", name=title),
        "briefing": [words.of(line) for line in scene["briefing"]],
        "head": [words.say(f"kit-plan-{key}") for key in HEAD],
        "rows": rows,
        "columns": 2,
        **foot(words),
    }
    return Sheet("plan", "plan", f"{words.say('kit-plan')}: {title}", data)


def _rows(army: dict[str, Any], side: dict[str, Any], words: Words) -> list[list[str]]:
    """The name of a side with the box it begins in, and under it its units, as they are lettered on its sheet."""
    said = [f"{words.of(line['label'])} {words.number(str(line['value']))}" for line in army["lines"]]
    rows = [["", f"{words.of(side['name'])} ({side['id']})", ", ".join(said), ""]]
    for at, unit in enumerate(army["units"]):
        begins = unit.get("begins", {})
        where = words.of(begins["words"]) if "words" in begins else str(begins.get("value", ""))
        rows.append([letter(at), words.of(unit["name"]), _values(unit, words), where])
    return rows


def _values(unit: dict[str, Any], words: Words) -> str:
    """Price, die and range of its columns, as on its counter."""
    columns = []
    for weapon in unit["weapons"]:
        values = [die_code(str(line["value"]), words) or str(line["value"]) for line in weapon["lines"]]
        columns.append(" ".join(values))
    return " · ".join(columns)


def _place(token: dict[str, Any], board: dict[str, Any]) -> str:
    spots = ((hex["q"], hex["r"], hex.get("label", "")) for hex in board["hexes"])
    return next((str(label) for q, r, label in spots if (q, r) == (token["x"], token["y"])), "")
