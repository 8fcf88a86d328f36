"""A search as tables, a curve and sentences."""

from __future__ import annotations

from collections.abc import Sequence

import altair as alt
import polars as pl

from sandtable.sim.charts import LIVERIES, Say, as_curve, even_line, svg_of, words_of
from sandtable.sim.page import Block, Chart, Figure, Heading, Words
from sandtable.sim.plan import Plan
from sandtable.sim.report import again, interval, percent, share_cells, share_heads
from sandtable.sim.summary import contestant_label, role_label
from sandtable.sim.tuning import Trial, Tuned, tests_roles

Table = tuple[list[str], list[list[str]]]
SMOOTHED = 5  # shares of so many steps are averaged for the curve


def found_rows(tuned: Tuned, say: Say) -> Table:
    """Every figure, what it was and what was found."""
    heads = [say("sim-figure"), say("sim-tune-was"), say("sim-tune-found"), say("sim-tune-between")]
    rows = [
        [
            knob.name,
            str(tuned.before.figures[knob.name]),
            str(tuned.after.figures[knob.name]),
            f"{knob.values[0]} – {knob.values[-1]}",
        ]
        for knob in tuned.knobs
    ]
    return heads, rows


def share_rows(tuned: Tuned, say: Say) -> Table:
    """The share before and after, with games that the search has not seen."""
    heads = ["", *share_heads(say)]
    rows = [
        [say("sim-tune-before"), *share_cells(tuned.before.share, say), "", "", _games(tuned.before)],
        [
            say("sim-tune-after"),
            *share_cells(tuned.after.share, say),
            *share_cells(tuned.after.change, say),
            _games(tuned.after),
        ],
    ]
    return heads, rows


def around_rows(tuned: Tuned, say: Say) -> Table:
    """One knob away: what another value of a single figure would make of the share; what matters most comes first."""
    heads = [say("sim-figure"), say("sim-tune-value"), *share_heads(say)]
    rows = [
        [
            each.knob,
            str(each.value),
            *share_cells(each.trial.share, say),
            *share_cells(each.trial.change, say),
            _games(each.trial),
        ]
        for each in tuned.around
    ]
    return heads, rows


def _games(trial: Trial) -> str:
    return str(len(trial.run.outcomes))


def tune_words(tuned: Tuned, plan: Plan, say: Say) -> str:
    """The verdict: whose share came from where to where."""
    who = words_of(role_label(plan, 0), say) if tests_roles(plan) else contestant_label(plan, 0)
    after = tuned.after.share
    id = "sim-tune-even" if after.low <= 0.5 <= after.high else "sim-tune-uneven"
    return say(
        id,
        who=who,
        before=percent(tuned.before.share.value, say),
        share=percent(after.value, say),
        interval=interval(after, say),
        games=len(tuned.after.run.outcomes),
    )


def way_chart(tuned: Tuned, say: Say) -> alt.LayerChart:
    """The shares that the search saw on its way: every measurement, and the mean of the last few."""
    shares = [share for _, share in tuned.way]
    means = [
        sum(shares[max(0, k - SMOOTHED + 1) : k + 1]) / len(shares[max(0, k - SMOOTHED + 1) : k + 1])
        for k in range(len(shares))
    ]
    data = pl.DataFrame({"step": range(1, len(shares) + 1), "share": shares, "mean": means})
    scale = alt.Scale(domain=[0, 1])
    base = alt.Chart(data).encode(x=alt.X("step:Q", title=say("sim-tune-step")))
    seen = base.mark_point(opacity=0.45, color=LIVERIES[3]).encode(
        y=alt.Y("share:Q", scale=scale, title=say("sim-share"), axis=alt.Axis(format="%"))
    )
    line = base.mark_line(color=LIVERIES[0]).encode(y=alt.Y("mean:Q", scale=scale))
    return as_curve(seen + even_line("y") + line, say("sim-tune-way"))


def tune_report(tuned: Tuned, plan: Plan, say: Say, command: str) -> list[Block]:
    """The whole report."""
    blocks: list[Block] = [
        Heading(say("sim-report-title", system=plan.system, scenario=plan.scenario), 1),
        Words(tune_words(tuned, plan, say), "verdict"),
        _chart(found_rows(tuned, say)),
        Words(say("sim-tune-method-" + tuned.method, games=tuned.games)),
        _chart(share_rows(tuned, say)),
        Words(say("sim-tune-note")),
        Figure(svg_of(way_chart(tuned, say)), say("sim-tune-way")),
    ]
    if tuned.around:
        blocks += [
            Heading(say("sim-tune-around")),
            Words(say("sim-tune-around-note")),
            _chart(around_rows(tuned, say)),
        ]
    return [*blocks, *again(plan.seed, command, say)]


def _chart(table: tuple[Sequence[str], Sequence[Sequence[str]]]) -> Chart:
    return Chart(tuple(table[0]), tuple(tuple(row) for row in table[1]))
