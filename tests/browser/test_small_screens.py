"""On a telephone: taps alone, the sheet with its three stops, nothing wider than the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.serving import Serving
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

PAGES = ("/", "/armies/fubar", "/watch", "/rules/fubar", "/rules/fubar/dice/six", "/nothing")
LEAST_TARGET = 44
TOO_WIDE = """() => {
  const wide = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - innerWidth;
  return wide > 0 ? [`${wide} px too wide`] : [];
}"""
CLEAR_OF_TABS = """() => {
  const [sides, tabs] = ['.cov.on .pick', 'nav.tab'].map((at) => document.querySelector(at).getBoundingClientRect());
  return sides.top >= 0 && sides.bottom <= tabs.top;
}"""


def tap_on_table(at: Visitor, x: float, y: float) -> None:
    """Taps the place on the table, found from where two figures of the rifles stand."""
    left, right = at.middle("rifles-1"), at.middle("rifles-4")
    inch = (right[0] - left[0]) / 4.5
    at.page.touchscreen.tap(left[0] + (x - 16) * inch, left[1] + (y - 26) * inch)


def test_a_battle_is_begun_and_a_unit_moved_by_taps(visit: Opens, serving: Serving) -> None:
    """Tap the place, tap the wide button: the unit goes there."""
    at = visit(small=True)
    game = serving.new(dice="typed")
    at.sit(game)
    give = at.page.locator("section.q .btn.main")
    at.options().filter(has_text="Activate Rifles").tap()
    at.answer_with(give)
    at.page.get_by_role("button", name="6", exact=True).tap()
    at.answer_with(give)
    expect(at.prompt).to_have_text("What does Rifles do?")
    at.options().filter(has_text="Run").first.tap()
    at.answer_with(give)
    expect(give).to_be_disabled()
    tap_on_table(at, 17, 23)
    expect(at.page.locator(".ghost").first).to_be_visible()
    expect(give).to_be_enabled()
    at.answer_with(give)

    leader = next(token for token in game.view("A")["scene"]["tokens"] if token["id"] == "rifles-1")
    assert pytest.approx([17, 23], abs=0.6) == [leader["x"], leader["y"]]


def test_what_comes_after_a_move_stands_on_a_line(visit: Opens, serving: Serving) -> None:
    """Without the keys that a telephone does not show, an answer takes the whole width and not theirs."""
    at = visit(small=True)
    at.sit(serving.new(dice="typed"))
    give = at.page.locator("section.q .btn.main")
    at.options().filter(has_text="Activate Rifles").tap()
    at.answer_with(give)
    at.page.get_by_role("button", name="6", exact=True).tap()
    at.answer_with(give)
    at.options().filter(has_text="Walk").first.tap()
    at.answer_with(give)

    after = at.page.get_by_role("radiogroup", name="And then").get_by_role("radio")
    expect(after.filter(has_text="Stop here")).to_be_visible()
    at.finds_nothing(
        """() => [...document.querySelectorAll('section.q [role=radio]')]
             .filter(radio => radio.closest('[aria-label="And then"]') && radio.offsetHeight > 60)
             .map(radio => radio.textContent)"""
    )


def test_an_open_poster_shows_its_sides_above_the_tabs(visit: Opens) -> None:
    """The card grows over its row and scrolls into sight: nothing of it hides behind the bar at the lower edge."""
    at = visit(small=True)
    at.go("/")
    at.page.get_by_role("button", name="Play Fallout: Warfare", exact=True).tap()

    expect(at.page.get_by_role("group", name="Which side is yours?")).to_be_visible()
    at.page.wait_for_function(CLEAR_OF_TABS)
    expect(at.page.get_by_role("button", name="Sit at a friend’s table")).to_be_visible()


def test_the_board_lies_still_while_the_sheet_grows(visit: Opens, serving: Serving) -> None:
    """What was seen is what is tapped: only a new question moves the board, never a look at its answers."""
    at = visit(small=True)
    at.sit(serving.new(dice="typed"))
    sheet = at.page.locator("aside.panel")
    layer = at.page.locator("#board-layer")
    before = layer.get_attribute("transform") or ""
    for key in ("1", "2"):
        at.press(key)
        expect(at.options().nth(int(key) - 1)).to_have_attribute("aria-checked", "true")
    sheet.locator("button.grip").tap()
    expect(sheet.get_by_role("log")).to_be_visible()
    expect(layer).to_have_attribute("transform", before)
    sheet.locator("button.grip").tap()
    sheet.locator("button.grip").tap()
    at.answer_by("1", "Enter")
    at.throw(6)
    at.answer_by("2", "Enter")
    at.middle("rifles-1")
    before = layer.get_attribute("transform") or ""
    tap_on_table(at, 17, 23)
    expect(at.page.locator("section.q .pv")).to_be_visible()
    at.middle("rifles-1")
    expect(layer).to_have_attribute("transform", before)


def test_whoever_looks_elsewhere_is_not_pulled_back(visit: Opens, serving: Serving) -> None:
    """The table can be pushed so far that whoever is asked is out of sight, and stays there."""
    at = visit(viewport={"width": 1200, "height": 700})
    at.sit(serving.new(dice="typed"))
    at.answer_by("1", "Enter")
    at.throw(6)
    at.press(*["+"] * 8, *["Shift+ArrowUp"] * 12)
    layer = at.page.locator("#board-layer")
    at.middle("rifles-1")
    there = layer.get_attribute("transform") or ""
    assert not 52 < at.middle("rifles-1")[1] < 700
    at.press("Shift+ArrowLeft")
    expect(layer).not_to_have_attribute("transform", there)
    assert not 52 < at.middle("rifles-1")[1] < 700


def test_two_taps_lead_into_a_battle(visit: Opens) -> None:
    """The same two steps as with a mouse; the question stands in the sheet."""
    at = visit(small=True, lang="it")
    at.go("/")
    at.page.get_by_role("button", name="Gioca a FUBAR", exact=True).tap()
    at.page.get_by_role("button", name="Brigate del Borro Rosso").tap()
    at.settle()

    expect(at.prompt).to_be_in_viewport()
    expect(at.page.locator("section.q .btn.main")).to_be_in_viewport()


def test_the_sheet_has_three_stops(visit: Opens, serving: Serving) -> None:
    """A line, the answers, everything with the log; by tap and by key."""
    at = visit(small=True, reduced_motion="reduce")
    at.sit(serving.new())
    sheet = at.page.locator("aside.panel")
    grip = sheet.locator("button.grip")

    def height() -> float:
        """Once it stands still: parts of the sheet come a moment after the question."""
        last = -1.0
        while (box := sheet.bounding_box()) and box["height"] != last:
            last = box["height"]
            at.page.wait_for_timeout(250)
        return last

    answers = height()
    grip.tap()
    expect(sheet.get_by_role("log")).to_be_visible()
    full = height()
    grip.tap()
    expect(sheet.get_by_role("log")).to_be_hidden()
    line = height()
    assert line == pytest.approx(96, abs=2)
    assert line < answers < full
    expect(at.prompt).to_be_in_viewport()
    grip.focus()
    at.press("ArrowUp")
    assert answers == pytest.approx(height(), abs=2)


def test_between_telephone_and_desk_the_log_waits_behind_a_tab(visit: Opens, serving: Serving) -> None:
    """From 700 to 1099 px the dock shows the question or the log; a new question brings itself up."""
    at = visit(viewport={"width": 900, "height": 700})
    at.sit(serving.new(dice="typed"))
    log = at.page.get_by_role("log")
    expect(log).to_be_hidden()
    at.page.get_by_role("radio", name="What happened").click()
    expect(log).to_be_visible()
    expect(at.prompt).to_be_hidden()
    at.page.get_by_role("radio", name="Question").click()
    expect(at.prompt).to_be_visible()
    at.page.get_by_role("radio", name="What happened").click()
    at.answer_by("1", "Enter")

    expect(at.prompt).to_be_visible()
    expect(log).to_be_hidden()


def test_a_refusal_opens_by_tap(visit: Opens, serving: Serving) -> None:
    """What hovering tells elsewhere, a tap on the refused answer tells here."""
    at = visit(small=True)
    at.sit(serving.new(dice="typed"))
    at.answer_by("1", "Enter")
    at.throw(6)
    refused = at.options().filter(has_text="Assault")
    expect(refused.locator("small")).to_be_hidden()
    refused.tap(force=True)

    expect(refused.locator("small")).to_contain_text("Nobody can be reached")
    expect(at.page.locator("section.q .ans .why:not(.shut) .rule")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "width", "height"), [("en", 390, 844), ("it", 390, 844), ("it", 720, 450), ("en", 1440, 900)]
)
def test_no_page_is_wider_than_the_screen(
    visit: Opens, serving: Serving, lang: str, width: int, height: int
) -> None:
    """Nothing has to be pushed sideways, on a telephone, at 200 per cent, on a wide screen; in battle nor beside it."""
    at = visit(small=width < 700, lang=lang, viewport={"width": width, "height": height})
    at.forgive("404")
    game = serving.new()
    at.sit(game)
    for step in (*PAGES, f"/game/{game.id}", "\\", "\\", "?", "Escape", f"/replay/{game.id}"):
        if step.startswith("/"):
            at.go(step)
            at.page.locator("h1, h2").first.wait_for()
        else:
            at.press(step)
        at.finds_nothing(TOO_WIDE, step)


def test_what_is_tapped_is_large_enough(visit: Opens, serving: Serving) -> None:
    """Buttons of the battle are at least 44 px high on a telephone, rule chips and links in sentences apart."""
    at = visit(small=True)
    at.sit(serving.new())
    at.finds_nothing(
        f"""() => [...document.querySelectorAll('button, a.btn')]
             .filter(b => b.offsetParent && !b.matches('.rule, .grip'))
             .filter(b => b.getBoundingClientRect().height < {LEAST_TARGET})
             .map(b => b.outerHTML.slice(0, 120))"""
    )
