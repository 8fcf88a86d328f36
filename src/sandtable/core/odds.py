"""Odds from the rules themselves: run a rule again and again, branching on classes of result.

What is run is the rule that is played, on a copy. A coroutine cannot be copied, so a branch is a script of replies
with which the rule is started afresh; `start` makes the copy and begins. Where the rule awaits a `Mark`, what follows
depends on the mark's key and on what `look` tells of the copy, and on nothing else: ways that come to the same mark
go on as one. A mark may know the rest of its rule: then `keep` notes how the copy is there and `again` puts it back so
and goes on with the rest, and nothing before the mark is run twice. Beyond the budget of runs the odds are sampled, and
the error says so.

Where a side chooses inside a rule (who falls, whether to roll again), `choose` is the policy the odds hold for. With
`worth`, every answer is followed as well and the tree is solved backwards: `Odds.best` is what comes of it when each
side answers as is best for it, `side` looking for the most worth and everybody else for the least.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from contextlib import suppress
from math import factorial, sqrt
from typing import Final, Generic, TypeAlias, TypeVar

from sandtable.core.dice import SeededDice
from sandtable.core.effects import Ask, Effect, Mark, Part, Roll
from sandtable.core.keeping import Kept
from sandtable.core.preview import OddsLine
from sandtable.core.question import Question
from sandtable.core.wire import Json, Message

T = TypeVar("T")
Rest: TypeAlias = Callable[[], Coroutine[Effect, object, object]]
Again: TypeAlias = Callable[[object, Rest], Coroutine[Effect, object, T]]

SAMPLES: Final = 2000
MOST_ANSWERS: Final = 12  # questions with more answers are left to the policy


class Odds:
    """A distribution: label → probability. `error` is the half width of a 95 % interval when sampled.

    `asked` says whether somebody chooses on the way: then the odds hold for the policy, and `best` for best play
    (None where it was not looked for, or would have cost more than the budget).
    """

    __slots__ = ("asked", "best", "chances", "error", "exact", "runs")

    def __init__(
        self,
        chances: dict[str, float],
        exact: bool,
        error: float,
        runs: int,
        asked: bool = False,
        best: dict[str, float] | None = None,
    ) -> None:
        self.chances = chances
        self.exact = exact
        self.error = error
        self.runs = runs
        self.asked = asked
        self.best = best

    @property
    def classes(self) -> list[tuple[str, float]]:
        """Labels and probabilities, numbers in order, then words in order."""
        return in_order(self.chances)

    @property
    def best_classes(self) -> list[tuple[str, float]] | None:
        """The same for best play; None where it makes no difference or was not looked for."""
        best = self.best
        if best is None or alike(best, self.chances):
            return None
        return in_order(best)

    def of(self, label: str) -> float:
        """The probability of one label."""
        return self.chances.get(label, 0.0)

    def line(
        self, title: Message, policy: Message | None = None, assuming: Message | None = None
    ) -> OddsLine:
        """The odds for a preview; the policy is named only where somebody chooses on the way."""
        said = policy if self.asked else None
        return OddsLine(title, self.classes, self.exact, self.error, said, self.best_classes, assuming)

    def by(self, part: Callable[[str], str]) -> Odds:
        """The same with coarser labels: one question asked of a joint result."""
        best = self.best
        grouped = regrouped(best, part) if best is not None else None
        return Odds(regrouped(self.chances, part), self.exact, self.error, self.runs, self.asked, grouped)


def in_order(chances: dict[str, float]) -> list[tuple[str, float]]:
    """Labels and probabilities, numbers in order, then words in order."""
    return sorted(chances.items(), key=label_order)


def label_order(entry: tuple[str, float]) -> tuple[int, float, str]:
    """Sorts numbers before words."""
    label = entry[0]
    digits = label.removeprefix("-")
    return (0, float(label), "") if digits.isdigit() else (1, 0.0, label)


def alike(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two distributions are the same to all who read them."""
    for label in [*one, *other]:
        if abs(one.get(label, 0.0) - other.get(label, 0.0)) > 1e-9:
            return False
    return True


