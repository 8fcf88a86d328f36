"""Games and opponents for the bots, good ones and bad ones."""

import time
from collections.abc import Callable

import pytest

from sandtable.ai import Bot, Seat
from sandtable.core.game import Game, new_game
from sandtable.core.setup import setup_of
from sandtable.core.system import system


class CrashBot(Bot):
    """Falls over at the first question."""

    name = "crash"

    def answer(self, seat):
        raise ZeroDivisionError("no idea")


class IdleBot(Bot):
    """Never says anything."""

    name = "idle"

    def answer(self, seat):
        return None


class IllegalBot(Bot):
    """Answers what nobody offered."""

    name = "illegal"

    def answer(self, seat):
        return "win"


class SlowBot(Bot):
    """Thinks longer than anybody wants to wait."""

    name = "slow"

    def answer(self, seat):
        time.sleep(30)
        return seat.choices()[0]


class ForgerBot(Bot):
    """Has an answer approved and then changes it."""

    name = "forger"

    def answer(self, seat):
        for answer in seat.candidates():
            if isinstance(answer, dict) and "lead" in answer and not seat.check(answer):
                answer["lead"] = [-500.0, -500.0]
                return answer
        return seat.choices()[0]


class LiarBot(Bot):
    """Answers with something that is not JSON."""

    name = "liar"

    def answer(self, seat):
        return {"at": object()}


@pytest.fixture
def bad_bots() -> dict[str, type[Bot]]:
    """Opponents that misbehave, by name."""
    kinds = (CrashBot, IdleBot, IllegalBot, SlowBot, ForgerBot, LiarBot)
    return {kind.name: kind for kind in kinds}


@pytest.fixture
def skirmish() -> Callable[..., Game]:
    """A new FUBAR game."""

    def start(scenario: str = "crossroads", seed: int = 1) -> Game:
        setup = setup_of({"system": "fubar", "scenario": scenario, "layout": seed})
        return new_game(system("fubar"), setup, seed)

    return start


@pytest.fixture
def seat(skirmish: Callable[..., Game]) -> Seat:
    """The seat that is asked first in a new game."""
    game = skirmish()
    assert game.ask is not None
    return Seat(game, game.ask.side, 7)
