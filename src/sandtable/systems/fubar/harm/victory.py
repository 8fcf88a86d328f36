"""Objectives, scoring, breaking, and how a game ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.event import Event
from sandtable.core.state import Result, ScoreLine
from sandtable.core.wire import Json, Message
from sandtable.systems.fubar.book import words
from sandtable.systems.fubar.book.scenarios import Objective, Score
from sandtable.systems.fubar.ground.placing import place_unit
from sandtable.systems.fubar.harm.returning import due_back, restore
from sandtable.systems.fubar.state.combats import fighting
from sandtable.systems.fubar.state.identities import DEPLOYING, OVER
from sandtable.systems.fubar.state.seen import secret
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import Base, distance_to_point

BY_TURNS: Final = (words.HELD_EACH_TURN, words.UNITS_EACH_TURN)
SCORE_RULES: Final = {
    words.LOSSES: "fubar.victory.losses",
    words.HELD_EACH_TURN: "fubar.scenario.objective",
}
BREAK: Final = "fubar.victory.break"
VEHICLE_WEIGHT: Final = 2  # fubar.scenario.objective: a vehicle counts as 2


async def end_of_turn(state: FubarState) -> None:
    """fubar.turn.close_first: the scenario's checks at the end of a turn, and those at the start of the next."""
    score_turn(state)
    if state.turn >= state.scenario.turns:
        finish_on_points(state, "fubar.victory.points")
        return
    await returns(state)


def score_turn(state: FubarState) -> None:
    """What the scenario gives at the end of every turn."""
    for score in state.scenario.scores:
        if state.turn < score.from_turn:
            continue
        if score.kind == words.HELD_EACH_TURN:
            _score_held(state, score)
        elif score.kind == words.UNITS_EACH_TURN:
            alive = sum(1 for unit in state.of_side(score.side) if unit.deployed)
            _give(state, score.side, score.points * alive, score.kind, "fubar.victory.points")


def _score_held(state: FubarState, score: Score) -> None:
    for objective in state.scenario.objectives:
        holder = holder_of(state, objective)
        if holder >= 0:
            _give(state, holder, score.points, score.kind, "fubar.scenario.objective", objective.name)


def _give(state: FubarState, side: int, points: float, kind: str, why: str, where: Json = None) -> None:
    if not points:
        return
    state.scores[side] += points
    values: dict[str, Json] = {"side": state.called(side), "points": points, "kind": kind}
    if where is not None:
        values["where"] = where
        state.tell("fubar-event-holds", values, [why], side)
    else:
        state.tell("fubar-event-scores", values, [why], side)


# ------------------------------------------------------------ objectives


def holder_of(state: FubarState, objective: Objective) -> int:
    """fubar.scenario.objective: the side with more unpinned figures near; -1 when nobody has more.

    Whoever is still hidden holds nothing.
    """
    counts = [0] * state.sides
    for unit in state.units:
        weight = _weight_near(state, unit, objective) if unit.on_table() else 0
        if weight and not fighting(state, unit) and not secret(unit):  # most are far away
            counts[unit.side] += weight
    best = max(counts)
    if best == 0 or counts.count(best) > 1:
        return -1
    return counts.index(best)


def _weight_near(state: FubarState, unit: Unit, objective: Objective) -> int:
    """fubar.scenario.objective: its unpinned figures near the objective; a vehicle counts as 2."""
    vehicle = unit.vehicle
    if vehicle is not None:
        return VEHICLE_WEIGHT if _gap_to(state, vehicle.hull, objective) <= state.lengths.objective else 0
    if objective.piece:
        return _figures_near_piece(state, unit, objective)
    return _figures_near_point(state, unit, objective)


def _gap_to(state: FubarState, hull: Base, objective: Objective) -> float:
    """How far a vehicle is from an objective; no more than that, where it is not near it."""
    if objective.piece:
        return state.board.piece(objective.piece).distance_to(hull)
    across = abs(hull.x - objective.x) - hull.reach
    if across > state.lengths.objective:  # mostly it is far away, and how far does not matter
        return across
    return distance_to_point(hull, objective.x, objective.y)


