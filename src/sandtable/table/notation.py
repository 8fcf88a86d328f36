"""A table position in words, one line per thing: for tests, bug reports and documents.

    table 48 x 48
    area wood-1 wood height 3 screen: 10,10 20,10 20,20 10,20
    line wall-1 wall thick 0.5 see-through: 5,5 9,5 9,8
    round smoke-1 smoke solid: 12,30 2
    disc a1 red 10,5 radius 0.5 facing 90
    hull t1 blue 20,40 4 x 2 facing 270

Heights, thickness, opacity (see-through, screen, solid), `by-height` and facings may be left out. A line
that starts with # is a remark. Ids, kinds and sides are single words.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Final, final

from sandtable.table.bases import Base, Disc, Hull
from sandtable.table.precision import Point
from sandtable.table.terrain import AREA, LINEAR, ROUND, SCREEN, SEE_THROUGH, SOLID, Board, Piece

_OPACITY: Final = {"see-through": SEE_THROUGH, "screen": SCREEN, "solid": SOLID}
_OPACITY_WORDS: Final = ("see-through", "screen", "solid")
_SHAPES: Final = {"area": AREA, "line": LINEAR, "round": ROUND}
_SHAPE_WORDS: Final = ("area", "line", "round")


class NotationError(ValueError):
    """A line of a position that cannot be read; the message names the line and what was expected."""


@final
class Token:
    """A base on the table with its id, its side and its facing in degrees."""

    __slots__ = ("base", "facing", "id", "side")

    def __init__(self, token_id: str, side: str, base: Base, facing: float = 0.0) -> None:
        self.id = token_id
        self.side = side
        self.base = base
        self.facing = facing


@final
class Position:
    """A board and the bases on it."""

    __slots__ = ("board", "tokens")

    def __init__(self, board: Board, tokens: Sequence[Token] = ()) -> None:
        self.board = board
        self.tokens: list[Token] = list(tokens)

    def token(self, token_id: str) -> Token:
        """The token of that id."""
        for token in self.tokens:
            if token.id == token_id:
                return token
        known = ", ".join(token.id for token in self.tokens) or "none"
        raise KeyError(f'the position has no base "{token_id}"; it has {known}')


def format_position(position: Position) -> str:
    """The position in words; `parse_position` reads it back."""
    board = position.board
    lines = [f"table {_number(board.width)} x {_number(board.height)}"]
    lines.extend(_piece_line(piece) for piece in board.pieces)
    lines.extend(_token_line(token) for token in position.tokens)
    return "\n".join(lines) + "\n"


def parse_position(text: str) -> Position:
    """The position that the words describe."""
    size: Point | None = None
    pieces: list[Piece] = []
    tokens: list[Token] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        words = line.replace(":", " : ").split()
        reader = _Words(number, words)
        first = reader.word("table, area, line, round, disc or hull")
        if first == "table":
            if size is not None:
                raise reader.error("only one table line", "a second one")
            size = _read_size(reader)
        elif size is None:
            raise reader.error('"table WIDTH x HEIGHT" first', f'"{first}"')
        elif first in _SHAPES:
            pieces.append(_read_piece(reader, _SHAPES[first], [piece.id for piece in pieces]))
        elif first in ("disc", "hull"):
            tokens.append(_read_token(reader, first, [token.id for token in tokens]))
        else:
            raise reader.error("table, area, line, round, disc or hull", f'"{first}"')
    if size is None:
        raise NotationError('line 1: expected "table WIDTH x HEIGHT", found nothing')
    return Position(Board(size[0], size[1], pieces), tokens)


@final
class _Words:
    """The words of one line, taken one by one."""

    __slots__ = ("at", "number", "words")

    def __init__(self, number: int, words: list[str]) -> None:
        self.number = number
        self.words = words
        self.at = 0

    def error(self, expected: str, found: str) -> NotationError:
        return NotationError(f"line {self.number}: expected {expected}, found {found}")

    def peek(self) -> str:
        return self.words[self.at] if self.at < len(self.words) else ""

    def word(self, expected: str) -> str:
        next_word = self.peek()
        if not next_word:
            raise self.error(expected, "the end of the line")
        self.at += 1
        return next_word

    def take(self, wanted: str) -> bool:
        """Whether the next word is this one, which is then passed."""
        if self.peek() == wanted:
            self.at += 1
            return True
        return False

    def must(self, wanted: str) -> None:
        given = self.word(f'"{wanted}"')
        if given != wanted:
            raise self.error(f'"{wanted}"', f'"{given}"')

    def number_of(self, what: str, above: float = float("-inf")) -> float:
        given = self.word(what)
        value = _float(given)
        if value is None:
            raise self.error(what, f'"{given}"')
        if value <= above:
            raise self.error(f"{what} above {_number(above)}", f'"{given}"')
        return value

    def point(self) -> Point:
        given = self.word("a point X,Y")
        parts = given.split(",")
        if len(parts) == 2:
            x, y = _float(parts[0]), _float(parts[1])
            if x is not None and y is not None:
                return x, y
        raise self.error("a point X,Y", f'"{given}"')

    def name(self, what: str, known: Sequence[str] = ()) -> str:
        given = self.word(what)
        if given in known:
            raise self.error(f"{what} of its own", f'"{given}" again')
        return given

    def end(self) -> None:
        if self.peek():
            raise self.error("the end of the line", f'"{self.peek()}"')


def _float(word: str) -> float | None:
    try:
        value = float(word)
    except ValueError:
        return None
    return value if isfinite(value) else None


def _number(value: float) -> str:
    """The shortest text that reads back as the same number."""
    return str(int(value)) if value == int(value) and abs(value) < 1e15 else repr(value)


def _read_size(reader: _Words) -> Point:
    width = reader.number_of("a width", 0.0)
    reader.must("x")
    height = reader.number_of("a height", 0.0)
    reader.end()
    return width, height


def _read_piece(reader: _Words, shape: int, known: Sequence[str]) -> Piece:
    piece_id = reader.name("an id", known)
    kind = reader.name("a kind of terrain")
    height = thickness = 0.0
    sight = -1
    by_height = False
    while not reader.take(":"):
        if reader.take("height"):
            height = reader.number_of("a height", -1e-9)
        elif shape == LINEAR and reader.take("thick"):
            thickness = reader.number_of("a thickness", -1e-9)
        elif reader.take("by-height"):
            by_height = True
        elif reader.peek() in _OPACITY:
            sight = _OPACITY[reader.word("an opacity")]
        else:
            options = "height, thick, by-height, see-through, screen, solid or a colon"
            raise reader.error(options, f'"{reader.peek()}"' if reader.peek() else "the end of the line")
    points = [reader.point()]
    radius = thickness * 0.5
    if shape == ROUND:
        radius = reader.number_of("a radius", 0.0)
    else:
        while reader.peek():
            points.append(reader.point())
    reader.end()
    try:
        return Piece(piece_id, kind, points, height, shape, radius, sight, by_height)
    except ValueError as problem:
        raise NotationError(f"line {reader.number}: {problem}") from None


def _read_token(reader: _Words, shape: str, known: Sequence[str]) -> Token:
    token_id = reader.name("an id", known)
    side = reader.name("a side")
    x, y = reader.point()
    length = width = radius = 0.0
    if shape == "disc":
        reader.must("radius")
        radius = reader.number_of("a radius", 0.0)
    else:
        length = reader.number_of("a length", 0.0)
        reader.must("x")
        width = reader.number_of("a width", 0.0)
    facing = reader.number_of("a facing in degrees") if reader.take("facing") else 0.0
    reader.end()
    base: Base = Disc(x, y, radius) if shape == "disc" else Hull(x, y, length, width, facing)
    return Token(token_id, side, base, facing)


def _piece_line(piece: Piece) -> str:
    words = [_SHAPE_WORDS[piece.shape], piece.id, piece.kind]
    if piece.height != 0.0:
        words.append(f"height {_number(piece.height)}")
    if piece.shape == LINEAR and piece.radius != 0.0:
        words.append(f"thick {_number(piece.radius * 2.0)}")
    words.append(_OPACITY_WORDS[piece.sight])
    if piece.by_height:
        words.append("by-height")
    points = " ".join(f"{_number(x)},{_number(y)}" for x, y in piece.points())
    radius = f" {_number(piece.radius)}" if piece.shape == ROUND else ""
    return f"{' '.join(words)}: {points}{radius}"


def _token_line(token: Token) -> str:
    base = token.base
    if isinstance(base, Disc):
        size = f"radius {_number(base.radius)}"
    else:
        size = f"{_number(base.length)} x {_number(base.width)}"
    turn = f" facing {_number(token.facing)}" if token.facing != 0.0 else ""
    name = "disc" if isinstance(base, Disc) else "hull"
    return f"{name} {token.id} {token.side} {_number(base.x)},{_number(base.y)} {size}{turn}"
