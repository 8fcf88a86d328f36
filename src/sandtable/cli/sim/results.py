"""What a run leaves behind: journals, rows, reports."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from sandtable.cli.sim.switches import Places
from sandtable.cli.speech import Speech

if TYPE_CHECKING:
    from sandtable.sim import Outcome, Run
    from sandtable.sim.lab import Lab


def keep_journals(runs: Sequence[Run], places: Places, talk: Speech) -> None:
    """Writes journals: those of games that went wrong always, all of them when asked."""
    wrong = 0
    for number, each in enumerate(runs, 1):
        sub = f"pair{number}" if len(runs) > 1 else ""
        wrong += _keep(each.outcomes, places.errors / sub, places.journals and places.journals / sub)
    if wrong:
        typer.echo(talk.say("sim-errors-kept", n=wrong, folder=str(places.errors)), err=True)


def _keep(outcomes: list[Outcome], errors: Path, journals: Path | None) -> int:
    wrong = 0
    for outcome in outcomes:
        if outcome.error:
            wrong += 1
            errors.mkdir(parents=True, exist_ok=True)
            (errors / f"game{outcome.number}.journal").write_text(outcome.journal, encoding="utf-8")
            (errors / f"game{outcome.number}.txt").write_text(outcome.error + "\n", encoding="utf-8")
        if journals is not None and outcome.journal:
            journals.mkdir(parents=True, exist_ok=True)
            (journals / f"game{outcome.number}.journal").write_text(outcome.journal, encoding="utf-8")
    return wrong


def write_rows(lab: Lab, runs: Sequence[Run], places: Places, talk: Speech) -> None:
    """Writes the rows where they belong; after a stop the part stays, so that --resume can go on."""
    if places.out is None:
        return
    from sandtable.sim.frame import frames, write_frame

    write_frame(frames(runs), places.out)
    typer.echo(talk.say("cli-written", file=str(places.out)), err=True)
    if lab.interrupted:
        typer.echo(talk.say("sim-resume", file=str(places.out)), err=True)
    else:
        lab.finished()


def close(lab: Lab, runs: Sequence[Run], places: Places, talk: Speech) -> None:
    """What every verb does last: journals, rows, and the exit code of a run that somebody stopped."""
    keep_journals(runs, places, talk)
    write_rows(lab, runs, places, talk)
    if lab.interrupted:
        raise typer.Exit(130)
