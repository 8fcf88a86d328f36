"""The greedy bot at Warfare: every scenario from every seat, better than chance, and thinking without a trace."""

import pytest

from sandtable.ai import bot, play_out
from sandtable.core.game import new_game
from sandtable.core.setup import Setup, SideSetup
from sandtable.core.system import register
from sandtable.systems.warfare import WarfareSystem

SCENARIOS = ["s1", "s2", "s3", "s4", "s5"]


@pytest.fixture(autouse=True)
def system():
    """The system, also while it is not installed."""
    register(WarfareSystem())


def begun(scenario, seed, sides=2, keep=False):
    setup = Setup("warfare", scenario, [SideSetup() for _ in range(sides)], layout=seed)
    return new_game(WarfareSystem(), setup, seed, listen=False, keep=keep)


def played(scenario, seed, names, keep=False):
    """A game to its end, a bot of the name for each side."""
    game = begun(scenario, seed, len(names), keep)
    play_out(game, [bot(name, "warfare", side, seed) for side, name in enumerate(names)])
    return game


@pytest.mark.parametrize("scenario", [*SCENARIOS, "random"])
def test_greedy_plays_every_scenario_on_both_sides(scenario):
    """Both sides greedy: the game ends with a result."""
    assert played(scenario, 3, ["greedy", "greedy"]).result is not None


@pytest.mark.parametrize("sides", [3, 4])
def test_greedy_plays_with_an_ally(sides):
    """Three and four players at the bridge."""
    assert played("s5", 2, ["greedy"] * sides).result is not None


@pytest.mark.parametrize("names", [["greedy", "random"], ["random", "greedy"]])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_greedy_beats_random_from_either_seat(scenario, names):
    """Three games of each scenario from each seat, with the same seeds every time."""
    winners = [names[played(scenario, seed, names).result.winner] for seed in (1, 2, 3)]

    assert winners.count("greedy") >= 2


def test_greedy_against_the_automaton():
    """Alone at the outpost: the bot is asked, the automaton is not."""
    assert played("s4", 1, ["greedy"]).result is not None


def test_greedy_never_changes_the_game_while_it_thinks():
    """Thinking leaves no trace: it works on copies."""
    game = begun("s3", 2)
    seen = []
    players = [bot("greedy", "warfare", side, 2) for side in (0, 1)]
    for player in players:
        think = player.answer

        def watched(seat, think=think):
            before = game.state.digest()
            answer = think(seat)
            seen.append(before == game.state.digest())
            return answer

        player.answer = watched
    play_out(game, players)

    assert seen
    assert all(seen)


def test_greedy_is_the_same_bot_every_time():
    """The same seed plays the same game."""
    first, second = played("s2", 5, ["greedy", "greedy"]), played("s2", 5, ["greedy", "greedy"])

    assert first.state.digest() == second.state.digest()
