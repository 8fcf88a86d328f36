"""`sandtable sim merge`: files of runs made apart, joined."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sandtable.cli.output import AsJson, print_json
from sandtable.cli.sim import printing
from sandtable.cli.speech import Lang, speech

Files = Annotated[list[Path], typer.Argument(metavar="FILE...", help="Files that --out wrote.")]
Into = Annotated[Path | None, typer.Option("--out", help="Write all games here: .csv .json .jsonl .parquet")]


def merge(files: Files, out: Into = None, lang: Lang = "", as_json: AsJson = False) -> None:
    """Join files of games and tell the figures of all; a game that stands in two files counts once.

    \b
    sandtable sim merge monday.parquet tuesday.parquet --out all.parquet
    sandtable sim merge node*.csv --json
    """  # noqa: D301
    from sandtable.sim.frame import WRITERS, frame_of, write_frame
    from sandtable.sim.keeping import check_destination
    from sandtable.sim.merging import merge_files

    if out is not None:
        check_destination(out, WRITERS)
    joined = merge_files(files)
    talk = speech(lang)
    if as_json:
        print_json({"twice": joined.twice, "runs": [figures.wire() for figures in joined.summaries]})
    else:
        for run, figures in zip(joined.runs, joined.summaries, strict=True):
            printing.print_summary(figures, run, talk)
        typer.echo(talk.say("sim-merged", files=len(files), games=len(joined.rows), twice=joined.twice))
    if out is not None:
        write_frame(frame_of(joined.rows), out)
        typer.echo(talk.say("cli-written", file=str(out)), err=True)
