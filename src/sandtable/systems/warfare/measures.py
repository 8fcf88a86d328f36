"""What tells who is ahead in Warfare: points, strength, places, time on the track, supports, fire, ways out."""

from __future__ import annotations

from math import exp
from typing import Final

from sandtable.core.measures import Measures
from sandtable.hexmap import OFF
from sandtable.systems.warfare.advice import attacks_of
from sandtable.systems.warfare.book.profiles import BOXES
from sandtable.systems.warfare.harm.victory import hexes_of_line, team_points
from sandtable.systems.warfare.state.state import SHAKEN, STEADY, Unit, WarfareState

NAMES: Final[tuple[str, ...]] = (
    "points", "strength", "shaken", "suppressed", "damage", "watching", "time", "places", "near", "way", "supports",
    "fire",
)  # fmt: skip
"""Points of the sheet; what is left of the force, how much of it is shaken, suppressed, damaged, on overwatch; how much
of the turn a team has left; places that matter that it stands in or controls, and how near it is to them; how near to
its exits; supports not yet used; units that have somebody to attack."""
TEAMS: Final = 2
TIE: Final = 0.5  # points that are worth as much as to win on equal ones
TEN: Final = 10.0  # points of a force
FAR: Final = 3.0  # hexes over which nearness fades


def measures_of(state: WarfareState) -> Measures:
    """A row for each team."""
    turns = max(state.scenario.turns, 1)
    levels = [min(max(level, 0), BOXES) / BOXES for level in state.levels]
    left = min(max((turns - state.turn + sum(levels) / len(levels)) / turns, 0.0), 1.0)
    rows = [[0.0] * len(NAMES) for _ in range(TEAMS)]
    for team, points in enumerate(team_points(state)):
        rows[team][0] = float(points) + (TIE if team == state.scenario.tie else 0.0)
    for side, level in enumerate(levels):
        rows[state.team(side)][6] += level
    for support in state.supports:
        if not support.gone:
            rows[state.team(support.side)][10] += 1.0
    _units(state, rows)
    return Measures(NAMES, rows, left, [state.team(side) for side in range(state.sides)])


def _units(state: WarfareState, rows: list[list[float]]) -> None:
    """What is left of the forces, and where it stands."""
    places = places_that_matter(state)
    nearest = [[99] * len(places) for _ in range(TEAMS)]
    for unit in state.units:
        if not unit.gone:
            team = state.team(unit.side)
            _strength(state, unit, rows[team])
            if unit.hex != OFF:
                _nearness(state, unit, places, nearest[team], rows[team])
    for team, row in enumerate(rows):
        row[7] += float(nearest[team].count(0) + state.control.count(team))
        row[8] = sum(exp(-away / FAR) for away in nearest[team])


def places_that_matter(state: WarfareState) -> list[int]:
    """The objectives, the hexes that are controlled, and those that a line of the sheet names."""
    places: list[int] = []
    for hex in [*state.scenario.objectives, *state.scenario.control_hexes]:
        if hex not in places:
            places.append(hex)
    for line in state.scenario.victory:
        for hex in hexes_of_line(state, line):
            if hex not in places and hex != OFF:
                places.append(hex)
    return places


def _strength(state: WarfareState, unit: Unit, row: list[float]) -> None:
    worth = unit.profile.points / TEN if unit.profile.points else 1.0
    row[1] += worth
    if unit.morale != STEADY:
        row[2 if unit.morale == SHAKEN else 3] -= worth
    row[4] -= worth * unit.damage
    row[5] += 1.0 if unit.overwatch else 0.0
    if unit.hex != OFF and attacks_of(state, unit):
        row[11] += worth


def _nearness(
    state: WarfareState, unit: Unit, places: list[int], nearest: list[int], row: list[float]
) -> None:
    grid = state.ground.grid
    for at, place in enumerate(places):
        away = grid.distance(unit.hex, place)
        if away < nearest[at]:
            nearest[at] = away
    exits = state.scenario.exits[state.team(unit.side)]
    if exits:
        row[9] += exp(-min(grid.distance(unit.hex, hex) for hex in exits) / (2.0 * FAR))