def regrouped(chances: dict[str, float], part: Callable[[str], str]) -> dict[str, float]:
    """The same probabilities under coarser labels."""
    grouped: dict[str, float] = {}
    for label, p in chances.items():
        name = part(label)
        grouped[name] = grouped.get(name, 0.0) + p
    return grouped


def first_choice(question: Question) -> Json:
    """The plainest policy for questions in the middle of a rule."""
    return question.suggestion()


_branches: Final = Kept[tuple[tuple[int, ...], int], list[tuple[list[int], float]]](4096)


def branches(roll: Roll) -> list[tuple[list[int], float]]:
    """Every count per class with its multinomial probability."""
    key = (tuple(roll.classes), roll.n)
    known = _branches.get(key)
    if known is None:
        known = _branches.keep(key, _spread(roll))
    return known


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


# ------------------------------------------------------------ the tree of a rule


class LoopError(Exception):
    """A rule comes back to one of its own marks: the mark's key says too little of what is still to come."""

    def __init__(self, key: str) -> None:
        super().__init__(f"a rule comes back to its own mark, whose key says too little: {key!r}")
        self.key = key


class _Node:
    """A place in the rule: an end with its label, dice about to fall, or a side about to choose.

    Places that meet again are one node, so each is solved once.
    """

    __slots__ = (
        "after", "chances", "key", "label", "parts", "side", "solved", "solving", "value", "worth",
    )  # fmt: skip

    def __init__(self, key: str = "") -> None:
        self.key = key  # of the mark that led here
        self.solving = False
        self.label = ""
        self.worth = 0.0
        self.parts: list[
            tuple[float, _Node]
        ] = []  # dice: probability and what follows; answers: the policy's first
        self.side = -1  # who chooses; -1 where dice fall or the rule ends
        self.after: _Node | None = None  # where a mark leads
        self.chances: dict[str, float] | None = None  # under the policy
        self.solved: dict[str, float] | None = None  # under best play
        self.value = 0.0  # the worth of best play

    def under_policy(self) -> dict[str, float]:
        """The distribution from here when questions are answered by the policy."""
        known = self.chances
        if known is not None:
            return known
        self._begin()
        after = self.after
        if after is not None:
            chances = after.under_policy()
        elif not self.parts:
            chances = {self.label: 1.0}
        elif self.side >= 0:
            chances = self.parts[0][1].under_policy()
        else:
            chances = {}
            for p, part in self.parts:
                for label, q in part.under_policy().items():
                    chances[label] = chances.get(label, 0.0) + p * q
        self.chances = chances
        self.solving = False
        return chances

    def under_best_play(self, side: int) -> dict[str, float]:
        """The distribution from here when `side` seeks the most worth and everybody else the least."""
        known = self.solved
        if known is not None:
            return known
        self._begin()
        after = self.after
        if after is not None:
            chances = after.under_best_play(side)
            self.value = after.value
        elif not self.parts:
            chances = {self.label: 1.0}
            self.value = self.worth
        elif self.side >= 0:
            chosen = self._best_part(side)
            chances = chosen.under_best_play(side)
            self.value = chosen.value
        else:
            chances = {}
            for p, part in self.parts:
                for label, q in part.under_best_play(side).items():
                    chances[label] = chances.get(label, 0.0) + p * q
                self.value += p * part.value
        self.solved = chances
        self.solving = False
        return chances

    def _begin(self) -> None:
        """Raises LoopError where the way from here has come back here."""
        if self.solving:
            raise LoopError(self.key)
        self.solving = True

    def _best_part(self, side: int) -> _Node:
        """The answer that is best for whoever chooses; the policy's own where nothing is better."""
        sign = 1.0 if self.side == side else -1.0
        best = self.parts[0][1]
        best.under_best_play(side)
        for _, part in self.parts[1:]:
            part.under_best_play(side)
            if sign * part.value > sign * best.value + 1e-12:
                best = part
        return best


class _OverBudgetError(Exception):
    """The rule has more ways through it than may be run."""


class _Origin:
    """Where runs begin: a mark whose rest is known, and how the copy was there."""

    __slots__ = ("rest", "saved")

    def __init__(self, saved: object, rest: Rest) -> None:
        self.saved = saved
        self.rest = rest


