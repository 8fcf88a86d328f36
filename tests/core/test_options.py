"""The switches of a set-up."""

import pytest

from sandtable.core.options import filled_options, in_words
from sandtable.core.setup import SetupError
from sandtable.core.system import OptionInfo
from sandtable.core.wire import Message, Reason

INFOS = [
    OptionInfo("table", Message("a-table"), ["standard", "small"], "a.rule"),
    OptionInfo("night", Message("a-night"), [False, True], "a.rule"),
    OptionInfo("points", Message("a-points"), [500, 1000], "a.rule"),
]


def test_what_is_not_said_is_as_usual():
    """The first value is the usual one."""
    assert {"table": "small", "night": False, "points": 500} == filled_options(
        "duel", INFOS, {"table": "small"}
    )


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"tablet": "small"}, 'duel has no option "tablet"; did you mean "table"\\?'),
        ({"weather": 1}, 'duel has no option "weather"; there are table, night, points'),
        ({"table": "round"}, 'option "table" takes one of standard, small'),
        ({"night": 1}, 'option "night" takes one of False, True'),
        ({"points": True}, 'option "points" takes one of 500, 1000'),
    ],
)
def test_what_means_nothing_is_refused_with_a_sentence(given, sentence):
    """The nearest word, or all there are; and 1 is not true."""
    with pytest.raises(SetupError, match=sentence):
        filled_options("duel", INFOS, given)


def test_the_values_of_free_options_are_left_to_the_game():
    """Any value of theirs is taken."""
    assert 750 == filled_options("duel", INFOS, {"points": 750}, free=("points",))["points"]


def test_reasons_without_texts_say_rule_message_and_values():
    """A list of all known words is left out: it is long."""
    reasons = [Reason("a.rule", "a-message", {"n": 2, "known": "x, y"}), Reason("b.rule", "b-message")]

    assert "a.rule: a-message (n 2); b.rule: b-message ()" == in_words(reasons)
