"""A unit of the pool as a card: who is left, a hero's sheet with what he may learn, and the orders it can be given."""

from __future__ import annotations

from sandtable.core.printed import Row
from sandtable.core.wire import Json, list_of, table_of, text_of
from sandtable.systems.fallout.army.law import mines_at_most
from sandtable.systems.fallout.army.muster import item_name, skill_name, unit_name, vehicle_name
from sandtable.systems.fallout.book.hero_skills import skill_ids
from sandtable.systems.fallout.book.profiles import Catalogue, UnitProfile
from sandtable.systems.fallout.book.titles import title_of
from sandtable.systems.fallout.campaign.advancement import (
    HIGHEST_LEVEL,
    points_left,
    why_not_learn,
    with_step,
    xp_for,
)
from sandtable.systems.fallout.campaign.advice import heroes_for, joins
from sandtable.systems.fallout.campaign.map import neighbours, picking, place_name, starts_of
from sandtable.systems.fallout.campaign.pool import (
    fieldable,
    hero_profile,
    hp_in,
    pool_terms,
    read_units,
    whole_hp,
    why_not_by_itself,
    why_not_carry,
)
from sandtable.systems.fallout.campaign.records import Atlas, Campaign, PoolUnit
from sandtable.systems.fallout.campaign.value import (
    available,
    catalogue_of,
    fielded_by,
    pair_of,
)
from sandtable.systems.fallout.show.sheets import sheet_of
from sandtable.systems.fallout.state.art import HELD, HULLS, body_of_profile


def card_of(campaign: Campaign, side: int, unit: PoolUnit) -> Row:
    """Everything its owner wants to know of a unit."""
    catalogue = catalogue_of(campaign)
    faction = campaign.sides[side].faction
    read = read_units(catalogue, faction, [unit], pool_terms(0.0))
    listed = [table_of(entry) for entry in list_of(sheet_of(read).get("units"))]
    sheet: Row = listed[0] if listed else {"name": _name(catalogue, unit), "points": 0}
    id = unit.id
    hero = hero_profile(catalogue, unit)
    return {
        **sheet,
        "id": id,
        "art": _art(catalogue, unit),
        "status": _status(campaign, side, unit),
        "ready": any(other.id == id for other in available(campaign, side))
        and not why_not_by_itself(catalogue, unit),
        "chosen": id in fielded_by(campaign, side),
        "hero": None if hero is None else _hero(catalogue, unit, hero),
        "damage": unit.row.get("damage", 0),
        "mines": mines_at_most(read),
        "carries": {item: item_name(item) for item in _carried(unit)},
        "at": unit.at,
        "place": _place(campaign, unit),
        "orders": _orders(campaign, side, unit),
        "reasons": [reason.wire() for reason in read.reasons],
    }


def _name(catalogue: Catalogue, unit: PoolUnit) -> Json:
    take = unit.take
    return vehicle_name(take) if take in catalogue.vehicles else unit_name(take)


def _art(catalogue: Catalogue, unit: PoolUnit) -> Row:
    """What it looks like from above."""
    take = unit.take
    if take in catalogue.vehicles:
        return {"hull": HULLS.get(take, take)}
    profile = catalogue.units.get(take)
    body = body_of_profile(profile) if profile is not None else "light"
    weapon = text_of(unit.figures[0].get("weapon")) if unit.figures else unit.weapon
    return {"body": body, "weapon": HELD.get(weapon, "none")}


def _place(campaign: Campaign, unit: PoolUnit) -> Json:
    atlas = campaign.atlas
    return place_name(atlas, unit.at) if atlas is not None and unit.at else None


