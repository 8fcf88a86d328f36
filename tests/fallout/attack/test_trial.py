"""Attacks tried out on a copy: it is put back as it was, and the real battle knows nothing of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.nets import observe_fallout

from sandtable.core.dice import SeededDice
from sandtable.core.game import Game, new_game
from sandtable.core.odds import tallies
from sandtable.core.setup import setup_of
from sandtable.core.system import system
from sandtable.systems.fallout.attack.attacks import decide, orders_of
from sandtable.systems.fallout.attack.targeting import AttackQuestion
from sandtable.systems.fallout.attack.trial import Attempt

POSITIONS = {made["name"]: made for made in observe_fallout.positions() if isinstance(made["answer"], dict)}
SAMPLES = 12


def asked(name: str) -> Game:
    """The battle of a position at its question."""
    made = POSITIONS[name]
    game = new_game(system("fallout"), setup_of({"system": "fallout", **made["setup"]}), 1)
    for answer in made["answers"]:
        game.answer(answer)
    return game


def attempt(question: AttackQuestion, answer: object, kind: type[Attempt] = Attempt) -> Attempt:
    orders = orders_of(question.battery, answer)
    return kind(question.battery, orders, [decide(question.battery, order) for order in orders])


def check(question: AttackQuestion, answer: object) -> None:
    """Runs of all kinds, with what follows them, leave the copy and the battle as they were."""
    state = question.battery.state
    before = state.digest()
    trial = attempt(question, answer)
    known = trial.state.digest()
    tallies(trial, trial.tally.width(), 150, 0, 60, SAMPLES)
    tallies(trial, trial.tally.width(), 0, samples=SAMPLES)
    trial.goals = [
        None for _ in trial.goals
    ]  # nothing is idle now: revenge, morale and wrecks are seen through
    tallies(trial, trial.tally.width(), 0, samples=SAMPLES)

    assert known == trial.state.digest()
    assert [] == trial.state.fallen
    assert before == state.digest()
    assert state.tally is None


@pytest.mark.parametrize("name", list(POSITIONS))
def test_the_copy_is_put_back(name: str) -> None:
    """After many runs the copy is to the last field what it was."""
    check(asked(name).question(), POSITIONS[name]["answer"])


def drawn(seed: int, scenario: str) -> Iterator[AttackQuestion]:
    """Some questions of a random game at whom to attack."""
    game = new_game(
        system("fallout"), setup_of({"system": "fallout", "scenario": scenario, "layout": seed}), seed
    )
    dice = SeededDice(f"attempts {scenario} {seed}".encode())
    met = 0
    for _ in range(600):
        if game.ask is None or met == 12:
            return
        question = game.question()
        if isinstance(question, AttackQuestion):
            met += 1
            yield question
        game.answer_legal(question.draw(dice)[0])


@pytest.mark.parametrize("scenario", ["convoy", "treasure_hunt", "wild_america", "skirmish"])
def test_the_copy_is_put_back_in_the_middle_of_games(scenario: str) -> None:
    """The same for attacks as they come about."""
    for question in drawn(3, scenario):
        for answer in question.choices()[:4]:
            if orders_of(question.battery, answer):
                check(question, answer)
