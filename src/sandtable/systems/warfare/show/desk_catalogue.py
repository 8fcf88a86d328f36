"""All that a scenario file may be made of, for an editor that knows no rules."""

from __future__ import annotations

from sandtable.core.printed import Row, word
from sandtable.core.wire import Json
from sandtable.hexmap import DIRECTIONS, Tile
from sandtable.systems.warfare.book.catalogue import COUNTER_KINDS, FACES, catalogue
from sandtable.systems.warfare.book.maps import (
    HIGHEST,
    PLAIN,
    TILE_COLUMNS,
    TILE_ROWS,
    TURNS,
    legend,
    sheet_tiles,
)
from sandtable.systems.warfare.book.profiles import (
    AIRBORNE,
    BOXES,
    DRONE,
    KINDS,
    POPULATION_COUNTER,
    UNKNOWN_FACE,
    SupportProfile,
    UnitProfile,
)
from sandtable.systems.warfare.book.scenarios import SCENARIOS
from sandtable.systems.warfare.book.sheet import RANDOM
from sandtable.systems.warfare.book.sheet_map import MOST_TILES
from sandtable.systems.warfare.book.sheet_places import ARGUMENTS, MOST_POINTS, faces_of
from sandtable.systems.warfare.book.sheet_reader import LONGEST_NOTE, LONGEST_TITLE, MOST_TURNS
from sandtable.systems.warfare.book.sheet_words import TESTS, TOPICS
from sandtable.systems.warfare.book.tables import rows
from sandtable.systems.warfare.book.terrain import FORTIFICATION, TERRAINS
from sandtable.systems.warfare.setup.random_scenario import SIZES, mission_ids
from sandtable.systems.warfare.show.builder import support_lines, unit_lines
from sandtable.systems.warfare.show.ground_view import DRAWINGS
from sandtable.systems.warfare.state.art import COUNTER_PICTURES, SUPPORT_PICTURES, unit_art

CHAPTERS = 5
PLAYERS = 4


def _say(id: str) -> Json:
    return {"id": id}


def _named(ids: list[str], prefix: str) -> list[Json]:
    return [{"id": id, "name": _say(prefix + id)} for id in ids]


def scenario_builder() -> dict[str, Json]:
    """warfare.setup.map, warfare.setup.units, warfare.setup.counters, warfare.scenario.victory: what there is."""
    known = catalogue()
    limits: Row = {
        "tiles": MOST_TILES,
        "turns": MOST_TURNS,
        "boxes": BOXES,
        "chapters": CHAPTERS,
        "players": PLAYERS,
        "points": MOST_POINTS,
        "title": LONGEST_TITLE,
        "note": LONGEST_NOTE,
        "level": HIGHEST,
    }
    return {
        "limits": limits,
        "tile": {
            "columns": TILE_COLUMNS,
            "rows": TILE_ROWS,
            "turns": [turn for turn in TURNS],
            "plain": PLAIN,
        },
        "tiles": [_tile(tile) for tile in sheet_tiles().values()],
        "terrain": _terrain(),
        "directions": [name for name in DIRECTIONS],
        "factions": [
            {
                "id": faction.id,
                "name": _say("warfare-faction-" + faction.id.lower()),
                "bloc": faction.bloc,
                "regular": faction.regular,
                "cubes": [cube for cube in faction.cubes],
            }
            for faction in known.factions.values()
        ],
        "units": [_unit(profile) for profile in known.units.values()],
        "supports": [_support(known.support(id)) for id in known.support_ids()],
        "counters": _counters(),
        "tests": [_test(id) for id in TESTS],
        "arguments": {sort: _named(list(known), prefix) for sort, (known, prefix) in ARGUMENTS.items()},
        "chapters": [
            {"id": str(n), "name": {"id": "warfare-briefing-chapter", "values": {"chapter": n}}}
            for n in range(1, CHAPTERS + 1)
        ],
        "topics": _named(list(TOPICS), "warfare-topic-"),
        "kinds": _named([*KINDS, "support"], "warfare-kind-"),
        "templates": _named([*SCENARIOS, RANDOM], "warfare-scenario-"),
        "drawn": {
            "id": RANDOM,
            "size": _named(list(SIZES), "warfare-option-size-"),
            "mission": _named(mission_ids(), "warfare-option-mission-"),
        },
    }


