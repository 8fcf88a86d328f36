"""The table under a mouse: dragging, refusals, the tape, lines of sight, pan and zoom."""

from __future__ import annotations

import copy
import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.serving import CLEARING, Game, Serving
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


def running(visit: Opens, serving: Serving) -> tuple[Visitor, Game]:
    """The rifles are asked where they run to, at most 12 inches."""
    game = serving.new(dice="typed")
    at = visit()
    at.sit(game)
    at.answer_by("1", "Enter")
    at.throw(6)
    at.answer_by("2", "Enter")
    return at, game


def spot(at: Visitor, x: float, y: float) -> tuple[float, float]:
    """A place of the table on the screen, found from where the scouts stand."""
    one, other = at.middle("scouts-1"), at.middle("rifles-1")
    inch = (other[0] - one[0]) / 10
    return one[0] + (x - 6) * inch, one[1] + (y - 30) * inch


def drag(at: Visitor, token: str, x: float, y: float) -> None:
    """Takes a figure by its middle and puts it down elsewhere."""
    at.page.mouse.move(*at.middle(token))
    at.page.mouse.down()
    at.page.mouse.move(*spot(at, x, y), steps=6)
    at.page.mouse.up()


def where(game: Game, token: str) -> list[float]:
    """Where a figure stands in inches."""
    found = next(entry for entry in game.view("A")["scene"]["tokens"] if entry["id"] == token)
    return [found["x"], found["y"]]


def test_a_squad_is_dragged_by_its_leader(visit: Opens, serving: Serving) -> None:
    """The squad follows in formation; the cost stands beside it; Enter gives the move."""
    at, game = running(visit, serving)
    drag(at, "rifles-1", 12, 20.3)
    expect(at.page.locator(".ghost")).to_have_count(4)
    expect(at.page.locator("section.q").get_by_text("of 12″")).to_be_visible()
    at.answer_by("Enter")

    assert pytest.approx([12, 20.3], abs=0.4) == where(game, "rifles-1")
    assert pytest.approx([16.5, 20.3], abs=0.4) == where(game, "rifles-4")


def test_too_far_is_refused_in_words_and_cannot_be_given(visit: Opens, serving: Serving) -> None:
    """A single figure goes where it is put: the reason and its rule stand in the dock, the wide button stays shut."""
    at, game = running(visit, serving)
    before = where(game, "rifles-1")
    at.page.keyboard.down("Alt")
    drag(at, "rifles-1", 16, 4)
    at.page.keyboard.up("Alt")
    give = at.page.locator("section.q .btn.main")
    reason = at.page.locator("section.q .reason").first
    expect(reason).to_contain_text("12")
    expect(reason.get_by_role("button")).to_have_text(re.compile(r"^[a-z]+(\.[a-z_]+)+$"))
    expect(give).to_be_disabled()
    at.press("Enter")
    assert before == where(game, "rifles-1")
    at.press("Escape")
    drag(at, "rifles-1", 16, 22)
    expect(give).to_be_enabled()


def test_the_tape_measures_from_base_to_base(visit: Opens, serving: Serving) -> None:
    """Dragged from a figure to an enemy, the tape shows the inches between their bases."""
    at = visit()
    at.sit(serving.new())
    at.page.get_by_role("button", name="Measure").click()
    drag(at, "rifles-1", 16, 13)

    expect(at.page.locator(".tape")).to_be_visible()
    expect(at.page.get_by_text(re.compile(r"^12(\.0)?″$")).first).to_be_visible()


def test_a_click_bends_the_tape(visit: Opens, serving: Serving) -> None:
    """Clicks nail the tape down and lay it on; its length is that of all legs together, by keys as well."""
    at = visit()
    at.sit(serving.new())
    at.page.get_by_role("button", name="Measure").click()
    for place in ((10, 28), (10, 31), (14, 31)):
        at.page.mouse.click(*spot(at, *place))
    expect(at.page.locator(".tape")).to_have_count(3)
    expect(at.page.get_by_text(re.compile(r"^(6\.9|7(\.[01])?)″$")).first).to_be_visible()
    at.press("Escape", "m", *["Shift+ArrowUp"] * 4, "Enter", *["Shift+ArrowLeft"] * 3)
    expect(at.page.locator(".tape")).to_have_count(2)
    expect(at.page.get_by_text(re.compile(r"^6\.5″$")).first).to_be_visible()


