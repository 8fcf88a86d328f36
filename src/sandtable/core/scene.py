"""The generic scene: what any board looks like, for clients that know no rules.

These are typed dictionaries: plain JSON at run time, checked where systems build them. Lengths are in the
game's own unit (inches or centimetres); y grows downwards; facing is in degrees, 0 to the right and
counter-clockwise positive as on paper. Colours do not occur: a side has a livery (a, b, c, d).
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

Words = dict[str, object]  # a wired Message: {"id": …, "values": {…}}
Point = list[float]


class BoardView(TypedDict):
    """The board itself. `kind` is "table" or "hexes"; a table has a size in `unit` ("in" or "cm")."""

    kind: str
    width: float
    height: float
    unit: str


class SideView(TypedDict):
    """One side: letter, livery, its name, score, and whether it is the reader's own."""

    id: str
    livery: str
    name: Words
    score: float
    mine: bool


class TerrainView(TypedDict):
    """A piece of terrain; `kind` chooses the drawing, a linear piece is a polyline.

    Kinds: wood, undergrowth, building, ruin, rubble, wall, fence, hedge, hole, trench, bunker, wreck, rough,
    water, road, hill, smoke, radiation, scenery_car.
    """

    id: str
    kind: str
    points: list[Point]
    linear: bool
    height: float
    label: NotRequired[Words]
    note: NotRequired[Words]  # what it does in this game: "light cover"


class BadgeView(TypedDict):
    """A status on a token or unit: pinned, guard, ground, stunned, immobile, fighting, acted …"""

    id: str
    label: Words
    count: NotRequired[int]


class TokenView(TypedDict):
    """One thing on the board. `shape`: figure (disc), hull (rectangle), counter (hex), marker."""

    id: str
    unit: str
    side: str
    shape: str
    x: float
    y: float
    facing: float
    radius: NotRequired[float]
    length: NotRequired[float]
    width: NotRequired[float]
    art: dict[
        str, str
    ]  # body: light|armoured|brute|ragged; weapon: rifle|heavy|pistol|…; hull: truck|apc|tank|…
    badges: list[BadgeView]
    lying: bool
    leader: bool
    acted: bool
    name: Words


class StatView(TypedDict):
    """One line of a unit's card: label, value as printed, and the rule behind it."""

    label: Words
    value: str
    why: str


class UnitView(TypedDict):
    """A unit: for tags, the header's diamonds and the dock."""

    id: str
    side: str
    name: Words
    able: int
    total: int
    acted: bool
    gone: bool
    badges: list[BadgeView]
    stats: list[StatView]
    ranges: list[RangeView]


class RangeView(TypedDict):
    """A weapon's reach, for range rings."""

    label: Words
    distance: float


class ZoneView(TypedDict):
    """A place that matters: deployment, objective, exit. Either a polygon or a circle."""

    id: str
    kind: str
    name: Words
    points: NotRequired[list[Point]]
    x: NotRequired[float]
    y: NotRequired[float]
    radius: NotRequired[float]
    side: NotRequired[str]  # whose it is, or who holds it


class TurnView(TypedDict):
    """Where in the game we are."""

    number: int
    of: int
    phase: Words


class TrackView(TypedDict):
    """A track of boxes with markers on it (action tracks, light, morale)."""

    id: str
    name: Words
    boxes: int
    markers: list[dict[str, object]]


class CardView(TypedDict):
    """A card in a hand; a hidden one has only its back."""

    id: str
    back: bool
    name: NotRequired[Words]
    text: NotRequired[Words]
    cost: NotRequired[str]
    kind: NotRequired[str]
    playable: NotRequired[bool]
    reasons: NotRequired[list[dict[str, object]]]


class HandView(TypedDict):
    """A hand or deck of one side."""

    id: str
    side: str
    name: Words
    cards: list[CardView]


class SceneView(TypedDict):
    """All that can be drawn, as one side may see it."""

    board: BoardView
    turn: TurnView
    sides: list[SideView]
    terrain: list[TerrainView]
    zones: list[ZoneView]
    units: list[UnitView]
    tokens: list[TokenView]
    tracks: list[TrackView]
    hands: list[HandView]
    title: Words
    briefing: list[Words]  # objective and special rules in words
