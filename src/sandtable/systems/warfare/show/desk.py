"""The desk at which scenarios of Warfare are written: catalogue, verdict, templates and lines of sight."""

from __future__ import annotations

from sandtable.core.desk import ScenarioDesk
from sandtable.core.printed import Row
from sandtable.core.setup import SetupError
from sandtable.core.wire import Json, Message, Reason, list_of, text_of
from sandtable.hexmap import OFF, Blockers, Sight
from sandtable.systems.warfare.book.scenarios import SCENARIOS, briefing_of
from sandtable.systems.warfare.book.sheet import OWN, RANDOM, Sheet
from sandtable.systems.warfare.book.sheet_map import MapReader
from sandtable.systems.warfare.book.sheet_places import read_sheet
from sandtable.systems.warfare.book.sheet_shape import sheet_shape
from sandtable.systems.warfare.book.sheet_words import (
    COLUMNS_SORT,
    FACE_SORT,
    HEXES_SORT,
    LIST_SORTS,
    NUMBER_SORTS,
    TESTS,
    victory_words,
)
from sandtable.systems.warfare.book.tables import document
from sandtable.systems.warfare.ground.sight import RULES
from sandtable.systems.warfare.setup.random_scenario import SIZES, generate
from sandtable.systems.warfare.setup.setting_up import players_of
from sandtable.systems.warfare.show.desk_catalogue import scenario_builder

PRINTED_ONLY = ("id", "number", "title_en", "title_it", "specials", "source", "book_fields")
"""What only the sheets of the booklet have: an own one says it in words of its own."""


class WarfareDesk(ScenarioDesk):
    """What writers of scenarios ask."""

    editor = True

    def builder(self) -> dict[str, Json]:
        return scenario_builder()

    def check(self, sheet: Json) -> list[Reason]:
        return read_sheet(sheet, OWN)[1]

    def summary(self, sheet: Json) -> dict[str, Json]:
        read, reasons = read_sheet(sheet, OWN)
        summary: dict[str, Json] = {"victory": _victory(sheet), "sides": [], "roles": {}, "briefing": []}
        if read is not None and len(read.parts) == 2:
            summary["sides"] = [
                {
                    "units": len(part.units),
                    "supports": len(part.supports),
                    "points": sum(entry.profile.points for entry in part.units),
                }
                for part in read.parts
            ]
        if read is not None and not reasons:
            summary["roles"] = _roles(read)
            summary["briefing"] = briefing_of(read)
            summary["title"] = read.title
            summary["turns"] = read.turns
        return summary

    def template(self, id: str, layout: int, options: dict[str, Json]) -> dict[str, Json]:
        if id == RANDOM:
            return _drawn(layout, options)
        if id not in SCENARIOS:
            raise SetupError(
                f'there is no scenario "{id[:40]}"; begin with {", ".join(SCENARIOS)} or {RANDOM}'
            )
        raw = document(f"scenarios/{id}.toml")
        specials = raw.get("specials")
        n = specials if isinstance(specials, int) else 0
        return {
            "sheet": {key: value for key, value in raw.items() if key not in PRINTED_ONLY},
            "title": {"id": "warfare-scenario-" + id},
            "notes": [{"id": f"warfare-scenario-{id}-special-{number + 1}"} for number in range(n)],
        }

    def schema(self) -> Row:
        return sheet_shape().schema()

    def sight(self, sheet: Json, start: Json, end: Json) -> dict[str, Json]:
        if not isinstance(sheet, dict):
            return {}
        reader = MapReader(sheet, OWN)
        laid = reader.sheet
        if laid is None:
            return {}
        a = reader.hex(laid, start, "from", "warfare.los.line")
        b = reader.hex(laid, end, "to", "warfare.los.line") if end is not None else OFF
        return _look(laid, a, b) if a != OFF else {}


