"""`sandtable sim SYSTEM`: one kind of game many times."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.compiled import runs_compiled
from sandtable.cli.output import AsJson, print_json
from sandtable.cli.sim import printing, reporting, results
from sandtable.cli.sim import switches as typed
from sandtable.cli.sim.laboratory import Players, laboratory
from sandtable.cli.speech import Lang, Speech, speech
from sandtable.cli.switches import Edition, Options
from sandtable.cli.trouble import Trouble

if TYPE_CHECKING:
    from sandtable.core.wire import Json
    from sandtable.sim import Plan, Summary
    from sandtable.sim.stopping import Against, Narrow, Stop

MOST_GAMES = 20_000  # of a run that stops by itself


MostGames = Annotated[
    int, typer.Option("--games", min=0, help="How many games; with --until or --against: at most.")
]
Swap = Annotated[
    bool, typer.Option("--swap", help="Contestants go round the seats, with the same terrain and dice.")
]
Until = Annotated[
    str, typer.Option("--until", metavar="2%", help="Play until every interval is at most ± so wide.")
]
Band = Annotated[
    str,
    typer.Option(
        "--against",
        metavar="45:55",
        help="Play until A's share (equal bots: the first role's) is shown to lie within, above or below.",
    ),
]
Everybody = Annotated[bool, typer.Option("--tournament", help="Every bot against every other.")]


def run(
    system: typed.System,
    scenario: typed.Scenario = "",
    bots: typed.Bots = "greedy,random",
    games: MostGames = 0,
    seed: typed.Seed = 0,
    swap: Swap = False,
    until: Until = "",
    against: Band = "",
    army: typed.Armies = None,
    unit: typed.Unit = "in",
    edition: Edition = "",
    option: Options = None,
    layout: typed.Layout = -1,
    processes: typed.Processes = 0,
    cluster: typed.OnCluster = "",
    seconds: typed.Seconds = 10.0,
    tournament: Everybody = False,
    out: typed.Out = None,
    resume: typed.Resume = False,
    report: typed.Report = None,
    journals: typed.Journals = None,
    errors: typed.Errors = typed.ERRORS,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Play many games between bots: the share of each contestant and of each role, with 95 % intervals.

    A draw is half a win for each. Games of one round (--swap) share terrain and dice and count as one
    observation. --against errs with a chance of at most 5 %, however many games it takes.

    \b
    sandtable sim fubar --games 100
    sandtable sim fubar --bots greedy,greedy --scenario outpost --until 3%
    sandtable sim warfare --scenario s2 --bots greedy,greedy --against 45:55
    sandtable sim fubar --bots greedy,greedy --army accord --army redgully --swap --games 200
    sandtable sim fubar --games 500 --report report.pdf --out games.csv
    sandtable sim fubar --bots greedy,random --tournament
    sandtable sim fubar --games 100000 --cluster auto --out games.parquet
    sandtable sim fallout --edition it --option points=300 --option light=darkness
    """  # noqa: D301
    if until and against:
        raise Trouble("--until and --against are two ways to stop; choose one")
    if tournament and (until or against or army):
        raise Trouble("a tournament takes neither --until nor --against nor --army")
    places = typed.places_of(out, report, errors, resume, journals)
    plan = typed.plan_of(system, scenario, bots, games or (MOST_GAMES if until or against else 100), seed)
    plan = replace(
        plan,
        swap=swap,
        armies=tuple(typed.army_named(system, word) for word in army or []),
        journals=journals is not None,
        **typed.setting_of(plan, option, edition, unit, layout, seconds),
    )
    talk = speech(lang)
    if tournament:
        _tournament(plan, (processes, cluster), talk, places, as_json)
    else:
        _one_plan(plan, (processes, cluster), talk, places, _stop(plan, until, against), as_json)


def _stop(plan: Plan, until: str, against: str) -> Narrow | Against | None:
    from sandtable.sim.stopping import Against, Narrow

    if until:
        return Narrow(plan, typed.percent(until, "--until"))
    if against:
        low, colon, high = against.partition(":")
        if not colon:
            raise Trouble("--against takes a band of two percentages, such as 45:55")
        return Against(plan, typed.percent(low, "--against"), typed.percent(high, "--against"))
    return None


def _one_plan(
    plan: Plan,
    players: Players,
    talk: Speech,
    places: typed.Places,
    stop: Narrow | Against | None,
    as_json: bool,
) -> None:
    from sandtable.sim import summary

    with laboratory(players, plan.games, talk, places, quiet=as_json) as lab:
        _say_kept(lab.expect([plan]), talk)
        played = lab.play(plan, stop)
    figures = summary(played)
    if as_json:
        print_json({**figures.wire(), "compiled": runs_compiled(), **_wire_of(stop)})
    else:
        printing.print_summary(figures, played, talk)
        _print_stop(stop, plan, figures, talk)
    if places.report is not None:
        from sandtable.sim.report import run_report

        watched = reporting.watch_files(played, places.report, talk)
        command = reporting.typed_command()
        verdict = _verdict(stop, plan, figures, talk)
        blocks = run_report([played], talk.say, (), command, watched, verdict)
        reporting.write_blocks(blocks, places.report, talk)
    results.close(lab, [played], places, talk)


def _say_kept(games: int, talk: Speech) -> None:
    if games:
        typer.echo(talk.say("sim-resumed", games=games), err=True)


def _wire_of(stop: Stop | None) -> dict[str, Json]:
    from sandtable.sim.stopping import Against, Narrow

    if isinstance(stop, Against):
        return {"against": stop.verdict.wire()}
    return {"until": {"half_width": stop.half, "reached": stop.reached}} if isinstance(stop, Narrow) else {}


def _print_stop(stop: Stop | None, plan: Plan, figures: Summary, talk: Speech) -> None:
    from sandtable.sim.stopping import Against, Narrow

    if isinstance(stop, Narrow):
        printing.print_until(stop.half, figures, stop.reached, talk)
    elif isinstance(stop, Against):
        typer.echo(_verdict(stop, plan, figures, talk))


def _verdict(stop: Stop | None, plan: Plan, figures: Summary, talk: Speech) -> str:
    from sandtable.sim.stopping import Against, tests_a_role

    if not isinstance(stop, Against):
        return ""
    line = figures.roles[0] if tests_a_role(plan) else figures.lines[0]
    return printing.verdict_words(stop.verdict, printing.label_of(line, talk), talk)


def _tournament(plan: Plan, players: Players, talk: Speech, places: typed.Places, as_json: bool) -> None:
    from sandtable.sim.tournament import pairings, play_tournament

    total = plan.games * len(list(pairings(plan)))
    with laboratory(players, total, talk, places, quiet=as_json) as lab:
        played = play_tournament(plan, lab)
    if as_json:
        print_json(played.wire())
    else:
        printing.print_tournament(played, talk)
    runs = list(played.runs)
    if places.report is not None:
        from sandtable.sim.report import run_report

        blocks = run_report(runs, talk.say, played.table, reporting.typed_command())
        reporting.write_blocks(blocks, places.report, talk)
    results.close(lab, runs, places, talk)
