"""A unit of the pool as a card: who is left, a hero's sheet with what he may learn, and the orders it can be given."""

from __future__ import annotations

from sandtable.core.printed import Row
from sandtable.core.wire import Json, Reason, list_of, number_of, table_of, text_of
from sandtable.systems.fallout.army.law import mines_at_most
from sandtable.systems.fallout.army.muster import item_name, skill_name, unit_name, vehicle_name
from sandtable.systems.fallout.book.hero_skills import skill_ids
from sandtable.systems.fallout.book.profiles import Catalogue, UnitProfile
from sandtable.systems.fallout.campaign.advancement import HIGHEST_LEVEL, learn, points_left, xp_for
from sandtable.systems.fallout.campaign.advice import heroes_for, joins
from sandtable.systems.fallout.campaign.map import neighbours, picking, place_name, starts_of
from sandtable.systems.fallout.campaign.pool import (
    fieldable,
    hero_profile,
    hp_in,
    level_in,
    levels_in,
    pool_terms,
    read_units,
    whole_hp,
    whole_reasons,
    why_not_carry,
)
from sandtable.systems.fallout.campaign.value import (
    available,
    catalogue_of,
    fielded_by,
    is_fighting,
    pair_of,
    pool_of,
    side_of,
)
from sandtable.systems.fallout.show.sheets import sheet_of
from sandtable.systems.fallout.state.art import HELD, HULLS


def card_of(value: Row, side: int, unit: Row) -> Row:
    """Everything its owner wants to know of a unit."""
    catalogue = catalogue_of(value)
    faction = text_of(side_of(value, side).get("faction"))
    read = read_units(catalogue, faction, [unit], pool_terms(0.0))
    listed = [table_of(entry) for entry in list_of(sheet_of(read).get("units"))]
    sheet: Row = listed[0] if listed else {"name": _name(catalogue, unit), "points": 0}
    id = text_of(unit.get("id"))
    hero = hero_profile(catalogue, unit)
    return {
        **sheet,
        "id": id,
        "art": _art(catalogue, unit),
        "status": _status(value, side, unit),
        "ready": any(other.get("id") == id for other in available(value, side))
        and not whole_reasons(catalogue, unit),
        "chosen": id in fielded_by(value, side),
        "hero": None if hero is None else _hero(catalogue, unit, hero),
        "damage": unit.get("damage", 0),
        "mines": mines_at_most(read),
        "carries": {item: item_name(item) for item in _carried(unit)},
        "at": text_of(unit.get("at")),
        "place": _place(value, unit),
        "orders": _orders(value, side, unit),
        "reasons": [reason.wire() for reason in read.reasons],
    }


def _name(catalogue: Catalogue, unit: Row) -> Json:
    take = text_of(unit.get("take"))
    return vehicle_name(take) if take in catalogue.vehicles else unit_name(take)


def _art(catalogue: Catalogue, unit: Row) -> Row:
    """What it looks like from above."""
    take = text_of(unit.get("take"))
    if take in catalogue.vehicles:
        return {"hull": HULLS.get(take, take)}
    profile = catalogue.units.get(take)
    body = "light"
    if profile is not None:
        body = "robot" if profile.robot else "brute" if profile.race == "super_mutant" else "light"
        body = "armoured" if body == "light" and profile.ac >= 2 else body
    rows = [table_of(row) for row in list_of(unit.get("figures"))]
    weapon = text_of(rows[0].get("weapon")) if rows else text_of(unit.get("weapon"))
    return {"body": body, "weapon": HELD.get(weapon, "none")}


def _place(value: Row, unit: Row) -> Json:
    at = text_of(unit.get("at"))
    return place_name(table_of(value.get("map")), at) if at else None


