"""`sandtable scenario`: scenarios listed, shown, begun as files, and checked against the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.output import AsJson, print_json
from sandtable.cli.scenario_list import list_scenarios
from sandtable.cli.speech import Lang, Speech, speech
from sandtable.cli.trouble import Trouble
from sandtable.core.desk import ScenarioDesk
from sandtable.core.wire import Json, Reason, list_of, table_of

if TYPE_CHECKING:
    from sandtable.core.scene import SceneView

ABOUT = """Scenarios: list those there are, show one, check a file, begin a new one.

\b
sandtable scenario list fubar
sandtable scenario new raid.json --like random --seed 7
sandtable scenario check raid.json
"""

app = typer.Typer(no_args_is_help=True, help=ABOUT)

app.command("list")(list_scenarios)

File = Annotated[Path, typer.Argument(metavar="FILE", help="A scenario file, TOML or JSON.")]
OfSystem = Annotated[
    str, typer.Option("--system", "-s", help="The rule system; that of the file, else warfare.")
]


@app.command()
def show(
    what: Annotated[
        str, typer.Argument(metavar="FILE|ID", help="A scenario file, or a scenario of the game.")
    ],
    of: OfSystem = "",
    layout: Annotated[int, typer.Option("--layout", min=0, help="Which table is laid by lot.")] = 0,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """What a scenario is: briefing, sides, terrain, zones and objectives, in words.

    \b
    sandtable scenario show ambush.toml
    sandtable scenario show convoy --system fubar --layout 7
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    talk = speech(lang)
    if is_file(what):
        id, sheet, desk = read_sheet(Path(what), of)
    else:
        id, desk = of or "warfare", desk_of(of or "warfare")
        sheet = _named(desk.template(what, layout, {}))
    summary = desk.summary(sheet)
    if as_json:
        print_json({"system": id, "summary": summary, "sheet": sheet})
        return
    for line in _shown(_opening(id, sheet, summary, layout), talk):
        typer.echo(line)


def _opening(id: str, sheet: Json, summary: dict[str, Json], layout: int) -> SceneView:
    """The board before the first question, as an onlooker sees it."""
    from sandtable.core.desk import OWN, SHEET
    from sandtable.core.setup import setup_of
    from sandtable.core.system import system

    numbers = [int(n) for n in table_of(summary.get("roles"))]
    sides: list[Json] = [{} for _ in range(2 if 2 in numbers else numbers[0])]
    options: dict[str, Json] = {SHEET: sheet}
    setup = setup_of({"system": id, "scenario": OWN, "sides": sides, "options": options, "layout": layout})
    rules = system(id)
    return rules.scene(rules.start(setup), -1)


def _shown(scene: SceneView, talk: Speech) -> list[str]:
    from sandtable.cli.terminal.names import Names
    from sandtable.cli.terminal.scenes import opening_lines, side_lines, terrain_lines, zone_lines

    names = Names(scene, talk)
    lines = [*opening_lines(scene, talk), *terrain_lines(names), *zone_lines(names)]
    for side in scene["sides"]:
        force = side_lines(names, side)
        lines.extend(force if len(force) > 1 else [])  # nobody stands on the table before the first turn
    return lines


