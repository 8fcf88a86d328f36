"""For everybody: names for what can be pressed, roles for what is drawn, contrast, motion for those who like it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.looks import UNNAMED
from tests.browser.serving import Serving
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

TEXT, GRAPHICS = 4.5, 3.0
# What stands on what: text, and graphics that carry meaning.
PAIRS = [
    *((ink, ground, TEXT) for ink in ("ink", "ink-2") for ground in ("paper", "panel", "card", "act-soft")),
    *((ink, ground, TEXT) for ink in ("ink-3", "act", "bad") for ground in ("card", "panel")),
    ("act-ink", "act", TEXT),
    ("bad", "bad-soft", TEXT),
    ("warn", "warn-soft", TEXT),
    ("card", "ink", TEXT),
    *(("line-2", ground, GRAPHICS) for ground in ("card", "panel")),
    *(("focus", ground, GRAPHICS) for ground in ("card", "panel", "paper")),
    *(("bone", side, GRAPHICS) for side in "abd"),
    ("pen", "c", GRAPHICS),
]


def luminance(colour: str) -> float:
    """The relative luminance of #rgb or #rrggbb, as WCAG reckons it."""
    digits = colour.lstrip("#")
    pairs = [digits[i] * 2 for i in range(3)] if len(digits) == 3 else [digits[i : i + 2] for i in (0, 2, 4)]
    parts = [int(pair, 16) / 255 for pair in pairs]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """From 1, the same, to 21, black on white."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_contrast_is_reckoned_as_it_should_be() -> None:
    """Black on white is 21, a colour on itself 1."""
    assert pytest.approx(21) == contrast("#000", "#ffffff")
    assert pytest.approx(1) == contrast("#0b625b", "#0b625b")
    assert pytest.approx(4.54, abs=0.01) == contrast("#767676", "#fff")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_and_marks_stand_out_from_their_ground(visit: Opens, theme: str) -> None:
    """4.5 for text, 3 for graphics, in both themes, with the colours the page really has."""
    at = visit(color_scheme=theme)
    at.go("/")
    at.page.get_by_role("heading").first.wait_for()
    wanted = sorted({name for ink, ground, _ in PAIRS for name in (ink, ground)})
    colours = at.eval(
        "names => Object.fromEntries(names.map(n => "
        "[n, getComputedStyle(document.documentElement).getPropertyValue('--' + n).trim()]))",
        wanted,
    )
    weak = [
        f"--{ink} on --{ground}: {contrast(colours[ink], colours[ground]):.2f}"
        for ink, ground, floor in PAIRS
        if contrast(colours[ink], colours[ground]) < floor
    ]
    assert [] == weak


def test_everything_that_can_be_pressed_has_a_name(visit: Opens, serving: Serving) -> None:
    """Buttons, links, fields and dialogs are named, drawings have a role, on every page and panel."""
    at = visit(small=False)
    game = serving.new(dice="typed")
    at.sit(game)
    for path in ("/", "/armies/fubar", "/watch", "/rules/fubar", f"/replay/{game.id}"):
        at.go(path)
        at.page.wait_for_load_state("networkidle")
        at.finds_nothing(UNNAMED, path)
    at.go("/")
    at.page.get_by_role("button", name="Play FUBAR", exact=True).click()
    at.page.get_by_role("button", name="More options").click()
    at.page.locator("summary").click()
    at.finds_nothing(UNNAMED, "the set-up sheet")
    at.go(f"/game/{game.id}")
    at.settle()
    through_a_battle(at)


def through_a_battle(at: Visitor) -> None:
    """Each kind of question, help, menu and text mode in turn."""
    at.finds_nothing(UNNAMED, "which unit")
    at.answer_by("1", "Enter")
    at.finds_nothing(UNNAMED, "dice")
    at.throw(6)
    at.options().filter(has_text="Aim").click()
    at.answer_by("Enter")
    at.options().first.hover()
    expect(at.page.locator(".odds").first).to_be_visible()
    at.page.get_by_role("button", name="Split the attack").click()
    at.finds_nothing(UNNAMED, "targets")
    at.page.get_by_role("button", name="Menu").click()
    at.finds_nothing(UNNAMED, "menu")
    at.press("Escape", "?")
    at.finds_nothing(UNNAMED, "help")
    at.press("Escape", "\\")
    at.finds_nothing(UNNAMED, "text mode")


def test_small_screens_name_what_lost_its_words(visit: Opens, serving: Serving) -> None:
    """Where only a picture is left of a button, its name stays."""
    at = visit(small=True)
    at.sit(serving.new())
    at.finds_nothing(UNNAMED)


def test_the_question_is_the_first_stop_and_speaks(visit: Opens, serving: Serving) -> None:
    """Live regions: the question at once, the log politely; answers come before the board, the header last."""
    at = visit()
    at.sit(serving.new())
    expect(at.page.locator("section.q [aria-live=assertive]")).to_have_text(at.prompt.inner_text())
    expect(at.page.locator("[role=log][aria-live=polite]")).to_have_count(1)
    order = at.eval(
        "[...document.querySelectorAll('section.q .ans button, [role=application], header button')].map(e =>"
        " e.closest('section.q') ? 'answers' : e.closest('header') ? 'header' : 'board')"
    )
    assert ["answers", "board", "header"] == list(dict.fromkeys(order))


def test_motion_stops_for_those_who_asked_for_less(visit: Opens, serving: Serving) -> None:
    """With reduced motion no animation runs and moves jump, even at the slowest speed."""
    at = visit(reduced_motion="reduce")
    at.page.add_init_script("localStorage.setItem('sandtable.speed', '1')")
    at.sit(serving.new(dice="typed"))
    at.answer_by("1", "Enter")
    at.throw(6)
    at.answer_by("2", "Enter")
    at.answer_by("a")
    at.becomes("document.getAnimations().length === 0")
    expect(at.page.get_by_role("button", name="Finish")).to_have_count(0)


def test_motion_runs_for_the_others_and_a_key_ends_it(visit: Opens, serving: Serving) -> None:
    """At the usual speed a run takes time, during which nothing is asked; Space finishes it."""
    at = visit(reduced_motion="no-preference")
    at.page.add_init_script("localStorage.setItem('sandtable.speed', '1')")
    game = serving.new(dice="typed")
    at.sit(game)
    at.answer_by("1", "Enter")
    at.throw(6)
    at.answer_by("2", "Enter")
    at.ask_advice()
    at.press("a")
    expect(at.page.get_by_role("button", name="Finish")).to_be_visible()
    expect(at.page.locator("section.q")).to_have_count(0)
    at.press("Space")
    at.settle()
    assert re.search(r"translate", at.page.locator("[data-token=rifles-1]").get_attribute("transform") or "")
