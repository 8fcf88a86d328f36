"""Bots at the table: they think in workers, and play until a person is asked or the game is over."""

from __future__ import annotations

import asyncio
import logging
import secrets

from sandtable.core.game import Refused
from sandtable.core.question import TypedDice
from sandtable.core.wire import Json
from sandtable.server.errors import ApiError
from sandtable.server.games import Games
from sandtable.server.live import LiveGame
from sandtable.server.thinking import BotFailure, Position, Thinking

log = logging.getLogger(__name__)


class Turn:
    """A bot's go: the position it thinks about, its side and its name."""

    __slots__ = ("name", "position", "side")

    def __init__(self, position: Position, side: int, name: str) -> None:
        self.position = position
        self.side = side
        self.name = name


class Bots:
    """Lets bots answer wherever they are asked, one task per game."""

    def __init__(self, games: Games, thinking: Thinking) -> None:
        self.games = games
        self.thinking = thinking
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: dict[str, bool] = {}
        games.when_written = self.wake

    def wake(self, live: LiveGame) -> None:
        """A game has changed: if a bot is asked now, it begins to think."""
        game = live.record.id
        if not is_bots_go(live):
            return
        if game in self._tasks:
            self._again[game] = True
            return
        self._tasks[game] = asyncio.create_task(self._play(game))

    async def stop(self) -> None:
        """Ends all thinking; nothing is lost, since an answer not yet written was not given."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, game: str) -> None:
        try:
            while True:
                self._again.pop(game, None)
                while await self._one_turn(game):
                    pass
                if game not in self._again:
                    return
        except ApiError as error:
            log.warning("the bots of game %s stop: %s", game, error.text)
        except Exception:
            log.exception("the bots of game %s stop", game)
        finally:
            # In the same breath as the last look at `_again`: a callback would come later, and whoever woke the
            # bots in between would find a task that no longer listens.
            self._tasks.pop(game, None)

    async def _one_turn(self, game: str) -> bool:
        """Plays one answer of a bot; False when none is asked."""
        async with self.games.hold(game) as live:
            turn = bot_turn(live)
        if turn is None:
            return False
        answer = await self._thought(turn)
        async with self.games.hold(game) as live:
            now = bot_turn(live)
            same = now is not None and now.side == turn.side and now.name == turn.name
            if same and live.record.version == turn.position.version:
                give(live, turn, answer)
                await self.games.save(live)
        return True

    async def _thought(self, turn: Turn) -> list[Json]:
        """The bot's answer in a list of one; none when it failed."""
        try:
            return [await self.thinking.bot_answer(turn.position, turn.side, turn.name)]
        except BotFailure as failure:
            log.warning("game %s, side %d: %s", turn.position.game, turn.side, failure)
            return []


def is_bots_go(live: LiveGame) -> bool:
    """Whether a bot is asked."""
    side = live.asked_side
    return side >= 0 and live.record.seats[side].held_by == "bot"


def bot_turn(live: LiveGame) -> Turn | None:
    """Whose go it is, when it is a bot's."""
    if not is_bots_go(live):
        return None
    side = live.asked_side
    return Turn(live.position(), side, live.record.seats[side].bot)


def give(live: LiveGame, turn: Turn, answer: list[Json]) -> None:
    """Gives a bot's answer; what is not legal is replaced by the first legal candidate, so that play goes on."""
    question = live.asked
    if isinstance(question, TypedDice):
        # Real dice, and nobody left to read them.
        live.answer(
            turn.side, [secrets.randbelow(question.roll.die.sides) + 1 for _ in range(question.roll.n)]
        )
        return
    if answer:
        try:
            live.answer(turn.side, answer[0])
        except Refused as refused:
            log.warning("game %s, bot %s: illegal answer: %s", turn.position.game, turn.name, refused)
        else:
            return
    live.answer(turn.side, live.suggestion())
