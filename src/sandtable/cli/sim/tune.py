"""`sandtable sim tune`: which figures make the roles even?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.output import AsJson, print_json, print_table
from sandtable.cli.sim import reporting, results
from sandtable.cli.sim import switches as typed
from sandtable.cli.sim.laboratory import laboratory
from sandtable.cli.speech import Lang, Speech, speech
from sandtable.cli.switches import Edition, Options

if TYPE_CHECKING:
    from sandtable.sim import Plan
    from sandtable.sim.tuning import Tuned

Sets = Annotated[
    list[str],
    typer.Option(
        "--set",
        metavar="NAME=FROM..TO[..STEP]|V,V",
        help="A figure that may be turned, and how far: scenario.turns, option.points, FILE.ENTRY.KEY.",
    ),
]
Method = Annotated[
    str,
    typer.Option(
        "--method", metavar="spsa|ntbea|auto", help="spsa: many numbers; ntbea: few figures with few values."
    ),
]
Search = Annotated[int, typer.Option("--games", min=20, help="Games of the search.")]
StepGames = Annotated[int, typer.Option("--step", min=2, help="Games of every step of the search.")]
Check = Annotated[
    int, typer.Option("--check", min=2, help="Games that check the result, and today's figures.")
]
Around = Annotated[
    int, typer.Option("--around", min=0, help="Games of every figure one value away; 0: none.")
]
Pull = Annotated[
    float, typer.Option("--pull", min=0, help="How strongly spsa holds figures to what they are today.")
]


def tune(
    system: typed.System,
    sets: Sets,
    scenario: typed.Scenario = "",
    bots: typed.Bots = "greedy,greedy",
    method: Method = "auto",
    games: Search = 600,
    step: StepGames = 10,
    check: Check = 200,
    around: Around = 60,
    pull: Pull = 0.02,
    seed: typed.Seed = 0,
    army: typed.Armies = None,
    unit: typed.Unit = "in",
    edition: Edition = "",
    option: Options = None,
    layout: typed.Layout = -1,
    processes: typed.Processes = 0,
    cluster: typed.OnCluster = "",
    seconds: typed.Seconds = 10.0,
    out: typed.Out = None,
    resume: typed.Resume = False,
    report: typed.Report = None,
    errors: typed.Errors = typed.ERRORS,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Turn figures until the first role wins half of the games; with two armies, until the first army does.

    The result is played with fresh dice beside the figures of today; each one value away shows which of them matters.

    \b
    sandtable sim tune fubar --scenario outpost --set scenario.turns=5..9 --set scenario.score.0.points=2..6
    sandtable sim tune fubar --scenario laststand --method spsa --set scenario.side.0.points=160..320..10
    """  # noqa: D301
    from sandtable.sim.knobs import knob_of
    from sandtable.sim.tuning import Budget, check_knobs, chosen_method
    from sandtable.sim.tuning import tune as search

    places = typed.places_of(out, report, errors, resume)
    plan = typed.plan_of(system, scenario, bots, games, seed)
    setting = typed.setting_of(plan, option, edition, unit, layout, seconds)
    plan = typed.plan_with(plan, army, swap=bool(army), **setting)
    knobs = [knob_of(plan, word) for word in sets]
    check_knobs(plan, knobs)
    how, talk = chosen_method(method, knobs), speech(lang)
    total = games + 2 * check + around * (1 + 2 * len(knobs))
    with laboratory((processes, cluster), total, talk, places, quiet=as_json) as lab:
        try:
            tuned = search(lab, plan, knobs, how, Budget(games, step, check, around), pull)
        except KeyboardInterrupt:
            results.close(lab, lab.runs, places, talk)
            raise typer.Exit(130) from None
    _tell(tuned, plan, talk, report, as_json)
    results.close(lab, lab.runs, places, talk)


def _tell(tuned: Tuned, plan: Plan, talk: Speech, report: Path | None, as_json: bool) -> None:
    if as_json:
        print_json(tuned.wire())
    else:
        _print(tuned, plan, talk)
    if report is not None:
        from sandtable.sim.tune_report import tune_report

        reporting.write_blocks(tune_report(tuned, plan, talk.say, reporting.typed_command()), report, talk)


def _print(tuned: Tuned, plan: Plan, talk: Speech) -> None:
    from sandtable.sim.tune_report import around_rows, found_rows, share_rows, tune_words

    typer.echo(tune_words(tuned, plan, talk.say))
    print_table("", *found_rows(tuned, talk.say))
    typer.echo(talk.say("sim-tune-method-" + tuned.method, games=tuned.games))
    print_table("", *share_rows(tuned, talk.say))
    typer.echo(talk.say("sim-tune-note"))
    if tuned.around:
        typer.echo(talk.say("sim-tune-around"))
        print_table("", *around_rows(tuned, talk.say))
        typer.echo(talk.say("sim-tune-around-note"))
