"""The desk at which scenarios of FUBAR are written: verdict, summary, templates."""

from __future__ import annotations

from sandtable.core.desk import OWN
from sandtable.core.printed import Row
from sandtable.figures.own_sheets import number_of_sides
from sandtable.figures.sheet_desk import SheetDesk, SheetSummary
from sandtable.systems.fubar.book.catalogue import load
from sandtable.systems.fubar.book.scenarios import SCENARIOS, scenario_of_sheet
from sandtable.systems.fubar.book.sheet import sheet_shape
from sandtable.systems.fubar.book.tables import PACKAGE
from sandtable.systems.fubar.setup.own_scenario import sheet_faults
from sandtable.systems.fubar.setup.random_scenario import draw_sheet

HOUSE_ONLY = ("id", "source")
"""What only the scenarios of the house have."""


class FubarDesk(SheetDesk):
    """What writers of scenarios ask."""

    def __init__(self) -> None:
        super().__init__(
            PACKAGE,
            "fubar-scenario-",
            list(SCENARIOS),
            HOUSE_ONLY,
            faults=sheet_faults,
            shape=sheet_shape,
            draw=draw_sheet,
        )

    def come_to(self, sheet: Row) -> SheetSummary:
        least, most = number_of_sides(sheet)
        made = scenario_of_sheet(sheet, OWN, load("in"), most)
        names = [part.name for part in made.parts]
        return SheetSummary(
            title=made.title,
            turns=made.turns,
            briefing=made.briefing,
            points=[part.points for part in made.parts],
            roles={n: names[:n] for n in range(least, most + 1)},
        )
