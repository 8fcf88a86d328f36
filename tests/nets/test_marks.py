"""Marks merge only what is equal.

Odds take ways together that come to the same mark, or to the same place; a key that says too little makes them wrong.
Whatever a preview works out in the middle of a game is worked out once more the long way: every mark a place of its
own, every run from the start, nothing remembered and nothing taken together. Both must be the same distributions.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.nets.observe_fubar import FOE, RIFLES, made
from tests.nets.outcomes import drawn_moments, led_on, made_moments

from sandtable.core.effects import Die, Mark, Roll
from sandtable.core.odds import AS_COUNTED, RuleTrial, Tallies, Trial, tallies
from sandtable.core.odds.adding import Sums
from sandtable.core.odds.explorer import Explorer, in_order
from sandtable.core.setup import setup_of
from sandtable.core.system import system

LONG = int(os.environ.get("SANDTABLE_NET_MOMENTS", "1"))
GAMES = 1 if LONG == 1 else 12
MOST_RUNS = 1500 if LONG == 1 else 20_000  # of one preview the long way
ALL_RUNS = 12_000 * LONG  # of all of them in a game
SAME = 1e-9
COIN = Die("coin", 2)

DOORS = {
    "fubar": ("attack.forecast", "move.charge_forecast"),
    "warfare": ("attack.forecast",),
    "fallout": ("attack.forecast", "turn.skill_forecast", "attack.items"),
    "warzone": ("attack.trial",),
}
"""The modules of each game that ask for odds."""
LEAST_MERGED = {"fubar": 5, "warfare": 1, "fallout": 5, "warzone": 50}
"""Previews in which ways must have come together, or the net would hold nothing."""


class Compared:
    """What was worked out both ways, and where it differs."""

    def __init__(self, runs: int = MOST_RUNS) -> None:
        self.name = ""
        self.runs_left = runs
        self.lines = 0
        self.merged = 0  # previews in which something was really taken together
        self.left_out = 0  # too long to be gone the long way
        self.faults: list[str] = []

    def most_runs(self) -> int:
        """How many runs the next one may take."""
        return min(MOST_RUNS, self.runs_left)

    def note(self, what: str, short: dict[str, float], long: dict[str, float]) -> None:
        """Compares two distributions."""
        self.lines += 1
        for label in sorted({*short, *long}):
            if abs(short.get(label, 0.0) - long.get(label, 0.0)) > SAME:
                told = {key: round(p, 6) for key, p in sorted(short.items())}
                true = {key: round(p, 6) for key, p in sorted(long.items())}
                self.faults.append(f"{self.name}: {what} {told}, the long way {true}")
                return


# ------------------------------------------------------------ the long way


class Own:
    """The key of a place that is its own: like the key it has for whoever passes by, and like no other place."""

    def __init__(self, key: object) -> None:
        self.key = key

    def __eq__(self, other: object) -> bool:
        return self is other if isinstance(other, Own) else self.key == other

    def __hash__(self) -> int:
        return id(self)


class LongWay(Explorer):
    """Every mark is a place of its own."""

    def _new(self, mark: Mark, key: object, way: Any) -> Any:
        self.known.clear()
        made = super()._new(mark, key, way)
        made.key = Own(made.key)
        return made

    def _arrive(self, mark: Mark, key: object, way: Any) -> Any:
        self.known.clear()
        return super()._arrive(mark, key, way)


class Plain(Trial):
    """A trial that takes no results of a roll together and follows nothing side by side.

    What needs no copy to be put back is run from its start every time.
    """

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.from_start = trial.best_at_once()

    def merged(self, roll: Roll, parts: list[tuple[list[int], float]]) -> list[tuple[list[int], float]]:
        return parts

    def goes_on(self) -> bool:
        return False

    def keep(self, mark: Mark) -> object:
        return None if self.from_start else self.trial.keep(mark)

    def parts(self, mark: Mark) -> list[Mark]:
        return [mark] if self.from_start else self.trial.parts(mark)

    def __getattribute__(self, name: str) -> Any:
        if name in ("merged", "goes_on", "keep", "parts", "trial", "from_start", "__class__"):
            return super().__getattribute__(name)
        return getattr(self.trial, name)


def tallies_both_ways(seen: Compared) -> Callable[..., Tallies]:
    """`tallies`, which goes the long way as well and compares."""

    def work_out(
        trial: Trial, width: int, budget: int = 2000, side: int = -1, further: int = 0, *rest: Any
    ) -> Tallies:
        found = tallies(trial, width, budget, side, further, *rest)
        if found.error == 0.0:
            compare_tallies(seen, found, trial, width, side)
        return found

    return work_out


def compare_tallies(seen: Compared, found: Tallies, trial: Trial, width: int, side: int) -> None:
    lines = the_long_way(seen, trial, width, -1)
    if lines is None:
        seen.left_out += 1
    else:
        seen.merged += lines[1] > found.runs
        for count in range(len(found.lines)):
            seen.note(f"count {count}", numbered(found.lines[count]), numbered(lines[0][count]))
    if found.best is not None:
        best = the_long_way(seen, trial, width, side)
        if best is not None:
            for count in range(len(found.best)):
                seen.note(f"best play, count {count}", numbered(found.best[count]), numbered(best[0][count]))
    trial.back(None)


def the_long_way(seen: Compared, trial: Trial, width: int, side: int) -> tuple[list[list[float]], int] | None:
    """The distributions of all counts and the runs they took; None where it would take too many.

    With a side, for best play.
    """
    plain = Plain(trial)
    explorer = LongWay(plain, side >= 0)
    start = explorer.explore(seen.most_runs())
    seen.runs_left -= explorer.runs
    if not explorer.whole:
        return None
    sums = Sums(plain, trial.width() if width == AS_COUNTED else width)
    for place in in_order(start):
        if side >= 0:
            sums.solve(place, side)
        else:
            sums.add_up(place)
    return (start.best if side >= 0 else start.lines), explorer.runs


def numbered(line: list[float]) -> dict[str, float]:
    return {str(k): p for k, p in enumerate(line) if p > 0.0}


# ------------------------------------------------------------ every game


def watched(game: str, seen: Compared, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on whatever a preview of the game works out is compared."""
    for door in DOORS[game]:
        module = importlib.import_module(f"sandtable.systems.{game}.{door}")
        monkeypatch.setattr(module, "tallies", tallies_both_ways(seen))


