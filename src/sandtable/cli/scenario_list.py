"""`sandtable scenario list`: the scenarios of the games, and the switches they are played with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.output import AsJson, print_json, print_table
from sandtable.cli.speech import Lang, Speech, speech

if TYPE_CHECKING:
    from sandtable.core.system import AnySystem, ScenarioInfo
    from sandtable.core.wire import Json


def list_scenarios(
    of: Annotated[str, typer.Argument(metavar="[SYSTEM]", help="One game only.")] = "",
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """List scenarios with their roles, sides, points and turns, and the options of each game.

    \b
    sandtable scenario list
    sandtable scenario list fubar --lang it
    sandtable scenario list warzone --json
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.core.system import system, system_ids

    chosen = [system(of)] if of else [system(id) for id in system_ids()]
    if as_json:
        print_json({rules.id: _wire(rules) for rules in chosen})
        return
    talk = speech(lang)
    for rules in chosen:
        _print(rules, talk)


def _wire(rules: AnySystem) -> Json:
    return {
        "editions": [edition for edition in rules.editions() if edition],
        "scenarios": [info for info in rules.listed()],
        "options": [info.wire() for info in rules.options()],
    }


def _print(rules: AnySystem, talk: Speech) -> None:
    from sandtable.cli.switches import spelling

    heads = (
        "scenario-id",
        "scenario-name",
        "scenario-roles",
        "scenario-sides",
        "scenario-points",
        "scenario-turns",
        "scenario-balance",
    )
    even = {str(info["id"]): _balance(info, talk) for info in rules.listed()}
    rows = [[*_row(info, talk), even[info.id]] for info in rules.scenarios()]
    print_table(rules.id, [talk.say(head) for head in heads], rows, numbers=False)
    options = [
        [info.id, talk.message(info.name), ", ".join(spelling(value) or '""' for value in info.values)]
        for info in rules.options()
    ]
    print_table(
        "", [talk.say("scenario-option"), talk.say("scenario-name"), talk.say("scenario-values")], options
    )


def _balance(listed: dict[str, Json], talk: Speech) -> str:
    """The share of the first role between equal bots, with its interval; "" where nobody measured it."""
    from sandtable.core.wire import list_of, number_of, table_of

    even = table_of(listed.get("balance"))
    if not even:
        return ""
    low, high = (number_of(each) or 0.0 for each in list_of(even["interval"]))
    share = number_of(even["share"]) or 0.0
    return talk.say(
        "scenario-share",
        share=round(share * 100),
        low=round(low * 100),
        high=round(high * 100),
        games=int(number_of(even["games"]) or 0),
    )


def _row(info: ScenarioInfo, talk: Speech) -> list[str]:
    sides = {str(info.sides_least), str(info.sides_most)}
    return [
        info.id,
        talk.message(info.name),
        ", ".join(talk.message(role) for role in info.roles),
        " – ".join(sorted(sides)),
        " : ".join(str(points) for points in info.points),
        str(info.turns or ""),
    ]
