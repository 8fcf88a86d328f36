"""From an entry of an army list to a unit on the table, and what it costs."""

from __future__ import annotations

from sandtable.core.wire import Json
from sandtable.systems.fubar.book.catalogue import Catalogue
from sandtable.systems.fubar.book.profiles import Training, Weapon
from sandtable.systems.fubar.state.state import NOT_PLACED, Figure, Unit, Vehicle
from sandtable.table import Disc, Hull


class Group:
    """Figures of a unit that carry the same: how many, their weapons, their armour."""

    __slots__ = ("armour", "count", "weapons")

    def __init__(self, count: int, weapons: list[str], armour: str) -> None:
        self.count = count
        self.weapons = weapons
        self.armour = armour


class Entry:
    """One unit of an army list, read and filled in (fubar.unit.profile). `groups` is empty for a vehicle."""

    __slots__ = (
        "at",
        "capacity",
        "crew",
        "grenades",
        "groups",
        "leader",
        "name",
        "roster",
        "source",
        "training",
        "vehicle_armour",
        "vehicle_class",
        "weapons",
    )

    def __init__(self, name: Json, training: str, leader: str) -> None:
        self.name = name
        self.training = training
        self.leader = leader  # "" for none
        self.grenades = False
        self.groups: list[Group] = []
        self.vehicle_class = ""
        self.vehicle_armour = ""
        self.crew = 0
        self.capacity = 0
        self.weapons: list[str] = []  # of a vehicle
        self.roster = ""  # the faction it is taken from
        self.source: Json = None  # the entry as it was written
        self.at = 0  # its place in the list

    def size(self) -> int:
        """How many figures; 0 for a vehicle."""
        return sum(group.count for group in self.groups)


def crew_served(weapon: Weapon) -> bool:
    """Whether more than one figure is needed to serve it (fubar.weapon.hmg.crew)."""
    return weapon.crew > 1


def cost(catalogue: Catalogue, entry: Entry) -> int:
    """fubar.army.points: training, armour, weapons, grenades and leader, or armour row, weapons and crew."""
    training = catalogue.trainings[entry.training]
    if entry.vehicle_class:
        guns = sum(catalogue.weapons[id].cost for id in entry.weapons)
        return catalogue.vehicle_armours[entry.vehicle_armour].cost + guns + training.cost * entry.crew
    total = _leader_cost(catalogue, training, entry.leader)
    grenades = catalogue.grenade.cost if entry.grenades else 0
    for group in entry.groups:
        total += group.count * (training.cost + catalogue.armour_costs[group.armour] + grenades)
        for id in group.weapons:
            weapon = catalogue.weapons[id]
            total += weapon.cost * (group.count // weapon.crew if crew_served(weapon) else group.count)
    return total


def _leader_cost(catalogue: Catalogue, training: Training, leader: str) -> int:
    """fubar.army.leader: so much for each level above the unit's."""
    if not leader:
        return 0
    return catalogue.leader_cost * (catalogue.trainings[leader].level - training.level)


def unit_of(catalogue: Catalogue, id: str, side: int, entry: Entry) -> Unit:
    """The unit of an entry, not yet on the table."""
    training = catalogue.trainings[entry.training]
    leader = catalogue.trainings[entry.leader] if entry.leader else None
    vehicle = vehicle_of(catalogue, entry) if entry.vehicle_class else None
    figures = figures_of(catalogue, id, entry)
    unit = Unit(id, side, entry.name, training, leader, entry.grenades, figures, vehicle)
    unit.template = entry.source
    return unit


def figures_of(catalogue: Catalogue, id: str, entry: Entry) -> list[Figure]:
    """The figures in unit order; the leader is the first of the first group (fubar.activation.leader.only)."""
    figures: list[Figure] = []
    base = Disc(NOT_PLACED, NOT_PLACED, catalogue.lengths.base_radius)
    guns = 0
    for group in entry.groups:
        weapons = [catalogue.weapons[name] for name in group.weapons]
        served = _served(weapons)
        for number in range(group.count):
            gun = -1
            if served is not None:
                gun = guns + number // served.crew
            leads = bool(entry.leader) and not figures
            figures.append(Figure(f"{id}-{len(figures) + 1}", base, weapons, group.armour, leads, gun))
        if served is not None:
            guns += (group.count + served.crew - 1) // served.crew
    return figures


def _served(weapons: list[Weapon]) -> Weapon | None:
    for weapon in weapons:
        if crew_served(weapon):
            return weapon
    return None


def vehicle_of(catalogue: Catalogue, entry: Entry) -> Vehicle:
    """The vehicle of an entry, with all its weapons."""
    profile = catalogue.profile(entry.vehicle_class, entry.vehicle_armour, entry.crew, entry.capacity)
    hull = Hull(NOT_PLACED, NOT_PLACED, profile.length, profile.width, 0.0)
    return Vehicle(profile, hull, [catalogue.weapons[id] for id in entry.weapons])
