"""Looking ahead from a question to the one behind it, without a change of the game.

What one may see of it is what answering and taking back would show: no die falls, nobody else is asked, nothing hidden
comes to light. Where one of these would happen, what lies behind is unforeseen.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import Dice
from sandtable.core.game import Game, Refused
from sandtable.core.question import Question
from sandtable.core.wire import Json, Reason

MOST: Final = 24
"""So many answers of one question are followed."""
DEEPEST: Final = 3
"""So many answers are given one after another before somebody has to look at the game itself."""


class FallenDiceError(Exception):
    """A die would have to be rolled."""


class NoDice(Dice):
    """Dice that never fall."""

    def throw(self, sides: int, n: int, why: str) -> list[int]:
        raise FallenDiceError


def after(game: Game, answers: list[Json]) -> Game:
    """A game of its own in which its asked side has given these answers; raises Refused where one may not be given.

    Without any it is the game itself. Only questions that open others are followed (`Question.opens`), and only to
    questions about the same unit: whatever else comes to pass may hang on what is hidden.
    """
    if not answers:
        return game
    if len(answers) > DEEPEST:
        raise Refused([Reason("", "core-refused-too-far-ahead")])
    if not game.question().opens:  # where dice are waited for, a fork would have to roll them to get here
        raise Refused([Reason("", "core-refused-unforeseen")])
    fork = game.fork(NoDice())
    for answer in answers:
        asked = fork.question()
        if not asked.opens:
            raise Refused([Reason("", "core-refused-unforeseen")])
        try:
            fork.answer(answer, asked.side)
        except FallenDiceError:
            raise Refused([Reason("", "core-refused-unforeseen")]) from None
        pending = fork.ask
        if pending is None or not follows(asked, answer, pending.question) or fork.undo_refusal(asked.side):
            raise Refused([Reason("", "core-refused-unforeseen")])
    return fork


def follows(asked: Question, answer: Json, next: Question) -> bool:
    """Whether a question goes on where an answer left off: the same side, about the same unit or the one it chose."""
    return next.side == asked.side and next.subject in (asked.subject, answer) and next.subject != ""


def ahead(game: Game) -> list[tuple[Json, Question]]:
    """The answers of the pending question behind which another one can be foreseen, with that one."""
    leads: list[tuple[Json, Question]] = []
    if not game.question().opens:
        return leads
    for answer in game.choices()[:MOST]:
        try:
            leads.append((answer, after(game, [answer]).question()))
        except Refused:
            continue  # nothing is asked behind it, or nobody can know what
    return leads