def _victory(sheet: Json) -> list[Json]:
    """The sentence of each victory line, null while it cannot be told."""
    sentences: list[Json] = []
    lines = list_of(sheet["victory"]) if isinstance(sheet, dict) and "victory" in sheet else []
    for line in lines[:100]:
        row = line if isinstance(line, dict) else {}
        test = text_of(row.get("test"))
        args, points = row.get("args"), row.get("vp")
        if test in TESTS and isinstance(args, dict) and isinstance(points, int):
            sentences.append(_told(points, test, args))
        else:
            sentences.append(None)
    return sentences


def _told(points: int, test: str, args: Row) -> Json:
    """The sentence of a line whose arguments are all there and of the right shape."""
    for key, sort in TESTS[test].items():
        if sort == FACE_SORT and key not in args:
            continue
        if not _shaped(args.get(key), sort):
            return None
    return victory_words(points, test, args)


def _shaped(value: Json, sort: str) -> bool:
    """Whether an argument can be told, right or wrong."""
    entries = list_of(value)
    if sort == HEXES_SORT:
        return bool(entries) and all(_numbers(list_of(entry), 2) for entry in entries)
    if sort == COLUMNS_SORT:
        return _numbers(entries, 2)
    if sort in LIST_SORTS:
        return bool(entries) and all(isinstance(entry, str) for entry in entries)
    if sort in NUMBER_SORTS:
        return isinstance(value, int)
    return isinstance(value, str)


def _numbers(entries: list[Json], n: int) -> bool:
    return len(entries) == n and all(isinstance(entry, int) for entry in entries)


def _roles(sheet: Sheet) -> dict[str, Json]:
    """warfare.intro.players: who sits down, for every number of players the sheet is for."""
    roles: dict[str, Json] = {}
    for n in sorted(sheet.players):
        if n == 1:
            roles["1"] = [_faction(sheet.parts[1 - sheet.automaton].faction)]
        else:
            roles[str(n)] = [_faction(player.faction) for player in players_of(sheet, n)]
    return roles


def _faction(id: str) -> Json:
    return {"id": "warfare-faction-" + id.lower()}


def _drawn(layout: int, options: dict[str, Json]) -> dict[str, Json]:
    """warfare.random.generator: a drawn sheet; the same number draws the same."""
    size = text_of(options.get("size")) or SIZES[0]
    sides = list_of(options.get("factions"))[:2]
    armies: list[Json] = [text_of(side) or None for side in sides]
    row, reasons = generate(layout, size, text_of(options.get("mission")), armies)
    if row is None:
        raise SetupError(f"this scenario cannot be drawn: {reasons[0].why}")
    title: Json = {"id": "warfare-scenario-drawn", "values": {"mission": row["mission"]}}
    return {"sheet": row, "title": title, "notes": []}


def _look(sheet: Sheet, a: int, b: int) -> dict[str, Json]:
    """warfare.los.line: what terrain alone lets a unit in a hex see, and the line to another hex."""
    ground = sheet.ground
    grid = ground.grid
    blockers = Blockers(grid)
    seen: list[Json] = [
        [grid.column_of[hex], grid.row_of[hex]]
        for hex in ground.fire.seen_from(a, blockers)
        if hex < grid.size and grid.on[hex]
    ]
    view: dict[str, Json] = {"hexes": seen}
    if b != OFF:
        view["line"] = _line(sheet, ground.fire.sight(a, b, blockers), grid.distance(a, b))
    return view


def _line(sheet: Sheet, sight: Sight, steps: int) -> Json:
    if sight.clear:
        fact = Message("warfare-fact-clear").wire()
        return {"clear": True, "steps": steps, "message": fact, "why": "warfare.los.line"}
    grid = sheet.ground.grid
    values: Row = {"hex": grid.name(sight.hex), "contact": sight.contact}
    return {
        "clear": False,
        "steps": steps,
        "block": [grid.column_of[sight.hex], grid.row_of[sight.hex]],
        "message": Message("warfare-sight-" + sight.reason, values).wire(),
        "why": RULES.get(sight.reason, "warfare.los.line"),
    }
