"""Odds of a rule that can be gone on with from its marks: each stretch between two marks is run through once.

`odds` begins a rule anew for every way through it, and counts what happened as part of where it stands. Where the copy
a rule works on can be put back to how it was at a mark, that is not needed: a *place* is a mark with what is still to
come, a stage leads from one place to the next, and what is counted on the way (hits, losses, points) is added up when
all stages are known. So six guns at a squad are some dozens of short runs instead of thousands of long ones.

Beyond the budget the places least likely to be reached are not followed; how likely that is, is the error, and no
number shown is further off than that. Where that would be too much, dice are rolled from those places on: what was
followed counts exactly, and the error is that of a sample of the rest.
"""

from __future__ import annotations

from collections.abc import Coroutine
from heapq import heappop, heappush
from math import sqrt
from typing import Final, final

from mypy_extensions import mypyc_attr

from sandtable.core.dice import Lots, SeededDice
from sandtable.core.effects import Ask, Effect, Mark, Part, Roll
from sandtable.core.odds import Odds, branches, odds
from sandtable.core.places import (
    DICE,
    END,
    OPEN,
    Fork,
    Place,
    Walk,
    add,
    add_line,
    any_lost,
    chosen_part,
    joined,
)
from sandtable.core.question import Question
from sandtable.core.wire import Json

