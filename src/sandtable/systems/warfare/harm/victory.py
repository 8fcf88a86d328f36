"""Victory: what the lines of a sheet count, when a game is over, and who has won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.state import Result, ScoreLine
from sandtable.core.wire import Json, Message, list_of, number_of, text_of
from sandtable.hexmap import OFF
from sandtable.systems.warfare.book.profiles import (
    CAS,
    HELICOPTER,
    HOSTILE_FACE,
    KINDS,
    POPULATION_COUNTER,
    VictoryLine,
)
from sandtable.systems.warfare.book.sheet_words import (
    ELIMINATED_POINTS,
    LOST_UNITS,
    NO_UNIT_IN_HEXES,
    ON_MAP,
    PER_COUNTER,
    PER_COUNTER_IN_ROW,
    PER_COUNTER_WITH,
    PER_ELIMINATED,
    PER_EXITED,
    PER_HEX_CONTROLLED,
    PER_NOT_EXITED,
    PER_REMOVED,
    PER_TRANSPORT_EXITED,
    PER_TRANSPORT_NOT_EXITED,
    PER_UNIT_IN_COLUMNS,
    PER_UNIT_STATE,
    SHAKEN_UNITS,
    SUPPRESSED_UNITS,
    UNIT_IN_COLUMNS,
    UNIT_IN_HEXES,
)
from sandtable.systems.warfare.state.identities import OVER
from sandtable.systems.warfare.state.state import (
    NOBODY,
    SHAKEN,
    SUPPRESSED,
    Counter,
    Support,
    Unit,
    WarfareState,
)

POINTS = "warfare.scenario.victory"


# ------------------------------------------------------------ what is held


def hold(state: WarfareState, unit: Unit) -> None:
    """warfare.scenario.control: a hex is of the team whose ground unit was in it last, even in passing."""
    held = state.scenario.control_hexes
    if not held or unit.profile.kind == HELICOPTER:
        return
    for i in range(len(held)):
        if held[i] == unit.hex:
            state.control[i] = state.team(unit.side)


# ------------------------------------------------------------ when it is over


def over(state: WarfareState) -> bool:
    """warfare.scenario.annihilation: a team without a unit in play ends the game at once, and points are counted.

    Supports do not keep a team in the game.
    """
    alive = [False, False]
    for unit in state.units:
        if not unit.gone:
            alive[state.seats[unit.side].team] = True
    if alive[0] and alive[1]:
        return False
    finish(state, "warfare.scenario.annihilation")
    return True


def tally(state: WarfareState) -> None:
    """What a sheet counts before the last end-of-turn steps: the states of units, which those steps would heal."""
    state.tallied = [
        _per_unit_state(state, line) if line.test == PER_UNIT_STATE else 0 for line in state.scenario.victory
    ]


def count(state: WarfareState) -> None:
    """warfare.track.game_end: the last turn is over, points are counted."""
    finish(state, "warfare.track.game_end")


def finish(state: WarfareState, why: str) -> None:
    """warfare.scenario.victory: the higher total wins, a tie goes to the team that the sheet names."""
    totals = team_points(state)
    winner = state.scenario.tie
    if totals[0] != totals[1]:
        winner = 0 if totals[0] > totals[1] else 1
    tied = totals[0] == totals[1]
    side = next(side for side in range(state.sides) if state.team(side) == winner)
    values: dict[str, Json] = {
        "winner": state.seats[side].name,
        "points": max(totals),
        "other": min(totals),
    }
    message = Message("warfare-result-tie" if tied else "warfare-result-points", values)
    points = [float(totals[state.team(other)]) for other in range(state.sides)]
    state.result = Result(side, points, why, message, score_lines(state))
    state.phase = OVER
    state.tell("warfare-event-over", values, [why, POINTS])


def score_lines(state: WarfareState) -> list[ScoreLine]:
    """The score line by line; allies have the same lines."""
    lines: list[ScoreLine] = []
    for side in range(state.sides):
        for number, line in enumerate(state.scenario.victory):
            if line.team == state.team(side):
                times = _times(state, line, number)
                words = Message("warfare-score-line", {"line": line.words, "times": times})
                lines.append(ScoreLine(side, float(times * line.points), words, POINTS))
    return lines


def team_points(state: WarfareState) -> list[int]:
    """What each team would score if the game ended now."""
    totals = [0, 0]
    for number, line in enumerate(state.scenario.victory):
        totals[line.team] += line.points * _times(state, line, number)
    return totals


def standing(state: WarfareState) -> list[float]:
    """The score of each side as it stands; allies share theirs."""
    totals = team_points(state)
    return [float(totals[seat.team]) for seat in state.seats]


# ------------------------------------------------------------ what a line counts


def _times(state: WarfareState, line: VictoryLine, number: int) -> int:
    """How many times a line scores; units' states are counted before the last end-of-turn steps heal them."""
    if line.test == PER_UNIT_STATE and state.tallied:
        return state.tallied[number]
    return COUNTED[line.test](state, line)


def team_named(state: WarfareState, value: Json) -> int:
    """The team that a sheet calls by its faction."""
    faction = text_of(value)
    for seat in state.seats:
        if seat.faction == faction:
            return seat.team
    return NOBODY


