"""The map of a scenario sheet: its tiles, what is painted over them, and hexes by column and row."""

from __future__ import annotations

from sandtable.core.printed import Row
from sandtable.core.sheet_faults import SheetFaults
from sandtable.core.wire import Json, list_of, number_of, table_of
from sandtable.hexmap import DIRECTIONS, OFF
from sandtable.systems.warfare.book.catalogue import ground_of, ground_with
from sandtable.systems.warfare.book.maps import HIGHEST, TURNS, Lay, Paint, legend, sheet_tiles
from sandtable.systems.warfare.book.profiles import UnitProfile
from sandtable.systems.warfare.book.sheet import Sheet
from sandtable.systems.warfare.book.terrain import FORTIFICATION, WATER

KEYS = (
    "id", "number", "title", "title_en", "title_it", "chapter", "teaches", "notes", "notes_en", "notes_it", "specials",
    "players", "turns", "map", "paint", "forts", "levels", "objectives", "exits", "tie", "solo", "martyrdom",
    "low_only", "no_rubble", "control_start", "unknown_owner", "unknown_pool", "unknown_hexes", "unknown_columns",
    "deploy_first", "population", "hostages", "convoy", "mission", "side", "counters", "victory", "source",
    "book_fields", "generated",
)  # fmt: skip
MOST_TILES = 12
TILES = "warfare.comp.modular_map"