def _status(value: Row, side: int, unit: Row) -> Row:
    """Whether it can fight the next battle of its side, and the rule that keeps it from it."""
    catalogue = catalogue_of(value)
    battle = int(number_of(side_of(value, side).get("fought", 0)) or 0) + 1
    if unit.get("headless") is True:
        return _because("headless", "fallout.army.squad_leader_required")
    if int(number_of(unit.get("away", 0)) or 0) >= battle:
        return _because("away", "fallout.campaign.retreated")
    if not fieldable(catalogue, unit, battle):
        return _because("down", "fallout.campaign.track_damage")
    if "leader" in unit and not text_of(unit.get("leader")) and "figures" in unit:
        profile = catalogue.units.get(text_of(unit.get("take")))
        if profile is not None and not profile.robot:
            return _because("leaderless", "fallout.army.squad_leader_required")
    reasons = whole_reasons(catalogue, unit)
    if reasons:
        return _because("unfit", reasons[0].why)
    if 0 < hp_in(catalogue, unit) < whole_hp(catalogue, unit):
        return _because("wounded", "fallout.campaign.track_damage")
    if number_of(unit.get("damage", 0)):
        return _because("damaged", "fallout.campaign.track_damage")
    return _because("ready", "")


def _because(word: str, why: str) -> Row:
    return {"word": word, "id": "fallout-campaign-status-" + word, "why": why}


def _hero(catalogue: Catalogue, unit: Row, profile: UnitProfile) -> Row:
    """A hero's sheet: level, experience, hit points, and every skill with its price or why it cannot be had."""
    level = level_in(unit)
    known = levels_in(unit)
    skills: list[Json] = []
    for skill in skill_ids():
        found = learn(profile, level, known, skill)
        owned = known.get(skill, 0)
        line: Row = {"id": skill, "name": skill_name(skill), "level": owned, "price": 1 if owned else 2}
        if isinstance(found, Reason):
            line["reasons"] = [found.wire()]
        else:
            line["next"] = found[skill]
        skills.append(line)
    return {
        "name": unit_name(profile.id),
        "level": level,
        "xp": unit.get("xp", 0),
        "next_xp": xp_for(level + 1) if level < HIGHEST_LEVEL else None,
        "hp": hp_in(catalogue, unit),
        "hp_most": whole_hp(catalogue, unit),
        "points": points_left(profile, level, known),
        "skills": skills,
    }


def _orders(value: Row, side: int, unit: Row) -> Row:
    """What it can be told: whom it joins, who leads it, what it hands to whom or leaves behind, where it goes."""
    if is_fighting(value) and side in pair_of(value):
        return {}
    found: Row = {}
    joined = [text_of(other.get("id")) for other in joins(value, side, unit)]
    if joined:
        found["merge"] = [id for id in joined]
    heroes = [text_of(hero.get("id")) for hero in heroes_for(value, side, unit)]
    if heroes:
        found["lead"] = [id for id in heroes]
    items = _carried(unit)
    if items:
        found["drop"] = [item for item in items]
        handed = _takers(value, side, unit, items)
        if handed:
            found["hand"] = handed
    found.update(_marches(table_of(value.get("map")), side, unit))
    return found


def _marches(atlas: Row, side: int, unit: Row) -> Row:
    """Where on the map it can be set, or go."""
    if not atlas or picking(atlas) >= 0:
        return {}
    at = text_of(unit.get("at"))
    if not at:
        return {"station": [id for id in starts_of(atlas, side)]}
    return {"move": [id for id in neighbours(atlas, at)]} if unit.get("moved") is not True else {}


def _carried(unit: Row) -> list[str]:
    """The kinds of items its leader carries."""
    found: list[str] = []
    for value in list_of(unit.get("items", [])):
        if text_of(value) not in found:
            found.append(text_of(value))
    return found


def _takers(value: Row, side: int, unit: Row, items: list[str]) -> list[Json]:
    """Which item can be handed to whom: `stimpak 1-3`."""
    catalogue = catalogue_of(value)
    found: list[Json] = []
    for other in pool_of(value, side):
        if other.get("id") == unit.get("id") or text_of(other.get("at")) != text_of(unit.get("at")):
            continue
        for item in items:
            given: Row = {**other, "items": [*list_of(other.get("items", [])), item]}
            if other.get("take") not in catalogue.vehicles and not why_not_carry(catalogue, given):
                found.append(f"{item} {text_of(other.get('id'))}")
    return found
