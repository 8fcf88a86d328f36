"""Whole games by random answers: they end, repeat to the last byte, and never break the table's laws."""

import pytest

from sandtable.core.dice import SeededDice
from sandtable.core.game import new_game
from sandtable.core.setup import Setup, SideSetup
from sandtable.systems.fubar import FubarSystem
from sandtable.systems.fubar.state.combats import fighting
from sandtable.systems.fubar.turn.activation import WhichUnit
from sandtable.table import overlaps

GAMES = [
    ("crossroads", 2, "in"),
    ("crossroads", 2, "cm"),
    ("outpost", 2, "in"),
    ("convoy", 2, "in"),
    ("extraction", 2, "in"),
    ("laststand", 2, "in"),
    ("skirmish", 3, "in"),
    ("skirmish", 4, "cm"),
]


def random_game(scenario, sides, unit, seed, after=None):
    """A game to its end; every answer is drawn among the candidates until one is legal.

    `after` looks at the state whenever the next unit is to be chosen: nobody is on his way then.
    """
    setup = Setup("fubar", scenario, [SideSetup() for _ in range(sides)], unit=unit, layout=seed)
    game = new_game(FubarSystem(), setup, seed, listen=False, keep=False)
    dice = SeededDice(f"answers {seed}".encode())
    for _ in range(4000):
        if game.ask is None:
            return game
        waiting = game.question().candidates()
        answer = None
        while waiting:
            answer = waiting.pop(dice.below(len(waiting)))
            if not game.check(answer):
                break
        else:
            pytest.fail(f"{game.ask.why}: no candidate is legal")
        game.answer_legal(answer)
        if after is not None and game.ask is not None and isinstance(game.question(), WhichUnit):
            after(game.state)
    return pytest.fail("the game does not end")


def bases_on_table(state):
    """Every base with the unit it belongs to."""
    found = []
    for unit in state.units:
        if unit.on_table():
            if unit.vehicle is not None:
                found.append((unit, unit.vehicle.hull))
            found.extend((unit, figure.base) for figure in unit.figures if figure.alive)
    return found


def check_table(state):
    """fubar.move.figures: nobody overlaps, nobody is off the table."""
    standing = bases_on_table(state)
    for number, (unit, base) in enumerate(standing):
        assert state.board.inside(base, 0.011), f"{unit.id} is off the table"
        for other, there in standing[:number]:
            assert not overlaps(base, there, 0.03), f"{unit.id} stands upon {other.id}"
    for unit in state.units:
        pinned = sum(figure.pinned for figure in unit.figures)
        assert pinned <= unit.training.pin_max
        if unit.aboard:
            assert unit.id in state.unit(unit.aboard).vehicle.passengers
        if fighting(state, unit):
            assert unit.on_table()


@pytest.mark.parametrize(("scenario", "sides", "unit"), GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_random_game_ends(scenario, sides, unit, seed):
    """Every scenario comes to a result within its turns, without a dead end."""
    game = random_game(scenario, sides, unit, seed)

    assert game.result is not None
    assert sides == len(game.result.points)
    assert game.state.turn <= game.state.scenario.turns


@pytest.mark.parametrize(("scenario", "sides", "unit"), GAMES[:6])
def test_no_answer_breaks_the_laws_of_the_table(scenario, sides, unit):
    """fubar.move.figures holds whenever nobody is on his way."""
    random_game(scenario, sides, unit, 3, check_table)


@pytest.mark.parametrize("scenario", ["crossroads", "laststand"])
def test_the_same_seed_plays_the_same_game(scenario):
    """Set-up, seed and answers are the whole game."""
    first = random_game(scenario, 2, "in", 5)
    second = random_game(scenario, 2, "in", 5)

    assert first.state.digest() == second.state.digest()
