"""`sandtable fuzz`: random legal games, watched for broken laws."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sandtable.cli.output import AsJson, print_json
from sandtable.cli.speech import Lang, speech


def fuzz(
    system: Annotated[str, typer.Argument(metavar="[SYSTEM]", help="Only this system.")] = "",
    scenario: Annotated[str, typer.Option("--scenario", help="Only this scenario.")] = "",
    games: Annotated[int, typer.Option("--games", min=1, help="Games of each scenario.")] = 20,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The first seed; the others follow it.")] = 0,
    bots: Annotated[str, typer.Option("--bots", help="The bot that plays every side.")] = "random",
    keep: Annotated[Path, typer.Option("--keep", help="Where findings are kept as journals.")] = Path(
        "sandtable-errors"
    ),
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Play random legal games and look for crashes, dead ends, endless games, bad replays and leaks.

    \b
    sandtable fuzz
    sandtable fuzz fubar --scenario convoy --games 500
    """  # noqa: D301
    from sandtable.core.system import system as found
    from sandtable.core.system import system_ids
    from sandtable.sim.fuzz import Finding, fuzz_game

    talk = speech(lang)
    findings: list[Finding] = []
    played = 0
    for id in [system] if system else system_ids():
        for each in found(id).scenarios():
            if scenario and each.id != scenario:
                continue
            span = each.sides_most - each.sides_least + 1
            for number in range(seed, seed + games):
                finding = fuzz_game(id, each.id, number, each.sides_least + number % span, bots)
                played += 1
                if finding is not None:
                    findings.append(finding)
                    _keep(finding, keep)
                    typer.echo(f"{id} {each.id} {number}: {finding.sentence}", err=True)
    if as_json:
        print_json({"games": played, "findings": [finding.wire() for finding in findings]})
    else:
        typer.echo(talk.say("cli-fuzz-done", games=played, findings=len(findings)))
    if findings:
        raise typer.Exit(1)


def _keep(finding: object, folder: Path) -> None:
    from sandtable.sim.fuzz import Finding

    assert isinstance(finding, Finding)
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{finding.system}-{finding.scenario}-{finding.seed}"
    (folder / f"{name}.journal").write_text(finding.journal, encoding="utf-8")
    (folder / f"{name}.txt").write_text(finding.sentence + "\n", encoding="utf-8")
