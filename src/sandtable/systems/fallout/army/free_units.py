"""What a scenario gives a side free of charge: a vehicle, a hero, a figure with a minigun."""

from __future__ import annotations

from typing import Final

from sandtable.core.printed import Row
from sandtable.core.wire import Json, Reason, number_of, table_of, text_of
from sandtable.systems.fallout.army.list_read import ArmyList
from sandtable.systems.fallout.army.muster import Entry, Member, vehicle_name
from sandtable.systems.fallout.book.profiles import UnitProfile
from sandtable.systems.fallout.book.scenarios import FreeHero
from sandtable.systems.fallout.book.titles import title_of, title_of_weapon
from sandtable.systems.fallout.book.words import ANY_WEAPON, GRUNT, HERO, MINIGUN, ROBOT, UNARMED

HUMANOID: Final = "humanoid_robot"  # fallout.s2.forces.convoy: what robots have instead of heroes
EXTRAS: Final = "fallout.s3.extras"


def add_extras(read: ArmyList, army: Json) -> None:
    """The free vehicle first, then the hero, then the gunner; the list may say which hero and which squad."""
    table = table_of(army)
    terms = read.terms
    if terms.free_vehicle:
        entry = Entry(name=vehicle_name(terms.free_vehicle), vehicle=terms.free_vehicle, free=True)
        read.entries.insert(0, entry)
    hero = terms.free_hero
    if hero is not None:
        _add_hero(read, hero, table)
    if terms.free_minigun:
        _add_gunner(read, table)


def hero_types(read: ArmyList) -> list[UnitProfile]:
    """Hero profiles of the army's faction; a Humanoid Robot where there are none."""
    units = read.catalogue.units.values()
    faction = read.faction()
    heroes = [unit for unit in units if unit.faction == faction and unit.rank == HERO]
    return heroes or [unit for unit in units if unit.faction == faction and unit.id == HUMANOID]


def _add_hero(read: ArmyList, hero: FreeHero, table: Row) -> None:
    """fallout.s2.forces.convoy, fallout.s2.forces.raiders, fallout.s3.extras: any hero of the faction.

    He is unarmed unless the scenario arms him or his player pays for a weapon.
    """
    types = hero_types(read)
    chosen = text_of(table.get("free_hero"))
    listed = read.catalogue.units
    matching = [profile for profile in types if listed.get(chosen) is profile]
    if chosen and not matching:
        values: Row = {
            "found": chosen[:40],
            "known": [id for id, profile in listed.items() if profile in types],
        }
        read.reasons.append(Reason(read.terms.free_rule, "fallout-army-free-hero", values))
    if not types:
        return
    profile = (matching or types)[0]
    member = Member(
        profile=profile,
        weapon=hero.weapon or UNARMED,
        weapon_free=bool(hero.weapon),
        free=True,
        leader=True,
        level=hero.level,
    )
    member.skills = {**profile.skills, hero.skill: max(hero.at, profile.skills.get(hero.skill, 0))}
    bought = text_of(table.get("free_hero_weapon"))
    if bought and not hero.weapon:
        _arm(read, member, bought)
    read.entries.append(Entry(name=title_of(profile), members=[member]))


def _arm(read: ArmyList, member: Member, id: str) -> None:
    weapon = read.catalogue.weapons.get(id)
    if weapon is None or not weapon.buyable or weapon.consumed or member.profile.weapons != ANY_WEAPON:
        values: Row = {"found": id[:40]}
        read.reasons.append(Reason("fallout.army.weapon_carry", "fallout-army-free-weapon", values))
        return
    if weapon.optional and not read.terms.energy:
        energy: Row = {"weapon": title_of_weapon(weapon), "unit": title_of(member.profile)}
        read.reasons.append(Reason("fallout.optional.energy", "fallout-army-energy", energy))
        return
    member.weapon = id


def _add_gunner(read: ArmyList, table: Row) -> None:
    """fallout.s3.extras: a grunt with a minigun joins a squad, outside the quota.

    fallout.s3.minigun_empty: he has no ammunition. Beastlords and robots field him as a squad of one.
    """
    squad = _gunner_squad(read, table)
    if squad is not None:
        profile = next(member.profile for member in squad.members if member.is_grunt())
        squad.members.append(_gunner(profile))
        return
    units = read.catalogue.units.values()
    own = [unit for unit in units if unit.faction == read.faction() and unit.weapons == ANY_WEAPON]
    grunts = [unit for unit in own if unit.rank in (GRUNT, ROBOT)]
    if grunts:
        name: Json = {"id": "fallout-name-squad", "values": {"unit": title_of(grunts[0])}}
        read.entries.append(Entry(name=name, members=[_gunner(grunts[0])]))


def _gunner_squad(read: ArmyList, table: Row) -> Entry | None:
    """The squad the list names by its number, else the first whose grunts can carry weapons."""
    open_ones = [entry for entry in read.entries if _can_join(entry)]
    number = number_of(table.get("minigun_squad", 0))
    if number:
        for entry in open_ones:
            if entry.at + 1 == number:
                return entry
        read.reasons.append(Reason(EXTRAS, "fallout-army-minigun-squad", {"n": number}))
    return open_ones[0] if open_ones else None


def _can_join(entry: Entry) -> bool:
    if not entry.members or entry.is_lone_hero():
        return False
    grunts = [member for member in entry.members if member.is_grunt()]
    return bool(grunts) and all(
        member.profile.weapons == ANY_WEAPON and not member.profile.robot and not member.profile.beastlord
        for member in grunts
    )


def _gunner(profile: UnitProfile) -> Member:
    return Member(profile=profile, weapon=MINIGUN, free=True, weapon_free=True, minigun=True)