def _status(campaign: Campaign, side: int, unit: PoolUnit) -> Row:
    """Whether it can fight the next battle of its side, and the rule that keeps it from it."""
    catalogue = catalogue_of(campaign)
    battle = campaign.sides[side].fought + 1
    if unit.headless:
        return _because("headless", "fallout.army.squad_leader_required")
    if unit.away >= battle:
        return _because("away", "fallout.campaign.retreated")
    if not fieldable(catalogue, unit, battle):
        return _because("down", "fallout.campaign.track_damage")
    if unit.may_be_led and not unit.leader and unit.is_squad:
        profile = catalogue.units.get(unit.take)
        if profile is not None and not profile.robot:
            return _because("leaderless", "fallout.army.squad_leader_required")
    reasons = why_not_by_itself(catalogue, unit)
    if reasons:
        return _because("unfit", reasons[0].why)
    if 0 < hp_in(catalogue, unit) < whole_hp(catalogue, unit):
        return _because("wounded", "fallout.campaign.track_damage")
    if unit.damage:
        return _because("damaged", "fallout.campaign.track_damage")
    return _because("ready", "")


def _because(word: str, why: str) -> Row:
    return {"word": word, "id": "fallout-campaign-status-" + word, "why": why}


def _hero(catalogue: Catalogue, unit: PoolUnit, profile: UnitProfile) -> Row:
    """A hero's sheet: level, experience, hit points, and every skill with its price or why it cannot be had."""
    level = unit.level
    known = unit.skills
    skills: list[Json] = []
    for skill in skill_ids():
        reasons = why_not_learn(profile, level, known, skill)
        owned = known.get(skill, 0)
        line: Row = {"id": skill, "name": skill_name(skill), "level": owned, "price": 1 if owned else 2}
        if reasons:
            line["reasons"] = [reason.wire() for reason in reasons]
        else:
            line["next"] = with_step(known, skill)[skill]
        skills.append(line)
    return {
        "name": title_of(profile),
        "level": level,
        "xp": unit.row.get("xp", 0),
        "next_xp": xp_for(level + 1) if level < HIGHEST_LEVEL else None,
        "hp": hp_in(catalogue, unit),
        "hp_most": whole_hp(catalogue, unit),
        "points": points_left(profile, level, known),
        "skills": skills,
    }


def _orders(campaign: Campaign, side: int, unit: PoolUnit) -> Row:
    """What it can be told: whom it joins, who leads it, what it hands to whom or leaves behind, where it goes."""
    if campaign.fighting and side in pair_of(campaign):
        return {}
    orders: Row = {}
    joined = [other.id for other in joins(campaign, side, unit)]
    if joined:
        orders["merge"] = [id for id in joined]
    heroes = [hero.id for hero in heroes_for(campaign, side, unit)]
    if heroes:
        orders["lead"] = [id for id in heroes]
    items = _carried(unit)
    if items:
        orders["drop"] = [item for item in items]
        handed = _takers(campaign, side, unit, items)
        if handed:
            orders["hand"] = handed
    orders.update(_marches(campaign.atlas, side, unit))
    return orders


def _marches(atlas: Atlas | None, side: int, unit: PoolUnit) -> Row:
    """Where on the map it can be set, or go."""
    if atlas is None or picking(atlas) >= 0:
        return {}
    at = unit.at
    if not at:
        return {"station": [id for id in starts_of(atlas, side)]}
    return {"move": [id for id in neighbours(atlas, at)]} if not unit.moved else {}


def _carried(unit: PoolUnit) -> list[str]:
    """The kinds of items its leader carries."""
    return list(dict.fromkeys(unit.items))


def _takers(campaign: Campaign, side: int, unit: PoolUnit, items: list[str]) -> list[Json]:
    """Which item can be handed to whom: `stimpak 1-3`."""
    catalogue = catalogue_of(campaign)
    handings: list[Json] = []
    for other in campaign.sides[side].pool:
        if other.id == unit.id or other.at != unit.at:
            continue
        for item in items:
            given = other.changed({"items": [*list_of(other.row.get("items")), item]})
            if other.take not in catalogue.vehicles and not why_not_carry(catalogue, given):
                handings.append(f"{item} {other.id}")
    return handings
