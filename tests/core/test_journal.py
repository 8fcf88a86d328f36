"""Journals: compact, chained, replayed and verified."""

from __future__ import annotations

import json

import pytest
from tests.core.duel import Duel

from sandtable.core.game import Game, new_game
from sandtable.core.journal import (
    JournalError,
    Seal,
    canonical,
    journal_of,
    link,
    read_journal,
    replay,
)
from sandtable.core.setup import Setup
from sandtable.core.verifying import verify
from sandtable.core.wire import Json, in_order


def played(seed: int = 3, typed: bool = False) -> tuple[Game, Seal]:
    seal = Seal(seed, "salt", ["word"])
    game = new_game(Duel(), Setup("duel"), seed, seal.entropy, typed=typed)
    while game.ask is not None:
        game.answer(game.choices()[0])
    return game, seal


def rewritten(text: str, line: int, change: dict[str, object]) -> str:
    """The journal with one line changed and the chain made anew, as a forger would."""
    bodies = [json.loads(row) for row in text.splitlines()]
    bodies[line] = {key: value for key, value in bodies[line].items() if key == "h"} | change
    chain = ""
    rows = []
    for body in bodies:
        body.pop("h", None)
        chain = link(chain, body)
        rows.append(canonical({**body, "h": chain}))
    return "\n".join(rows)


def roll_lines(text: str) -> list[int]:
    return [at for at, row in enumerate(text.splitlines()) if '"r":' in row]


def test_a_journal_replays_bit_for_bit() -> None:
    """Read back and replayed, a journal gives the same events and writes itself again."""
    game, seal = played()
    text = journal_of(game, seal).text()
    again = replay(Duel(), read_journal(text))
    assert game.state.digest() == again.state.digest()
    assert [e.wire() for e in game.events] == [e.wire() for e in again.events]
    assert text == journal_of(again, seal).text()


def test_a_replay_can_stop_anywhere() -> None:
    """After n entries the replay stands where the game stood."""
    game, seal = played()
    journal = read_journal(journal_of(game, seal).text())
    for n in range(len(journal.entries) + 1):
        assert n == len(replay(Duel(), journal, upto=n).past)


def test_verify_finds_fair_dice() -> None:
    """Commitment, every die and the result are checked."""
    game, seal = played()
    verdict = verify(Duel(), read_journal(journal_of(game, seal).text()))
    assert "fair" == verdict.dice
    assert len(game.past) == verdict.entries


def test_verify_says_when_people_rolled() -> None:
    """Typed dice cannot be checked against a seed, and the verdict says so."""
    game, seal = played(typed=True)
    assert "typed" == verify(Duel(), read_journal(journal_of(game, seal).text())).dice


def test_a_running_game_keeps_its_seed() -> None:
    """Before the end the journal has the commitment and not the seed."""
    seal = Seal(123456789, "salt")
    game = new_game(Duel(), Setup("duel"), seal.seed)
    text = journal_of(game, seal).text()
    assert "123456789" not in text
    assert "sealed" == verify(Duel(), read_journal(text)).dice


def test_a_changed_line_breaks_the_chain() -> None:
    """Any edit is found, with its line."""
    game, seal = played()
    text = journal_of(game, seal).text().replace('"fire"', '"aim"', 1)
    with pytest.raises(JournalError, match="line 2: the hash does not fit"):
        read_journal(text)


def test_whole_hashes_are_read_as_well_and_shorter_ones_refused() -> None:
    """A line states eight digits of its hash; journals with all sixteen still hold, and fewer than eight do not."""
    game, seal = played()
    text = journal_of(game, seal).text()
    first = json.loads(text.splitlines()[0])
    whole = rewritten(text, 0, {key: value for key, value in first.items() if key != "h"})

    assert 8 == len(first["h"])
    assert 16 == len(json.loads(whole.splitlines()[0])["h"])
    assert text == read_journal(whole).text()
    with pytest.raises(JournalError, match="line 1: the hash does not fit"):
        read_journal(text.replace(first["h"], first["h"][:7], 1))


