"""Starting and stopping: ports, sentences, and nothing left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.server.sitting import Server, heard

from sandtable.server import LaunchError, StoreError
from sandtable.server.database import database_of
from sandtable.server.launch import address_of, bound
from sandtable.server.settings import default_database
from sandtable.server.store import prepare


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody listens on."""
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        place.listen()
        yield place.getsockname()[1]


def test_a_port_that_is_taken_is_said_so(taken: int) -> None:
    """The sentence names the port and the way out."""
    with pytest.raises(LaunchError, match=f"port {taken} is taken; choose another one"):
        bound("127.0.0.1", taken)


def test_without_a_port_the_next_free_one_is_found() -> None:
    """Two servers side by side do not quarrel."""
    with bound("127.0.0.1", None) as first, bound("127.0.0.1", None) as second:
        ports = (first.getsockname()[1], second.getsockname()[1])

        assert ports[0] != ports[1]
        assert f"http://127.0.0.1:{ports[1]}/" == address_of(second)


def test_a_host_that_is_not_ours_is_said_so() -> None:
    """One sentence."""
    with pytest.raises(LaunchError, match=r"cannot listen on 203\.0\.113\.7, port 0"):
        bound("203.0.113.7", 0)


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("mysql://localhost/x", 'DATABASE_URL begins with "mysql"; it may be sqlite or postgresql'),
        ("nonsense", "DATABASE_URL cannot be read; it looks like sqlite:///games.sqlite3"),
    ],
)
def test_a_database_that_cannot_be_used_is_said_so(url: str, sentence: str) -> None:
    """One sentence that names what may stand there."""
    with pytest.raises(StoreError, match=sentence):
        database_of(url)


def opened(url: str) -> None:
    """Opens a database as the server does."""
    asyncio.run(prepare(url))


def test_a_file_that_is_no_database_is_said_so(tmp_path: Path) -> None:
    """The file stays as it is."""
    file = tmp_path / "notes.txt"
    file.write_text("no database at all, only some notes" * 100)

    with pytest.raises(StoreError, match=r"the database cannot be opened: .*file is not a database"):
        opened(f"sqlite:///{file}")
    assert file.read_text().startswith("no database at all")


def test_a_host_without_postgresql_is_said_so() -> None:
    """Nobody listens there."""
    with pytest.raises(StoreError, match="the database cannot be opened: "):
        opened("postgresql://sandtable@127.0.0.1:9/sandtable")


def test_a_database_of_a_newer_sandtable_is_said_so(database: str) -> None:
    """It is not touched: an older program would not understand it."""

    async def age() -> None:
        kept = database_of(database)
        await kept.write(
            lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'")).rowcount
        )
        await kept.close()

    opened(database)
    asyncio.run(age())

    with pytest.raises(StoreError, match="written by a newer Sandtable"):
        opened(database)


def test_games_are_kept_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Unless told otherwise."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    assert f"sqlite:///{tmp_path}/sandtable/games.sqlite3" == default_database()


def test_run_listens_on_this_machine_and_prints_where(tmp_path: Path) -> None:
    """`server.run()`: loopback, a free port, the address on the first line, an orderly end on Ctrl+C."""
    program = "from sandtable.server import run; run()"
    process = subprocess.Popen(
        [sys.executable, "-c", program],
        env={**os.environ, "DATABASE_URL": f"sqlite:///{tmp_path}/new/games.sqlite3", "LC_ALL": "C"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    first, second = process.stdout.readline(), process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)

    assert first.startswith("Sandtable is ready at http://127.0.0.1:"), errors
    assert second.startswith("Press Ctrl+C to stop")
    assert (0, "") == (process.returncode, errors)
    assert (tmp_path / "new" / "games.sqlite3").exists()


def children(parent: int) -> list[int]:
    """The processes a process has started."""
    listed = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True, check=False
    )
    return [int(pid) for pid in listed.stdout.split()]


def alive(pid: int) -> bool:
    """Whether a process runs (a zombie does not)."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_no_worker_outlives_its_server(start: Callable[..., Server], end: str) -> None:
    """Stopped or killed, while a bot thinks for ever."""
    server = start(bot_seconds=600.0)
    table = server.new({"A": "me", "B": "bot:idler"})
    table.play("A", "1")
    time.sleep(0.5)
    assert server.process is not None
    workers = children(server.process.pid)
    assert len(workers) >= 2

    getattr(server, end)()

    deadline = time.monotonic() + 20
    while any(alive(pid) for pid in workers) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert [] == [pid for pid in workers if alive(pid)]


def test_stopping_closes_the_sockets(start: Callable[..., Server]) -> None:
    """Whoever looks on is not left hanging, and the end comes soon."""
    server = start()
    table = server.new({"A": "me", "B": "hotseat"})
    with table.socket("A") as socket:
        heard(socket)
        began = time.monotonic()
        server.stop()

    assert time.monotonic() - began < 15
    assert "Traceback" not in server.log.read_text()
