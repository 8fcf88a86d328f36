"""`sandtable odds fubar`: one unit fires at another.

It sets the two units up on a table and asks the rules, with the same tool that a player has at the table.
"""

from __future__ import annotations

from math import asin, cos, hypot, radians, sin
from pathlib import Path
from typing import Annotated

import typer

from sandtable.cli.odds_paper import print_odds, write_plot
from sandtable.cli.output import AsJson, print_json
from sandtable.cli.speech import Lang, speech
from sandtable.cli.trouble import Trouble
from sandtable.core.wire import Json

# Terrain that gives each level of cover.
COVERS = {"none": "", "light": "undergrowth", "medium": "rubble", "heavy": "bunker"}
ROOM = 24.0  # table beyond the two units, in inches
GAP = 0.05  # between bases
WITHIN = 0.005  # nearer than asked for, so that rounding never puts a figure out of range
MOST = 12
SMALL_TURN = 0.001


def fubar(
    shooters: Annotated[int, typer.Option("--shooters", min=1, max=MOST, help="Figures that fire.")] = 6,
    training: Annotated[
        str, typer.Option("--training", help="recruit, seasoned, veteran, elite")
    ] = "seasoned",
    weapon: Annotated[str, typer.Option("--weapon", help="What each of them fires.")] = "rifle",
    range_: Annotated[float, typer.Option("--range", min=1, max=400, help="Distance, base to base.")] = 10.0,
    cover: Annotated[str, typer.Option("--cover", help="none, light, medium, heavy")] = "none",
    armour: Annotated[str, typer.Option("--armour", help="What the targets wear; a vehicle's row.")] = "none",
    targets: Annotated[int, typer.Option("--targets", min=1, max=MOST, help="Figures fired at.")] = 6,
    vehicle: Annotated[str, typer.Option("--vehicle", help="Fire at a vehicle: truck, apc …")] = "",
    aim: Annotated[bool, typer.Option("--aim", help="Aimed fire.")] = False,
    moving: Annotated[bool, typer.Option("--moving", help="Fire on the move.")] = False,
    grenades: Annotated[bool, typer.Option("--grenades", help="The shooters have grenades.")] = False,
    unit: Annotated[str, typer.Option("--unit", metavar="in|cm", help="Unit of length.")] = "in",
    plot: Annotated[Path | None, typer.Option("--plot", help="Draw it: .svg or .png")] = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Exact odds of fire: dice, cover and armour as the rules have them.

    \b
    sandtable odds fubar --shooters 10 --training seasoned --weapon assault_rifle --range 10 \\
        --cover medium --armour light --targets 8
    sandtable odds fubar --shooters 1 --weapon rpg --vehicle apc --range 20
    sandtable odds fubar --shooters 8 --aim --plot odds.svg
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.core.game import Refused
    from sandtable.core.setup import setup_of
    from sandtable.core.system import system

    if cover not in COVERS:
        raise Trouble(f'there is no cover "{cover[:40]}"; choose one of {", ".join(COVERS)}')
    radius = _base_radius(unit)
    scale = 1.0 if unit == "in" else 2.5
    size = 2 * (range_ + ROOM * scale)
    middle = size / 2
    target: dict[str, Json] = {"id": "targets", "side": "B", "training": "seasoned", "armour": armour}
    if vehicle:
        target |= {"vehicle": vehicle, "at": [middle, middle], "facing": 90}
        if armour == "none":
            del target["armour"]
        half, left = _hull(unit, target, size)
        away = range_ + radius - WITHIN
    else:
        step = 2 * radius + GAP
        target["at"] = [[middle + k * step, middle] for k in range(targets)]
        half, left, away = 0.0, middle, range_ + 2 * radius - WITHIN
    spots = firing_line(shooters, left, middle, half, away, 2 * radius + GAP)
    firing: dict[str, Json] = {
        "id": "shooters",
        "side": "A",
        "training": training,
        "weapons": weapon,
        "grenades": grenades,
        "at": [[x, y] for x, y in spots],
    }
    position: dict[str, Json] = {
        "table": [size, size],
        "terrain": _terrain(cover, middle, middle, targets, radius, scale) if cover != "none" else [],
        "units": [firing, target],
    }
    rules = system("fubar")
    state = rules.position(setup_of({"system": "fubar", "unit": unit, "position": position}))
    query: dict[str, Json] = {
        "tool": "target",
        "from": "shooters",
        "to": "targets",
        "aiming": aim,
        "moving": moving,
    }
    found = rules.inspect(state, 0, query)
    if found.reasons:
        raise Refused(found.reasons)
    talk = speech(lang)
    if as_json:
        print_json({"system": "fubar", **found.wire()})
    else:
        print_odds(found, talk)
    if plot is not None:
        write_plot(found, plot, talk)


def firing_line(
    n: int, left: float, y: float, half: float, away: float, step: float
) -> list[tuple[float, float]]:
    """Spots for `n` bases that lie all equally far from a wall: an upright line, and round its two ends.

    The wall stands at `left` from y - half to y + half; `step` is the room a base takes.
    """
    if away * 2 < step:
        raise Trouble("that is too near to fire; the least range is 1")
    turn = 2 * asin(step / (2 * away))
    last = int(half / step) * step  # how far from the middle the straight part goes
    spots = [(left - away, y)]
    for k in range(1, round(last / step) + 1):
        spots += [(left - away, y + k * step), (left - away, y - k * step)]
    angle = turn
    if half > 0.0:  # the first one round the corner keeps clear of the last straight one
        angle = 0.0
        while hypot(away - away * cos(angle), half - last + away * sin(angle)) < step:
            angle += SMALL_TURN
    while len(spots) < n:
        if angle > radians(88):
            raise Trouble(f"{n} figures do not fit at that range; take fewer, or a longer range")
        for sign in (1, -1):
            spots.append((left - away * cos(angle), y + sign * (half + away * sin(angle))))
        angle += turn
    return spots[:n]


def _terrain(cover: str, x: float, y: float, targets: int, radius: float, scale: float) -> list[Json]:
    """A strip round the targets, so narrow that nobody stands deep inside."""
    kind = COVERS[cover]
    end = x + targets * (2 * radius + GAP)
    wide = 1.2 * scale
    points: list[Json] = [
        [x - wide, y - wide],
        [end + wide, y - wide],
        [end + wide, y + wide],
        [x - wide, y + wide],
    ]
    return [{"kind": kind, "points": points}]


def _base_radius(unit: str) -> float:
    """The radius of a figure's base, as the game itself shows it."""
    from sandtable.core.setup import setup_of
    from sandtable.core.system import system

    rules = system("fubar")
    alone: Json = {"table": [20, 20], "terrain": [], "units": [{"id": "a", "side": "A", "at": [[10, 10]]}]}
    state = rules.position(setup_of({"system": "fubar", "unit": unit, "position": alone}))
    return rules.scene(state, 0)["tokens"][0].get("radius", 0.5)


def _hull(unit: str, target: dict[str, Json], size: float) -> tuple[float, float]:
    """Half the length of the vehicle's flank, and where its near side lies."""
    from sandtable.core.setup import setup_of
    from sandtable.core.system import system

    rules = system("fubar")
    alone: Json = {"table": [size, size], "terrain": [], "units": [target]}
    state = rules.position(setup_of({"system": "fubar", "unit": unit, "position": alone}))
    token = rules.scene(state, 1)["tokens"][0]
    return token.get("length", 4.0) / 2, token["x"] - token.get("width", 2.0) / 2
