"""Real dice in text mode: what may be typed for them."""

import pytest

from sandtable.cli.speech import Speech
from sandtable.cli.terminal.menu import menu_of
from sandtable.cli.terminal.names import Names
from sandtable.cli.terminal.typed import typed_answer
from sandtable.core.effects import Die, Roll
from sandtable.core.question import TypedDice

PINK = Die("pink", 6, ["critical-failure", "critical-failure", "failure", "failure", "marginal", "success"])


@pytest.fixture
def asked():
    """Two pink dice are rolled."""
    return TypedDice(Roll(PINK, 2, [0, 0, 1, 1, 2, 3], "warfare.pop.convert_die"))


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("3 6", [3, 6]),
        ("3, success", [3, "success"]),
        ("crit Marg", ["critical-failure", "marginal"]),
        ("failure fai", ["failure", "failure"]),
    ],
)
def test_faces_are_numbers_or_what_is_printed(asked, typed, answer):
    """A word, or the beginning of one, stands for the face that prints it."""
    assert answer == typed_answer(typed, asked.wire(), [], Names({"units": [], "tokens": []}, Speech("en")))
    assert [] == asked.check(answer)


@pytest.mark.parametrize("typed", ["", "3", "0 3", "7 1", "green 3", "-1 2", "1 2 3", "3.5 1"])
def test_anything_else_is_refused(asked, typed):
    """By the question itself, which says what a die shows."""
    assert asked.check(
        typed_answer(typed, asked.wire(), [], Names({"units": [], "tokens": []}, Speech("en")))
    )


def test_the_hint_names_what_is_printed_once(asked):
    """A die with numbers has none to name."""
    names = Names({"units": [], "tokens": []}, Speech("en"))
    plain = TypedDice(Roll(Die("d6", 6), 2, [1, 2, 3, 4, 5, 6], ""))

    assert 1 == menu_of(asked, names).hint.count("critical-failure")
    assert "2" in menu_of(plain, names).hint
    assert menu_of(plain, names).hint != menu_of(asked, names).hint