class MapReader:
    """Reads a map; `sheet` is None while it cannot be laid out, since nothing else has a place then."""

    def __init__(self, raw: Row, id: str) -> None:
        self.raw = raw
        self.own: dict[str, UnitProfile] = {}  # units out of packs that the sheet may name
        self.reading = SheetFaults("warfare-file-", "warfare.setup.map")
        self.sheet: Sheet | None = None
        lays = self._map()
        if not self.reading.reasons:
            sheet = Sheet(id, ground_of(lays), lays)
            self._paint(sheet)
            self.sheet = sheet
        self.reading.keys(raw, KEYS, "")

    # ------------------------------------------------------------ tiles

    def _map(self) -> list[Lay]:
        """warfare.comp.modular_map, warfare.setup.map: which tiles, where and how turned."""
        reading = self.reading
        rows = reading.entries(self.raw.get("map"), "map")
        if not 1 <= len(rows) <= MOST_TILES:
            reading.refuse("map", TILES, "tiles", {"most": MOST_TILES})
        lays: list[Lay] = []
        for number, row in enumerate(rows[:MOST_TILES]):
            lay = self._lay(row, f"map[{number}]")
            if lay is None:
                continue
            if any(other.across == lay.across and other.down == lay.down for other in lays):
                reading.refuse(
                    f"map[{number}].at", TILES, "overlap", {"across": lay.across, "down": lay.down}
                )
            lays.append(lay)
        self._whole_map(lays)
        return lays

    def _lay(self, row: Row, at: str) -> Lay | None:
        reading = self.reading
        reading.keys(row, ("tile", "at", "rot"), at)
        tile = reading.one_of(row.get("tile"), list(sheet_tiles()), at + ".tile", TILES, "tile")
        place = list_of(row.get("at"))
        if len(place) != 2:
            reading.refuse(at + ".at", TILES, "cell")
            return None
        across = reading.whole(place[0], 0, MOST_TILES - 1, at + ".at", TILES)
        down = reading.whole(place[1], 0, MOST_TILES - 1, at + ".at", TILES)
        turn = number_of(row.get("rot", 0))
        if turn is None or int(turn) not in TURNS or turn != int(turn):
            reading.refuse(at + ".rot", TILES, "turn")
            turn = 0
        return Lay(tile, across, down, int(turn))

    def _whole_map(self, lays: list[Lay]) -> None:
        """warfare.setup.map: the tiles lie side by side, and the board begins at its top left corner."""
        if self.reading.reasons or not lays:
            return
        if min(lay.across for lay in lays) or min(lay.down for lay in lays):
            self.reading.refuse("map", "warfare.setup.map", "corner")
            return
        joined = _joined(lays)
        if len(joined) < len(lays):
            lost = next(number for number, lay in enumerate(lays) if lay not in joined)
            self.reading.refuse(f"map[{lost}].at", "warfare.setup.map", "apart")

    # ------------------------------------------------------------ what is painted over the tiles

    def _paint(self, sheet: Sheet) -> None:
        """warfare.setup.map, warfare.fort.sides: terrain in place of what the tiles show, and fortified sides."""
        reading = self.reading
        paint = Paint()
        codes = list(legend().codes())
        why = "warfare.move.terrain_icons"
        for number, row in enumerate(reading.entries(self.raw.get("paint"), "paint")):
            at = f"paint[{number}]"
            reading.keys(row, ("code", "hexes"), at)
            code = reading.one_of(row.get("code"), codes, at + ".code", why, "terrain")
            for hex in self.hexes(sheet, row.get("hexes"), at + ".hexes", why):
                if code:
                    paint.codes[hex] = code
        for number, row in enumerate(reading.entries(self.raw.get("forts"), "forts")):
            self._fort(sheet, paint, row, f"forts[{number}]")
        for number, row in enumerate(reading.entries(self.raw.get("levels"), "levels")):
            self._level(sheet, paint, row, f"levels[{number}]")
        if paint.codes or paint.forts or paint.levels:
            sheet.ground = ground_with(sheet.lays, paint)

    def _fort(self, sheet: Sheet, paint: Paint, row: Row, at: str) -> None:
        """warfare.fort.sides: the triangle sides of one fortification, instead of those its tile prints."""
        reading = self.reading
        why = "warfare.fort.sides"
        reading.keys(row, ("hex", "sides"), at)
        hex = self.hex(sheet, row.get("hex"), at + ".hex", why)
        sides: list[int] = []
        for number, value in enumerate(reading.listed(row.get("sides"), at + ".sides", len(DIRECTIONS))):
            name = reading.one_of(value, list(DIRECTIONS), f"{at}.sides[{number}]", why, "direction")
            if name and DIRECTIONS.index(name) not in sides:
                sides.append(DIRECTIONS.index(name))
        if hex == OFF:
            return
        code = paint.codes.get(hex, sheet.ground.board.codes[hex])
        if legend().of(code) != FORTIFICATION:
            reading.refuse(at + ".hex", why, "no-fort", {"hex": sheet.ground.grid.name(hex)})
        else:
            paint.forts[hex] = sides

    def _level(self, sheet: Sheet, paint: Paint, row: Row, at: str) -> None:
        """warfare.terrain.levels: hexes that lie higher or lower than their terrain does by itself; water lies at 0."""
        reading = self.reading
        why = "warfare.terrain.levels"
        reading.keys(row, ("level", "hexes"), at)
        level = reading.whole(row.get("level"), 0, HIGHEST, at + ".level", why)
        for number, hex in enumerate(self.hexes(sheet, row.get("hexes"), at + ".hexes", why)):
            name: dict[str, Json] = {"hex": sheet.ground.grid.name(hex)}
            code = paint.codes.get(hex, sheet.ground.board.codes[hex])
            if hex in paint.levels:
                reading.refuse(f"{at}.hexes[{number}]", why, "twice", name)
            elif level and legend().of(code) == WATER:
                reading.refuse(f"{at}.hexes[{number}]", why, "level-water", name)
            else:
                paint.levels[hex] = level

    # ------------------------------------------------------------ hexes

    def hex(self, sheet: Sheet, value: Json, at: str, why: str) -> int:
        """A hex [column, row] of the map; OFF with the reason noted when it is none."""
        grid = sheet.ground.grid
        entries = list_of(value)
        place = [number_of(entry) for entry in entries] if len(entries) == 2 else []
        if len(place) == 2:
            column, row = place
            if column is not None and row is not None and column == int(column) and row == int(row):
                hex = grid.at(int(column), int(row))
                if hex != OFF:
                    return hex
        self.reading.refuse(at, why, "hex", {"columns": grid.columns, "rows": grid.rows})
        return OFF

    def hexes(self, sheet: Sheet, value: Json, at: str, why: str, again: bool = False) -> list[int]:
        """A list of hexes; the same one twice only where several things may lie in it (`again`)."""
        if value is not None and not isinstance(value, list):
            self.reading.misshapen(at, why, "list")
            return []
        places: list[int] = []
        for number, entry in enumerate(self.reading.listed(value, at, sheet.ground.grid.size)):
            hex = self.hex(sheet, entry, f"{at}[{number}]", why)
            if hex == OFF:
                continue
            if hex in places and not again:
                self.reading.refuse(f"{at}[{number}]", why, "twice", {"hex": sheet.ground.grid.name(hex)})
            else:
                places.append(hex)
        return places

    def hexes_or_columns(self, sheet: Sheet, value: Json, at: str, why: str) -> list[int]:
        """A stretch of the map: `{ columns = [0, 1] }` or `{ hexes = [[0, 0], …] }`."""
        if value is None:
            return []
        row = table_of(value)
        self.reading.keys(row, ("columns", "hexes"), at)
        if "hexes" in row:
            return self.hexes(sheet, row["hexes"], at + ".hexes", why)
        grid = sheet.ground.grid
        columns = list_of(row.get("columns"))
        if len(columns) != 2:
            self.reading.refuse(at, why, "columns")
            return []
        low = self.reading.whole(columns[0], 0, grid.columns - 1, at + ".columns[0]", why)
        high = self.reading.whole(columns[1], low, grid.columns - 1, at + ".columns[1]", why)
        return [hex for hex in grid.hexes() if low <= grid.column_of[hex] <= high]


def _joined(lays: list[Lay]) -> list[Lay]:
    """The tiles that hang together with the first one, side by side."""
    joined = [lays[0]]
    for lay in joined:
        joined.extend(other for other in lays if other not in joined and _side_by_side(lay, other))
    return joined


def _side_by_side(lay: Lay, other: Lay) -> bool:
    return abs(other.across - lay.across) + abs(other.down - lay.down) == 1
