"""Odds of rules of pure numbers: exact, merged, rolled; icepool is the oracle."""

from __future__ import annotations

from functools import partial
from math import comb, isclose

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.core.effects import D6, Mark, Part, Roll, ask, successes
from sandtable.core.odds import LoopError, Odds, RuleTrial, tallies
from sandtable.core.question import Choose, Option, Question
from sandtable.core.wire import Json, Message


def odds(start, **limits) -> Odds:
    """The odds of the number that a rule returns."""
    return tallies(RuleTrial(start, lambda number: [number]), 1, **limits).odds(0)


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
    found = odds(lambda: volley(n, need, save))
    assert found.exact
    assert isclose(1.0, sum(found.chances.values()), abs_tol=1e-12)
    for outcome, p in oracle(n, need, save).items():
        assert isclose(p, found.of(str(outcome)), abs_tol=1e-9)


def test_marks_merge_equal_branches() -> None:
    """Twenty dice one by one: 2^20 ways, but only a few hundred runs."""
    found = odds(lambda: one_by_one(20, 4))
    assert found.exact
    assert found.runs < 2000
    assert isclose(184756 / 2**20, found.of("10"), abs_tol=1e-9)


def test_beyond_the_budget_odds_are_sampled_and_say_so() -> None:
    """A rule too wide for its budget is rolled instead; the stated error covers the truth."""
    found = odds(lambda: one_by_one(20, 4), budget=50, samples=2000)
    assert not found.exact
    assert 0 < found.error < 0.05
    assert abs(found.of("10") - 184756 / 2**20) < 2 * found.error


class Dear(RuleTrial):
    """Every effect of it costs as much as ten runs of another."""

    def effort(self, effects: int) -> int:
        return 10 * effects


def test_a_dear_rule_is_run_less_often_within_the_same_budget() -> None:
    """Budgets are of work as the trial reckons it: dear runs are fewer, and dear ways are rolled less often."""
    dear = tallies(Dear(lambda: one_by_one(20, 4), lambda n: [n]), 1, budget=3000, samples=2000, room=8000)
    cheap = tallies(
        RuleTrial(lambda: one_by_one(20, 4), lambda n: [n]), 1, budget=50, samples=2000, room=2000
    )
    assert dear.runs < 100 < cheap.runs
    truth = [comb(20, n) / 2**20 for n in range(21)]
    for found in (dear, cheap):
        assert 0 < found.error < 0.5
        assert max(abs(p - q) for p, q in zip(found.lines[0], truth, strict=False)) < 1.5 * found.error


def test_rolling_repeats_exactly() -> None:
    """The dice are fixed, so that two people see the same odds."""
    first, second = (odds(lambda: volley(5, 4, 5), budget=0) for _ in range(2))
    assert first.chances == second.chances


class Rightly(RuleTrial):
    """A policy of its own: to the right."""

    def policy(self, question: Question) -> Json:
        return "right"


WAYS = ["missed", "left", "right"]


def test_questions_inside_are_answered_by_the_policy() -> None:
    """The policy decides what the other side does in the middle of a rule."""
    found = tallies(Rightly(with_a_choice, lambda way: [WAYS.index(way)]), 1).odds(0, WAYS)
    assert {"missed": 0.5, "right": 0.5} == found.chances


def test_labels_are_in_order() -> None:
    """Numbers come before words, and 10 after 9."""
    found = odds(lambda: one_by_one(12, 4))
    assert [str(n) for n in range(13)] == [label for label, _ in found.classes]


class Fight:
    """Two wounds and a shield that its owner may spend on one hit: the copy that each run works on."""

    def __init__(self) -> None:
        self.wounds = 2
        self.shield = True

    def key(self) -> str:
        return f"{self.wounds}{self.shield}"


class FightTrial(RuleTrial):
    """Hits one by one; counted, and of worth to the attacker, are the wounds."""

    def __init__(self, hits: int) -> None:
        super().__init__(self.go, lambda wounds: [wounds])
        self.hits = hits
        self.fight = Fight()

    def go(self):
        self.fight = Fight()
        return self.attack(self.fight)

    def place(self, mark: Mark) -> object:
        return f"{mark.key}|{self.fight.key()}"

    async def attack(self, fight: Fight) -> int:
        for left in range(self.hits, 0, -1):
            await Mark(f"hits {left}")
            if not (await Roll(D6, 1, successes(4), "duel.hit"))[1]:
                continue
            if fight.shield and await ask(self.question()) == "spend":
                fight.shield = False
                continue
            fight.wounds -= 1
            if fight.wounds == 0:
                break
        return 2 - fight.wounds

    def question(self) -> Choose:
        options = [Option("keep", Message("duel-keep")), Option("spend", Message("duel-spend"))]
        return Choose(1, "duel.shield", Message("duel-ask-shield"), options)


def test_odds_run_the_rule_on_a_copy_and_merge_what_looks_alike() -> None:
    """Eight hits one by one: `place` completes the key of a mark with what the copy says."""
    found = tallies(FightTrial(8), 1).odds(0)
    assert found.exact
    assert found.asked
    assert found.runs < 60
    assert isclose(1 - (1 + 8) / 2**8, found.of("2"), abs_tol=1e-12)


