"""Drawings for paper, from the same silhouettes as the screen (art/*.json), with colours filled in."""

from __future__ import annotations

import json
import re
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from sandtable.kit.svg import TYPE, tag

PALETTE = {
    "pen": "#241f18",
    "bone": "#fbf5e6",
    "a": "#1d57a5",
    "b": "#c4441a",
    "c": "#e0aa16",
    "d": "#474c55",
    "d-2": "#33373e",
    "g-stone-2": "#8d8779",
}
LIVERY_MARKS = {
    "a": "",
    "b": '<path d="M-2 2L2-2M0 10L10 0M8 12L12 8" stroke="{mark}" stroke-width="2.1" opacity="{strength}"/>',
    "c": '<circle cx="2.5" cy="2.5" r="1.5" fill="{mark}" opacity="{strength}"/>'
    '<circle cx="7.5" cy="7.5" r="1.5" fill="{mark}" opacity="{strength}"/>',
    "d": '<path d="M0 2.5H10M0 7.5H10" stroke="{mark}" stroke-width="1.6" opacity="{strength}"/>',
}
VARIABLE = re.compile(r"var\(--([a-z0-9-]+)\)")
SUM = re.compile(r"\{([-+.\dLW]+)\}")
DRAWINGS = (
    "silhouettes",
    "cards",
    "standing",
)  # what every table shows, what some show, what only paper shows
PART = re.compile(r"([-+]?[.\d]+)([LW]?)")
PIXELS_PER_MM = 0.8  # of a hull: strokes of the drawing are pixels
TAG = re.compile(r"<(?:path|circle|rect|ellipse)[^>]*>")
FILL = re.compile(r'fill="#[0-9a-f]{3,6}"')
STROKE = re.compile(r'stroke="#[0-9a-f]{3,6}"')
WHITE = re.compile(r'<[^>]*class="wh"[^>]*>')
FACE = re.compile(r'<path class="(?:mark|line)"[^>]*/>')


@cache
def silhouettes() -> dict[str, Any]:
    """Every drawing of the house, as data."""
    made: dict[str, Any] = {}
    for name in DRAWINGS:
        made |= json.loads((files("sandtable.kit") / "art" / f"{name}.json").read_text("utf-8"))
    return made


def found(kind: str, name: str, otherwise: str) -> str:
    """A drawing by its name, by that of one like it, or the plain one."""
    drawings = silhouettes()[kind]
    alike = silhouettes().get(f"{kind}_alike", {})
    return str(drawings.get(name) or drawings.get(alike.get(name, "")) or drawings.get(otherwise, ""))


