"""Reads a scenario sheet out of a table, whoever wrote it, and says everything that is wrong with it and where.

Every reason carries `at`, the place in the file ("side[0].units[2].hex"), so that an editor can mark it.
"""

from __future__ import annotations

from difflib import get_close_matches

from sandtable.core.wire import Json, Reason, list_of, number_of, table_of, text_of
from sandtable.hexmap import OFF
from sandtable.systems.warfare.book import Row
from sandtable.systems.warfare.catalogue import FACES, catalogue, ground_of
from sandtable.systems.warfare.maps import TURNS, Lay, tiles
from sandtable.systems.warfare.profiles import AIRBORNE, KINDS, UnitProfile
from sandtable.systems.warfare.sheet import Part, Sheet, Split, SupportEntry, UnitEntry
from sandtable.systems.warfare.sheet_words import TOPICS
from sandtable.systems.warfare.state import SWIMMING
from sandtable.systems.warfare.track import BOXES

KEYS = (
    "id", "number", "title", "title_en", "title_it", "chapter", "teaches", "notes", "specials", "players", "turns",
    "map", "objectives", "exits", "tie", "solo", "martyrdom", "low_only", "no_rubble", "control_start", "unknown_owner",
    "unknown_pool", "unknown_hexes", "unknown_columns", "deploy_first", "population", "hostages", "convoy", "mission",
    "side", "counters", "victory", "source", "book_fields", "generated",
)  # fmt: skip
SIDE_KEYS = ("faction", "player", "box", "first", "units", "supports", "hand", "split", "deploy")
MOST_TURNS = 20
MOST_TILES = 12


class Reading:
    """What is wrong with a file so far."""

    def __init__(self) -> None:
        self.reasons: list[Reason] = []

    def refuse(self, at: str, why: str, message: str, values: Row | None = None) -> None:
        """Notes a reason against a place in the file."""
        filled: Row = {"at": at}
        if values is not None:
            filled.update(values)
        self.reasons.append(Reason(why, "warfare-file-" + message, filled))

    def keys(self, row: Row, known: tuple[str, ...], at: str) -> None:
        """Refuses keys that mean nothing."""
        for key in row:
            if key not in known:
                self.unknown(f"{at}.{key}" if at else key, "warfare.setup.map", "key", key, list(known))

    def unknown(self, at: str, why: str, what: str, found: str, known: list[str]) -> None:
        """Refuses a word that is not in the book, with the nearest that is."""
        close = get_close_matches(found, known, 1)
        values: Row = {"what": what, "found": found[:40]}
        if close:
            values["close"] = close[0]
            self.refuse(at, why, "did-you-mean", values)
        else:
            values["known"] = ", ".join(known[:12])
            self.refuse(at, why, "unknown", values)

    def one_of(self, value: Json, known: list[str], at: str, why: str, what: str) -> str:
        """One of the known words; "" with the reason noted when it is another."""
        found = text_of(value)
        if found not in known:
            self.unknown(at, why, what, found, known)
            return ""
        return found

    def whole(self, value: Json, least: int, most: int, at: str, why: str) -> int:
        """A whole number; `least` with the reason noted when it is none."""
        number = number_of(value)
        if number is None or number != int(number) or not least <= number <= most:
            self.refuse(at, why, "number", {"least": least, "most": most})
            return least
        return int(number)

    def entries(self, value: Json, at: str) -> list[Row]:
        """A list of tables."""
        found: list[Row] = []
        if value is not None and not isinstance(value, list):
            self.refuse(at, "warfare.setup.map", "list")
            return found
        for number, entry in enumerate(list_of(value)):
            if isinstance(entry, dict):
                found.append(entry)
            else:
                self.refuse(f"{at}[{number}]", "warfare.setup.map", "table")
                found.append({})
        return found


