"""Every question of whole battles: it can be written down, previewed and refused, whatever is answered."""

import re
from pathlib import Path

import msgspec
import pytest
from tests.fallout.test_random_games import drawn, start

import sandtable.systems.fallout
from sandtable.core.dice import SeededDice
from sandtable.i18n import Texts

PACKAGE = Path(sandtable.systems.fallout.__file__).parent
NONSENSE = [None, 0, "", "x" * 300, [], {}, {"to": 3}, {"to": {"a": "b"}}, {"lead": "here"}, {"shots": 5}]
NONSENSE += [
    {"shots": [{"figure": 3}]},
    {"at": []},
    {"lead": [1e300, 0], "formation": 4},
    {"facing": "north"},
]
BATTLES = [
    ("skirmish", "en", "in"),
    ("convoy", "it", "cm"),
    ("treasure_hunt", "en", "in"),
    ("wild_america", "it", "cm"),
]


@pytest.mark.parametrize(("scenario", "edition", "unit"), BATTLES)
def test_questions_can_be_written_and_previewed(scenario, edition, unit):
    """Wire form, preview of candidates, and answers that make no sense: never a crash, always a reason."""
    game = start(scenario, 2, edition, unit, 21, 6, True)
    dice = SeededDice(b"questions")
    for number in range(220):
        if game.ask is None:
            break
        question = game.question()
        msgspec.json.encode(question.wire())
        if number % 4 == 0:
            for answer in question.candidates()[:6]:
                msgspec.json.encode(question.preview(answer).wire())
            for answer in NONSENSE:
                if answer not in question.candidates():
                    reasons = question.check(answer)
                    assert all(reason.why.startswith("fallout.") for reason in reasons)
        game.answer_legal(drawn(game, dice))


def messages(value):
    """Every message within a wired value, the nested ones included."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str) and value["id"].startswith(("fallout-", "core-")):
            yield value
        for part in value.values():
            yield from messages(part)
    elif isinstance(value, list):
        for part in value:
            yield from messages(part)


@pytest.mark.parametrize(("scenario", "edition", "unit"), BATTLES)
def test_everything_can_be_said(scenario, edition, unit):
    """A text that is missing, or lacks a value, is an error under test."""
    spoken = [Texts(language, strict=True) for language in ("en", "it")]
    game = start(scenario, 2, edition, unit, 22, 6, True)
    dice = SeededDice(b"sayings")
    for _ in range(300):
        if game.ask is None:
            break
        sent = [game.question().wire()]
        sent.extend(event.wire() for event in game.answer_legal(drawn(game, dice)))
        for message in messages(sent):
            for language in spoken:
                assert "{" not in language.message(message)


def texts(language):
    """The ids defined in one language."""
    found = set()
    for path in sorted((PACKAGE / "text" / language).glob("*.ftl")):
        found.update(re.findall(r"^(fallout-[a-z0-9_-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE))
    return found


def test_every_text_is_there_in_both_languages():
    """Whatever the rules say has a sentence in English and in Italian."""
    said = set()
    for path in sorted(PACKAGE.rglob("*.py")):
        said.update(re.findall(r'"(fallout-[a-z0-9_-]*[a-z0-9])"', path.read_text(encoding="utf-8")))

    beginnings = {id for id in said if id == "fallout-army"}  # of ids that core makes for unknown words
    assert set() == said - beginnings - texts("en")
    assert texts("en") == texts("it")
