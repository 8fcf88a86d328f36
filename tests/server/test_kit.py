"""The print shop: what the browser shows and opens is what the command line writes."""

from __future__ import annotations

from typing import Any

from tests.server.sitting import Server

from sandtable.core.system import system
from sandtable.kit import Look, Words, pdf_of
from sandtable.kit.goods import sheet_of
from sandtable.kit.order import gathered


def order(**more: Any) -> dict[str, Any]:
    return {"what": "army", "army": system("fubar").armies()[0], **more}


def test_the_kinds_of_sheets_are_listed(server: Server) -> None:
    """And whether this server can print."""
    told = server.http.get("/api/kit").json()

    assert told["ready"] is True
    assert "army" in told["kinds"]
    assert "map" in told["kinds"]


def test_pages_are_shown_and_the_pdf_is_that_of_the_command_line(server: Server) -> None:
    """Byte for byte, when the command line is told the address of the server."""
    shown = server.http.post("/api/kit/fubar/pages", json=order(lang="it", paper="letter")).json()
    assert 1 == len(shown["pages"])
    assert shown["pages"][0].startswith("<svg")
    made = server.http.post("/api/kit/fubar/pdf", json=order(lang="it", paper="letter"))
    assert "application/pdf" == made.headers["content-type"]
    look = Look("it", "letter", origin=str(server.http.base_url).rstrip("/"))
    goods = gathered(system("fubar"), "", order()["army"], None, 19.0)
    sheet = sheet_of("army", goods, Words("it"), look)
    assert sheet is not None
    assert pdf_of(sheet, look) == made.content


def test_a_code_on_paper_leads_where_the_page_came_from(server: Server) -> None:
    """Behind a proxy the page knows that it came by TLS; the server does not."""
    place = str(server.http.base_url.netloc, "ascii")
    made = server.http.post("/api/kit/fubar/pdf", json=order(), headers={"Origin": f"https://{place}"})

    goods = gathered(system("fubar"), "", order()["army"], None, 19.0)
    sheet = sheet_of("army", goods, Words("en"), Look(origin=f"https://{place}"))
    assert sheet is not None
    assert pdf_of(sheet, Look(origin=f"https://{place}")) == made.content


def test_what_cannot_be_printed_is_told(server: Server) -> None:
    """An unknown kind, a kind this game lacks, a list that cannot be read, an unknown game."""
    assert 404 == server.http.post("/api/kit/fubar/pages", json=order(what="poster")).status_code
    assert 409 == server.http.post("/api/kit/fubar/pages", json=order(what="dice")).status_code
    refused = server.http.post("/api/kit/fubar/pages", json=order(army={"units": []}))
    assert 400 == refused.status_code
    assert refused.json()["error"]
    assert 404 == server.http.post("/api/kit/chess/pdf", json=order()).status_code
    assert 400 == server.http.post("/api/kit/fubar/pdf", json=order(copies=100)).status_code
    assert 404 == server.http.post("/api/kit/fallout/pdf", json=order(what="forms", edition="fr")).status_code


def test_the_table_of_a_game_is_printed_without_its_armies(server: Server) -> None:
    """Whoever comes from a game prints the table that lies there: the one its number drew, and nobody's units."""
    setup = {"system": "fubar", "scenario": "skirmish", "layout": 5, "sides": [{}, {}]}
    made = server.http.post(
        "/api/games", json={"setup": setup, "seats": {"A": "me", "B": "bot:random"}}
    ).json()
    there = server.http.post("/api/kit/fubar/pages", json={"what": "plan", "game": made["game"]}).json()
    same = server.http.post(
        "/api/kit/fubar/pages", json={"what": "plan", "scenario": "skirmish", "layout": 5}
    ).json()
    other = server.http.post(
        "/api/kit/fubar/pages", json={"what": "plan", "scenario": "skirmish", "layout": 6}
    ).json()

    assert there["pages"] == same["pages"]
    assert there["pages"] != other["pages"]
    for body in ({"what": "army", "game": made["game"]}, {"what": "plan", "game": "nowhere"}):
        assert server.http.post("/api/kit/fubar/pages", json=body).status_code in (404, 409)
    assert (
        409
        == server.http.post("/api/kit/warzone/pages", json={"what": "plan", "game": made["game"]}).status_code
    )
