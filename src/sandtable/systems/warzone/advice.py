"""Estimates for bots: what attacks are likely to bring, quickly. What a player is shown is `forecast`, not this.

What a die needs comes from the rules; the rest is a rule of thumb. Dice are weighed one by one, so what is wasted on
the dead, Heal, Guarded comrades and vehicles that blow up are left out; a vehicle's places count alike, and a fixed
share of what it loses is put down to its hull. Harm is a share of the target: 1 is a model killed, a hull or a
structure destroyed. Nothing here rolls or changes anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from sandtable.core.wire import Json, point_of, table_of
from sandtable.figures.zones import EAST, NORTH, SOUTH, WEST
from sandtable.systems.warzone.attack.blow_numbers import Blow, close_weapon, rate_of_attack
from sandtable.systems.warzone.attack.priority import obeys
from sandtable.systems.warzone.attack.shot_numbers import can_be_primary, guns, reach_of, why_not_fire_again
from sandtable.systems.warzone.attack.to_hit import AIM, blow_need, hits_by_itself, shot_need
from sandtable.systems.warzone.book.profiles import HULL, Power, Weapon
from sandtable.systems.warzone.book.words import (
    BOON_AVV,
    BOON_RANGED_AVV,
    BREAKOUT,
    DARK_LEGION,
    PIERCING,
    PSYCHIC,
    SABOTAGE,
    SKILL_FRENZY,
)
from sandtable.systems.warzone.cards.menus import model_extras
from sandtable.systems.warzone.cards.psychic import CAST
from sandtable.systems.warzone.ground.space import engaged
from sandtable.systems.warzone.ground.terrain import height_at
from sandtable.systems.warzone.harm.falls import FALL_ST, VEHICLE_AVV, fall_inches
from sandtable.systems.warzone.harm.missions import RELAY, far_edges
from sandtable.systems.warzone.harm.nerve import wp_of
from sandtable.systems.warzone.harm.saves import armour_need
from sandtable.systems.warzone.harm.structures import structure_need
from sandtable.systems.warzone.harm.vehicle_damage import location_need
from sandtable.systems.warzone.move.coherency import radius_of
from sandtable.systems.warzone.move.destinations import Wishes
from sandtable.systems.warzone.move.movement import MoveQuestion
from sandtable.systems.warzone.move.planning import MOVE as WALKING
from sandtable.systems.warzone.move.planning import RUN as RUNNING
from sandtable.systems.warzone.state.dice import chance
from sandtable.systems.warzone.state.pieces import Model, Structure
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import bonus
from sandtable.systems.warzone.turn.actions import ALL, why_not_act
from sandtable.table import Point

POWER: Final = 0.05  # the chance of a natural 1
SEEN: Final = 60.0  # inches within which an enemy is looked at
START_ROWS: Final = 3
START_COLUMNS: Final = 9
BESIDE: Final = 1.5  # inches from a piece of terrain that counts as beside it
NOT_BOUND: Final = -1000.0
HULL_SHARE: Final = 0.45  # guessed: how much of the damage to a vehicle goes to its hull, overflow included


def armed(model: Model) -> list[Weapon]:
    """The ranged weapons that may still fire in this activation."""
    return [weapon for weapon in guns(model) if not why_not_fire_again(model, weapon)]


def harm(
    state: WarzoneState, target: Model, hit: float, st: int, damage: str, avv: int, critical: int
) -> float:
    """The share of a target that one die is likely to take: `hit` is the chance that it strikes at all."""
    certain = min(POWER, hit)
    if target.profile.vehicle:
        places = range(len(target.profile.locations))
        failed = sum(1.0 - chance(location_need(target, place, avv).need()) for place in places) / len(places)
        lost = (certain + (hit - certain) * failed) * critical
        return lost * HULL_SHARE / max(target.sp[HULL], 1)
    failed = 1.0 - chance(armour_need(state, target, st, damage).need())
    lost = (certain + (hit - certain) * failed) * critical
    return min(lost / max(target.wounds, 1), 1.0)


def shot_harm(
    state: WarzoneState, model: Model, weapon: Weapon, target: Model, aimed: bool = False, rapid: bool = False
) -> float:
    """What shooting all dice of a weapon at one target is likely to take; 0 when it cannot be the target."""
    if not can_be_primary(state, model, target, reach_of(weapon, rapid)):
        return 0.0
    dice = weapon.rate + model.rate + (1 if rapid else 0)
    avv = weapon.avv + bonus(state, model, BOON_AVV) + bonus(state, model, BOON_RANGED_AVV)
    plain = chance(shot_need(state, model, target, rapid=rapid).need())
    each = harm(state, target, plain, weapon.st, weapon.damage, avv, weapon.critical)
    total = each * dice
    if aimed:
        better = chance(shot_need(state, model, target, aimed=True, rapid=rapid).need())
        total += harm(state, target, better, weapon.st + AIM, weapon.damage, avv, weapon.critical) - each
    return min(total, 1.0)


def freely(state: WarzoneState, model: Model, target: Model) -> bool:
    """warzone.priority.twelve: whether the target may be shot at without a test."""
    return obeys(state, model, target)


def blow_harm(state: WarzoneState, model: Model, target: Model, charging: bool) -> float:
    """What one Close Combat action is likely to take from a target."""
    weapon = close_weapon(state, model)
    dice = rate_of_attack(state, model, weapon)
    if charging and SKILL_FRENZY in model.profile.skills and not model.charged:
        dice += 1
    hit = 1.0 if hits_by_itself(state, target) else chance(blow_need(state, model, target).need())
    plain = Blow(state, model, weapon, False)
    each = harm(state, target, hit, plain.st, plain.damage, plain.avv, plain.critical)
    total = each * dice
    if charging:
        first = Blow(state, model, weapon, True)
        total += harm(state, target, hit, first.st, first.damage, first.avv, first.critical) - each
    return min(total, 1.0)


def structure_harm(state: WarzoneState, model: Model, weapon: Weapon, structure: Structure) -> float:
    """The share of a structure that one attack on it is likely to take; every shot or blow forces an AV test."""
    avv = weapon.avv + bonus(state, model, BOON_AVV)
    if weapon.ranged:
        avv += bonus(state, model, BOON_RANGED_AVV)
    failed = 1.0 - chance(structure_need(structure, avv).need())
    return min((weapon.rate + model.rate) * failed * weapon.critical / max(structure.sp, 1), 1.0)


def power_harm(state: WarzoneState, model: Model, power: Power, target: Model) -> float:
    """What a shooting power is likely to take from a target: cast by a WP test, then saved like any hit."""
    works = chance(wp_of(model, CAST).need())
    st = power.st_legion if power.st_legion and target.profile.faction == DARK_LEGION else power.st
    return harm(state, target, works, st, PSYCHIC, power.avv, 1)


# ------------------------------------------------------------ what a model may do


def actions_open(state: WarzoneState, model: Model) -> list[str]:
    """The actions a model may take now, and what cards and missions add to them."""
    fighting = engaged(state, model)
    actions = [id for id in ALL if not why_not_act(state, model, id, fighting)]
    return actions + model_extras(state, model)


def places_worth(state: WarzoneState, model: Model, reach: float) -> list[Point]:
    """Where the rules think that a model may want to go, within so many inches; unchecked."""
    wishes = Wishes(state, model, reach)
    places: list[Point] = []
    for number in range(wishes.count()):
        point = point_of(table_of(table_of(wishes.nth(number)).get("to")).get(model.id))
        if point is not None:
            places.append(point)
    return places


def gets_to(state: WarzoneState, model: Model, place: Point, runs: bool) -> bool:
    """Whether a model may move, or run, to a place from where it stands."""
    answer: Json = {"to": {model.id: [round(place[0], 2), round(place[1], 2)]}}
    return not MoveQuestion(state, model, RUNNING if runs else WALKING).check(answer)


# ------------------------------------------------------------ models thought to be otherwise


def thought_at(state: WarzoneState, model: Model, x: float, y: float) -> Model:
    """The model as it would stand elsewhere, looking at the enemy nearest to it there."""
    ghost = model.clone()
    ghost.base = model.base.at(x, y)
    near = enemies_near(state, model.side, x, y, SEEN)[:1]
    if near:
        dx, dy = near[0].base.x - x, near[0].base.y - y
        apart = hypot(dx, dy)
        if apart > 0.0:
            ghost.ux, ghost.uy = dx / apart, dy / apart  # by the unit vector alone: thoughts need no degrees
    return ghost


def thought_fresh(model: Model) -> Model:
    """The model as it would begin its activation: it has not shot yet."""
    ghost = model.clone()
    ghost.shot = []
    return ghost


# ------------------------------------------------------------ places


def inches_between(ax: float, ay: float, bx: float, by: float) -> float:
    """How far two points lie apart."""
    return hypot(bx - ax, by - ay)


def enemies_near(state: WarzoneState, side: int, x: float, y: float, most: float) -> list[Model]:
    """The enemies of a side whose bases lie within so many inches of a point, the nearest first."""
    ranked: list[tuple[float, int, Model]] = []
    for at, foe in enumerate(state.field(state.rival(side))):
        apart = inches_between(foe.base.x, foe.base.y, x, y)
        if apart <= most + foe.base.radius:
            ranked.append((apart, at, foe))
    ranked.sort(key=lambda entry: (entry[0], entry[1]))
    return [foe for _, _, foe in ranked]


def middle_of(models: Sequence[Model]) -> Point:
    """The middle of some models."""
    x = sum(model.base.x for model in models) / len(models)
    y = sum(model.base.y for model in models) / len(models)
    return x, y


def point_towards(x: float, y: float, goal: Point, reach: float) -> Point:
    """The point so many inches nearer to another, or that one where it is no further."""
    far = inches_between(x, y, goal[0], goal[1])
    if far <= reach or far == 0.0:
        return goal
    return x + (goal[0] - x) * reach / far, y + (goal[1] - y) * reach / far


def beyond_coherency(state: WarzoneState, model: Model, x: float, y: float) -> float:
    """How many inches outside its commander's radius a model would stand; below 0 inside it.

    -1000 where there is no commander to stay by, or it is the commander.
    """
    squad = state.squad_of(model)
    leader = squad.leader()
    if leader is None or leader is model:
        return NOT_BOUND
    apart = inches_between(leader.base.x, leader.base.y, x, y) - leader.base.radius - model.base.radius
    return apart - radius_of(state, squad)


def home_strip(state: WarzoneState, side: int) -> tuple[float, float] | None:
    """From where to where, across the table, the zone lies into which a side brings its crates; None without one."""
    zone = state.zones[side]
    return (zone.bottom, zone.top) if zone is not None else None


def covered_towards(state: WarzoneState, x: float, y: float, foe: Model) -> bool:
    """Whether something that gives cover lies beside a point, on the side of an enemy."""
    return covered_from(state, x, y, foe.base.x, foe.base.y)


def covered_from(state: WarzoneState, x: float, y: float, fx: float, fy: float) -> bool:
    """Whether something that gives cover lies beside a point, on the side of another."""
    dx, dy = fx - x, fy - y
    kinds = state.catalogue.terrain
    for piece in state.board.pieces:
        if piece.left - BESIDE < x < piece.right + BESIDE and piece.bottom - BESIDE < y < piece.top + BESIDE:
            mx, my = (piece.left + piece.right) / 2.0 - x, (piece.bottom + piece.top) / 2.0 - y
            if kinds[piece.kind].cover and mx * dx + my * dy > 0.0:
                return True
    return False


def fall_to(state: WarzoneState, model: Model, x: float, y: float) -> int:
    """How many inches count as a fall when a model steps down to a point; 0 where it lands on its feet."""
    return max(fall_inches(state, model, model.altitude - height_at(state, x, y), True), 0)


def fall_harm(state: WarzoneState, model: Model, inches: int) -> float:
    """warzone.fall.strength: the share of a model that a fall is likely to take."""
    return harm(state, model, 1.0, inches + FALL_ST, PIERCING, VEHICLE_AVV, 1) if inches > 0 else 0.0


def places_to_start(state: WarzoneState, side: int) -> list[Point]:
    """Places to set up at: all over a side's zone, and behind what gives cover in it."""
    zone = state.zones[side]
    if zone is None:
        return []
    points: list[Point] = []
    for row in range(START_ROWS):
        for column in range(START_COLUMNS):
            x = zone.left + (zone.right - zone.left) * (column + 0.5) / START_COLUMNS
            y = zone.bottom + (zone.top - zone.bottom) * (row + 0.5) / START_ROWS
            points.append((x, y))
    middle = state.board.height / 2.0
    for piece in state.board.pieces:
        if state.catalogue.terrain[piece.kind].cover:
            behind = piece.bottom - BESIDE if zone.bottom + zone.top < 2.0 * middle else piece.top + BESIDE
            points.append(((piece.left + piece.right) / 2.0, behind))
    return [(x, y) for x, y in points if zone.left < x < zone.right and zone.bottom < y < zone.top]


