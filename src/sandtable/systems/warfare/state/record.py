"""A state written down: as JSON for the referee, and as one line to compare."""

from __future__ import annotations

from sandtable.core.wire import Json, letter_or_null, side_letter
from sandtable.hexmap import OFF
from sandtable.systems.warfare.book.maps import METRES
from sandtable.systems.warfare.book.profiles import (
    COLUMNS,
    KINDS,
    Column,
)
from sandtable.systems.warfare.state.action_track import box
from sandtable.systems.warfare.state.dice import colour
from sandtable.systems.warfare.state.state import (
    CIVILIANS,
    EXPLOSIVE,
    HOSTILE,
    MORALE,
    NOBODY,
    ROADBLOCK,
    RUBBLE,
    SMOKE,
    UNKNOWN,
    Counter,
    Piece,
    Support,
    Unit,
    WarfareState,
)

MARKS = (
    (SMOKE, "smoke"),
    (RUBBLE, "rubble"),
    (ROADBLOCK, "roadblock"),
    (HOSTILE, "hostile"),
    (CIVILIANS, "civilians"),
    (UNKNOWN, "unknown"),
    (EXPLOSIVE, "explosive"),
)


def place(state: WarfareState, hex: int) -> Json:
    """A hex as column and row; null for none."""
    grid = state.ground.grid
    return None if hex == OFF else [grid.column_of[hex], grid.row_of[hex]]


def knowers(bits: int, sides: int) -> list[Json]:
    """The sides in a set of bits."""
    return [side_letter(side) for side in range(sides) if bits >> side & 1]


# ------------------------------------------------------------ as JSON


def dump_state(state: WarfareState) -> dict[str, Json]:
    """The whole state; units, supports, counters, sides and marked hexes are tables by id."""
    grid = state.ground.grid
    result = state.result
    hexes: dict[str, Json] = {}
    for hex in range(grid.size):
        if state.marks[hex]:
            hexes[f"{grid.column_of[hex]},{grid.row_of[hex]}"] = _marks(state, hex)
    control: dict[str, Json] = {}
    for i, hex in enumerate(state.scenario.control_hexes):
        control[f"{grid.column_of[hex]},{grid.row_of[hex]}"] = state.control[i]
    return {
        "scenario": state.scenario.id,
        "chapter": state.scenario.chapter,
        "title": state.scenario.title,
        "board": dump_board(state),
        "turn": state.turn,
        "turns": state.scenario.turns,
        "phase": state.phase,
        "active": letter_or_null(state.active),
        "automaton": letter_or_null(state.automaton),
        "plan": [answer for answer in state.plan],
        "spotter": letter_or_null(state.spotter),
        "sides": {side_letter(side): dump_side(state, side) for side in range(state.sides)},
        "units": {unit.id: dump_unit(state, unit) for unit in state.units},
        "supports": {support.id: dump_support(state, support) for support in state.supports},
        "counters": {counter.id: dump_counter(state, counter) for counter in state.counters},
        "hexes": hexes,
        "control": control,
        "tallied": [number for number in state.tallied],
        "reveals": state.reveals,
        "options": state.options,
        "result": result.wire() if result is not None else None,
    }


def dump_board(state: WarfareState) -> dict[str, Json]:
    """warfare.comp.modular_map, warfare.comp.hex_scale: the map row by row in the codes of the tiles, and its scale."""
    grid = state.ground.grid
    codes = state.ground.board.codes
    rows: list[Json] = []
    for row in range(grid.rows):
        rows.append("".join(codes[row * grid.columns : (row + 1) * grid.columns]))
    return {"columns": grid.columns, "rows": rows, "metres": METRES}


def _marks(state: WarfareState, hex: int) -> list[Json]:
    return [name for bit, name in MARKS if state.marks[hex] & bit]


def dump_side(state: WarfareState, side: int) -> dict[str, Json]:
    """A player: his cube on the track and what he is."""
    seat = state.seats[side]
    return {
        "level": state.levels[side],
        "box": box(state.levels[side]),
        "spent": state.spent[side],
        "arrived": state.arrived[side],
        "team": seat.team,
        "faction": seat.faction,
        "cube": seat.cube,
        "name": seat.name,
        "regular": seat.regular,
    }


def _column(column: Column | None) -> Json:
    if column is None:
        return None
    return {"cost": column.cost, "die": colour(column.rank), "range": column.reach}


