"""Odds of trials: places gone on from, counts that add up, things side by side, best play, what is left out."""

from __future__ import annotations

from collections.abc import Coroutine
from functools import partial
from math import comb, isclose

import pytest

from sandtable.core.effects import D6, Effect, Mark, Part, Roll, ask, successes
from sandtable.core.odds import AS_COUNTED, LoopError, Trial, tallies
from sandtable.core.question import Choose, Option, Question
from sandtable.core.wire import Json, Message

HITS, LOST, WORTH = range(3)


class Squad:
    """Men with wounds left; whoever has none is gone."""

    def __init__(self, wounds: list[int]) -> None:
        self.wounds = wounds
        self.hits = 0


class Volley(Trial):
    """Shots one by one at a squad: a 4 hits, its owner names the victim, a 4 saves. Counted: hits, and men lost."""

    def __init__(self, shots: int, wounds: list[int], marks: bool = True) -> None:
        self.first = wounds
        self.shots = shots
        self.marks = marks
        self.squad = Squad(wounds[:])
        self.left = shots
        self.begun = 0

    def begin(self) -> Coroutine[Effect, object, None]:
        self.begun += 1
        return self.fire()

    async def fire(self) -> None:
        while self.left and any(self.squad.wounds):
            self.left -= 1
            if (await Roll(D6, 1, successes(4), "duel.hit"))[1]:
                self.squad.hits += 1
                victim = int(str(await ask(self.question())))
                if (await Roll(D6, 1, successes(4), "duel.save"))[0]:
                    self.squad.wounds[victim] -= 1
            await Mark("next")

    def question(self) -> Choose:
        standing = [at for at, left in enumerate(self.squad.wounds) if left]
        options = [Option(str(at), Message("duel-man")) for at in standing]
        if len(options) == 1:
            options.append(Option(options[0].id, Message("duel-man")))  # asked all the same
        return Choose(1, "duel.victim", Message("duel-ask"), options)

    def keep(self, mark: Mark) -> object:
        return (self.left, self.squad.wounds[:]) if self.marks else None

    def back(self, kept: object) -> None:
        left, wounds = kept if isinstance(kept, tuple) else (self.shots, self.first)
        self.left = left
        self.squad = Squad(wounds[:])
        self.before = sum(1 for left in wounds if left)

    def place(self, mark: Mark) -> object:
        return (self.left, tuple(self.squad.wounds))

    def counts(self) -> list[int]:
        lost = self.before - sum(1 for left in self.squad.wounds if left)
        return [self.squad.hits, lost, 100 * lost]

    def worth(self, counts: list[int]) -> float:
        return float(counts[WORTH])

    def others(self, question: Question) -> list[Json]:
        return question.choices()


def test_counts_add_up_along_the_way() -> None:
    """Six shots at one man who bears everything: the hits are binomial, and no place is run through twice."""
    trial = Volley(6, [9])
    found = tallies(trial, 2)

    assert 0.0 == found.error
    for hits in range(7):
        assert isclose(comb(6, hits) / 2**6, found.odds(HITS).of(str(hits)), abs_tol=1e-12)
    assert trial.begun < 80
    assert isclose(3.0, found.mean(HITS), abs_tol=1e-12)


def test_whoever_is_gone_is_shot_at_no_more() -> None:
    """One man with one wound under two shots: the second comes only where the first did not fell him."""
    found = tallies(Volley(2, [1]), 2)

    assert isclose(1 - 0.75**2, found.odds(LOST).of("1"), abs_tol=1e-12)
    assert isclose(0.25 * 0.5, found.odds(HITS).of("2"), abs_tol=1e-12)


@pytest.mark.parametrize("shots", [1, 2, 3, 4])
def test_marks_that_cannot_be_gone_on_from_give_the_same(shots: int) -> None:
    """A place may be kept, or come to again from the start."""
    kept = tallies(Volley(shots, [1, 2]), 2)
    again = tallies(Volley(shots, [1, 2], marks=False), 2)

    for count in (HITS, LOST):
        for label, p in kept.odds(count).chances.items():
            assert isclose(p, again.odds(count).of(label), abs_tol=1e-12)


def test_best_play_looks_over_the_whole_way() -> None:
    """Two shots at men with one and two wounds: the policy names the first, best play the one who can bear it."""
    found = tallies(Volley(2, [1, 2]), 2, further=1000)

    assert found.asked
    assert isclose(1 - 0.75**2, found.odds(LOST).of("1"), abs_tol=1e-12)
    best = found.odds(LOST).best
    assert best is not None
    # Spared as long as nothing is lost: whoever bears two takes the first, and after that either may fall.
    assert isclose(0.25 * 0.25, best["1"], abs_tol=1e-12)


