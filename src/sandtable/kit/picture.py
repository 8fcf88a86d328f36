"""A scene as a small picture: the table or the map with everything on it, for reports."""

from __future__ import annotations

from html import escape
from typing import Any

from sandtable.kit.art import LIVERY_MARKS, PALETTE
from sandtable.kit.map import ACROSS, SIDE, drawn, middle
from sandtable.kit.plan import table_picture
from sandtable.kit.svg import TYPE

PEN = PALETTE["pen"]
BONE = PALETTE["bone"]


def scene_picture(scene: dict[str, Any]) -> str:
    """The board from above with every token in its side's colour and pattern."""
    liveries = {side["id"]: side["livery"] for side in scene["sides"]}
    if scene["board"]["kind"] == "hexes":
        return _hexes(scene, liveries)
    scale, ground, wide, high = table_picture(scene)
    tokens = "".join(_token(token, liveries, scale) for token in scene["tokens"])
    return _whole(f"-1 -1 {wide + 2:.2f} {high + 2:.2f}", ground + tokens)


def _whole(box: str, inner: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{_patterns()}{inner}</svg>'


def _patterns() -> str:
    made = []
    for side, marks in LIVERY_MARKS.items():
        mark = PEN if side == "c" else BONE
        inner = marks.format(mark=mark, strength=".55")
        made.append(
            f'<pattern id="m-{side}" width="10" height="10" patternUnits="userSpaceOnUse" '
            f'patternTransform="scale(.2)">{inner}</pattern>'
        )
    return f"<defs>{''.join(made)}</defs>"


def _worn(shape: str, livery: str) -> str:
    """A shape in a livery: its colour, and its pattern over it."""
    side = livery if livery in LIVERY_MARKS else "d"
    plain = shape.format(style=f'fill="{PALETTE[side]}" stroke="{PEN}" stroke-width=".35"')
    return plain + (shape.format(style=f'fill="url(#m-{side})"') if LIVERY_MARKS[side] else "")


def _token(token: dict[str, Any], liveries: dict[str, str], scale: float) -> str:
    x, y = token["x"] * scale, token["y"] * scale
    livery = liveries.get(token["side"], "d")
    turn = -float(token.get("facing", 0))
    if token["shape"] == "hull" and token.get("length"):
        length, width = token["length"] * scale, token["width"] * scale
        box = f'x="{-length / 2:.2f}" y="{-width / 2:.2f}" width="{length:.2f}" height="{width:.2f}"'
        shape = f'<rect {box} rx=".8" {{style}}/>'
        bow = f'<path d="M{length / 2:.2f} 0l-1.6-1.2v2.4z" fill="{BONE}"/>'
        return f'<g transform="translate({x:.2f} {y:.2f}) rotate({turn:.1f})">{_worn(shape, livery)}{bow}</g>'
    radius = max(1.4, float(token.get("radius", 0.5)) * scale)
    ring = (
        f'<circle r="{radius * 0.62:.2f}" fill="none" stroke="{BONE}" stroke-width=".4"/>'
        if token["leader"]
        else ""
    )
    down = ' opacity=".6"' if token["lying"] else ""
    disc = f'<circle r="{radius:.2f}" {{style}}/>'
    return f'<g transform="translate({x:.2f} {y:.2f})"{down}>{_worn(disc, livery)}{ring}</g>'


def _hexes(scene: dict[str, Any], liveries: dict[str, str]) -> str:
    picture, _, _ = drawn(scene["board"], low_ink=False)
    box = picture.partition('viewBox="')[2].partition('"')[0]
    ground = picture.partition(">")[2].rpartition("</svg>")[0]
    half = ACROSS * 0.3
    parts: list[str] = []
    stacked: dict[tuple[float, float], int] = {}
    for token in scene["tokens"]:
        spot = (float(token["x"]), float(token["y"]))
        lift = stacked.get(spot, 0)
        stacked[spot] = lift + 1
        x, y = middle(*spot)
        name = escape(str(token["side"]))
        frame = f'x="{-half:.1f}" y="{-half:.1f}" width="{2 * half:.1f}" height="{2 * half:.1f}"'
        shape = f'<rect {frame} rx="2" {{style}}/>'
        label = (
            f'<circle r="{half * 0.55:.1f}" fill="{BONE}"/><text y="3" text-anchor="middle" {TYPE} '
            f'font-weight="700" font-size="9" fill="{PEN}">{name}</text>'
        )
        parts.append(
            f'<g transform="translate({x + lift * 2:.1f} {y - lift * 2 + SIDE * 0.1:.1f})">'
            f"{_worn(shape, liveries.get(token['side'], 'd'))}{label}</g>"
        )
    return _whole(box, ground + "".join(parts))
