"""What tells who is ahead in Fallout: points, strength, fire, boxes, the APC on its way."""

from __future__ import annotations

from math import exp, hypot
from typing import Final

from sandtable.core.measures import Measures
from sandtable.figures.zones import EAST, NORTH, SOUTH, WEST
from sandtable.systems.fallout.advice import Force, volley
from sandtable.systems.fallout.book.words import CONVOY, TREASURE_HUNT
from sandtable.systems.fallout.harm.victory import DRAW, LOCKED, standing, worth
from sandtable.systems.fallout.state.convoy import convoy_side, the_apc
from sandtable.systems.fallout.state.state import FalloutState, Unit

NAMES: Final[tuple[str, ...]] = (
    "points",
    "lead",
    "strength",
    "health",
    "able",
    "ready",
    "watching",
    "broken",
    "fire",
    "boxes",
    "way",
)
"""The score in hundreds, or in boxes; the lead in what decides; what is left of the army, how healthy and able it is;
who has not acted, who is on overwatch, who has fled; harm to be expected; how near one is to closed boxes; how far the
APC has come, or has not."""
HUNDRED: Final = 100.0
FAR: Final = 12.0  # inches


def measures_of(state: FalloutState) -> Measures:
    """A row for each side."""
    turns = max(state.scenario.turns, 1)
    left = min(max(turns - state.turn + 1, 0) / turns, 1.0)
    rows = [[0.0] * len(NAMES) for _ in range(state.sides)]
    _score(state, rows)
    forces: list[Force] = []
    for unit in state.units:
        if 0 <= unit.side < state.sides and not unit.gone:
            _strength(unit, rows[unit.side])
        if unit.on_table():
            forces.append(Force(state, unit))
    _fire(state, rows, forces)
    _boxes(state, rows, forces)
    _way(state, rows)
    return Measures(NAMES, rows, left)


def _score(state: FalloutState, rows: list[list[float]]) -> None:
    points = standing(state)
    few = state.scenario.victory in (TREASURE_HUNT, CONVOY)
    for side, row in enumerate(rows):
        rest = max((points[other] for other in range(state.sides) if other != side), default=0.0)
        row[0] = points[side] if few else points[side] / HUNDRED
        lead = (points[side] - rest) / (1.0 if few else DRAW)
        row[1] = min(max(lead, -2.0), 2.0) / 2.0


def _strength(unit: Unit, row: list[float]) -> None:
    value = worth(unit) / HUNDRED
    present = unit.present()
    row[2] += value
    if present:
        health = sum(max(figure.hp, 0) / max(figure.hp_max, 1) for figure in present) / len(present)
        row[3] += value * health
        row[4] += value * len(unit.able()) / len(present)
    row[5] += 0.0 if unit.token else value
    row[6] += 1.0 if unit.overwatch else 0.0
    row[7] -= 1.0 if unit.broken else 0.0


def _fire(state: FalloutState, rows: list[list[float]], forces: list[Force]) -> None:
    """Points that an attack on the nearest enemy is likely to take from where everybody stands, walls left out."""
    for force in forces:
        side = force.unit.side
        if not 0 <= side < state.sides or not force.fighters:
            continue
        nearest: Force | None = None
        least = (force.reach + force.radius) ** 2
        for enemy in forces:
            if enemy.unit.side != side:
                away = (enemy.x - force.x) ** 2 + (enemy.y - force.y) ** 2
                if away < least:
                    nearest, least = enemy, away
        if nearest is not None:
            rows[side][8] += volley(force, nearest, 0.0, 0.0, 0, ranged=True) / HUNDRED


def _boxes(state: FalloutState, rows: list[list[float]], forces: list[Force]) -> None:
    far = FAR * state.lengths.inch
    for chest in state.chests:
        if chest.opened_by == LOCKED:
            for force in forces:
                if 0 <= force.unit.side < state.sides:
                    rows[force.unit.side][9] += exp(-hypot(force.x - chest.x, force.y - chest.y) / far)


def _way(state: FalloutState, rows: list[list[float]]) -> None:
    """Convoy!: how far the APC has come towards where it is to leave, with what damage; for the raiders, has not."""
    side = convoy_side(state)
    apc = the_apc(state)
    vehicle = apc.vehicle if apc is not None else None
    if side < 0 or apc is None or vehicle is None or apc.gone:
        return
    sound = 1.0 - min(vehicle.damage / max(vehicle.profile.hp_destroyed, 1), 1.0)
    come = 0.0
    if apc.on_table():
        x, y = vehicle.hull.x / state.board.width, vehicle.hull.y / state.board.height
        edges = {WEST: 1.0 - x, EAST: x, NORTH: 1.0 - y, SOUTH: y}
        come = max((edges[edge] for edge in state.exits[side]), default=0.0)
    rows[side][10] = come + sound
    for other in range(state.sides):
        if other != side:
            rows[other][10] = 2.0 - come - sound
