"""Battle reports: turns begin where they begin, blows are somebody's, two pages hold a battle."""

import itertools
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from sandtable.cli.battle_account import account_of
from sandtable.cli.battle_report import Paper, Web, battle_report, printed_report
from sandtable.cli.speech import Speech
from sandtable.cli.telling import Story, loaded, retold
from sandtable.kit import Look, Words, pages_of
from sandtable.kit.report import report_sheet

REPLAYS = Path(__file__).parent.parent / "replays"
GAMES = ("fallout-skirmish", "fubar-crossroads", "warfare-s1", "warzone-meeting")


@cache
def story(name: str) -> Story:
    return retold(*loaded((REPLAYS / f"{name}.journal").read_text()))


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_begins_with_the_event_that_says_so(name: str) -> None:
    told = story(name)
    for turn in told.turns:
        if turn.number:
            assert turn.number == turn.events[0].values.get("turn")
            assert not any(
                "turn" in event.values for event in turn.events[1:] if event.message.endswith("-event-turn")
            )


@pytest.mark.parametrize("name", GAMES)
def test_the_numbers_of_a_battle_agree_with_its_end(name: str) -> None:
    told = story(name)
    account = account_of(told)
    assert told.result is not None
    last = account.standings[-1]
    assert [side["score"] for side in told.scene["sides"]] == last.score
    thrown = sum(kind.count for kinds in account.dice for kind in kinds.values())
    faces = [len(e.dice.faces) for t in told.turns for e in t.events if e.dice is not None and e.side >= 0]
    assert sum(faces) == thrown
    sides = {unit["id"]: unit["side"] for unit in told.scene["units"]}
    for turn in told.turns:
        for blow in turn.blows:
            if blow.by and sum(1 for lost in blow.lost if lost) == 1:
                loser = next(at for at, lost in enumerate(blow.lost) if lost)
                assert told.scene["sides"][loser]["id"] != sides[blow.by]
    assert (account.decision is None) == (told.result.winner < 0)


def test_who_is_still_to_be_put_down_counts_from_the_first() -> None:
    """The last unit of side A is set up as the first turn begins: its side does not grow."""
    first, *later = account_of(story("fubar-crossroads")).standings
    assert all(after <= before for after, before in zip(later[0].strength, first.strength, strict=True))


def test_a_battle_that_no_turn_turned_says_so() -> None:
    """The Insurgents of the first scenario of Warfare win with the points they had before anybody moved."""
    told = story("warfare-s1")
    decision = account_of(told).decision
    assert decision is not None
    assert 0 == decision.turn
    assert "from the first" in battle_report(told, Speech("en"), Paper())


def test_quiet_turns_stand_under_one_heading_and_nobody_falls_twice() -> None:
    turns: Any = printed_report(story("fallout-skirmish"), Speech("en"))["turns"]
    silent = ["Nobody was lost, nothing was scored." == turn["events"][0]["text"] for turn in turns]
    assert any(silent)
    assert not any(before and after for before, after in itertools.pairwise(silent))
    assert len(turns) < sum(1 for turn in story("fallout-skirmish").turns if turn.number)
    assert any(str(turn["name"]).startswith("Turns ") for turn in turns)
    printed: Any = printed_report(story("warzone-meeting"), Speech("en"))["turns"]
    lines = [str(event["text"]) for turn in printed for event in turn["events"]]
    assert any(line.endswith("is out of action.") for line in lines)
    assert not any("loses a wound; 0 left" in line for line in lines)


@pytest.mark.parametrize(
    ("name", "lang"), [*zip(GAMES, ("en", "it", "en", "it"), strict=True), ("warfare-s3", "en")]
)
def test_a_report_has_two_pages(name: str, lang: str) -> None:
    look = Look(lang, "a4" if lang == "en" else "letter")
    made = report_sheet(printed_report(story(name), Speech(lang)), Words(lang), look)
    assert 2 == len(pages_of(made, look))


def test_the_page_for_a_browser_is_complete_in_itself() -> None:
    told = story("fubar-crossroads")
    page = battle_report(told, Speech("en"), Web())
    assert page.count("<figure") == 2 + sum(1 for turn in told.turns if turn.scene is not None)
    assert "<h2>Turn 1</h2>" in page
    assert " src=" not in page
    assert 'href="http' not in page
    ids = [part.partition('"')[0] for part in page.split(' id="')[1:]]
    assert len(ids) == len(set(ids))


def test_markdown_names_the_pictures_beside_it() -> None:
    paper = Paper("mine")
    text = battle_report(story("fubar-crossroads"), Speech("it"), paper)
    assert paper.pictures
    assert all(f"]({file})" in text for file in paper.pictures)
    bare = Paper()
    battle_report(story("fubar-crossroads"), Speech("it"), bare)
    assert not bare.pictures