def previews(game: str, seen: Compared) -> Iterator[None]:
    """Looks at previews: those made by hand, then those of random games until enough has been compared."""
    observers = importlib.import_module(f"tests.nets.observe_{game}")
    for moment in made_moments(game, observers):
        seen.name = moment.name
        yield
    seen.name = f"{game} in random games"
    for moment in drawn_moments(game, GAMES, 4 * LONG, 201):
        seen.name = f"{game} after {moment.name}"
        yield


@pytest.mark.parametrize("game", sorted(DOORS))
def test_what_is_taken_together_is_equal(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The odds of every preview are those of the whole tree, to the last digit."""
    seen = Compared(ALL_RUNS)
    watched(game, seen, monkeypatch)
    for _ in previews(game, seen):
        if seen.runs_left <= 0 or seen.faults:
            break

    runs = ALL_RUNS - seen.runs_left
    print(f"{game}: {seen.lines} lines, {seen.merged} merged, {seen.left_out} too long, {runs} runs")
    assert [] == seen.faults
    assert seen.lines >= 20
    assert seen.merged >= LEAST_MERGED[game]


def behind_two_vehicles() -> dict[str, Any]:
    """A target in the corner of two vehicles with different armour: half the dice meet one, half the other."""
    apc = {"side": "B", "vehicle": "apc", "weapons": ["hmg"], "tried": True, "facing": 90}
    return made(
        "behind two vehicles",
        [
            {**RIFLES, "at": [[10, 14], [11.5, 14], [28.5, 14], [30, 14]], "weapons": "assault_rifle"},
            {**apc, "id": "west", "armour": "light", "at": [18.2, 21.5]},
            {**apc, "id": "east", "armour": "heavy", "at": [21.8, 21.5]},
            {"id": "b", "side": "B", "tried": True, "armour": "light", "at": [[20, 24.5]]},
        ],
        ["a", "aim"],
        {"at": "b"},
    )


def closing_up() -> dict[str, Any]:
    """A charge at one end of a line: if the rest of it closes up, more strike back."""
    return made(
        "a charge at a line that closes up",
        [
            {**RIFLES, "at": [[8, 20], [9.5, 20]]},
            {**FOE, "at": [[8, 24], [9.5, 24], [12, 24.5], [13.5, 24.5]], "armour": "light"},
        ],
        ["a", "assault"],
        {"then": "charge"},
    )


@pytest.mark.parametrize("wanted", [behind_two_vehicles(), closing_up()], ids=lambda wanted: wanted["name"])
def test_ways_that_look_alike_are_kept_apart(wanted: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Hits that meet two different vehicles; rounds after closing up and after staying back."""
    game = led_on(system("fubar"), setup_of({"system": "fubar", **wanted["setup"]}), wanted["answers"], 1)
    seen = Compared()
    seen.name = wanted["name"]
    watched("fubar", seen, monkeypatch)
    preview = game.question().preview(wanted["answer"])
    shields = sum(entry.why == "fubar.fire.save.behind" for entry in preview.explained)

    assert [] == seen.faults
    assert shields == 2 or preview.odds[0].policy is not None
    assert seen.lines >= 1


def test_the_net_notices_a_key_that_says_too_little() -> None:
    """Two ways that come to one mark and go on differently are found out."""

    async def rule() -> int:
        first = await Roll(COIN, 1, [0, 1], "first", 0)
        await Mark("the same")
        second = await Roll(COIN, 1, [0, 1], "second", 0)
        return first[1] * second[1]

    seen = Compared()
    tallies_both_ways(seen)(RuleTrial(rule, lambda both: [both]), 1)
    assert 1 == len(seen.faults)


class TwoCoins(Trial):
    """Two coins in one stage, whose heads are counted."""

    heads = 0

    async def begin(self) -> None:
        for _ in range(2):
            self.heads += (await Roll(COIN, 1, [0, 1], "coin", 0))[1]

    def back(self, kept: object) -> None:
        self.heads = 0

    def counts(self) -> list[int]:
        return [self.heads]


@pytest.mark.parametrize("runs", range(1, 6))
def test_a_long_way_that_ran_out_of_runs_is_no_measure(runs: int) -> None:
    """It takes four runs; with fewer, some ways of the stage are open, and nothing is compared."""
    found = the_long_way(Compared(runs), TwoCoins(), 1, -1)

    assert (None if runs < 4 else ([[0.25, 0.5, 0.25]], 4)) == found
