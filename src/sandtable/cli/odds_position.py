"""`sandtable odds position`: one unit attacks another on a table that a file describes, in any of the games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sandtable.cli.odds_paper import print_odds, write_plot
from sandtable.cli.output import AsJson, print_json
from sandtable.cli.reading import read_data
from sandtable.cli.speech import Lang, speech
from sandtable.cli.trouble import Trouble
from sandtable.core.preview import Preview
from sandtable.core.wire import Json


def position(
    file: Annotated[
        Path, typer.Argument(help="A set-up with its position, TOML or JSON.", show_default=False)
    ],
    attacker: Annotated[str, typer.Option("--from", help="Unit or figure that attacks.")],
    target: Annotated[str, typer.Option("--to", help="Unit or figure that is attacked.")],
    plot: Annotated[Path | None, typer.Option("--plot", help="Draw it: .svg or .png")] = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Exact odds of one unit against another where they stand, in any of the games.

    The file names the system and the position as docs/positions.md has it.

    \b
    sandtable odds position ambush.toml --from rifles --to raiders
    sandtable odds position ambush.toml --from rifles --to raiders --json
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    read = read_data(file)
    if not isinstance(read, dict) or "position" not in read:
        raise Trouble(f'{file}: the file should have system = "fubar" and a table [position]')
    preview = _asked(read, file, attacker, target)
    talk = speech(lang)
    if as_json:
        print_json({"system": read["system"], **preview.wire()})
    else:
        print_odds(preview, talk)
    if plot is not None:
        write_plot(preview, plot, talk)


def _asked(read: dict[str, Json], file: Path, attacker: str, target: str) -> Preview:
    """What the rules say of the attack; raises Refused where they forbid it."""
    from sandtable.core.game import Refused
    from sandtable.core.setup import SetupError, setup_of
    from sandtable.core.system import system

    try:
        setup = setup_of(read)
        house = system(setup.system)
        state = house.position(setup)
    except SetupError as error:
        raise Trouble(f"{file}: {error}") from error
    preview = house.inspect(state, 0, {"tool": "target", "from": attacker, "to": target})
    if preview.reasons:
        raise Refused(preview.reasons)
    return preview
