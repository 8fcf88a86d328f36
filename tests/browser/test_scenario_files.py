"""Scenario files of games without an editor: saved, changed, brought back, judged and played."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import LONGEST_MS, Opens
from tests.figures.scenario_files import SHEETS

from sandtable.core.system import system

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", SHEETS)
def test_a_file_is_brought_judged_and_played(visit: Opens, tmp_path: Path, game: str) -> None:
    """A faulty file is told in sentences with their places; a good one begins the battle under its own title."""
    file = tmp_path / "mine.json"
    at = visit()
    page = at.page
    at.go(f"/?play={game}&scenario=own")
    page.wait_for_selector("[role=dialog] .own")
    start = page.get_by_role("button", name="Start the battle")
    file.write_text(json.dumps({"system": game, **SHEETS[game], "turns": 999}))
    page.set_input_files("[role=dialog] .own input[type=file]", file)
    expect(page.locator(".own [role=alert]")).to_contain_text("turns: a whole number from 1")
    expect(start).to_be_disabled()
    file.write_text(json.dumps({"system": game, **SHEETS[game]}))
    page.set_input_files("[role=dialog] .own input[type=file]", file)
    expect(page.locator(".own")).to_contain_text(f"From your file: {SHEETS[game]['title_en']}")
    expect(page.locator(".own [role=alert]")).to_have_count(0)
    start.click()
    page.wait_for_selector("[role=application]", timeout=LONGEST_MS)
    expect(page.get_by_text(SHEETS[game]["title_en"]).first).to_be_visible()


def test_a_scenario_is_saved_as_a_file_to_begin_with(visit: Opens, tmp_path: Path) -> None:
    """The file is in order, has its words in both languages and says for which game it is."""
    at = visit()
    at.go("/?play=fubar&scenario=outpost")
    with at.page.expect_download() as download:
        at.page.get_by_role("button", name="Save it as a file").click()
    download.value.save_as(tmp_path / "outpost.toml")
    written = tomllib.loads((tmp_path / "outpost.toml").read_text("utf-8"))

    assert ("fubar", "The Outpost", "L’Avamposto") == (
        written.pop("system"),
        written["title_en"],
        written["title_it"].replace("'", "’"),
    )
    desk = system("fubar").desk()
    assert desk is not None
    assert [] == desk.check(written)
