"""Whole games by random answers: they end, repeat to the last byte, keep the laws of the map and leak nothing."""

import json

import pytest

from sandtable.core.dice import SeededDice
from sandtable.core.game import Answered
from sandtable.core.pins import pins
from sandtable.hexmap import OFF
from sandtable.systems.warfare.state.state import NOBODY, STEADY
from sandtable.systems.warfare.turn.activation import WhoActs
from warfare.playing import begun, drawn, random_game

GAMES = [("s1", 2), ("s2", 2), ("s3", 2), ("s4", 2), ("s5", 2), ("s5", 3), ("s5", 4)]


@pytest.mark.parametrize(("scenario", "sides"), GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_random_game_ends(scenario, sides, seed):
    """Every scenario comes to a result within its turns, without a dead end."""
    game = random_game(scenario, sides, seed)

    assert game.result is not None
    assert sides == len(game.result.points)
    assert game.state.turn <= game.state.scenario.turns


def check_map(game):
    """Whenever the next unit is to be chosen, nobody is on his way and the map is in order."""
    if not isinstance(game.question(), WhoActs):
        return
    state = game.state
    fresh = state.clone()
    fresh.settle()
    assert fresh.at == state.at, "the map knows who stands where"
    assert fresh.marks == state.marks, "the map knows what lies where"
    assert fresh.screens.bits == state.screens.bits
    assert fresh.regular_screens.bits == state.regular_screens.bits
    standing = [unit.hex for unit in state.units if unit.hex != OFF]
    assert len(standing) == len(set(standing)), "two units in a hex"
    for unit in state.units:
        assert unit.damage < 3 or unit.gone
        assert not (unit.overwatch and unit.morale != STEADY)
        assert not unit.gone or unit.hex == OFF
        if unit.carrier != NOBODY:
            assert state.units[unit.carrier].cargo == unit.index
            assert unit.hex == OFF
            assert not unit.overwatch
    assert max(state.levels) > 0, "the turn should have ended"
    assert state.levels[state.active] == max(state.levels)


@pins("warfare.stack.one_unit", "warfare.track.active")
@pytest.mark.parametrize(("scenario", "sides"), GAMES)
def test_no_answer_breaks_the_laws_of_the_map(scenario, sides):
    """warfare.stack.one_unit, warfare.track.active and the state's own book-keeping hold at every decision."""
    random_game(scenario, sides, 4, after=check_map)


@pytest.mark.parametrize(("scenario", "sides"), [("s2", 2), ("s3", 2), ("s5", 4)])
def test_the_answers_replayed_give_the_same_game(scenario, sides):
    """Set-up, seed and answers are the whole game."""
    first = random_game(scenario, sides, 5)
    second = begun(scenario, sides, 5)
    for entry in first.past:
        if isinstance(entry, Answered) and not entry.ordered:
            second.answer(json.loads(json.dumps(entry.answer)))

    assert second.over
    assert first.state.digest() == second.state.digest()
    assert first.result.wire() == second.result.wire()


@pytest.mark.parametrize(("scenario", "sides"), [("s1", 2), ("s3", 2), ("s5", 2)])
def test_a_fork_does_not_disturb_its_game(scenario, sides):
    """A fork stands where its game stands, plays on by itself, and leaves the game as it was."""
    game = begun(scenario, sides, 6, keep=True)
    dice = SeededDice(b"forks")
    for number in range(300):
        if game.ask is None:
            break
        if number % 25 == 0:
            before = game.state.digest()
            fork = game.fork()
            assert before == fork.state.digest()
            assert game.ask.why == fork.ask.why
            for _ in range(12):
                if fork.ask is not None:
                    fork.answer_legal(drawn(fork, dice))
            assert before == game.state.digest()
        game.answer_legal(drawn(game, dice))


def seen(game, side):
    """All that a side is shown, and what it would be offered."""
    view = game.view(side).wire()
    return json.dumps([view, game.state.known(side).digest()], sort_keys=True)


@pins("warfare.unknown.hidden", "warfare.comp.fog")
@pytest.mark.parametrize("seed", [7, 8])
def test_views_do_not_tell_what_is_hidden(seed):
    """warfare.unknown.hidden: games that differ only under question marks look alike to the other side."""
    compared = []

    def compare(game):
        if not isinstance(game.question(), WhoActs):
            return
        other = game.fork()
        hidden = [counter for counter in other.state.counters if counter.hidden and counter.hex != OFF]
        stranger = 1 - hidden[0].owner if hidden else 0
        secret = [counter for counter in hidden if not counter.known >> stranger & 1]
        if len(secret) > 1:
            profiles = [counter.profile for counter in secret]
            for number, counter in enumerate(secret):
                counter.profile = profiles[number - 1]
            assert seen(game.fork(), stranger) == seen(other, stranger)
            compared.append(len(secret))

    random_game("s3", 2, seed, keep=True, after=compare)

    assert compared


def test_a_game_that_tells_nothing_is_the_same_game():
    """Listening changes no die and no state."""
    assert random_game("s4", 2, 9).state.digest() == random_game("s4", 2, 9, listen=True).state.digest()
