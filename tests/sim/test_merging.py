"""Files of runs made apart, joined."""

from dataclasses import replace

import pytest

from sandtable.sim import Plan, SimError, run
from sandtable.sim.frame import frames, write_frame
from sandtable.sim.merging import merge_files, merge_rows
from sandtable.sim.rows import rows_of

PLAN = Plan("fubar", "crossroads", ("random", "random"), 4, 5, swap=True, armies=("accord", "redgully"))


@pytest.fixture(scope="module")
def runs():
    return [run(PLAN, 1), run(replace(PLAN, seed=6), 1)]


def test_runs_of_two_seeds_are_one_run_of_eight_games(runs, tmp_path):
    """In whatever formats they were written; rounds of different seeds stay different rounds."""
    paths = [tmp_path / "one.csv", tmp_path / "two.parquet"]
    for path, each in zip(paths, runs, strict=True):
        write_frame(frames([each]), path)
    joined = merge_files(paths)

    assert (1, 0) == (len(joined.runs), joined.twice)
    assert (8, 4) == (joined.summaries[0].games, joined.summaries[0].rounds)


def test_a_game_in_two_files_counts_once(runs):
    """And is said to have been there twice."""
    joined = merge_rows([("a", rows_of(runs[0])), ("b", rows_of(runs[0])[:3])])

    assert (4, 3) == (len(joined.rows), joined.twice)


def test_other_kinds_stay_apart(runs):
    """Another scenario is another run."""
    other = run(replace(PLAN, scenario="skirmish", games=2), 1)

    assert 2 == len(merge_rows([("a", rows_of(runs[0])), ("b", rows_of(other))]).runs)


def test_a_game_that_ended_in_two_ways_is_refused(runs):
    """The same plan, seed and number can only end in one way: one of the files is wrong."""
    wrong = [{**row, "answers": 1} for row in rows_of(runs[0])]

    with pytest.raises(SimError, match="ended otherwise"):
        merge_rows([("a", rows_of(runs[0])), ("b", wrong)])


def test_games_played_with_other_figures_do_not_join(runs):
    """The same plan before and after a scenario was changed is two kinds of games."""
    changed = [{**row, "figures": "before"} for row in rows_of(runs[1])]

    with pytest.raises(SimError, match="other figures"):
        merge_rows([("a", rows_of(runs[0])), ("b", changed)])
