"""`sandtable kit`: sheets, miniatures, templates, counters, maps and references for a real table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, cast

import typer

from sandtable.cli.speech import Lang, speech
from sandtable.cli.switches import edition_of
from sandtable.cli.trouble import Trouble

if TYPE_CHECKING:
    from sandtable.core.system import AnySystem
    from sandtable.core.wire import Json
    from sandtable.kit import Look
    from sandtable.kit.goods import Goods

ALL = "all"


def kit(
    system: Annotated[str, typer.Argument(metavar="SYSTEM", help="The rule system.")],
    army: Annotated[
        Path | None, typer.Option("--army", help="An army list, TOML or JSON; the first ready-made one else.")
    ] = None,
    scenario: Annotated[
        str, typer.Option("--scenario", help="A scenario, or a file: its table or map is printed too.")
    ] = "",
    what: Annotated[str, typer.Option("--what", help="Kinds of sheets, by commas, or all.")] = ALL,
    out: Annotated[Path, typer.Option("--out", "-o", help="The folder to write to.")] = Path("kit"),
    paper: Annotated[str, typer.Option("--paper", metavar="a4|letter", help="Size of the paper.")] = "a4",
    low_ink: Annotated[bool, typer.Option("--low-ink", help="Outlines and patterns only.")] = False,
    livery: Annotated[
        str, typer.Option("--livery", metavar="a|b|c|d", help="Cobalt, vermilion, gold or slate.")
    ] = "a",
    counters: Annotated[
        int, typer.Option("--counters", metavar="16|19", help="Millimetres of a counter.")
    ] = 19,
    form: Annotated[
        str, typer.Option("--format", metavar="pdf|svg|vmod", help="PDF, pages as SVG, or a VASSAL module.")
    ] = "pdf",
    copies: Annotated[int, typer.Option("--copies", min=1, max=9, help="How many of every sheet.")] = 1,
    layout: Annotated[int, typer.Option("--layout", min=0, help="The number of a drawn table.")] = 0,
    link: Annotated[
        str, typer.Option("--link", help="The address of a server: QR codes open the list there.")
    ] = "",
    edition: Annotated[str, typer.Option("--edition", help="An edition of the system.")] = "",
    lang: Lang = "",
) -> None:
    """Print everything for a real table: sheets, miniatures, templates, counters, cards, maps, references.

    \b
    sandtable kit fubar --out kit
    sandtable kit warzone --army mine.toml --what army,miniatures,cards --paper letter --low-ink
    sandtable kit fallout --scenario skirmish --layout 3 --what plan,terrain,templates --lang it
    sandtable kit warfare --scenario s1 --what counters,map,track,dice --counters 16
    sandtable kit warfare --scenario s1 --format vmod
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.core.system import system as found
    from sandtable.kit import Look

    talk = speech(lang)
    rules = found(system)
    _check(paper, livery, counters, form)
    look = Look(talk.lang, paper, low_ink, livery, copies, link)
    goods = _goods(rules, army, scenario, layout, edition_of(system, edition), counters)
    out.mkdir(parents=True, exist_ok=True)
    if form == "vmod":
        _module(goods, talk.lang, out)
        return
    if not _print_all(_chosen(what), goods, look, form, out, named=what != ALL):
        raise typer.Exit(1)


def _print_all(kinds: list[str], goods: Goods, look: Look, form: str, out: Path, named: bool) -> int:
    """How many files were written; a kind that was asked for by name and is not there is told."""
    from sandtable.kit import Words
    from sandtable.kit.goods import sheet_of

    talk = speech(look.lang)
    words = Words(look.lang)
    printed = 0
    for kind in _progress(kinds):
        sheet = sheet_of(kind, goods, words, look)
        if sheet is None:
            if named:
                typer.echo(talk.say("kit-nothing", what=kind), err=True)
            continue
        for file, size, pages in _written(sheet, look, form, out):
            printed += 1
            typer.echo(talk.say("kit-printed", file=str(file), pages=pages, size=max(1, round(size / 1000))))
    return printed


def _check(paper: str, livery: str, counters: int, form: str) -> None:
    from sandtable.kit.look import LIVERIES, PAPERS

    for name, value, known in (
        ("--paper", paper, PAPERS),
        ("--livery", livery, LIVERIES),
        ("--format", form, ("pdf", "svg", "vmod")),
        ("--counters", str(counters), ("16", "19")),
    ):
        if value not in known:
            raise Trouble(f'{name} is one of {", ".join(known)}, not "{value[:20]}"')


def _chosen(what: str) -> list[str]:
    from sandtable.kit.goods import KINDS

    if what == ALL:
        return list(KINDS)
    wanted = [word.strip() for word in what.split(",") if word.strip()]
    for word in wanted:
        if word not in KINDS:
            raise Trouble(f'there is no kind of sheet "{word[:30]}"; there are {", ".join(KINDS)}')
    return wanted


def _goods(
    rules: AnySystem, army: Path | None, scenario: str, layout: int, edition: str, counters: int
) -> Goods:
    """What the system tells of itself, of the army and of the scenario."""
    from sandtable.cli.play import setup_for
    from sandtable.cli.reading import read_army
    from sandtable.core.game import Refused
    from sandtable.kit.order import gathered

    chosen: Json = read_army(army, rules.id)[1] if army is not None else None
    if army is not None and rules.paper_army(chosen) is None:
        raise Refused(rules.check_army(chosen, "in"))
    ready = rules.armies()
    if army is None and not scenario and ready:
        chosen = ready[0]
    setup = setup_for(rules.id, scenario, 0, "in", []) if scenario else None
    if setup is not None:
        setup.edition, setup.layout = edition, layout
        reasons = rules.check_setup(setup)
        if reasons:
            raise Refused(reasons)
    return gathered(rules, edition, chosen, setup, float(counters))


def _progress(kinds: list[str]) -> list[str]:
    """The kinds with a bar over them, where somebody watches."""
    import sys

    if not sys.stderr.isatty():
        return kinds
    from rich.console import Console
    from rich.progress import track

    return cast("list[str]", track(kinds, description="kit", console=Console(stderr=True), transient=True))


def _written(sheet: object, look: Look, form: str, out: Path) -> list[tuple[Path, int, int]]:
    from sandtable.kit import Sheet, pages_of, pdf_of

    assert isinstance(sheet, Sheet)
    pages = pages_of(sheet, look)
    if form == "svg":
        made: list[tuple[Path, int, int]] = []
        for number, page in enumerate(pages, 1):
            file = out / f"{sheet.name}-{number}.svg"
            file.write_bytes(page)
            made.append((file, len(page), 1))
        return made
    body = pdf_of(sheet, look)
    file = out / f"{sheet.name}.pdf"
    file.write_bytes(body)
    return [(file, len(body), len(pages))]


def _module(goods: Goods, lang: str, out: Path) -> None:
    """A VASSAL module of a scenario in hexes."""
    from sandtable.kit import Words
    from sandtable.kit.vassal import module_of

    if not goods.scenes or goods.scenes[0]["board"]["kind"] != "hexes":
        raise Trouble("a VASSAL module is made of a scenario in hexes: name one of Warfare with --scenario")
    name, body = module_of(goods, Words(lang))
    file = out / f"{name}.vmod"
    file.write_bytes(body)
    typer.echo(speech(lang).say("cli-written", file=str(file)), err=True)
