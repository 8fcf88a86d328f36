"""Who goes first, by one die each."""

from tests.figures.driving import driven

from sandtable.core.effects import D6, D10
from sandtable.core.wire import Message
from sandtable.figures.rolled_order import highest_first, lowest_first, next_in

NEED = Message("a-need")


def test_the_highest_die_comes_first():
    """Whatever the order of the list."""
    assert [2, 0, 1] == driven(highest_first([0, 1, 2], D10, "a.rule", NEED), [7, 2, 10])


def test_the_lowest_die_comes_first():
    """The other way round."""
    assert [1, 0, 2] == driven(lowest_first([0, 1, 2], D10, "a.rule", NEED), [7, 2, 10])


def test_those_who_tie_roll_again_among_themselves():
    """The third stays last whatever the others roll; a second tie is rolled again, too."""
    assert [1, 0, 2] == driven(highest_first([0, 1, 2], D6, "a.rule", NEED), [5, 5, 1, 3, 3, 2, 6])
    assert [2, 0, 1] == driven(lowest_first([0, 1, 2], D6, "a.rule", NEED), [5, 5, 1, 2, 6])


def test_nobody_rolls_alone():
    """One side, or none, needs no die."""
    assert [3] == driven(highest_first([3], D6, "a.rule", NEED), [])
    assert [] == driven(lowest_first([], D6, "a.rule", NEED), [])


def test_after_the_last_comes_the_first():
    """In the order that was rolled."""
    assert [2, 1] == [next_in([0, 2, 1], side) for side in (0, 2)]
    assert 0 == next_in([0, 2, 1], 1)
