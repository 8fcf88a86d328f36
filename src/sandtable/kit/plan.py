"""The table of a scenario: a plan with measurements, and its pieces of terrain to cut out at full size."""

from __future__ import annotations

from html import escape
from itertools import pairwise
from math import hypot
from typing import Any

from sandtable.kit.ground import PEN, WALL, defs, inside, piece_shape
from sandtable.kit.look import Look
from sandtable.kit.marks import foot
from sandtable.kit.packing import TITLE, packed, room_of
from sandtable.kit.sheet import Data, Sheet
from sandtable.kit.svg import TYPE
from sandtable.kit.tiles import OVERLAP
from sandtable.kit.words import Words

SCALE = {"in": 25.4, "cm": 10.0}
PLAN_WIDE, PLAN_HIGH = 176.0, 176.0
RIM = 7.0  # left of the plan and below it, with the distances from the lower left corner
THIN = 0.05  # inches or centimetres: nothing that a tape would show
MOST_PARTS = 4  # a road across the table is better laid as sand or cloth


def plan_sheet(system: str, scenes: list[dict[str, Any]], words: Words, look: Look) -> Sheet | None:
    """The table drawn small with a grid, every piece numbered and measured."""
    if not scenes or scenes[0]["board"]["kind"] != "table":
        return None
    scene = scenes[0]
    board = scene["board"]
    unit = board["unit"]
    rows = [_row(at, piece, board, words) for at, piece in enumerate(scene["terrain"], 1)]
    title = words.of(scene["title"])
    sign = "″" if unit == "in" else " cm"
    data: Data = {
        "heading": title,
        "size": f"{words.amount(board['width'])} × {words.amount(board['height'])}{sign}",
        "picture": plan_picture(scene, words, look.low_ink),
        "wide": PLAN_WIDE + RIM + 3.0,
        "alt": words.say("kit-plan-alt", name=title),
        "briefing": [words.of(line) for line in scene["briefing"]],
        "head": [words.say(f"kit-plan-{key}") for key in ("number", "piece", "size", "place", "does")],
        "rows": rows,
        "columns": 1,
        **foot(words),
    }
    return Sheet("plan", "plan", f"{words.say('kit-plan')}: {title}", data)


def _bounds(piece: dict[str, Any]) -> tuple[float, float, float, float]:
    """Left, top, width, height."""
    xs = [float(point[0]) for point in piece["points"]]
    ys = [float(point[1]) for point in piece["points"]]
    radius = float(piece.get("radius", 0))
    left, top = min(xs) - radius, min(ys) - radius
    return left, top, max(xs) + radius - left, max(ys) + radius - top


def _row(at: int, piece: dict[str, Any], board: dict[str, Any], words: Words) -> list[str]:
    left, top, wide, high = _bounds(piece)
    sign = "″" if board["unit"] == "in" else " cm"
    # Seen from the lower left corner of the table, as one measures on it.
    low = board["height"] - top - high
    tall = f", {words.say('kit-plan-high', n=words.amount(piece['height']))}{sign}" if piece["height"] else ""
    # A straight wall has a length and no breadth to speak of.
    sides = [words.amount(round(side, 1)) for side in (wide, high) if side >= THIN]
    return [
        f"{at}",
        words.of(piece.get("label")) or piece["kind"],
        f"{' × '.join(sides)}{sign}{tall}",
        f"{words.amount(round(left, 1))} → {words.amount(round(low, 1))} ↑",
        words.of(piece.get("note")),
    ]


