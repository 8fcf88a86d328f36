"""Victory: what the lines of a sheet count, when a game is over, and who has won."""

from __future__ import annotations

from sandtable.core.state import Result, ScoreLine
from sandtable.core.wire import Json, Message, list_of, number_of, text_of
from sandtable.hexmap import OFF
from sandtable.systems.warfare.book.profiles import HELICOPTER, KINDS, VictoryLine
from sandtable.systems.warfare.state.state import NOBODY, SHAKEN, SUPPRESSED, Counter, Unit, WarfareState

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
    state.tallied = [_per_unit_state(state, line) for line in state.scenario.victory]


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
    state.phase = "over"
    state.tell("warfare-event-over", values, [why, POINTS])


def score_lines(state: WarfareState) -> list[ScoreLine]:
    """The score line by line; allies have the same lines."""
    found: list[ScoreLine] = []
    for side in range(state.sides):
        for number, line in enumerate(state.scenario.victory):
            if line.team == state.team(side):
                times = _times(state, line, number)
                words = Message("warfare-score-line", {"line": line.words, "times": times})
                found.append(ScoreLine(side, float(times * line.points), words, POINTS))
    return found


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
    """How many times a line scores."""
    test = line.test
    if test == "per-unit-state":
        return state.tallied[number] if state.tallied else _per_unit_state(state, line)
    if test.startswith("per-counter"):
        return _counters(state, line)
    if test in ("unit-in-columns", "per-unit-in-columns", "unit-in-hexes", "no-unit-in-hexes"):
        return _units_in_place(state, line)
    if test == "per-removed":
        return _removed(state, line)
    if test == "per-hex-controlled":
        return _controlled(state, line)
    if test.startswith("per-eliminated") or test == "eliminated-points":
        return _eliminated(state, line)
    return _exited(state, line)


def team_named(state: WarfareState, value: Json) -> int:
    """The team that a sheet calls by its faction."""
    faction = text_of(value)
    for seat in state.seats:
        if seat.faction == faction:
            return seat.team
    return NOBODY


def _of_team(state: WarfareState, line: VictoryLine) -> list[Unit]:
    team = team_named(state, line.args.get("side"))
    return [unit for unit in state.units if state.team(unit.side) == team]


def _kinds(line: VictoryLine) -> list[str]:
    return [text_of(kind) for kind in list_of(line.args.get("kinds"))]


def _per_unit_state(state: WarfareState, line: VictoryLine) -> int:
    if line.test != "per-unit-state":
        return 0
    states = [text_of(value) for value in list_of(line.args.get("states"))]
    n = 0
    for unit in _of_team(state, line):
        lost = unit.gone and not unit.exited
        if (
            (lost and "eliminated" in states)
            or (not unit.gone and unit.morale == SUPPRESSED and "suppressed" in states)
            or (not unit.gone and unit.morale == SHAKEN and "shaken" in states)
        ):
            n += 1
    return n


def _matches(counter: Counter, line: VictoryLine) -> bool:
    """Whether a counter is of the kind and face that a line counts; a hidden one shows no face."""
    wanted = text_of(line.args.get("counter"))
    face = text_of(line.args.get("face"))
    if counter.hidden or wanted not in (counter.profile.id, counter.profile.kind):
        return False
    if counter.profile.kind == "population" and face:
        return counter.hostile == (face == "hostile")
    return True


def _counters(state: WarfareState, line: VictoryLine) -> int:
    args = line.args
    n = 0
    for counter in state.counters:
        if not _matches(counter, line):
            continue
        if line.test == "per-counter":
            where = text_of(args["where"])
            on_map = counter.hex != OFF or counter.aboard != NOBODY
            n += 1 if (on_map if where == "map" else counter.fate == where) else 0
        elif line.test == "per-counter-with":
            n += 1 if _is_with(state, counter, team_named(state, args["with"])) else 0
        elif counter.hex != OFF:
            grid = state.ground.grid
            in_row = grid.row_of[counter.hex] == number_of(args["row"])
            n += 1 if in_row and grid.column_of[counter.hex] >= (number_of(args["min_column"]) or 0) else 0
    return n


