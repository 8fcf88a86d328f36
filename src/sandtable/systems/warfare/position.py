"""Explicit positions: a state out of `setup.position`, for conformance cases, bug reports and tests.

`docs/positions.md` documents every key. Whatever cannot be read is refused with a sentence that says where.
"""

from __future__ import annotations

from sandtable.core.printed import Row
from sandtable.core.setup import Setup, SetupError
from sandtable.core.wire import Json, list_of, table_of, text_of
from sandtable.hexmap import OFF, MapError, Side, direction_named
from sandtable.systems.warfare.catalogue import catalogue, ground_of, ground_on
from sandtable.systems.warfare.maps import lay_of, tiles
from sandtable.systems.warfare.position_pieces import read_counter, read_support, read_unit
from sandtable.systems.warfare.position_reading import hex_at, hexes_at, known_keys, side_at, whole_at
from sandtable.systems.warfare.profiles import Scenario, Seat, VictoryLine
from sandtable.systems.warfare.sheet_words import TESTS, victory_words
from sandtable.systems.warfare.state import NOBODY, RUBBLE, SMOKE, Counter, Support, Unit, WarfareState
from sandtable.systems.warfare.terrain import TRIANGLE, Ground
from sandtable.systems.warfare.track import settle_active

KEYS = (
    "rows", "forts", "tiles", "chapter", "turn", "turns", "active", "sides", "units", "supports", "counters", "smoke",
    "rubble", "objectives", "exits", "no_rubble", "low_only", "control", "victory", "tie", "automaton", "posture",
    "martyrdom", "options", "spotter",
)  # fmt: skip
SIDE_KEYS = ("faction", "level", "team", "spent", "arrived", "cube")
OPEN_ROWS = ["............"] * 8
COMMANDS = ("pass", "hold")
"""Answers that are no names, so no names either."""
FACTIONS = ("USA", "INS", "UK", "RU")
"""Who plays where a position does not say."""


def read_position(setup: Setup, options: Row) -> WarfareState:
    """The state that a set-up's position describes; the game goes on from there as from a checkpoint."""
    raw = setup.position
    if not isinstance(raw, dict) or not isinstance(raw.get("units"), list):
        raise SetupError("position must be a table with at least units = [ … ]")
    known_keys(raw, KEYS, "position")
    ground = _ground(raw)
    n = max(len(list_of(raw.get("sides"))), 2)
    if n > len(FACTIONS):
        raise SetupError(f"position: sides: at most {len(FACTIONS)} can play")
    seats = [_seat(raw, side) for side in range(n)]
    scenario = _scenario(raw, ground, seats)
    merged: Row = dict(options)
    merged.update(table_of(raw.get("options", {})))
    state = WarfareState(ground, scenario, seats, [], [], [], merged)
    _sides(raw, state)
    _pieces(raw, state)
    _marks(raw, state)
    _control(raw, state)
    state.phase = "turn"
    state.turn = whole_at(raw.get("turn", 1), 1, 99, "position: turn")
    state.spotter = side_at(raw["spotter"], "position: spotter", n) if "spotter" in raw else NOBODY
    state.settle()
    if "active" in raw:
        state.active = side_at(raw["active"], "position: active", n)
    settle_active(state)
    if "automaton" in raw:
        state.automaton = side_at(raw["automaton"], "position: automaton", n)
    return state


# ------------------------------------------------------------ the parts


def _ground(raw: Row) -> Ground:
    try:
        if "tiles" in raw:
            rows = [table_of(value) for value in list_of(raw["tiles"])]
            for row in rows:
                if text_of(row.get("tile")) not in tiles():
                    raise SetupError(f'position: there is no tile "{text_of(row.get("tile"))[:20]}"')
            return ground_of([lay_of(row) for row in rows])
        lines = [text_of(row) for row in list_of(raw.get("rows"))] or OPEN_ROWS
        sides: list[Side] = []
        for value in list_of(raw.get("forts")):
            fort = table_of(value)
            known_keys(fort, ("hex", "sides"), "position: forts")
            column, line = _pair(fort.get("hex"), "position: forts")
            for name in list_of(fort.get("sides")):
                sides.append(Side(column, line, direction_named(text_of(name)), TRIANGLE))
        return ground_on(lines, sides)
    except MapError as error:
        raise SetupError(f"position: {error}") from None


def _pair(value: Json, where: str) -> tuple[int, int]:
    """Two whole numbers: column and row, or the first and the last of some columns."""
    parts = list_of(value)
    if len(parts) != 2:
        raise SetupError(f"{where}: two whole numbers are wanted, [column, row]")
    return whole_at(parts[0], 0, 99, where), whole_at(parts[1], 0, 99, where)


def _seat(raw: Row, side: int) -> Seat:
    rows = list_of(raw.get("sides"))
    row = table_of(rows[side]) if side < len(rows) else {}
    known_keys(row, SIDE_KEYS, "position: sides")
    id = text_of(row.get("faction", FACTIONS[side]))
    if id not in catalogue().factions:
        raise SetupError(f'position: there is no faction "{id[:20]}"')
    faction = catalogue().factions[id]
    team = whole_at(row.get("team", side % 2), 0, 1, "position: team")
    cube = text_of(row.get("cube", faction.cubes[0]))
    return Seat(team, id, faction.regular, cube, {"id": "warfare-faction-" + id.lower()})


