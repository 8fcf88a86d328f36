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


class WarScene:
    """A campaign and everybody's tokens; its battle, once there is one."""

    def __init__(self, war: War, tokens: dict[str, str], battle: str = "") -> None:
        self.war = war
        self.tokens = tokens
        self.battle = battle

    def headers(self, who: str | None) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[who]}"} if who in self.tokens else {}

    def post(self, path: str, body: object, who: str | None) -> int:
        """The status of a request in somebody's name, behind the campaign's id."""
        place = f"/api/campaigns/{self.war.id}/{path}"
        return self.war.server.http.post(place, json=body, headers=self.headers(who)).status_code

    def orders(self, side: int, who: str | None) -> int:
        return self.post("orders", {"side": side, "orders": [{"do": "dance"}]}, who)

    def sees(self, side: int, who: str | None) -> int:
        """200 where the side's pool is shown."""
        seen = self.war.server.http.get(f"/api/campaigns/{self.war.id}", headers=self.headers(who)).json()
        return 200 if str(side) in seen["view"]["pools"] else 403

    def hears(self, side: int, who: str | None) -> int:
        """200 where the side's pool comes over a socket."""
        place = self.war.server.url.replace("http", "ws", 1)
        with connect(f"{place}/api/campaigns/{self.war.id}/socket") as socket:
            token = self.tokens.get(who or "")
            socket.send(json.dumps({"tokens": [token] if token else []}))
            return 200 if str(side) in json.loads(socket.recv(timeout=10))["view"]["pools"] else 403

    def file(self, who: str | None) -> int:
        place = f"/api/campaigns/{self.war.id}/file"
        return self.war.server.http.get(place, headers=self.headers(who)).status_code

    def at_table(self, path: str, body: object, who: str | None) -> int:
        """The status of a request to the battle."""
        place = f"/api/games/{self.battle}/{path}"
        return self.war.server.http.post(place, json=body, headers=self.headers(who)).status_code

    def looks(self, side: str, who: str | None) -> int:
        place = f"/api/games/{self.battle}/view?side={side}"
        return self.war.server.http.get(place, headers=self.headers(who)).status_code


def taken_side(war: War, side: int) -> str:
    """The token of whoever takes an open side of a campaign."""
    reply = war.reseat(side, {"held_by": "remote", "code": war.invitations[str(side)]})
    assert 200 == reply.status_code, reply.text
    war.tokens[str(side)] = str(reply.json()["token"])
    return war.tokens[str(side)]


def at_war(server: Server, seats: list[str], **terms: object) -> WarScene:
    """A campaign whose first side is a guest's and has changed hands once."""
    war = new_war(server, seats, **terms)
    former = taken_side(war, 0)
    again = war.reseat(0, {"held_by": "remote"}, "0")
    war.tokens["0"] = str(again.json()["token"])
    tokens = {"holder": war.tokens["0"], "host": war.host, "former": former}
    tokens["stranger"] = server.new().tokens["A"]
    if "1" in war.invitations:
        tokens["other"] = taken_side(war, 1)
    return WarScene(war, tokens)


# Those behind which the holder of a side is nobody any more come last.
WAR: dict[str, Callable[[WarScene, str | None], int]] = {
    "see what everybody sees": lambda scene, who: (
        scene.war.server.http.get(f"/api/campaigns/{scene.war.id}", headers=scene.headers(who)).status_code
    ),
    "see side A's pool and choice": lambda scene, who: scene.sees(0, who),
    "hear of side A's pool and choice by socket": lambda scene, who: scene.hears(0, who),
    "give side A's orders": lambda scene, who: scene.orders(0, who),
    "give side A's name": lambda scene, who: scene.post("seats/0", {"name": "Anna"}, who),
    "take side A": lambda scene, who: scene.post("seats/0", {"held_by": "person"}, who),
    "open side A for somebody else": lambda scene, who: scene.post("seats/0", {"held_by": "open"}, who),
    "give side A to the computer": lambda scene, who: scene.post("seats/0", {"held_by": "bot"}, who),
    "save the campaign as a file, once it is over": lambda scene, who: scene.file(who),
}
LAST = ["take side A", "open side A for somebody else", "give side A to the computer"]
GUEST_AT_WAR: dict[str, Callable[[WarScene, str | None], int]] = {
    "give the guest's orders": lambda scene, who: scene.orders(0, who),
    "see what the computer sees in the battle": lambda scene, who: scene.looks("B", who),
    "answer for the computer in the battle": lambda scene, who: scene.at_table(
        "answers", {"side": "B", "version": 0, "answer": None}, who
    ),
    "see the computer's pool": lambda scene, who: scene.sees(1, who),
    "give the computer's orders": lambda scene, who: scene.orders(1, who),
    "take the computer's side of the campaign": lambda scene, who: scene.post(
        "seats/1", {"held_by": "person"}, who
    ),
    "open the computer's side of the campaign": lambda scene, who: scene.post(
        "seats/1", {"held_by": "open"}, who
    ),
    "open the computer's seat in the battle for a friend": lambda scene, who: scene.at_table(
        "seats/B", {"held_by": "open"}, who
    ),
    "take the computer's seat in the battle": lambda scene, who: scene.at_table(
        "seats/B", {"held_by": "person"}, who
    ),
}


