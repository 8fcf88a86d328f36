"""Games over HTTP: set up, look, answer, take back, change seats, watch again."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter, SkipValidation

from sandtable.server.bodies import (
    Answer,
    Created,
    NewGame,
    Order,
    PreviewAsk,
    Problem,
    SeatChange,
    SeatReply,
    Undo,
)
from sandtable.server.host import Host
from sandtable.server.seats import hashes_in

HostHere = NamedDependency[SkipValidation[Host]]
Hashes = NamedDependency[SkipValidation[list[str]]]
Side = Annotated[
    str | None, Parameter(pattern="^[ABCD]$", description="The side to look from; none: an onlooker")
]
At = Annotated[int | None, Parameter(ge=0, le=2**31 - 1, description="After so many entries; none: the end")]
EventsFrom = Annotated[int, Parameter(ge=0, le=2**31 - 1, description="Leave out the events before this one")]

View = dict[str, Any]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors a route may answer with, for its description."""
    wanted = (400, 429, *statuses)
    return {status: ResponseSpec(Problem, generate_examples=False) for status in sorted(wanted)}


def provide_hashes(request: Request[Any, Any, State]) -> list[str]:
    """The hashes of the tokens that came with a request."""
    return hashes_in(request.headers.get("authorization", ""))


class GamesController(Controller):
    """`/api/games`."""

    path = "/api/games"
    tags = ("games",)

    @post("/", responses=problems(413, 503), summary="Set a game up")
    async def create(self, host: HostHere, data: NewGame) -> Created:
        """Returns the game's id, a token for every seat of yours and an invitation for every open one."""
        return await host.create(data)

    @get("/", responses=problems(), summary="The games your tokens open")
    async def list_games(self, host: HostHere, hashes: Hashes) -> dict[str, Any]:
        """`Authorization: Bearer` takes any number of tokens, with blanks between them."""
        return {"games": await host.list_games(hashes)}

    @get("/{game:str}/view", responses=problems(401, 403, 404, 409), summary="The view of a side")
    async def view(
        self,
        host: HostHere,
        hashes: Hashes,
        game: str,
        side: Side = None,
        events_from: EventsFrom = 0,
    ) -> View:
        """What the side may see, and nothing more."""
        return await host.view(game, side, hashes, events_from)

    @post(
        "/{game:str}/answers",
        status_code=200,
        responses=problems(401, 403, 404, 409, 413, 503),
        summary="Answer the pending question",
    )
    async def answer(self, host: HostHere, hashes: Hashes, game: str, data: Answer) -> View:
        """The reply, the new view, comes when the answer is on disk."""
        return await host.answer(game, data, hashes)

    @post(
        "/{game:str}/undo",
        status_code=200,
        responses=problems(401, 403, 404, 409, 413, 503),
        summary="Take the last answer back",
    )
    async def undo(self, host: HostHere, hashes: Hashes, game: str, data: Undo) -> View:
        """As long as no die has fallen and nothing hidden was shown since."""
        return await host.undo(game, data, hashes)

    @post(
        "/{game:str}/orders",
        status_code=200,
        responses=problems(401, 403, 404, 409, 413, 503),
        summary="Give a standing order",
    )
    async def order(self, host: HostHere, hashes: Hashes, game: str, data: Order) -> View:
        """Questions of that topic are then answered at once, also while you are away."""
        return await host.order(game, data, hashes)

    @post(
        "/{game:str}/seats/{side:str}",
        status_code=200,
        responses=problems(401, 403, 404, 409, 413, 503),
        summary="Let a seat change hands",
    )
    async def reseat(
        self, host: HostHere, hashes: Hashes, game: str, side: str, data: SeatChange
    ) -> SeatReply:
        """Returns the new token or invitation; it is told this once."""
        return await host.reseat(game, side, data, hashes)

    @post(
        "/{game:str}/preview",
        status_code=200,
        responses=problems(401, 403, 404, 409, 413, 503),
        summary="What would an answer bring?",
    )
    async def preview(self, host: HostHere, hashes: Hashes, game: str, data: PreviewAsk) -> dict[str, Any]:
        """Never changes the game."""
        return await host.preview(game, data.side, data.answer, hashes)

    @post(
        "/{game:str}/inspect",
        status_code=200,
        responses=problems(401, 403, 404, 409, 413, 503),
        summary="Ruler, sight and other tools",
    )
    async def inspect(
        self, host: HostHere, hashes: Hashes, game: str, data: dict[str, Any]
    ) -> dict[str, Any]:
        """`tool` and what it needs; never changes the game."""
        side = data.pop("side", None)
        return await host.inspect(game, None if side is None else str(side), data, hashes)

    @get(
        "/{game:str}/journal",
        responses=problems(404, 409),
        media_type="application/x-ndjson",
        summary="The journal as a file",
    )
    async def journal(self, host: HostHere, hashes: Hashes, game: str) -> Response[str]:
        """Whole when the game is over; before that, the answers of others are left out."""
        text, system = await host.journal(game, hashes)
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
        host: HostHere,
        hashes: Hashes,
        game: str,
        at: At = None,
        side: Side = None,
        events_from: EventsFrom = 0,
    ) -> View:
        """Any side's view for the holders of a finished game; while it runs, one's own or an onlooker's."""
        return await host.replay(game, at, side, hashes, events_from)
