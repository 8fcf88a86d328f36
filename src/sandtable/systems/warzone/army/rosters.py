"""House armies: a faction's standing army of about so many points, and armies drawn from a seed."""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import SeededDice, key_of
from sandtable.core.keeping import Kept
from sandtable.core.printed import Row, whole, word
from sandtable.core.setup import SetupError
from sandtable.core.wire import Json, number_of, table_of, text_of
from sandtable.systems.warzone.army.entries import HEROES, SQUADS, VEHICLES
from sandtable.systems.warzone.army.lists import read_army
from sandtable.systems.warzone.book.catalogue import Catalogue, load
from sandtable.systems.warzone.book.profiles import Profile
from sandtable.systems.warzone.book.tables import rows
from sandtable.systems.warzone.book.words import (
    ANY_FACTION,
    DARK_LEGION,
    HEAVY_VEHICLE,
    LIGHT_VEHICLE,
    LORD,
    SKILL_RAPID_DEPLOYMENT,
    TROOP,
    WARLORD,
)

STANDARD: Final = 1000  # warzone.army.points
LARGE: Final = 750  # from here on an army brings a Lord and a vehicle
GOLGOTHA: Final = ("dl_golgotha", 900)  # the Dark Legion's own Warlord leads from so many points

_standing: Final = Kept[str, Json](256)


def template(catalogue: Catalogue, id: str, size: int = 0) -> Row:
    """A unit as lists write it, everything filled in that the builder lets people change."""
    profile = catalogue.units[id]
    unit: Row = {"take": id}
    if profile.role in SQUADS:
        unit["size"] = size or profile.squad_min
    return unit


def price(catalogue: Catalogue, faction: str, units: list[Row]) -> int:
    """What these units cost together."""
    return read_army({"faction": faction, "units": [unit for unit in units]}).points() if units else 0


def of_role(catalogue: Catalogue, faction: str, *roles: str) -> list[Profile]:
    """The rows a faction may take in these roles, its own before everybody's."""
    profiles = [p for p in catalogue.units.values() if p.role in roles and p.faction == faction]
    profiles.extend(p for p in catalogue.units.values() if p.role in roles and p.faction == ANY_FACTION)
    return profiles


def standing_army(faction: str, points: int = STANDARD, rapid: bool = True) -> Json:
    """The house army of a faction of at most so many points; raises SetupError when there is none.

    Without `rapid` it brings no Rapid Deployment (warzone.setup.rapid.limit, where that is agreed on).
    """
    key = f"{faction} {points} {rapid}"
    known = _standing.get(key)
    if known is None:
        known = _standing.keep(key, _mustered(faction, points, rapid))
    return known


def _mustered(faction: str, points: int, rapid: bool) -> Json:
    catalogue = load()
    muster = _Muster(catalogue, faction, points, rapid)
    muster.take(_warlord(catalogue, faction, points))
    troops = of_role(catalogue, faction, TROOP)
    troops.sort(key=lambda profile: profile.points * profile.squad_min)
    muster.take(troops[0].id)
    if len(troops) < 2 or not muster.wish(troops[1].id):
        muster.take(troops[0].id)
    # what every army must have may cost all that was granted; what it has besides is matched
    muster.points = points * spends_of(faction) // 100
    support = of_role(catalogue, faction, "support")
    wishes = support[:1]
    if points >= LARGE:
        lords = of_role(catalogue, faction, LORD)
        vehicles = of_role(catalogue, faction, LIGHT_VEHICLE)
        wishes = [*support, *vehicles[-1:], *lords[:1]]
    for profile in wishes:
        muster.wish(profile.id)
    muster.grow()
    for profile in [*troops, *support, *of_role(catalogue, faction, LIGHT_VEHICLE, HEAVY_VEHICLE), *troops]:
        muster.wish(profile.id)
    muster.grow()
    muster.arm()
    return muster.army()


def _warlord(catalogue: Catalogue, faction: str, points: int) -> str:
    if faction == DARK_LEGION and points >= GOLGOTHA[1]:
        return GOLGOTHA[0]
    for row in rows("factions", "faction"):
        if word(row, "id") == faction:
            return word(row, "warlord")
    raise SetupError(f'there is no faction "{faction[:40]}"; there are {", ".join(catalogue.factions)}')


def spends_of(faction: str) -> int:
    """A faction that fields more for its points spends less of them (`spends` in data/factions.toml, in percent)."""
    return next((whole(row, "spends") for row in rows("factions", "faction") if row["id"] == faction), 100)


