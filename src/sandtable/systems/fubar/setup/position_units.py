"""The units of an explicit position."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final, NoReturn

from sandtable.core.printed import Row
from sandtable.core.setup import SetupError
from sandtable.core.wire import Json, list_of, number_of, point_of, side_index, text_of
from sandtable.figures.facing import on_table
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
        side = side_index(text_of(row.get("side")))
        if not 0 <= side < self.sides:
            self.refuse(f"side must be one of {'ABCD'[: self.sides]}")
        unit = self._vehicle(side) if "vehicle" in row else self._infantry(side)
        for flag in FLAGS:
            if flag in row and not isinstance(row[flag], bool):
                self.refuse(f"{flag} is true or false")
        unit.guard = row.get("guard") is True
        unit.ground = row.get("ground") is True
        unit.dash = row.get("dash") is True
        unit.tried = row.get("tried") is True
        unit.reacted = row.get("reacted") is True
        unit.fired = row.get("fired") is True
        unit.hidden = row.get("hidden") is True
        unit.returned = row.get("returned") is True
        unit.left_by = text_of(row.get("left_by"))
        unit.gone = (
            row.get("gone") is True or unit.left_by != "" or (unit.vehicle is None and not unit.living())
        )
        unit.cannot_activate_until = int(number_of(row.get("idle_until", 0)) or 0)
        return unit

    def one_of(self, what: str, found: str, known: list[str]) -> str:
        """A word of the book."""
        if found not in known:
            close = get_close_matches(found, known, 1)
            hint = f'; did you mean "{close[0]}"?' if close else f"; choose one of {', '.join(known)}"
            self.refuse(f'there is no {what} "{found[:40]}"{hint}')
        return found

    def _training(self) -> str:
        known = list(self.catalogue.trainings)
        return self.one_of("training", text_of(self.row.get("training", "seasoned")), known)

    def _name(self) -> Json:
        return text_of(self.row.get("name"))[:60] or self.id

    # ------------------------------------------------------------ vehicles

    def _vehicle(self, side: int) -> Unit:
        row = self.row
        catalogue = self.catalogue
        entry = Entry(self._name(), self._training(), "")
        classes = list(catalogue.vehicle_classes)
        entry.vehicle_class = self.one_of("vehicle", text_of(row.get("vehicle")), classes)
        usual = catalogue.vehicle_classes[entry.vehicle_class]
        armours = list(catalogue.vehicle_armours)
        entry.vehicle_armour = self.one_of(
            "vehicle armour", text_of(row.get("armour", usual.armour)), armours
        )
        entry.crew = self._whole("crew", usual.crew)
        entry.capacity = self._whole("capacity", usual.capacity)
        entry.weapons = [self._weapon(value) for value in list_of(row.get("weapons", []))]
        unit = unit_of(catalogue, self.id, side, entry)
        vehicle = unit.vehicle
        assert vehicle is not None
        vehicle.immobile = row.get("immobile") is True
        vehicle.stunned = row.get("stunned") is True
        self._park(unit, vehicle)
        return unit

    def _park(self, unit: Unit, vehicle: Vehicle) -> None:
        if "at" not in self.row:
            return
        at = point_of(self.row["at"])
        facing = number_of(self.row.get("facing", 0))
        if at is None or facing is None:
            self.refuse("a vehicle stands at = [x, y] with facing = degrees")
        vehicle.hull = Hull(at[0], at[1], vehicle.hull.length, vehicle.hull.width, on_table(facing))
        if not self.board.inside(vehicle.hull):
            self.refuse(f"it stands off the table at {at[0]:g}, {at[1]:g}")
        unit.deployed = True

    def _whole(self, key: str, usual: int) -> int:
        value = number_of(self.row.get(key, usual))
        if value is None or value != int(value) or value < 0:
            self.refuse(f"{key} must be a whole number from 0")
        return int(value)

    def _weapon(self, value: Json) -> str:
        return self.one_of("weapon", text_of(value), list(self.catalogue.weapons))

    # ------------------------------------------------------------ infantry

    def _infantry(self, side: int) -> Unit:
        row = self.row
        leader = text_of(row.get("leader"))
        if leader:
            self.one_of("leader level", leader, list(self.catalogue.trainings))
        spots = self._spots()
        arms = self._arms(len(spots))
        armours = self._armours(len(arms))
        entry = Entry(self._name(), self._training(), leader)
        entry.grenades = row.get("grenades") is True
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
        unit.aboard = text_of(row.get("aboard"))
        unit.deployed = bool(spots) or unit.aboard != ""
        self._mark(unit)
        return unit

    def _spots(self) -> list[Point]:
        value = self.row.get("at")
        if value is None:
            return []
        if point_of(value) is not None:
            value = [value]
        spots: list[Point] = []
        for entry in list_of(value):
            point = point_of(entry)
            if point is None:
                self.refuse("at is a list of points, one for each figure: [[10, 10], [11.5, 10]]")
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
        for entry in list_of(value):
            carried = list_of(entry) if isinstance(entry, list) else [entry]
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
        known = list(self.catalogue.armour_saves)
        if isinstance(value, str):
            return [self.one_of("armour", value, known)] * figures
        worn = [self.one_of("armour", text_of(entry), known) for entry in list_of(value)]
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
        for value in list_of(self.row.get(key, [])):
            number = number_of(value)
            if number is None or number != int(number) or not 1 <= number <= figures:
                self.refuse(f"{key} lists figures by number, from 1 to {figures}")
            found.append(int(number) - 1)
        return found
