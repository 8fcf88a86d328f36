"""Games that differ only in what is hidden look the same to those it is hidden from."""

import pytest

from sandtable.ai import Seat, bot, bot_answers
from sandtable.core.game import new_game
from sandtable.core.journal import canonical
from sandtable.core.setup import setup_of
from sandtable.core.system import system

FUBAR = system("fubar")
CONVOY, AMBUSHERS = 0, 1


def ambush(seed):
    """A Convoy game just after everybody has been set up, ambushers hidden."""
    game = new_game(FUBAR, setup_of({"system": "fubar", "scenario": "convoy", "layout": seed}), seed)
    players = [bot("random", "fubar", side, seed) for side in (0, 1)]
    seats = [Seat(game, side, seed) for side in (0, 1)]
    while game.state.phase == "deploy":
        bot_answers(game, seats[game.ask.side], players[game.ask.side])
    return game


def elsewhere(state):
    """The same state with every hidden ambusher somewhere else that nobody sees."""
    other = state.clone()
    moved = []
    for unit in other.units:
        if unit.hidden and unit.on_table() and unit.figures:
            for figure in unit.figures:
                figure.base = figure.base.at(figure.base.x + 0.37, figure.base.y)
            moved.append(unit.id)
    return other, moved


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_where_ambushers_hide_is_not_shown(seed):
    """The scene and the knowledge of the convoy, and an onlooker's scene, do not depend on it; the owner's do."""
    state = ambush(seed).state
    other, moved = elsewhere(state)

    assert moved
    for side in (CONVOY, -1):
        assert canonical(FUBAR.scene(state, side)) == canonical(FUBAR.scene(other, side))
    assert state.known(CONVOY).digest() == other.known(CONVOY).digest()
    assert canonical(FUBAR.scene(state, AMBUSHERS)) != canonical(FUBAR.scene(other, AMBUSHERS))


@pytest.mark.parametrize("seed", [1, 2])
def test_events_of_hidden_units_reach_their_owner_alone(seed):
    """No event the convoy may know names a hidden ambusher's place."""
    game = ambush(seed)
    hidden = {figure.id for unit in game.state.units if unit.hidden for figure in unit.figures}
    told = [token for event in game.view(CONVOY).events for token, _ in event.moved or []]

    assert hidden
    assert set() == hidden.intersection(told)


def test_the_tools_do_not_find_hidden_units():
    """Ruler and sight answer the convoy as if an ambusher were not there."""
    state = ambush(1).state
    target = next(unit.id for unit in state.units if unit.hidden)
    mine = next(unit.id for unit in state.units if unit.side == CONVOY and unit.on_table())

    for tool in ("ruler", "sight", "target"):
        query = {"tool": tool, "from": mine, "to": target}
        assert FUBAR.inspect(state, CONVOY, query).reasons