SAMPLES: Final = 400
FEWEST: Final = 20
"""How many ways are rolled through where not all can be followed: so many as keep the error ROUGH, within these."""
ROUGH: Final = 0.02
"""How much may be left out before rolling dice says more."""
NOTHING: Final = 1e-12
ASIDE: Final = 0.001
"""How eagerly answers are followed that the policy does not give."""
AS_COUNTED: Final = -1
"""Of a width: it is known when everything has been run, see `Trial.width`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Trial:
    """A rule on a copy that can be put back, and what is counted in it."""

    def begin(self) -> Coroutine[Effect, object, None]:
        """The rule from where the copy stands: from its start, or just behind the mark it was put back to."""
        raise TypeError("a trial writes its own begin()")

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
        return [(int(result), p) for result, p in odds(part.begin, str).chances.items()]

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

    def seek_best(self) -> None:
        """Called before best play is looked for: from here on whoever chooses must know what he would know."""

    def others(self, question: Question) -> list[Json]:
        """Further answers to try when best play is looked for."""
        return []


@final
class Tallies:
    """Distributions of several counts, and how far each may be off: by what was not followed, or by its sample."""

    __slots__ = ("asked", "best", "error", "errors", "lines", "runs")

    def __init__(
        self,
        lines: list[list[float]],
        errors: list[float],
        runs: int,
        asked: bool,
        best: list[list[float]] | None = None,
    ) -> None:
        self.lines = lines
        self.errors = errors
        self.error = max(errors, default=0.0)
        self.runs = runs
        self.asked = asked
        self.best = best

    def mean(self, count: int) -> float:
        """How many are to be expected."""
        return sum(k * p for k, p in enumerate(self.lines[count]))

    def odds(self, count: int, labels: list[str] | None = None) -> Odds:
        """One count as odds; the labels are the numbers unless others are given."""
        best = self.best
        return Odds(
            _labelled(self.lines[count], labels),
            self.errors[count] == 0.0,
            self.errors[count],
            self.runs,
            self.asked,
            _labelled(best[count], labels) if best is not None else None,
        )


def _labelled(line: list[float], labels: list[str] | None) -> dict[str, float]:
    chances: dict[str, float] = {}
    for k, p in enumerate(line):
        if p > 0.0:
            chances[str(k) if labels is None else labels[k]] = p
    return chances


@final
class _Way:
    """A run from a place: the replies it is given, how many of them have been used, and the fork it has come to."""

    __slots__ = ("at", "fork", "here", "p", "place", "replies")

    def __init__(self, place: Place, script: list[object], fork: Fork, p: float) -> None:
        self.place = place
        self.replies: list[object] = [*place.script, *script] if place.script else script
        self.at = 0
        self.here = place.inner and not script  # the mark of the place itself is still ahead
        self.fork = fork
        self.p = p


class _Explorer:
    """Runs a trial from place to place, the likelier ones first."""

    def __init__(self, trial: Trial, width: int, best: bool) -> None:
        self.trial = trial
        self.width = width
        self.best = best
        self.runs = 0
        self.number = 0
        self.asked = False
        self.whole = True  # whether everything could be followed
        self.together: dict[tuple[int, ...], list[list[float]]] = {}
        self.known: dict[object, Place] = {}
        self.waiting: list[tuple[float, int, Place]] = []
        self.stack: list[tuple[list[object], Fork, float]] = []

    def explore(self, budget: int) -> Place:
        """The start, with all that could be followed from it within the budget of runs."""
        start = Place("", None)
        start.reach = 1.0
        self.waiting.append((-1.0, 0, start))
        while self.waiting and self.runs < budget:
            _, _, place = heappop(self.waiting)
            if not place.done:
                place.done = True
                self.stack.append(([], place.root, place.reach))
                while self.stack:
                    script, fork, p = self.stack.pop()
                    if self.runs < budget:
                        self._follow(place, script, fork, p)
                    else:
                        fork.side = OPEN
                        fork.script = script
                        self.whole = False
        self.whole = self.whole and all(place.done for _, _, place in self.waiting)
        return start

    def _follow(self, place: Place, script: list[object], fork: Fork, p: float) -> None:
        """One way from a place to the next; the other ways met on it are put on the stack."""
        trial = self.trial
        trial.back(place.kept)
        self.runs += 1
        way = _Way(place, script, fork, p)
        reply: object = None
        flow = trial.begin()
        try:
            while True:
                effect = flow.send(reply)
                reply = None
                if isinstance(effect, Mark):
                    if way.at == len(way.replies) and self._ends_at(effect, way):
                        break
                elif isinstance(effect, Roll) or isinstance(effect, Ask) or isinstance(effect, Part):  # noqa: SIM101
                    # written out, for mypyc narrows no tuple
                    if way.at == len(way.replies) and not self._parts_at(effect, way):
                        break
                    reply = way.replies[way.at]
                    way.at += 1
        except StopIteration:
            pass
        fork = way.fork
        fork.counts = self._counted(place)
        place.following.extend(fork.after)
        flow.close()

    def _ends_at(self, mark: Mark, way: _Way) -> bool:
        """Whether a way ends at a mark: at another place, or where nothing is counted any more."""
        trial = self.trial
        if trial.idle(mark):
            return True
        key = trial.place(mark)
        if way.here:
            way.here = key != way.place.key
            return False
        if key is None:
            return False
        for part in trial.parts(mark):
            goal = key if part is mark else trial.place(part)
            way.fork.after.append(self._arrive(part, goal, way.place, way.replies, way.p))
        return True

    def _parts_at(self, effect: Roll | Ask | Part, way: _Way) -> bool:
        """Goes on by the first result of dice, or by the policy's answer; False where nothing is counted any more."""
        if not isinstance(effect, Ask):
            way.fork, way.p, reply = self._split(way.fork, self._ways(effect), way.replies, way.place, way.p)
        elif self.trial.idle(effect):
            return False
        else:
            way.fork, reply = self._choose(way.fork, effect.question, way.replies, way.place, way.p)
        way.replies = [*way.replies, reply]
        way.here = False
        return True

    def _ways(self, effect: Roll | Part) -> list[tuple[object, float]]:
        """The results of dice with their probabilities."""
        if isinstance(effect, Part):
            return [(result, p) for result, p in self.trial.results(effect)]
        return [(counts, p) for counts, p in self.trial.merged(effect, branches(effect))]

    def _split(
        self,
        fork: Fork,
        ways: list[tuple[object, float]],
        replies: list[object],
        place: Place,
        p: float,
    ) -> tuple[Fork, float, object]:
        """The first result of dice is followed at once, the others later."""
        fork.side = DICE
        before = replies[len(place.script) :]
        for result, q in ways[1:]:
            part = Fork()
            fork.parts.append((q, part))
            self.stack.append(([*before, result], part, p * q))
        first, q = ways[0]
        part = Fork()
        fork.parts.append((q, part))
        return part, p * q, first

    def _choose(
        self, fork: Fork, question: Question, replies: list[object], place: Place, p: float
    ) -> tuple[Fork, Json]:
        """The policy's answer is followed at once; the others later, if best play is looked for."""
        chosen = self.trial.policy(question)
        minds = self.trial.minds(question)
        self.asked = self.asked or minds
        fork.side = question.side
        part = Fork()
        fork.parts.append((1.0, part))
        if self.best and minds:
            before = replies[len(place.script) :]
            for answer in self.trial.others(question):
                if answer != chosen:
                    other = Fork()
                    fork.parts.append((0.0, other))
                    self.stack.append(([*before, answer], other, p * ASIDE))
        return part, chosen

    def _counted(self, place: Place) -> list[int]:
        counts = self.trial.counts()
        past = place.past
        if not past:
            return counts
        return [counts[i] - (past[i] if i < len(past) else 0) for i in range(len(counts))]

    def _arrive(self, mark: Mark, key: object, before: Place, replies: list[object], p: float) -> Place:
        """The place of a mark: known already, or new."""
        place = self.known.get(key)
        if place is before:
            raise RuntimeError(f"a rule comes back to the mark it was gone on with from: {key}")
        if place is None:
            kept = self.trial.keep(mark)
            place = Place(key, before.kept if kept is None else kept)
            if kept is None:
                place.inner = True
                place.script = replies
                place.past = self.trial.counts()
            self.known[key] = place
        place.reach += p
        if not place.done:
            self.number += 1
            heappush(self.waiting, (-place.reach, self.number, place))
        return place

    # ------------------------------------------------------------ adding up

    def in_order(self, start: Place) -> list[Place]:
        """All places that can be come to, each behind those that follow it."""
        ordered: list[Place] = []
        seen: dict[object, bool] = {start.key: True}
        stack: list[tuple[Place, int]] = [(start, 0)]
        while stack:
            place, at = stack.pop()
            while at < len(place.following):
                after = place.following[at]
                at += 1
                if after.key not in seen:
                    seen[after.key] = True
                    stack.append((place, at))
                    place, at = after, 0
            ordered.append(place)
        return ordered

    def add_up(self, place: Place, known: bool = False) -> None:
        """The distributions from a place on when questions are answered by the policy.

        Where nothing was followed nothing more is counted; with `known` such ways are left away altogether.
        """
        place.lines = [[0.0] for _ in range(self.width)]
        if place.done:
            place.lost = self._gather(place, place.root, 1.0, known)
            return
        place.lost = 1.0
        if not known:
            for line in place.lines:
                line[0] = 1.0

    def _gather(self, place: Place, fork: Fork, p: float, known: bool) -> float:
        """Adds what follows a fork to its place; how likely it is from the fork to come where nothing was followed."""
        lost = 0.0
        if fork.side == END:
            add(place.lines, fork.counts, p, self._together(fork.after, False))
            lost = any_lost(fork.after)
        elif fork.side == OPEN:
            lost = 1.0
            if not known:
                add(place.lines, [0] * self.width, p, None)
        elif fork.side == DICE:
            for q, part in fork.parts:
                lost += q * self._gather(place, part, p * q, known)
        else:
            lost = self._gather(place, fork.parts[0][1], p, known)
        fork.lost = lost
        return lost

    def _together(self, places: list[Place], best: bool) -> list[list[float]] | None:
        """What follows, when it is several things side by side: all of them together."""
        if not places:
            return None
        first = places[0].best if best else places[0].lines
        if len(places) == 1:
            return first
        key = (int(best), *(id(place) for place in places))
        sums = self.together.get(key)
        if sums is None:
            rest = self._together(places[1:], best)
            sums = joined(first, rest) if rest is not None else first
            self.together[key] = sums
        return sums

    # ------------------------------------------------------------ rolling on

    def roll_on(self, places: list[Place], samples: int) -> list[float]:
        """Adds up again, with dice rolled from the places that were not followed; the error of each count.

        `places` are all of them, each behind those that follow it, and added up once.
        """
        self.together.clear()
        for place in places:
            self.add_up(place, True)
        start = places[-1]
        dice = SeededDice(b"sandtable odds")
        lots = Lots(b"sandtable ways")
        sums: list[list[float]] = [[0.0] for _ in range(self.width)]
        squares: list[list[float]] = [[0.0] for _ in range(self.width)]
        for n in range(samples):
            walk = Walk(self.width, dice, lots)
            # Evenly over all the ways that lead to where nothing was followed.
            self._walk(start, (n + walk.share()) / samples, True, walk)
            lines: list[list[float]] = [[0.0] for _ in range(self.width)]
            add(lines, walk.counts, 1.0, walk.tail)
            for i in range(self.width):
                add_line(sums[i], lines[i], 1.0)
                add_line(squares[i], [p * p for p in lines[i]], 1.0)
        self.runs += samples
        errors: list[float] = []
        for i in range(self.width):
            worst = 3.0 / samples  # what never fell may still be that likely
            for k in range(len(sums[i])):
                p = sums[i][k] / samples
                worst = max(worst, 1.96 * sqrt(max(squares[i][k] / samples - p * p, 0.0) / samples))
            add_line(start.lines[i], sums[i], start.lost / samples)
            errors.append(start.lost * worst)
        return errors

    def _walk(self, place: Place, at: float, out: bool, walk: Walk) -> None:
        """One way from a place on, with what it counts: `out` to where nothing was followed, or never there.

        `at`, from 0 to 1, chooses among the ways of the stage.
        """
        if place.lost == 0.0:
            walk.ends_in(place.lines)
            return
        if not place.done:
            self._roll_from(place, [], walk)
            return
        fork = place.root
        while fork.side != END:
            if fork.side == OPEN:
                self._roll_from(place, fork.script, walk)
                return
            if fork.side == DICE:
                fork, at = chosen_part(fork, at, out)
            else:
                fork = fork.parts[0][1]
        walk.count(fork.counts)
        must = out  # one of those that follow has to lead there
        for n in range(len(fork.after)):
            after = fork.after[n]
            chance = after.lost if out else 0.0
            if must:
                chance /= any_lost(fork.after[n:])
            leads = walk.share() < chance
            must = must and not leads
            self._walk(after, walk.share(), leads, walk)

    def _roll_from(self, place: Place, further: list[object], walk: Walk) -> None:
        """Runs the rule from a place, by further replies and then with dice, to its end.

        To look at every mark whether all is known from there takes longer than to roll on.
        """
        trial = self.trial
        trial.back(place.kept)
        script = [*place.script, *further]
        flow = trial.begin()
        reply: object = None
        at = 0
        try:
            while True:
                effect = flow.send(reply)
                reply = None
                if at < len(script):
                    if not isinstance(effect, Mark):
                        reply = script[at]
                        at += 1
                elif isinstance(effect, Roll):
                    reply = effect.count(walk.dice.throw(effect.die.sides, effect.n, effect.why))
                elif trial.idle(effect):
                    break
                elif isinstance(effect, Ask):
                    reply = trial.policy(effect.question)
                    self.asked = trial.minds(effect.question) or self.asked
        except StopIteration:
            pass
        flow.close()
        walk.count(self._counted(place))

    # ------------------------------------------------------------ best play

    def solve(self, place: Place, side: int) -> None:
        """Best play from a place on: its distributions and its worth."""
        place.best = [[0.0] for _ in range(self.width)]
        place.value = self._best(place.root, side)
        self._take(place, place.root, 1.0)

    def _best(self, fork: Fork, side: int) -> float:
        """The worth of a fork when everybody chooses what is best for him; what is chosen is noted."""
        if fork.side == END:
            return self.trial.worth(fork.counts) + sum(after.value for after in fork.after)
        if fork.side == DICE:
            value = 0.0
            for q, part in fork.parts:
                value += q * self._best(part, side)
            return value
        sign = 1.0 if fork.side == side else -1.0
        best = self._best(fork.parts[0][1], side)
        fork.chosen = 0
        for i in range(1, len(fork.parts)):
            other = self._best(fork.parts[i][1], side)
            if sign * other > sign * best + 1e-12:
                best = other
                fork.chosen = i
        return best

    def _take(self, place: Place, fork: Fork, p: float) -> None:
        if fork.side == END:
            add(place.best, fork.counts, p, self._together(fork.after, True))
        elif fork.side == DICE:
            for q, part in fork.parts:
                self._take(place, part, p * q)
        else:
            self._take(place, fork.parts[fork.chosen][1], p)


