"""A battle in words."""

import json
import re
from itertools import pairwise

import pytest

from sandtable.cli.speech import speech
from sandtable.cli.terminal.events import dice_words
from sandtable.core.event import Thrown

NEED = {"die": {"id": "warfare-die-red"}, "base": {"id": "warfare-die-red"}}
SO = "hint\nok\n"  # as the computer would
PLAY = ("play", "--text", "--seed", "5", "--journal", "mine.journal")


def test_a_whole_game_can_be_played_by_hints(sandtable, tmp_path):
    """`ok` takes the answer that was shown; the game ends with its result, and its journal verifies."""
    ran = sandtable(*PLAY, "--bot", "random", typed=SO * 600)

    assert 0 == ran.returncode
    assert "fubar.victory" in ran.stdout.splitlines()[-3]
    assert not (tmp_path / "mine.seal").exists()
    assert 0 == sandtable("replay", "verify", "mine.journal").returncode


def test_a_saved_game_goes_on_with_the_same_dice(sandtable, tmp_path):
    """Left in the middle and taken up again, it is the game it would have been."""
    whole = sandtable(
        "play", "--text", "--seed", "5", "--bot", "random", "--journal", "whole.journal", typed=SO * 600
    )
    sandtable(*PLAY, "--bot", "random", typed=SO * 12 + "quit\n")
    again = sandtable("play", "--text", "--resume", "mine.journal", "--bot", "random", typed=SO * 600)

    assert 0 == whole.returncode == again.returncode
    assert 0 == sandtable("replay", "verify", "mine.journal").returncode


@pytest.mark.parametrize(("lang", "welcome"), [("en", "Answer by number"), ("it", "Rispondi con un numero")])
def test_it_speaks_both_languages(sandtable, lang, welcome):
    """Every sentence comes from the texts; none is missing."""
    typed = "?\nlook\nlook A1\nlog\nhint\nok\nok\nhint\n!\nundo\nwhy\nquit\n"
    ran = sandtable(*PLAY, "--lang", lang, typed=typed)

    assert (0, "") == (ran.returncode, ran.stderr)
    assert welcome in ran.stdout


@pytest.mark.parametrize("lang", ["en", "it"])
def test_advice_says_each_sentence_once(sandtable, lang):
    """What decided is not told again as a reason of the same plan."""
    typed = "hint\nok\n" * 25 + "quit\n"
    ran = sandtable(*PLAY, "--system", "warfare", "--scenario", "s1", "--lang", lang, typed=typed)
    lines = ran.stdout.splitlines()
    told = [(above, line) for above, line in pairwise(lines) if line.startswith("  ")]

    assert 0 == ran.returncode
    assert len(told) > 40
    assert [] == [line for above, line in told if above == line]


def test_ok_takes_what_was_shown_and_nothing_else(sandtable, tmp_path):
    """Nobody gives an answer that he has not seen: `ok` alone changes nothing, after `?` it is that answer."""
    alone = sandtable(*PLAY, typed="ok\nok\nquit\n").stdout
    shown = sandtable(*PLAY, typed="? 2\nok\nquit\n")
    chosen = sandtable("play", "--text", "--seed", "5", "--journal", "other.journal", typed="2\nquit\n")

    assert 2 == alone.count("Nothing is chosen yet")
    assert (0, 0) == (shown.returncode, chosen.returncode)
    mine, other = ((tmp_path / f"{name}.journal").read_text() for name in ("mine", "other"))
    answers = [[line for line in text.splitlines() if '"a":' in line] for text in (mine, other)]
    assert answers[0] == answers[1] != []


def test_refused_and_unknown_words_change_nothing(sandtable):
    """A wrong number, nonsense, broken JSON: a sentence each, and the question still stands."""
    ran = sandtable(*PLAY, typed='99\nxyzzy\nrule xyzzy\n= {"a":\n= {"a": 1}\nquit\n')

    assert 0 == ran.returncode
    assert "Answer with a number from 1 to" in ran.stdout
    assert "That is not one of the answers" in ran.stdout
    assert "No rule holds all of “xyzzy”." in ran.stdout
    assert "After “=” comes one JSON value" in ran.stdout
    assert "No: " in ran.stdout


