"""A board in words and as a picture: for tests, bug reports and documents.

    terrain open: . r =
    terrain cover level 1: b w
    terrain bunker level 1: f
    hexes
    . . b r
     . f . r
    - . . ~
    side fort 1,1: W NW
    level 3: 2,0 3,0

First the kinds of terrain with their codes, then one line of codes for each row (spaces do not matter, `-` is a
place without a hex), then marked sides, and hexes whose level is not that of their terrain. A line that starts
with # is a remark, except among the rows where # is a code. Ids of terrain and features are single words.
"""

from __future__ import annotations

from typing import Final, final

from sandtable.hexmap.board import HexMap, Side
from sandtable.hexmap.directions import DIRECTIONS, MapError, direction_named
from sandtable.hexmap.terrain import HOLE, Kind, Legend

TERRAIN_WORD: Final = "terrain"
HEXES_WORD: Final = "hexes"
SIDE_WORD: Final = "side"
LEVEL_WORD: Final = "level"
"""The words with which lines begin."""


class NotationError(ValueError):
    """A line that cannot be read; the message names the line and what was expected."""


def format_map(board: HexMap) -> str:
    """The board in words; `parse_map` reads it back."""
    lines: list[str] = []
    for kind in board.legend.kinds:
        level = f" {LEVEL_WORD} {kind.level}" if kind.level != 0 else ""
        lines.append(f"{TERRAIN_WORD} {kind.id}{level}: {' '.join(kind.codes)}")
    lines.append(HEXES_WORD)
    columns = board.grid.columns
    for row in range(board.grid.rows):
        indent = " " if row & 1 else ""
        lines.append(indent + " ".join(board.codes[row * columns : (row + 1) * columns]))
    lines.extend(_side_lines(board))
    lines.extend(_level_lines(board))
    return "\n".join(lines) + "\n"


def _side_lines(board: HexMap) -> list[str]:
    lines: list[str] = []
    for feature in board.features():
        for hex in board.grid.hexes():
            sides = board.marked_sides(feature, hex)
            if sides:
                names = " ".join(DIRECTIONS[direction] for direction in sides)
                lines.append(f"{SIDE_WORD} {feature} {board.grid.name(hex)}: {names}")
    return lines


def _level_lines(board: HexMap) -> list[str]:
    raised: dict[int, list[str]] = {}
    for hex in board.grid.hexes():
        level = board.levels[hex]
        if level != board.legend.kinds[board.kinds[hex]].level:
            raised.setdefault(level, []).append(board.grid.name(hex))
    return [f"{LEVEL_WORD} {level}: {' '.join(raised[level])}" for level in sorted(raised)]


def parse_map(text: str) -> HexMap:
    """The board that the words describe."""
    reader = _Reader()
    for number, raw in enumerate(text.splitlines(), start=1):
        reader.read(number, raw)
    return reader.finish()


