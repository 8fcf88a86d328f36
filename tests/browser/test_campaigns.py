"""Campaigns in the browser: agreed on, shared by link, fought, booked, won; on the map by keyboard."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import httpx
import pytest
from playwright.sync_api import Dialog, Page, expect
from tests.browser.conftest import Opens
from tests.browser.serving import Serving
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

TERMS: dict[str, Any] = {
    "name": "Dust",
    "points": 500,
    "battle_least": 30,
    "battle_most": 250,
    "seed": 5,
    "sides": [{"name": "North", "army": "raiders"}, {"name": "South", "army": "raiders"}],
}
LONG_MS = 120_000


def founded(serving: Serving, seats: list[str], **terms: Any) -> dict[str, Any]:
    """A campaign that is founded without the browser."""
    body = {"system": "fallout", "terms": {**TERMS, **terms}, "seats": seats}
    reply = httpx.post(f"{serving.url}/api/campaigns", json=body, timeout=60)
    assert 201 == reply.status_code, reply.text
    return dict(reply.json())


def opened(visit: Opens, made: dict[str, Any], **wishes: Any) -> Visitor:
    """The campaign's page with all its tokens."""
    visitor = visit(**wishes)
    tokens = {made["campaign"]: {**made["tokens"], "host": made["host"]}}
    keep = f"localStorage.setItem('sandtable.campaigns', {json.dumps(json.dumps(tokens))})"
    visitor.page.add_init_script(f"{keep}; localStorage.setItem('sandtable.speed', '0')")
    visitor.go(f"/campaign/{made['campaign']}")
    visitor.page.wait_for_selector(".todo li")
    return visitor


def field(page: Page) -> None:
    """Takes the proposal and fields it."""
    page.get_by_role("button", name="Propose").click()
    page.get_by_role("button", name="Field these troops").click()


def agree(dialog: Dialog) -> None:
    dialog.accept()


def fight_by_bots(serving: Serving, page: Page, game: str) -> None:
    """Both sides of a battle are given to the gentle computer, each by its own token."""
    for letter, side in (("A", "0"), ("B", "1")):
        kept = json.loads(page.evaluate("localStorage.getItem('sandtable.seats')"))
        token = kept.get(game, {}).get(letter)
        if token:
            reply = httpx.post(
                f"{serving.url}/api/games/{game}/seats/{letter}",
                json={"held_by": "bot", "bot": "random"},
                headers={"Authorization": f"Bearer {token}"},
                timeout=60,
            )
            assert reply.is_success, (side, reply.text)


def play_out(serving: Serving, game: str, token: str) -> None:
    """Side A takes every suggestion, elsewhere, until the battle is over."""
    with httpx.Client(
        base_url=f"{serving.url}/api/games/{game}", headers={"Authorization": f"Bearer {token}"}, timeout=60
    ) as table:
        while (view := table.get("/view", params={"side": "A"}).json())["result"] is None:
            if view["question"] is None:
                time.sleep(0.02)
                continue
            body = {"side": "A", "version": view["version"], "answer": view["question"]["suggestion"]}
            assert 200 == table.post("/answers", json=body).status_code


def test_two_people_share_a_whole_campaign(visit: Opens, serving: Serving) -> None:
    """Agreed on in the form, joined by link; a battle is fought and booked by itself, forfeits end the rest."""
    host = visit()
    host.go("/campaigns")
    form = host.page.locator("form")
    form.get_by_label("Name", exact=True).fill("Salt and Rust")
    form.get_by_label("Battle: at most").fill("250")
    form.get_by_label("Battle: at least").fill("30")
    expect(form).to_contain_text("3 battles for each side")
    for at, name in enumerate(("Wells", "Mesa")):
        form.get_by_label("Name of the side").nth(at).fill(name)
        form.get_by_label("Army", exact=True).nth(at).select_option("drawn:raiders")
    form.get_by_label("Who holds it").nth(1).select_option("open")
    form.get_by_role("button", name="Begin the campaign").click()
    host.page.wait_for_selector(".todo li")
    link = host.page.get_by_label("Link for Mesa").input_value()

    guest = visit()
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill("Bea")
    guest.page.get_by_role("button", name="Take this side").click()
    expect(guest.page.locator("#pool-title")).to_have_text("The pool of Mesa")
    expect(guest.page.locator(".todo")).to_contain_text("Choose your troops for battle 1 against Wells")

    field(host.page)
    expect(host.page.locator(".todo")).to_contain_text("Mesa has not chosen yet")
    field(guest.page)
    to_table = guest.page.get_by_role("link", name="To the table")
    game = (to_table.get_attribute("href") or "").rpartition("/")[2]
    expect(host.page.get_by_role("link", name="To the table")).to_be_visible()
    fight_by_bots(serving, host.page, game)
    fight_by_bots(serving, guest.page, game)
    for person in (host, guest):
        expect(person.page.locator("ol li").first).to_contain_text("Skirmish", timeout=LONG_MS)
        expect(person.page.locator("ol li.next .no")).to_have_text("2", timeout=LONG_MS)

    host.page.on("dialog", agree)
    for number in ("2", "3"):
        expect(host.page.locator("ol li.next .no")).to_have_text(number)
        host.page.locator(".choice").get_by_role("button", name="Forfeit").click()
    expect(host.page.locator(".todo")).to_contain_text("The campaign is over: Mesa takes it")
    expect(guest.page.locator(".todo")).to_contain_text("The campaign is over")
    # nothing is hidden any more
    expect(guest.page.get_by_role("radio", name="Wells")).to_be_visible()
    with host.page.expect_download() as told:
        host.page.get_by_role("button", name="Save as a file").click()
    assert "sandtable campaign" == json.loads(told.value.path().read_text())["kind"]


