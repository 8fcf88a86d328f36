"""Armies on paper: every number a player needs at a real table, and boxes to tick."""

from __future__ import annotations

from sandtable.core.paper import (
    CENTIMETRE,
    INCH,
    PaperArmy,
    PaperBoxes,
    PaperFigure,
    PaperLine,
    PaperRule,
    PaperUnit,
    PaperWeapon,
    Words,
    boxes,
    line,
    named,
    ruled,
)
from sandtable.core.wire import Json
from sandtable.systems.fallout.army.list_read import ArmyList
from sandtable.systems.fallout.army.muster import (
    Entry,
    Member,
    item_name,
    skill_name,
    vehicle_name,
    weapon_name,
)
from sandtable.systems.fallout.book.profiles import MELEE, Catalogue, Mode, VehicleProfile
from sandtable.systems.fallout.book.tables import PACKAGE
from sandtable.systems.fallout.book.titles import title_of, title_of_weapon
from sandtable.systems.fallout.book.words import CENTIMETRES, ENGLISH, GRENADE, INCHES, UNARMED
from sandtable.systems.fallout.show.sheets import STATISTICS, damage_text
from sandtable.systems.fallout.state.art import HULLS, body_of_profile, held

SILENT = ("fallout.unit.armour_flavour", "fallout.unit.data")
"""Facts of the lists that say nothing to do at the table."""
PLAIN_STATISTICS = ("ST", "EN", "AG", "IN")


def paper_army(army: ArmyList) -> PaperArmy | None:
    """fallout.physical.army_sheet: units with figures, statistics, weapons and cost, the sum, what is wrong."""
    entries = [entry for entry in army.entries if entry.at >= 0]
    if not entries:
        return None
    faction = army.faction()
    extra: list[PaperLine] = [line("fallout-paper-mines", f"{army.mines}")] if army.mines else []
    return {
        "name": army.name,
        "faction": {"id": "fallout-faction-" + faction} if faction else None,
        "points": army.points(),
        "limit": army.terms.limit,
        "units": [_unit(army, entry) for entry in entries],
        "lines": extra,
        "reasons": [reason.wire() for reason in army.reasons],
    }


def _unit(army: ArmyList, entry: Entry) -> PaperUnit:
    catalogue = army.catalogue
    if entry.vehicle:
        return _vehicle_unit(army, entry)
    # fallout.action.move.slowest: a squad moves at the rate of its slowest
    slowest = min((member.profile.ag for member in entry.members), default=0)
    unit = "″" if catalogue.unit == INCHES else " cm"
    pace = slowest * catalogue.lengths.inch
    grenades = sum(member.grenades for member in entry.members)
    extra: list[PaperBoxes] = [boxes("fallout-paper-grenades", grenades)] if grenades else []
    extra += [_item_boxes(catalogue, member, id) for member in entry.members for id in member.items]
    return {
        "at": entry.at,
        "name": named(entry.name),
        "kind": "hero" if entry.is_lone_hero() else "squad",
        "points": army.price(entry),
        "lines": [line("paper-move", f"{pace:g}{unit}"), line("paper-half-move", f"{pace / 2:g}{unit}")],
        "boxes": [*extra, boxes("fallout-paper-broken", 1)],
        "figures": _figures(catalogue, entry),
        "weapons": _weapons(catalogue, entry),
        "rules": _rules(catalogue.edition, entry),
    }


def _item_boxes(catalogue: Catalogue, member: Member, id: str) -> PaperBoxes:
    """An item with a box for every dose, or one for the day it is used up."""
    return {"label": named(item_name(id)), "count": max(1, catalogue.items[id].doses)}


def _figures(catalogue: Catalogue, entry: Entry) -> list[PaperFigure]:
    """Figures that are alike share a row."""
    rows: list[PaperFigure] = []
    keys: list[str] = []
    for member in entry.members:
        key = f"{member.profile.id} {member.weapon} {member.leader} {member.level} {sorted(member.skills.items())}"
        if key in keys:
            rows[keys.index(key)]["count"] += 1
        else:
            keys.append(key)
            rows.append(_figure(catalogue, member))
    return rows


def _figure(catalogue: Catalogue, member: Member) -> PaperFigure:
    profile = member.profile
    weapon = catalogue.weapons[member.weapon]
    values = (profile.st, profile.pe, profile.en, profile.ch, profile.iq, profile.ag, profile.lk)
    lines = [
        line("fallout-stat-" + name.lower(), f"{value}")
        for name, value in zip(STATISTICS, values, strict=True)
        if name in PLAIN_STATISTICS or member.is_hero() or name == "PE"
    ]
    lines.append(line("fallout-paper-ac", f"{profile.ac}"))
    lines += [
        {"label": named(skill_name(skill)), "value": f"{level}"} for skill, level in member.skills.items()
    ]
    art: dict[str, Json] = {"body": body_of_profile(profile), "weapon": held(weapon)}
    armed = member.weapon != UNARMED or not profile.modes
    return {
        "count": 1,
        "name": named(title_of(profile)),
        "leader": member.leader,
        "lines": lines,
        "boxes": [boxes("fallout-paper-hp", profile.hp + member.level - 1)],
        "arms": [named(title_of_weapon(weapon))] if armed else [],
        "art": art,
        "base": round(catalogue.lengths.base_radius * 2 * scale_of(catalogue), 2),
        "arc": 180.0,
    }


def scale_of(catalogue: Catalogue) -> float:
    """Millimetres for one of the game's unit: a base of 2.5 cm is no inch."""
    return CENTIMETRE if catalogue.unit == CENTIMETRES else INCH


