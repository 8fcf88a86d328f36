"""What the command prints: JSON for programs, tables for people."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from sandtable.core.wire import Json

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
