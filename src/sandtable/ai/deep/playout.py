"""One plan in one imagined world, followed as far as it goes and played on to the end of the turn."""

from __future__ import annotations

from typing import Final

from sandtable.ai.deep.thinking import Clock
from sandtable.ai.greedy import GreedyBot
from sandtable.ai.playing import bot_answers
from sandtable.ai.seat import Seat
from sandtable.ai.taste import Plan
from sandtable.ai.value import Value
from sandtable.core.game import Game

MOST_ANSWERS: Final = 400  # in one playout; a turn that takes more is valued where it stands


def turn_of(game: Game) -> int:
    """The number of the turn; -1 in a system that does not count turns."""
    turn = getattr(game.state, "turn", -1)
    return turn if isinstance(turn, int) else -1


def last_turn(game: Game) -> int:
    """The turn to whose end a playout goes: this one; from the set-up the first."""
    return max(turn_of(game), 1)


class Playout:
    """Plays plans out for a side: both sides by greedy bots, its own after the plan."""

    __slots__ = ("clock", "seat", "seed", "system_id", "value")

    def __init__(self, system_id: str, seat: Seat, value: Value, seed: int, clock: Clock) -> None:
        self.system_id = system_id
        self.seat = seat
        self.value = value
        self.seed = seed
        self.clock = clock

    def chance(self, plan: Plan, n: int, followed: bool = False) -> float:
        """The win chance at the end of the turn, when the plan is begun in world number n."""
        ahead = plan.answers[1:] if followed else []
        world = self.seat.imagine(n)
        side = self.seat.side
        last = last_turn(world)
        bots: dict[int, tuple[GreedyBot, Seat]] = {}
        own, _ = self._sit(world, bots, side)
        own.taste.took(plan)
        world.answer_legal(plan.first)
        for _ in range(MOST_ANSWERS):
            pending = world.ask
            if pending is None or turn_of(world) > last:
                break
            self.clock.look()
            bot, seat = self._sit(world, bots, pending.side)
            if ahead and pending.side == side:
                answer = ahead.pop(0)
                if not seat.check(answer):
                    bot.taste.took(Plan([answer, *ahead], 0.0))
                    world.answer_legal(answer)
                    continue
                ahead = []
            bot_answers(world, seat, bot)
        return self.value.of(world, side)

    def _sit(self, world: Game, bots: dict[int, tuple[GreedyBot, Seat]], side: int) -> tuple[GreedyBot, Seat]:
        player = bots.get(side)
        if player is None:
            player = (GreedyBot(self.system_id, side, self.seed), Seat(world, side, self.seed))
            bots[side] = player
        return player
