"""`sandtable campaign`: a campaign in a file, from its beginning to the last battle."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.output import AsJson, print_json
from sandtable.cli.speech import Lang, speech
from sandtable.cli.trouble import Trouble
from sandtable.core.wire import Json, list_of, table_of, text_of

if TYPE_CHECKING:
    from sandtable.core.campaign import Campaign

ABOUT = """Campaigns: several battles with the same armies.

\b
sandtable campaign new war.json --side North=raiders --side South=my-army.toml
sandtable campaign show war.json
sandtable campaign auto war.json South
"""

app = typer.Typer(no_args_is_help=True, help=ABOUT)

File = Annotated[Path, typer.Argument(metavar="FILE", help="The campaign, a JSON file.")]
Whose = Annotated[str, typer.Argument(metavar="SIDE", help="A side: its number from 1, or its name.")]

# What the words after an order's name mean.
WORDS: dict[str, tuple[str, ...]] = {
    "merge": ("unit", "with"),
    "lead": ("unit", "hero"),
    "hand": ("unit", "item", "to"),
    "drop": ("unit", "item"),
    "learn": ("unit", "skill"),
    "pick": ("place",),
    "station": ("unit", "place"),
    "move": ("unit", "place"),
    "forfeit": (),
    "wait": (),
}


@app.command()
def new(
    file: File,
    side: Annotated[
        list[str] | None,
        typer.Option(
            "--side", metavar="NAME=ARMY", help="A side: an army list's file, a faction, or random."
        ),
    ] = None,
    terms: Annotated[
        Path | None, typer.Option("--terms", help="Everything agreed on, in a TOML or JSON file.")
    ] = None,
    of: Annotated[str, typer.Option("--system", "-s", help="The rule system.")] = "fallout",
    name: Annotated[str, typer.Option("--name", help="What the campaign is called.")] = "",
    edition: Annotated[str, typer.Option("--edition", metavar="en|it", help="Whose rules.")] = "",
    points: Annotated[int, typer.Option("--points", help="Points every side starts with.")] = 0,
    least: Annotated[int, typer.Option("--least", help="Fewest points in a battle.")] = 0,
    most: Annotated[int, typer.Option("--most", help="Most points in a battle.")] = 0,
    scenario: Annotated[
        list[str] | None, typer.Option("--scenario", help="Scenarios, played in turn.")
    ] = None,
    on_map: Annotated[bool, typer.Option("--map", help="With a map of locations.")] = False,
    seed: Annotated[int, typer.Option("--seed", min=-1, help="The same number draws the same armies.")] = -1,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Begin a campaign.

    \b
    sandtable campaign new war.json --side North=raiders --side South=my-army.toml
    sandtable campaign new war.json --points 500 --most 150 --map --side A=bos --side B=random
    sandtable campaign new war.json --terms agreed.toml
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.cli.reading import read_data
    from sandtable.core.campaign import Campaign
    from sandtable.core.system import system

    if file.exists():
        raise Trouble(f"{file} is there already; choose another name")
    agreed: dict[str, Json] = dict(table_of(read_data(terms))) if terms is not None else {}
    given: dict[str, Json] = {
        "name": name,
        "edition": edition,
        "points": points,
        "battle_least": least,
        "battle_most": most,
        "scenarios": [word for word in scenario or []],
        "sides": [_side(word) for word in side or []],
        "map": on_map,
    }
    agreed.update({key: value for key, value in given.items() if value})
    if seed >= 0 or "seed" not in agreed:
        agreed["seed"] = seed if seed >= 0 else secrets.randbelow(10**6)
    campaign = Campaign(system(of), [])
    campaign.give({"do": "new", **agreed})
    _keep(file, campaign)
    _tell(file, campaign, lang, as_json)


def _side(word: str) -> Json:
    from sandtable.cli.reading import read_army

    name, mark, army = word.partition("=")
    if not mark:
        name, army = "", word
    path = Path(army)
    return {"name": name, "army": read_army(path)[1] if path.suffix in (".toml", ".json") else army}


@app.command()
def show(
    file: File,
    side: Annotated[str, typer.Option("--side", help="Only what this side may see.")] = "",
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Tell how a campaign stands, what is to be done, and what every unit is like.

    \b
    sandtable campaign show war.json
    sandtable campaign show war.json --side North
    sandtable campaign show war.json --json
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    campaign = _read(file)
    eyes = [_number(campaign, side)] if side else _everybody(campaign)
    view = campaign.view(eyes)
    if as_json:
        print_json(view)
        return
    from sandtable.cli.campaign_page import campaign_lines

    for line in campaign_lines(view, speech(lang), eyes):
        typer.echo(line)


@app.command()
def order(
    file: File,
    side: Whose,
    do: Annotated[str, typer.Argument(metavar="ORDER", help="field, learn, merge, lead, move, …")],
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[WORDS]…", help="Units, skill, place.")
    ] = None,
    mines: Annotated[
        int, typer.Option("--mines", min=-1, help="Mines that go along with field; else all that may.")
    ] = -1,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Give an order of a side.

    \b
    sandtable campaign order war.json North field 1-1 1-3 1-4
    sandtable campaign order war.json North field 1-1 1-3 --mines 2
    sandtable campaign order war.json North learn 1-3 doctor
    sandtable campaign order war.json North merge 1-1 1-2      the second joins the first
    sandtable campaign order war.json North lead 1-2 1-3       a hero leads a squad
    sandtable campaign order war.json North hand 1-3 stimpak 1-1   or drop 1-3 stimpak
    sandtable campaign order war.json South pick l5            on the map: pick, station, move, wait
    sandtable campaign order war.json South enlist robots      another army, before the first battle
    sandtable campaign order war.json South forfeit
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    campaign = _read(file)
    campaign.give({**_order(do, words or [], mines), "side": _number(campaign, side)})
    _keep(file, campaign)
    _tell(file, campaign, lang, as_json)


def _order(do: str, words: list[str], mines: int) -> dict[str, Json]:
    """An order out of the words of a command line."""
    if do == "field":
        said: dict[str, Json] = {"mines": mines} if mines >= 0 else {}
        return {"do": do, "units": [word for word in words], **said}
    if mines >= 0:
        raise Trouble("--mines goes with field")
    if do == "enlist":
        if len(words) != 1:
            raise Trouble("enlist takes an army list's file, a faction, or random")
        return {"do": do, "army": table_of(_side("=" + words[0])).get("army")}
    if do not in WORDS:
        raise Trouble(f'there is no order "{do[:20]}"; there are field, enlist, {", ".join(WORDS)}')
    wanted = WORDS[do]
    if len(words) != len(wanted):
        raise Trouble(f"{do} takes {' and '.join(wanted) or 'nothing'} after it")
    return {"do": do, **dict(zip(wanted, words, strict=True))}


@app.command()
def auto(
    file: File,
    side: Annotated[list[str] | None, typer.Argument(metavar="[SIDE]…", help="Sides; none: all.")] = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Let the computer give the orders of some sides, until they wait for others or for a battle.

    \b
    sandtable campaign auto war.json South
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    campaign = _read(file)
    sides = [_number(campaign, word) for word in side] if side else _everybody(campaign)
    while True:
        advised = next((given for number in sides if (given := campaign.advice(number))), None)
        if advised is None:
            break
        campaign.give(advised)
    _keep(file, campaign)
    _tell(file, campaign, lang, as_json)


@app.command()
def battle(
    file: File,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B", help="Who fights for the two sides.")
    ] = "greedy,greedy",
    text: Annotated[str, typer.Option("--text", metavar="SIDE", help="Fight it yourself, in words.")] = "",
    journal: Annotated[
        Path | None, typer.Option("--journal", help="Take in a battle that was fought already.")
    ] = None,
    keep: Annotated[Path | None, typer.Option("--keep", help="Where to keep the battle's journal.")] = None,
    start: Annotated[
        Path | None, typer.Option("--set-up", help="Only write the battle's set-up to this file.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", min=-1, help="Dice from this number.")] = -1,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Fight the next battle and write its end into the campaign.

    \b
    sandtable campaign battle war.json                          between bots
    sandtable campaign battle war.json --bots greedy,random --keep first.journal
    sandtable campaign battle war.json --text North             against a bot, in this terminal
    sandtable campaign battle war.json --journal first.journal  a battle that was fought elsewhere
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.cli.campaign_battle import fought, taken_in

    campaign = _read(file)
    if start is not None:
        start.write_text(json.dumps(campaign.setup().wire(), indent=2) + "\n", encoding="utf-8")
        return
    if journal is not None:
        game = taken_in(campaign, journal)
    else:
        person = _place(campaign, text) if text else -1
        path = keep or _beside(file, campaign)
        game = fought(campaign, bots.split(","), person, seed, path, lang)
    campaign.give(campaign.report(game))
    _keep(file, campaign)
    _tell(file, campaign, lang, as_json)


def _beside(file: Path, campaign: Campaign) -> Path:
    """Where a battle's journal lies when nobody says where."""
    number = len(list_of(table_of(campaign.value).get("battles"))) + 1
    return file.with_name(f"{file.stem}-battle-{number}.journal")


