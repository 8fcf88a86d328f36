"""Packs: a player's own figures, without touching code."""

import tomllib
from pathlib import Path

from sandtable.core.setup import Setup, SideSetup
from sandtable.systems.warzone import WarzoneSystem
from sandtable.systems.warzone.army.lists import read_army
from sandtable.systems.warzone.book.catalogue import load
from sandtable.systems.warzone.book.packs import SHELF

SAMPLE = (Path(__file__).parent / "sample_pack.toml").read_text("utf-8")
UNITS = ["warlord_ranged", "cap_light", {"take": "cap_light", "size": 12}, "cap_marksman", "scout_car"]


def with_pack(pack):
    return {"faction": "capitol", "pack": pack, "units": UNITS}


def test_a_pack_replaces_rows_and_adds_others():
    """The same list costs what the pack says, and the book itself stays as it is."""
    army = read_army(with_pack(tomllib.loads(SAMPLE)))

    assert [] == army.reasons
    assert 75 + 5 * 16 + 12 * 16 + 3 * 25 + 60 == army.points()
    assert 14 == load().units["cap_light"].points


def test_a_pack_may_be_installed_and_named():
    """A list names an installed pack by its id."""
    assert "club_figures" == SHELF.install(SAMPLE)
    assert "club_figures" in SHELF.installed
    assert [] == read_army(with_pack("club_figures")).reasons


def test_a_game_is_played_with_the_figures_of_a_pack():
    """The pack of one side holds for that side alone, and its figures are shown as such."""
    system = WarzoneSystem()
    other = {"faction": "capitol", "units": ["warlord_ranged", "cap_light", "cap_light"]}
    setup = Setup("warzone", sides=[SideSetup("", with_pack(tomllib.loads(SAMPLE))), SideSetup("", other)])
    state = system.start(setup)

    assert (14, 13) == (state.squad("A2").profile.rs, state.squad("B2").profile.rs)
    assert 2 == state.squad("A5").models[0].sp[0]
    scene = system.scene(state, 0)
    sources = {unit["id"]: unit["stats"][-1]["label"]["id"] for unit in scene["units"]}
    assert ("warzone-source-pack", "warzone-source-house") == (sources["A2"], sources["B2"])


def test_whoever_a_pack_says_is_held_in_contempt():
    """The ability names a faction, whatever other abilities stand before it."""
    text = SAMPLE.replace('skills = ["sniper"]', 'skills = ["heal:2", "contempt:bauhaus"]')
    army = read_army(with_pack(tomllib.loads(text)))

    assert {"cap_marksman": "bauhaus", "cap_light": ""}.items() <= {
        entry.profile.id: entry.profile.contempt for entry in army.entries
    }.items()


def test_packs_lie_in_a_folder(tmp_path, monkeypatch):
    """SANDTABLE_WARZONE_PACKS names a folder; a broken file says so when somebody names it, and harms nobody else."""
    (tmp_path / "good.toml").write_text(SAMPLE.replace("club_figures", "folder_figures"), encoding="utf-8")
    (tmp_path / "bad.toml").write_text("id = 3", encoding="utf-8")
    monkeypatch.setenv("SANDTABLE_WARZONE_PACKS", str(tmp_path))
    WarzoneSystem()

    assert [] == read_army(with_pack("folder_figures")).reasons
    assert (
        'the file of pack "bad" is wrong' in read_army(with_pack("bad")).reasons[0].message.values["reason"]
    )
