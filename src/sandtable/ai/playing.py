"""Bots play a game to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from sandtable.ai.bot import Bot, BotError
from sandtable.ai.patience import Patience
from sandtable.ai.random_bot import RandomBot
from sandtable.ai.seat import Seat
from sandtable.core.event import Event
from sandtable.core.game import Game, Refused
from sandtable.core.wire import Json

LONGEST_GAME = 20_000  # answers; a game that needs more does not end


def seats_of(game: Game, bots: Sequence[Bot]) -> list[Seat]:
    """A seat for each bot, with dice from the bot's own seed."""
    return [Seat(game, side, bot.seed) for side, bot in enumerate(bots)]


def bot_answers(game: Game, seat: Seat, bot: Bot, watch: Patience | None = None) -> list[Event]:
    """Lets a bot answer the pending question; what it does wrong becomes a BotError with a sentence."""
    if type(bot) is RandomBot:
        return draw_for(game, seat, bot)
    try:
        if watch is not None:
            watch.start()
        answer = bot.answer(seat)
        if watch is not None:
            watch.stop()
    except BotError:
        raise
    except TimeoutError as error:
        limit = watch.seconds if watch is not None else 0.0
        raise BotError(f"bot {bot.name} gave no answer within {limit:g} s") from error
    except Exception as error:
        raise BotError(f"bot {bot.name} crashed: {type(error).__name__}: {error}") from error
    if seat.vouches_for(answer):
        return game.answer_legal(answer)
    try:
        return game.answer(plain(answer), seat.side)
    except Refused as refused:
        raise BotError(f"bot {bot.name} gave an illegal answer: {refused}") from refused
    except (TypeError, ValueError, RecursionError) as error:
        raise BotError(f"bot {bot.name} gave an answer that is not JSON: {error}") from error


def draw_for(game: Game, seat: Seat, bot: Bot) -> list[Event]:
    """Answers for the random bot, which takes whatever is drawn: nobody gets hold of the answer in between."""
    question = game.question()
    try:
        drawn = question.draw(seat.dice)
    except Exception as error:
        raise BotError(f"bot {bot.name} crashed: {type(error).__name__}: {error}") from error
    if not drawn:
        raise BotError(f"{question.why} was asked and no candidate is legal")
    return game.answer_legal(drawn[0])


def plain(answer: Json) -> Json:
    """A copy of an answer that its giver cannot change afterwards; raises TypeError when it is not JSON."""
    copy: Json = msgspec.json.decode(msgspec.json.encode(answer))
    return copy


def play_out(
    game: Game,
    bots: Sequence[Bot],
    seconds: float = 0.0,
    after: Callable[[Game], None] | None = None,
    most: int = LONGEST_GAME,
) -> int:
    """Plays to the end and returns the number of answers; `after` is called after each.

    Raises BotError when a bot crashes, answers illegally or takes more than `seconds` for an answer, and when
    the game does not end.
    """
    seats = seats_of(game, bots)
    answers = 0
    limit = 0.0
    for bot in bots:
        if type(bot) is not RandomBot:  # which is quick, and never waited for
            limit = seconds
    with Patience(limit) as patience:
        watch = patience if limit else None
        while (pending := game.ask) is not None:
            if answers >= most:
                raise BotError(f"the game has not ended after {most} answers")
            bot_answers(game, seats[pending.side], bots[pending.side], watch)
            answers += 1
            if after is not None:
                after(game)
    return answers