def table_picture(scene: dict[str, Any], low_ink: bool = False) -> tuple[float, str, float, float]:
    """The bare table from above: millimetres for its unit of length, its drawing, its width and height on paper."""
    board = scene["board"]
    scale = PLAN_WIDE / board["width"]
    wide, high = PLAN_WIDE, board["height"] * scale
    step = 6 if board["unit"] == "in" else 15
    sand = "#ffffff" if low_ink else "#f4ecd6"
    parts = [defs(), f'<rect width="{wide:.2f}" height="{high:.2f}" fill="{sand}"/>']
    for n in range(step, int(board["width"]), step):
        parts.append(f'<path d="M{n * scale:.2f} 0V{high:.2f}" stroke="#b8aa86" stroke-width=".2"/>')
    for n in range(step, int(board["height"]), step):
        parts.append(f'<path d="M0 {high - n * scale:.2f}H{wide:.2f}" stroke="#b8aa86" stroke-width=".2"/>')
    parts += [piece_shape(piece, scale, 0.0, 0.0, low_ink) for piece in scene["terrain"]]
    parts += [_zone(zone, scale) for zone in scene["zones"]]
    edge = f'fill="none" stroke="{PEN}" stroke-width=".7"'
    parts.append(f'<rect width="{wide:.2f}" height="{high:.2f}" {edge}/>')
    return scale, "".join(parts), wide, high


def plan_picture(scene: dict[str, Any], words: Words, low_ink: bool) -> str:
    """The table from above with a grid of six inches or fifteen centimetres, its distances, zones and numbers."""
    scale, ground, wide, high = table_picture(scene, low_ink)
    parts = [ground, _distances(scene["board"], scale, high)]
    parts += [_zone_name(zone, words, scale) for zone in scene["zones"]]
    for at, piece in enumerate(scene["terrain"], 1):
        x, y = (value * scale for value in spot_of(piece))
        parts.append(
            f'<circle cx="{x:.2f}" cy="{y:.2f}" r="2.9" fill="#ffffff" stroke="{PEN}" stroke-width=".3"/>'
            + _text(x, y + 1.25, 3.5, f"{at}")
        )
    box = f"{-RIM} -3 {wide + RIM + 3:.2f} {high + RIM + 2:.2f}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{"".join(parts)}</svg>'


def _text(x: float, y: float, size: float, said: str, anchor: str = "middle") -> str:
    place = f'x="{x:.2f}" y="{y:.2f}" text-anchor="{anchor}"'
    type_ = f'{TYPE} font-weight="700" font-size="{size}" fill="{PEN}"'
    return f"<text {place} {type_}>{escape(said)}</text>"


def _distances(board: dict[str, Any], scale: float, high: float) -> str:
    """What a tape says at every line of the grid, along the left edge and the lower one."""
    step = 6 if board["unit"] == "in" else 15
    along = [_text(n * scale, high + 4.2, 3.2, f"{n}") for n in range(0, int(board["width"]) + 1, step)]
    up = [
        _text(-1.6, high - n * scale + 1.1, 3.2, f"{n}", "end")
        for n in range(step, int(board["height"]) + 1, step)
    ]
    return "".join(along + up)


def _zone_name(zone: dict[str, Any], words: Words, scale: float) -> str:
    """A zone's name: in its upper left corner, or under its circle."""
    said = words.of(zone["name"])
    if zone.get("points"):
        left = min(float(point[0]) for point in zone["points"]) * scale
        top = min(float(point[1]) for point in zone["points"]) * scale
        return _text(left + 2, top + 4.6, 3.2, said, "start")
    if "x" in zone:
        radius = max(1.5, zone.get("radius", 1) * scale)
        return _text(zone["x"] * scale, zone["y"] * scale + radius + 3.6, 3.0, said)
    return ""


