"""The guided first battles in a browser: from the start page, by Show me and the real button, left and resumed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Opens
from tests.browser.serving import Serving
from tests.browser.test_axe import clean

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
    at = visit()
    page = at.page
    begin(page, serving, TITLES[game])
    card = page.get_by_role("dialog", name="First battle")
    expect(card.locator(".eyebrow")).to_contain_text("1 of")
    clean(at, "the first prompt")
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


LAPTOP = {"width": 1366, "height": 768}
# How much of a lit place the card covers, in square pixels: the masks cut what is drawn, not what is measured.
COVERED = """() => {
  const card = document.querySelector('.step')?.getBoundingClientRect();
  if (!card) return 0;
  return [...document.querySelectorAll('.lesson-veil .ring')].reduce((sum, ring) => {
    const hole = ring.getBoundingClientRect();
    const [w, h] = [Math.min(card.right, hole.right) - Math.max(card.left, hole.left),
      Math.min(card.bottom, hole.bottom) - Math.max(card.top, hole.top)];
    return sum + (w > 0 && h > 0 ? w * h : 0);
  }, 0);
}"""
# Rows of the list in the dock that are cut, and whether the prompt that is due is in sight.
ROWS = """() => {
  const list = document.querySelector('.les');
  const box = list.getBoundingClientRect();
  const rows = [...list.querySelectorAll('li')].map((row) => row.getBoundingClientRect());
  const due = list.querySelector('li.now');
  return [rows.filter((row) => row.bottom > box.bottom + 1).length, rows.length === 0 || due !== null];
}"""


@pytest.mark.parametrize(
    ("game", "lang", "viewport"),
    [
        ("fubar", "it", {"width": 1440, "height": 900}),
        ("fallout", "en", {"width": 1440, "height": 900}),
        ("warfare", "it", LAPTOP),
        ("warzone", "en", LAPTOP),
    ],
)
def test_a_lesson_is_played_to_its_end_and_never_hides_what_it_speaks_of(
    serving: Serving, visit: Opens, game: str, lang: str, viewport: dict[str, int]
) -> None:
    """By Show me and Do it; the card lies beside what is lit, and the list in the dock shows whole rows."""
    at = visit(lang=lang, viewport=viewport)
    page = at.page
    page.add_init_script("localStorage.setItem('sandtable.speed', '0')")
    page.goto(serving.url)
    words = {"en": ("First battle", "Show me", "Do it"), "it": ("Prima battaglia", "Mostrami", "Fallo")}[lang]
    page.get_by_role("button", name=f"{words[0]}: {TITLES[game]}", exact=True).click()
    card = page.get_by_role("dialog", name=words[0])
    for _ in range(60):
        at.settle()
        if at.over:
            break
        expect(card.get_by_role("button", name=words[1])).to_be_enabled()
        at.becomes(f"() => ({COVERED})() === 0")
        if page.locator(".les").is_visible():
            at.becomes(f"() => {{ const [cut, due] = ({ROWS})(); return cut === 0 && due; }}")
        card.get_by_role("button", name=words[1]).click()
        with page.expect_response("**/answers") as told:
            card.get_by_role("button", name=words[2]).click()
        assert 200 == told.value.status
    expect(card.get_by_role("link")).to_be_visible()


def test_on_a_telephone_the_card_gives_way_to_who_touches_the_table(serving: Serving, visit: Opens) -> None:
    """It folds to its title over the board, and opens again when it is tapped."""
    at = visit(lang="it", small=True)
    at.page.goto(serving.url)
    at.page.get_by_role("button", name=f"Prima battaglia: {TITLES['fallout']}", exact=True).tap()
    card = at.page.get_by_role("dialog", name="Prima battaglia")
    expect(card.get_by_role("button", name="Mostrami")).to_be_visible()
    x, y = at.middle("watch-1")
    at.page.touchscreen.tap(x, y)
    expect(card.get_by_role("button", name="Mostrami")).to_have_count(0)
    folded = card.get_by_role("button", name="Dietro il muro")
    folded.tap()
    expect(card.get_by_role("button", name="Mostrami")).to_be_visible()