def _weapons(catalogue: Catalogue, entry: Entry) -> list[PaperWeapon]:
    """Every way to attack of a unit once, with the ranges of those who throw reckoned out."""
    rows: list[PaperWeapon] = []
    keys: list[str] = []
    for member in entry.members:
        weapon = catalogue.weapons[member.weapon]
        innate = member.weapon == UNARMED and bool(member.profile.modes)
        modes = member.profile.modes if innate else weapon.modes
        ways = [(title_of_weapon(weapon), mode) for mode in modes]
        if member.grenades:
            ways += [(weapon_name(GRENADE), mode) for mode in catalogue.weapons[GRENADE].modes]
        for name, mode in ways:
            row = _mode(catalogue, member, named(name), mode)
            key = f"{row}"
            if key not in keys:
                keys.append(key)
                rows.append(row)
    return rows


def _mode(catalogue: Catalogue, member: Member, name: Words, mode: Mode) -> PaperWeapon:
    save = (
        f"{mode.save_short:+d}"
        if mode.save_short == mode.save_long
        else f"{mode.save_short:+d}/{mode.save_long:+d}"
    )
    return {
        "name": name,
        "lines": [
            {"label": {"id": "paper-fire"}, "value": "", "words": {"id": "fallout-mode-" + mode.mode}},
            line("paper-range", _range(catalogue, member, mode)),
            {"label": {"id": "paper-by"}, "value": mode.stat, "words": stat_word(mode)},
            line("paper-damage", damage_text(mode.damage)),
            line("fallout-paper-save", save if mode.saves else "–"),
        ],
        "note": [],
    }


def stat_word(mode: Mode) -> Words:
    """The characteristic that is tested, by its short name, with what the weapon adds to it."""
    stat: Json = {"id": "fallout-stat-" + mode.stat.lower()}
    more = f"{mode.stat_modifier:+d}" if mode.stat_modifier else ""
    return {"id": "fallout-paper-stat", "values": {"stat": stat, "more": more}}


def _range(catalogue: Catalogue, member: Member, mode: Mode) -> str:
    unit = "″" if catalogue.unit == INCHES else " cm"
    if mode.throw_factor:
        return f"{mode.throw_factor * member.profile.st * catalogue.lengths.inch:g}{unit}"
    if mode.template:
        template = catalogue.templates[mode.template]
        return f"{template.length:g}{unit}"
    if mode.mode == MELEE or mode.short >= mode.reach:
        return f"{mode.reach:g}{unit}"
    return f"{mode.short:g}/{mode.reach:g}{unit}"


def _rules(edition: str, entry: Entry) -> list[PaperRule]:
    """What these figures can do beyond their statistics, one sentence each, from the ledger."""
    other = ".it" if edition == ENGLISH else ".en"
    ids: list[str] = []
    for member in entry.members:
        for id in member.profile.specials:
            told = id not in ids and id not in SILENT and not id.endswith(other)
            if told and ".cost." not in id and ".hp." not in id and not id.startswith("fallout.optional."):
                ids.append(id)
    return [ruled(PACKAGE, id) for id in ids]


def _vehicle_unit(army: ArmyList, entry: Entry) -> PaperUnit:
    catalogue = army.catalogue
    profile = catalogue.vehicles[entry.vehicle]
    return {
        "at": entry.at,
        "name": named(entry.name),
        "kind": "vehicle",
        "points": army.price(entry),
        "lines": vehicle_lines(catalogue, profile),
        "boxes": vehicle_boxes(profile),
        "figures": [_hull(catalogue, profile)],
        "weapons": vehicle_weapons(catalogue, profile),
        "rules": [ruled(PACKAGE, "fallout.vehicle.hp_thresholds")],
    }


def vehicle_weapons(catalogue: Catalogue, profile: VehicleProfile) -> list[PaperWeapon]:
    """fallout.vehicle.data: what is mounted on it; whoever fires it, its numbers are the same."""
    if profile.weapon is None:
        return []
    gunner = Member(profile=next(iter(catalogue.units.values())))
    name = named(weapon_name(profile.weapon.id))
    return [_mode(catalogue, gunner, name, mode) for mode in profile.weapon.modes]


def vehicle_lines(catalogue: Catalogue, profile: VehicleProfile) -> list[PaperLine]:
    """fallout.vehicle.data: speeds, turns, seats, threshold."""
    unit = "″" if catalogue.unit == INCHES else " cm"
    return [
        line("fallout-stat-speed", f"{profile.normal:g}/{profile.fast:g}{unit}"),
        line("fallout-stat-turn", f"{profile.turn_normal:g}°/{profile.turn_fast:g}°"),
        line("fallout-stat-seats", f"{profile.passengers + 1}"),
        line("fallout-stat-dt", f"{profile.dt}"),
    ]


def vehicle_boxes(profile: VehicleProfile) -> list[PaperBoxes]:
    """fallout.vehicle.hp_thresholds: a box for every point, the two thresholds marked."""
    marks = ["" for _ in range(profile.hp_destroyed)]
    marks[profile.hp_disabled - 1] = "!"
    marks[profile.hp_destroyed - 1] = "×"
    return [boxes("fallout-paper-damage", profile.hp_destroyed, marks)]


def _hull(catalogue: Catalogue, profile: VehicleProfile) -> PaperFigure:
    art: dict[str, Json] = {"hull": HULLS.get(profile.id, profile.id)}
    scale = scale_of(catalogue)
    return {
        "count": 1,
        "name": named(vehicle_name(profile.id)),
        "leader": False,
        "lines": [],
        "boxes": [],
        "arms": [named(weapon_name(profile.weapon.id))] if profile.weapon is not None else [],
        "art": art,
        "length": round(profile.length * scale, 2),
        "width": round(profile.width * scale, 2),
    }
