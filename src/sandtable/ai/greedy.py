"""Looks one decision deep: ranks the answers by the taste of the system and gives the best legal one."""

from __future__ import annotations

from typing import ClassVar

from sandtable.ai.bot import Bot, BotError
from sandtable.ai.random_bot import random_answer
from sandtable.ai.seat import Seat
from sandtable.ai.taste import taste_of
from sandtable.core.wire import Json

TRIES = 60  # answers checked before it stops looking for the best and takes any legal one


class GreedyBot(Bot):
    """Values every answer by what it brings at once: odds, cover, fire drawn, objectives."""

    name: ClassVar[str] = "greedy"

    def __init__(self, system_id: str, side: int, seed: int) -> None:
        super().__init__(system_id, side, seed)
        self.taste = taste_of(system_id, side)

    def answer(self, seat: Seat) -> Json:
        asked = seat.question
        if asked is None:
            raise BotError("greedy was called out of turn")
        for answer in self.taste.ranked(seat, asked)[:TRIES]:
            if not seat.check(answer):
                return answer
        return random_answer(seat)
