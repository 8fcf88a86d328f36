"""The hexes of one board as numbers: row by row from the top left, each row from the left.

All lists are flat and indexed by hex, or by six times hex plus direction. OFF stands for every place that is
not on the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from sandtable.hexmap.axial import Axial, ring, to_axial, to_offset
from sandtable.hexmap.axial import line as axial_line
from sandtable.hexmap.directions import DIRECTIONS, MapError

OFF = -1
"""No hex of the board."""


@final
class Grid:
    """A board of `columns` by `rows` hexes, some of which may be missing. It never changes.

    `doubled` holds two times the distance of each hex from the left edge, in hexes: the odd rows, pushed half a
    hex to the right, have odd numbers there. Sets of hexes are whole numbers in which the hex has the bit
    `bit_of[hex]`. The first row of bits and one bit between two rows belong to no hex, so that a set can hold the
    places just left and right of the board as well; a set fits into `width` bits.
    """

    __slots__ = (
        "bit_of", "column_of", "columns", "doubled", "neighbours", "on", "rings", "row_of", "rows", "size", "stride",
        "width",
    )  # fmt: skip

    def __init__(self, columns: int, rows: int, holes: Sequence[int] = ()) -> None:
        if columns < 1 or rows < 1:
            raise MapError(f"a board needs at least 1 x 1 hexes, not {columns} x {rows}")
        self.columns = columns
        self.rows = rows
        self.size: int = columns * rows
        self.column_of: list[int] = [hex % columns for hex in range(self.size)]
        self.row_of: list[int] = [hex // columns for hex in range(self.size)]
        self.doubled: list[int] = [2 * (hex % columns) + (hex // columns & 1) for hex in range(self.size)]
        self.stride: int = columns + 1
        self.width: int = self.stride * (rows + 1)
        self.bit_of: list[int] = [
            self.stride * (self.row_of[hex] + 1) + self.column_of[hex] for hex in range(self.size)
        ]
        self.on: list[bool] = [True] * self.size
        for hole in holes:
            self.on[hole] = False
        self.neighbours: list[int] = [
            self._beside(hex, direction) for hex in range(self.size) for direction in range(6)
        ]
        self.rings: list[list[int]] = [
            [other for other in self.neighbours[6 * hex : 6 * hex + 6] if other != OFF]
            for hex in range(self.size)
        ]

    def _beside(self, hex: int, direction: int) -> int:
        if not self.on[hex]:
            return OFF
        q, r = to_axial(self.column_of[hex], self.row_of[hex])
        if direction == 0 or direction == 5:
            q += 1
        elif direction == 2 or direction == 3:
            q -= 1
        if direction == 1 or direction == 2:
            r += 1
        elif direction == 4 or direction == 5:
            r -= 1
        column, row = to_offset(q, r)
        return self.at(column, row)

    def at(self, column: int, row: int) -> int:
        """The hex printed at this column and row, or OFF."""
        if column < 0 or row < 0 or column >= self.columns or row >= self.rows:
            return OFF
        hex = row * self.columns + column
        return hex if self.on[hex] else OFF

    def at_axial(self, place: Axial) -> int:
        """The hex at these axial coordinates, or OFF."""
        column, row = to_offset(place[0], place[1])
        return self.at(column, row)

    def axial(self, hex: int) -> Axial:
        """The axial coordinates of a hex."""
        return to_axial(self.column_of[hex], self.row_of[hex])

    def hexes(self) -> list[int]:
        """All hexes of the board, in their order."""
        return [hex for hex in range(self.size) if self.on[hex]]

    def holes(self) -> list[int]:
        """The places within columns and rows where the board has no hex."""
        return [hex for hex in range(self.size) if not self.on[hex]]

    def members(self, places: int) -> list[int]:
        """The hexes of a set, in their order; places off the board are left out."""
        hexes: list[int] = []
        while places:
            lowest = places & -places
            places ^= lowest
            bit = lowest.bit_length() - 1
            hex = self.at(bit % self.stride, bit // self.stride - 1)
            if hex != OFF:
                hexes.append(hex)
        return hexes

    def neighbour(self, hex: int, direction: int) -> int:
        """The adjacent hex in that direction, or OFF."""
        return self.neighbours[6 * hex + direction]

    def around(self, hex: int) -> list[int]:
        """The adjacent hexes, clockwise from the east; the list is the grid's own, and nobody changes it."""
        return self.rings[hex]

    def distance(self, a: int, b: int) -> int:
        """How many steps lie between two hexes; holes do not count."""
        across = self.doubled[a] - self.doubled[b]
        if across < 0:
            across = -across
        down = self.row_of[a] - self.row_of[b]
        if down < 0:
            down = -down
        # Each step down a row may go half a hex across as well.
        return down if across <= down else (across + down) // 2

    def direction(self, a: int, b: int) -> int:
        """The direction from a hex to an adjacent one; OFF when they are not adjacent."""
        base = 6 * a
        for direction in range(6):
            if self.neighbours[base + direction] == b:
                return direction
        return OFF

    def shift(self, hex: int, direction: int, steps: int = 1) -> int:
        """The hex so many steps away in a straight row, or OFF; holes on the way do not matter."""
        q, r = self.axial(hex)
        dq = (1, 0, -1, -1, 0, 1)[direction]
        dr = (0, 1, 1, 0, -1, -1)[direction]
        return self.at_axial((q + dq * steps, r + dr * steps))

    def ring(self, hex: int, radius: int) -> list[int]:
        """The hexes exactly so many steps away, clockwise from the east."""
        places = [self.at_axial(place) for place in ring(self.axial(hex), radius)]
        return [place for place in places if place != OFF]

    def disc(self, hex: int, radius: int) -> list[int]:
        """The hexes at most so many steps away, in their order on the board."""
        row = self.row_of[hex]
        hexes: list[int] = []
        for r in range(max(row - radius, 0), min(row + radius, self.rows - 1) + 1):
            # Half a hex narrower on each side with every row.
            low = self.doubled[hex] - 2 * radius + abs(r - row) - (r & 1)
            high = self.doubled[hex] + 2 * radius - abs(r - row) - (r & 1)
            first = max(low // 2, 0)
            last = min(high // 2, self.columns - 1)
            base = r * self.columns
            hexes.extend(other for other in range(base + first, base + last + 1) if self.on[other])
        return hexes

    def line(self, a: int, b: int) -> list[int]:
        """A shortest row of hexes along the straight line from a to b, both included; OFF where it leaves the board."""
        return [self.at_axial(place) for place in axial_line(self.axial(a), self.axial(b))]

    def name(self, hex: int) -> str:
        """The hex as it is written: column,row."""
        return "off" if hex == OFF else f"{self.column_of[hex]},{self.row_of[hex]}"

    def named(self, name: str) -> int:
        """The hex that is written column,row."""
        column, comma, row = name.strip().partition(",")
        if comma and _is_number(column) and _is_number(row):
            hex = self.at(int(column), int(row))
            if hex != OFF:
                return hex
            raise MapError(f"hex {name} is not on the board of {self.columns} x {self.rows} hexes")
        raise MapError(f'"{name}" is no hex; write COLUMN,ROW as in 3,1')

    def groups(self) -> list[list[int]]:
        """The hexes that hang together, one list for each island."""
        seen = [False] * self.size
        islands: list[list[int]] = []
        for start in self.hexes():
            if seen[start]:
                continue
            seen[start] = True
            island = [start]
            for hex in island:
                for direction in range(len(DIRECTIONS)):
                    other = self.neighbours[6 * hex + direction]
                    if other != OFF and not seen[other]:
                        seen[other] = True
                        island.append(other)
            island.sort()
            islands.append(island)
        return islands


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()
