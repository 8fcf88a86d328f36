"""When to stop: at an interval narrow enough, or at a verdict. Games are looked at in their order, never as they come.

A rule is told of the outcomes by number, so that the same plan stops at the same game on any machine.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sandtable.core.wire import Json
from sandtable.sim.bout import Outcome
from sandtable.sim.plan import Plan, SimError, equal_contestants, round_size
from sandtable.sim.scores import contestant_score, side_score
from sandtable.sim.statistics import Wager, share_of

FEWEST_ROUNDS = 20  # before that an interval is not asked whether it is narrow
MISSED = 0.05  # chance of "within" where the share lies outside
ALARMED = 0.025  # chance of "above" where it does not lie above, and of "below" likewise


class Stop:
    """A rule for stopping. `note` hears of every game in order and says whether to stop after it."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.size = round_size(plan)
        self.open: list[Outcome] = []

    def note(self, outcome: Outcome) -> bool:
        """Takes a game in; a round is looked at when it is whole, without the games that went wrong."""
        self.open.append(outcome)
        if len(self.open) < self.size:
            return False
        games = [each for each in self.open if not each.error]
        self.open = []
        return bool(games) and self.whole_round(games)

    def whole_round(self, games: list[Outcome]) -> bool:
        """Takes a whole round in and says whether to stop."""
        raise TypeError("a rule writes its own whole_round()")


class Narrow(Stop):
    """Stops when the interval of every role and every contestant is at most ± `half` wide."""

    def __init__(self, plan: Plan, half: float) -> None:
        super().__init__(plan)
        if not 0.001 <= half < 0.5:
            raise SimError("--until takes a half width between 0.1% and 50%, such as 2%")
        self.half = half
        self.reached = False
        n = len(plan.bots)
        self.roles: list[list[list[float]]] = [[] for _ in range(n)]
        self.contestants: list[list[list[float]]] = [[] for _ in range(n)]

    def whole_round(self, games: list[Outcome]) -> bool:
        for side, scores in enumerate(self.roles):
            scores.append([side_score(game, side) for game in games])
        for k, scores in enumerate(self.contestants):
            scores.append([contestant_score(game, k) for game in games])
        rounds = len(self.roles[0])
        # Looking at every tenth round only: the interval costs as much as the rounds it is made of.
        if rounds < FEWEST_ROUNDS or rounds % 10:
            return False
        shares = [share_of(each) for each in (*self.roles, *self.contestants)]
        self.reached = all(share.half_width <= self.half for share in shares)
        return self.reached


@dataclass(frozen=True)
class Verdict:
    """What a test against a band found: `within`, `above`, `below`, or `open` when the games did not suffice."""

    word: str
    games: int
    low: float
    high: float

    def wire(self) -> dict[str, Json]:
        return {
            "verdict": self.word,
            "games": self.games,
            "band": [self.low, self.high],
            "error": {"within": MISSED, "above": ALARMED, "below": ALARMED},
        }


class Against(Stop):
    """A sequential test of the first contestant's share, or the first role's where the contestants are equal.

    It stops when the share is shown to lie within the band, above it or below it. The chance of "within" for a
    share that lies outside is at most MISSED, of "above" or "below" for one within at most ALARMED each,
    however many games it takes.
    """

    def __init__(self, plan: Plan, low: float, high: float) -> None:
        super().__init__(plan)
        if not 0 < low < high < 1:
            raise SimError("--against takes a band of two percentages, such as 45:55")
        self.low, self.high = low, high
        self.games = 0
        self.word = "open"
        self.over_low = Wager(low, above=True)
        self.under_high = Wager(high, above=False)
        self.over_high = Wager(high, above=True)
        self.under_low = Wager(low, above=False)

    def whole_round(self, games: list[Outcome]) -> bool:
        self.games += len(games)
        score = sum(tested_score(self.plan, game) for game in games) / len(games)
        for wager in (self.over_low, self.under_high, self.over_high, self.under_low):
            wager.note(score)
        if self.over_high.capital >= 1 / ALARMED:
            self.word = "above"
        elif self.under_low.capital >= 1 / ALARMED:
            self.word = "below"
        elif self.over_low.capital >= 1 / MISSED and self.under_high.capital >= 1 / MISSED:
            self.word = "within"
        return self.word != "open"

    @property
    def verdict(self) -> Verdict:
        """What it found so far."""
        return Verdict(self.word, self.games, self.low, self.high)


def tests_a_role(plan: Plan) -> bool:
    """Whether `Against` looks at the first role: where contestants are equal, only the seats differ."""
    return equal_contestants(plan)


def tested_score(plan: Plan, outcome: Outcome) -> float:
    """The score that `Against` looks at."""
    return side_score(outcome, 0) if tests_a_role(plan) else contestant_score(outcome, 0)


def first_stop(stop: Stop, outcomes: Iterable[Outcome]) -> int | None:
    """The number of the game after which the rule stops, of outcomes in order; None where it goes on."""
    for outcome in outcomes:
        if stop.note(outcome):
            return outcome.number
    return None
