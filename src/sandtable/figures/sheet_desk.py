"""The desk of a game of figures: scenario files judged, summed up, and given to begin with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from sandtable.core.desk import RANDOM, ScenarioDesk
from sandtable.core.printed import Row, document_of
from sandtable.core.setup import SetupError
from sandtable.core.shapes import Shape
from sandtable.core.wire import Json, Reason, list_of, table_of, text_of


@dataclass(kw_only=True, eq=False)
class SheetSummary:
    """What writers are told of a file: its points and who sits down, for every number of sides it takes."""

    title: Json
    turns: int
    briefing: list[Json]
    points: list[int]
    roles: dict[int, list[Json]]

    def wire(self) -> dict[str, Json]:
        return {
            "title": self.title,
            "turns": self.turns,
            "briefing": self.briefing,
            "points": [each for each in self.points],
            "roles": {str(sides): roles for sides, roles in self.roles.items()},
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class SheetDesk(ScenarioDesk):
    """For a game to fill in: what its files are called, which there are, and what one comes to.

    `package` is where those of the house lie, `name` the beginning of every scenario's text id, `known` are their ids,
    `house_only` the keys that only these have; `faults`, `shape` and `draw` judge a file, say what it may hold, and
    draw one by a number, of a size and for a mission.
    """

    def __init__(
        self,
        package: str,
        name: str,
        known: list[str],
        house_only: tuple[str, ...],
        *,
        faults: Callable[[Json], list[Reason]],
        shape: Callable[[], Shape],
        draw: Callable[[int, str, str], Row],
    ) -> None:
        self.package = package
        self.name = name
        self.known = known
        self.house_only = house_only
        self.faults = faults
        self.shape = shape
        self.draw = draw

    # ------------------------------------------------------------ what a game says

    def come_to(self, sheet: Row) -> SheetSummary:
        """What a file that is in order comes to."""
        raise TypeError("a game reads its own files")

    # ------------------------------------------------------------ what follows from it

    def check(self, sheet: Json) -> list[Reason]:
        return self.faults(sheet)

    def summary(self, sheet: Json) -> dict[str, Json]:
        summary: dict[str, Json] = {"sides": [], "roles": {}, "briefing": []}
        if self.check(sheet):
            return summary
        raw = table_of(sheet)
        summary.update(self.come_to(raw).wire())
        summary["table"] = [value for value in list_of(raw.get("table"))]
        return summary

    def template(self, id: str, layout: int, options: dict[str, Json]) -> dict[str, Json]:
        if id == RANDOM:
            sheet = self.draw(layout, text_of(options.get("size")), text_of(options.get("mission")))
            return {"sheet": sheet, "title": {"id": self.name + RANDOM}, "notes": []}
        if id not in self.known:
            known = ", ".join([*self.known, RANDOM])
            raise SetupError(f'there is no scenario "{id[:40]}" to begin with; begin with {known}')
        name = self.name + id
        file = document_of(self.package, f"scenarios/{id}.toml")
        return {
            "sheet": {key: value for key, value in file.items() if key not in self.house_only},
            "title": {"id": name},
            "notes": [{"id": name + "-objective"}, {"id": name + "-special"}],
        }

    def schema(self) -> Row:
        return self.shape().schema()
