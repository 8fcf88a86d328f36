"""The generic scene: what any board looks like, for clients that know no rules.

These are typed dictionaries: plain JSON at run time, checked where systems build them. Lengths are in the
game's own unit (inches or centimetres); y grows downwards; facing is in degrees, 0 to the right and
counter-clockwise positive as on paper. Colours do not occur: a side has a livery (a, b, c, d).
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

Words = dict[str, object]  # a wired Message: {"id": …, "values": {…}}
Point = list[float]


class HexView(TypedDict):
    """One hex of the ground, axial. A board that lists its hexes has no others.

    Kinds: open, field, rough, wood, building, ruin, rubble, fortified, hill, water, swamp, road, crater.
    """

    q: int
    r: int
    kind: str
    level: NotRequired[int]  # printed in the bottom corner when it is not 0
    label: NotRequired[str]  # its coordinate as the book prints it; else column and row
    note: NotRequired[Words]  # what it does, in words


class HexsideView(TypedDict):
    """What stands on the sides of a hex: sandbags (fortified, pointing out), wall, fence, river."""

    q: int
    r: int
    sides: list[int]  # 0 east, then clockwise as in `sandtable.hexmap`
    kind: str


class RibbonView(TypedDict):
    """A ribbon through the middles of hexes: road, track, river, rail."""

    kind: str
    path: list[list[int]]  # [q, r], in order


class TileView(TypedDict):
    """A card of hexes: it gets a white edge and lies on the table by itself."""

    id: str
    hexes: list[list[int]]
    label: NotRequired[Words]


class BoardView(TypedDict):
    """The board itself. `kind` is "table" or "hexes"; a table has a size in `unit` ("in" or "cm").

    The width and height of a map are counted in hexes; its tokens stand at x = q, y = r.
    """

    kind: str
    width: float
    height: float
    unit: str
    hexes: NotRequired[list[HexView]]
    hexsides: NotRequired[list[HexsideView]]
    ribbons: NotRequired[list[RibbonView]]
    tiles: NotRequired[list[TileView]]
    dark: NotRequired[Words]  # night and the like: the board is drawn darker, the words stand on it


class SideView(TypedDict):
    """One side: letter, livery, its name, score, and whether it is the reader's own."""

    id: str
    livery: str
    name: Words
    score: float
    mine: bool
    status: NotRequired[Words]  # a few words beside the score: "active, level 24"
    pool: NotRequired[list[PoolView]]  # counters a side owns: resource cards, command points


class PoolView(TypedDict):
    """So many of something, perhaps out of so many."""

    label: Words
    now: int
    of: NotRequired[int]
    why: NotRequired[str]


class TerrainView(TypedDict):
    """A piece of terrain; `kind` chooses the drawing, a linear piece is a polyline.

    Kinds: wood, undergrowth, building, ruin, rubble, wall, fence, hedge, hole, trench, bunker, wreck, rough,
    water, road, hill, smoke, radiation, scenery_car, crater, sandbags, barricade, barrels, mine, minefield, fire,
    gas, structure, platform. One that nobody has drawn yet is drawn as rough ground.
    """

    id: str
    kind: str
    points: list[Point]
    linear: bool
    height: float
    radius: NotRequired[float]  # a disc round the first point: smoke, blasts, a mine
    label: NotRequired[Words]
    note: NotRequired[Words]  # what it does in this game: "light cover"
    hits: NotRequired[HitsView]  # what it can still take: structures, doors, barrels
    side: NotRequired[str]  # whose it is, where that matters


class BadgeView(TypedDict):
    """A status on a token or unit: pinned, guard, ground, stunned, immobile, fighting, acted …"""

    id: str
    label: Words
    count: NotRequired[int]


class HitsView(TypedDict):
    """How much of it is left: drawn as pips, or as a number when there are more than six."""

    left: int
    of: int


