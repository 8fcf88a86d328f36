"""`sandtable sim balance`: how even a whole game is, as a page and as the figures beside its scenarios."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.output import AsJson, print_json, print_table
from sandtable.cli.sim import printing, reporting, results
from sandtable.cli.sim import switches as typed
from sandtable.cli.sim.laboratory import laboratory
from sandtable.cli.speech import Lang, Speech, speech
from sandtable.cli.trouble import Trouble

if TYPE_CHECKING:
    from sandtable.sim.balance import Balance

OfScenarios = Annotated[str, typer.Option("--scenarios", help="Scenarios, between commas; all; none.")]
ByBots = Annotated[
    str, typer.Option("--bots", help="Strengths, between commas; armies are led by the first.")
]
PairGames = Annotated[
    int, typer.Option("--pairs", min=0, help="Games of every pair of ready-made armies; 0: none.")
]
Page = Annotated[
    Path | None, typer.Option("--page", help="Write the page of balance here (.md); its notes are kept.")
]
FiguresFile = Annotated[
    Path | None, typer.Option("--figures", help="Write the figures that lists of scenarios show (.toml).")
]


def balance(
    system: typed.System,
    scenarios: OfScenarios = "all",
    bots: ByBots = "greedy",
    games: typed.Games = 200,
    pairs: PairGames = 40,
    seed: typed.Seed = 0,
    processes: typed.Processes = 0,
    cluster: typed.OnCluster = "",
    seconds: typed.Seconds = 10.0,
    out: typed.Out = None,
    resume: typed.Resume = False,
    page: Page = None,
    figures: FiguresFile = None,
    errors: typed.Errors = typed.ERRORS,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Measure every scenario for two between equal bots, and every pair of ready-made armies.

    A stopped run goes on with --resume and the same --out, so that it can take all night in parts.

    \b
    sandtable sim balance fubar --games 200 --pairs 40 --page docs/balance-fubar.md
    sandtable sim balance fallout --bots greedy,deep --games 100 --pairs 0 --json
    sandtable sim balance warzone --scenarios meeting,sabotage --pairs 0 --out games.jsonl --resume
    """  # noqa: D301
    from sandtable.sim import Plan, first_scenario
    from sandtable.sim.balance import balance_grids, play_balance

    places = typed.places_of(out, None, errors, resume)
    _check_files(page, figures)
    names = typed.words_of(bots)
    plan = Plan(system, first_scenario(system), names[:1] * 2, games, seed, seconds=seconds)
    armies = [typed.army_named(system, word) for word in typed.ready_armies(system)]
    grids = balance_grids(plan, _scenarios(system, scenarios), names, armies, pairs)
    total = sum(cell.plan.games for grid in grids for cell in grid.cells)
    talk = speech(lang)
    with laboratory((processes, cluster), total, talk, places, quiet=as_json) as lab:
        balanced, runs = play_balance(lab, plan, grids)
    if as_json:
        print_json(balanced.wire())
    else:
        _print(balanced, talk)
    if not lab.interrupted:
        _write(balanced, page, figures, talk)
    results.close(lab, runs, places, talk)


def _scenarios(system: str, words: str) -> list[str]:
    if words == "all":
        return typed.scenarios_for_two(system)
    return [] if words == "none" else list(typed.words_of(words))


def _check_files(page: Path | None, figures: Path | None) -> None:
    from sandtable.sim.keeping import check_destination

    if page is not None:
        check_destination(page, (".md",))
    if figures is not None:
        check_destination(figures, (".toml",))


def _print(balanced: Balance, talk: Speech) -> None:
    from sandtable.sim.balance import verdict_of

    heads = (
        "scenario-id",
        "sim-by-role",
        "sim-contestant",
        "sim-share",
        "sim-interval",
        "sim-games",
        "sim-balance-band",
    )
    rows = [
        [
            each.scenario,
            talk.words(each.roles[0]),
            each.bot,
            printing.percent(each.share.value, talk),
            printing.interval(each.share, talk),
            str(each.games),
            talk.say("sim-balance-" + verdict_of(each.share)),
        ]
        for each in balanced.scenarios
    ]
    if rows:
        print_table("", [talk.say(head) for head in heads], rows)
    if balanced.pairs is not None:
        printing.print_matrix(balanced.pairs, talk)


def _write(balanced: Balance, page: Path | None, figures: Path | None, talk: Speech) -> None:
    from sandtable.sim.balance import balance_marks, figures_toml, notes_in, page_md

    texts: list[tuple[Path, str]] = []
    if page is not None:
        english = speech("en")
        changes = balance_marks(_data_files(balanced.system))
        notes = notes_in(page.read_text("utf-8")) if page.is_file() else ""
        texts.append((page, page_md(balanced, english.words, reporting.typed_command(), changes, notes)))
    if figures is not None:
        texts.append((figures, figures_toml(balanced)))
    for path, text in texts:
        path.write_text(text, encoding="utf-8")
        typer.echo(talk.say("cli-written", file=str(path)), err=True)


def _data_files(system_id: str) -> list[tuple[str, str]]:
    """The data and scenario files of a system with their texts."""
    from importlib.resources import files

    from sandtable.core.system import system

    root = files(system(system_id).package)
    listed: list[tuple[str, str]] = []
    for folder in ("scenarios", "data"):
        entries = sorted((entry for entry in root.joinpath(folder).iterdir()), key=lambda entry: entry.name)
        listed += [
            (f"{folder}/{entry.name}", entry.read_text("utf-8"))
            for entry in entries
            if entry.name.endswith(".toml") and entry.name != "balance.toml"
        ]
    if not listed:
        raise Trouble(f"{system_id} has no data files")
    return listed
