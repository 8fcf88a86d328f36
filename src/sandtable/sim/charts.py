"""The charts of a report: win rates with their intervals, points, length of games, seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import altair as alt
import polars as pl

from sandtable.core.wire import side_letter
from sandtable.sim.batch import Run
from sandtable.sim.frame import frame
from sandtable.sim.plan import contestants
from sandtable.sim.summary import Summary, summary

AnyChart: TypeAlias = alt.Chart | alt.LayerChart
Say = Callable[..., str]  # a text by its id and values, in the reader's language

# Cobalt, vermilion, gold, slate: the liveries of the four sides, apart also for colour-blind eyes.
LIVERIES = ("#1d57a5", "#c4441a", "#e0aa16", "#474c55")
WIDTH = 420


def colours(n: int) -> alt.Scale:
    """The liveries of the first n contestants."""
    return alt.Scale(domain=[side_letter(k) for k in range(n)], range=list(LIVERIES[:n]))


def rates_chart(figures: Summary, say: Say) -> alt.LayerChart:
    """Win rate of each contestant with its 95 % interval."""
    data = pl.DataFrame(
        {
            "who": [f"{line.letter} {line.bot}" for line in figures.lines],
            "letter": [line.letter for line in figures.lines],
            "rate": [line.rate for line in figures.lines],
            "low": [line.low for line in figures.lines],
            "high": [line.high for line in figures.lines],
        }
    )
    base = alt.Chart(data).encode(y=alt.Y("who:N", title=None), color=_colour(len(figures.lines)))
    span = base.mark_rule(strokeWidth=3).encode(
        x=alt.X(
            "low:Q", title=say("sim-win-rate"), scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format="%")
        ),
        x2="high:Q",
    )
    point = base.mark_point(size=90, filled=True).encode(x="rate:Q")
    both: alt.LayerChart = span + point
    framed: alt.LayerChart = both.properties(
        width=WIDTH, height=36 * len(figures.lines), title=say("sim-win-rates")
    )
    return framed


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
            color=_colour(len(letters)),
            row=alt.Row("letter:N", title=None),
        )
        .properties(width=WIDTH, height=90, title=say("sim-points-per-game"))
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


def seats_chart(figures: Summary, say: Say) -> alt.Chart:
    """Whether a seat is worth more than another: wins by side, whoever held it."""
    sides = [side_letter(side) for side in range(len(figures.seat_wins))]
    data = pl.DataFrame({"letter": sides, "wins": list(figures.seat_wins)})
    chart: alt.Chart = (
        alt.Chart(data)
        .mark_bar()
        .encode(
            x=alt.X("wins:Q", title=say("sim-games")),
            y=alt.Y("letter:N", title=None),
            color=_colour(len(sides)),
        )
        .properties(width=WIDTH, height=30 * len(sides), title=say("sim-seat-wins"))
    )
    return chart


def charts(run: Run, say: Say) -> list[AnyChart]:
    """All charts of a run."""
    figures = summary(run)
    return [
        rates_chart(figures, say),
        points_chart(run, say),
        length_chart(run, say),
        seats_chart(figures, say),
    ]


def _colour(n: int) -> alt.Color:
    return alt.Color("letter:N", scale=colours(n), legend=None)
