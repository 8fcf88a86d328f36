"""The units of an explicit position."""

from __future__ import annotations

from typing import Final

from sandtable.core.position_reading import (
    known_keys,
    list_at,
    one_of,
    side_at,
    text_at,
    word_at,
)
from sandtable.core.printed import Row
from sandtable.core.wire import Json, point_of
from sandtable.figures.positions import RowReader
from sandtable.figures.zones import EDGES
from sandtable.systems.fubar.army.muster import Entry, Group, crew_served, unit_of
from sandtable.systems.fubar.book.catalogue import Catalogue
from sandtable.systems.fubar.book.profiles import Training, Weapon
from sandtable.systems.fubar.state.state import NOT_PLACED, Figure, Unit, Vehicle
from sandtable.table import Board, Disc, Point

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
        side = side_at(row.get("side"), self.where, self.sides)
        unit = self._vehicle(side) if "vehicle" in row else self._infantry(side)
        unit.guard = self.flag("guard")
        unit.ground = self.flag("ground")
        unit.dash = self.flag("dash")
        unit.tried = self.flag("tried")
        unit.reacted = self.flag("reacted")
        unit.fired = self.flag("fired")
        unit.hidden = self.flag("hidden")
        unit.returned = self.flag("returned")
        unit.left_by = word_at(row, "left_by", EDGES, "edge", self.where)
        gone = self.flag("gone")
        unit.gone = gone or unit.left_by != "" or (unit.vehicle is None and not unit.living())
        unit.cannot_activate_until = self.whole("idle_until", 0)
        return unit

    def _training(self) -> str:
        known = self.catalogue.trainings
        return one_of(self.row.get("training", "seasoned"), known, "training", self.where)

    # ------------------------------------------------------------ vehicles

    def _vehicle(self, side: int) -> Unit:
        row = self.row
        catalogue = self.catalogue
        entry = Entry(self.name(), self._training(), "")
        entry.vehicle_class = one_of(row["vehicle"], catalogue.vehicle_classes, "vehicle", self.where)
        usual = catalogue.vehicle_classes[entry.vehicle_class]
        entry.vehicle_armour = one_of(
            row.get("armour", usual.armour), catalogue.vehicle_armours, "vehicle armour", self.where
        )
        entry.crew = self.whole("crew", usual.crew)
        entry.capacity = self.whole("capacity", usual.capacity)
        entry.weapons = [self._weapon(value) for value in list_at(row, "weapons", self.where)]
        unit = unit_of(catalogue, self.id, side, entry)
        vehicle = unit.vehicle
        assert vehicle is not None
        vehicle.immobile = self.flag("immobile")
        vehicle.stunned = self.flag("stunned")
        self._park(unit, vehicle)
        return unit

    def _park(self, unit: Unit, vehicle: Vehicle) -> None:
        if "at" not in self.row:
            if "facing" in self.row:
                self.refuse("facing says nothing of a vehicle that stands nowhere; give it at = [x, y]")
            return
        vehicle.hull = self.parked(vehicle.hull, self.board, 0.0)
        unit.deployed = True

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
        entry = Entry(self.name(), self._training(), leader)
        entry.grenades = self.flag("grenades")
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
        unit.started = self.whole("started", len(unit.figures))
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
        for number, entry in enumerate(places, 1):
            radius = self.catalogue.lengths.base_radius
            what = "at is a list of points, one for each figure"
            base = self.disc_at(entry, number, radius, self.board, what)
            spots.append((base.x, base.y))
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
            leads = leading is not None and number == self.whole("leads", 1) - 1
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
        for number in self.figure_numbers("pinned", len(unit.figures)):
            unit.figures[number - 1].pinned = True
        for number in self.figure_numbers("lost", len(unit.figures)):
            unit.figures[number - 1].alive = False
            unit.figures[number - 1].pinned = False
