"""Plays one game of a plan."""

from __future__ import annotations

import time
from dataclasses import dataclass

from sandtable.ai import Bot, BotError, bot, play_out
from sandtable.core.game import Game, new_game
from sandtable.core.journal import Seal, journal_of
from sandtable.core.system import system
from sandtable.core.wire import Json, side_letter
from sandtable.sim.plan import Bout, Plan, bout_of, setup_for

DRAW = -1
AUTOMATON = -2
"""Who won when no contestant did."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game went. `winner` and `points` are of contestants, not of sides; or DRAW, or AUTOMATON."""

    number: int
    seats: tuple[int, ...]
    winner: int
    points: tuple[float, ...]
    answers: int
    rolls: int
    seconds: float
    error: str = ""
    journal: str = ""

    @property
    def winning_side(self) -> int:
        """The side that won, or -1."""
        return self.seats.index(self.winner) if self.winner >= 0 else -1


def play_bout(plan: Plan, number: int) -> Outcome:
    """Plays a game; whatever goes wrong is in the outcome, with the journal up to there."""
    bout = bout_of(plan, number)
    began = time.perf_counter()
    bots = [
        bot(plan.bots[contestant], plan.system, side, bout.bot_seeds[side])
        for side, contestant in enumerate(bout.seats)
    ]
    try:
        game = _start(plan, bout, bots)
    except Exception as wrong:  # noqa: BLE001 - a game that cannot start is a finding, not the end of the batch
        return _failed(bout, f"the game does not start: {type(wrong).__name__}: {wrong}", began)
    error = ""
    try:
        play_out(game, bots, plan.seconds)
        if game.result is None:
            error = "the game ended without a result"
    except BotError as wrong:
        error = str(wrong)
    except Exception as wrong:  # noqa: BLE001 - so is a rule that fails in the middle
        error = f"the rules failed: {type(wrong).__name__}: {wrong}"
    return _outcome(plan, bout, game, error, time.perf_counter() - began)


def _start(plan: Plan, bout: Bout, bots: list[Bot]) -> Game:
    keep = any(each.looks_ahead for each in bots)
    setup = setup_for(plan, bout.layout)
    return new_game(system(plan.system), setup, bout.seed, listen=False, keep=keep)


def _winner(bout: Bout, side: int) -> int:
    """The contestant behind the winning side; in solo play the automaton, whom nobody plays, may win."""
    if side < 0:
        return DRAW
    return bout.seats[side] if side < len(bout.seats) else AUTOMATON


def _outcome(plan: Plan, bout: Bout, game: Game, error: str, seconds: float) -> Outcome:
    answers = sum(1 for entry in game.past if hasattr(entry, "answer"))
    journal = _journal(plan, bout, game) if error or plan.journals else ""
    result = game.result
    if error or result is None:
        return Outcome(
            bout.number, bout.seats, -1, (), answers, len(game.past) - answers, seconds, error, journal
        )
    points = [0.0] * len(bout.seats)
    for side, contestant in enumerate(bout.seats):
        points[contestant] = result.points[side]
    winner = _winner(bout, result.winner)
    rolls = len(game.past) - answers
    return Outcome(bout.number, bout.seats, winner, tuple(points), answers, rolls, seconds, "", journal)


def _journal(plan: Plan, bout: Bout, game: Game) -> str:
    names: dict[str, Json] = {
        side_letter(side): plan.bots[contestant] for side, contestant in enumerate(bout.seats)
    }
    return journal_of(game, Seal(bout.seed), names).text()


def _failed(bout: Bout, error: str, began: float) -> Outcome:
    return Outcome(bout.number, bout.seats, -1, (), 0, 0, time.perf_counter() - began, error)