def test_best_play_is_found_by_backward_induction() -> None:
    """The policy never spends the shield; best play for its owner does, and one hit of three is wasted."""
    found = tallies(FightTrial(3), 1, side=0, further=1000).odds(0)
    assert isclose(4 / 8, found.of("2"), abs_tol=1e-12)
    assert found.best is not None
    assert isclose(1 / 8, found.best["2"], abs_tol=1e-12)
    assert isclose(3 / 8, found.best["1"], abs_tol=1e-12)


def test_best_play_is_sought_for_the_side_that_is_asked() -> None:
    """Whoever shares the attacker's wish leaves the shield alone: best play is then the policy, and no second line."""
    found = tallies(FightTrial(3), 1, side=1, further=1000).odds(0)
    assert found.best is not None
    assert isclose(4 / 8, found.best["2"], abs_tol=1e-12)
    assert found.best_classes is None


def test_best_play_beyond_the_budget_is_left_out_and_the_policy_stays_exact() -> None:
    """The other answers are dropped before dice are rolled."""
    policy = tallies(FightTrial(6), 1)
    found = tallies(FightTrial(6), 1, further=policy.runs).odds(0)
    assert found.exact
    assert found.best is None
    assert policy.odds(0).chances == found.chances


def test_what_is_rolled_never_claims_to_be_sure() -> None:
    """A result that never fell may still be possible: the error is never nothing."""
    found = tallies(RuleTrial(lambda: volley(1, 2, 2), lambda n: [0]), 1, budget=0, samples=2000)
    assert found.error >= 3 / 2000


class Volleys(RuleTrial):
    """Hits that wait their turn, and a rule that can be begun again at any of them."""

    def __init__(self, hits: int, keeps: bool) -> None:
        super().__init__(self.go, lambda wounds: [wounds])
        self.hits = hits
        self.keeps = keeps
        self.wounds = 0
        self.thrown = 0

    def go(self):
        self.wounds = 3
        return self.attack()

    def place(self, mark: Mark) -> object:
        return f"{mark.key} {self.wounds}"

    def keep(self, mark: Mark) -> object:
        return partial(self.again, self.wounds, mark.rest) if self.keeps else None

    def again(self, wounds: int, rest):
        self.wounds = wounds
        return rest()

    async def attack(self) -> int:
        self.thrown += 1
        await Roll(D6, 1, [0] * 6, "duel.aim")
        return await self.settle(self.hits)

    async def settle(self, left: int) -> int:
        while left:
            await Mark(f"hits {left}", partial(self.settle, left))
            left -= 1
            self.wounds -= (await Roll(D6, 1, successes(4), "duel.hit"))[1]
            if self.wounds == 0:
                break
        return 3 - self.wounds


def test_what_comes_before_a_mark_is_not_run_again() -> None:
    """With the rest of the rule and the copy as it was, the odds go on from the mark."""
    plain, kept = Volleys(8, False), Volleys(8, True)
    long, short = tallies(plain, 1), tallies(kept, 1)
    assert long.runs == plain.thrown > 10
    assert 1 == kept.thrown
    assert long.lines == short.lines


class Aimed:
    """Shots whose hit and place are one part of the rule, rolled the same way every time."""

    def __init__(self) -> None:
        self.begun = 0

    async def place(self) -> int:
        self.begun += 1
        if not (await Roll(D6, 1, successes(4), "duel.hit"))[1]:
            return 0
        return 1 + (await Roll(D6, 1, successes(6), "duel.head"))[1]

    async def attack(self) -> int:
        total = 0
        for left in range(4, 0, -1):
            await Mark(f"{left} {total}")
            total += await Part("place", self.place)
        return total


class AimedTrial(RuleTrial):
    """Remembers what its only part comes to."""

    def __init__(self, aimed: Aimed) -> None:
        super().__init__(aimed.attack, lambda total: [total])
        self.known: list[tuple[int, float]] = []

    def results(self, part: Part) -> list[tuple[int, float]]:
        self.known = self.known or super().results(part)
        return self.known


def test_a_part_that_only_rolls_is_worked_out_once() -> None:
    """However often it comes, its results are known; the odds are those of rolling it each time."""
    aimed = Aimed()
    found = tallies(AimedTrial(aimed), 1).odds(0)
    assert 4 >= aimed.begun
    assert isclose(1 / 16, found.of("0"), abs_tol=1e-12)
    assert isclose((1 / 12) ** 4, found.of("8"), abs_tol=1e-12)


def test_whoever_rolls_runs_a_part_where_it_stands() -> None:
    """Sampled odds roll its dice as the game does."""
    aimed = Aimed()
    assert abs(odds(aimed.attack, budget=0, samples=2000).of("0") - 1 / 16) < 0.03
    assert 8000 == aimed.begun


async def round_and_round() -> int:
    """A rule whose second mark comes back to the first: its keys do not say how often it has been there."""
    while True:
        await Mark("here")
        if (await Roll(D6, 1, successes(4), "duel.hit"))[1]:
            return 1
        await Mark("there")


@pytest.mark.parametrize("further", [0, 100])
def test_a_mark_that_says_too_little_is_named(further: int) -> None:
    """A way that leads back to its own mark can never be solved: whoever wrote the rule is told which mark it is."""
    with pytest.raises(LoopError, match="'here'"):
        odds(round_and_round, further=further)


def test_a_mark_that_says_too_little_is_named_in_best_play() -> None:
    """Also where a side chooses on the way round."""

    async def asked() -> int:
        while True:
            await Mark("round")
            if await with_a_choice() == "right":
                return 1

    with pytest.raises(LoopError, match="'round'"):
        odds(asked, further=100)
