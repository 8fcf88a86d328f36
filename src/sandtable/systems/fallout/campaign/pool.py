"""The pool of one side of a campaign: its units as they stand between the battles.

A unit of the pool is an entry of an army list with a few more words: `id`, `xp`, `hp` (of its hero), `damage` (of a
vehicle), `away` (the battle it misses), `at` (its place on the map).
"""

from __future__ import annotations

from sandtable.core.printed import Row
from sandtable.core.wire import Json, Reason, list_of
from sandtable.systems.fallout.army.list_read import ArmyList, Terms
from sandtable.systems.fallout.army.lists import read_army
from sandtable.systems.fallout.book.profiles import Catalogue, UnitProfile
from sandtable.systems.fallout.book.words import ENGLISH, HERO
from sandtable.systems.fallout.campaign.advancement import hit_points
from sandtable.systems.fallout.campaign.records import PoolUnit

ABOUT_ITEMS = (
    "fallout-army-items",
    "fallout-army-intelligence",
    "fallout-army-robots-only",
    "fallout-army-no-leader-key",
    "fallout-army-unknown",
    "fallout-army-did-you-mean",
)  # the reasons that speak of what a leader carries
OWN_KEYS = ("id", "xp", "away", "at", "moved", "headless")
LED_BY = (
    "weapon",
    "grenades",
    "items",
    "level",
    "skills",
    "xp",
)  # what is written down of whoever leads a unit


def campaign_terms(catalogue: Catalogue, points: float) -> Terms:
    """fallout.campaign.limits.en: tournament limits scaled to the battle: heroes a quarter, a vehicle for 200 points.

    fallout.campaign.limits.it: the hero's 50 points and the single vehicle stay as they are.
    """
    terms = Terms(limit=points, campaign=True, loot=True, tournament=True)
    if catalogue.edition == ENGLISH:
        terms.hero_cap = points / 4.0
        terms.vehicle_cap = max(-int(-points // 200), 1)
    return terms


def pool_terms(points: float, loot: bool = True) -> Terms:
    """fallout.campaign.start_points: the pool as a whole is held to its points and to the laws of army building.

    fallout.s3.contents, fallout.skill.steal: what its leaders carry is limited when it is built, not afterwards.
    """
    return Terms(limit=points, campaign=True, loot=loot)


def hero_profile(catalogue: Catalogue, unit: PoolUnit) -> UnitProfile | None:
    """The hero of a unit: himself, or the leader of a squad if he is one."""
    for kind in (unit.take, unit.leader):
        profile = catalogue.units.get(kind)
        if profile is not None and profile.rank == HERO:
            return profile
    return None


def whole_hp(catalogue: Catalogue, unit: PoolUnit) -> int:
    """The hit points a unit's hero has when he is well; 0 when it has no hero."""
    profile = hero_profile(catalogue, unit)
    return 0 if profile is None else hit_points(profile, unit.level)


def hp_in(catalogue: Catalogue, unit: PoolUnit) -> int:
    """The hit points a unit's hero has now."""
    return whole_hp(catalogue, unit) if unit.hp is None else unit.hp


def fieldable(catalogue: Catalogue, unit: PoolUnit, battle: int) -> bool:
    """Whether a unit can take part in a battle of its side.

    fallout.campaign.retreated: not in the one after it ran. A hero without hit points has to rest, and beasts without
    a Beastlord follow nobody.
    """
    if unit.headless or unit.away >= battle:
        return False
    return hero_profile(catalogue, unit) is None or hp_in(catalogue, unit) > 0


def as_listed(unit: PoolUnit) -> Row:
    """The unit as an army list writes it."""
    return {key: value for key, value in unit.row.items() if key not in OWN_KEYS}


def list_for(faction: str, edition: str, units: list[PoolUnit], mines: Json = 0) -> Json:
    """An army list of some units of the pool, with mines."""
    listed: list[Json] = [as_listed(unit) for unit in units]
    made: Row = {"faction": faction, "edition": edition, "units": listed}
    if mines != 0:
        made["mines"] = mines
    return made


def read_units(
    catalogue: Catalogue, faction: str, units: list[PoolUnit], terms: Terms, mines: Json = 0
) -> ArmyList:
    """What the rules say of these units together."""
    return read_army(catalogue, list_for(faction, catalogue.edition, units, mines), terms)


def points_of(catalogue: Catalogue, faction: str, units: list[PoolUnit]) -> float:
    """fallout.campaign.record: what units are worth; levels are earned and cost nothing."""
    return read_units(catalogue, faction, units, pool_terms(0.0)).points()


def why_not_by_itself(catalogue: Catalogue, unit: PoolUnit) -> list[Reason]:
    """What the laws of army building say against a unit by itself, whatever it is fielded with."""
    read = read_units(catalogue, "", [unit], pool_terms(0.0))
    return [reason for reason in read.reasons if "at" in reason.message.values]


def without_item(unit: PoolUnit, item: str) -> PoolUnit | None:
    """The unit with one item of that kind less; None when it has none."""
    if item not in unit.items:
        return None
    left = list_of(unit.row.get("items"))[:]
    left.remove(item)
    return unit.changed({"items": left})


def why_not_carry(catalogue: Catalogue, unit: PoolUnit) -> list[Reason]:
    """fallout.army.hero.items, fallout.army.squadleader.item: why its leader could not buy what he would carry."""
    read = read_units(catalogue, "", [unit], pool_terms(0.0, loot=False))
    return [reason for reason in read.reasons if reason.message.id in ABOUT_ITEMS]


# ------------------------------------------------------------ between battles


def rest(catalogue: Catalogue, units: list[PoolUnit]) -> list[PoolUnit]:
    """What resting does for the heroes among these units.

    fallout.campaign.heal.en: 2 hit points, and as many more as the best Doctor resting in the same place has levels
    (fallout.skill.doctor.campaign: he heals radiation as well; nobody else's wounds are kept).
    fallout.campaign.heal.it: 2 hit points.
    """
    rested: list[PoolUnit] = []
    for unit in units:
        if hero_profile(catalogue, unit) is None:
            rested.append(unit)
            continue
        well = whole_hp(catalogue, unit)
        doctor = 0
        if catalogue.edition == ENGLISH:
            here = [other for other in units if other.at == unit.at]
            doctor = max([other.skills.get("doctor", 0) for other in here])
        rested.append(unit.changed({"hp": min(hp_in(catalogue, unit) + 2 + doctor, well)}))
    return rested


def merged(one: PoolUnit, other: PoolUnit) -> PoolUnit:
    """Two squads as one: the figures of the second join the first, whose leader stays."""
    rows: list[Json] = [*one.figures, *other.figures]
    joined = one.changed({"figures": rows})
    if other.leader and not one.leader:
        joined = joined.with_leader_of(other, ("leader", *LED_BY))
        if other.hp is not None:
            joined = joined.changed({"hp": other.hp})
    return joined
