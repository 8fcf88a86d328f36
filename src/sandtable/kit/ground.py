"""Pieces of terrain as they are drawn on plans and cut out of paper."""

from __future__ import annotations

from typing import Any

from sandtable.kit.svg import tag

WALL = 6.0  # millimetres across a linear piece
INK = "#5c5344"
PEN = "#241f18"
FILLS = {
    "wood": "#c9d8a8", "undergrowth": "#d5dfb8", "building": "#ddc7a8", "ruin": "#d8cdbf", "rubble": "#ddd4c6",
    "wall": "#bdb6a8", "fence": "#cdbb98", "hedge": "#b4c68f", "hole": "#c9b48a", "trench": "#c9b48a",
    "bunker": "#b9b3a8", "wreck": "#c4beb4", "rough": "#e0cfa6", "water": "#b5d6de", "road": "#e8dab6",
    "hill": "#e3cf9d", "smoke": "#e9e7e2", "radiation": "#f0e37c", "crater": "#d5c6a3", "sandbags": "#d6c598",
    "roofed": "#ddc7a8", "crates": "#cdbb98", "barricade": "#d6c598",
}  # fmt: skip
HATCHES = {
    "undergrowth": "tufts",
    "hedge": "tufts",
    "hill": "dots",
    "ruin": "floor",
    "building": "floor",
    "roofed": "floor",
    "water": "waves",
    "radiation": "bars",
}
WALLED = ("building", "roofed", "ruin", "bunker")  # have walls along their edge
SOWN = {"wood": 13.0, "rough": 15.0, "rubble": 11.0, "crater": 17.0}  # millimetres between crowns or stones
LEAST = 4.4  # between them on a plan
CENTRE = 0.5
Spot = tuple[float, float]
HATCH = {
    "dots": '<circle cx="1.5" cy="1.5" r=".4" fill="{ink}"/><circle cx="4.8" cy="4.6" r=".4" fill="{ink}"/>',
    "waves": '<path d="M0 2q1.5-1.4 3 0t3 0M0 5q1.5-1.4 3 0t3 0" {line}/>',
    "bars": '<path d="M0 6L6 0" stroke="{ink}" stroke-width=".8"/>',
    "tufts": '<path d="M1 3l.8-2 .8 2M4 6l.8-2 .8 2" {line}/>',
    "floor": '<path d="M0 0H6M0 3H6M1.5 0v3M4.5 3v3" {line} opacity=".45"/>',
}


def defs() -> str:
    """The patterns that pieces are filled with."""
    line = f'fill="none" stroke="{INK}" stroke-width=".25"'
    size = 'width="6" height="6" patternUnits="userSpaceOnUse"'
    patterns = [
        f'<pattern id="{kind}" {size}>{inner.format(ink=INK, line=line)}</pattern>'
        for kind, inner in HATCH.items()
    ]
    return f"<defs>{''.join(patterns)}</defs>"


def piece_shape(piece: dict[str, Any], scale: float, dx: float, dy: float, low_ink: bool) -> str:
    """A piece of terrain, its corner moved by dx, dy millimetres."""
    kind = piece["kind"]
    fill = "#ffffff" if low_ink else FILLS.get(kind, FILLS["rough"])
    points = [(float(x) * scale - dx, float(y) * scale - dy) for x, y in piece["points"]]
    hatch = HATCHES.get(kind)
    if piece.get("radius"):
        x, y = points[0]
        disc = f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{piece["radius"] * scale:.2f}" '
        return f'{disc}fill="{fill}" stroke="{PEN}" stroke-width=".4"/>'
    path = "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points)
    if piece["linear"]:
        wide = max(1.2, min(WALL, WALL * scale / 25.4))
        courses = f".4 {wide * 1.4:.2f}"
        return (
            tag("path", d=path, fill="none", stroke=PEN, stroke_width=wide + 0.8)
            + tag("path", d=path, fill="none", stroke=fill, stroke_width=wide)
            + tag("path", d=path, fill="none", stroke=INK, stroke_width=wide, stroke_dasharray=courses)
        )
    shape = f'<path d="{path}Z" fill="{fill}" stroke="{PEN}" stroke-width=".4"/>'
    shape += f'<path d="{path}Z" fill="url(#{hatch})"/>' if hatch else ""
    if kind in WALLED:
        shape += _walls(points, WALL * scale / 25.4, low_ink)
    return shape + _sown(kind, points, scale, low_ink)


