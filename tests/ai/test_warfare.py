"""The greedy bot at Warfare: every scenario from every seat, better than chance, and thinking without a trace."""

import pytest

from sandtable.ai import bot, play_out
from sandtable.ai.taste.warfare.worth import Worth
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


def worth_of_the_first(scenario, side, hex=None):
    """What the enemies' first unit is worth to a side, where it stands or in another hex."""
    state = begun(scenario, 1).state
    enemy = next(unit for unit in state.units if unit.side != side)
    if hex is not None:
        enemy.hex = state.ground.grid.at(*hex)
    return Worth(state, side).of[enemy.index]


def test_greedy_hunts_whoever_is_inside_the_outpost():
    """An enemy in hexes that the sheet pays him for is worth more than outside."""
    outside, inside = worth_of_the_first("s4", 1), worth_of_the_first("s4", 1, (11, 2))

    assert outside + 1 < inside


def test_greedy_hunts_whoever_holds_hostages():
    """An enemy who stands with hostages is worth more than one who left them."""
    with_them, without = worth_of_the_first("s2", 0), worth_of_the_first("s2", 0, (11, 3))

    assert without + 0.5 < with_them


def test_greedy_hunts_whoever_has_crossed_the_river():
    """Units that count behind the river are worth more there."""
    before, across = worth_of_the_first("s5", 1, (9, 3)), worth_of_the_first("s5", 1, (14, 3))

    assert before + 0.5 < across
