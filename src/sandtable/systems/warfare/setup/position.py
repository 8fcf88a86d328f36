"""Explicit positions: a state out of `setup.position`, for conformance cases, bug reports and tests.

`docs/positions.md` documents every key. Whatever cannot be read is refused with a sentence that says where.
"""

from __future__ import annotations

from sandtable.core.position_reading import (
    flag_at,
    known_keys,
    list_at,
    one_of,
    side_at,
    table_in,
    text_at,
    whole_in,
)
from sandtable.core.printed import Row
from sandtable.core.setup import Setup, SetupError
from sandtable.core.wire import Json, list_of, table_of, text_of
from sandtable.hexmap import MapError, Side, direction_named
from sandtable.systems.warfare.book.catalogue import catalogue, ground_of, ground_on
from sandtable.systems.warfare.book.maps import Lay, lay_of, tiles
from sandtable.systems.warfare.book.profiles import DEFEND, POSTURES, Scenario, Seat
from sandtable.systems.warfare.book.terrain import TRIANGLE, Ground
from sandtable.systems.warfare.setup.position_laws import (
    check_names,
    check_overwatch,
    check_places,
    cube_for,
    take_aboard,
)
from sandtable.systems.warfare.setup.position_pieces import read_counter, read_support, read_unit
from sandtable.systems.warfare.setup.position_reading import hex_at, hexes_at, not_both
from sandtable.systems.warfare.setup.position_victory import pair_at, read_victory
from sandtable.systems.warfare.setup.setting_up import check_options
from sandtable.systems.warfare.state.action_track import settle_active
from sandtable.systems.warfare.state.identities import PLAYING
from sandtable.systems.warfare.state.state import NOBODY, RUBBLE, SMOKE, WarfareState

KEYS = (
    "rows", "forts", "tiles", "chapter", "turn", "turns", "active", "sides", "units", "supports", "counters", "smoke",
    "rubble", "objectives", "exits", "no_rubble", "low_only", "control", "victory", "tie", "automaton", "posture",
    "martyrdom", "options", "spotter",
)  # fmt: skip
SIDE_KEYS = ("faction", "level", "team", "spent", "arrived", "cube")
OPEN_ROWS = ["............"] * 8
FACTIONS = ("USA", "INS", "UK", "RU")
"""Who plays where a position does not say."""


def read_position(setup: Setup, options: Row) -> WarfareState:
    """The state that a set-up's position describes; the game goes on from there as from a checkpoint.

    warfare.track.many_sides: the sides are those that the position names, and the set-up lets so many sit down.
    """
    raw = setup.position
    if not isinstance(raw, dict) or not isinstance(raw.get("units"), list):
        raise SetupError("position must be a table with at least units = [ … ]")
    known_keys(raw, KEYS, "position")
    not_both(raw, "tiles", ("rows", "forts"), "position")
    ground = _ground(raw)
    n = _how_many(raw, setup)
    seats = _seats(raw, n)
    scenario = _scenario(raw, ground, seats)
    own = check_options(table_in(raw.get("options", {}), "position: options"))
    merged: Row = {**options, **{id: own[id] for id in table_of(raw.get("options"))}}
    state = WarfareState(
        ground=ground,
        scenario=scenario,
        seats=seats,
        units=[],
        supports=[],
        counters=[],
        options=merged,
    )
    _sides(raw, state)
    _pieces(raw, state)
    _marks(raw, state)
    _control(raw, state)
    state.phase = PLAYING
    state.turn = whole_in(raw.get("turn", 1), "position: turn", 1, 99)
    state.spotter = side_at(raw["spotter"], "position: spotter", n) if "spotter" in raw else NOBODY
    state.settle()
    if "active" in raw:
        state.active = side_at(raw["active"], "position: active", n)
    settle_active(state)
    if "automaton" in raw:
        state.automaton = side_at(raw["automaton"], "position: automaton", n)
    if len(setup.sides) > 1 or state.automaton != 1:  # alone against the automaton one person sits down
        setup.seat(n)
    check_names(state)
    check_places(state)
    check_overwatch(state)
    return state


def _how_many(raw: Row, setup: Setup) -> int:
    """How many sides there are: as many as the position names, else as many as the set-up does, and at least two."""
    named = list_at(raw, "sides", "position")
    n = max(len(named) if "sides" in raw else len(setup.sides), 2)
    if n > len(FACTIONS):
        raise SetupError(f"position: sides: at most {len(FACTIONS)} can play")
    if len(setup.sides) > n:
        raise SetupError(
            f"position: it names {n} sides, the set-up {len(setup.sides)}; leave them out of the set-up"
        )
    return n


# ------------------------------------------------------------ the parts


def _ground(raw: Row) -> Ground:
    try:
        if "tiles" in raw:
            return ground_of([_tile(value) for value in list_at(raw, "tiles", "position")])
        lines = [text_of(row) for row in list_at(raw, "rows", "position")] or OPEN_ROWS
        sides: list[Side] = []
        for value in list_at(raw, "forts", "position"):
            fort = table_in(value, "position: forts: each")
            known_keys(fort, ("hex", "sides"), "position: forts")
            column, line = pair_at(fort.get("hex"), "position: forts")
            for name in list_at(fort, "sides", "position: forts"):
                sides.append(Side(column, line, direction_named(text_of(name)), TRIANGLE))
        return ground_on(lines, sides)
    except MapError as error:
        raise SetupError(f"position: {error}") from None


