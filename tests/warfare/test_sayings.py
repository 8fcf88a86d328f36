"""Whatever a game asks, refuses, previews, shows or tells can be said in both languages and sent as JSON."""

import json
from pathlib import Path

import pytest

from sandtable.core.dice import SeededDice
from sandtable.i18n import Texts
from sandtable.i18n.folders import text_folders
from sandtable.systems import warfare
from sandtable.systems.warfare import WarfareSystem
from warfare.playing import begun

TEXT = Path(warfare.__file__).parent / "text"
SYSTEM = WarfareSystem()


def texts():
    """Both languages, also while the system is not installed."""
    folders = [folder for folder in text_folders() if folder != TEXT]
    return [Texts(language, [*folders, TEXT], strict=True) for language in ("en", "it")]


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
    """Everything that a random game sends to clients, from the first question to the result."""
    game = begun(scenario, sides, seed, listen=True)
    dice = SeededDice(f"sayings {seed}".encode())
    while game.ask is not None:
        question = game.question()
        yield question.wire()
        waiting = question.candidates()
        for answer in (*waiting[:2], "zzz", [99, 99], {"at": "zzz"}):
            yield question.preview(answer).wire()
        if len(game.past) % 30 == 0:
            yield from (SYSTEM.scene(game.state, side) for side in (-1, 0, sides - 1))
        answer = waiting.pop(dice.below(len(waiting)))
        while game.check(answer):
            answer = waiting.pop(dice.below(len(waiting)))
        for event in game.answer_legal(answer):
            yield event.wire()
    yield game.result.told()


GAMES = [
    ("s1", 2),
    ("s2", 2),
    ("s3", 2),
    ("s4", 2),
    ("s5", 2),
    ("s5", 4),
    ("random", 2),
    ("s3", 1),
    ("s5", 1),
]


@pytest.mark.parametrize(("scenario", "sides"), GAMES)
def test_everything_can_be_said(scenario, sides):
    """A text that is missing, or lacks a value, is an error under test."""
    sent = list(all_sent(scenario, sides, 7))
    json.dumps(sent)
    told = {json.dumps(message, sort_keys=True): message for message in messages(sent)}

    assert all("{" not in said.message(message) for said in texts() for message in told.values())


def test_lists_of_scenarios_options_and_armies_can_be_said():
    """What the start page and the army builder show."""
    sent = [info.wire() for info in SYSTEM.scenarios()] + [info.wire() for info in SYSTEM.options()]
    sent += [SYSTEM.builder(""), *SYSTEM.armies(), *(SYSTEM.army_sheet(army) for army in SYSTEM.armies())]

    assert all("{" not in said.message(message) for said in texts() for message in messages(sent))
