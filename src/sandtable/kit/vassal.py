"""A scenario in hexes as a VASSAL module: a zip with its build file, the map and the counters as pictures.

Written for VASSAL 3.6 and later. The map has a hex grid with the coordinates of the book, every side a palette of its
counters, and the scenario's own places as a predefined set-up. A layer over each piece is its back.
"""

from __future__ import annotations

import io
import re
import zipfile
from importlib.resources import files
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from sandtable.kit.art import PALETTE, Brush
from sandtable.kit.goods import Goods
from sandtable.kit.look import LIVERIES
from sandtable.kit.map import ACROSS, EDGE, SIDE, drawn, middle
from sandtable.kit.marks import die_code
from sandtable.kit.words import Words

PIXELS = 3.0  # for a millimetre of the printed map
COUNTER = 62  # pixels across
VERSION = "3.6.0"
MOMENT = (1980, 1, 1, 0, 0, 0)  # of every file in the zip: the same input gives the same bytes


def module_of(goods: Goods, words: Words) -> tuple[str, bytes]:
    """The name of the module and its bytes."""
    scene = goods.scenes[0]
    title = words.of(scene["title"])
    counters = _counters(goods, words)
    map_svg, wide, high = drawn(scene["board"], low_ink=False)
    pictures = {"map.svg": _sized(map_svg, wide * PIXELS, high * PIXELS)}
    for counter in counters:
        pictures[f"{counter['file']}-front.svg"] = counter["front"]
        pictures[f"{counter['file']}-back.svg"] = counter["back"]
    for die in goods.game["dice"]:
        for n, (combat, test) in enumerate(die["faces"], 1):
            pictures[f"die-{die['id']}-{n}.svg"] = _die(die["id"], combat, test, words)
    contents = {
        "buildFile.xml": _build(goods, words, title, counters, (wide, high)),
        "moduledata": _about(title, words),
        **{f"images/{name}": picture for name, picture in pictures.items()},
    }
    body = io.BytesIO()
    with zipfile.ZipFile(body, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in contents.items():
            entry = zipfile.ZipInfo(name, MOMENT)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, text.encode())
    return _file_name(title), body.getvalue()


