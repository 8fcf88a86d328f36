"""The second half of a scenario sheet: counters, places that matter, Unknown counters, victory points."""

from __future__ import annotations

from typing import Final

from sandtable.core.printed import Row, word, words
from sandtable.core.wire import Json, Reason, list_of, number_of, table_of, text_of
from sandtable.hexmap import OFF, Grid
from sandtable.systems.warfare.book.catalogue import COUNTER_KINDS, catalogue
from sandtable.systems.warfare.book.profiles import (
    DEFEND,
    HELICOPTER,
    HOSTILE_FACE,
    IED_COUNTER,
    KINDS,
    MINE_COUNTER,
    POSTURES,
    ROADBLOCK_COUNTER,
    RUBBLE_COUNTER,
    UNKNOWN_FACE,
    UnitProfile,
    VictoryLine,
)
from sandtable.systems.warfare.book.sheet import CounterEntry, Sheet
from sandtable.systems.warfare.book.sheet_reader import SheetReader
from sandtable.systems.warfare.book.sheet_words import (
    BY_SORT,
    COLUMNS_SORT,
    COUNTER_SORT,
    COUNTERS_SORT,
    FACE_SORT,
    FACES_SHOWN,
    HEXES_SORT,
    KINDS_SORT,
    LIST_SORTS,
    NUMBER_SORTS,
    REMOVERS,
    ROW_SORT,
    SHARE_SORT,
    SIDE_SORT,
    STATES,
    STATES_SORT,
    TESTS,
    UNIT_SORT,
    VICTIMS,
    VICTIMS_SORT,
    WHERE_SORT,
    WHERES,
    victory_words,
)
from sandtable.systems.warfare.book.tables import rows
from sandtable.systems.warfare.book.terrain import WATER

MOST_POINTS = 20


def faces_of(counter: str) -> list[str]:
    """The faces of a counter, as the chart prints them."""
    for row in rows("counters", "counter"):
        if word(row, "id") == counter:
            return words(row, "faces")
    return []


