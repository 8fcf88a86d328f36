"""What a bot is: somebody who answers from a seat."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sandtable.ai.seat import Seat
from sandtable.core.wire import Json


class BotError(Exception):
    """A bot that is not known, or that has no answer; the text says which."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers the questions of one side; it may remember things between them and starts anew each game.

    `looks_ahead` asks for a game that keeps checkpoints, which `Seat.preview` of some systems needs.
    """

    name: ClassVar[str] = ""
    looks_ahead: ClassVar[bool] = False

    def __init__(self, system_id: str, side: int, seed: int) -> None:
        self.system_id = system_id
        self.side = side
        self.seed = seed

    def answer(self, seat: Seat) -> Json:
        """The answer to `seat.question`; it must be legal."""
        raise BotError(f"bot {self.name} has no answer")
