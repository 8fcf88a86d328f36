"""From an entry of an army list to a unit on the table, and what it costs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from sandtable.core.keeping import Kept
from sandtable.core.printed import whole, word
from sandtable.core.wire import Json
from sandtable.systems.fallout.book.profiles import Catalogue, UnitProfile
from sandtable.systems.fallout.book.tables import rows
from sandtable.systems.fallout.book.words import ANY_WEAPON, GRUNT, HERO, UNARMED
from sandtable.systems.fallout.state.state import NOT_PLACED, Figure, Item, Unit, Vehicle
from sandtable.table import Disc, Hull

GRANTED: Final = -1  # the place in the list of a unit that stands in none


@final
@dataclass(kw_only=True, eq=False)
class Member:
    """One figure of an army list: its troop type and everything bought for it."""

    profile: UnitProfile
    weapon: str = UNARMED
    grenades: int = 0
    items: list[str] = field(default_factory=list)
    level: int = 1
    leader: bool = False
    free: bool = False  # granted by the scenario: the figure itself costs nothing
    weapon_free: bool = False
    minigun: bool = False  # Treasure Hunt's free gunner, who starts without ammunition
    hp: int = -1  # hit points left from an earlier battle of a campaign; -1: all
    skills: dict[str, int] = field(init=False)  # those of the type, until others are chosen

    def __post_init__(self) -> None:
        self.skills = self.profile.skills

    def is_hero(self) -> bool:
        return self.profile.rank == HERO

    def is_grunt(self) -> bool:
        """fallout.unit.humanoid.weapons: Humanoid Robots count as grunts, but for the controller of a squad."""
        if self.leader and self.profile.robot:
            return False
        return self.profile.rank == GRUNT or (self.profile.robot and self.profile.weapons == ANY_WEAPON)


@final
@dataclass(kw_only=True, eq=False)
class Entry:
    """One unit of an army list, read and filled in. `members` is empty for a vehicle."""

    name: Json
    at: int = GRANTED  # its place in the list, from 0
    members: list[Member] = field(default_factory=list)  # the leader first
    vehicle: str = ""
    free: bool = False  # a vehicle granted by the scenario
    damage: int = 0  # to a vehicle, from an earlier battle of a campaign

    def is_squad(self) -> bool:
        return not self.vehicle and not self.is_lone_hero()

    def is_lone_hero(self) -> bool:
        return len(self.members) == 1 and self.members[0].is_hero()


_surcharges: Final = Kept[int, float](32)


def surcharge(level: int) -> float:
    """fallout.army.hero_level_cost: twice the experience a level asks for."""
    known = _surcharges.get(level)
    if known is None:
        charts = [row for row in rows("advancement", "advancement") if whole(row, "level") == level]
        known = _surcharges.keep(level, float(whole(charts[-1], "surcharge")) if charts else 0.0)
    return known


def value_of(catalogue: Catalogue, member: Member, campaign: bool = False) -> float:
    """fallout.army.figure_value: the figure with its weapon, grenades, items and level.

    fallout.army.weapon_default: bare hands cost nothing. In a campaign levels are earned, not bought.
    """
    worth = member.profile.points + catalogue.weapons[member.weapon].points
    worth += member.grenades * catalogue.weapons["grenade"].points
    worth += sum(catalogue.items[id].points for id in member.items)
    return worth if campaign else worth + surcharge(member.level)


def price_of(catalogue: Catalogue, member: Member, campaign: bool = False) -> float:
    """What a figure costs its owner: all of it, or only what he adds to one that the scenario gives."""
    price = value_of(catalogue, member, campaign)
    if member.free:
        price -= member.profile.points
        price -= 0.0 if campaign else surcharge(member.level)
    if member.weapon_free:
        price -= catalogue.weapons[member.weapon].points
    return price


def vehicle_price(catalogue: Catalogue, id: str, faction: str) -> float:
    """fallout.unit.raider.buggy: Raiders and Reavers pay less for the Dune Buggy."""
    for row in rows("vehicles", "vehicle"):
        if word(row, "id") == id and "pts_" + faction in row and id not in catalogue.priced:
            return float(whole(row, "pts_" + faction))
    return catalogue.vehicles[id].points


def special_only(id: str) -> bool:
    """fallout.vehicle.nuclear_apc: a vehicle for special scenarios, or by consent."""
    return any(
        word(row, "id") == id and row.get("special_only") is True for row in rows("vehicles", "vehicle")
    )


def entry_price(catalogue: Catalogue, entry: Entry, faction: str, campaign: bool = False) -> float:
    """fallout.army.cost_parts: every figure with all it carries, or the vehicle."""
    if entry.vehicle:
        return 0.0 if entry.free else vehicle_price(catalogue, entry.vehicle, faction)
    return sum(price_of(catalogue, member, campaign) for member in entry.members)


def unit_of(
    catalogue: Catalogue, id: str, side: int, entry: Entry, faction: str, campaign: bool = False
) -> Unit:
    """The unit of an entry, not yet on the table."""
    if entry.vehicle:
        profile = catalogue.vehicles[entry.vehicle]
        hull = Hull(NOT_PLACED, NOT_PLACED, profile.length, profile.width, 0.0)
        unit = Unit(id, side, entry.name, [], Vehicle(profile, hull))
        unit.points = vehicle_price(catalogue, entry.vehicle, faction)
        vehicle = unit.vehicle
        assert vehicle is not None
        vehicle.damage = entry.damage
        return unit
    figures = [
        figure_of(catalogue, f"{id}-{number}", member, campaign)
        for number, member in enumerate(entry.members, 1)
    ]
    unit = Unit(id, side, entry.name, figures)
    unit.lone = entry.is_lone_hero()
    return unit


def figure_of(catalogue: Catalogue, id: str, member: Member, campaign: bool = False) -> Figure:
    """The figure of a member; fallout.advance.hp: one hit point more for every level after the first."""
    base = Disc(NOT_PLACED, NOT_PLACED, catalogue.lengths.base_radius)
    figure = Figure(id, member.profile, base, catalogue.weapons[member.weapon])
    figure.level = member.level
    figure.hp_max = member.profile.hp + member.level - 1
    figure.hp = figure.hp_max if member.hp < 0 else min(member.hp, figure.hp_max)
    figure.points = value_of(catalogue, member, campaign)
    figure.grenades = member.grenades
    figure.items = [Item(item, catalogue.items[item].doses) for item in member.items]
    figure.skills = member.skills
    figure.leader = member.leader
    figure.empty = member.minigun
    return figure


def unit_name(id: str) -> Json:
    """The name of a troop type of the book as a nested message."""
    return {"id": "fallout-unit-" + id}


def weapon_name(id: str) -> Json:
    """The name of a weapon of the book as a nested message."""
    return {"id": "fallout-weapon-" + id}


def item_name(id: str) -> Json:
    """The name of an item as a nested message."""
    return {"id": "fallout-item-" + id}


def vehicle_name(id: str) -> Json:
    """The name of a vehicle as a nested message."""
    return {"id": "fallout-vehicle-" + id}


def skill_name(id: str) -> Json:
    """The name of a skill as a nested message."""
    return {"id": "fallout-skill-" + id}
