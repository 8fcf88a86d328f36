"""The desk at which scenarios of Fallout are written: verdict, summary, templates."""

from __future__ import annotations

from sandtable.core.desk import OWN
from sandtable.core.printed import Row
from sandtable.core.shapes import Shape
from sandtable.core.wire import Json, Reason
from sandtable.figures.sheet_desk import SheetDesk
from sandtable.systems.fallout.book.scenarios import SCENARIOS, Scenario, scenario_of_sheet, sides_in
from sandtable.systems.fallout.book.sheet import sheet_shape
from sandtable.systems.fallout.book.tables import document
from sandtable.systems.fallout.setup.own_scenario import sheet_faults
from sandtable.systems.fallout.setup.random_scenario import draw_sheet

HOUSE_ONLY = ("id", "source", "rules")
"""What only the scenarios of the house have."""


class FalloutDesk(SheetDesk):
    """What writers of scenarios ask."""

    def __init__(self) -> None:
        super().__init__("fallout-scenario-", list(SCENARIOS), HOUSE_ONLY)

    def check(self, sheet: Json) -> list[Reason]:
        return sheet_faults(sheet)

    def shape(self) -> Shape:
        return sheet_shape()

    def file_of(self, id: str) -> Row:
        return document(f"scenarios/{id}.toml")

    def drawn(self, layout: int, size: str, mission: str) -> Row:
        return draw_sheet(layout, size, mission)

    def sum_up(self, sheet: Row, summary: dict[str, Json]) -> None:
        least, most = sides_in(sheet)
        made = scenario_of_sheet(sheet, OWN, 1.0, most)
        summary["title"] = made.title
        summary["turns"] = made.turns
        summary["briefing"] = made.briefing
        summary["points"] = [part.points for part in made.parts]
        summary["roles"] = {str(n): _roles(made, n) for n in range(least, most + 1)}


def _roles(made: Scenario, n: int) -> Json:
    return [part.name for part in made.parts[:n]]
