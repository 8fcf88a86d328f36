"""axe-core finds nothing on any page, by day and by night."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.serving import Serving
from tests.browser.test_every_game import begun
from tests.browser.visitor import Visitor

from sandtable.core.system import system_ids

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
FOUND = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations
  .flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html.slice(0, 160)}`))"""
THEMES = ["light", "dark"]


# What is still fading has the contrast of neither end; what pulses for ever is not waited for.
STILL = """() => document.getAnimations().every(
  (a) => a.effect?.getComputedTiming().endTime === Infinity || a.playState !== 'running'
)"""


def clean(at: Visitor, what: str) -> None:
    """Nothing is wrong with the page as it stands."""
    at.page.wait_for_load_state("networkidle")
    at.page.wait_for_function(STILL)
    if not at.eval("() => 'axe' in window"):
        at.page.evaluate(AXE.read_text())
    assert [] == at.eval(FOUND), what


@pytest.mark.parametrize("theme", THEMES)
def test_pages_are_clean(visit: Opens, serving: Serving, theme: str) -> None:
    """Start, set-up sheet, armies, campaigns, a campaign, the editor, replays, rules, print shop, pocket."""
    at = visit(color_scheme=theme)
    for path in (
        "/",
        "/armies/fubar",
        "/armies/fallout",
        "/armies/warzone",
        "/campaigns",
        "/editor/warfare",
        "/editor/fubar",
        "/watch",
        "/rules/fubar",
        "/rules/fubar/dice/six",
        "/print/fubar",
        "/pocket",
        "/nothing",
    ):
        at.go(path)
        expect(at.page.locator("h1").first).to_be_attached()
        clean(at, path)
    at.go("/")
    at.page.get_by_role("button", name="Play FUBAR", exact=True).click()
    at.page.get_by_role("button", name="More options").click()
    at.page.locator("summary").click()
    clean(at, "the set-up sheet")
    at.go("/campaigns")
    at.page.locator("form.cardbox button[type=submit]").click()
    at.page.wait_for_url("**/campaign/*")
    expect(at.page.locator("h1").first).to_be_attached()
    clean(at, "a campaign")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("id", system_ids())
def test_games_are_clean(visit: Opens, serving: Serving, id: str, theme: str) -> None:
    """The table, its menu, its words, and the game watched again."""
    at = visit(color_scheme=theme)
    game = begun(serving, id)
    at.sit(game)
    clean(at, "the first question")
    for _ in range(2):
        at.answer_by("a")
    clean(at, "a later question")
    at.page.get_by_role("button", name="Menu").click()
    expect(at.page.get_by_role("dialog")).to_be_visible()
    clean(at, "the menu")
    at.press("Escape")
    at.press("\\")
    expect(at.page.locator("#text-question")).to_be_visible()
    clean(at, "in words")
    at.go(f"/replay/{game.id}")
    expect(at.page.locator(".scrub")).to_be_visible()
    clean(at, "watched again")


@pytest.mark.parametrize("path", ["/", "/armies/fubar", "/campaigns"])
def test_pages_are_clean_on_a_telephone(visit: Opens, path: str) -> None:
    """Where words give way to pictures, the pictures have names."""
    at = visit(small=True, lang="it")
    at.go(path)
    expect(at.page.locator("h1").first).to_be_attached()
    clean(at, path)


def test_a_game_is_clean_on_a_telephone(visit: Opens, serving: Serving) -> None:
    """With the sheet over the board."""
    at = visit(small=True, lang="it")
    at.sit(begun(serving, "fubar"))
    clean(at, "the first question")