class PlacesReader(SheetReader):
    """Reads a whole sheet: the head and the sides first, then all that lies on the map."""

    def read(self) -> Sheet | None:
        """The sheet; `reading.reasons` says what is wrong with it."""
        sheet = self.sheet
        if sheet is None:
            return None
        self.head(sheet)
        self.sides(sheet)
        if len(sheet.parts) < 2:
            return None
        for number, row in enumerate(self.reading.entries(self.raw.get("counters"), "counters")):
            self._counters(sheet, row, f"counters[{number}]")
        self._places(sheet)
        self._unknown(sheet)
        self._orders(sheet)
        self._drawn(sheet)
        for number, row in enumerate(self.reading.entries(self.raw.get("victory"), "victory")):
            self._victory(sheet, row, f"victory[{number}]")
        if not sheet.victory:
            self.reading.refuse("victory", "warfare.scenario.victory", "no-victory")
        return sheet

    # ------------------------------------------------------------ counters on the map

    def _counters(self, sheet: Sheet, row: Row, at: str) -> None:
        """warfare.setup.counters, warfare.comp.counters_origin: counters of one kind in their hexes."""
        reading = self.reading
        reading.keys(row, ("counter", "face", "hexes", "owner"), at)
        id = text_of(row.get("counter"))
        if id not in COUNTER_KINDS and faces_of(id):
            reading.refuse(at + ".counter", "warfare.comp.counters_origin", "made-in-play", {"found": id})
            return
        id = reading.one_of(
            id, list(COUNTER_KINDS), at + ".counter", "warfare.comp.counters_origin", "counter"
        )
        if not id:
            return
        faces = faces_of(id)
        face = reading.one_of(
            row.get("face", faces[0]), faces, at + ".face", "warfare.setup.counters", "face"
        )
        owner = -1
        if "owner" in row:
            owner = self.team(sheet, row["owner"], at + ".owner", "warfare.unknown.hidden")
        elif face == UNKNOWN_FACE:
            reading.refuse(at + ".owner", "warfare.unknown.hidden", "no-owner")
        if COUNTER_KINDS[id] in (IED_COUNTER, MINE_COUNTER) and face not in ("", UNKNOWN_FACE):
            reading.refuse(at + ".face", "warfare.ied.hidden", "face-up")
        for number, hex in enumerate(
            self.hexes(sheet, row.get("hexes"), at + ".hexes", "warfare.setup.counters", True)
        ):
            self._lies(sheet, id, face, hex, f"{at}.hexes[{number}]")
            sheet.counters.append(CounterEntry(id, face, hex, owner))

    def _lies(self, sheet: Sheet, id: str, face: str, hex: int, at: str) -> None:
        """Whether a counter may lie in a hex at the start: not in water, and not where it would trap a unit."""
        reading = self.reading
        if sheet.ground.kinds[hex] == WATER:
            reading.refuse(at, "warfare.setup.counters", "counter-water")
        for part in sheet.parts:
            for entry in part.units:
                if entry.hex != hex or entry.arrives or entry.profile.kind == HELICOPTER:
                    continue
                if id in (ROADBLOCK_COUNTER, RUBBLE_COUNTER):
                    reading.refuse(
                        at, "warfare.roadblock.impassable", "trapped", {"unit": entry.profile.name}
                    )
                elif face == HOSTILE_FACE and entry.profile.regular:
                    reading.refuse(at, "warfare.pop.regular_move", "in-crowd", {"unit": entry.profile.name})

    # ------------------------------------------------------------ places and orders

    def _places(self, sheet: Sheet) -> None:
        """Objectives, exits, hexes without rubble, who holds what at the start."""
        raw, reading = self.raw, self.reading
        sheet.objectives = self.hexes(sheet, raw.get("objectives"), "objectives", "warfare.scenario.control")
        sheet.no_rubble = self.hexes(sheet, raw.get("no_rubble"), "no_rubble", "warfare.rubble.where")
        for number, row in enumerate(reading.entries(raw.get("exits"), "exits")):
            at = f"exits[{number}]"
            reading.keys(row, ("side", "hexes"), at)
            team = self.team(sheet, row.get("side"), at + ".side", "warfare.scenario.exit")
            hexes = self.hexes(sheet, row.get("hexes"), at + ".hexes", "warfare.scenario.exit")
            if team >= 0:
                sheet.exits[team].extend(hexes)
        if "control_start" in raw:
            sheet.control_start = self.team(
                sheet, raw["control_start"], "control_start", "warfare.scenario.control"
            )
        sheet.tie = self.team(sheet, raw.get("tie"), "tie", "warfare.scenario.victory")

    def _orders(self, sheet: Sheet) -> None:
        """Units ordered to stay low, and how the automaton plays."""
        raw, reading = self.raw, self.reading
        flying = [id for id, profile in catalogue().units.items() if profile.kind == HELICOPTER]
        for number, value in enumerate(reading.listed(raw.get("low_only"), "low_only")):
            id = reading.one_of(value, flying, f"low_only[{number}]", "warfare.heli.high", "helicopter")
            sheet.low_only.append(id)
        solo = table_of(raw.get("solo", {}))
        reading.keys(solo, ("automaton", "posture"), "solo")
        if "automaton" in solo:
            sheet.automaton = self.team(sheet, solo["automaton"], "solo.automaton", "warfare.solo.sides")
        sheet.posture = reading.one_of(
            solo.get("posture", DEFEND),
            list(POSTURES),
            "solo.posture",
            "warfare.solo.sides",
            "posture",
        )

    def _drawn(self, sheet: Sheet) -> None:
        """What a generated sheet adds: who places first, population by tile, hostages, loads."""
        raw, reading = self.raw, self.reading
        if "deploy_first" in raw:
            sheet.deploy_first = self.team(
                sheet, raw["deploy_first"], "deploy_first", "warfare.random.deploy"
            )
        sheet.population = reading.whole(
            raw.get("population", 0), 0, 4, "population", "warfare.random.population"
        )
        for key in ("hostages", "convoy"):
            if key not in raw:
                continue
            row = table_of(raw[key])
            reading.keys(row, ("side", "n"), key)
            team = self.team(sheet, row.get("side"), key + ".side", "warfare.random.mission")
            n = reading.whole(row.get("n"), 1, 6, key + ".n", "warfare.random.mission")
            if key == "hostages":
                sheet.hostages, sheet.hostage_team = n, team
            else:
                sheet.convoy, sheet.convoy_team = n, team

    # ------------------------------------------------------------ Unknown counters

    def _unknown(self, sheet: Sheet) -> None:
        """warfare.scenario.unknown_pool: the pool, whose it is, and where it goes; one counter to each hex."""
        raw, reading = self.raw, self.reading
        why = "warfare.scenario.unknown_pool"
        pool = reading.listed(raw.get("unknown_pool"), "unknown_pool")
        if not pool:
            return
        hidden = [id for id in COUNTER_KINDS if faces_of(id)[0] == UNKNOWN_FACE]
        for number, value in enumerate(pool):
            id = reading.one_of(value, hidden, f"unknown_pool[{number}]", "warfare.unknown.sides", "counter")
            sheet.unknown_pool.append(id)
        sheet.unknown_owner = self.team(sheet, raw.get("unknown_owner"), "unknown_owner", why)
        if "unknown_columns" in raw:
            places: Row = {"columns": raw["unknown_columns"]}
            sheet.spread = True
            land = self.hexes_or_columns(sheet, places, "unknown_columns", "warfare.random.unknown")
            sheet.unknown_hexes = [hex for hex in land if sheet.ground.kinds[hex] != WATER]
        else:
            sheet.unknown_hexes = self.hexes(sheet, raw.get("unknown_hexes"), "unknown_hexes", why)
            if len(sheet.unknown_hexes) != len(pool):
                values: Row = {"pool": len(pool), "hexes": len(sheet.unknown_hexes)}
                reading.refuse("unknown_hexes", why, "pool", values)
        for number, hex in enumerate(sheet.unknown_hexes):
            if sheet.ground.kinds[hex] == WATER:
                reading.refuse(f"unknown_hexes[{number}]", "warfare.setup.counters", "counter-water")

    # ------------------------------------------------------------ victory

    def _victory(self, sheet: Sheet, row: Row, at: str) -> None:
        """warfare.scenario.victory: one line of points, with a test the engine knows."""
        reading = self.reading
        why = "warfare.scenario.victory"
        reading.keys(row, ("side", "vp", "test", "args"), at)
        team = self.team(sheet, row.get("side"), at + ".side", why)
        points = reading.whole(row.get("vp"), 1, MOST_POINTS, at + ".vp", why)
        test = reading.one_of(row.get("test"), list(TESTS), at + ".test", why, "test")
        if not test:
            return
        args = table_of(row.get("args"))
        wanted = TESTS[test]
        reading.keys(args, tuple(wanted), at + ".args")
        before = len(reading.reasons)
        for key, sort in wanted.items():
            if key in args:
                self._argument(sheet, args[key], sort, f"{at}.args.{key}")
            elif sort != FACE_SORT:
                reading.refuse(f"{at}.args.{key}", why, "argument", {"test": test, "key": key})
        if len(reading.reasons) == before and team >= 0:
            sheet.victory.append(
                VictoryLine(
                    team=team, points=points, test=test, args=args, words=victory_words(points, test, args)
                )
            )

    def _argument(self, sheet: Sheet, value: Json, sort: str, at: str) -> None:
        """One argument of a test: the kind of thing it must be."""
        reading = self.reading
        why = "warfare.scenario.victory"
        grid = sheet.ground.grid
        if sort == SIDE_SORT:
            self.team(sheet, value, at, why)
        elif sort == HEXES_SORT:
            if not self.hexes(sheet, value, at, why):
                reading.misshapen(at, why, "list")
        elif sort in NUMBER_SORTS:
            least, most = number_bounds(grid, sort)
            reading.whole(value, least, most, at, why)
        elif sort == COLUMNS_SORT:
            columns = list_of(value)
            low = reading.whole(columns[0] if columns else None, 0, grid.columns - 1, at, why)
            reading.whole(columns[1] if len(columns) == 2 else None, low, grid.columns - 1, at, why)
        elif sort in LIST_SORTS:
            entries = reading.listed(value, at)
            if value == []:
                reading.misshapen(at, why, "list")
            for number, entry in enumerate(entries):
                reading.one_of(entry, list(ARGUMENTS[sort][0]), f"{at}[{number}]", why, sort)
        elif sort == UNIT_SORT:
            reading.one_of(value, list(catalogue().units), at, why, sort)
        else:
            reading.one_of(value, list(ARGUMENTS[sort][0]), at, why, sort)