def test_a_vehicle_is_turned_by_its_handle(visit: Opens, serving: Serving) -> None:
    """Whatever may turn has a handle before its bow; dragged, the vehicle looks where the handle goes."""
    position = copy.deepcopy(CLEARING)
    position["units"] = [
        {"id": "truck", "side": "A", "name": "Truck", "vehicle": "truck", "at": [18, 26], "facing": 90},
        {"id": "guards", "side": "B", "name": "Guards", "at": [[33, 2], [34.5, 2]]},
    ]
    at = visit()
    at.sit(serving.new(position=position, dice="typed"))
    while at.page.locator("[data-turn]").count() == 0:
        at.throw(6) if at.page.locator("section.q").get_by_text("Type in").count() else at.answer_by(
            "1", "Enter"
        )
    hull = at.page.locator("[data-token=truck] g[transform^=rotate]").first
    before = hull.get_attribute("transform")
    box = at.page.locator("[data-turn] circle").last.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    at.page.mouse.move(x, y)
    at.page.mouse.down()
    at.page.mouse.move(x + 120, y + 90, steps=5)
    at.page.mouse.up()
    turned = at.page.locator("[data-turn]").first.get_attribute("transform")

    assert "rotate(-90)" == before
    assert turned != before


def test_a_blocked_line_of_sight_shows_what_blocks_it(visit: Opens, serving: Serving) -> None:
    """The line stops at the house, with the reason and the rule on the spot."""
    position = copy.deepcopy(CLEARING)
    position["terrain"].append({"kind": "building", "points": [[12, 18], [24, 18], [24, 22], [12, 22]]})
    at = visit()
    at.sit(serving.new(position=position, dice="typed"))
    at.answer_by("1", "Enter")
    at.throw(6)
    at.press("l")
    at.page.locator("[data-token=raiders-2]").hover()

    sight = at.page.locator(".sight")
    expect(sight.locator("circle").first).to_be_visible()
    expect(sight.locator("text").first).to_have_text(re.compile(r"^No sight.*Building\s*fire\.block$"))


def test_the_table_is_panned_zoomed_and_fitted(visit: Opens, serving: Serving) -> None:
    """Wheel, drag of the ground, keys and buttons move the eye; zero shows the whole table again."""
    at = visit()
    at.sit(serving.new())
    view = at.page.locator("[role=application] > g").first
    whole = view.get_attribute("transform")
    at.page.mouse.move(*spot(at, 27, 27))
    at.page.mouse.wheel(0, -400)
    expect(view).not_to_have_attribute("transform", whole or "")
    expect(at.page.get_by_label("The whole table, small")).to_be_visible()
    near = view.get_attribute("transform")
    at.page.mouse.down()
    at.page.mouse.move(500, 400, steps=4)
    at.page.mouse.up()
    expect(view).not_to_have_attribute("transform", near or "")
    at.press("\\", "+", "-", "Shift+ArrowLeft", "\\", "0")

    expect(view).to_have_attribute("transform", whole or "")


def test_a_figure_clicked_shows_the_card_of_its_unit(visit: Opens, serving: Serving) -> None:
    """Values, weapons and their ranges, in the dock and as rings; Escape puts the card away."""
    at = visit()
    at.sit(serving.new())
    at.page.locator("[data-token=raiders-1]").click()
    card = at.page.locator("aside").get_by_text("Raiders").first
    expect(card).to_be_visible()
    at.press("Escape")
    expect(card).to_have_count(0)


def test_back_and_forward_keep_pages_alive(visit: Opens, serving: Serving) -> None:
    """The browser's own buttons go between battle, rules and start page without a reload."""
    at = visit()
    game = serving.new()
    at.sit(game)
    asked = at.prompt.inner_text()
    at.page.get_by_role("link", name="Sandtable").click()
    at.page.get_by_role("navigation").get_by_role("link", name="Rules", exact=True).click()
    expect(at.page.get_by_role("heading", name="Rules of FUBAR")).to_be_visible()
    at.page.go_back()
    expect(at.page.get_by_role("heading", name="Pick a game, then a side.")).to_be_visible()
    at.page.go_back()
    expect(at.prompt).to_have_text(asked)
    at.page.go_forward()
    expect(at.page.get_by_role("heading", name="Pick a game, then a side.")).to_be_visible()
