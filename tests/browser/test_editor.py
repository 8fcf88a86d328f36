"""The scenario editor: a small scenario is drawn, judged, saved, opened again and played."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import LONGEST_MS, Opens
from tests.browser.looks import UNNAMED
from tests.browser.visitor import Visitor

from sandtable.core.system import system

pytestmark = pytest.mark.browser

# The middle of a hex on the screen, by column and row.
MIDDLE = """([column, row]) => {
  const screen = document.querySelector('#board-layer').getScreenCTM();
  const [x, y] = [48.5 * Math.sqrt(3) * (column - Math.floor(row / 2) + row / 2 + 0.5), 48.5 * (1.5 * row + 1)];
  return [screen.a * x + screen.e, screen.d * y + screen.f];
}"""
KEPT = "JSON.parse(localStorage.getItem('sandtable.scenario.warfare'))"
STAMP = ".judge .stamp"


def opened(visit: Opens, **wishes: Any) -> Visitor:
    """The editor with an empty map of two tiles."""
    at = visit(**wishes)
    at.go("/editor/warfare")
    at.page.wait_for_selector("[role=application]")
    english = wishes.get("lang", "en") == "en"
    at.page.get_by_role("button", name="Open" if english else "Apri", exact=True).click()
    at.page.get_by_role("button", name="An empty map" if english else "Una mappa vuota").click()
    expect(at.page.get_by_role("dialog")).to_have_count(0)
    still(at)
    return at


def still(at: Visitor) -> None:
    """Waits until the map lies where it will lie."""
    before: list[float] = []
    for _ in range(50):
        now = at.eval(MIDDLE, [0, 0])
        if now == before:
            return
        before = now
        at.page.wait_for_timeout(60)


def click(at: Visitor, *hexes: tuple[int, int]) -> None:
    """Clicks hexes of the map."""
    for hex in hexes:
        at.page.mouse.click(*at.eval(MIDDLE, list(hex)))


def tab(at: Visitor, name: str) -> None:
    at.page.get_by_role("tab", name=name).click()


def stamped(at: Visitor, words: str) -> None:
    """Waits for the engine's verdict."""
    expect(at.page.locator(STAMP)).to_contain_text(words, timeout=LONGEST_MS)


def sheet(at: Visitor) -> dict[str, Any]:
    """What the browser keeps of the scenario on the desk."""
    return dict(at.eval(KEPT))


def manned(at: Visitor) -> None:
    """A rifle squad on either side: the least that can be played."""
    tab(at, "Forces")
    at.page.locator(".palette .take").first.click()
    click(at, (1, 2))
    at.page.get_by_role("radio", name="Generic East").click()
    at.page.locator(".palette .take").first.click()
    click(at, (14, 2))
    stamped(at, "In order")


def ford(at: Visitor) -> None:
    """A bridge, a fortified post, a squad on either side, Civilians, and an objective that scores."""
    page = at.page
    tab(at, "Map")
    page.get_by_role("radio", name="Bridge").click()
    tab(at, "Ground")
    page.get_by_role("radio", name="Fortification").click()
    page.mouse.move(*at.eval(MIDDLE, [10, 2]))
    page.mouse.down()
    page.mouse.move(*at.eval(MIDDLE, [11, 2]), steps=8)
    page.mouse.up()
    page.get_by_role("button", name="Select").click()
    click(at, (10, 2))
    page.get_by_role("button", name="west", exact=True).click()
    manned(at)
    tab(at, "Counters")
    page.get_by_role("radio", name="Civilians").click()
    click(at, (8, 4))
    page.get_by_role("button", name="Objectives").click()
    click(at, (11, 2))
    tab(at, "Victory")
    page.get_by_role("button", name="Add a line").click()
    line = page.locator("#panel-victory ol > li").last
    line.get_by_label("For what").select_option("per-hex-controlled")
    expect(line.locator(".told")).to_contain_text("11,2")
    page.get_by_label("Title").first.fill("The ford")
    page.keyboard.press("Tab")
    stamped(at, "In order")


