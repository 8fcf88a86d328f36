"""`sandtable sim matrix`: everything against everything, as a table and a heat map."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.output import AsJson, print_json
from sandtable.cli.sim import printing, reporting, results
from sandtable.cli.sim import switches as typed
from sandtable.cli.sim.laboratory import laboratory
from sandtable.cli.speech import Lang, speech
from sandtable.cli.switches import Edition, Options
from sandtable.cli.trouble import Trouble

if TYPE_CHECKING:
    from sandtable.sim import Plan
    from sandtable.sim.matrix import Grid


OfArmies = Annotated[str, typer.Option("--armies", help="Ready-made armies or files, between commas; all.")]
OfFactions = Annotated[
    str, typer.Option("--factions", help="Factions, with armies drawn anew every round; all.")
]
OfScenarios = Annotated[str, typer.Option("--scenarios", help="Scenarios, by the bots that play them; all.")]
ByBots = Annotated[
    str, typer.Option("--bots", help="Who plays; alone, without armies or scenarios: role by strength.")
]


def matrix(
    system: typed.System,
    armies: OfArmies = "",
    factions: OfFactions = "",
    scenarios: OfScenarios = "",
    bots: ByBots = "greedy",
    points: Annotated[int, typer.Option("--points", min=0, help="Points of drawn armies.")] = 0,
    scenario: typed.Scenario = "",
    games: Annotated[int, typer.Option("--games", min=2, help="Games of every cell.")] = 40,
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
    """Play armies, factions or bots against each other, or scenarios at several strengths, and draw the heat map.

    Armies meet from both seats with the same terrain and dice; a cell is the row's share against the column's.
    With bots or scenarios a cell is the share of the first role.

    \b
    sandtable sim matrix fubar --armies all --games 40 --report matrix.html
    sandtable sim matrix warzone --factions capitol,mishima,dark_legion --points 500 --games 20
    sandtable sim matrix fubar --scenarios all --bots random,greedy --games 100 --json
    """  # noqa: D301
    from sandtable.sim.matrix import play_matrix

    places = typed.places_of(out, report, errors, resume)
    names = typed.words_of(bots)
    plan = replace(typed.plan_of(system, scenario, bots, games, seed), bots=names[:1] * 2)
    plan = replace(plan, **typed.setting_of(plan, option, edition, unit, layout, seconds))
    grid = _grid(plan, names, armies, factions, scenarios, points)
    talk = speech(lang)
    with laboratory((processes, cluster), games * len(grid.cells), talk, places, quiet=as_json) as lab:
        played = play_matrix(lab, grid)
    if as_json:
        print_json(played.wire())
    else:
        printing.print_matrix(played, talk)
    if report is not None:
        from sandtable.sim.report import matrix_report

        reporting.write_blocks(matrix_report(played, talk.say, reporting.typed_command()), report, talk)
    results.close(lab, played.runs, places, talk)


def _grid(plan: Plan, bots: tuple[str, ...], armies: str, factions: str, scenarios: str, points: int) -> Grid:
    from sandtable.sim.matrix import armies_grid, bots_grid, factions_grid, scenarios_grid

    if len([word for word in (armies, factions, scenarios) if word]) > 1:
        raise Trouble("name one of --armies, --factions and --scenarios")
    if armies:
        words = list(typed.ready_armies(plan.system)) if armies == "all" else list(typed.words_of(armies))
        return armies_grid(plan, [typed.army_named(plan.system, word) for word in words])
    if factions:
        chosen = (
            typed.faction_ids(plan.system, plan.edition) if factions == "all" else typed.words_of(factions)
        )
        return factions_grid(plan, chosen, points or typed.usual_points(plan.system))
    if scenarios:
        listed = typed.scenarios_for_two(plan.system) if scenarios == "all" else typed.words_of(scenarios)
        return scenarios_grid(plan, listed, bots)
    return bots_grid(plan, bots)
