"""Games over HTTP: set up, look, answer, take back, change seats, watch again."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter, SkipValidation

from sandtable.server.bodies import (
    AdviceAsk,
    AheadAsk,
    Answer,
    Created,
    DrawTalk,
    NewGame,
    Order,
    PreviewAsk,
    Problem,
    Resign,
    SealShown,
    SeatChange,
    SeatReply,
    Undo,
    WhyAsk,
)
from sandtable.server.faults import host_of
from sandtable.server.host import Host
from sandtable.server.seats import hashes_in


class Caller:
    """Whoever asks: the host of all games, and the hashes of the tokens that came along."""

    __slots__ = ("hashes", "host")

    def __init__(self, host: Host, hashes: list[str]) -> None:
        self.host = host
        self.hashes = hashes


By = NamedDependency[SkipValidation[Caller]]
Side = Annotated[
    str | None, QueryParameter(pattern="^[ABCD]$", description="The side to look from; none: an onlooker")
]
At = Annotated[
    int | None, QueryParameter(ge=0, le=2**31 - 1, description="After so many entries; none: the end")
]
EventsFrom = Annotated[
    int, QueryParameter(ge=0, le=2**31 - 1, description="Leave out the events before this one")
]

View = dict[str, Any]


# A view is for one reader at one moment.
PRIVATE = {"Cache-Control": "no-store"}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors a route may answer with, for its description."""
    wanted = (400, 429, *statuses)
    return {status: ResponseSpec(Problem, generate_examples=False) for status in sorted(wanted)}


def asked(path: str, summary: str) -> post:
    """A route by which somebody asks something of what is there already, or answers it, with a body."""
    return post(path, status_code=200, responses=problems(401, 403, 404, 409, 413, 503), summary=summary)


def provide_caller(request: Request[Any, Any, State]) -> Caller:
    """Who asks."""
    return Caller(host_of(request), hashes_in(request.headers.get("authorization", "")))


