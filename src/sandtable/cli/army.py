"""`sandtable army`: army lists checked against the rules, reckoned out, and begun."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from sandtable.cli.output import AsJson, print_json
from sandtable.cli.speech import Lang, Speech, speech
from sandtable.cli.trouble import Trouble
from sandtable.core.system import AnySystem
from sandtable.core.wire import Json, list_of, table_of, text_of

ABOUT = """Army lists: check, show, begin a new one.

\b
sandtable army new my-army.toml --like accord
sandtable army check my-army.toml
sandtable army show my-army.toml --lang it
"""

app = typer.Typer(no_args_is_help=True, help=ABOUT)

File = Annotated[Path, typer.Argument(metavar="FILE", help="An army list, TOML or JSON.")]
OfSystem = Annotated[
    str, typer.Option("--system", "-s", help="The rule system; the one that the file names, or fubar.")
]
Unit = Annotated[str, typer.Option("--unit", metavar="in|cm", help="Unit of length.")]


@app.command()
def check(file: File, of: OfSystem = "", unit: Unit = "in", lang: Lang = "", as_json: AsJson = False) -> None:
    """Check an army list; every broken rule is named, and the exit code is 1 when there is one.

    \b
    sandtable army check my-army.toml
    sandtable army check my-army.toml --json
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.cli.reading import read_army
    from sandtable.core.system import system

    of, army = read_army(file, of)
    rules = system(of)
    reasons = rules.check_army(army, unit)
    if as_json:
        sheet: Json = None if reasons else rules.army_sheet(army)
        print_json({"ok": not reasons, "reasons": [reason.wire() for reason in reasons], "sheet": sheet})
    else:
        talk = speech(lang)
        for reason in reasons:
            typer.echo(f"{file}: {talk.reason(reason)}", err=True)
        if not reasons:
            points = table_of(rules.army_sheet(army)).get("points", 0)
            typer.echo(talk.say("army-in-order", file=str(file), points=points))
    if reasons:
        raise typer.Exit(1)


@app.command()
def show(file: File, of: OfSystem = "", unit: Unit = "in", lang: Lang = "", as_json: AsJson = False) -> None:
    """Reckon out an army list: units, weapons with their numbers, saves, special rules, points, what is wrong.

    \b
    sandtable army show my-army.toml
    sandtable army show my-army.toml --lang it
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.cli.army_page import army_lines
    from sandtable.cli.reading import read_army
    from sandtable.core.game import Refused
    from sandtable.core.system import system

    of, army = read_army(file, of)
    rules = system(of)
    sheet = rules.paper_army(army)
    if sheet is None and (reasons := rules.check_army(army, unit)):
        raise Refused(reasons)
    if as_json or sheet is None:
        # A game that tells nothing for paper still tells what its lists come to.
        print_json(rules.army_sheet(army))
        return
    for line in army_lines(sheet, speech(lang), army):
        typer.echo(line)


@app.command(name="open")
def open_list(
    code: Annotated[str, typer.Argument(metavar="CODE", help="What a QR code of an army sheet says.")],
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="Where to write it, .toml or .json; stdout else.")
    ] = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Open the list of a printed army sheet again: the code is in its QR code.

    \b
    sandtable army open sandtable:eNqrVi… my-army.toml
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.kit.army import BadCodeError, opened

    try:
        of, army = opened(code)
    except BadCodeError as error:
        raise Trouble(str(error)) from error
    body = army if isinstance(army, dict) else {"units": [army]}
    _write({"system": of, **body}, file, as_json, speech(lang))


@app.command()
def new(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="Where to write it, .toml or .json; stdout else.")
    ] = None,
    of: OfSystem = "",
    like: Annotated[str, typer.Option("--like", help="Begin with this ready-made list.")] = "",
    points: Annotated[int, typer.Option("--points", min=0, help="Draw a legal army of so many points.")] = 0,
    faction: Annotated[str, typer.Option("--faction", help="Draw it from this faction.")] = "",
    seed: Annotated[int, typer.Option("--seed", min=0, help="The same number draws the same army.")] = 0,
    edition: Annotated[str, typer.Option("--edition", help="An edition of the system.")] = "",
    listed: Annotated[
        bool, typer.Option("--list", help="List the ready-made ones and the factions.")
    ] = False,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Begin an army list: one of those that come with the game, or a legal one drawn by lot.

    \b
    sandtable army new --list
    sandtable army new my-army.toml --like accord
    sandtable army new my-army.toml --points 200 --faction redgully --seed 7
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.core.system import system

    talk = speech(lang)
    of = of or "fubar"
    rules = system(of)
    armies = [table_of(army) for army in rules.armies()]
    if listed:
        _print_begun(armies, table_of(rules.builder(edition or rules.editions()[0])), talk)
        return
    if points:
        body = _drawn(rules, talk, points, seed, faction, edition)
    elif not armies:
        raise Trouble(f"{of} brings no ready-made armies; draw one with --points")
    else:
        named = army_names(armies, table_of(rules.builder(edition or rules.editions()[0])), talk)
        chosen = _chosen(armies, named, like)
        body = {key: value for key, value in chosen.items() if key not in ("id", "roster")}
        body["name"] = named[army_id(chosen)]
    _write({"system": of, **body}, file, as_json, talk)


def _drawn(
    rules: AnySystem, talk: Speech, points: int, seed: int, faction: str, edition: str
) -> dict[str, Json]:
    """A legal army drawn by lot, with a name."""
    chosen = edition or (rules.editions() or [""])[0]
    body = table_of(rules.random_army(points, seed, faction, chosen))
    if "name" not in body:
        return {"name": talk.say("army-drawn", points=points, seed=seed), **body}
    body["name"] = talk.words(body["name"])
    return body


def army_id(army: dict[str, Json]) -> str:
    """What a ready-made list is called on the command line."""
    return (text_of(army.get("id")) or text_of(army.get("roster")) or text_of(army.get("faction"))).lower()


def army_names(armies: list[dict[str, Json]], builder: dict[str, Json], talk: Speech) -> dict[str, str]:
    """The names of ready-made lists by their ids; a list without a name has its faction's."""
    factions = {
        text_of(faction.get("id")).lower(): talk.words(faction.get("name"))
        for faction in (table_of(entry) for entry in list_of(builder.get("factions")))
    }
    return {
        army_id(army): talk.words(army.get("name")) or factions.get(army_id(army), army_id(army))
        for army in armies
    }


