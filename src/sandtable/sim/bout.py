"""Plays one game of a plan."""

from __future__ import annotations

import time
from dataclasses import dataclass
from hashlib import blake2b

from sandtable.ai import Bot, BotError, bot, play_out
from sandtable.core.game import Answered, Game, new_game
from sandtable.core.journal import Seal, journal_of
from sandtable.core.system import system
from sandtable.core.wire import Json, side_letter, table_of, text_of
from sandtable.sim.plan import Bout, Plan, bout_of, setup_for, spelled_army

DRAW = -1
AUTOMATON = -2
"""Who won when no contestant did."""


@dataclass(frozen=True, slots=True)
class ScorePart:
    """One line of the score of a side: points, the message that says what for, the rule."""

    side: int
    points: float
    message: str
    why: str


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
    round: int = 0  # games of one round share terrain and dice
    seed: int = 0  # of the dice
    layout: int = 0
    processor: float = 0.0  # seconds of it
    turn: int = 0  # in which it ended
    decided: int = 0  # the turn from which the winner led to the end; 0 for draws
    first: int = -1  # the side that was asked first in turn 1
    why: str = ""  # the rule by which it ended
    lines: tuple[ScorePart, ...] = ()
    factions: tuple[str, ...] = ()  # of the sides: message ids of what they field
    hashes: tuple[str, ...] = ()  # of the sides: their army lists, "" for the scenario's own

    @property
    def winning_side(self) -> int:
        """The side that won, or -1."""
        return self.seats.index(self.winner) if self.winner >= 0 else -1


class _Diary:
    """Notes while a game runs: who was asked first in turn 1, and who led when each turn began."""

    def __init__(self, game: Game) -> None:
        self.turn = 0
        self.first = -1
        self.turn_of = game.system.turn
        self.leaders: list[tuple[int, int]] = []  # turn that ended, side ahead or -1
        self.note(game)

    def note(self, game: Game) -> None:
        turn = self.turn_of(game.state)
        if turn == self.turn and self.first >= 0:
            return  # after most answers
        if self.first < 0 and turn >= 1 and game.ask is not None:
            self.first = game.ask.side
        if turn != self.turn:
            if self.turn:
                self.leaders.append((self.turn, _leader(game.system.standing(game.state))))
            self.turn = turn

    def decided(self, winner: int) -> int:
        """The first turn after which the winner led until the end; its last turn where it came late."""
        if winner < 0:
            return 0
        turn = self.turn
        for number, leader in reversed(self.leaders):
            if leader != winner:
                break
            turn = number
        return turn


def _leader(points: list[float]) -> int:
    best = max(points, default=0.0)
    ahead = [side for side, each in enumerate(points) if each == best]
    return ahead[0] if len(ahead) == 1 else -1


def play_bout(plan: Plan, number: int) -> Outcome:
    """Plays a game; whatever goes wrong is in the outcome, with the journal up to there."""
    bout = bout_of(plan, number)
    began = time.perf_counter(), time.process_time()
    bots = [
        bot(plan.bots[contestant], plan.system, side, bout.bot_seeds[side])
        for side, contestant in enumerate(bout.seats)
    ]
    try:
        game = _start(plan, bout, bots)
        diary = _Diary(game)
    except Exception as wrong:  # noqa: BLE001 - a game that cannot start is a finding, not the end of the batch
        return _failed(bout, f"the game does not start: {type(wrong).__name__}: {wrong}", began[0])
    error = ""
    try:
        play_out(game, bots, plan.seconds, diary.note)
        if game.result is None:
            error = "the game ended without a result"
    except BotError as wrong:
        error = str(wrong)
    except Exception as wrong:  # noqa: BLE001 - so is a rule that fails in the middle
        error = f"the rules failed: {type(wrong).__name__}: {wrong}"
    spent = time.perf_counter() - began[0], time.process_time() - began[1]
    return _outcome(plan, bout, game, diary, error, spent)


def _start(plan: Plan, bout: Bout, bots: list[Bot]) -> Game:
    keep = any(each.looks_ahead for each in bots)
    return new_game(system(plan.system), setup_for(plan, bout), bout.seed, listen=False, keep=keep)


def _winner(bout: Bout, side: int) -> int:
    """The contestant behind the winning side; in solo play the automaton, whom nobody plays, may win."""
    if side < 0:
        return DRAW
    return bout.seats[side] if side < len(bout.seats) else AUTOMATON


def _outcome(
    plan: Plan, bout: Bout, game: Game, diary: _Diary, error: str, spent: tuple[float, float]
) -> Outcome:
    answers = len([entry for entry in game.past if isinstance(entry, Answered)])
    journal = _journal(plan, bout, game) if error or plan.journals else ""
    result = game.result
    winner, points, why = DRAW, [0.0] * len(bout.seats), ""
    lines: tuple[ScorePart, ...] = ()
    if result is not None and not error:
        for side, contestant in enumerate(bout.seats):
            points[contestant] = float(result.points[side])
        winner, why = _winner(bout, result.winner), result.why
        lines = tuple(
            ScorePart(line.side, float(line.points), line.message.id, line.why) for line in result.lines
        )
    return Outcome(
        number=bout.number,
        seats=bout.seats,
        winner=winner,
        points=() if error else tuple(points),
        answers=answers,
        rolls=len(game.past) - answers,
        seconds=spent[0],
        error=error,
        journal=journal,
        round=bout.round,
        seed=bout.seed,
        layout=bout.layout,
        processor=spent[1],
        turn=diary.turn,
        decided=diary.decided(result.winner if result is not None and not error else -1),
        first=diary.first,
        why=why,
        lines=lines,
        factions=_factions(game, len(bout.seats)),
        hashes=tuple(army_hash(side.army) for side in game.setup.sides[: len(bout.seats)]),
    )


def army_hash(army: Json) -> str:
    """Eight letters that tell army lists apart; "" for the one the scenario gives."""
    if army is None:
        return ""
    return blake2b(spelled_army(army).encode(), digest_size=4).hexdigest()


def _factions(game: Game, sides: int) -> tuple[str, ...]:
    """What each side fields, as the table names it: nobody named the sides, so their names are their factions'."""
    return tuple(text_of(table_of(game.system.called(game.state, side)).get("id")) for side in range(sides))


def _journal(plan: Plan, bout: Bout, game: Game) -> str:
    names: dict[str, Json] = {
        side_letter(side): plan.bots[contestant] for side, contestant in enumerate(bout.seats)
    }
    return journal_of(game, Seal(bout.seed), names).text()


def _failed(bout: Bout, error: str, began: float) -> Outcome:
    spent = time.perf_counter() - began
    return Outcome(
        number=bout.number,
        seats=bout.seats,
        winner=-1,
        points=(),
        answers=0,
        rolls=0,
        seconds=spent,
        error=error,
        round=bout.round,
        seed=bout.seed,
        layout=bout.layout,
    )
