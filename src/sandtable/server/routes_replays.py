"""Journals that people bring along, to be checked and watched."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Controller, get, post
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import FromPath, RawBody

from sandtable.server.bodies import Brought
from sandtable.server.errors import ApiError
from sandtable.server.routes_games import PRIVATE, At, By, EventsFrom, Side, View, problems


@dataclass
class BringsJournal(Operation):
    """The body is a journal, as `GET /api/games/{game}/journal` gives it."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(
            content={"text/plain": text}, required=True, description="A journal, at most 4 MB"
        )


class ReplaysController(Controller):
    """`/api/replays`."""

    path = "/api/replays"
    tags = ("replays",)
    response_headers = PRIVATE

    @post(
        "/",
        operation_class=BringsJournal,
        responses=problems(413, 503),
        summary="Bring a journal",
    )
    async def bring(self, by: By, body: RawBody) -> Brought:
        """Every line, rule and die of it is checked before it is kept."""
        try:
            text = body.decode("utf-8")
        except UnicodeDecodeError as error:
            raise ApiError(400, "server-not-text") from error
        return await by.host.bringing.bring(text)

    @get("/{replay:str}", responses=problems(404, 409, 503), summary="A moment of a journal")
    async def watch(
        self, by: By, replay: FromPath[str], at: At = None, side: Side = None, events_from: EventsFrom = 0
    ) -> View:
        """The view of a side, or of an onlooker, after so many entries."""
        frame: dict[str, Any] = await by.host.bringing.watch(replay, at, side, events_from)
        return frame
