"""A run as a page to read: figures, charts, and what went wrong. The page needs nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from io import StringIO
from pathlib import Path

import altair as alt

from sandtable.sim.batch import Run
from sandtable.sim.charts import AnyChart, Say, charts
from sandtable.sim.plan import SimError
from sandtable.sim.summary import Summary, summary
from sandtable.sim.tournament import Rating

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem;
  color: #221d16; background: #f8f3e8; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .8rem; border-bottom: 1px solid #d9cdb6; text-align: right; }
th:first-child, td:first-child { text-align: left; }
figure { margin: 1.5rem 0; overflow-x: auto; } svg { max-width: 100%; height: auto; }
@media (prefers-color-scheme: dark) { body { color: #efe8d9; background: #171b1e; }
  th, td { border-color: #323a3f; } figure { background: #f8f3e8; padding: 1rem; border-radius: 8px; } }
"""
MOST_ERRORS = 20


def svg_of(chart: AnyChart | alt.VConcatChart) -> str:
    """A chart as SVG."""
    out = StringIO()
    chart.save(out, format="svg")
    return out.getvalue()


def write_report(runs: Sequence[Run], path: Path, say: Say, table: Sequence[Rating] = ()) -> None:
    """Writes a report: `.html` a whole page, `.svg` the charts of the first run under one another."""
    if path.suffix == ".svg":
        path.write_text(svg_of(alt.vconcat(*charts(runs[0], say))), encoding="utf-8")
    elif path.suffix == ".html":
        path.write_text(page(runs, say, table), encoding="utf-8")
    else:
        raise SimError(f'"{path.name}" should end in .html or .svg')


def page(runs: Sequence[Run], say: Say, table: Sequence[Rating] = ()) -> str:
    """The whole report as HTML."""
    title = escape(say("sim-report-title", system=runs[0].plan.system, scenario=runs[0].plan.scenario))
    body = [f"<h1>{title}</h1>"]
    if table:
        body.append(_ratings(table, say))
    for run in runs:
        body.extend(_section(run, say))
    language = escape(say("sim-language"))
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<style>{STYLE}</style></head>\n<body>\n" + "\n".join(body) + "\n</body></html>\n"
    )


def _section(run: Run, say: Say) -> list[str]:
    figures = summary(run)
    heading = escape(" – ".join(f"{line.letter} {line.bot}" for line in figures.lines))
    facts = say(
        "sim-report-facts",
        games=figures.games,
        draws=figures.draws,
        errors=figures.errors,
        seed=str(run.plan.seed),
        seconds=round(figures.seconds, 1),
    )
    parts = [f"<h2>{heading}</h2>", f"<p>{escape(facts)}</p>", _figures(figures, say)]
    parts.extend(f"<figure>{svg_of(chart)}</figure>" for chart in charts(run, say))
    wrong = [outcome for outcome in run.outcomes if outcome.error]
    if wrong:
        lines = "".join(f"<li>{o.number}: {escape(o.error)}</li>" for o in wrong[:MOST_ERRORS])
        parts.append(f"<h3>{escape(say('sim-report-errors'))}</h3><ul>{lines}</ul>")
    return parts


def _figures(figures: Summary, say: Say) -> str:
    heads = ("sim-contestant", "sim-wins", "sim-win-rate", "sim-interval", "sim-mean-points")
    rows = [
        (
            f"{line.letter} {line.bot}",
            str(line.wins),
            f"{line.rate:.1%}",
            f"{line.low:.1%} – {line.high:.1%}",
            f"{line.points:.2f}",
        )
        for line in figures.lines
    ]
    return _table([say(head) for head in heads], rows)


def _ratings(table: Sequence[Rating], say: Say) -> str:
    heads = ("sim-contestant", "sim-rating", "sim-wins", "sim-games")
    rows = [
        (rating.bot, f"{rating.mu:.1f} ± {3 * rating.sigma:.1f}", str(rating.wins), str(rating.games))
        for rating in table
    ]
    return _table([say(head) for head in heads], rows)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
