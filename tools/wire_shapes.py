"""What the `wire()` methods send, besides scenes: `sandtable.core.scene` describes those itself.

The classes of core, the systems and the server write these dictionaries; nothing here runs in a game. The client's
types are generated from this file and from the scene's (`tools/wire_types.py`). What four games really send is held
against both by tests/nets/test_wires_fit_their_description.py, and what the server adds by tests/server/test_wires.py.
A key that is a word of Python ends in an underscore here: `from_`.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from sandtable.core.scene import (
    BoardView,
    HandView,
    SideView,
    TerrainView,
    TokenView,
    TrackView,
    TurnView,
    UnitView,
    ZoneView,
)
from sandtable.core.wire import Json

Point: TypeAlias = tuple[float, float]
Hex: TypeAlias = tuple[int, int]
Shape: TypeAlias = Literal["figure", "hull", "counter", "marker", "outline", "template"]


# message ---------------------------------------------------------------------------------------------------------


class Message(TypedDict):
    """A sentence to be: a text id and the values that go into it. A value may be a message itself."""

    id: str
    values: NotRequired[dict[str, Json]]


class Reason(Message):
    """Why something is refused: a message with the rule behind it."""

    why: str


# event -----------------------------------------------------------------------------------------------------------


class Way(TypedDict):
    """A token and the points it goes through."""

    token: str
    points: list[Point]


class Dice(TypedDict):
    """Dice that fell."""

    die: str
    faces: list[int]
    classes: list[int]  # the class of each face thrown
    need: NotRequired[Message]
    prints: NotRequired[list[str]]  # what is printed on the faces thrown
    ladder: NotRequired[Ladder]  # where the die began and what shifted it


class TokensChange(TypedDict):
    """Tokens that are new or not as they were, the ids of those that are gone, all ids where their order changed."""

    set: NotRequired[list[TokenView]]
    gone: NotRequired[list[str]]
    order: NotRequired[list[str]]


class UnitsChange(TypedDict):
    """The same of units."""

    set: NotRequired[list[UnitView]]
    gone: NotRequired[list[str]]
    order: NotRequired[list[str]]


class AimView(TypedDict):
    """An attack that begins, as far as the reader sees it: from which tokens, at what or at which spot, how far."""

    shooters: NotRequired[list[str]]
    at: NotRequired[str]  # a unit, a token or a piece of terrain
    spot: NotRequired[Point]
    distance: NotRequired[float]  # 0 in contact


class SceneChange(TypedDict):
    """What an event changed of the scene: tokens and units piece by piece, other parts as a whole."""

    aim: NotRequired[AimView]  # no part of the scene: who attacks whom from here on
    tokens: NotRequired[TokensChange]
    units: NotRequired[UnitsChange]
    board: NotRequired[BoardView]
    turn: NotRequired[TurnView]
    sides: NotRequired[list[SideView]]
    terrain: NotRequired[list[TerrainView]]
    zones: NotRequired[list[ZoneView]]
    tracks: NotRequired[list[TrackView]]
    hands: NotRequired[list[HandView]]


class GameEvent(Message):
    """One thing that happened."""

    rules: list[str]
    side: NotRequired[str]
    subject: NotRequired[str]
    moved: NotRequired[list[Way]]
    dice: NotRequired[Dice]
    changes: NotRequired[
        SceneChange
    ]  # what of the scene became different with it; events of long ago say nothing


# preview ---------------------------------------------------------------------------------------------------------


class Modifier(Message):
    """One line: words, a signed number or a value, and the rule."""

    value: str
    why: str
    by: NotRequired[float]  # of a line of a reckoning


class ReckoningLine(Message):
    """What one cause adds to the number."""

    value: str
    why: str
    by: float


class Reckoning(TypedDict):
    """The reckoning of a roll to come: its lines' `by` add up to `need`, the number the die is compared with."""

    title: Message
    why: str
    subject: str
    lines: list[ReckoningLine]
    need: float


class Chance(TypedDict):
    """One class of a distribution."""

    label: str
    p: float


class OddsLine(TypedDict):
    """A distribution with its title, worst for the roller first."""

    title: Message
    classes: list[Chance]
    exact: bool
    error: float  # half width of the 95 % interval when sampled
    policy: NotRequired[Message]  # how the choices inside are taken that the odds hold for
    best: NotRequired[list[Chance]]  # the same when each side chooses best
    assuming: NotRequired[Message]  # what the reader cannot know and is taken for granted


