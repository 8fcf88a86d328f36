"""Looks one decision deep: takes the best plan of the system's taste that begins with a legal answer."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sandtable.ai.bot import Bot, BotError
from sandtable.ai.random_bot import random_answer
from sandtable.ai.seat import Asked, Seat
from sandtable.ai.taste import Plan, taste_of
from sandtable.ai.taste.character import BEGINNER, BOLD, DEFAULT, PATIENT
from sandtable.core.wire import Json

TRIES = 60  # plans checked before it stops looking for the best and takes any legal answer
SLIPPED = 2  # how many plans a slip passes over, at most
HUNDRED = 100


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Values every plan by what it brings at once: odds, cover, fire drawn, objectives."""

    name: ClassVar[str] = "greedy"
    character: ClassVar[str] = DEFAULT

    def __init__(self, system_id: str, side: int, seed: int) -> None:
        super().__init__(system_id, side, seed)
        self.taste = taste_of(system_id, side, self.character)

    def answer(self, seat: Seat) -> Json:
        asked = seat.question
        if asked is None:
            raise BotError(f"{self.name} was called out of turn")
        if self._errs(seat, self.taste.character.overlooks):
            for answer in self.taste.letting_go(asked, seat.candidates()):
                if not seat.check(answer):
                    return answer
        plan = self._chosen(seat, asked)
        if plan is None:
            return random_answer(seat)
        self.taste.took(plan)
        return plan.first

    def _chosen(self, seat: Seat, asked: Asked) -> Plan | None:
        """The best legal plan, or after a slip the second or third best; None when none of those tried is legal."""
        passed_over = 0
        if self._errs(seat, self.taste.character.slips):
            passed_over = 1 + seat.dice.below(SLIPPED)
        legal: Plan | None = None
        for plan in self.taste.plans(seat, asked)[:TRIES]:
            if legal is not None and plan.first == legal.first:
                continue
            if not seat.check(plan.first):
                legal = plan
                if passed_over == 0:
                    break
                passed_over -= 1
        return legal

    def _errs(self, seat: Seat, share: float) -> bool:
        """Whether it errs this time, by its own dice; one who never errs rolls none."""
        return share > 0.0 and seat.dice.below(HUNDRED) < round(HUNDRED * share)


class BoldBot(GreedyBot):
    """Goes for what the scenario pays, and fears little."""

    name: ClassVar[str] = "greedy:bold"
    character: ClassVar[str] = BOLD


class PatientBot(GreedyBot):
    """Keeps out of fire and waits for its chance."""

    name: ClassVar[str] = "greedy:patient"
    character: ClassVar[str] = PATIENT


class GentleBot(GreedyBot):
    """Plays to win and errs like a beginner, by its own dice."""

    name: ClassVar[str] = "gentle"
    character: ClassVar[str] = BEGINNER
