"""What the page that builds forces is told: factions, entries with their values, and a list reckoned out."""

from __future__ import annotations

from sandtable.core.printed import Row, whole
from sandtable.core.wire import Json
from sandtable.systems.warfare.army.law import FORCES
from sandtable.systems.warfare.army.lists import ForceList
from sandtable.systems.warfare.book.catalogue import FACES, catalogue
from sandtable.systems.warfare.book.profiles import (
    COLUMNS,
    DRONE,
    KINDS,
    SNIPER,
    Column,
    SupportProfile,
    UnitProfile,
)
from sandtable.systems.warfare.book.tables import rows
from sandtable.systems.warfare.show.scene import column_text, column_words
from sandtable.systems.warfare.state.art import SUPPORT_PICTURES, unit_art
from sandtable.systems.warfare.state.dice import colour, colour_word


def _words(id: str, values: Row | None = None) -> Json:
    return {"id": id, "values": values} if values else {"id": id}


def _column(name: str, column: Column) -> Json:
    """A column of a counter; people read its die in their own language."""
    label = _words("warfare-stat-" + name)
    return {"label": label, "value": column_text(column), "words": column_words(column)}


def unit_lines(profile: UnitProfile) -> list[Json]:
    """warfare.unit.values: the printed values of a unit, line by line."""
    card_lines: list[Json] = []
    for number, name in enumerate(COLUMNS):
        column = profile.columns[number]
        if column is not None:
            card_lines.append(_column(name, column))
    card_lines.append({"label": _words("warfare-stat-defence"), "value": f"{profile.defence}"})
    for action, rank in profile.actions.items():
        label = _words("warfare-stat-" + action)
        card_lines.append({"label": label, "value": colour(rank), "words": colour_word(rank)})
    for ability in profile.abilities:
        card_lines.append({"label": _words("warfare-stat-" + ability), "value": "1"})
    return card_lines


def support_lines(profile: SupportProfile) -> list[Json]:
    """The printed values of a support."""
    card_lines: list[Json] = [_column("light", profile.light)]
    if profile.kind != SNIPER:
        card_lines.append(_column("heavy", profile.heavy))
    if profile.defence:
        card_lines.append({"label": _words("warfare-stat-defence"), "value": f"{profile.defence}"})
    return card_lines


def builder_of() -> dict[str, Json]:
    """Everything a force may be built from."""
    known = catalogue()
    factions: list[Json] = [
        {"id": faction.id, "name": _words("warfare-faction-" + faction.id.lower())}
        for faction in known.factions.values()
    ]
    points: list[Json] = [whole(row, "points") for row in rows("generator", "size")]
    entries: list[Json] = [_unit_entry(profile) for profile in known.units.values()]
    entries.extend(_support_entry(known.support(id)) for id in known.support_ids())
    return {
        "factions": factions,
        "points": [points[1], points[0], *points[2:]],
        "rules": [{"id": FORCES, "label": _words("warfare-builder-forces")}],
        "entries": entries,
    }


def _unit_entry(profile: UnitProfile) -> Row:
    art = unit_art(profile)
    return {
        "id": profile.id,
        "name": profile.name,
        "faction": profile.faction,
        "kind": KINDS[profile.kind],
        "points": profile.points,
        "stats": unit_lines(profile),
        "art": {key: value for key, value in art.items()},
        "unit": {"take": profile.id},
    }


def _support_entry(profile: SupportProfile) -> Row:
    entry: Row = {
        "id": profile.id,
        "name": profile.name,
        "faction": profile.faction,
        "kind": "support",
        "points": profile.points,
        "most": 1,
        "stats": support_lines(profile),
        "art": {"form": "support", "pic": SUPPORT_PICTURES[profile.kind]},
        "unit": {"take": profile.id},
    }
    if profile.kind == DRONE:  # warfare.drone.faces
        faces: list[Json] = [{"id": face, "label": _words("warfare-drone-" + face)} for face in FACES]
        entry["unit"] = {"take": profile.id, "face": FACES[0]}
        entry["choices"] = [
            {
                "id": "face",
                "label": _words("warfare-stat-face"),
                "why": "warfare.drone.faces",
                "kind": "one",
                "options": faces,
                "default": FACES[0],
            }
        ]
    return entry


def sheet_of_force(force: ForceList) -> dict[str, Json]:
    """A list reckoned out: every unit and support with its points, and the total; {} when nothing can be read."""
    units: list[Json] = []
    for at, unit, support in force.lines:
        if unit is not None:
            stats = unit_lines(unit)
            units.append({"at": at, "name": unit.name, "points": unit.points, "stats": stats})
        elif support is not None:
            stats = support_lines(support)
            units.append({"at": at, "name": support.name, "points": support.points, "stats": stats})
    if not units and not force.faction:
        return {}
    return {
        "name": force.name,
        "faction": force.faction,
        "points": force.points(),
        "limit": force.limit,
        "supports": force.support_points(),
        "units": units,
    }
