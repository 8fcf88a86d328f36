"""The nine coloured dice: shifts with their reasons, combat rolls, tests and their odds."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.effects import Die, Roll
from sandtable.core.preview import Ladder, LadderStep, Modifier, OddsLine
from sandtable.core.wire import Json, Message
from sandtable.systems.warfare.book.catalogue import COMBAT_RESULTS, TEST_RESULTS, catalogue
from sandtable.systems.warfare.state.state import WarfareState

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

CLAMP: Final = "warfare.dice.clamp"
"""The rule of the one shift that explains itself: there is no die beyond white and black."""


@final
class Shift:
    """So many ranks stronger (above 0) or weaker, and the rule that says so.

    warfare.dice.shift_right, warfare.dice.shift_left. Its words are made when somebody reads them.
    """

    __slots__ = ("id", "value", "values", "why")

    def __init__(self, value: int, id: str, why: str, values: dict[str, Json] | None = None) -> None:
        self.value = value
        self.id = id
        self.why = why
        self.values = values

    def step(self) -> LadderStep:
        """The shift as the dice console draws it."""
        return LadderStep(self.value, Message(self.id, self.values), self.why)


def nearest_die(rank: int) -> int:
    """warfare.dice.clamp: beyond the ends the die is white or black."""
    return WHITE if rank < WHITE else min(rank, BLACK)


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
    white or black, and that is a shift of its own; warfare.dice.shift_not_result: the face itself never changes.
    The colour that is rolled changes only together with the shift that explains it.
    """

    __slots__ = ("base", "final", "shifts")

    def __init__(self, base: int, shifts: list[Shift]) -> None:
        self.base = base
        self.shifts = shifts
        rank = base
        for shift in shifts:
            rank += shift.value
        end = nearest_die(rank)
        if end != rank:
            shifts.append(Shift(end - rank, "warfare-mod-clamp", CLAMP))
            rank = end
        self.final: int = rank

    def rules(self) -> list[str]:
        """The rules behind the shifts."""
        return [shift.why for shift in self.shifts if shift.value and shift.why != CLAMP]

    def words(self) -> Message:
        """Which die is rolled and from which colour it was shifted."""
        return Message("warfare-need-die", {"die": colour_word(self.final), "base": colour_word(self.base)})


@final
class ColourRoll(Roll):
    """The roll of one coloured die: it knows how its colour came about, so that whoever shows it shows no other."""

    def __init__(
        self,
        throw: Throw,
        die: Die,
        classes: list[int],
        why: str,
        side: int,
        *,
        subject: str,
        combat: bool,
    ) -> None:
        super().__init__(die, 1, classes, why, side, None, subject)
        self.throw = throw
        self.combat = combat  # read by its combat results, not by its test results

    @property
    def need(self) -> Message | None:
        """Which die is rolled and from which colour it was shifted."""
        return self.throw.words()

    def ladder(self) -> dict[str, Json] | None:
        """The dice in their row, where this one began and what shifted it."""
        return ladder_of(self).wire()


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
    counts = await ColourRoll(
        throw, _COMBAT_DICE[rank], _COMBAT[rank], why, side, subject=subject, combat=True
    )
    return counts.index(1)


async def test_roll(state: WarfareState, side: int, throw: Throw, rows: Rows, why: str, subject: str) -> int:
    """warfare.dice.one_die, warfare.dice.missing_row: one die, read by its test results in the rows of the table."""
    rank = throw.final
    classes = test_classes(rank, rows)
    counts = await ColourRoll(throw, _TEST_DICE[rank], classes, why, side, subject=subject, combat=False)
    return counts.index(1)


def hit_chance(rank: int) -> float:
    """The chance that a die of this rank brings any combat result but a miss."""
    faces = _COMBAT[rank]
    return 1.0 - faces.count(MISS) / len(faces)


def test_classes(rank: int, rows: Rows) -> list[int]:
    """What each face of a die means in a table with these rows."""
    return [rows[result] for result in _TEST[rank]]


# ------------------------------------------------------------ shown before it is rolled


def result_line(roll: ColourRoll, assuming: Message | None = None) -> OddsLine:
    """The chance of each result of a roll; labels are text ids, the worst first."""
    title = Message("warfare-odds-combat" if roll.combat else "warfare-odds-test")
    chances: list[tuple[str, float]] = []
    for name, faces in _grouped(roll):
        chances.append((_prefix(roll) + name, faces / len(roll.classes)))
    return OddsLine(title, chances, assuming is None, assuming=assuming)


def ladder_of(roll: ColourRoll) -> Ladder:
    """The dice console of a roll: its base colour, every shift with its rule, the colour that is rolled, its faces."""
    throw = roll.throw
    ladder = Ladder(_COLOURS[1:], colour(throw.base), colour(throw.final))
    ladder.steps = [shift.step() for shift in throw.shifts if shift.value]
    for name, faces in _grouped(roll):
        ladder.faces.append((name, Message(_prefix(roll) + name), faces))
    return ladder


def modifiers_of(throw: Throw) -> list[Modifier]:
    """The same in one row: base colour, every shift as 1> or <2 with its rule, the colour that is rolled."""
    base = Message("warfare-mod-base", {"die": colour_word(throw.base)})
    lines = [Modifier(base, "", "warfare.dice.test_base")]
    for shift in throw.shifts:
        if shift.value:
            lines.append(Modifier(Message(shift.id, shift.values), written(shift.value), shift.why))
    final = Message("warfare-mod-final", {"die": colour_word(throw.final)})
    lines.append(Modifier(final, "", "warfare.dice.sum"))
    return lines


def _prefix(roll: ColourRoll) -> str:
    return "warfare-combat-" if roll.combat else "warfare-test-"


def _grouped(roll: ColourRoll) -> list[tuple[str, int]]:
    """The results a roll can have, the worst first, with the number of faces of each."""
    names = COMBAT_RESULTS if roll.combat else TEST_RESULTS
    return [(names[n], roll.classes.count(n)) for n in range(len(names)) if n in roll.classes]
