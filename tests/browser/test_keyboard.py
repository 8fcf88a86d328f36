"""Without a mouse: a first turn by keys alone, focus that is seen, help, and the table in words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.serving import CLEARING, Serving
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

FOCUS_RING = """() => {
  const at = document.activeElement, style = getComputedStyle(at);
  return { tag: at.tagName, name: (at.getAttribute('aria-label') || at.textContent).trim().slice(0, 40),
    ring: style.outlineStyle !== 'none' ? parseFloat(style.outlineWidth) : 0, colour: style.outlineColor };
}"""


def tab_to(at: Visitor, name: str, most: int = 60) -> None:
    """Walks with Tab until the thing of that name has the focus; every stop on the way shows its ring."""
    for _ in range(most):
        at.press("Tab")
        stop = at.eval(FOCUS_RING)
        if stop["tag"] == "BODY":
            continue
        assert stop["ring"] >= 2, f"no focus ring on {stop}"
        if re.search(name, stop["name"]):
            return
    raise AssertionError(f"Tab does not lead to {name}")


def test_a_first_turn_without_a_mouse(visit: Opens) -> None:
    """From the start page by Tab and Enter into a battle, then answers by keys until the second turn."""
    at = visit()
    at.go("/")
    at.page.get_by_role("button", name="Play FUBAR", exact=True).wait_for()
    tab_to(at, "^Play FUBAR")
    at.press("Enter")
    tab_to(at, "^Gentle")
    at.press("Enter")
    at.press("Shift+Tab")
    at.press("Enter")
    at.settle()
    at.press("?")
    expect(at.page.get_by_role("dialog", name="Keys")).to_be_visible()
    at.press("Escape")
    expect(at.page.get_by_role("dialog")).to_have_count(0)

    turn = at.page.locator("header .turn")
    expect(turn).to_contain_text("Turn 1 of")
    for _ in range(60):
        if "Turn 1" not in (turn.text_content() or ""):
            break
        if at.page.get_by_role("button", name="Finish").count():
            at.press("Space")
        if at.page.locator("section.q .btn.main:enabled").count():
            at.answer_by("Enter")
        else:
            at.answer_by("a")
    expect(turn).to_contain_text("Turn 2 of")


def test_a_unit_is_moved_by_keys(visit: Opens, serving: Serving) -> None:
    """M takes the unit up, arrows push its leader by half an inch, Escape puts it back, Enter gives the move."""
    at = visit()
    game = serving.new(dice="typed")
    at.sit(game)
    at.answer_by("1", "Enter")
    at.throw(6)
    at.answer_by("2", "Enter")
    expect(at.page.get_by_role("button", name="Show where to go")).to_be_disabled()
    at.press("m", "ArrowUp", "ArrowUp", "Shift+ArrowRight")
    expect(at.page.locator("section.q").get_by_text("of 12″")).to_be_visible()
    at.press("Escape")
    expect(at.page.get_by_role("button", name="Show where to go")).to_be_disabled()
    at.press("m", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp")
    expect(at.page.locator("section.q .btn.main")).to_be_enabled()
    at.answer_by("Enter")

    leader = next(token for token in game.view("A")["scene"]["tokens"] if token["id"] == "rifles-1")
    assert [16.0, 24.0] == [leader["x"], leader["y"]]


def test_the_board_is_one_stop_and_arrows_walk_its_figures(visit: Opens, serving: Serving) -> None:
    """A figure in focus is named with its side, state and distance; slash finds a unit by name."""
    at = visit()
    at.sit(serving.new())
    board = at.page.get_by_role("application")
    board.focus()
    at.press("ArrowRight", "ArrowRight")
    spoken = at.page.locator("main.board > p.sr")
    expect(spoken).to_have_text(re.compile(r"^Rifles, figure 2, South side"))
    expect(at.page.locator("[data-token].focused")).to_have_count(1)
    at.press("/")
    at.page.keyboard.type("raid")
    at.press("Enter")
    expect(spoken).to_have_text(re.compile(r"^Raiders"))


def test_text_mode_has_every_fact_of_the_picture(visit: Opens, serving: Serving) -> None:
    """Units, places, states, terrain, question and answers stand there in words, and the picture comes back."""
    at = visit()
    game = serving.new(dice="typed")
    at.sit(game)
    options = [re.sub(r"^\d\s*", "", words).split("\n")[0] for words in at.options().all_inner_texts()]
    pictured = at.page.locator("[data-token]").count()
    at.press("\\")
    words = at.page.locator("main.text").inner_text()

    scene = game.view("A")["scene"]
    assert pictured == len(scene["tokens"])
    for token in scene["tokens"]:
        assert f"{token['x']:g} {token['y']:g}" in words, token["id"]
    for unit in CLEARING["units"]:
        # Its name, the letters of its tag, its id.
        assert re.search(rf"{unit['name']} \w+ ·{unit['id']}", words), unit["id"]
    assert all(option in words for option in options), (options, words)
    assert "Wood" in words or "wood" in words
    at.press("\\")
    expect(at.page.get_by_role("application")).to_be_visible()


def test_answers_are_given_on_the_command_line(visit: Opens, serving: Serving) -> None:
    """A number answers; dice, places and previews are typed; what is not understood is told."""
    at = visit()
    game = serving.new(dice="typed")
    at.sit(game)
    at.press("\\")
    for line, then in (
        ("fly", "“fly” is not understood. Type help."),
        ("1", "type in what it shows"),
        ("6", "What does Rifles do?"),
        ("sight rifles, raiders", "Clear line of sight"),
        ("2", "Where"),
        ("16 24", "Which unit"),
    ):
        type_in(at, line)
        expect(at.page.locator("main.text")).to_contain_text(re.compile(re.escape(then), re.IGNORECASE))
    leader = next(token for token in game.view("A")["scene"]["tokens"] if token["id"] == "rifles-1")
    assert [16.0, 24.0] == [leader["x"], leader["y"]]
    type_in(at, "undo")
    expect(at.page.locator("main.text")).to_contain_text("Where")


def type_in(at: Visitor, line: str) -> None:
    """A line for the command line, and Enter."""
    field = at.page.get_by_role("combobox", name="Command")
    field.fill(line)
    field.press("Enter")