def tallies(
    trial: Trial, width: int, budget: int = 2000, side: int = -1, further: int = 0, samples: int = SAMPLES
) -> Tallies:
    """The distributions of everything a trial counts (`width` counts, or AS_COUNTED) over all dice of its rule.

    With `further` runs to spend, best play is looked for as well where somebody chooses on the way: `side` seeks the
    most worth and everybody else the least. Where too much would be left out within the budget, up to so many samples
    are rolled.
    """
    explorer = _Explorer(trial, width, False)
    start = explorer.explore(budget)
    if width == AS_COUNTED:
        explorer.width = trial.width()
    places = explorer.in_order(start)
    for place in places:
        explorer.add_up(place)
    lost = start.lost if start.lost > NOTHING else 0.0
    errors = [lost] * explorer.width
    if lost > ROUGH:
        wanted = int((1.96 * 0.5 * lost / ROUGH) ** 2) + 1
        errors = explorer.roll_on(places, min(max(wanted, FEWEST), samples))
    best: list[list[float]] | None = None
    runs = explorer.runs
    if explorer.asked and lost == 0.0 and 2 * runs < further:
        trial.seek_best()
        both = _Explorer(trial, explorer.width, True)
        first = both.explore(further)
        runs += both.runs
        if both.whole:
            for place in both.in_order(first):
                both.solve(place, side)
            best = first.best
    trial.back(None)
    return Tallies(start.lines, errors, runs, explorer.asked, best)
