"""`sandtable replay`: journals shown, verified, and told as battle reports."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sandtable.cli.output import AsJson, print_json
from sandtable.cli.speech import Lang, speech
from sandtable.cli.trouble import Trouble

app = typer.Typer(no_args_is_help=True, help="Games that were played: show, verify, tell.")

File = Annotated[Path, typer.Argument(metavar="FILE", help="A journal.")]


@app.command()
def show(
    file: File,
    rules: Annotated[bool, typer.Option("--rules", help="Name the rules behind every event.")] = False,
    at: Annotated[int, typer.Option("--at", help="Show the table after so many entries.")] = -1,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Tell a game event by event, or show the table at one moment of it.

    \b
    sandtable replay show game.journal
    sandtable replay show game.journal --at 120
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.cli.reading import read_text
    from sandtable.cli.telling import loaded, retold
    from sandtable.cli.terminal.events import event_lines
    from sandtable.cli.terminal.scenes import opening_lines, scene_lines
    from sandtable.cli.terminal.session import result_lines
    from sandtable.core.journal import replay

    system, journal = loaded(read_text(file))
    talk = speech(lang)
    if at >= 0:
        game = replay(system, journal, at)
        if as_json:
            print_json(game.view(-1).wire())
            return
        for line in scene_lines(system.scene(game.state, -1), talk):
            typer.echo(line)
        return
    game, turns = retold(system, journal)
    if as_json:
        print_json([{"turn": t.number, "events": [event.wire() for event in t.events]} for t in turns])
        return
    lines = opening_lines(system.scene(game.state, -1), talk)
    for turn in turns:
        lines += [
            "",
            talk.say("replay-turn", number=turn.number) if turn.number else talk.say("replay-before"),
        ]
        lines += event_lines(turn.events, talk, rules)
    for line in [*lines, "", *result_lines(game, -1, talk)]:
        typer.echo(line)


@app.command()
def verify(file: File, lang: Lang = "", as_json: AsJson = False) -> None:
    """Check a journal: the chain of hashes, every answer against the rules, every die against the seed.

    \b
    sandtable replay verify game.journal
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.cli.reading import read_text
    from sandtable.cli.telling import loaded
    from sandtable.core.journal import JournalError
    from sandtable.core.journal import verify as verified

    try:
        system, journal = loaded(read_text(file))
        verdict = verified(system, journal)
    except JournalError as error:
        if as_json:
            print_json({"ok": False, "error": str(error)})
            raise typer.Exit(2) from error
        raise Trouble(f"{file}: {error}") from error
    if as_json:
        print_json({"ok": True, **verdict.wire()})
        return
    talk = speech(lang)
    typer.echo(talk.say("replay-verified", entries=verdict.entries, rolls=verdict.rolls))
    typer.echo(talk.say(f"replay-dice-{verdict.dice}"))


@app.command()
def report(
    file: File,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="Write to a .md or .html file.")] = None,
    html: Annotated[bool, typer.Option("--html", help="HTML instead of Markdown.")] = False,
    dice: Annotated[bool, typer.Option("--dice/--no-dice", help="With every die that fell.")] = True,
    lang: Lang = "",
) -> None:
    """Tell a game as a battle report in Markdown or HTML.

    \b
    sandtable replay report game.journal
    sandtable replay report game.journal --out report.html --lang it
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.cli.battle_report import battle_report
    from sandtable.cli.reading import read_text
    from sandtable.cli.telling import loaded, retold

    if out is not None and out.suffix not in (".md", ".html"):
        raise Trouble(f'"{out.name}" should end in .md or .html')
    system, journal = loaded(read_text(file))
    talk = speech(lang)
    game, turns = retold(system, journal)
    as_html = html or (out is not None and out.suffix == ".html")
    text = battle_report(game, turns, talk, as_html, dice)
    if out is None:
        typer.echo(text, nl=False)
    else:
        out.write_text(text, encoding="utf-8")
        typer.echo(talk.say("cli-written", file=str(out)), err=True)