def _tile(tile: Tile) -> Row:
    """warfare.comp.modular_map, warfare.fort.sides: rows of codes, and triangle sides by number, 0 being east."""
    forts: dict[tuple[int, int], list[Json]] = {}
    for side in tile.sides:
        forts.setdefault((side.column, side.row), []).append(side.direction)
    name: Json = _say("warfare-tile-plain")
    for row in rows("tiles", "tile"):
        if word(row, "id") == tile.id:
            name = {"id": "warfare-words", "values": {"en": word(row, "en"), "it": word(row, "it")}}
    fortified: list[Json] = [
        {"hex": [column, line], "sides": sides} for (column, line), sides in forts.items()
    ]
    return {"id": tile.id, "name": name, "rows": [row for row in tile.rows], "forts": fortified}


def _terrain() -> list[Json]:
    """warfare.terrain.levels: the codes of the tiles, with how each is drawn and how high it is."""
    kinds: list[Json] = []
    for kind in legend().kinds:
        for code in kind.codes:
            kinds.append(
                {
                    "code": code,
                    "kind": DRAWINGS[code],
                    "level": kind.level,
                    "forts": kind.id == TERRAINS[FORTIFICATION],
                    "name": _say("warfare-ground-" + _GROUNDS[code]),
                    "note": _say("warfare-terrain-" + kind.id),
                }
            )
    return kinds


_GROUNDS = {
    ".": "field",
    "r": "road",
    "=": "bridge",
    "b": "building",
    "w": "wood",
    "f": "wall",
    "h": "hill",
    "d": "dune",
    "~": "water",
}


def _unit(profile: UnitProfile) -> Row:
    return {
        "id": profile.id,
        "name": profile.name,
        "faction": profile.faction,
        "bloc": catalogue().factions[profile.faction].bloc,
        "kind": KINDS[profile.kind],
        "points": profile.points,
        "airborne": profile.has(AIRBORNE),
        "art": {key: value for key, value in unit_art(profile).items()},
        "stats": unit_lines(profile),
    }


def _support(profile: SupportProfile) -> Row:
    faces: list[Json] = [face for face in FACES] if profile.kind == DRONE else []
    return {
        "id": profile.id,
        "name": profile.name,
        "faction": profile.faction,
        "bloc": catalogue().factions[profile.faction].bloc,
        "kind": profile.kind,
        "points": profile.points,
        "faces": faces,
        "art": {"form": "support", "pic": SUPPORT_PICTURES[profile.kind]},
        "stats": support_lines(profile),
    }


def _counters() -> list[Json]:
    """warfare.comp.counters_origin, warfare.unknown.sides: each face that may lie on the map at the start."""
    counters: list[Json] = []
    for id, kind in COUNTER_KINDS.items():
        faces = faces_of(id)
        hidden = faces[0] == UNKNOWN_FACE
        for face in [UNKNOWN_FACE] if hidden else faces:
            told = f"warfare-face-{face}" if kind == POPULATION_COUNTER else f"warfare-counter-{id}"
            form = "unknown" if hidden else "population" if kind == POPULATION_COUNTER else "obstacle"
            picture = face if kind == POPULATION_COUNTER else COUNTER_PICTURES.get(kind, kind)
            counters.append(
                {
                    "id": id,
                    "face": face,
                    "name": _say(told),
                    "hidden": hidden,
                    "art": {"form": form, "pic": "question" if hidden else picture},
                }
            )
    return counters


def _test(id: str) -> Row:
    arguments: list[Json] = [{"id": key, "sort": sort} for key, sort in TESTS[id].items()]
    return {"id": id, "name": _say("warfare-test-" + id), "arguments": arguments}