def _walls(points: list[Spot], thick: float, low_ink: bool) -> str:
    """Courses of stone within the edge: the outline drawn again, smaller by a wall's breadth."""
    x = sum(point[0] for point in points) / len(points)
    y = sum(point[1] for point in points) / len(points)
    reach = max(abs(px - x) + abs(py - y) for px, py in points)
    share = max(0.5, 1 - thick * 0.75 / reach)
    ring = [(x + (px - x) * share, y + (py - y) * share) for px, py in points]
    path = "M" + "L".join(f"{px:.2f} {py:.2f}" for px, py in ring) + "Z"
    wide = thick * 0.5
    fill = "#ffffff" if low_ink else FILLS["wall"]
    return (
        tag("path", d=path, fill="none", stroke=PEN, stroke_width=wide + 0.5)
        + tag("path", d=path, fill="none", stroke=fill, stroke_width=wide)
        + tag(
            "path",
            d=path,
            fill="none",
            stroke=INK,
            stroke_width=wide,
            stroke_dasharray=f".3 {wide * 1.8:.2f}",
        )
    )


def _sown(kind: str, points: list[Spot], scale: float, low_ink: bool) -> str:
    """Crowns of trees in a wood, stones on rough ground, wherever they find room in the piece."""
    if kind not in SOWN:
        return ""
    step = max(LEAST, SOWN[kind] * scale / 25.4)
    made: list[str] = []
    for at, (x, y) in enumerate(_lattice(points, step)):
        size = step * (0.4, 0.33, 0.37)[at % 3]
        around = [(x + dx * size, y + dy * size) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
        if all(inside(spot, points) for spot in around):
            made.append(_crown(x, y, size, low_ink) if kind == "wood" else _stone(x, y, size, low_ink))
    return "".join(made)


def _lattice(points: list[Spot], step: float) -> list[Spot]:
    """Spots in rows, every other row pushed over by half."""
    left, top = min(x for x, _ in points), min(y for _, y in points)
    right, low = max(x for x, _ in points), max(y for _, y in points)
    spots: list[Spot] = []
    for row in range(int((low - top) / (step * 0.87)) + 1):
        shift = CENTRE if row % 2 else 0.0
        for column in range(int((right - left) / step) + 1):
            spots.append((left + (column + CENTRE + shift) * step, top + (row + CENTRE) * step * 0.87))
    return spots


def _crown(x: float, y: float, size: float, low_ink: bool) -> str:
    fill = "#ffffff" if low_ink else "#8fae62"
    leaf = f"M{x - size * 0.5:.2f} {y:.2f}a{size * 0.5:.2f} {size * 0.5:.2f} 0 0 1 {size * 0.6:.2f} {-size * 0.45:.2f}"
    return tag("circle", cx=x, cy=y, r=size, fill=fill, stroke="#4c6330", stroke_width=0.4) + tag(
        "path", d=leaf, fill="none", stroke="#4c6330", stroke_width=0.3
    )


def _stone(x: float, y: float, size: float, low_ink: bool) -> str:
    fill = "#ffffff" if low_ink else "#c9b893"
    s = size * 0.5
    steps = ((0.5, -1.2), (1.0, -0.1), (0.6, 1.0), (-0.6, 0.5))
    path = (
        f"M{x - s:.2f} {y + s * 0.6:.2f}l" + " ".join(f"{dx * s:.2f} {dy * s:.2f}" for dx, dy in steps) + "z"
    )
    return tag("path", d=path, fill=fill, stroke=INK, stroke_width=0.3)


def inside(spot: Spot, points: list[Spot]) -> bool:
    """Whether a spot lies in an outline."""
    x, y = spot
    crossed = False
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            crossed = not crossed
    return crossed