def _piece(state: WarfareState, piece: Piece) -> dict[str, Json]:
    return {
        "side": letter_or_null(piece.side),
        "damage": piece.damage,
        "morale": MORALE[piece.morale],
        "overwatch": piece.overwatch,
        "gone": piece.gone,
        "known": knowers(piece.known, state.sides),
    }


def dump_unit(state: WarfareState, unit: Unit) -> dict[str, Json]:
    """warfare.unit.values: a unit with its printed values and its state."""
    profile = unit.profile
    out = _piece(state, unit)
    out.update(
        {
            "unit": profile.id,
            "number": unit.number,
            "kind": KINDS[profile.kind],
            "faction": profile.faction,
            "regular": profile.regular,
            "hex": place(state, unit.hex),
            "carrier": state.units[unit.carrier].id if unit.carrier != NOBODY else None,
            "cargo": state.units[unit.cargo].id if unit.cargo != NOBODY else None,
            "crowd": state.counters[unit.crowd].id if unit.crowd != NOBODY else None,
            "reserve": unit.reserve,
            "arrives": unit.arrives,
            "arrival_hex": place(state, unit.arrival_hex),
            "exited": unit.exited,
            "defence": profile.defence,
            "actions": {action: colour(rank) for action, rank in profile.actions.items()},
            "abilities": [ability for ability in profile.abilities],
            "points": profile.points,
        }
    )
    for number, name in enumerate(COLUMNS):
        out[name] = _column(profile.columns[number])
    return out


def dump_support(state: WarfareState, support: Support) -> dict[str, Json]:
    """A support counter with its values, and where on the track it is."""
    profile = support.profile
    out = _piece(state, support)
    out.update(
        {
            "support": profile.id,
            "kind": profile.kind,
            "face": profile.face,
            "arrives": support.arrives,
            "parked": support.parked if support.parked != NOBODY else None,
            "parked_turn": support.parked_turn,
            "light": _column(profile.light),
            "heavy": _column(profile.heavy),
            "defence": profile.defence,
        }
    )
    return out


def dump_counter(state: WarfareState, counter: Counter) -> dict[str, Json]:
    """A counter: what it is, where it lies, and what became of it."""
    return {
        "counter": counter.profile.id,
        "kind": counter.profile.kind,
        "owner": letter_or_null(counter.owner),
        "hex": place(state, counter.hex),
        "hidden": counter.hidden,
        "hostile": counter.hostile,
        "hand": letter_or_null(counter.hand),
        "aboard": state.units[counter.aboard].id if counter.aboard != NOBODY else None,
        "fate": counter.fate,
        "fate_by": letter_or_null(counter.fate_by),
        "known": knowers(counter.known, state.sides),
    }


# ------------------------------------------------------------ as one line


def digest_state(state: WarfareState) -> str:
    """Equal strings mean equal states."""
    numbers: list[int] = [state.turn, state.active, state.automaton, state.spotter, state.reveals]
    numbers.extend(state.levels)
    numbers.extend(state.spent)
    numbers.extend(state.arrived)
    numbers.extend(state.control)
    numbers.extend(state.tallied)
    words: list[str] = [state.phase, str(state.plan)]
    for unit in state.units:
        numbers.extend(
            (
                unit.hex,
                unit.damage,
                unit.morale,
                unit.known,
                unit.carrier,
                unit.cargo,
                unit.crowd,
                unit.arrives,
                unit.overwatch + 2 * unit.gone + 4 * unit.reserve + 8 * unit.exited,
            )
        )
    for support in state.supports:
        numbers.extend(
            (
                support.damage,
                support.morale,
                support.known,
                support.arrives,
                support.parked,
                support.parked_turn,
                support.overwatch + 2 * support.gone,
            )
        )
        words.append(support.profile.face)
    for counter in state.counters:
        numbers.extend(
            (
                counter.hex,
                counter.owner,
                counter.hand,
                counter.aboard,
                counter.fate_by,
                counter.known,
                counter.hidden + 2 * counter.hostile,
            )
        )
        words.append(counter.id + counter.profile.id + counter.fate)
    marks = "".join(chr(48 + (mark & (SMOKE | RUBBLE))) for mark in state.marks)
    result = state.result
    ended = "" if result is None else f"{result.winner}{result.points}{result.why}"
    return f"{' '.join(str(n) for n in numbers)}|{' '.join(words)}|{marks}|{ended}"
