"""Prices as tables, a chart and sentences."""

from __future__ import annotations

import altair as alt
import polars as pl

from sandtable.sim.charts import LIVERIES, WIDTH, Say, even_line, svg_of, words_of
from sandtable.sim.page import Block, Chart, Figure, Heading, Words
from sandtable.sim.plan import Plan
from sandtable.sim.prices import Prices
from sandtable.sim.report import again, percent

SHOWN = 40  # units in the chart; the table has all


def _figure(value: float, say: Say) -> str:
    return f"{value:.1f}".replace(".", say("sim-decimal-point"))


def price_rows(found: Prices, say: Say) -> tuple[list[str], list[list[str]]]:
    """Heads and rows: unit, printed price, fair price, interval, what to think of it, how often it was brought."""
    heads = ("sim-unit", "sim-printed", "sim-fair", "sim-interval", "sim-price-verdict", "sim-brought")
    rows = [
        [
            words_of(price.label, say),
            _figure(price.printed, say),
            _figure(price.fair, say),
            f"{_figure(price.low, say)} – {_figure(price.high, say)}",
            say("sim-price-" + price.verdict) if price.verdict else "",
            str(price.brought),
        ]
        for price in found.prices
    ]
    return [say(head) for head in heads], rows


def pair_rows(found: Prices, say: Say) -> tuple[list[str], list[list[str]]]:
    """Heads and rows of the pairs that stand out most."""
    heads = ("sim-pair", "sim-pair-worth", "sim-pair-chance", "sim-brought")
    rows = [
        [
            " + ".join(words_of(label, say) for label in pair.labels),
            _figure(pair.worth, say),
            f"{pair.p:.2g}".replace(".", say("sim-decimal-point")),
            str(pair.games),
        ]
        for pair in found.pairs
    ]
    return [say(head) for head in heads], rows


def special_rows(found: Prices, say: Say) -> tuple[list[str], list[list[str]]]:
    """Heads and rows of the units that are worth something else in one scenario."""
    heads = ("sim-unit", "sim-matrix-scenarios", "sim-factor", "sim-interval", "sim-everywhere")
    rows = [
        [
            words_of(special.label, say),
            special.scenario,
            percent(special.factor, say, 0),
            f"{percent(special.low, say, 0)} – {percent(special.high, say, 0)}",
            percent(special.everywhere, say, 0),
        ]
        for special in found.specials
    ]
    return [say(head) for head in heads], rows


def price_words(found: Prices, say: Say) -> list[str]:
    """What the figures mean, and what to beware of."""
    lines = [say("sim-price-worth", games=found.games, share=percent(found.worth, say))]
    if not found.sure:
        lines.append(say("sim-price-unsure"))
    wrong = [price for price in found.prices if price.verdict]
    lines.append(say("sim-price-wrong", n=len(wrong), of=len(found.prices)))
    return lines


def prices_chart(found: Prices, say: Say) -> alt.LayerChart:
    """The fair price over the printed one, with its interval; 1 is as printed."""
    prices = found.prices[:SHOWN]
    names = [words_of(price.label, say) for price in prices]
    data = pl.DataFrame(
        {
            "unit": names,
            "factor": [price.fair / price.printed for price in prices],
            "low": [price.low / price.printed for price in prices],
            "high": [price.high / price.printed for price in prices],
        }
    )
    base = alt.Chart(data).encode(y=alt.Y("unit:N", title=None, sort=names, axis=alt.Axis(labelLimit=220)))
    x = alt.X("low:Q", title=say("sim-factor"), axis=alt.Axis(format="%"))
    span = base.mark_rule(strokeWidth=3, color=LIVERIES[0]).encode(x=x, x2="high:Q")
    point = base.mark_point(size=70, filled=True, color=LIVERIES[0]).encode(x="factor:Q")
    even = even_line("x", 1.0)
    whole: alt.LayerChart = even + span + point
    framed: alt.LayerChart = whole.properties(
        width=WIDTH, height=22 * max(3, len(names)), title=say("sim-prices")
    )
    return framed


def prices_report(found: Prices, plan: Plan, say: Say, command: str) -> list[Block]:
    """The whole report."""
    scenarios = ", ".join(dict.fromkeys(run.plan.scenario for run in found.runs))
    first, *rest = price_words(found, say)
    heads, rows = price_rows(found, say)
    blocks: list[Block] = [
        Heading(say("sim-report-title", system=plan.system, scenario=scenarios), 1),
        Words(" ".join(rest), "verdict"),
        Words(first),
        Figure(svg_of(prices_chart(found, say)), say("sim-prices")),
        Chart(tuple(heads), tuple(tuple(row) for row in rows)),
        Words(say("sim-price-note")),
    ]
    for title, (titles, lines) in (
        ("sim-pairs", pair_rows(found, say)),
        ("sim-specialists", special_rows(found, say)),
    ):
        if lines:
            blocks.append(Heading(say(title)))
            blocks.append(Chart(tuple(titles), tuple(tuple(line) for line in lines)))
            blocks.append(Words(say(title + "-note")))
    return [*blocks, *again(plan.seed, command, say)]
