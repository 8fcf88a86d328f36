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

app = typer.Typer(no_args_is_help=True, help="Army lists: check, show, begin a new one.")

File = Annotated[Path, typer.Argument(metavar="FILE", help="An army list, TOML or JSON.")]
OfSystem = Annotated[str, typer.Option("--system", "-s", help="The rule system.")]
Unit = Annotated[str, typer.Option("--unit", metavar="in|cm", help="Unit of length.")]


@app.command()
def check(
    file: File, of: OfSystem = "fubar", unit: Unit = "in", lang: Lang = "", as_json: AsJson = False
) -> None:
    """Check an army list; every broken rule is named, and the exit code is 1 when there is one.

    \b
    sandtable army check my-army.toml
    sandtable army check my-army.toml --json
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.cli.reading import read_data
    from sandtable.core.system import system

    rules = system(of)
    army = read_data(file)
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
def show(
    file: File, of: OfSystem = "fubar", unit: Unit = "in", lang: Lang = "", as_json: AsJson = False
) -> None:
    """Reckon out an army list: units, weapons, points.

    \b
    sandtable army show my-army.toml
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.cli.reading import read_data
    from sandtable.core.game import Refused
    from sandtable.core.system import system

    rules = system(of)
    army = read_data(file)
    reasons = rules.check_army(army, unit)
    if reasons:
        raise Refused(reasons)
    sheet = rules.army_sheet(army)
    if as_json:
        print_json(sheet)
    else:
        _print_sheet(sheet, speech(lang), of)


@app.command()
def new(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="Where to write it, .toml or .json; stdout else.")
    ] = None,
    of: OfSystem = "fubar",
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
    rules = system(of)
    armies = [table_of(army) for army in rules.armies()]
    if listed:
        _print_begun(armies, table_of(rules.builder(edition)), talk)
        return
    if points:
        body = _drawn(rules, talk, points, seed, faction, edition)
    elif not armies:
        raise Trouble(f"{of} brings no ready-made armies; draw one with --points")
    else:
        chosen = _chosen(armies, like)
        body = {key: value for key, value in chosen.items() if key not in ("id", "roster")}
        body["name"] = talk.words(chosen.get("name"))
    _write(body, file, as_json, talk)


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


def _print_begun(armies: list[dict[str, Json]], builder: dict[str, Json], talk: Speech) -> None:
    """The lists to begin with, and the factions to draw from."""
    for army in armies:
        typer.echo(f"{_id(army) or talk.words(army.get('name'))}  {talk.words(army.get('name'))}")
    known = [_id(army) for army in armies]
    for faction in (table_of(entry) for entry in list_of(builder.get("factions"))):
        if text_of(faction.get("id")) not in known:
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


def _chosen(armies: list[dict[str, Json]], like: str) -> dict[str, Json]:
    if not like:
        return armies[0]
    for army in armies:
        if _id(army) == like:
            return army
    known = ", ".join(_id(army) for army in armies)
    raise Trouble(f'there is no ready-made army "{like[:40]}"; there are {known}')


def _id(army: dict[str, Json]) -> str:
    """What a ready-made list is called on the command line."""
    return text_of(army.get("id")) or text_of(army.get("roster"))


def _print_sheet(sheet: dict[str, Json], talk: Speech, of: str) -> None:
    """Every unit with whatever the system tells of it."""
    name = talk.words(sheet.get("name"))
    if name:
        typer.echo(name)
    for unit in (table_of(unit) for unit in list_of(sheet.get("units"))):
        points = talk.say("army-points-of", points=unit.get("points", 0))
        typer.echo(f"\n{talk.words(unit.get('name'))}: {points}")
        for key, value in unit.items():
            if key not in ("id", "name", "points", "at") and value not in (None, "", [], False):
                typer.echo(f"  {_head(key, talk)}: {_cell(value, talk, of)}")
    typer.echo("\n" + talk.say("army-points", points=sheet.get("points", 0)))


def _head(key: str, talk: Speech) -> str:
    return talk.say(f"army-{key}") if talk.texts.has(f"army-{key}") else key


def _cell(value: Json, talk: Speech, of: str) -> str:
    """A value in words; ids of weapons by their names, groups as “8 × …”."""
    if isinstance(value, dict) and "count" in value:
        rest = [_cell(part, talk, of) for key, part in value.items() if key not in ("count", "save") and part]
        return f"{value['count']} × {', '.join(rest)}"
    if isinstance(value, dict):
        return talk.words(value)
    if isinstance(value, list):
        return "; ".join(_cell(entry, talk, of) for entry in value)
    if isinstance(value, bool):
        return talk.say("army-yes") if value else "–"
    named = f"{of}-weapon-{value}"
    return talk.say(named) if talk.texts.has(named) else str(value)


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
