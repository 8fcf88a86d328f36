"""Plays any legal answer, each as likely as the other."""

from __future__ import annotations

from typing import ClassVar

from sandtable.ai.bot import Bot, BotError
from sandtable.ai.seat import Seat
from sandtable.core.wire import Json


class RandomBot(Bot):
    """Uniform over `choices()`."""

    name: ClassVar[str] = "random"

    def answer(self, seat: Seat) -> Json:
        return random_answer(seat)


def random_answer(seat: Seat) -> Json:
    """A legal answer, uniformly among the legal candidates."""
    drawn = seat.draw()
    if drawn:
        return drawn[0]
    question = seat.question
    where = question.why if question is not None else "nothing"
    raise BotError(f"{where} was asked and no candidate is legal")
