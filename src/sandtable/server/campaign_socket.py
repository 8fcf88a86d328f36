"""A campaign's socket: the first message shows the tokens, then the campaign comes with every change."""

from __future__ import annotations

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from sandtable.core.wire import Json, list_of
from sandtable.server.errors import ApiError
from sandtable.server.host import Host
from sandtable.server.hub import Listener
from sandtable.server.seats import TOKENS_READ, hashed
from sandtable.server.talk import Socket, Talk, hear_nothing, news, serve


@websocket("/api/campaigns/{campaign:str}/socket")
async def campaign_socket(socket: Socket, campaign: FromPath[str]) -> None:
    """The campaign as the holder of the tokens may see it; whoever shows none looks on."""
    await socket.accept()
    host: Host = socket.app.state.host
    talk = Talk(socket, host)
    try:
        try:
            hashes = shown(await talk.first())
            listener = Listener(campaign, await host.campaigns.look(campaign, hashes))
            if not host.campaigns.hub.has_room(campaign, listener.side, host.settings):
                raise ApiError(503, "server-too-many-sockets")
        except ApiError as error:
            await talk.close(error)
            return
        talk.sit(listener.side)
        await serve(host.campaigns.hub, listener, _tell(talk, listener, hashes), hear_nothing(talk))
    except WebSocketDisconnect:
        return


def shown(first: dict[str, Json]) -> list[str]:
    """The hashes of the tokens in `{"tokens": ["…"]}`."""
    tokens = list_of(first.get("tokens"))[:TOKENS_READ]
    return [hashed(token) for token in tokens if isinstance(token, str) and token]


async def _tell(talk: Talk, listener: Listener, hashes: list[str]) -> None:
    """Sends the campaign whenever it has changed; whoever is slow to take it skips to the newest."""
    while await news(talk, listener):
        try:
            seen = await talk.host.campaigns.view(listener.game, hashes)
        except ApiError as error:
            await talk.close(error)
            return
        await talk.say(seen)
