"""The units of an explicit position."""

from __future__ import annotations

from typing import Final

from sandtable.core.position_reading import (
    known_keys,
    letters,
    list_at,
    number_at,
    number_in,
    one_of,
    table_in,
    text_at,
    text_in,
    whole_at,
    whole_in,
    word_at,
    words_in,
)
from sandtable.core.printed import Row
from sandtable.core.wire import Json, side_index, text_of
from sandtable.figures.facing import on_table
from sandtable.figures.positions import RowReader
from sandtable.figures.zones import EDGES
from sandtable.systems.fallout.army.muster import Entry, Member, figure_of, unit_of, value_of
from sandtable.systems.fallout.book.hero_skills import skill_ids
from sandtable.systems.fallout.book.profiles import Catalogue
from sandtable.systems.fallout.book.words import HERO, SQUADLEADER, UNARMED
from sandtable.systems.fallout.state.state import CRITTERS, NOBODY, FalloutState, Figure, Unit
from sandtable.table import Board, bearing

FLAGS: Final = ("token", "overwatch", "broken", "tested_half", "tested_two", "waiting", "gone")
COMMON: Final = ("id", "side", "name", "at", "facing", "left_by", "points", *FLAGS)
MARKS: Final = (
    "down",
    "out",
    "poisoned",
    "dead",
    "left",
    "sat_out",
    "empty",
    "skill_used",
    "strike",
    "disarmed",
)
PER_FIGURE: Final = (
    "type",
    "weapon",
    "grenades",
    "hp",
    "level",
    "items",
    "skills",
    "sneak",
    "struck",
    "rems",
    "revenge",
    "poisoner",
    "wounder",
)
ON_FOOT: Final = (*COMMON, *MARKS, *PER_FIGURE, "leader", "lone", "aboard", "squad", "started")
DRIVEN: Final = (*COMMON, "vehicle", "damage", "driver", "shots", "cannon_fired")


