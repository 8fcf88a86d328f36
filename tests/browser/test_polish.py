"""Small things that were in the way: dead keys, rings and drawers in the wrong place, words of another language."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.serving import Serving
from tests.browser.test_every_game import begun

pytestmark = pytest.mark.browser

LEAST_PRINT = 8.9
# Which things of the page a drawer lies over.
MEET = """() => {
  const [drawer, give] = ['.drawer', 'section.q .btn.main']
    .map((at) => document.querySelector(at).getBoundingClientRect());
  return drawer.left < give.right && give.left < drawer.right && drawer.top < give.bottom && give.top < drawer.bottom;
}"""
PRINT = """() => [...document.querySelectorAll('text.code')].map((code) => parseFloat(getComputedStyle(code).fontSize)
  * code.getScreenCTM().a)"""


@pytest.mark.parametrize("small", [False, True], ids=["wide", "small"])
@pytest.mark.parametrize("id", ["fubar", "warfare"])
def test_a_rule_does_not_lie_over_the_button(visit: Opens, serving: Serving, id: str, small: bool) -> None:
    """Whoever looks a rule up can answer with it in sight."""
    at = visit(small=small)
    at.sit(begun(serving, id))
    at.page.locator("section.q .rule").first.click()
    expect(at.page.locator(".drawer .text")).to_be_visible()
    at.becomes(f"() => !({MEET})()")


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_rule_is_told_in_the_language_of_the_reader_alone(
    visit: Opens, serving: Serving, lang: str
) -> None:
    """In the drawer and on its page."""
    rule = httpx.get(f"{serving.url}/api/rules/fubar/fubar.dice.six", timeout=60).json()
    other = {"en": "it", "it": "en"}[lang]
    at = visit(lang=lang)
    at.go("/rules/fubar/dice/six")
    expect(at.page.locator("article")).to_contain_text(rule[lang])
    expect(at.page.locator("article")).not_to_contain_text(rule[other])
    at.sit(begun(serving, "fubar"))
    at.page.locator("section.q .rule").first.click()
    expect(at.page.locator(".drawer .text")).to_have_count(1)
    expect(at.page.locator(".drawer .text")).to_have_attribute("lang", lang)


def test_chapters_and_printed_values_are_told_in_the_language_of_the_reader(visit: Opens) -> None:
    """No heading of an Italian sheet over English rules, no English colour on an Italian counter."""
    at = visit()
    at.go("/rules/fubar")
    expect(at.page.locator("main h2").nth(1)).to_have_text("Dice")
    at = visit(lang="it")
    at.go("/rules/fubar")
    expect(at.page.locator("main h2").nth(1)).to_have_text("Dadi")
    at.go("/armies/warfare")
    expect(at.page.locator(".stat").first).to_contain_text("4 AP · verde · 5")


def test_a_game_without_an_editor_has_its_scenarios_as_files(visit: Opens) -> None:
    """No dead end: each is saved with one click, and what was written is brought where it is played."""
    at = visit()
    at.go("/editor/fallout")
    expect(at.page.get_by_role("heading", level=1)).to_have_text(
        "Scenarios of Fallout: Warfare, written as files"
    )
    with at.page.expect_download() as saved:
        at.page.get_by_role("button", name="Save it as a file").first.click()
    assert saved.value.suggested_filename.startswith("fallout-")
    at.page.get_by_role("link", name="Play a file of your own").click()
    expect(at.page.get_by_role("dialog")).to_contain_text("Open a scenario file.")


def test_enter_answers_after_a_card_was_clicked(visit: Opens, serving: Serving) -> None:
    """The card is the answer chosen, and Enter gives it."""
    told = httpx.get(f"{serving.url}/api/systems", timeout=60).json()
    info = next(entry for entry in told["systems"] if entry["id"] == "warzone")
    setup = {
        "system": "warzone",
        "scenario": info["scenarios"][0]["id"],
        "edition": info["editions"][0],
        "sides": [{"army": army} for army in info["armies"][:2]],
        "options": {"deck": True},
        "layout": 7,
    }
    at = visit()
    at.sit(serving.new(position=None, setup=setup, seed=5, orders={"A": {"core.deploy": "suggested"}}))
    for _ in range(30):
        if at.page.locator(".hand button.open").count():
            break
        at.answer_by("a")
    at.page.locator(".hand button.open").first.click()
    expect(at.page.locator(".hand button.on")).to_have_count(1)
    at.answer_by("Enter")
    expect(at.page.locator(".hand button.on")).to_have_count(0)


def test_space_plays_on_after_the_scrubber_was_moved(visit: Opens, serving: Serving) -> None:
    """The slider has the focus, and Space is still the key that plays."""
    game = begun(serving, "fubar")
    at = visit()
    at.sit(game)
    at.answer_by("a")
    at.go(f"/replay/{game.id}")
    scrubber = at.page.get_by_role("slider")
    scrubber.focus()
    at.press("Home")
    at.press(" ")
    expect(at.page.get_by_role("button", name="Pause")).to_be_visible()


def test_hex_numbers_are_never_smaller_than_nine_pixels(visit: Opens, serving: Serving) -> None:
    """Where they are shown at all."""
    at = visit(viewport={"width": 1366, "height": 768})
    at.sit(begun(serving, "warfare"))
    at.becomes(
        f"least => {{ const sizes = ({PRINT})(); return sizes.length > 0 && Math.min(...sizes) >= least; }}",
        LEAST_PRINT,
    )


def test_the_board_is_ringed_only_for_who_came_by_tab(visit: Opens, serving: Serving) -> None:
    """Whoever clicks into it, or walks from figure to figure, sees no ring round all of it."""
    at = visit()
    at.sit(serving.new())
    board = at.page.locator("[role=application]")
    at.page.locator("#question").focus()
    for _ in range(30):
        at.press("Tab")
        if board.evaluate("board => board === document.activeElement"):
            break
    expect(board).to_have_css("outline-style", "solid")
    at.press("ArrowRight")
    expect(board).to_have_css("outline-style", "none")
    x, y = at.middle("guards-1")
    at.page.mouse.click(x, y + 60)
    at.press("Shift")
    expect(board).to_have_css("outline-style", "none")


def test_a_thing_that_is_so_or_not_is_a_box_to_tick(visit: Opens) -> None:
    """No list of yes and no under "No retreats"."""
    at = visit()
    at.go("/")
    at.page.get_by_role("button", name="Play FUBAR", exact=True).click()
    at.page.get_by_role("button", name="More options").click()
    at.page.locator("summary").click()
    expect(at.page.get_by_role("checkbox", name="No retreats")).to_be_visible()
    expect(at.page.get_by_role("combobox", name="No retreats")).to_have_count(0)


def test_the_keys_of_the_editor_are_told(visit: Opens) -> None:
    """Under their heading, without a click."""
    at = visit()
    at.go("/editor/warfare")
    expect(at.page.locator(".keys dt").first).to_be_visible()
