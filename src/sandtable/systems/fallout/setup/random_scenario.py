"""Scenarios drawn by lot, as files: the same number draws the same table, zones, law and points."""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import SeededDice, key_of
from sandtable.core.printed import Row
from sandtable.core.wire import Json
from sandtable.figures.drawn_sheets import asked_or_drawn
from sandtable.figures.zones import EAST, NORTH, SOUTH, WEST
from sandtable.systems.fallout.book.tables import document
from sandtable.systems.fallout.book.words import LOCKPICK, SKIRMISH, TREASURE_HUNT, WILD_AMERICA

MISSIONS: Final = (SKIRMISH, TREASURE_HUNT, WILD_AMERICA)
SIZES: Final[dict[str, list[tuple[int, int]]]] = {
    "small": [(48, 48)],
    "standard": [(60, 48), (72, 48)],
    "large": [(72, 60), (72, 72)],
}
POINTS: Final = {"small": (100, 150), "standard": (150, 200), "large": (250, 300)}
TURNS: Final = {SKIRMISH: 10, TREASURE_HUNT: 12, WILD_AMERICA: 12}


def draw_sheet(layout: int, size: str = "", mission: str = "") -> Row:
    """A scenario file; size and mission are drawn where nothing is said. Raises SetupError with a sentence."""
    dice = SeededDice(key_of(layout, ["fallout scenario"]))
    size = asked_or_drawn(dice, list(SIZES), size, "size")
    mission = asked_or_drawn(dice, list(MISSIONS), mission, "mission")
    width, height = SIZES[size][dice.below(len(SIZES[size]))]
    points = POINTS[size][dice.below(len(POINTS[size]))]
    least = 4 + 2 * dice.below(3)
    sheet: Row = {
        "victory": mission,
        "table": [width, height],
        "turns": TURNS[mission] + 2 * dice.below(4),
        "pieces": [least, least + 4],
    }
    depth = 5 + dice.below(4)
    across = width > height and mission != TREASURE_HUNT and dice.below(2) == 1
    edges = (WEST, EAST) if across else (SOUTH, NORTH)
    roles = ("scavengers", "raiders") if mission == TREASURE_HUNT else edges
    house = document(f"scenarios/{mission}.toml")
    for key in ("boxes", "critters"):
        if key in house:
            sheet[key] = house[key]
    sides: list[Json] = []
    for number, edge in enumerate(edges):
        side: Row = {
            "role": roles[number],
            "points": points,
            "deploy": {"zone": "edge", "edges": [edge], "depth": depth},
            "exits": [] if mission == WILD_AMERICA else [edge],
        }
        if mission == TREASURE_HUNT:
            side["free_minigun"] = True
            side["free_hero"] = {"level": 1, "skill": LOCKPICK, "at": 5}
            if number == 0:
                # fallout.s3.forces: whoever opens the boxes is fewer, and first
                side["points"], side["premove"] = points * 3 // 4, True
                side["exits"] = [SOUTH, WEST, EAST]
        sides.append(side)
    sheet["side"] = sides
    return sheet
