"""Scenarios drawn by lot in the games of figures."""

import pytest
from tests.figures.scenario_files import SHEETS

from sandtable.core.game import new_game
from sandtable.core.setup import Setup, SetupError, SideSetup
from sandtable.core.system import system


@pytest.mark.parametrize("game", SHEETS)
def test_whatever_is_drawn_is_in_order_and_can_be_set_up(game):
    """Every size with every mission, and a row of numbers."""
    rules = system(game)
    for layout in range(40):
        sheet = rules.desk().template("random", layout, {})["sheet"]
        assert [] == rules.desk().check(sheet), layout
    for layout in range(6):
        setup = Setup(game, "random", [SideSetup(), SideSetup()], layout=layout)
        assert [] == rules.check_setup(setup)
        assert new_game(rules, setup, layout).ask is not None


@pytest.mark.parametrize("game", SHEETS)
def test_the_same_number_draws_the_same_scenario(game):
    """And another number another one; a file drawn and kept is the scenario that the number plays."""
    desk = system(game).desk()
    first, again = desk.template("random", 7, {}), desk.template("random", 7, {})
    assert first == again
    assert any(first != desk.template("random", number, {}) for number in range(8, 12))
    drawn = system(game).start(Setup(game, "random", [SideSetup(), SideSetup()], layout=7))
    scene = system(game).scene(drawn, -1)

    assert first["sheet"]["table"] == [scene["board"]["width"], scene["board"]["height"]]
    assert first["sheet"]["turns"] == scene["turn"]["of"]


@pytest.mark.parametrize("game", SHEETS)
def test_size_and_mission_may_be_asked_for(game):
    """Words that mean nothing are refused with a sentence."""
    desk = system(game).desk()
    small = desk.template("random", 3, {"size": "small"})["sheet"]["table"]
    large = desk.template("random", 3, {"size": "large"})["sheet"]["table"]

    assert small[0] * small[1] < large[0] * large[1]
    for asked in ({"size": "vast"}, {"mission": "picnic"}):
        with pytest.raises(SetupError, match="there is no"):
            desk.template("random", 3, asked)