class ArcView(TypedDict):
    """An arc about the facing that matters while a token is chosen: front, fire, charge."""

    width: float  # degrees, half of them to either side of the facing
    label: Words
    turn: NotRequired[float]  # degrees counter-clockwise from the facing: a sponson, a turret
    distance: NotRequired[float]


class CounterWeapon(TypedDict):
    """One of a counter's printed weapons: price in action points, range, the colour of its die."""

    label: Words
    cost: str
    range: str
    die: str


class CounterView(TypedDict):
    """What a counter prints for those who may read it."""

    defence: NotRequired[str]
    weapons: NotRequired[list[CounterWeapon]]  # light left, heavy right


class TokenView(TypedDict):
    """One thing on the board. `shape`: figure (disc), hull (rectangle), counter (hex), marker.

    Several counters in a hex are drawn as a stack, the last on top. A counter's art is `form` (infantry,
    vehicle, helicopter, support, population, unknown, obstacle, objective, marker) and `pic` (infantry, mg,
    engineers, recon, at, sam, sniper, mortar, artillery, apc, tank, technical, truck, helicopter, drone, jet,
    command, medic, civilians, hostile, bomb, roadblock, rubble, smoke, flag …). A marker's art is `pic`, or
    `mark`: a letter.
    """

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
    caption: NotRequired[Words]  # the short name under the picture of a counter
    counter: NotRequired[CounterView]
    hits: NotRequired[HitsView]
    arcs: NotRequired[list[ArcView]]
    turret: NotRequired[float]  # degrees, as `facing`
    level: NotRequired[float]  # how high it stands, when not on the ground


class StatView(TypedDict):
    """One line of a unit's card: label, value as printed, and the rule behind it."""

    label: Words
    value: str
    words: NotRequired[Words]  # the value in words, where it has some: read instead of it
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
    points: NotRequired[float]  # what it is worth
    cards: NotRequired[list[CardView]]  # gear and effects that lie with it
    aboard: NotRequired[str]  # the unit that carries it: it has no tokens of its own then


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


class TrackMarker(TypedDict):
    """A thing on a track. `kind`: cube (of a side), support, turn, or a pictogram's name."""

    at: int  # the number printed on its box
    name: Words
    side: NotRequired[str]
    kind: NotRequired[str]
    pic: NotRequired[str]
    note: NotRequired[Words]  # written under the track


class TrackSpan(TypedDict):
    """A stretch of boxes with a bracket: "5 AP before they act"."""

    since: int
    until: int
    label: Words
    side: NotRequired[str]


class TrackView(TypedDict):
    """A track of boxes with markers on it (action tracks, light, morale).

    The boxes are numbered 1, 2, 3 … in the order of time; `first` and `step` number them otherwise (40, 39, 38 …:
    first 40, step -1), `labels` name them.
    """

    id: str
    name: Words
    boxes: int
    markers: list[TrackMarker]
    first: NotRequired[int]
    step: NotRequired[int]
    labels: NotRequired[list[str]]
    spans: NotRequired[list[TrackSpan]]
    why: NotRequired[str]


class CardView(TypedDict):
    """A card in a hand; a hidden one has only its back. `art` chooses the picture (see docs/wire.md)."""

    id: str
    back: bool
    name: NotRequired[Words]
    text: NotRequired[Words]
    cost: NotRequired[str]
    kind: NotRequired[str]
    playable: NotRequired[bool]
    reasons: NotRequired[list[dict[str, object]]]
    art: NotRequired[str]
    label: NotRequired[Words]  # its kind in words, at the foot
    why: NotRequired[str]
    on: NotRequired[str]  # the unit or token it lies with
    option: NotRequired[str]  # the answer of a `choose` that playing it is, when it is not the card's id


class HandView(TypedDict):
    """Cards of one side. `kind`: hand (fans along the bottom), play (in force), deck and discard (piles)."""

    id: str
    side: str
    name: Words
    cards: list[CardView]
    kind: NotRequired[str]
    count: NotRequired[int]  # how many there are, when they are not listed
    most: NotRequired[int]


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
