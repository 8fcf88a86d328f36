"""Journals that somebody changed, by every class of byte: whatever is not the same game is found out.

A change in `make test` here and there, in `make attack` at every byte of the file.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest
from tests.core.duel import Duel
from tests.core.test_journal import played

from sandtable.core.journal import JournalError, journal_of, read_journal
from sandtable.core.setup import SetupError
from sandtable.core.verifying import verify

LONG = os.environ.get("SANDTABLE_ATTACK") == "long"
EACH = 100_000 if LONG else 12  # places of a class that are tried

# What a byte is, and what a forger puts in its place: of its own kind first, so that the line can still be read.
CLASSES = {
    "digit": ("0123456789", "0194-.e"),
    "letter of a hash or a word": ("abcdef", "abfz"),
    "letter of a word": ("ghijklmnopqrstuvwxyz", "aqz"),
    "quotation mark": ('"', "'\\ \x00"),
    "brace": ("{}", "{}[]"),
    "bracket": ("[]", "[]{}"),
    "colon or comma": (":,", ":,; "),
    "end of a line": ("\n", "\r \u2028\x85"),
    "dot or dash": (".-_", "-._"),
}


def text() -> str:
    """A finished game with fair dice."""
    game, seal = played()
    return journal_of(game, seal).text()


def changes(whole: str, kind: str) -> Iterator[str]:
    """The journal changed at one byte of a class: another one there, none, one more, a bit turned over, two swapped."""
    members, others = CLASSES[kind]
    places = [at for at, letter in enumerate(whole) if letter in members]
    whims = random.Random(kind)
    whims.shuffle(places)
    for at in places[:EACH]:
        before, letter, after = whole[:at], whole[at], whole[at + 1 :]
        for other in others:
            if other != letter:
                yield before + other + after
        yield before + after
        yield before + letter + letter + after
        yield before + chr(ord(letter) ^ 1 << whims.randrange(7)) + after
        if after and after[0] != letter:
            yield before + after[0] + letter + after[1:]


def passes(changed: str) -> bool:
    """Whether a changed journal is taken for a fair one."""
    try:
        return verify(Duel(), read_journal(changed)).dice == "fair"
    except (JournalError, SetupError):
        return False


@pytest.mark.parametrize("kind", CLASSES)
def test_a_changed_byte_is_found(kind: str) -> None:
    """It is refused with a sentence, or it means what it meant: nothing else is thrown, and no other game passes."""
    whole = text()
    tried = [changed for changed in changes(whole, kind) if passes(changed)]

    assert passes(whole)
    assert [] == [changed for changed in tried if read_journal(changed).text() != whole]


def test_a_journal_cut_off_anywhere_is_no_finished_game() -> None:
    """Half a file says nothing about its dice, or is none."""
    whole = text().rstrip("\n")
    step = 1 if LONG else 17

    assert [] == [end for end in range(0, len(whole), step) if passes(whole[:end])]


def test_lines_in_another_order_are_found() -> None:
    """Two lines changed places, one is twice there, one is missing."""
    lines = text().splitlines()
    for at in range(len(lines) - 1):
        swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
        doubled = [*lines[: at + 1], *lines[at:]]
        missing = [*lines[:at], *lines[at + 1 :]]
        assert [False] * 3 == [passes("\n".join(row)) for row in (swapped, doubled, missing)]
