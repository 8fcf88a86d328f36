"""The charts of a report: shares with their intervals, heat maps, points, length of games, when they were decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import StringIO
from typing import Any, TypeAlias

import altair as alt
import polars as pl

from sandtable.core.wire import Json, side_letter, table_of, text_of
from sandtable.sim.batch import Run
from sandtable.sim.frame import frame
from sandtable.sim.matrix import Matrix
from sandtable.sim.plan import contestants
from sandtable.sim.summary import Line

AnyChart: TypeAlias = alt.Chart | alt.LayerChart | alt.VConcatChart
Say = Callable[..., str]  # a text by its id and values, in the reader's language

# Cobalt, vermilion, gold, slate: the liveries of the four sides, apart also for colour-blind eyes.
LIVERIES = ("#1d57a5", "#c4441a", "#e0aa16", "#474c55")
WIDTH = 420


def svg_of(chart: AnyChart) -> str:
    """A chart as SVG."""
    out = StringIO()
    chart.save(out, format="svg")
    return out.getvalue()


def words_of(label: Json, say: Say) -> str:
    """A label in the reader's language: a message, or a text as it is."""
    table = table_of(label)
    if not table:
        return text_of(label)
    values: dict[str, Any] = dict(table_of(table.get("values")))
    return say(text_of(table.get("id")), **values)


def name_of(line: Line, say: Say) -> str:
    """What a line counts, with the letter of a contestant or a side before it."""
    words = words_of(line.label, say)
    return f"{line.letter} {words}" if len(line.letter) == 1 and words != line.letter else words


def colours(n: int) -> alt.Scale:
    """The liveries of the first n contestants."""
    return alt.Scale(domain=[side_letter(k) for k in range(n)], range=list(LIVERIES[:n]))


def even_line(axis: str, value: float = 0.5) -> alt.Chart:
    """A broken line where things are even, across the axis "x" or "y"."""
    rule = alt.Chart(pl.DataFrame({"even": [value]})).mark_rule(strokeDash=[4, 4], color="#777")
    line: alt.Chart = rule.encode(x="even:Q") if axis == "x" else rule.encode(y="even:Q")
    return line


def as_curve(chart: alt.LayerChart, title: str) -> alt.LayerChart:
    """A curve of a report: as wide as all, under its title."""
    whole: alt.LayerChart = chart.properties(width=WIDTH, height=220, title=title)
    return whole


def shares_chart(lines: Sequence[Line], title: str, say: Say) -> alt.LayerChart:
    """The share of each line with its 95 % interval, and the even share as a rule."""
    names = [name_of(line, say) for line in lines]
    data = pl.DataFrame(
        {
            "who": names,
            "share": [line.share.value for line in lines],
            "low": [line.share.low for line in lines],
            "high": [line.share.high for line in lines],
        }
    )
    base = alt.Chart(data).encode(y=alt.Y("who:N", title=None, sort=names, axis=alt.Axis(labelLimit=220)))
    scale = alt.Scale(domain=[0, 1])
    span = base.mark_rule(strokeWidth=3, color=LIVERIES[0]).encode(
        x=alt.X("low:Q", title=say("sim-share"), scale=scale, axis=alt.Axis(format="%")), x2="high:Q"
    )
    point = base.mark_point(size=90, filled=True, color=LIVERIES[0]).encode(x="share:Q")
    even = even_line("x")
    both: alt.LayerChart = even + span + point
    framed: alt.LayerChart = both.properties(width=WIDTH, height=32 * max(2, len(lines)), title=title)
    return framed


