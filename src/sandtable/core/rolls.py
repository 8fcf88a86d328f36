"""Rolls: the dice a rule awaits, and what their faces mean to it."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, cast

from mypy_extensions import mypyc_attr

from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Json, Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Something a rule waits for; `why` is the rule id behind it."""

    why: str


class Die:
    """A kind of die: its name on the wire, how many faces, and what is printed on them if not numbers."""

    __slots__ = ("faces", "id", "sides")

    def __init__(self, id: str, sides: int, faces: list[str] | None = None) -> None:
        self.id = id
        self.sides = sides
        self.faces: list[str] = faces if faces is not None else []


D6: Final = Die("d6", 6)
D10: Final = Die("d10", 10)
D20: Final = Die("d20", 20)


class Roll(Effect):
    """`n` dice; `classes[face - 1]` is what that face means to the rule (0, 1, 2 …).

    The rule gets counts per class and nothing else, so it cannot depend on a face it did not declare, and
    odds may branch on counts instead of on every face of every die. `need` says in words what counts.

    A roll is secret when `known_to` lists the sides that may know its faces before the game is over: those who
    draw from a hidden deck, or nobody at all. Whoever has no seat among them hears nothing of the dice.

    A subclass may look up late what some faces mean (`count`), as long as it says all when it is asked for `classes`,
    `need` or `reckoning`.
    """

    def __init__(
        self,
        die: Die,
        n: int,
        classes: list[int],
        why: str,
        side: int = -1,
        need: Message | None = None,
        subject: str = "",
        known_to: list[int] | None = None,
        reckoning: Reckoning | None = None,
    ) -> None:
        self.die = die
        self.n = n
        self._classes = classes
        self.why = why
        self.side = side  # who throws them; -1 when nobody in particular does
        self._need = need
        self.subject = subject  # the id of the unit or token the dice are for
        self.known_to = known_to  # None: everybody sees them fall
        self._reckoning = reckoning

    @property
    def classes(self) -> list[int]:
        """What each face means to the rule."""
        return self._classes

    @property
    def need(self) -> Message | None:
        """What counts, in words."""
        return self._need

    @property
    def reckoning(self) -> Reckoning | None:
        """How the number it needs came about, where one was reckoned."""
        return self._reckoning

    def ladder(self) -> dict[str, Json] | None:
        """How the die was come by, where dice stand in a row and things shift one along it (`Ladder.wire`)."""
        return None

    def width(self) -> int:
        """How many classes of result there are."""
        return max(self.classes) + 1

    def count(self, faces: list[int]) -> list[int]:
        """Counts per class of these faces."""
        classes = self._classes
        counts = [0] * (max(classes) + 1)
        for face in faces:
            counts[classes[face - 1]] += 1
        return counts

    def __await__(self) -> Generator[Effect, object, list[int]]:
        reply = yield self
        return cast("list[int]", reply)


def successes(need: int, sides: int = 6, modifier: int = 0, naturals: bool = True) -> list[int]:
    """Classes of a roll that must reach `need`: 1 for success, 0 for failure.

    With `naturals`, the top face always succeeds and a 1 always fails, whatever the modifier.
    """
    classes: list[int] = []
    for face in range(1, sides + 1):
        passed = face + modifier >= need
        if naturals and face == 1:
            passed = False
        if naturals and face == sides:
            passed = True
        classes.append(1 if passed else 0)
    return classes


def every_face(sides: int) -> list[int]:
    """Classes of a roll whose number itself counts: face k is class k."""
    return list(range(1, sides + 1))


def shown(counts: list[int]) -> int:
    """The face of a single die rolled with `every_face`."""
    for face in range(len(counts)):
        if counts[face]:
            return face
    return 0
