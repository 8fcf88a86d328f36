"""Everything against everything."""

import pytest

from sandtable.sim import Plan, SimError
from sandtable.sim.lab import Lab
from sandtable.sim.matrix import armies_grid, bots_grid, factions_grid, play_matrix, scenarios_grid

PLAN = Plan("fubar", "crossroads", ("random", "random"), 2, 5)


def test_armies_meet_from_both_seats_and_the_table_is_its_own_mirror():
    """Three armies, three pairs; what a row has over a column the column lacks against the row."""
    with Lab(1) as lab:
        found = play_matrix(lab, armies_grid(PLAN, ["accord", "redgully", "harbour"]))

    assert 3 == len(found.runs)
    assert all(run.plan.swap for run in found.runs)
    for cell in found.cells:
        mirror = found.at(cell.column, cell.row)
        assert 1.0 == pytest.approx(cell.share.value + mirror.share.value)
    assert None is found.at(0, 0)
    assert {o.hashes[o.seats.index(0)] for o in found.runs[0].outcomes} == {
        found.runs[0].outcomes[0].hashes[0]
    }


def test_a_matrix_of_bots_tells_the_role_by_strength():
    """Every bot in the first role against every bot in the second, equal ones too."""
    grid = bots_grid(PLAN, ["random", "greedy"])

    assert [(0, 0), (0, 1), (1, 0), (1, 1)] == [(cell.row, cell.column) for cell in grid.cells]
    assert all(cell.of_role and not cell.plan.swap for cell in grid.cells)


def test_scenarios_stand_in_rows():
    """One row per scenario, one column per bot."""
    grid = scenarios_grid(PLAN, ["crossroads", "outpost"], ["random", "greedy"])

    assert (("crossroads", "outpost"), ("random", "greedy")) == (grid.rows, grid.columns)
    assert 4 == len(grid.cells)


def test_factions_play_armies_drawn_for_every_round():
    """Each cell names the two factions."""
    grid = factions_grid(PLAN, ["accord", "harbour"], 200)

    assert [("accord", "harbour")] == [
        tuple(army.faction for army in cell.plan.armies) for cell in grid.cells
    ]


@pytest.mark.parametrize("make", [lambda: armies_grid(PLAN, ["accord"]), lambda: bots_grid(PLAN, ["random"])])
def test_one_alone_meets_nobody(make):
    """A matrix needs two."""
    with pytest.raises(SimError, match="at least two"):
        make()


def test_a_scenario_nobody_knows_is_refused():
    """With those there are."""
    with pytest.raises(SimError, match='no scenario "nowhere"'):
        scenarios_grid(PLAN, ["nowhere"], ["random"])
