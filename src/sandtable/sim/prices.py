"""What should it cost? Random legal armies meet, and the results are explained by what was brought.

The model is a logistic one. A point is worth the same to everybody as long as printed prices are right; every unit has
a weight of its own for how much more or less its points bring, held to nothing by a ridge. Armies differ in points, or
nothing would show what a point is worth. The fair price is that at which the unit's weight is nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import erfc, sqrt

from sandtable.core.dice import Lots
from sandtable.core.system import AnySystem, system
from sandtable.core.wire import Json, list_of, number_of, table_of, text_of
from sandtable.sim.batch import Run
from sandtable.sim.lab import Lab
from sandtable.sim.logistic import Game, best_ridge, chance, fit
from sandtable.sim.plan import Drawn, Plan, SimError, army_in, bout_of, derived
from sandtable.sim.scores import side_score

HUNDRED = 100.0
FIRST, POINT = 0, 1
"""Weights that every fit has: of the first role, and of a hundred points."""
FREE = 1e-6  # a ridge that holds nothing
DRAWS = 200  # of the bootstrap
SEEN = 8  # times that a unit must have been brought to be priced
TOGETHER = 12  # times that two units must have been brought together
LEAST = 0.05  # a unit is not priced below this part of what it costs, nor a point at less than a twentieth of its worth


@dataclass(frozen=True)
class Brought:
    """What an army brought: points by unit, and the words of each unit."""

    points: dict[str, float]
    copies: dict[str, int]
    labels: dict[str, Json]


@dataclass(frozen=True)
class Price:
    """A unit: its mean printed price, the fair one with its interval, and how often it was brought."""

    unit: str
    label: Json
    printed: float
    fair: float
    low: float
    high: float
    brought: int

    @property
    def verdict(self) -> str:
        """Whether it costs too much or too little; "" where the interval does not say."""
        if self.high < self.printed:
            return "dear"
        return "cheap" if self.low > self.printed else ""

    def wire(self) -> dict[str, Json]:
        return {
            "unit": self.unit,
            "printed": round(self.printed, 1),
            "fair": round(self.fair, 1),
            "interval": [round(self.low, 1), round(self.high, 1)],
            "brought": self.brought,
            "verdict": self.verdict,
        }


@dataclass(frozen=True)
class Pair:
    """Two units together: what that is worth in points beyond the two, and how surely it is anything at all."""

    units: tuple[str, str]
    labels: tuple[Json, Json]
    worth: float
    p: float  # that chance alone does as much, among so many pairs
    games: int

    def wire(self) -> dict[str, Json]:
        return {
            "units": [unit for unit in self.units],
            "worth": round(self.worth, 1),
            "p": round(self.p, 4),
            "games": self.games,
        }


@dataclass(frozen=True)
class Special:
    """A unit that is worth something else in one scenario: the factor there and everywhere, with its interval."""

    unit: str
    label: Json
    scenario: str
    factor: float
    low: float
    high: float
    everywhere: float

    def wire(self) -> dict[str, Json]:
        return {
            "unit": self.unit,
            "scenario": self.scenario,
            "factor": round(self.factor, 2),
            "interval": [round(self.low, 2), round(self.high, 2)],
            "everywhere": round(self.everywhere, 2),
        }


@dataclass(frozen=True)
class Prices:
    """What was found: prices, dearest errors first; pairs; specialists; what a hundred points are worth."""

    prices: tuple[Price, ...]
    pairs: tuple[Pair, ...]
    specials: tuple[Special, ...]
    games: int
    worth: float  # share won with a hundred points more, beyond one half
    sure: bool  # whether points were seen to matter at all
    ridge: float
    runs: tuple[Run, ...]

    def wire(self) -> dict[str, Json]:
        return {
            "games": self.games,
            "ridge": self.ridge,
            "hundred_points": round(self.worth, 4),
            "points_matter": self.sure,
            "prices": [price.wire() for price in self.prices],
            "pairs": [pair.wire() for pair in self.pairs],
            "specialists": [special.wire() for special in self.specials],
            "errors": sum(1 for run in self.runs for outcome in run.outcomes if outcome.error),
        }


def prices_plan(plan: Plan, faction: str, points: int, spread: float) -> Plan:
    """The plan with armies drawn for both sides, each with points of its own."""
    if points < 1:
        raise SimError(f"{plan.system} says no usual size of an army: name one with --points")
    if not 0.05 <= spread <= 0.8:
        raise SimError(
            "--spread is a percentage from 5 to 80: armies must differ in points, and still be armies"
        )
    if len(plan.bots) != 2:
        raise SimError("prices are found by two sides against each other")
    army = Drawn(faction, points, spread)
    return replace(plan, armies=(army, army), swap=False)


def play_prices(lab: Lab, plan: Plan, scenarios: Sequence[str]) -> Prices:
    """Plays the games of every scenario and explains them."""
    plans = [
        replace(plan, scenario=name, seed=derived(plan.seed, at, "prices") if at else plan.seed)
        for at, name in enumerate(scenarios)
    ]
    lab.expect(plans)
    runs: list[Run] = []
    for each in plans:
        runs.append(lab.play(each))
        if runs[-1].interrupted:
            break
    return explained(runs)


def brought_by(rules: AnySystem, army: Json) -> Brought:
    """What stands in a list, entry by entry, with the points that its sheet reckons."""
    entries = list_of(table_of(army).get("units"))
    points: dict[str, float] = {}
    copies: dict[str, int] = {}
    labels: dict[str, Json] = {}
    for line in list_of(rules.army_sheet(army).get("units")):
        sheet = table_of(line)
        at = number_of(sheet.get("at"))
        entry = table_of(entries[int(at)]) if at is not None and int(at) < len(entries) else {}
        unit = text_of(entry.get("take"))
        cost = number_of(sheet.get("points"))
        if unit and cost:
            points[unit] = points.get(unit, 0.0) + cost
            copies[unit] = copies.get(unit, 0) + 1
            labels[unit] = _bare_name(sheet.get("name"))
    return Brought(points, copies, labels)


def _bare_name(name: Json) -> Json:
    """The name of a unit without its number among its like."""
    inner = table_of(table_of(name).get("values")).get("unit")
    return _bare_name(inner) if isinstance(inner, dict) else name


class _Ledger:
    """All games of some runs, ready to be fitted: which unit has which number, and what was brought to each game."""

    def __init__(self, runs: Sequence[Run]) -> None:
        self.units: list[str] = []
        self.labels: dict[str, Json] = {}
        self.spent: dict[str, float] = {}
        self.copies: dict[str, int] = {}
        self.armies: list[tuple[Brought, Brought]] = []
        self.scores: list[float] = []
        self.scenario: list[str] = []
        known: dict[str, Brought] = {}
        for run in runs:
            rules = system(run.plan.system)
            for outcome in run.outcomes:
                if outcome.error:
                    continue
                bout = bout_of(run.plan, outcome.number)
                both = [self._brought(rules, army_in(run.plan, bout, k), known) for k in bout.seats]
                self.armies.append((both[0], both[1]))
                self.scores.append(side_score(outcome, 0))
                self.scenario.append(run.plan.scenario)
        self.units = sorted(unit for unit, times in self.copies.items() if times >= SEEN)

    def _brought(self, rules: AnySystem, army: Json, known: dict[str, Brought]) -> Brought:
        spelled = repr(army)
        if spelled not in known:
            known[spelled] = brought_by(rules, army)
        brought = known[spelled]
        for unit, cost in brought.points.items():
            self.spent[unit] = self.spent.get(unit, 0.0) + cost
            self.copies[unit] = self.copies.get(unit, 0) + brought.copies[unit]
            self.labels.setdefault(unit, brought.labels[unit])
        return brought

    def games(self) -> list[Game]:
        """A row for each game: the role, the difference in points, and the difference in each unit's points."""
        number = {unit: at + 2 for at, unit in enumerate(self.units)}
        games: list[Game] = []
        for at, (first, second) in enumerate(self.armies):
            gap = (sum(first.points.values()) - sum(second.points.values())) / HUNDRED
            row: dict[int, float] = {FIRST: 1.0, POINT: gap}
            for sign, army in ((1.0, first), (-1.0, second)):
                for unit, cost in army.points.items():
                    if unit in number:
                        row[number[unit]] = row.get(number[unit], 0.0) + sign * cost / HUNDRED
            games.append(Game(tuple(row.items()), self.scores[at], at))
        return games


