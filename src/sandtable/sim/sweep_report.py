"""A sweep as a table, a curve with its band, and sentences."""

from __future__ import annotations

import altair as alt
import polars as pl

from sandtable.core.wire import list_of, table_of
from sandtable.sim.charts import LIVERIES, Say, as_curve, even_line, svg_of, words_of
from sandtable.sim.page import Block, Chart, Figure, Heading, Words
from sandtable.sim.plan import Plan
from sandtable.sim.report import again, share_cells, share_heads
from sandtable.sim.summary import role_label
from sandtable.sim.sweep import Sweep, crossings


def sweep_rows(swept: Sweep, say: Say) -> tuple[list[str], list[list[str]]]:
    """Heads and rows: the figures, the share with its interval, the paired change from the first row."""
    heads = [
        *(knob.name for knob in swept.knobs),
        *share_heads(say),
    ]
    rows = [
        [
            *(str(value) for value in point.figures.values()),
            *share_cells(point.share, say),
            *(share_cells(point.change, say) if at else ("", "")),
            str(point.share.rounds),
        ]
        for at, point in enumerate(swept.points)
    ]
    return heads, rows


def crossing_words(swept: Sweep, say: Say) -> list[str]:
    """Where the share crosses one half, or that it does not."""
    crossed = crossings(swept)
    if not crossed:
        return [say("sim-no-crossing", knob=swept.knobs[0].name)]
    lines: list[str] = []
    for each in crossed:
        low, high = list_of(each["span"])
        rest = ", ".join(f"{name} = {value}" for name, value in table_of(each["others"]).items())
        words = say(
            "sim-crossing",
            knob=swept.knobs[0].name,
            value=str(each["value"]),
            low=str(low),
            high=str(high),
        )
        lines.append(f"{words} ({rest})" if rest else words)
    return lines


def sweep_chart(swept: Sweep, say: Say) -> alt.LayerChart:
    """The share along the first knob, a line with its band for each value of the others."""
    first = swept.knobs[0]
    rows = [
        {
            "at": point.figures[first.name],
            "share": point.share.value,
            "low": point.share.low,
            "high": point.share.high,
            "rest": ", ".join(
                f"{name} = {value}" for name, value in point.figures.items() if name != first.name
            ),
        }
        for point in swept.points
    ]
    data = pl.DataFrame(rows)
    kind = "Q" if all(isinstance(value, (int, float)) for value in first.values) else "N"
    several = len({row["rest"] for row in rows}) > 1
    colour = alt.Color("rest:N", title=None) if several else alt.value(LIVERIES[0])
    x = alt.X(f"at:{kind}", title=first.name, scale=alt.Scale(zero=False) if kind == "Q" else alt.Undefined)
    scale = alt.Scale(domain=[0, 1])
    base = alt.Chart(data)
    band = base.mark_area(opacity=0.2).encode(
        x=x,
        y=alt.Y("low:Q", scale=scale, title=say("sim-share"), axis=alt.Axis(format="%")),
        y2="high:Q",
        color=colour,
    )
    dash = alt.StrokeDash("rest:N", title=None) if several else alt.value([1, 0])
    line = base.mark_line(point=True).encode(
        x=x, y=alt.Y("share:Q", scale=scale), color=colour, strokeDash=dash
    )
    return as_curve(band + even_line("y") + line, say("sim-sweep"))


def sweep_report(swept: Sweep, plan: Plan, say: Say, command: str) -> list[Block]:
    """The whole report."""
    heads, rows = sweep_rows(swept, say)
    verdict = " ".join(crossing_words(swept, say))
    role = words_of(role_label(plan, 0), say)
    return [
        Heading(say("sim-report-title", system=plan.system, scenario=plan.scenario), 1),
        Words(verdict, "verdict"),
        Words(say("sim-sweep-role", role=role)),
        Figure(svg_of(sweep_chart(swept, say)), say("sim-sweep")),
        Chart(tuple(heads), tuple(tuple(row) for row in rows)),
        Words(say("sim-sweep-note")),
        *again(plan.seed, command, say),
    ]