def _tile(value: Json) -> Lay:
    """`{ tile = "t03", at = [0, 0], rot = 180 }`."""
    row = table_in(value, "position: tiles: each")
    known_keys(row, ("tile", "at", "rot"), "position: tiles")
    if text_of(row.get("tile")) not in tiles():
        raise SetupError(f'position: there is no tile "{text_of(row.get("tile"))[:20]}"')
    pair_at(row.get("at"), "position: tiles: at")
    if row.get("rot", 0) not in (0, 180):
        raise SetupError("position: tiles: rot must be 0 or 180")
    return lay_of(row)


def _seats(raw: Row, n: int) -> list[Seat]:
    """The sides: faction, team and cube; those that are not named get what is usual."""
    rows = list_at(raw, "sides", "position")
    seats: list[Seat] = []
    wanted = [text_at(table_in(row, "position: sides: each"), "cube", "position: sides") for row in rows]
    for side in range(n):
        row = table_of(rows[side]) if side < len(rows) else {}
        known_keys(row, SIDE_KEYS, "position: sides")
        id = text_at(row, "faction", "position: sides", FACTIONS[side])
        if id not in catalogue().factions:
            raise SetupError(f'position: there is no faction "{id[:20]}"')
        faction = catalogue().factions[id]
        team = whole_in(row.get("team", side % 2), "position: team", 0, 1)
        cube = wanted[side] if side < len(wanted) else ""
        taken = [seat.cube for seat in seats]
        if not cube:
            taken.extend(wanted)  # what somebody asks for is not given to another
        cube = cube_for(faction, cube, taken)
        seats.append(
            Seat(
                team=team,
                faction=id,
                regular=faction.regular,
                cube=cube,
                name={"id": "warfare-faction-" + id.lower()},
            )
        )
    if len({seat.team for seat in seats}) < 2:
        raise SetupError("position: sides: both teams, 0 and 1, must have a side")
    return seats


def _scenario(raw: Row, ground: Ground, seats: list[Seat]) -> Scenario:
    chapter = whole_in(raw.get("chapter", 5), "position: chapter", 1, 5)
    turns = whole_in(raw.get("turns", 4), "position: turns", 1, 99)
    n = len(seats)
    tie = seats[side_at(raw["tie"], "position: tie", n)].team if "tie" in raw else 0
    made = Scenario("position", chapter, turns, tie)
    made.title = {"id": "warfare-scenario-position"}
    made.objectives = hexes_at(ground, raw, "objectives", "position")
    made.no_rubble = hexes_at(ground, raw, "no_rubble", "position")
    known = list(catalogue().units)
    made.low_only = [
        one_of(text_of(value), known, "unit", "position: low_only")
        for value in list_at(raw, "low_only", "position")
    ]
    made.martyrdom = flag_at(raw, "martyrdom", True, "position")
    made.posture = one_of(text_at(raw, "posture", "position", DEFEND), list(POSTURES), "posture", "position")
    exits = table_in(raw.get("exits", {}), "position: exits")
    for key in exits:
        team = seats[side_at(key, "position: exits", n)].team
        made.exits[team] = hexes_at(ground, exits, key, "position: exits")
    for number, entry in enumerate(list_at(raw, "victory", "position"), 1):
        where = f"position: victory {number}"
        made.victory.append(read_victory(table_in(entry, where), where, seats, ground))
    return made


def _sides(raw: Row, state: WarfareState) -> None:
    rows = list_of(raw.get("sides"))
    for side in range(state.sides):
        row = table_of(rows[side]) if side < len(rows) else {}
        state.levels[side] = whole_in(row.get("level", 40 - side), "position: level", -80, 80)
        state.spent[side] = whole_in(row.get("spent", 0), "position: spent", 0, 9999)
        state.arrived[side] = whole_in(row.get("arrived", state.sides - side), "position: arrived", 0, 9999)


def _pieces(raw: Row, state: WarfareState) -> None:
    rows: dict[str, list[Row]] = {}
    for key in ("units", "supports", "counters"):
        rows[key] = [table_in(value, f"position: {key}: each") for value in list_at(raw, key, "position")]
    for number, row in enumerate(rows["units"], 1):
        state.units.append(read_unit(state, row, number))
    for number, row in enumerate(rows["supports"], 1):
        state.supports.append(read_support(state, row, number))
    for number, row in enumerate(rows["counters"], 1):
        state.counters.append(read_counter(state, row, number))
    for number, row in enumerate(rows["units"]):
        if "aboard" in row:
            take_aboard(state, text_of(row["aboard"]), state.units[number])
    for number, row in enumerate(rows["counters"]):
        if "aboard" in row:
            take_aboard(state, text_of(row["aboard"]), state.counters[number])


def _marks(raw: Row, state: WarfareState) -> None:
    for hex in hexes_at(state.ground, raw, "smoke", "position"):
        state.marks[hex] |= SMOKE
    for hex in hexes_at(state.ground, raw, "rubble", "position"):
        state.marks[hex] |= RUBBLE


def _control(raw: Row, state: WarfareState) -> None:
    """`control = { "5,3" = "A" }`: hexes that are scored and the side that holds each ("" for nobody)."""
    held = table_in(raw.get("control", {}), "position: control")
    for key in held:
        column, _, row = key.partition(",")
        places: list[Json] = [int(part) if part.strip().isdecimal() else part for part in (column, row)]
        state.scenario.control_hexes.append(hex_at(state.ground, places, f'position: control: "{key[:40]}"'))
        holder = text_at(held, key, "position: control")
        team = state.team(side_at(holder, "position: control", state.sides)) if holder else NOBODY
        state.control.append(team)
