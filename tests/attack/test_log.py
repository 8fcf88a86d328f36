"""What the log tells whoever reads it: no secrets of those who play, and no more than strangers are worth."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx
from tests.attack.conftest import Start
from tests.attack.wire import connected
from websockets.sync.client import connect

CHATTY = (
    "import sys; from sandtable.server import run; run(port=0, database_url=sys.argv[1], log_level='info')"
)


def test_what_stands_behind_the_question_mark_is_in_no_log(tmp_path: Path) -> None:
    """Invitations are among it; requests and sockets are told without."""
    log = tmp_path / "log"
    with (
        log.open("w") as written,
        subprocess.Popen(
            [sys.executable, "-c", CHATTY, f"sqlite:///{tmp_path / 'games.sqlite3'}"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as process,
    ):
        assert process.stdout is not None
        lines = iter(process.stdout)
        url = next(line.split()[-1] for line in lines if "http://" in line).rstrip("/")
        try:
            made = httpx.post(f"{url}/api/games", json={"setup": {"system": "fubar"}}, timeout=60).json()
            httpx.get(f"{url}/join?code=secretcode", timeout=60)
            place = f"{url.replace('http', 'ws', 1)}/api/games/{made['game']}/socket?side=A&code=secretcode"
            with connect(place) as socket:
                socket.send('{"token": ""}')
                socket.recv()
        finally:
            process.terminate()
        written.writelines(lines)
    told = log.read_text()

    assert "GET /join" in told
    assert "/socket" in told
    assert "secretcode" not in told


def test_whoever_hangs_up_in_the_middle_is_not_worth_a_page(start: Start) -> None:
    """Half a body is nobody's fault here: no status of ours, and no account of where in the code it was noticed."""
    server = start()
    host = server.url.removeprefix("http://")
    for _ in range(3):
        with connected(server) as connection:
            head = f"POST /api/games HTTP/1.1\r\nHost: {host}\r\nContent-Length: 100\r\n\r\n"
            connection.sendall(head.encode() + b'{"setup"')
    assert 200 == server.http.get("/api/health").status_code
    server.stop()

    assert "Traceback" not in server.log.read_text()