def _file_name(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-") or "module"


def _sized(svg: str, wide: float, high: float) -> str:
    """VASSAL takes the size of a picture from its own attributes."""
    return svg.replace("<svg ", f'<svg width="{wide:.0f}" height="{high:.0f}" ', 1)


def _about(title: str, words: Words) -> str:
    return (
        '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<data version="1">\n'
        f"  <version>1.0</version>\n  <VassalVersion>{VERSION}</VassalVersion>\n"
        f"  <name>{escape(title)}</name>\n"
        f"  <description>{escape(words.say('kit-vassal'))}</description>\n</data>\n"
    )


# ------------------------------------------------------------ counters


def _counters(goods: Goods, words: Words) -> list[dict[str, Any]]:
    """Every counter of every side, as its owner sees it; what is known to all only once."""
    counters: list[dict[str, Any]] = []
    for scene in goods.scenes:
        sides = {side["id"]: side for side in scene["sides"]}
        for token in scene["tokens"]:
            side = sides.get(token["side"])
            if token["shape"] != "counter" or side is None or not side["mine"]:
                continue
            livery = side["livery"] if side["livery"] in LIVERIES else "a"
            name = words.of(token.get("caption") or token["name"])
            counters.append(
                {
                    "file": _file_name(f"{token['side']}-{len(counters)}-{name}"),
                    "name": name,
                    "side": words.of(side["name"]),
                    "letter": token["side"],
                    "x": float(token["x"]),
                    "y": float(token["y"]),
                    "front": _front(name, token, livery, words),
                    "back": _back(name, token, livery),
                }
            )
    return counters


def _picture(inner: str, livery: str) -> str:
    brush = Brush(livery)
    half = COUNTER / 2
    ground = (
        f'<rect x="{-half}" y="{-half}" width="{COUNTER}" height="{COUNTER}" rx="6" fill="url(#p-{livery})" '
        f'stroke="{PALETTE["pen"]}" stroke-width="1.6"/>'
    )
    made = brush.picture(f"{-half} {-half} {COUNTER} {COUNTER}", ground + inner)
    return _sized(made, COUNTER, COUNTER)


def _inside(svg: str) -> str:
    return svg.partition(">")[2].rpartition("</svg>")[0].partition("</defs>")[2]


def _text(x: float, y: float, size: float, text: str, weight: int = 700) -> str:
    return (
        f'<text x="{x}" y="{y}" text-anchor="middle" font-family="Arial Narrow, Arial, sans-serif" '
        f'font-weight="{weight}" font-size="{size}" fill="{PALETTE["pen"]}">{escape(text)}</text>'
    )


def _front(name: str, token: dict[str, Any], livery: str, words: Words) -> str:
    art = _inside(Brush(livery).pictogram(str(token["art"].get("pic", ""))))
    field = f'<rect x="-27" y="-27" width="54" height="54" rx="4" fill="{PALETTE["bone"]}" stroke="{PALETTE["pen"]}"/>'
    values = token.get("counter", {})
    parts = [
        field,
        _text(0, -19, min(8.0, 90 / max(len(name), 1)), name),
        f'<g transform="translate(0 -4) scale(.8)">{art}</g>',
    ]
    if values.get("defence"):
        parts.append(_text(22, -8, 10, str(values["defence"])))
    for at, weapon in enumerate(values.get("weapons", [])[:2]):
        code = die_code(weapon["die"], words)
        parts.append(_text(-13 + at * 26, 23, 8, f"{weapon['cost']} {weapon['range']}{code}"))
    return _picture("".join(parts), livery)


def _back(name: str, token: dict[str, Any], livery: str) -> str:
    art = _inside(Brush(livery).pictogram(str(token["art"].get("pic", ""))))
    field = f'<rect x="-27" y="-20" width="54" height="40" rx="4" fill="{PALETTE["bone"]}" stroke="{PALETTE["pen"]}"/>'
    return _picture(
        field
        + f'<g transform="translate(0 -4)">{art}</g>'
        + _text(0, 17, min(8.0, 90 / max(len(name), 1)), name),
        livery,
    )


def _die(id: str, combat: str, test: str, words: Words) -> str:
    brush = Brush()
    left, right = _inside(brush.face(combat)), _inside(brush.face(test))
    inner = (
        '<rect x="-24" y="-20" width="48" height="40" rx="6" fill="#ffffff" '
        f'stroke="{PALETTE["pen"]}" stroke-width="2"/>'
        f'<g transform="translate(-11 -3) scale(.62)">{left}</g><g transform="translate(11 -3) scale(.62)">{right}</g>'
        f"{_text(0, 17, 9, die_code(id, words))}"
    )
    return _sized(brush.picture("-24 -20 48 40", inner), 48, 40)


# ------------------------------------------------------------ the build file


def _piece(counter: dict[str, Any], at: int) -> str:
    """A piece with its owner's side as picture and the enemy's as a layer that Ctrl+F lays over it; Ctrl+D deletes it.

    Traits stand from the outermost to the piece itself with tabs between, each tab with one more backslash the deeper
    it lies; after a slash come their states in the same order.
    """
    name = re.sub(r"[/;\t\\\\]", " ", counter["name"])
    flip = f"emb2;Flip;2;F;;0;;;0;;;;1;false;0;0;{counter['file']}-back.svg;;true;;;;false;;1"
    kinds = f"{flip}\tdelete;Delete;68,2;\\\tpiece;;;{counter['file']}-front.svg;{name}"
    return f"+/null/{kinds}/-1\t\\\tnull;0;0;{at};0"


def _grid(board: dict[str, Any]) -> str:
    """Hexes with a point at the top, odd rows pushed to the right: VASSAL lays such a grid on its side."""
    hexes = board["hexes"]
    left = min(middle(hex["q"], hex["r"])[0] for hex in hexes) - ACROSS / 2 - EDGE
    top = min(middle(hex["q"], hex["r"])[1] for hex in hexes) - SIDE - EDGE
    x0, y0 = -left * PIXELS, -top * PIXELS
    dx, dy = SIDE * 1.5 * PIXELS, ACROSS * PIXELS
    return (
        f'<VASSAL.build.module.map.boardPicker.board.HexGrid color="0,0,0" cornersLegal="false" dotsVisible="false" '
        f'dx="{dx:.4f}" dy="{dy:.4f}" edgesLegal="false" sideways="true" snapScale="1" snapTo="true" visible="false" '
        f'x0="{y0:.0f}" y0="{x0:.0f}">'
        '<VASSAL.build.module.map.boardPicker.board.mapgrid.HexGridNumbering color="0,0,0" first="H" fontSize="9" '
        'hDescend="false" hDrawOff="0" hLeading="0" hOff="0" hType="N" locationFormat="$gridLocation$" rotateText="0" '
        'sep="," stagger="true" vDescend="false" vDrawOff="0" vLeading="0" vOff="0" vType="N" visible="false"/>'
        "</VASSAL.build.module.map.boardPicker.board.HexGrid>"
    )


def _spot(counter: dict[str, Any], board: dict[str, Any]) -> tuple[int, int]:
    """Where a counter lies on the picture, in pixels."""
    hexes = board["hexes"]
    left = min(middle(hex["q"], hex["r"])[0] for hex in hexes) - ACROSS / 2 - EDGE
    top = min(middle(hex["q"], hex["r"])[1] for hex in hexes) - SIDE - EDGE
    x, y = middle(counter["x"], counter["y"])
    return round((x - left) * PIXELS), round((y - top) * PIXELS)


def _build(
    goods: Goods, words: Words, title: str, counters: list[dict[str, Any]], size: tuple[float, float]
) -> str:
    """The build file: module/buildFile.xml with this scenario filled in."""
    board = goods.scenes[0]["board"]
    sides = list(dict.fromkeys(counter["side"] for counter in counters))
    skeleton = (files("sandtable.kit") / "module" / "buildFile.xml").read_text("utf-8")
    return skeleton.format(
        version=VERSION,
        about=quoteattr(words.say("kit-vassal")),
        title=quoteattr(title),
        slots=2 * len(counters),
        roster="".join(f"<entry>{escape(side)}</entry>" for side in sides),
        map=quoteattr(words.say("kit-map")),
        wide=f"{size[0] * PIXELS:.0f}",
        high=f"{size[1] * PIXELS:.0f}",
        grid=_grid(board),
        stacks="".join(_stack(n, counter, board) for n, counter in enumerate(counters)),
        palettes="".join(_palette(side, counters) for side in sides),
        dice="".join(_symbolic(die, words) for die in goods.game["dice"]),
    )


def _stack(n: int, counter: dict[str, Any], board: dict[str, Any]) -> str:
    """A counter where the scenario begins with it."""
    x, y = _spot(counter, board)
    return (
        f'<VASSAL.build.module.map.SetupStack name={quoteattr(counter["name"])} owningBoard="map" '
        f'useGridLocation="false" x="{x}" y="{y}">{_slot(n, counter)}</VASSAL.build.module.map.SetupStack>'
    )


def _palette(side: str, counters: list[dict[str, Any]]) -> str:
    """All counters of a side, to take more of them."""
    slots = "".join(_slot(n, counter) for n, counter in enumerate(counters) if counter["side"] == side)
    return (
        f'<VASSAL.build.widget.ListWidget divider="180" entryName={quoteattr(side)} height="400" scale="1.0" '
        f'width="300">{slots}</VASSAL.build.widget.ListWidget>'
    )


def _slot(n: int, counter: dict[str, Any]) -> str:
    return (
        f'<VASSAL.build.widget.PieceSlot entryName={quoteattr(counter["name"])} gpid="{n}" height="{COUNTER}" '
        f'width="{COUNTER}">{escape(_piece(counter, n))}</VASSAL.build.widget.PieceSlot>'
    )


def _symbolic(die: dict[str, Any], words: Words) -> str:
    """A die of one's own: six faces with pictures."""
    faces = "".join(
        f'<VASSAL.build.module.SpecialDieFace icon="die-{die["id"]}-{n}.svg" '
        f'text={quoteattr(f"{combat} / {test}")} value="{n}"/>'
        for n, (combat, test) in enumerate(die["faces"], 1)
    )
    name = words.of(die["name"])
    return (
        f'<VASSAL.build.module.SpecialDiceButton backgroundColor="" format="{{name}}: {{result1}}" hotkey="" icon="" '
        f'name={quoteattr(name)} resultButton="false" resultChatter="true" resultWindow="true" '
        f'text={quoteattr(die_code(die["id"], words))} tooltip={quoteattr(name)} windowX="52" windowY="44">'
        f'<VASSAL.build.module.SpecialDie name={quoteattr(name)} report="$result$">{faces}'
        "</VASSAL.build.module.SpecialDie>"
        "</VASSAL.build.module.SpecialDiceButton>\n"
    )
