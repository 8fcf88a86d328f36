"""Who may do what: every cell of the tables in `docs/rights.md` is tried."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from litestar.routes import HTTPRoute
from tests.server.sitting import Server, Table
from tests.server.test_campaigns import War, new_war
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from sandtable.server import Settings, create_app

DOCUMENT = Path(__file__).parents[2] / "docs" / "rights.md"
ROW = re.compile(r"^\| (.+?) \|$", re.MULTILINE)
REFUSED = (401, 403)
YES, NO = "yes", "no"

Deed = Callable[["Scene", str | None], int]


def table_under(heading: str) -> list[tuple[str, str, bool]]:
    """The cells of a table: deed, who, whether they may."""
    text = DOCUMENT.read_text(encoding="utf-8").partition(f"## {heading}")[2].partition("\n## ")[0]
    rows = [
        [cell.strip() for cell in row.split("|")] for row in re.findall(r"^\|(.+)\|$", text, re.MULTILINE)
    ]
    head, _, *body = rows
    return [
        (deed, who, may == YES) for deed, *cells in body for who, may in zip(head[1:], cells, strict=True)
    ]


class Scene:
    """A game and everybody's tokens."""

    def __init__(self, table: Table, tokens: dict[str, str]) -> None:
        self.table = table
        self.tokens = tokens
        self.tried: set[str] = set()  # method and path behind the game's id

    def post(self, path: str, body: object, who: str | None) -> int:
        """The status of a request in somebody's name."""
        return self._asked("POST", path, who, json=body)

    def get(self, path: str, who: str | None) -> int:
        return self._asked("GET", path, who)

    def delete(self, who: str | None) -> int:
        return self._asked("DELETE", "", who)

    def _asked(self, method: str, path: str, who: str | None, **body: object) -> int:
        self.tried.add(f"{method} {path.partition('?')[0]}".replace("seats/A", "seats/{side:str}"))
        token = self.tokens.get(who or "")
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        reply: httpx.Response = self.table.server.http.request(
            method,
            f"/api/games/{self.table.id}/{path}".rstrip("/"),
            headers=headers,
            **body,  # type: ignore[arg-type]
        )
        return reply.status_code

    def listened(self, who: str | None) -> int:
        """The status that a socket closes with, 200 where it tells a view."""
        place = f"{self.table.server.url.replace('http', 'ws', 1)}/api/games/{self.table.id}/socket?side=A"
        with connect(place) as socket:
            socket.send(json.dumps({"token": self.tokens.get(who or "", "")}))
            try:
                first = json.loads(socket.recv(timeout=10))
                if "error" in first:
                    socket.recv(timeout=10)
            except ConnectionClosed as closed:
                return closed.rcvd.code - 4000 if closed.rcvd is not None else 0
            return 200


def taken(server: Server, table: Table, side: str) -> str:
    """The token of whoever takes an open seat."""
    wish = {"held_by": "remote", "code": table.invitations[side]}
    reply = server.http.post(f"/api/games/{table.id}/seats/{side}", json=wish)
    assert 200 == reply.status_code, reply.text
    return str(reply.json()["token"])


def given_away(server: Server) -> Scene:
    """Both sides are guests'; side A has changed hands once, and has answered once."""
    table = server.new({"A": "open", "B": "open"})
    former = taken(server, table, "A")
    stranger = server.new().tokens["A"]
    other = taken(server, table, "B")
    again = server.http.post(
        f"/api/games/{table.id}/seats/A",
        json={"held_by": "remote"},
        headers={"Authorization": f"Bearer {former}"},
    )
    holder = str(again.json()["token"])
    table.tokens = {"A": holder, "B": other}
    tokens = {"holder": holder, "other": other, "host": table.host, "former": former, "stranger": stranger}
    return Scene(table, tokens)


def asked(scene: Scene) -> dict[str, object]:
    view = scene.table.view("A")
    return {"side": "A", "version": view["version"], "answer": (view["question"] or {}).get("suggestion")}


def answer(scene: Scene, who: str | None) -> int:
    return scene.post("answers", asked(scene), who)


def undo(scene: Scene, who: str | None) -> int:
    return scene.post("undo", {"side": "A"}, who)


def preview(scene: Scene, who: str | None) -> int:
    return scene.post("preview", {"side": "A", "answer": asked(scene)["answer"]}, who)


GAME: dict[str, Deed] = {
    "see what everybody sees": lambda scene, who: scene.get("view", who),
    "see what side A sees": lambda scene, who: scene.get("view?side=A", who),
    "listen to side A's socket": lambda scene, who: scene.listened(who),
    "read the running journal": lambda scene, who: scene.get("journal", who),
    "go back in the running game as side A": lambda scene, who: scene.get("replay?side=A&at=0", who),
    "answer for side A": answer,
    "preview an answer of side A": preview,
    "ask what the computer would do as side A": lambda scene, who: scene.post("advice", {"side": "A"}, who),
    "ask what would be asked next as side A": lambda scene, who: scene.post("ahead", {"side": "A"}, who),
    "have the answer of a lesson shown as side A": lambda scene, who: scene.post("show", {"side": "A"}, who),
    "ask what was weighed, once the game is over": lambda scene, who: scene.post("why", {"at": 0}, who),
    "measure as side A": lambda scene, who: scene.post("inspect", {"side": "A", "tool": "ruler"}, who),
    "give side A a standing order": lambda scene, who: scene.post(
        "orders", {"side": "A", "topic": "x", "order": ""}, who
    ),
    "take back an answer of side A": undo,
    "give side A to the computer": lambda scene, who: scene.post("seats/A", {"held_by": "bot"}, who),
    "give side A's name": lambda scene, who: scene.post("seats/A", {"name": "Anna"}, who),
    "add side A's word to the dice": lambda scene, who: scene.post("seats/A", {"entropy": "word"}, who),
    "resign for side A": lambda scene, who: scene.post("resign", {"side": "A"}, who),
    "offer a draw for side A": lambda scene, who: scene.post("draw", {"side": "A", "say": "offer"}, who),
    "throw the game away": lambda scene, who: scene.delete(who),
}
GUEST: dict[str, Deed] = {
    "take the computer's seat": lambda scene, who: scene.post("seats/B", {"held_by": "person"}, who),
    "open the computer's seat for a friend": lambda scene, who: scene.post(
        "seats/B", {"held_by": "open"}, who
    ),
}


