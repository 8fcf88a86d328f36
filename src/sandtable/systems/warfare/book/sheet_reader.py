"""Reads a scenario sheet out of a table, whoever wrote it, and says everything that is wrong with it and where."""

from __future__ import annotations

from sandtable.core.printed import Row, word
from sandtable.core.sheet_words import both_words
from sandtable.core.wire import Json, text_of
from sandtable.hexmap import OFF
from sandtable.systems.warfare.book.catalogue import FACES, catalogue
from sandtable.systems.warfare.book.profiles import (
    AIRBORNE,
    BOXES,
    DRONE,
    KINDS,
    ROADBLOCK_COUNTER,
    SWIMMING,
    UnitProfile,
)
from sandtable.systems.warfare.book.sheet import Part, Sheet, Split, SupportEntry, UnitEntry
from sandtable.systems.warfare.book.sheet_map import MapReader
from sandtable.systems.warfare.book.sheet_words import TOPICS, WORDS
from sandtable.systems.warfare.book.tables import rows

SIDE_KEYS = ("faction", "player", "box", "first", "units", "supports", "hand", "split", "deploy")
MOST_TURNS = 20
LONGEST_TITLE = 60
LONGEST_NOTE = 300
MOST_NOTES = 20


class SheetReader(MapReader):
    """Reads the head of a sheet and the two sides with their forces."""

    # ------------------------------------------------------------ the sheet's head

    def head(self, sheet: Sheet) -> None:
        """Title, chapter, length, how many may play."""
        raw, reading = self.raw, self.reading
        self._texts(sheet)
        if "number" in raw:
            sheet.number = reading.whole(raw["number"], 0, 99, "number", "warfare.scenario.chapters")
        sheet.chapter = reading.whole(raw.get("chapter", 5), 1, 5, "chapter", "warfare.scenario.topics")
        before = len(reading.reasons)
        sheet.turns = reading.whole(raw.get("turns"), 1, MOST_TURNS, "turns", "warfare.track.game_end")
        if len(reading.reasons) > before:
            sheet.turns = MOST_TURNS  # one fault is enough: whatever comes in some turn is not wrong as well
        for number, value in enumerate(reading.listed(raw.get("teaches"), "teaches")):
            topic = reading.one_of(
                value, list(TOPICS), f"teaches[{number}]", "warfare.scenario.chapters", "topic"
            )
            sheet.teaches.append(topic)
        if "martyrdom" in raw:
            sheet.martyrdom = reading.flag(raw["martyrdom"], "martyrdom", "warfare.martyr.scenario")
        self._players(sheet)

    def _texts(self, sheet: Sheet) -> None:
        """Title and special rules: one's own words, in one language or in both; a printed sheet's own texts."""
        raw, reading = self.raw, self.reading
        if "mission" in raw:
            missions = [word(row, "id") for row in rows("generator", "mission")]
            sheet.mission = reading.one_of(
                raw["mission"], missions, "mission", "warfare.random.mission", "mission"
            )
        if sheet.printed():
            specials = reading.whole(raw.get("specials", 0), 0, 9, "specials", "warfare.scenario.chapters")
            for number in range(1, specials + 1):
                sheet.notes.append({"id": f"warfare-scenario-{sheet.id}-special-{number}"})
            return
        if sheet.mission:
            sheet.title = {"id": "warfare-scenario-drawn", "values": {"mission": sheet.mission}}
        title = both_words(raw, "title", LONGEST_TITLE, WORDS)
        if title:
            sheet.title = {"id": "warfare-scenario-titled", "values": {"title": title[0]}}
        for key in ("notes", "notes_en", "notes_it"):
            reading.listed(raw.get(key), key, MOST_NOTES)
        for note in both_words(raw, "notes", LONGEST_NOTE, WORDS)[:MOST_NOTES]:
            sheet.notes.append({"id": "warfare-scenario-note", "values": {"note": note}})

    def _players(self, sheet: Sheet) -> None:
        """warfare.intro.players: solo, two, three or four."""
        sheet.players = []
        for number, value in enumerate(self.reading.listed(self.raw.get("players", [1, 2]), "players")):
            players = self.reading.whole(value, 1, 4, f"players[{number}]", "warfare.intro.players")
            if players not in sheet.players:
                sheet.players.append(players)
        if not sheet.players:
            self.reading.refuse("players", "warfare.intro.players", "players")

    # ------------------------------------------------------------ the two sides

    def sides(self, sheet: Sheet) -> None:
        """Both teams with their forces."""
        reading = self.reading
        sides = reading.entries(self.raw.get("side"), "side")
        if len(sides) != 2:
            reading.refuse("side", "warfare.setup.units", "two-sides", {"n": len(sides)})
        for number, row in enumerate(sides[:2]):
            at = f"side[{number}]"
            reading.keys(row, SIDE_KEYS, at)
            sheet.parts.append(self._part(sheet, row, at))
        if len(sheet.parts) == 2:
            self._opponents(sheet)
        for number, row in enumerate(sides[:2]):
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
        first = "first" in row and reading.flag(row["first"], at + ".first", "warfare.setup.start_tie")
        part = Part(faction=faction, cube=cube, box=box, first=first)
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
        takes = [text_of(value) for value in reading.listed(row.get("takes"), at + ".takes")]
        for number, kind in enumerate(takes):
            reading.one_of(
                kind, [*KINDS, "support"], f"{at}.takes[{number}]", "warfare.comp.unit_kinds", "kind"
            )
        return Split(faction, self._cube(row.get("player"), cubes, at + ".player"), takes)

    def _opponents(self, sheet: Sheet) -> None:
        """What the two teams must agree on."""
        if all(part.faction for part in sheet.parts):
            self._two_factions(sheet)
            self._cubes_differ(sheet)
            self._who_is_first(sheet)
            self._splits(sheet)

    def _two_factions(self, sheet: Sheet) -> None:
        """warfare.intro.symmetry: not Irregulars against Irregulars, nor a faction against itself."""
        a, b = sheet.parts
        factions = catalogue().factions
        if not factions[a.faction].regular and not factions[b.faction].regular:
            self.reading.refuse("side[1].faction", "warfare.intro.symmetry", "irregulars")
        elif a.faction == b.faction:
            self.reading.refuse("side[1].faction", "warfare.setup.units", "same-faction")

    def _cubes_differ(self, sheet: Sheet) -> None:
        """warfare.comp.cube_colours: every player has a cube of a colour of his own."""
        for used in (
            [part.cube for part in sheet.parts],
            [split.cube for part in sheet.parts for split in part.splits],
        ):
            if len(set(used)) < len(used):
                self.reading.refuse("side[1].player", "warfare.comp.cube_colours", "same-cube")

    def _who_is_first(self, sheet: Sheet) -> None:
        """warfare.setup.start_tie: of two that start in one box exactly one is first."""
        a, b = sheet.parts
        if a.first and b.first:
            self.reading.refuse("side[1].first", "warfare.setup.start_tie", "both-first")
        if a.box == b.box and not a.first and not b.first:
            self.reading.refuse("side[0].first", "warfare.setup.start_tie", "none-first", {"box": a.box})

    def _splits(self, sheet: Sheet) -> None:
        """warfare.intro.players: a third and a fourth player share a team's force."""
        most = max(sheet.players, default=2)
        for team, part in enumerate(sheet.parts):
            if team < most - 2 and not part.splits:
                self.reading.refuse(f"side[{team}].split", "warfare.intro.players", "no-split", {"n": most})

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
        for number, value in enumerate(self.reading.listed(row.get("hand"), at + ".hand")):
            if (
                text_of(value) != ROADBLOCK_COUNTER
            ):  # warfare.roadblock.irregular_place: a hand holds nothing else
                self.reading.refuse(f"{at}.hand[{number}]", "warfare.roadblock.irregular_place", "hand")
            else:
                part.hand.append(ROADBLOCK_COUNTER)

    def _unit(self, sheet: Sheet, part: Part, row: Row, at: str) -> UnitEntry | None:
        """warfare.setup.units, warfare.airborne.reserve, warfare.scenario.reinforcement: one unit of a force."""
        reading = self.reading
        reading.keys(row, ("unit", "hex", "reserve", "arrives"), at)
        units = catalogue().units | self.own if self.own else catalogue().units
        id = reading.one_of(row.get("unit"), list(units), at + ".unit", "warfare.setup.units", "unit")
        if not id:
            return None
        profile = units[id]
        self._same_bloc(part, profile.faction, at + ".unit", profile.name)
        reserve = "reserve" in row
        if reserve and (row["reserve"] != AIRBORNE or not profile.has(AIRBORNE)):
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
        return UnitEntry(profile=profile, hex=hex, arrives=arrives, reserve=reserve)

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
            if profile.kind != DRONE:
                reading.refuse(at + ".face", "warfare.drone.faces", "no-face", {"name": profile.name})
            else:
                face = reading.one_of(row["face"], list(FACES), at + ".face", "warfare.drone.faces", "face")
        return SupportEntry(id, turn, face)

    # ------------------------------------------------------------ teams

    def team(self, sheet: Sheet, value: Json, at: str, why: str) -> int:
        """A team by its faction; -1 with the reason noted when there is none."""
        known = [part.faction for part in sheet.parts]
        faction = self.reading.one_of(value, known, at, why, "side")
        return known.index(faction) if faction else -1
