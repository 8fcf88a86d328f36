"""Bytes on a connection, as a stranger sends them who follows no protocol."""

from __future__ import annotations

import socket
from pathlib import Path
from urllib.parse import urlsplit

from tests.server.sitting import Server

WAITS = 10.0  # seconds a test waits for what must come


def connected(server: Server) -> socket.socket:
    """A bare connection."""
    place = urlsplit(server.url)
    connection = socket.create_connection((place.hostname, place.port), timeout=WAITS)
    connection.settimeout(WAITS)
    return connection


def answer_to(server: Server, data: bytes) -> bytes:
    """What the server says to these bytes until it closes; nothing where it hangs up on whoever goes on sending."""
    with connected(server) as connection:
        said = b""
        try:
            connection.sendall(data)
            while piece := connection.recv(65536):
                said += piece
        except ConnectionError:
            return said
        return said


def status_of(reply: bytes) -> int:
    """The status of a reply."""
    return int(reply.split(b" ", 2)[1])


def memory_of(server: Server) -> int:
    """Megabytes that the server's process has in memory now."""
    assert server.process is not None
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) // 1024


def most_memory_of(server: Server) -> int:
    """Megabytes that the server's process had in memory at its fullest."""
    assert server.process is not None
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmHWM")).split()[1]) // 1024