def test_what_is_left_out_is_the_error() -> None:
    """Within too small a budget the unlikely ends stay away, and no number is further off than the error says."""
    whole = tallies(Volley(8, [2, 2, 2]), 2)
    found = tallies(Volley(8, [2, 2, 2]), 2, budget=whole.runs - 12)

    assert 0.0 < found.error < 0.02
    for label, p in whole.odds(LOST).chances.items():
        assert abs(p - found.odds(LOST).of(label)) <= found.error + 1e-12


def test_far_too_small_a_budget_is_sampled() -> None:
    """Then dice are rolled; the error is that of the sample, and two people see the same."""
    whole = tallies(Volley(8, [2, 2, 2]), 2)
    found = tallies(Volley(8, [2, 2, 2]), 2, budget=10)

    assert 0.02 < found.error < 0.05
    assert abs(whole.odds(LOST).of("1") - found.odds(LOST).of("1")) < 2 * found.error
    assert found.lines == tallies(Volley(8, [2, 2, 2]), 2, budget=10).lines


@pytest.mark.parametrize("marks", [True, False])
@pytest.mark.parametrize("budget", [0, 20, 60, 100])
def test_what_was_followed_counts_exactly(budget: int, marks: bool) -> None:
    """Dice are rolled only from where nothing was followed: the more is known, the less they are out."""
    whole = tallies(Volley(8, [2, 2, 2]), 2)
    found = tallies(Volley(8, [2, 2, 2], marks), 2, budget=budget, samples=5000)

    assert found.asked
    for count in (HITS, LOST):
        assert isclose(1.0, sum(found.lines[count]), abs_tol=1e-9)
        for label, p in whole.odds(count).chances.items():
            assert abs(p - found.odds(count).of(label)) < 1.5 * found.error


def test_the_more_is_followed_the_smaller_the_error() -> None:
    """With as many dice to roll, the error shrinks with what is left to them."""
    errors = [tallies(Volley(8, [2, 2, 2]), 2, budget=budget, samples=50).error for budget in (0, 60, 80)]

    assert errors == sorted(errors, reverse=True)
    assert errors[-1] < 0.5 * errors[0]


def test_no_more_dice_are_rolled_than_are_allowed() -> None:
    """The samples count as runs, and there are never more of them than asked for."""
    trial = Volley(8, [2, 2, 2])
    found = tallies(trial, 2, budget=20, samples=30)

    assert trial.begun == found.runs <= 20 + 30 + 4


class Blast(Trial):
    """Everybody in a circle saves for himself: side by side, each kind of them is run through once."""

    def __init__(self, needs: list[int], apart: bool) -> None:
        self.needs = needs
        self.apart = apart
        self.left = needs
        self.felled = 0

    def begin(self) -> Coroutine[Effect, object, None]:
        return self.saves(self.left, self.left is not self.needs)

    async def saves(self, left: list[int], passed: bool) -> None:
        for n, need in enumerate(left):
            if not passed:
                await Mark(" ".join(str(need) for need in left[n:]), partial(self.saves, left[n:], True))
            passed = False
            self.felled += (await Roll(D6, 1, successes(need), "duel.save"))[0]

    def parts(self, mark: Mark) -> list[Mark]:
        if not self.apart:
            return [mark]
        return [Mark(word, partial(self.saves, [int(word)], True)) for word in mark.key.split()]

    def keep(self, mark: Mark) -> object:
        return [int(word) for word in mark.key.split()]

    def back(self, kept: object) -> None:
        self.left = kept if isinstance(kept, list) else self.needs
        self.felled = 0

    def place(self, mark: Mark) -> object:
        return mark.key

    def counts(self) -> list[int]:
        return [self.felled]


def test_things_side_by_side_are_joined() -> None:
    """Five saves of two kinds: the same distribution as one after another, in fewer runs."""
    one_by_one = tallies(Blast([3, 5, 3, 5, 3], False), 1)
    apart = tallies(Blast([3, 5, 3, 5, 3], True), 1)

    assert apart.runs < one_by_one.runs
    assert 6 == len(apart.odds(0).chances)
    for label, p in one_by_one.odds(0).chances.items():
        assert isclose(p, apart.odds(0).of(label), abs_tol=1e-12)


