"""The desk at which missions of Warzone are written: verdict, summary, templates."""

from __future__ import annotations

from sandtable.core.desk import OWN
from sandtable.core.printed import Row
from sandtable.core.wire import Json
from sandtable.figures.sheet_desk import SheetDesk, SheetSummary
from sandtable.systems.warzone.army.rosters import STANDARD
from sandtable.systems.warzone.book.mission import Mission
from sandtable.systems.warzone.book.scenarios import MISSIONS, mission_of_sheet
from sandtable.systems.warzone.book.sheet import sheet_shape
from sandtable.systems.warzone.book.tables import PACKAGE
from sandtable.systems.warzone.setup.own_scenario import sheet_faults
from sandtable.systems.warzone.setup.random_scenario import draw_sheet

HOUSE_ONLY = ("id", "level")
"""What only the missions of the house have."""


class WarzoneDesk(SheetDesk):
    """What writers of missions ask."""

    def __init__(self) -> None:
        super().__init__(
            PACKAGE,
            "warzone-mission-",
            list(MISSIONS),
            HOUSE_ONLY,
            faults=sheet_faults,
            shape=sheet_shape,
            draw=draw_sheet,
        )

    def come_to(self, sheet: Row) -> SheetSummary:
        made = mission_of_sheet(sheet, OWN)
        return SheetSummary(
            title=made.title,
            turns=made.turns,
            briefing=made.briefing,
            points=[_points(made, side) for side in range(2)],
            roles={2: [_role(made, side) for side in range(2)]},
        )


def _points(made: Mission, side: int) -> int:
    """What a side may spend; 0 where the file brings its army."""
    page = made.first.side(side)
    if page is None:
        return STANDARD
    return 0 if page.army is not None else page.points or STANDARD


def _role(made: Mission, side: int) -> Json:
    """warzone.mission.attacker: what a side is called before anybody sits down."""
    page = made.first.side(side)
    if page is not None and page.name is not None:
        return page.name
    if made.attacker and made.first.fixed_attacker() in (-1, 0):
        return {"id": "warzone-role-attacker" if side == 0 else "warzone-role-defender"}
    if made.attacker:
        return {"id": "warzone-role-defender" if side == 0 else "warzone-role-attacker"}
    return {"id": "warzone-role-first" if side == 0 else "warzone-role-second"}
