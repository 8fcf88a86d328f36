"""Ten-sided dice rolled under a number (chapter 1.2)."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import D10, Roll, every_face, shown
from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Message

FAILS: Final = 0
PASSES: Final = 1

_UNDER: Final[dict[tuple[int, int], list[int]]] = {}
_LESSENED: Final[dict[int, list[int]]] = {}
FACES: Final = every_face(10)


def under(number: int, modifier: int = 0) -> list[int]:
    """fallout.dice.roll_under: the modified die is at most the number.

    fallout.dice.modifier_on_die, fallout.dice.natural_ten, fallout.dice.no_auto_success: plus makes it harder,
    an unmodified 10 fails, and not even a 1 succeeds by itself.
    """
    key = (number, modifier)
    found = _UNDER.get(key)
    if found is None:
        found = [PASSES if face != 10 and face + modifier <= number else FAILS for face in range(1, 11)]
        _UNDER[key] = found
    return found


def chance(number: int, modifier: int = 0) -> float:
    """How likely a test is to be passed."""
    return sum(under(number, modifier)) / 10.0


async def passes(
    number: int, modifier: int, why: str, side: int, subject: str, need: Message | None = None
) -> bool:
    """fallout.dice.d10, fallout.dice.roll_under: one die against a statistic or skill."""
    counts = await Roll(D10, 1, under(number, modifier), why, side, need, subject)
    return len(counts) > 1 and counts[1] > 0


async def meets(reckoning: Reckoning, why: str, side: int, subject: str, told: bool) -> bool:
    """The same test with a number that was reckoned; `told` says whether anybody listens."""
    need = words_of(reckoning) if told else None
    classes = under(reckoning.number, reckoning.modifier)
    counts = await Roll(D10, 1, classes, why, side, need, subject, None, reckoning)
    return len(counts) > 1 and counts[1] > 0


async def roll(why: str, side: int, subject: str = "", need: Message | None = None) -> int:
    """fallout.dice.d10: the number a single die shows, the 0 being a ten."""
    return shown(await Roll(D10, 1, FACES, why, side, need, subject))


def less(face: int, minus: int) -> int:
    """fallout.dice.minimum: a die less something is never under 1."""
    return max(face - minus, 1)


def lessened(minus: int) -> list[int]:
    """What the faces of such a die mean: the number that is left."""
    found = _LESSENED.get(minus)
    if found is None:
        found = [less(face, minus) for face in range(1, 11)]
        _LESSENED[minus] = found
    return found


async def roll_less(minus: int, why: str, side: int, subject: str) -> int:
    """fallout.dice.minimum, fallout.dice.no_minimum_cannon: a die less something."""
    return shown(await Roll(D10, 1, lessened(minus), why, side, None, subject))


def need_words(number: int, modifier: int) -> Message:
    """What a test needs, in words."""
    return Message("fallout-need-under", {"number": number, "modifier": modifier})


def words_of(reckoning: Reckoning) -> Message:
    """What a test with a reckoned number needs, in words."""
    return need_words(reckoning.number, reckoning.modifier)
