"""How a system describes an attack to the odds: a rule on a copy that can be put back, and what is counted in it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

from sandtable.core.effects import Effect, Mark, Part, Roll
from sandtable.core.odds.branching import results_of
from sandtable.core.odds.places import NO_COUNTS
from sandtable.core.question import Question
from sandtable.core.wire import Json

Rest: TypeAlias = Callable[[], Coroutine[Effect, object, object]]

AS_COUNTED: Final = -1
"""Of a width: it is known when everything has been run, see `Trial.width`."""
MOST_ANSWERS: Final = 12
"""Questions with more answers are left to the policy."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Trial:
    """A rule on a copy that can be put back, and what is counted in it."""

    def begin(self) -> Coroutine[Effect, object, object]:
        """The rule from where the copy stands: from its start, or from the mark it was put back to."""
        raise TypeError("a trial writes its own begin()")

    def ended(self, result: object) -> None:
        """Called where a run comes to the end of the rule, with what the rule returns."""

    def goes_on(self) -> bool:
        """Whether a run may go on through a mark it is the first to come to, instead of being begun again there.

        That saves runs, but what is likely is then not followed first.
        """
        return False

    def effort(self, effects: int) -> int:
        """What a run that met so many effects has cost of the budget; runs are counted where a trial says no more."""
        return 1

    def keep(self, mark: Mark) -> object:
        """All that `back` needs to come to this mark again; None where the rule can only be run to it from before."""
        raise TypeError("a trial writes its own keep()")

    def back(self, kept: object) -> None:
        """Puts the copy back to how it was kept, and counts from nothing; None stands for the start."""
        raise TypeError("a trial writes its own back()")

    def place(self, mark: Mark) -> object:
        """What is still to come depends on this alone, and it moves on from mark to mark; None passes a mark over."""
        raise TypeError("a trial writes its own place()")

    def merged(self, roll: Roll, parts: list[tuple[list[int], float]]) -> list[tuple[list[int], float]]:
        """The results of a roll with their probabilities, those taken together that change nothing about the counts."""
        return parts

    def parts(self, mark: Mark) -> list[Mark]:
        """The marks a mark falls into where what follows is several things that have nothing to do with one another."""
        return [mark]

    def results(self, part: Part) -> list[tuple[int, float]]:
        """The results of a part of the rule with their probabilities, those taken together that change nothing."""
        return list(results_of(part.begin).items())

    def counts(self) -> list[int]:
        """What has been counted since `back`: first what is shown, then what `worth` alone reads.

        What is missing at its end counts nothing.
        """
        raise TypeError("a trial writes its own counts()")

    def width(self) -> int:
        """How many counts are shown, for a trial that only learns on its way what there is to count."""
        raise TypeError("a trial of unknown width writes its own width()")

    def worth(self, counts: list[int]) -> float:
        """How much the side whose best play is looked for likes what was counted; it adds up like the counts."""
        return 0.0

    def idle(self, effect: Effect) -> bool:
        """Whether nothing is counted any more from this question or mark on: the rule is not followed further."""
        return False

    def policy(self, question: Question) -> Json:
        """The answer that the odds hold for."""
        return question.suggestion()

    def minds(self, question: Question) -> bool:
        """Whether other answers may change the counts."""
        return True

    def best_at_once(self) -> bool:
        """Whether the runs that look for best play give the odds of the policy as well."""
        return False

    def seek_best(self) -> None:
        """Called before best play is looked for: from here on whoever chooses must know what he would know."""

    def others(self, question: Question) -> list[Json]:
        """Further answers to try when best play is looked for."""
        answers = question.choices()
        return answers if len(answers) <= MOST_ANSWERS else []


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleTrial(Trial):
    """A rule of pure numbers: nothing has to be put back, and what is counted is read off its result.

    `worth`, where best play is looked for, reads what was counted last of all.
    """

    def __init__(self, start: Rest, count: Callable[[Any], list[int]]) -> None:
        self.start = start
        self.count = count
        self.rest = start
        self.counted = NO_COUNTS

    def begin(self) -> Coroutine[Effect, object, object]:
        return self.rest()

    def ended(self, result: object) -> None:
        self.counted = self.count(result)

    def keep(self, mark: Mark) -> object:
        return mark.rest

    def back(self, kept: object) -> None:
        self.rest = kept if callable(kept) else self.start
        self.counted = NO_COUNTS

    def place(self, mark: Mark) -> object:
        return mark.key

    def counts(self) -> list[int]:
        return self.counted

    def worth(self, counts: list[int]) -> float:
        return float(counts[-1]) if counts else 0.0

    def goes_on(self) -> bool:
        return True

    def best_at_once(self) -> bool:
        return True
