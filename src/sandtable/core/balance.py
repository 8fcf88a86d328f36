"""How even a system's scenarios were found to be: what `sandtable sim balance` measured, for lists and start pages.

The figures lie in `data/balance.toml`, written by that command; a system without the file says nothing.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from sandtable.core.printed import Row, document_of
from sandtable.core.wire import Json, list_of, number_of, table_of, text_of

FILE: Final = "data/balance.toml"


def scenario_balance(package: str, scenario: str, bot: str = "greedy") -> dict[str, Json]:
    """The share of the first role with its interval and games; empty where nobody measured it."""
    if not package or not files(package).joinpath(FILE).is_file():
        return {}
    return balance_in(document_of(package, FILE), scenario, bot)


def balance_in(document: Row, scenario: str, bot: str) -> dict[str, Json]:
    """The same out of a document that was read."""
    for value in list_of(document.get("scenario")):
        row = table_of(value)
        if row.get("id") == scenario and row.get("bot") == bot:
            return _wire(row)
    return {}


def _wire(row: Row) -> dict[str, Json]:
    low, high = (number_of(each) or 0.0 for each in list_of(row.get("interval")))
    return {
        "bot": text_of(row.get("bot")),
        "share": number_of(row.get("share")) or 0.0,
        "interval": [low, high],
        "games": int(number_of(row.get("games")) or 0),
    }
