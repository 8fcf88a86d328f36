"""The guided first battles in a browser: from the start page, by Show me and the real button, left and resumed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Opens
from tests.browser.serving import Serving

TITLES = {
    "fubar": "FUBAR",
    "warzone": "Warzone: Resurrection",
    "fallout": "Fallout: Warfare",
    "warfare": "Warfare: Modern Tactical Combat",
}


def begin(page: Page, serving: Serving, title: str) -> None:
    """One click on the start page."""
    page.goto(serving.url)
    page.get_by_role("button", name=f"First battle: {title}", exact=True).click()
    expect(page.get_by_role("dialog", name="First battle")).to_be_visible(timeout=20_000)


@pytest.mark.parametrize("game", TITLES)
def test_show_me_lays_the_answer_and_the_real_button_gives_it(
    serving: Serving, visit: Opens, game: str
) -> None:
    """The first prompt is done by Show me and the button of the question; the second one comes."""
    page = visit().page
    begin(page, serving, TITLES[game])
    card = page.get_by_role("dialog", name="First battle")
    expect(card.locator(".eyebrow")).to_contain_text("1 of")
    for _ in range(5):
        if "1 of" not in (card.locator(".eyebrow").text_content() or ""):
            break
        asked = page.locator(".q h2").inner_text()
        card.get_by_role("button", name="Show me").click()
        expect(card.get_by_role("button", name="Do it")).to_be_visible()
        page.locator(".q .go .btn.main").click()
        page.wait_for_function(
            "asked => { const q = document.querySelector('.q h2');"
            " return q && document.querySelector('.step') && (q.textContent !== asked"
            " || !document.querySelector('.step .eyebrow').textContent.includes('1 of')); }",
            arg=asked,
            timeout=20_000,
        )
    expect(card.locator(".eyebrow")).to_contain_text("2 of")


def test_esc_puts_the_prompts_away_and_one_button_brings_them_back(serving: Serving, visit: Opens) -> None:
    """The battle goes on without them; they are put away after a reload too, and resumed where they were."""
    page = visit().page
    begin(page, serving, "FUBAR")
    card = page.get_by_role("dialog", name="First battle")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(page.locator(".lesson-veil")).to_have_count(0)
    page.reload()
    again = page.get_by_role("button", name="Resume the lesson")
    expect(again).to_be_visible(timeout=20_000)
    expect(card).to_have_count(0)
    again.click()
    expect(card).to_be_visible()
    page.goto(serving.url)
    expect(
        page.get_by_role("link", name="First battle: FUBAR, Resume the lesson", exact=True)
    ).to_be_visible()
