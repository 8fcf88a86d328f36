"""What tells who is ahead in FUBAR: points, objectives, strength, fire, ways out."""

from __future__ import annotations

from math import exp, hypot
from typing import Final, final

from sandtable.core.measures import Measures
from sandtable.figures.zones import EAST, NORTH, SOUTH, WEST
from sandtable.systems.fubar.advice import (
    Aim,
    activation_chance,
    chance,
    expected_hits,
    longest_weapon,
    points_left,
    save_of_most,
    sees,
)
from sandtable.systems.fubar.advice import standing as where_it_stands
from sandtable.systems.fubar.book import words
from sandtable.systems.fubar.book.words import EXIT_FOR_CAPTIVE, EXIT_FOR_VEHICLES
from sandtable.systems.fubar.harm.victory import holder_of, standing
from sandtable.systems.fubar.state.seen import bases_of, secret
from sandtable.systems.fubar.state.state import FubarState, Unit

NAMES: Final[tuple[str, ...]] = (
    "points", "due", "held", "near", "strength", "steady", "ready", "watching", "units", "fire", "way", "captive",
)  # fmt: skip
"""Points now, and those that what is held would still bring; objectives held, strength about them; what is left of the
army, how much of it stands and obeys, who has not acted, who is On Guard, how many units; hits to be expected; how near
those are to the edge who are paid for leaving by it; the captive."""
HUNDRED: Final = 100.0  # points of an army list
FAR: Final = 10.0  # inches over which strength fades


@final
class Standing:
    """A unit that everybody may see, where it stands."""

    __slots__ = ("obeys", "reach", "stance", "unit", "worth", "x", "y")

    def __init__(self, unit: Unit, worth: float, obeys: float) -> None:
        self.unit = unit
        self.worth = worth
        self.obeys = obeys
        self.stance = where_it_stands(unit, 0)
        self.reach = longest_weapon(unit)
        self.x = self.stance.bases[0].x
        self.y = self.stance.bases[0].y


def measures_of(state: FubarState) -> Measures:
    """A row for each side."""
    turns = max(state.scenario.turns, 1)
    left = min(max(turns - state.turn + 1, 0) / turns, 1.0)
    rows = [[0.0] * len(NAMES) for _ in range(state.sides)]
    for side, points in enumerate(standing(state)):
        rows[side][0] = points
    seen: list[Standing] = []
    for unit in state.units:
        if not unit.gone:
            worth = points_left(state, unit) / HUNDRED
            obeys = activation_chance(state, unit)
            _strength(state, unit, rows[unit.side], worth, obeys)
            if unit.on_table() and not secret(unit) and bases_of(unit):
                seen.append(Standing(unit, worth, obeys))
    _objectives(state, rows, seen, left * turns)
    for one in seen:
        rows[one.unit.side][9] += _fire(state, one, seen)
    _captive(state, rows)
    return Measures(NAMES, rows, left)


def _strength(state: FubarState, unit: Unit, row: list[float], worth: float, obeys: float) -> None:
    living = unit.living()
    stand = len(unit.standing()) / len(living) if living else 1.0
    row[4] += worth
    row[5] += worth * stand * obeys
    row[6] += 0.0 if unit.tried else worth * obeys
    row[7] += 1.0 if unit.guard and not unit.reacted else 0.0
    row[8] += 1.0
    part = state.scenario.parts[unit.side]
    vehicle = unit.vehicle
    if part.exits and unit.on_table() and (vehicle is not None) == (part.exits_for == EXIT_FOR_VEHICLES):
        moves = vehicle is None or not vehicle.immobile
        row[10] += (1.0 - _gap(state, unit, part.exits)) * (1.0 if moves else 0.1)


def _gap(state: FubarState, unit: Unit, edges: list[str]) -> float:
    """How far a unit is from the nearest of some edges, as a share of the table."""
    bases = bases_of(unit)
    if not bases:
        return 1.0
    x, y = bases[0].x / state.board.width, bases[0].y / state.board.height
    gaps = {WEST: x, EAST: 1.0 - x, NORTH: y, SOUTH: 1.0 - y}
    return min((gaps[edge] for edge in edges), default=1.0)


def _objectives(state: FubarState, rows: list[list[float]], seen: list[Standing], turns: float) -> None:
    paid = sum(score.points for score in state.scenario.scores if score.kind == words.HELD_EACH_TURN)
    far = FAR * state.lengths.inch
    for objective in state.scenario.objectives:
        holder = holder_of(state, objective)
        if holder >= 0:
            rows[holder][1] += paid * turns
            rows[holder][2] += 1.0
        for one in seen:
            away = hypot(one.x - objective.x, one.y - objective.y)
            rows[one.unit.side][3] += one.worth * exp(-away / far)


def _fire(state: FubarState, one: Standing, seen: list[Standing]) -> float:
    """Unsaved hits to be expected of a shot at the nearest enemy in sight, if the unit obeys."""
    side = one.unit.side
    near: list[tuple[float, int]] = []
    for at, other in enumerate(seen):
        if other.unit.side != side:
            away = hypot(one.x - other.x, one.y - other.y)
            if away <= one.reach:
                near.append((away, at))
    near.sort()
    for away, at in near:
        other = seen[at]
        if sees(state, one.stance, other.stance):
            return _hurt(state, one, other, away) * one.obeys
    return 0.0


def _hurt(state: FubarState, one: Standing, other: Standing, away: float) -> float:
    vehicle = other.unit.vehicle
    armoured = vehicle is not None and vehicle.profile.armour.armoured
    aim = Aim(away, other.stance.cover_from(state, one.stance), armoured=armoured, bonus=0, moving=False)
    save = save_of_most(state, other.unit)
    return expected_hits(state, one.unit, aim) * (1.0 - (chance(save) if save else 0.0))


def _captive(state: FubarState, rows: list[list[float]]) -> None:
    captive = state.captive
    if captive is None:
        return
    for side, row in enumerate(rows):
        if state.scenario.parts[side].exits_for != EXIT_FOR_CAPTIVE:
            continue
        if captive.taken_by:
            carrier = state.unit(captive.taken_by)
            if carrier.side == side:
                row[11] += 2.0 - _gap(state, carrier, state.scenario.parts[side].exits)
            continue
        gaps = [
            hypot(base.x - captive.base.x, base.y - captive.base.y)
            for unit in state.of_side(side)
            if unit.on_table()
            for base in bases_of(unit)[:1]
        ]
        row[11] += exp(-min(gaps, default=99.0) / (FAR * state.lengths.inch))
