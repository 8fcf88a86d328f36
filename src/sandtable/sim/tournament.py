"""Everybody against everybody: pairings, and ratings from all their games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from openskill.models import PlackettLuce

from sandtable.core.wire import Json
from sandtable.sim.batch import Run
from sandtable.sim.lab import Lab
from sandtable.sim.plan import Plan, SimError, derived
from sandtable.sim.summary import Summary, summary


@dataclass(frozen=True)
class Rating:
    """How good a contestant is, by openskill: mean and uncertainty; the ordinal is what it surely reaches."""

    bot: str
    mu: float
    sigma: float
    wins: int
    games: int

    @property
    def ordinal(self) -> float:
        """Three uncertainties below the mean: the order of the table."""
        return self.mu - 3 * self.sigma

    def wire(self) -> dict[str, Json]:
        return {
            "bot": self.bot,
            "rating": round(self.ordinal, 3),
            "mu": round(self.mu, 3),
            "sigma": round(self.sigma, 3),
            "wins": self.wins,
            "games": self.games,
        }


@dataclass(frozen=True)
class Tournament:
    """The pairings played, and the table, best first."""

    runs: tuple[Run, ...]
    table: tuple[Rating, ...]

    @property
    def summaries(self) -> list[Summary]:
        """One summary per pairing."""
        return [summary(each) for each in self.runs]

    def wire(self) -> dict[str, Json]:
        return {
            "table": [rating.wire() for rating in self.table],
            "pairings": [each.wire() for each in self.summaries],
            "errors": sum(each.errors for each in self.summaries),
        }


def pairings(plan: Plan) -> Iterator[Plan]:
    """One plan per pair of bots, seats swapped, each with seeds of its own."""
    if len(plan.bots) < 2:
        raise SimError("a tournament needs at least two bots")
    for number, pair in enumerate(combinations(plan.bots, 2)):
        yield replace(plan, bots=pair, swap=True, seed=derived(plan.seed, number, "pairing"))


def play_tournament(plan: Plan, lab: Lab) -> Tournament:
    """Plays `plan.games` games for every pair of bots."""
    pairs = list(pairings(plan))
    lab.expect(pairs)
    runs: list[Run] = []
    for pair in pairs:
        runs.append(lab.play(pair))
        if runs[-1].interrupted:
            break
    return Tournament(tuple(runs), tuple(ratings(runs)))


def ratings(runs: list[Run]) -> list[Rating]:
    """Ratings from all games, game number by game number over all pairings, so that no pair comes last."""
    model = PlackettLuce()
    rated = {name: model.rating(name=name) for each in runs for name in each.plan.bots}
    wins = dict.fromkeys(rated, 0)
    games = dict.fromkeys(rated, 0)
    played = sorted(
        (
            (outcome.number, at)
            for at, each in enumerate(runs)
            for outcome in each.outcomes
            if not outcome.error
        ),
    )
    outcomes = [{outcome.number: outcome for outcome in each.outcomes} for each in runs]
    for number, at in played:
        names = runs[at].plan.bots
        outcome = outcomes[at][number]
        ranks = [0.0 if outcome.winner in (-1, k) else 1.0 for k in range(len(names))]
        new = model.rate([[rated[name]] for name in names], ranks=ranks)
        for k, name in enumerate(names):
            rated[name] = new[k][0]
            games[name] += 1
            wins[name] += 1 if outcome.winner == k else 0
    table = [
        Rating(name, float(rating.mu), float(rating.sigma), wins[name], games[name])
        for name, rating in rated.items()
    ]
    return sorted(table, key=lambda rating: -rating.ordinal)
