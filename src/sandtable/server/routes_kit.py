"""The print shop: every sheet as pages to look at, and as a PDF to print."""

from __future__ import annotations

from base64 import b64decode
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from sandtable.core.wire import Json, list_of, text_of
from sandtable.kit import can_print
from sandtable.kit.goods import KINDS
from sandtable.server.bodies import AnyJson, Body
from sandtable.server.errors import ApiError
from sandtable.server.founding import army_of_a_size
from sandtable.server.printing import MOST_PAGES
from sandtable.server.routes_games import By, problems
from sandtable.server.routes_library import known_system

OF_A_TABLE = frozenset({"map", "plan", "terrain"})
Kind = Annotated[str, msgspec.Meta(max_length=20)]


class PrintOrder(Body):
    """What is to be printed, of which army and scenario, and how."""

    what: Kind
    army: AnyJson = None
    scenario: Annotated[str, msgspec.Meta(max_length=40)] = ""
    layout: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0
    game: Annotated[str, msgspec.Meta(max_length=64)] = (
        ""  # one that is played here: its table, instead of a scenario's
    )
    edition: Annotated[str, msgspec.Meta(max_length=20)] = ""
    lang: Literal["en", "it"] = "en"
    paper: Literal["a4", "letter"] = "a4"
    low_ink: bool = False
    livery: Literal["a", "b", "c", "d"] = "a"
    counters: Literal[16, 19] = 19
    copies: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1


class Kinds(msgspec.Struct):
    """The kinds of sheets, and whether this server can print."""

    kinds: list[str]
    ready: bool


class Pages(msgspec.Struct):
    """Pages to look at, each an SVG."""

    title: str
    pages: list[str]


@get("/api/kit", tags=["kit"], responses=problems(), summary="What can be printed", sync_to_thread=True)
def kinds() -> Kinds:
    """Every kind of sheet; not every game has all of them."""
    return Kinds(list(KINDS), can_print())


@post(
    "/api/kit/{system_id:str}/pages",
    status_code=200,
    tags=["kit"],
    responses=problems(404, 409, 413, 503),
    summary="Sheets to look at before they are printed",
)
async def pages(
    request: Request[Any, Any, State], by: By, system_id: FromPath[str], data: JSONBody[PrintOrder]
) -> Pages:
    """The pages of one kind of sheet as SVG."""
    reply = await _made(request, by, system_id, data, "svg")
    drawn = reply["pages"]
    assert isinstance(drawn, list)
    return Pages(text_of(reply.get("title")), [text_of(page) for page in drawn])


@post(
    "/api/kit/{system_id:str}/pdf",
    status_code=200,
    tags=["kit"],
    media_type="application/pdf",
    responses=problems(404, 409, 413, 503),
    summary="Sheets to print",
)
async def pdf(
    request: Request[Any, Any, State], by: By, system_id: FromPath[str], data: JSONBody[PrintOrder]
) -> Response[bytes]:
    """One kind of sheet as a tagged PDF, byte for byte what the command line writes."""
    reply = await _made(request, by, system_id, data, "pdf")
    name = f"{system_id}-{text_of(reply.get('name'))}.pdf"
    headers = {"Content-Disposition": f'inline; filename="{name}"', "Cache-Control": "no-store"}
    return Response(b64decode(text_of(reply["pdf"])), media_type="application/pdf", headers=headers)


async def _table_of(by: By, system_id: str, data: PrintOrder) -> dict[str, Json]:
    """The set-up of a game without its armies: the table lies open to everybody, who fights on it does not."""
    if data.what not in OF_A_TABLE:
        raise ApiError(409, "server-nothing-to-print", {"what": data.what})
    async with by.host.games.hold(data.game) as live:
        setup = live.record.setup
    if live.record.system != system_id:
        raise ApiError(409, "server-nothing-to-print", {"what": data.what})
    bare: list[Json] = [{} for _ in list_of(setup.get("sides"))]
    return {**setup, "sides": bare}


async def _made(
    request: Request[Any, Any, State], by: By, system_id: str, data: PrintOrder, form: str
) -> dict[str, Json]:
    army_of_a_size(data.army)
    rules = known_system(system_id)
    if data.what not in KINDS:
        raise ApiError(404, "server-nothing-to-print", {"what": data.what})
    if data.edition and data.edition not in rules.editions():
        listed = ", ".join(edition or "–" for edition in rules.editions())
        raise ApiError(404, "server-no-such-edition", {"edition": data.edition, "editions": listed})
    order: dict[str, Json] = {
        "system": rules.id,
        "form": form,
        "origin": request.headers.get("origin") or str(request.base_url).rstrip("/"),  # a page knows of TLS
        **msgspec.to_builtins(data),
    }
    if data.game:
        order["setup"] = await _table_of(by, rules.id, data)
    reply = await by.host.thinking.printed(order)
    if reply.get("cannot"):
        raise ApiError(503, "server-cannot-print")
    if reply.get("none"):
        raise ApiError(409, "server-nothing-to-print", {"what": data.what})
    if reply.get("many"):
        raise ApiError(409, "server-too-much-to-print", {"most": MOST_PAGES})
    return reply
