"""Results as a frame, in files and as a page."""

import pytest

from sandtable.sim import Plan, SimError, run
from sandtable.sim.frame import frame, frames, read_rows, write_frame
from sandtable.sim.page import figures_svg, html_of
from sandtable.sim.report import run_report
from sandtable.sim.rows import columns_of, outcome_in, plan_in, rows_of
from sandtable.sim.watching import games_to_watch


@pytest.fixture(scope="module")
def played():
    armies = ("accord", "redgully")
    return run(Plan("fubar", "crossroads", ("random", "random"), 4, 3, swap=True, armies=armies), 1)


def say(id, **values):
    return f"{id} {' '.join(str(value) for value in values.values())}".strip()


def test_a_frame_has_a_row_per_game(played):
    """Who sat where, who won, with how many points."""
    data = frame(played)

    assert [0, 1, 2, 3] == data["game"].to_list()
    assert [0, 0, 1, 1] == data["round"].to_list()
    assert ["A", "B", "A", "B"] == data["side_A"].to_list()
    assert columns_of(["A", "B"]) == data.columns


def test_a_row_says_everything_about_its_game(played):
    """System, scenario, seeds, roles, bots, how it ended and by which rule, the score by line, time, version."""
    row = rows_of(played)[1]

    assert ("fubar", "crossroads", 3) == (row["system"], row["scenario"], row["run_seed"])
    assert ("fubar-role-second", "fubar-role-first") == (row["role_A"], row["role_B"])
    assert "fubar.victory.points" == row["reason"]
    assert 1 <= row["turn"] <= 8
    assert row["seconds"] > 0
    assert row["processor_seconds"] > 0
    assert row["faction_A"].startswith("fubar-roster-")
    assert row["version"]


@pytest.mark.parametrize("ending", ["csv", "parquet", "json", "jsonl", "ndjson"])
def test_games_come_back_from_their_file(played, tmp_path, ending):
    """In every format the rows tell the same outcomes, but for the journals."""
    path = tmp_path / f"games.{ending}"
    write_frame(frames([played]), path)

    assert played.outcomes == [outcome_in(row) for row in read_rows(path)]


def test_rows_tell_enough_of_the_plan_for_its_figures(played):
    """Bots, system, scenario, armies by name, and that seats were swapped."""
    plan = plan_in(rows_of(played))

    assert ("accord", "redgully") == plan.armies
    assert ("fubar", "crossroads", ("random", "random"), True) == (
        plan.system,
        plan.scenario,
        plan.bots,
        plan.swap,
    )


def test_an_ending_nobody_knows_is_refused(played, tmp_path):
    """The sentence lists those that can be written."""
    with pytest.raises(SimError, match=r"should end in one of \.csv"):
        write_frame(frame(played), tmp_path / "games.xls")


def test_a_file_of_something_else_is_refused(tmp_path):
    """With what is missing."""
    path = tmp_path / "other.csv"
    path.write_text("a,b\n1,2\n")

    with pytest.raises(SimError, match="no file of games"):
        [outcome_in(row) for row in read_rows(path)]


def test_a_report_is_one_page_with_its_charts_inside(played):
    """Figures and SVG charts, nothing loaded from elsewhere, names escaped, the command at the end."""
    blocks = run_report([played], lambda name, **values: f"<{name}>", command="sandtable sim fubar")
    page = html_of(blocks, "en")

    assert page.count("<figure") == page.count("<svg")
    assert 6 <= page.count("<svg")
    assert "&lt;sim-wins&gt;" in page
    assert "<script" not in page
    assert "sandtable sim fubar" in page
    assert figures_svg(blocks).count("<svg") == 1 + page.count("<svg")


def test_games_to_watch_are_games_of_the_run(played):
    """A typical one and the most one-sided; their journals are those of the same games."""
    watched = games_to_watch(played)
    margins = [abs(o.points[0] - o.points[1]) for o in played.outcomes]

    assert {"typical", "worst"} <= {game.why for game in watched}
    worst = next(game for game in watched if game.why == "worst").outcome
    assert max(margins) == abs(worst.points[0] - worst.points[1])
