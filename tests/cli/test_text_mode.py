"""A battle in words."""

import json

import pytest

PLAY = ("play", "--text", "--seed", "5", "--journal", "mine.journal")


def test_a_whole_game_can_be_played_with_ok(sandtable, tmp_path):
    """`ok` takes the first sensible answer; the game ends with its result, and its journal verifies."""
    ran = sandtable(*PLAY, "--bot", "random", typed="ok\n" * 600)

    assert 0 == ran.returncode
    assert "fubar.victory" in ran.stdout.splitlines()[-2]
    assert not (tmp_path / "mine.seal").exists()
    assert 0 == sandtable("replay", "verify", "mine.journal").returncode


def test_a_saved_game_goes_on_with_the_same_dice(sandtable, tmp_path):
    """Left in the middle and taken up again, it is the game it would have been."""
    whole = sandtable(
        "play", "--text", "--seed", "5", "--bot", "random", "--journal", "whole.journal", typed="ok\n" * 600
    )
    sandtable(*PLAY, "--bot", "random", typed="ok\n" * 12 + "quit\n")
    again = sandtable("play", "--text", "--resume", "mine.journal", "--bot", "random", typed="ok\n" * 600)

    assert 0 == whole.returncode == again.returncode
    assert 0 == sandtable("replay", "verify", "mine.journal").returncode


@pytest.mark.parametrize(("lang", "welcome"), [("en", "Answer by number"), ("it", "Rispondi con un numero")])
def test_it_speaks_both_languages(sandtable, lang, welcome):
    """Every sentence comes from the texts; none is missing."""
    typed = "?\nlook\nlook A1\nlog\nhint\nok\nok\nok\nundo\nwhy\nquit\n"
    ran = sandtable(*PLAY, "--lang", lang, typed=typed)

    assert (0, "") == (ran.returncode, ran.stderr)
    assert welcome in ran.stdout


def test_refused_and_unknown_words_change_nothing(sandtable):
    """A wrong number, nonsense, broken JSON: a sentence each, and the question still stands."""
    ran = sandtable(*PLAY, typed='99\nxyzzy\n= {"a":\n= {"a": 1}\nquit\n')

    assert 0 == ran.returncode
    assert "Answer with a number from 1 to" in ran.stdout
    assert "That is not one of the answers" in ran.stdout
    assert "After “=” comes one JSON value" in ran.stdout
    assert "No: " in ran.stdout


def test_the_end_of_input_leaves_the_game_saved(sandtable, tmp_path):
    """A closed terminal loses nothing."""
    ran = sandtable(*PLAY, typed="ok\nok\n")

    assert 0 == ran.returncode
    assert (tmp_path / "mine.journal").exists()
    assert (tmp_path / "mine.seal").exists()


def test_edition_and_switches_are_kept_with_the_game(sandtable, tmp_path):
    """The Italian edition in the dark, as asked for: it is written in the journal's first line."""
    how = ("--system", "fallout", "--edition", "it", "--option", "light=darkness")
    ran = sandtable(*PLAY, *how, typed="quit\n")

    assert 0 == ran.returncode, ran.stderr
    setup = json.loads((tmp_path / "mine.journal").read_text().split("\n", 1)[0])["setup"]
    assert ("it", "darkness") == (setup["edition"], setup["options"]["light"])


def test_hot_seat_hands_the_screen_over(sandtable):
    """Two people at one terminal: the side that is asked next is called first."""
    ran = sandtable(*PLAY, "--hotseat", typed="\n" + "ok\n\n" * 6 + "quit\n")

    assert "Side A is asked" in ran.stdout
    assert "Side B is asked" in ran.stdout


def test_real_dice_can_be_typed_in(sandtable):
    """Companion play: the roll is a question, and impossible faces are refused."""
    ran = sandtable(*PLAY, "--typed-dice", "--hotseat", typed="\n9\n3\n\n5\nquit\nquit\n")

    assert 0 == ran.returncode
    assert "Each die shows a whole number from 1 to 6" in ran.stdout
