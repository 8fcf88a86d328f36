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
    SceneView,
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


class SceneChange(TypedDict):
    """What an event changed of the scene: tokens and units piece by piece, other parts as a whole."""

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


# question --------------------------------------------------------------------------------------------------------


class Asked(TypedDict):
    """What every question has."""

    id: str  # what clients and bots recognise it by; the rule it cites is `why`
    side: str
    why: str
    prompt: Message
    subject: str
    topic: str
    orders: NotRequired[list[str]]  # the standing orders that can answer questions of this topic
    suggestion: NotRequired[Json]  # a legal answer the server proposes: one key accepts it


class Option(TypedDict):
    """One answer, or one that is refused, with the reasons."""

    id: str
    label: Message
    note: NotRequired[Message]
    why: NotRequired[str]
    icon: NotRequired[str]
    token: NotRequired[str]
    reasons: NotRequired[list[Reason]]


class ChooseQuestion(Asked):
    """One of a list of options."""

    kind: Literal["choose"]
    options: list[Option]


class SelectQuestion(Asked):
    """Some tokens out of a list."""

    kind: Literal["select"]
    tokens: list[str]
    least: int
    most: int


class Lot(TypedDict):
    """One thing that gets a share, and which it may take."""

    token: str
    shares: list[str]


class AllotQuestion(Asked):
    """A share for each of some tokens."""

    kind: Literal["allot"]
    lots: list[Lot]
    shares: list[Option]
    total: int


class Mover(TypedDict):
    """A token that may move, and how far."""

    token: str
    allowance: float


class MoveQuestion(Asked):
    """Where tokens go."""

    kind: Literal["move"]
    tokens: list[Mover]
    reach: NotRequired[list[list[Point]]]
    zones: NotRequired[list[list[Point]]]
    then: list[Option]
    formations: list[str]
    facing: bool
    snaps: list[tuple[float, float, Message]]


class GhostLine(TypedDict):
    """What is to be placed: enough to draw it before it stands in the scene."""

    token: str
    shape: NotRequired[Shape]
    radius: NotRequired[float]
    length: NotRequired[float]
    width: NotRequired[float]
    points: NotRequired[list[Point]]
    art: NotRequired[dict[str, str]]
    leader: NotRequired[bool]
    facing: NotRequired[float]
    name: NotRequired[Message]
    origin: NotRequired[
        Point
    ]  # a template that lies at a shooter: it turns about this point and goes nowhere else


class PlaceQuestion(Asked):
    """Where things are set down."""

    kind: Literal["place"]
    tokens: list[str | GhostLine]
    zones: list[list[Point]]
    spacing: NotRequired[float]
    facing: bool
    formations: NotRequired[list[str]]
    then: NotRequired[list[Option]]


class WeaponLine(TypedDict):
    """A weapon, and whom it may be fired at."""

    id: str
    label: Message
    range: float
    dice: str | float
    targets: list[str]
    turns: NotRequired[bool]  # laid like a template: besides at a target it may be pointed in a direction


class Shooter(TypedDict):
    """Who fires, and with what."""

    token: str
    weapons: list[WeaponLine]


class TargetLine(TypedDict):
    """Whom to fire at, or why not."""

    unit: str
    tokens: list[str]
    reasons: NotRequired[list[Reason]]


class TargetQuestion(Asked):
    """Who fires at whom."""

    kind: Literal["target"]
    shooters: list[Shooter]
    targets: list[TargetLine]
    split: bool
    may_pass: bool


class HexExtras(TypedDict):
    """What goes with a way, each with its rule."""

    lead: NotRequired[Reason]
    stealth: NotRequired[Reason]
    path: NotRequired[Reason]


class HexQuestion(Asked):
    """One of some hexes."""

    kind: Literal["hex"]
    hexes: list[Hex]
    facing: bool
    may_pass: NotRequired[bool]
    costs: NotRequired[list[float]]  # what going to each of them costs
    start: NotRequired[Hex]  # where a way begins: the answer may then name a path, and who comes along
    available: NotRequired[int]  # how much there is to pay with
    lead: NotRequired[list[str]]  # tokens that may come along
    along: NotRequired[
        list[str]
    ]  # tokens elsewhere that a way chosen hex by hex can pick up where it passes them
    stealth: NotRequired[bool]  # whether it may be done by stealth
    extras: NotRequired[HexExtras]


class DiceQuestion(Asked):
    """The faces of dice that were rolled on a table."""

    kind: Literal["dice"]
    die: str
    sides: int
    n: int
    need: Message | None
    classes: list[int]
    prints: NotRequired[list[str]]  # what is printed on its faces, where that is not numbers


Question: TypeAlias = (
    ChooseQuestion
    | SelectQuestion
    | AllotQuestion
    | MoveQuestion
    | PlaceQuestion
    | TargetQuestion
    | HexQuestion
    | DiceQuestion
)


# view ------------------------------------------------------------------------------------------------------------


DiceKind: TypeAlias = Literal["seeded", "typed"]


class Seat(TypedDict):
    """Who holds a side."""

    side: str
    held_by: Literal["person", "bot", "remote", "open"]
    bot: str | None
    name: str
    online: bool


class ScoreLine(Message):
    """One line of the score: which side got how many points, for what, by which rule."""

    side: str
    points: float
    why: str


class Result(TypedDict):
    """How a game ended."""

    winner: str | None
    points: list[float]
    why: str
    message: NotRequired[Message]
    lines: list[ScoreLine]


class Undo(TypedDict):
    """Whether the last answer can be taken back, or why not."""

    allowed: bool
    reasons: list[Reason]


class Seal(TypedDict):
    """The commitment to the dice, and what opens it when the game is over."""

    commitment: str | None
    seed: str | None
    nonce: str | None
    entropy: list[str]


class TurnMark(TypedDict):
    """The entry a turn begins with."""

    at: int
    turn: int


class CurvePoint(TypedDict):
    """The score from an entry on."""

    at: int
    scores: list[float]


class OldRules(TypedDict):
    """Games of older rules: which they were, and what of the game can be shown."""

    played: int
    filmed: bool
    message: Message | None


class View(TypedDict):
    """All that a side is told.

    Only replays have the last six: the entry shown, how many there are, where turns begin, how the score stood then
    and how it ran, and by which rules.
    """

    game: str
    version: int
    side: str | None
    system: str
    dice: NotRequired[DiceKind]  # who rolls them; not told of a journal that was brought
    seats: list[Seat]
    scene: SceneView
    question: Question | None
    waiting_for: str | None
    events: list[GameEvent]
    events_from: int
    result: Result | None
    undo: Undo
    hotseat: list[str]
    seal: Seal
    at: NotRequired[int]
    entries: NotRequired[int]
    marks: NotRequired[list[TurnMark]]
    scores: NotRequired[list[list[float]]]
    curve: NotRequired[list[CurvePoint]]
    rules: NotRequired[OldRules]
