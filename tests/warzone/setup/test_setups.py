"""Positions, set-ups and their mistakes; games that resume; forks that do not disturb."""

import json
import random

import pytest

from sandtable.core.dice import SeededDice, key_of
from sandtable.core.game import Base, Game
from sandtable.core.pins import pins
from sandtable.core.setup import Setup, SetupError, SideSetup
from sandtable.systems.warzone import WarzoneSystem
from sandtable.systems.warzone.book.scenarios import MISSIONS, page
from sandtable.systems.warzone.book.words import BREAKOUT, SABOTAGE
from sandtable.systems.warzone.setup.random_scenario import draw_sheet

SYSTEM = WarzoneSystem()
SQUADS = [
    {"id": "a", "side": "A", "unit": "cap_light", "at": [[10, 10], [12, 10]]},
    {"id": "b", "side": "B", "unit": "orca", "at": [10, 40]},
]


def sides():
    return [SideSetup(), SideSetup()]


def read(**changes):
    return SYSTEM.position(Setup("warzone", sides=sides(), position={"squads": SQUADS, **changes}))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"squad": []}, 'position: unknown key "squad"; did you mean "squads"?'),
        ({"phase": "batle"}, 'there is no phase "batle"; did you mean "battle"?'),
        (
            {"squads": [{**SQUADS[0], "unit": "cap_lite"}]},
            'there is no unit "cap_lite"; did you mean "cap_light"?',
        ),
        ({"squads": [{**SQUADS[0], "at": [[1, 2, 3], "x"]}]}, "a place is two numbers"),
        ({"squads": [SQUADS[0], SQUADS[0]]}, 'two squads are called "a"'),
        ({"models": {"c-1": {}}}, 'there is no model "c-1"'),
        ({"models": {"a-1": {"stuned": True}}}, 'unknown key "stuned"; did you mean "stunned"?'),
        ({"terrain": [{"kind": "wal", "points": []}]}, 'there is no terrain "wal"; did you mean "wall"?'),
        ({"strategy": {"card": "gyro_sight"}}, '"gyro_sight" is no Strategy card'),
        ({"zones": {"A": "up"}}, 'there is no zone "up"'),
        ({"holder": "C"}, 'there is no side "C"; write A or B'),
    ],
)
def test_mistakes_in_a_position_are_named(changes, sentence):
    """Whatever cannot be read is refused with a sentence that says where."""
    with pytest.raises(SetupError) as caught:
        read(**changes)

    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"decks": True}, 'warzone has no option "decks"; did you mean "deck"?'),
        ({"level": 5}, 'option "level" takes one of 1, 2, 3, 4'),
        ({"points": "many"}, 'option "points" is a whole number'),
    ],
)
def test_mistakes_in_options_are_named(options, sentence):
    """A switch that does not exist says which does."""
    reasons = SYSTEM.check_setup(Setup("warzone", sides=sides(), options=options))

    assert sentence in reasons[0].message.values["reason"]


@pins("warzone.turn.players")
def test_the_game_is_for_two():
    """warzone.turn.players: neither one nor three sides."""
    for n in (1, 3):
        reasons = SYSTEM.check_setup(Setup("warzone", sides=[SideSetup() for _ in range(n)]))
        assert "two sides" in reasons[0].message.values["reason"]


def test_a_position_written_down_says_where_everybody_stands():
    """The dump finds squads, models and sides by their ids."""
    state = read(models={"a-2": {"wounds": 1, "hidden": True}}, sides={"B": {"ready": 2}})
    dump = state.dump()

    assert [12, 10] == dump["models"]["a-2"]["at"]
    assert (True, 2, 4) == (
        dump["models"]["a-2"]["hidden"],
        dump["sides"]["B"]["ready"],
        dump["models"]["b-1"]["sp"]["hull"],
    )


def play(mission, seed, answers, listen=True):
    setup = Setup("warzone", mission, sides(), options={"points": 300, "deck": seed % 2 == 1}, layout=seed)
    game = Game(SYSTEM, setup, SeededDice(key_of(seed, [])), Base(0, SYSTEM.start(setup)), [], listen)
    choice = random.Random(seed)
    while game.ask is not None and len(answers) < 4000:
        choices = game.choices()
        answer = choices[choice.randrange(min(len(choices), 10))]
        answers.append(answer)
        game.answer_legal(answer)
    return game


@pins("warzone.hero.lord.stay")
@pytest.mark.parametrize("mission", MISSIONS)
def test_whole_games_end_replay_and_resume(mission):
    """A game is its set-up, seed and answers: played again it ends alike, and a fork in the middle goes on alike."""
    answers = []
    game = play(mission, 11, answers)
    setup = game.setup
    again = Game(SYSTEM, setup, SeededDice(key_of(11, [])), Base(0, SYSTEM.start(setup)), [], False)
    middle = ""
    for number, answer in enumerate(answers):
        if number == len(answers) // 2:
            middle = again.state.digest()
            copy = again.fork()
            assert middle == copy.state.digest()
        again.answer_legal(answer)

    assert game.result is not None
    assert game.result.wire() == again.result.wire()
    assert game.state.digest() == again.state.digest()
    assert middle != again.state.digest()
    joined = [model for squad in game.state.squads for model in squad.models if model.joined]
    assert all(model in game.state.squad(model.squad).models for model in joined)


@pytest.mark.parametrize("mission", MISSIONS)
def test_scenes_and_sheets_can_be_drawn_at_every_question(mission):
    """Every question describes itself, every scene is plain JSON, every suggestion is legal."""
    setup = Setup("warzone", mission, sides(), options={"points": 300, "deck": True}, layout=5)
    game = Game(SYSTEM, setup, SeededDice(key_of(5, [])), Base(0, SYSTEM.start(setup)), [])
    choice = random.Random(5)
    for number in range(120):
        if game.ask is None:
            break
        question = game.question()
        json.dumps(question.wire())
        if number % 10 == 0:
            json.dumps([SYSTEM.scene(game.state, side) for side in (-1, 0, 1)])
        suggestion = question.suggestion()
        assert [] == question.check(suggestion), (question.why, suggestion)
        choices = game.choices()
        game.answer_legal(choices[choice.randrange(len(choices))])


@pytest.mark.parametrize("layout", range(6))
def test_a_drawn_mission_keeps_what_was_set_by_play(layout):
    """How long Break the Relay lasts and how deep Breakout's corner is were found by playing; lots do not undo it."""
    relay, breakout = draw_sheet(layout, mission=SABOTAGE), draw_sheet(layout, mission=BREAKOUT)

    assert page(SABOTAGE).turns == relay["turns"]
    assert page(BREAKOUT).depth / 48 == breakout["depth"] / min(breakout["table"])
