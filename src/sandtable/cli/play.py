"""`sandtable play`: one battle, in the browser or in words."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.speech import Lang, speech
from sandtable.cli.switches import Edition, Options, edition_of, options_of
from sandtable.cli.trouble import Trouble

if TYPE_CHECKING:
    from sandtable.ai import Bot
    from sandtable.core.game import Game
    from sandtable.core.journal import Seal
    from sandtable.core.setup import Setup


InWhat = Annotated[str, typer.Option("--unit", metavar="in|cm", help="Unit of length; text mode only.")]


def play(
    ctx: typer.Context,
    text: Annotated[bool, typer.Option("--text", help="Play in this terminal, in words.")] = False,
    system: Annotated[str, typer.Option("--system", "-s", help="The game; text mode only.")] = "fubar",
    scenario: Annotated[
        str, typer.Option("--scenario", help="The scenario, or a scenario file; text mode only.")
    ] = "",
    side: Annotated[str, typer.Option("--side", metavar="A|B|…", help="Your side; text mode only.")] = "A",
    bot: Annotated[str, typer.Option("--bot", help="Who holds the other sides; text mode only.")] = "greedy",
    hotseat: Annotated[
        bool, typer.Option("--hotseat", help="People hold every side; text mode only.")
    ] = False,
    sides: Annotated[int, typer.Option("--sides", min=0, max=4, help="Number of sides; text mode only.")] = 0,
    seed: Annotated[int, typer.Option("--seed", help="Play with this seed; text mode only.")] = -1,
    unit: InWhat = "in",
    edition: Edition = "",
    option: Options = None,
    army: Annotated[
        list[Path] | None, typer.Option("--army", help="Army list of side A, B, …; text mode only.")
    ] = None,
    typed_dice: Annotated[
        bool, typer.Option("--typed-dice", help="Real dice, typed in; text mode only.")
    ] = False,
    journal: Annotated[
        Path | None, typer.Option("--journal", help="Where to keep it; text mode only.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Go on with a saved game; text mode.")
    ] = None,
    port: Annotated[
        int | None, typer.Option("--port", min=0, max=65535, help="Port of the server; a free one else.")
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open a browser.")] = True,
    lang: Lang = "",
) -> None:
    """Play a battle against the computer, or with others at the same screen.

    \b
    sandtable play                              in the browser
    sandtable play --no-browser --port 9000     print the address only
    sandtable play --text                       in words, in this terminal
    sandtable play --text --hotseat --scenario convoy
    sandtable play --text --system warfare --scenario ambush.toml
    sandtable play --text --system fallout --edition it --option light=dawn
    sandtable play --text --resume game.journal
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    if not text:
        _only_in_words(ctx)
        from sandtable.cli.serve import run_server

        run_server("127.0.0.1", port, "", browser)
        return
    if resume is not None:
        game, seal = _resumed(resume)
        path = resume
    else:
        setup = _switched(setup_for(system, scenario, sides, unit, army or []), edition, option)
        game, seal = _started(setup, seed, typed_dice)
        path = journal or _free_name(setup.system, setup.scenario)
    _play_text(game, seal, _bots(game, side, bot, hotseat, seal.seed), path, lang)


IN_BROWSER = ("text", "port", "browser", "lang")


def _only_in_words(ctx: typer.Context) -> None:
    """Refuses what the browser asks for itself, so that nothing typed is left unheard."""
    given: list[str] = []
    for parameter in ctx.command.params:
        source = ctx.get_parameter_source(parameter.name or "")
        if parameter.name not in IN_BROWSER and source is not None and source.name == "COMMANDLINE":
            given.append(max(parameter.opts, key=len))
    if given:
        raise Trouble(
            f"{', '.join(given)} can be said with --text only; in the browser the game is chosen on the first page"
        )


def _switched(setup: Setup, edition: str, option: list[str] | None) -> Setup:
    """The set-up with the edition and the switches that were named."""
    setup.edition = edition_of(setup.system, edition)
    setup.options.update(options_of(setup.system, option))
    return setup


def setup_for(system: str, scenario: str, sides: int, unit: str, armies: list[Path]) -> Setup:
    """A set-up by the words of a command line: a scenario of the system, or a file."""
    from sandtable.cli.reading import read_army
    from sandtable.cli.scenario import is_file
    from sandtable.core.setup import setup_of
    from sandtable.core.system import system as found
    from sandtable.core.wire import Json

    if is_file(scenario):
        return _written(system, Path(scenario), sides, unit, armies)
    known = {each.id: each for each in found(system).scenarios()}
    chosen = scenario or next(iter(known), "")
    if chosen not in known:
        raise Trouble(f'{system} has no scenario "{chosen[:40]}"; it has {", ".join(known)}')
    least, most = known[chosen].sides_least, known[chosen].sides_most
    count = sides or min(max(least, 2), most)
    if not least <= count <= most:
        raise Trouble(f"{chosen} takes {least} to {most} sides")
    entries: list[Json] = [
        {"name": "", "army": read_army(armies[side], system)[1] if side < len(armies) else None}
        for side in range(count)
    ]
    return setup_of({"system": system, "scenario": chosen, "sides": entries, "unit": unit})


