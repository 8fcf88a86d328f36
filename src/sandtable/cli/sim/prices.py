"""`sandtable sim prices`: what should it cost?"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.output import AsJson, print_json, print_table
from sandtable.cli.sim import reporting, results
from sandtable.cli.sim import switches as typed
from sandtable.cli.sim.laboratory import laboratory
from sandtable.cli.speech import Lang, Speech, speech
from sandtable.cli.switches import Edition, Options

if TYPE_CHECKING:
    from sandtable.sim.plan import Plan
    from sandtable.sim.prices import Prices

Faction = Annotated[str, typer.Option("--faction", help="Armies of this faction only; drawn too by default.")]
Points = Annotated[
    int, typer.Option("--points", min=0, help="The most points of an army; the usual by default.")
]
Spread = Annotated[str, typer.Option("--spread", help="How far below that an army's points are drawn.")]
Scenarios = Annotated[str, typer.Option("--scenarios", help="Several scenarios, between commas; all.")]


def prices(
    system: typed.System,
    scenario: typed.Scenario = "",
    scenarios: Scenarios = "",
    faction: Faction = "",
    points: Points = 0,
    spread: Spread = "30%",
    bots: typed.Bots = "greedy,greedy",
    games: Annotated[int, typer.Option("--games", min=20, help="Games of every scenario.")] = 1000,
    seed: typed.Seed = 0,
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
    """Play random legal armies against each other and tell what each unit ought to cost, with its interval.

    Results are explained by what was brought (a logistic regression held by a ridge); also which pairs are worth
    more than their parts, and with --scenarios which units are specialists.

    \b
    sandtable sim prices fubar --games 1000 --report prices.html
    sandtable sim prices warfare --faction USA --points 80 --games 2000 --out usa.parquet
    sandtable sim prices fallout --scenarios skirmish,treasure_hunt --games 500 --json
    """  # noqa: D301
    from sandtable.sim.prices import play_prices, prices_plan

    places = typed.places_of(out, report, errors, resume)
    plan = typed.plan_of(system, scenario, bots, games, seed)
    plan = replace(plan, **typed.setting_of(plan, option, edition, unit, layout, seconds))
    plan = prices_plan(plan, faction, points or typed.usual_points(system), typed.percent(spread, "--spread"))
    names = _scenarios(plan, scenarios)
    talk = speech(lang)
    with laboratory((processes, cluster), games * len(names), talk, places, quiet=as_json) as lab:
        priced = play_prices(lab, plan, names)
    if as_json:
        print_json(priced.wire())
    else:
        _print(priced, talk)
    if report is not None:
        from sandtable.sim.prices_report import prices_report

        reporting.write_blocks(prices_report(priced, plan, talk.say, reporting.typed_command()), report, talk)
    results.close(lab, list(priced.runs), places, talk)


def _scenarios(plan: Plan, scenarios: str) -> list[str]:
    """The scenarios that are played, each of them checked."""
    from sandtable.sim.plan import check_plan

    names = [plan.scenario]
    if scenarios:
        names = (
            typed.scenarios_for_two(plan.system) if scenarios == "all" else list(typed.words_of(scenarios))
        )
    for name in names:
        check_plan(replace(plan, scenario=name))
    return names


def _print(priced: Prices, talk: Speech) -> None:
    from sandtable.sim.prices_report import pair_rows, price_rows, price_words, special_rows

    heads, rows = price_rows(priced, talk.say)
    print_table("", heads, rows)
    for line in price_words(priced, talk.say):
        typer.echo(line)
    typer.echo(talk.say("sim-price-note"))
    for title, (titles, lines) in (
        ("sim-pairs", pair_rows(priced, talk.say)),
        ("sim-specialists", special_rows(priced, talk.say)),
    ):
        if lines:
            print_table(talk.say(title), titles, lines)
            typer.echo(talk.say(title + "-note"))
