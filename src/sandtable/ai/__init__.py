"""Bots: the computer's side of the table. A bot gets a seat, never the game."""

from sandtable.ai.bot import Bot, BotError
from sandtable.ai.names import bot, bot_class, bot_names
from sandtable.ai.playing import bot_answers, play_out, seats_of
from sandtable.ai.seat import Asked, Seat

__all__ = [
    "Asked",
    "Bot",
    "BotError",
    "Seat",
    "bot",
    "bot_answers",
    "bot_class",
    "bot_names",
    "play_out",
    "seats_of",
]
