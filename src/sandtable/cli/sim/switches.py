"""What the verbs of `sim` share: how a plan is typed, where its games go, who plays them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from sandtable.cli.trouble import Trouble

if TYPE_CHECKING:
    from sandtable.core.wire import Json
    from sandtable.sim import Plan
    from sandtable.sim.knobs import Knob
    from sandtable.sim.plan import Army

System = Annotated[str, typer.Argument(metavar="SYSTEM", help="The rule system, such as fubar.")]
Scenario = Annotated[
    str, typer.Option("--scenario", help="Scenario, or a scenario file; the system's first by default.")
]
Bots = Annotated[str, typer.Option("--bots", help="A bot for each contestant, A first.")]
Games = Annotated[int, typer.Option("--games", min=1, help="How many games.")]
Seed = Annotated[int, typer.Option("--seed", min=0, help="The same seed plays the same games.")]
Armies = Annotated[
    list[str] | None,
    typer.Option(
        "--army",
        metavar="FILE|NAME|random[:FACTION[:POINTS]]",
        help="Army of contestant A, B, …; it goes with the contestant when seats are swapped. Repeat it.",
    ),
]
Unit = Annotated[str, typer.Option("--unit", metavar="in|cm", help="Unit of length.")]
Layout = Annotated[int, typer.Option("--layout", help="One terrain for all games; -1: new ones.")]
Processes = Annotated[int, typer.Option("--processes", "-p", min=0, help="0: one per processor.")]
OnCluster = Annotated[
    str,
    typer.Option(
        "--cluster", metavar="auto|HOST:PORT", help="Play on a Ray cluster (extra scale); auto: the one here."
    ),
]
Seconds = Annotated[float, typer.Option("--seconds", min=0, help="What a bot may take to answer.")]
Out = Annotated[
    Path | None,
    typer.Option("--out", help="Write one row per game: .csv .json .jsonl .parquet; kept while it runs."),
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the games that --out kept before a stop.")]
Report = Annotated[Path | None, typer.Option("--report", help="Write a report with charts: .html .pdf .svg")]
Journals = Annotated[Path | None, typer.Option("--journals", help="Keep every game's journal here.")]
Errors = Annotated[Path, typer.Option("--errors", help="Where games that go wrong are kept.")]
ERRORS = Path("sandtable-errors")


def words_of(text: str) -> tuple[str, ...]:
    """Words between commas."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


def plan_of(system_id: str, scenario: str, bots: str, games: int, seed: int) -> Plan:
    """The plan that every verb begins with; a scenario out of a file goes among its options."""
    from sandtable.cli.scenario import chosen
    from sandtable.sim import Plan, first_scenario

    options: dict[str, Json] = {}
    played = chosen(system_id, scenario or first_scenario(system_id), options)
    return Plan(system_id, played, words_of(bots), games, seed, options=options)


def setting_of(
    plan: Plan, option: list[str] | None, edition: str, unit: str, layout: int, seconds: float
) -> dict[str, Any]:
    """How the games of a plan are played, as its fields."""
    from sandtable.cli.switches import edition_of, options_of

    return {
        "options": {**plan.options, **options_of(plan.system, option)},
        "edition": edition_of(plan.system, edition),
        "unit": unit,
        "layout": None if layout < 0 else layout,
        "seconds": seconds,
    }


def plan_with(plan: Plan, army: list[str] | None, **setting: Any) -> Plan:
    """The plan with the armies as typed, and how its games are played (`setting_of`)."""
    return replace(plan, armies=tuple(army_named(plan.system, word) for word in army or []), **setting)


def ready_armies(system_id: str) -> dict[str, Json]:
    """The ready-made armies of a system by their short names."""
    from sandtable.cli.army import army_id
    from sandtable.core.system import system

    return {army_id(army): army for army in system(system_id).armies() if isinstance(army, dict)}


def army_named(system_id: str, word: str) -> Army:
    """An army as typed: a file, a ready-made one by its name, or one drawn by lot for every round."""
    from sandtable.cli.reading import read_army
    from sandtable.sim.plan import Drawn

    if word == "random" or word.startswith("random:"):
        _, _, rest = word.partition(":")
        faction, _, points = rest.partition(":")
        if points and not points.isdigit():
            raise Trouble(f'--army random:FACTION:POINTS takes a number for the points, not "{points[:20]}"')
        return Drawn(faction, int(points or 0) or usual_points(system_id))
    if Path(word).suffix or Path(word).exists():
        return read_army(Path(word), system_id)[1]
    ready = ready_armies(system_id)
    if word.lower() not in ready:
        close = get_close_matches(word.lower(), ready, 1)
        hint = f'did you mean "{close[0]}"?' if close else f"there are {', '.join(ready)}, random, or a file"
        raise Trouble(f'{system_id} has no army "{word[:40]}"; {hint}')
    return without_words(ready[word.lower()])


def without_words(army: Json) -> Json:
    """A ready-made army as a set-up takes it: its name is for lists."""
    if not isinstance(army, dict):
        return army
    return {key: value for key, value in army.items() if key not in ("name", "id")}


def usual_points(system_id: str) -> int:
    """What a drawn army has where nobody says: the first size of its army builder."""
    from sandtable.core.system import system

    rules = system(system_id)
    points = rules.builder(rules.editions()[0]).get("points")
    sizes = [size for size in points if isinstance(size, int)] if isinstance(points, list) else []
    scenario = next((info.points[0] for info in rules.scenarios() if info.points), 0)
    return scenario or (sizes[0] if sizes else 0)


def faction_ids(system_id: str, edition: str = "") -> list[str]:
    """The factions of a system's army builder."""
    from sandtable.core.system import system
    from sandtable.core.wire import list_of, table_of, text_of

    rules = system(system_id)
    listed = list_of(rules.builder(edition or rules.editions()[0]).get("factions"))
    return [text_of(table_of(each).get("id")) for each in listed]


def scenarios_for_two(system_id: str) -> list[str]:
    """The scenarios that two sides can play."""
    from sandtable.core.system import system

    return [info.id for info in system(system_id).scenarios() if info.sides_least <= 2 <= info.sides_most]


def percent(word: str, name: str) -> float:
    """A percentage as typed: 2%, 2, 2.5%."""
    try:
        return float(word.strip().removesuffix("%").replace(",", ".")) / 100
    except ValueError:
        raise Trouble(f'{name} takes a percentage, not "{word[:20]}"') from None


REPORTS = (".html", ".svg", ".pdf")


@dataclass(frozen=True)
class Places:
    """Where the results go; looked at before the first game."""

    out: Path | None = None
    report: Path | None = None
    journals: Path | None = None
    errors: Path = ERRORS
    resume: bool = False

    def check(self) -> None:
        """Refuses what cannot be written, before anything is played."""
        from sandtable.sim.keeping import check_destination, check_folder

        if self.resume and self.out is None:
            raise Trouble("--resume goes on with the games of a file: name it with --out")
        if self.out is not None:
            check_destination(self.out, (".csv", ".json", ".jsonl", ".ndjson", ".parquet"))
        if self.report is not None:
            check_destination(self.report, REPORTS)
        for folder in (self.journals, self.errors):
            if folder is not None:
                check_folder(folder)


def places_of(
    out: Path | None, report: Path | None, errors: Path, resume: bool, journals: Path | None = None
) -> Places:
    """Where the results go; refuses what cannot be written."""
    places = Places(out, report, journals, errors, resume)
    places.check()
    return places


def all_combinations(games: int, knobs: Sequence[Knob]) -> int:
    """How many games a sweep plays."""
    return games * prod(len(knob.values) for knob in knobs)
