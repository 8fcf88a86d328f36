"""Whatever a game asks, refuses, previews or tells can be said in both languages and sent as JSON."""

import json

import pytest

from sandtable.core.dice import SeededDice
from sandtable.core.game import new_game
from sandtable.core.setup import Setup, SideSetup
from sandtable.i18n import Texts
from sandtable.systems.fubar import FubarSystem


def messages(value):
    """Every message within a wired value, the nested ones included."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str) and value["id"].startswith(("fubar-", "core-")):
            yield value
        for part in value.values():
            yield from messages(part)
    elif isinstance(value, list):
        for part in value:
            yield from messages(part)


def all_sent(scenario, seed):
    """Everything that a random game sends to clients, from the first question to the last event."""
    setup = Setup("fubar", scenario, [SideSetup(), SideSetup()], layout=seed)
    game = new_game(FubarSystem(), setup, seed, keep=False)
    dice = SeededDice(b"sayings")
    while game.ask is not None:
        question = game.question()
        yield question.wire()
        waiting = question.candidates()
        for answer in waiting[:2]:
            yield question.preview(answer).wire()
        answer = waiting.pop(dice.below(len(waiting)))
        while game.check(answer):
            answer = waiting.pop(dice.below(len(waiting)))
        for event in game.answer_legal(answer):
            yield event.wire()


@pytest.mark.parametrize("scenario", ["crossroads", "convoy", "extraction"])
def test_everything_can_be_said(scenario):
    """A text that is missing, or lacks a value, is an error under test."""
    texts = [Texts(language, strict=True) for language in ("en", "it")]
    sent = list(all_sent(scenario, 7))

    json.dumps(sent)
    assert all("{" not in said.message(message) for said in texts for message in messages(sent))
