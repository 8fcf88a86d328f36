"""A computer sets its side up in one go: the same places as one by one, in fewer requests."""

import pytest

from sandtable.ai import Seat, bot
from sandtable.core.game import new_game
from sandtable.core.question import DEPLOY, SUGGESTED
from sandtable.core.setup import Setup, SideSetup
from sandtable.core.system import system
from sandtable.server.worker import Replica

BATTLES = {"fubar": "crossroads", "fallout": "skirmish", "warfare": "s2", "warzone": "meeting"}


def begun(id):
    """The two-click battle of a system: side A is set up by its standing order."""
    rules = system(id)
    armies = list(rules.armies()) if id in ("fallout", "warzone") else []
    shown = ("id", "title", "roster")
    listed = [{key: value for key, value in army.items() if key not in shown} for army in armies[:2]]
    sides = [SideSetup(army=army) for army in listed] or [SideSetup(), SideSetup()]
    game = new_game(rules, Setup(id, scenario=BATTLES[id], sides=sides), 4)
    game.orders = [{DEPLOY: SUGGESTED}, {}]
    game.order(0, "", "")
    return game


def asked_to_set_up(game):
    return game.ask is not None and game.ask.side == 1 and game.ask.question.topic == DEPLOY


@pytest.mark.parametrize("id", sorted(BATTLES))
def test_a_computer_sets_up_in_one_go_as_it_would_one_by_one(id):
    one_by_one, at_once = begun(id), begun(id)
    player, seat, slow = bot("greedy", id, 1, 9), Seat(one_by_one, 1, 9), 0
    while asked_to_set_up(one_by_one):
        one_by_one.answer(player.answer(seat))
        slow += 1

    replica, quick = Replica(at_once), 0
    while asked_to_set_up(at_once):
        answer = replica.answer("greedy", 1, 9)
        for each in [answer, *replica.setting_up("greedy", 1, answer, at_once.orders)]:
            at_once.answer(each)
        quick += 1

    assert one_by_one.state.digest() == at_once.state.digest()
    assert quick < slow or slow <= 1
