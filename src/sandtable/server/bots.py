"""Bots at the table: they think in workers, and play until a person is asked or the game is over."""

from __future__ import annotations

import asyncio
import logging
import secrets

from sandtable.ai import HOUSE, GreedyBot
from sandtable.core.game import Refused
from sandtable.core.question import DEPLOY, TypedDice
from sandtable.core.wire import Json
from sandtable.server.errors import ApiError
from sandtable.server.games import Games
from sandtable.server.lessons import hints_for
from sandtable.server.live import LiveGame
from sandtable.server.neighbours import LEASE_SECONDS
from sandtable.server.table_talk import FAILED, LATE
from sandtable.server.thinking import BotFailure, Position, Thinking

log = logging.getLogger(__name__)

ALONE = "computers alone"  # all their games together pay as one: nobody waits at any of them


class Turn:
    """A bot's go: the position it thinks about, its side, its name, and what a lesson wants of it."""

    __slots__ = ("hints", "name", "orders", "payer", "position", "side")

    def __init__(
        self,
        position: Position,
        side: int,
        name: str,
        hints: list[Json],
        payer: str,
        orders: list[dict[str, str]],
    ) -> None:
        self.position = position
        self.side = side
        self.name = name
        self.hints = hints
        self.payer = payer  # of the thinking; "": the game
        self.orders = orders  # by which other sides are set up in between


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

    def busy(self) -> int:
        """In how many games a bot thinks, or waits for its turn to."""
        return len(self._tasks)

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
                if await self._leased(game):
                    await self._turns(game)
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

    async def _leased(self, game: str) -> bool:
        """Waits until no other server's bots think about a game; False when they have nothing to do any more."""
        while not await self.games.neighbours.lease(game):
            await asyncio.sleep(LEASE_SECONDS)
            async with self.games.hold(game) as live:
                if not is_bots_go(live):
                    return False
        return True

    async def _turns(self, game: str) -> None:
        """Plays for as long as bots are asked; the lease of the game ends with it."""
        try:
            while await self._one_turn(game):
                pass
        finally:
            await self.games.neighbours.give_back(game)

    async def _one_turn(self, game: str) -> bool:
        """Plays one answer of a bot; False when none is asked."""
        async with self.games.hold(game) as live:
            turn = bot_turn(live)
        if turn is None:
            return False
        answer, why = await self._thought(turn, turn.name)
        if not await self._given(turn, answer, why):
            answer, _ = await self._thought(turn, stand_in(turn.name))
            await self._given(turn, answer, why or FAILED, at_last=True)
        return True

    async def _thought(self, turn: Turn, name: str) -> tuple[list[Json], str]:
        """A bot's answer, with what follows while it sets up; none when it was late or failed, and which of them."""
        try:
            thought = self.thinking.bot_answers(
                turn.position, turn.side, name, turn.hints, turn.payer, turn.orders
            )
            return await thought, ""
        except BotFailure as failure:
            log.warning("game %s, side %d: %s", turn.position.game, turn.side, failure)
            return [], LATE if failure.late else FAILED

    async def _given(self, turn: Turn, answer: list[Json], why: str, at_last: bool = False) -> bool:
        """Gives an answer, if it is still wanted, and writes it; False when another one has to be found.

        `at_last` is the answer of a stand-in: if that does not do either, the first legal candidate is given.
        """
        async with self.games.hold(turn.position.game) as live:
            now = bot_turn(live)
            same = now is not None and now.side == turn.side and now.name == turn.name
            if not same or live.record.version != turn.position.version:
                return True
            if at_last:
                live.stand_ins.note(turn.side, why)
            if not give(live, turn, answer):
                if not at_last:
                    return False
                live.answer(turn.side, live.suggestion())
            else:
                go_on(live, turn, answer[1:])
            await self.games.save(live)
            return True


def is_bots_go(live: LiveGame) -> bool:
    """Whether a bot is asked."""
    side = live.asked_side
    return side >= 0 and live.record.seats[side].held_by == "bot"


def bot_turn(live: LiveGame) -> Turn | None:
    """Whose go it is, when it is a bot's."""
    if not is_bots_go(live):
        return None
    side = live.asked_side
    seats = live.record.seats
    alone = all(seat.held_by == "bot" for seat in seats)
    orders = [dict(given) for given in live.orders]
    return Turn(live.position(), side, seats[side].bot, hints_for(live, side), ALONE if alone else "", orders)


def stand_in(name: str) -> str:
    """Who answers for a bot that cannot: the taste of its own character, or the plain one."""
    kind = HOUSE.get(name)
    return name if kind is not None and issubclass(kind, GreedyBot) else GreedyBot.name


def go_on(live: LiveGame, turn: Turn, answers: list[Json]) -> None:
    """Gives what the bot foresaw while it sets up, as long as it is asked just that."""
    for answer in answers:
        now, asked = bot_turn(live), live.asked
        same = now is not None and now.side == turn.side and now.name == turn.name
        if not same or asked is None or asked.topic != DEPLOY or not give(live, turn, [answer]):
            return


def give(live: LiveGame, turn: Turn, answer: list[Json]) -> bool:
    """Gives a bot's answer; False when there is none, or none that is legal."""
    question = live.asked
    if isinstance(question, TypedDice):
        # Real dice, and nobody left to read them.
        live.answer(
            turn.side, [secrets.randbelow(question.roll.die.sides) + 1 for _ in range(question.roll.n)]
        )
        return True
    if answer:
        try:
            live.answer(turn.side, answer[0])
        except Refused as refused:
            log.warning("game %s, bot %s: illegal answer: %s", turn.position.game, turn.name, refused)
        else:
            return True
    return False
