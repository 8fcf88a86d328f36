"""The same geometry once more, slow and obvious: the laws that the tests compare with."""

from __future__ import annotations

from fractions import Fraction
from math import atan2, degrees, sqrt

from sandtable.hexmap import CORNER, EVERY_LEVEL, OFF, SAME_LEVEL, Blockers, Grid, HexMap, StepPrices
from sandtable.hexmap.lines import APART, EDGE, INSIDE

Spot = tuple[Fraction, Fraction]

CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""Of a hex about its centre, in half widths and half sides: stretched, so that all numbers are whole."""


def middle(grid: Grid, hex: int) -> Spot:
    """The centre of a hex in the stretched plane."""
    row, column = divmod(hex, grid.columns)
    return Fraction(2 * column + row % 2), Fraction(3 * row)


def polygon(grid: Grid, hex: int) -> list[Spot]:
    """The corners of a hex in the stretched plane."""
    x, y = middle(grid, hex)
    return [(x + dx, y + dy) for dx, dy in CORNERS]


def cross(o: Spot, a: Spot, b: Spot) -> Fraction:
    """Twice the signed area of a triangle."""
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def on_segment(p: Spot, a: Spot, b: Spot) -> bool:
    """Whether a point lies on a segment."""
    if cross(a, b, p) != 0:
        return False
    return min(a[0], b[0]) <= p[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= p[1] <= max(a[1], b[1])


def common_points(a: Spot, b: Spot, c: Spot, d: Spot) -> list[Spot]:
    """The ends of what two segments have in common."""
    found = [p for p in (a, b) if on_segment(p, c, d)] + [p for p in (c, d) if on_segment(p, a, b)]
    across = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
    if not found and across != 0:
        share = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / across
        p = (a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1]))
        if on_segment(p, a, b) and on_segment(p, c, d):
            found.append(p)
    return found


def meeting(grid: Grid, a: int, b: int, hex: int) -> tuple[int, list[Spot]]:
    """How the segment between two centres meets a third hex, and the points where it crosses its outline."""
    start, end = middle(grid, a), middle(grid, b)
    outline = polygon(grid, hex)
    sides = [(outline[i - 1], outline[i]) for i in range(6)]
    points = sorted({p for c, d in sides for p in common_points(start, end, c, d)})
    if not points:
        return APART, []
    if len(points) == 1:
        return CORNER, points
    half = ((points[0][0] + points[-1][0]) / 2, (points[0][1] + points[-1][1]) / 2)
    return (EDGE if any(on_segment(half, c, d) for c, d in sides) else INSIDE), points


def touched(grid: Grid, a: int, b: int, touch: int) -> list[int]:
    """The hexes between two hexes that the segment of their centres meets closely enough, in board order."""
    if a == b:
        return []
    (ax, ay), (bx, by) = middle(grid, a), middle(grid, b)

    def near(hex: int) -> bool:
        """Whether the boxes round the segment and round the hex meet, which most do not."""
        x, y = middle(grid, hex)
        return min(ax, bx) <= x + 1 and x - 1 <= max(ax, bx) and min(ay, by) <= y + 2 and y - 2 <= max(ay, by)

    between = [hex for hex in grid.hexes() if hex not in (a, b) and near(hex)]
    return [hex for hex in between if meeting(grid, a, b, hex)[0] >= touch]


def first_touch(grid: Grid, a: int, b: int, hex: int) -> Fraction:
    """After what share of the segment from centre to centre the hex is met."""
    start, end = middle(grid, a), middle(grid, b)
    length = (end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2
    return min(
        ((p[0] - start[0]) * (end[0] - start[0]) + (p[1] - start[1]) * (end[1] - start[1])) / length
        for p in meeting(grid, a, b, hex)[1]
    )


def crossed_sides(grid: Grid, a: int, b: int) -> list[int]:
    """The sides of a that the segment from its centre to that of b meets; side 0 looks east, then clockwise."""
    outline = polygon(grid, a)
    start, end = middle(grid, a), middle(grid, b)
    # The first corner is the top one, so the eastern side starts at corner 1.
    sides = [(outline[(i + 1) % 6], outline[(i + 2) % 6]) for i in range(6)]
    return [i for i, (c, d) in enumerate(sides) if common_points(start, end, c, d)]


def golden_blocks(board: HexMap, opaque: list[str], a: int, b: int, blockers: Blockers) -> list[int]:
    """The hexes that stop sight by the five rules of heights, on the ends' own level, or at every level.

    In the order in which the line meets them, then in board order.
    """
    if board.grid.distance(a, b) <= 1:
        return []
    low, high = sorted((board.levels[a], board.levels[b]))
    found = []
    for hex in touched(board.grid, a, b, CORNER):
        level = board.levels[hex]
        higher_than_both = level > low and level > high
        higher_than_one_equal_to_the_other = level > low and level == high
        screen = blockers.at(hex) == EVERY_LEVEL
        standing = board.kind(hex) in opaque or blockers.at(hex) == SAME_LEVEL
        on_the_level_of_both = level == low == high
        too_high = higher_than_both or higher_than_one_equal_to_the_other
        if too_high or screen or (on_the_level_of_both and standing):
            found.append(hex)
    return sorted(found, key=lambda place: (first_touch(board.grid, a, b, place), place))


def steps_between(grid: Grid, a: int, b: int) -> int:
    """The distance on a board without holes, by walking outwards."""
    seen, ring, steps = {a}, [a], 0
    while b not in seen:
        ring = sorted({other for hex in ring for other in grid.around(hex)} - seen)
        seen.update(ring)
        steps += 1
    return steps


def cheapest(prices: StepPrices, start: int, shut: list[int], last: list[int]) -> dict[int, tuple[int, int]]:
    """Price and steps of the best way to every hex, by trying every step until nothing gets better."""
    grid = prices.grid
    best = {start: (0, 0)}
    better = True
    while better:
        better = False
        for hex, (price, steps) in list(best.items()):
            if hex in last and hex != start:
                continue
            for direction in range(6):
                other, cost = grid.neighbour(hex, direction), prices.prices[6 * hex + direction]
                if other == OFF or cost < 0 or other in shut:
                    continue
                way = (price + cost, steps + 1)
                if other not in best or way < best[other]:
                    best[other] = way
                    better = True
    return best


def drawn(grid: Grid, hex: int) -> tuple[float, float]:
    """The centre of a hex on paper, with sides of length 1 and y down; the first hex at 0,0."""
    row, column = divmod(hex, grid.columns)
    return sqrt(3) * (column + 0.5 * (row % 2)), 1.5 * row


def bearing(grid: Grid, a: int, b: int) -> float:
    """The direction from one hex to another in degrees, clockwise from the east."""
    (ax, ay), (bx, by) = drawn(grid, a), drawn(grid, b)
    return degrees(atan2(by - ay, bx - ax)) % 360