class GamesController(Controller):
    """`/api/games`."""

    path = "/api/games"
    tags = ("games",)
    response_headers = PRIVATE

    @post("/", responses=problems(409, 413, 503), summary="Set a game up")
    async def create(self, by: By, data: JSONBody[NewGame]) -> Created:
        """Returns the game's id, a token for every seat of yours and an invitation for every open one."""
        return await by.host.create(data)

    @post("/seals", status_code=201, responses=problems(503), summary="See the commitment to the dice first")
    async def show_seal(self, by: By) -> SealShown:
        """A commitment to dice that nobody knows; set a game up with it, and add a word to the dice, within minutes."""
        return SealShown(*await by.host.seals.show())

    @get("/", responses=problems(), summary="The games your tokens open")
    async def list_games(self, by: By) -> dict[str, Any]:
        """`Authorization: Bearer` takes any number of tokens, with blanks between them."""
        return {"games": await by.host.list_games(by.hashes)}

    @get("/{game:str}/view", responses=problems(401, 403, 404, 409), summary="The view of a side")
    async def view(
        self,
        by: By,
        game: FromPath[str],
        side: Side = None,
        events_from: EventsFrom = 0,
    ) -> View:
        """What the side may see, and nothing more."""
        return await by.host.view(game, side, by.hashes, events_from)

    @asked("/{game:str}/answers", "Answer the pending question")
    async def answer(self, by: By, game: FromPath[str], data: JSONBody[Answer]) -> View:
        """The reply, the new view, comes when the answer is on disk."""
        return await by.host.answer(game, data, by.hashes)

    @asked("/{game:str}/undo", "Take the last answer back")
    async def undo(self, by: By, game: FromPath[str], data: JSONBody[Undo]) -> View:
        """As long as no die has fallen and nothing hidden was shown since."""
        return await by.host.undo(game, data, by.hashes)

    @asked("/{game:str}/orders", "Give a standing order")
    async def order(self, by: By, game: FromPath[str], data: JSONBody[Order]) -> View:
        """Questions of that topic are then answered at once, also while you are away."""
        return await by.host.order(game, data, by.hashes)

    @asked("/{game:str}/resign", "Give the game up")
    async def resign(self, by: By, game: FromPath[str], data: JSONBody[Resign]) -> View:
        """The other side has won; the journal says so."""
        return await by.host.resign(game, data, by.hashes)

    @asked("/{game:str}/draw", "Offer a draw, take it or decline it")
    async def draw(self, by: By, game: FromPath[str], data: JSONBody[DrawTalk]) -> View:
        """The game is over when every side agrees; a computer agrees unless it is ahead."""
        return await by.host.talk_of_draw(game, data, by.hashes)

    @delete(
        "/{game:str}",
        status_code=204,
        responses=problems(403, 404, 409, 503),
        summary="Throw a game away",
    )
    async def throw_away(self, by: By, game: FromPath[str]) -> None:
        """For whoever set it up; it is gone for everybody."""
        await by.host.delete(game, by.hashes)

    @asked("/{game:str}/seats/{side:str}", "Let a seat change hands")
    async def reseat(
        self, by: By, game: FromPath[str], side: FromPath[str], data: JSONBody[SeatChange]
    ) -> SeatReply:
        """Returns the new token or invitation; it is told this once."""
        return await by.host.reseat(game, side, data, by.hashes)

    @asked("/{game:str}/preview", "What would an answer bring?")
    async def preview(self, by: By, game: FromPath[str], data: JSONBody[PreviewAsk]) -> dict[str, Any]:
        """Never changes the game."""
        return await by.host.preview(game, data, by.hashes)

    @asked("/{game:str}/ahead", "What would be asked next?")
    async def ahead(self, by: By, game: FromPath[str], data: JSONBody[AheadAsk]) -> dict[str, Any]:
        """Behind each answer of the pending question, where that can be foreseen; never changes the game."""
        return await by.host.ahead(game, data.side, by.hashes)

    @asked("/{game:str}/advice", "What would the computer do?")
    async def advice(self, by: By, game: FromPath[str], data: JSONBody[AdviceAsk]) -> dict[str, Any]:
        """Its best plans for the pending question, the one to take first, with the reasons; never changes the game."""
        return await by.host.advice(game, data.side, by.hashes)

    @asked("/{game:str}/why", "Why did it do that?")
    async def why(self, by: By, game: FromPath[str], data: JSONBody[WhyAsk]) -> dict[str, Any]:
        """A decision of a game that is over, or of a lesson: what was asked, what was weighed, and what decided."""
        return await by.host.why(game, data.at, data.side, by.hashes)

    @asked("/{game:str}/show", "Show me: the answer of the lesson")
    async def show(self, by: By, game: FromPath[str], data: JSONBody[AdviceAsk]) -> dict[str, Any]:
        """What the lesson would answer here, or the computer where the lesson says nothing; never changes the game."""
        return await by.host.show(game, data.side, by.hashes)

    @asked("/{game:str}/inspect", "Ruler, sight and other tools")
    async def inspect(self, by: By, game: FromPath[str], data: JSONBody[dict[str, Any]]) -> dict[str, Any]:
        """`tool` and what it needs; never changes the game."""
        side = data.pop("side", None)
        return await by.host.inspect(game, None if side is None else str(side), data, by.hashes)

    @get(
        "/{game:str}/journal",
        responses=problems(404, 409),
        media_type="application/x-ndjson",
        summary="The journal as a file",
    )
    async def journal(self, by: By, game: FromPath[str]) -> Response[str]:
        """Whole when the game is over; before that, the answers of others are left out."""
        text, system = await by.host.journal(game, by.hashes)
        name = f"sandtable-{system}-{game}.jsonl"
        return Response(
            text,
            media_type="application/x-ndjson",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    @get(
        "/{game:str}/replay",
        responses=problems(401, 403, 404, 409, 503),
        summary="A moment of the game as it was",
    )
    async def replay(
        self,
        by: By,
        game: FromPath[str],
        at: At = None,
        side: Side = None,
        events_from: EventsFrom = 0,
    ) -> View:
        """Any side's view for the holders of a finished game; while it runs, one's own or an onlooker's."""
        return await by.host.replay(game, at, side, by.hashes, events_from)