def test_the_end_of_input_leaves_the_game_saved(sandtable, tmp_path):
    """A closed terminal loses nothing."""
    ran = sandtable(*PLAY, typed=SO * 2)

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


def test_hexes_go_by_the_numbers_printed_in_them(sandtable):
    """On a map every place, told or typed, is a hex as the map prints it; its ground and its tracks are told too."""
    how = ("--system", "warfare", "--scenario", "s1")
    ran = sandtable(*PLAY, *how, typed="look\n1\nall\nmove\n77,77\n3,3\nquit\n")

    assert (0, "") == (ran.returncode, ran.stderr)
    assert "The map is 16 columns by 6 rows of hexes" in ran.stdout
    assert "Wood (cover), level 1: 3,0" in ran.stdout
    assert "LAV-25 [lav]: 1 of 1 able, at 0,3" in ran.stdout
    assert "Action track: United States 40 (level 40)" in ran.stdout
    before, _, after = ran.stdout.partition("answers that are refused now and why")
    assert ": refused." not in before, "what is refused is told only when it is asked for"
    assert ": refused." in after
    assert "2,0, cost 2" in ran.stdout
    assert "No hex of the map is called “77,77”" in ran.stdout
    assert "LAV-25 goes to 3,3." in ran.stdout


def test_dice_are_told_in_words(sandtable):
    """What a die needed runs on in its sentence; coloured dice say what is printed on them."""
    talk = speech("en")
    coloured = Thrown("red", [5], [2], {"id": "warfare-need-die", "values": NEED}, ["damage1"])
    ran = sandtable(*PLAY, typed=SO * 12 + "quit\n")

    assert "red die: one damage (Rolls the red die (base red))" == dice_words(coloured, talk)
    assert re.search(r"d6: \d \(Needs \d\+; (one|none) made it\)", ran.stdout)


def test_places_and_formations_are_told_in_italian(sandtable):
    """Numbers with a comma are parted by a semicolon, and formations have Italian names, told and typed."""
    typed = "1\na 20 44 blocco\nquit\n"
    ran = sandtable(*PLAY, "--lang", "it", typed=typed)

    assert (0, "") == (ran.returncode, ran.stderr)
    assert re.search(r"1\. a \d+(,\d)?; \d+(,\d)?, blocco", ran.stdout)
    assert "«linea», «colonna» o «cuneo»" in ran.stdout
    assert "Squadra fucilieri è schierata" in ran.stdout


def test_hot_seat_hands_the_screen_over(sandtable):
    """Two people at one terminal: the side that is asked next is called first."""
    ran = sandtable(*PLAY, "--hotseat", typed="\n" + f"{SO}\n" * 6 + "quit\n")

    assert "Side A is asked" in ran.stdout
    assert "Side B is asked" in ran.stdout


def test_real_dice_can_be_typed_in(sandtable):
    """Companion play: the roll is a question, and impossible faces are refused."""
    ran = sandtable(*PLAY, "--typed-dice", "--hotseat", typed="\n9\n3\n\n5\nquit\nquit\n")

    assert 0 == ran.returncode
    assert "Each die shows a whole number from 1 to 6" in ran.stdout


@pytest.mark.parametrize(("word", "end"), [("resign", "resigned"), ("draw", "draw by agreement")])
def test_a_game_is_given_up_or_drawn_by_a_word(sandtable, word, end):
    """The game is over at once, and its journal holds."""
    ran = sandtable(*PLAY, "--bot", "random", typed=f"{word}\n")

    assert 0 == ran.returncode
    assert end in ran.stdout
    assert 0 == sandtable("replay", "verify", "mine.journal").returncode


def test_an_answer_can_be_given_once_for_all(sandtable):
    """“always 1” is a standing order; what has to be decided each time says so, and “always” alone asks again."""
    ran = sandtable(*PLAY, "--system", "warzone", typed="always 1\nalways nonsense\nalways\nquit\n")

    assert (0, "") == (ran.returncode, ran.stderr)
    assert "From now on it is answered so." in ran.stdout
    assert "That is not one of the answers." in ran.stdout
    assert "You are asked again from now on." in ran.stdout
