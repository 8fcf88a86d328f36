"""What the command prints: JSON for programs, tables for people."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, TextIO

import typer

from sandtable.core.wire import Json

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


def print_json(value: Json) -> None:
    """One JSON document on one line."""
    typer.echo(json.dumps(value, ensure_ascii=False))


def print_table(
    title: str, heads: Sequence[str], rows: Sequence[Sequence[str]], numbers: bool = True
) -> None:
    """A table; with `numbers` all columns but the first are set to the right."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    table = Table(title=title or None, title_justify="left", box=SIMPLE_HEAD)
    for at, head in enumerate(heads):
        table.add_column(head, justify="right" if numbers and at and head else "left", overflow="fold")
    for row in rows:
        table.add_row(*row)
    Console(width=None if sys.stdout.isatty() else 110).print(table)


@contextmanager
def heard_or_not() -> Iterator[None]:
    """While it lasts, a reader who has gone (`sandtable sim … | head`) stops nothing.

    What is printed is lost; what comes after the printing, reports and rows, still happens.
    """
    before = (sys.stdout, sys.stderr)
    sys.stdout, sys.stderr = (_patient(stream) for stream in before)
    try:
        yield
    finally:
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
        sys.stdout, sys.stderr = before


def _patient(stream: TextIO) -> TextIO:
    beneath = getattr(stream, "buffer", None)
    raw = getattr(beneath, "raw", beneath)  # without buffers (python -u) the file itself is there
    if not isinstance(raw, io.RawIOBase):  # a test that listens
        return stream
    stream.flush()
    buffered = io.BufferedWriter(_Patient(raw))
    lines = stream.isatty() or stream is sys.stderr
    return io.TextIOWrapper(buffered, stream.encoding, stream.errors, line_buffering=lines)


class _Patient(io.RawIOBase):
    """Writes as long as somebody reads."""

    def __init__(self, raw: io.RawIOBase) -> None:
        self.raw = raw

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return self.raw.fileno()

    def isatty(self) -> bool:
        return self.raw.isatty()

    def write(self, data: ReadableBuffer) -> int:
        try:
            return self.raw.write(data) or 0
        except BrokenPipeError:
            return len(memoryview(data))
