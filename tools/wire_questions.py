"""What questions and views send: the part of the wire's description that builds on `wire_shapes`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from sandtable.core.scene import SceneView
from sandtable.core.wire import Json
from wire_shapes import GameEvent, Hex, Message, Point, Reason, Shape

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


class DrillOption(Option):
    """What several figures may be told to do on one answer."""

    far: NotRequired[float]  # how far it goes; it needs a place then
    aims: NotRequired[bool]  # it needs a target


class DrillGround(TypedDict):
    """The ground that a squad reaches when it goes so far."""

    far: float
    reach: list[list[Point]]


class ChooseQuestion(Asked):
    """One of a list of options, or a drill."""

    kind: Literal["choose"]
    options: list[Option]
    drills: NotRequired[list[DrillOption]]
    grounds: NotRequired[list[DrillGround]]  # the ground that `lead` reaches, by how far a drill goes
    party: NotRequired[list[str]]  # tokens of those who would take part
    middle: NotRequired[Point]  # what `lead` moves
    formations: NotRequired[list[str]]
    radius: NotRequired[float]  # how far from their leader they hold together


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


class DrawOffer(TypedDict):
    """A draw: who offers it, who agrees by now, who said no."""

    by: str
    agreed: list[str]
    refused: str | None


class StoodIn(TypedDict):
    """A side's computer for which another answered: how often, and why the last time."""

    side: str
    why: Literal["late", "failed"]
    times: int


class Bots(TypedDict):
    """The computer's turn: how many games think before this one, and for whom others had to answer."""

    ahead: int | None
    stood_in: list[StoodIn]


class LessonMark(Message):
    """A new sign, and what it means."""

    icon: str


class LessonSpot(TypedDict):
    """What a prompt points at: a unit, a place and how wide it is, or a part of the page."""

    unit: NotRequired[str]
    at: NotRequired[list[float]]
    round: NotRequired[float]
    control: NotRequired[str]


class LessonStep(TypedDict):
    """One prompt, the questions it speaks of, and what has become of it."""

    id: str
    way: Literal["next", "now", "done", "otherwise"]
    short: Message
    title: Message
    text: Message
    mark: LessonMark | None
    asks: list[str]
    spots: list[LessonSpot]


class Lesson(TypedDict):
    """A guided battle: its prompts, the one that is shown, and whether something else was done just before."""

    id: str
    minutes: int
    at: int | None
    aside: bool
    steps: list[LessonStep]
    ended: Message


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
    awaits: NotRequired[list[str]]  # the sides whose browser has not yet added its word to the dice
    draw: NotRequired[DrawOffer | None]  # what is offered across the table
    bots: NotRequired[Bots]
    lesson: NotRequired[Lesson | None]  # of a guided battle
    at: NotRequired[int]
    entries: NotRequired[int]
    marks: NotRequired[list[TurnMark]]
    scores: NotRequired[list[list[float]]]
    curve: NotRequired[list[CurvePoint]]
    rules: NotRequired[OldRules]
