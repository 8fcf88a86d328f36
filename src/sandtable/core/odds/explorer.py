"""Runs a trial from mark to mark: each stretch between two of them is run through once.

A coroutine cannot be copied, so a branch is a script of replies with which the rule is begun afresh. Where the copy it
works on can be put back to how it was at a mark, it is begun there: a *place* is a mark with what is still to come, a
stage leads from one place to the next, and what is counted on the way (hits, losses, points) is added up when all
stages are known. So six guns at a squad are some dozens of short runs instead of thousands of long ones.

The likelier places are followed first; beyond the budget of work the others are left open. Work is counted, never
timed: two people see the same odds, on whatever machine.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, final

from sandtable.core.effects import Ask, Mark, Part, Roll
from sandtable.core.odds.branching import branches
from sandtable.core.odds.places import DICE, OPEN, Fork, Place, counted_since
from sandtable.core.odds.trial import Trial
from sandtable.core.question import Question
from sandtable.core.wire import Json

ASIDE: Final = 0.001
"""How eagerly answers are followed that the policy does not give."""


class LoopError(Exception):
    """A rule comes back to one of its own marks: the mark's key says too little of what is still to come."""

    def __init__(self, key: object) -> None:
        super().__init__(f"a rule comes back to its own mark, whose key says too little: {key!r}")
        self.key = key


@final
class _Way:
    """A run from a place: the replies it is given, how many of them have been used, and the fork it has come to."""

    __slots__ = ("at", "fork", "here", "p", "past", "place", "replies")

    def __init__(self, place: Place, script: list[object], fork: Fork, p: float) -> None:
        self.place = place
        self.replies: list[object] = [*place.script, *script] if place.script else script
        self.at = 0
        self.here = not script  # the mark of the place itself may still be ahead
        self.fork = fork
        self.p = p
        self.past = place.past  # counted before the place was come to

    def ends(self, counts: list[int]) -> None:
        """The stage is over, with so much counted since the run began."""
        fork = self.fork
        fork.counts = counted_since(counts, self.past) if self.past else counts
        if fork.after:
            self.place.following.extend(fork.after)

    def goes_on(self, place: Place, counts: list[int]) -> None:
        """The run goes through the mark of a new place, and its stage begins."""
        self.fork.after = [place]
        self.ends(counts)
        self.place = place
        self.fork = place.root
        self.replies = place.script
        self.at = len(place.script)
        self.past = counts


