"""How a battle ends (4.9), and how each scenario scores it."""

from __future__ import annotations

from typing import Final

from sandtable.core.state import Result, ScoreLine
from sandtable.core.wire import Json, Message
from sandtable.systems.fallout.book.words import CONVOY, PILOTING, TREASURE_HUNT, WILD_AMERICA
from sandtable.systems.fallout.state.convoy import convoy_side, the_apc
from sandtable.systems.fallout.state.identities import PHASE_OVER
from sandtable.systems.fallout.state.state import FalloutState, Unit

DRAW: Final = 10.0  # fallout.victory.draw: a lead of this much or less decides nothing
LOCKED: Final = -2


# ------------------------------------------------------------ who is left


def living(state: FalloutState, side: int) -> bool:
    """Whether a side has a living figure on the table, aboard, or still to enter; empty vehicles do not count."""
    for unit in state.units:
        if unit.side == side:
            for figure in unit.figures:
                if figure.alive and not figure.left:
                    return True
    return False


def conscious(state: FalloutState, side: int) -> bool:
    """Whether anybody of a side could still act or heal."""
    return any(figure.conscious() for unit in state.units if unit.side == side for figure in unit.figures)


def destroyed(state: FalloutState, side: int, environment: bool) -> bool:
    """fallout.victory.destroyed: nobody alive on the table, or after an environmental phase nobody conscious."""
    if not living(state, side):
        return True
    return environment and not conscious(state, side)


def has_left(state: FalloutState, side: int) -> bool:
    """Whether a side is off the table and some of it went by itself."""
    gone = [figure for unit in state.units if unit.side == side for figure in unit.figures]
    return not living(state, side) and any(figure.left and figure.alive for figure in gone)


# ------------------------------------------------------------ the end


def check_end(state: FalloutState, environment: bool) -> None:
    """fallout.victory.when: sets the result as soon as the scenario's end condition is met.

    fallout.s1.end, fallout.s3.end, fallout.s4.end: a side destroyed or gone. fallout.victory.turn_limit: time is up.
    """
    if state.result is not None:
        return
    left = 0
    for side in range(state.sides):
        if living(state, side) and not (environment and not conscious(state, side)):
            left += 1
    if state.scenario.victory == CONVOY and convoy_over(state):
        finish(state, "fallout.s2.end")
    elif left < 2:
        finish(state, "fallout.victory.destroyed")
    elif environment and state.turn >= state.scenario.turns:
        finish(state, "fallout.victory.turn_limit")


def convoy_over(state: FalloutState) -> bool:
    """fallout.s2.end: the APC is destroyed; once it is away nothing is left to decide either."""
    apc = the_apc(state)
    return apc is None or apc.gone


def delivered(state: FalloutState) -> bool:
    """fallout.s2.victory: whether the APC has left over the South edge.

    fallout.s2.raiders_gone: it counts as gone when the raiders are destroyed, it is whole and somebody can drive.
    """
    side = convoy_side(state)
    apc = the_apc(state)
    if side < 0 or apc is None:
        return False
    if apc.gone:
        return apc.left_by in state.exits[side]
    raiders = [other for other in range(state.sides) if other != side]
    if any(not destroyed(state, other, environment=True) for other in raiders):
        return False
    drivers = [figure for unit in state.units if unit.side == side for figure in unit.present()]
    return any(PILOTING in figure.skills for figure in drivers)


# ------------------------------------------------------------ points


def living_points(state: FalloutState, side: int) -> float:
    """fallout.victory.score: what a side has left, the unconscious included; what retreated counts half.

    fallout.retreat.half, fallout.vehicle.points: vehicles like figures.
    """
    total = state.left_points[side] / 2.0
    for unit in state.units:
        if unit.side != side:
            continue
        if unit.vehicle is not None:
            total += unit.points if not unit.gone else 0.0
        for figure in unit.figures:
            if figure.alive and not figure.left:
                total += figure.points
    return total


def standing(state: FalloutState) -> list[float]:
    """The points of every side if the battle ended now."""
    points = [0.0] * state.sides
    for line in score_lines(state):
        points[line.side] += line.points
    return points


def score_lines(state: FalloutState) -> list[ScoreLine]:
    """Who has how many points for what, by the law of the scenario; their sum is the standing.

    fallout.s1.victory: in a Skirmish what a side has left and what it killed.
    """
    law = state.scenario.victory
    if law == CONVOY:
        return _convoy_lines(state)
    if law == TREASURE_HUNT:
        return _treasure_lines(state)
    lines: list[ScoreLine] = []
    for side in range(state.sides):
        if law == WILD_AMERICA:
            # fallout.s4.victory: enemies killed by one's own troops or by critters one controlled, nothing else
            lines.append(_line(side, state.counted[side], "killed", "fallout.s4.victory"))
            continue
        lines.append(_line(side, living_points(state, side), "living", "fallout.victory.score"))
        lines.append(_line(side, state.killed[side], "killed", "fallout.damage.points"))
    return [line for line in lines if line.points]


