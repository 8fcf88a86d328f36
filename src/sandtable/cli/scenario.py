"""`sandtable scenario`: scenario files checked against the rules, and begun."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from sandtable.cli.output import AsJson, print_json
from sandtable.cli.speech import Lang, speech
from sandtable.cli.trouble import Trouble
from sandtable.core.desk import ScenarioDesk
from sandtable.core.wire import Json, list_of, table_of

app = typer.Typer(no_args_is_help=True, help="Scenario files: check, begin a new one.")

File = Annotated[Path, typer.Argument(metavar="FILE", help="A scenario file, TOML or JSON.")]
OfSystem = Annotated[str, typer.Option("--system", "-s", help="The rule system.")]


@app.command()
def check(file: File, of: OfSystem = "warfare", lang: Lang = "", as_json: AsJson = False) -> None:
    """Check a scenario file; every fault is told with its place, and the exit code is 1 when there is one.

    \b
    sandtable scenario check ambush.toml
    sandtable scenario check ambush.json --json
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.cli.reading import read_data

    desk = desk_of(of)
    sheet = read_data(file)
    reasons = desk.check(sheet)
    if as_json:
        summary: Json = None if reasons else desk.summary(sheet)
        print_json({"ok": not reasons, "reasons": [reason.wire() for reason in reasons], "summary": summary})
    else:
        talk = speech(lang)
        for reason in reasons:
            typer.echo(f"{file}: {talk.reason(reason)}", err=True)
        if not reasons:
            typer.echo(talk.say("scenario-in-order", file=str(file)))
            for line in list_of(desk.summary(sheet).get("briefing")):
                typer.echo(f"  {talk.words(line)}")
    if reasons:
        raise typer.Exit(1)


@app.command()
def new(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="Where to write it, as JSON; stdout else.")
    ] = None,
    of: OfSystem = "warfare",
    like: Annotated[
        str, typer.Option("--like", help="A scenario to begin with; random draws one.")
    ] = "random",
    seed: Annotated[int, typer.Option("--seed", min=0, help="The same number draws the same scenario.")] = 0,
    size: Annotated[str, typer.Option("--size", help="Size of a drawn scenario.")] = "",
    mission: Annotated[str, typer.Option("--mission", help="Mission of a drawn scenario.")] = "",
    lang: Lang = "",
) -> None:
    """Begin a scenario file: one of those that come with the game, or one drawn by lot.

    \b
    sandtable scenario new ambush.json --like s1
    sandtable scenario new raid.json --like random --seed 7 --size small
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    talk = speech(lang)
    if file is not None and file.exists():
        raise Trouble(f"{file} is there already; choose another name")
    made = desk_of(of).template(like, seed, {"size": size, "mission": mission})
    notes = [talk.words(note) for note in list_of(made.get("notes"))]
    sheet: dict[str, Json] = {"title": talk.words(made.get("title")), **table_of(made.get("sheet"))}
    if notes:
        sheet["notes"] = [note for note in notes]
    text = json.dumps(sheet, indent=2, ensure_ascii=False) + "\n"
    if file is None:
        typer.echo(text, nl=False)
        return
    file.write_text(text, encoding="utf-8")
    typer.echo(talk.say("cli-written", file=str(file)), err=True)


def desk_of(of: str) -> ScenarioDesk:
    """The desk of a system that plays scenarios out of files."""
    from sandtable.core.system import system

    desk = system(of).desk()
    if desk is None:
        raise Trouble(f"{of} plays no scenarios out of files")
    return desk
