"""Odds on paper: the reckoning, a table, bars in the terminal, a plot in a file."""

from __future__ import annotations

from pathlib import Path

import typer

from sandtable.cli.output import print_table
from sandtable.cli.speech import Speech
from sandtable.cli.terminal.previews import label_words, odds_notes, reckoning_lines
from sandtable.cli.trouble import Trouble
from sandtable.core.preview import OddsLine, Preview

BAR = 30
TAIL = 0.0005  # chances that together are less than this are shown as one
ENDINGS = (".svg", ".png")


def print_odds(preview: Preview, talk: Speech) -> None:
    """Everything a preview knows of an attack."""
    if preview.title is not None:
        typer.echo(talk.message(preview.title))
    for fact in preview.facts:
        typer.echo("  " + talk.message(fact))
    for told in reckoning_lines(preview, talk):
        typer.echo("  " + told)
    for line in preview.odds:
        _print_line(line, talk)


def _print_line(line: OddsLine, talk: Speech) -> None:
    heads = [talk.say("odds-outcome"), talk.say("odds-chance"), talk.say("odds-at-least"), ""]
    left = 1.0
    shown = without_tail(line.classes)
    most = max(p for _, p in shown)
    rows: list[list[str]] = []
    for label, p in shown:
        bar = "█" * round(BAR * p / most)
        rows.append(
            [label_words(label, talk), f"{p:.3%}", f"{min(1.0, max(left, 0.0)):.3%}", f"{bar:<{BAR}}"]
        )
        left -= p
    print_table(talk.message(line.title), heads, rows)
    mean = mean_of(line)
    if mean is not None:
        typer.echo(talk.say("odds-mean", mean=talk.number(mean, 3)))
    for note in odds_notes(line, talk):
        typer.echo(note)


def without_tail(classes: list[tuple[str, float]]) -> list[tuple[str, float]]:
    """The classes with the hopeless last numbers gathered into one: 9, 10, 11 … become “9+”."""
    kept = list(classes)
    tail = 0.0
    while len(kept) > 2 and kept[-1][0].isdigit() and tail + kept[-1][1] < TAIL:
        tail += kept.pop()[1]
    if len(kept) == len(classes):
        return kept
    return [*kept, (f"{classes[len(kept)][0]}+", tail)]


def mean_of(line: OddsLine) -> float | None:
    """The mean of a distribution of numbers; None for one of words."""
    if not all(label.lstrip("-").isdigit() for label, _ in line.classes):
        return None
    return sum(int(label) * p for label, p in line.classes)


def write_plot(preview: Preview, path: Path, talk: Speech) -> None:
    """The first distribution as a bar chart in a file."""
    if path.suffix.lower() not in ENDINGS:
        raise Trouble(f'"{path.name}" should end in .svg or .png')
    import altair as alt
    import polars as pl

    line = preview.odds[0]
    labels = [label_words(label, talk) for label, _ in line.classes]
    data = pl.DataFrame({"label": labels, "p": [p for _, p in line.classes]})
    chart = (
        alt.Chart(data, title=talk.message(line.title))
        .mark_bar(color="#1d57a5")
        .encode(
            x=alt.X("label:N", sort=labels, title=talk.say("odds-outcome"), axis=alt.Axis(labelAngle=0)),
            y=alt.Y("p:Q", title=talk.say("odds-chance"), axis=alt.Axis(format="%")),
        )
        .properties(width=480, height=240)
    )
    chart.save(str(path))
    typer.echo(talk.say("cli-written", file=str(path)), err=True)
