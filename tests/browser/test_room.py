"""Names, room, order: every unit says who it is, the log keeps its lines, the button stays where it is."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.serving import CLEARING, Serving
from tests.browser.test_every_game import begun

pytestmark = pytest.mark.browser

LAPTOP = {"width": 1366, "height": 768}
FOUR_LINES = 4 * 19
# Tags that lie outside the board's window, or under one another by more than a hair.
COVERED_TAGS = """() => {
  const [room] = [document.querySelector('[role=application]').getBoundingClientRect()];
  const boxes = [...document.querySelectorAll('g.tag')].map((e) => [e.dataset.unit, e.getBoundingClientRect()]);
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  return boxes.filter(([unit, box]) =>
    box.right < room.left || box.left > room.right || box.bottom < room.top || box.top > room.bottom ||
    boxes.some(([other, at]) => other !== unit && meet(box, at))).map(([unit]) => unit);
}"""
OVERFLOW = (
    "() => { const box = document.querySelector('.scroll'); return box.scrollHeight - box.clientHeight }"
)
ABREAST = [[18, 22], [19.5, 22], [21, 22], [22.5, 22]]
# A log of rolls: long enough to be scrolled.
MANY: dict[str, Any] = {
    **CLEARING,
    "units": [
        *CLEARING["units"],
        *(
            {"id": f"team-{n}", "side": "A", "name": f"Team {n}", "at": [[2 + 2 * n, 33], [2 + 2 * n, 35]]}
            for n in range(9)
        ),
    ],
}


@pytest.mark.parametrize(
    "viewport", [None, LAPTOP, {"width": 390, "height": 844}], ids=["desk", "laptop", "phone"]
)
@pytest.mark.parametrize("id", ["fallout", "fubar", "warzone"])
def test_every_unit_on_the_table_has_a_tag(
    visit: Opens, serving: Serving, id: str, viewport: dict[str, int] | None
) -> None:
    """At every scale: long where there is room, else a letter or two and how many are able."""
    at = visit(**({"viewport": viewport} if viewport else {}))
    game = begun(serving, id)
    at.sit(game)
    at.press("0")
    scene = game.view("A")["scene"]
    standing = {token["unit"] for token in scene["tokens"]} & {unit["id"] for unit in scene["units"]}
    assert standing
    expect(at.page.locator("g.tag")).to_have_count(len(standing))
    # Tags find their places when the board has come to lie where it was sent.
    at.page.wait_for_function(f"() => ({COVERED_TAGS})().length === 0")
    if viewport:
        expect(at.page.locator("g.tag.short")).not_to_have_count(0)


def test_a_short_tag_under_the_pointer_says_its_whole_name(visit: Opens, serving: Serving) -> None:
    """The hovered unit grows the long tag at once."""
    at = visit(viewport={"width": 390, "height": 844})
    at.sit(serving.new(position=MANY))
    tag = at.page.locator("g.tag[data-unit=guards]")
    expect(tag).not_to_contain_text("Guards")
    x, y = at.middle("guards-1")
    at.page.mouse.move(x, y)
    expect(tag).to_contain_text("Guards")


def test_long_answers_scroll_above_a_button_that_stays(visit: Opens, serving: Serving) -> None:
    """Twenty answers have a box of their own; whichever is pointed at or chosen, the button does not move."""
    for viewport in (LAPTOP, {"width": 1440, "height": 900}):
        at = visit(viewport=viewport)
        at.sit(serving.new(position=MANY))
        give = at.page.locator("section.q .btn.main")
        before = give.bounding_box()
        assert before
        assert before["y"] + before["height"] < viewport["height"]
        at.becomes(f"() => ({OVERFLOW})() > 0")
        at.options().nth(3).hover()
        at.options().nth(3).click()
        expect(at.page.locator(".pv .odds")).to_be_visible()
        at.options().last.scroll_into_view_if_needed()
        after = give.bounding_box()
        assert after
        assert before["y"] == after["y"]


def test_on_a_laptop_question_and_log_stand_side_by_side(visit: Opens, serving: Serving) -> None:
    """At 1366 by 768 a square table keeps the height, and the log has a column of its own."""
    at = visit(viewport=LAPTOP)
    at.sit(serving.new(position=MANY))
    question, log = at.page.locator("section.q").bounding_box(), at.page.locator(".log").bounding_box()
    assert question
    assert log
    assert question["x"] + question["width"] <= log["x"] + 1
    assert log["height"] > 600


def test_the_log_keeps_four_lines_and_follows_the_newest_unless_scrolled(
    visit: Opens, serving: Serving
) -> None:
    """What happened last is before one's eyes; who reads further down is left where they are."""
    at = visit(viewport={"width": 1440, "height": 820})
    at.sit(serving.new(position=MANY, dice="typed"))
    lines = at.page.locator(".log .lines")
    at.becomes("least => document.querySelector('.log .lines').clientHeight >= least", FOUR_LINES)
    for _ in range(4):
        at.answer_by("1", "Enter")
        at.throw(1)
        at.becomes("document.querySelector('.log .lines').scrollTop === 0")
    lines.evaluate("box => (box.scrollTop = 120)")
    at.page.wait_for_timeout(100)
    read = lines.evaluate("box => box.scrollTop")
    at.answer_by("1", "Enter")
    at.throw(1)
    assert read <= lines.evaluate("box => box.scrollTop")


def test_a_volley_in_fallout_is_one_line_with_all_its_dice(visit: Opens, serving: Serving) -> None:
    """Shot after shot of a squad stands in the log as one sentence, with the dice side by side."""
    knights = {"id": "knights", "side": "A", "type": ["knight"] * 4, "weapon": "rifle", "at": ABREAST}
    hero = {"id": "ghoul", "side": "B", "type": "ghoul_hero", "at": [[20, 14]]}
    setup = {"system": "fallout", "scenario": "skirmish", "edition": "en"}
    at = visit()
    at.sit(serving.new(position={"units": [knights, hero]}, dice="typed", setup=setup))
    at.press("2")
    whom = at.page.get_by_role("radiogroup", name="At whom").get_by_role("radio")
    expect(whom).to_contain_text("7″")
    whom.click()
    at.answer_by("Enter")
    for _ in range(4):
        at.throw(9)
    line = at.page.locator(".log .ev").filter(has_text="no hit of 4")
    expect(line).to_have_count(1)
    expect(line.locator(".dice svg")).to_have_count(4)


def test_a_unit_that_is_looked_at_leaves_the_question_whole(visit: Opens, serving: Serving) -> None:
    """Its values scroll in what is left beside question, button and log; nothing lies over anything."""
    at = visit(viewport={"width": 1440, "height": 820})
    at.sit(serving.new(position=MANY))
    at.page.mouse.click(*at.middle("guards-1"))
    card = at.page.locator(".panel > .u")
    expect(card).to_be_visible()
    boxes = [at.page.locator(part).bounding_box() for part in ("section.q .go .main", ".panel > .u", ".log")]
    (_, give), (_, looked), (log, _) = [
        (box["y"], box["y"] + box["height"]) if box else (0.0, 0.0) for box in boxes
    ]
    assert 0 < give < looked <= log + 1
    answers, button = (
        at.page.locator(part).bounding_box() for part in ("section.q .scroll", "section.q .go")
    )
    assert answers
    assert button
    assert answers["y"] + answers["height"] <= button["y"]