def test_a_campaign_of_two_guests(server: Server) -> None:
    """Refusals first, and they change nothing; then each that may."""
    cells = table_under("A campaign: the founder gave both sides away")
    assert set(WAR) == {deed for deed, _, _ in cells}
    scene = at_war(server, ["open", "open"], each=1)
    before = scene.war.look("0", "1")
    file = "save the campaign as a file, once it is over"
    now = [cell for cell in cells if cell[0] != file]

    wrong = [(deed, who) for deed, who, may in now if not may and WAR[deed](scene, who) not in REFUSED]

    assert [] == wrong
    assert before == scene.war.look("0", "1")
    early = [(deed, who) for deed, who, may in now if may and deed not in LAST]
    assert [] == [(deed, who) for deed, who in early if WAR[deed](scene, who) in REFUSED]
    while not scene.war.look()["view"]["over"]:
        assert 200 == scene.war.order(0, {"do": "forfeit"}).status_code
    saved = [(who, scene.file(who) == 200) for deed, who, _ in cells if deed == file]
    assert [(who, may) for deed, who, may in cells if deed == file] == saved
    for deed in LAST:
        assert WAR[deed](at_war(server, ["open", "open"]), "holder") not in REFUSED


def test_a_battle_of_two_guests(server: Server) -> None:
    """The table of a game, tried on a battle: the sides of the campaign are the seats at the table."""
    scene = at_war(server, ["open", "open"])
    assert 200 == scene.war.field(0).status_code
    game = str(scene.war.field(1).json()["games"]["1"])
    seats = {"A": scene.tokens["holder"], "B": scene.tokens["other"]}
    made = {"game": game, "tokens": seats, "invitations": {}, "host": scene.tokens["host"]}
    battle = Scene(Table(server, made), scene.tokens)
    cells = table_under("A game: the founder gave both sides away")
    before = battle.table.view("A")

    wrong = [(deed, who) for deed, who, may in cells if not may and tried(battle, GAME[deed], who)]

    assert [] == wrong
    assert before == battle.table.view("A")
    given = "give side A to the computer"
    allowed = sorted((cell for cell in cells if cell[2]), key=lambda cell: cell[0] == given)
    assert [] == [(deed, who) for deed, who, _ in allowed if not tried(battle, GAME[deed], who)]
    assert {409} == {
        battle.post("resign", {"side": "B"}, "other"),
        battle.post("draw", {"side": "B", "say": "offer"}, "other"),
        battle.delete("host"),
    }


def test_a_guest_in_a_campaign(server: Server) -> None:
    """The founder is host of its battles as well: a guest does not get both sides."""
    cells = table_under("A battle of a campaign: a guest against the computer")
    assert set(GUEST_AT_WAR) == {deed for deed, _, _ in cells}
    scene = at_war(server, ["open", "bot:random"])
    field = scene.war.field(0)
    assert 200 == field.status_code, field.text
    scene.battle = field.json()["games"]["1"]

    refused = [cell for cell in cells if not cell[2]]
    allowed = [cell for cell in cells if cell[2]]
    wrong = [(deed, who) for deed, who, _ in refused if GUEST_AT_WAR[deed](scene, who) not in REFUSED]
    wrong += [(deed, who) for deed, who, _ in allowed if GUEST_AT_WAR[deed](scene, who) in REFUSED]
    assert [] == wrong


@pytest.mark.parametrize(
    ("heading", "cells"),
    [
        ("A game: the founder gave both sides away", 120),
        ("A game: a guest against the computer, at the founder's table", 10),
        ("A campaign: the founder gave both sides away", 54),
        ("A battle of a campaign: a guest against the computer", 45),
    ],
)
def test_the_tables_are_read(heading: str, cells: int) -> None:
    """A table that is not found would try nothing."""
    assert cells == len(table_under(heading))
