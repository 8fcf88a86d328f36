"""Somebody who presses, clicks and drags whatever is there: nothing breaks, and the battle can still be played."""

from __future__ import annotations

import random

import pytest
from tests.browser.conftest import SMALL, WIDE, Opens
from tests.browser.serving import Serving
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

STEPS = 120
KEYS = (
    *("a", "Enter", "Escape", "Space", "Tab", "Shift+Tab", "Control+z", "/", "?", "\\", "+", "-", "0"),
    *("1", "2", "3", "4", "6", "u", "m", "l", "v", "g", "r", "Shift+R", "t", "Shift+T", "f"),
    *("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Shift+ArrowUp", "Shift+ArrowRight"),
)


def blunder(at: Visitor, whims: random.Random, size: dict[str, int]) -> None:
    """One thoughtless step."""
    mouse = at.page.mouse
    spot = (whims.random() * size["width"], whims.random() * size["height"])
    kind = whims.choices(("key", "click", "drag", "wheel"), (5, 3, 1, 1))[0]
    if kind == "key":
        at.press(whims.choice(KEYS))
    elif kind == "click":
        mouse.click(*spot)
    elif kind == "wheel":
        mouse.wheel(0, whims.choice((-300, 300)))
    else:
        mouse.move(*spot)
        mouse.down()
        mouse.move(whims.random() * size["width"], whims.random() * size["height"], steps=3)
        mouse.up()


@pytest.mark.parametrize(
    ("seed", "small"), [(1, False), (2, False), (3, True)], ids=["wide", "typed", "small"]
)
def test_clumsy_hands_break_nothing(visit: Opens, serving: Serving, seed: int, small: bool) -> None:
    """No exception, no error on the console, no raw text; after a reload the battle goes on with a click."""
    whims = random.Random(seed)
    at = visit(small=small, lang=whims.choice(("en", "it")))
    game = serving.new(dice="typed" if seed == 2 else "seeded")
    at.sit(game)
    for _ in range(STEPS):
        blunder(at, whims, SMALL if small else WIDE)
        if at.page.url != f"{at.url}/game/{game.id}":
            at.go(f"/game/{game.id}")

    at.eval("localStorage.removeItem('sandtable.text')")
    at.page.reload()
    at.settle()
    assert at.over or game.view("A")["question"] is not None
