"""Units in a scene: their cards, their figures and hulls with badges."""

from __future__ import annotations

from typing import Final

from sandtable.core.scene import BadgeView, RangeView, StatView, TokenView, UnitView
from sandtable.core.scene_words import badge, badges_of, name_of, words
from sandtable.core.wire import Json, side_letter
from sandtable.figures.facing import on_paper
from sandtable.systems.fallout.book.profiles import AREA, BURST, MELEE, Mode, UnitProfile, Weapon
from sandtable.systems.fallout.book.titles import title_of_weapon
from sandtable.systems.fallout.book.words import UNARMED
from sandtable.systems.fallout.ground.engagement import engaged
from sandtable.systems.fallout.ground.ranges import reach_of
from sandtable.systems.fallout.harm.victory import worth
from sandtable.systems.fallout.state.art import figure_art, hull_art
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit, Vehicle

NAMED: Final = "fallout-name"
BADGE: Final = "fallout-badge-"


def _badge(id: str, count: int = 0) -> BadgeView:
    return badge(id, BADGE + id, count)


# ------------------------------------------------------------ cards


def unit_view(state: FalloutState, unit: Unit) -> UnitView:
    """The card of a unit."""
    vehicle = unit.vehicle
    able = len(unit.able()) if vehicle is None else 0 if unit.gone else 1
    view: UnitView = {
        "id": unit.id,
        "side": side_letter(unit.side) if unit.side >= 0 else "",
        "name": name_of(unit.name, NAMED),
        "able": 0 if unit.gone else able,
        "total": unit.started if vehicle is None else 1,
        "acted": unit.token,
        "gone": unit.gone,
        "badges": unit_badges(state, unit),
        "stats": unit_stats(state, unit),
        "ranges": unit_ranges(state, unit),
        "points": worth(unit),
    }
    if unit.aboard and not unit.gone:
        view["aboard"] = unit.aboard
    return view


def unit_badges(state: FalloutState, unit: Unit) -> list[BadgeView]:
    """The states of a unit, the pressing ones first."""
    badges: list[BadgeView] = []
    present = unit.present()
    if unit.broken:
        badges.append(_badge("broken"))
    if unit.on_table() and any(engaged(state, unit, figure) for figure in present):
        badges.append(_badge("engaged"))
    badges.extend(member_badges(present))
    vehicle = unit.vehicle
    if vehicle is not None:
        badges.extend(vehicle_badges(vehicle))
    states = (
        ("overwatch", unit.overwatch),
        ("hidden", any(figure.sneak for figure in present)),
        ("aboard", bool(unit.aboard)),
        ("waiting", unit.waiting),
        ("acted", unit.token),
    )
    badges.extend(badges_of(states, BADGE))
    return badges


def member_badges(present: list[Figure]) -> list[BadgeView]:
    """How many members are knocked down, unconscious, poisoned."""
    counts = (
        ("down", len([figure for figure in present if figure.down])),
        ("out", len([figure for figure in present if figure.out])),
        ("poison", len([figure for figure in present if figure.poisoned])),
    )
    return [_badge(id, count) for id, count in counts if count]


def vehicle_badges(vehicle: Vehicle) -> list[BadgeView]:
    """fallout.vehicle.hp_thresholds: damage to a vehicle, and whether it drives."""
    badges: list[BadgeView] = []
    if vehicle.disabled():
        badges.append(_badge("crippled"))
    if vehicle.damage:
        badges.append(_badge("damage", vehicle.damage))
    if not vehicle.driver:
        badges.append(_badge("immobile"))
    return badges


STATS: Final = ("st", "pe", "en", "ch", "in", "ag", "lk")
STAT_RULES: Final = {
    "st": "fallout.stat.strength",
    "pe": "fallout.stat.perception",
    "en": "fallout.stat.endurance",
    "ch": "fallout.stat.charisma",
    "in": "fallout.stat.intelligence",
    "ag": "fallout.stat.agility",
    "lk": "fallout.stat.luck",
}


def stat_values(profile: UnitProfile) -> list[int]:
    """The seven statistics in the order of the book."""
    return [profile.st, profile.pe, profile.en, profile.ch, profile.iq, profile.ag, profile.lk]


def unit_stats(state: FalloutState, unit: Unit) -> list[StatView]:
    """The numbers of a unit; of a mixed squad the least and the most."""
    vehicle = unit.vehicle
    if vehicle is not None:
        return _vehicle_stats(state, unit, vehicle)
    figures = unit.present() or unit.figures
    stats: list[StatView] = []
    rows = [stat_values(figure.profile) for figure in figures]
    for number, id in enumerate(STATS):
        stats.append(_stat(id, _span([row[number] for row in rows]), STAT_RULES[id]))
    stats.append(_stat("hp", _span([figure.hp for figure in figures]), "fallout.stat.hit_points"))
    stats.append(_stat("ac", _span([figure.profile.ac for figure in figures]), "fallout.stat.armour_class"))
    for figure in figures:
        if figure.leader:
            stats.extend(_leader_stats(figure))
        for item in figure.items:
            value = f"{item.doses}" if item.doses else "1"
            label = words("fallout-item-" + item.id)
            stats.append({"label": label, "value": value, "why": state.catalogue.items[item.id].rules[0]})
    return stats


def _leader_stats(figure: Figure) -> list[StatView]:
    """What a leader can do, and the level of one who has risen."""
    stats: list[StatView] = []
    for skill, level in figure.skills.items():
        label = words("fallout-skill-" + skill)
        stats.append({"label": label, "value": f"{level}", "why": "fallout.skill.level_number"})
    if figure.level > 1:
        stats.append(_stat("level", f"{figure.level}", "fallout.advance.table"))
    return stats


