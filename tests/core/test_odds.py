"""Odds: exact, merged, sampled; icepool is the oracle."""

from __future__ import annotations

from math import isclose

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.core.effects import D6, Mark, Part, Roll, ask, successes
from sandtable.core.odds import LoopError, odds, sampled
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


class Fight:
    """Two wounds and a shield that its owner may spend on one hit: the copy that each run works on."""

    def __init__(self) -> None:
        self.wounds = 2
        self.shield = True

    def key(self) -> str:
        return f"{self.wounds}{self.shield}"


class FightTrial:
    def __init__(self, hits: int) -> None:
        self.hits = hits
        self.fight = Fight()

    def start(self):
        self.fight = Fight()
        return self.attack(self.fight)

    def look(self) -> str:
        return self.fight.key()

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
    """Eight hits one by one: `look` completes the key of a mark with what the copy says."""
    trial = FightTrial(8)
    found = odds(trial.start, str, look=trial.look)
    assert found.exact
    assert found.asked
    assert found.runs < 60
    assert isclose(1 - (1 + 8) / 2**8, found.of("2"), abs_tol=1e-12)


def test_best_play_is_found_by_backward_induction() -> None:
    """The policy never spends the shield; best play for its owner does, and one hit of three is wasted."""
    trial = FightTrial(3)
    found = odds(trial.start, str, worth=float, side=0, look=trial.look)
    assert isclose(4 / 8, found.of("2"), abs_tol=1e-12)
    assert found.best is not None
    assert isclose(1 / 8, found.best["2"], abs_tol=1e-12)
    assert isclose(3 / 8, found.best["1"], abs_tol=1e-12)


def test_best_play_is_sought_for_the_side_that_is_asked() -> None:
    """Whoever shares the attacker's wish leaves the shield alone: best play is then the policy, and no second line."""
    trial = FightTrial(3)
    found = odds(trial.start, str, worth=float, side=1, look=trial.look)
    assert found.best is not None
    assert isclose(4 / 8, found.best["2"], abs_tol=1e-12)
    assert found.best_classes is None


def test_best_play_beyond_the_budget_is_left_out_and_the_policy_stays_exact() -> None:
    """The other answers are dropped before the odds are sampled."""
    trial = FightTrial(6)
    policy = odds(trial.start, str, look=trial.look)
    found = odds(trial.start, str, budget=policy.runs, worth=float, look=trial.look)
    assert found.exact
    assert found.best is None
    assert policy.chances == found.chances


def test_a_joint_result_answers_several_questions() -> None:
    """`by` groups labels: hits and wounds out of one exploration."""
    found = odds(lambda: volley(3, 4, 4), lambda n: f"{n} {n % 2}")
    even = found.by(lambda label: label.split(" ")[1])
    assert isclose(found.of("1 1") + found.of("3 1"), even.of("1"), abs_tol=1e-12)


def test_what_is_sampled_never_claims_to_be_sure() -> None:
    """A result that never fell may still be possible: the error is never nothing."""
    found = sampled(lambda: volley(1, 2, 2), lambda n: "always")
    assert found.error >= 3 / 2000


class Volleys:
    """Hits that wait their turn, and a rule that can be begun again at any of them."""

    def __init__(self, hits: int) -> None:
        self.hits = hits
        self.wounds = 0
        self.thrown = 0

    def start(self):
        self.wounds = 3
        return self.attack()

    def again(self, saved, rest):
        self.wounds = saved
        return rest()

    async def attack(self) -> int:
        self.thrown += 1
        await Roll(D6, 1, [0] * 6, "duel.aim")
        return await self.settle(self.hits)

    async def settle(self, left: int) -> int:
        while left:
            await Mark(f"hits {left}", lambda left=left: self.settle(left))
            left -= 1
            self.wounds -= (await Roll(D6, 1, successes(4), "duel.hit"))[1]
            if self.wounds == 0:
                break
        return 3 - self.wounds


def test_what_comes_before_a_mark_is_not_run_again() -> None:
    """With the rest of the rule and the copy as it was, the odds go on from the mark."""
    trial = Volleys(8)
    plain = odds(trial.start, str, look=lambda: str(trial.wounds))
    assert plain.runs == trial.thrown > 10
    trial.thrown = 0
    found = odds(
        trial.start, str, look=lambda: str(trial.wounds), keep=lambda: trial.wounds, again=trial.again
    )
    assert 1 == trial.thrown
    assert plain.chances == found.chances


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


def test_a_part_that_only_rolls_is_worked_out_once() -> None:
    """However often it comes, its results are known; the odds are those of rolling it each time."""
    aimed = Aimed()
    found = odds(aimed.attack, str)
    assert 4 >= aimed.begun
    assert isclose(1 / 16, found.of("0"), abs_tol=1e-12)
    assert isclose((1 / 12) ** 4, found.of("8"), abs_tol=1e-12)


def test_whoever_rolls_runs_a_part_where_it_stands() -> None:
    """Sampled odds roll its dice as the game does."""
    aimed = Aimed()
    assert abs(sampled(aimed.attack, str).of("0") - 1 / 16) < 0.03
    assert 8000 == aimed.begun


async def round_and_round() -> int:
    """A rule whose second mark comes back to the first: its keys do not say how often it has been there."""
    while True:
        await Mark("here")
        if (await Roll(D6, 1, successes(4), "duel.hit"))[1]:
            return 1
        await Mark("there")


@pytest.mark.parametrize("worth", [None, float])
def test_a_mark_that_says_too_little_is_named(worth) -> None:
    """A way that leads back to its own mark can never be solved: whoever wrote the rule is told which mark it is."""
    with pytest.raises(LoopError, match="'here'"):
        odds(round_and_round, str, worth=worth)


def test_a_mark_that_says_too_little_is_named_in_best_play() -> None:
    """Also where a side chooses on the way round."""

    async def asked() -> int:
        while True:
            await Mark("round")
            if await with_a_choice() == "right":
                return 1

    with pytest.raises(LoopError, match="'round'"):
        odds(asked, str, worth=float)