def test_a_lost_line_breaks_the_chain() -> None:
    """So does a line left out."""
    game, seal = played()
    rows = journal_of(game, seal).text().splitlines()
    with pytest.raises(JournalError, match="line 3: the hash does not fit"):
        read_journal("\n".join(rows[:2] + rows[3:]))


def test_a_forged_die_is_found_even_with_a_new_chain() -> None:
    """Dice that the seed does not give are named."""
    game, seal = played()
    text = journal_of(game, seal).text()
    line = roll_lines(text)[-1]
    faces = json.loads(text.splitlines()[line])["r"]
    forged = rewritten(text, line, {"r": [face % 6 + 1 for face in faces]})
    with pytest.raises(JournalError):
        verify(Duel(), read_journal(forged))


def test_a_die_marked_as_typed_does_not_pass_as_fair() -> None:
    """A roll that claims to come from a real table is named, however well it fits."""
    game, seal = played()
    text = journal_of(game, seal).text()
    line = roll_lines(text)[-1]
    body = {key: value for key, value in json.loads(text.splitlines()[line]).items() if key != "h"}

    verdict = verify(Duel(), read_journal(rewritten(text, line, {**body, "t": 1})))

    assert ("mixed", 1) == (verdict.dice, verdict.typed)


def stated(text: str, how: Json) -> str:
    """The journal with a header that says how the dice come."""
    header = {key: value for key, value in json.loads(text.splitlines()[0]).items() if key != "h"}
    return rewritten(text, 0, {**header, "dice": how})


def test_dice_come_as_the_header_says() -> None:
    """A header that names the seed has no typed die behind it, one that names the table no other."""
    fair = journal_of(*played()).text()
    typed = journal_of(*played(typed=True)).text()
    line = roll_lines(fair)[-1]
    body = {key: value for key, value in json.loads(fair.splitlines()[line]).items() if key != "h"}
    forged = rewritten(fair, line, {**body, "t": 1})

    assert "fair" == verify(Duel(), read_journal(stated(fair, "seeded"))).dice
    assert "typed" == verify(Duel(), read_journal(stated(typed, "typed"))).dice
    for text, how, sentence in (
        (forged, "seeded", f"entry {line}: these dice were typed in"),
        (typed, "seeded", "these dice were typed in"),
        (fair, "typed", "these dice were not typed in"),
        (fair, "loaded", 'dice are "seeded" or "typed"'),
    ):
        with pytest.raises(JournalError, match=sentence):
            verify(Duel(), read_journal(stated(text, how)))


@pytest.mark.parametrize("line", [0, 1, -1])
def test_what_is_no_key_of_a_journal_is_refused(line: int) -> None:
    """Nobody keeps what somebody packed beside a game: the header, an entry and the end have their own keys only."""
    text = journal_of(*played()).text()
    body = {key: value for key, value in json.loads(text.splitlines()[line]).items() if key != "h"}
    beside: dict[str, object] = (
        {**body, "luggage": 1} if line >= 0 else {"end": {**body["end"], "luggage": 1}}
    )

    with pytest.raises(JournalError, match='"luggage" is no key of a journal'):
        read_journal(rewritten(text, line, beside))


def test_a_noted_commitment_must_be_that_of_the_game() -> None:
    """Whoever noted the commitment at the start finds another game, and dice from elsewhere, by it."""
    game, seal = played()
    text = journal_of(game, seal).text()
    line = roll_lines(text)[-1]
    body = {key: value for key, value in json.loads(text.splitlines()[line]).items() if key != "h"}
    forged = rewritten(text, line, {**body, "t": 1})

    assert "fair" == verify(Duel(), read_journal(text), seal.commitment).dice
    with pytest.raises(JournalError, match="another commitment"):
        verify(Duel(), read_journal(text), Seal(1).commitment)
    with pytest.raises(JournalError, match="typed in"):
        verify(Duel(), read_journal(forged), seal.commitment)


@pytest.mark.parametrize("strange", ["\u2028", "\u2029", "\x85", "\x0b", "\x1e"])
def test_a_name_may_hold_any_character(strange: str) -> None:
    """Characters that some take for the end of a line are part of the name."""
    game, seal = played()
    names: dict[str, Json] = {"A": f"An{strange}na"}

    journal = read_journal(journal_of(game, seal, names).text())

    assert names == journal.header["names"]


