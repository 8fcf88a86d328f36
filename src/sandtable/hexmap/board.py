"""The board: which terrain lies in each hex, how high, and which hexsides are marked. It never changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, final

from sandtable.hexmap.directions import DIRECTIONS, MapError, check_word, opposite
from sandtable.hexmap.grid import OFF, Grid
from sandtable.hexmap.terrain import HOLE, Legend


@final
class Side:
    """A marked hexside. It belongs to the hex and faces outwards in its direction; `feature` says what it is."""

    __slots__ = ("column", "direction", "feature", "row")
    made_from: ClassVar[tuple[str, ...]] = ("column", "row", "direction", "feature")

    def __init__(self, column: int, row: int, direction: int, feature: str) -> None:
        self.column = column
        self.row = row
        self.direction = direction
        self.feature = feature


@final
class HexMap:
    """A board of hexes with terrain, levels and marked sides.

    `codes`, `kinds`, `levels` and `tile_of` are flat lists by hex. A place without a hex has the code HOLE, the
    kind OFF and the level 0. `tile_of` numbers the tiles from which the board was joined.
    """

    __slots__ = ("_marks", "codes", "grid", "kinds", "legend", "levels", "sides", "tile_of")
    made_from: ClassVar[tuple[str, ...]] = ("legend", "code_rows", "sides", "heights", "tile_of")

    def __init__(
        self,
        legend: Legend,
        rows: Sequence[str],
        sides: Sequence[Side] = (),
        levels: Mapping[int, int] | None = None,
        tile_of: Sequence[int] = (),
    ) -> None:
        self.legend = legend
        self.codes: list[str] = _read_codes(legend, rows)
        holes = [hex for hex, code in enumerate(self.codes) if code == HOLE]
        self.grid = Grid(len(rows[0]), len(rows), holes)
        if len(holes) == self.grid.size:
            raise MapError("the board has no hex at all")
        self.kinds: list[int] = [OFF if code == HOLE else legend.of(code) for code in self.codes]
        self.levels: list[int] = [0 if kind == OFF else legend.kinds[kind].level for kind in self.kinds]
        if levels is not None:
            for hex, level in levels.items():
                self._raise_hex(hex, level)
        self.tile_of: list[int] = list(tile_of) if tile_of else [0] * self.grid.size
        self.sides: list[Side] = []
        self._marks: dict[str, list[int]] = {}
        for side in sides:
            self._mark(side)
        self.sides.sort(key=_side_key)

    def _raise_hex(self, hex: int, level: int) -> None:
        if hex < 0 or hex >= self.grid.size or not self.grid.on[hex]:
            raise MapError(f"level {level} is given to hex {hex}, which is not on the board")
        self.levels[hex] = level

    def _mark(self, side: Side) -> None:
        where = f"side {DIRECTIONS[side.direction]} of hex {side.column},{side.row}"
        hex = self.grid.at(side.column, side.row)
        if hex == OFF:
            size = f"{self.grid.columns} x {self.grid.rows}"
            raise MapError(f"{where} is marked, but the board of {size} hexes has no such hex")
        marks = self._marks.get(side.feature)
        if marks is None:
            check_word(side.feature, "the feature of a side")
            marks = [0] * self.grid.size
            self._marks[side.feature] = marks
        bit = 1 << side.direction
        if marks[hex] & bit:
            raise MapError(f'{where} is marked "{side.feature}" twice')
        marks[hex] |= bit
        self.sides.append(side)

    def code_rows(self) -> list[str]:
        """The codes of the terrain row by row, as the board was made from them."""
        columns = self.grid.columns
        return ["".join(self.codes[at : at + columns]) for at in range(0, self.grid.size, columns)]

    def heights(self) -> dict[int, int]:
        """The level of every hex."""
        return {hex: self.levels[hex] for hex in range(self.grid.size) if self.grid.on[hex]}

    def kind(self, hex: int) -> str:
        """The kind of terrain in a hex, "" where there is no hex."""
        kind = self.kinds[hex]
        return "" if kind == OFF else self.legend.kinds[kind].id

    def features(self) -> list[str]:
        """The features that mark any side, in the order of their names."""
        return sorted(self._marks)

    def marked(self, feature: str, hex: int, direction: int) -> bool:
        """Whether the hex has this feature on that side, facing outwards."""
        marks = self._marks.get(feature)
        return marks is not None and marks[hex] >> direction & 1 == 1

    def marked_sides(self, feature: str, hex: int) -> list[int]:
        """The sides of the hex that have this feature, clockwise from the east."""
        return [direction for direction in range(6) if self.marked(feature, hex, direction)]

    def separated(self, feature: str, hex: int, direction: int) -> bool:
        """Whether the feature stands between the hex and its neighbour, whichever of the two it belongs to."""
        if self.marked(feature, hex, direction):
            return True
        other = self.grid.neighbour(hex, direction)
        return other != OFF and self.marked(feature, other, opposite(direction))


def _side_key(side: Side) -> tuple[str, int, int, int]:
    return side.feature, side.row, side.column, side.direction


def _read_codes(legend: Legend, rows: Sequence[str]) -> list[str]:
    if not rows or not rows[0]:
        raise MapError("the board has no rows")
    codes: list[str] = []
    for r, row in enumerate(rows):
        if len(row) != len(rows[0]):
            raise MapError(f"row {r} has {len(row)} hexes, row 0 has {len(rows[0])}")
        for c, code in enumerate(row):
            if code != HOLE and not legend.knows(code):
                raise MapError(f'hex {c},{r} has the code "{code}"; use one of {" ".join(legend.codes())}')
            codes.append(code)
    return codes
