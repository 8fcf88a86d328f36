"""Advice: one key asks what the computer would do, the same key does it, Escape leaves it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.serving import CLEARING, Serving


@pytest.mark.parametrize(("lang", "small"), [("en", False), ("it", True)])
def test_the_computer_is_asked_and_then_obeyed(
    serving: Serving, visit: Opens, lang: str, small: bool
) -> None:
    """Nothing happens at the first press; the second gives the answer that was shown."""
    setup = {"system": "fubar", "scenario": "crossroads", "sides": [{}, {}]}
    game = serving.new(position=None, setup=setup, orders={"A": {"core.deploy": "suggested"}})
    at = visit(lang=lang, small=small)
    at.sit(game)
    question = at.page.locator("section.q h2")
    asked = question.inner_text()

    at.page.keyboard.press("a")
    panel = at.page.locator("section.advice")
    expect(panel).to_be_visible()
    expect(panel.locator("li")).not_to_have_count(0)
    expect(panel.locator(".said")).not_to_be_empty()
    assert panel.locator("li").count() <= 3
    at.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(question).to_have_text(asked)

    at.page.keyboard.press("a")
    with at.page.expect_request(lambda request: request.url.endswith("/answers")) as given:
        panel.get_by_role("button").last.wait_for()
        at.page.keyboard.press("a")
    assert given.value.post_data_json is not None
    expect(panel).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_why_is_told_in_the_replay_of_a_finished_game(visit: Opens, serving: Serving, lang: str) -> None:
    """W at a moment tells what was weighed at the answer before it, on the table as it stood; Esc closes it."""
    at = visit(lang=lang)
    game = serving.new(position=CLEARING, dice="typed")
    game.answer("A", "rifles", [6], "run")
    game.post("resign", {"side": "A"}, "A")
    at.go(f"/replay/{game.id}")
    at.page.get_by_role("slider").focus()
    at.press("End")
    why = at.page.get_by_role("region", name="Why?" if lang == "en" else "Perché?", exact=True)
    at.page.get_by_role("button", name="Why?" if lang == "en" else "Perché?").click()
    expect(why.get_by_role("heading")).to_contain_text("Run" if lang == "en" else "Corr")
    expect(why.locator("li").first).to_be_visible()
    why.get_by_role(
        "button", name="Its decision before" if lang == "en" else "La sua decisione prima"
    ).click()
    expect(why.get_by_role("heading")).to_contain_text("Rifles")
    at.press("Escape")
    expect(why).to_have_count(0)
