"""Games that people end: resigning, draws, the history of battles, putting away and throwing away."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.serving import CLEARING, Serving

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("wishes", [{}, {"small": True, "lang": "it"}])
def test_who_resigns_has_lost(visit: Opens, serving: Serving, wishes: dict[str, object]) -> None:
    """The menu asks twice; then the game is over and says who gave up, by no rule."""
    at = visit(**wishes)
    at.sit(serving.new(position=CLEARING))
    italian = wishes.get("lang") == "it"
    at.page.get_by_role("button", name="Menu").click()
    at.page.get_by_role("button", name="Arrenditi" if italian else "Resign", exact=True).click()
    at.page.get_by_role("button", name="Mi arrendo davvero" if italian else "Really resign").click()
    expect(at.page.locator("section.over")).to_contain_text("si è arresa" if italian else "resigned")


def test_a_draw_is_offered_and_taken_across_the_table(visit: Opens, serving: Serving) -> None:
    """The other browser is asked; when it agrees both see the end."""
    game = serving.new(position=CLEARING, seats={"A": "me", "B": "open"})
    friend = game.joined("B")
    host, guest = visit(), visit()
    host.sit(game, "A")
    guest.sit(friend, "B", asked=False)
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Offer a draw").click()
    guest.page.get_by_role("button", name="Play on").click()
    expect(host.page.locator(".bar")).to_contain_text("plays on")
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Offer a draw").click()
    guest.page.get_by_role("button", name="Agree").click()
    for page in (host.page, guest.page):
        expect(page.locator("section.over")).to_contain_text("draw by agreement")


def test_battles_are_filtered_put_away_and_thrown_away(visit: Opens, serving: Serving) -> None:
    """By how they ended; what is put away is not listed until it is asked for; deleting is asked twice."""
    at = visit()
    game = serving.new(position=CLEARING)
    at.sit(game)
    game.post("resign", {"side": "A"}, "A")
    at.go("/watch")
    rows = at.page.locator("main > ul > li.row")
    which = at.page.get_by_label("Which battles")
    which.select_option("lost")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("You lost.")
    expect(rows).to_contain_text("Against North side, the computer (At random)")
    expect(rows.locator("time")).to_be_visible()
    which.select_option("won")
    expect(rows).to_have_count(0)
    which.select_option("all")
    at.page.get_by_role("button", name="Archive").click()
    expect(rows).to_have_count(0)
    which.select_option("archived")
    at.page.get_by_role("button", name="Bring back").click()
    which.select_option("all")
    at.page.get_by_role("button", name="Delete").focus()
    at.press("Enter")
    expect(at.page.get_by_role("button", name="Really delete")).to_be_focused()
    at.press("Tab")
    expect(at.page.get_by_role("button", name="Really delete")).to_have_count(0)
    at.page.get_by_role("button", name="Delete").click()
    at.page.get_by_role("button", name="Really delete").click()
    expect(rows).to_have_count(0)
    gone = httpx.get(f"{serving.url}/api/games/{game.id}/view", timeout=60)
    assert 404 == gone.status_code