def spot_of(piece: dict[str, Any]) -> tuple[float, float]:
    """A point on the piece where a number may stand: amid the longest stretch of a wall, inside a crooked ruin."""
    points = [(float(x), float(y)) for x, y in piece["points"]]
    if piece.get("radius"):
        return points[0]
    if piece["linear"]:
        ends = max(
            pairwise(points),
            key=lambda pair: (pair[1][0] - pair[0][0]) ** 2 + (pair[1][1] - pair[0][1]) ** 2,
        )
        return (ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2
    left, top, wide, high = _bounds(piece)
    middle = (left + wide / 2, top + high / 2)
    corners = zip(points, points[1:] + points[:1], points[2:] + points[:2], strict=True)
    inner = [((a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3) for a, b, c in corners]
    return next((spot for spot in [middle, *inner] if inside(spot, points)), middle)


def _zone(zone: dict[str, Any], scale: float) -> str:
    style = f'fill="none" stroke="{PEN}" stroke-width=".5" stroke-dasharray="2.4 1.6"'
    if zone.get("points"):
        path = "M" + "L".join(f"{x * scale:.2f} {y * scale:.2f}" for x, y in zone["points"]) + "Z"
        return f'<path d="{path}" {style}/>'
    if "x" in zone:
        radius = max(1.5, zone.get("radius", 1) * scale)
        return f'<circle cx="{zone["x"] * scale:.2f}" cy="{zone["y"] * scale:.2f}" r="{radius:.2f}" {style}/>'
    return ""


def terrain_sheet(system: str, scenes: list[dict[str, Any]], words: Words, look: Look) -> Sheet | None:
    """Every piece of the table to cut out at full size; one larger than a sheet comes in parts that overlap."""
    if not scenes or scenes[0]["board"]["kind"] != "table" or not scenes[0]["terrain"]:
        return None
    scene = scenes[0]
    pieces: list[Data] = []
    for at, piece in enumerate(scene["terrain"], 1):
        pieces += _cut(at, laid(piece), SCALE[scene["board"]["unit"]], words, look)
    if not pieces:
        return None
    title = words.say("kit-terrain")
    data: Data = {
        "pages": packed(pieces, look),
        "heading": title,
        "hint": words.say("kit-terrain-how"),
        **foot(words),
    }
    return Sheet("terrain", "pieces", f"{title}: {words.of(scene['title'])}", data)


def laid(piece: dict[str, Any]) -> dict[str, Any]:
    """The piece turned so that it takes least of a sheet: along one of its edges."""
    points = [(float(x), float(y)) for x, y in piece["points"]]
    if piece.get("radius") or len(points) < 2:
        return piece
    ways = [piece["points"]]
    for (ax, ay), (bx, by) in pairwise([*points, points[0]]):
        long = hypot(bx - ax, by - ay)
        if long > THIN:
            cos, sin = (bx - ax) / long, (by - ay) / long
            ways.append([[x * cos + y * sin, y * cos - x * sin] for x, y in points])
    return {**piece, "points": min(ways, key=lambda way: _room({**piece, "points": way}))}


def _room(piece: dict[str, Any]) -> float:
    _, _, wide, high = _bounds(piece)
    return round((wide + THIN) * (high + THIN), 6)


def _cut(at: int, piece: dict[str, Any], scale: float, words: Words, look: Look) -> list[Data]:
    left, top, wide, high = (value * scale for value in _bounds(piece))
    thick = WALL + 1.0 if piece["linear"] else 1.0
    left, top, wide, high = left - thick / 2, top - thick / 2, wide + thick, high + thick
    room_wide, room_high = room_of(look)[0], room_of(look)[1] - TITLE
    turn = wide > room_wide and high <= room_wide and wide <= room_high
    name = words.of(piece.get("label")) or piece["kind"]
    shape = piece_shape(piece, scale, left, top, look.low_ink)
    spot = (spot_of(piece)[0] * scale - left, spot_of(piece)[1] * scale - top)
    if turn:
        shape = f'<g transform="translate({high:.2f} 0) rotate(90)">{shape}</g>'
        spot = (high - spot[1], spot[0])
        wide, high = high, wide
    across = 1 + int(max(0.0, wide - OVERLAP - 0.01) // (room_wide - OVERLAP)) if wide > room_wide else 1
    down = 1 + int(max(0.0, high - OVERLAP - 0.01) // (room_high - OVERLAP)) if high > room_high else 1
    if across * down > MOST_PARTS:
        return []
    parts: list[Data] = []
    for row in range(down):
        for column in range(across):
            x, y = column * (room_wide - OVERLAP), row * (room_high - OVERLAP)
            w, h = min(room_wide, wide - x), min(room_high, high - y)
            many = across * down > 1
            parts.append(
                {
                    "kind": "cutout",
                    "w": round(w, 3),
                    "h": round(h, 3),
                    "at": [w / 2, h / 2] if many else [round(value, 3) for value in spot],
                    "art": f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:.2f} {y:.2f} {w:.2f} {h:.2f}">'
                    f"{defs()}{shape}</svg>",
                    "name": escape(
                        f"{at} {name}" + (f" ({row * across + column + 1}/{across * down})" if many else "")
                    ),
                }
            )
    return parts
