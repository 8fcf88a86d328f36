"""Whatever is installed can be begun, played, read in words and built armies for: no page knows a game's rules."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.looks import FAINT, UNNAMED
from tests.browser.serving import Game, Serving

from sandtable.core.system import system, system_ids

pytestmark = pytest.mark.browser

ANSWERS = 8


def begun(serving: Serving, id: str) -> Game:
    """The first scenario of a system, as a quick battle has it."""
    told: dict[str, Any] = httpx.get(f"{serving.url}/api/systems", timeout=60).json()
    info = next(entry for entry in told["systems"] if entry["id"] == id)
    scenario = info["scenarios"][0]
    setup = {"system": id, "scenario": scenario["id"], "edition": info["editions"][0]}
    if scenario["points"]:
        setup["sides"] = [{"army": army} for army in info["armies"][:2]]
    return serving.new(position=None, setup=setup, orders={"A": {"core.deploy": "suggested"}})


@pytest.mark.parametrize("small", [False, True], ids=["wide", "small"])
@pytest.mark.parametrize("id", system_ids())
def test_every_game_is_played_in_the_browser(visit: Opens, serving: Serving, id: str, small: bool) -> None:
    """The first questions of every game can be answered, and nothing on the page is a bare text id."""
    at = visit(small=small, lang="it" if small else "en")
    at.sit(begun(serving, id))
    for _ in range(ANSWERS):
        if at.over:
            break
        expect(at.prompt).not_to_be_empty()
        at.answer_by("a")
    expect(at.page.locator("[data-token]")).not_to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("id", system_ids())
def test_every_game_can_be_read_by_everybody(visit: Opens, serving: Serving, id: str, theme: str) -> None:
    """In battle and at the army desk what can be pressed has a name, and all text stands out, by day and by night."""
    at = visit(color_scheme=theme)
    at.sit(begun(serving, id))
    for answers in range(3):
        at.press("1")
        at.page.wait_for_load_state("networkidle")
        at.finds_nothing(UNNAMED, f"after {answers} answers")
        at.finds_nothing(FAINT, f"after {answers} answers")
        at.answer_by("a")
    at.go(f"/armies/{id}")
    at.page.wait_for_load_state("networkidle")
    at.finds_nothing(UNNAMED)
    at.finds_nothing(FAINT)


@pytest.mark.parametrize("id", system_ids())
def test_every_game_is_told_in_words(visit: Opens, serving: Serving, id: str) -> None:
    """Text mode names every side and every unit that stands on the board."""
    at = visit()
    game = begun(serving, id)
    at.sit(game)
    at.press("\\")
    scene = game.view("A")["scene"]
    expect(at.page.locator("table tbody tr")).to_have_count(len(scene["units"]))
    expect(at.page.locator("#text-question")).not_to_be_empty()


@pytest.mark.parametrize("id", [id for id in system_ids() if system(id).builder(system(id).editions()[0])])
def test_every_builder_draws_an_army_that_is_legal(visit: Opens, id: str) -> None:
    """The army page of every game with a builder draws a legal list, which can be played."""
    at = visit()
    at.go(f"/armies/{id}")
    at.page.get_by_role("button", name="Draw one").click()

    expect(at.page.locator(".verdict .stamp b")).to_have_text("Legal")
    expect(at.page.get_by_role("button", name="Play this army")).to_be_enabled()
