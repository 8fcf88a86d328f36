"""Where people write scenarios of their own: what one is made of, what is wrong with it, and files to begin with."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sandtable.core.setup import SetupError
from sandtable.core.wire import Json, Reason


@mypyc_attr(allow_interpreted_subclasses=True)
class ScenarioDesk:
    """A system that plays scenarios out of files has one (`System.desk`); screens and commands that write them ask it.

    A file is a table of plain JSON. It is played by the scenario `own` with the table as the option `sheet`.
    """

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

    def sight(self, sheet: Json, start: Json, end: Json) -> dict[str, Json]:
        """What is seen from a hex of the map, and whether the line to another is open; {} where there is no map yet."""
        return {}