def test_the_table_leads_back_to_the_campaign(visit: Opens, serving: Serving) -> None:
    """Against the computer: choosing troops begins the battle; its end checks the dice and shows the way back."""
    made = founded(serving, ["me", "bot:random"], battle_most=60)
    visitor = opened(visit, made)
    field(visitor.page)
    visitor.page.get_by_role("link", name="To the table").click()
    visitor.page.wait_for_selector("[role=application]")
    play_out(serving, visitor.game_id, made["tokens"]["0"])
    back = visitor.page.get_by_role("link", name="To the campaign")
    expect(back).to_be_visible(timeout=LONG_MS)
    expect(visitor.page.locator(".fair")).to_contain_text("Your dice were fair")
    back.click()
    expect(visitor.page.locator("ol li.next .no")).to_have_text("2", timeout=LONG_MS)


def choose_elsewhere(serving: Serving, made: dict[str, Any], side: str) -> None:
    """A side takes the proposal, in another browser."""
    headers = {"Authorization": f"Bearer {made['tokens'][side]}"}
    with httpx.Client(base_url=f"{serving.url}/api/campaigns", headers=headers, timeout=60) as http:
        seen = http.get(f"/{made['campaign']}").raise_for_status().json()
        order = {"do": "field", "units": seen["view"]["next"]["advice"][side]}
        body = {"side": int(side), "orders": [order]}
        http.post(f"/{made['campaign']}/orders", json=body).raise_for_status()


def mine_alone(made: dict[str, Any]) -> dict[str, Any]:
    """The campaign as whoever holds its first side has it."""
    return {**made, "tokens": {"0": made["tokens"]["0"]}}


def test_what_others_do_is_told_without_asking(visit: Opens, serving: Serving) -> None:
    """Over the socket: the other side's choice begins the battle; meanwhile the page asks for nothing."""
    made = founded(serving, ["me", "hotseat"])
    visitor = visit()
    told: list[str] = []
    visitor.page.on("websocket", lambda line: line.on("framereceived", lambda frame: told.append(str(frame))))
    opened(lambda: visitor, mine_alone(made))
    field(visitor.page)
    expect(visitor.page.locator(".todo")).to_contain_text("South has not chosen yet")
    while len(told) < 2:
        visitor.page.wait_for_timeout(50)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    choose_elsewhere(serving, made, "1")

    expect(visitor.page.get_by_role("link", name="To the table")).to_be_visible()
    assert [] == [url for url in asked if "/api/campaigns" in url]


def test_without_a_socket_the_page_looks_by_itself(visit: Opens, serving: Serving) -> None:
    """Where no socket comes through, what others do is shown a few seconds later."""
    made = founded(serving, ["me", "hotseat"])
    visitor = visit()
    visitor.page.route_web_socket(re.compile("/socket"), lambda socket: socket.close())
    opened(lambda: visitor, mine_alone(made))
    field(visitor.page)
    expect(visitor.page.locator(".todo")).to_contain_text("South has not chosen yet")
    choose_elsewhere(serving, made, "1")

    expect(visitor.page.get_by_role("link", name="To the table")).to_be_visible()


def test_refused_troops_say_why_with_the_rule(visit: Opens, serving: Serving) -> None:
    """Too many points: the rule is named, and nothing is chosen."""
    visitor = opened(visit, founded(serving, ["me", "hotseat"], battle_most=60))
    page = visitor.page
    visitor.forgive("409")
    for box in page.get_by_role("checkbox", name="Takes part").all()[:4]:
        box.check()
    page.get_by_role("button", name="Field these troops").click()
    expect(page.locator(".todo .reason").first).to_contain_text("army.")
    expect(page.get_by_text("Chosen", exact=True)).to_have_count(0)