def _place(campaign: Campaign, word: str) -> int:
    """The side of the battle that a side of the campaign has."""
    pair = list_of(table_of(campaign.view([]).get("next")).get("sides"))
    side = _number(campaign, word)
    if side not in pair:
        raise Trouble("the next battle is not this side's")
    return pair.index(side)


# ------------------------------------------------------------ the file


def _read(file: Path) -> Campaign:
    from sandtable.cli.reading import read_data
    from sandtable.core.campaign import campaign_of
    from sandtable.core.setup import SetupError

    try:
        return campaign_of(read_data(file))
    except SetupError as error:
        raise Trouble(f"{file}: {error}") from error


def _keep(file: Path, campaign: Campaign) -> None:
    """Writes the file whole or not at all."""
    text = json.dumps(campaign.wire(), ensure_ascii=False, indent=1) + "\n"
    aside = file.with_name(file.name + ".new")
    aside.write_text(text, encoding="utf-8")
    aside.replace(file)


def _tell(file: Path, campaign: Campaign, lang: str, as_json: bool) -> None:
    """What is to be done next, by everybody."""
    view = campaign.view(_everybody(campaign))
    if as_json:
        print_json(
            {"file": str(file), "todo": view["todo"], "next": view["next"], "standings": view["standings"]}
        )
        return
    from sandtable.cli.campaign_page import todo_lines

    for line in todo_lines(view, speech(lang)):
        typer.echo(line)


def _everybody(campaign: Campaign) -> list[int]:
    return list(range(len(list_of(table_of(campaign.value).get("sides")))))


def _number(campaign: Campaign, word: str) -> int:
    """The side that a word names."""
    names = [text_of(table_of(side).get("name")) for side in list_of(table_of(campaign.value).get("sides"))]
    if word.isdigit() and 1 <= int(word) <= len(names):
        return int(word) - 1
    if word and names.count(word) == 1:
        return names.index(word)
    listed = ", ".join(f"{number} {name}".strip() for number, name in enumerate(names, 1))
    raise Trouble(f'there is no side "{word[:40]}"; there are {listed}')