def _figures_near_piece(state: FubarState, unit: Unit, objective: Objective) -> int:
    piece = state.board.piece(objective.piece)
    near = state.lengths.objective
    bases = [figure.base for figure in unit.figures if figure.alive and not figure.pinned]
    return sum(1 for base in bases if piece.distance_to(base) <= near)


def _figures_near_point(state: FubarState, unit: Unit, objective: Objective) -> int:
    near = state.lengths.objective
    x, y = objective.x, objective.y
    far = near + 2.0 * state.lengths.base_radius
    left, right, low, high = x - far, x + far, y - far, y + far
    count = 0
    for figure in unit.figures:
        base = figure.base
        if left < base.x < right and low < base.y < high and figure.alive and not figure.pinned:
            count += 1 if distance_to_point(base, x, y) <= near else 0
    return count


# ------------------------------------------------------------ points


def standing(state: FubarState) -> list[float]:
    """The points of every side if the game ended now."""
    points = state.scores[:]
    for score in state.scenario.scores:
        for side in range(state.sides):
            if score.side in (-1, side):
                points[side] += score.points * count_of(state, score, side)
    return points


Count = Callable[[FubarState, Score, int], int]
"""How often a line of the scoring pays a side."""


def count_of(state: FubarState, score: Score, side: int) -> int:
    """How often a line of the scoring pays a side that is reckoned at the end; 0 for lines paid turn by turn."""
    count = COUNTS.get(score.kind)
    return count(state, score, side) if count is not None else 0


def _enemies_destroyed(state: FubarState, score: Score, side: int) -> int:
    return sum(len(lost) for other, lost in enumerate(state.destroyed) if other != side)


def _objectives_held(state: FubarState, score: Score, side: int) -> int:
    return sum(1 for objective in state.scenario.objectives if holder_of(state, objective) == side)


def _objectives_kept(state: FubarState, score: Score, side: int) -> int:
    """Those that the other does not hold."""
    return sum(1 for objective in state.scenario.objectives if holder_of(state, objective) != score.against)


def _vehicles_off(state: FubarState, score: Score, side: int) -> int:
    """Own vehicles that left the table where they were to leave it."""
    exits = state.scenario.parts[side].exits
    return sum(1 for unit in state.units if unit.side == side and _has_left(unit, exits))


def _has_left(unit: Unit, exits: list[str]) -> bool:
    return unit.vehicle is not None and unit.left_by in exits


def _enemy_vehicles_destroyed(state: FubarState, score: Score, side: int) -> int:
    return sum(1 for unit in state.units if unit.side != side and _is_wreck(unit))


def _is_wreck(unit: Unit) -> bool:
    return unit.vehicle is not None and unit.gone and not unit.left_by


def _enemy_vehicles_immobile(state: FubarState, score: Score, side: int) -> int:
    return sum(1 for unit in state.units if unit.side != side and _stands_immobile(unit))


def _stands_immobile(unit: Unit) -> bool:
    return unit.vehicle is not None and unit.vehicle.immobile and not unit.gone


def _captive_out(state: FubarState, score: Score, side: int) -> int:
    return 1 if captive_out(state, side) else 0


def _captive_kept(state: FubarState, score: Score, side: int) -> int:
    return 0 if captive_out(state, score.against) else 1


def _no_enemy_left(state: FubarState, score: Score, side: int) -> int:
    return 0 if any(present(state, other) for other in range(state.sides) if other != side) else 1


COUNTS: Final[dict[str, Count]] = {
    words.LOSSES: _enemies_destroyed,
    words.HELD_AT_END: _objectives_held,
    words.KEPT_AT_END: _objectives_kept,
    words.VEHICLES_OFF: _vehicles_off,
    words.VEHICLES_DESTROYED: _enemy_vehicles_destroyed,
    words.VEHICLES_IMMOBILE_AT_END: _enemy_vehicles_immobile,
    words.CAPTIVE_OUT: _captive_out,
    words.CAPTIVE_KEPT: _captive_kept,
    words.NO_ENEMY_LEFT: _no_enemy_left,
}
"""What a line that is reckoned at the end counts."""


def captive_out(state: FubarState, side: int) -> bool:
    """Whether this side has brought the captive off the table."""
    captive = state.captive
    return captive is not None and captive.escaped and state.unit(captive.taken_by).side == side


