"""fubar.turn: the order of a turn."""

from tests.fubar.field import Field, row

from sandtable.core.pins import pins
from sandtable.systems.fubar.state.state import Combat
from sandtable.systems.fubar.turn.turn import turn


@pins("fubar.turn.close_first", "fubar.turn.game", "fubar.melee.no_again")
def test_combats_come_first_then_initiative_then_activations_then_the_end():
    """fubar.turn.close_first: two misses in the combat, the initiative, one attempt for each unit that is free."""
    field = Field()
    field.state.phase = "combats"
    field.squad("a", 0, [(10, 10)])
    field.squad("b", 1, [(11, 10)])
    field.squad("a2", 0, row(5, 40, 3))
    field.squad("b2", 1, row(35, 5, 3))
    field.state.combats = [Combat(0, ["a", "b"])]

    field.play(turn(field.state), dice=[1, 1, 2, 5], answers=["decline:b2", "decline:a2"])

    assert [1, 0] == [question.side for question in field.asked]
    assert (2, "combats") == (field.state.turn, field.state.phase)
    assert 1 == len(field.state.combats)


@pins("fubar.turn.close_first")
def test_a_game_lasts_as_many_turns_as_its_scenario_says():
    """The end of the last turn is the end of the game."""
    field = Field()
    field.state.phase = "initiative"
    field.state.turn = field.state.scenario.turns
    field.squad("a", 0, row(5, 40, 3))
    field.squad("b", 1, row(35, 5, 3))

    field.play(turn(field.state), dice=[6, 1], answers=["decline:a", "decline:b"])

    assert field.state.result is not None
