"""What army lists are built from, for screens that know no rules: entries, choices, and the rules in words."""

from __future__ import annotations

from typing import Final

from sandtable.core.wire import Json
from sandtable.systems.fallout.army.law import TOURNAMENT_POINTS
from sandtable.systems.fallout.army.lists import BATTLE_LEVEL, ITEMS_OF, MOST_GRENADES
from sandtable.systems.fallout.army.muster import (
    item_name,
    skill_name,
    surcharge,
    vehicle_name,
    vehicle_price,
    weapon_name,
)
from sandtable.systems.fallout.army.rosters import faction_ids
from sandtable.systems.fallout.book.hero_skills import base_level, skill_ids
from sandtable.systems.fallout.book.profiles import Catalogue, UnitProfile
from sandtable.systems.fallout.book.titles import title_of
from sandtable.systems.fallout.book.words import (
    ANY_WEAPON,
    BEAST,
    DOCTOR,
    ENGLISH,
    GRUNT,
    HERO,
    MINE,
    ROBOT,
    SQUADLEADER,
    UNARMED,
)
from sandtable.systems.fallout.state.art import HULLS, body_of_profile

RULES: Final = (
    "fallout.army.points_cap",
    "fallout.army.squad_size",
    "fallout.army.squad_leader_required",
    "fallout.army.squad_homogeneous",
    "fallout.army.restricted.quota",
    "fallout.army.restricted.paladin",
    "fallout.army.hero.limit",
    "fallout.army.hero_level_cap",
    "fallout.skill.first_free",
    "fallout.skill.points_max",
    "fallout.army.squadleader.item",
    "fallout.army.hero.items",
    "fallout.army.item_users",
    "fallout.item.int_requirement",
    "fallout.army.weapon_carry",
    "fallout.army.restricted.scope",
    "fallout.mine.buy",
    "fallout.unit.beastlord.size",
    "fallout.unit.beastlord.mixed",
    "fallout.unit.wolf.alpha",
    "fallout.army.robot_squads",
    "fallout.army.tournament.faction",
    "fallout.army.tournament.heroes",
    "fallout.army.tournament.vehicle",
)
BY_EDITION: Final = (
    "fallout.army.squad_size",
    "fallout.army.restricted.paladin",
    "fallout.unit.wolf.alpha",
    "fallout.army.tournament.heroes",
)
SIZES: Final = (200, 100, 150, 300, 400)


def builder_of(catalogue: Catalogue) -> dict[str, Json]:
    """The whole builder of one edition."""
    entries: list[Json] = []
    for profile in catalogue.units.values():
        if profile.rank in (HERO, GRUNT, ROBOT) or profile.beastlord:
            entries.append(_figures(catalogue, profile))
    for id in catalogue.vehicles:
        entries.append(_vehicle(catalogue, id))
    edition = catalogue.edition
    return {
        "factions": [{"id": id, "name": {"id": "fallout-faction-" + id}} for id in faction_ids()],
        "points": [size for size in SIZES],
        "choices": _army_choices(catalogue),
        "rules": [
            {
                "id": f"{rule}.{edition}" if rule in BY_EDITION else rule,
                "label": {"id": "fallout-builder-" + rule.removeprefix("fallout.").replace(".", "-")},
            }
            for rule in RULES
        ],
        "entries": entries,
    }


def _army_choices(catalogue: Catalogue) -> list[Json]:
    return [
        {
            "id": "mines",
            "label": {"id": "fallout-choice-mines"},
            "why": "fallout.mine.buy",
            "kind": "number",
            "least": 0,
            "most": 30,
            "default": 0,
            "points": catalogue.weapons[MINE].points,
        },
        {
            "id": "tournament",
            "label": {"id": "fallout-choice-tournament", "values": {"points": TOURNAMENT_POINTS}},
            "why": "fallout.army.tournament.points",
            "kind": "flag",
            "default": False,
        },
        {
            "id": "energy",
            "label": {"id": "fallout-choice-energy"},
            "why": "fallout.optional.energy",
            "kind": "flag",
            "default": False,
        },
    ]


# ------------------------------------------------------------ entries


def _figures(catalogue: Catalogue, profile: UnitProfile) -> Json:
    if profile.beastlord:
        return _beastlord(catalogue, profile)
    if profile.rank == HERO:
        return _hero(catalogue, profile)
    return _squad(catalogue, profile)


