"""Ambush: a small game with secrets, dice, reactions and up to four sides. Only the server's tests play it."""

from ambush.game import Ambush

__all__ = ["Ambush"]
