"""The figures of a run as tables for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import typer

from sandtable.cli.compiled import runs_compiled
from sandtable.cli.output import print_table
from sandtable.cli.speech import Speech

if TYPE_CHECKING:
    from sandtable.sim import Line, Run, Summary
    from sandtable.sim.matrix import Matrix
    from sandtable.sim.statistics import Share
    from sandtable.sim.stopping import Verdict
    from sandtable.sim.tournament import Tournament


def percent(value: float, talk: Speech, digits: int = 1) -> str:
    """A share as a percentage, in the reader's way of writing numbers."""
    return f"{value * 100:.{digits}f} %".replace(".", talk.say("sim-decimal-point"))


def interval(share: Share, talk: Speech) -> str:
    """From – to."""
    return f"{percent(share.low, talk)} – {percent(share.high, talk)}"


def print_summary(figures: Summary, played: Run, talk: Speech) -> None:
    """Contestants, roles, factions, order; then the facts and what to beware of."""
    plan = played.plan
    title = talk.say("sim-report-title", system=plan.system, scenario=plan.scenario)
    typer.echo(title)
    if not figures.equal:
        _lines("sim-by-contestant", figures.lines, talk)
    _lines("sim-by-role", figures.roles, talk)
    if figures.factions:
        _lines("sim-by-faction", figures.factions, talk)
    if figures.order:
        _lines("sim-by-order", figures.order, talk)
    typer.echo(
        talk.say(
            "sim-facts",
            games=figures.games,
            draws=figures.draws,
            errors=figures.errors,
            seconds=round(figures.seconds, 1),
            pace=round(figures.games_per_second, 1),
            processes=figures.processes,
        )
    )
    for note in notes_of(figures, played, talk):
        typer.echo(note)


def notes_of(figures: Summary, played: Run, talk: Speech) -> list[str]:
    """What whoever reads the figures should know."""
    plan = played.plan
    notes: list[str] = [talk.say("sim-compiled" if runs_compiled() else "sim-interpreted")]
    if figures.equal:
        notes.append(talk.say("sim-equal-swapped" if plan.swap else "sim-equal"))
    if figures.rounds < figures.games - figures.errors:
        notes.append(talk.say("sim-in-rounds", rounds=figures.rounds))
    if len(plan.bots) > 1 and not plan.swap and not figures.equal:
        notes.append(talk.say("sim-not-swapped"))
    if played.interrupted:
        notes.append(talk.say("sim-interrupted", games=figures.games, of=plan.games))
    return notes


def _lines(head: str, lines: Sequence[Line], talk: Speech) -> None:
    heads = (head, "sim-share", "sim-interval", "sim-wins", "sim-draws", "sim-losses", "sim-mean-points")
    rows = [
        [
            label_of(line, talk),
            percent(line.share.value, talk),
            interval(line.share, talk),
            str(line.wins),
            str(line.draws),
            str(line.losses),
            talk.number(line.points, 2),
        ]
        for line in lines
    ]
    print_table("", [talk.say(head) for head in heads], rows)


def label_of(line: Line, talk: Speech) -> str:
    """What a line counts, in words: the letter of a contestant or side before its name."""
    words = talk.words(line.label)
    return f"{line.letter} {words}" if len(line.letter) == 1 and words != line.letter else words


def print_until(half: float, figures: Summary, stopped: bool, talk: Speech) -> None:
    """How many games the wished width took."""
    id = "sim-until-reached" if stopped else "sim-until-missed"
    typer.echo(talk.say(id, games=figures.games, width=percent(half, talk)))


def verdict_words(verdict: Verdict, who: str, talk: Speech) -> str:
    """The verdict of a test against a band."""
    return talk.say(
        "sim-verdict-" + verdict.word,
        who=who,
        games=verdict.games,
        low=percent(verdict.low, talk, 0),
        high=percent(verdict.high, talk, 0),
    )


def print_tournament(played: Tournament, talk: Speech) -> None:
    """The table of a tournament, best first."""
    heads = ("sim-contestant", "sim-rating", "sim-wins", "sim-games")
    rows = [
        [rating.bot, f"{rating.mu:.1f} ± {3 * rating.sigma:.1f}", str(rating.wins), str(rating.games)]
        for rating in played.table
    ]
    print_table("", [talk.say(head) for head in heads], rows)


def print_matrix(found: Matrix, talk: Speech) -> None:
    """The row's share against the column's, with the half width of its interval."""
    grid = found.grid
    rows: list[list[str]] = []
    for row, name in enumerate(grid.rows):
        cells = [found.at(row, column) for column in range(len(grid.columns))]
        rows.append([name, *(_cell(cell.share) if cell is not None else "·" for cell in cells)])
    print_table("", [talk.say("sim-matrix-" + grid.kind), *grid.columns], rows)
    typer.echo(talk.say("sim-matrix-note-" + ("role" if grid.kind in ("bots", "scenarios") else "pair")))


def _cell(share: Share) -> str:
    return f"{share.value * 100:.0f} ± {share.half_width * 100:.0f}"
