"""`sandtable sim`: many games between bots, in numbers."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.output import AsJson, print_json, print_table
from sandtable.cli.speech import Lang, Speech, speech
from sandtable.cli.switches import Edition, Options, edition_of, options_of

if TYPE_CHECKING:
    from sandtable.sim import Outcome, Plan, Run, Summary
    from sandtable.sim.batch import Told
    from sandtable.sim.tournament import Tournament


def sim(
    system: Annotated[str, typer.Argument(help="The rule system, such as fubar.")],
    scenario: Annotated[
        str, typer.Option("--scenario", help="Scenario; the system's first by default.")
    ] = "",
    bots: Annotated[str, typer.Option("--bots", help="A bot for each seat, seat A first.")] = "greedy,random",
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The same seed plays the same games.")] = 0,
    swap: Annotated[bool, typer.Option("--swap", help="Alternate seats from game to game.")] = False,
    army: Annotated[
        list[Path] | None, typer.Option("--army", help="Army list of side A, B, …; repeat it.")
    ] = None,
    unit: Annotated[str, typer.Option("--unit", metavar="in|cm", help="Unit of length.")] = "in",
    edition: Edition = "",
    option: Options = None,
    layout: Annotated[int, typer.Option("--layout", help="One terrain for all games; -1: new ones.")] = -1,
    processes: Annotated[int, typer.Option("--processes", "-p", min=0, help="0: one per processor.")] = 0,
    seconds: Annotated[float, typer.Option("--seconds", min=0, help="What a bot may take to answer.")] = 10.0,
    tournament: Annotated[bool, typer.Option("--tournament", help="Every bot against every other.")] = False,
    out: Annotated[
        Path | None, typer.Option("--out", help="Write one row per game: .csv .json .ndjson .parquet")
    ] = None,
    report: Annotated[
        Path | None, typer.Option("--report", help="Write a report with charts: .html or .svg")
    ] = None,
    journals: Annotated[
        Path | None, typer.Option("--journals", help="Keep every game's journal here.")
    ] = None,
    errors: Annotated[Path, typer.Option("--errors", help="Where games that go wrong are kept.")] = Path(
        "sandtable-errors"
    ),
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and say how often each wins, with 95 % intervals.

    \b
    sandtable sim fubar --games 100
    sandtable sim fubar --scenario convoy --bots greedy,greedy --games 200 --swap
    sandtable sim fubar --bots greedy,random --games 1000 --seed 7 --json
    sandtable sim fubar --games 500 --report report.html --out games.parquet
    sandtable sim fubar --bots greedy,random --tournament
    sandtable sim fallout --edition it --option points=300 --option light=darkness
    """  # noqa: D301
    from sandtable.cli.reading import read_data
    from sandtable.sim import Plan, first_scenario

    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    armies = tuple(read_data(path) for path in army or [])
    fixed = None if layout < 0 else layout
    switches = options_of(system, option)
    plan = Plan(
        system, scenario or first_scenario(system), names, games, seed, swap, armies, switches, unit, fixed,
        seconds, journals is not None, edition_of(system, edition),
    )  # fmt: skip
    act = _tournament if tournament else _one_plan
    act(plan, processes, speech(lang), out, report, journals, errors, as_json)


def _one_plan(
    plan: Plan,
    processes: int,
    talk: Speech,
    out: Path | None,
    report: Path | None,
    journals: Path | None,
    errors: Path,
    as_json: bool,
) -> None:
    from sandtable.sim import run, summary

    with Progress(talk, plan.games, quiet=as_json) as told:
        played = run(plan, processes, told)
    figures = summary(played)
    kept = _keep(played.outcomes, errors, journals)
    if as_json:
        print_json(figures.wire())
    else:
        _print_summary(figures, played, talk)
    _say_kept(kept, errors, talk)
    _write([played], out, report, talk, None)
    if played.interrupted:
        raise typer.Exit(130)