def told_lines(state: FalloutState) -> list[ScoreLine]:
    """The same for people, once it is over: what a side has left is told unit by unit."""
    lines: list[ScoreLine] = []
    for line in score_lines(state):
        if line.message.id == "fallout-score-living":
            lines.extend(_left_lines(state, line.side))
        else:
            lines.append(line)
    return lines


def _left_lines(state: FalloutState, side: int) -> list[ScoreLine]:
    """fallout.victory.score: unit by unit; fallout.retreat.half: what retreated, at half its points."""
    lines: list[ScoreLine] = []
    for unit in state.units:
        if unit.side != side:
            continue
        alive = [figure for figure in unit.figures if figure.alive and not figure.left]
        points = sum(figure.points for figure in alive)
        kind = "unit"
        if unit.vehicle is not None and not unit.gone:
            points += unit.points
            kind = "vehicle"
        if points:
            values: dict[str, Json] = {"unit": unit.name, "n": len(alive), "of": len(unit.figures)}
            message = Message("fallout-score-" + kind, values)
            lines.append(ScoreLine(side, points, message, "fallout.victory.score"))
    if state.left_points[side]:
        lines.append(_line(side, state.left_points[side] / 2.0, "left", "fallout.retreat.half"))
    return lines


def _line(side: int, points: float, kind: str, why: str) -> ScoreLine:
    return ScoreLine(side, points, Message("fallout-score-" + kind, {"points": points}), why)


def _convoy_lines(state: FalloutState) -> list[ScoreLine]:
    side = convoy_side(state)
    if side >= 0 and delivered(state):
        return [_line(side, 1.0, "apc", "fallout.s2.victory")]
    apc = the_apc(state)
    lost = apc is None or (apc.gone and apc.left_by == "")
    return [_line(1 - side, 1.0, "apc-lost", "fallout.s2.victory")] if lost and side >= 0 else []


def _treasure_lines(state: FalloutState) -> list[ScoreLine]:
    """fallout.s3.victory.scavengers: a point for every box they opened.

    fallout.s3.victory.raiders: a point for every box the scavengers did not open. fallout.s3.victory.leave: but the
    locked ones go to the scavengers when the raiders leave. fallout.s3.victory.kills.en, fallout.s3.victory.kills.it:
    one more for the side that killed more points, or in Italian more figures.
    """
    opened = [chest.opened_by for chest in state.chests]
    mine, theirs, locked = opened.count(0), opened.count(1), opened.count(LOCKED)
    lines: list[ScoreLine] = []
    if mine:
        lines.append(_line(0, float(mine), "opened", "fallout.s3.victory.scavengers"))
    if theirs:
        lines.append(_line(1, float(theirs), "opened", "fallout.s3.victory.raiders"))
    if locked:
        if has_left(state, 1):
            lines.append(_line(0, float(locked), "locked", "fallout.s3.victory.leave"))
        else:
            lines.append(_line(1, float(locked), "locked", "fallout.s3.victory.raiders"))
    kills = state.killed if state.english else [float(n) for n in state.kills]
    if kills[0] != kills[1]:
        lines.append(
            _line(0 if kills[0] > kills[1] else 1, 1.0, "kills", "fallout.s3.victory.kills." + state.edition)
        )
    return lines


# ------------------------------------------------------------ the result


def winner_of(state: FalloutState, points: list[float]) -> int:
    """fallout.victory.winner: the higher score; -1 for a draw.

    fallout.victory.draw: 10 points or less are none; fallout.s3.victory.winner: in Treasure Hunt! one is enough.
    fallout.s2.victory: the convoy has delivered its APC or has lost.
    """
    if state.scenario.victory == CONVOY:
        side = convoy_side(state)
        return side if delivered(state) else 1 - side
    best = max(points)
    others = points[:]
    others.remove(best)
    least = 0.0 if state.scenario.victory == TREASURE_HUNT else DRAW
    lead = best - max(others) if others else best
    return points.index(best) if lead > least else -1


def finish(state: FalloutState, why: str) -> None:
    """The battle is over and scored."""
    lines = told_lines(state)
    points = standing(state)
    winner = winner_of(state, points)
    if state.scenario.victory == CONVOY:
        points = [1.0 if side == winner else 0.0 for side in range(state.sides)]
    ending = "fallout-result-draw" if winner < 0 else "fallout-result-" + state.scenario.victory
    state.result = Result(winner, points, why, Message(ending, {"turn": state.turn}), lines)
    state.phase = PHASE_OVER
    values: dict[str, Json] = {"points": [point for point in points], "turn": state.turn}
    if winner < 0:
        state.tell("fallout-event-draw", values, [why])
    else:
        values["side"] = state.called(winner)
        state.tell("fallout-event-won", values, [why], winner)


def worth(unit: Unit) -> float:
    """What a unit is still worth: its living figures, or its vehicle."""
    if unit.gone:
        return 0.0
    return unit.points + sum(figure.points for figure in unit.figures if figure.alive and not figure.left)
