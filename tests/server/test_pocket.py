"""The referee in the pocket over the API: the phone sends what it keeps, and the server keeps nothing."""

from __future__ import annotations

from typing import Any

from tests.server.sitting import Server


def asked(server: Server, **more: Any) -> Any:
    return server.http.post("/api/pocket/fubar", json={"setup": {"sides": [{}, {}]}, **more})


def test_the_next_question_follows_from_the_entries(server: Server) -> None:
    """The same list gives the same reply; a refused entry is left out, with the reasons beside it."""
    begun = asked(server).json()
    assert "dice" == begun["question"]["kind"]
    assert {"in": 60.0} == {begun["pocket"]["measure"]: begun["pocket"]["most"]}
    entries = [{"answer": [6]}, {"answer": [3]}]
    assert asked(server, entries=entries).json() == asked(server, entries=entries).json()

    refused = asked(server, entries=[*entries, {"answer": [9]}]).json()
    assert entries == refused["entries"]
    assert refused["refused"]


def test_what_cannot_be_refereed_is_told(server: Server) -> None:
    """An unknown game, a set-up or a measurement that means nothing: one sentence and the right status."""
    assert 404 == server.http.post("/api/pocket/chess", json={"setup": {}}).status_code
    assert 400 == asked(server, setup={"tea": 1}).status_code
    assert 400 == asked(server, measured={"unit": "nobody"}).status_code
    assert 400 == asked(server, entries=[{"dance": 1}]).status_code
    assert 200 == server.http.get("/api/pocket/warfare").status_code
