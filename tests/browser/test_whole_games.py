"""Whole battles in the browser, from the start page to the score and the replay, in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

ENTRY = re.compile(r"(\d+) (?:of|di|su) (\d+)")


def replayed(at: Visitor) -> tuple[int, int]:
    """The entry that the replay shows, and how many there are."""
    found = ENTRY.search(at.page.locator("section.scrub h2 small").inner_text())
    assert found
    return int(found.group(1)), int(found.group(2))


def places(at: Visitor) -> list[str]:
    """Where the figures stand on the board."""
    return list(
        at.eval("[...document.querySelectorAll('[data-token]')].map(g => g.getAttribute('transform'))")
    )


def assert_winner_named(at: Visitor) -> None:
    """The heading names the side whose line is marked, or says that nobody has won."""
    won = at.page.locator("section.over tr.won th").all_inner_texts()
    named = re.escape(won[0].strip()) if won else "A draw|Pareggio"
    expect(at.page.locator("section.over h2")).to_have_text(re.compile(named))


def test_raw_text_on_the_screen_is_found(visit: Opens) -> None:
    """What the other tests rely on: ids, unfilled places and English in an Italian page are told, good text is not."""
    at = visit(lang="it")
    at.go("/")
    at.page.get_by_role("heading").first.wait_for()
    assert [] == at.failures
    for words in (
        "core-ask-dice",
        "Tira { $n } dadi",
        "over-wins",
        "Pick a game, then a side.",
        "Tira un dado.",
    ):
        at.eval("words => document.querySelector('main').append(words)", words)
    at.eval("document.querySelector('main').setAttribute('title', 'fubar-name')")
    at.eval("new Promise(requestAnimationFrame)")
    told = [line for line in at.failures if "raw text" in line]
    at.forgive("raw text")

    assert 5 == len(told), told


def numbers(at: Visitor, cells: str) -> list[float]:
    """The figures in these cells, in either language."""
    return [float(words.replace(",", ".")) for words in at.page.locator(cells).all_inner_texts()]


def assert_score_explained(at: Visitor) -> None:
    """Both sides stand there with the header's points, and the lines of the score add up to them."""
    points = numbers(at, "section.over table:not(.lines) tbody td:nth-of-type(1)")
    assert 2 == len(points)
    assert points == numbers(at, "header .pts")
    assert sum(points) == sum(numbers(at, "section.over table.lines tbody td"))


def test_a_whole_battle_in_english_then_its_replay(visit: Opens) -> None:
    """Answers by keyboard alone until it is over; the score is explained; the replay goes to any moment."""
    at = visit()
    at.go("/")
    at.page.get_by_role("button", name="Play FUBAR", exact=True).click()
    at.page.get_by_role("radio", name="Gentle").click()
    at.page.get_by_role("button", name="Red Gully brigades").click()
    at.settle()
    at.choose_speed("Instant")

    answers = at.play_out()

    assert answers > 20
    over = at.page.locator("section.over")
    assert_winner_named(at)
    assert_score_explained(at)
    expect(over.get_by_role("button", name=re.compile(r"fubar\.victory\."))).to_be_visible()
    expect(over.get_by_text("Seed of the dice, now open")).to_be_visible()

    end = places(at)
    over.get_by_role("link", name="Watch the replay").click()
    scrub_through(at, end)


def scrub_through(at: Visitor, end: list[str]) -> None:
    """To the end, to the start, a step on by key, and a turn on by button."""
    slider = at.page.get_by_role("slider")
    expect(slider).to_be_visible()
    entries = replayed(at)[1]
    slider.fill(str(entries))
    expect(at.page.locator("section.over")).to_be_visible()
    assert (entries, entries) == replayed(at)
    assert end == places(at)

    slider.fill("0")
    expect(at.page.locator("section.over")).to_have_count(0)
    at.eval("document.activeElement.blur()")
    at.press("ArrowRight")
    expect(at.page.locator("section.scrub h2 small")).to_contain_text("entry 1 of")
    at.page.get_by_role("button", name="To the next turn").click()
    expect(at.page.locator("section.scrub h2")).to_contain_text("Turn 1")
    assert places(at) != end


def test_a_whole_battle_in_italian_then_its_replay(visit: Opens) -> None:
    """A small skirmish from the setup sheet; nothing on the screen is English or an id, at any moment."""
    at = visit(lang="it")
    at.go("/")
    at.page.get_by_role("button", name="Gioca a FUBAR", exact=True).click()
    at.page.get_by_role("button", name="Altre opzioni").click()
    sheet = at.page.get_by_role("dialog")
    sheet.get_by_label("Scenario").first.select_option(label="Scaramuccia")
    for side in range(2):
        sheet.get_by_label("Esercito").nth(side).select_option(index=0)
    sheet.locator("summary").click()
    sheet.get_by_label("Tavolo", exact=True).select_option(index=1)
    sheet.get_by_label(re.compile("^Punti")).select_option(index=1)
    sheet.get_by_label("Seme dei dadi").fill("5")
    sheet.get_by_role("button", name="Comincia la battaglia").click()
    at.settle()
    at.choose_speed("Istantanea")
    expect(at.prompt).to_contain_text("schier")
    at.page.get_by_role("button", name="Schiera tutto per me").click()
    expect(at.page.locator("header .turn")).to_contain_text("Turno 1 di")
    at.settle()

    at.play_out()

    over = at.page.locator("section.over")
    assert_winner_named(at)
    assert_score_explained(at)
    over.get_by_role("link", name="Rivedi la battaglia").click()
    slider = at.page.get_by_role("slider")
    entries = replayed(at)[1]
    slider.fill(str(entries // 2))
    expect(at.page.locator("section.scrub h2 small")).to_contain_text(str(entries // 2))
    slider.fill(str(entries))
    expect(at.page.locator("section.over")).to_be_visible()
