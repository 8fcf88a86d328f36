"""The laws of an army as a whole: points, heroes, restricted weapons, mines, vehicles, tournaments."""

from __future__ import annotations

from typing import Final

from sandtable.core.printed import Row, word
from sandtable.core.wire import Reason
from sandtable.systems.fallout.army.list_read import ArmyList
from sandtable.systems.fallout.army.muster import Member, price_of, vehicle_name
from sandtable.systems.fallout.book.tables import rows
from sandtable.systems.fallout.book.titles import title_of
from sandtable.systems.fallout.book.words import ENGLISH, TRAPS, UNARMED

TOURNAMENT_POINTS: Final = 200  # fallout.army.tournament.points
MINES_PER_TRAPPER: Final = 3  # fallout.mine.buy
PALADIN: Final = "fallout.army.restricted.paladin."


def check_whole(read: ArmyList) -> None:
    """Every law that looks at more than one unit."""
    _points(read)
    _factions(read)
    _heroes(read)
    _restricted(read)
    _mines(read)
    _vehicles(read)
    if read.terms.tournament:
        check_tournament(read)


def _refuse(read: ArmyList, why: str, message: str, values: Row | None = None) -> None:
    read.reasons.append(Reason(why, message, values))


def _points(read: ArmyList) -> None:
    """fallout.army.points_cap, fallout.army.cost_parts: never more than the points granted."""
    limit = read.terms.limit
    points = read.points()
    if limit and points > limit:
        values: Row = {"points": points, "limit": limit}
        _refuse(read, "fallout.army.points_cap", "fallout-army-points", values)
    if not any(entry.members for entry in read.entries):
        _refuse(read, "fallout.army.unit_types", "fallout-army-nobody")


def _factions(read: ArmyList) -> None:
    """fallout.army.factions: the faction a list names must be one of the five of the book."""
    known = [word(row, "id") for row in rows("factions", "faction")]
    if read.declared and read.declared not in known:
        values: Row = {"found": read.declared[:40], "known": [id for id in known]}
        _refuse(read, "fallout.army.factions", "fallout-army-faction", values)


def hero_limit(squads: int) -> int:
    """fallout.army.hero.limit: one hero for two squads, rounded up."""
    return (squads + 1) // 2


def _heroes(read: ArmyList) -> None:
    """fallout.army.hero.limit: heroes a scenario gives do not count."""
    heroes = len(read.heroes())
    most = hero_limit(read.squads())
    if heroes > most:
        values: Row = {"n": heroes, "most": most, "squads": read.squads()}
        _refuse(read, "fallout.army.hero.limit", "fallout-army-heroes", values)


# ------------------------------------------------------------ restricted weapons