class _Fork:
    """A place from which a run has gone on one way: the replies of the other ways, each with its probability."""

    __slots__ = ("node", "origin", "others", "script")

    def __init__(
        self, node: _Node, script: list[object], origin: _Origin | None, others: list[tuple[float, object]]
    ) -> None:
        self.node = node
        self.script = script
        self.origin = origin
        self.others = others


class _Explorer(Generic[T]):
    """Runs a rule along every way through it, once for each die class or answer that is new."""

    def __init__(
        self,
        start: Callable[[], Coroutine[Effect, object, T]],
        label: Callable[[T], str],
        choose: Callable[[Question], Json],
        worth: Callable[[T], float] | None,
        look: Callable[[], str] | None,
        budget: int,
        keep: Callable[[], object] | None = None,
        again: Again[T] | None = None,
    ) -> None:
        self.keep = keep
        self.again = again
        self.start = start
        self.label = label
        self.choose = choose
        self.worth = worth
        self.look = look
        self.budget = budget
        self.runs = 0
        self.asked = False
        self.known: dict[str, _Node] = {}  # places by mark
        self.parts: dict[str, dict[str, float]] = {}  # odds of parts by key

    def explore(self, script: list[object], origin: _Origin | None = None) -> _Node:
        """The place to which a script of replies leads from the start, or from a mark, with all that follows.

        One run goes on to the end, taking the first way wherever ways part; then the others are gone.
        """
        forks: list[_Fork] = []
        first = self._run(script, origin, forks)
        for fork in forks:
            for p, reply in fork.others:
                fork.node.parts.append((p, self.explore([*fork.script, reply], fork.origin)))
        return first

    def _run(self, script: list[object], origin: _Origin | None, forks: list[_Fork]) -> _Node:
        """One run: the replies of the script, then the first way everywhere; `forks` are the places it came by."""
        if self.runs >= self.budget:
            raise _OverBudgetError
        self.runs += 1
        flow = self._begun(origin)
        first = _Node()
        node = first
        at = 0
        reply: object = None
        try:
            while True:
                effect = flow.send(reply)
                reply = None
                if isinstance(effect, Mark):
                    if at < len(script):
                        continue
                    key = self._key(effect)
                    known = self.known.get(key)
                    if known is not None and known is not node:  # a way that comes to itself does not count
                        flow.close()
                        node.after = known
                        return first
                    node = self._fresh(key, node)
                    kept = self._kept(effect)
                    if kept is not None:
                        origin = kept
                        script = []
                        at = 0
                elif isinstance(effect, Roll) or isinstance(effect, Ask) or isinstance(effect, Part):  # noqa: SIM101
                    # written out, for mypyc narrows no tuple
                    if at == len(script):
                        ways = self._ways(effect, node)
                        p, reply = ways[0]
                        forks.append(_Fork(node, script, origin, ways[1:]))
                        script = [*script, reply]
                        after = _Node()
                        node.parts.append((p, after))
                        node = after
                    else:
                        reply = script[at]
                    at += 1
        except StopIteration as done:
            result: T = done.value
            node.label = self.label(result)
            worth = self.worth
            if worth is not None:
                node.worth = worth(result)
        return first

    def _begun(self, origin: _Origin | None) -> Coroutine[Effect, object, T]:
        again = self.again
        if origin is None or again is None:
            return self.start()
        return again(origin.saved, origin.rest)

    def _key(self, mark: Mark) -> str:
        look = self.look
        return mark.key if look is None else f"{mark.key}|{look()}"

    def _fresh(self, key: str, node: _Node) -> _Node:
        """A place of its own for a new mark, after the one that led to it."""
        made = _Node(key)
        node.after = made
        self.known[key] = made
        return made

    def _kept(self, mark: Mark) -> _Origin | None:
        """A beginning for all runs from this mark on, where the rule and its copy can be begun there."""
        keep = self.keep
        rest = mark.rest
        return _Origin(keep(), rest) if keep is not None and rest is not None else None

    def _ways(self, effect: Roll | Ask | Part, node: _Node) -> list[tuple[float, object]]:
        """The ways on from a place: every result of the dice, or every answer, the policy's first."""
        if isinstance(effect, Roll):
            return [(p, counts) for counts, p in branches(effect)]
        if isinstance(effect, Part):
            return [(p, int(result)) for result, p in self._results(effect).items()]
        question = effect.question
        self.asked = True
        chosen = self.choose(question)
        node.side = question.side
        ways: list[tuple[float, object]] = [(1.0, chosen)]
        if self.worth is not None:
            others = question.choices()
            if len(others) <= MOST_ANSWERS:
                ways.extend((0.0, answer) for answer in others if answer != chosen)
        return ways

    def _results(self, part: Part) -> dict[str, float]:
        """The odds of a part of the rule, worked out once."""
        known = self.parts.get(part.key)
        if known is None:
            known = (
                _Explorer(part.begin, str, self.choose, None, None, self.budget).explore([]).under_policy()
            )
            self.parts[part.key] = known
        return known