@final
class _Reader:
    """What was read so far. Rows follow the line `hexes` until a line begins with `side` or `level`."""

    __slots__ = ("in_rows", "kinds", "legend", "level_of", "marked", "number", "rows", "sides")

    def __init__(self) -> None:
        self.number = 0
        self.kinds: list[Kind] = []
        self.legend: Legend | None = None
        self.in_rows = False
        self.rows: list[str] = []
        self.sides: list[Side] = []
        self.marked: list[tuple[str, int, int, int]] = []
        self.level_of: dict[tuple[int, int], int] = {}

    def error(self, expected: str, instead: str) -> NotationError:
        return NotationError(f"line {self.number}: expected {expected}, found {instead}")

    def refusal(self, problem: str) -> NotationError:
        return NotationError(f"line {self.number}: {problem}")

    def read(self, number: int, raw: str) -> None:
        self.number = number
        line = raw.strip()
        words = line.partition(":")[0].split()
        first = words[0] if words else ""
        legend = self.legend
        remark = line.startswith("#") and not (self.in_rows and legend is not None and legend.knows("#"))
        if not line or remark:
            return
        if self.in_rows and first not in (SIDE_WORD, LEVEL_WORD):
            self._read_row(line)
            return
        self.in_rows = False
        if self.legend is None:
            self._read_before_rows(words, line)
        else:
            self._read_after_rows(words, line)

    def _read_before_rows(self, words: list[str], line: str) -> None:
        """A kind of terrain, or the line after which the rows begin."""
        if words and words[0] == TERRAIN_WORD:
            self._read_terrain(words, line)
        elif line == HEXES_WORD:
            self._start_rows()
        else:
            raise self.error('"terrain ID: CODES" or "hexes"', f'"{line}"')

    def _read_after_rows(self, words: list[str], line: str) -> None:
        """Marked sides, or hexes whose level is not that of their terrain."""
        first = words[0] if words else ""
        if first == SIDE_WORD:
            self._read_side(words, line)
        elif first == LEVEL_WORD:
            self._read_level(words, line)
        else:
            raise self.error('"side FEATURE HEX: SIDES" or "level NUMBER: HEXES"', f'"{line}"')

    def _read_terrain(self, words: list[str], line: str) -> None:
        codes = line.partition(":")[2].split()
        if len(words) not in (2, 4) or not codes or (len(words) == 4 and words[2] != LEVEL_WORD):
            raise self.error('"terrain ID: CODES" or "terrain ID level NUMBER: CODES"', f'"{line}"')
        for code in codes:
            if len(code) != 1:
                raise self.error("codes of one character each", f'"{code}"')
        level = self._whole(words[3]) if len(words) == 4 else 0
        self.kinds.append(Kind(words[1], "".join(codes), level))
        try:
            Legend(self.kinds)
        except MapError as problem:
            raise self.refusal(str(problem)) from None

    def _start_rows(self) -> None:
        if not self.kinds:
            raise self.error('"terrain ID: CODES" first', '"hexes"')
        self.legend = Legend(self.kinds)
        self.in_rows = True

    def _read_row(self, line: str) -> None:
        row = "".join(line.split())
        legend = self.legend
        assert legend is not None
        for column, code in enumerate(row):
            if code != HOLE and not legend.knows(code):
                known = " ".join(legend.codes() + HOLE)
                raise self.error(f"one of {known}", f'"{code}" for hex {column},{len(self.rows)}')
        if self.rows and len(row) != len(self.rows[0]):
            raise self.error(f"{len(self.rows[0])} hexes as in the first row", f"{len(row)}")
        self.rows.append(row)

    def _read_side(self, words: list[str], line: str) -> None:
        names = line.partition(":")[2].split()
        if len(words) != 3 or not names:
            raise self.error('"side FEATURE HEX: SIDES"', f'"{line}"')
        column, row = self._place(words[2])
        for name in names:
            try:
                direction = direction_named(name)
            except MapError as problem:
                raise self.refusal(str(problem)) from None
            if (words[1], column, row, direction) in self.marked:
                raise self.error(f"side {name} of hex {words[2]} once", "it again")
            self.marked.append((words[1], column, row, direction))
            self.sides.append(Side(column, row, direction, words[1]))

    def _read_level(self, words: list[str], line: str) -> None:
        names = line.partition(":")[2].split()
        if len(words) != 2 or not names:
            raise self.error('"level NUMBER: HEXES"', f'"{line}"')
        level = self._whole(words[1])
        for name in names:
            place = self._place(name)
            if place in self.level_of:
                raise self.error(f"one level for hex {name}", "a second one")
            self.level_of[place] = level

    def _place(self, name: str) -> tuple[int, int]:
        column, comma, row = name.partition(",")
        if not (comma and _is_whole(column) and _is_whole(row)):
            raise self.error("a hex COLUMN,ROW", f'"{name}"')
        c, r = int(column), int(row)
        if r < 0 or c < 0 or r >= len(self.rows) or c >= len(self.rows[0]) or self.rows[r][c] == HOLE:
            raise self.error("a hex of the board", f'"{name}"')
        return c, r

    def _whole(self, word: str) -> int:
        if not _is_whole(word):
            raise self.error("a whole number", f'"{word}"')
        return int(word)

    def finish(self) -> HexMap:
        self.number += 1
        legend = self.legend
        if legend is None or not self.rows:
            raise self.error('"hexes" and at least one row of codes', "the end of the text")
        columns = len(self.rows[0])
        levels = {row * columns + column: level for (column, row), level in self.level_of.items()}
        try:
            return HexMap(legend, self.rows, self.sides, levels)
        except MapError as problem:
            raise NotationError(str(problem)) from None


def _is_whole(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit()