class Explorer:
    """Runs a trial from place to place, the likelier ones first."""

    def __init__(self, trial: Trial, best: bool) -> None:
        self.trial = trial
        self.best = best
        self.runs = 0
        self.work = 0  # what the runs have cost, by the trial's own reckoning
        self.number = 0
        self.asked = False
        self.whole = True  # whether everything could be followed
        self.through = trial.goes_on()
        self.known: dict[object, Place] = {}
        self.waiting: list[tuple[float, int, Place]] = []
        self.stack: list[tuple[Place, list[object], Fork, float]] = []

    def explore(self, budget: int) -> Place:
        """The start, with all that could be followed from it within the budget of work."""
        start = Place("", None)
        start.reach = 1.0
        self.waiting.append((-1.0, 0, start))
        stack, waiting = self.stack, self.waiting
        while self.work < budget and (stack or waiting):
            if stack:
                place, script, fork, p = stack.pop()
                self._follow(place, script, fork, p)
                continue
            _, _, place = heappop(waiting)
            if not place.done:
                place.done = True
                stack.append((place, [], place.root, place.reach))
        self.whole = not stack and all(place.done for _, _, place in waiting)
        for _, script, fork, _ in stack:
            fork.side = OPEN
            fork.script = script
        return start

    def _follow(self, place: Place, script: list[object], fork: Fork, p: float) -> None:
        """One way from a place to the next; the other ways met on it are put on the stack."""
        trial = self.trial
        trial.back(place.kept)
        self.runs += 1
        way = _Way(place, script, fork, p)
        reply: object = None
        effects = 0
        flow = trial.begin()
        try:
            while True:
                effect = flow.send(reply)
                effects += 1
                reply = None
                if isinstance(effect, Mark):
                    if way.at == len(way.replies) and self._ends_at(effect, way):
                        flow.close()
                        break
                elif isinstance(effect, Roll) or isinstance(effect, Ask) or isinstance(effect, Part):  # noqa: SIM101
                    # written out, for mypyc narrows no tuple
                    if way.at == len(way.replies) and not self._parts_at(effect, way):
                        flow.close()
                        break
                    reply = way.replies[way.at]
                    way.at += 1
        except StopIteration as done:
            trial.ended(done.value)
        self.work += trial.effort(effects)
        way.ends(trial.counts())

    def _ends_at(self, mark: Mark, way: _Way) -> bool:
        """Whether a way ends at a mark: at another place, or where nothing is counted any more."""
        trial = self.trial
        if trial.idle(mark):
            return True
        key = trial.place(mark)
        if way.here:
            if key == way.place.key:
                way.here = False
                return False
            if way.place.inner:
                return False
        if key is None:
            return False
        if self.through and key not in self.known:
            place = self._new(mark, key, way)
            place.done = True
            way.goes_on(place, trial.counts())
            return False
        after: list[Place] = []
        last = mark
        for part in trial.parts(mark):
            if after and part is last:
                after.append(after[-1])
            else:
                goal = key if part is mark else trial.place(part)
                after.append(self._arrive(part, goal, way))
                last = part
        way.fork.after = after
        return True

    def _parts_at(self, effect: Roll | Ask | Part, way: _Way) -> bool:
        """Goes on by the first result of dice, or by the policy's answer; False where nothing is counted any more."""
        if not isinstance(effect, Ask):
            reply = self._split(self._ways(effect), way)
        elif self.trial.idle(effect):
            return False
        else:
            reply = self._choose(effect.question, way)
        way.replies = [*way.replies, reply]
        way.here = False
        return True

    def _ways(self, effect: Roll | Part) -> list[tuple[object, float]]:
        """The results of dice with their probabilities."""
        if isinstance(effect, Part):
            return [(result, p) for result, p in self.trial.results(effect)]
        return [(counts, p) for counts, p in self.trial.merged(effect, branches(effect))]

    def _split(self, ways: list[tuple[object, float]], way: _Way) -> object:
        """The first result of dice is followed at once, the others later."""
        fork, place, p = way.fork, way.place, way.p
        fork.side = DICE
        parts: list[tuple[float, Fork]] = []
        fork.parts = parts
        before = way.replies[len(place.script) :]
        for result, q in ways[1:]:
            part = Fork()
            parts.append((q, part))
            self.stack.append((place, [*before, result], part, p * q))
        first, q = ways[0]
        way.fork = Fork()
        way.p = p * q
        parts.append((q, way.fork))
        return first

    def _choose(self, question: Question, way: _Way) -> Json:
        """The policy's answer is followed at once; the others later, if best play is looked for."""
        chosen = self.trial.policy(question)
        minds = self.trial.minds(question)
        self.asked = self.asked or minds
        fork, place = way.fork, way.place
        fork.side = question.side
        way.fork = Fork()
        fork.parts = [(1.0, way.fork)]
        if self.best and minds:
            before = way.replies[len(place.script) :]
            for answer in self.trial.others(question):
                if answer != chosen:
                    other = Fork()
                    fork.parts.append((0.0, other))
                    self.stack.append((place, [*before, answer], other, way.p * ASIDE))
        return chosen

    def _arrive(self, mark: Mark, key: object, way: _Way) -> Place:
        """The place of a mark: known already, or new."""
        place = self.known.get(key)
        if place is way.place:
            raise LoopError(key)
        if place is None:
            place = self._new(mark, key, way)
        place.reach += way.p
        if not place.done:
            self.number += 1
            heappush(self.waiting, (-place.reach, self.number, place))
        return place

    def _new(self, mark: Mark, key: object, way: _Way) -> Place:
        """A place nobody has come to yet; where its mark cannot be begun from, the replies that lead to it are kept."""
        kept = self.trial.keep(mark)
        place = Place(key, way.place.kept if kept is None else kept)
        if kept is None:
            place.inner = True
            place.script = way.replies
            place.past = self.trial.counts()
        self.known[key] = place
        return place


def in_order(start: Place) -> list[Place]:
    """All places that can be come to, each behind those that follow it; LoopError where one follows itself."""
    ordered: list[Place] = []
    passed: dict[Place, bool] = {start: False}
    stack: list[tuple[Place, int]] = [(start, 0)]
    while stack:
        place, at = stack.pop()
        while at < len(place.following):
            after = place.following[at]
            at += 1
            behind = passed.get(after)
            if behind is None:
                passed[after] = False
                stack.append((place, at))
                place, at = after, 0
            elif not behind:
                raise LoopError(after.key)
        passed[place] = True
        ordered.append(place)
    return ordered