def random_army(points: int, seed: int, faction: str, rapid: bool = True) -> Json:
    """A legal army of at most so many points; the same arguments give the same list."""
    catalogue = load()
    dice = SeededDice(key_of(seed, ["warzone army", faction, str(points)]))
    if not faction:
        faction = catalogue.factions[dice.below(len(catalogue.factions))]
    if faction not in catalogue.factions:
        raise SetupError(f'there is no faction "{faction[:40]}"; there are {", ".join(catalogue.factions)}')
    for _ in range(20):
        muster = _Muster(catalogue, faction, points, rapid)
        if _draw(muster, dice):
            return muster.army()
    return standing_army(faction, points, rapid)


def _draw(muster: _Muster, dice: SeededDice) -> bool:
    """Warlord, two or more Troops, then whatever the dice bring while it can be paid; False when it cannot begin."""
    catalogue, faction = muster.catalogue, muster.faction
    warlords = of_role(catalogue, faction, WARLORD)
    troops = of_role(catalogue, faction, TROOP)
    try:
        muster.take(warlords[dice.below(len(warlords))].id)
        for _ in range(2):
            muster.take(troops[dice.below(len(troops))].id)
    except SetupError:
        return False
    others = of_role(catalogue, faction, TROOP, "support", LORD, LIGHT_VEHICLE, HEAVY_VEHICLE)
    for _ in range(2 + muster.points // 250):
        muster.wish(others[dice.below(len(others))].id)
    muster.grow(dice)
    muster.arm()
    return True


class _Muster:
    """An army being gathered within its points."""

    def __init__(self, catalogue: Catalogue, faction: str, points: int, rapid: bool) -> None:
        self.catalogue = catalogue
        self.rapid = rapid
        self.faction = faction
        self.granted = points
        self.points = points  # what may be spent of them
        self.units: list[Row] = []
        self.spent = 0

    def take(self, id: str) -> None:
        """A unit that must be there; raises SetupError when the points do not reach."""
        if not self.wish(id):
            raise SetupError(
                f"no army of {self.points} points: a Warlord and two Troop squads of this faction cost more"
            )

    def wish(self, id: str) -> bool:
        """One unit more, when the chart and the points allow it."""
        profile = self.catalogue.units[id]
        n = sum(1 for unit in self.units if self.catalogue.units[text_of(unit["take"])].role == profile.role)
        most = {word(row, "role"): whole(row, "most") for row in rows("chart", "chart")}
        if not self.rapid and profile.has(SKILL_RAPID_DEPLOYMENT):
            return False
        unit = template(self.catalogue, id)
        cost = price(self.catalogue, self.faction, [unit])
        if n >= most[profile.role] or self.spent + cost > self.points:
            return False
        self.units.append(unit)
        self.spent += cost
        return True

    def grow(self, dice: SeededDice | None = None) -> None:
        """Squads grow by a model in turn, or as the dice fall, while they may and the points reach."""
        at = 0
        while True:
            able = [unit for unit in self.units if self._can_grow(unit)]
            if not able:
                return
            unit = able[dice.below(len(able)) if dice is not None else at % len(able)]
            at += 1
            unit["size"] = _size(unit) + 1
            self.spent += self.catalogue.units[text_of(unit["take"])].points

    def _can_grow(self, unit: Row) -> bool:
        profile = self.catalogue.units[text_of(unit["take"])]
        if profile.role not in SQUADS or _size(unit) >= profile.squad_max:
            return False
        return self.spent + profile.points <= self.points

    def arm(self) -> None:
        """warzone.army.special_weapon: with what is left, the dearest special weapons that can be paid."""
        weapons = [
            weapon
            for weapon in self.catalogue.weapons.values()
            if weapon.option_points > 0 and weapon.faction == self.faction
        ]
        weapons.sort(key=lambda weapon: -weapon.option_points)
        for unit in self.units:
            profile = self.catalogue.units[text_of(unit["take"])]
            if profile.role != TROOP:
                continue
            carried = [weapon.id for weapon in profile.weapons]
            for weapon in weapons:
                if weapon.id not in carried and self.spent + weapon.option_points <= self.points:
                    special: list[Json] = [weapon.id]
                    unit["special"] = special
                    self.spent += weapon.option_points
                    break

    def army(self) -> Json:
        """The list, in the order of the chart."""
        order = [*HEROES, *SQUADS, *VEHICLES]
        units = sorted(
            self.units, key=lambda unit: order.index(self.catalogue.units[text_of(unit["take"])].role)
        )
        return {"faction": self.faction, "points": self.granted, "units": [dict(unit) for unit in units]}


def _size(unit: Row) -> int:
    return int(number_of(unit.get("size")) or 0)


def spelled_out(army: Json, points: int, rapid: bool = True) -> Json:
    """The id of a faction, or a list without units, stands for the faction's standing army."""
    if isinstance(army, str) and army in load().factions:
        return standing_army(army, points, rapid)
    table = table_of(army)
    if "units" not in table and text_of(table.get("faction")) in load().factions:
        full = dict(table_of(standing_army(text_of(table.get("faction")), points, rapid)))
        full.update(table)
        return full
    return army
