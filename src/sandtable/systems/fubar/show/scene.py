"""The board as one side may see it: terrain, zones, units with their cards, tokens with their badges."""

from __future__ import annotations

from typing import Final, cast

from sandtable.core.scene import (
    BadgeView,
    RangeView,
    SceneView,
    SideView,
    StatView,
    TerrainView,
    TokenView,
    UnitView,
    Words,
    ZoneView,
)
from sandtable.core.scene_words import LIVERIES, badge, badges_of, name_of, words
from sandtable.core.wire import Json, Message, side_letter
from sandtable.figures.facing import on_paper
from sandtable.figures.zone_views import deployment_views, exit_view, objective_view
from sandtable.figures.zones import edge_box
from sandtable.systems.fubar.book.catalogue import COVER_LEVELS
from sandtable.systems.fubar.book.titles import called
from sandtable.systems.fubar.harm.victory import holder_of, standing
from sandtable.systems.fubar.state.art import figure_art, hull_art
from sandtable.systems.fubar.state.combats import fighting
from sandtable.systems.fubar.state.identities import DEPLOYING
from sandtable.systems.fubar.state.known import is_secret
from sandtable.systems.fubar.state.names import role_word
from sandtable.systems.fubar.state.state import Figure, FubarState, Unit, Vehicle
from sandtable.table import Piece

NAMED: Final = "fubar-name"
BADGE: Final = "fubar-badge-"


def scene_of(state: FubarState, side: int) -> SceneView:
    """All that can be drawn for one side; -1 is an onlooker, who sees what everybody sees."""
    seen = [unit for unit in state.units if not hidden_from(state, side, unit)]
    return {
        "board": {
            "kind": "table",
            "width": state.board.width,
            "height": state.board.height,
            "unit": state.lengths.unit,
        },
        "turn": {
            "number": state.turn,
            "of": state.scenario.turns,
            "phase": words("fubar-phase-" + state.phase),
        },
        "sides": [_side(state, other, side) for other in range(state.sides)],
        "terrain": [_terrain(state, piece) for piece in state.board.pieces],
        "zones": _zones(state),
        "units": [
            _unit(state, unit, unit in seen) for unit in state.units if unit.deployed or unit.side == side
        ],
        "tokens": [token for unit in seen for token in _tokens(state, unit)] + _captive(state),
        "tracks": [],
        "hands": [],
        "title": name_of(state.scenario.title, NAMED),
        "briefing": _briefing(state),
    }


def _briefing(state: FubarState) -> list[Words]:
    """Who plays which part, what it is about, and what is special."""
    lines: list[Words] = []
    for side in range(state.sides):
        values: dict[str, Json] = {"role": role_word(state.scenario, side), "side": state.called(side)}
        if values["role"] != values["side"]:
            lines.append(words("fubar-briefing-role", values))
    lines.extend(name_of(line, NAMED) for line in state.scenario.briefing)
    return lines


def hidden_from(state: FubarState, side: int, unit: Unit) -> bool:
    """Whether a side may not see where a unit is; an onlooker sees no more than any one side does."""
    if side >= 0:
        return is_secret(state, side, unit)
    return any(is_secret(state, other, unit) for other in range(state.sides) if other != unit.side)


def _side(state: FubarState, side: int, mine: int) -> SideView:
    return {
        "id": side_letter(side),
        "livery": LIVERIES[side],
        "name": name_of(state.called(side), NAMED),
        "score": standing(state)[side],
        "mine": side == mine,
    }


def _terrain(state: FubarState, piece: Piece) -> TerrainView:
    kind = state.catalogue.terrain[piece.kind]
    view: TerrainView = {
        "id": piece.id,
        "kind": kind.drawing,
        "points": [[x, y] for x, y in piece.points()],
        "linear": kind.linear,
        "height": 0.0,
        "label": words("fubar-terrain-" + piece.kind),
    }
    if kind.cover:
        view["note"] = words("fubar-cover-" + COVER_LEVELS[kind.cover])
    return view


