"""The automaton plays either side of every scenario, by itself and to the end."""

import pytest

from sandtable.core.game import Answered
from sandtable.core.journal import Seal, journal_of
from sandtable.core.pins import pins
from sandtable.systems.warfare.state.state import NOBODY
from sandtable.systems.warfare.turn.solo import least_rank, priorities, starts
from sandtable.systems.warfare.turn.solo_commands import COMMANDS
from warfare.playing import begun, random_game

SCENARIOS = ["s1", "s2", "s3", "s4", "s5", "random"]


@pins("warfare.solo.sides")
@pytest.mark.parametrize("team", ["A", "B"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_one_person_plays_against_the_automaton(scenario, team):
    """warfare.solo.sides: only the person is asked, whichever side he has, and the game ends."""
    game = random_game(scenario, 1, 2, options={"automaton": team})

    assert game.result is not None
    assert {0} == {entry.side for entry in game.past if isinstance(entry, Answered)}
    assert 1 == game.state.automaton
    assert game.state.spent[1] > 0


@pytest.mark.parametrize("scenario", ["s2", "s4"])
def test_two_seats_with_an_automaton_in_one(scenario):
    """With two seats the option says whose answers the list gives."""
    game = random_game(scenario, 2, 3, options={"automaton": "A"})

    assert {1} == {entry.side for entry in game.past if isinstance(entry, Answered)}


def test_three_seats_have_no_automaton():
    """warfare.solo.sides: the list plays one side against another; with three nobody's answers are given by it."""
    assert [0, NOBODY] == [begun("s5", n, 1, options={"automaton": "A"}).state.automaton for n in (2, 3)]


@pins("warfare.solo.activation", "warfare.solo.reactions")
def test_the_list_is_that_of_the_data():
    """Every command of the list is known, every face has its start, and pink is the weakest die it reacts with."""
    assert list(COMMANDS) == priorities()
    faces = starts()
    assert 20 == len(faces)
    assert ["recover-suppressed"] * 12 + ["move"] * 4 + ["overwatch"] * 3 + ["pass"] == faces
    assert 2 == least_rank()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_automaton_replays_to_the_last_byte(scenario):
    """The same seed and answers give the same game."""
    first = random_game(scenario, 1, 4)
    second = random_game(scenario, 1, 4, keep=True, listen=True)

    assert first.state.digest() == second.state.digest()


@pins("warfare.solo.unknown")
def test_nobody_sees_the_dice_that_shuffle_the_unknown_counters():
    """warfare.solo.unknown: nobody may look, so neither views nor a running journal show what they were shuffled by."""
    game = begun("s3", 1, 5, keep=True, listen=True)
    rolls = [event for event in game.events if event.dice is not None]
    journal = journal_of(game, Seal(5))

    assert "warfare.solo.unknown" == rolls[0].rules[0]
    for side in (0, 1, -1):
        assert "warfare.solo.unknown" not in [
            rule for event in game.view(side).events for rule in event.rules
        ]
        assert '{"r":null,"sealed":1}' == journal.running_text([side]).splitlines()[1]
    assert str(rolls[0].dice.faces).replace(" ", "") in journal.text()
