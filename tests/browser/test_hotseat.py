"""Two people at one screen: the table is put away between them, and neither's page ever holds the other's secrets."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Response, WebSocket, expect
from tests.browser.conftest import LONGEST_MS, Opens
from tests.browser.serving import Serving
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

# A truck and its escort on the road; in the wood lie raiders that nobody has seen.
AMBUSH: dict[str, Any] = {
    "scenario": "convoy",
    "turns": 2,
    "order": ["A", "B"],
    "holder": "A",
    "terrain": [{"kind": "wood", "points": [[30, 2], [44, 2], [44, 8], [30, 8]]}],
    "units": [
        {"id": "truck", "side": "A", "vehicle": "truck", "at": [8, 24], "facing": 0},
        {"id": "escort", "side": "A", "name": "Escort", "at": [[4, 22], [5.5, 22]]},
        {
            "id": "lurkers",
            "side": "B",
            "name": "Lurkers",
            "hidden": True,
            "at": [[34.37, 5], [35.87, 5], [37.37, 5]],
        },
        {"id": "decoys", "side": "B", "name": "Decoys", "hidden": True, "at": [[40.37, 5], [41.87, 5]]},
    ],
}
# Who is in the army is no secret; where they stand is.
SECRETS = ("lurkers-", "decoys-", "34.37", "35.87", "40.37")
DECLINE = "Do not roll for"


class Wire:
    """What a page hears from the server about its games."""

    def __init__(self, at: Visitor) -> None:
        self.heard: list[str] = []
        self.page = at.page
        at.page.on("websocket", self._socket)
        at.page.on("response", self._response)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def _response(self, response: Response) -> None:
        if "/api/games/" in response.url:
            self.heard.append(response.text())

    def hears(self, least: int) -> None:
        """Waits until so much was heard: what comes in is told of a little after the page shows it."""
        for _ in range(LONGEST_MS // 50):
            if len(self.heard) >= least:
                return
            self.page.wait_for_timeout(50)
        assert len(self.heard) >= least

    def secrets(self) -> list[str]:
        """The secrets that were heard."""
        return [word for word in SECRETS if any(word in line for line in self.heard)]


def secrets_in(at: Visitor) -> list[str]:
    """The secrets that the page holds, in sight or not."""
    page = at.page.content()
    return [word for word in SECRETS if word in page]


def expect_cover(at: Visitor) -> None:
    """Nothing of the table is on the page but whose turn it is to sit down."""
    cover = at.page.get_by_role("dialog")
    expect(cover.get_by_role("heading")).to_contain_text("Please hand over")
    expect(at.page.locator("[data-token], section.q, [role=log]")).to_have_count(0)


def sit_down(at: Visitor) -> None:
    """The other one is ready: the button has the focus."""
    expect(at.page.get_by_role("dialog").get_by_role("button")).to_be_focused()
    at.press("Enter")
    at.settle()


def decline(at: Visitor) -> None:
    """The initiative goes to the other side."""
    at.options().filter(has_text=DECLINE).first.click()
    with at.page.expect_response("**/answers"):
        at.press("Enter")


def test_neither_of_two_at_one_screen_sees_what_the_other_hides(visit: Opens, serving: Serving) -> None:
    """Where ambushers lie reaches neither the page of the convoy nor its wire; their own side sees it."""
    at = visit()
    wire = Wire(at)
    at.sit(serving.new(position=AMBUSH, seats={"A": "me", "B": "hotseat"}))
    expect(at.page.locator("[data-token=truck]")).to_be_visible()
    decline(at)
    expect_cover(at)
    at.page.reload()
    expect_cover(at)
    assert [] == secrets_in(at) + wire.secrets()

    sit_down(at)
    expect(at.page.locator("[data-token=lurkers-1]")).to_be_visible()
    decline(at)
    expect_cover(at)
    assert [] == secrets_in(at)
    wire.heard.clear()
    sit_down(at)
    expect(at.page.locator("[data-token=truck]")).to_be_visible()
    at.press("\\")
    expect(at.page.get_by_role("heading", name="Terrain", exact=True)).to_be_visible()
    assert [] == secrets_in(at) + wire.secrets()
    wire.hears(2)
    assert [] == wire.secrets()


def test_an_onlooker_and_the_replay_of_a_running_battle_keep_the_secrets(
    visit: Opens, serving: Serving
) -> None:
    """Whoever holds no seat sees what everybody sees; the convoy's own replay shows the convoy's view."""
    game = serving.new(position=AMBUSH, seats={"A": "me", "B": "hotseat"})
    onlooker = visit()
    wire = Wire(onlooker)
    onlooker.sit(game, sides="", asked=False)
    expect(onlooker.page.locator("[data-token=truck]")).to_be_visible()
    expect(onlooker.page.locator("section.q")).to_have_count(0)
    convoy = visit()
    other = Wire(convoy)
    convoy.sit(game, sides="A")
    convoy.go(f"/replay/{game.id}")
    expect(convoy.page.locator("[data-token=truck]")).to_be_visible()

    assert [] == secrets_in(onlooker) + wire.secrets() + secrets_in(convoy) + other.secrets()


def place_everything(at: Visitor) -> None:
    """Leave the placing of one side to the computer."""
    with at.page.expect_response("**/orders"):
        at.page.get_by_role("button", name="Place everything for me").click()


def test_two_people_set_up_at_one_screen(visit: Opens) -> None:
    """From the sheet: each places a side while the other's is put away, then the first turn begins."""
    at = visit()
    at.go("/")
    at.page.get_by_role("button", name="Play FUBAR", exact=True).click()
    at.page.get_by_role("button", name="More options").click()
    sheet = at.page.get_by_role("dialog")
    sheet.get_by_label("Scenario").first.select_option(label="Convoy")
    for side in range(2):
        sheet.get_by_label("Army").nth(side).select_option(index=0)
    sheet.get_by_label("Who plays it").nth(1).select_option(label="Another person at this screen")
    sheet.get_by_role("button", name="Start the battle").click()
    at.page.wait_for_selector("section.q, [aria-modal=true]")
    if at.page.locator("[aria-modal=true]").count():
        sit_down(at)
    place_everything(at)
    expect_cover(at)
    sit_down(at)
    place_everything(at)

    at.page.wait_for_selector("section.q:not(:has-text('place')), [aria-modal=true]")
    if at.page.locator("[aria-modal=true]").count():
        sit_down(at)
    expect(at.page.locator("header .turn")).to_contain_text("Turn 1 of")
