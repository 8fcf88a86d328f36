"""Ten-sided dice rolled under a number (chapter 1.2)."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import D10, Roll, every_face, shown
from sandtable.core.keeping import Kept
from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Message

FAILS: Final = 0
PASSES: Final = 1

_UNDER: Final = Kept[tuple[int, int], list[int]](256)
_LESSENED: Final = Kept[int, list[int]](16)
FACES: Final = every_face(10)


def under(number: int, modifier: int = 0) -> list[int]:
    """fallout.dice.roll_under: the modified die is at most the number.

    fallout.dice.modifier_on_die, fallout.dice.natural_ten, fallout.dice.no_auto_success: plus makes it harder,
    an unmodified 10 fails, and not even a 1 succeeds by itself.
    """
    key = (number, modifier)
    classes = _UNDER.get(key)
    if classes is None:
        faces = range(1, 11)
        classes = _UNDER.keep(
            key, [PASSES if face != 10 and face + modifier <= number else FAILS for face in faces]
        )
    return classes


def chance(number: int, modifier: int = 0) -> float:
    """How likely a test is to be passed."""
    return sum(under(number, modifier)) / 10.0


class UnderRoll(Roll):
    """fallout.dice.d10: one die against a number; what it needs is put into words when somebody asks."""

    def __init__(
        self,
        classes: list[int],
        why: str,
        side: int,
        subject: str,
        number: int,
        modifier: int,
        reckoning: Reckoning | None = None,
    ) -> None:
        super().__init__(D10, 1, classes, why, side, None, subject, None, reckoning)
        self.number = number
        self.modifier = modifier  # of the die

    @property
    def need(self) -> Message | None:
        return need_words(self.number, self.modifier)


def reckoned_roll(reckoning: Reckoning, classes: list[int], why: str, side: int, subject: str) -> UnderRoll:
    """One die against a number that was reckoned."""
    return UnderRoll(
        classes=classes,
        why=why,
        side=side,
        subject=subject,
        number=reckoning.number,
        modifier=reckoning.modifier,
        reckoning=reckoning,
    )


async def passes(number: int, modifier: int, why: str, side: int, subject: str) -> bool:
    """fallout.dice.d10, fallout.dice.roll_under: one die against a statistic or skill."""
    counts = await UnderRoll(
        classes=under(number, modifier), why=why, side=side, subject=subject, number=number, modifier=modifier
    )
    return len(counts) > 1 and counts[1] > 0


async def meets(reckoning: Reckoning, why: str, side: int, subject: str) -> bool:
    """fallout.dice.roll_under: one die against a number that was reckoned."""
    classes = under(reckoning.number, reckoning.modifier)
    counts = await reckoned_roll(reckoning, classes, why, side, subject)
    return len(counts) > 1 and counts[1] > 0


async def roll(why: str, side: int, subject: str = "", need: Message | None = None) -> int:
    """fallout.dice.d10: the number a single die shows, the 0 being a ten."""
    return shown(await Roll(D10, 1, FACES, why, side, need, subject))


def less(face: int, minus: int) -> int:
    """fallout.dice.minimum: a die less something is never under 1."""
    return max(face - minus, 1)


def lessened(minus: int) -> list[int]:
    """What the faces of such a die mean: the number that is left."""
    classes = _LESSENED.get(minus)
    if classes is None:
        classes = _LESSENED.keep(minus, [less(face, minus) for face in range(1, 11)])
    return classes


async def roll_less(minus: int, why: str, side: int, subject: str) -> int:
    """fallout.dice.minimum, fallout.dice.no_minimum_cannon: a ten-sided die less `minus`."""
    return shown(await Roll(D10, 1, lessened(minus), why, side, None, subject))


def need_words(number: int, modifier: int) -> Message:
    """What a test needs, in words."""
    return Message("fallout-need-under", {"number": number, "modifier": modifier})


def words_of(reckoning: Reckoning) -> Message:
    """What a test with a reckoned number needs, in words."""
    return need_words(reckoning.number, reckoning.modifier)
