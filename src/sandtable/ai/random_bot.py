"""Plays any legal answer, each as likely as the other."""

from __future__ import annotations

from sandtable.ai.bot import Bot, BotError
from sandtable.ai.seat import Seat
from sandtable.core.wire import Json


class RandomBot(Bot):
    """Uniform over `choices()`.

    It draws among the candidates and draws again when one is illegal, which gives the same distribution as
    listing all legal ones, at the price of one check instead of all.
    """

    name = "random"

    def answer(self, seat: Seat) -> Json:
        return random_answer(seat)


def random_answer(seat: Seat) -> Json:
    """A legal answer, uniformly among the legal candidates."""
    open_ones = seat.candidates()[:]
    while open_ones:
        at = seat.dice.below(len(open_ones)) if len(open_ones) > 1 else 0
        answer = open_ones[at]
        if not seat.check(answer):
            return answer
        open_ones[at] = open_ones[-1]
        open_ones.pop()
    question = seat.question
    where = question.why if question is not None else "nothing"
    raise BotError(f"{where} was asked and no candidate is legal")
