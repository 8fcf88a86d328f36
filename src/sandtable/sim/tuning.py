"""Turns figures until the roles are even: searches, checks what was found with fresh dice, and looks round about it.

The objective is the share of the first role (of the first contestant, where armies differ and go round the seats),
which should be one half. A search plays few games at many places; so its own figures are never the result. That is
played again, beside the figures of today, with dice that the search has not seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import prod

from sandtable.core.wire import Json
from sandtable.sim.batch import Run
from sandtable.sim.knobs import Knob, present, turned
from sandtable.sim.lab import Lab
from sandtable.sim.ntbea import climb
from sandtable.sim.plan import Plan, SimError, derived, equal_contestants, round_size
from sandtable.sim.scores import contestant_score, side_score
from sandtable.sim.spsa import Walker
from sandtable.sim.statistics import Share
from sandtable.sim.summary import summary
from sandtable.sim.sweep import paired_change

SPSA, NTBEA = "spsa", "ntbea"
METHODS = (SPSA, NTBEA)
FEW = 4  # figures, and
COMBINATIONS = 400  # of their values: so few are left to the bandit
FEWEST_STEPS = 6
Figures = dict[str, Json]


@dataclass(frozen=True)
class Budget:
    """How many games go where: into the search, into every step of it, into the result, into each neighbour."""

    search: int = 600
    step: int = 10
    check: int = 200
    around: int = 60


@dataclass(frozen=True)
class Trial:
    """A place that was played: its figures and its share. `change` is game by game from the place before it."""

    figures: Figures
    share: Share
    change: Share
    run: Run

    def wire(self) -> dict[str, Json]:
        return {
            "figures": self.figures,
            **self.share.wire(),
            **self.change.wire("change", "change_interval"),
            "games": len(self.run.outcomes),
        }


@dataclass(frozen=True)
class Neighbour:
    """One figure one value away from the result, the others as found."""

    knob: str
    value: Json
    trial: Trial

    def wire(self) -> dict[str, Json]:
        return {"knob": self.knob, "value": self.value, **self.trial.wire()}


@dataclass(frozen=True)
class Tuned:
    """What a search found."""

    method: str
    knobs: tuple[Knob, ...]
    way: tuple[tuple[Figures, float], ...]  # where the search played, and the share it saw there
    games: int  # of the search
    before: Trial
    after: Trial
    around: tuple[Neighbour, ...]  # those that matter most come first

    def wire(self) -> dict[str, Json]:
        return {
            "method": self.method,
            "knobs": {knob.name: list(knob.values) for knob in self.knobs},
            "games": self.games,
            "way": [{"figures": figures, "share": round(share, 4)} for figures, share in self.way],
            "before": self.before.wire(),
            "after": self.after.wire(),
            "around": [each.wire() for each in self.around],
        }


def chosen_method(word: str, knobs: Sequence[Knob]) -> str:
    """The method as typed, or the one that suits the knobs: few values for the bandit, many for the walk."""
    if word not in ("", "auto", *METHODS):
        raise SimError(f'there is no method "{word[:20]}"; there are {", ".join(METHODS)} and auto')
    numbers = all(_is_number(value) for knob in knobs for value in knob.values)
    if word == SPSA and not numbers:
        named = next(knob.name for knob in knobs if not all(_is_number(value) for value in knob.values))
        raise SimError(f"{SPSA} turns numbers, and {named} is none; take {NTBEA}")
    if word in METHODS:
        return word
    few = len(knobs) <= FEW and prod(len(knob.values) for knob in knobs) <= COMBINATIONS
    return NTBEA if few or not numbers else SPSA


def check_knobs(plan: Plan, knobs: Sequence[Knob]) -> None:
    """Raises SimError or SetupError where the values of a knob cannot be searched."""
    if len({knob.name for knob in knobs}) < len(knobs):
        raise SimError("a figure is named twice; each takes one --set")
    for knob in knobs:
        if len(knob.values) < 2:
            raise SimError(f"{knob.name} has a single value; there is nothing to turn")
        present(plan, knob.name)
        for value in knob.values:
            turned(plan, {knob.name: value})


def tune(
    lab: Lab, plan: Plan, knobs: Sequence[Knob], method: str, budget: Budget, pull: float = 0.02
) -> Tuned:
    """Searches, checks, looks round. After a stop by hand the rest is missing from what is told."""
    search = _Search(lab, plan, tuple(knobs), budget)
    best = search.by_bandit() if method == NTBEA else search.by_walk(pull)
    begin: Figures = {knob.name: present(plan, knob.name) for knob in knobs}
    fresh = replace(plan, games=_whole(plan, budget.check), seed=derived(plan.seed, 0, "tune check"))
    before = _trial(lab, fresh, begin, None)
    after = before if best == begin else _trial(lab, fresh, best, before.run)
    around = _around(lab, plan, knobs, best, budget.around)
    return Tuned(method, tuple(knobs), tuple(search.way), search.games, before, after, tuple(around))


class _Search:
    """Plays the steps of a search and remembers the way."""

    def __init__(self, lab: Lab, plan: Plan, knobs: tuple[Knob, ...], budget: Budget) -> None:
        self.lab = lab
        self.plan = plan
        self.knobs = knobs
        self.step = _whole(plan, budget.step)
        self.budget = budget.search
        self.games = 0
        self.way: list[tuple[Figures, float]] = []

    def share(self, figures: Figures, number: int) -> float:
        """Plays the games of step `number` with these figures."""
        seed = derived(self.plan.seed, number, "tune step")
        played = self.lab.play(replace(turned(self.plan, figures), games=self.step, seed=seed))
        if played.interrupted:
            raise KeyboardInterrupt
        self.games += len(played.outcomes)
        share = first_share(played)
        self.way.append((figures, share))
        return share

    def by_bandit(self) -> Figures:
        """By NTBEA: the numbers of values."""
        steps = max(FEWEST_STEPS, self.budget // self.step)
        begin = tuple(_nearest(knob, present(self.plan, knob.name)) for knob in self.knobs)
        sizes = [len(knob.values) for knob in self.knobs]
        climbed = climb(begin, sizes, lambda at, k: self.share(self._valued(at), k), steps, self.plan.seed)
        return self._valued(climbed.end)

    def by_walk(self, pull: float) -> Figures:
        """By SPSA: values on a scale from 0 to 1, played at the nearest value that was named."""
        steps = max(FEWEST_STEPS, self.budget // (2 * self.step))
        begin = tuple(_scaled(knob, present(self.plan, knob.name)) for knob in self.knobs)
        grain = [0.75 / (len(knob.values) - 1) for knob in self.knobs]

        def measured(at: tuple[float, ...], number: int) -> tuple[tuple[float, ...], float]:
            figures = self._named(at)
            played = tuple(_scaled(knob, figures[knob.name]) for knob in self.knobs)
            return played, self.share(figures, number)

        return self._named(Walker(begin, grain, measured, steps, self.plan.seed, pull).walk().end)

    def _valued(self, place: Sequence[int]) -> Figures:
        return {knob.name: knob.values[k] for knob, k in zip(self.knobs, place, strict=True)}

    def _named(self, place: Sequence[float]) -> Figures:
        return {
            knob.name: min(knob.values, key=lambda value: abs(_scaled(knob, value) - x))
            for knob, x in zip(self.knobs, place, strict=True)
        }


def first_share(run: Run) -> float:
    """The share that should be one half: the first role's, or the first contestant's where the contestants differ."""
    sound = [game for game in run.outcomes if not game.error]
    if not sound:
        raise SimError(f"no game of {run.plan.scenario} came to its end; {run.outcomes[0].error}")
    of_role = tests_roles(run.plan)
    scores = [side_score(game, 0) if of_role else contestant_score(game, 0) for game in sound]
    return sum(scores) / len(scores)


def tests_roles(plan: Plan) -> bool:
    """Whether the roles are to be made even, and not the contestants with their armies."""
    return not plan.swap or equal_contestants(plan)


def _trial(lab: Lab, plan: Plan, figures: Figures, base: Run | None) -> Trial:
    played = lab.play(turned(plan, figures))
    if played.interrupted:
        raise KeyboardInterrupt
    told = summary(played)
    share = (told.roles if tests_roles(plan) else told.lines)[0].share
    change = paired_change(base if base is not None else played, played)
    return Trial(figures, share, change, played)


def _around(lab: Lab, plan: Plan, knobs: Sequence[Knob], found: Figures, games: int) -> list[Neighbour]:
    """Every figure one value up and one down, against the result, with the same dice."""
    if not games:
        return []
    fresh = replace(plan, games=_whole(plan, games), seed=derived(plan.seed, 0, "tune around"))
    base = _trial(lab, fresh, found, None).run
    seen: list[Neighbour] = []
    for knob in knobs:
        at = _nearest(knob, found[knob.name])
        for k in (at - 1, at + 1):
            if 0 <= k < len(knob.values):
                value = knob.values[k]
                trial = _trial(lab, fresh, {**found, knob.name: value}, base)
                seen.append(Neighbour(knob.name, value, trial))
    return sorted(seen, key=lambda each: -abs(each.trial.change.value))


def _whole(plan: Plan, games: int) -> int:
    """Games in whole rounds."""
    size = round_size(plan)
    return max(1, games // size) * size


def _is_number(value: Json) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _number(value: Json) -> float:
    return float(value) if isinstance(value, (int, float)) else 0.0


def _nearest(knob: Knob, value: Json) -> int:
    """The number of the value of a knob that is, or comes closest to, this one."""
    if value in knob.values:
        return knob.values.index(value)
    return min(range(len(knob.values)), key=lambda k: abs(_number(knob.values[k]) - _number(value)))


def _scaled(knob: Knob, value: Json) -> float:
    low, high = (_number(each) for each in (knob.values[0], knob.values[-1]))
    return max(0.0, min(1.0, (_number(value) - low) / (high - low))) if high != low else 0.0
