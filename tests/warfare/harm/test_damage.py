"""What kills: the quick answer for bots is the one of the rule that plays it."""

from itertools import product

import pytest

from sandtable.core.pins import pins
from sandtable.systems.warfare.harm.damage import Harm, inflict, is_fatal
from warfare.playing import begun


@pins("warfare.damage.eliminated", "warfare.morale.surrender")
@pytest.mark.parametrize("deadly", [False, True])
@pytest.mark.parametrize(("levels", "damage"), list(product(range(3), range(3))))
def test_what_is_called_fatal_kills_and_nothing_else_does(levels, damage, deadly):
    """warfare.damage.eliminated, warfare.morale.surrender: in every state that a unit can be in."""
    harm = Harm("warfare.fire.result_elim", levels=levels, damage=damage, deadly=deadly)
    for hurt, shaken in product(range(3), range(3)):
        state = begun("s2", 2, 1).state.clone()
        unit = state.units[0]
        unit.damage, unit.morale = hurt, shaken
        foretold = is_fatal(unit, harm)
        inflict(state, unit, harm, [], 1)

        assert unit.gone == foretold
