"""Where the rules choose by themselves: the first of equals."""

from tests.warzone.table import game_at, squad

from sandtable.core.setup import Setup
from sandtable.systems.warzone import WarzoneSystem
from sandtable.systems.warzone.ground.space import nearest_enemy


def test_of_two_enemies_equally_near_the_first_is_the_nearest():
    """They are asked in the order of the squads, so that two games with the same dice are the same."""
    state = game_at(
        {
            "squads": [
                squad("a", "A", "cap_light", (10, 10)),
                squad("b", "B", "imp_trencher", (7, 18), (13, 18)),
                squad("c", "B", "imp_trencher", (10, 30)),
            ]
        }
    ).state

    assert "b-1" == nearest_enemy(state, state.model("a-1")).id


def test_nobody_has_acted_before_the_first_turn():
    """While squads are deployed no token says that its squad has been activated."""
    system = WarzoneSystem()
    state = system.start(Setup("warzone"))
    scene = system.scene(state, 0)

    assert scene["units"]
    assert not any(unit["acted"] for unit in scene["units"])
