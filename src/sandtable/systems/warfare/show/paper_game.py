"""What a real table needs besides forces and the map: markers, the nine dice, the action track, the reference."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from sandtable.core.paper import (
    PaperChart,
    PaperDie,
    PaperGame,
    PaperTemplate,
    PaperToken,
    named,
    phases_of,
)
from sandtable.core.wire import Json
from sandtable.systems.warfare.book.catalogue import COMBAT_RESULTS, TEST_RESULTS, catalogue
from sandtable.systems.warfare.book.profiles import BOXES
from sandtable.systems.warfare.book.tables import PACKAGE
from sandtable.systems.warfare.book.terrain import SIXTHS
from sandtable.systems.warfare.state.art import COUNTER_PICTURES
from sandtable.systems.warfare.state.dice import colour

MARKERS: Final = (
    ("shaken", "S", 8),
    ("suppressed", "SS", 6),
    ("damage", "1", 8),
    ("damage", "2", 6),
    ("overwatch", "", 8),
)
PICTURES: Final = {"rubble": "rubble", "dummy": "crate", "sniper": "sniper"}
HIDDEN: Final = ("ied", "mine", "dummy")
"""warfare.unknown.sides: counters whose other side is the question mark."""
COPIES: Final = {"population": 6, "roadblock": 3, "rubble": 4, "smoke": 4}


def paper_game() -> PaperGame:
    """Everything of the game that can be cut out or read."""
    return {
        "templates": [_scatter()],
        "sticks": [],
        "cards": [],
        "tokens": [*_markers(), *_counters()],
        "dice": _dice(),
        "charts": [_terrain()],
        "phases": phases_of(PACKAGE, "warfare"),
        "track": BOXES,
    }


def _scatter() -> PaperTemplate:
    """warfare.arty.scatter: six sides clockwise from the arrow; 7 and 8 stay."""
    return {
        "id": "scatter",
        "name": {"id": "warfare-paper-scatter"},
        "shape": "scatter",
        "why": "warfare.arty.scatter",
        "radius": 24.0,
        "marks": ["1", "2", "3", "4", "5", "6"],
    }


def _markers() -> list[PaperToken]:
    """warfare.comp.counters_origin: morale, damage and overwatch enter when an event creates them."""
    return [
        {
            "id": id,
            "name": {"id": "warfare-badge-" + id},
            "count": count,
            "size": 16.0,
            "number": number,
        }
        for id, number, count in MARKERS
    ]


def _counters() -> list[PaperToken]:
    made: list[PaperToken] = []
    for id, counter in catalogue().counters.items():
        token: PaperToken = {
            "id": id,
            "name": named(counter.name),
            "count": COPIES.get(id, 2),
            "size": 16.0,
            "pic": COUNTER_PICTURES.get(counter.kind, PICTURES.get(counter.kind, "question")),
        }
        if counter.rank:
            token["number"] = colour(counter.rank)
        if counter.kind in HIDDEN or id.endswith("hidden"):
            token["back"] = "question"
        made.append(token)
    return made


def _dice() -> list[PaperDie]:
    """warfare.comp.console: from white to black, each named; a face shows a combat and a test result."""
    return [
        {
            "id": die.id,
            "name": {"id": "warfare-die-" + die.id},
            "faces": [
                [COMBAT_RESULTS[combat], TEST_RESULTS[test]]
                for combat, test in zip(die.combat, die.test, strict=True)
            ],
        }
        for die in catalogue().dice
    ]


def _terrain() -> PaperChart:
    """warfare.move.cost_by_terrain, warfare.terrain.cover_shift: prices in AP, and what fire into it loses."""
    table: list[list[Json]] = [
        [
            {"id": "warfare-terrain-" + row.id},
            *(_price(cost) for cost in row.cost6),
            f"{row.level}",
            f"<{row.shift}" if row.shift > 0 else f">{-row.shift}" if row.shift < 0 else "0",
        ]
        for row in catalogue().terrain
    ]
    return {
        "name": {"id": "warfare-paper-terrain"},
        "head": [
            {"id": "warfare-paper-terrain"},
            {"id": "warfare-paper-kind-infantry"},
            {"id": "warfare-paper-kind-vehicle"},
            {"id": "warfare-paper-kind-helicopter"},
            {"id": "warfare-paper-level"},
            {"id": "warfare-paper-shift"},
        ],
        "rows": table,
    }


def _price(sixths: int) -> str:
    """Prices are kept in sixths of an AP; 0 is closed ground."""
    if not sixths:
        return "–"
    part = Fraction(sixths, SIXTHS)
    return f"{part.numerator}" if part.denominator == 1 else f"{part.numerator}/{part.denominator}"
