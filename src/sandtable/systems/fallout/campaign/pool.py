"""The pool of one side of a campaign: its units as they stand between the battles.

A unit of the pool is an entry of an army list with a few more words: `id`, `xp`, `hp` (of its hero), `damage` (of a
vehicle), `away` (the battle it misses), `at` (its place on the map).
"""

from __future__ import annotations

from sandtable.core.printed import Row
from sandtable.core.wire import Json, Reason, list_of, number_of, table_of, text_of
from sandtable.systems.fallout.army.list_read import ArmyList, Terms
from sandtable.systems.fallout.army.lists import read_army
from sandtable.systems.fallout.book.profiles import Catalogue, UnitProfile
from sandtable.systems.fallout.campaign.advancement import hit_points

ABOUT_ITEMS = (
    "fallout-army-items",
    "fallout-army-intelligence",
    "fallout-army-robots-only",
    "fallout-army-no-leader-key",
    "fallout-army-unknown",
    "fallout-army-did-you-mean",
)  # the reasons that speak of what a leader carries
OWN_KEYS = ("id", "xp", "away", "at", "moved", "headless")


def campaign_terms(catalogue: Catalogue, points: float) -> Terms:
    """fallout.campaign.limits.en: tournament limits scaled to the battle: heroes a quarter, a vehicle for 200 points.

    fallout.campaign.limits.it: the hero's 50 points and the single vehicle stay as they are.
    """
    terms = Terms(points)
    terms.campaign = True
    terms.loot = True
    terms.tournament = True
    if catalogue.edition == "en":
        terms.hero_cap = points / 4.0
        terms.vehicle_cap = max(-int(-points // 200), 1)
    return terms


def pool_terms(points: float, loot: bool = True) -> Terms:
    """fallout.campaign.start_points: the pool as a whole is held to its points and to the laws of army building.

    fallout.s3.contents, fallout.skill.steal: what its leaders carry is limited when it is built, not afterwards.
    """
    terms = Terms(points)
    terms.campaign = True
    terms.loot = loot
    return terms


def hero_profile(catalogue: Catalogue, unit: Row) -> UnitProfile | None:
    """The hero of a unit: himself, or the leader of a squad if he is one."""
    for key in ("take", "leader"):
        profile = catalogue.units.get(text_of(unit.get(key)))
        if profile is not None and profile.rank == "hero":
            return profile
    return None


def level_in(unit: Row) -> int:
    """The level written down for a unit's hero."""
    return int(number_of(unit.get("level", 1)) or 1)


def whole_hp(catalogue: Catalogue, unit: Row) -> int:
    """The hit points a unit's hero has when he is well; 0 when it has no hero."""
    profile = hero_profile(catalogue, unit)
    return 0 if profile is None else hit_points(profile, level_in(unit))


def hp_in(catalogue: Catalogue, unit: Row) -> int:
    """The hit points a unit's hero has now."""
    return int(number_of(unit.get("hp", whole_hp(catalogue, unit))) or 0)


def levels_in(unit: Row) -> dict[str, int]:
    """The skills written down for a unit's hero, with their levels."""
    return {skill: int(number_of(level) or 0) for skill, level in table_of(unit.get("skills")).items()}


def fieldable(catalogue: Catalogue, unit: Row, battle: int) -> bool:
    """Whether a unit can take part in a battle of its side.

    fallout.campaign.retreated: not in the one after it ran. A hero without hit points has to rest, and beasts without
    a Beastlord follow nobody.
    """
    if unit.get("headless") is True:
        return False
    if int(number_of(unit.get("away", 0)) or 0) >= battle:
        return False
    return hero_profile(catalogue, unit) is None or hp_in(catalogue, unit) > 0


def as_listed(unit: Row) -> Row:
    """The unit as an army list writes it."""
    return {key: value for key, value in unit.items() if key not in OWN_KEYS}


def list_for(faction: str, edition: str, units: list[Row], mines: Json = 0) -> Json:
    """An army list of some units of the pool, with mines."""
    listed: list[Json] = [as_listed(unit) for unit in units]
    made: Row = {"faction": faction, "edition": edition, "units": listed}
    if mines != 0:
        made["mines"] = mines
    return made


def read_units(
    catalogue: Catalogue, faction: str, units: list[Row], terms: Terms, mines: Json = 0
) -> ArmyList:
    """What the rules say of these units together."""
    return read_army(catalogue, list_for(faction, catalogue.edition, units, mines), terms)


def points_of(catalogue: Catalogue, faction: str, units: list[Row]) -> float:
    """fallout.campaign.record: what units are worth; levels are earned and cost nothing."""
    return read_units(catalogue, faction, units, pool_terms(0.0)).points()


def whole_reasons(catalogue: Catalogue, unit: Row) -> list[Reason]:
    """What the laws of army building say against a unit by itself, whatever it is fielded with."""
    read = read_units(catalogue, "", [unit], pool_terms(0.0))
    return [reason for reason in read.reasons if "at" in reason.message.values]


def without_item(unit: Row, item: str) -> Row | None:
    """The unit with one item of that kind less; None when it has none."""
    items = list_of(unit.get("items", []))
    if item not in items:
        return None
    left = items[:]
    left.remove(item)
    return {**unit, "items": left}


def why_not_carry(catalogue: Catalogue, unit: Row) -> list[Reason]:
    """fallout.army.hero.items, fallout.army.squadleader.item: why its leader could not buy what he would carry."""
    read = read_units(catalogue, "", [unit], pool_terms(0.0, False))
    return [reason for reason in read.reasons if reason.message.id in ABOUT_ITEMS]


# ------------------------------------------------------------ between battles


def rest(catalogue: Catalogue, units: list[Row]) -> list[Row]:
    """What resting does for the heroes among these units.

    fallout.campaign.heal.en: 2 hit points, and as many more as the best Doctor resting in the same place has levels
    (fallout.skill.doctor.campaign: he heals radiation as well; nobody else's wounds are kept).
    fallout.campaign.heal.it: 2 hit points.
    """
    found: list[Row] = []
    for unit in units:
        if hero_profile(catalogue, unit) is None:
            found.append(unit)
            continue
        well = whole_hp(catalogue, unit)
        doctor = 0
        if catalogue.edition == "en":
            here = [other for other in units if text_of(other.get("at")) == text_of(unit.get("at"))]
            doctor = max([levels_in(other).get("doctor", 0) for other in here])
        found.append({**unit, "hp": min(hp_in(catalogue, unit) + 2 + doctor, well)})
    return found


def merged(one: Row, other: Row) -> Row:
    """Two squads as one: the figures of the second join the first, whose leader stays."""
    rows: list[Json] = [*list_of(one.get("figures")), *list_of(other.get("figures"))]
    leader = number_of(other.get("hp"))
    joined: Row = {**one, "figures": rows}
    if not text_of(one.get("leader")) and text_of(other.get("leader")):
        for key in ("leader", "weapon", "grenades", "items", "level", "skills", "xp"):
            if key in other:
                joined[key] = other[key]
        if leader is not None:
            joined["hp"] = leader
    return joined