def _print_begun(armies: list[dict[str, Json]], builder: dict[str, Json], talk: Speech) -> None:
    """The lists to begin with, and the factions to draw from."""
    known = army_names(armies, builder, talk)
    for id, name in known.items():
        typer.echo(f"{id}  {name}")
    for faction in (table_of(entry) for entry in list_of(builder.get("factions"))):
        if text_of(faction.get("id")).lower() not in known:
            typer.echo(f"--faction {text_of(faction.get('id'))}  {talk.words(faction.get('name'))}")


def _write(body: dict[str, Json], file: Path | None, as_json: bool, talk: Speech) -> None:
    """To the file, in the form of its ending, or to standard output."""
    in_json = as_json or (file is not None and file.suffix.lower() == ".json")
    text = json.dumps(body, indent=2, ensure_ascii=False) + "\n" if in_json else toml_text(body)
    if file is None:
        typer.echo(text, nl=False)
        return
    if file.exists():
        raise Trouble(f"{file} is there already; choose another name")
    file.write_text(text, encoding="utf-8")
    typer.echo(talk.say("cli-written", file=str(file)), err=True)


def _chosen(armies: list[dict[str, Json]], named: dict[str, str], like: str) -> dict[str, Json]:
    """The ready-made list of an id or a name, however it is written."""
    if not like:
        return armies[0]
    wanted = like.casefold()
    for army in armies:
        if wanted in (army_id(army), named[army_id(army)].casefold()):
            return army
    known = ", ".join(army_id(army) for army in armies)
    raise Trouble(f'there is no ready-made army "{like[:40]}"; there are {known}')


def toml_text(table: dict[str, Json]) -> str:
    """A table as TOML: plain values first, lists of tables as [[sections]]."""
    lines: list[str] = []
    sections: list[str] = []
    for key, value in table.items():
        if isinstance(value, list) and value and all(isinstance(entry, dict) for entry in value):
            for entry in value:
                sections.append(f"\n[[{key}]]")
                sections += [
                    f"{name} = {_toml(part)}" for name, part in table_of(entry).items() if part is not None
                ]
        elif value is not None:
            lines.append(f"{key} = {_toml(value)}")
    return "\n".join(lines + sections) + "\n"


def _toml(value: Json) -> str:
    """A value in one line. JSON writes texts, numbers and flags as TOML does."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False)