def _scenario(raw: Row, ground: Ground, seats: list[Seat]) -> Scenario:
    chapter = whole_at(raw.get("chapter", 5), 1, 5, "position: chapter")
    turns = whole_at(raw.get("turns", 4), 1, 99, "position: turns")
    n = len(seats)
    tie = seats[side_at(raw["tie"], "position: tie", n)].team if "tie" in raw else 0
    made = Scenario("position", chapter, turns, tie)
    made.title = {"id": "warfare-scenario-position"}
    made.objectives = hexes_at(ground, raw.get("objectives"), "position: objectives")
    made.no_rubble = hexes_at(ground, raw.get("no_rubble"), "position: no_rubble")
    made.low_only = [text_of(value) for value in list_of(raw.get("low_only"))]
    made.martyrdom = raw.get("martyrdom", True) is True
    made.posture = text_of(raw.get("posture", "defend"))
    for key, value in table_of(raw.get("exits", {})).items():
        team = seats[side_at(key, "position: exits", n)].team
        made.exits[team] = hexes_at(ground, value, "position: exits")
    for number, entry in enumerate(list_of(raw.get("victory")), 1):
        made.victory.append(_victory(table_of(entry), f"position: victory {number}", seats))
    return made


def _victory(row: Row, where: str, seats: list[Seat]) -> VictoryLine:
    known_keys(row, ("side", "vp", "test", "args"), where)
    team = seats[side_at(row.get("side"), where, len(seats))].team
    test = text_of(row.get("test"))
    if test not in TESTS:
        raise SetupError(f'{where}: there is no test "{test[:40]}"; there are {", ".join(TESTS)}')
    points = whole_at(row.get("vp"), 1, 20, where + ": vp")
    args = table_of(row.get("args"))
    for key, sort in TESTS[test].items():
        if key not in args and sort != "face":
            raise SetupError(f'{where}: "{test}" needs args.{key}')
        if sort == "columns":
            _pair(args[key], f"{where}: args.{key}")
        elif sort == "hexes":
            for place in list_of(args[key]):
                _pair(place, f"{where}: args.{key}")
    return VictoryLine(team, points, test, args, victory_words(points, test, args))


def _sides(raw: Row, state: WarfareState) -> None:
    rows = list_of(raw.get("sides"))
    for side in range(state.sides):
        row = table_of(rows[side]) if side < len(rows) else {}
        state.levels[side] = whole_at(row.get("level", 40 - side), -80, 80, "position: level")
        state.spent[side] = whole_at(row.get("spent", 0), 0, 9999, "position: spent")
        state.arrived[side] = whole_at(row.get("arrived", state.sides - side), 0, 9999, "position: arrived")


def _pieces(raw: Row, state: WarfareState) -> None:
    for number, value in enumerate(list_of(raw.get("units")), 1):
        state.units.append(read_unit(state, table_of(value), number))
    for number, value in enumerate(list_of(raw.get("supports")), 1):
        state.supports.append(read_support(state, table_of(value), number))
    for number, value in enumerate(list_of(raw.get("counters")), 1):
        state.counters.append(read_counter(state, table_of(value), number))
    for number, value in enumerate(list_of(raw.get("units"))):
        _aboard(state, state.units[number], text_of(table_of(value).get("aboard")))
    for number, value in enumerate(list_of(raw.get("counters"))):
        _crowd_aboard(state, state.counters[number], text_of(table_of(value).get("aboard")))
    seen: list[str] = []
    pieces: list[Unit | Support | Counter] = [*state.units, *state.supports, *state.counters]
    for piece in pieces:
        if piece.id in seen:
            raise SetupError(f'position: two things are called "{piece.id}"; give each its own id')
        if "/" in piece.id or piece.id in COMMANDS:
            raise SetupError(f'position: nothing can be called "{piece.id[:40]}", which means something else')
        seen.append(piece.id)
    taken: list[int] = []
    for unit in state.units:
        if unit.hex != OFF and unit.hex in taken:
            raise SetupError(f'position: "{unit.id}" shares its hex; one unit in a hex')
        taken.append(unit.hex)


def _carrier(state: WarfareState, id: str, who: str) -> Unit:
    carrier = state.find_unit(id)
    if carrier is None or not carrier.profile.transport:
        raise SetupError(f'position: "{who}" is aboard "{id[:40]}", which is no transport')
    if carrier.cargo != NOBODY or carrier.crowd != NOBODY:
        raise SetupError(f'position: "{carrier.id}" carries somebody already')
    return carrier


def _aboard(state: WarfareState, unit: Unit, id: str) -> None:
    if id:
        carrier = _carrier(state, id, unit.id)
        carrier.cargo = unit.index
        unit.carrier = carrier.index
        unit.hex = OFF


def _crowd_aboard(state: WarfareState, counter: Counter, id: str) -> None:
    if id:
        carrier = _carrier(state, id, counter.id)
        carrier.crowd = counter.index
        counter.aboard = carrier.index
        counter.hex = OFF


def _marks(raw: Row, state: WarfareState) -> None:
    for hex in hexes_at(state.ground, raw.get("smoke"), "position: smoke"):
        state.marks[hex] |= SMOKE
    for hex in hexes_at(state.ground, raw.get("rubble"), "position: rubble"):
        state.marks[hex] |= RUBBLE


def _control(raw: Row, state: WarfareState) -> None:
    """`control = { "5,3" = "A" }`: hexes that are scored and the side that holds each ("" for nobody)."""
    for key, value in table_of(raw.get("control", {})).items():
        column, _, row = key.partition(",")
        places: list[Json] = [int(part) if part.strip().isdecimal() else None for part in (column, row)]
        state.scenario.control_hexes.append(hex_at(state.ground, places, "position: control"))
        holder = text_of(value)
        team = state.team(side_at(holder, "position: control", state.sides)) if holder else NOBODY
        state.control.append(team)
