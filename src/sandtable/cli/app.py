"""The command itself: its verbs, and what happens when one of them fails."""

from __future__ import annotations

import os
import sys

import typer

from sandtable.cli import (
    army,
    bench,
    campaign,
    fuzz,
    keeping,
    kit,
    odds,
    play,
    referee,
    replay,
    rules,
    scenario,
    serve,
    sim,
)
from sandtable.cli.trouble import sentence_of

WRONG = 2  # exit code for everything that a different command line would mend
INTERRUPTED = 130
TRACE = "SANDTABLE_TRACEBACK"

app = typer.Typer(
    name="sandtable",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback()
def sandtable(
    version: bool = typer.Option(False, "--version", help="Print the version and stop.", is_eager=True),
) -> None:
    """Plays, referees and measures tabletop wargames.

    \b
    sandtable play                       a battle in the browser against the computer
    sandtable play --text                the same in words, in this terminal
    sandtable odds fubar --help          exact odds of an attack
    sandtable sim fubar --games 100      many games between bots
    sandtable kit fubar --out kit        everything for a real table, to print
    """  # noqa: D301
    if version:
        from sandtable import __version__

        typer.echo(f"sandtable {__version__}")
        raise typer.Exit


app.command()(play.play)
app.command()(serve.serve)
app.command()(keeping.backup)
app.command()(keeping.restore)
app.command()(keeping.doctor)
app.command()(keeping.forget)
app.add_typer(sim.app, name="sim")
app.add_typer(odds.app, name="odds")
app.add_typer(army.app, name="army")
app.add_typer(campaign.app, name="campaign")
app.add_typer(scenario.app, name="scenario")
app.add_typer(replay.app, name="replay")
app.add_typer(rules.app, name="rules")
app.command()(kit.kit)
app.command()(referee.referee)
app.command()(fuzz.fuzz)
app.command()(bench.bench)


def run() -> None:
    """Runs the command; a failure is one sentence on stderr and an exit code, never a traceback."""
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        # The reader has gone (`sandtable … | head`): nothing is wrong, and nothing more can be said.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except Exception as error:
        if os.environ.get(TRACE):
            raise
        typer.echo(sentence_of(error), err=True)
        sys.exit(WRONG)
