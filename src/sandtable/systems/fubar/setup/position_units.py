"""The units of an explicit position."""

from __future__ import annotations

from typing import Final, NoReturn

from sandtable.core.position_reading import (
    flag_at,
    known_keys,
    list_at,
    number_at,
    one_of,
    point_in,
    side_at,
    text_at,
    whole_at,
    word_at,
)
from sandtable.core.printed import Row
from sandtable.core.setup import SetupError
from sandtable.core.wire import Json, number_of, point_of
from sandtable.figures.facing import on_table
from sandtable.figures.zones import EDGES
from sandtable.systems.fubar.army.muster import Entry, Group, crew_served, unit_of
from sandtable.systems.fubar.book.catalogue import Catalogue
from sandtable.systems.fubar.book.profiles import Training, Weapon
from sandtable.systems.fubar.state.state import NOT_PLACED, Figure, Unit, Vehicle
from sandtable.table import Board, Disc, Hull, Point

FLAGS: Final = ("guard", "ground", "dash", "tried", "reacted", "fired", "hidden", "returned", "gone")
COMMON: Final = ("id", "side", "name", "training", "at", "idle_until", "left_by", *FLAGS)
ON_FOOT: Final = (
    "leader",
    "armour",
    "grenades",
    "weapons",
    "pinned",
    "lost",
    "started",
    "aboard",
    "leads",
    *COMMON,
)
DRIVEN: Final = ("vehicle", "armour", "weapons", "crew", "capacity", "facing", "immobile", "stunned", *COMMON)

LISTED: Final = ("name", "training", "leader", "leads", "armour", "weapons", "grenades")


def read_unit(catalogue: Catalogue, row: Row, number: int, sides: int, board: Board) -> Unit:
    """One unit of a position."""
    return UnitReader(catalogue, row, number, sides, board).read()


