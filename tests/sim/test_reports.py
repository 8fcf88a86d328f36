"""Results as a frame, in files and as a page."""

import polars as pl
import pytest

from sandtable.sim import Plan, SimError, run
from sandtable.sim.frame import frame, frames, write_frame
from sandtable.sim.report import write_report


@pytest.fixture(scope="module")
def played():
    return run(Plan("fubar", "crossroads", ("random", "random"), 4, 3, swap=True), 1)


def say(id, **values):
    return f"{id} {' '.join(str(value) for value in values.values())}".strip()


def test_a_frame_has_a_row_per_game(played):
    """Who sat where, who won, with how many points."""
    data = frame(played)

    assert [0, 1, 2, 3] == data["game"].to_list()
    assert ["A", "B", "A", "B"] == data["side_A"].to_list()
    assert {"points_A", "points_B", "winner", "winning_side", "error"} <= set(data.columns)


@pytest.mark.parametrize(
    ("ending", "read"), [("csv", pl.read_csv), ("parquet", pl.read_parquet), ("json", pl.read_json)]
)
def test_a_frame_is_written_as_its_ending_says(played, tmp_path, ending, read):
    """What is read back has the same games."""
    path = tmp_path / f"games.{ending}"
    write_frame(frames([played]), path)

    assert [0, 1, 2, 3] == read(path)["game"].to_list()


def test_an_ending_nobody_knows_is_refused(played, tmp_path):
    """The sentence lists those that can be written."""
    with pytest.raises(SimError, match=r"should end in one of \.csv"):
        write_frame(frame(played), tmp_path / "games.xls")
    with pytest.raises(SimError, match=r"should end in \.html or \.svg"):
        write_report([played], tmp_path / "report.pdf", say)


def test_a_report_is_one_page_with_its_charts_inside(played, tmp_path):
    """Figures and SVG charts, nothing loaded from elsewhere, names escaped."""
    path = tmp_path / "report.html"
    write_report([played], path, lambda name, **values: f"<{name}>")
    page = path.read_text()

    assert 4 == page.count("<figure>")
    assert "<svg" in page
    assert "&lt;sim-wins&gt;" in page
    assert "<script" not in page
