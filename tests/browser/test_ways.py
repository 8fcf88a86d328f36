"""Moves over a map of hexes: who comes along, stealth, and a way of one's own."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.serving import Game, Serving
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

# Recon in a field with Civilians around it; militia far away.
SHEET: dict[str, Any] = {
    "turns": 3,
    "map": [{"tile": "plain", "at": [0, 0]}],
    "tie": "INS",
    "side": [
        {"faction": "USA", "box": 40, "units": [{"unit": "usa.recon", "hex": [1, 2]}]},
        {"faction": "INS", "box": 28, "units": [{"unit": "ins.militia", "hex": [7, 5]}]},
    ],
    "counters": [{"counter": "population", "face": "civilians", "hexes": [[1, 2]]}],
    "victory": [
        {"side": "USA", "vp": 2, "test": "per-eliminated", "args": {"side": "INS", "kinds": ["infantry"]}}
    ],
}


# A second crowd, one hex further on.
MET: dict[str, Any] = {
    **SHEET,
    "counters": [{"counter": "population", "face": "civilians", "hexes": [[1, 2], [2, 2]]}],
}


def moving(
    visit: Opens, serving: Serving, sheet: dict[str, Any] = SHEET, **wishes: Any
) -> tuple[Visitor, Game]:
    """The recon squad is asked where it goes."""
    at = visit(**wishes)
    setup = {"system": "warfare", "scenario": "own", "options": {"sheet": sheet}}
    game = serving.new(position=None, setup=setup)
    at.sit(game, "A")
    game.answer("A", "recon", "move")
    at.page.reload()
    at.settle()
    return at, game


def place_of(game: Game, token: str) -> list[float]:
    """Where a counter lies, as the scene has it."""
    found = next(entry for entry in game.view("A")["scene"]["tokens"] if entry["id"] == token)
    return [found["x"], found["y"]]


def test_followers_come_along_and_stealth_is_paid_for(visit: Opens, serving: Serving) -> None:
    """Both are switched on beside the question, with what they cost and why; the answer carries them."""
    at, game = moving(visit, serving)
    panel = at.page.locator("section.q .extras")
    expect(panel).to_contain_text("1 AP more for every hex")
    expect(panel).to_contain_text("nobody on overwatch reacts")
    crowd = next(entry["id"] for entry in game.view("A")["scene"]["tokens"] if "population" in entry["id"])
    panel.get_by_role("button", name="Civilians").click()
    panel.get_by_label("By stealth").check()
    at.page.locator("section.q .hexes .btn", has_text="3,2").first.click()
    expect(at.page.locator("section.q .btn.main")).to_be_enabled()
    with at.page.expect_request("**/answers") as sent:
        at.page.locator("section.q .btn.main").click()

    assert {"to": [2, 2], "lead": [crowd], "stealth": True} == (sent.value.post_data_json or {})["answer"]
    at.settle()
    assert [2, 2] == place_of(game, "recon") == place_of(game, crowd)


def test_a_way_is_chosen_hex_by_hex_with_the_keyboard(visit: Opens, serving: Serving) -> None:
    """Switched on with Tab and Space; the way is told in words, and only hexes next to it can be added."""
    at, game = moving(visit, serving)
    own = at.page.get_by_label("Choose the way yourself")
    own.focus()
    at.press("Space")
    expect(at.page.locator("section.q .way")).to_have_text("1,2")
    for hex in ("0,3", "1,3"):
        x, y = hex.split(",")
        at.page.locator(f"[data-hex='{int(x) - int(y) // 2},{y}']").click()
    expect(at.page.locator("section.q .way")).to_have_text("1,2 → 0,3 → 1,3")
    with at.page.expect_request("**/answers") as sent:
        at.press("Enter")

    assert {"path": [[-1, 3], [0, 3]]} == (sent.value.post_data_json or {})["answer"]
    at.settle()
    assert [0, 3] == place_of(game, "recon")


def test_on_a_telephone_the_extras_are_in_reach_in_italian(visit: Opens, serving: Serving) -> None:
    """The same switches by taps, in Italian."""
    at, game = moving(visit, serving, small=True, lang="it")
    at.page.locator("aside.panel button.grip").tap()
    at.page.get_by_role("button", name="Civili").tap()
    at.page.get_by_label("Furtivamente").tap()
    expect(at.page.locator("section.q .extras")).to_contain_text("1 AP in più per ogni esagono")
    at.page.locator("section.q .hexes .btn", has_text="2,2").first.tap()
    with at.page.expect_request("**/answers") as sent:
        at.page.locator("section.q .btn.main").tap()

    answer = (sent.value.post_data_json or {})["answer"]
    assert ([1, 2], True, 1) == (answer["to"], answer["stealth"], len(answer["lead"]))
    at.settle()
    assert [1, 2] == place_of(game, "recon")


def met(game: Game) -> tuple[str, str]:
    """The crowd that stands with the squad, and the one that waits further on."""
    crowds = [entry for entry in game.view("A")["scene"]["tokens"] if "population" in entry["id"]]
    first, second = sorted(crowds, key=lambda entry: float(entry["x"]))
    return first["id"], second["id"]


@pytest.mark.parametrize("small", [False, True])
def test_followers_join_on_the_way_and_stay_where_they_are_told(
    visit: Opens, serving: Serving, small: bool
) -> None:
    """On a way of one's own whoever is met can come along, and everybody can be left behind before its end."""
    at, game = moving(visit, serving, MET, small=small)
    first, second = met(game)
    page = at.page
    extras = page.locator("section.q .extras")
    expect(extras.locator(".one")).to_have_count(1)
    page.get_by_label("Choose the way yourself").check()
    page.locator(f"[data-token='{second}']").click()
    page.locator("[data-hex='2,2']").click()
    expect(page.locator("section.q .way")).to_have_text("1,2 → 2,2 → 3,2")
    extras.get_by_role("button", name="from 2,2").click()
    extras.get_by_role("button", name="Civilians").first.click()
    extras.get_by_label("as far as").select_option(label="2,2")
    expect(page.locator("section.q .btn.main")).to_be_enabled()
    with page.expect_request("**/answers") as sent:
        page.locator("section.q .btn.main").click()

    answer = (sent.value.post_data_json or {})["answer"]
    assert {"path": [[1, 2], [2, 2]], "lead": {first: [0, 1], second: [1, 2]}} == answer
    at.settle()
    assert ([1, 2], [2, 2], [2, 2]) == tuple(place_of(game, token) for token in (first, second, "recon"))
