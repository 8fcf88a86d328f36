"""Units, supports and counters of a position."""

from __future__ import annotations

from sandtable.core.position_reading import (
    flag_at,
    known_keys,
    list_at,
    one_of,
    side_at,
    text_at,
    whole_in,
)
from sandtable.core.printed import Row
from sandtable.core.setup import SetupError
from sandtable.core.wire import text_of
from sandtable.systems.warfare.book.catalogue import FACES, catalogue
from sandtable.systems.warfare.book.profiles import CIVILIANS_FACE, DRONE, HOSTILE_FACE, POPULATION_COUNTER
from sandtable.systems.warfare.setup.position_reading import hex_at, not_both
from sandtable.systems.warfare.state.state import (
    FATES,
    MORALE,
    NOBODY,
    Counter,
    Piece,
    Support,
    Unit,
    WarfareState,
)

PIECE_KEYS = ("id", "side", "damage", "morale", "overwatch", "gone", "known")
UNIT_KEYS = (*PIECE_KEYS, "unit", "hex", "aboard", "reserve", "arrives", "exited")
SUPPORT_KEYS = (*PIECE_KEYS, "support", "face", "arrives", "parked", "parked_turn")
COUNTER_KEYS = (
    "id", "counter", "face", "hex", "hidden", "owner", "hand", "aboard", "known", "fate", "fate_by",
)  # fmt: skip
DEFAULT_UNITS = ("usa.marines", "ins.militia", "uk.rifles", "ru.motor-rifle")
"""What a unit is where a position does not say, by side."""


def _known(state: WarfareState, row: Row, where: str) -> int:
    bits = 0
    for entry in list_at(row, "known", where):
        bits |= 1 << side_at(entry, where, state.sides)
    return bits


def _read_piece(state: WarfareState, piece: Piece, row: Row, where: str) -> None:
    piece.damage = whole_in(row.get("damage", 0), where + ": damage", 0, 2)
    morale = one_of(text_at(row, "morale", where, "steady"), list(MORALE), "morale", where)
    piece.morale = MORALE.index(morale)
    piece.overwatch = flag_at(row, "overwatch", False, where)
    piece.gone = flag_at(row, "gone", False, where)
    piece.known |= _known(state, row, where)


def read_unit(state: WarfareState, row: Row, number: int) -> Unit:
    """A unit: one of UNIT_KEYS each; whoever is gone or has left may say where it stood, which means nothing."""
    where = f'position: unit "{text_of(row.get("id")) or number}"'
    known_keys(row, UNIT_KEYS, where)
    not_both(row, "hex", ("aboard", "reserve"), where)
    side = side_at(row.get("side"), where, state.sides)
    kind = one_of(text_at(row, "unit", where, DEFAULT_UNITS[side]), list(catalogue().units), "unit", where)
    id = text_at(row, "id", where) or kind.partition(".")[2]
    unit = Unit(id, len(state.units), side, catalogue().units[kind])
    _read_piece(state, unit, row, where)
    unit.reserve = flag_at(row, "reserve", False, where)
    unit.exited = flag_at(row, "exited", False, where)
    unit.gone = unit.gone or unit.exited
    unit.arrives = whole_in(row.get("arrives", 0), where + ": arrives", 0, 99)
    placed = not (unit.gone or unit.reserve or "aboard" in row)
    if placed or unit.arrives:
        hex = hex_at(state.ground, row.get("hex"), where)
        if unit.arrives:
            unit.arrival_hex = hex
        else:
            unit.hex = hex
    return unit


def read_support(state: WarfareState, row: Row, number: int) -> Support:
    """A support: `{ id, side, support, face, damage, morale, overwatch, arrives, parked, parked_turn, gone }`."""
    where = f'position: support "{text_of(row.get("id")) or number}"'
    known_keys(row, SUPPORT_KEYS, where)
    side = side_at(row.get("side"), where, state.sides)
    kind = one_of(text_at(row, "support", where), catalogue().support_ids(), "support", where)
    face = text_at(row, "face", where)
    if face:
        faces = list(FACES) if catalogue().support(kind).kind == DRONE else []
        one_of(face, faces, "face", where)
    id = text_at(row, "id", where) or kind.partition(".")[2]
    support = Support(id, len(state.supports), side, catalogue().support(kind, face))
    _read_piece(state, support, row, where)
    support.arrives = whole_in(row.get("arrives", 0), where + ": arrives", 0, 99)
    if "parked" in row:
        support.parked = whole_in(row["parked"], where + ": parked", 0, 9999)
        support.parked_turn = whole_in(row.get("parked_turn", 0), where + ": parked_turn", 0, 99)
    elif "parked_turn" in row:
        raise SetupError(f'{where}: "parked_turn" says nothing without "parked"')
    return support


def read_counter(state: WarfareState, row: Row, number: int) -> Counter:
    """A counter: `{ id, counter, hex, face, hidden, owner, hand, aboard, known, fate, fate_by }`."""
    where = f'position: counter "{text_of(row.get("id")) or number}"'
    known_keys(row, COUNTER_KEYS, where)
    not_both(row, "hex", ("aboard", "hand", "fate"), where)
    not_both(row, "hand", ("aboard", "fate"), where)
    kind = one_of(text_at(row, "counter", where), list(catalogue().counters), "counter", where)
    owner = side_at(row["owner"], where, state.sides) if "owner" in row else NOBODY
    id = text_at(row, "id", where) or f"{kind}-{number}"
    counter = Counter(id, len(state.counters), owner, catalogue().counters[kind])
    counter.known = 1 << owner if owner != NOBODY else 0
    counter.known |= _known(state, row, where)
    _read_face(counter, row, where)
    _read_fate(state, counter, row, where)
    if "hand" in row:
        counter.hand = side_at(row["hand"], where, state.sides)
        counter.owner = counter.hand if owner == NOBODY else owner
    elif not counter.fate and "aboard" not in row:
        counter.hex = hex_at(state.ground, row.get("hex"), where)
    return counter


def _read_face(counter: Counter, row: Row, where: str) -> None:
    """warfare.pop.sides: which face lies up; population has two, and none of them is hidden."""
    population = counter.profile.kind == POPULATION_COUNTER
    face = text_at(row, "face", where)
    counter.hostile = face == HOSTILE_FACE
    if face:
        one_of(face, [HOSTILE_FACE, CIVILIANS_FACE] if population else [], "face", where)
    counter.hidden = flag_at(row, "hidden", False, where)
    if counter.hidden and population:
        raise SetupError(f"{where}: population lies open, it cannot be hidden")


def _read_fate(state: WarfareState, counter: Counter, row: Row, where: str) -> None:
    """How a counter left the game, and by whom it was removed."""
    counter.fate = text_at(row, "fate", where)
    if counter.fate:
        one_of(counter.fate, list(FATES), "fate", where)
    if "fate_by" in row:
        counter.fate_by = side_at(row["fate_by"], where, state.sides)
