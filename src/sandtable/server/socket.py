"""A game's socket: the first message shows the token, then a view comes with every change."""

from __future__ import annotations

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from sandtable.core.wire import Json, text_of
from sandtable.server.errors import ApiError
from sandtable.server.host import Host
from sandtable.server.hub import Listener
from sandtable.server.seats import hashed
from sandtable.server.talk import Socket, Talk, hear_nothing, news, serve


@websocket("/api/games/{game:str}/socket")
async def game_socket(socket: Socket, game: FromPath[str], side: FromQuery[str | None] = None) -> None:
    """Views of one side, or of an onlooker."""
    await socket.accept()
    host: Host = socket.app.state.host
    talk = Talk(socket, host)
    try:
        listener = await _joined(talk, game, side)
        if listener is not None:
            talk.sit(listener.side)
            await serve(host.hub, listener, _tell(talk, listener), hear_nothing(talk))
    except WebSocketDisconnect:
        return


async def _joined(talk: Talk, game: str, side: str | None) -> Listener | None:
    """The listener of whoever shows the right token; else says why not and closes."""
    host = talk.host
    try:
        token = text_of((await talk.first()).get("token"))
        async with host.games.hold(game) as live:
            number = host.seat(live.record, side, [hashed(token)] if token else [])
        if not host.hub.has_room(game, number, host.settings):
            raise ApiError(503, "server-too-many-sockets")
    except ApiError as error:
        await talk.close(error)
        return None
    return Listener(game, number)


async def _tell(talk: Talk, listener: Listener) -> None:
    """Sends a view whenever something changed; whoever is slow to take it skips to the newest."""
    branch = count = 0
    while await news(talk, listener):
        if listener.ended:
            await talk.close(ApiError(403, "server-socket-moved"))
            return
        if listener.place:
            await talk.say({"bots": {"ahead": listener.place.pop()}})
        if not listener.changed:
            continue
        listener.changed = False
        try:
            view, branch = await talk.host.look(listener.game, listener.side, (branch, count))
        except ApiError as error:
            await talk.close(error)
            return
        count = _events_known(view)
        await talk.say(view)


def _events_known(view: dict[str, Json]) -> int:
    start = view["events_from"]
    events = view["events"]
    assert isinstance(start, int)
    assert isinstance(events, list)
    return start + len(events)
