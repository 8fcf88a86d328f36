"""Whatever a game asks, refuses, previews, shows or tells can be said in both languages and sent as JSON."""

import json
from pathlib import Path

import pytest

from sandtable.core.dice import SeededDice
from sandtable.i18n import TextError, Texts, text_folders
from sandtable.systems import warfare as rules
from warfare.playing import LONGEST, begun, drawn


def messages(value):
    """Every message within a wired value, the nested ones included."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str) and value["id"].startswith(("warfare-", "core-")):
            yield value
        for part in value.values():
            yield from messages(part)
    elif isinstance(value, list):
        for part in value:
            yield from messages(part)


def all_sent(scenario, sides, seed):
    """Everything that a random game sends to clients, from the first question to the last event."""
    game = begun(scenario, sides, seed, listen=True)
    dice = SeededDice(b"sayings")
    for number in range(LONGEST):
        if game.ask is None:
            yield game.result.told()
            return
        question = game.question()
        yield question.wire()
        for answer in question.candidates()[:2]:
            yield question.preview(answer).wire()
        if number % 40 == 0:
            yield from (game.system.scene(game.state, side) for side in range(-1, sides))
        for event in game.answer_legal(drawn(game, dice)):
            yield event.wire()


def unsayable(texts, sent):
    """The messages that have no text, or whose text lacks a value."""
    found = []
    for message in messages(sent):
        try:
            if "{" in texts.message(message):
                found.append(message["id"])
        except TextError as error:
            found.append(str(error)[:90])
    return sorted(set(found))


@pytest.mark.parametrize(
    ("scenario", "sides"), [("s1", 2), ("s2", 2), ("s3", 2), ("s4", 2), ("s5", 2), ("s5", 4)]
)
def test_everything_can_be_said(scenario, sides):
    """A text that is missing, or lacks a value, is an error under test."""
    own = Path(rules.__file__).parent / "text"
    folders = list(dict.fromkeys([*text_folders(), own]))
    sent = list(all_sent(scenario, sides, 7))

    json.dumps(sent)
    for language in ("en", "it"):
        assert [] == unsayable(Texts(language, folders, strict=True), sent)