def _tournament(
    plan: Plan,
    processes: int,
    talk: Speech,
    out: Path | None,
    report: Path | None,
    journals: Path | None,
    errors: Path,
    as_json: bool,
) -> None:
    from sandtable.sim.tournament import pairings, play_tournament

    total = plan.games * len(list(pairings(plan)))
    with Progress(talk, total, quiet=as_json) as told:
        played = play_tournament(plan, processes, told)
    kept = 0
    for number, each in enumerate(played.runs, 1):
        kept += _keep(each.outcomes, errors / f"pair{number}", journals and journals / f"pair{number}")
    if as_json:
        print_json(played.wire())
    else:
        _print_tournament(played, talk)
    _say_kept(kept, errors, talk)
    _write(list(played.runs), out, report, talk, played)


class Progress:
    """A bar on stderr for people; nothing when the output is for a program or not a terminal."""

    def __init__(self, talk: Speech, games: int, quiet: bool) -> None:
        self.talk = talk
        self.games = games
        self.shown = not quiet and sys.stderr.isatty()
        self.bar: object = None

    def __enter__(self) -> Told | None:
        if not self.shown:
            return None
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
        from rich.progress import Progress as Bar

        # Drawn by hand after every batch: a thread of its own would forbid forking the workers.
        bar = Bar(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            auto_refresh=False,
        )
        self.bar = bar
        task = bar.add_task(self.talk.say("sim-playing"), total=self.games)
        bar.start()

        def told(batch: list[Outcome]) -> None:
            bar.advance(task, len(batch))
            bar.refresh()

        return told

    def __exit__(self, *failure: object) -> None:
        stop = getattr(self.bar, "stop", None)
        if stop is not None:
            stop()


def _keep(outcomes: list[Outcome], errors: Path, journals: Path | None) -> int:
    """Writes journals: those of games that went wrong always, all of them when asked; counts the former."""
    wrong = 0
    for outcome in outcomes:
        if outcome.error:
            wrong += 1
            errors.mkdir(parents=True, exist_ok=True)
            (errors / f"game{outcome.number}.journal").write_text(outcome.journal, encoding="utf-8")
            (errors / f"game{outcome.number}.txt").write_text(outcome.error + "\n", encoding="utf-8")
        if journals is not None and outcome.journal:
            journals.mkdir(parents=True, exist_ok=True)
            (journals / f"game{outcome.number}.journal").write_text(outcome.journal, encoding="utf-8")
    return wrong


def _say_kept(wrong: int, errors: Path, talk: Speech) -> None:
    if wrong:
        typer.echo(talk.say("sim-errors-kept", n=wrong, folder=str(errors)), err=True)


def _write(
    runs: list[Run], out: Path | None, report: Path | None, talk: Speech, played: Tournament | None
) -> None:
    if out is not None:
        from sandtable.sim.frame import frames, write_frame

        write_frame(frames(runs), out)
        typer.echo(talk.say("cli-written", file=str(out)), err=True)
    if report is not None:
        from sandtable.sim.report import write_report

        write_report(runs, report, talk.say, played.table if played is not None else ())
        typer.echo(talk.say("cli-written", file=str(report)), err=True)


def _print_summary(figures: Summary, played: Run, talk: Speech) -> None:
    heads = ("sim-contestant", "sim-wins", "sim-win-rate", "sim-interval", "sim-mean-points")
    rows = [
        [
            f"{line.letter} {line.bot}",
            str(line.wins),
            f"{line.rate:.1%}",
            f"{line.low:.1%} – {line.high:.1%}",
            talk.number(line.points, 2),
        ]
        for line in figures.lines
    ]
    title = talk.say("sim-report-title", system=played.plan.system, scenario=played.plan.scenario)
    print_table(title, [talk.say(head) for head in heads], rows)
    facts = talk.say(
        "sim-facts",
        games=figures.games,
        draws=figures.draws,
        errors=figures.errors,
        seconds=round(figures.seconds, 1),
        pace=round(figures.games_per_second, 1),
        processes=figures.processes,
    )
    typer.echo(facts)
    if played.interrupted:
        typer.echo(talk.say("sim-interrupted", games=figures.games, of=played.plan.games))


def _print_tournament(played: Tournament, talk: Speech) -> None:
    heads = ("sim-contestant", "sim-rating", "sim-wins", "sim-games")
    rows = [
        [rating.bot, f"{rating.mu:.1f} ± {3 * rating.sigma:.1f}", str(rating.wins), str(rating.games)]
        for rating in played.table
    ]
    print_table("", [talk.say(head) for head in heads], rows)
