"""Ending, finding, coming back: the list of games, invitations, replays."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.serving import CLEARING, Serving
from tests.browser.test_every_game import begun

pytestmark = pytest.mark.browser

SECONDS_AGO = "() => (Date.now() - Date.parse(document.querySelector('li.row time').dateTime)) / 1000"
LONGEST_SECONDS = 600
NEAR = "n => Math.abs(Number(document.querySelector('input[type=range]').value) - n) <= 1"


def test_the_list_says_against_whom_and_when(visit: Opens, serving: Serving) -> None:
    """Every game to go on with names the opponent, the date, and whose go it is."""
    at = visit()
    at.sit(serving.new())
    at.go("/")
    row = at.page.locator("li.row")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Against North side, the computer (At random)")
    assert 0 <= at.eval(SECONDS_AGO) < LONGEST_SECONDS
    expect(row.locator("em")).to_contain_text("Your go")


def test_who_waits_for_a_friend_has_the_link_at_hand(visit: Opens, serving: Serving) -> None:
    """Link, copy button, who sits where, and that a friend elsewhere cannot open an address of this computer."""
    game = serving.new(position={**CLEARING, "holder": "B"}, seats={"A": "me", "B": "open"})
    host = visit()
    host.sit(game, asked=False)
    panel = host.page.locator("section.w")
    expect(panel.get_by_role("button", name="Copy")).to_be_visible()
    assert f"/game/{game.id}?side=B" in panel.get_by_role("textbox").input_value()
    expect(panel).to_contain_text("Only this computer can open this address")
    expect(panel.get_by_role("listitem").filter(has_text="South side")).to_contain_text("you")
    expect(panel.get_by_role("listitem").filter(has_text="North side")).to_contain_text("free")


def test_a_replay_opens_on_the_deployed_table(visit: Opens, serving: Serving) -> None:
    """Not on an empty one: the first moment shown is the first turn's."""
    game = begun(serving, "fubar")
    at = visit()
    at.sit(game)
    at.answer_by("a")
    at.go(f"/replay/{game.id}")
    expect(at.page.locator(".scrub h2")).to_contain_text("Turn 1")
    expect(at.page.locator("[data-token]")).not_to_have_count(0)


def test_the_curve_leads_to_its_moments(visit: Opens, serving: Serving) -> None:
    """A click on the lead curve goes there; a button goes to the turning point."""
    game = begun(serving, "fallout")
    at = visit()
    at.sit(game)
    for _ in range(8):
        at.answer_by("a")
    at.go(f"/replay/{game.id}")
    scrubber = at.page.get_by_role("slider")
    last = int(scrubber.get_attribute("max") or 0)
    curve = at.page.locator("button.curve")
    box = curve.bounding_box()
    assert box
    at.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    at.page.wait_for_function(NEAR, arg=last / 2)

    at.go("/")  # a battle in which the lead changes
    at.page.get_by_role("link", name=re.compile("^Watch ")).first.click()
    at.page.get_by_role("button", name="Watch the turning point").click()
    expect(curve.locator(".turned")).to_be_attached()


def test_who_sits_at_the_upper_edge_sees_the_table_from_there(visit: Opens, serving: Serving) -> None:
    """Their own figures stand below, a click places what it points at, and the menu turns the table back."""
    position = {**CLEARING, "holder": "B"}
    at = visit()
    at.sit(serving.new(position=position, seats={"A": "bot:random", "B": "me"}, dice="typed"))
    mine, theirs = at.middle("raiders-1"), at.middle("rifles-1")
    assert theirs[1] < mine[1]
    at.options().filter(has_text="Activate Raiders").click()
    at.answer_by("Enter")
    at.throw(6)
    at.options().filter(has_text="Run").first.click()
    at.answer_by("Enter")
    at.page.mouse.click(mine[0], mine[1] - 40)
    ghost = at.page.locator("g.ghost").first.bounding_box()
    assert ghost
    assert pytest.approx(mine[1] - 40, abs=12) == ghost["y"] + ghost["height"] / 2
    at.page.get_by_role("button", name="Menu").click()
    at.page.get_by_role("button", name="Turn the table").click()
    at.press("Escape")
    assert at.middle("rifles-1")[1] > at.middle("raiders-1")[1]
