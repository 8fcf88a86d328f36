"""What a real table needs besides armies: sticks for every distance, markers, the reference by phase."""

from __future__ import annotations

from typing import Final

from sandtable.core.paper import (
    INCH,
    PaperChart,
    PaperGame,
    PaperStick,
    PaperTemplate,
    PaperToken,
    phases_of,
)
from sandtable.core.wire import Json
from sandtable.systems.fubar.book.catalogue import Catalogue, load
from sandtable.systems.fubar.book.tables import PACKAGE
from sandtable.systems.fubar.book.titles import called

STICKS: Final = (
    ("walk", "fubar.action.walk.move"),
    ("run", "fubar.action.run.move"),
    ("dash", "fubar.action.dash.move"),
    ("ground", "fubar.action.ground.move"),
    ("cohesion", "fubar.unit.cohesion"),
)
TOKENS: Final = (
    ("pinned", 16),
    ("guard", 8),
    ("ground", 6),
    ("dash", 6),
    ("acted", 10),
    ("stunned", 3),
    ("immobile", 3),
    ("captive", 2),
)


def paper_game(catalogue: Catalogue) -> PaperGame:
    """Everything of the two-page game that can be cut out or read."""
    return {
        "templates": _templates(catalogue),
        "sticks": [*_sticks(catalogue, "in"), *_sticks(load("cm"), "cm")],
        "cards": [],
        "tokens": [*_tokens(), *_objectives()],
        "dice": [],
        "charts": [_weapons(catalogue), _trainings(catalogue)],
        "phases": phases_of(PACKAGE, "fubar"),
    }


def _templates(catalogue: Catalogue) -> list[PaperTemplate]:
    """fubar.scenario.objective: who stands within so far of it holds it."""
    return [
        {
            "id": "objective",
            "name": {"id": "fubar-paper-objective"},
            "shape": "disc",
            "why": "fubar.scenario.objective",
            "radius": round(catalogue.lengths.objective * INCH, 2),
        }
    ]


def _sticks(catalogue: Catalogue, unit: str) -> list[PaperStick]:
    """fubar.measure.units: those who measure in centimetres have the distances of the book in them."""
    lengths = catalogue.lengths
    by_id = {
        "walk": lengths.walk,
        "run": lengths.run,
        "dash": lengths.dash,
        "ground": lengths.ground,
        "cohesion": lengths.cohesion,
    }
    return [
        {"name": {"id": "fubar-paper-stick-" + id}, "count": by_id[id], "unit": unit, "why": why}
        for id, why in STICKS
    ]


def _tokens() -> list[PaperToken]:
    return [{"id": id, "name": {"id": "fubar-badge-" + id}, "count": count} for id, count in TOKENS]


def _objectives() -> list[PaperToken]:
    return [
        {
            "id": "objective",
            "name": {"id": "fubar-paper-objective"},
            "count": 1,
            "size": 25.4,
            "pic": "flag",
            "number": f"{n}",
        }
        for n in range(1, 4)
    ]


def _weapons(catalogue: Catalogue) -> PaperChart:
    table: list[list[Json]] = []
    for weapon in catalogue.weapons.values():
        close = f" ({weapon.close_fire_points} ≤ {weapon.close_reach:g}″)" if weapon.close_fire_points else ""
        table.append(
            [
                called(weapon).wire(),
                f"{weapon.reach:g}″",
                f"{weapon.fire_points}{close}",
                "✓" if weapon.harms_armoured else "–",
                "✓" if weapon.ignores_cover else "–",
            ]
        )
    return {
        "name": {"id": "fubar-paper-weapons"},
        "head": [
            {"id": "fubar-paper-weapon-name"},
            {"id": "paper-range"},
            {"id": "fubar-paper-fp"},
            {"id": "fubar-paper-vs-armour"},
            {"id": "fubar-paper-no-cover"},
        ],
        "rows": table,
    }


def _trainings(catalogue: Catalogue) -> PaperChart:
    return {
        "name": {"id": "fubar-built-training"},
        "head": [
            {"id": "fubar-built-training"},
            {"id": "fubar-built-activation"},
            {"id": "fubar-built-experience"},
            {"id": "fubar-stat-pins"},
        ],
        "rows": [
            [
                {"id": "fubar-training-" + training.id},
                f"{training.activation}+",
                f"{training.experience}+",
                f"{training.pin_max}",
            ]
            for training in catalogue.levels
        ],
    }