class SheetReader:
    """Reads a sheet; `sheet` is None while the map cannot be laid out, since nothing else has a place then."""

    def __init__(self, raw: Row, id: str) -> None:
        self.raw = raw
        self.reading = Reading()
        self.reading.keys(raw, KEYS, "")
        self.sheet: Sheet | None = None
        lays = self._map()
        if not self.reading.reasons:
            self.sheet = Sheet(id, ground_of(lays), lays)

    # ------------------------------------------------------------ the map

    def _map(self) -> list[Lay]:
        """warfare.comp.modular_map, warfare.setup.map: which tiles, where and how turned."""
        reading = self.reading
        rows = reading.entries(self.raw.get("map"), "map")
        if not 1 <= len(rows) <= MOST_TILES:
            reading.refuse("map", "warfare.comp.modular_map", "tiles", {"most": MOST_TILES})
        lays: list[Lay] = []
        for number, row in enumerate(rows[:MOST_TILES]):
            at = f"map[{number}]"
            why = "warfare.comp.modular_map"
            reading.keys(row, ("tile", "at", "rot"), at)
            tile = reading.one_of(row.get("tile"), list(tiles()), at + ".tile", why, "tile")
            place = list_of(row.get("at"))
            if len(place) != 2:
                reading.refuse(at + ".at", why, "cell")
                continue
            across = reading.whole(place[0], 0, MOST_TILES - 1, at + ".at", why)
            down = reading.whole(place[1], 0, MOST_TILES - 1, at + ".at", why)
            turn = number_of(row.get("rot", 0))
            if turn is None or int(turn) not in TURNS or turn != int(turn):
                reading.refuse(at + ".rot", why, "turn")
                turn = 0
            if any(lay.across == across and lay.down == down for lay in lays):
                reading.refuse(at + ".at", why, "overlap", {"across": across, "down": down})
            lays.append(Lay(tile, across, down, int(turn)))
        self._whole_map(lays)
        return lays

    def _whole_map(self, lays: list[Lay]) -> None:
        """warfare.setup.map: the tiles lie side by side, and the board begins at its top left corner."""
        if self.reading.reasons or not lays:
            return
        if min(lay.across for lay in lays) or min(lay.down for lay in lays):
            self.reading.refuse("map", "warfare.setup.map", "corner")
            return
        joined = [lays[0]]
        for lay in joined:
            for other in lays:
                if other not in joined and abs(other.across - lay.across) + abs(other.down - lay.down) == 1:
                    joined.append(other)
        if len(joined) < len(lays):
            lost = next(number for number, lay in enumerate(lays) if lay not in joined)
            self.reading.refuse(f"map[{lost}].at", "warfare.setup.map", "apart")

    # ------------------------------------------------------------ the sheet's head

    def head(self, sheet: Sheet) -> None:
        """Title, chapter, length, how many may play."""
        raw, reading = self.raw, self.reading
        title = text_of(raw.get("title"))
        if title:
            sheet.title = {"id": "warfare-scenario-titled", "values": {"title": title[:60]}}
        if "number" in raw:
            sheet.number = reading.whole(raw["number"], 0, 99, "number", "warfare.scenario.chapters")
        sheet.chapter = reading.whole(raw.get("chapter", 5), 1, 5, "chapter", "warfare.scenario.topics")
        sheet.turns = reading.whole(raw.get("turns"), 1, MOST_TURNS, "turns", "warfare.track.game_end")
        for number, value in enumerate(list_of(raw.get("teaches"))):
            topic = reading.one_of(
                value, list(TOPICS), f"teaches[{number}]", "warfare.scenario.chapters", "topic"
            )
            sheet.teaches.append(topic)
        for value in list_of(raw.get("notes"))[:20]:
            sheet.notes.append({"id": "warfare-scenario-note", "values": {"note": text_of(value)[:300]}})
        specials = reading.whole(raw.get("specials", 0), 0, 9, "specials", "warfare.scenario.chapters")
        for number in range(1, specials + 1):
            sheet.notes.append({"id": f"warfare-scenario-{sheet.id}-special-{number}"})
        sheet.martyrdom = raw.get("martyrdom", True) is True
        sheet.mission = text_of(raw.get("mission"))
        if sheet.mission:
            sheet.title = {"id": "warfare-scenario-drawn", "values": {"mission": sheet.mission}}
        self._players(sheet)

    def _players(self, sheet: Sheet) -> None:
        """warfare.intro.players: solo, two, three or four."""
        sheet.players = []
        for number, value in enumerate(list_of(self.raw.get("players", [1, 2]))):
            players = self.reading.whole(value, 1, 4, f"players[{number}]", "warfare.intro.players")
            if players not in sheet.players:
                sheet.players.append(players)
        if not sheet.players:
            self.reading.refuse("players", "warfare.intro.players", "players")

    # ------------------------------------------------------------ the two sides

    def sides(self, sheet: Sheet) -> None:
        """Both teams with their forces."""
        reading = self.reading
        rows = reading.entries(self.raw.get("side"), "side")
        if len(rows) != 2:
            reading.refuse("side", "warfare.setup.units", "two-sides", {"n": len(rows)})
        for number, row in enumerate(rows[:2]):
            at = f"side[{number}]"
            reading.keys(row, SIDE_KEYS, at)
            sheet.parts.append(self._part(sheet, row, at))
        if len(sheet.parts) == 2:
            self._opponents(sheet)
        for number, row in enumerate(rows[:2]):
            self._force(sheet, sheet.parts[number], row, f"side[{number}]")

    def _part(self, sheet: Sheet, row: Row, at: str) -> Part:
        """warfare.comp.cube_colours, warfare.setup.cubes: faction, cube and box of a team."""
        reading = self.reading
        factions = catalogue().factions
        faction = reading.one_of(
            row.get("faction"), list(factions), at + ".faction", "warfare.comp.blocs", "faction"
        )
        cubes = factions[faction].cubes if faction else []
        cube = self._cube(row.get("player", cubes[0] if cubes else ""), cubes, at + ".player")
        box = reading.whole(row.get("box"), 1, BOXES, at + ".box", "warfare.setup.cubes")
        part = Part(faction, cube, box, row.get("first") is True)
        for number, entry in enumerate(reading.entries(row.get("split"), at + ".split")):
            part.splits.append(self._split(entry, f"{at}.split[{number}]"))
        if part.splits and len(part.splits) != 2:
            reading.refuse(at + ".split", "warfare.intro.players", "split")
        return part

    def _cube(self, value: Json, cubes: list[str], at: str) -> str:
        if cubes and text_of(value) not in cubes:
            values: Row = {"found": text_of(value)[:20], "known": ", ".join(cubes)}
            self.reading.refuse(at, "warfare.comp.cube_colours", "cube", values)
            return cubes[0]
        return text_of(value)

    def _split(self, row: Row, at: str) -> Split:
        reading = self.reading
        reading.keys(row, ("faction", "player", "takes"), at)
        factions = catalogue().factions
        faction = reading.one_of(
            row.get("faction"), list(factions), at + ".faction", "warfare.comp.blocs", "faction"
        )
        cubes = factions[faction].cubes if faction else []
        takes = [text_of(value) for value in list_of(row.get("takes"))]
        for number, kind in enumerate(takes):
            reading.one_of(
                kind, [*KINDS, "support"], f"{at}.takes[{number}]", "warfare.comp.unit_kinds", "kind"
            )
        return Split(faction, self._cube(row.get("player"), cubes, at + ".player"), takes)

    def _opponents(self, sheet: Sheet) -> None:
        """warfare.intro.symmetry, warfare.comp.cube_colours, warfare.setup.start_tie: the two teams together."""
        reading = self.reading
        a, b = sheet.parts
        factions = catalogue().factions
        if not a.faction or not b.faction:
            return
        if not factions[a.faction].regular and not factions[b.faction].regular:
            reading.refuse("side[1].faction", "warfare.intro.symmetry", "irregulars")
        elif a.faction == b.faction:
            reading.refuse("side[1].faction", "warfare.setup.units", "same-faction")
        cubes = [split.cube for part in sheet.parts for split in part.splits]
        for used in ([a.cube, b.cube], cubes):
            if len(set(used)) < len(used):
                reading.refuse("side[1].player", "warfare.comp.cube_colours", "same-cube")
        if a.first and b.first:
            reading.refuse("side[1].first", "warfare.setup.start_tie", "both-first")
        if a.box == b.box and not a.first and not b.first:
            reading.refuse("side[0].first", "warfare.setup.start_tie", "none-first", {"box": a.box})
        for team, part in enumerate(sheet.parts):
            if team < max(sheet.players, default=2) - 2 and not part.splits:
                reading.refuse(
                    f"side[{team}].split", "warfare.intro.players", "no-split", {"n": max(sheet.players)}
                )

    # ------------------------------------------------------------ forces

    def _force(self, sheet: Sheet, part: Part, row: Row, at: str) -> None:
        part.deploy = self.hexes_or_columns(sheet, row.get("deploy"), at + ".deploy", "warfare.random.deploy")
        for number, entry in enumerate(self.reading.entries(row.get("units"), at + ".units")):
            unit = self._unit(sheet, part, entry, f"{at}.units[{number}]")
            if unit is not None:
                part.units.append(unit)
        if not part.units:
            self.reading.refuse(at + ".units", "warfare.setup.units", "no-units")
        for number, entry in enumerate(self.reading.entries(row.get("supports"), at + ".supports")):
            support = self._support(sheet, part, entry, f"{at}.supports[{number}]")
            if support is not None:
                part.supports.append(support)
        for number, value in enumerate(list_of(row.get("hand"))):
            if text_of(value) != "roadblock":  # warfare.roadblock.irregular_place: a hand holds nothing else
                self.reading.refuse(f"{at}.hand[{number}]", "warfare.roadblock.irregular_place", "hand")
            else:
                part.hand.append("roadblock")

    def _unit(self, sheet: Sheet, part: Part, row: Row, at: str) -> UnitEntry | None:
        """warfare.setup.units, warfare.airborne.reserve, warfare.scenario.reinforcement: one unit of a force."""
        reading = self.reading
        reading.keys(row, ("unit", "hex", "reserve", "arrives"), at)
        units = catalogue().units
        id = reading.one_of(row.get("unit"), list(units), at + ".unit", "warfare.setup.units", "unit")
        if not id:
            return None
        profile = units[id]
        self._same_bloc(part, profile.faction, at + ".unit", profile.name)
        reserve = "reserve" in row
        if reserve and (row["reserve"] != "airborne" or not profile.has(AIRBORNE)):
            reading.refuse(at + ".reserve", "warfare.airborne.reserve", "reserve", {"unit": profile.name})
        arrives = 0
        if "arrives" in row:
            arrives = reading.whole(
                row["arrives"], 2, sheet.turns, at + ".arrives", "warfare.scenario.reinforcement"
            )
        hex = OFF
        if "hex" in row:
            hex = self.hex(sheet, row["hex"], at + ".hex", "warfare.setup.units")
        elif arrives or not (reserve or part.deploy):
            reading.refuse(at + ".hex", "warfare.setup.units", "no-hex", {"unit": profile.name})
        if hex != OFF:
            self._stands(sheet, part, profile, hex, arrives, at + ".hex")
        return UnitEntry(profile, hex, arrives, reserve)

    def _same_bloc(self, part: Part, faction: str, at: str, name: Json) -> None:
        """warfare.comp.blocs: a team is made of one bloc."""
        factions = catalogue().factions
        if part.faction and factions[faction].bloc != factions[part.faction].bloc:
            values: Row = {"name": name, "faction": {"id": "warfare-faction-" + part.faction.lower()}}
            self.reading.refuse(at, "warfare.comp.blocs", "bloc", values)

    def _stands(
        self, sheet: Sheet, part: Part, profile: UnitProfile, hex: int, arrives: int, at: str
    ) -> None:
        """warfare.stack.one_unit, warfare.move.water: one unit in a hex, and one that could have come there."""
        ground = sheet.ground
        prices = ground.profiles[ground.kinds[hex]]
        if prices.cost6[profile.kind] == 0 and (profile.way == profile.kind or sheet.chapter < SWIMMING):
            self.reading.refuse(at, "warfare.move.water", "water", {"unit": profile.name})
        if arrives:
            return
        for other in sheet.parts:
            for entry in other.units:
                if entry.hex == hex and not entry.arrives:
                    self.reading.refuse(at, "warfare.stack.one_unit", "taken", {"unit": entry.profile.name})

    def _support(self, sheet: Sheet, part: Part, row: Row, at: str) -> SupportEntry | None:
        """warfare.setup.support_turn, warfare.drone.faces: one support of a force."""
        reading = self.reading
        reading.keys(row, ("support", "turn", "face"), at)
        ids = catalogue().support_ids()
        id = reading.one_of(row.get("support"), ids, at + ".support", "warfare.setup.support_turn", "support")
        if not id:
            return None
        profile = catalogue().support(id)
        self._same_bloc(part, profile.faction, at + ".support", profile.name)
        turn = reading.whole(row.get("turn", 0), 0, sheet.turns, at + ".turn", "warfare.setup.support_turn")
        face = ""
        if "face" in row:
            if profile.kind != "drone":
                reading.refuse(at + ".face", "warfare.drone.faces", "no-face", {"name": profile.name})
            else:
                face = reading.one_of(row["face"], list(FACES), at + ".face", "warfare.drone.faces", "face")
        return SupportEntry(id, turn, face)

    # ------------------------------------------------------------ hexes

    def hex(self, sheet: Sheet, value: Json, at: str, why: str) -> int:
        """A hex [column, row] of the map; OFF with the reason noted when it is none."""
        grid = sheet.ground.grid
        place = [number_of(entry) for entry in list_of(value)]
        if len(place) == 2:
            column, row = place
            if column is not None and row is not None and column == int(column) and row == int(row):
                hex = grid.at(int(column), int(row))
                if hex != OFF:
                    return hex
        self.reading.refuse(at, why, "hex", {"columns": grid.columns, "rows": grid.rows})
        return OFF

    def hexes(self, sheet: Sheet, value: Json, at: str, why: str) -> list[int]:
        """A list of hexes."""
        if value is not None and not isinstance(value, list):
            self.reading.refuse(at, why, "list")
        found: list[int] = []
        for number, entry in enumerate(list_of(value)):
            hex = self.hex(sheet, entry, f"{at}[{number}]", why)
            if hex != OFF:
                found.append(hex)
        return found

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

    def team(self, sheet: Sheet, value: Json, at: str, why: str) -> int:
        """A team by its faction; -1 with the reason noted when there is none."""
        known = [part.faction for part in sheet.parts]
        found = self.reading.one_of(value, known, at, why, "side")
        return known.index(found) if found else -1