def _of_team(state: WarfareState, line: VictoryLine) -> list[Unit]:
    """The units of the side that a line names, in play or not."""
    team = team_named(state, line.args.get("side"))
    return [unit for unit in state.units if state.team(unit.side) == team]


def _of_kinds(units: list[Unit], line: VictoryLine) -> list[Unit]:
    """Those of the kinds that a line names."""
    kinds = _kinds(line)
    return [unit for unit in units if KINDS[unit.profile.kind] in kinds]


def _on_map(units: list[Unit]) -> list[Unit]:
    """Those that stand on the map themselves."""
    return [unit for unit in units if unit.hex != OFF]


def _kinds(line: VictoryLine) -> list[str]:
    return [text_of(kind) for kind in list_of(line.args.get("kinds"))]


def _was_lost(unit: Unit) -> bool:
    """Whether a unit is out of the game and did not leave by an exit."""
    return unit.gone and not unit.exited


# ------------------------------------------------------------ … of units' states


def _per_unit_state(state: WarfareState, line: VictoryLine) -> int:
    """Units that are Shaken, Suppressed or lost, as the line says."""
    states = [text_of(value) for value in list_of(line.args.get("states"))]
    return sum(1 for unit in _of_team(state, line) if _is_in_state(unit, states))


def _is_in_state(unit: Unit, states: list[str]) -> bool:
    """Whether a unit is in one of the states that a line counts; who left by an exit is in none."""
    if unit.gone:
        return _was_lost(unit) and LOST_UNITS in states
    if unit.morale == SUPPRESSED:
        return SUPPRESSED_UNITS in states
    return unit.morale == SHAKEN and SHAKEN_UNITS in states


# ------------------------------------------------------------ … of counters


def _counted(state: WarfareState, line: VictoryLine) -> list[Counter]:
    """The counters of the kind and face that a line counts."""
    return [counter for counter in state.counters if _matches(counter, line)]


def _matches(counter: Counter, line: VictoryLine) -> bool:
    """Whether a counter is of the kind and face that a line counts; a hidden one shows no face."""
    wanted = text_of(line.args.get("counter"))
    face = text_of(line.args.get("face"))
    if counter.hidden or wanted not in (counter.profile.id, counter.profile.kind):
        return False
    if counter.profile.kind == POPULATION_COUNTER and face:
        return counter.hostile == (face == HOSTILE_FACE)
    return True


def _per_counter(state: WarfareState, line: VictoryLine) -> int:
    """Counters on the map, aboard vehicles included, or those that left the game in the way the line names."""
    where = text_of(line.args["where"])
    return sum(1 for counter in _counted(state, line) if _is_where(counter, where))


def _is_where(counter: Counter, where: str) -> bool:
    """Whether a counter is where a line looks for it."""
    if where == ON_MAP:
        return counter.hex != OFF or counter.aboard != NOBODY
    return counter.fate == where


def _per_counter_with(state: WarfareState, line: VictoryLine) -> int:
    """Counters in the hex of a team's ground unit or aboard its vehicle."""
    team = team_named(state, line.args["with"])
    return sum(1 for counter in _counted(state, line) if _is_with(state, counter, team))


def _is_with(state: WarfareState, counter: Counter, team: int) -> bool:
    """Whether a counter is in the hex of a ground unit of a team, or aboard its vehicle."""
    unit = state.unit_at(counter.hex) if counter.hex != OFF else None
    if counter.aboard != NOBODY:
        unit = state.units[counter.aboard]
    return unit is not None and unit.profile.kind != HELICOPTER and state.team(unit.side) == team


def _per_counter_in_row(state: WarfareState, line: VictoryLine) -> int:
    """Counters on the map in one row, from a column on."""
    grid = state.ground.grid
    row = number_of(line.args["row"])
    least = number_of(line.args["min_column"]) or 0
    hexes = [counter.hex for counter in _counted(state, line) if counter.hex != OFF]
    return sum(1 for hex in hexes if grid.row_of[hex] == row and grid.column_of[hex] >= least)


def _per_removed(state: WarfareState, line: VictoryLine) -> int:
    """Counters that were reconnoitred or cleared."""
    counters = [text_of(value) for value in list_of(line.args["counters"])]
    ways = [text_of(value) for value in list_of(line.args["by"])]
    return sum(1 for c in state.counters if c.profile.id in counters and c.fate in ways)


# ------------------------------------------------------------ … of places


def hexes_of_line(state: WarfareState, line: VictoryLine) -> list[int]:
    """The hexes that a line names."""
    grid = state.ground.grid
    hexes: list[int] = []
    for value in list_of(line.args.get("hexes")):
        column, row = [int(number_of(part) or 0) for part in list_of(value)]
        hexes.append(grid.at(column, row))
    return hexes


def _unit_in_columns(state: WarfareState, line: VictoryLine) -> int:
    """Once, when a unit of a type is in one of some columns."""
    low, high = [number_of(value) or 0 for value in list_of(line.args["columns"])]
    wanted = text_of(line.args["unit"])
    column_of = state.ground.grid.column_of
    there = [u for u in state.units if u.profile.id == wanted and u.hex != OFF]
    return 1 if any(low <= column_of[unit.hex] <= high for unit in there) else 0


