"""One unit of an army list, read and filled in, and what it costs."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sandtable.core.keeping import Kept
from sandtable.core.printed import whole, word
from sandtable.core.wire import Json
from sandtable.systems.warzone.book.catalogue import Catalogue, faction_contempt, faction_skills
from sandtable.systems.warzone.book.profiles import Profile, Weapon
from sandtable.systems.warzone.book.tables import rows
from sandtable.systems.warzone.book.words import (
    ANY_FACTION,
    BROTHERHOOD,
    CLOSE_TYPE,
    HEAVY_VEHICLE,
    LIGHT_VEHICLE,
    LORD,
    RANGED_TYPE,
    SKILL_FEARLESS,
    TROOP,
    WARLORD,
)

SQUADS: Final = (TROOP, "support")
HEROES: Final = (WARLORD, LORD)
VEHICLES: Final = (LIGHT_VEHICLE, HEAVY_VEHICLE)
STATS: Final = ("m", "cc", "rs", "st", "con", "wp", "ld", "a", "w")
CLOSE: Final = ("st", "roa", "avv")
TYPES: Final = (RANGED_TYPE, CLOSE_TYPE)

DROVER: Final = "dl_necromutant"  # skill necro_drover: who may lead the dead
DRIVEN: Final = "dl_legionnaire"
SWIFT: Final = "swift"
DOCTRINE_ROLES: Final = (TROOP, "support", LIGHT_VEHICLE)  # warzone.faction.bauhaus.doctrine
MOST_DOCTRINES: Final = 2


class Entry:
    """One unit of an army list. `changes` are a hero's figures that differ from his line."""

    __slots__ = (
        "at", "changes", "doctrines", "drover", "faction", "name", "powers", "profile", "size", "source", "specials",
        "types",
    )  # fmt: skip

    def __init__(self, profile: Profile, at: int, faction: str) -> None:
        self.profile = profile
        self.at = at  # index in the list
        self.faction = faction
        self.name: Json = ""
        self.size = profile.squad_min
        self.specials: list[str] = []  # warzone.army.special_weapon: a weapon for each model that has one
        self.doctrines: list[str] = []
        self.powers: list[str] = []
        self.drover = False
        self.changes: dict[str, int] = {}
        self.types: dict[str, str] = {}  # ranged_type, close_type → damage type
        self.source: Json = None

    def models(self) -> int:
        """How many models, the drover included."""
        return self.size + (1 if self.drover else 0)


def built_from_line(profile: Profile) -> bool:
    """warzone.army.hero.line: heroes of no faction's own are built from their public line."""
    return profile.role in HEROES and profile.faction == ANY_FACTION


def weapon_of(profile: Profile, ranged: bool) -> Weapon | None:
    """The first ranged or close weapon of a line."""
    for weapon in profile.weapons:
        if weapon.ranged == ranged:
            return weapon
    return None


def printed(profile: Profile, step: str) -> int:
    """The printed figure that a step changes: "cc", "ranged_st", "close_roa" …; -1 when there is none."""
    if step in STATS:
        return figures_of(profile)[step]
    ranged = step.startswith("ranged_")
    weapon = weapon_of(profile, ranged)
    if weapon is None:
        return -1
    return weapon_figure(weapon, step.split("_")[1])


def figures_of(profile: Profile) -> dict[str, int]:
    """The characteristics of a line by name, to be changed."""
    return dict(profile.figures)


def weapon_figure(weapon: Weapon, figure: str) -> int:
    """One figure of a weapon: r, st, rof or roa, avv."""
    if figure == "r":
        return int(weapon.reach)
    if figure == "st":
        return weapon.st
    if figure == "avv":
        return weapon.avv
    return weapon.rate


_prices: Final = Kept[str, dict[str, int]](1)
ALL: Final = "all"


def prices() -> dict[str, int]:
    """What squads buy beyond their row: "doctrine fearless", "art"."""
    known = _prices.get(ALL)
    if known is None:
        known = _prices.keep(ALL, _read_prices())
    return known


def _read_prices() -> dict[str, int]:
    by_name: dict[str, int] = {}
    for row in rows("chart", "doctrine"):
        by_name["doctrine " + word(row, "id")] = whole(row, "cost")
    for row in rows("chart", "art"):
        by_name["art"] = whole(row, "cost")
    return by_name


def cost(catalogue: Catalogue, entry: Entry) -> int:
    """What an entry costs: models, special weapons, doctrines, Art powers, a drover, a hero's changes."""
    profile = entry.profile
    total = profile.points * entry.size
    for id in entry.specials:
        total += max(catalogue.weapons[id].option_points, 0)
    for doctrine in entry.doctrines:
        # warzone.faction.bauhaus.doctrine: for every model
        total += prices()["doctrine " + doctrine] * entry.models()
    if profile.faction == BROTHERHOOD and profile.role in SQUADS:
        # warzone.faction.brotherhood.art
        total += prices()["art"] * len(entry.powers)
    if entry.drover:
        total += catalogue.units[DROVER].points
    return total + hero_cost(catalogue, entry)


def hero_cost(catalogue: Catalogue, entry: Entry) -> int:
    """warzone.army.hero.stat_cost, .weapon_cost, .type_cost: what his changes cost or return."""
    total = 0
    for id, value in entry.changes.items():
        total += catalogue.steps[id].cost * (value - printed(entry.profile, id))
    for key, damage in entry.types.items():
        weapon = weapon_of(entry.profile, key == RANGED_TYPE)
        if weapon is not None and weapon.damage != damage:
            total += catalogue.type_costs[damage]
    return total


# ------------------------------------------------------------ profiles of their own


def profile_of(catalogue: Catalogue, entry: Entry) -> Profile:
    """The line its models have: printed, or changed by points, doctrines and the army's faction."""
    profile = entry.profile
    if not entry.changes and not entry.types and not entry.doctrines and profile.faction == entry.faction:
        return profile
    return own_profile(profile, entry)


def own_profile(profile: Profile, entry: Entry) -> Profile:
    """A line with an entry's changes."""
    figures = figures_of(profile)
    for id, value in entry.changes.items():
        if id in STATS:
            figures[id] = value
    skills = dict(profile.skills)
    if SKILL_FEARLESS in entry.doctrines:
        skills[SKILL_FEARLESS] = 0
    if SWIFT in entry.doctrines:
        figures["m"] += 1
    faction_skills(entry.faction, skills)
    return replace(
        profile,
        faction=entry.faction,
        figures=figures,
        weapons=[own_weapon(weapon, entry) for weapon in profile.weapons],
        skills=skills,
        contempt=profile.contempt or faction_contempt(entry.faction),
    )


def own_weapon(weapon: Weapon, entry: Entry) -> Weapon:
    """A hero's weapon with what he paid for."""
    prefix = "ranged_" if weapon.ranged else "close_"
    changes = {id: value for id, value in entry.changes.items() if id.startswith(prefix)}
    damage = entry.types.get(prefix + "type", weapon.damage)
    if not changes and damage == weapon.damage:
        return weapon
    return replace(
        weapon,
        reach=float(changes.get("ranged_r", int(weapon.reach))) if weapon.ranged else 0.0,
        st=changes.get(prefix + "st", weapon.st),
        rate=changes.get(prefix + ("rof" if weapon.ranged else "roa"), weapon.rate),
        avv=changes.get(prefix + "avv", weapon.avv),
        damage=damage,
    )
