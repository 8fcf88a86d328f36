"""Fingers on the board: a loupe over the thumb, a twist that turns, a long press that looks, three that undo."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect
from tests.browser.conftest import Opens
from tests.browser.serving import Serving
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

# A truck that may drive, and somebody to look at.
DEPOT: dict[str, Any] = {
    "table": [24, 24],
    "turns": 2,
    "order": ["A", "B"],
    "holder": "A",
    "terrain": [],
    "units": [
        {"id": "truck", "side": "A", "name": "Truck", "vehicle": "truck", "at": [12, 18], "facing": 90},
        {"id": "guards", "side": "B", "name": "Guards", "at": [[12, 3], [13.5, 3]]},
    ],
}


class Fingers:
    """Touches of a phone, as the browser's own protocol has them."""

    def __init__(self, at: Visitor) -> None:
        self.protocol: CDPSession = at.page.context.new_cdp_session(at.page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self.protocol.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def test_a_loupe_shows_what_lies_under_the_thumb(visit: Opens, serving: Serving) -> None:
    """While a finger drags a figure the board under it is shown larger; it goes when the finger is lifted."""
    at = visit(small=True)
    at.sit(serving.new(dice="typed"))
    at.answer_by("1", "Enter")
    at.throw(6)
    at.answer_by("2", "Enter")
    x, y = at.middle("rifles-1")
    fingers = Fingers(at)
    fingers.touch("touchStart", (x, y))
    for step in range(1, 5):
        fingers.touch("touchMove", (x + 5 * step, y - 4 * step))
    expect(at.page.locator(".loupe")).to_have_count(1)
    fingers.touch("touchEnd")

    expect(at.page.locator(".loupe")).to_have_count(0)
    expect(at.page.locator(".ghost")).to_have_count(4)


def test_a_twist_of_two_fingers_turns_what_is_moved(visit: Opens, serving: Serving) -> None:
    """Two fingers that turn about each other turn the vehicle that is asked where it drives to."""
    at = visit(small=True)
    at.sit(serving.new(position=DEPOT, dice="typed"))
    at.answer_by("1", "Enter")
    if at.page.locator("section.q").get_by_text("dice").count():
        at.throw(6)
    while at.page.get_by_role("button", name="Turn left").count() == 0:
        at.answer_by("1", "Enter")
    at.press("m")
    ghost = at.page.locator(".ghost g[transform^=rotate]").first
    before = ghost.get_attribute("transform")
    box = at.page.locator("[role=application]").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = Fingers(at)
    fingers.touch("touchStart", (x - 60, y), (x + 60, y))
    for step in range(1, 7):
        fingers.touch("touchMove", (x - 60, y + 8 * step), (x + 60, y - 8 * step))
    fingers.touch("touchEnd")

    expect(ghost).not_to_have_attribute("transform", before or "")


def test_a_finger_that_rests_on_an_enemy_draws_the_line_of_sight(visit: Opens, serving: Serving) -> None:
    """A long press on a target shows the line from the unit that is asked."""
    at = visit(small=True)
    at.sit(serving.new(dice="typed"))
    at.answer_by("1", "Enter")
    at.throw(6)
    x, y = at.middle("raiders-2")
    fingers = Fingers(at)
    fingers.touch("touchStart", (x, y))
    expect(at.page.locator(".sight path").first).to_be_attached()
    fingers.touch("touchEnd")


def test_three_fingers_take_the_last_answer_back(visit: Opens, serving: Serving) -> None:
    """A tap of three fingers is Undo."""
    at = visit(small=True)
    at.sit(serving.new(dice="typed"))
    asked = at.prompt.inner_text()
    at.answer_by("1", "Enter")
    expect(at.prompt).not_to_have_text(asked)
    fingers = Fingers(at)
    fingers.touch("touchStart", (100, 200), (160, 220), (220, 240))
    fingers.touch("touchEnd")

    expect(at.prompt).to_have_text(asked)


def test_a_template_in_hand_marks_whom_it_would_catch(visit: Opens, serving: Serving) -> None:
    """The template tool follows the pointer, rings whoever lies under it, and goes with Escape."""
    at = visit()
    at.sit(serving.new())
    at.press("b")
    x, y = at.middle("rifles-2")
    at.page.mouse.move(x, y)
    expect(at.page.locator(".caught.friend")).not_to_have_count(0)
    x, y = at.middle("raiders-2")
    at.page.mouse.move(x, y)
    expect(at.page.locator(".caught.enemy")).not_to_have_count(0)
    expect(at.page.locator(".caught.friend")).to_have_count(0)
    at.press("Escape")

    expect(at.page.locator(".caught")).to_have_count(0)
