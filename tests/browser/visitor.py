"""Somebody at a browser: a page, what it asks, and everything that went wrong on it."""

from __future__ import annotations

import contextlib
import json
import re
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, Response, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError
from tests.browser.serving import Game

# Something is asked and can be answered, or the battle is over.
READY = "section.q .go .btn:enabled, section.over"
PATIENCE_MS = 5_000
PLACED = re.compile("Place for me|Metti per me")
# What a browser remembers is not overwritten when the page is loaded again.
KEEP = (
    "kept => Object.entries(kept).forEach(([k, v]) => localStorage.getItem(k) ?? localStorage.setItem(k, v))"
)
FOUND = re.compile(r"/game/([\w-]+)")
# The middle of a thing on the board, once it has stood in the same place for three frames in a row.
MIDDLE = """token => new Promise(told => {
  let before = '', still = 0;
  const look = () => {
    const thing = document.querySelector(`[data-token='${token}']`);
    const box = (thing?.querySelector('circle') ?? thing)?.getBoundingClientRect();
    const now = box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
    still = now && String(now) === before ? still + 1 : 0;
    before = String(now);
    if (still >= 2) told(now); else requestAnimationFrame(look);
  };
  look();
})"""


class Visitor:
    """One page of a browser, and its failures: console errors, exceptions, answers of the server above 499."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.failures: list[str] = []
        self.forgiven: list[str] = []
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.failures.append(f"exception: {error}"))
        page.on("response", self._answered)

    def forgive(self, *words: str) -> None:
        """Failures with these words in them are what the test is about."""
        self.forgiven.extend(words)

    def unforgiven(self) -> list[str]:
        return [line for line in self.failures if not any(words in line for words in self.forgiven)]

    def _heard(self, message: ConsoleMessage) -> None:
        where = str(message.location.get("url", ""))
        if "409" in message.text and where.endswith(("/preview", "/ahead")):
            return  # a look ahead that crossed the answer it was for: the client drops it, the browser tells it
        if message.type in {"error", "warning"}:
            self.failures.append(f"{message.type}: {message.text} {where}")

    def _answered(self, response: Response) -> None:
        if response.status >= 500:
            self.failures.append(f"{response.status}: {response.url}")

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def sit(self, game: Game, sides: str = "AB", asked: bool = True) -> None:
        """Takes seats of a game that was founded elsewhere, with moves shown at once."""
        seats = {game.id: {side: token for side, token in game.tokens.items() if side in sides}}
        kept = {"sandtable.seats": json.dumps(seats), "sandtable.speed": "0"}
        self.page.add_init_script(f"({KEEP})({json.dumps(kept)})")
        self.go(f"/game/{game.id}")
        if asked:
            self.settle()
        else:
            self.page.wait_for_selector("[role=application]")

    def settle(self, seconds: float = 60.0) -> None:
        """Waits until something is asked here, or the battle is over."""
        self.page.wait_for_selector(READY, timeout=seconds * 1000)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def answer_by(self, *keys: str) -> None:
        """Presses keys of which the last gives an answer, and waits for what comes of it."""
        self.press(*keys[:-1])
        if keys[-1] == "a":
            self.ask_advice()
        with self.page.expect_response("**/answers") as told:
            self.press(keys[-1])
        assert 200 == told.value.status, told.value.text()
        self.settle()

    def ask_advice(self) -> None:
        """The first press of A, where it asks what the computer would do; a unit is set up by one press."""
        if self.page.get_by_role("button", name=PLACED).count() == 0:
            self.press("a")
            expect(self.page.locator("section.advice")).to_be_visible()

    def throw(self, *faces: int) -> None:
        """Types in real dice."""
        self.answer_by(*(str(face) for face in faces), "Enter")

    def answer_with(self, button: Locator) -> None:
        """Taps a button that gives an answer, and waits for the next question."""
        with self.page.expect_response("**/answers") as told:
            button.tap()
        assert 200 == told.value.status, told.value.text()
        self.settle()

    def middle(self, token: str) -> tuple[float, float]:
        """Where a thing stands on the screen, once the board lies still."""
        x, y = self.eval(MIDDLE, token)
        return x, y

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#question")

    @property
    def over(self) -> bool:
        return self.page.locator("section.over").count() > 0

    @property
    def game_id(self) -> str:
        found = FOUND.search(self.page.url)
        assert found, self.page.url
        return found.group(1)

    def options(self) -> Locator:
        """The answers beside the question."""
        return self.page.locator("section.q [role=radiogroup] [role=radio]")

    def play_out(self, most: int = 600) -> int:
        """Takes what is proposed, with A and with Enter in turn, until the battle is over; how often it answered."""
        for n in range(most):
            if self.over:
                return n
            by_enter = n % 2 == 1 and self.page.locator("section.q .btn.main:enabled").count() > 0
            self.answer_by("Enter" if by_enter else "a")
        raise AssertionError(f"the battle was not over after {most} answers")

    def choose_speed(self, name: str) -> None:
        """Sets the speed of moves in the menu."""
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("radio", name=name).click()
        self.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def finds_nothing(self, script: str, where: str = "") -> None:
        """A script that lists what is wrong lists nothing, once the page has come to rest."""
        with contextlib.suppress(PlaywrightTimeoutError):
            self.page.wait_for_function(f"() => ({script})().length === 0", timeout=PATIENCE_MS)
        assert [] == self.eval(script), where

    def becomes(self, expression: str, given: Any = None) -> None:
        """Waits until the expression holds: what loads, fades or moves is not asked just once."""
        self.page.wait_for_function(expression, arg=given)

    def eval(self, script: str, *given: Any) -> Any:
        return self.page.evaluate(script, *given)