def _written(system: str, file: Path, sides: int, unit: str, armies: list[Path]) -> Setup:
    """A scenario out of a file, for so many sides: two where it says nothing else."""
    from sandtable.cli.reading import read_army
    from sandtable.cli.scenario import read_sheet
    from sandtable.core.desk import OWN, SHEET
    from sandtable.core.setup import setup_of
    from sandtable.core.wire import Json, table_of

    # The game that the file names wins over the one that is played when nobody names any.
    system, sheet, desk = read_sheet(file, system if system != "fubar" else "", "fubar")
    known = [int(n) for n in table_of(desk.summary(sheet).get("roles"))]
    count = sides or (2 if 2 in known else known[0])
    if count not in known:
        raise Trouble(f"{file} is for {', '.join(str(n) for n in known)} sides")
    entries: list[Json] = [
        {"army": read_army(armies[side], system)[1] if side < len(armies) else None} for side in range(count)
    ]
    return setup_of(
        {"system": system, "scenario": OWN, "sides": entries, "unit": unit, "options": {SHEET: sheet}}
    )


def _started(setup: Setup, seed: int, typed: bool) -> tuple[Game, Seal]:
    from sandtable.core.game import Refused, new_game
    from sandtable.core.journal import Seal
    from sandtable.core.system import system

    given = seed >= 0
    seal = Seal(seed if given else secrets.randbits(48), "" if given else secrets.token_hex(8))
    setup.layout = seal.seed % 10**6 if given else secrets.randbelow(10**6)
    rules = system(setup.system)
    reasons = rules.check_setup(setup)
    if reasons:
        raise Refused(reasons)
    return new_game(rules, setup, seal.seed, typed=typed), seal


def _resumed(path: Path) -> tuple[Game, Seal]:
    """A saved game: the journal says what happened, the seal beside it holds the seed of the dice to come."""
    from sandtable.cli.reading import read_text
    from sandtable.cli.telling import loaded
    from sandtable.cli.terminal.session import TYPED
    from sandtable.core.carrying import resumed, rolls_made
    from sandtable.core.dice import SeededDice
    from sandtable.core.game import Rolled
    from sandtable.core.journal import Seal, replay

    rules, journal = loaded(read_text(path))
    if journal.end is not None:
        raise Trouble(f"{path}: this game is over; `sandtable replay show` tells it")
    sealed = path.with_suffix(".seal")
    lines = read_text(sealed).split("\n") if sealed.exists() else []
    if len(lines) < 2 or not lines[0].isdigit():
        raise Trouble(f"{path}: {sealed.name} with the seed of the dice must lie beside it")
    seal = Seal(int(lines[0]), lines[1])
    if seal.commitment != journal.header.get("commitment"):
        raise Trouble(f"{sealed}: this is not the seal of {path.name}")
    past = replay(rules, journal, listen=False).past
    rolls = [entry for entry in past if isinstance(entry, Rolled)]
    typed = TYPED in lines[2:] or (bool(rolls) and all(roll.hand for roll in rolls))
    dice = None if typed else SeededDice(seal.key(), rolls_made(past))
    return resumed(rules, journal.setup, dice, past, tell=True), seal


def _bots(game: Game, side: str, name: str, hotseat: bool, seed: int) -> dict[int, Bot]:
    from sandtable.ai import bot
    from sandtable.core.wire import side_index

    mine = side_index(side.upper())
    if not 0 <= mine < len(game.setup.sides):
        raise Trouble(f'there is no side "{side[:10]}" in this game; it has {len(game.setup.sides)}')
    if hotseat:
        return {}
    others = [at for at in range(len(game.setup.sides)) if at != mine]
    return {at: bot(name, game.system.id, at, seed + 1 + at) for at in others}


def _free_name(system: str, scenario: str) -> Path:
    """A file name that is not taken."""
    for number in range(1, 10_000):
        path = Path(f"{system}-{scenario}-{number}.journal")
        if not path.exists():
            return path
    raise Trouble("this folder is full of journals; name one with --journal")


def _play_text(game: Game, seal: Seal, bots: dict[int, Bot], path: Path, lang: str) -> None:
    from sandtable.cli.terminal.session import Session

    if sys.stdin.isatty():
        # Line editing and history, where the machine has them.
        import contextlib

        with contextlib.suppress(ImportError):
            import readline  # noqa: F401
    Session(game, seal, bots, speech(lang), input, typer.echo, path).run()
