"""Replies that a browser may remember."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from litestar import Request, Response


def remembered(
    request: Request[Any, Any, Any],
    content: bytes,
    media_type: str,
    cache_control: str,
    headers: dict[str, str] | None = None,
) -> Response[bytes]:
    """Content with a tag; a browser that has it already gets an empty 304."""
    tag = f'"{sha256(content).hexdigest()[:20]}"'
    told = {"ETag": tag, "Cache-Control": cache_control, **(headers or {})}
    # A compressing proxy weakens the tag; it is the same content all the same.
    known = [part.strip().removeprefix("W/") for part in request.headers.get("if-none-match", "").split(",")]
    if tag in known:
        return Response(b"", status_code=304, headers=told, media_type=media_type)
    return Response(content, headers=told, media_type=media_type)