def _entry(profile: UnitProfile, kind: str, points: float) -> dict[str, Json]:
    stats = zip(
        ("st", "pe", "en", "ch", "in", "ag", "lk", "hp", "ac"),
        (
            profile.st,
            profile.pe,
            profile.en,
            profile.ch,
            profile.iq,
            profile.ag,
            profile.lk,
            profile.hp,
            profile.ac,
        ),
        strict=True,
    )
    return {
        "id": profile.id,
        "name": title_of(profile),
        "faction": profile.faction,
        "kind": kind,
        "points": points,
        "stats": [{"label": {"id": "fallout-stat-" + id}, "value": f"{value}"} for id, value in stats],
        "art": {"body": body_of_profile(profile), "weapon": "none"},
    }


def _hero(catalogue: Catalogue, profile: UnitProfile) -> Json:
    entry = _entry(profile, "hero", profile.points)
    entry["unit"] = {
        "take": profile.id,
        "level": 1,
        "skills": [DOCTOR],
        "weapon": UNARMED,
        "grenades": 0,
        "items": [],
    }
    entry["choices"] = [_level(), _skills(), *_carried(catalogue, profile)]
    return entry


def _squad(catalogue: Catalogue, profile: UnitProfile) -> Json:
    """A squad of grunts with a leader, or of robots; rows of figures that carry the same."""
    count = 1 if profile.robot else 2
    leaders = _leaders(catalogue, profile)
    first = leaders[0] if leaders and not profile.robot else None
    points = profile.points * count + (first.points if first is not None else 0.0)
    entry = _entry(profile, "robots" if profile.robot else "squad", points)
    unit: dict[str, Json] = {"take": profile.id, "figures": [{"count": count}]}
    choices: list[Json] = []
    if leaders:
        unit["leader"] = first.id if first is not None else ""
        unit.update({"weapon": UNARMED, "grenades": 0, "items": []})
        choices = [_leader(leaders, profile.robot), *_carried(catalogue, leaders[0]), _level(), _skills()]
    entry["unit"] = unit
    entry["choices"] = choices
    row: list[Json] = []
    if profile.weapons == ANY_WEAPON:
        row = [_weapon(catalogue), _grenades(catalogue)]
    most = 20 if catalogue.edition == ENGLISH else 30
    entry["groups"] = [
        {
            "id": "figures",
            "label": {"id": "fallout-choice-figures"},
            "least": 1,
            "most": most,
            "new": {"count": 1},
            "choices": row,
        }
    ]
    return entry


def _leaders(catalogue: Catalogue, profile: UnitProfile) -> list[UnitProfile]:
    """fallout.army.squad_leader_required: squadleaders and heroes of the faction, his own kind first."""
    if profile.robot:
        return [profile] if profile.weapons == ANY_WEAPON else []
    own = [
        unit
        for unit in catalogue.units.values()
        if unit.faction == profile.faction and unit.rank in (SQUADLEADER, HERO) and not unit.beastlord
    ]
    matching = [unit for unit in own if unit.id.startswith(profile.id + "_")]
    return matching + [unit for unit in own if unit not in matching]


def _beastlord(catalogue: Catalogue, profile: UnitProfile) -> Json:
    beasts = [unit for unit in catalogue.units.values() if unit.rank == BEAST]
    entry = _entry(profile, "squad", profile.points + beasts[0].points)
    unit: dict[str, Json] = {
        "take": profile.id,
        "weapon": UNARMED,
        "grenades": 0,
        "figures": [{"type": "dog", "count": 1}],
    }
    choices = _carried(catalogue, profile)
    if profile.rank == HERO:
        unit.update({"level": 1, "skills": [DOCTOR]})
        choices = [_level(), _skills(), *choices]
    entry["unit"] = unit
    entry["choices"] = choices
    kinds: list[Json] = [
        {"id": beast.id, "label": title_of(beast), "points": beast.points} for beast in beasts
    ]
    entry["groups"] = [
        {
            "id": "figures",
            "label": {"id": "fallout-choice-beasts"},
            "least": 0 if profile.rank == HERO else 1,
            "most": profile.ch,
            "new": {"type": "dog", "count": 1},
            "choices": [
                {
                    "id": "type",
                    "label": {"id": "fallout-choice-beast"},
                    "why": "fallout.unit.beastlord.mixed",
                    "kind": "one",
                    "options": kinds,
                    "default": "dog",
                    "per": "figure",
                }
            ],
        }
    ]
    return entry