class SightLine(TypedDict):
    """A line of sight for drawing: from, to, and where and why it is blocked."""

    from_: Point
    to: Point
    clear: bool
    block: NotRequired[Point]
    why: str
    message: NotRequired[Message]


class LadderStep(Message):
    """One shift on a ladder of dice: how many steps, the cause, and the rule."""

    by: int
    why: str


class LadderFace(TypedDict):
    """What the die prints, in words, and on how many of its faces."""

    print: str
    label: Message
    n: int


class Ladder(TypedDict):
    """The die before it is rolled: weak to strong, where it starts, what shifts it, what the last one prints."""

    dice: list[str]
    start: str
    final: str
    steps: list[LadderStep]
    faces: list[LadderFace]


class TrackMove(TypedDict):
    """What an answer would move on a track."""

    track: str
    side: str
    since: int
    until: int
    label: Message


class Area(TypedDict):
    """Ground by name, as polygons that are filled as one."""

    label: Message
    polygons: list[list[Point]]


class Shelter(TypedDict):
    """Cover against one enemy, in thirds and as the game writes it."""

    level: int  # 0 none to 3
    value: str
    label: Message
    why: str


class PlannedShot(TypedDict):
    """What fire would bring: dice in words, what is counted, its mean, the chance of any."""

    facts: list[Message]
    counts: Message
    mean: float
    some: float
    exact: bool


class Facing(TypedDict):
    """One enemy as seen from a place."""

    unit: str
    distance: float
    line: SightLine
    shelter: NotRequired[Shelter]
    mine: NotRequired[PlannedShot]
    theirs: NotRequired[PlannedShot]


class Eye(TypedDict):
    """One who would fire on the way: from where, where on the way, after how much of it."""

    unit: str
    from_: Point
    at: Point
    gone: float
    shot: PlannedShot
    why: str


class Outlook(TypedDict):
    """All that a unit would have before it at a place."""

    facing: list[Facing]  # enemies, nearest first
    eyes: list[Eye]  # in the order of the way
    best: str  # the enemy at whom a shot from there brings most
    drawn: float  # what all of them together would bring
    how: NotRequired[Reason]  # how the shots from there are made


class ThreatBand(TypedDict):
    """Ground that draws at least so much fire."""

    least: float
    label: Message


class Threat(TypedDict):
    """How much fire every place may draw next turn: a grid from the corner with the least coordinates, or hexes."""

    bands: list[ThreatBand]
    values: list[float]
    step: NotRequired[float]
    columns: NotRequired[int]
    hexes: NotRequired[list[Hex]]


class Member(TypedDict):
    """One of those who carry out a drill: where it would end, at whom it would aim, what it could not do."""

    token: str
    n: str
    at: Point
    target: NotRequired[str]
    block: NotRequired[Point]  # where its line of sight ends
    cannot: NotRequired[list[Reason]]  # why it takes no part
    less: NotRequired[list[Reason]]  # what it must leave out
    notes: NotRequired[list[Reason]]  # what it does at a disadvantage


class Quarry(TypedDict):
    """Whom a drill could be aimed at: how far off, how many could aim, how many of it would fall on average."""

    unit: str
    label: Message | str
    range: float
    sees: int
    thing: NotRequired[bool]  # nobody, but something that can be shot down
    falls: NotRequired[float]
    fact: NotRequired[Message]
    reasons: NotRequired[list[Reason]]


class Preview(TypedDict):
    """What a choice not yet made would bring."""

    legal: bool
    reasons: list[Reason]
    title: NotRequired[Message]
    facts: list[Message]
    modifiers: list[Modifier]
    reckonings: list[Reckoning]
    odds: list[OddsLine]
    sight: list[SightLine]
    cost: NotRequired[float]
    allowance: NotRequired[float]
    paths: list[Way]
    areas: NotRequired[list[Area]]
    warnings: list[Reason]
    templates: NotRequired[list[list[Point]]]  # outlines of bursts and blasts
    caught: NotRequired[list[str]]  # who lies under them
    hexes: NotRequired[list[Hex]]  # in sight or in reach; the rest of the map is dimmed
    ladder: NotRequired[Ladder]
    tracks: NotRequired[list[TrackMove]]
    outlook: NotRequired[Outlook]  # of the tool plan
    threat: NotRequired[Threat]  # of the tool threat
    members: NotRequired[list[Member]]
    quarry: NotRequired[list[Quarry]]
