"""Whatever goes wrong becomes one sentence, the right status, and nothing else."""

from __future__ import annotations

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import SQLAlchemyError

from sandtable.core.wire import Json
from sandtable.i18n import closest_language
from sandtable.server.errors import ApiError, error_body, texts_in
from sandtable.server.host import Host

log = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]

LONGEST_DETAIL = 200  # characters of what the framework says
GONE = "client disconnected prematurely"  # what it says of whoever hung up


def language_of(request: AnyRequest) -> str:
    """The language the reader asks for."""
    return closest_language(request.headers.get("accept-language", ""))


def _reply(status: int, body: dict[str, Json], headers: dict[str, str] | None = None) -> Response[Any]:
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=headers)


def _asked(request: AnyRequest) -> str:
    """What was asked, for the log: as it came over the wire, so that it stays one line, and without its question."""
    path: bytes = request.scope["raw_path"]
    return f"{request.method} {path[:LONGEST_DETAIL].decode('ascii', 'replace')}"


def api_error(request: AnyRequest, error: ApiError) -> Response[Any]:
    """A request that the server understands and does not carry out."""
    headers = {"WWW-Authenticate": "Bearer"} if error.status == 401 else None
    return _reply(error.status, error.body(language_of(request)), headers)


def http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """A request that the framework could not read, or that leads nowhere."""
    status = error.status_code
    if error.detail == GONE:
        log.info("%s: hung up before the end of the request", _asked(request))
        return _reply(400, error_body("", []))
    if status >= 500:
        return broken(request, error)
    detail = _detail(error)
    known: dict[int, tuple[str, dict[str, Any]]] = {
        400: ("server-unreadable", {"detail": detail}),
        404: ("server-no-such-page", {}),
        405: ("server-no-such-method", {"method": request.method}),
        413: ("server-too-large", {"most": _most_kilobytes(request)}),
        429: ("server-too-many", {}),
    }
    text, values = known.get(status, ("server-refused-request", {"detail": detail}))
    told = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    headers = {name: value.replace("GET", "GET, HEAD") for name, value in told.items()}
    return _reply(status, error_body(texts_in(language_of(request)).format(text, **values), []), headers)


def _most_kilobytes(request: AnyRequest) -> int:
    settings = request.app.state.settings
    most = settings.journal_bytes if request.url.path == "/api/replays" else settings.body_bytes
    return int(most // 1000)


def _detail(error: HTTPException) -> str:
    """What the framework says, with the part of the request it speaks of."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        place = str(first.get("key", ""))
        said = str(first.get("message", ""))
        return (f"{place}: {said}" if place else said)[:LONGEST_DETAIL]
    # The framework repeats the whole address; whoever sent it knows it.
    return str(error.detail).partition(" for path ")[0].partition(" for url ")[0][:LONGEST_DETAIL]


def too_deep(request: AnyRequest, error: RecursionError) -> Response[Any]:
    """JSON nested deeper than a reader can follow."""
    del error
    text = texts_in(language_of(request)).format("server-too-deep", most=40)
    return _reply(400, error_body(text, []))


def not_stored(request: AnyRequest, error: SQLAlchemyError) -> Response[Any]:
    """The database does not take or give it: the disk is full, gone or damaged. Nothing has changed."""
    log.error("%s: %s", _asked(request), str(error).splitlines()[0])
    return _reply(503, error_body(texts_in(language_of(request)).format("server-not-stored"), []))


def broken(request: AnyRequest, error: Exception) -> Response[Any]:
    """A fault of ours: the log has it whole, the reader one sentence."""
    log.error("%s", _asked(request), exc_info=error)
    return _reply(500, error_body(texts_in(language_of(request)).format("server-broke"), []))


def host_of(request: AnyRequest) -> Host:
    """The host behind a request."""
    host: Host = request.app.state.host
    return host
