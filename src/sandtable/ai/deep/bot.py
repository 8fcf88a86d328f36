"""The bot that looks ahead: greedy's best plans, tried out in imagined games as long as there is time."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sandtable.ai.bot import Bot, BotError
from sandtable.ai.deep.halving import Trials, chosen, halve
from sandtable.ai.deep.playout import Playout
from sandtable.ai.deep.thinking import Clock, OutOfTime, Thinking
from sandtable.ai.random_bot import random_answer
from sandtable.ai.seat import Asked, Considered, Seat
from sandtable.ai.taste import Plan, taste_of
from sandtable.ai.taste.character import BOLD, PATIENT
from sandtable.ai.value import value_of
from sandtable.core.imagining import Unimaginable
from sandtable.core.wire import Json

TRIES: Final = 60  # plans checked before any legal answer is taken
SAID: Final = 3  # plans that are told of
ALIKE: Final = 2  # plans that may begin with the same answer
CHOOSE: Final = "choose"
PLAYOUTS: Final = "p"  # deep:64p thinks for 64 playouts, deep:0.3 for 0.3 seconds


@mypyc_attr(allow_interpreted_subclasses=True)
class DeepBot(Bot):
    """Tries its best plans and those of other characters in imagined worlds; leaves its taste only with evidence."""

    name: ClassVar[str] = "deep"
    looks_ahead: ClassVar[bool] = True
    thinking: ClassVar[Thinking] = Thinking()

    def __init__(self, system_id: str, side: int, seed: int) -> None:
        super().__init__(system_id, side, seed)
        self.taste = taste_of(system_id, side)
        self.others = [taste_of(system_id, side, character) for character in (BOLD, PATIENT)]
        self.value = value_of(system_id)
        self.ahead: list[Json] = []  # the rest of a plan that was taken instead of greedy's

    def answer(self, seat: Seat) -> Json:
        asked = seat.question
        if asked is None:
            raise BotError(f"{self.name} was called out of turn")
        seat.say([])
        ahead, self.ahead = self.ahead, []
        if ahead and not seat.check(ahead[0]):
            self.ahead = ahead[1:]
            self.taste.took(Plan(ahead, 0.0))
            return ahead[0]
        clock = Clock(self.thinking, seat.budget, bool(self.taste.letting_go(asked, seat.candidates())))
        plans = self._plans(seat, asked)
        if not plans:
            return random_answer(seat)
        plan = plans[0]
        if len(plans) > 1 and self._worth_a_search(asked, plans):
            plan = self._best(seat, plans, clock)
        if plan is not plans[0]:
            self.ahead = plan.answers[1:]
        self.taste.took(plan)
        return plan.first

    def _plans(self, seat: Seat, asked: Asked) -> list[Plan]:
        """Legal plans that differ, the taste's own best one first; with few playouts only so many."""
        most = min(self.thinking.plans + len(self.others), self.thinking.most)
        own = self.taste.plans(seat, asked)
        kept: list[Plan] = []
        self._add(seat, kept, own, max(2, most - len(self.others)))
        if len(kept) > 1 and self.value is not None:
            for other in self.others:
                if len(kept) < most:
                    favourite = next(
                        (p for p in other.plans(seat, asked)[:TRIES] if not seat.check(p.first)), None
                    )
                    self._add(seat, kept, [favourite] if favourite is not None else [], most)
            if self.thinking.playouts:  # where the others would do the same, there is room for more
                self._add(seat, kept, own, min(self.thinking.plans, most))
        return kept

    def _add(self, seat: Seat, kept: list[Plan], plans: list[Plan], most: int) -> None:
        """Adds legal plans until so many are kept."""
        for plan in plans[:TRIES]:
            if len(kept) >= most:
                return
            if any(plan.answers == other.answers for other in kept):
                continue
            if sum(1 for other in kept if other.first == plan.first) < ALIKE and not seat.check(plan.first):
                kept.append(plan)

    def _worth_a_search(self, asked: Asked, plans: list[Plan]) -> bool:
        """Whether whole activations are to be chosen from: what only fills one in is left to the taste.

        A taste that plans no further than an answer is searched where actions are chosen.
        """
        if not self.taste.whole:
            return asked.kind == CHOOSE
        return max(len(plan.answers) for plan in plans) > 1

    def _best(self, seat: Seat, plans: list[Plan], clock: Clock) -> Plan:
        if self.value is None:
            return plans[0]
        playout = Playout(self.system_id, seat, self.value, self.seed, clock)
        trials = [Trials() for _ in plans]
        with suppress(OutOfTime, Unimaginable):  # what has been tried so far has to do
            halve(trials, self.thinking.first, lambda at, n: playout.chance(plans[at], n, at > 0), clock)
        best = chosen(trials, self.thinking.evidence, self.thinking.least)
        self._say(seat, plans, trials, best)
        return plans[best]

    def _say(self, seat: Seat, plans: list[Plan], trials: list[Trials], best: int) -> None:
        """The plan taken, then the others by their chances; those without a trial are not told of."""
        tried = [at for at in range(len(plans)) if trials[at].results]
        tried.sort(key=lambda at: (at != best, -trials[at].mean()))
        seat.say([_considered(plans[at], trials[at]) for at in tried[:SAID]])


def _considered(plan: Plan, trials: Trials) -> Considered:
    low, high = trials.interval()
    return Considered(plan.answers, trials.mean(), low, high, plan.why())


@cache
def deep_class(setting: str) -> type[DeepBot]:
    """The bot that thinks for so many seconds ("0.3") or playouts ("64p") at most; raises BotError."""
    counted = setting.endswith(PLAYOUTS)
    try:
        number = float(setting.removesuffix(PLAYOUTS))
    except ValueError:
        number = 0.0
    if not 0.0 < number < 10**6 or (counted and number != int(number)):
        raise BotError(f'"deep:{setting[:20]}" should be like deep:0.3 (seconds) or deep:64p (playouts)')
    house = DeepBot.thinking
    if counted:
        thinking = Thinking(playouts=int(number))
    else:
        thinking = Thinking(
            soft=number * house.soft / house.hard, hard=number, reaction=min(house.reaction, number)
        )
    return type("DeepBot", (DeepBot,), {"name": f"deep:{setting}", "thinking": thinking})
