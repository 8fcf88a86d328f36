"""What a real table needs besides armies: templates, sticks, cards of items and vehicles, mines, chests, markers."""

from __future__ import annotations

from typing import Final

from sandtable.core.paper import (
    PaperCard,
    PaperChart,
    PaperGame,
    PaperStick,
    PaperTemplate,
    PaperToken,
    Words,
    boxes,
    named,
    phases_of,
    ruled,
)
from sandtable.core.wire import Json
from sandtable.systems.fallout.army.muster import item_name, vehicle_name, weapon_name
from sandtable.systems.fallout.book.profiles import Catalogue
from sandtable.systems.fallout.book.tables import PACKAGE
from sandtable.systems.fallout.book.words import (
    ANTIDOTE,
    CENTIMETRES,
    ENGLISH,
    INCHES,
    ITALIAN,
    MINE,
    STIMPAK,
)
from sandtable.systems.fallout.show.paper import (
    scale_of,
    stat_word,
    vehicle_boxes,
    vehicle_lines,
    vehicle_weapons,
)
from sandtable.systems.fallout.show.sheets import damage_text
from sandtable.systems.fallout.state.art import HULLS

TOKENS: Final = (
    ("acted", 12),
    ("overwatch", 6),
    ("broken", 4),
    ("down", 8),
    ("out", 6),
    ("poison", 4),
    ("hidden", 3),
    ("radiated", 4),
)
MINES: Final = 6
BOXES: Final = 6


def paper_game(catalogue: Catalogue) -> PaperGame:
    """Everything of one edition that can be cut out or read."""
    return {
        "templates": [*_bursts(catalogue), *_blasts(catalogue), _scatter(catalogue), _turns(catalogue)],
        "sticks": _sticks(catalogue),
        "cards": [*_items(catalogue), *_vehicles(catalogue)],
        "tokens": [*_tokens(), *_mines(), *_chests()],
        "dice": [],
        "charts": [_weapons(catalogue)],
        "phases": phases_of(PACKAGE, "fallout", catalogue.edition),
    }


def _bursts(catalogue: Catalogue) -> list[PaperTemplate]:
    """fallout.burst.templates: trapezoids from the muzzle."""
    scale = scale_of(catalogue)
    return [
        {
            "id": template.id,
            "name": {"id": "fallout-paper-burst", "values": {"weapon": weapon_name(template.id)}},
            "shape": "cone",
            "why": "fallout.burst.templates",
            "near": round(template.near * scale, 2),
            "far": round(template.far * scale, 2),
            "length": round(template.length * scale, 2),
        }
        for template in catalogue.templates.values()
    ]


def _blasts(catalogue: Catalogue) -> list[PaperTemplate]:
    scale = scale_of(catalogue)
    discs: list[PaperTemplate] = []
    rules = {
        "grenade": "fallout.ae.radius.grenade",
        "rpg": "fallout.ae.radius.rpg",
        "tank_cannon": "fallout.ae.radius.cannon",
    }
    for blast in catalogue.blasts.values():
        name: Words = {"id": "fallout-paper-blast", "values": {"weapon": weapon_name(blast.id)}}
        why = rules.get(blast.id, "fallout.mine.detonate.area." + catalogue.edition)
        if blast.id not in rules:
            name = {"id": "fallout-paper-blast-mine"}
        discs.append(_disc(blast.id, name, blast.radius * scale, why))
    smoke: Words = {"id": "fallout-paper-smoke"}
    discs.append(_disc("smoke", smoke, catalogue.lengths.smoke_radius * scale, "fallout.item.smoke.size"))
    return discs


def _disc(id: str, name: Words, radius: float, why: str) -> PaperTemplate:
    return {"id": id, "name": name, "shape": "disc", "why": why, "radius": round(radius, 2)}


def _scatter(catalogue: Catalogue) -> PaperTemplate:
    """fallout.ae.direction.en, .it: 3 is straight on in one book and straight back in the other; then clockwise."""
    numbers = ["3", "4", "5", "6", "7", "8", "9", "10"]
    if catalogue.edition == ITALIAN:
        numbers = numbers[4:] + numbers[:4]
    return {
        "id": "scatter",
        "name": {"id": "fallout-paper-scatter"},
        "shape": "scatter",
        "why": "fallout.ae.direction." + catalogue.edition,
        "radius": 32.0,
        "marks": numbers,
    }


def _turns(catalogue: Catalogue) -> PaperTemplate:
    """fallout.vehicle.turn: the angles of the vehicle chart on one circle."""
    angles = {
        angle for vehicle in catalogue.vehicles.values() for angle in (vehicle.turn_normal, vehicle.turn_fast)
    }
    return {
        "id": "turn",
        "name": {"id": "fallout-paper-turn"},
        "shape": "turn",
        "why": "fallout.vehicle.turn",
        "radius": 32.0,
        "marks": [f"{angle:g}" for angle in sorted(angles)],
    }


