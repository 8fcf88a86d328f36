"""Odds: exact, merged, sampled; icepool is the oracle."""

from __future__ import annotations

from math import isclose

import icepool
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.core.effects import D6, Mark, Roll, ask, successes
from sandtable.core.odds import odds, sampled
from sandtable.core.question import Choose, Option
from sandtable.core.wire import Message


async def volley(n: int, need: int, save: int) -> int:
    hits = (await Roll(D6, n, successes(need), "duel.hit"))[1]
    saved = (await Roll(D6, hits, successes(save), "duel.save"))[1] if hits else 0
    return hits - saved


async def one_by_one(n: int, need: int) -> int:
    hits = 0
    for i in range(n):
        await Mark(f"{i} {hits}")
        hits += (await Roll(D6, 1, successes(need), "duel.hit"))[1]
    return hits


async def with_a_choice() -> str:
    hit = (await Roll(D6, 1, successes(4), "duel.hit"))[1]
    if not hit:
        return "missed"
    options = [Option("left", Message("duel-left")), Option("right", Message("duel-right"))]
    answer = await ask(Choose(0, "duel.way", Message("duel-ask-way"), options))
    return str(answer)


def oracle(n: int, need: int, save: int) -> dict[int, float]:
    p = sum(successes(need)) / 6 * (1 - sum(successes(save)) / 6)
    felled = icepool.Die({1: round(p * 36), 0: 36 - round(p * 36)})
    return {outcome: float(q) / (n @ felled).denominator() for outcome, q in (n @ felled).items()}


@settings(max_examples=30, deadline=None)
@given(st.integers(1, 12), st.integers(2, 6), st.integers(2, 6))
def test_a_volley_agrees_with_icepool(n: int, need: int, save: int) -> None:
    """Branching on classes of result gives the exact distribution."""
    found = odds(lambda: volley(n, need, save), str)
    assert found.exact
    assert isclose(1.0, sum(found.chances.values()), abs_tol=1e-12)
    for outcome, p in oracle(n, need, save).items():
        assert isclose(p, found.of(str(outcome)), abs_tol=1e-9)


def test_marks_merge_equal_branches() -> None:
    """Twenty dice one by one: 2^20 ways, but only a few hundred runs."""
    found = odds(lambda: one_by_one(20, 4), str)
    assert found.exact
    assert found.runs < 2000
    assert isclose(184756 / 2**20, found.of("10"), abs_tol=1e-9)


def test_beyond_the_budget_odds_are_sampled_and_say_so() -> None:
    """A rule too wide for its budget is rolled instead; the stated error covers the truth."""
    found = odds(lambda: one_by_one(20, 4), str, budget=50)
    assert not found.exact
    assert 0 < found.error < 0.05
    assert abs(found.of("10") - 184756 / 2**20) < 2 * found.error


def test_sampling_repeats_exactly() -> None:
    """The sampling dice are fixed, so that two people see the same odds."""
    assert sampled(lambda: volley(5, 4, 5), str).chances == sampled(lambda: volley(5, 4, 5), str).chances


def test_questions_inside_are_answered_by_the_policy() -> None:
    """The chooser decides what the other side does in the middle of a rule."""
    found = odds(with_a_choice, str, lambda question: "right")
    assert {"missed": 0.5, "right": 0.5} == found.chances


def test_labels_are_in_order() -> None:
    """Numbers come before words, and 10 after 9."""
    found = odds(lambda: one_by_one(12, 4), str)
    assert [str(n) for n in range(13)] == [label for label, _ in found.classes]
