"""What requests and replies look like; the API's description is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

# JSON of any shape: answers and set-ups are read by the engine, which says what is wrong with them.
AnyJson = Any

Letter = Annotated[str, Meta(pattern="^[ABCD]$", description="A side", examples=["A"])]
Word = Annotated[str, Meta(max_length=80)]
Name = Annotated[str, Meta(max_length=60)]
Entropy = Annotated[str, Meta(max_length=64, description="Anything a seat adds to the dice")]
Holding = Annotated[
    str, Meta(max_length=60, description="me, hotseat, open, or bot:<name>", examples=["me", "bot:greedy"])
]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
First = Annotated[
    list[AnyJson],
    Meta(max_length=3, description="Answers to be given first, as far as what follows them can be foreseen"),
]
Seed = Annotated[int, Meta(ge=0, le=2**62)]
Entries = Annotated[
    list[AnyJson], Meta(max_length=5000, description="What was answered, measured and done by hand")
]


class Body(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A request's body: what it does not know it refuses, so that a slip of the pen is found."""


class NewGame(Body):
    """A game to be set up."""

    setup: dict[str, AnyJson]
    seats: dict[Letter, Holding] = {}
    names: dict[Letter, Name] = {}
    seed: Seed | None = None
    dice: Literal["seeded", "typed"] = "seeded"
    seal: Annotated[
        str, Meta(max_length=24, description="A commitment that was shown before (`/api/seals`)")
    ] = ""
    entropy: Entropy = ""
    orders: dict[Letter, dict[Word, Word]] = {}


class Answer(Body):
    """The answer to the question that was pending at `version`."""

    side: Letter
    version: Version
    answer: AnyJson
    first: First = []
    events_from: Version = 0


class PocketOrder(Body):
    """A battle on a real table: the set-up, everything entered since, and what was measured just now."""

    setup: dict[str, AnyJson]
    entries: Entries = []
    measured: AnyJson = None


class Undo(Body):
    """Takes the last answer of a side back."""

    side: Letter
    events_from: Version = 0


class Order(Body):
    """A standing order: how questions of a topic are answered; an empty order takes it back."""

    side: Letter
    topic: Word
    order: Word = ""
    events_from: Version = 0


class Resign(Body):
    """The game is given up."""

    side: Letter
    events_from: Version = 0


class DrawTalk(Body):
    """A draw is offered, taken or declined."""

    side: Letter
    say: Literal["offer", "accept", "refuse"]
    events_from: Version = 0


class SeatChange(Body):
    """Who shall hold a seat."""

    held_by: Literal["person", "bot", "remote", "open"] | None = None
    bot: Word | None = None
    name: Name | None = None
    entropy: Entropy | None = None
    code: Annotated[str, Meta(max_length=100, description="The invitation to an open seat")] | None = None


class PreviewAsk(Body):
    """What would this answer bring?"""

    side: Letter
    answer: AnyJson
    first: First = []


class AheadAsk(Body):
    """What would be asked behind each answer of the pending question?"""

    side: Letter


class AdviceAsk(Body):
    """What would the computer do in my place?"""

    side: Letter


class WhyAsk(Body):
    """Why did somebody answer as he did?"""

    at: Annotated[
        int, Meta(ge=0, le=2**31 - 1, description="An entry: the decision there, or the last before it")
    ]
    side: Letter | None = None


class ArmyCheck(Body):
    """An army list to be reckoned out."""

    army: AnyJson
    unit: Literal["in", "cm"] = "in"


# ---------------------------------------------------------------- replies


class Problem(msgspec.Struct):
    """Every error: one sentence, and the reasons with the rules behind them."""

    error: str
    reasons: list[dict[str, AnyJson]]


class Created(msgspec.Struct):
    """A new game: its id, the token of every seat this browser holds, a code for every open one."""

    game: str
    tokens: dict[str, str]
    invitations: dict[str, str]
    host: str


class SealShown(msgspec.Struct):
    """A commitment to dice that nobody knows yet; `seal` names it when the game is set up."""

    seal: str
    commitment: str


class SeatReply(msgspec.Struct):
    """The seat after the change: the token of whoever took it, or the code that lets somebody take it."""

    seats: list[dict[str, AnyJson]]
    token: str | None
    invitation: str | None


class Brought(msgspec.Struct):
    """A journal that holds, and the id to watch it by."""

    replay: str
    system: str
    verdict: dict[str, AnyJson]


class ArmyReply(msgspec.Struct):
    """An army list: every broken rule, and the list reckoned out."""

    reasons: list[dict[str, AnyJson]]
    sheet: dict[str, AnyJson]
