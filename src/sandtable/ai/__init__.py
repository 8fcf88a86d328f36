"""Bots: the computer's side of the table. A bot gets a seat, never the game."""

from sandtable.ai.advising import Advice, advise
from sandtable.ai.bot import Bot, BotError
from sandtable.ai.explaining import Explained, decisions, explained
from sandtable.ai.greedy import GreedyBot
from sandtable.ai.names import HOUSE, bot, bot_class, bot_names
from sandtable.ai.playing import bot_answers, play_out, seats_of
from sandtable.ai.seat import Asked, Considered, Seat

__all__ = [
    "HOUSE",
    "Advice",
    "Asked",
    "Bot",
    "BotError",
    "Considered",
    "Explained",
    "GreedyBot",
    "Seat",
    "advise",
    "bot",
    "bot_answers",
    "bot_class",
    "bot_names",
    "decisions",
    "explained",
    "play_out",
    "seats_of",
]
