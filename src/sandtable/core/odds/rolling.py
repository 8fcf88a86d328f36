"""Rolls dice on from where nothing was followed: what was followed counts exactly, the rest is a sample."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from sandtable.core.dice import Lots, SeededDice
from sandtable.core.effects import Ask, Mark, Roll
from sandtable.core.odds.adding import Sums
from sandtable.core.odds.places import (
    DICE,
    END,
    OPEN,
    Place,
    Walk,
    add,
    add_line,
    any_lost,
    chosen_part,
    counted_since,
)
from sandtable.core.odds.trial import Trial

FIRST: Final = 10
"""How many ways are rolled through to see what one costs: fewer say nothing."""


@final
class Roller:
    """Ways through a trial with real dice; they are fixed, so that two people see the same odds."""

    __slots__ = ("asked", "rolled", "squares", "sums", "trial", "width", "work")

    def __init__(self, trial: Trial, width: int) -> None:
        self.trial = trial
        self.width = width
        self.asked = False  # somebody chose on the way
        self.rolled = 0  # ways so far
        self.work = 0  # what they cost, by the trial's own reckoning
        self.sums: list[list[float]] = [[0.0] for _ in range(width)]
        self.squares: list[list[float]] = [[0.0] for _ in range(width)]

    def roll_on(self, places: list[Place], samples: int, room: int) -> list[float]:
        """Adds up again, with dice rolled from the places that were not followed; the error of each count.

        `places` are all of them, each behind those that follow it, and added up once. The first ways are rolled in any
        case, and further ones, up to so many samples, as far as there is room for the work.
        """
        known = Sums(self.trial, self.width)
        for place in places:
            known.add_up(place, True)
        start = places[-1]
        dice = SeededDice(b"sandtable odds")
        lots = Lots(b"sandtable ways")
        first = min(FIRST, samples)
        self._roll(start, first, dice, lots)
        each = max(self.work, 1)
        self._roll(start, min(samples - first, (room - self.work) * first // each), dice, lots)
        return self._errors(start)

    def _roll(self, start: Place, ways: int, dice: SeededDice, lots: Lots) -> None:
        """Some ways, evenly over all those that lead to where nothing was followed."""
        for n in range(ways):
            walk = Walk(self.width, dice, lots)
            self._walk(start, (n + walk.share()) / ways, True, walk)
            lines: list[list[float]] = [[0.0] for _ in range(self.width)]
            add(lines, walk.counts, 1.0, walk.tail)
            for i in range(self.width):
                add_line(self.sums[i], lines[i], 1.0)
                add_line(self.squares[i], [p * p for p in lines[i]], 1.0)
            self.rolled += 1

    def _errors(self, start: Place) -> list[float]:
        """Adds what was rolled to what is known; how far each count may be off."""
        samples = self.rolled
        errors: list[float] = []
        for i in range(self.width):
            sums, squares = self.sums[i], self.squares[i]
            worst = 3.0 / samples  # what never fell may still be that likely
            for k in range(len(sums)):
                p = sums[k] / samples
                worst = max(worst, 1.96 * sqrt(max(squares[k] / samples - p * p, 0.0) / samples))
            add_line(start.lines[i], sums, start.lost / samples)
            errors.append(start.lost * min(worst, 1.0))
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
        effects = 0
        try:
            while True:
                effect = flow.send(reply)
                effects += 1
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
        except StopIteration as done:
            trial.ended(done.value)
        flow.close()
        self.work += trial.effort(effects)
        counts = trial.counts()
        walk.count(counted_since(counts, place.past) if place.past else counts)
