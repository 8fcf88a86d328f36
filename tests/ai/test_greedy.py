"""The greedy bot plays every scenario from every seat, and better than chance."""

import pytest

from sandtable.ai import bot, play_out
from sandtable.core.system import system
from sandtable.sim import Plan, run, summary

SCENARIOS = [scenario.id for scenario in system("fubar").scenarios()]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_greedy_plays_every_scenario_on_both_sides(skirmish, scenario):
    """Both sides greedy: the game ends with a result."""
    game = skirmish(scenario, 3)
    play_out(game, [bot("greedy", "fubar", side, 3) for side in (0, 1)])

    assert game.result is not None


@pytest.mark.parametrize("bots", [("greedy", "random"), ("random", "greedy")])
def test_greedy_beats_random_from_either_seat(bots):
    """Crossroads, six games from each seat, with the same seeds every time."""
    lines = {line.bot: line for line in summary(run(Plan("fubar", "crossroads", bots, 6, 11), 1)).lines}

    assert lines["greedy"].wins >= 5


def test_greedy_never_changes_the_game_while_it_thinks(skirmish):
    """Thinking leaves no trace: it works on copies."""
    game = skirmish("crossroads", 2)
    seen = []
    players = [bot("greedy", "fubar", side, 2) for side in (0, 1)]
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


def test_greedy_without_taste_trusts_the_order_of_the_rules(seat):
    """In a system without a taste of its own it takes the first legal candidate."""
    answer = bot("greedy", "a system nobody wrote", seat.side, 1).answer(seat)

    assert seat.choices()[0] == answer
