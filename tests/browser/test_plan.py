"""Planning before acting: bands, ghosts and what they would bring, by mouse, finger and keys."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.serving import CLEARING, Game, Serving
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


def watched() -> dict[str, Any]:
    """The clearing with raiders at the edge of their wood, On Guard, and the rifles hidden behind another wood."""
    position = copy.deepcopy(CLEARING)
    position["terrain"].append({"kind": "wood", "points": [[13, 20], [24, 20], [24, 23], [13, 23]]})
    raiders = next(unit for unit in position["units"] if unit["id"] == "raiders")
    raiders.update(guard=True, at=[[16, 15.4], [17.5, 15.4], [19, 15.4]])
    return position


def acting(
    visit: Opens, serving: Serving, position: dict[str, Any] = CLEARING, **wishes: Any
) -> tuple[Visitor, Game]:
    """The rifles are asked what they do."""
    game = serving.new(position, dice="typed")
    at = visit(**wishes)
    game.answer("A", "rifles", [6])
    at.sit(game)
    at.page.wait_for_selector("[data-band]")
    return at, game


def spot(at: Visitor, x: float, y: float) -> tuple[float, float]:
    """A place of the table on the screen."""
    one, other = at.middle("rifles-1"), at.middle("rifles-4")
    inch = (other[0] - one[0]) / 4.5
    return one[0] + (x - 16) * inch, one[1] + (y - 26) * inch


def where(game: Game, token: str) -> list[float]:
    found = next(entry for entry in game.view("A")["scene"]["tokens"] if entry["id"] == token)
    return [found["x"], found["y"]]


def answered(at: Visitor, click: tuple[float, float]) -> None:
    """A click that gives an answer."""
    with at.page.expect_response("**/answers") as told:
        at.page.mouse.click(*click)
    assert 200 == told.value.status, told.value.text()
    at.settle()


def test_a_plain_walk_is_two_clicks(visit: Opens, serving: Serving) -> None:
    """The first places the ghost and chooses the action that gets there, the second does it."""
    at, game = acting(visit, serving)
    expect(at.page.locator(".over [data-band]")).to_have_count(4)
    there = spot(at, 14, 22.5)
    at.page.mouse.click(*there)
    expect(at.page.get_by_role("radio", name="Walk")).to_be_checked()
    expect(at.page.locator(".token.ghost")).to_have_count(4)
    answered(at, there)

    assert pytest.approx([14, 22.5], abs=0.3) == where(game, "rifles-1")


def test_the_shortest_action_that_gets_there_is_chosen(visit: Opens, serving: Serving) -> None:
    """Others say that they stop short, and stay choosable: the unit then goes as far as they lead."""
    at, _ = acting(visit, serving)
    at.page.mouse.click(*spot(at, 26, 26))
    expect(at.page.get_by_role("radio", name="Run", exact=False).nth(0)).to_be_checked()
    expect(at.page.locator("section.q .ans").get_by_text("stops short")).to_have_count(3)
    at.page.get_by_role("radio", name="Walk").click()
    expect(at.page.locator(".words")).to_contain_text("of 10")


def test_a_click_past_the_ring_goes_as_far_as_the_rules_allow(visit: Opens, serving: Serving) -> None:
    """The ghost stands at the end of the reach that way, and says so."""
    at, game = acting(visit, serving)
    beyond = spot(at, 33, 26)
    at.page.mouse.click(*beyond)
    expect(at.page.locator(".words")).to_contain_text("of 17")
    expect(at.page.locator("section.q .go .main")).to_contain_text("Run")
    at.answer_by("Enter")

    assert pytest.approx([28, 26], abs=0.3) == where(game, "rifles-1")


def test_from_the_ghost_all_is_told(visit: Opens, serving: Serving) -> None:
    """Lines, shields, the card, who fires on the way; L takes the lines away, Esc the ghost."""
    at, _ = acting(visit, serving, watched())
    at.page.mouse.click(*spot(at, 26.5, 24))
    expect(at.page.locator("[data-line=raiders]")).to_be_attached()
    expect(at.page.locator("[data-shield=raiders]")).to_be_attached()
    expect(at.page.locator("[data-eye=raiders]")).to_be_attached()
    expect(at.page.get_by_role("region", name="On the way")).to_contain_text("Raiders")
    expect(at.page.get_by_text("What you would draw")).to_be_visible()
    at.press("l")
    expect(at.page.locator("[data-line]")).to_have_count(0)
    at.press("l", "Escape")
    expect(at.page.locator(".token.ghost")).to_have_count(0)
    expect(at.page.locator("[data-line]")).to_have_count(0)


def test_a_click_on_an_enemy_attacks_it_and_another_does_it(visit: Opens, serving: Serving) -> None:
    """The action is chosen by itself, with its odds beside the target."""
    at, _ = acting(visit, serving)
    foe = at.middle("raiders-1")
    at.page.mouse.click(*foe)
    expect(at.page.get_by_role("radio", name="Aim")).to_be_checked()
    expect(at.page.locator("aside.tip")).to_contain_text("Raiders")
    expect(at.page.locator("section.q .go .main")).to_contain_text("Raiders")
    answered(at, foe)

    expect(at.prompt).to_contain_text("Roll 5 d6")


def test_a_unit_is_dragged_before_an_action_is_chosen(visit: Opens, serving: Serving) -> None:
    """The ghost follows the hand, and so does the action."""
    at, game = acting(visit, serving)
    at.page.mouse.move(*at.middle("rifles-1"))
    at.page.mouse.down()
    at.page.mouse.move(*spot(at, 16, 24), steps=3)
    expect(
        at.page.get_by_role("radio", name="Go to ground").or_(at.page.get_by_role("radio", name="Walk"))
    ).not_to_have_count(0)
    at.page.mouse.move(*spot(at, 16, 18.6), steps=3)
    at.page.mouse.up()
    expect(at.page.locator("section.q .go .main")).to_contain_text("of 8")
    at.answer_by("Enter")

    assert pytest.approx([16, 18.6], abs=0.3) == where(game, "rifles-1")


def test_the_threat_is_one_key(visit: Opens, serving: Serving) -> None:
    """X draws what every place may draw next turn; a second X takes it away."""
    at, _ = acting(visit, serving)
    at.press("x")
    expect(at.page.locator(".threat [data-band]")).not_to_have_count(0)
    expect(at.page.locator(".threat text").first).to_contain_text("hits")
    at.press("x")
    expect(at.page.locator(".threat")).to_have_count(0)


def test_it_goes_by_keys_in_italian(visit: Opens, serving: Serving) -> None:
    """M sets out, the arrows push the ghost, the action follows, Enter does it."""
    at, game = acting(visit, serving, lang="it")
    at.press("m", "Shift+ArrowUp", "Shift+ArrowUp", "Shift+ArrowUp", "Shift+ArrowUp")
    expect(at.page.locator(".token.ghost")).to_have_count(4)
    expect(at.page.locator("section.q .go .main")).to_contain_text("di 6″")
    expect(at.page.get_by_text("Che cosa attireresti")).to_be_visible()
    at.answer_by("Enter")

    assert pytest.approx([16, 22], abs=0.1) == where(game, "rifles-1")


def test_a_phone_tells_it_in_the_sheet(visit: Opens, serving: Serving) -> None:
    """A tap places the ghost, numbers stand below the board, the wide button does it."""
    at, game = acting(visit, serving, small=True)
    at.page.touchscreen.tap(*spot(at, 16, 23.5))
    expect(at.page.locator("section.q .brief")).to_contain_text("Raiders")
    expect(at.page.locator(".from-ghost .tg")).to_have_count(0)
    at.answer_with(at.page.locator("section.q .go .main"))

    assert pytest.approx([16, 23.5], abs=0.4) == where(game, "rifles-1")


def test_on_a_turned_table_words_stand_where_they_belong(visit: Opens, serving: Serving) -> None:
    """Who plays from the upper edge sees the table turned: the bands are named on their edge, upright."""
    squad = {
        "id": "knights",
        "side": "A",
        "type": ["knight"] * 2,
        "weapon": "rifle",
        "at": [[20, 22], [21.5, 22]],
    }
    enemy = {"id": "ghoul", "side": "B", "type": "ghoul_hero", "at": [[20, 14]]}
    setup = {"system": "fallout", "scenario": "skirmish", "edition": "en"}
    at = visit()
    at.sit(serving.new(position={"units": [squad, enemy]}, dice="typed", setup=setup))
    expect(at.page.locator("svg.map .turned, svg.map.turned, .turned svg.map").first).to_be_attached()
    band = at.page.locator("[data-band]").first
    ground = band.bounding_box()
    words = at.page.locator(".over .tm.halo").first.bounding_box()
    assert ground
    assert words

    assert words["height"] > 8
    assert ground["x"] - 20 < words["x"] < ground["x"] + ground["width"]
    assert ground["y"] - 30 < words["y"] < ground["y"] + ground["height"] + 30


OVER = """() => [...document.querySelectorAll('.chips .chip')].flatMap((chip) => {
  const one = chip.getBoundingClientRect();
  return [...document.querySelectorAll('#board-layer [data-token]')].filter((token) => {
    const box = token.getBoundingClientRect();
    return box.left < one.right && box.right > one.left && box.top < one.bottom && box.bottom > one.top;
  }).map((token) => token.dataset.token);
})"""


def test_on_a_laptop_the_card_is_whole_and_the_chips_lie_on_nobody(visit: Opens, serving: Serving) -> None:
    """Where the card about the ghost finds no place on the board, answers give way to it in the dock."""
    position = watched()
    position["units"][1]["at"] = [[17.5, 34.5], [19, 34.5], [20.5, 34.5], [22, 34.5]]
    at, _ = acting(visit, serving, position, viewport={"width": 1366, "height": 768})
    at.page.mouse.click(*spot(at, 26.5, 24))
    expect(at.page.get_by_text("What you would draw")).to_be_visible()
    expect(at.page.locator("tr.all")).to_be_in_viewport(ratio=1)
    expect(at.page.locator("section.q [role=radio]").first).to_be_in_viewport(ratio=0.6)
    at.finds_nothing(OVER)


def test_an_assault_chosen_by_hand_is_at_the_enemy_that_is_clicked(visit: Opens, serving: Serving) -> None:
    """The action stays the one that was chosen; the second click on the enemy does it."""
    position = copy.deepcopy(CLEARING)
    position["units"][2]["at"] = [[16, 20], [17.5, 20], [19, 20]]
    at, game = acting(visit, serving, position)
    at.page.get_by_role("radio", name="Assault").click()
    foe = at.middle("raiders-2")
    at.page.mouse.click(*foe)
    expect(at.page.locator("section.q .go .main")).to_contain_text("Assault")
    expect(at.page.locator("section.q")).to_contain_text("Raiders: 3 figures strike")
    answered(at, foe)

    assert where(game, "rifles-1")[1] < 23