def _zones(state: FubarState) -> list[ZoneView]:
    zones: list[ZoneView] = []
    if state.phase == DEPLOYING:
        for side in range(state.sides):
            zones.extend(_deploy_zones(state, side))
    for objective in state.scenario.objectives:
        name, holder = name_of(objective.name, NAMED), holder_of(state, objective)
        radius = state.lengths.objective
        zones.append(objective_view(objective.id, name, objective.x, objective.y, radius, holder))
    for side, part in enumerate(state.scenario.parts):
        for edge in part.exits:
            zones.append(_exit(state, side, edge))
    return zones


def _deploy_zones(state: FubarState, side: int) -> list[ZoneView]:
    part = state.scenario.parts[side]
    chosen = state.deploy_edges[side]
    zones = [state.scenario.zone(side, chosen)] if chosen else part.zones
    name = words("fubar-zone-deploy", {"side": state.called(side)})
    views: list[ZoneView] = []
    for zone in zones:
        views.extend(deployment_views(side, f"deploy-{side_letter(side)}-{zone.id}", name, zone.outlines()))
    return views


def _exit(state: FubarState, side: int, edge: str) -> ZoneView:
    box = edge_box(edge, state.board.width, state.board.height, state.lengths.inch)
    return exit_view(side, edge, words("fubar-zone-exit", {"side": state.called(side)}), box)


# ------------------------------------------------------------ units


def _unit(state: FubarState, unit: Unit, seen: bool) -> UnitView:
    vehicle = unit.vehicle
    if vehicle is not None:
        able = 0 if unit.gone else 1
        total = 1
    else:
        able = 0 if unit.gone else len(unit.standing())
        total = unit.started
    view: UnitView = {
        "id": unit.id,
        "side": side_letter(unit.side),
        "name": name_of(unit.name, NAMED),
        "able": able,
        "total": total,
        "acted": unit.tried,
        "gone": unit.gone,
        "badges": unit_badges(state, unit) if seen else [_badge("hidden")],
        "stats": unit_stats(state, unit),
        "ranges": _ranges(unit),
    }
    if seen and unit.aboard and not unit.gone:
        view["aboard"] = unit.aboard
    return view


def _badge(id: str, count: int = 0) -> BadgeView:
    return badge(id, BADGE + id, count)


def unit_badges(state: FubarState, unit: Unit) -> list[BadgeView]:
    """The states of a unit, the pressing ones first."""
    badges: list[BadgeView] = []
    pinned = sum(1 for figure in unit.living() if figure.pinned)
    vehicle = unit.vehicle
    if fighting(state, unit):
        badges.append(_badge("fighting"))
    if pinned:
        badges.append(_badge("pinned", pinned))
    if vehicle is not None:
        badges.extend(vehicle_badges(vehicle))
    states = (
        ("guard", unit.guard),
        ("ground", unit.ground),
        ("dash", unit.dash),
        ("aboard", bool(unit.aboard)),
        ("captive", bool(unit.captive)),
        ("hidden", unit.hidden),
        ("acted", unit.tried),
    )
    badges.extend(badges_of(states, BADGE))
    return badges


def vehicle_badges(vehicle: Vehicle) -> list[BadgeView]:
    """Damage to a vehicle."""
    return badges_of((("immobile", vehicle.immobile), ("stunned", vehicle.stunned)), BADGE)


def unit_stats(state: FubarState, unit: Unit) -> list[StatView]:
    """The unit's card: the printed numbers and the rules behind them."""
    training = unit.training
    leader = unit.leader
    stats = [
        _stat(
            "training", f"{training.activation}+ / {training.experience}+", "fubar.training." + training.id
        ),
    ]
    vehicle = unit.vehicle
    if vehicle is not None:
        armour = vehicle.profile.armour
        stats.append(_stat("save", f"{armour.save}+", "fubar.vehicle.armour." + armour.id))
        stats.append(_stat("crew", f"{vehicle.profile.crew}", "fubar.vehicle.crew"))
        if vehicle.profile.capacity:
            aboard = sum(len(state.unit(id).living()) for id in vehicle.passengers)
            stats.append(_stat("seats", f"{aboard}/{vehicle.profile.capacity}", "fubar.vehicle.transport"))
        return stats
    if leader is not None:
        stats.append(_stat("leader", f"{leader.activation}+", "fubar.activation.leader"))
    stats.append(_stat("pins", f"{training.pin_max}", "fubar.pin.cap." + training.id))
    worn = _worn(unit)
    save = state.catalogue.armour_saves[worn]
    if save:
        stats.append(_stat("save", f"{save}+", "fubar.armour." + worn))
    if unit.grenades:
        grenade = state.catalogue.grenade
        stats.append(_stat("grenades", f"{grenade.reach:g} · {grenade.fire_points}", "fubar.weapon.grenade"))
    return stats


