"""What a side holds in its hand bends nothing that the other side is shown."""

import pytest

from sandtable.core.journal import canonical
from sandtable.core.wire import in_order
from warzone.table import game_at, squad

HERO = squad("boss", "A", "warlord_ranged", (10, 10), faction="capitol")
FOES = [squad("foe", "B", "imp_trencher", (10, 40), (12, 40)), squad("more", "B", "imp_trencher", (20, 40))]
SPENT = {"ready": 1, "drew": True, "stripped": True}


def shown(game):
    """Everything side B is shown, as one text."""
    return canonical(in_order(game.view(1).wire()))


def played(position, hand, answers):
    """What B is shown after every answer of a game in which A holds this hand."""
    sides = {"A": {**SPENT, "hand": hand, "deck": ["low_clouds"]}, "B": {"hand": [], "deck": ["low_clouds"]}}
    game = game_at({**position, "sides": sides, "options": {"deck": True}}, [5, 7] * 20)
    told = [shown(game)]
    for answer in answers:
        game.answer(answer)
        told.append(shown(game))
    return told


HANDS = (["gyro_sight"], ["bayonets_out"], ["war_drums"], ["iron_discipline"])
MOMENTS = {
    "a hero is activated": ({"squads": [HERO, *FOES]}, ["boss-1", "pass"]),
    "the Start phase": ({"squads": [HERO, *FOES], "phase": "start", "step": 1, "turn": 2}, ["done"]),
    "a model has used its actions": (
        {
            "squads": [{**HERO, "activated": True, "started": True}, *FOES],
            "active": "boss",
            "actor": "boss-1",
            "models": {"boss-1": {"actions": 1, "spent": 2, "bought": True, "started": True}},
        },
        ["aim", "pass"],
    ),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_whether_a_side_is_asked_does_not_tell_what_it_holds(moment):
    """Gear, a Tactic or a Strategy in the hand: the other side sees the same questions, events and refusals."""
    position, answers = MOMENTS[moment]
    told = [played(position, hand, answers) for hand in HANDS]

    assert all(other == told[0] for other in told)
