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
from sandtable.core.preview import Preview
from sandtable.core.scene import TokenView
from sandtable.core.state import State
from sandtable.core.wire import Json, side_index

Spot = tuple[float, float]

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
    if cover not in COVERS:
        raise Trouble(f'there is no cover "{cover[:40]}"; choose one of {", ".join(COVERS)}')
    scene = Scene(range_, shooters, targets, unit)
    target: dict[str, Json] = {"id": "targets", "side": "B", "training": "seasoned", "armour": armour}
    spots = scene.against_vehicle(target, vehicle, armour) if vehicle else scene.against_figures(target)
    firing: dict[str, Json] = {
        "id": "shooters",
        "side": "A",
        "training": training,
        "weapons": weapon,
        "grenades": grenades,
        "at": [[x, y] for x, y in spots],
    }
    preview = _asked(scene.position(firing, target, COVERS[cover]), unit, aim, moving)
    talk = speech(lang)
    if as_json:
        print_json({"system": "fubar", **preview.wire()})
    else:
        print_odds(preview, talk)
    if plot is not None:
        write_plot(preview, plot, talk)


def _asked(position: Json, unit: str, aim: bool, moving: bool) -> Preview:
    """What the rules say of the fire; raises Refused where they forbid it."""
    from sandtable.core.game import Refused
    from sandtable.core.system import system

    query: dict[str, Json] = {
        "tool": "target",
        "from": "shooters",
        "to": "targets",
        "aiming": aim,
        "moving": moving,
    }
    preview = system("fubar").inspect(_state(position, unit), 0, query)
    if preview.reasons:
        raise Refused(preview.reasons)
    return preview


def _state(position: Json, unit: str) -> State:
    from sandtable.core.setup import setup_of
    from sandtable.core.system import system

    state: State = system("fubar").position(setup_of({"system": "fubar", "unit": unit, "position": position}))
    return state


def _token(size: float, entry: dict[str, Json], unit: str) -> TokenView:
    """How the game itself shows a unit that stands alone: for the sizes of bases and hulls."""
    from sandtable.core.system import system

    alone: Json = {"table": [size, size], "terrain": [], "units": [entry]}
    return system("fubar").scene(_state(alone, unit), side_index(str(entry["side"])))["tokens"][0]


class Scene:
    """A table with the target in its middle and the shooters west of it, all at the same range."""

    def __init__(self, away: float, shooters: int, targets: int, unit: str) -> None:
        self.away = away
        self.shooters = shooters
        self.targets = targets
        self.unit = unit
        self.inch = 1.0 if unit == "in" else 2.5
        self.size = 2 * (away + ROOM * self.inch)
        self.middle = self.size / 2
        one: dict[str, Json] = {"id": "one", "side": "A", "at": [[self.middle, self.middle]]}
        self.radius = _token(self.size, one, unit).get("radius", 0.5)
        self.step = 2 * self.radius + GAP

    def against_figures(self, target: dict[str, Json]) -> list[Spot]:
        """Targets one behind the other, so that the first is the nearest to everybody; where the shooters stand."""
        target["at"] = [[self.middle + k * self.step, self.middle] for k in range(self.targets)]
        away = self.away + 2 * self.radius - WITHIN
        return firing_line(self.shooters, self.middle, self.middle, 0.0, away, self.step)

    def against_vehicle(self, target: dict[str, Json], kind: str, armour: str) -> list[Spot]:
        """A vehicle with its flank towards the shooters; where they stand."""
        target |= {"vehicle": kind, "at": [self.middle, self.middle], "facing": 90}
        if armour == "none":
            del target["armour"]
        token = _token(self.size, target, self.unit)
        left = token["x"] - token.get("width", 2.0) / 2
        away = self.away + self.radius - WITHIN
        return firing_line(self.shooters, left, self.middle, token.get("length", 4.0) / 2, away, self.step)

    def position(self, firing: dict[str, Json], target: dict[str, Json], terrain: str) -> Json:
        """The whole table; terrain is a strip round the targets, so narrow that nobody stands deep inside."""
        x, y = self.middle, self.middle
        wide = 1.2 * self.inch
        end = x + self.targets * self.step + wide
        strip: Json = [[x - wide, y - wide], [end, y - wide], [end, y + wide], [x - wide, y + wide]]
        pieces: list[Json] = [{"kind": terrain, "points": strip}] if terrain else []
        return {"table": [self.size, self.size], "terrain": pieces, "units": [firing, target]}


def firing_line(n: int, left: float, y: float, half: float, away: float, step: float) -> list[Spot]:
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
