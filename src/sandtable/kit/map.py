"""The map of a scenario in hexes, in tiles to glue together."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Any

from sandtable.kit.look import Look
from sandtable.kit.marks import foot
from sandtable.kit.sheet import Data, Sheet
from sandtable.kit.svg import TYPE, tag
from sandtable.kit.tiles import tiles_of
from sandtable.kit.words import Words

ACROSS = 30.0  # millimetres from side to side of a hex: a counter of 19 mm and a marker beside it
SIDE = ACROSS / sqrt(3)
EDGE = 4.0

FILLS = {
    "open": "#efe6c8", "field": "#e9dcae", "wood": "#bccf9a", "building": "#ded3c2", "ruin": "#d6cbbb",
    "rubble": "#d9d0c4", "rough": "#e2cfa9", "hill": "#dcc79a", "water": "#a9cdd6", "swamp": "#bfd0b4",
    "road": "#e6d9b8", "fortified": "#cfc9bd", "crater": "#d9cfba",
}  # fmt: skip
INK = "#5c5344"
PEN = "#241f18"


def map_sheet(system: str, scenes: list[dict[str, Any]], words: Words, look: Look) -> Sheet | None:
    """The whole map at full size, cut into sheets that overlap."""
    if not scenes or scenes[0]["board"]["kind"] != "hexes":
        return None
    picture, wide, high = drawn(scenes[0]["board"], look.low_ink, scenes[0]["zones"])
    title = words.of(scenes[0]["title"]) or words.say("kit-map")
    data: Data = {
        **tiles_of(wide, high, look, words),
        "picture": picture,
        "alt": words.say("kit-map-alt", name=title),
        "heading": title,
        **foot(words),
    }
    return Sheet("map", "tiles", f"{words.say('kit-map')}: {title}", data)


def middle(q: float, r: float) -> tuple[float, float]:
    """Where the middle of a hex lies, in millimetres from that of hex 0,0."""
    return ACROSS * (q + r / 2), SIDE * 1.5 * r


def drawn(
    board: dict[str, Any], low_ink: bool, zones: list[dict[str, Any]] | None = None
) -> tuple[str, float, float]:
    """The map with the zones of a scenario as SVG, and its size in millimetres."""
    hexes = board.get("hexes", [])
    spots = [middle(hex["q"], hex["r"]) for hex in hexes]
    left = min(x for x, _ in spots) - ACROSS / 2 - EDGE
    top = min(y for _, y in spots) - SIDE - EDGE
    wide = max(x for x, _ in spots) + ACROSS / 2 + EDGE - left
    high = max(y for _, y in spots) + SIDE + EDGE - top
    parts = [f'<rect x="{left:.2f}" y="{top:.2f}" width="{wide:.2f}" height="{high:.2f}" fill="#ffffff"/>']
    parts += [_ground(hex, low_ink) for hex in hexes]
    parts += [_ribbon(ribbon, low_ink) for ribbon in board.get("ribbons", [])]
    parts += [_marks(hex, low_ink) for hex in hexes]
    parts += [_sides(side) for side in board.get("hexsides", [])]
    parts += [_zone(zone) for zone in zones or []]
    parts += [_label(hex) for hex in hexes]
    picture = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.2f} {top:.2f} {wide:.2f} {high:.2f}">'
        f"{''.join(parts)}</svg>"
    )
    return picture, wide, high


def corners(x: float, y: float, size: float = SIDE) -> list[tuple[float, float]]:
    """The six corners of a pointed hex, the first to the lower right, clockwise."""
    return [(x + size * cos(pi / 6 + pi / 3 * n), y + size * sin(pi / 6 + pi / 3 * n)) for n in range(6)]


def _path(points: list[tuple[float, float]], close: bool = True) -> str:
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + ("Z" if close else "")


def _ground(hex: dict[str, Any], low_ink: bool) -> str:
    x, y = middle(hex["q"], hex["r"])
    fill = "#ffffff" if low_ink else FILLS.get(hex["kind"], FILLS["rough"])
    return tag("path", d=_path(corners(x, y)), fill=fill, stroke=INK, stroke_width=0.35)


def _ribbon(ribbon: dict[str, Any], low_ink: bool) -> str:
    shape = _path([middle(q, r) for q, r in ribbon["path"]], close=False)
    water = ribbon["kind"] in ("river", "stream")
    colour = "#ffffff" if low_ink else "#a9cdd6" if water else "#d8c08c"
    ends = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "round"}
    dash = {} if water else {"stroke_dasharray": "2.4 1.4"}
    return (
        tag("path", d=shape, stroke=INK, stroke_width=6.6, **ends)
        + tag("path", d=shape, stroke=colour, stroke_width=5.6, **ends)
        + tag("path", d=shape, fill="none", stroke=INK, stroke_width=0.4, **dash)
    )


def _crowns(x: float, y: float, fill: str) -> str:
    spots = ((-8, -3, 3.6), (7, -5, 4.0), (-3, 6, 3.8), (8, 5, 3.2), (-1, -9, 3.4), (-9, 6, 2.8))
    return "".join(
        tag("circle", cx=x + dx, cy=y + dy, r=r, fill=fill, stroke="#4c6330", stroke_width=0.4)
        for dx, dy, r in spots
    )


def _roofs(x: float, y: float, fill: str) -> str:
    spots = ((-10, -6, 8, 6), (2, -8, 7, 7), (-6, 3, 9, 6), (5, 3, 6, 6))
    return "".join(
        tag("rect", x=x + dx, y=y + dy, width=w, height=h, fill=fill, stroke=PEN, stroke_width=0.4)
        + tag("path", d=f"M{x + dx:.2f} {y + dy + h / 2:.2f}h{w}", stroke=PEN, stroke_width=0.25)
        for dx, dy, w, h in spots
    )


def _waves(x: float, y: float) -> str:
    return "".join(
        tag(
            "path",
            d=f"M{x - 9:.2f} {y + dy:.2f}q2.2-2 4.5 0t4.5 0t4.5 0t4.5 0",
            fill="none",
            stroke="#3f7f8d",
            stroke_width=0.45,
        )
        for dy in (-5, 1, 7)
    )


def _contours(x: float, y: float) -> str:
    line = {"fill": "none", "stroke": "#8a6d34", "stroke_width": 0.4, "stroke_dasharray": "1.6 .8"}
    return "".join(tag("path", d=_path(corners(x, y, SIDE * size)), **line) for size in (0.84, 0.68))


def _stones(x: float, y: float) -> str:
    spots = ((-7, -4), (5, -6), (-2, 5), (8, 4), (-9, 7))
    stone = "l1-2 1.6-.2 1 1.8-1.2 1z"
    look = {"fill": "#c9b893", "stroke": INK, "stroke_width": 0.3}
    return "".join(tag("path", d=f"M{x + dx - 1.6:.2f} {y + dy + 1:.2f}{stone}", **look) for dx, dy in spots)


def _marks(hex: dict[str, Any], low_ink: bool) -> str:
    x, y = middle(hex["q"], hex["r"])
    kind = hex["kind"]
    if kind in ("wood", "cover"):
        return _crowns(x, y, "#ffffff" if low_ink else "#8fae62")
    if kind in ("building", "ruin", "fortified"):
        return _roofs(x, y, "#ffffff" if low_ink else "#c98a63" if kind == "building" else "#b9b1a3")
    if kind in ("water", "swamp"):
        return _waves(x, y)
    if kind in ("hill", "elevated"):
        return _contours(x, y)
    if kind in ("rough", "rubble", "crater"):
        return _stones(x, y)
    strokes = f"M{x - 6:.2f} {y + 4:.2f}h3M{x + 4:.2f} {y - 5:.2f}h3M{x + 5:.2f} {y + 7:.2f}h2.4"
    return tag("path", d=strokes, stroke="#b09c63", stroke_width=0.35)


def _sides(entry: dict[str, Any]) -> str:
    """Sandbags along a side with three triangles that point out."""
    x, y = middle(entry["q"], entry["r"])
    ring = corners(x, y, SIDE * 0.95)
    parts: list[str] = []
    for side in entry["sides"]:
        # Side 0 lies east, between the corners at -30 and +30 degrees; then clockwise.
        a, b = ring[(side - 1) % 6], ring[side % 6]
        wall = _path([a, b], close=False)
        parts.append(tag("path", d=wall, stroke="#7a6a48", stroke_width=1.8, stroke_linecap="round"))
        out = pi / 3 * side
        for share in (0.25, 0.5, 0.75):
            px, py = a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
            tip = (px + 2.2 * cos(out), py + 2.2 * sin(out))
            left = (px - 1.1 * sin(out), py + 1.1 * cos(out))
            right = (px + 1.1 * sin(out), py - 1.1 * cos(out))
            parts.append(f'<path d="{_path([tip, left, right])}" fill="{PEN}"/>')
    return "".join(parts)


def _zone(zone: dict[str, Any]) -> str:
    """An objective has a flag and a bold rim; zones to set up in or to leave by have a dashed one."""
    objective = zone["kind"] == "objective"
    rim = {"fill": "none", "stroke": PEN, "stroke_width": 0.9 if objective else 0.5}
    dash = {} if objective else {"stroke_dasharray": "2.6 1.4"}
    parts: list[str] = []
    for q, r in zone.get("points", []):
        x, y = middle(q, r)
        parts.append(tag("path", d=_path(corners(x, y, SIDE * 0.93)), **rim, **dash))
        if zone.get("side") and not objective:
            parts.append(
                f'<text x="{x - 9:.2f}" y="{y + SIDE * 0.52:.2f}" text-anchor="middle" {TYPE} font-weight="700" '
                f'font-size="4" fill="{PEN}">{zone["side"]}</text>'
            )
        if objective:
            flag = f"M{x + 8:.2f} {y - 4:.2f}v-6h5l-1.4 1.7 1.4 1.7h-5"
            parts.append(tag("path", d=flag, fill="#ffffff", stroke=PEN, stroke_width=0.5))
    return "".join(parts)


def _label(hex: dict[str, Any]) -> str:
    x, y = middle(hex["q"], hex["r"])
    name = hex.get("label") or f"{hex['q']},{hex['r']}"
    text = (
        f'<text x="{x:.2f}" y="{y - SIDE * 0.74:.2f}" text-anchor="middle" {TYPE} font-size="2.5" '
        f'fill="{INK}">{name}</text>'
    )
    level = int(hex.get("level", 0))
    if level:
        text += (
            f'<path d="{_path(corners(x, y + SIDE * 0.76, 2))}" fill="#ffffff" stroke="{INK}" stroke-width=".3"/>'
            f'<text x="{x:.2f}" y="{y + SIDE * 0.76 + 0.95:.2f}" text-anchor="middle" {TYPE} '
            f'font-weight="700" font-size="2.6" fill="{PEN}">{level}</text>'
        )
    return text