def _per_unit_in_columns(state: WarfareState, line: VictoryLine) -> int:
    """Units from a column on."""
    least = number_of(line.args["min_column"]) or 0
    column_of = state.ground.grid.column_of
    units = _of_kinds(_on_map(_of_team(state, line)), line)
    return sum(1 for unit in units if column_of[unit.hex] >= least)


def units_there(state: WarfareState, line: VictoryLine) -> list[Unit]:
    """The units of a line's side and kinds, or of any kind where it names none, in the hexes of the line."""
    hexes = hexes_of_line(state, line)
    units = [unit for unit in _on_map(_of_team(state, line)) if unit.hex in hexes]
    return _of_kinds(units, line) if _kinds(line) else units


def _unit_in_hexes(state: WarfareState, line: VictoryLine) -> int:
    """Once, when a unit is in one of some hexes."""
    return 1 if units_there(state, line) else 0


def _no_unit_in_hexes(state: WarfareState, line: VictoryLine) -> int:
    """Once, when no unit of the side, of whatever kind, is in any of some hexes."""
    return 0 if units_there(state, line) else 1


def _per_hex_controlled(state: WarfareState, line: VictoryLine) -> int:
    """Hexes that the line's own team holds."""
    hexes = hexes_of_line(state, line)
    held = zip(state.scenario.control_hexes, state.control, strict=True)
    return sum(1 for hex, team in held if hex in hexes and team == line.team)


# ------------------------------------------------------------ … of losses


def _lost_jets(state: WarfareState, line: VictoryLine) -> list[Support]:
    """The aircraft of a side that were shot down."""
    team = team_named(state, line.args["side"])
    return [s for s in state.supports if s.gone and s.profile.kind == CAS and state.team(s.side) == team]


def _lost_units(state: WarfareState, line: VictoryLine) -> list[Unit]:
    """The units of a side that are lost."""
    return [unit for unit in _of_team(state, line) if _was_lost(unit)]


def _per_eliminated(state: WarfareState, line: VictoryLine) -> int:
    """Lost units of the kinds that the line names; aircraft are a kind of their own."""
    lost = len(_of_kinds(_lost_units(state, line), line))
    return lost + (len(_lost_jets(state, line)) if CAS in _kinds(line) else 0)


def _eliminated_points(state: WarfareState, line: VictoryLine) -> int:
    """What the lost units and aircraft had cost, in shares."""
    points = sum(unit.profile.points for unit in _lost_units(state, line))
    points += sum(jet.profile.points for jet in _lost_jets(state, line))
    return points // int(number_of(line.args["share"]) or 1)


# ------------------------------------------------------------ … of those who left


def _per_exited(state: WarfareState, line: VictoryLine) -> int:
    """Units that left by an exit, of the kinds the line names or of any; a passenger leaves with its vehicle."""
    units = [unit for unit in _of_team(state, line) if unit.exited]
    return len(_of_kinds(units, line) if _kinds(line) else units)


def _per_not_exited(state: WarfareState, line: VictoryLine) -> int:
    """Units that did not leave by an exit."""
    return sum(1 for unit in _of_team(state, line) if not unit.exited)


def _per_transport_exited(state: WarfareState, line: VictoryLine) -> int:
    """Transports of the convoy that left by an exit."""
    return sum(1 for unit in _convoy(state, line) if unit.exited)


def _per_transport_not_exited(state: WarfareState, line: VictoryLine) -> int:
    """Transports of the convoy that did not."""
    return sum(1 for unit in _convoy(state, line) if not unit.exited)


def _convoy(state: WarfareState, line: VictoryLine) -> list[Unit]:
    """The transports that a convoy is about: the first of the list, as many as started with a load."""
    carriers = [unit for unit in _of_team(state, line) if unit.profile.transport]
    return carriers[: state.scenario.deployment.convoy] if state.scenario.deployment.convoy else carriers


COUNTED: Final[dict[str, Callable[[WarfareState, VictoryLine], int]]] = {
    PER_COUNTER: _per_counter,
    PER_COUNTER_WITH: _per_counter_with,
    PER_COUNTER_IN_ROW: _per_counter_in_row,
    PER_UNIT_STATE: _per_unit_state,
    UNIT_IN_COLUMNS: _unit_in_columns,
    PER_UNIT_IN_COLUMNS: _per_unit_in_columns,
    UNIT_IN_HEXES: _unit_in_hexes,
    NO_UNIT_IN_HEXES: _no_unit_in_hexes,
    PER_REMOVED: _per_removed,
    PER_ELIMINATED: _per_eliminated,
    PER_HEX_CONTROLLED: _per_hex_controlled,
    PER_EXITED: _per_exited,
    PER_NOT_EXITED: _per_not_exited,
    PER_TRANSPORT_EXITED: _per_transport_exited,
    PER_TRANSPORT_NOT_EXITED: _per_transport_not_exited,
    ELIMINATED_POINTS: _eliminated_points,
}
"""What each test of a sheet counts."""