@app.command()
def check(file: File, of: OfSystem = "", lang: Lang = "", as_json: AsJson = False) -> None:
    """Check a scenario file; every fault is told with its place, and the exit code is 1 when there is one.

    \b
    sandtable scenario check ambush.toml
    sandtable scenario check ambush.json --system fubar --json
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.cli.reading import read_scenario

    id, sheet = read_scenario(file, of)
    desk = desk_of(id)
    reasons = desk.check(sheet)
    if as_json:
        summary: Json = None if reasons else desk.summary(sheet)
        print_json({"ok": not reasons, "reasons": [reason.wire() for reason in reasons], "summary": summary})
    else:
        talk = speech(lang)
        for line in _told(file, reasons, talk):
            typer.echo(line, err=True)
        if not reasons:
            typer.echo(talk.say("scenario-in-order", file=str(file)))
            for words in list_of(desk.summary(sheet).get("briefing")):
                typer.echo(f"  {talk.words(words)}")
    if reasons:
        raise typer.Exit(1)


def _told(file: Path, reasons: list[Reason], talk: Speech) -> list[str]:
    """Each fault with the line of the file it is in, where that can be found."""
    from sandtable.cli.places import line_of
    from sandtable.cli.reading import read_text

    text = read_text(file)
    lines: list[str] = []
    for reason in reasons:
        number = line_of(text, str(reason.message.values.get("at", "")))
        lines.append(f"{file}{f':{number}' if number else ''}: {talk.reason(reason)}")
    return lines


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
    sandtable scenario new bridge.json --system fubar --like crossroads
    sandtable scenario new raid.json --like random --seed 7 --size small
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    talk = speech(lang)
    if file is not None and file.exists():
        raise Trouble(f"{file} is there already; choose another name")
    made = desk_of(of).template(like, seed, {"size": size, "mission": mission})
    sheet: dict[str, Json] = {"system": of, **_named(made)}
    text = json.dumps(sheet, indent=2, ensure_ascii=False) + "\n"
    if file is None:
        typer.echo(text, nl=False)
        return
    file.write_text(text, encoding="utf-8")
    typer.echo(talk.say("cli-written", file=str(file)), err=True)


@app.command()
def schema(
    of: Annotated[str, typer.Option("--system", "-s", help="The rule system.")] = "fubar",
    folder: Annotated[
        Path | None, typer.Option("--folder", help="Write those of all systems into this folder.")
    ] = None,
) -> None:
    """The JSON schema of a game's scenario files: editors complete and check files with it.

    \b
    sandtable scenario schema --system fubar > fubar.schema.json
    sandtable scenario schema --folder docs/schema
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.core.system import system, system_ids

    if folder is None:
        typer.echo(schema_text(of), nl=False)
        return
    folder.mkdir(parents=True, exist_ok=True)
    for id in system_ids():
        if system(id).desk() is None:
            continue
        (folder / f"{id}-scenario.json").write_text(schema_text(id), encoding="utf-8")
        if system(id).packs() is not None:
            (folder / f"{id}-pack.json").write_text(pack_schema_text(id), encoding="utf-8")


def pack_schema_text(of: str) -> str:
    """The schema of a game's packs as it is published."""
    from sandtable.core.system import system

    shelf = system(of).packs()
    if shelf is None:
        raise Trouble(f"{of} publishes no schema of packs")
    published: dict[str, Json] = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Packs of Sandtable: {of}",
        **shelf.schema(),
    }
    return json.dumps(published, indent=2, ensure_ascii=False) + "\n"


def schema_text(of: str) -> str:
    """A schema as it is published; the file may name its game."""
    shape = desk_of(of).schema()
    known = table_of(shape.get("properties"))
    named: dict[str, Json] = {"const": of, "description": "the game the scenario is for"}
    published: dict[str, Json] = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Scenario files of Sandtable: {of}",
        **shape,
        "properties": {"system": named, **known},
    }
    return json.dumps(published, indent=2, ensure_ascii=False) + "\n"


def _named(made: dict[str, Json]) -> dict[str, Json]:
    """A template as a file: its title and its notes become words of its own, in every language."""
    from sandtable.i18n import LANGUAGES

    sheet: dict[str, Json] = {}
    talks = {lang: Speech(lang) for lang in LANGUAGES}
    for lang, talk in talks.items():
        sheet["title_" + lang] = talk.words(made.get("title"))
    if list_of(made.get("notes")):
        for lang, talk in talks.items():
            sheet["notes_" + lang] = [talk.words(note) for note in list_of(made.get("notes"))]
    return {**sheet, **table_of(made.get("sheet"))}


def is_file(word: str) -> bool:
    """Whether somebody names a scenario file rather than a scenario of the game."""
    return Path(word).suffix.lower() in (".toml", ".json")


def chosen(of: str, word: str, switches: dict[str, Json]) -> str:
    """The id of the scenario somebody names; that of a file is "own", and the file goes among the switches."""
    from sandtable.core.desk import OWN, SHEET

    if not is_file(word):
        return word
    switches[SHEET] = read_sheet(Path(word), of)[1]
    return OWN


def read_sheet(file: Path, of: str, usual: str = "warfare") -> tuple[str, Json, ScenarioDesk]:
    """The game of a scenario file, the file, and the game's desk; every fault is told at once."""
    from sandtable.cli.reading import read_scenario
    from sandtable.core.game import Refused

    id, sheet = read_scenario(file, of, usual)
    desk = desk_of(id)
    reasons = desk.check(sheet)
    if reasons:
        raise Refused(reasons)
    return id, sheet, desk


def desk_of(of: str) -> ScenarioDesk:
    """The desk of a system that plays scenarios out of files."""
    from sandtable.core.system import system

    desk = system(of).desk()
    if desk is None:
        raise Trouble(f"{of} plays no scenarios out of files")
    return desk
