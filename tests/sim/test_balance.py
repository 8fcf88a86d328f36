"""How even a whole game is: what is measured, the page, and the figures beside the scenarios."""

import tomllib

import pytest

from sandtable.core.balance import balance_in
from sandtable.core.system import system, system_ids
from sandtable.sim import Plan
from sandtable.sim.balance import (
    balance_grids,
    balance_marks,
    figures_toml,
    notes_in,
    page_md,
    play_balance,
    verdict_of,
)
from sandtable.sim.lab import Lab
from sandtable.sim.statistics import Share

PLAN = Plan("fallout", "skirmish", ("random", "random"), 2, 5)


@pytest.fixture(scope="module")
def found():
    """Two games of two scenarios, and of one pair of armies."""
    armies = [army for army in system("fallout").armies()[:2]]
    grids = balance_grids(PLAN, ["skirmish", "convoy"], ["random"], armies, 2)
    with Lab(1) as lab:
        return play_balance(lab, PLAN, grids)[0]


def test_every_scenario_and_every_pair_is_measured(found):
    """Each with its games."""
    assert ["skirmish", "convoy"] == [each.scenario for each in found.scenarios]
    assert [2, 2] == [each.games for each in found.scenarios]
    assert {(0, 1), (1, 0)} == {(cell.row, cell.column) for cell in found.pairs.cells}


def test_the_figures_are_read_where_scenarios_are_listed(found):
    """What the command writes is what lists show; a scenario that nobody measured says nothing."""
    written = tomllib.loads(figures_toml(found))
    even = balance_in(written, "convoy", "random")

    assert found.scenarios[1].share.value == pytest.approx(even["share"], abs=1e-4)
    assert 2 == even["games"]
    assert {} == balance_in(written, "treasure_hunt", "random")


def test_the_page_says_how_to_make_it_again(found):
    """A line for every scenario, the pairs, what was set by play, the command."""
    page = page_md(found, str, "sandtable sim balance fallout", [("scenarios/x.toml", "turns = 6", "was 5")])

    assert "    sandtable sim balance fallout\n" in page
    assert 2 == page.count("| random |")
    assert "## Ready-made armies against each other" in page
    assert "| all |" in page
    assert "Of 1 pairs: 0 within, 1 open, 0 outside." in page
    assert "| `scenarios/x.toml` | `turns = 6` | was 5 |" in page


def test_armies_meet_where_armies_are_brought():
    """Not in Warfare's printed scenarios, which have forces of their own; and nobody meets his own faction."""
    armies = [army for army in system("warfare").armies()[:2]]
    plan = Plan("warfare", "s1", ("random", "random"), 2)
    grids = balance_grids(plan, [], ["random"], [*armies, armies[0]], 2)

    assert ["random"] == sorted({cell.plan.scenario for grid in grids for cell in grid.cells})
    assert [(0, 1), (1, 2)] == [(cell.row, cell.column) for grid in grids for cell in grid.cells]


def test_a_run_that_stopped_before_the_armies_met_goes_on_with_them(tmp_path):
    """Its file holds games of the scenarios alone."""
    armies = [army for army in system("fallout").armies()[:2]]
    grids = balance_grids(PLAN, ["convoy"], ["random"], armies, 2)
    with Lab(1, out=tmp_path / "games.jsonl") as lab:
        play_balance(lab, PLAN, grids[:1])
    with Lab(1, out=tmp_path / "games.jsonl", resume=True) as lab:
        found = play_balance(lab, PLAN, grids)[0]

    assert 2 == found.scenarios[0].games
    assert found.pairs is not None


def test_notes_stay_when_a_page_is_measured_again(found):
    """What somebody wrote under the heading is neither lost nor doubled."""
    page = page_md(found, str, "sandtable sim balance fallout", [], "Convoys are slow.\n\n| a | b |")

    assert "Convoys are slow.\n\n| a | b |" == notes_in(page)
    assert page == page_md(found, str, "sandtable sim balance fallout", [], notes_in(page))


@pytest.mark.parametrize(
    ("low", "high", "word"),
    [(0.46, 0.54, "within"), (0.3, 0.44, "outside"), (0.56, 0.7, "outside"), (0.4, 0.52, "open")],
)
def test_a_verdict_needs_the_whole_interval(low, high, word):
    """Few games leave it open."""
    assert word == verdict_of(Share((low + high) / 2, low, high, 50))


def test_marks_are_found_where_a_figure_stands():
    """A comment of its own line is no mark."""
    text = "# balance was set by play\nturns = 6  # balance; ledger: 5\npoints = 200\n"

    assert [("s.toml", "turns = 6", "ledger: 5")] == balance_marks([("s.toml", text)])


@pytest.mark.parametrize("id", system_ids())
def test_shipped_figures_name_scenarios_that_there_are(id):
    """And say their share, interval and games."""
    rules = system(id)
    listed = rules.listed()

    assert [info.id for info in rules.scenarios()] == [each["id"] for each in listed]
    for each in listed:
        if "balance" in each:
            even = each["balance"]
            assert even["interval"][0] <= even["share"] <= even["interval"][1]
            assert even["games"] > 0
