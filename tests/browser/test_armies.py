"""The army page: built, checked while building, kept, shared, drawn, printed, played."""

from __future__ import annotations

import re
import tomllib

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.visitor import Visitor

from sandtable.systems.fubar import FubarSystem

pytestmark = pytest.mark.browser

VERDICT = ".verdict .stamp b"
UNITS = ".list .unit"


def opened(visit: Opens, **wishes: object) -> Visitor:
    """The army page of FUBAR, with the first of the ready-made lists reckoned out."""
    visitor = visit(**wishes)
    visitor.go("/armies/fubar")
    visitor.page.wait_for_selector(f"{UNITS} .pts:text-matches('[0-9]')")
    return visitor


def points(visitor: Visitor) -> int:
    return int(visitor.page.locator(".band .sum b").inner_text())


def test_a_unit_is_added_equipped_and_reckoned_by_the_rules(visit: Opens) -> None:
    """Every change shows the points the rules reckon; a broken rule is named with its id and marked at its unit."""
    visitor = opened(visit)
    page = visitor.page
    before = points(visitor)
    page.locator(".palette .entry", has_text="Recon team").click()
    expect(page.locator(".band .sum b")).not_to_have_text(str(before))
    assert points(visitor) == before + 50

    expect(page.locator(VERDICT)).to_have_text("Not legal")
    expect(page.locator(".verdict")).to_contain_text("army.points")
    last = page.locator(UNITS).last
    last.locator(".row .chip").first.click()
    expect(page.locator(f"{UNITS}.broken")).to_have_count(1)
    expect(page.locator(".verdict")).to_contain_text("unit.profile")

    visitor.press("u", "u")
    expect(page.locator(".band .sum b")).to_have_text(str(before))
    expect(page.locator(VERDICT)).to_have_text("Legal")


def test_a_list_is_kept_forgotten_and_survives_a_reload(visit: Opens) -> None:
    """What is kept in this browser can be opened again; the list on the desk is there after a reload."""
    visitor = opened(visit)
    page = visitor.page
    page.get_by_label("Name of the army").fill("Ridge patrol")
    page.get_by_role("button", name="Keep here").click()
    expect(page.get_by_role("status")).to_contain_text("Ridge patrol")
    page.reload()
    expect(page.get_by_label("Name of the army")).to_have_value("Ridge patrol")
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_role("button", name="Forget Ridge patrol").click()
    expect(page.get_by_role("button", name="Forget Ridge patrol")).to_have_count(0)


def test_a_list_travels_as_a_file(visit: Opens) -> None:
    """The file that is saved is a legal list, and opening it brings the same army back."""
    visitor = opened(visit)
    page = visitor.page
    total = points(visitor)
    with page.expect_download() as told:
        page.get_by_role("button", name="Save as a file").click()
    path = told.value.path()
    army = tomllib.loads(path.read_text())
    assert "fubar" == army.pop("system")
    assert [] == FubarSystem().check_army(army, "in")

    for _ in range(2):
        page.locator(UNITS).first.get_by_role("button", name="Take it out").click()
    expect(page.locator(".band .sum b")).not_to_have_text(str(total))
    page.get_by_role("button", name="Open", exact=True).click()
    page.locator("input[type=file]").set_input_files(str(path))
    expect(page.locator(".band .sum b")).to_have_text(str(total))


def test_a_drawn_army_is_legal_and_can_be_played(visit: Opens) -> None:
    """A random army of the points agreed is legal; playing it leads to the set-up with that army chosen."""
    visitor = opened(visit)
    page = visitor.page
    page.get_by_label("Points agreed").fill("300")
    page.get_by_label("Points agreed").press("Enter")
    before = points(visitor)
    page.get_by_role("button", name="Draw one").click()
    expect(page.locator(".band .sum b")).not_to_have_text(str(before))
    expect(page.locator(VERDICT)).to_have_text("Legal")
    assert 200 < points(visitor) <= 300

    name = page.get_by_label("Name of the army").input_value()
    page.get_by_role("button", name="Play this army").click()
    dialog = page.get_by_role("dialog")
    chosen = dialog.get_by_label("Army", exact=True).first
    assert name == chosen.evaluate("select => select.selectedOptions[0].textContent")
    dialog.get_by_label("Scenario").select_option("skirmish")
    dialog.locator("summary").click()
    dialog.locator("select[aria-label='Points a side']").select_option("300")
    dialog.get_by_role("button", name="Start the battle").click()
    visitor.settle()


def test_text_of_a_list_can_be_edited_and_nonsense_is_refused(visit: Opens) -> None:
    """The list as text is the list: edits are taken over, and what cannot be read says where."""
    visitor = opened(visit)
    page = visitor.page
    page.get_by_role("button", name="As text").click()
    area = page.locator("textarea")
    area.fill("units = [")
    page.get_by_role("button", name="Take this list").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be read")
    area.fill('name = "Three"\nunits = ["accord_rifles", "accord_recon", "accord_support"]')
    page.get_by_role("button", name="Take this list").click()
    expect(page.locator(UNITS)).to_have_count(3)
    expect(page.get_by_label("Name of the army")).to_have_value("Three")


def test_the_tools_of_the_army_page_are_in_reach_of_a_thumb(visit: Opens) -> None:
    """On a telephone every tool is on the screen, has its name, and is large enough to be met."""
    visitor = visit(small=True)
    visitor.go("/armies/fallout")
    tools = visitor.page.get_by_role("toolbar").get_by_role("button")
    expect(tools).to_have_count(10)
    boxes = [tools.nth(n).bounding_box() for n in range(10)]

    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= 390 for box in boxes)
    assert all(box and min(box["width"], box["height"]) >= 40 for box in boxes)
    assert "Keep here" == tools.nth(4).get_attribute("aria-label")


def test_a_broken_rule_is_mended_by_its_button_and_a_list_goes_by_link(visit: Opens) -> None:
    """The button finds a change that the rules accept; whoever opens the link has the same list."""
    at = visit()
    page = at.page
    at.go("/armies/fubar")
    expect(page.locator(VERDICT)).to_be_visible()
    page.locator(".palette .entry", has_text="Recon team").click()
    expect(page.locator(".stamp.no")).to_be_visible()
    page.get_by_role("button", name="Mend").first.click()
    expect(page.locator(".verdict [role=status]")).to_contain_text("U ")
    page.get_by_label("Name of the army").fill("Ridge patrol")
    page.get_by_role("button", name="Copy a link").click()
    expect(page).to_have_url(re.compile("#list="))
    other = visit()
    other.page.goto(page.url)
    expect(other.page.get_by_label("Name of the army")).to_have_value("Ridge patrol")
    expect(other.page.locator(UNITS)).to_have_count(page.locator(UNITS).count())