class UnitReader(RowReader):
    """Reads one entry of `units`; every complaint names the unit."""

    def __init__(self, catalogue: Catalogue, row: Row, number: int, sides: int, board: Board) -> None:
        super().__init__(row, number, "unit", "unit")
        self.catalogue = catalogue
        self.sides = sides
        self.board = board

    def read(self) -> Unit:
        row = self.row
        self.check_id()
        known_keys(row, DRIVEN if "vehicle" in row else ON_FOOT, self.where)
        if "facing" in row and "at" not in row:
            self.refuse("facing says nothing of who stands nowhere; give it at")
        unit = self._vehicle(self._side()) if "vehicle" in row else self._on_foot(self._side())
        unit.token = self.flag("token")
        unit.overwatch = self.flag("overwatch")
        unit.broken = self.flag("broken")
        unit.tested_half = self.flag("tested_half")
        unit.tested_two = self.flag("tested_two")
        unit.waiting = self.flag("waiting")
        unit.left_by = word_at(row, "left_by", EDGES, "edge", self.where)
        unit.gone = self.flag("gone") or unit.left_by != ""
        if unit.vehicle is None and not unit.present():
            unit.gone = True
        return unit

    def _side(self) -> int:
        return self._side_called(text_of(self.row.get("side")), "side")

    def _side_called(self, word: str, key: str) -> int:
        if word == "critters":
            return CRITTERS
        side = side_index(word)
        if not 0 <= side < self.sides:
            self.refuse(f'{key} must be {letters(self.sides)}, or "critters"')
        return side

    def _whoever(self, key: str, number: int, count: int) -> int:
        """The side that did something to a figure; nobody where nothing or "" is written."""
        word = text_in(self._own(key, number, count, ""), f"{self.where}: {key}")
        return self._side_called(word, key) if word else NOBODY

    # ------------------------------------------------------------ vehicles

    def _vehicle(self, side: int) -> Unit:
        row = self.row
        name = self.name()
        kind = one_of(row["vehicle"], self.catalogue.vehicles, "vehicle", self.where)
        entry = Entry(name=name, vehicle=kind)
        unit = unit_of(self.catalogue, self.id, side, entry, "")
        unit.points = number_at(row, "points", unit.points, self.where)
        vehicle = unit.vehicle
        assert vehicle is not None
        vehicle.damage = whole_at(row, "damage", 0, self.where)
        vehicle.shots = whole_at(row, "shots", 0, self.where)
        vehicle.cannon_fired = self.flag("cannon_fired")
        vehicle.driver = text_at(row, "driver", self.where)
        if "at" in row:
            vehicle.hull = self.parked(vehicle.hull, self.board, 90.0)
            unit.deployed = True
        return unit

    # ------------------------------------------------------------ on foot

    def _on_foot(self, side: int) -> Unit:
        row = self.row
        count = self._count()
        figures = [self._figure(number, count) for number in range(1, count + 1)]
        unit = Unit(self.id, side, self.name(), figures)
        unit.aboard = text_at(row, "aboard", self.where)
        unit.squad = text_at(row, "squad", self.where)
        unit.deployed = "at" in row or bool(unit.aboard)
        alone = count == 1 and (figures[0].profile.rank == HERO or side == CRITTERS)
        unit.lone = self.flag("lone", alone)
        unit.started = whole_at(row, "started", count, self.where)
        self._leader(unit)
        for mark in MARKS:
            for number in self.figure_numbers(mark, count):
                _mark(figures[number - 1], mark)
        unit.dead = unit.started - sum(1 for figure in figures if figure.alive)
        return unit

    def _count(self) -> int:
        """As many figures as there are places, or types, or weapons; one when nothing is a list."""
        for key in ("at", "type", "weapon"):
            value = self.row.get(key)
            if isinstance(value, list) and value:
                return len(value)
        return 1

    def _leader(self, unit: Unit) -> None:
        """The figure named by number; else the first that is of a rank to lead."""
        number = whole_at(self.row, "leader", 0, self.where)
        if number > len(unit.figures):
            self.refuse(f"leader is the number of a figure, from 1 to {len(unit.figures)}, or 0 for nobody")
        if number:
            unit.figures[number - 1].leader = True
        elif "leader" not in self.row:
            for figure in unit.figures:
                if figure.profile.rank in (HERO, SQUADLEADER) or figure.profile.beastlord:
                    figure.leader = True
                    return

    def _figure(self, number: int, count: int) -> Figure:
        catalogue = self.catalogue
        where = self.where
        type_id = one_of(self._own("type", number, count, "raider"), catalogue.units, "figure", where)
        weapon = one_of(self._own("weapon", number, count, UNARMED), catalogue.weapons, "weapon", where)
        member = Member(
            profile=catalogue.units[type_id],
            weapon=weapon,
            grenades=self._whole("grenades", number, count),
            level=max(self._whole("level", number, count, 1), 1),
            items=self._items(number, count),
        )
        self._skills(member, number, count)
        figure = figure_of(catalogue, f"{self.id}-{number}", member)
        points = self._own("points", number, count, value_of(catalogue, member))
        figure.points = number_in(points, f"{where}: points")
        figure.hp = self._whole("hp", number, count, figure.hp)
        figure.sneak = self._whole("sneak", number, count)
        figure.struck = self._whole("struck", number, count)
        figure.rems = self._whole("rems", number, count)
        figure.revenge = text_in(self._own("revenge", number, count, ""), f"{where}: revenge")
        figure.poisoner = self._whoever("poisoner", number, count)
        figure.wounder = self._whoever("wounder", number, count)
        self._stand(figure, number, count)
        return figure

    def _items(self, number: int, count: int) -> list[str]:
        """What one figure carries."""
        value = self._by_number("items", number, count, [])
        return words_in(value, self.catalogue.items, "item", f"{self.where}: items")

    def _skills(self, member: Member, number: int, count: int) -> None:
        """What one figure has learned, over what is printed."""
        value = self._by_number("skills", number, count, {})
        learned = table_in(value, f"{self.where}: skills")
        if learned:
            member.skills = dict(member.profile.skills)
        for skill, level in learned.items():
            one_of(skill, skill_ids(), "skill", self.where)
            member.skills[skill] = whole_in(level, f"{self.where}: skills: {skill}")

    def _whole(self, key: str, number: int, count: int, usual: int = 0) -> int:
        """A whole number of one figure."""
        return whole_in(self._own(key, number, count, usual), f"{self.where}: {key}")

    def _stand(self, figure: Figure, number: int, count: int) -> None:
        if "at" not in self.row:
            return
        places = list_at(self.row, "at", self.where)
        if len(places) != count:
            self.refuse("at lists one point [x, y] for each figure")
        what = "at lists one point [x, y] for each figure"
        radius = self.catalogue.lengths.base_radius
        figure.base = self.disc_at(places[number - 1], number, radius, self.board, what)
        facing = self._own("facing", number, count, 0)
        figure.facing = on_table(number_in(facing, f"{self.where}: facing, in degrees,"))

    def _own(self, key: str, number: int, count: int, usual: Json) -> Json:
        """What a key says for one figure: one value for all, or a list with one for each."""
        value = self.row.get(key, usual)
        if not isinstance(value, list):
            return value
        if len(value) != count:
            self.refuse(f"{key} lists one for each of its {count} figures")
        return value[number - 1]

    def _by_number(self, key: str, number: int, count: int, usual: Json) -> Json:
        """Items and skills: what is written plainly belongs to figure 1, a table with figures' numbers to those."""
        value = self.row.get(key, usual)
        if isinstance(value, dict) and any(name.isdecimal() for name in value):
            known_keys(value, tuple(f"{figure}" for figure in range(1, count + 1)), f"{self.where}: {key}")
            return value.get(f"{number}", usual)
        return value if number == 1 else usual


def _mark(figure: Figure, mark: str) -> None:
    if mark == "down":
        figure.down = True
    elif mark == "out":
        figure.out = True
    elif mark == "poisoned":
        figure.poisoned = True
    elif mark == "dead":
        figure.alive = False
        figure.hp = -1
    elif mark == "left":
        figure.left = True
    elif mark == "sat_out":
        figure.sat_out = True
    elif mark == "empty":
        figure.empty = True
    elif mark == "strike":
        figure.strike = True
    elif mark == "disarmed":
        figure.disarmed = True
    else:
        figure.skill_used = True


def face_nearest_enemies(state: FalloutState, rows: list[Row]) -> None:
    """Figures of units for which no facing is written look at the nearest enemy."""
    for unit, row in zip(state.units, rows, strict=True):
        if "facing" in row or unit.vehicle is not None or not unit.on_table():
            continue
        for figure in unit.present():
            near: tuple[float, float, float] | None = None
            for enemy in state.enemies(unit.side):
                hull = enemy.vehicle
                spots = [(hull.hull.x, hull.hull.y)] if hull is not None else []
                spots.extend((other.base.x, other.base.y) for other in enemy.present())
                for x, y in spots:
                    gap = (x - figure.base.x) ** 2 + (y - figure.base.y) ** 2
                    if near is None or gap < near[0]:
                        near = (gap, x, y)
            if near is not None:
                figure.facing = round(bearing(figure.base.x, figure.base.y, near[1], near[2]), 1)
