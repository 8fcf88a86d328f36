"""Questions and their answers: refusals, rules, odds, undo, typed dice, standing orders."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Opens
from tests.browser.serving import CLEARING, Serving
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

PERCENT = re.compile(r"([\d.]+)%")


def activated(visit: Opens, serving: Serving, **wishes: Any) -> Visitor:
    """The rifles have made their activation roll with a typed six, and are asked what they do."""
    at = visit(**wishes)
    at.sit(serving.new(dice="typed"))
    at.answer_by("1", "Enter")
    at.throw(6)
    return at


def test_typed_dice_wait_until_all_have_fallen(visit: Opens, serving: Serving) -> None:
    """The question names the dice and what they need; Escape takes a die back; only then can they be given."""
    at = visit()
    at.sit(serving.new(dice="typed"))
    at.answer_by("1", "Enter")

    give = at.page.get_by_role("button", name="Take these dice")
    expect(give).to_be_disabled()
    at.press("2")
    expect(give).to_be_enabled()
    at.press("Escape", "6", "Enter")
    expect(at.prompt).to_have_text("What does Rifles do?")
    expect(at.page.locator("[role=log]").get_by_role("img", name="6, success")).to_be_visible()


def test_a_refused_answer_says_why_and_opens_its_rule(visit: Opens, serving: Serving) -> None:
    """Refused answers stay in sight, cannot be chosen, and lead to the text of the rule behind them."""
    at = activated(visit, serving)
    refused = at.options().filter(has_text="Assault")
    expect(refused).to_have_attribute("aria-disabled", "true")
    expect(refused).to_contain_text(re.compile(r"\w+ .*\."))
    before = at.page.locator("section.q .btn.main").inner_text()
    refused.click(force=True)
    expect(at.page.locator("section.q .btn.main")).to_have_text(before)

    chip = at.page.locator("section.q .ans .why .rule").first
    rule = "fubar." + chip.inner_text()
    chip.click()
    drawer = at.page.get_by_role("dialog", name="Rule")
    expect(drawer.locator(".id")).to_have_text(rule)
    expect(drawer.locator(".text").first).to_have_text(re.compile(r"\w+ \w+ .*\."))
    at.press("Escape")
    expect(drawer).to_have_count(0)


def odds_shown(bar: Locator) -> float:
    """The sum of the percentages that an odds bar reads out."""
    words = bar.get_attribute("aria-label") or ""
    return sum(float(share) for share in PERCENT.findall(words))


def test_a_target_shows_its_odds_and_every_modifier_with_its_rule(visit: Opens, serving: Serving) -> None:
    """Each modifier has words, a number and a rule; the chances of every bar add up to 100 per cent."""
    at = activated(visit, serving)
    at.options().filter(has_text="Aim").click()
    at.answer_by("Enter")
    expect(at.prompt).to_have_text(re.compile(r"Rifles"))
    at.options().filter(has_text="Raiders").hover()

    tip = at.page.locator(".mods").first
    expect(tip).to_be_visible()
    for line in tip.locator("li").all():
        assert re.match(r"\w", line.locator("span").inner_text())
        assert re.fullmatch(r"[+−-]?\d+\+?|[+−-]?\d+(\.\d+)?″?|×\d+", line.locator("b").inner_text())
        assert re.fullmatch(r"[a-z_]+(\.[a-z_0-9]+)+", line.get_by_role("button").inner_text())
    bars = at.page.locator(".odds")
    expect(bars).not_to_have_count(0)
    for bar in bars.all():
        assert pytest.approx(100, abs=0.5) == odds_shown(bar)
    expect(at.page.get_by_text("exact").first).to_be_visible()

    refused = at.options().filter(has_text="Guards")
    expect(refused).to_have_attribute("aria-disabled", "true")
    expect(at.page.get_by_role("button", name="Attack Raiders")).to_be_enabled()


def test_the_enemy_under_the_pointer_shows_what_firing_at_it_would_bring(
    visit: Opens, serving: Serving
) -> None:
    """Before any answer is given, hovering over an enemy shows the odds beside it."""
    at = activated(visit, serving)
    at.page.locator("[data-token=raiders-2]").hover()

    expect(at.page.locator("main .odds").first).to_be_visible()
    at.page.locator("[data-token=scouts-1]").hover()
    expect(at.page.locator("main .odds")).to_have_count(0)


def test_undo_takes_an_answer_back_until_a_die_has_fallen(visit: Opens, serving: Serving) -> None:
    """The choice of a unit can be undone while its die has not been typed; afterwards the reason is told."""
    at = visit()
    at.sit(serving.new(dice="typed"))
    which = at.prompt.inner_text()
    at.answer_by("1", "Enter")
    with at.page.expect_response("**/undo"):
        at.page.get_by_role("button", name="Undo").click()
    expect(at.prompt).to_have_text(which)

    at.answer_by("1", "Enter")
    at.throw(6)
    undo = at.page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_accessible_description(re.compile("die"))
    at.press("u")
    expect(at.page.get_by_text("You cannot undo: a die was rolled.").last).to_be_visible()
    expect(at.prompt).to_have_text("What does Rifles do?")


def test_a_move_is_undone_on_the_board_too(visit: Opens, serving: Serving) -> None:
    """The figures go back to where they stood."""
    at = activated(visit, serving)
    stood = at.page.locator("[data-token=rifles-1]").get_attribute("transform")
    at.options().filter(has_text=re.compile("^2")).click()
    at.answer_by("Enter")
    at.page.get_by_role("button", name="Undo").click()

    expect(at.prompt).to_have_text("What does Rifles do?")
    expect(at.page.locator("[data-token=rifles-1]")).to_have_attribute("transform", stood or "")


def test_one_button_sets_the_whole_side_up(visit: Opens, serving: Serving) -> None:
    """By hand or all at once: the order to place everything leaves no question of setting up."""
    at = visit()
    at.sit(serving.new(position=None, setup={"scenario": "skirmish"}, orders={}))
    expect(at.page.locator("[data-token^=A]")).to_have_count(0)
    with at.page.expect_response("**/orders"):
        at.page.get_by_role("button", name="Place everything for me").click()
    expect(at.page.locator("header .turn")).to_contain_text("Turn 1 of")
    at.settle()

    expect(at.page.locator("[data-token^=A]").nth(5)).to_be_attached()


def test_a_standing_order_answers_from_now_on_until_it_is_taken_back(visit: Opens, serving: Serving) -> None:
    """Reactions are ordered beforehand beside their question; the menu lists the order and takes it back."""
    game = serving.new(position=behind_the_house(), seats={"A": "me", "B": "hotseat"}, dice="typed")
    at = visit()
    at.sit(game, sides="A", asked=False)
    game.answer("B", "raiders", [6], "run", {"lead": [32, 27], "formation": "keep", "then": "done"})
    at.settle()
    expect(at.prompt).to_contain_text("Raiders")
    with at.page.expect_response("**/orders"):
        at.page.get_by_role("button", name="From now on never fire").click()
    expect(at.page.get_by_text("Waiting for")).to_be_visible()
    assert "B" == game.view("A")["waiting_for"]

    at.page.get_by_role("button", name="Menu").click()
    orders = at.page.get_by_role("dialog").get_by_text("From now on never fire")
    expect(orders).to_be_visible()
    with at.page.expect_response("**/orders") as taken:
        at.page.get_by_role("button", name="Take back").click()
    assert '"order":""' in (taken.value.request.post_data or "")
    expect(orders).to_have_count(0)


def behind_the_house() -> dict[str, Any]:
    """The raiders stand where nobody sees them, the rifles wait for them."""
    position = copy.deepcopy(CLEARING)
    position["holder"] = "B"
    position["terrain"].append({"kind": "building", "points": [[24, 12], [30, 12], [30, 24], [24, 24]]})
    position["units"][0]["guard"] = True
    position["units"][2]["at"] = [[32, 16], [33.5, 16], [35, 16]]
    return position


def test_single_models_are_aimed_at_by_name_and_by_click(visit: Opens, serving: Serving) -> None:
    """Where a game aims at models and pieces of terrain they go by their names, and a click on one shows its odds."""
    squads = [
        {"id": "light", "side": "A", "unit": "cap_light", "at": [[20, 30], [22, 30]]},
        {"id": "foe", "side": "B", "unit": "bau_hussar", "at": [[20, 20], [23, 20]]},
    ]
    walls = [{"id": "w", "kind": "wall", "points": [[30, 24], [34, 24], [34, 25], [30, 25]]}]
    setup = {"system": "warzone", "scenario": "meeting"}
    at = visit()
    at.sit(serving.new(position={"squads": squads, "terrain": walls}, setup=setup))
    expect(at.page.get_by_role("button", name="One at a time")).to_be_visible()
    at.press("Alt")
    expect(at.options().first).to_be_visible()
    while at.options().filter(has_text="Hussars").count() == 0:
        shoot = at.options().filter(has_text=re.compile("Shoot"))
        (shoot if shoot.count() else at.options()).first.click()
        at.answer_by("Enter")
    names = " ".join(at.options().all_inner_texts())
    assert "Brick wall" in names
    assert "foe-" not in names
    at.page.locator("[data-token=foe-2]").click()

    expect(at.options().filter(has_text="no. 2")).to_have_attribute("aria-checked", "true")
    expect(at.page.locator(".tip .odds").first).to_be_visible()


# Two with SMGs before three enemies; a friend stands where a careless burst would find him.
ALLEY: dict[str, Any] = {
    "units": [
        {"id": "a", "side": "A", "at": [[10, 20], [12, 20]], "type": "squire", "weapon": "smg", "facing": 90},
        {"id": "b", "side": "B", "at": [[10, 16], [10.9, 14]], "type": "squire"},
        {"id": "c", "side": "B", "at": [[14, 14]], "type": "squire"},
        {"id": "d", "side": "A", "at": [[11, 17]], "type": "squire"},
    ]
}


@pytest.mark.parametrize("small", [False, True])
def test_a_burst_is_turned_until_it_spares_a_friend(visit: Opens, serving: Serving, small: bool) -> None:
    """Its template lies on the table before it is fired, with everybody under it; turned, it catches others."""
    at = visit(small=small)
    setup = {"system": "fallout", "scenario": "skirmish", "edition": "en", "unit": "in"}
    game = serving.new(position=ALLEY, setup=setup)
    game.answer("A", "a", "attack")
    at.sit(game, "A")
    page = at.page
    page.get_by_role("button", name="Split the attack").click()
    first, second = (page.locator("section.q .split select").nth(n) for n in (0, 1))
    second.select_option("")
    first.select_option("smg:burst|b")
    expect(page.locator("section.q .lay output")).to_have_text("90°")
    expect(page.get_by_text("d is under the template too", exact=False)).to_be_visible()
    for _ in range(3):
        page.get_by_role("button", name="Turn the template to the left").click()
    expect(page.locator("section.q .lay output")).to_have_text("105°")
    expect(page.get_by_text("d is under the template too", exact=False)).to_have_count(0)
    with page.expect_request("**/answers") as sent:
        page.locator("section.q .btn.main").click()

    shot = {"figure": "a-1", "weapon": "smg:burst", "toward": 105}
    assert {"shots": [shot]} == (sent.value.post_data_json or {})["answer"]
    at.settle()
