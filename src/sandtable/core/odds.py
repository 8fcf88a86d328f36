"""Odds from the rules themselves: run a rule again and again, branching on classes of result.

A coroutine cannot be copied, so a branch is a script of replies with which the rule is started afresh;
rules meant for it are small and pure (one volley, one round). Where a rule awaits a `Mark`, branches with
equal keys merge. Beyond the budget of runs the rest is sampled, and the error says so.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from math import factorial, sqrt
from typing import Final, TypeVar

from sandtable.core.dice import SeededDice
from sandtable.core.effects import Ask, Effect, Mark, Roll
from sandtable.core.question import Question
from sandtable.core.wire import Json

T = TypeVar("T")

SAMPLES: Final = 2000


class Odds:
    """A distribution: label → probability. `error` is the half width of a 95 % interval when sampled."""

    __slots__ = ("chances", "error", "exact", "runs")

    def __init__(self, chances: dict[str, float], exact: bool, error: float, runs: int) -> None:
        self.chances = chances
        self.exact = exact
        self.error = error
        self.runs = runs

    @property
    def classes(self) -> list[tuple[str, float]]:
        """Labels and probabilities, numbers in order, then words in order."""
        return sorted(self.chances.items(), key=label_order)

    def of(self, label: str) -> float:
        """The probability of one label."""
        return self.chances.get(label, 0.0)


def label_order(entry: tuple[str, float]) -> tuple[int, float, str]:
    """Sorts numbers before words."""
    label = entry[0]
    digits = label.removeprefix("-")
    return (0, float(label), "") if digits.isdigit() else (1, 0.0, label)


def first_choice(question: Question) -> Json:
    """The plainest policy for questions in the middle of a rule."""
    return question.suggestion()


_known_branches: dict[tuple[tuple[int, ...], int], list[tuple[list[int], float]]] = {}


def branches(roll: Roll) -> list[tuple[list[int], float]]:
    """Every count per class with its multinomial probability."""
    key = (tuple(roll.classes), roll.n)
    found = _known_branches.get(key)
    if found is None:
        found = _spread(roll)
        _known_branches[key] = found
    return found


def _spread(roll: Roll) -> list[tuple[list[int], float]]:
    weights = [0.0] * roll.width()
    for c in roll.classes:
        weights[c] += 1.0 / len(roll.classes)
    partial: list[tuple[list[int], int, float]] = [([], roll.n, float(factorial(roll.n)))]
    for c in range(len(weights)):
        longer: list[tuple[list[int], int, float]] = []
        last = c == len(weights) - 1
        for counts, left, p in partial:
            for k in range(left if last else 0, left + 1):
                q = p * weights[c] ** k / factorial(k)
                if q > 0.0:
                    longer.append(([*counts, k], left - k, q))
        partial = longer
    return [(counts, p) for counts, _, p in partial]


class _Branch:
    """A way through the rule so far: its probability, the replies that lead there, the last mark passed."""

    __slots__ = ("marks", "p", "script")

    def __init__(self, p: float, script: list[object], marks: int) -> None:
        self.p = p
        self.script = script
        self.marks = marks


def odds(
    start: Callable[[], Coroutine[Effect, object, T]],
    label: Callable[[T], str],
    choose: Callable[[Question], Json] = first_choice,
    budget: int = 20_000,
) -> Odds:
    """The distribution of `label(result)` over all dice of the rule that `start` begins."""
    chances: dict[str, float] = {}
    runs = 0
    layer: dict[str, _Branch] = {"": _Branch(1.0, [], 0)}
    while layer:
        following: dict[str, _Branch] = {}
        for branch in layer.values():
            work = [branch]
            while work:
                if runs >= budget:
                    return sampled(start, label, choose)
                runs += 1
                _run(work.pop(), work, following, chances, start, label, choose)
        layer = following
    return Odds(chances, True, 0.0, runs)


def _run(
    branch: _Branch,
    work: list[_Branch],
    following: dict[str, _Branch],
    chances: dict[str, float],
    start: Callable[[], Coroutine[Effect, object, T]],
    label: Callable[[T], str],
    choose: Callable[[Question], Json],
) -> None:
    """Runs the rule along one script to its next roll, mark or end, and files what it finds there."""
    flow = start()
    replies = branch.script[:]
    at = 0
    reply: object = None
    marks = 0
    try:
        while True:
            effect = flow.send(reply)
            if isinstance(effect, Roll):
                if at < len(replies):
                    reply = replies[at]
                    at += 1
                    continue
                for counts, p in branches(effect):
                    work.append(_Branch(branch.p * p, [*replies, counts], branch.marks))
                flow.close()
                return
            if isinstance(effect, Ask):
                reply = replies[at] if at < len(replies) else choose(effect.question)
                if at >= len(replies):
                    replies.append(reply)
                at += 1
                continue
            reply = None
            if isinstance(effect, Mark):
                marks += 1
                if marks > branch.marks:
                    _merge(following, f"{marks}|{effect.key}", _Branch(branch.p, replies, marks))
                    flow.close()
                    return
    except StopIteration as done:
        name = label(done.value)
        chances[name] = chances.get(name, 0.0) + branch.p


def _merge(following: dict[str, _Branch], key: str, branch: _Branch) -> None:
    known = following.get(key)
    if known is None:
        following[key] = branch
    else:
        known.p += branch.p


def sampled(
    start: Callable[[], Coroutine[Effect, object, T]],
    label: Callable[[T], str],
    choose: Callable[[Question], Json] = first_choice,
    samples: int = SAMPLES,
) -> Odds:
    """The same by rolling: for rules with too many branches. The dice are fixed, so it repeats exactly."""
    dice = SeededDice(b"sandtable odds")
    counts: dict[str, int] = {}
    for _ in range(samples):
        name = label(_once(start(), choose, dice))
        counts[name] = counts.get(name, 0) + 1
    worst = max(1.96 * sqrt(n / samples * (1 - n / samples) / samples) for n in counts.values())
    return Odds({name: n / samples for name, n in counts.items()}, False, worst, samples)


def _once(flow: Coroutine[Effect, object, T], choose: Callable[[Question], Json], dice: SeededDice) -> T:
    reply: object = None
    while True:
        try:
            effect = flow.send(reply)
        except StopIteration as done:
            result: T = done.value
            return result
        reply = None
        if isinstance(effect, Roll):
            reply = effect.count(dice.throw(effect.die.sides, effect.n, effect.why))
        elif isinstance(effect, Ask):
            reply = choose(effect.question)
