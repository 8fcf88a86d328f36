"""Writes the report of a run: a page, a picture or paper, as the ending of the file says."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from sandtable.cli.speech import Speech

if TYPE_CHECKING:
    from sandtable.sim import Run
    from sandtable.sim.page import Block


def typed_command() -> str:
    """The command as it was typed, to be typed again."""
    return "sandtable " + shlex.join(sys.argv[1:])


def watch_files(run: Run, report: Path, talk: Speech) -> dict[str, str]:
    """Keeps the journals of the games to watch beside a report; says by which file each can be watched."""
    from sandtable.sim.watching import games_to_watch

    names: dict[str, str] = {}
    for game in games_to_watch(run):
        path = report.with_name(f"{report.stem}-{game.why}.journal")
        path.write_text(game.journal(run), encoding="utf-8")
        names[game.why] = path.name
        typer.echo(talk.say("cli-written", file=str(path)), err=True)
    return names


def write_blocks(blocks: Sequence[Block], path: Path, talk: Speech) -> None:
    """Writes a report: `.html` a whole page, `.svg` its figures, `.pdf` paper."""
    from sandtable.sim.page import figures_svg, html_of

    ending = path.suffix.lower()
    if ending == ".svg":
        path.write_text(figures_svg(blocks), encoding="utf-8")
    elif ending == ".pdf":
        path.write_bytes(_paper(blocks, talk))
    else:
        path.write_text(html_of(blocks, talk.lang), encoding="utf-8")
    typer.echo(talk.say("cli-written", file=str(path)), err=True)


def _paper(blocks: Sequence[Block], talk: Speech) -> bytes:
    from sandtable.kit import Look, Words, pdf_of
    from sandtable.kit.lab import lab_sheet
    from sandtable.sim.page import title_of

    sheet = lab_sheet(title_of(blocks), [_on_paper(block) for block in blocks], Words(talk.lang))
    return pdf_of(sheet, Look(lang=talk.lang))


def _on_paper(block: Block) -> dict[str, Any]:
    from sandtable.sim import page

    if isinstance(block, page.Heading):
        return {"kind": "heading", "text": block.text, "level": block.level}
    if isinstance(block, page.Words):
        return {"kind": block.kind or "words", "text": block.text}
    if isinstance(block, page.Command):
        return {"kind": "command", "text": block.text}
    if isinstance(block, page.Chart):
        return {"kind": "table", "heads": list(block.heads), "rows": [list(row) for row in block.rows]}
    return {"kind": "figure", "svg": block.svg, "alt": block.alt, "width": page.drawn_size(block.svg)[0]}