ARGUMENTS: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    KINDS_SORT: (KINDS, "warfare-kind-many-"),
    VICTIMS_SORT: (VICTIMS, "warfare-kind-many-"),
    STATES_SORT: (STATES, "warfare-state-"),
    BY_SORT: (REMOVERS, "warfare-remover-"),
    COUNTERS_SORT: (tuple(COUNTER_KINDS), "warfare-counter-"),
    COUNTER_SORT: (tuple(COUNTER_KINDS), "warfare-counter-"),
    FACE_SORT: (FACES_SHOWN, "warfare-face-"),
    WHERE_SORT: (WHERES, "warfare-where-"),
}
"""The words that each sort of argument takes, and where their names stand."""


def number_bounds(grid: Grid, sort: str) -> tuple[int, int]:
    """The least and the most that an argument of numbers may be: a row, a column, or a share of the points."""
    if sort == SHARE_SORT:
        return 1, 10
    return 0, (grid.rows if sort == ROW_SORT else grid.columns) - 1


def read_sheet(
    raw: Json, id: str, own: dict[str, UnitProfile] | None = None
) -> tuple[Sheet | None, list[Reason]]:
    """A sheet out of a file, and everything that is wrong with it; a sheet with reasons must not be played.

    `own` are units out of packs that it may name.
    """
    if not isinstance(raw, dict):
        return None, [Reason("warfare.setup.map", "core-file-table", {"at": ""})]
    reader = PlacesReader(raw, id)
    reader.own = own or {}
    sheet = reader.read()
    return sheet, reader.reading.reasons


def hex_list(sheet: Sheet, value: Json) -> list[int]:
    """The hexes of an argument that has been read already."""
    grid = sheet.ground.grid
    hexes: list[int] = []
    for entry in list_of(value):
        column, row = [int(number_of(part) or 0) for part in list_of(entry)]
        hex = grid.at(column, row)
        if hex != OFF:
            hexes.append(hex)
    return hexes
