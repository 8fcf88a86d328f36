"""`sandtable replay`: journals shown, verified, explained, and told as battle reports."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, cast

import typer

from sandtable.cli.output import AsJson, print_json
from sandtable.cli.speech import Lang, speech
from sandtable.cli.trouble import Trouble

if TYPE_CHECKING:
    from sandtable.cli.speech import Speech
    from sandtable.cli.telling import Story
    from sandtable.core.wire import Json, Message

ABOUT = """Games that were played: show, verify, explain, tell.

\b
sandtable replay show game.journal
sandtable replay verify game.journal
sandtable replay why game.journal --turn 3
sandtable replay report game.journal report.pdf
"""

app = typer.Typer(no_args_is_help=True, help=ABOUT)

File = Annotated[Path, typer.Argument(metavar="FILE", help="A journal.")]


@app.command()
def show(
    file: File,
    rules: Annotated[bool, typer.Option("--rules", help="Name the rules behind every event.")] = False,
    at: Annotated[int, typer.Option("--at", help="Show the table after so many entries.")] = -1,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Tell a game event by event, or show the table at one moment of it.

    \b
    sandtable replay show game.journal
    sandtable replay show game.journal --at 120
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.cli.reading import read_text
    from sandtable.cli.telling import loaded, retold, shown_at
    from sandtable.cli.terminal.events import event_lines
    from sandtable.cli.terminal.scenes import opening_lines, scene_lines
    from sandtable.cli.terminal.session import ending_lines
    from sandtable.core.journal import replay

    system, journal = loaded(read_text(file))
    talk = speech(lang)
    if at > len(journal.entries):
        raise Trouble(f"{file} has {len(journal.entries)} entries; --at takes 0 to {len(journal.entries)}")
    if at >= 0:
        if as_json and journal.rules == system.rules_version:
            print_json(replay(system, journal, at).view(-1).wire())
            return
        scene, message = shown_at(system, journal, at)
        if as_json:
            said: Json = message.wire() if message is not None else None
            print_json({"scene": cast("Json", scene), "message": said})
            return
        for line in [*_said(message, talk), *scene_lines(scene, talk)]:
            typer.echo(line)
        return
    story = retold(system, journal)
    if as_json:
        told: list[Json] = [
            {"turn": t.number, "events": [event.wire() for event in t.events]} for t in story.turns
        ]
        print_json(told)
        return
    lines = [*_said(story.message, talk), *opening_lines(story.scene, talk)]
    for turn in story.turns:
        lines += [
            "",
            talk.say("replay-turn", number=turn.number) if turn.number else talk.say("replay-before"),
        ]
        lines += event_lines(turn.events, talk, rules)
    ending = ending_lines(story.result, story.scene, talk) if story.result is not None else []
    for line in [*lines, "", *ending]:
        typer.echo(line)


def _said(message: Message | None, talk: Speech) -> list[str]:
    return [talk.words(message.wire())] if message is not None else []


@app.command()
def verify(
    file: File,
    commitment: Annotated[
        str, typer.Option("--commitment", help="The one you noted when the game began: is it this game?")
    ] = "",
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Check a journal: the chain of hashes, every answer against the rules, every die against the seed.

    \b
    sandtable replay verify game.journal
    sandtable replay verify game.journal --commitment 5f1c…
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.cli.reading import read_text
    from sandtable.cli.telling import loaded
    from sandtable.core.journal import JournalError
    from sandtable.core.verifying import verify as verified

    try:
        system, journal = loaded(read_text(file))
        verdict = verified(system, journal, commitment)
    except JournalError as error:
        if as_json:
            print_json({"ok": False, "error": str(error)})
            raise typer.Exit(2) from error
        raise Trouble(f"{file}: {error}") from error
    if as_json:
        print_json({"ok": True, **verdict.wire()})
        return
    talk = speech(lang)
    message = verdict.message()
    held = "replay-verified" if message is None else "replay-held"
    typer.echo(talk.say(held, entries=verdict.entries, rolls=verdict.rolls))
    for line in _said(message, talk):
        typer.echo(line)
    if verdict.trusted:
        typer.echo(talk.say("replay-trusted", positions=verdict.trusted))
    if not verdict.likely and not verdict.unchecked:
        typer.echo(talk.say(f"replay-dice-{verdict.dice}", typed=verdict.typed))
        return
    typer.echo(talk.say("replay-dice-known"))
    if verdict.typed:
        typer.echo(talk.say("replay-dice-mixed", typed=verdict.typed))
    if verdict.likely:
        typer.echo(talk.say("replay-dice-likely", likely=verdict.likely))
    if verdict.unchecked:
        typer.echo(talk.say("replay-dice-unchecked", unchecked=verdict.unchecked))


@app.command()
def why(
    file: File,
    turn: Annotated[int, typer.Option("--turn", help="Of which turn; 0 for the set-up.")] = 1,
    side: Annotated[str, typer.Option("--side", metavar="A|B|C|D", help="Of one side only.")] = "",
    lang: Lang = "",
) -> None:
    """Tell why a side did what it did: what it took in a turn, what else there was, and what decided.

    \b
    sandtable replay why game.journal --turn 3
    sandtable replay why game.journal --turn 3 --side B
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.cli.reading import read_text
    from sandtable.cli.telling import loaded
    from sandtable.cli.terminal.reasons import reason_lines
    from sandtable.core.journal import replay
    from sandtable.core.wire import side_index

    system, journal = loaded(read_text(file))
    if journal.end is None:
        raise Trouble(f"{file}: this game is not over yet, and what a side thinks is its own until then")
    whose = side_index(side.upper()) if side else -1
    if side and not 0 <= whose < len(journal.setup.sides):
        raise Trouble(f'there is no side "{side}" in this game')
    talk = speech(lang)
    told = False
    for line in reason_lines(replay(system, journal, listen=False), turn, whose, talk):
        typer.echo(line)
        told = True
    if not told:
        typer.echo(talk.say("replay-why-nothing", turn=turn))


