"""A Warzone squad acts as one: drills, formations, targets and who cannot, on wide and small screens."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.serving import Serving
from tests.browser.visitor import Visitor

# Ten in two rows below a wall, eight above it, three far off behind a house.
PATROL: dict[str, Any] = {
    "table": [48, 48],
    "terrain": [
        {"kind": "wall", "points": [[26, 29], [33, 28], [33, 28.5], [26, 29.5]], "height": 4},
        {"kind": "brick_building", "points": [[20, 12], [25, 13], [24, 18], [19, 17]], "height": 4},
    ],
    "squads": [
        {
            "id": "light",
            "side": "A",
            "unit": "cap_light",
            "at": [*([18 + 1.7 * n, 36] for n in range(5)), *([18.8 + 1.7 * n, 37.6] for n in range(5))],
            "facing": 90,
        },
        {
            "id": "foe",
            "side": "B",
            "unit": "imp_trencher",
            "at": [[20 + 1.6 * n, 22] for n in range(8)],
            "facing": 270,
        },
        {"id": "far", "side": "B", "unit": "imp_trencher", "at": [[4, 4], [5.6, 4], [7.2, 4]], "facing": 270},
    ],
}
WORDS = {"en": ("Move, shoot", "Two lines"), "it": ("Muovere, sparare", "Due file")}


def founded(serving: Serving) -> Any:
    return serving.new(PATROL, setup={"system": "warzone", "scenario": "meeting"})


@pytest.mark.parametrize(("lang", "small"), [("en", False), ("it", True)])
def test_a_squad_moves_and_shoots_on_one_answer(serving: Serving, visit: Opens, lang: str, small: bool):
    """A drill, a click on the ground, a formation, a target: one button does it for all ten."""
    game = founded(serving)
    visitor = visit(lang=lang, small=small)
    visitor.sit(game, "A")
    page = visitor.page
    drill, lines = WORDS[lang]
    page.get_by_role("radio", name=drill).first.click()
    page.get_by_role("radio", name=lines).click()
    x, y = visitor.middle("light-3")
    page.mouse.click(x, y - (60 if not small else 40))
    marks = page.locator(".marks [role=radio]")
    expect(marks).to_have_count(2)
    marks.first.click()
    expect(page.locator(".drill .n")).to_have_count(10)
    expect(page.locator(".go .main")).to_be_enabled()
    with page.expect_response("**/answers") as told:
        page.locator(".go .main").click()
    assert 200 == told.value.status
    visitor.settle()
    view = game.view("A")
    moved = [token["y"] for token in view["scene"]["tokens"] if token["unit"] == "light"]
    assert sum(y < 35.5 for y in moved) >= 5


def test_a_squad_acts_by_keys_and_one_at_a_time(serving: Serving, visit: Opens):
    """Numbers choose a drill, arrows push, G forms up, T aims, Alt goes back to single figures."""
    game = founded(serving)
    visitor = visit()
    visitor.sit(game, "A")
    page = visitor.page
    page.locator("[role=application]").focus()
    visitor.press("1", "ArrowUp", "ArrowUp", "ArrowUp", "g")
    expect(page.locator(".q .segs [aria-checked=true]")).to_have_text("Two lines")
    expect(page.locator(".drill .n")).to_have_count(10)
    visitor.press("Alt")
    expect(page.get_by_role("radio", name="no. 1", exact=False).first).to_be_visible()
    visitor.press("Alt")
    visitor.answer_by("Enter")
    assert all(t["y"] < 37 for t in game.view("A")["scene"]["tokens"] if t["unit"] == "light")


def above(visitor: Visitor, token: str, dy: float) -> tuple[float, float]:
    """A spot so many inches above the third of the first row."""
    (x, y), (other, _) = visitor.middle(token), visitor.middle("light-1")
    return x, y - dy * abs(other - x) / 3.4


def test_a_squad_sent_too_far_goes_as_far_as_it_can_by_two_clicks(serving: Serving, visit: Opens):
    """Past the last ring the ghosts stand at its edge and say so; what they would see is told; a second click goes."""
    game = founded(serving)
    visitor = visit()
    visitor.sit(game, "A")
    page = visitor.page
    expect(page.locator(".over [data-band]")).not_to_have_count(0)
    far = above(visitor, "light-3", 13)
    page.mouse.click(*far)
    expect(page.locator(".drill text.tg")).to_contain_text(re.compile("of 1[0-9]"))
    expect(page.locator("[data-line=foe]")).to_be_attached()
    expect(page.get_by_text("What you would draw")).to_be_visible()
    with page.expect_response("**/answers") as told:
        page.mouse.click(*far)
    assert 200 == told.value.status, told.value.text()
    visitor.settle()
    assert all(t["y"] < 35 for t in game.view("A")["scene"]["tokens"] if t["unit"] == "light")


def test_a_hero_walks_by_two_clicks(serving: Serving, visit: Opens):
    """Of one who acts alone the actions lie at hand as those of a squad do."""
    patrol = {
        **PATROL,
        "squads": [{**PATROL["squads"][0], "id": "lord", "unit": "warlord_ranged", "at": [[22, 36]]}],
    }
    patrol["squads"] = [*patrol["squads"], *PATROL["squads"][1:]]
    game = serving.new(patrol, setup={"system": "warzone", "scenario": "meeting"})
    visitor = visit()
    visitor.sit(game, "A")
    page = visitor.page
    x, y = visitor.middle("lord-1")
    page.mouse.click(x, y - 40)
    expect(page.locator(".token.ghost, .drill .n")).not_to_have_count(0)
    with page.expect_response("**/answers") as told:
        page.mouse.click(x, y - 40)
    assert 200 == told.value.status, told.value.text()
    visitor.settle()
    (lord,) = [t for t in game.view("A")["scene"]["tokens"] if t["unit"] == "lord"]
    assert lord["y"] < 35


def test_a_fallout_squad_shoots_by_two_clicks_on_its_target(serving: Serving, visit: Opens):
    """The first chooses the attack, in the list as on the button; the second does it, and dice hide nobody."""
    knights = {
        "id": "knights",
        "side": "A",
        "type": ["knight"] * 4,
        "weapon": "rifle",
        "at": [[18 + 1.5 * n, 22] for n in range(4)],
    }
    hero = {"id": "ghoul", "side": "B", "type": "ghoul_hero", "at": [[20, 14]]}
    setup = {"system": "fallout", "scenario": "skirmish", "edition": "en"}
    game = serving.new({"units": [knights, hero]}, dice="typed", setup=setup)
    visitor = visit()
    visitor.sit(game, "A")
    page = visitor.page
    spot = visitor.middle("ghoul-1")
    page.mouse.click(*spot)
    expect(page.get_by_role("radio", name="Attack", checked=True)).to_have_count(1)
    expect(page.get_by_role("radiogroup", name="At whom").get_by_role("radio", checked=True)).to_have_count(1)
    with page.expect_response("**/answers") as told:
        page.mouse.click(*spot)
    assert 200 == told.value.status, told.value.text()
    visitor.settle()
    expect(visitor.prompt).to_contain_text("d10")
    page.mouse.move(spot[0] + 2, spot[1])
    page.wait_for_load_state("networkidle")
    expect(page.locator("aside.tip")).to_have_count(0)


def test_a_fallout_squad_sent_past_its_ring_round_a_barrier_still_goes(serving: Serving, visit: Opens):
    """Where a wall makes the way too long for one of them, all go less far that way instead of not at all."""
    knights = {
        "id": "knights",
        "side": "A",
        "type": ["knight"] * 4,
        "weapon": "rifle",
        "at": [[20 + 1.5 * n, 40] for n in range(4)],
    }
    hero = {"id": "ghoul", "side": "B", "type": "ghoul_hero", "at": [[20, 4]]}
    pond = {"kind": "deep", "points": [[20, 33], [25, 33], [25, 38], [20, 38]]}
    setup = {"system": "fallout", "scenario": "skirmish", "edition": "en"}
    game = serving.new({"units": [knights, hero], "terrain": [pond]}, dice="typed", setup=setup)
    visitor = visit()
    visitor.sit(game, "A")
    page = visitor.page
    visitor.becomes("() => document.querySelectorAll('[data-band]').length > 0")
    x, y = visitor.middle("ghoul-1")
    page.mouse.click(x + 50, y + 10)
    expect(page.locator(".go .main")).to_contain_text(re.compile("all 4|4 of 4"))
    expect(page.locator(".go .main")).to_be_enabled()
    expect(page.locator(".drill text.tg")).to_contain_text(" of ")