# What nobody is refused.
OPEN = {"GET journal", "POST why"}


def ways_into_a_game() -> set[str]:
    """Method and path of every route that begins with a game's id; a new one belongs into the table."""
    mine = "/api/games/{game:str}"
    routes = create_app(Settings(database_url="sqlite://")).routes
    return {
        f"{method} {route.path.removeprefix(mine).strip('/')}"
        for route in routes
        if isinstance(route, HTTPRoute) and route.path.startswith(mine)
        for method in route.methods - {"OPTIONS"}
    }


def tried(scene: Scene, deed: Deed, who: str) -> bool:
    """Whether somebody may: everything but a refusal for want of a right counts as a yes."""
    return deed(scene, who) not in REFUSED


def test_a_game_of_two_guests(server: Server) -> None:
    """Refusals first, on one game, and they change nothing; then each that may, on a game of its own."""
    cells = table_under("A game: the founder gave both sides away")
    assert set(GAME) == {deed for deed, _, _ in cells}
    scene = given_away(server)
    before = scene.table.view("A")

    wrong = [(deed, who) for deed, who, may in cells if not may and tried(scene, GAME[deed], who)]

    assert [] == wrong
    assert set() == ways_into_a_game() - scene.tried - OPEN
    assert before == scene.table.view("A")
    allowed = [(deed, who) for deed, who, may in cells if may]
    assert [] == [(deed, who) for deed, who in allowed if not tried(given_away(server), GAME[deed], who)]


def test_a_guest_against_the_computer(server: Server) -> None:
    """The founder keeps the say over the computer's seat; the guest has none."""

    def guest_and_bot() -> Scene:
        table = server.new({"A": "open", "B": "bot:random"})
        former = taken(server, table, "A")
        handed = server.http.post(
            f"/api/games/{table.id}/seats/A",
            json={"held_by": "remote"},
            headers={"Authorization": f"Bearer {former}"},
        )
        tokens = {
            "holder": str(handed.json()["token"]),
            "host": table.host,
            "former": former,
            "stranger": server.new().tokens["A"],
        }
        return Scene(table, tokens)

    cells = table_under("A game: a guest against the computer, at the founder's table")
    assert set(GUEST) == {deed for deed, _, _ in cells}
    assert [] == [
        (deed, who, may) for deed, who, may in cells if may != tried(guest_and_bot(), GUEST[deed], who)
    ]


def guest_at_war(server: Server) -> tuple[War, dict[str, str]]:
    """A campaign of a guest against the computer, with its battle begun."""
    war = new_war(server, ["open", "bot:random"])
    wish = {"held_by": "remote", "code": war.invitations["0"]}
    reply = server.http.post(f"/api/campaigns/{war.id}/seats/0", json=wish)
    war.tokens["0"] = str(reply.json()["token"])
    stranger = server.new().tokens["A"]
    return war, {"holder": war.tokens["0"], "host": war.host, "stranger": stranger}


def test_a_guest_in_a_campaign(server: Server) -> None:
    """The founder is host of its battles as well: a guest does not get both sides."""
    cells = table_under("A battle of a campaign: a guest against the computer")
    war, tokens = guest_at_war(server)
    field = war.field(0)
    assert 200 == field.status_code, field.text
    battle = field.json()["games"]["1"]

    def status(deed: str, who: str) -> int:
        headers = {"Authorization": f"Bearer {tokens[who]}"} if who in tokens else {}
        if deed == "take the computer's seat in the battle":
            path, body = f"/api/games/{battle}/seats/B", {"held_by": "person"}
        elif deed == "give the guest's orders":
            path, body = f"/api/campaigns/{war.id}/orders", {"side": 0, "orders": [{"do": "dance"}]}
        else:
            path, body = f"/api/campaigns/{war.id}/seats/1", {"held_by": "person"}
        return server.http.post(path, json=body, headers=headers).status_code

    refused = [cell for cell in cells if not cell[2]]
    allowed = [cell for cell in cells if cell[2]]
    wrong = [(deed, who) for deed, who, _ in refused if status(deed, who) not in REFUSED]
    wrong += [(deed, who) for deed, who, _ in allowed if status(deed, who) in REFUSED]
    assert [] == wrong


@pytest.mark.parametrize("heading", ["A game: the founder gave both sides away"])
def test_the_tables_are_read(heading: str) -> None:
    """A table that is not found would try nothing."""
    assert 60 < len(table_under(heading))
