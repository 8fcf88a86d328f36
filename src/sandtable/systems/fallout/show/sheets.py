"""Army lists reckoned out: for the army screen, for `sandtable army show`, for printed sheets."""

from __future__ import annotations

from typing import Final

from sandtable.core.wire import Json
from sandtable.systems.fallout.army.list_read import ArmyList
from sandtable.systems.fallout.army.muster import (
    Entry,
    Member,
    item_name,
    skill_name,
    value_of,
    vehicle_name,
    weapon_name,
)
from sandtable.systems.fallout.book.catalogue import limits_of
from sandtable.systems.fallout.book.profiles import MELEE, Catalogue, Damage, Mode
from sandtable.systems.fallout.book.titles import title_of, title_of_weapon
from sandtable.systems.fallout.book.words import GRENADE, MINE, UNARMED

STATISTICS: Final = ("ST", "PE", "EN", "CH", "IN", "AG", "LK")


def sheet_of(army: ArmyList) -> dict[str, Json]:
    """fallout.physical.army_sheet: units with figures, statistics, weapons and cost, the sum, what is wrong."""
    catalogue = army.catalogue
    faction = army.faction()
    return {
        "name": army.name,
        "faction": {"id": "fallout-faction-" + faction} if faction else None,
        "edition": catalogue.edition,
        "units": [_unit(army, entry) for entry in army.entries if entry.at >= 0],
        "mines": army.mines,
        "mines_points": army.mines * catalogue.weapons[MINE].points,
        "points": army.points(),
        "limit": army.terms.limit,
        "reasons": [reason.wire() for reason in army.reasons],
    }


def _unit(army: ArmyList, entry: Entry) -> dict[str, Json]:
    catalogue = army.catalogue
    out: dict[str, Json] = {"name": entry.name, "points": army.price(entry), "at": entry.at}
    if entry.vehicle:
        return {**out, **_vehicle(catalogue, entry.vehicle)}
    if not entry.members:
        return out
    out["type"] = "hero" if entry.is_lone_hero() else "squad"
    out["size"] = len(entry.members)
    # fallout.action.move.slowest: a squad moves at the rate of its slowest
    slowest = min(member.profile.ag for member in entry.members)
    out["move"] = slowest * catalogue.lengths.inch
    out["figures"] = _rows(catalogue, entry, army.terms.campaign)
    return out


def _rows(catalogue: Catalogue, entry: Entry, campaign: bool) -> list[Json]:
    """Figures that are alike share a row."""
    rows: list[Json] = []
    keys: list[str] = []
    counts: list[int] = []
    for member in entry.members:
        key = f"{member.profile.id} {member.weapon} {member.grenades} {member.leader} {member.items}"
        if key in keys:
            counts[keys.index(key)] += 1
        else:
            keys.append(key)
            counts.append(1)
            rows.append(_member(catalogue, member, campaign))
    for row, count in zip(rows, counts, strict=True):
        assert isinstance(row, dict)
        row["count"] = count
    return rows


def _member(catalogue: Catalogue, member: Member, campaign: bool) -> dict[str, Json]:
    profile = member.profile
    stats = [profile.st, profile.pe, profile.en, profile.ch, profile.iq, profile.ag, profile.lk]
    weapon = catalogue.weapons[member.weapon]
    modes = weapon.modes if member.weapon != UNARMED or not profile.modes else profile.modes
    weapons: list[Json] = [{"name": title_of_weapon(weapon), "modes": [_mode(mode) for mode in modes]}]
    if member.grenades:
        grenade = catalogue.weapons[GRENADE]
        weapons.append(
            {
                "name": weapon_name(GRENADE),
                "count": member.grenades,
                "modes": [_mode(mode) for mode in grenade.modes],
            }
        )
    return {
        "name": title_of(profile),
        "rank": profile.rank,
        "leader": member.leader,
        "stats": {name: value for name, value in zip(STATISTICS, stats, strict=True)},
        "hp": profile.hp + member.level - 1,
        "ac": profile.ac,
        "level": member.level,
        "skills": [{"name": skill_name(skill), "level": level} for skill, level in member.skills.items()],
        "weapons": weapons,
        "items": [item_name(id) for id in member.items],
        "specials": [rule for rule in profile.specials],
        "limits": _limits(profile.race),
        "points": value_of(catalogue, member, campaign),
    }


def _limits(race: str) -> Json:
    """fallout.race.limits: what a character of this race could be at least and at most."""
    limits = limits_of(race)
    if limits is None:
        return None
    return {name: [least, most] for name, least, most in zip(STATISTICS, limits[0], limits[1], strict=True)}


def _mode(mode: Mode) -> Json:
    out: dict[str, Json] = {"mode": mode.mode, "stat": mode.stat, "damage": damage_text(mode.damage)}
    out["save"] = (
        f"{mode.save_short:+d}"
        if mode.save_short == mode.save_long
        else f"{mode.save_short:+d}/{mode.save_long:+d}"
    )
    if mode.throw_factor:
        out["range"] = f"{mode.throw_factor} x ST"
    elif mode.mode == MELEE:
        out["range"] = f"{mode.reach:g}"
    elif mode.reach:
        out["range"] = f"{mode.short:g}/{mode.reach:g}" if mode.short < mode.reach else f"{mode.reach:g}"
    return out


def damage_text(damage: Damage) -> str:
    """As the book prints it: 2, or 1d10-6."""
    if not damage.die:
        return f"{damage.fixed}"
    return f"1d10-{damage.minus}" if damage.minus else "1d10"


def _vehicle(catalogue: Catalogue, id: str) -> dict[str, Json]:
    profile = catalogue.vehicles[id]
    return {
        "type": "vehicle",
        "vehicle": vehicle_name(id),
        "speed": [profile.normal, profile.fast],
        "turn": [profile.turn_normal, profile.turn_fast],
        "seats": profile.passengers + 1,
        "dt": profile.dt,
        "hp": [profile.hp_disabled, profile.hp_destroyed],
        "weapon": weapon_name(profile.weapon.id) if profile.weapon is not None else None,
    }