class Brush:
    """Draws in the colours of one side, with much ink or little."""

    def __init__(self, livery: str = "a", low_ink: bool = False) -> None:
        self.livery = livery
        self.low = low_ink
        self.ground = "#ffffff" if low_ink else PALETTE[livery]
        self.bone = PALETTE["pen"] if low_ink else PALETTE["pen"] if livery == "c" else PALETTE["bone"]

    def defs(self) -> str:
        """The pattern of the livery: one field of colour, and over it marks on no ground.

        A pattern with its own ground shows seams between its tiles when a printer smooths edges.
        """
        dark = self.low or self.livery == "c"
        mark = PALETTE["pen"] if dark else PALETTE["bone"]
        marks = LIVERY_MARKS[self.livery].format(mark=mark, strength=".8" if self.low else ".4")
        field = f'<rect width="600" height="600" fill="{self.ground}"/>'
        over = '<rect width="600" height="600" fill="url(#marks)"/>' if marks else ""
        return (
            f'<defs><pattern id="marks" width="10" height="10" patternUnits="userSpaceOnUse">{marks}</pattern>'
            f'<pattern id="p-{self.livery}" x="-300" y="-300" width="600" height="600" '
            f'patternUnits="userSpaceOnUse">{field}{over}</pattern></defs>'
        )

    def coloured(self, drawing: str) -> str:
        """A drawing of the screen with its style variables filled in."""
        colours = {**PALETTE, self.livery: self.ground}
        if (
            self.low
        ):  # bone on white would not be seen: what it fills is white, what it outlines is drawn with the pen
            drawing = drawing.replace("stroke:var(--bone)", "stroke:var(--pen)")
            colours["bone"] = "#ffffff"
        return VARIABLE.sub(lambda match: colours.get(match[1], PALETTE["pen"]), drawing)

    def picture(self, box: str, inner: str) -> str:
        """A whole SVG."""
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{self.defs()}{inner}</svg>'

    def above(self, body: str, weapon: str, leader: bool = False) -> str:
        """A miniature from above on its livery, facing up, in a box of 100; the base itself is drawn by the sheet."""
        bone = "#ffffff" if self.low else PALETTE["bone"]
        style = f'fill="{bone}" stroke="{PALETTE["pen"]}" stroke-width="4" stroke-linejoin="round"'
        gun = found("weapons", weapon, "rifle")
        gun = re.sub(
            r'class="gh" style="stroke-width:([\d.]+)"',
            rf'fill="none" stroke="{bone}" stroke-width="\1" stroke-linecap="round"',
            gun,
        )
        gun = re.sub(
            r'class="gun" style="stroke-width:([\d.]+)"',
            rf'fill="none" stroke="{PALETTE["pen"]}" stroke-width="\1" stroke-linecap="round"',
            gun,
        ).replace('class="fill"', f'fill="{PALETTE["pen"]}"')
        ring = (
            f'<circle r="44" fill="none" stroke="{bone}" stroke-width="4"/>'
            if leader and not self.low
            else ""
        )
        if leader and self.low:
            ring = f'<circle r="44" fill="none" stroke="{PALETTE["pen"]}" stroke-width="1.6"/>'
        # With little ink the pattern stays on the rim, where it does not hide the figure.
        ground = "#ffffff" if self.low else f"url(#p-{self.livery})"
        inner = (
            f'<circle r="50" fill="{ground}"/>{ring}'
            f'<g transform="scale(.8)" {style}>{found("bodies", body, "plain")}{gun}</g>'
        )
        return self.picture("-50 -50 100 100", inner)

    def standing(self, body: str, weapon: str, back: bool) -> str:
        """A figure that stands, 110 high in its box with the feet on the lower edge; from behind it has no face."""
        drawings = silhouettes()
        name = body if body in drawings["standing"] else drawings["bodies_alike"].get(body, "plain")
        figure = str(drawings["standing"].get(name, drawings["standing"]["plain"]))
        held = (
            weapon
            if weapon in drawings["standing_weapons"]
            else drawings["weapons_alike"].get(weapon, "rifle")
        )
        gun = str(drawings["standing_weapons"].get(held, ""))
        pen = PALETTE["pen"]
        gun = gun.replace(
            'class="held"', f'fill="none" stroke="{pen}" stroke-linecap="round" stroke-linejoin="round"'
        ).replace('class="held-fill"', f'fill="{pen}"')
        figure = FACE.sub("", figure) if back else figure
        line = f'fill="none" stroke="{self.bone}" stroke-width="2.2" stroke-linecap="round"'
        figure = figure.replace('class="line"', line).replace('class="mark"', f'fill="{self.bone}"')
        body_style = f'fill="url(#p-{self.livery})" stroke="{pen}" stroke-width="2.4" stroke-linejoin="round"'
        turned = ' transform="scale(-1 1)"' if back else ""
        order = f"{gun}<g {body_style}>{figure}</g>" if back else f"<g {body_style}>{figure}</g>{gun}"
        return self.picture("-58 -112 116 113.5", f"<g{turned}>{order}</g>")

    def hull(self, kind: str, length: float, width: float) -> str:
        """A vehicle from above, bow to the right, so many millimetres long and wide."""
        drawings = silhouettes()
        drawing = found("hulls", kind, "jeep")
        long, wide = length * PIXELS_PER_MM, width * PIXELS_PER_MM
        whole = drawing + str(drawings["hull_bow"])
        drawn = SUM.sub(lambda match: f"{_summed(match[1], long, wide):.2f}", whole)
        drawn = drawn.replace("{side}", self.livery).replace("{turn}", "0")
        # The bow's tick lies before the hull on the screen; on a plate it must stay inside.
        box = f"{-long / 2 - 1:.2f} {-wide / 2 - 1:.2f} {long + 2:.2f} {wide + 2:.2f}"
        inner = f'<g transform="scale({(long - 8) / long:.3f}) translate(-4 0)">{self.coloured(drawn)}</g>'
        return self.picture(box, inner)

    def pictogram(self, name: str, colour: str = "") -> str:
        """The picture of a counter in a box of 52 × 40."""
        ink = colour or PALETTE["pen"]
        drawing = found("pictograms", name, "") or '<circle r="8"/>'
        drawing = WHITE.sub(_whitened, drawing)
        style = (
            f'fill="{ink}" stroke="{ink}" stroke-width=".8" stroke-linejoin="round" stroke-linecap="round"'
        )
        return self.picture("-26 -20 52 40", f"<g {style}>{drawing}</g>")

    def badge(self, id: str, letter: str = "") -> str:
        """A status mark with its letter, in a box of 30."""
        badges = silhouettes()["badges"]
        known = badges.get(id) or badges.get(silhouettes()["badges_alike"].get(id, "")) or badges["aboard"]
        fill = "#ffffff" if self.low else known["fill"]
        ink = PALETTE["pen"] if self.low else known["ink"]
        said = letter or (
            known["letter"] if id in badges or id in silhouettes()["badges_alike"] else id[:1].upper()
        )
        mark = "" if self.low else known.get("mark", "")
        text = mark or (
            f'<text y="{known["drop"] + 3.6}" text-anchor="middle" {TYPE} font-weight="700" '
            f'font-size="10" fill="{ink}">{escape(said)}</text>'
        )
        line = {"stroke": PALETTE["pen"], "stroke_width": 1.2, "stroke_linejoin": "round"}
        outline = tag("path", d=known["d"], fill=fill, **line)
        return self.picture("-15 -15 30 30", outline + text)

    def card(self, art: str, id: str, kind: str) -> str:
        """The picture of a card, 138 × 84."""
        drawings = silhouettes()
        name = art if art in drawings["cards"] else ""
        if not name:
            name = next((name for word, name in drawings["card_hints"] if re.search(word, id)), "")
        picture = drawings["cards"].get(name) or drawings["cards"][drawings["card_kinds"].get(kind, "storm")]
        sky = "#ffffff" if self.low else picture["sky"]
        inner = str(picture["inner"])
        if self.low:
            inner = TAG.sub(_outlined, inner)
        return self.picture("0 0 138 84", f'<rect width="138" height="84" fill="{sky}"/>{inner}')

    def card_back(self) -> str:
        """The back of every card: the livery and the d20."""
        drawing = str(silhouettes()["card_back"])
        if self.low:
            drawing = TAG.sub(_outlined, drawing)
        ground = f'<rect width="126" height="176" fill="url(#p-{self.livery})"/>'
        line = {"fill": "none", "stroke": PALETTE["pen" if self.low else "bone"], "stroke_width": 2}
        frame = tag("rect", x=6, y=6, width=114, height=164, rx=6, **line)
        return self.picture("0 0 126 176", f'{ground}{frame}<g transform="translate(63 88)">{drawing}</g>')

    def face(self, result: str) -> str:
        """A result of a coloured die in ink, in a box of 34."""
        drawings = silhouettes()
        ink = PALETTE["pen"]
        drawing = drawings["die_faces"].get(result)
        if drawing is None:
            sign = escape(str(drawings["die_signs"].get(result, result[:2])))
            type_ = f'text-anchor="middle" {TYPE} font-weight="700" font-size="20"'
            drawing = f'<text y="7" {type_} fill="{ink}">{sign}</text>'
        return self.picture("-17 -17 34 34", str(drawing).replace("currentColor", ink))


def _outlined(found: re.Match[str]) -> str:
    """A part of a card's picture with little ink: white with an outline, or a line of the pen."""
    part = STROKE.sub(f'stroke="{PALETTE["pen"]}"', found[0])
    if not FILL.search(part):
        return part
    line = "" if "stroke=" in part else f' stroke="{PALETTE["pen"]}" stroke-width="1.8"'
    return FILL.sub(f'fill="#ffffff"{line}', part)


def _whitened(found: re.Match[str]) -> str:
    """A part of a pictogram that is drawn in bone over the ink; its own breadth of line stays."""
    width = "" if "stroke-width" in found[0] else ' stroke-width="1.4"'
    return found[0].replace('class="wh"', f'stroke="{PALETTE["bone"]}"{width}')


def _summed(sum_of: str, length: float, width: float) -> float:
    """A number of a hull: parts of its length, parts of its width, and pixels."""
    parts = {"L": length, "W": width, "": 1.0}
    return sum(float(part) * parts[of] for part, of in PART.findall(sum_of))
