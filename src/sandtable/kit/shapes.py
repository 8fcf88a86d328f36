"""Templates, movement sticks and rulers, true to scale: every figure comes from the rules."""

from __future__ import annotations

from math import ceil
from typing import Any

from sandtable.kit.look import Look
from sandtable.kit.marks import foot
from sandtable.kit.packing import TITLE, packed, room_of
from sandtable.kit.sheet import Data, Sheet
from sandtable.kit.words import Words

UNITS = {"in": 25.4, "cm": 10.0}
STICK = 11.0  # wide
TAB = 7.0  # where two parts are glued together
RULERS = (("in", 10), ("cm", 25))
TOLD = frozenset({"id", "name", "why"})  # of a template: the rest is its shape


def template_sheet(system: str, game: dict[str, Any], words: Words, look: Look) -> Sheet:
    """Everything to lay beside a miniature."""
    pieces: list[Data] = []
    for template in _alike(game["templates"], words):
        pieces += SHAPES[template["shape"]](template, words, look)
    for (count, unit), (name, why) in _sticks(game["sticks"], words).items():
        pieces += _stick(name, count, unit, why, look)
    for unit, count in RULERS:
        pieces += _stick(words.say(f"kit-ruler-{unit}"), count, unit, "", look)
    title = words.say("kit-templates")
    data: Data = {
        "pages": packed(pieces, look),
        "heading": title,
        "hint": words.say("kit-templates-how"),
        **foot(words),
    }
    return Sheet("templates", "pieces", f"{title}: {words.say(f'{system}-title')}", data)


def _sticks(sticks: list[dict[str, Any]], words: Words) -> dict[tuple[float, str], tuple[str, str]]:
    """One stick for distances alike, with the names and rules of all of them."""
    merged: dict[tuple[float, str], tuple[str, str]] = {}
    for stick in sticks:
        key, name, why = (stick["count"], stick["unit"]), words.of(stick["name"]), str(stick["why"])
        known = merged.get(key)
        merged[key] = (name, why) if known is None else (f"{known[0]}, {name}", f"{known[1]}, {why}")
    return merged


def _alike(templates: list[dict[str, Any]], words: Words) -> list[dict[str, Any]]:
    """One piece for templates of one shape and size, with the names and rules of all of them."""
    merged: dict[tuple[tuple[str, str], ...], dict[str, Any]] = {}
    for template in templates:
        shape = tuple(sorted((key, str(value)) for key, value in template.items() if key not in TOLD))
        name = words.of(template["name"])
        known = merged.setdefault(shape, {**template, "name": name, "why": template["why"]})
        if known["name"] != name:
            known["name"] += f", {name}"
            known["why"] += f", {template['why']}"
    return list(merged.values())


def _told(template: dict[str, Any], words: Words) -> Data:
    return {"name": template["name"], "why": template["why"]}


def _disc(template: dict[str, Any], words: Words, look: Look) -> list[Data]:
    """A disc; one that is wider than the sheet comes in two halves."""
    radius = float(template["radius"])
    told = {**_told(template, words), "size": words.amount(radius * 2), "radius": radius}
    wide, high = room_of(look)
    if 2 * radius <= min(wide, high - TITLE):
        return [{"kind": "disc", "w": 2 * radius, "h": 2 * radius, **told}]
    return [
        {"kind": "half", "w": radius + TAB, "h": 2 * radius, "tab": TAB, **told},
        {"kind": "half", "w": radius, "h": 2 * radius, "tab": 0.0, **told},
    ]


def _cone(template: dict[str, Any], words: Words, look: Look) -> list[Data]:
    """A cone or trapezoid, in as many parts as the sheet is too short for it."""
    length, near, far = (float(template[key]) for key in ("length", "near", "far"))
    _, high = room_of(look)
    parts = ceil(length / (high - TITLE - TAB))
    step = length / parts
    pieces: list[Data] = []
    for part in range(parts):
        begins = near + (far - near) * part / parts
        ends = near + (far - near) * (part + 1) / parts
        tab = TAB if part < parts - 1 else 0.0
        pieces.append(
            {
                "kind": "cone",
                "w": max(begins, ends, 14.0),
                "h": step + tab,
                "length": step,
                "near": begins,
                "far": ends,
                "tab": tab,
                "part": f"{part + 1}/{parts}" if parts > 1 else "",
                "size": words.amount(length),
                **_told(template, words),
            }
        )
    return pieces


def _scatter(template: dict[str, Any], words: Words, look: Look) -> list[Data]:
    size = 2 * float(template["radius"])
    return [{"kind": "scatter", "w": size, "h": size, "marks": template["marks"], **_told(template, words)}]


def _turn(template: dict[str, Any], words: Words, look: Look) -> list[Data]:
    """A circle to lay under a vehicle: how far it may turn to either side."""
    size = 2 * float(template["radius"])
    return [{"kind": "turn", "w": size, "h": size, "marks": template["marks"], **_told(template, words)}]


SHAPES = {"disc": _disc, "cone": _cone, "scatter": _scatter, "turn": _turn}


def _stick(name: str, count: float, unit: str, why: str, look: Look) -> list[Data]:
    """A stick with a mark for every inch or centimetre; too long a one comes in equal parts."""
    length = count * UNITS[unit]
    _, high = room_of(look)
    parts = ceil(length / (high - TITLE - TAB))
    step = length / parts
    return [
        {
            "kind": "stick",
            "w": STICK,
            "h": step + (TAB if part < parts - 1 else 0.0),
            "length": step,
            "begin": count * part / parts,
            "unit": UNITS[unit],
            "sign": "″" if unit == "in" else " cm",
            "count": count,
            "tab": TAB if part < parts - 1 else 0.0,
            "name": name,
            "why": why,
        }
        for part in range(parts)
    ]
