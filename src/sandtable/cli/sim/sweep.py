"""`sandtable sim sweep`: what if a figure were another?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.output import AsJson, print_json, print_table
from sandtable.cli.sim import reporting, results
from sandtable.cli.sim import switches as typed
from sandtable.cli.sim.laboratory import laboratory
from sandtable.cli.speech import Lang, Speech, speech
from sandtable.cli.switches import Edition, Options

if TYPE_CHECKING:
    from sandtable.sim.sweep import Sweep

Sets = Annotated[
    list[str],
    typer.Option(
        "--set",
        metavar="NAME=FROM..TO[..STEP]|V,V",
        help="A figure and its values: scenario.turns, option.points, or FILE.ENTRY.KEY of the game's data.",
    ),
]


def sweep(
    system: typed.System,
    sets: Sets,
    scenario: typed.Scenario = "",
    bots: typed.Bots = "greedy,greedy",
    games: typed.Games = 100,
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
    """Play the same games with other figures: the first role's share at each value, and where it crosses 50 %.

    Terrain and dice are the same at every value, so the change from the first value is compared game by game.

    \b
    sandtable sim sweep fubar --set scenario.turns=5..9 --scenario outpost --games 100
    sandtable sim sweep fubar --set weapons.hmg.fp=2..6 --set scenario.turns=6,8 --report sweep.html
    sandtable sim sweep warzone --set units.cap_light.rs=11..15 --games 40 --out sweep.parquet
    """  # noqa: D301
    from sandtable.sim.knobs import knob_of
    from sandtable.sim.sweep import play_sweep

    places = typed.places_of(out, report, errors, resume)
    plan = typed.plan_of(system, scenario, bots, games, seed)
    plan = typed.plan_with(plan, army, **typed.setting_of(plan, option, edition, unit, layout, seconds))
    knobs = [knob_of(plan, word) for word in sets]
    talk = speech(lang)
    total = typed.all_combinations(games, knobs)
    with laboratory((processes, cluster), total, talk, places, quiet=as_json) as lab:
        swept = play_sweep(lab, plan, knobs)
    if as_json:
        print_json(swept.wire())
    else:
        _print(swept, talk)
    if report is not None:
        from sandtable.sim.sweep_report import sweep_report

        blocks = sweep_report(swept, plan, talk.say, reporting.typed_command())
        reporting.write_blocks(blocks, report, talk)
    results.close(lab, [point.run for point in swept.points], places, talk)


def _print(swept: Sweep, talk: Speech) -> None:
    from sandtable.sim.sweep_report import crossing_words, sweep_rows

    heads, rows = sweep_rows(swept, talk.say)
    print_table("", heads, rows)
    typer.echo(talk.say("sim-sweep-note"))
    for line in crossing_words(swept, talk.say):
        typer.echo(line)
