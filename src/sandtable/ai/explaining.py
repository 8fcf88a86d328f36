"""Why somebody answered as he did: asked after the game, or at once where nothing is at stake, in a lesson.

The past is run again up to the answer, and the taste of the system sits down in the seat that gave it: what that side
could not see then, the explanation does not know either.
"""

from __future__ import annotations

from sandtable.ai.advising import Advice, told_for
from sandtable.ai.bot import BotError
from sandtable.ai.seat import Seat
from sandtable.core.carrying import resumed
from sandtable.core.game import Answered, Game
from sandtable.core.wire import Json, side_letter

VOICE = "greedy"  # whose taste tells


class Explained:
    """A decision of a past: where, whose, what was asked and weighed, and where the side decided before and next."""

    __slots__ = ("advice", "at", "earlier", "game", "later", "side")

    def __init__(self, game: Game, at: int, side: int, advice: Advice, earlier: int, later: int) -> None:
        self.game = game  # as it stood before the answer
        self.at = at
        self.side = side
        self.advice = advice
        self.earlier = earlier  # the decision of the side before this one; -1: none
        self.later = later

    def wire(self) -> dict[str, Json]:
        return {
            "at": self.at,
            "side": side_letter(self.side),
            "question": self.game.question().wire(),
            "advice": self.advice.wire(),
            "earlier": self.earlier if self.earlier >= 0 else None,
            "later": self.later if self.later >= 0 else None,
        }


def decisions(game: Game, side: int = -1) -> list[int]:
    """The entries of a past that somebody, or one side, decided himself: no dice, no standing orders."""
    return [
        at
        for at, entry in enumerate(game.past)
        if isinstance(entry, Answered) and not entry.ordered and not entry.again and side in (-1, entry.side)
    ]


def explained(game: Game, at: int, side: int = -1) -> Explained:
    """The decision at an entry of a past, or the last before it; raises BotError where there is none to tell of."""
    place = max((each for each in decisions(game, side) if each <= at), default=-1)
    entry = game.past[place] if place >= 0 else None
    if not isinstance(entry, Answered):
        raise BotError("nothing had been decided by then")
    before = resumed(game.system, game.setup, None, game.past[:place], listen=False)
    seat = Seat(before, entry.side)
    if seat.question is None:
        raise BotError("the rules of today ask something else there")
    own = decisions(game, entry.side)
    where = own.index(place)
    return Explained(
        before,
        place,
        entry.side,
        told_for(seat, game.system.id, VOICE, entry.answer),
        own[where - 1] if where else -1,
        own[where + 1] if where + 1 < len(own) else -1,
    )