def _restricted(read: ArmyList) -> None:
    """fallout.army.restricted.list, fallout.army.restricted.quota: one restricted weapon for three others.

    fallout.army.restricted.leaders: those of squadleaders and heroes do not count on either side.
    fallout.army.restricted.paladin.en, fallout.army.restricted.paladin.it: Paladins count one for one, squad by squad.
    """
    restricted = others = 0
    for entry in read.entries:
        in_squad = [member for member in entry.members if member.is_grunt() and not member.weapon_free]
        paladins = [member for member in in_squad if PALADIN + "en" in member.profile.specials]
        heavy, plain = _count(read, [member for member in in_squad if member not in paladins])
        restricted += heavy
        others += plain
        heavy, plain = _count(read, paladins)
        if heavy > plain:
            values: Row = {"at": entry.at, "unit": entry.name, "n": heavy, "others": plain}
            _refuse(read, PALADIN + read.catalogue.edition, "fallout-army-paladins", values)
    if restricted > others // 3:
        values = {"n": restricted, "most": others // 3, "others": others}
        _refuse(read, "fallout.army.restricted.quota", "fallout-army-restricted", values)


def _count(read: ArmyList, members: list[Member]) -> tuple[int, int]:
    """Grunts with restricted weapons, and grunts with other bought ones; bare hands count for nothing."""
    weapons = read.catalogue.weapons
    restricted = sum(1 for member in members if weapons[member.weapon].restricted)
    armed = sum(1 for member in members if member.weapon != UNARMED)
    return restricted, armed - restricted


# ------------------------------------------------------------ mines and vehicles


def mines_at_most(read: ArmyList) -> int:
    """fallout.mine.buy: up to three for every hero with Traps."""
    trappers = sum(
        1 for entry in read.entries for member in entry.members if member.is_hero() and TRAPS in member.skills
    )
    return MINES_PER_TRAPPER * trappers


def _mines(read: ArmyList) -> None:
    if read.mines == 0:
        return
    most = mines_at_most(read)
    if read.mines > most:
        _refuse(read, "fallout.mine.buy", "fallout-army-mines", {"n": read.mines, "most": most})


def _vehicles(read: ArmyList) -> None:
    """fallout.s2.vehicles.en: no APC but the one given; fallout.s2.vehicles.it: APCs and nothing else."""
    for entry in read.entries:
        if not entry.vehicle or entry.free:
            continue
        only = read.terms.only_vehicles
        refused = entry.vehicle in read.terms.no_vehicles or (bool(only) and entry.vehicle not in only)
        if refused:
            values: Row = {"at": entry.at, "unit": entry.name, "vehicle": vehicle_name(entry.vehicle)}
            _refuse(
                read, "fallout.s2.vehicles." + read.catalogue.edition, "fallout-army-convoy-vehicle", values
            )


# ------------------------------------------------------------ tournaments


def check_tournament(read: ArmyList) -> None:
    """The laws of 3.3 Tournament; a campaign scales them (fallout.campaign.limits.en)."""
    terms = read.terms
    points = read.points()
    limit = terms.limit or TOURNAMENT_POINTS
    if points > limit and not terms.limit:
        _refuse(
            read, "fallout.army.tournament.points", "fallout-army-points", {"points": points, "limit": limit}
        )
    _one_faction(read, limit)
    _hero_cap(read)
    bought = sum(1 for entry in read.entries if entry.vehicle and not entry.free)
    if bought > terms.vehicle_cap:
        values: Row = {"n": bought, "most": terms.vehicle_cap}
        _refuse(read, "fallout.army.tournament.vehicle", "fallout-army-vehicles", values)


def _one_faction(read: ArmyList, limit: float) -> None:
    """fallout.army.tournament.faction: three quarters of the points from one faction, vehicles with the most."""
    shares = read.shares()
    if not shares:
        return
    vehicles = sum(read.price(entry) for entry in read.entries if entry.vehicle)
    total = sum(shares.values()) + vehicles
    most = max(shares.values()) + vehicles
    if most < read.terms.faction_share * total - 0.001:
        values: Row = {"points": most, "least": round(read.terms.faction_share * total, 1), "limit": limit}
        _refuse(read, "fallout.army.tournament.faction", "fallout-army-one-faction", values)


def _hero_cap(read: ArmyList) -> None:
    """fallout.army.tournament.heroes.en: 50 points for all heroes; fallout.army.tournament.heroes.it: for each."""
    cap = read.terms.hero_cap
    campaign = read.terms.campaign
    heroes = read.heroes()
    if read.catalogue.edition == ENGLISH:
        spent = sum(price_of(read.catalogue, hero, campaign) for hero in heroes)
        if spent > cap:
            values: Row = {"points": spent, "most": cap}
            _refuse(read, "fallout.army.tournament.heroes.en", "fallout-army-hero-points", values)
        return
    for hero in heroes:
        spent = price_of(read.catalogue, hero, campaign)
        if spent > cap:
            values = {"points": spent, "most": cap, "hero": title_of(hero.profile)}
            _refuse(read, "fallout.army.tournament.heroes.it", "fallout-army-one-hero-points", values)
