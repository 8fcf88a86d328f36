"""Where people write scenarios of their own: what one is made of, what is wrong with it, and files to begin with."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sandtable.core.printed import Row
from sandtable.core.setup import Setup, SetupError
from sandtable.core.wire import Json, Reason, table_of

OWN: Final = "own"
SHEET: Final = "sheet"
"""A scenario out of a file: its id, and the option that holds the whole file; so a journal has all of it."""
RANDOM: Final = "random"
"""A scenario drawn by the number of the layout."""


def sheet_in(setup: Setup) -> Row:
    """The file of a set-up that plays one; raises SetupError when there is none."""
    sheet = table_of(setup.options.get(SHEET))
    if not sheet:
        raise SetupError('scenario "own" is played out of a file; give it as the option "sheet"')
    return sheet


def digest_of(sheet: Json) -> str:
    """By what a file is known: the same for the same contents, however they are written."""
    text = json.dumps(sheet, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class ScenarioDesk:
    """A system that plays scenarios out of files has one (`System.desk`); screens and commands that write them ask it.

    A file is a table of plain JSON. It is played by the scenario `own` with the table as the option `sheet`.
    """

    editor: ClassVar[bool] = False  # whether the client can draw such files; others are brought

    def builder(self) -> dict[str, Json]:
        """All that a file may be made of, for screens that know no rules (docs/wire.md)."""
        return {}

    def check(self, sheet: Json) -> list[Reason]:
        """Everything wrong with a file; each reason has `at`, the place in the file, among its values."""
        return []

    def summary(self, sheet: Json) -> dict[str, Json]:
        """A file reckoned out as far as it can be read: briefing, roles by number of sides, forces."""
        return {}

    def template(self, id: str, layout: int, options: dict[str, Json]) -> dict[str, Json]:
        """A file to begin with: a scenario of the house, or one drawn by the number `layout`.

        `{"sheet": …, "title": message, "notes": [message, …]}`; raises SetupError with a sentence.
        """
        raise SetupError(f'there is no scenario "{id[:40]}" to begin with')

    def schema(self) -> Row:
        """The shape of a file as a JSON schema; {} where nobody has told it yet."""
        return {}

    def sight(self, sheet: Json, start: Json, end: Json) -> dict[str, Json]:
        """What is seen from a hex of the map, and whether the line to another is open; {} where there is no map yet."""
        return {}
