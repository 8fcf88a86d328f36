"""A bot that looks ahead: it plays its best plans out in imagined games and compares how they come out."""

from sandtable.ai.deep.bot import DeepBot, deep_class
from sandtable.ai.deep.thinking import Thinking

__all__ = ["DeepBot", "Thinking", "deep_class"]
