"""Line of sight between hexes, as a table whose rows are built when first asked.

A row holds, for each hex looked at, the set of places where a blocker would stop the line; terrain that stops it
whatever stands there is judged once. What stands on the board is a set of the same kind, so a look is one
intersection, a blocker comes and goes by changing a bit, and no row ever becomes wrong. Games and their forks
share the table and own their blockers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from sandtable.hexmap.board import HexMap
from sandtable.hexmap.directions import MapError
from sandtable.hexmap.grid import OFF, Grid
from sandtable.hexmap.lines import CONTACTS, Lines, contact, entry, parts
from sandtable.hexmap.sight_policy import (
    ALWAYS,
    BLOCKER,
    CLEAR,
    END,
    NEVER,
    OFF_BOARD,
    OPAQUE,
    SCREEN,
    START,
    SightPolicy,
)

NO_BLOCKER = 0
"""Nothing in the hex stops sight."""
SAME_LEVEL = 1
"""Something in the hex stops sight between two hexes of the hex's own level."""
EVERY_LEVEL = 2
"""Something in the hex stops sight at every level."""

_STOPPED = 1
"""The bit that every set of blockers has and no hex: lines that terrain stops ask for it."""


@final
class Blockers:
    """What stops sight in each hex besides terrain: NO_BLOCKER, SAME_LEVEL or EVERY_LEVEL. It changes in play.

    `bits` is the set of hexes with a blocker of their own level and, `width` bits higher, of those with a
    blocker of every level.
    """

    __slots__ = ("bits", "grid")

    def __init__(self, grid: Grid, bits: int = _STOPPED) -> None:
        self.grid = grid
        self.bits = bits

    def clone(self) -> Blockers:
        """A copy that changes on its own."""
        return Blockers(self.grid, self.bits)

    def at(self, hex: int) -> int:
        """What stops sight in a hex."""
        bit = self.grid.bit_of[hex]
        if self.bits >> self.grid.width + bit & 1:
            return EVERY_LEVEL
        return SAME_LEVEL if self.bits >> bit & 1 else NO_BLOCKER

    def put(self, hex: int, level: int) -> None:
        """Say what stops sight in a hex from now on."""
        bit = 1 << self.grid.bit_of[hex]
        high = bit << self.grid.width
        bits = (self.bits | bit | high) ^ bit ^ high
        if level == SAME_LEVEL:
            bits |= bit
        elif level == EVERY_LEVEL:
            bits |= high
        self.bits = bits

    def without(self, hex: int) -> Blockers:
        """A copy with nothing in that hex: for someone who thinks of leaving it."""
        copy = self.clone()
        copy.put(hex, NO_BLOCKER)
        return copy


@final
class Sight:
    """What a look found: clear, or by which hex it is stopped and why (the reasons of the policy).

    `contact` says how the line meets that hex: "inside", "edge" or "corner"; `share` after what share of the
    line it does so.
    """

    __slots__ = ("clear", "contact", "hex", "reason", "share")

    def __init__(self, reason: str, hex: int, contact: str, share: float) -> None:
        self.clear: bool = reason == CLEAR
        self.reason = reason
        self.hex = hex
        self.contact = contact
        self.share = share

    def __repr__(self) -> str:
        if self.clear:
            return "Sight(clear)"
        return f"Sight({self.reason} in hex {self.hex}, {self.contact} at {self.share:.3f})"


