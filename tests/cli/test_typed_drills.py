"""Squads in the terminal: a drill by its number or name, with what it needs; the rest is told when asked for."""

import pytest
from tests.warzone.table import game_at, squad

from sandtable.cli.speech import Speech
from sandtable.cli.terminal.menu import answer_of, away_lines, menu_of
from sandtable.cli.terminal.names import Names
from sandtable.cli.terminal.typed import TypedError

ROW = [(8.0, 10.0), (10.0, 10.0), (12.0, 10.0)]


def listed(lang):
    game = game_at(
        {"squads": [squad("A1", "A", "cap_light", *ROW), squad("B1", "B", "bau_jugger", (10.0, 30.0))]}
    )
    names = Names(game.view(0).scene, Speech(lang))
    return menu_of(game.question(), names), names


@pytest.mark.parametrize(
    ("lang", "text"),
    [("en", "4 to 10 14 wedge at B1 with 1 3"), ("it", "muovere, sparare a 10 14 cuneo su B1 con 1 3")],
)
def test_a_drill_is_typed_in_words(lang, text):
    """Number or name, place, formation, target and party, in both languages."""
    menu, names = listed(lang)
    wanted = {
        "drill": "move-shoot",
        "lead": [10.0, 14.0],
        "formation": "wedge",
        "at": "B1",
        "with": ["A1-1", "A1-3"],
    }

    answer = answer_of(menu, text, names)

    assert wanted == answer
    assert [] == menu.question.check(answer)


def test_single_figures_and_refused_answers_are_told_when_asked_for():
    """The list itself has only what may be done."""
    menu, names = listed("en")

    assert all(not entry.reasons for entry in menu.entries)
    assert any("[A1-1]" in line for line in away_lines(menu, names))
    assert any("warzone.act.hide.cover" in line for line in away_lines(menu, names))
    assert "A1-1" == answer_of(menu, "A1-1", names)


def test_words_that_say_nothing_of_a_drill_are_refused():
    """With a sentence that says what can be typed."""
    menu, names = listed("en")
    with pytest.raises(TypedError):
        answer_of(menu, "4 sideways", names)