# A squad, and a hero who can lay three mines.
TRAPPERS: dict[str, Any] = {
    "faction": "raiders",
    "mines": 3,
    "units": [
        {"take": "raider", "leader": "raider_sl", "figures": [{"count": 5, "weapon": "pistol"}]},
        {"take": "raider_hero", "skills": ["traps"], "weapon": "rifle"},
    ],
}
MINED = [{"name": "North", "army": TRAPPERS}, {"name": "South", "army": TRAPPERS}]


def test_mines_are_taken_along_by_keyboard(visit: Opens, serving: Serving) -> None:
    """All that may go are proposed, fewer can be chosen; each side is told of its own."""
    made = founded(serving, ["me", "hotseat"], sides=MINED)
    page = opened(visit, mine_alone(made)).page
    mines = page.get_by_role("group", name="Mines", exact=True)
    expect(mines).to_contain_text("3 of 3 are left")
    boxes = page.get_by_role("checkbox", name="Takes part")
    boxes.nth(0).press("Space")
    expect(mines).to_contain_text("None can go along with the chosen troops")
    boxes.nth(1).press("Space")
    along = mines.get_by_label("To the battle")
    expect(along).to_have_value("3")
    before = page.locator(".choice .sum b").inner_text()
    along.focus()
    page.keyboard.press("ArrowUp")
    expect(along).to_have_value("2")
    expect(page.locator(".choice .sum b")).to_have_text(str(int(before) - 3))
    page.get_by_role("button", name="Field these troops").press("Enter")
    expect(page.locator(".todo")).to_contain_text("South has not chosen yet")
    expect(along).to_have_value("2")
    page.reload()
    expect(along).to_have_value("2")

    other = opened(visit, {**made, "tokens": {"1": made["tokens"]["1"]}}).page
    field(other)
    expect(other.get_by_role("group", name="Mines", exact=True)).to_contain_text("3 go along to this battle")
    expect(mines).to_contain_text("2 go along to this battle")
    expect(page.get_by_role("group", name="Mines", exact=True)).to_have_count(1)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_mines_fit_on_small_screens(visit: Opens, serving: Serving, lang: str) -> None:
    """At 390 pixels they can be chosen with a thumb, and nothing sticks out to the side."""
    visitor = opened(visit, founded(serving, ["me", "hotseat"], sides=MINED), lang=lang, small=True)
    page = visitor.page
    mines = page.get_by_role("group", name={"en": "Mines", "it": "Mine"}[lang], exact=True)
    for box in page.locator(".pool input[type=checkbox]").all():
        box.check()
    mines.get_by_role("combobox").select_option("1")
    size = mines.get_by_role("combobox").bounding_box()

    assert size is not None
    assert 40 <= size["height"]
    visitor.becomes("document.documentElement.scrollWidth <= 390")
    expect(mines).to_contain_text({"en": "3 of 3 are left", "it": "ne restano 3 su 3"}[lang])


# A hero laden with loot, and a squad whose leader carries nothing.
LADEN: dict[str, Any] = {
    "faction": "raiders",
    "units": [
        {
            "take": "raider_hero",
            "skills": ["traps"],
            "weapon": "rifle",
            "items": ["stimpak", "smoke_grenade"],
        },
        {"take": "raider", "leader": "raider_sl", "figures": [{"count": 5, "weapon": "pistol"}]},
    ],
}
LOOTED = [{"name": "North", "army": LADEN}, {"name": "South", "army": LADEN}]


