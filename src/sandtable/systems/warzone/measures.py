"""What tells who is ahead in Warzone: points, strength, nerve, cards, markers, crates, the relay, ways out, fire."""

from __future__ import annotations

from math import exp
from typing import Final

from sandtable.core.measures import Measures
from sandtable.systems.warzone.advice import (
    breaks_out,
    exits,
    home_strip,
    inches_between,
    loose_crates,
    relay,
    relay_place,
)
from sandtable.systems.warzone.book.profiles import HULL
from sandtable.systems.warzone.book.words import WARLORD
from sandtable.systems.warzone.harm.missions import controller
from sandtable.systems.warzone.harm.victory import standing
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState

NAMES: Final[tuple[str, ...]] = (
    "points", "strength", "squads", "warlord", "broken", "ready", "cards", "hand", "markers", "near", "crates",
    "relay", "way", "fire", "reserve",
)  # fmt: skip
"""Points now; what is left of the army and its squads, the Warlord, squads that have lost their nerve, those that have
not acted; Resource cards, cards in hand; markers controlled and strength about them; crates carried, and the way to
loose ones; the relay; models that have left and the way of the others; shots within reach; squads still to come."""
HUNDRED: Final = 100.0  # points of an army list
TEN: Final = 10.0  # shots
FARTHEST: Final = 1e6  # of all squares of distances
FAR: Final = 9.0  # inches over which strength fades


def measures_of(state: WarzoneState) -> Measures:
    """A row for each side."""
    turns = max(state.mission.turns, 1)
    left = min(max(turns - state.turn + 1, 0) / turns, 1.0)
    rows = [[0.0] * len(NAMES) for _ in state.sides]
    for side, points in enumerate(standing(state)):
        row = rows[side]
        row[0] = points
        row[6] = float(state.sides[side].ready)
        row[7] = float(len(state.sides[side].hand))
        _squads(state, side, row)
        _places(state, side, row)
        row[13] = _fire(state, side)
    for objective in state.objectives:
        holder = controller(state, objective)
        if holder >= 0:
            rows[holder][8] += 1.0
    return Measures(NAMES, rows, left)


def _squads(state: WarzoneState, side: int, row: list[float]) -> None:
    for squad in state.of_side(side):
        worth = sum(_worth(model) for model in squad.models if model.alive)
        row[1] += worth
        row[2] += 1.0
        row[3] += 1.0 if squad.role == WARLORD else 0.0
        row[4] -= worth if squad.broken() else 0.0
        row[5] += 0.0 if squad.activated else worth
        row[14] += 1.0 if squad.reserve else 0.0


def _worth(model: Model) -> float:
    """What is left of a model, in hundreds of points."""
    profile = model.profile
    if profile.vehicle:
        whole = profile.locations[HULL].sp
        share = model.sp[HULL] / max(whole, 1)
    else:
        share = 0.5 + 0.5 * model.wounds / max(profile.w, 1)
    return profile.points / max(profile.squad_min, 1) / HUNDRED * share


def _places(state: WarzoneState, side: int, row: list[float]) -> None:
    """How near the models are to what the mission pays for."""
    structure = relay(state, side)
    spot = relay_place(state) if structure is not None else None
    if structure is not None:
        row[11] += 2.0 - 2.0 * structure.sp / max(structure.whole, 1)
    ways = exits(state, side) if breaks_out(state, side) else []
    crates = loose_crates(state)
    home = home_strip(state, side)
    markers = [(objective.x, objective.y) for objective in state.objectives]
    for model in state.field(side):
        x, y = model.base.x, model.base.y
        worth = _worth(model)
        row[9] += sum(worth * exp(-inches_between(x, y, mx, my) / FAR) for mx, my in markers)
        if crates:
            row[10] += worth * exp(-min(inches_between(x, y, cx, cy) for cx, cy in crates) / FAR)
        if model.carrying and home is not None:
            row[10] += 1.0 + exp(-min(abs(y - home[0]), abs(y - home[1])) / FAR)
        if spot is not None:
            row[11] += worth * exp(-inches_between(x, y, spot[0], spot[1]) / FAR)
        if ways:
            row[12] += 0.1 * exp(-min(inches_between(x, y, wx, wy) for wx, wy in ways) / FAR)


def _fire(state: WarzoneState, side: int) -> float:
    """Shots of everybody whose weapon reaches the enemy nearest to him, sight and cover left out."""
    foes = [(foe.base.x, foe.base.y) for foe in state.field(state.rival(side))]
    total = 0.0
    for model in state.field(side):
        x, y = model.base.x, model.base.y
        nearest = FARTHEST
        for fx, fy in foes:
            away = (fx - x) * (fx - x) + (fy - y) * (fy - y)
            if away < nearest:
                nearest = away
        most = 0
        for weapon in model.weapons:
            if weapon.rate > most and weapon.reach * weapon.reach >= nearest:
                most = weapon.rate
        total += float(most)
    return total / TEN
