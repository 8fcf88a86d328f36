"""The units of an explicit position."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final, NoReturn

from sandtable.core.printed import Row
from sandtable.core.setup import SetupError
from sandtable.core.wire import Json, list_of, number_of, point_of, side_index, table_of, text_of
from sandtable.figures.facing import on_table
from sandtable.systems.fallout.army.muster import Entry, Member, figure_of, unit_of, value_of
from sandtable.systems.fallout.book.profiles import Catalogue
from sandtable.systems.fallout.state.state import CRITTERS, NOBODY, FalloutState, Figure, Unit
from sandtable.table import Board, Disc, Hull, bearing

FLAGS: Final = ("token", "overwatch", "broken", "tested_half", "tested_two", "waiting", "gone", "lone")
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
ON_FOOT: Final = (*COMMON, *MARKS, *PER_FIGURE, "leader", "aboard", "squad", "started")
DRIVEN: Final = (*COMMON, "vehicle", "damage", "driver", "shots", "cannon_fired")


class UnitReader:
    """Reads one entry of `units`; every complaint names the unit."""

    def __init__(self, catalogue: Catalogue, row: Row, number: int, sides: int, board: Board) -> None:
        self.catalogue = catalogue
        self.row = row
        self.id = text_of(row.get("id")) or f"unit{number}"
        self.sides = sides
        self.board = board

    def refuse(self, text: str) -> NoReturn:
        """Stops with a sentence about this unit."""
        raise SetupError(f'position: unit "{self.id}": {text}')

    def read(self) -> Unit:
        row = self.row
        if "." in self.id or ":" in self.id or " " in self.id:
            self.refuse("an id has no dots, colons or blanks")
        known = DRIVEN if "vehicle" in row else ON_FOOT
        for key in row:
            if key not in known:
                close = get_close_matches(key, known, 1)
                hint = f'did you mean "{close[0]}"?' if close else f"it takes {', '.join(known)}"
                self.refuse(f'unknown key "{key[:40]}"; {hint}')
        for flag in FLAGS:
            if flag in row and not isinstance(row[flag], bool):
                self.refuse(f"{flag} is true or false")
        unit = self._vehicle(self._side()) if "vehicle" in row else self._on_foot(self._side())
        unit.token = row.get("token") is True
        unit.overwatch = row.get("overwatch") is True
        unit.broken = row.get("broken") is True
        unit.tested_half = row.get("tested_half") is True
        unit.tested_two = row.get("tested_two") is True
        unit.waiting = row.get("waiting") is True
        unit.left_by = text_of(row.get("left_by"))
        unit.gone = row.get("gone") is True or unit.left_by != ""
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
            self.refuse(f'{key} must be one of {"ABCD"[: self.sides]}, or "critters"')
        return side

    def _whoever(self, key: str, number: int, count: int) -> int:
        """The side that did something to a figure; nobody where nothing or "" is written."""
        word = text_of(self._own(key, number, count, ""))
        return self._side_called(word, key) if word else NOBODY

    def one_of(self, what: str, found: str, known: list[str]) -> str:
        """A word of the book."""
        if found not in known:
            close = get_close_matches(found, known, 1)
            hint = f'; did you mean "{close[0]}"?' if close else f"; choose one of {', '.join(known)}"
            self.refuse(f'there is no {what} "{found[:40]}"{hint}')
        return found

    def _name(self) -> Json:
        return text_of(self.row.get("name"))[:60] or self.id

    # ------------------------------------------------------------ vehicles

    def _vehicle(self, side: int) -> Unit:
        row = self.row
        entry = Entry(self._name(), -1)
        entry.vehicle = self.one_of("vehicle", text_of(row.get("vehicle")), list(self.catalogue.vehicles))
        unit = unit_of(self.catalogue, self.id, side, entry, "")
        unit.points = number_of(row.get("points", unit.points)) or 0.0
        vehicle = unit.vehicle
        assert vehicle is not None
        vehicle.damage = self._whole(row.get("damage", 0), "damage")
        vehicle.shots = self._whole(row.get("shots", 0), "shots")
        vehicle.cannon_fired = row.get("cannon_fired") is True
        vehicle.driver = text_of(row.get("driver"))
        if "at" in row:
            at = point_of(row["at"])
            facing = number_of(row.get("facing", 90))
            if at is None or facing is None:
                self.refuse("a vehicle stands at = [x, y] with facing = degrees")
            hull = vehicle.hull
            vehicle.hull = Hull(at[0], at[1], hull.length, hull.width, on_table(facing))
            if not self.board.inside(vehicle.hull):
                self.refuse(f"it stands off the table at {at[0]:g}, {at[1]:g}")
            unit.deployed = True
        return unit

    def _whole(self, value: Json, key: str) -> int:
        number = number_of(value)
        if number is None or number != int(number) or number < 0:
            self.refuse(f"{key} must be a whole number from 0")
        return int(number)

    # ------------------------------------------------------------ on foot

    def _on_foot(self, side: int) -> Unit:
        row = self.row
        count = self._count()
        figures = [self._figure(number, count) for number in range(1, count + 1)]
        unit = Unit(self.id, side, self._name(), figures)
        unit.aboard = text_of(row.get("aboard"))
        unit.squad = text_of(row.get("squad"))
        unit.deployed = "at" in row or bool(unit.aboard)
        alone = count == 1 and (figures[0].profile.rank == "hero" or side == CRITTERS)
        unit.lone = row.get("lone") is True or ("lone" not in row and alone)
        unit.started = self._whole(row.get("started", count), "started")
        self._leader(unit)
        for mark in MARKS:
            for number in self._numbers(mark, count):
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
        number = number_of(self.row.get("leader", 0))
        if number is None or not 0 <= number <= len(unit.figures):
            self.refuse(f"leader is the number of a figure, from 1 to {len(unit.figures)}, or 0 for nobody")
        if number:
            unit.figures[int(number) - 1].leader = True
        elif "leader" not in self.row:
            for figure in unit.figures:
                if figure.profile.rank in ("hero", "squadleader") or figure.profile.beastlord:
                    figure.leader = True
                    return

    def _figure(self, number: int, count: int) -> Figure:
        catalogue = self.catalogue
        type_id = self.one_of(
            "figure", text_of(self._own("type", number, count, "raider")), list(catalogue.units)
        )
        weapon = self.one_of(
            "weapon", text_of(self._own("weapon", number, count, "unarmed")), list(catalogue.weapons)
        )
        member = Member(catalogue.units[type_id], weapon)
        member.grenades = self._whole(self._own("grenades", number, count, 0), "grenades")
        member.level = max(self._whole(self._own("level", number, count, 1), "level"), 1)
        for value in list_of(self._by_number("items", number)):
            member.items.append(self.one_of("item", text_of(value), list(catalogue.items)))
        skills = table_of(self._by_number("skills", number))
        if skills:
            member.skills = dict(member.profile.skills)
            for skill, level in skills.items():
                member.skills[skill] = self._whole(level, "skills")
        figure = figure_of(catalogue, f"{self.id}-{number}", member)
        figure.points = number_of(self._own("points", number, count, value_of(catalogue, member))) or 0.0
        hp = self._own("hp", number, count, None)
        if hp is not None:
            figure.hp = self._whole(hp, "hp")
        figure.sneak = self._whole(self._own("sneak", number, count, 0), "sneak")
        figure.struck = self._whole(self._own("struck", number, count, 0), "struck")
        figure.rems = self._whole(self._own("rems", number, count, 0), "rems")
        figure.revenge = text_of(self._own("revenge", number, count, ""))
        figure.poisoner = self._whoever("poisoner", number, count)
        figure.wounder = self._whoever("wounder", number, count)
        self._stand(figure, number, count)
        return figure

    def _stand(self, figure: Figure, number: int, count: int) -> None:
        if "at" not in self.row:
            return
        places = list_of(self.row["at"])
        at = point_of(places[number - 1]) if len(places) == count else None
        if at is None:
            self.refuse("at lists one point [x, y] for each figure")
        figure.base = Disc(at[0], at[1], self.catalogue.lengths.base_radius)
        if not self.board.inside(figure.base):
            self.refuse(f"figure {number} stands off the table at {at[0]:g}, {at[1]:g}")
        facing = number_of(self._own("facing", number, count, 0))
        if facing is None:
            self.refuse("facing is in degrees, one for all or one for each figure")
        figure.facing = on_table(facing)

    def _own(self, key: str, number: int, count: int, usual: Json) -> Json:
        """What a key says for one figure: one value for all, or a list with one for each."""
        value = self.row.get(key, usual)
        if not isinstance(value, list):
            return value
        if len(value) != count:
            self.refuse(f"{key} lists one for each of its {count} figures")
        return value[number - 1]

    def _by_number(self, key: str, number: int) -> Json:
        """Items and skills: what is written plainly belongs to figure 1, a table with figures' numbers to those."""
        value = self.row.get(key)
        if isinstance(value, dict) and any(name.isdigit() for name in value):
            return value.get(f"{number}")
        return value if number == 1 else None

    def _numbers(self, key: str, figures: int) -> list[int]:
        """Figures by number, counted from 1 as in their ids."""
        found: list[int] = []
        for value in list_of(self.row.get(key, [])):
            number = number_of(value)
            if number is None or number != int(number) or not 1 <= number <= figures:
                self.refuse(f"{key} lists figures by number, from 1 to {figures}")
            found.append(int(number))
        return found


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


def face_nearest_enemies(state: FalloutState, entries: list[Json]) -> None:
    """Figures of units for which no facing is written look at the nearest enemy."""
    for unit, entry in zip(state.units, entries, strict=True):
        if "facing" in table_of(entry) or unit.vehicle is not None or not unit.on_table():
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