def _worn(unit: Unit) -> str:
    """The armour of the first living figure; mixed units show it on their figures."""
    living = unit.living()
    return living[0].armour if living else "none"


def _stat(id: str, value: str, why: str) -> StatView:
    return {"label": words("fubar-stat-" + id), "value": value, "why": why}


def range_lines(unit: Unit, measure: str) -> list[Message]:
    """The weapons of a unit with their Fire Points and how far they reach, in words."""
    lines: list[Message] = []
    for view in _ranges(unit):
        values: dict[str, Json] = {
            "weapon": cast("Json", view["label"]),
            "length": view["distance"],
            "measure": measure,
        }
        lines.append(Message("fubar-fact-weapon", values))
    return lines


def _ranges(unit: Unit) -> list[RangeView]:
    vehicle = unit.vehicle
    weapons = list(vehicle.weapons) if vehicle is not None else []
    for figure in unit.living():
        weapons.extend(figure.weapons)
    ranges: list[RangeView] = []
    seen: list[str] = []
    for weapon in weapons:
        if weapon.id not in seen:
            seen.append(weapon.id)
            values: dict[str, Json] = {
                "weapon": called(weapon).wire(),
                "points": weapon.fire_points,
            }
            ranges.append({"label": words("fubar-range", values), "distance": weapon.reach})
    return ranges


# ------------------------------------------------------------ tokens


def _tokens(state: FubarState, unit: Unit) -> list[TokenView]:
    if not unit.on_table():
        return []
    vehicle = unit.vehicle
    if vehicle is not None:
        return [_hull(state, unit, vehicle)]
    return [
        _figure(state, unit, figure, number) for number, figure in enumerate(unit.figures, 1) if figure.alive
    ]


def _figure(state: FubarState, unit: Unit, figure: Figure, number: int) -> TokenView:
    facing = 90.0 if figure.base.y > state.board.height / 2 else 270.0
    return {
        "id": figure.id,
        "unit": unit.id,
        "side": side_letter(unit.side),
        "shape": "figure",
        "x": figure.base.x,
        "y": figure.base.y,
        "facing": facing,
        "radius": figure.base.radius,
        "art": figure_art(figure),
        "badges": badges_of((("pinned", figure.pinned), ("leader", figure.leader)), BADGE),
        "lying": figure.pinned,
        "leader": figure.leader,
        "acted": unit.tried,
        "name": words("fubar-figure", {"unit": unit.name, "n": number}),
    }


def _hull(state: FubarState, unit: Unit, vehicle: Vehicle) -> TokenView:
    return {
        "id": unit.id,
        "unit": unit.id,
        "side": side_letter(unit.side),
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
        "acted": unit.tried,
        "name": name_of(unit.name, NAMED),
    }


def _captive(state: FubarState) -> list[TokenView]:
    captive = state.captive
    if captive is None or captive.escaped:
        return []
    return [
        {
            "id": captive.id,
            "unit": captive.taken_by,
            "side": side_letter(state.unit(captive.taken_by).side) if captive.taken_by else "",
            "shape": "marker",
            "x": captive.base.x,
            "y": captive.base.y,
            "facing": 0.0,
            "radius": captive.base.radius,
            "art": {"body": "light", "weapon": "none"},
            "badges": [_badge("captive")],
            "lying": False,
            "leader": False,
            "acted": False,
            "name": words("fubar-captive"),
        }
    ]