def explained(runs: Sequence[Run]) -> Prices:
    """The prices behind the results of some runs."""
    ledger = _Ledger(runs)
    games = ledger.games()
    size = len(ledger.units) + 2
    if len(games) < 20 or size < 4:
        raise SimError(
            f"{len(games)} games with {size - 2} units that are brought often are too few for prices"
        )
    held = [at > POINT for at in range(size)]
    strength = best_ridge(games, size, held)
    ridge = [strength if each else FREE for each in held]
    weights = fit(games, size, ridge)
    drawn = _bootstrap(games, weights, ridge)
    point = max(weights[POINT], 1e-9)
    sure = _quantiles([each[POINT] for each in drawn])[0] > 0
    prices = [_price(ledger, unit, at + 2, weights, drawn) for at, unit in enumerate(ledger.units)]
    prices.sort(key=lambda price: -abs(price.fair / price.printed - 1.0))
    even = Game(((POINT, 1.0),), 0.5)
    return Prices(
        tuple(prices),
        tuple(_pairs(ledger, games, weights, ridge)),
        tuple(_specials(ledger, games, weights, ridge)),
        len(games),
        chance([0.0, point, *([0.0] * (size - 2))], even) - 0.5,
        sure,
        strength,
        tuple(runs),
    )


def _bootstrap(games: Sequence[Game], weights: list[float], ridge: list[float]) -> list[list[float]]:
    """Fits to games drawn with replacement; each starts from the fit of all, from where two steps are enough."""
    lots = Lots(b"sandtable-prices")
    drawn: list[list[float]] = []
    for _ in range(DRAWS):
        counts = [0.0] * len(games)
        for _ in games:
            counts[lots.below(len(games))] += 1.0
        drawn.append(fit(games, len(weights), ridge, counts, weights, 2))
    return drawn


