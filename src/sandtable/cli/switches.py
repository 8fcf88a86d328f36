"""`--edition` and `--option`: how a game is to be played, as typed on the command line."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.trouble import Trouble

if TYPE_CHECKING:
    from sandtable.core.system import OptionInfo
    from sandtable.core.wire import Json

Edition = Annotated[str, typer.Option("--edition", help="Whose rules, where a game has several: en, it.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A switch of the game; repeat it.")
]


def options_of(system_id: str, words: list[str] | None) -> dict[str, Json]:
    """The switches among the words, each with one of the values the system lists for it."""
    from sandtable.core.system import system

    known = {info.id: info for info in system(system_id).options()}
    chosen: dict[str, Json] = {}
    for word in words or []:
        name, sign, value = word.partition("=")
        name = name.strip()
        if name not in known:
            raise Trouble(f'{system_id} has no option "{name[:40]}"; {_hint(name, list(known))}')
        if not sign:
            raise Trouble(f"--option {name}=… takes one of {_values(known[name])}")
        chosen[name] = _value(known[name], value.strip())
    return chosen


def edition_of(system_id: str, word: str) -> str:
    """An edition the system has; none named is its first."""
    from sandtable.core.system import system

    editions = [edition for edition in system(system_id).editions() if edition]
    if not word or word in editions:
        return word
    if not editions:
        raise Trouble(f"{system_id} has one edition only; leave --edition out")
    raise Trouble(f'{system_id} has no edition "{word[:20]}"; it has {", ".join(editions)}')


def _hint(name: str, known: list[str]) -> str:
    close = get_close_matches(name, known, 1)
    return f'did you mean "{close[0]}"?' if close else f"it has {', '.join(known)}"


def _value(info: OptionInfo, word: str) -> Json:
    for value in info.values:
        if spelling(value) == word.lower():
            return value
    raise Trouble(f'option "{info.id}" takes one of {_values(info)}')


def _values(info: OptionInfo) -> str:
    return ", ".join(spelling(value) or '""' for value in info.values)


def spelling(value: Json) -> str:
    """How a person types it: yes and no for switches, the word or number itself for the rest."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).lower()
