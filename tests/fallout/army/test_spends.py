"""Ready-made armies spend a part of their points, by faction and by scenario; people's own lists all of them."""

import pytest

from sandtable.core.amending import amended
from sandtable.core.setup import setup_of
from sandtable.core.system import system
from sandtable.systems.fallout.army.rosters import faction_ids, house_army
from sandtable.systems.fallout.book.catalogue import load
from sandtable.systems.fallout.setup.setting_up import army_of, scenario_of, start_state


def points_of(faction, granted=200.0):
    """What the ready-made army of a faction is written for."""
    return house_army(load("en", "in"), faction, granted)["points"]


@pytest.mark.parametrize("faction", faction_ids())
def test_a_faction_spends_what_its_row_says(faction):
    """Half of it, where it says half; and never more than is granted."""
    with amended("fallout", {f"armies.{faction}.spends": 50}):
        half = points_of(faction)
    with amended("fallout", {f"armies.{faction}.spends": 100}):
        whole = points_of(faction)

    assert (100, 200) == (half, whole)
    assert points_of(faction) <= 200


@pytest.mark.parametrize("faction", faction_ids())
@pytest.mark.parametrize("edition", ["en", "it"])
def test_the_smallest_armies_can_still_be_fielded(edition, faction):
    """A hundred points are the least that a scenario grants."""
    assert house_army(load(edition, "in"), faction, 100.0)["units"]


def test_a_scenario_holds_ready_made_armies_to_less_and_lists_to_nothing():
    """Convoy!: the raiders' own list may have all of its 300 points."""
    listed = {**system("fallout").armies()[1], "points": 300}
    listed = {key: value for key, value in listed.items() if key not in ("id", "name")}
    ready = setup_of({"system": "fallout", "scenario": "convoy", "sides": [{}, {"army": "mutants"}]})
    own = setup_of({"system": "fallout", "scenario": "convoy", "sides": [{}, {"army": listed}]})
    catalogue = load("en", "in")
    spent = army_of(ready, 1, scenario_of(ready, {}), catalogue, {})

    assert spent.points() <= 0.48 * 300 + 1e-9
    assert [] == system("fallout").check_setup(own)
    assert start_state(own)
