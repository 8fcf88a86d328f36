"""Pools drawn by lot: several small armies of one faction, so that a battle can always be fought with some of them."""

from __future__ import annotations

from sandtable.core.wire import Json, list_of, table_of
from sandtable.systems.fallout.army.rosters import faction_ids, random_army
from sandtable.systems.fallout.book.profiles import Catalogue
from sandtable.systems.fallout.book.words import HERO, NO_WEAPON
from sandtable.systems.fallout.campaign.pool import hero_profile, list_for, pool_terms, read_units
from sandtable.systems.fallout.campaign.records import PoolUnit

SMALLEST_PART = 60.0  # points of the smallest army worth drawing
PARTS = 30


def drawn_pool(catalogue: Catalogue, points: float, most: float, seed: int, faction: str = "") -> Json:
    """fallout.campaign.start_points: a legal pool of at most so many points for battles of at most `most`."""
    factions = faction_ids()
    chosen = faction or factions[seed % len(factions)]
    units: list[PoolUnit] = []
    terms = pool_terms(points)
    for number in range(PARTS):
        left = points - read_units(catalogue, chosen, units, terms).points()
        if left < SMALLEST_PART / 2:
            break
        part = min(max(most / 2.0, SMALLEST_PART), left)
        army = table_of(random_army(catalogue, part, seed * 100 + number, chosen, "campaign"))
        for value in list_of(army.get("units")):
            unit = _beginner(catalogue, PoolUnit(table_of(value)))
            if _empty_handed(catalogue, unit):
                continue
            if not read_units(catalogue, chosen, [*units, unit], terms).reasons:
                units.append(unit)
    return list_for(chosen, catalogue.edition, units)


def _empty_handed(catalogue: Catalogue, unit: PoolUnit) -> bool:
    """fallout.unit.citizen.unarmed, fallout.unit.scribe.unarmed: a squad of them has fists alone; nobody draws that."""
    profile = catalogue.units.get(unit.take)
    return profile is not None and profile.weapons == NO_WEAPON and profile.rank != HERO


def _beginner(catalogue: Catalogue, unit: PoolUnit) -> PoolUnit:
    """fallout.advance.table: heroes begin at level 1, with the one skill that is free."""
    if hero_profile(catalogue, unit) is None:
        return unit
    return unit.changed({"level": 1, "skills": list_of(unit.row.get("skills"))[:1]})