@pytest.mark.parametrize(("line", "key", "value"), [(0, "names", {"A": "Eve"}), (1, "o", 1)])
def test_names_and_orders_are_under_the_chain(line: int, key: str, value: Json) -> None:
    """Who played and whether a standing order answered cannot be changed without a trace."""
    game, seal = played()
    rows = journal_of(game, seal, {"A": "Anna"}).text().splitlines()
    rows[line] = canonical({**json.loads(rows[line]), key: value})

    with pytest.raises(JournalError, match=f"line {line + 1}: the hash does not fit"):
        read_journal("\n".join(rows))


def test_a_seed_that_was_not_committed_to_is_found() -> None:
    """The revealed seed must be the one sealed at the start."""
    game, seal = played()
    text = journal_of(game, seal).text()
    last = len(text.splitlines()) - 1
    end = json.loads(text.splitlines()[last])["end"]
    with pytest.raises(JournalError, match="not the one that was committed"):
        verify(Duel(), read_journal(rewritten(text, last, {"end": {**end, "seed": 4}})))


def test_an_illegal_answer_in_a_journal_is_found() -> None:
    """A journal may come from anybody: its answers are checked like anybody's."""
    game, seal = played()
    forged = rewritten(journal_of(game, seal).text(), 1, {"a": ["A", "fly"]})
    with pytest.raises(JournalError, match="entry 1: illegal answer: core-refused-no-such-option"):
        replay(Duel(), read_journal(forged))


def test_answers_are_kept_as_the_journal_writes_them() -> None:
    """Tables have their keys in order, so that a rule walks over them alike when played and when replayed."""
    assert '{"A1-10": 1, "A1-2": [{"a": 1, "b": 2}]}' == json.dumps(
        in_order({"A1-2": [{"b": 2, "a": 1}], "A1-10": 1})
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "not a Sandtable journal"),
        ("not json", "line 1: not JSON"),
        ("[1]", "line 1: expected an object"),
        ("[" * 100_000, "line 1: not JSON"),
        ("x" * 4_000_001, "longer than"),
    ],
)
def test_what_is_no_journal_gets_a_sentence(text: str, sentence: str) -> None:
    """Malformed, hostile and oversized files are refused in one sentence."""
    with pytest.raises(JournalError, match=sentence):
        read_journal(text)


def test_entries_say_what_was_asked_and_which_die_fell() -> None:
    """A mark per entry tells questions and rolls apart; a roll names the faces of its die."""
    game, seal = played()
    bodies = [json.loads(row) for row in journal_of(game, seal).text().splitlines()[1:-1]]
    marks = {("r" in body, body["q"]) for body in bodies}

    assert {6} == {body["d"] for body in bodies if "r" in body}
    assert all("q" in body for body in bodies)
    assert 1 == len([mark for mark in marks if mark[0]])
    assert 2 == len([mark for mark in marks if not mark[0]])


def test_a_mark_of_another_question_is_found() -> None:
    """An answer that was given to something else does not count, legal or not."""
    game, seal = played()
    text = journal_of(game, seal).text()
    first = json.loads(text.splitlines()[1])
    forged = rewritten(text, 1, {**first, "q": first["q"] ^ 1})
    with pytest.raises(JournalError, match=r"entry 1: the rules ask another question here \(duel.order\)"):
        replay(Duel(), read_journal(forged))


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ({"r": [1], "d": "six"}, "the faces of a die are counted in whole numbers"),
        ({"a": ["A", "fire"], "q": 1.5}, "marks are whole numbers"),
        ({"c": {"was": 1, "rules": None, "kept": 2}}, '"rules" is a whole number'),
    ],
)
def test_entries_that_cannot_be_read_get_a_sentence(line: dict[str, object], sentence: str) -> None:
    """The line is named."""
    game, seal = played()
    with pytest.raises(JournalError, match=f"line 2: {sentence}"):
        read_journal(rewritten(journal_of(game, seal).text(), 1, line))