def _vehicle_stats(state: FalloutState, unit: Unit, vehicle: Vehicle) -> list[StatView]:
    profile = vehicle.profile
    aboard = sum(len(other.present()) for other in state.units if other.aboard == unit.id)
    hits = f"{vehicle.damage} ({profile.hp_disabled}/{profile.hp_destroyed})"
    return [
        _stat("speed", f"{profile.normal:g}/{profile.fast:g}", "fallout.vehicle.speeds"),
        _stat("turn", f"{profile.turn_normal:g}°/{profile.turn_fast:g}°", "fallout.vehicle.turn"),
        _stat("dt", f"{profile.dt}", "fallout.vehicle.dt"),
        _stat("damage", hits, "fallout.vehicle.hp_thresholds"),
        _stat("seats", f"{aboard}/{profile.passengers + 1}", "fallout.vehicle.seats"),
    ]


def _span(values: list[int]) -> str:
    least, most = min(values), max(values)
    return f"{least}" if least == most else f"{least}-{most}"


def _stat(id: str, value: str, why: str) -> StatView:
    return {"label": words("fallout-stat-" + id), "value": value, "why": why}


def unit_ranges(state: FalloutState, unit: Unit) -> list[RangeView]:
    """How far its weapons reach, each named once."""
    ranges: list[RangeView] = []
    seen: list[str] = []
    vehicle = unit.vehicle
    if vehicle is not None and vehicle.profile.weapon is not None:
        for mode in vehicle.profile.weapon.modes:
            ranges.append(_range(vehicle.profile.weapon, mode, mode.reach))
    for figure in unit.present():
        for weapon, mode in _reaches(state, figure):
            id = weapon.id if weapon is not None else UNARMED
            key = f"{id} {mode.mode} {figure.profile.st if mode.throw_factor else 0}"
            if key not in seen:
                seen.append(key)
                ranges.append(_range(weapon, mode, _distance(state, figure, mode)))
    return ranges


def _reaches(state: FalloutState, figure: Figure) -> list[tuple[Weapon | None, Mode]]:
    """Ways to reach far; without a weapon for what it was born with."""
    reaches: list[tuple[Weapon | None, Mode]] = []
    reaches.extend((figure.weapon, mode) for mode in figure.weapon.modes if mode.mode != MELEE)
    reaches.extend((None, mode) for mode in figure.profile.modes if mode.mode != MELEE)
    if figure.grenades:
        grenade = state.catalogue.weapons["grenade"]
        reaches.append((grenade, grenade.modes[0]))
    return reaches


def _distance(state: FalloutState, figure: Figure, mode: Mode) -> float:
    if mode.mode == BURST:
        return state.catalogue.templates[mode.template].length
    return reach_of(state, figure, mode)


def _range(weapon: Weapon | None, mode: Mode, distance: float) -> RangeView:
    built_in: Json = {"id": "fallout-weapon-built-in"}
    name = built_in if weapon is None or weapon.id == UNARMED else title_of_weapon(weapon)
    kind = "area" if mode.mode == AREA else mode.mode
    values: dict[str, Json] = {"weapon": name, "mode": kind}
    return {"label": words("fallout-range", values), "distance": distance}


# ------------------------------------------------------------ tokens


def token_views(state: FalloutState, unit: Unit) -> list[TokenView]:
    """Everything of a unit that stands on the table."""
    if not unit.on_table():
        return []
    vehicle = unit.vehicle
    if vehicle is not None:
        return [_hull(state, unit, vehicle)]
    return [
        _figure(unit, figure, number)
        for number, figure in enumerate(unit.figures, 1)
        if figure.alive and not figure.left
    ]


def figure_badges(figure: Figure) -> list[BadgeView]:
    """The states of one figure."""
    states = (
        ("out", figure.out),
        ("down", figure.down),
        ("poison", figure.poisoned),
        ("hidden", figure.sneak > 0),
        ("tired", figure.sat_out),
        ("empty", figure.empty),
        ("radiated", figure.rems > 0),
    )
    return badges_of(states, BADGE)


def _figure(unit: Unit, figure: Figure, number: int) -> TokenView:
    view: TokenView = {
        "id": figure.id,
        "unit": unit.id,
        "side": side_letter(unit.side) if unit.side >= 0 else "",
        "shape": "figure",
        "x": figure.base.x,
        "y": figure.base.y,
        "facing": on_paper(figure.facing),
        "radius": figure.base.radius,
        "art": figure_art(figure),
        "badges": figure_badges(figure),
        "lying": figure.down or figure.out,
        "leader": figure.leader,
        "acted": unit.token or figure.sat_out,
        "name": words("fallout-figure", {"unit": unit.name, "n": number}),
        "arcs": [{"width": 180.0, "label": words("fallout-arc-front")}],
    }
    if figure.hp_max > 1:
        view["hits"] = {"left": max(figure.hp, 0), "of": figure.hp_max}
    return view


def _hull(state: FalloutState, unit: Unit, vehicle: Vehicle) -> TokenView:
    most = vehicle.profile.hp_destroyed
    return {
        "id": unit.id,
        "unit": unit.id,
        "side": side_letter(unit.side) if unit.side >= 0 else "",
        "shape": "hull",
        "x": vehicle.hull.x,
        "y": vehicle.hull.y,
        "facing": on_paper(vehicle.hull.facing),
        "length": vehicle.hull.length,
        "width": vehicle.hull.width,
        "art": hull_art(vehicle),
        "badges": unit_badges(state, unit),
        "lying": False,
        "leader": False,
        "acted": unit.token,
        "name": name_of(unit.name, NAMED),
        "hits": {"left": max(most - vehicle.damage, 0), "of": most},
    }