def _is_with(state: WarfareState, counter: Counter, team: int) -> bool:
    """Whether a counter is in the hex of a ground unit of a team, or aboard its vehicle."""
    unit = state.unit_at(counter.hex) if counter.hex != OFF else None
    if counter.aboard != NOBODY:
        unit = state.units[counter.aboard]
    return unit is not None and unit.profile.kind != HELICOPTER and state.team(unit.side) == team


def _hexes(state: WarfareState, line: VictoryLine) -> list[int]:
    grid = state.ground.grid
    found: list[int] = []
    for value in list_of(line.args.get("hexes")):
        column, row = [int(number_of(part) or 0) for part in list_of(value)]
        found.append(grid.at(column, row))
    return found


def _units_in_place(state: WarfareState, line: VictoryLine) -> int:
    column_of = state.ground.grid.column_of
    args = line.args
    if line.test == "unit-in-columns":
        low, high = [number_of(value) or 0 for value in list_of(args["columns"])]
        wanted = text_of(args["unit"])
        there = [u for u in state.units if u.profile.id == wanted and u.hex != OFF]
        return 1 if any(low <= column_of[unit.hex] <= high for unit in there) else 0
    units = [unit for unit in _of_team(state, line) if unit.hex != OFF]
    if line.test == "no-unit-in-hexes":
        hexes = _hexes(state, line)
        return 0 if any(unit.hex in hexes for unit in units) else 1
    kinds = _kinds(line)
    units = [unit for unit in units if KINDS[unit.profile.kind] in kinds]
    if line.test == "unit-in-hexes":
        hexes = _hexes(state, line)
        return 1 if any(unit.hex in hexes for unit in units) else 0
    least = number_of(args["min_column"]) or 0
    return sum(1 for unit in units if column_of[unit.hex] >= least)


def _removed(state: WarfareState, line: VictoryLine) -> int:
    counters = [text_of(value) for value in list_of(line.args["counters"])]
    ways = [text_of(value) for value in list_of(line.args["by"])]
    return sum(1 for c in state.counters if c.profile.id in counters and c.fate in ways)


def _controlled(state: WarfareState, line: VictoryLine) -> int:
    hexes = _hexes(state, line)
    n = 0
    for i, hex in enumerate(state.scenario.control_hexes):
        if hex in hexes and state.control[i] == line.team:
            n += 1
    return n


def _eliminated(state: WarfareState, line: VictoryLine) -> int:
    """Units out of the game that did not leave by an exit; aircraft that were shot down."""
    team = team_named(state, line.args["side"])
    lost = [unit for unit in _of_team(state, line) if unit.gone and not unit.exited]
    jets = [s for s in state.supports if s.gone and s.profile.kind == "cas" and state.team(s.side) == team]
    if line.test == "eliminated-points":
        points = sum(unit.profile.points for unit in lost) + sum(jet.profile.points for jet in jets)
        return points // int(number_of(line.args["share"]) or 1)
    kinds = _kinds(line)
    n = sum(1 for unit in lost if KINDS[unit.profile.kind] in kinds)
    return n + (len(jets) if "cas" in kinds else 0)


def _exited(state: WarfareState, line: VictoryLine) -> int:
    """Who left by an exit, and who did not; a passenger leaves with its vehicle."""
    units = _of_team(state, line)
    if "transport" in line.test:
        units = _convoy(state, units)
    if line.test.endswith("not-exited"):
        return sum(1 for unit in units if not unit.exited)
    kinds = _kinds(line)
    return sum(1 for u in units if u.exited and (not kinds or KINDS[u.profile.kind] in kinds))


def _convoy(state: WarfareState, units: list[Unit]) -> list[Unit]:
    """The transports that a convoy is about: the first of the list, as many as started with a load."""
    carriers = [unit for unit in units if unit.profile.transport]
    return carriers[: state.scenario.deployment.convoy] if state.scenario.deployment.convoy else carriers
