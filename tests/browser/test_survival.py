"""Nothing is lost: reloads, a server that is killed, two tabs, a friend elsewhere."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Route, expect
from tests.browser.conftest import Opens
from tests.browser.serving import Serving

pytestmark = pytest.mark.browser


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Serving]:
    """A server that may be killed."""
    running = Serving(tmp_path).start()
    yield running
    running.kill()


def test_a_reload_in_the_middle_shows_the_same_question_and_log(visit: Opens, serving: Serving) -> None:
    """The page that comes back stands where the old one stood, and goes on."""
    at = visit()
    at.sit(serving.new(dice="typed"))
    at.answer_by("1", "Enter")
    at.throw(6)
    asked, log = at.prompt.inner_text(), at.page.locator("[role=log] .ev p").all_inner_texts()
    at.page.reload()
    at.settle()

    expect(at.prompt).to_have_text(asked)
    assert log == at.page.locator("[role=log] .ev p").all_inner_texts()
    at.options().filter(has_text="Aim").click()
    at.answer_by("Enter")
    expect(at.page.get_by_role("button", name="Attack Raiders")).to_be_enabled()


def test_a_killed_server_comes_back_and_nothing_is_lost(visit: Opens, mortal: Serving) -> None:
    """While it is away the page says so; an answer given then is not lost silently; back again, the battle goes on."""
    at = visit(url=mortal.url)
    at.forgive("ERR_CONNECTION_REFUSED", "WebSocket connection", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")
    at.forgive(
        "Unable to preload CSS", "dynamically imported module"
    )  # parts that were on their way; they come again
    at.sit(mortal.new(dice="typed"))
    at.answer_by("1", "Enter")
    at.throw(6)
    asked = at.prompt.inner_text()
    mortal.kill()
    lost = at.page.get_by_text("The server cannot be reached. Nothing is lost")
    expect(lost).to_be_visible()
    at.press("1", "Enter")
    expect(at.page.get_by_text("Your answer was not sent")).to_be_visible()
    mortal.start()

    expect(lost).to_have_count(0, timeout=20_000)
    expect(at.prompt).to_have_text(asked)
    at.options().filter(has_text="Aim").click()
    at.answer_by("Enter")
    expect(at.page.get_by_role("button", name="Attack Raiders")).to_be_enabled()


def test_two_tabs_of_one_side_stay_in_step(
    visit: Opens, serving: Serving, profile: Callable[..., BrowserContext]
) -> None:
    """What is answered in one tab shows in the other; an answer to an old question is refused, not taken twice."""
    game = serving.new(dice="typed")
    together = profile()
    one, two = visit(together), visit(together)
    one.sit(game)
    two.sit(game)
    one.answer_by("1", "Enter")
    expect(two.page.get_by_role("button", name="Take these dice")).to_be_visible()
    two.throw(6)
    expect(one.prompt).to_have_text("What does Rifles do?")

    one.page.get_by_role("button", name="IT", exact=True).click()
    expect(one.prompt).not_to_have_text("What does Rifles do?")
    expect(two.prompt).to_have_text("What does Rifles do?")
    assert game.view("A")["question"]["subject"] == "rifles"


def test_an_answer_out_of_date_is_told_and_the_table_catches_up(visit: Opens, serving: Serving) -> None:
    """A tab that missed an update gives an old answer: it is refused in words and the tab shows how things stand."""
    game = serving.new(dice="typed")
    at = visit()
    at.forgive("409")
    at.page.route_web_socket(re.compile("/socket"), lambda socket: None)
    at.sit(game)
    # It looks ahead by itself, and would learn of the answer by that.
    at.page.wait_for_load_state("networkidle")
    game.answer("A", "rifles", [6])
    with at.page.expect_response("**/answers"):
        at.press("1", "Enter")

    expect(at.page.get_by_text("The game had moved on meanwhile.")).to_be_visible()
    expect(at.prompt).to_have_text("What does Rifles do?")


def test_a_friend_takes_the_open_seat_by_its_link(visit: Opens, serving: Serving) -> None:
    """The link from the menu seats whoever opens it first; a second one may only watch."""
    host = visit()
    host.go("/")
    host.page.get_by_role("button", name="Play FUBAR", exact=True).click()
    host.page.get_by_role("button", name="More options").click()
    sheet = host.page.get_by_role("dialog")
    sheet.get_by_label("Who plays it").nth(1).select_option(label="A friend elsewhere")
    sheet.get_by_role("button", name="Start the battle").click()
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Invite a friend").click()
    link = host.page.get_by_role("dialog").get_by_role("textbox").input_value()
    host.press("Escape")
    expect(host.page.get_by_role("dialog")).to_have_count(0)

    friend = visit()
    friend.page.goto(link)
    expect(friend.page.locator("header .side .sr", has_text="you")).to_have_count(1)
    expect(friend.page.locator("header .side").nth(1).locator(".sr")).to_have_text("you")
    third = visit()
    third.forgive("401")
    third.page.goto(link)
    expect(third.page.locator("header .side")).to_have_count(2)
    expect(third.page.locator("header .side .sr")).to_have_count(0)
    expect(third.page.get_by_text("Somebody sits in that seat already")).to_contain_text("You are watching.")


def test_a_seat_that_goes_to_the_computer_says_so_and_the_game_is_watched(
    visit: Opens, serving: Serving
) -> None:
    """Whoever had it reads whose it is now and sees the game go on: at once, after a reload, and coming back later."""
    game = serving.new(seats={"A": "me", "B": "hotseat"})
    at = visit()
    at.forgive("403")
    at.sit(game, "A")
    game.give_away("A", "random")
    told = re.compile(r"^The computer \(.+\) plays .+ now\. You can go on watching from beside the table\.$")
    watching = at.page.get_by_text("You are watching", exact=True)

    expect(at.page.locator(".bar span").first).to_have_text(told)
    expect(watching).to_be_visible()
    expect(at.page.locator("section.q")).to_have_count(0)
    at.page.reload()
    expect(watching).to_be_visible()
    expect(at.page.get_by_text("The server cannot be reached")).to_have_count(0)
    later = visit()
    later.forgive("403")
    later.sit(game, "A", asked=False)
    expect(later.page.locator(".bar span").first).to_have_text(told)


def test_a_preview_that_takes_long_is_asked_for_again(visit: Opens, serving: Serving) -> None:
    """The first time the server has no time: the page says so, asks again by itself, and shows what it is told."""
    at = visit()
    at.forgive("503")
    at.sit(serving.new(dice="typed"))
    at.answer_by("1", "Enter")
    at.throw(6)
    at.options().filter(has_text="Aim").click()
    at.answer_by("Enter")
    refusals = [json.dumps({"error": "This takes too long to work out.", "reasons": []})] * 2

    def refuse(route: Route) -> None:
        if refusals:
            route.fulfill(status=503, content_type="application/json", body=refusals.pop())
        else:
            route.continue_()

    at.page.route("**/preview", refuse)
    at.page.locator("[data-token^='raiders']").first.hover()

    expect(at.page.get_by_text("The machine is busy working out what this would bring")).to_be_visible()
    expect(at.page.locator(".card .odds, .card svg").first).to_be_visible(timeout=30_000)
    expect(at.page.get_by_text("The machine is busy working out what this would bring")).to_have_count(0)
    assert [] == refusals
