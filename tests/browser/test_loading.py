"""What a first visit loads, what comes later, and what is said when a part of the page does not come."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Opens
from tests.browser.serving import Serving

pytestmark = pytest.mark.browser

MOST_SCRIPT = 150_000  # bytes on the wire
LOADED = """ending => performance.getEntriesByType('resource')
  .filter(entry => new URL(entry.name).pathname.endsWith(ending))
  .map(entry => [new URL(entry.name).pathname, entry.encodedBodySize])"""
# A page that has no quiet moment until it is told to rest.
BUSY = """(() => { const quiet = new Promise(rest => { window.rest = rest; });
  window.requestIdleCallback = then => { void quiet.then(then); return 0; }; })()"""
TEXTS = """() => performance.getEntriesByType('resource').map(entry => entry.name)
  .filter(name => name.includes('/api/texts/')).map(name => name.split('/api/texts/')[1]).sort()"""


def script(page: Page) -> int:
    """Bytes of script that came over the wire for this page."""
    loaded: list[tuple[str, int]] = page.evaluate(LOADED, ".js")
    assert all(size > 0 for _, size in loaded), loaded
    return sum(size for _, size in loaded)


def texts(page: Page) -> list[str]:
    """The parts of the texts that were asked for."""
    return list(page.evaluate(TEXTS))


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_first_visit_loads_little_script(visit: Opens, serving: Serving, lang: str) -> None:
    """The start page, and a game that is opened by its address: each by itself."""
    start = visit(lang=lang)
    start.go("/")
    start.page.wait_for_selector(".covers")
    table = visit(lang=lang)
    # What is fetched ahead in quiet moments is no part of it: here there are none.
    table.page.add_init_script(BUSY)
    table.sit(serving.new())

    assert script(start.page) < MOST_SCRIPT
    assert script(table.page) < MOST_SCRIPT


def test_texts_come_one_language_and_one_game_at_a_time(visit: Opens, serving: Serving) -> None:
    """Nobody who plays one game in English loads the others, or Italian; the switch brings what it needs."""
    at = visit()
    at.sit(serving.new())
    before = texts(at.page)
    at.page.locator("header").get_by_role("button", name="IT", exact=True).click()
    expect(at.page.locator("html")).to_have_attribute("lang", "it")
    expect(at.page.locator("header .turn")).to_contain_text("Turno 1 di")

    assert ["en?of=fubar", "en?of=shared"] == before
    assert ["en?of=fubar", "en?of=shared", "it?of=fubar", "it?of=shared"] == texts(at.page)


def test_what_a_player_needs_next_comes_in_a_quiet_moment(visit: Opens, serving: Serving) -> None:
    """The menu, the film and the end of a battle are not loaded with the table, but before anybody asks for them."""
    at = visit()
    ahead = ("film", "ahead", "Overlaid", "GameOver")
    at.page.add_init_script(BUSY)
    at.sit(serving.new())
    before = [name for name, _ in at.page.evaluate(LOADED, ".js")]
    with at.page.expect_response(re.compile("/assets/GameOver-.*[.]js")):
        at.page.evaluate("window.rest()")
    loaded = [name for name, _ in at.page.evaluate(LOADED, ".js")]

    assert [] == [name for name in before if any(f"/{part}-" in name for part in ahead)]
    assert all(any(f"/{part}-" in name for name in loaded) for part in ahead), loaded


def test_a_page_that_does_not_come_is_told_of_and_reloaded(visit: Opens) -> None:
    """As after an upgrade of the server: the old page stays, one sentence says what to do, and that helps."""
    at = visit()
    at.forgive("Armies", "404", "ERR_FAILED", "Failed to load resource")
    at.go("/")
    at.page.wait_for_selector(".covers")
    at.page.route("**/assets/Armies-*.js", lambda route: route.fulfill(status=404))
    at.page.get_by_role("navigation").get_by_role("link", name="Armies", exact=True).click()

    told = at.page.get_by_role("alert")
    expect(told).to_contain_text("could not be loaded")
    expect(at.page.locator(".covers")).to_be_visible()
    at.page.unroute("**/assets/Armies-*.js")
    told.get_by_role("button", name="Reload").click()
    at.page.wait_for_url(re.compile("/armies"))
    expect(at.page.get_by_role("heading", name="Armies of FUBAR")).to_be_visible()
    expect(told).to_have_count(0)


def test_the_page_before_stays_until_the_next_one_is_here(visit: Opens) -> None:
    """Nothing flashes: neither an empty page nor one without its texts."""
    at = visit()
    at.go("/")
    at.page.wait_for_selector(".covers")
    at.page.evaluate(
        """() => { window.emptied = 0;
          new MutationObserver(() => { if (!document.querySelector('main')) window.emptied += 1; })
            .observe(document.getElementById('app'), { childList: true, subtree: true }); }"""
    )
    for name in ("Rules", "Armies", "Campaigns", "Watch"):
        at.page.get_by_role("navigation").get_by_role("link", name=name, exact=True).click()
        at.page.wait_for_url(re.compile(f"/{name.lower()}"))
        expect(at.page.locator("main")).to_be_visible()

    assert 0 == at.page.evaluate("window.emptied")