@app.command()
def film(file: File, lang: Lang = "") -> None:
    """Put the film of a finished game into its journal, so that it can be watched whatever becomes of the rules.

    \b
    sandtable replay film game.journal
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.cli.reading import read_text
    from sandtable.cli.telling import loaded
    from sandtable.core.film import filmed
    from sandtable.core.reel import Reel
    from sandtable.core.verifying import verify as verified

    system, journal = loaded(read_text(file))
    end = journal.end
    if end is None:
        raise Trouble(f"{file}: this game is not over yet")
    if not verified(system, journal).same_end:
        raise Trouble(f"{file}: the rules of today do not come to its end, so they cannot film it")
    end["film"] = filmed(Reel(system, journal.setup, journal.entries, journal.rules, end.get("result")))
    file.write_text(journal.text(), encoding="utf-8")
    size = round(len(str(end["film"])) / 1000)
    typer.echo(speech(lang).say("replay-filmed", file=str(file), size=size))


@app.command()
def report(
    file: File,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="Write to a .md, .html or .pdf file.")
    ] = None,
    form: Annotated[
        str, typer.Option("--format", metavar="md|html|pdf", help="The ending of the file says it too.")
    ] = "",
    dice: Annotated[bool, typer.Option("--dice/--no-dice", help="With every die that fell.")] = True,
    paper: Annotated[str, typer.Option("--paper", metavar="a4|letter", help="Size of a PDF.")] = "a4",
    lang: Lang = "",
) -> None:
    """Tell a game as a battle report: who decided it and when, plots, the table at every turn.

    \b
    sandtable replay report game.journal
    sandtable replay report game.journal --out report.html --lang it
    sandtable replay report game.journal --out report.pdf
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.cli.battle_report import Paper, Web, battle_report
    from sandtable.cli.reading import read_text
    from sandtable.cli.telling import loaded, retold

    kind = form or (out.suffix.removeprefix(".") if out is not None else "md")
    if kind not in FORMS or (out is not None and out.suffix.removeprefix(".") not in FORMS):
        raise Trouble(f'a report ends in .md, .html or .pdf, not "{out.name if out is not None else kind}"')
    if kind == "pdf" and out is None:
        raise Trouble("a PDF needs a file to go to: --out report.pdf")
    system, journal = loaded(read_text(file))
    talk = speech(lang)
    story = retold(system, journal)
    if kind == "pdf" and out is not None:
        out.write_bytes(_pdf(story, talk, paper))
    else:
        page = Web() if kind == "html" else Paper(out.stem if out is not None else "")
        text = battle_report(story, talk, page, dice)
        if out is None:
            typer.echo(text, nl=False)
            return
        out.write_text(text, encoding="utf-8")
        for name, picture in page.pictures.items():
            (out.parent / name).write_text(picture, encoding="utf-8")
    typer.echo(talk.say("cli-written", file=str(out)), err=True)


FORMS = ("md", "html", "pdf")


def _pdf(story: Story, talk: Speech, paper: str) -> bytes:
    from sandtable.cli.battle_report import printed_report
    from sandtable.kit import Look, Words, pdf_of
    from sandtable.kit.look import PAPERS
    from sandtable.kit.report import report_sheet

    if paper not in PAPERS:
        raise Trouble(f"--paper is one of {', '.join(PAPERS)}")
    look = Look(talk.lang, paper)
    return pdf_of(report_sheet(printed_report(story, talk), Words(talk.lang), look), look)