def _vehicle(catalogue: Catalogue, id: str) -> Json:
    profile = catalogue.vehicles[id]
    entry: dict[str, Json] = {
        "id": id,
        "name": vehicle_name(id),
        "faction": "",
        "kind": "vehicle",
        "points": profile.points,
        "stats": [
            {"label": {"id": "fallout-stat-speed"}, "value": f"{profile.normal:g}/{profile.fast:g}"},
            {"label": {"id": "fallout-stat-seats"}, "value": f"{profile.passengers + 1}"},
            {"label": {"id": "fallout-stat-dt"}, "value": f"{profile.dt}"},
            {
                "label": {"id": "fallout-stat-damage"},
                "value": f"{profile.hp_disabled}/{profile.hp_destroyed}",
            },
        ],
        "art": {"hull": HULLS.get(id, id)},
        "unit": {"take": id},
    }
    cheaper = vehicle_price(catalogue, id, "raiders")
    if cheaper != profile.points:
        values: dict[str, Json] = {"points": cheaper}
        entry["note"] = {"id": "fallout-builder-raiders-price", "values": values}
    if not profile.points:
        entry["note"] = {"id": "fallout-builder-special-vehicle"}
    return entry


# ------------------------------------------------------------ choices


def _weapon(catalogue: Catalogue) -> Json:
    options: list[Json] = []
    for weapon in catalogue.weapons.values():
        if weapon.id == UNARMED or (weapon.buyable and not weapon.consumed):
            option: dict[str, Json] = {
                "id": weapon.id,
                "label": weapon_name(weapon.id),
                "points": weapon.points,
            }
            if weapon.restricted:
                option["note"] = {"id": "fallout-builder-restricted"}
            options.append(option)
    return {
        "id": "weapon",
        "label": {"id": "fallout-choice-weapon"},
        "why": "fallout.army.weapon_carry",
        "kind": "one",
        "options": options,
        "default": UNARMED,
        "per": "figure",
    }


def _grenades(catalogue: Catalogue) -> Json:
    return {
        "id": "grenades",
        "label": {"id": "fallout-choice-grenades"},
        "why": "fallout.weapon.grenade",
        "kind": "number",
        "least": 0,
        "most": MOST_GRENADES,
        "default": 0,
        "points": catalogue.weapons["grenade"].points,
        "per": "figure",
    }


def _carried(catalogue: Catalogue, profile: UnitProfile) -> list[Json]:
    choices: list[Json] = []
    if profile.weapons == ANY_WEAPON:
        choices = [_weapon(catalogue), _grenades(catalogue)]
    most = ITEMS_OF.get(SQUADLEADER if profile.robot else profile.rank, 0)
    if most:
        options: list[Json] = [
            {"id": item.id, "label": item_name(item.id), "points": item.points, "most": 2}
            for item in catalogue.items.values()
            if not item.faction_only or item.faction_only == profile.faction
        ]
        choices.append(
            {
                "id": "items",
                "label": {"id": "fallout-choice-items"},
                "why": "fallout.army.item_users",
                "kind": "many",
                "options": options,
                "most": 2,
                "default": [],
            }
        )
    return choices


def _leader(leaders: list[UnitProfile], optional: bool) -> Json:
    options: list[Json] = [
        {"id": leader.id, "label": title_of(leader), "points": leader.points} for leader in leaders
    ]
    if optional:
        options.insert(0, {"id": "", "label": {"id": "fallout-choice-no-leader"}, "points": 0})
    return {
        "id": "leader",
        "label": {"id": "fallout-choice-controller" if optional else "fallout-choice-leader"},
        "why": "fallout.army.robot_squads" if optional else "fallout.army.squad_leader_required",
        "kind": "one",
        "options": options,
        "default": "" if optional else leaders[0].id,
    }


def _level() -> Json:
    options: list[Json] = [
        {"id": f"{level}", "points": surcharge(level)} for level in range(1, BATTLE_LEVEL + 1)
    ]
    return {
        "id": "level",
        "label": {"id": "fallout-choice-level"},
        "why": "fallout.army.hero_level_cost",
        "kind": "number",
        "least": 1,
        "most": BATTLE_LEVEL,
        "default": 1,
        "prices": options,
    }


def _skills() -> Json:
    """Every mention is a step: a skill at 5, then one level more (fallout.advance.improve)."""
    options: list[Json] = [
        {
            "id": skill,
            "label": skill_name(skill),
            "most": BATTLE_LEVEL,
            "note": {"id": "fallout-builder-skill-level", "values": {"level": base_level(skill)}},
        }
        for skill in skill_ids()
    ]
    return {
        "id": "skills",
        "label": {"id": "fallout-choice-skills"},
        "why": "fallout.army.hero.skills",
        "kind": "many",
        "options": options,
        "most": BATTLE_LEVEL,
        "default": [DOCTOR],
    }
