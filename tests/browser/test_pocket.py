"""The referee in the pocket, on a phone beside a real table: measured, rolled and tapped, for every game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Opens
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


class Referee:
    """Somebody with a phone: everything is tapped."""

    def __init__(self, at: Visitor, system: str) -> None:
        self.at = at
        self.page: Page = at.page
        at.go(f"/pocket/{system}")
        self.page.get_by_role("button", name="Begin", exact=True).tap()
        self.main = self.page.locator("main")
        expect(self.main.locator("h2").first).to_be_visible()

    def tap(self, name: str) -> None:
        self.page.get_by_role("button", name=name).first.tap()

    def dice(self, *faces: int) -> None:
        """Taps what the dice show, and lets the rule be applied."""
        for face in faces:
            self.page.locator(f"[data-face='{face}']").tap()
        self.tap("Apply the rule")

    def step(self, wanted: tuple[str, ...]) -> str:
        """One screen, whatever it is: measures the first unit, taps dice, does things by hand, or chooses."""
        page = self.page
        again = page.get_by_role("button", name="Measured: on with it")
        page.locator("main :is([data-unit], [data-face], [data-done], [data-option])").or_(
            again
        ).first.wait_for()
        before = self.entries()
        if page.locator("[data-unit]").count():
            foe = page.locator("[data-unit]").first
            foe.tap()
            self.tap("Measured: on with it")
            kind = "measured"
        elif again.count():  # one enemy was measured before: his distance is asked for at once
            self.tap("Measured: on with it")
            kind = "measured"
        elif page.locator("[data-face]").count():
            self.cast(before * 3)
            kind = "dice"
        elif page.locator("[data-done]").count():
            page.locator("[data-done]").first.tap()
            kind = "done"
        else:
            kind = self._chosen(wanted)
        page.wait_for_function(
            "before => document.querySelector('main').dataset.entries !== String(before)", arg=before
        )
        return kind

    def _chosen(self, wanted: tuple[str, ...]) -> str:
        options = self.page.locator("[data-option]")
        ids = [options.nth(at).get_attribute("data-option") or "" for at in range(options.count())]
        best = next((at for word in wanted for at, id in enumerate(ids) if id.startswith(word)), 0)
        options.nth(best).tap()
        sure = self.page.get_by_role("button", name="So it is")
        if sure.count():
            for at in range(4 * len(ids)):  # shares are tapped until all is shared out
                if sure.is_enabled():
                    break
                options.nth(at % len(ids)).tap()
            sure.tap()
        return ids[best]

    def cast(self, first: int) -> None:
        """Taps a face for every die that is asked for, one after the other, beginning anywhere."""
        faces = self.page.locator("[data-face]:enabled")
        while many := faces.count():
            faces.nth(first % many).tap()
            first += 1
        self.tap("Apply the rule")

    def through_a_gap(self) -> None:
        """Dice are tapped while there is no network; they are sent when it is back, and the game has gone on."""
        page = self.page
        before = self.entries()
        page.context.set_offline(True)
        self.cast(before)
        expect(self.main).to_contain_text("kept on this phone")
        page.context.set_offline(False)
        expect(self.main).to_have_attribute("data-entries", str(before + 1))

    def entries(self) -> int:
        return int(self.main.get_attribute("data-entries") or 0)

    def choose(self, option: str) -> None:
        self.page.locator(f"[data-option='{option}']").tap()

    def measure(self, unit: str, cover: str = "") -> None:
        """The unit stands as far away as is proposed, in this cover."""
        self.page.locator(f"[data-unit='{unit}']").tap()
        if cover:
            self.page.get_by_role("button", name=cover).tap()
        self.tap("Measured: on with it")


def test_fubar_is_refereed_by_touch(visit: Opens) -> None:
    """Activation with the modifier of sight, fire with cover, losses that the owner chooses; kept over a reload."""
    at = visit(small=True)
    phone = Referee(at, "fubar")
    for face in (6, 3, 6, 3):  # who sets up, who has the initiative
        phone.dice(face)
    expect(phone.page.locator("[data-asked]")).to_have_attribute("data-asked", "A")  # whose question it is
    phone.choose("A3")
    expect(phone.main).to_contain_text("Whom does")
    phone.measure("B2", "light cover")
    expect(phone.page.locator(".who")).to_contain_text("12″, light cover")
    phone.dice(6)
    phone.choose("aim")
    phone.choose("B2")
    dice = phone.page.locator(".slot")
    expect(dice.first).to_be_visible()
    for _ in range(dice.count()):
        phone.page.locator("[data-face='6']").tap()
    phone.tap("Apply the rule")
    expect(phone.page.locator(".say")).to_contain_text("hit")
    for number in range(1, 6):
        phone.choose(f"B2-{number}")
    phone.choose("B2-5")  # once lost, twice pinned
    phone.tap("So it is")
    expect(phone.main).to_contain_text("Which unit do you activate?")
    phone.page.reload()

    expect(phone.main).to_contain_text("Which unit do you activate?")
    phone.tap("Units, points, cards")
    expect(phone.page.locator("[data-status='A3']")).to_contain_text("has acted")
    expect(phone.page.locator("[data-status='B2']")).to_contain_text("0 of 5")


def test_without_a_network_what_was_entered_is_kept_and_sent_later(visit: Opens) -> None:
    """The answer waits on the phone; dice thrown meanwhile are noted and put in when they are asked for."""
    at = visit(small=True)
    at.forgive("ERR_INTERNET_DISCONNECTED")
    phone = Referee(at, "fubar")
    expect(phone.page.locator(".slot")).to_have_count(1)
    phone.page.context.set_offline(True)
    phone.dice(6)
    expect(phone.main).to_contain_text("kept on this phone")
    phone.page.locator("[data-note='3']").tap()
    phone.page.context.set_offline(False)  # within five seconds the phone tries again by itself

    expect(phone.main).not_to_contain_text("kept on this phone")
    expect(phone.page.locator(".slot")).to_have_count(0)  # the second die lies there already
    phone.tap("Apply the rule")
    expect(phone.main).to_have_attribute("data-entries", "2")


def test_a_printed_list_opens_in_the_pocket(visit: Opens) -> None:
    """The code of an army sheet leads to the list, and from there the same list is refereed."""
    at = visit(small=True)
    at.go("/armies/fubar")
    at.page.get_by_role("button", name="Referee in the pocket").tap()
    at.page.wait_for_url("**/pocket/fubar#list=*")

    expect(at.page.get_by_role("button", name="Begin", exact=True)).to_be_enabled()
    expect(at.page.locator("select").nth(1)).to_have_value("0")


@pytest.mark.parametrize(
    ("system", "wanted", "attack"),
    [
        ("fallout", ("attack", "move_fire"), "attack"),
        ("warfare", ("A", "B", "fire-light", "fire-heavy", "move"), "fire"),
        ("warzone", ("shoot", "charge"), "shoot"),
    ],
)
def test_every_other_game_is_refereed_by_touch(
    visit: Opens, system: str, wanted: tuple[str, ...], attack: str
) -> None:
    """Measured, rolled, attacked and kept: what the phone tells is what the roster holds."""
    phone = Referee(visit(small=True), system)
    kinds: list[str] = []
    for _ in range(40):
        kinds.append(phone.step(wanted))
        if "measured" in kinds and any(kind.startswith(attack) for kind in kinds) and kinds[-1] == "dice":
            break

    assert "measured" in kinds
    assert any(kind.startswith(attack) for kind in kinds)
    expect(phone.page.locator(".say")).to_be_visible()
    phone.tap("Units, points, cards")
    expect(phone.page.locator("[data-status]").first).to_be_visible()


QUIET = ("pass", "rest")  # once everything has been met the turn is brought to its end
TURNS = {
    "fubar": ("aim", "guard"),
    "fallout": ("attack", "move_fire"),
    "warfare": ("A", "B", "fire-light", "fire-heavy", "move"),
    "warzone": ("shoot", "charge", "pass"),
}


@pytest.mark.parametrize("system", sorted(TURNS))
def test_a_whole_turn_is_refereed_by_touch_with_the_network_gone_in_the_middle(
    visit: Opens, system: str
) -> None:
    """From the first die to the second turn on a phone; dice thrown without a network are sent when it is back."""
    at = visit(small=True)
    at.forgive("ERR_INTERNET_DISCONNECTED")
    phone = Referee(at, system)
    turn = phone.page.locator("header .eyebrow")
    kinds: list[str] = []
    lost = False
    while len(kinds) < 400 and "Turn 2" not in (turn.text_content() or ""):
        kinds.append(phone.step(TURNS[system] if len(kinds) < 24 else (*QUIET, *TURNS[system])))
        if not lost and len(kinds) > 3 and phone.page.locator("[data-face]").count():
            lost = True
            phone.through_a_gap()

    expect(turn).to_contain_text("Turn 2")
    assert lost
    assert kinds.count("dice") > 3
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390
