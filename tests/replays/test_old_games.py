"""Games of the rules as they were (version 1): each is carried over as far as it holds, and goes on to an end.

Which entry stops a game changes with the rules; what is promised of it does not.
"""

from pathlib import Path

import pytest

from sandtable.ai import bot, play_out
from sandtable.core.carrying import acts_of, carry, resumed, rolls_made
from sandtable.core.dice import SeededDice
from sandtable.core.game import Carried
from sandtable.core.journal import Seal, journal_of, read_journal, replay
from sandtable.core.system import system
from sandtable.core.verifying import revealed_key, verify

OLD = sorted((Path(__file__).parent / "old").glob("*.journal"))


@pytest.fixture(params=OLD, ids=lambda path: path.stem)
def text(request):
    """The journal of one of those games."""
    return request.param.read_text(encoding="utf-8")


def opened(text):
    journal = read_journal(text)
    return system(str(journal.header["system"])), journal


def test_all_old_games_are_here():
    """One of every scenario there was."""
    assert 21 == len(OLD)


def test_an_old_journal_stays_what_it_is(text):
    """It is read with its chain intact and writes itself again to the last byte."""
    rules, journal = opened(text)

    assert text == journal.text()
    assert (1, True) == (journal.rules, journal.rules < rules.rules_version)


def test_an_old_journal_is_verified_as_far_as_can_be(text):
    """Seal and dice hold; how far the rules of the day come is told, with a reason where they stop."""
    rules, journal = opened(text)
    verdict = verify(rules, journal)

    assert ("fair", 1, rules.rules_version) == (verdict.dice, verdict.rules, verdict.now)
    assert verdict.kept == verdict.entries or verdict.why
    assert verdict.kept > 0 or verdict.why
    assert journal.end["result"] == verdict.result
    assert verdict.same_end or verdict.why or verdict.kept == verdict.entries


def test_an_old_finished_game_is_shown_up_to_where_it_holds(text):
    """Any moment up to there; after it, the last one that holds."""
    rules, journal = opened(text)
    kept = verify(rules, journal).kept

    assert kept // 2 == len(replay(rules, journal, kept // 2, listen=False).past)
    assert kept == len(replay(rules, journal, len(journal.entries), listen=False).past)


@pytest.mark.parametrize("share", [0.3, 0.9])
def test_an_old_game_goes_on_to_its_end(text, share):
    """Broken off in the middle, it is carried over and played on; the journal then holds all of it, and verifies."""
    rules, journal = opened(text)
    past = journal.entries[: int(len(journal.entries) * share)]
    key = revealed_key(journal, journal.end)

    carried = carry(rules, journal.setup, past, 1)
    line = carried[len(past)]
    assert isinstance(line, Carried)
    assert (1, rules.rules_version) == (line.was, line.rules)
    assert line.kept == len(past) or line.why
    game = resumed(rules, journal.setup, SeededDice(key, rolls_made(carried)), carried, tell=True)
    assert any(event.message.startswith("core-carried") for event in game.events)
    bots = [bot("random", rules.id, side, 5 + side) for side in range(len(journal.setup.sides))]
    play_out(game, bots)
    assert game.result is not None

    seal = Seal(journal.end["seed"], journal.end["nonce"], journal.header["entropy"])
    written = journal_of(game, seal, journal.header["names"]).text()
    old_lines = text.splitlines()[: len(past) + 1]
    assert old_lines == written.splitlines()[: len(past) + 1]
    verdict = verify(rules, read_journal(written))
    assert ("fair", 2, True) == (verdict.dice, len(acts_of(game.past)), verdict.same_end)
    assert len(written) < 200_000