def saved(at: Visitor, folder: Path) -> Path:
    """The file that the button brings."""
    with at.page.expect_download() as download:
        at.page.get_by_role("button", name="Save", exact=True).click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def test_a_scenario_is_drawn_and_saved_as_a_file_the_engine_takes(visit: Opens, tmp_path: Path) -> None:
    """Tiles, paint, walls, units, counters and points are in the file as they were drawn."""
    at = opened(visit)
    ford(at)
    file = saved(at, tmp_path)
    written = tomllib.loads(file.read_text())
    desk = system("warfare").desk()

    assert desk is not None
    assert [] == desk.check(written)
    assert ("the-ford.toml", "The ford") == (file.name, written["title_en"])
    assert "t08" == written["map"][0]["tile"]
    assert [{"code": "f", "hexes": [[10, 2], [11, 2]]}] == written["paint"]
    assert [{"hex": [10, 2], "sides": ["W"]}] == written["forts"]
    assert [[[1, 2]], [[14, 2]]] == [[unit["hex"] for unit in part["units"]] for part in written["side"]]
    assert {"hexes": [[11, 2]]} == written["victory"][-1]["args"]


def test_a_saved_scenario_is_opened_again_and_played(visit: Opens, tmp_path: Path) -> None:
    """It comes back as it was, and the first answers of a game are given on its map."""
    at = opened(visit)
    page = at.page
    ford(at)
    before = sheet(at)
    file = saved(at, tmp_path)
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_role("button", name="An empty map").click()
    stamped(at, "Not yet")
    page.get_by_role("button", name="Open", exact=True).click()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_label("Title").first).to_have_value("The ford")
    stamped(at, "In order")
    assert before == sheet(at)

    page.get_by_role("button", name="Play it").click()
    page.wait_for_selector("[role=dialog] .own")
    expect(page.get_by_role("dialog")).to_contain_text("From the editor: The ford")
    page.get_by_role("button", name="Start the battle").click()
    at.settle()
    expect(page.locator(".token[aria-label*='Rifle squad']").first).to_be_visible()
    at.answer_by("1", "Enter")
    at.answer_by("a")


def test_every_fault_leads_to_its_place(visit: Opens) -> None:
    """The engine's sentence, the place in the file and the rule; a click opens the tab and shows the hex."""
    at = opened(visit)
    page = at.page
    manned(at)
    tab(at, "Ground")
    page.get_by_role("radio", name="Water").click()
    click(at, (14, 2))
    stamped(at, "one fault")
    fault = page.locator(".judge .fault")
    expect(fault).to_contain_text("side[1].units[0].hex")
    expect(page.locator(".judge .chip")).to_contain_text("move.water")
    expect(page.get_by_role("button", name="Play it")).to_be_disabled()
    tab(at, "Sheet")
    fault.click()
    expect(page.get_by_role("tab", name="Forces")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("radio", name="Generic East")).to_have_attribute("aria-checked", "true")
    expect(page.locator(".map .box")).to_contain_text("14,2")
    at.press("u")
    stamped(at, "In order")


def test_the_desk_survives_a_reload_and_changes_go_back_and_forth(visit: Opens) -> None:
    """Undo and redo by button and key; the browser keeps the scenario."""
    at = opened(visit)
    page = at.page
    manned(at)
    before = sheet(at)
    page.get_by_role("button", name="Undo").click()
    stamped(at, "Not yet")
    page.locator("body").press("Shift+U")
    stamped(at, "In order")
    assert before == sheet(at)
    page.reload()
    stamped(at, "In order")
    assert before == sheet(at)


