"""The built browser client: its files, and its one page for every other address."""

from __future__ import annotations

import asyncio
import base64
import gzip
import mimetypes
import re
from functools import lru_cache
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from sandtable.server.caching import remembered
from sandtable.server.errors import texts_in
from sandtable.server.faults import language_of

FOREVER = "public, max-age=31536000, immutable"  # names of built assets carry a hash of their content
PACKS_ITSELF = "packs_itself"  # a handler whose replies the server does not compress once more
PACKED = (".js", ".css", ".svg")  # fonts and pictures are packed already
TYPES = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
HOST = re.compile(r"[\w.\-]+(:\d+)?|\[[\da-f:]+\](:\d+)?", re.IGNORECASE)
INLINE_SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


def policy(page: bytes, host: str) -> str:
    """What the page may load and run: its own, and the inline scripts that were built into it."""
    hashes = [
        f"'sha256-{base64.b64encode(sha256(script).digest()).decode()}'"
        for script in INLINE_SCRIPT.findall(page)
    ]
    return "; ".join(
        [
            "default-src 'self'",
            " ".join(["script-src 'self'", *hashes]),
            # The board sets positions and custom properties as style attributes.
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            # Not every browser counts a socket of the same host as its own.
            f"connect-src 'self' ws://{host} wss://{host}" if HOST.fullmatch(host) else "connect-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]
    )


def safe_headers(page: bytes, host: str) -> dict[str, str]:
    """Headers of a page."""
    return {"Content-Security-Policy": policy(page, host)}


def inside(folder: Path, path: str) -> Path | None:
    """A file of the folder, whatever dots the path has; None when there is none."""
    if "\0" in path:
        return None
    try:
        file = (folder / path.lstrip("/")).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except OSError:
        return None


def unbuilt(language: str) -> bytes:
    """The page that stands in while the client is not built."""
    sentence = escape(texts_in(language).format("server-not-built"))
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Sandtable</title>'
        f"<p>{sentence}</p></html>"
    ).encode()


@get("/", include_in_schema=False)
async def start_page(request: Request[Any, Any, State]) -> Response[bytes]:
    """The client's one page."""
    return await _page(request)


@lru_cache(maxsize=200)
def packed(file: Path, changed: int) -> bytes:
    """A built file as small as it gets: it is packed once and sent many times."""
    del changed
    return gzip.compress(file.read_bytes(), 9, mtime=0)


def packed_for(request: Request[Any, Any, State], file: Path) -> tuple[bytes, dict[str, str]]:
    """The file as this browser takes it, and what to tell it about that."""
    if file.suffix not in PACKED:
        return file.read_bytes(), {}
    varying = {"Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return file.read_bytes(), varying
    return packed(file, file.stat().st_mtime_ns), {**varying, "Content-Encoding": "gzip"}


@get("/{path:path}", include_in_schema=False, opt={PACKS_ITSELF: True})
async def client(request: Request[Any, Any, State], path: FromPath[str]) -> Response[bytes]:
    """A file of the client, or its page, which finds out by itself what an address means."""
    if f"{path}/".startswith("/api/"):
        raise NotFoundException
    folder: Path = request.app.state.settings.static
    file = await asyncio.to_thread(inside, folder, path)
    if file is None and Path(path).suffix:
        raise NotFoundException
    if file is None or file.name == "index.html":
        return await _page(request)
    content, told = await asyncio.to_thread(packed_for, request, file)
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    age = FOREVER if file.parent.name == "assets" else "no-cache"
    return remembered(request, content, kind, age, told)


async def _page(request: Request[Any, Any, State]) -> Response[bytes]:
    folder: Path = request.app.state.settings.static
    index = folder / "index.html"
    host = request.headers.get("host", "")
    if not await asyncio.to_thread(index.is_file):
        page = unbuilt(language_of(request))
        return Response(page, status_code=503, media_type="text/html", headers=safe_headers(page, host))
    page = await asyncio.to_thread(index.read_bytes)
    return remembered(request, page, "text/html", "no-cache", safe_headers(page, host))
