"""A side has one name: what the rules call it is what the table shows."""

import pytest
from tests.nets.moments import SYSTEMS, begun, moments


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_a_side_is_called_as_its_scene_calls_it(system_id):
    """From the first question to the middle of a game."""
    for number in range(2):
        game = begun(system_id, number)
        for _, answers in zip(range(4), moments(game, number, 12), strict=False):
            shown = [side["name"] for side in game.system.scene(game.state, -1)["sides"]]
            called = [game.system.called(game.state, side) for side in range(len(game.setup.sides))]

            assert shown[: len(called)] == called, (number, answers)