def _quantiles(values: Sequence[float]) -> tuple[float, float]:
    """The middle 95 %."""
    ordered = sorted(values)
    return ordered[int(0.025 * len(ordered))], ordered[min(int(0.975 * len(ordered)), len(ordered) - 1)]


def factor(weights: Sequence[float], at: int) -> float:
    """What a point spent on a unit brings, in points spent evenly."""
    point = weights[POINT]
    return max(LEAST, 1.0 + weights[at] / point) if point > LEAST * LEAST else 1.0


def _price(ledger: _Ledger, unit: str, at: int, weights: list[float], drawn: list[list[float]]) -> Price:
    printed = ledger.spent[unit] / ledger.copies[unit]
    low, high = _quantiles([factor(each, at) for each in drawn])
    fair = factor(weights, at)
    copies = ledger.copies[unit]
    return Price(
        unit,
        ledger.labels[unit],
        printed,
        printed * fair,
        printed * min(low, fair),
        printed * max(high, fair),
        copies,
    )


def _pairs(ledger: _Ledger, games: list[Game], weights: list[float], ridge: list[float]) -> list[Pair]:
    """Pairs whose togetherness explains what the units alone do not: one step of Newton for each, the surest first."""
    del ridge
    gaps: dict[tuple[str, str], list[tuple[int, float]]] = {}
    known = set(ledger.units)
    for number, (first, second) in enumerate(ledger.armies):
        for sign, army in ((1.0, first), (-1.0, second)):
            for pair in combinations(sorted(known & set(army.points)), 2):
                gaps.setdefault(pair, []).append((number, sign))
    often = {pair: where for pair, where in gaps.items() if len(where) >= TOGETHER}
    pairs: list[Pair] = []
    for pair, where in often.items():
        signs: dict[int, float] = {}
        for number, sign in where:
            signs[number] = signs.get(number, 0.0) + sign
        slope = curve = 0.0
        for number, sign in signs.items():
            p = chance(weights, games[number])
            slope += sign * (games[number].score - p)
            curve += sign * sign * p * (1.0 - p)
        if curve > 0:
            p = min(1.0, erfc(abs(slope) / sqrt(curve) / sqrt(2.0)) * len(often))
            worth = slope / (curve + 1.0) / max(weights[POINT], LEAST) * HUNDRED
            labels = (ledger.labels[pair[0]], ledger.labels[pair[1]])
            pairs.append(Pair(pair, labels, worth, p, len(where)))
    pairs.sort(key=lambda pair: (pair.p, -abs(pair.worth)))
    return pairs[:10]


def _specials(ledger: _Ledger, games: list[Game], weights: list[float], ridge: list[float]) -> list[Special]:
    """Units whose worth in one scenario alone is not what it is everywhere, where several were played."""
    names = sorted(set(ledger.scenario))
    specials: list[Special] = []
    for name in names if len(names) > 1 else []:
        here = [game for game, scenario in zip(games, ledger.scenario, strict=True) if scenario == name]
        alone = fit(here, len(weights), ridge, start=weights)
        drawn = _bootstrap(here, alone, ridge)
        for at, unit in enumerate(ledger.units):
            everywhere = factor(weights, at + 2)
            low, high = _quantiles([factor(each, at + 2) for each in drawn])
            if not low <= everywhere <= high:
                label = ledger.labels[unit]
                specials.append(Special(unit, label, name, factor(alone, at + 2), low, high, everywhere))
    specials.sort(key=lambda special: -abs(special.factor - special.everywhere))
    return specials
