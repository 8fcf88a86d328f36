"""The start page and the pages beside it: two clicks to a battle, addresses that lead nowhere, what is remembered."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.serving import Serving

from sandtable.core.system import system_ids

pytestmark = pytest.mark.browser

NOWHERE = {
    "/game/nonsense": "There is no game “nonsense” here.",
    "/replay/x": "There is no game “x” here.",
    "/rules/fubar/none": "There is no rule “fubar.none”",
    "/rules/chess": "chess",
    "/armies/chess": "chess",
    "/nothing/at/all": "There is nothing at this address.",
    "/game/%F0%9F%8E%B2": "🎲",
    "/game/%E0%A4%A": "There is nothing at this address.",
}


def test_two_clicks_lead_into_a_battle_against_the_computer(visit: Opens) -> None:
    """Pick a game, pick a side: the units stand on the table and the first question is asked."""
    at = visit()
    at.go("/")
    at.page.get_by_role("button", name="Play FUBAR", exact=True).click()
    at.page.get_by_role("button", name="Meridian Accord regulars").click()

    at.settle()
    expect(at.prompt).to_be_visible()
    expect(at.page.locator("[data-token^=A]").nth(3)).to_be_attached()
    expect(at.page.locator("header .turn")).to_contain_text("Turn 1 of")


@pytest.mark.parametrize("id", system_ids())
def test_the_set_up_sheet_starts_every_game_as_it_lies_there_in_italian(visit: Opens, id: str) -> None:
    """The edition of the reader's language, the lists that lie ready, nothing changed: the battle begins."""
    at = visit(lang="it")
    at.go(f"/?play={id}")
    at.page.get_by_role("dialog").get_by_role("button", name="Comincia la battaglia").click()
    at.settle()

    expect(at.prompt).to_be_visible()


def test_a_battle_that_is_over_can_be_played_again(visit: Opens, serving: Serving) -> None:
    """The same table, the same sides, the same computer; new dice, and a game of its own."""
    at = visit()
    game = serving.new(orders={"A": {"core.deploy": "suggested"}})
    at.sit(game, "A")
    at.play_out()
    at.page.get_by_role("button", name="Play it again").click()
    at.page.wait_for_url(lambda url: "/game/" in url and game.id not in url)
    at.settle()

    assert game.id != at.game_id
    expect(at.page.locator("header .turn")).to_contain_text("Turn 1 of 2")
    expect(at.page.locator("[data-token=rifles-1]")).to_be_visible()


def test_the_start_page_lists_the_battle_and_leads_back_into_it(visit: Opens) -> None:
    """A battle under way waits on the start page, with its question."""
    at = visit()
    at.go("/")
    at.page.get_by_role("button", name="Play FUBAR", exact=True).click()
    at.page.get_by_role("button", name="Red Gully brigades").click()
    at.settle()
    game = at.game_id
    question = at.prompt.inner_text()
    at.page.get_by_role("link", name="Sandtable").click()

    row = at.page.locator("li.row").filter(has=at.page.locator(f"a[href='/game/{game}']")).get_by_role("link")
    expect(at.page.get_by_text(question)).to_be_visible()
    row.click()

    at.settle()
    assert game == at.game_id
    expect(at.prompt).to_have_text(question)


@pytest.mark.parametrize("path", NOWHERE)
def test_an_address_that_leads_nowhere_says_so_in_a_sentence(visit: Opens, path: str) -> None:
    """No blank page, no trace: one sentence, and a way back."""
    at = visit()
    at.forgive("404", "400")
    at.go(path)

    expect(at.page.get_by_text(NOWHERE[path]).first).to_be_visible()
    at.page.locator("a[href='/']").first.click()
    expect(at.page.get_by_role("heading", name="Pick a game, then a side.")).to_be_visible()


def test_theme_and_language_are_remembered(visit: Opens) -> None:
    """Switched once, dark and Italian stay over a reload and on other pages."""
    at = visit(color_scheme="light")
    at.go("/")
    expect(at.page.locator("html")).to_have_attribute("data-theme", "light")
    at.page.get_by_role("button", name="Light or dark").click()
    at.page.get_by_role("button", name="IT", exact=True).click()
    # Another language is chosen once its texts are here.
    expect(at.page.locator("html")).to_have_attribute("lang", "it")
    at.page.reload()

    expect(at.page.get_by_role("heading", name="Scegli un gioco, poi da che parte stare.")).to_be_visible()
    expect(at.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(at.page.locator("html")).to_have_attribute("lang", "it")
    at.go("/rules/fubar")
    expect(at.page.get_by_role("heading", name="Regole di FUBAR")).to_be_visible()
    expect(at.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_theme_follows_the_machine_at_first(visit: Opens) -> None:
    """Whoever has chosen nothing gets what the machine prefers."""
    at = visit(color_scheme="dark", lang="it")
    at.go("/")

    expect(at.page.get_by_role("heading", name="Scegli un gioco, poi da che parte stare.")).to_be_visible()
    expect(at.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_dead_server_is_told_in_a_sentence(visit: Opens, serving: Serving) -> None:
    """The page that is open says that the server cannot be reached, and tries again on request."""
    at = visit()
    at.forgive("Failed to load resource")
    at.page.route("**/api/systems", lambda route: route.abort())
    at.go("/")
    expect(at.page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    at.page.unroute("**/api/systems")
    at.page.get_by_role("button", name="Try again").click()

    expect(at.page.get_by_role("button", name="Play FUBAR", exact=True)).to_be_visible()
