"""Moves, drives and set-ups typed in text mode: squads and vehicles of Fallout go and look where the words say."""

from sandtable.cli.speech import Speech
from sandtable.cli.terminal.names import Names
from sandtable.cli.terminal.typed import typed_answer
from sandtable.core.game import new_game
from sandtable.core.setup import setup_of
from sandtable.core.system import system
from sandtable.figures.facing import on_table

ENEMY = {"id": "b", "side": "B", "at": [[20, 12]], "type": "squire"}
SQUAD = [{"id": "a", "side": "A", "at": [[20, 30], [22, 30], [24, 30]], "type": "squire"}, ENEMY]
CREW = [
    {"id": "v", "side": "A", "vehicle": "humvee", "at": [20, 30], "facing": 90},
    {"id": "a", "side": "A", "at": [[1, 1]], "type": "raider_hero", "aboard": "v"},
    ENEMY,
]


def typed(game, text):
    """Types an answer to what is asked, and gives it."""
    question = game.ask.question
    names = Names(game.view(question.side).scene, Speech("en"))
    game.answer(typed_answer(text, question.wire(), [], names))


def laid(*units):
    """A game from a position."""
    return new_game(
        system("fallout"), setup_of({"system": "fallout", "position": {"units": list(units)}}), seed=1
    )


def test_a_squad_goes_and_looks_where_it_is_told():
    """`facing` turns everybody."""
    game = laid(*SQUAD)
    game.answer("move")
    typed(game, "to 20 28 facing 0")

    figures = game.state.unit("a").figures
    assert [(20.0, 28.0), (22.0, 28.0), (24.0, 28.0)] == [
        (figure.base.x, figure.base.y) for figure in figures
    ]
    assert {on_table(0.0)} == {figure.facing for figure in figures}


def test_a_vehicle_drives_where_it_is_told():
    """It does not stay where it is."""
    game = laid(*CREW)
    game.answer("drive")
    typed(game, "to 20 26")

    hull = game.state.unit("v").vehicle.hull
    assert (20.0, 26.0) == (hull.x, hull.y)


def test_a_squad_is_set_up_looking_where_it_is_told():
    """Every figure of it."""
    game = new_game(system("fallout"), setup_of({"system": "fallout"}), seed=1)
    while game.ask.question.kind != "place":
        game.answer(game.ask.question.suggestion())
    question = game.ask.question
    x, y = question.suggestion()["lead"]
    unit = question.subject
    typed(game, f"to {x} {y} {question.suggestion()['formation']} facing 45")

    assert {on_table(45.0)} == {figure.facing for figure in game.state.unit(unit).figures}