# ------------------------------------------------------------ the end


def present(state: FubarState, side: int) -> bool:
    """Whether a side still has a figure or a working vehicle on the table."""
    return any(unit.side == side and unit.deployed and not unit.gone for unit in state.units)


def check_break(state: FubarState) -> bool:
    """fubar.victory.break: a side with nothing left on the table loses at once; True when the game is over.

    Units still due to return keep a side in the game. If some of a side's units left by an edge the scenario asks
    for, or if nobody is left at all, points decide.
    """
    if state.result is not None:
        return True
    if state.phase == DEPLOYING or state.options.get("without_break") is True:
        return False
    left = [side for side in range(state.sides) if present(state, side) or due_back(state, side)]
    if len(left) > 1:
        return False
    if not left or any(_went_out(state, side) for side in range(state.sides) if side not in left):
        finish_on_points(state, BREAK)
        return True
    finish(state, left[0], BREAK)
    return True


def _went_out(state: FubarState, side: int) -> bool:
    exits = state.scenario.parts[side].exits
    return any(unit.side == side and unit.left_by and unit.left_by in exits for unit in state.units)


def finish_on_points(state: FubarState, why: str) -> None:
    """fubar.victory.points: more points win, equal points are a draw."""
    points = standing(state)
    best = max(points)
    winner = points.index(best) if points.count(best) == 1 else -1
    finish(state, winner, why)


def finish(state: FubarState, winner: int, why: str) -> None:
    """The game is over; every line of the scoring that paid is told."""
    state.tell_all(lambda: _score_events(state))
    points = standing(state)
    alone = winner >= 0 and why == BREAK
    ending = "fubar-result-draw" if winner < 0 else "fubar-result-break" if alone else "fubar-result-points"
    state.result = Result(winner, points, why, Message(ending), score_lines(state))
    state.phase = OVER
    values: dict[str, Json] = {"points": [point for point in points], "turn": state.turn}
    if winner < 0:
        state.tell("fubar-event-draw", values, [why])
    else:
        values["side"] = state.called(winner)
        message = "fubar-event-won-break" if alone else "fubar-event-won"
        state.tell(message, values, [why], winner)


def score_lines(state: FubarState) -> list[ScoreLine]:
    """Who has how many points for what, side by side; their sum is the standing."""
    lines: list[ScoreLine] = []
    for side in range(state.sides):
        paid = state.scores[side]  # turn by turn; no scenario pays a side for two things that way
        for score in state.scenario.scores:
            if score.side not in (-1, side):
                continue
            if score.kind in BY_TURNS:
                if paid:
                    lines.append(_line(side, paid, score.kind, round(paid / score.points)))
                    paid = 0.0
                continue
            count = count_of(state, score, side)
            if count:
                lines.append(_line(side, float(score.points * count), score.kind, count))
        if paid:
            lines.append(_line(side, paid, "before", 1))  # a position may start with points
    return lines


def _line(side: int, points: float, kind: str, count: int) -> ScoreLine:
    message = Message("fubar-score-" + kind, {"count": count})
    return ScoreLine(side, points, message, SCORE_RULES.get(kind, "fubar.victory.points"))


def _score_events(state: FubarState) -> list[Event]:
    """One for every line reckoned at the end that paid a side."""
    events: list[Event] = []
    for score in state.scenario.scores:
        for side in range(state.sides):
            count = count_of(state, score, side) if score.side in (-1, side) else 0
            if count:
                points = score.points * count
                values: dict[str, Json] = {
                    "side": state.called(side),
                    "points": points,
                    "kind": score.kind,
                }
                why = SCORE_RULES.get(score.kind, "fubar.victory.points")
                events.append(Event("fubar-event-scores", values, [why], side))
    return events


# ------------------------------------------------------------ units that return


async def returns(state: FubarState) -> None:
    """Last Stand: destroyed infantry of the attacker comes back once, at full strength, where he deploys."""
    for side in range(state.sides):
        for unit in due_back(state, side):
            restore(unit)
            await place_unit(state, unit, "fubar.setup.deploy")
            values: dict[str, Json] = {"unit": unit.name}
            state.tell("fubar-event-returned", values, [BREAK], side, unit.id)
