"""How sure one may be of a share: intervals for single games and for rounds, and a bet that may be looked at any time.

A *round* is the games that share terrain and dice while the contestants go round the seats. They are no
independent games: a round counts as one observation, the mean of its games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from sandtable.core.wire import Json

SURE = 1.959964  # normal quantile of a 95 % interval
PRIOR = SURE * SURE  # what Wilson's interval adds to the games, half of it won, half lost
# Fractions of a stake that are bet at once: from careful, for shares close to the line, to bold.
BETS = (0.02, 0.04, 0.07, 0.1, 0.15, 0.2, 0.3, 0.45, 0.65, 0.85)


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share: sensible for few games and for shares near 0 and 1.

    A draw counts as half a win; the interval is then a little wider than it need be, never narrower.
    """
    if games <= 0:
        return 0.0, 1.0
    rate = wins / games
    spread = PRIOR / games
    middle = (rate + spread / 2) / (1 + spread)
    half = SURE / (1 + spread) * sqrt(max(0.0, rate * (1 - rate)) / games + spread / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def rounds_interval(scores: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of a mean over rounds, each one observation between 0 and 1.

    As Agresti and Coull do for single games: half of `PRIOR` rounds lost and half won are added, then the spread
    is the rounds' own. Rounds that are all alike (one seat wins every game) leave a narrow interval, but no point.
    """
    n = len(scores)
    if n == 0:
        return 0.0, 1.0
    total = n + PRIOR
    middle = (sum(scores) + PRIOR / 2) / total
    spread = sum((score - middle) ** 2 for score in scores) + PRIOR / 2 * (middle**2 + (1 - middle) ** 2)
    half = SURE * sqrt(spread / total / total)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Share:
    """A share of the wins with its interval; `rounds` is how many observations it rests on."""

    value: float
    low: float
    high: float
    rounds: int

    @property
    def half_width(self) -> float:
        """Half of the interval: the figure behind the ±."""
        return (self.high - self.low) / 2

    def wire(self, share: str = "share", interval: str = "interval") -> dict[str, Json]:
        """The share and its interval under these names."""
        return {share: round(self.value, 4), interval: [round(self.low, 4), round(self.high, 4)]}


def share_of(rounds: Sequence[Sequence[float]]) -> Share:
    """The share out of games grouped by round: Wilson's where every round is a single game."""
    means = [sum(games) / len(games) for games in rounds if games]
    if not means:
        return Share(0.0, 0.0, 1.0, 0)
    value = sum(means) / len(means)
    if all(len(games) <= 1 for games in rounds):
        low, high = wilson(sum(means), len(means))
    else:
        low, high = rounds_interval(means)
    return Share(value, min(low, value), max(high, value), len(means))


class Wager:
    """A bet that a mean lies above (or below) a line, renewed with every observation between 0 and 1.

    While the mean does not, the capital is a fair or losing game that began with 1, so that it ever reaches 1/a
    with a chance of at most a (Ville), however often one looks. The stake is spread over several sizes of bet
    (Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting, 2024).
    """

    def __init__(self, line: float, above: bool) -> None:
        self.line = line
        reach = line if above else line - 1.0
        self.stakes = [bet / reach for bet in BETS]
        self.capitals = [1.0] * len(BETS)

    def note(self, score: float) -> None:
        """Settles the bet for one observation and places the next."""
        edge = score - self.line
        self.capitals = [
            capital * (1 + stake * edge) for capital, stake in zip(self.capitals, self.stakes, strict=True)
        ]

    @property
    def capital(self) -> float:
        """What 1 has become."""
        return sum(self.capitals) / len(self.capitals)