def heat_chart(
    cells: Sequence[tuple[str, str, float, float]], rows: Sequence[str], columns: Sequence[str], title: str
) -> alt.LayerChart:
    """A heat map of shares: blue below one half, red above; the figure stands in every cell."""
    data = pl.DataFrame(
        {
            "row": [cell[0] for cell in cells],
            "column": [cell[1] for cell in cells],
            "share": [cell[2] for cell in cells],
            "text": [f"{cell[2] * 100:.0f} ± {cell[3] * 100:.0f}" for cell in cells],
        }
    )
    base = alt.Chart(data).encode(
        x=alt.X("column:N", title=None, sort=list(columns), axis=alt.Axis(orient="top", labelAngle=0)),
        y=alt.Y("row:N", title=None, sort=list(rows)),
    )
    scale = alt.Scale(domain=[0, 0.5, 1], range=["#1d57a5", "#f8f3e8", "#c4441a"], interpolate="rgb")
    tiles = base.mark_rect(stroke="#fff").encode(
        color=alt.Color("share:Q", scale=scale, legend=alt.Legend(format="%", title=None))
    )
    dark = "datum.share < 0.25 || datum.share > 0.75"
    figures = base.mark_text(fontSize=12).encode(
        text="text:N", color=alt.condition(dark, alt.value("white"), alt.value("#221d16"))
    )
    both: alt.LayerChart = tiles + figures
    framed: alt.LayerChart = both.properties(
        width=max(160, 92 * len(columns)), height=44 * len(rows), title=title
    )
    return framed


def matrix_chart(found: Matrix, say: Say) -> alt.LayerChart:
    """The heat map of a matrix."""
    grid = found.grid
    cells = [
        (grid.rows[cell.row], grid.columns[cell.column], cell.share.value, cell.share.half_width)
        for cell in found.cells
    ]
    return heat_chart(cells, grid.rows, grid.columns, say("sim-matrix"))


def points_chart(run: Run, say: Say) -> alt.Chart:
    """How many points each contestant made, game by game."""
    letters = contestants(run.plan)
    data = frame(run).unpivot(
        [f"points_{letter}" for letter in letters], variable_name="letter", value_name="points"
    )
    data = data.with_columns(pl.col("letter").str.strip_prefix("points_")).drop_nulls("points")
    counted = data.group_by("letter", "points").len("games").sort("letter", "points")
    chart: alt.Chart = (
        alt.Chart(counted)
        .mark_bar(opacity=0.85)
        .encode(
            x=alt.X("points:Q", title=say("sim-points")),
            y=alt.Y("games:Q", title=say("sim-games"), stack=None),
            color=alt.Color("letter:N", scale=colours(len(letters)), legend=None),
            row=alt.Row("letter:N", title=None),
        )
        .properties(width=WIDTH, height=90, title=say("sim-points-per-game"))
    )
    return chart


def turns_chart(run: Run, say: Say) -> alt.Chart:
    """In which turn games ended, and in which they were decided: two rows of bars."""
    rows: list[dict[str, object]] = []
    for outcome in run.outcomes:
        if outcome.error:
            continue
        rows.append({"what": say("sim-ended"), "turn": outcome.turn})
        if outcome.decided:
            rows.append({"what": say("sim-decided"), "turn": outcome.decided})
    data = pl.DataFrame(rows, schema={"what": pl.String, "turn": pl.Int64})
    counted = data.group_by("what", "turn").len("games").sort("what", "turn")
    chart: alt.Chart = (
        alt.Chart(counted)
        .mark_bar(color=LIVERIES[3])
        .encode(
            x=alt.X("turn:O", title=say("sim-turn"), axis=alt.Axis(labelAngle=0)),
            y=alt.Y("games:Q", title=say("sim-games")),
            row=alt.Row("what:N", title=None),
        )
        .properties(width=WIDTH, height=90, title=say("sim-turns"))
    )
    return chart


def length_chart(run: Run, say: Say) -> alt.Chart:
    """How many decisions a game took."""
    data = frame(run).filter(pl.col("error").is_null()).select("answers")
    chart: alt.Chart = (
        alt.Chart(data)
        .mark_bar(color=LIVERIES[3])
        .encode(
            x=alt.X("answers:Q", bin=alt.Bin(maxbins=30), title=say("sim-answers")),
            y=alt.Y("count():Q", title=say("sim-games")),
        )
        .properties(width=WIDTH, height=130, title=say("sim-length"))
    )
    return chart
