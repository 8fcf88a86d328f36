"""Roads: for the eye alone, but nothing is laid on them."""

from __future__ import annotations

from math import pi, sin
from typing import Final

from sandtable.core.dice import SeededDice
from sandtable.core.keeping import Kept
from sandtable.figures.roadsides import Ground
from sandtable.systems.fubar.book.catalogue import Catalogue
from sandtable.systems.fubar.book.scenarios import Scenario
from sandtable.systems.fubar.book.words import ROAD
from sandtable.table import Piece, Point, quantize_point

NO_ROAD: Final = "none"
ACROSS: Final = "across"
CROSS: Final = "cross"
PAST: Final = "past"
DOWN_THE_MIDDLE: Final = "down_the_middle"
"""The plans of roads that a scenario may name."""


def scale_of(width: float, inch: float) -> float:
    """How big pieces are drawn: an inch for an inch, little more than half on a small table."""
    return 0.55 * inch if width < 30.0 * inch else inch


_grounds: Final = Kept[str, Ground](64)
"""Roads come in few shapes."""


def ground_of(catalogue: Catalogue, scenario: Scenario, dice: SeededDice) -> Ground:
    """The ground of a scenario, with one of its plans of roads."""
    plan = ""
    swing = away = 0.0
    if scenario.roads:
        plan = scenario.roads[dice.below(len(scenario.roads))]
        scale = scale_of(scenario.width, catalogue.lengths.inch)
        swing = (dice.below(9) - 4) * scale
        if plan == PAST:
            away = (7.0 + dice.below(4)) * scale * (1.0 if dice.below(2) else -1.0)
    width, height = scenario.width, scenario.height
    key = f"{scenario.unit} {width} {height} {plan} {swing} {away}"
    ground = _grounds.get(key)
    if ground is None:
        roads = _roads(catalogue, plan, swing, away, width, height)
        ground = _grounds.keep(key, Ground(roads, width, height, catalogue.lengths.inch))
    return ground


def lay_roads(catalogue: Catalogue, scenario: Scenario, dice: SeededDice) -> list[Piece]:
    """The road or roads of a scenario, as areas without any effect."""
    return ground_of(catalogue, scenario, dice).roads[:]


def _roads(
    catalogue: Catalogue, plan: str, swing: float, away: float, width: float, height: float
) -> list[Piece]:
    if plan == DOWN_THE_MIDDLE:
        half = 3.0 * catalogue.lengths.inch
        box = [(0.0, height / 2 - half), (width, height / 2 - half)]
        points = [*box, (width, height / 2 + half), (0.0, height / 2 + half)]
        return [catalogue.piece("road-1", ROAD, points)]
    if plan == PAST:
        course = [(x, y + away) for x, y in _bend(width, height, swing * 0.5, False)]
        return [_ribbon(catalogue, "road-1", course, False)]
    roads: list[Piece] = []
    if plan in (ACROSS, CROSS):
        roads.append(_ribbon(catalogue, "road-1", _bend(width, height, swing, False), False))
    if plan == CROSS:
        roads.append(_ribbon(catalogue, "road-2", _bend(width, height, -swing, True), True))
    return roads


def _bend(width: float, height: float, swing: float, upright: bool) -> list[Point]:
    """A road through the centre, the same seen from either end."""
    length = height if upright else width
    middle = (width if upright else height) / 2
    across: list[Point] = []
    for step in range(13):
        along = length * step / 12
        away = middle + swing * sin((along / length - 0.5) * 2.0 * pi) * 1.2
        across.append((away, along) if upright else (along, away))
    return across


def _ribbon(catalogue: Catalogue, id: str, course: list[Point], upright: bool) -> Piece:
    """A road of 3 inches along a course, widened across the way it runs on the whole."""
    half = 1.5 * catalogue.lengths.inch
    nx, ny = (half, 0.0) if upright else (0.0, half)
    left = [quantize_point(x - nx, y - ny) for x, y in course]
    right = [quantize_point(x + nx, y + ny) for x, y in course]
    right.reverse()
    return catalogue.piece(id, ROAD, left + right)
