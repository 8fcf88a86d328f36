"""A game as a side may imagine it: from the very question that is pending, with nothing that the side may not know.

The state of the last checkpoint is guessed (`System.guess`), and what has happened since is played on it once more:
dice that the side may not know fall anew, answers that it may not know are drawn. What comes out must look to the side
as the real game does, or another guess is made. Dice from there on are the imaginer's own.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import Dice, Lots, SeededDice
from sandtable.core.effects import Ask, Roll
from sandtable.core.game import Answered, Base, Entry, Game, Rolled, mark_of_question, rolled
from sandtable.core.setup import Setup, setup_of
from sandtable.core.state import State

GUESSES: Final = 8  # how many are made before it is given up


class Unimaginable(Exception):  # noqa: N818 - an outcome of guessing, not a fault
    """No guess fits what the side has seen; whoever asked has to decide without."""


class Misfit(Exception):  # noqa: N818 - the same of one guess
    """What has happened cannot happen in a guessed state."""


class Imagined(Game):
    """A game on a guessed state. It keeps no past: what others did before the question is not in it."""

    def __init__(self, real: Game, setup: Setup, guessed: State, dice: Dice, side: int, lots: Lots) -> None:
        self.side = side
        self.lots = lots
        base = real.bases[-1]
        past = real.past[base.at :]
        super().__init__(real.system, setup, dice, Base(0, guessed), past, listen=False, keep=False)
        self.orders[side] = dict(real.orders[side])
        self.past = []

    def _feed(self, entry: Entry) -> None:
        effect = self.pending
        if isinstance(entry, Rolled) and isinstance(effect, Roll):
            self._fall(effect, self._seen_or_thrown(effect, entry))
        elif isinstance(entry, Answered) and isinstance(effect, Ask):
            self._repeat(effect, entry)
        else:
            raise Misfit

    def _seen_or_thrown(self, roll: Roll, entry: Rolled) -> Rolled:
        """The dice that fell, where the side may know them; else others."""
        if not entry.known_by([self.side]):
            return rolled(roll, self.lots.throw(roll.die.sides, roll.n, roll.why), False)
        if entry.sides not in (0, roll.die.sides) or len(entry.faces) != roll.n:
            raise Misfit
        return entry

    def _repeat(self, ask: Ask, entry: Answered) -> None:
        """The answer that was given, where it can be; one drawn where the side may not know it."""
        question = ask.question
        if ask.side != entry.side or (entry.mark >= 0 and entry.mark != mark_of_question(question)):
            raise Misfit
        answer = entry.answer
        if ask.side != self.side:
            if question.secret:
                drawn = question.draw(self.lots)
                if not drawn:
                    raise Misfit
                answer = drawn[0]
            elif question.check(answer):
                raise Misfit
        self.past.append(Answered(ask.side, answer))
        self._advance(answer)


class Knowledge:
    """What a side knows when it is asked something: worked out once, for as many games as it imagines."""

    __slots__ = ("digest", "mark", "setup", "state")

    def __init__(self, game: Game, side: int) -> None:
        pending = game.ask
        if not game.bases or pending is None or pending.side != side or not isinstance(game.pending, Ask):
            raise Unimaginable
        self.state = game.state.known(side)
        self.digest = self.state.digest()
        self.mark = mark_of_question(pending.question)
        self.setup = setup_of(game.system.told_setup(game.setup, [side]))


def imagine(real: Game, side: int, knowledge: Knowledge, lots: Lots, key: bytes) -> Imagined:
    """A game of a side's own from its pending question, with dice of that key.

    Raises Unimaginable when no guess fits.
    """
    base = real.bases[-1]
    since = len(real.past) > base.at
    for _ in range(GUESSES if since else 1):
        guessed = real.system.guess(base.state, side, lots, knowledge.state if since else None)
        try:
            copy = Imagined(real, knowledge.setup, guessed, SeededDice(key), side, lots)
        except Misfit:
            continue
        reached = copy.ask
        if reached is None or reached.side != side or mark_of_question(reached.question) != knowledge.mark:
            continue
        if not since or copy.state.known(side).digest() == knowledge.digest:
            return copy
    raise Unimaginable