def _sticks(catalogue: Catalogue) -> list[PaperStick]:
    lengths = catalogue.lengths
    unit = "cm" if catalogue.unit == CENTIMETRES else "in"
    return [
        {
            "name": {"id": "fallout-paper-stick-coherency"},
            "count": lengths.coherency,
            "unit": unit,
            "why": "fallout.coherency.distance",
        },
        {
            "name": {"id": "fallout-paper-stick-melee"},
            "count": lengths.melee,
            "unit": unit,
            "why": "fallout.melee.reach",
        },
        {
            "name": {"id": "fallout-paper-stick-spot"},
            "count": lengths.spot,
            "unit": unit,
            "why": "fallout.mine.spot.who",
        },
        {
            "name": {"id": "fallout-paper-stick-move"},
            "count": 8 * lengths.inch,
            "unit": unit,
            "why": "fallout.action.move.distance",
        },
    ]


def _items(catalogue: Catalogue) -> list[PaperCard]:
    """Every item with its rules and a box for each dose."""
    other = ".it" if catalogue.edition == ENGLISH else ".en"
    return [
        {
            "id": item.id,
            "name": named(item_name(item.id)),
            "text": [ruled(PACKAGE, id)["text"] for id in item.rules if not id.endswith(other)][:3],
            "kind": "gear",
            "label": {"id": "fallout-paper-item"},
            "art": "medic" if item.heal_extra or item.id in (STIMPAK, ANTIDOTE) else "gear",
            "copies": 2 if item.doses else 1,
            "cost": f"{item.points:g}",
            "boxes": [boxes("fallout-paper-doses", item.doses)] if item.doses else [],
        }
        for item in catalogue.items.values()
    ]


def _vehicles(catalogue: Catalogue) -> list[PaperCard]:
    return [
        {
            "id": profile.id,
            "name": named(vehicle_name(profile.id)),
            "text": [],
            "kind": "vehicle",
            "label": {"id": "fallout-paper-vehicle"},
            "art": "hull:" + HULLS.get(profile.id, profile.id),
            "copies": 1,
            "cost": f"{profile.points:g}" if profile.points else "",
            "lines": vehicle_lines(catalogue, profile),
            "boxes": vehicle_boxes(profile),
            "weapons": vehicle_weapons(catalogue, profile),
        }
        for profile in catalogue.vehicles.values()
    ]


def _tokens() -> list[PaperToken]:
    """fallout.physical.markers."""
    return [{"id": id, "name": {"id": "fallout-badge-" + id}, "count": count} for id, count in TOKENS]


def _mines() -> list[PaperToken]:
    """fallout.mine.place.distance: counters lie face down, so mines and decoys have one back."""
    return [
        {
            "id": "mine",
            "name": {"id": "fallout-paper-mine"},
            "count": MINES,
            "pic": "mine",
            "size": 25.4,
            "back": "question",
        },
        {
            "id": "decoy",
            "name": {"id": "fallout-paper-decoy"},
            "count": MINES,
            "pic": "crate",
            "size": 25.4,
            "back": "question",
        },
    ]


def _chests() -> list[PaperToken]:
    """fallout.s3.boxes: six boxes, told apart by their numbers on the hidden side."""
    return [
        {
            "id": "chest",
            "name": {"id": "fallout-paper-chest"},
            "count": 1,
            "pic": "crate",
            "size": 25.4,
            "number": f"{n}",
            "back": "crate",
        }
        for n in range(1, BOXES + 1)
    ]


def _weapons(catalogue: Catalogue) -> PaperChart:
    unit = "″" if catalogue.unit == INCHES else " cm"
    table: list[list[Json]] = []
    for weapon in catalogue.weapons.values():
        if weapon.optional or weapon.id == MINE:
            continue
        for mode in weapon.modes:
            reach: Json = f"{mode.reach:g}{unit}"
            if mode.throw_factor:
                reach = {"id": "fallout-paper-throw", "values": {"n": mode.throw_factor}}
            elif mode.template:
                reach = f"{catalogue.templates[mode.template].length:g}{unit}"
            elif mode.short and mode.short < mode.reach:
                reach = f"{mode.short:g}/{mode.reach:g}{unit}"
            table.append(
                [
                    item_name(weapon.item) if weapon.item else weapon_name(weapon.id),
                    {"id": "fallout-mode-" + mode.mode},
                    reach,
                    stat_word(mode),
                    damage_text(mode.damage),
                    f"{mode.save_short:+d}/{mode.save_long:+d}",
                ]
            )
    return {
        "name": {"id": "fallout-paper-weapons"},
        "head": [
            {"id": "fallout-paper-weapon-name"},
            {"id": "paper-fire"},
            {"id": "paper-range"},
            {"id": "paper-by"},
            {"id": "paper-damage"},
            {"id": "fallout-paper-save"},
        ],
        "rows": table,
    }