@pytest.mark.parametrize("budget", [2, 3, 4])
def test_things_side_by_side_of_which_some_were_not_followed(budget: int) -> None:
    """Those that were followed are drawn from what is known of them, the others are rolled."""
    needs = [2, 3, 3, 4, 5, 6, 6]
    whole = tallies(Blast(needs, True), 1)
    found = tallies(Blast(needs, True), 1, budget=budget, samples=5000, room=50_000)

    assert 0.0 < found.error < 0.03
    assert isclose(1.0, sum(found.lines[0]), abs_tol=1e-9)
    for label, p in whole.odds(0).chances.items():
        assert abs(p - found.odds(0).of(label)) < 1.5 * found.error


class Again(Blast):
    """A rule that is begun again at the very mark it was put back to."""

    def begin(self) -> Coroutine[Effect, object, None]:
        return self.saves(self.left, False)


def test_a_rule_may_be_begun_at_its_mark_or_just_behind_it() -> None:
    """Whoever comes to the mark he was put back to passes it; it makes no difference."""
    assert tallies(Blast([3, 5, 3], False), 1).lines == tallies(Again([3, 5, 3], False), 1).lines


class Circle(Blast):
    """A rule whose marks all have the same key."""

    def place(self, mark: Mark) -> object:
        return "somewhere"


def test_a_mark_that_leads_to_itself_is_an_error() -> None:
    """Odds of such a rule would never end."""
    with pytest.raises(LoopError, match="'somewhere'"):
        tallies(Circle([3, 3], False), 1)


class Aimed(Trial):
    """Shots whose hit and place are one part of the rule, rolled the same way every time. Only what falls is known."""

    def __init__(self) -> None:
        self.left = 4
        self.places: list[int] = []
        self.seen: list[int] = []
        self.begun = 0

    def begin(self) -> Coroutine[Effect, object, None]:
        return self.attack()

    async def attack(self) -> None:
        while self.left:
            self.left -= 1
            place = await Part("place", self.place_hit)
            if place:
                self.places.append(place)
            await Mark("next")

    async def place_hit(self) -> int:
        self.begun += 1
        if not (await Roll(D6, 1, successes(4), "duel.hit"))[1]:
            return 0
        return 1 + (await Roll(D6, 1, successes(6), "duel.head"))[1]

    def keep(self, mark: Mark) -> object:
        return self.left

    def back(self, kept: object) -> None:
        self.left = kept if isinstance(kept, int) else 4
        self.places = []

    def place(self, mark: Mark) -> object:
        return self.left

    def counts(self) -> list[int]:
        for place in self.places:
            if place not in self.seen:
                self.seen.append(place)
        return [self.places.count(place) for place in self.seen]

    def width(self) -> int:
        return len(self.seen)


def test_a_part_that_only_rolls_is_a_single_step() -> None:
    """Its results are known before it is gone on from; the odds are those of rolling its dice each time."""
    aimed = Aimed()
    found = tallies(aimed, AS_COUNTED)
    body, head = aimed.seen.index(1), aimed.seen.index(2)

    assert 0.0 == found.error
    assert 13 >= found.runs  # three results of four shots
    assert isclose((7 / 12) ** 4, found.odds(body).of("0"), abs_tol=1e-12)
    assert isclose((1 / 12) ** 4, found.odds(head).of("4"), abs_tol=1e-12)


def test_whoever_rolls_on_runs_a_part_where_it_stands() -> None:
    """Sampled odds roll its dice as the game does."""
    aimed = Aimed()
    aimed.seen = [1, 2]
    found = tallies(aimed, AS_COUNTED, budget=0, samples=2000)

    assert abs(found.odds(0).of("0") - (7 / 12) ** 4) < 0.03
    assert 8000 <= aimed.begun


class Stubborn(Volley):
    """Who is shot at does not matter to anybody."""

    def minds(self, question: Question) -> bool:
        return False


def test_questions_that_change_nothing_are_not_mentioned() -> None:
    """The policy answers them, nobody counts as having been asked, and no best play is looked for."""
    trial = Stubborn(2, [1, 2])
    found = tallies(trial, 2, further=1000)

    assert not found.asked
    assert found.best is None


class Late(Volley):
    """Notes when best play is looked for."""

    sought = 0

    def seek_best(self) -> None:
        self.sought = self.begun


def test_a_trial_is_told_before_best_play_is_looked_for() -> None:
    """It is told after the policy has been followed and before anything else is run."""
    trial = Late(2, [1, 2])
    tallies(trial, 2)
    assert 0 == trial.sought
    trial.begun = 0
    alone = tallies(Late(2, [1, 2]), 2).runs
    tallies(trial, 2, further=1000)
    assert alone == trial.sought < trial.begun
