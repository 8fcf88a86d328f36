"""The figures of a run: wins, draws, errors, and how sure one may be of them."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from sandtable.core.wire import Json, side_letter
from sandtable.sim.batch import Run
from sandtable.sim.bout import DRAW
from sandtable.sim.plan import contestants

SURE = 1.959964  # normal quantile of a 95 % interval


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate: sensible for few games and for rates near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = SURE * SURE / games
    middle = (rate + spread / 2) / (1 + spread)
    half = SURE / (1 + spread) * sqrt(rate * (1 - rate) / games + spread / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Line:
    """One contestant: wins, win rate among the games that ended well, its interval, mean points."""

    letter: str
    bot: str
    wins: int
    rate: float
    low: float
    high: float
    points: float

    def wire(self) -> dict[str, Json]:
        return {
            "bot": self.bot,
            "wins": self.wins,
            "rate": round(self.rate, 4),
            "interval": [round(self.low, 4), round(self.high, 4)],
            "points": round(self.points, 3),
        }


@dataclass(frozen=True)
class Summary:
    """A run in numbers."""

    games: int
    draws: int
    errors: int
    seconds: float
    processes: int
    lines: tuple[Line, ...]
    seat_wins: tuple[int, ...]  # by side, whoever held it

    @property
    def games_per_second(self) -> float:
        """Games per second by the clock, all processes together."""
        return self.games / self.seconds if self.seconds > 0 else 0.0

    def wire(self) -> dict[str, Json]:
        return {
            "games": self.games,
            "wins": {line.letter: line.wins for line in self.lines},
            "draws": self.draws,
            "errors": self.errors,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games_per_second, 2),
            "processes": self.processes,
            "contestants": {line.letter: line.wire() for line in self.lines},
            "seats": {side_letter(side): wins for side, wins in enumerate(self.seat_wins)},
        }


def summary(run: Run) -> Summary:
    """The figures of a run. Games that went wrong count as errors and as nobody's win."""
    sound = [outcome for outcome in run.outcomes if not outcome.error]
    lines: list[Line] = []
    for k, letter in enumerate(contestants(run.plan)):
        wins = sum(1 for outcome in sound if outcome.winner == k)
        low, high = wilson(wins, len(sound))
        points = sum(outcome.points[k] for outcome in sound) / len(sound) if sound else 0.0
        rate = wins / len(sound) if sound else 0.0
        lines.append(Line(letter, run.plan.bots[k], wins, rate, low, high, points))
    sides = [outcome.winning_side for outcome in sound]
    return Summary(
        len(run.outcomes),
        sum(1 for outcome in sound if outcome.winner == DRAW),
        len(run.outcomes) - len(sound),
        run.seconds,
        run.processes,
        tuple(lines),
        tuple(sides.count(side) for side in range(len(run.plan.bots))),
    )