def test_items_change_hands_and_are_left_behind(visit: Opens, serving: Serving) -> None:
    """What a leader carries goes to another one, or away for good once that is agreed to; nothing else changes."""
    page = opened(visit, mine_alone(founded(serving, ["me", "hotseat"], sides=LOOTED))).page
    first, second = page.locator(".unit").nth(0), page.locator(".unit").nth(1)
    expect(first.locator(".rows")).to_contain_text("Stimpak")
    expect(second.get_by_label("Hands over …")).to_have_count(0)
    id = second.get_attribute("data-unit")
    hand = first.get_by_label("Hands over …")
    told = ["Hands over …", f"Stimpak to Raider squad ({id})", f"Smoke Grenade to Raider squad ({id})"]
    expect(hand.locator("option")).to_have_text(told)
    hand.select_option(f"stimpak {id}")
    expect(second.locator(".rows")).to_contain_text("Stimpak")
    expect(first.locator(".rows")).not_to_contain_text("Stimpak")
    # a squad leader may carry one item, so nobody can take the other
    expect(hand).to_have_count(0)

    answers = [False, True]
    asked: list[str] = []

    def answer(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.accept() if answers.pop(0) else dialog.dismiss()

    page.on("dialog", answer)
    second.get_by_label("Leaves behind …").select_option(label="Stimpak")
    expect(second.locator(".rows")).to_contain_text("Stimpak")
    second.get_by_label("Leaves behind …").select_option(label="Stimpak")
    expect(second.locator(".rows")).not_to_contain_text("Stimpak")
    expect(second.get_by_label("Leaves behind …")).to_have_count(0)
    expect(first.locator(".rows")).to_contain_text("Smoke Grenade")
    assert ["Leave the Stimpak behind? It is gone for good."] * 2 == asked


@pytest.mark.parametrize("lang", ["en", "it"])
def test_handing_over_fits_on_small_screens(visit: Opens, serving: Serving, lang: str) -> None:
    """At 390 pixels nothing sticks out to the side, and the longest choice can be made with a thumb."""
    made = founded(serving, ["me", "hotseat"], sides=LOOTED)
    visitor = opened(visit, made, lang=lang, small=True)
    words = {"en": ("Hands over …", "Smoke Grenade to"), "it": ("Consegna …", "Granata Fumogena a")}[lang]
    hand = visitor.page.locator(".unit").first.get_by_label(words[0])
    size = hand.bounding_box()

    assert size is not None
    assert 34 <= size["height"]
    assert size["x"] + size["width"] <= 390
    visitor.becomes("document.documentElement.scrollWidth <= 390")
    assert any(label.startswith(words[1]) for label in hand.locator("option").all_inner_texts())


def test_a_side_without_mines_is_not_bothered_with_them(visit: Opens, serving: Serving) -> None:
    """Armies drawn by lot have none."""
    page = opened(visit, founded(serving, ["me", "hotseat"])).page

    expect(page.get_by_role("checkbox", name="Takes part").first).to_be_visible()
    expect(page.get_by_role("group", name="Mines", exact=True)).to_have_count(0)


def test_the_map_is_played_by_keyboard(visit: Opens, serving: Serving) -> None:
    """Starting locations are picked, troops stationed and marched without a mouse."""
    made = founded(serving, ["me", "hotseat"], map=True, each=6)
    visitor = opened(visit, made)
    page = visitor.page

    def at(place: str) -> None:
        page.locator(f"[data-place={place}]").focus()
        visitor.press("Enter")

    for side, place in (("North", "l1"), ("South", "l2"), ("North", "l5"), ("South", "l6")):
        page.get_by_role("radio", name=side).click()
        at(place)
        page.get_by_role("button", name="Start from here").press("Enter")
        expect(page.locator(f"[data-place={place}].taken")).to_have_count(1)
    page.get_by_role("radio", name="North").click()
    at("l1")
    page.get_by_role("button", name="units here").press("Enter")
    expect(page.locator("[data-place=l1] .flag")).to_have_count(1)
    page.locator(".ways .btn").first.press("Enter")
    expect(page.locator("[data-place=l1] .flag")).to_have_count(0)
    expect(page.locator(".desk")).to_contain_text("Everybody here has moved")


@pytest.mark.parametrize("lang", ["en", "it"])
def test_small_screens_hold_everything(visit: Opens, serving: Serving, lang: str) -> None:
    """At 390 pixels nothing sticks out to the side, by day and by night, with a map and without."""
    made = founded(serving, ["me", "open"], map=True)
    visitor = opened(visit, made, lang=lang, small=True, color_scheme="dark")
    page = visitor.page
    for path in (f"/campaign/{made['campaign']}", "/campaigns"):
        visitor.go(path)
        page.wait_for_selector(".todo li" if "campaign/" in path else "form")
        page.wait_for_load_state("networkidle")
        visitor.becomes("document.documentElement.scrollWidth <= 390")


def test_the_start_page_leads_to_campaigns(visit: Opens) -> None:
    """From the poster of the game that has them, and from the bar."""
    visitor = visit()
    visitor.go("/")
    visitor.page.get_by_role("navigation").get_by_role("link", name="Campaigns", exact=True).click()
    visitor.page.wait_for_selector("form")
    visitor.go("/campaign/nobody")
    visitor.forgive("404")
    expect(visitor.page.get_by_role("alert")).to_contain_text("There is no campaign")


# Boxes that something of theirs sticks out of.
STICKS_OUT = """() => [...document.querySelectorAll('.cardbox')].filter((box) =>
  [...box.querySelectorAll('select, input, button')].some((part) =>
    part.getBoundingClientRect().right > box.getBoundingClientRect().right)).map((box) => box.innerText.slice(0, 40))"""


@pytest.mark.parametrize("lang", ["en", "it"])
def test_nothing_sticks_out_of_its_box_on_a_laptop(visit: Opens, serving: Serving, lang: str) -> None:
    """Beside the pool the boxes are narrow, and what can be chosen in them is no wider."""
    made = founded(serving, ["me", "open"])
    visitor = opened(visit, made, lang=lang, viewport={"width": 1366, "height": 768})
    visitor.page.wait_for_selector(".cardbox select")
    visitor.finds_nothing(STICKS_OUT)