def test_the_map_is_drawn_with_the_keyboard_alone(visit: Opens) -> None:
    """Arrows walk from hex to hex, Enter paints and places, Delete takes away, and the hex is told in words."""
    at = opened(visit)
    page = at.page
    tab(at, "Ground")
    page.locator("[role=application]").focus()
    at.press("5", "ArrowRight", "ArrowRight", "ArrowDown", "Enter")
    expect(page.locator(".map .box")).to_contain_text("1,1 Wood")
    assert [{"code": "w", "hexes": [[1, 1]]}] == sheet(at)["paint"]
    at.press("]")
    page.locator(".palette .take").first.focus()
    at.press("Enter")
    page.locator("[role=application]").focus()
    at.press("ArrowRight", "Enter")
    expect(page.locator(".rows li")).to_have_count(1)
    expect(page.locator(".rows li")).to_contain_text("2,1")
    at.press("Escape", "Delete")
    expect(page.locator(".rows li b")).to_have_count(0)


def test_a_line_of_sight_is_drawn_over_the_map(visit: Opens) -> None:
    """The first hex shows what is seen from it, the second what blocks the line."""
    at = opened(visit)
    page = at.page
    tab(at, "Ground")
    page.get_by_role("radio", name="Hill").click()
    click(at, (5, 2))
    page.get_by_role("button", name="Line of sight").click()
    click(at, (1, 2))
    expect(page.locator(".map .box")).to_contain_text("Click another hex")
    click(at, (9, 2))
    expect(page.locator(".map .box")).to_contain_text("5,2")


@pytest.mark.parametrize(("small", "lang"), [(False, "en"), (True, "it")])
def test_levels_are_painted_apart_from_terrain(visit: Opens, small: bool, lang: str) -> None:
    """A field is raised and stays a field; the line of sight stops there; its terrain's own level comes back."""
    at = opened(visit, small=small, lang=lang)
    page = at.page
    english = lang == "en"
    tab(at, "Ground" if english else "Terreno")
    page.get_by_role("radio", name="Level 2" if english else "Livello 2").click()
    click(at, (5, 2))
    expect(page.locator(".map .box")).to_contain_text("5,2 Field▲2" if english else "5,2 Campo▲2")
    assert [{"level": 2, "hexes": [[5, 2]]}] == sheet(at)["levels"]
    assert "paint" not in sheet(at)
    page.get_by_role("button", name="Line of sight" if english else "Linea di vista").click()
    click(at, (1, 2), (9, 2))
    expect(page.locator(".map .box")).to_contain_text("5,2")
    page.get_by_role("radio", name="As its terrain" if english else "Come il terreno").click()
    click(at, (5, 2))
    assert "levels" not in sheet(at)


def test_files_that_are_no_scenarios_get_one_sentence(visit: Opens, tmp_path: Path) -> None:
    """What cannot be read, what is something else, and what is a scenario in parts."""
    at = opened(visit)
    page = at.page
    before = sheet(at)
    files = {
        "broken.toml": ("map = [", "neither TOML nor JSON"),
        "army.json": ('{"name": "Rifles", "units": []}', "neither a map nor sides"),
        "huge.json": ('{"map": [], "x": "' + "x" * 260_000 + '"}', "too large"),
    }
    for name, (text, sentence) in files.items():
        (tmp_path / name).write_text(text)
        page.get_by_role("button", name="Open", exact=True).click()
        page.locator("input[type=file]").set_input_files(tmp_path / name)
        expect(page.get_by_role("alert")).to_contain_text(sentence)
        at.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert before == sheet(at)

    (tmp_path / "odd.json").write_text('{"map": [{"tile": "t01", "at": [0, 0]}], "turns": "many", "side": 3}')
    page.get_by_role("button", name="Open", exact=True).click()
    page.locator("input[type=file]").set_input_files(tmp_path / "odd.json")
    expect(page.get_by_role("status").first).to_contain_text("2 parts of the file made no sense")
    stamped(at, "faults")


