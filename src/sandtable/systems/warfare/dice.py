"""The nine coloured dice: shifts with their reasons, combat rolls, tests and their odds."""

from __future__ import annotations

from typing import final

from sandtable.core.effects import Die, Roll
from sandtable.core.preview import Ladder, LadderStep, Modifier, OddsLine
from sandtable.core.wire import Json, Message
from sandtable.systems.warfare.catalogue import COMBAT_RESULTS, TEST_RESULTS, catalogue
from sandtable.systems.warfare.state import WarfareState

MISS = 0
MORALE_HIT = 1
DAMAGE1 = 2
DAMAGE2 = 3
ELIMINATED = 4
"""warfare.dice.combat_results."""

CRITICAL_FAILURE = 0
FAILURE = 1
MARGINAL = 2
SUCCESS = 3
CRITICAL_SUCCESS = 4
"""warfare.dice.test_results."""

WHITE = 1
PINK = 2
GREY = 3
GREEN = 4
YELLOW = 5
RED = 6
BLUE = 7
PURPLE = 8
BLACK = 9
"""warfare.dice.order: the ranks of the colours."""

ALL_ROWS = (0, 1, 2, 3, 4)
NO_MARGINAL = (0, 1, 3, 3, 4)
NO_CRITICAL_FAILURE = (1, 1, 2, 3, 4)
THREE_ROWS = (1, 1, 3, 3, 4)
"""warfare.dice.missing_row: how a test reads the five results when its table lacks a row.

A critical failure without a row is a failure, a marginal success without one a success.
"""

Rows = tuple[int, int, int, int, int]

D8 = Die("d8", 8)
"""warfare.dice.scatter_die."""
D20 = Die("d20", 20)


@final
class Shift:
    """So many ranks stronger (above 0) or weaker, and the rule that says so.

    warfare.dice.shift_right, warfare.dice.shift_left.
    """

    __slots__ = ("message", "value", "why")

    def __init__(self, value: int, message: str, why: str, values: dict[str, Json] | None = None) -> None:
        self.value = value
        self.message = Message(message, values)
        self.why = why

    def line(self) -> Modifier:
        """The shift as the dice console prints it: 1> to the right, <2 to the left."""
        return Modifier(self.message, written(self.value), self.why)


def written(steps: int) -> str:
    """Steps to the right as 2>, to the left as <2."""
    if steps == 0:
        return "0"
    return f"{steps}>" if steps > 0 else f"<{-steps}"


@final
class Throw:
    """One die to be rolled: its base colour and everything that shifts it.

    warfare.dice.combat_uses: fire and supports read its combat results, assaults and tests its test results.

    warfare.dice.sum: the shifts are added up and applied once; warfare.dice.clamp: beyond the ends the die is
    white or black; warfare.dice.shift_not_result: the face itself never changes.
    """

    __slots__ = ("base", "final", "shifts")

    def __init__(self, base: int, shifts: list[Shift]) -> None:
        self.base = base
        self.shifts = shifts
        rank = base
        for shift in shifts:
            rank += shift.value
        self.final: int = min(max(rank, WHITE), BLACK)

    def modifiers(self) -> list[Modifier]:
        """The dice console: base colour, every shift with its rule, the colour that is rolled."""
        base = Message("warfare-mod-base", {"die": colour_word(self.base)})
        lines = [Modifier(base, "", "warfare.dice.test_base")]
        lines.extend(shift.line() for shift in self.shifts if shift.value)
        total = sum(shift.value for shift in self.shifts)
        if self.base + total != self.final:
            lines.append(Modifier(Message("warfare-mod-clamp"), written(total), "warfare.dice.clamp"))
        final = Message("warfare-mod-final", {"die": colour_word(self.final)})
        lines.append(Modifier(final, "", "warfare.dice.sum"))
        return lines

    def rules(self) -> list[str]:
        """The rules behind the shifts."""
        return [shift.why for shift in self.shifts if shift.value]

    def words(self) -> Message:
        """Which die is rolled and from which colour it was shifted."""
        return Message("warfare-need-die", {"die": colour_word(self.final), "base": colour_word(self.base)})


