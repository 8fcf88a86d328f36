"""What a newcomer sees first: battles ready to watch, two-click battles at their best, tables with tracks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.serving import Serving

pytestmark = pytest.mark.browser

LAPTOP = {"width": 1366, "height": 768}
# Letters that stand on another line than the name beside them.
ASKEW = """() => [...document.querySelectorAll('section.q [role=radio] .letters')].filter((letters) => {
  const words = [...letters.parentElement.childNodes].filter((node) => node.nodeType === 3);
  const name = words.find((node) => node.textContent.trim());
  const range = document.createRange();
  range.selectNodeContents(name);
  const [one, other] = [letters.getBoundingClientRect(), range.getClientRects()[0]];
  return other.top > one.bottom || one.top > other.bottom;
}).length"""


@pytest.mark.parametrize(("lang", "small", "watch"), [("en", False, "Watch"), ("it", True, "Guarda")])
def test_battles_are_ready_to_watch(visit: Opens, lang: str, small: bool, watch: str) -> None:
    """One of every game stands under Watch before anything was played, and opens on the deployed table."""
    at = visit(lang=lang, small=small)
    at.go("/")
    links = at.page.get_by_role("link", name=re.compile(f"^{watch} "))
    expect(links).to_have_count(4)
    links.last.click()
    expect(at.page.get_by_role("application")).to_be_visible()
    assert at.eval("document.querySelectorAll('#board-layer [data-token]').length") > 10


@pytest.mark.parametrize(
    ("poster", "side", "seen"),
    [("Warzone", "Capitol", "Deck of Capitol"), ("Warfare", "Italy", "Save the hostages")],
)
def test_two_clicks_show_a_game_at_its_best(visit: Opens, poster: str, side: str, seen: str) -> None:
    """Warzone with its cards, Warfare with combat."""
    at = visit()
    at.go("/")
    at.page.get_by_role("button", name=re.compile(f"{poster}: ")).and_(at.page.locator(".face")).click()
    at.page.locator(".pick").get_by_role("button", name=side).click()
    at.settle()
    expect(at.page.get_by_text(seen).first).to_be_visible()


def test_a_table_without_roads_has_tracks_and_roofs(visit: Opens, serving: Serving) -> None:
    """Tracks are texture under everything; letters stand beside the names they stand for."""
    at = visit()
    setup = {"system": "fallout", "scenario": "skirmish", "sides": [{}, {}], "edition": "en", "layout": 7}
    at.sit(serving.new(position=None, setup=setup, orders={"A": {"core.deploy": "suggested"}}))
    at.page.locator("section.q .letters").first.wait_for()

    assert at.eval("document.querySelectorAll('.tracks path').length") > 0
    assert 0 == at.eval(ASKEW)


def test_advice_stands_in_a_dock_below_the_board(visit: Opens, serving: Serving) -> None:
    """On a wide map the question lies below; what the computer would do takes its place, with its buttons in sight."""
    at = visit(viewport=LAPTOP)
    setup = {"system": "warfare", "scenario": "s2", "sides": [{}, {}]}
    at.sit(serving.new(position=None, setup=setup, orders={"A": {"core.deploy": "suggested"}}))
    at.press("a")
    panel = at.page.locator("section.advice")
    expect(panel).to_be_visible()
    button = panel.locator(".go .btn.main")
    expect(button).to_be_in_viewport()
    # Nothing lies over it: a click reaches it.
    with at.page.expect_response("**/answers"):
        button.click()
    at.settle()


def test_where_two_names_do_not_fit_the_scenario_is_told_alone(visit: Opens, serving: Serving) -> None:
    """No name of a game is cut to a letter beside the name of its scenario."""
    at = visit(viewport=LAPTOP, lang="it")
    setup = {"system": "warfare", "scenario": "s2", "sides": [{}, {}]}
    at.sit(serving.new(position=None, setup=setup, orders={"A": {"core.deploy": "suggested"}}))
    title = at.page.locator("header .title")
    shown = at.eval(
        """() => { const box = document.querySelector('header .title').getBoundingClientRect();
        return [...document.querySelectorAll('header .title > span')].map((part) => {
          const own = part.getBoundingClientRect();
          return own.top < box.bottom - 4 && own.right > box.right + 1; }); }"""
    )

    expect(title.locator(".scenario")).to_have_text("Salvate gli ostaggi")
    assert [False, False] == shown


# Names of counters that end in an ellipsis, and lines that stick out of their counter.
CUT = """() => [...document.querySelectorAll('#board-layer [data-token] text')]
  .filter((text) => text.textContent.trim().endsWith('…')).map((text) => text.textContent)"""


@pytest.mark.parametrize("lang", ["en", "it"])
def test_enemies_on_hexes_are_named_in_full(visit: Opens, serving: Serving, lang: str) -> None:
    """What one line of a counter cannot hold stands in two: nobody is a word without its end."""
    at = visit(lang=lang, viewport=LAPTOP)
    setup = {"system": "warfare", "scenario": "s2", "sides": [{}, {}]}
    at.sit(serving.new(position=None, setup=setup, orders={"A": {"core.deploy": "suggested"}}))

    assert (
        len(
            at.eval("[...document.querySelectorAll('#board-layer [data-token]')].map((e) => e.dataset.token)")
        )
        > 8
    )
    at.finds_nothing(CUT)
