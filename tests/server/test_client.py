"""The built client: its files, its one page, and what the page may do."""

from __future__ import annotations

import base64
import gzip
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from tests.server.sitting import Server

SCRIPT = "document.documentElement.dataset.theme = 'light';"
PAGE = f"<!doctype html><script>{SCRIPT}</script><div id=app></div>"


@pytest.fixture
def built(start: Callable[..., Server], tmp_path: Path) -> Server:
    """A server with a client: a page, an asset, an icon; and a secret beside the folder."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "index-B4x.js").write_text("export {};" * 1000)
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return start(static=str(folder))


def test_the_page_answers_every_address_of_the_client(built: Server) -> None:
    """A reload on any page of the client works; addresses of the API and of files do not fall back."""
    for path in ("/", "/game/abc", "/replay/xyz?at=3", "/index.html"):
        reply = built.http.get(path)
        assert (200, PAGE) == (reply.status_code, reply.text)
        assert "text/html; charset=utf-8" == reply.headers["content-type"]
        assert "no-cache" == reply.headers["cache-control"]
    for path in ("/api/abc", "/assets/old-A1.js", "/robots.txt"):
        assert 404 == built.http.get(path).status_code


def test_the_page_may_run_its_own_scripts_only(built: Server) -> None:
    """The policy names the inline script by its hash, and no other source."""
    policy = built.http.get("/").headers["content-security-policy"]

    digest = base64.b64encode(sha256(SCRIPT.encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{digest}'" in policy
    assert "frame-ancestors 'none'" in policy
    assert f"connect-src 'self' ws://{built.url.removeprefix('http://')} " in policy
    assert "unsafe-eval" not in policy


def test_assets_are_kept_by_the_browser(built: Server) -> None:
    """Names with a hash are kept for ever, others are asked for again; both travel compressed."""
    asset = built.http.get("/assets/index-B4x.js")
    icon = built.http.get("/icon.svg")

    assert "public, max-age=31536000, immutable" == asset.headers["cache-control"]
    assert asset.headers["content-type"].startswith("text/javascript")
    assert "gzip" == asset.headers["content-encoding"]
    assert ("no-cache", "image/svg+xml") == (icon.headers["cache-control"], icon.headers["content-type"])
    again = built.http.get("/icon.svg", headers={"If-None-Match": icon.headers["etag"]})
    assert 304 == again.status_code


def test_assets_are_packed_once_and_unpack_to_themselves(built: Server, tmp_path: Path) -> None:
    """As small as gzip gets them; plain for whoever cannot unpack; a file that was built anew is packed anew."""
    file = tmp_path / "static" / "assets" / "index-B4x.js"
    asked = {"Accept-Encoding": "gzip"}
    asset = built.http.get("/assets/index-B4x.js", headers=asked)
    plain = built.http.get("/assets/index-B4x.js", headers={"Accept-Encoding": "identity"})

    assert file.read_text() == asset.text == plain.text
    assert len(gzip.compress(file.read_bytes(), 9)) == int(asset.headers["content-length"])
    assert "content-encoding" not in plain.headers
    assert ("Accept-Encoding", "Accept-Encoding") == (asset.headers["vary"], plain.headers["vary"])
    file.write_text("export const renewed = true;")
    assert "export const renewed = true;" == built.http.get("/assets/index-B4x.js", headers=asked).text


def test_a_strange_host_does_not_reach_the_policy(built: Server) -> None:
    """Only what looks like a host is written there."""
    reply = built.http.get("/", headers={"Host": "x;script-src"})

    assert 400 == reply.status_code
    assert "x;script-src" not in reply.headers["content-security-policy"]


def test_views_are_kept_by_nobody(built: Server) -> None:
    """Neither by the browser nor on the way."""
    table = built.new({"A": "me", "B": "hotseat"})

    assert "no-store" == table.get("view", "A", side="A").headers["cache-control"]


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "//secret.txt",
    ],
)
def test_no_path_leads_out_of_the_folder(built: Server, path: str) -> None:
    """Dots do not help."""
    reply = built.http.get(built.url + path)

    assert 404 == reply.status_code
    assert "secret" not in reply.text.replace("secret.txt", "")


def test_without_a_built_client_the_page_says_what_to_do(
    start: Callable[..., Server], tmp_path: Path
) -> None:
    """`make web`, in the reader's language; the API works all the same."""
    server = start(static=str(tmp_path / "nothing"))

    english = server.http.get("/")
    italian = server.http.get("/", headers={"Accept-Language": "it"})

    assert (503, True) == (english.status_code, "make web" in english.text)
    assert "non è ancora costruito" in italian.text
    assert 200 == server.http.get("/api/systems").status_code