def odds(
    start: Callable[[], Coroutine[Effect, object, T]],
    label: Callable[[T], str],
    choose: Callable[[Question], Json] = first_choice,
    budget: int = 20_000,
    worth: Callable[[T], float] | None = None,
    side: int = 0,
    look: Callable[[], str] | None = None,
    samples: int = SAMPLES,
    keep: Callable[[], object] | None = None,
    again: Again[T] | None = None,
    spare: int = 0,
) -> Odds:
    """The distribution of `label(result)` over all dice of the rule that `start` begins.

    `look` reads off the copy of the last `start` what the rest of the rule depends on besides the keys of its marks.
    `worth` is how much `side` likes a result: with it, best play is worked out too while the budget lasts.
    `keep` notes how the copy is now, `again` puts it back so and begins the rest of a rule that a mark knows. With
    `spare` best play is looked for last, with so many runs of its own, where the policy has taken no more.
    """
    if worth is not None and not spare:
        both = _Explorer(start, label, choose, worth, look, budget, keep, again)
        try:
            node = both.explore([])
        except _OverBudgetError:
            pass  # without the other answers it may still fit
        else:
            best = node.under_best_play(side) if both.asked else None
            return Odds(node.under_policy(), True, 0.0, both.runs, both.asked, best)
    explorer = _Explorer(start, label, choose, None, look, budget, keep, again)
    try:
        node = explorer.explore([])
    except _OverBudgetError:
        return sampled(start, label, choose, samples)
    reckoned = Odds(node.under_policy(), True, 0.0, explorer.runs, explorer.asked)
    if worth is not None and explorer.asked and explorer.runs <= spare:
        solver = _Explorer(start, label, choose, worth, look, spare, keep, again)
        with suppress(_OverBudgetError):
            reckoned.best = solver.explore([]).under_best_play(side)
        reckoned.runs += solver.runs
    return reckoned


# ------------------------------------------------------------ by rolling


def sampled(
    start: Callable[[], Coroutine[Effect, object, T]],
    label: Callable[[T], str],
    choose: Callable[[Question], Json] = first_choice,
    samples: int = SAMPLES,
) -> Odds:
    """The same by rolling: for rules with too many branches. The dice are fixed, so it repeats exactly."""
    dice = SeededDice(b"sandtable odds")
    counts: dict[str, int] = {}
    asked = False
    for _ in range(samples):
        result, choices = _once(start(), choose, dice)
        asked = asked or choices > 0
        name = label(result)
        counts[name] = counts.get(name, 0) + 1
    worst = max(1.96 * sqrt(n / samples * (1 - n / samples) / samples) for n in counts.values())
    worst = max(worst, 3.0 / samples)  # what never fell may still be that likely
    return Odds({name: n / samples for name, n in counts.items()}, False, worst, samples, asked)


def _once(
    flow: Coroutine[Effect, object, T], choose: Callable[[Question], Json], dice: SeededDice
) -> tuple[T, int]:
    """One way through the rule: its result, and how often somebody chose."""
    reply: object = None
    asked = 0
    while True:
        try:
            effect = flow.send(reply)
        except StopIteration as done:
            result: T = done.value
            return result, asked
        reply = None
        if isinstance(effect, Roll):
            reply = effect.count(dice.throw(effect.die.sides, effect.n, effect.why))
        elif isinstance(effect, Ask):
            reply = choose(effect.question)
            asked += 1