def colour(rank: int) -> str:
    """The name of a die by its rank."""
    return _COLOURS[rank]


def colour_word(rank: int) -> dict[str, Json]:
    """The name of a die as a nested message: colour is never the only signal."""
    return {"id": "warfare-die-" + _COLOURS[rank]}


def rank_of(name: str) -> int:
    """The rank of a colour, 0 when there is none of that name."""
    return _COLOURS.index(name) if name in _COLOURS[1:] else 0


_COLOURS: list[str] = [""]
_COMBAT_DICE: list[Die] = []  # warfare.dice.two_icons: the same die, printed with either kind of result
_TEST_DICE: list[Die] = []
_COMBAT: list[list[int]] = []
_TEST: list[list[int]] = []


def _read() -> None:
    _COMBAT_DICE.append(Die("", 6))
    _TEST_DICE.append(Die("", 6))
    _COMBAT.append([])
    _TEST.append([])
    for row in catalogue().dice:
        _COLOURS.append(row.id)
        _COMBAT_DICE.append(Die(row.id, len(row.combat), [COMBAT_RESULTS[result] for result in row.combat]))
        _TEST_DICE.append(Die(row.id, len(row.test), [TEST_RESULTS[result] for result in row.test]))
        _COMBAT.append(row.combat)
        _TEST.append(row.test)


_read()


async def combat_roll(state: WarfareState, side: int, throw: Throw, why: str, subject: str) -> int:
    """warfare.dice.one_die, warfare.dice.two_icons: one die, read by its combat results."""
    rank = throw.final
    need = throw.words() if state.listens() else None
    counts = await Roll(_COMBAT_DICE[rank], 1, _COMBAT[rank], why, side, need, subject)
    return counts.index(1)


async def test_roll(state: WarfareState, side: int, throw: Throw, rows: Rows, why: str, subject: str) -> int:
    """warfare.dice.one_die, warfare.dice.missing_row: one die, read by its test results in the rows of the table."""
    rank = throw.final
    need = throw.words() if state.listens() else None
    counts = await Roll(_TEST_DICE[rank], 1, test_classes(rank, rows), why, side, need, subject)
    return counts.index(1)


def test_classes(rank: int, rows: Rows) -> list[int]:
    """What each face of a die means in a table with these rows."""
    return [rows[result] for result in _TEST[rank]]


def combat_classes(rank: int) -> list[int]:
    """The combat result of each face of a die."""
    return _COMBAT[rank]


def combat_odds(throw: Throw) -> OddsLine:
    """The chance of each combat result; labels are text ids, miss first."""
    return _spread(_COMBAT[throw.final], COMBAT_RESULTS, "warfare-combat-", "warfare-odds-combat")


def test_odds(throw: Throw, rows: Rows) -> OddsLine:
    """The chance of each outcome of a test; labels are text ids, worst first."""
    return _spread(test_classes(throw.final, rows), TEST_RESULTS, "warfare-test-", "warfare-odds-test")


def _spread(classes: list[int], names: tuple[str, ...], prefix: str, title: str) -> OddsLine:
    found: list[tuple[str, float]] = []
    for result in range(len(names)):
        faces = classes.count(result)
        if faces:
            found.append((prefix + names[result], faces / len(classes)))
    return OddsLine(Message(title), found)


def combat_ladder(throw: Throw) -> Ladder:
    """The dice console of a combat roll."""
    return _ladder(throw, _COMBAT[throw.final], COMBAT_RESULTS, "warfare-combat-")


def test_ladder(throw: Throw, rows: Rows) -> Ladder:
    """The dice console of a test."""
    return _ladder(throw, test_classes(throw.final, rows), TEST_RESULTS, "warfare-test-")


def _ladder(throw: Throw, classes: list[int], names: tuple[str, ...], prefix: str) -> Ladder:
    ladder = Ladder(_COLOURS[1:], colour(throw.base), colour(throw.final))
    ladder.steps = [
        LadderStep(shift.value, shift.message, shift.why) for shift in throw.shifts if shift.value
    ]
    for result in range(len(names)):
        faces = classes.count(result)
        if faces:
            ladder.faces.append((names[result], Message(prefix + names[result]), faces))
    return ladder
