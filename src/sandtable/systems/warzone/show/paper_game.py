"""What a real table needs besides armies: templates, sticks, the deck, Resource cards and markers."""

from __future__ import annotations

from typing import Final

from sandtable.core.paper import (
    INCH,
    PaperCard,
    PaperChart,
    PaperGame,
    PaperStick,
    PaperTemplate,
    PaperToken,
    phases_of,
)
from sandtable.core.printed import whole
from sandtable.core.wire import Json
from sandtable.systems.warzone.attack.template_places import CONE_WIDTH, FLAME_LENGTH, RADII
from sandtable.systems.warzone.book.catalogue import Catalogue
from sandtable.systems.warzone.book.tables import PACKAGE, rows
from sandtable.systems.warzone.book.words import SHOTGUN_CONE
from sandtable.systems.warzone.show.card_views import ARTS

TOKENS: Final = (
    ("overwatch", "waiting", 8),
    ("hidden", "hidden", 8),
    ("aiming", "aimed", 6),
    ("stunned", "stunned", 6),
    ("shaken", "panicked", 4),
    ("fleeing", "routed", 4),
    ("suppressed", "suppressed", 4),
    ("acted", "activated", 8),
    ("tired", "fumbled", 4),
)
RESOURCES: Final = 12
SCATTER_STEPS: Final = 20  # warzone.template.scatter: a D20 times 18 degrees


def paper_game(catalogue: Catalogue) -> PaperGame:
    """Everything of the game that can be cut out or read."""
    return {
        "templates": _templates(catalogue),
        "sticks": _sticks(),
        "cards": _cards(catalogue),
        "tokens": _tokens(),
        "dice": [],
        "charts": [_armour()],
        "phases": phases_of(PACKAGE, "warzone"),
    }


def _templates(catalogue: Catalogue) -> list[PaperTemplate]:
    """warzone.template.place, .flame, .shotgun.size."""
    made: list[PaperTemplate] = [
        {
            "id": id,
            "name": {"id": "warzone-paper-template-" + id},
            "shape": "disc",
            "why": "warzone.template.place",
            "radius": round(radius * INCH, 2),
        }
        for id, radius in RADII.items()
    ]
    made.append(_cone("flame", FLAME_LENGTH, "warzone.template.flame"))
    ranges = sorted(
        {weapon.reach for weapon in catalogue.weapons.values() if weapon.template == SHOTGUN_CONE}
    )
    made += [_cone("shotgun", reach, "warzone.template.shotgun.size") for reach in ranges]
    made.append(
        {
            "id": "scatter",
            "name": {"id": "warzone-paper-scatter"},
            "shape": "scatter",
            "why": "warzone.template.scatter",
            "radius": 32.0,
            "marks": [f"{n}" for n in [SCATTER_STEPS, *range(1, SCATTER_STEPS)]],
        }
    )
    return made


def _cone(id: str, length: float, why: str) -> PaperTemplate:
    return {
        "id": f"{id}{length:g}",
        "name": {"id": f"warzone-paper-template-{id}"},
        "shape": "cone",
        "why": why,
        "near": 0.0,
        "far": round(CONE_WIDTH * INCH, 2),
        "length": round(length * INCH, 2),
    }


def _sticks() -> list[PaperStick]:
    return [
        {
            "name": {"id": "warzone-paper-stick-move"},
            "count": 5,
            "unit": "in",
            "why": "warzone.act.move.distance",
        },
        {
            "name": {"id": "warzone-paper-stick-coherency"},
            "count": 8,
            "unit": "in",
            "why": "warzone.coherency.radius",
        },
        {
            "name": {"id": "warzone-paper-stick-priority"},
            "count": 12,
            "unit": "in",
            "why": "warzone.priority.twelve",
        },
    ]


def _cards(catalogue: Catalogue) -> list[PaperCard]:
    """The deck, each card as often as a deck may hold it at most, and the Resource cards."""
    deck: list[PaperCard] = [
        {
            "id": card.id,
            "name": {"id": "warzone-card-" + card.id},
            "text": [{"id": f"warzone-card-{card.id}-text"}],
            "kind": card.kind,
            "label": {"id": "warzone-card-kind-" + card.kind},
            "art": ARTS.get(card.id, "star"),
            "copies": 1,
            "cost": f"{card.cost}",
        }
        for card in catalogue.cards.values()
    ]
    resource: PaperCard = {
        "id": "resource",
        "name": {"id": "warzone-paper-resource"},
        "text": [{"id": "warzone-paper-resource-text"}],
        "kind": "resource",
        "label": {"id": "warzone-paper-cards"},
        "art": "crate",
        "copies": RESOURCES,
    }
    return [*deck, resource]


def _tokens() -> list[PaperToken]:
    made: list[PaperToken] = [
        {"id": id, "name": {"id": "warzone-badge-" + label}, "count": count} for id, label, count in TOKENS
    ]
    made.append(
        {
            "id": "resource",
            "name": {"id": "warzone-paper-resource"},
            "count": RESOURCES,
            "pic": "crate",
            "size": 25.4,
        }
    )
    made += [
        {
            "id": "objective",
            "name": {"id": "warzone-paper-objective"},
            "count": 1,
            "pic": "flag",
            "size": 30.0,
            "number": f"{n}",
        }
        for n in range(1, 6)
    ]
    return made


def _armour() -> PaperChart:
    """warzone.armour.formula: the modifier for the ST of a hit."""
    table: list[list[Json]] = []
    for row in rows("armour_test", "armour_test"):
        modifier = whole(row, "mod")
        table.append([f"{whole(row, 'st')}", f"{modifier:+d}" if modifier else "0"])
    return {
        "name": {"id": "warzone-paper-armour"},
        "head": [{"id": "warzone-stat-st"}, {"id": "warzone-paper-modifier"}],
        "rows": table,
    }
