"""Formations that do not fit as they are wanted are bent until everybody gets to his place."""

import pytest
from tests.fallout.table import battle, squad

WALLS = [
    ([[22.8, 16.1], [27.0, 16.2]], {"lead": [19.5, 16.1], "formation": "keep"}),
    ([[21.2, 17.4], [25.7, 18.0]], {"lead": [21.5, 15.4], "formation": "keep"}),
    ([[21.9, 18.0], [24.5, 18.3]], {"lead": [20.8, 14.6], "formation": "line"}),
]


@pytest.mark.parametrize(("wall", "answer"), WALLS)
def test_a_follower_whose_way_round_a_wall_is_too_long_is_placed_nearer(wall, answer):
    """The leader goes where he is told; nobody goes further than he may, and the squad holds together."""
    four = squad("k", "A", [[20, 20], [21.5, 20], [23, 20], [24.5, 20]], type="squire", weapon="rifle")
    foe = squad("m", "B", [[60, 10]], type="squire", weapon="pistol")
    game = battle([four, foe], terrain=[{"kind": "wall", "line": wall}])
    game.answer("move")
    question = game.question()
    plan = question.plan_for(answer)

    assert [] == plan.reasons
    assert answer["lead"] == pytest.approx(list(plan.paths[0][-1]), abs=0.01)
    assert plan.cost() <= question.march.allowance
