"""What if a figure were another? The same games, dice and terrain, with one value after the other.

Games of the same number share everything but the figures that are swept, so that curves move together with the dice
and differences between values are sharper than the values themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from sandtable.core.wire import Json
from sandtable.sim.batch import Run
from sandtable.sim.knobs import Knob, turned
from sandtable.sim.lab import Lab
from sandtable.sim.plan import Plan
from sandtable.sim.scores import side_score
from sandtable.sim.statistics import SURE, Share
from sandtable.sim.summary import summary


@dataclass(frozen=True)
class Point:
    """One combination of values: the share of the first role, and how it differs from the first combination."""

    figures: dict[str, Json]
    run: Run
    share: Share
    change: Share  # paired: the same games at this combination minus at the first

    def wire(self) -> dict[str, Json]:
        return {
            "figures": self.figures,
            **self.share.wire(),
            **self.change.wire("change", "change_interval"),
            "games": self.share.rounds,
            "errors": sum(1 for outcome in self.run.outcomes if outcome.error),
        }


@dataclass(frozen=True)
class Sweep:
    """All combinations, in the order of the values."""

    knobs: tuple[Knob, ...]
    points: tuple[Point, ...]

    def wire(self) -> dict[str, Json]:
        return {
            "knobs": {knob.name: list(knob.values) for knob in self.knobs},
            "points": [point.wire() for point in self.points],
            "crossings": [crossing for crossing in crossings(self)],
        }


def play_sweep(lab: Lab, plan: Plan, knobs: Sequence[Knob]) -> Sweep:
    """Plays `plan.games` games at every combination of values, with the same dice at each."""
    grid = [
        dict(zip((knob.name for knob in knobs), values, strict=True))
        for values in product(*(knob.values for knob in knobs))
    ]
    plans = [turned(plan, figures) for figures in grid]
    lab.expect(plans)
    points: list[Point] = []
    for figures, each in zip(grid, plans, strict=True):
        played = lab.play(each)
        base = points[0].run if points else played
        points.append(Point(figures, played, summary(played).roles[0].share, paired_change(base, played)))
        if played.interrupted:
            break
    return Sweep(tuple(knobs), tuple(points))


def paired_change(base: Run, other: Run) -> Share:
    """By how much the first role's share differs between two runs of the same games, round by round."""
    scores = [_by_round(run) for run in (base, other)]
    both = sorted(set(scores[0]) & set(scores[1]))
    changes = [scores[1][number] - scores[0][number] for number in both]
    n = len(changes)
    if n == 0:
        return Share(0.0, -1.0, 1.0, 0)
    mean = sum(changes) / n
    # One round changed and one changed back are added, so that few games that all agree prove nothing.
    spread = (sum((change - mean) ** 2 for change in changes) + 2.0) / (n + 2)
    half = SURE * (spread / (n + 2)) ** 0.5
    if base is other:
        half = 0.0
    return Share(mean, mean - half, mean + half, n)


def _by_round(run: Run) -> dict[int, float]:
    rounds: dict[int, list[float]] = {}
    for outcome in run.outcomes:
        if not outcome.error:
            rounds.setdefault(outcome.round, []).append(side_score(outcome, 0))
    return {number: sum(scores) / len(scores) for number, scores in rounds.items()}


def crossings(sweep: Sweep, even: float = 0.5) -> list[dict[str, Json]]:
    """Where the share crosses one half along the first knob, the others held: value, and the span it may lie in.

    The value is read off the straight line between two neighbours; the span holds both of them, and every value whose
    interval holds one half.
    """
    first = sweep.knobs[0]
    crossed: list[dict[str, Json]] = []
    others: dict[str, list[Point]] = {}
    for point in sweep.points:
        rest = {name: value for name, value in point.figures.items() if name != first.name}
        others.setdefault(str(rest), []).append(point)
    for line in others.values():
        places = [_number(point.figures[first.name]) for point in line]
        for (x, one), (y, two) in zip(
            zip(places, line, strict=True), zip(places[1:], line[1:], strict=False), strict=False
        ):
            a, b = one.share.value - even, two.share.value - even
            if a * b > 0 or a == b:
                continue
            at = x + (y - x) * a / (a - b)
            held = [
                place
                for place, point in zip(places, line, strict=True)
                if point.share.low <= even <= point.share.high
            ]
            rest = {name: value for name, value in one.figures.items() if name != first.name}
            span: list[Json] = [min([x, *held]), max([y, *held])]
            crossed.append({"knob": first.name, "value": round(at, 3), "span": span, "others": rest})
    return crossed


def _number(value: Json) -> float:
    return float(value) if isinstance(value, (int, float)) else 0.0
