"""Odds are what happens: every preview's odds against thousands of forks that give the same answer.

A game whose `observe_<game>.py` stands beside this file is in the net. Seeds are fixed; the chance of a false alarm is
`FAMILY_WISE` for each game, over all its comparisons together (Holm). `SANDTABLE_NET_MOMENTS` says how many moments of
each kind are drawn in the long form of `make fuzz`, which is cut into `PARTS` that several processors share: each part
has games of its own, its share of the hand-made moments, and its share of the chance of a false alarm.
"""

from __future__ import annotations

import importlib
import os
from pathlib import Path
from typing import Any

import pytest
from tests.nets.fit import largest_gap, misfit, rejected
from tests.nets.outcomes import (
    Moment,
    drawn_moments,
    made_moments,
    nothing_chosen,
    play_out,
    shown,
)

from sandtable.core.preview import OddsLine

EACH = int(os.environ.get("SANDTABLE_NET_MOMENTS", "1"))
PARTS = 1 if EACH == 1 else 4
GAMES = 3 if EACH == 1 else 10  # in each part
FORKS = 800 if EACH == 1 else 2000
FAMILY_WISE = 1e-3
SAMPLED = 4.0  # standard errors that a sampled line may be off

GAMES_OBSERVED = sorted(
    path.stem.removeprefix("observe_") for path in Path(__file__).parent.glob("observe_*.py")
)

ASSUMING = ["fallout", "warfare", "warzone"]
"""Games with `assumed_positions`, in which what odds take for granted is so; `ASSUMPTIONS` must all occur there.

Where it is a choice still to be made, or a die still to fall, `chosen` makes it and `so` knows the forks it fell in.
"""


class Comparison:
    """One line of one preview, with what was seen of it."""

    def __init__(self, moment: Moment, line: OddsLine) -> None:
        self.moment = moment
        self.line = line
        self.seen: dict[str, int] = {}

    def says(self) -> str:
        told = {label: round(p, 4) for label, p in self.line.classes if p}
        n = sum(self.seen.values())
        happened = {label: round(count / n, 4) for label, count in sorted(self.seen.items())}
        return f"{self.moment.name}: {self.line.title.id} shows {told}, of {n} forks came {happened}"

    def p_value(self) -> float:
        return misfit(shown(self.line), self.seen)

    def gap(self) -> float:
        return largest_gap(shown(self.line), self.seen)


def compare(moment: Moment, observers: Any, forks: int = FORKS, assumed: bool = False) -> list[Comparison]:
    """Every line of a moment's preview that speaks of what can be seen, against that many forks.

    With `assumed` those that lean on an assumption instead, which holds in the moment's game.
    """
    lines = [
        Comparison(moment, line) for line in moment.preview.odds if (line.assuming is not None) == assumed
    ]
    if not lines:
        return []
    for number in range(forks):
        played = play_out(moment, number, observers.inside, observers.chosen if assumed else nothing_chosen)
        for entry in lines:
            if assumed and not observers.so(entry.line, played.events):
                continue
            observe = observers.OBSERVERS[entry.line.title.id]
            label = observe(
                played.before, played.after, played.events, entry.line, played.answer, played.question
            )
            if label is not None:
                entry.seen[label] = entry.seen.get(label, 0) + 1
    return [entry for entry in lines if sum(entry.seen.values()) >= forks // 10]


def moments_of(game: str, observers: Any, part: int) -> list[Moment]:
    """The moments of one part: every so manieth of the hand-made ones, and those drawn from the part's own games."""
    made = list(made_moments(game, observers))[part::PARTS]
    each = -(-EACH // PARTS)
    options = getattr(observers, "OPTIONS", None)
    return [*made, *drawn_moments(game, GAMES, each, first_seed=1 + part * GAMES, options=options)]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES_OBSERVED)
def test_odds_are_what_happens(game: str, part: int) -> None:
    """What a preview shows is what the same answer brings, for every kind of line that the game shows."""
    observers = importlib.import_module(f"tests.nets.observe_{game}")
    exact: list[Comparison] = []
    moments = moments_of(game, observers, part)
    for moment in moments:
        for entry in compare(moment, observers):
            if entry.line.exact:
                exact.append(entry)
            else:
                spread = entry.line.error + 1.96 * (0.25 / sum(entry.seen.values())) ** 0.5
                assert entry.gap() <= SAMPLED / 1.96 * spread, entry.says()
    assert exact
    values = [entry.p_value() for entry in exact]
    worst = max(exact, key=Comparison.gap)
    print(
        f"{game}, part {part + 1} of {PARTS}: {len(moments)} moments, {len(exact)} lines, {FORKS} forks each; "
        f"largest deviation {worst.gap():.4f}, smallest p {min(values):.5f}"
    )
    assert [] == [exact[i].says() for i in rejected(values, FAMILY_WISE / PARTS)]


@pytest.mark.parametrize("game", ASSUMING)
def test_odds_that_assume_something_are_what_happens_where_it_is_so(game: str) -> None:
    """A line that says what it takes for granted holds where that is the truth, though the side cannot know it."""
    observers = importlib.import_module(f"tests.nets.observe_{game}")
    met: set[str] = set()
    entries: list[Comparison] = []
    for moment in [*made_moments(game, observers, "assumed_positions"), *assuming_moments(game, observers)]:
        found = compare(moment, observers, assumed=True)
        assert found, f"{moment.name}: no line says what it takes for granted"
        met.update(entry.line.assuming.id for entry in found if entry.line.assuming is not None)
        entries.extend(found)
    for entry in entries:
        if entry.line.error:
            spread = entry.line.error + 1.96 * (0.25 / sum(entry.seen.values())) ** 0.5
            assert entry.gap() <= SAMPLED / 1.96 * spread, entry.says()
    exact = [entry for entry in entries if not entry.line.error]
    values = [entry.p_value() for entry in exact]
    worst = max(exact, key=Comparison.gap)
    print(
        f"{game}, assuming: {len(exact)} lines, {FORKS} forks each; "
        f"largest deviation {worst.gap():.4f}, smallest p {min(values):.5f}"
    )
    assert [] == [exact[i].says() for i in rejected(values, FAMILY_WISE)]
    assert set(observers.ASSUMPTIONS) == met


def assuming_moments(game: str, observers: Any) -> list[Moment]:
    """In the long form, moments of games too: where what is assumed is a choice, any moment can be made to be so."""
    if EACH == 1 or not observers.CHOICES:
        return []
    options = getattr(observers, "OPTIONS", None)
    drawn = drawn_moments(game, 4 * GAMES, EACH, wanted=observers.CHOICES, options=options)
    return [moment for moment in drawn if any(line.assuming is not None for line in moment.preview.odds)]


def test_the_net_notices_odds_that_are_a_little_wrong() -> None:
    """Three in a hundred moved from one result to another are found out; the true ones pass."""
    seen = {"0": 500, "1": 1000, "2": 500}
    assert misfit({"0": 0.25, "1": 0.5, "2": 0.25}, seen) > 0.9
    assert misfit({"0": 0.29, "1": 0.46, "2": 0.25}, seen) < FAMILY_WISE
    assert 0.0 == misfit({"0": 0.5, "1": 0.5}, seen)
