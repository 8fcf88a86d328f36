"""Units, supports and counters of a position."""

from __future__ import annotations

from sandtable.core.printed import Row
from sandtable.core.wire import Json, list_of, text_of
from sandtable.systems.warfare.catalogue import FACES, catalogue
from sandtable.systems.warfare.position_reading import hex_at, known_keys, one_of, side_at, whole_at
from sandtable.systems.warfare.state import MORALE, NOBODY, Counter, Piece, Support, Unit, WarfareState

PIECE_KEYS = ("id", "side", "damage", "morale", "overwatch", "gone", "known")
UNIT_KEYS = (*PIECE_KEYS, "unit", "hex", "aboard", "reserve", "arrives", "exited")
SUPPORT_KEYS = (*PIECE_KEYS, "support", "face", "arrives", "parked", "parked_turn")
COUNTER_KEYS = ("id", "counter", "face", "hex", "hidden", "owner", "hand", "aboard", "known", "fate")
DEFAULT_UNITS = ("usa.marines", "ins.militia", "uk.rifles", "ru.motor-rifle")
"""What a unit is where a position does not say, by side."""


def _known(state: WarfareState, value: Json, where: str) -> int:
    bits = 0
    for entry in list_of(value):
        bits |= 1 << side_at(entry, where, state.sides)
    return bits


def _read_piece(state: WarfareState, piece: Piece, row: Row, where: str) -> None:
    piece.damage = whole_at(row.get("damage", 0), 0, 2, where + ": damage")
    morale = one_of(text_of(row.get("morale", "steady")), list(MORALE), "morale", where)
    piece.morale = MORALE.index(morale)
    piece.overwatch = row.get("overwatch") is True
    piece.gone = row.get("gone") is True
    if "known" in row:
        piece.known |= _known(state, row["known"], where)


def read_unit(state: WarfareState, row: Row, number: int) -> Unit:
    """A unit: `{ id, side, unit, hex, morale, damage, overwatch, aboard, reserve, arrives, gone, exited, known }`."""
    where = f'position: unit "{text_of(row.get("id")) or number}"'
    known_keys(row, UNIT_KEYS, where)
    side = side_at(row.get("side"), where, state.sides)
    kind = one_of(text_of(row.get("unit", DEFAULT_UNITS[side])), list(catalogue().units), "unit", where)
    id = text_of(row.get("id")) or kind.partition(".")[2]
    unit = Unit(id, len(state.units), side, catalogue().units[kind])
    _read_piece(state, unit, row, where)
    unit.reserve = row.get("reserve") is True
    unit.exited = row.get("exited") is True
    unit.gone = unit.gone or unit.exited
    unit.arrives = whole_at(row.get("arrives", 0), 0, 99, where + ": arrives")
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
    kind = one_of(text_of(row.get("support")), catalogue().support_ids(), "support", where)
    face = text_of(row.get("face"))
    if face:
        one_of(face, list(FACES), "face", where)
    id = text_of(row.get("id")) or kind.partition(".")[2]
    support = Support(id, len(state.supports), side, catalogue().support(kind, face))
    _read_piece(state, support, row, where)
    support.arrives = whole_at(row.get("arrives", 0), 0, 99, where + ": arrives")
    if "parked" in row:
        support.parked = whole_at(row["parked"], 0, 9999, where + ": parked")
        support.parked_turn = whole_at(row.get("parked_turn", 0), 0, 99, where + ": parked_turn")
    return support


def read_counter(state: WarfareState, row: Row, number: int) -> Counter:
    """A counter: `{ id, counter, hex, face, hidden, owner, hand, aboard, known, fate }`."""
    where = f'position: counter "{text_of(row.get("id")) or number}"'
    known_keys(row, COUNTER_KEYS, where)
    kind = one_of(text_of(row.get("counter")), list(catalogue().counters), "counter", where)
    owner = side_at(row["owner"], where, state.sides) if "owner" in row else NOBODY
    counter = Counter(
        text_of(row.get("id")) or f"{kind}-{number}", len(state.counters), owner, catalogue().counters[kind]
    )
    face = text_of(row.get("face"))
    counter.hostile = face == "hostile"
    if kind == "population":
        one_of(face or "civilians", ["hostile", "civilians"], "face", where)
    counter.hidden = row.get("hidden") is True
    counter.known = 1 << owner if owner != NOBODY else 0
    if "known" in row:
        counter.known |= _known(state, row["known"], where)
    counter.fate = text_of(row.get("fate"))
    if "hand" in row:
        counter.hand = side_at(row["hand"], where, state.sides)
        counter.owner = counter.hand if owner == NOBODY else owner
    elif not counter.fate and "aboard" not in row:
        counter.hex = hex_at(state.ground, row.get("hex"), where)
    return counter