# ------------------------------------------------------------ what the mission is about


def breaks_out(state: WarzoneState, side: int) -> bool:
    """Breakout: whether a side is paid for leaving the table."""
    return state.mission.has(BREAKOUT) and state.attacker == side


def exits(state: WarzoneState, side: int) -> list[Point]:
    """Breakout: points along the edges a side may leave by."""
    edges = far_edges(state, side)
    width, height = state.board.width, state.board.height
    points: list[Point] = []
    for share in (0.2, 0.4, 0.6, 0.8):
        if EAST in edges or WEST in edges:
            points.append((width if EAST in edges else 0.0, height * share))
        if NORTH in edges or SOUTH in edges:
            points.append((width * share, height if NORTH in edges else 0.0))
    return points


def loose_crates(state: WarzoneState) -> list[Point]:
    """Corporate Harvest: where crates lie that nobody carries or has brought home."""
    return [(crate.x, crate.y) for crate in state.crates if crate.taken < 0 and not crate.carrier]


def relay(state: WarzoneState, side: int) -> Structure | None:
    """Break the Relay: the structure a side is paid for; None when it is not, or it is down."""
    if not state.mission.has(SABOTAGE) or state.attacker != side:
        return None
    return state.structure(RELAY)


def relay_place(state: WarzoneState) -> Point:
    """The middle of the relay."""
    piece = state.board.piece(RELAY)
    return (piece.left + piece.right) / 2.0, (piece.bottom + piece.top) / 2.0


def relay_harm(state: WarzoneState, model: Model, close: bool) -> float:
    """The share of the relay that the best weapon in reach of it is likely to take, by blows or by shots."""
    structure = state.structure(RELAY)
    if structure is None:
        return 0.0
    gap = state.board.piece(RELAY).distance_to(model.base)
    weapons = [weapon for weapon in model.weapons if not weapon.ranged] if close else armed(model)
    best = 0.0
    for weapon in weapons:
        if gap <= (model.profile.reach if close else weapon.reach):
            best = max(best, structure_harm(state, model, weapon, structure))
    return best