def test_a_printed_scenario_and_a_drawn_one_are_begun_with(visit: Opens) -> None:
    """From the set-up sheet into the editor; the same number draws the same."""
    at = visit()
    page = at.page
    at.go("/?play=warfare")
    page.locator("form select").first.select_option("s2")
    page.get_by_role("link", name="Change it in the editor").click()
    expect(page.get_by_label("Title").first).to_have_value("Save the hostages")
    stamped(at, "In order")
    drawn = []
    for _ in range(2):
        page.get_by_role("button", name="Open", exact=True).click()
        page.get_by_label("Its number").fill("41")
        page.get_by_role("button", name="Draw it").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        stamped(at, "In order")
        drawn.append(sheet(at))
    assert drawn[0] == drawn[1]
    assert 41 == drawn[0]["generated"]["seed"]


def test_a_scenario_file_is_played_by_two_at_one_screen(visit: Opens, tmp_path: Path) -> None:
    """Opened on the set-up sheet, with the roles of the file; solo is offered when the file is for one."""
    (tmp_path / "mine.toml").write_text(
        "title_en = 'Market day'\nturns = 2\ntie = 'INS'\nmap = [{tile = 't03', at = [0, 0]}]\n"
        "[[side]]\nfaction = 'USA'\nbox = 40\nunits = [{unit = 'usa.marines', hex = [0, 0]}]\n"
        "[[side]]\nfaction = 'INS'\nbox = 38\nunits = [{unit = 'ins.militia', hex = [7, 3]}]\n"
        "[[victory]]\nside = 'USA'\nvp = 1\ntest = 'per-eliminated'\nargs = {side = 'INS', kinds = ['infantry']}\n"
    )
    at = visit()
    page = at.page
    at.go("/?play=warfare&scenario=own")
    page.wait_for_selector("[role=dialog] .own")
    expect(page.get_by_text("Open a scenario file, or draw one in the editor.")).to_be_visible()
    expect(page.get_by_role("button", name="Start the battle")).to_be_disabled()
    page.locator("input[type=file]").set_input_files(tmp_path / "mine.toml")
    expect(page.get_by_role("dialog")).to_contain_text("From the editor: Market day")
    expect(page.get_by_role("dialog")).to_contain_text("B · Insurgents")
    assert ["1", "2"] == page.get_by_label("How many sides").locator("option").all_inner_texts()
    page.get_by_label("Who plays it").nth(1).select_option("hotseat")
    page.get_by_role("button", name="Start the battle").click()
    at.settle()
    at.answer_by("a")


def test_on_a_telephone_in_italian_it_is_drawn_by_taps(visit: Opens) -> None:
    """Nothing is wider than the screen; a tap paints, the verdict unfolds."""
    at = opened(visit, small=True, lang="it")
    page = at.page
    tab(at, "Terreno")
    page.get_by_role("radio", name="Bosco").tap()
    page.touchscreen.tap(*at.eval(MIDDLE, [4, 2]))
    expect(page.locator(".map .box")).to_contain_text("4,2 Bosco")
    assert [{"code": "w", "hexes": [[4, 2]]}] == sheet(at)["paint"]
    page.locator(".verdict").tap()
    expect(page.locator(".judge")).to_contain_text("Non ancora")
    page.locator(".judge .fault").first.tap()
    expect(page.get_by_role("tab", name="Forze")).to_have_attribute("aria-selected", "true")
    at.becomes("document.documentElement.scrollWidth === 390")


@pytest.mark.parametrize("small", [False, True])
def test_every_tab_names_what_can_be_pressed(visit: Opens, small: bool) -> None:
    """Whoever hears the page knows every control, on all tabs."""
    at = visit(small=small)
    at.go("/editor/warfare?like=s5")
    at.page.wait_for_selector("[role=application]")
    for name in ("Map", "Ground", "Forces", "Counters", "Victory", "Sheet"):
        tab(at, name)
        expect(at.page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")
        at.finds_nothing(UNNAMED, name)
        assert at.page.viewport_size is not None
        at.becomes("document.documentElement.scrollWidth === innerWidth")
