"""Missions drawn by lot, as files: the same number draws the same table, deployment and points."""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import SeededDice, key_of
from sandtable.core.printed import Row
from sandtable.core.wire import Json
from sandtable.figures.drawn_sheets import asked_or_drawn
from sandtable.systems.warzone.book.scenarios import MISSIONS, page
from sandtable.systems.warzone.book.sheet import USUAL_EDGE
from sandtable.systems.warzone.book.tables import document
from sandtable.systems.warzone.book.words import ASSASSIN, BREAKOUT, EVERY_KILL, HARVEST, MEETING, SABOTAGE

SIZES: Final[dict[str, list[tuple[int, int]]]] = {
    "small": [(36, 36), (48, 36)],
    "standard": [(48, 48)],
    "large": [(60, 48), (72, 48)],
}
SECOND: Final = ("", ASSASSIN, HARVEST)
"""What may be paid for besides the mission that is drawn."""


def draw_sheet(layout: int, size: str = "", mission: str = "") -> Row:
    """A scenario file; size and mission are drawn where nothing is said. Raises SetupError with a sentence."""
    dice = SeededDice(key_of(layout, ["warzone scenario"]))
    size = asked_or_drawn(dice, list(SIZES), size, "size")
    mission = asked_or_drawn(dice, list(MISSIONS), mission, "mission")
    width, height = SIZES[size][dice.below(len(SIZES[size]))]
    sheet: Row = {
        key: value
        for key, value in document(f"scenarios/{mission}.toml").items()
        if key not in ("id", "level")
    }
    sheet["table"] = [width, height]
    turns = 5 + dice.below(3)
    if mission != SABOTAGE:  # how long it lasts, and how deep a corner is, were set by play
        sheet["turns"] = turns
    if mission != BREAKOUT:
        sheet["depth"] = 8 + 2 * dice.below(3)
    else:  # the same share of a smaller table
        sheet["depth"] = page(BREAKOUT).depth * min(width, height) / USUAL_EDGE
    sheet["pieces"] = 2 * (3 + width * height // 900)
    if mission == BREAKOUT:
        return sheet
    if mission == MEETING:
        sheet["markers"] = _mirrored(dice, width, 1 + dice.below(2), dice.below(2) == 0)
        sheet["marker_from"] = 1 + dice.below(3)
    if mission == HARVEST:
        sheet["crates"] = _mirrored(dice, width, 1 + dice.below(2), True)
    second = SECOND[dice.below(len(SECOND))]
    if second == ASSASSIN and mission != ASSASSIN:
        sheet["warlord_points"], sheet["lord_points"] = (
            page(ASSASSIN).warlord_points,
            page(ASSASSIN).lord_points,
        )
    if second == HARVEST and mission not in (HARVEST, SABOTAGE):
        sheet["crates"] = _mirrored(dice, width, 1, False)
        sheet["crate_points"] = page(HARVEST).crate_points
    if mission != ASSASSIN:
        sheet["kills"] = EVERY_KILL
    return sheet


def _mirrored(dice: SeededDice, width: int, pairs: int, centre: bool) -> list[Json]:
    """Spots mirrored through the centre, in inches from it: near enough to the midline for both."""
    spots: list[Json] = [[0, 0]] if centre else []
    for _ in range(pairs):
        x, y = 5 + dice.below(width // 2 - 8), dice.below(7) - 3
        spots.append([x, y])
        spots.append([-x, -y])
    return spots
