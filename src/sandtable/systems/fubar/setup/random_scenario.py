"""Scenarios drawn by lot, as files: the same number draws the same table, zones, objectives and scoring.

Whatever is drawn is alike for both sides but for the edge they come from; an assault gives the attacker more points.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import SeededDice, key_of
from sandtable.core.printed import Row
from sandtable.core.wire import Json
from sandtable.figures.drawn_sheets import asked_or_drawn
from sandtable.figures.zones import EAST, NORTH, SOUTH, WEST
from sandtable.systems.fubar.book.words import CAPTIVE_OUT, HELD_AT_END, HELD_EACH_TURN, KEPT_AT_END, LOSSES
from sandtable.systems.fubar.setup.roads import ACROSS, CROSS, NO_ROAD, PAST

SEIZE: Final = "seize"
HUNT: Final = "hunt"
RESCUE: Final = "rescue"
ASSAULT: Final = "assault"
MISSIONS: Final = (SEIZE, HUNT, RESCUE, ASSAULT)
SIZES: Final[dict[str, list[tuple[int, int]]]] = {
    "small": [(36, 36), (48, 36)],
    "standard": [(48, 48), (60, 48)],
    "large": [(72, 48), (72, 60)],
}
POINTS: Final = {"small": (120, 150), "standard": (180, 200, 220), "large": (240, 300)}
ROADS: Final = (NO_ROAD, ACROSS, CROSS, PAST)


def draw_sheet(layout: int, size: str = "", mission: str = "") -> Row:
    """A scenario file; size and mission are drawn where nothing is said. Raises SetupError with a sentence."""
    dice = SeededDice(key_of(layout, ["fubar scenario"]))
    size = asked_or_drawn(dice, list(SIZES), size, "size")
    mission = asked_or_drawn(dice, list(MISSIONS), mission, "mission")
    width, height = SIZES[size][dice.below(len(SIZES[size]))]
    points = POINTS[size][dice.below(len(POINTS[size]))]
    sheet: Row = {
        "table": [width, height],
        "turns": 6 + dice.below(4),
        "roads": [ROADS[dice.below(len(ROADS))]],
        "pieces": [6, 8] if size == "small" else [8, 10],
    }
    depth = 6 + 2 * dice.below(2)
    edges = (WEST, EAST) if width > height and dice.below(2) else (SOUTH, NORTH)
    if mission == ASSAULT:
        return {**sheet, **_assault(dice, width, height, points)}
    sides: list[Json] = []
    for role, edge in zip(("first", "second"), edges, strict=True):
        deploy: Row = {"zone": "edge", "edges": [edge], "depth": depth}
        side: Row = {"role": role, "points": points, "deploy": deploy}
        if edges[0] == WEST:
            side["name_en"] = f"{edge.capitalize()} side"
            side["name_it"] = "Parte ovest" if edge == WEST else "Parte est"
        if mission == RESCUE:
            side["exits"], side["exits_for"] = [edge], "captive"
        sides.append(side)
    sheet["side"] = sides
    if mission == RESCUE:
        return {**sheet, **_rescue(width, height)}
    return {**sheet, **_markers(dice, width, height, mission)}


def _markers(dice: SeededDice, width: int, height: int, mission: str) -> Row:
    """Markers at the centre and in pairs mirrored through it; a hunt counts them at the end, and losses twice."""
    pairs = 1 + dice.below(2)
    objectives: list[Json] = [{"id": "centre", "at": [width / 2, height / 2]}] if dice.below(2) else []
    for number in range(pairs):
        x = width / 2 + 8 + dice.below(width // 2 - 12)
        y = height / 2 - 6 + dice.below(13)
        objectives.append({"id": f"m{2 * number + 1}", "at": [x, y]})
        objectives.append({"id": f"m{2 * number + 2}", "at": [width - x, height - y]})
    if mission == HUNT:
        scores: list[Json] = [{"kind": HELD_AT_END, "points": 2}, {"kind": LOSSES, "points": 2}]
    else:
        first = 2 + dice.below(2)
        scores = [{"kind": HELD_EACH_TURN, "points": 1, "from": first}, {"kind": LOSSES, "points": 1}]
    return {"objective": objectives, "score": scores}


def _rescue(width: int, height: int) -> Row:
    """fubar.scenario.captive: both sides want the captive out by their own edge."""
    x, y = width / 2, height / 2
    house: Row = {
        "id": "house",
        "kind": "building",
        "points": [[x - 3, y - 3], [x + 3, y - 3], [x + 3, y + 3], [x - 3, y + 3]],
    }
    scores: list[Json] = [{"kind": CAPTIVE_OUT, "side": role, "points": 6} for role in ("first", "second")]
    return {"captive": [x, y], "terrain": [house], "score": [*scores, {"kind": LOSSES, "points": 1}]}


def _assault(dice: SeededDice, width: int, height: int, points: int) -> Row:
    """Two houses near the centre, held against whoever comes from an edge of his choice."""
    across, down = 5 + dice.below(4), dice.below(5) - 2
    terrain: list[Json] = []
    objectives: list[Json] = []
    for id, sign in (("west_house", -1), ("east_house", 1)):
        x, y = width / 2 + sign * across, height / 2 + sign * down
        corners: list[Json] = [[x - 3, y - 3], [x + 3, y - 3], [x + 3, y + 3], [x - 3, y + 3]]
        terrain.append({"id": id, "kind": "building", "points": corners})
        objectives.append({"id": id, "piece": id})
    attacker: Row = {
        "role": "attacker",
        "points": points * 6 // 5,
        "initiative": 1,
        "deploy": {"zone": "edge", "edges": [SOUTH, NORTH, WEST, EAST], "depth": 6},
    }
    defender: Row = {
        "role": "defender",
        "points": points * 9 // 10,
        "on_guard": True,
        "deploy": {"zone": "circle", "at": [width / 2, height / 2], "radius": 10},
    }
    scores: list[Json] = [
        {"kind": HELD_AT_END, "side": "attacker", "points": 4},
        {"kind": KEPT_AT_END, "side": "defender", "from_side": "attacker", "points": 3},
    ]
    return {"side": [attacker, defender], "terrain": terrain, "objective": objectives, "score": scores}