class UnitReader:
    """Reads one entry of `units`; every complaint names the unit."""

    def __init__(self, catalogue: Catalogue, row: Row, number: int, sides: int, board: Board) -> None:
        self.catalogue = catalogue
        self.row = row
        self.id = text_at(row, "id", f"position: unit {number}") or f"unit{number}"
        self.where = f'position: unit "{self.id}"'
        self.sides = sides
        self.board = board

    def refuse(self, text: str) -> NoReturn:
        """Stops with a sentence about this unit."""
        raise SetupError(f"{self.where}: {text}")

    def read(self) -> Unit:
        row = self.row
        if "." in self.id or ":" in self.id or " " in self.id:
            self.refuse("an id has no dots, colons or blanks")
        known_keys(row, DRIVEN if "vehicle" in row else ON_FOOT, self.where)
        side = side_at(row.get("side"), self.where, self.sides)
        unit = self._vehicle(side) if "vehicle" in row else self._infantry(side)
        unit.guard = self._flag("guard")
        unit.ground = self._flag("ground")
        unit.dash = self._flag("dash")
        unit.tried = self._flag("tried")
        unit.reacted = self._flag("reacted")
        unit.fired = self._flag("fired")
        unit.hidden = self._flag("hidden")
        unit.returned = self._flag("returned")
        unit.left_by = word_at(row, "left_by", EDGES, "edge", self.where)
        gone = self._flag("gone")
        unit.gone = gone or unit.left_by != "" or (unit.vehicle is None and not unit.living())
        unit.cannot_activate_until = self._whole("idle_until", 0)
        return unit

    def _flag(self, key: str) -> bool:
        return flag_at(self.row, key, False, self.where)

    def _training(self) -> str:
        known = self.catalogue.trainings
        return one_of(self.row.get("training", "seasoned"), known, "training", self.where)

    def _name(self) -> Json:
        return text_at(self.row, "name", self.where)[:60] or self.id

    # ------------------------------------------------------------ vehicles

    def _vehicle(self, side: int) -> Unit:
        row = self.row
        catalogue = self.catalogue
        entry = Entry(self._name(), self._training(), "")
        entry.vehicle_class = one_of(row["vehicle"], catalogue.vehicle_classes, "vehicle", self.where)
        usual = catalogue.vehicle_classes[entry.vehicle_class]
        entry.vehicle_armour = one_of(
            row.get("armour", usual.armour), catalogue.vehicle_armours, "vehicle armour", self.where
        )
        entry.crew = self._whole("crew", usual.crew)
        entry.capacity = self._whole("capacity", usual.capacity)
        entry.weapons = [self._weapon(value) for value in list_at(row, "weapons", self.where)]
        unit = unit_of(catalogue, self.id, side, entry)
        vehicle = unit.vehicle
        assert vehicle is not None
        vehicle.immobile = self._flag("immobile")
        vehicle.stunned = self._flag("stunned")
        self._park(unit, vehicle)
        return unit

    def _park(self, unit: Unit, vehicle: Vehicle) -> None:
        if "at" not in self.row:
            if "facing" in self.row:
                self.refuse("facing says nothing of a vehicle that stands nowhere; give it at = [x, y]")
            return
        at = point_in(self.row["at"], self.where, "a vehicle stands at = [x, y]")
        facing = number_at(self.row, "facing", 0.0, self.where)
        vehicle.hull = Hull(at[0], at[1], vehicle.hull.length, vehicle.hull.width, on_table(facing))
        if not self.board.inside(vehicle.hull):
            self.refuse(f"it stands off the table at {at[0]:g}, {at[1]:g}")
        unit.deployed = True

    def _whole(self, key: str, usual: int, least: int = 0) -> int:
        return whole_at(self.row, key, usual, self.where, least)

    def _weapon(self, value: Json) -> str:
        return one_of(value, self.catalogue.weapons, "weapon", self.where)

    # ------------------------------------------------------------ infantry

    def _infantry(self, side: int) -> Unit:
        row = self.row
        leader = word_at(row, "leader", self.catalogue.trainings, "leader level", self.where)
        if "leads" in row and not leader:
            self.refuse('leads says who the leader is; give his level too, leader = "veteran"')
        spots = self._spots()
        arms = self._arms(len(spots))
        armours = self._armours(len(arms))
        entry = Entry(self._name(), self._training(), leader)
        entry.grenades = self._flag("grenades")
        for carried, armour in zip(arms, armours, strict=True):
            entry.groups.append(Group(1, carried, armour))
        leading = self.catalogue.trainings[leader] if leader else None
        unit = Unit(
            self.id,
            side,
            entry.name,
            self.catalogue.trainings[entry.training],
            leading,
            entry.grenades,
            self._figures(entry, spots, leading),
            None,
        )
        # What it is, as an army list has it: not where it stands, which may be hidden.
        unit.template = {key: value for key, value in self.row.items() if key in LISTED}
        unit.started = self._whole("started", len(unit.figures))
        unit.aboard = text_at(row, "aboard", self.where)
        unit.deployed = bool(spots) or unit.aboard != ""
        self._mark(unit)
        return unit

    def _spots(self) -> list[Point]:
        if "at" not in self.row:
            return []
        single = point_of(self.row["at"]) is not None
        places = [self.row["at"]] if single else list_at(self.row, "at", self.where)
        spots: list[Point] = []
        for entry in places:
            point = point_in(entry, self.where, "at is a list of points, one for each figure")
            base = Disc(point[0], point[1], self.catalogue.lengths.base_radius)
            if not self.board.inside(base):
                self.refuse(f"figure {len(spots) + 1} stands off the table at {point[0]:g}, {point[1]:g}")
            spots.append(point)
        if not spots:
            self.refuse("at needs at least one point")
        return spots

    def _arms(self, figures: int) -> list[list[str]]:
        """What each figure carries: one word for all, or a list with an entry for each."""
        value = self.row.get("weapons", "rifle")
        if isinstance(value, str):
            return [[self._weapon(value)] for _ in range(max(figures, 1))]
        arms: list[list[str]] = []
        for entry in list_at(self.row, "weapons", self.where):
            carried = entry if isinstance(entry, list) else [entry]
            arms.append([self._weapon(one) for one in carried])
        if figures and len(arms) != figures:
            self.refuse(
                f"it has {figures} figures and weapons for {len(arms)}; give one entry for each figure"
            )
        if not arms:
            self.refuse('weapons must be a word for all ("rifle") or a list with an entry for each figure')
        return arms

    def _armours(self, figures: int) -> list[str]:
        value = self.row.get("armour", "none")
        known = self.catalogue.armour_saves
        if isinstance(value, str):
            return [one_of(value, known, "armour", self.where)] * figures
        worn = [
            one_of(entry, known, "armour", self.where) for entry in list_at(self.row, "armour", self.where)
        ]
        if len(worn) != figures:
            self.refuse(
                f"it has {figures} figures and armour for {len(worn)}; give one entry for each figure"
            )
        return worn

    def _figures(self, entry: Entry, spots: list[Point], leading: Training | None) -> list[Figure]:
        radius = self.catalogue.lengths.base_radius
        figures: list[Figure] = []
        served: list[Weapon] = []  # the gun of each figure that serves one, in order
        for number, group in enumerate(entry.groups):
            x, y = spots[number] if spots else (NOT_PLACED, NOT_PLACED)
            weapons = [self.catalogue.weapons[id] for id in group.weapons]
            gun = -1
            for weapon in weapons:
                if crew_served(weapon):
                    gun = self._gun(served, weapon)
            leads = leading is not None and number == self._whole("leads", 1) - 1
            figures.append(
                Figure(f"{self.id}-{number + 1}", Disc(x, y, radius), weapons, group.armour, leads, gun)
            )
        return figures

    def _gun(self, served: list[Weapon], weapon: Weapon) -> int:
        """Figures with the same crew-served weapon serve one gun together, so many at a time."""
        served.append(weapon)
        guns = 0
        seen: list[str] = []
        for other in served:
            if seen.count(other.id) % other.crew == 0:
                guns += 1
            seen.append(other.id)
        return guns - 1

    def _mark(self, unit: Unit) -> None:
        for number in self._numbers("pinned", len(unit.figures)):
            unit.figures[number].pinned = True
        for number in self._numbers("lost", len(unit.figures)):
            unit.figures[number].alive = False
            unit.figures[number].pinned = False

    def _numbers(self, key: str, figures: int) -> list[int]:
        """Figures by number, counted from 1 as in their ids."""
        found: list[int] = []
        for value in list_at(self.row, key, self.where):
            number = number_of(value)
            if number is None or number != int(number) or not 1 <= number <= figures:
                self.refuse(f"{key} lists figures by number, from 1 to {figures}")
            found.append(int(number) - 1)
        return found