@final
class SightTable:
    """Who sees whom on one board under one policy, between ends on given levels.

    The levels are those of the hexes unless `eyes` (of who looks) or `marks` (of what is looked at) say
    otherwise, hex by hex: a helicopter high over the board. Tables of the same board and touch may share their
    `lines`. Nothing sees OFF, and OFF sees nothing.
    """

    __slots__ = ("_eyes", "_marks", "_opaque", "_rows", "_stops", "board", "lines", "policy")

    def __init__(
        self,
        board: HexMap,
        policy: SightPolicy,
        eyes: Sequence[int] = (),
        marks: Sequence[int] = (),
        lines: Lines | None = None,
    ) -> None:
        self.board = board
        self.policy = policy
        self.lines: Lines = lines if lines is not None else Lines(board.grid, policy.touch)
        if self.lines.grid is not board.grid or self.lines.touch != policy.touch:
            raise MapError("these lines belong to another board or count another contact; leave them out")
        self._eyes: list[int] = _levels(board, eyes)
        self._marks: list[int] = _levels(board, marks)
        numbers = [board.legend.number(kind) for kind in policy.opaque]
        self._opaque: list[bool] = [kind in numbers for kind in board.kinds]
        self._stops: dict[tuple[int, int], int] = {}
        unbuilt: list[int] = []
        self._rows: list[list[int]] = [unbuilt for _ in range(board.grid.size)]
        # OFF is the last row and the last place of each row.
        self._rows.append([_STOPPED] * (board.grid.size + 1))

    def sees(self, a: int, b: int, blockers: Blockers) -> bool:
        """Whether the line from hex a to hex b is clear."""
        row = self._rows[a]
        if not row:
            row = self._build(a)
        return not row[b] & blockers.bits

    def seen_from(self, a: int, blockers: Blockers) -> list[int]:
        """The hexes that are seen from a hex, itself included, in board order."""
        row = self._rows[a]
        if not row:
            row = self._build(a)
        bits = blockers.bits
        return [b for b, needed in enumerate(row) if not needed & bits]

    def sight(self, a: int, b: int, blockers: Blockers) -> Sight:
        """The same look as `sees`, with the first hex that stops the line and the reason."""
        on = self.board.grid.on
        if a == OFF or b == OFF or not on[a] or not on[b]:
            return Sight(OFF_BOARD, OFF, CONTACTS[0], 0.0)
        if a == b:
            return Sight(CLEAR, OFF, CONTACTS[0], 1.0)
        near = self.board.grid.distance(a, b) <= 1
        if _counts(self.policy.start, near) and blockers.at(a) == EVERY_LEVEL:
            return Sight(START, a, "inside", 0.0)
        for hex in self.lines.along(a, b):
            reason = self._reason(a, b, hex, blockers)
            if reason != CLEAR:
                return self._stop(a, b, hex, reason)
        if _counts(self.policy.end, near) and blockers.at(b) == EVERY_LEVEL:
            return self._stop(a, b, b, END)
        return Sight(CLEAR, OFF, CONTACTS[0], 1.0)

    def _reason(self, a: int, b: int, hex: int, blockers: Blockers) -> str:
        level = self.board.levels[hex]
        lower, higher = _in_order(self._eyes[a], self._marks[b])
        reason = self.policy.height_reason(lower, higher, level)
        if reason != CLEAR:
            return reason
        blocker = blockers.at(hex)
        if blocker == EVERY_LEVEL:
            return SCREEN
        if level != lower or level != higher:
            return CLEAR
        if self._opaque[hex]:
            return OPAQUE
        return BLOCKER if blocker == SAME_LEVEL else CLEAR

    def _stop(self, a: int, b: int, hex: int, reason: str) -> Sight:
        grid = self.board.grid
        x, y = grid.doubled[a], 3 * grid.row_of[a]
        dx, dy = grid.doubled[b] - x, 3 * grid.row_of[b] - y
        ex, ey = grid.doubled[hex] - x, 3 * grid.row_of[hex] - y
        share = entry(dx, dy, ex, ey) / parts(dx, dy)
        return Sight(reason, hex, CONTACTS[contact(dx, dy, ex, ey)], share)

    def _build(self, a: int) -> list[int]:
        """Work out a row: for each hex looked at the places where blockers would matter, or _STOPPED."""
        grid = self.board.grid
        if not grid.on[a]:
            self._rows[a] = self._rows[OFF]
            return self._rows[a]
        row = [_STOPPED] * (grid.size + 1)
        eye = self._eyes[a]
        own_level = self._hexes_at(eye)
        marks = self._marks
        stops = {mark: self._stops_between(eye, mark) for mark in dict.fromkeys(marks)}
        width = grid.width
        for b, between in enumerate(self.lines.row(a)):
            mark = marks[b]
            if between & stops[mark] or not grid.on[b]:
                continue
            if mark == eye:
                row[b] = between << width | between & own_level
            else:
                row[b] = between << width
        if self.policy.start != NEVER or self.policy.end != NEVER:
            self._add_ends(a, row)
        self._rows[a] = row
        return row

    def _add_ends(self, a: int, row: list[int]) -> None:
        grid = self.board.grid
        near = grid.around(a)
        for b in grid.hexes():
            if b == a or row[b] == _STOPPED:
                continue
            if _counts(self.policy.start, b in near):
                row[b] |= 1 << grid.width + grid.bit_of[a]
            if _counts(self.policy.end, b in near):
                row[b] |= 1 << grid.width + grid.bit_of[b]

    def _stops_between(self, eye: int, mark: int) -> int:
        """The set of hexes whose terrain stops sight between ends on these levels."""
        ends = _in_order(eye, mark)
        stops = self._stops.get(ends)
        if stops is None:
            stops = 0
            lower, higher = ends
            for hex in self.board.grid.hexes():
                level = self.board.levels[hex]
                opaque = self._opaque[hex] and level == lower and level == higher
                if opaque or self.policy.height_reason(lower, higher, level) != CLEAR:
                    stops |= 1 << self.board.grid.bit_of[hex]
            self._stops[ends] = stops
        return stops

    def _hexes_at(self, level: int) -> int:
        """The set of hexes of one level."""
        hexes = 0
        for hex in self.board.grid.hexes():
            if self.board.levels[hex] == level:
                hexes |= 1 << self.board.grid.bit_of[hex]
        return hexes


def _counts(when: int, near: bool) -> bool:
    """Whether a blocker in an end hex matters."""
    return when == ALWAYS or (when != NEVER and not near)


def _in_order(eye: int, mark: int) -> tuple[int, int]:
    return (eye, mark) if eye < mark else (mark, eye)


def _levels(board: HexMap, levels: Sequence[int]) -> list[int]:
    if not levels:
        return board.levels
    if len(levels) != board.grid.size:
        raise MapError(f"{len(levels)} levels are given for {board.grid.size} hexes")
    return list(levels)
