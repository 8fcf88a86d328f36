"""`sandtable bench`: how fast it is, as named medians."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import typer

from sandtable.cli.output import AsJson, print_json, print_table
from sandtable.cli.speech import Lang, Speech, speech
from sandtable.cli.trouble import Trouble
from sandtable.core.wire import Json


def bench(
    only: Annotated[
        list[str] | None, typer.Argument(metavar="[NAME]...", help="Only these benchmarks.")
    ] = None,
    compiled: Annotated[bool, typer.Option("--compiled", help="Measure build/compiled besides.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="Fewer rounds.")] = False,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Measure games, forks, odds, sight, journals, the server: the median of several rounds of each.

    \b
    sandtable bench
    sandtable bench games fork --compiled
    sandtable bench --json
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.cli.reading import checkout

    root = checkout()
    if root is None or not (root / "benchmarks").is_dir():
        raise Trouble("the benchmarks lie in the source checkout; run this there")
    talk = speech(lang)
    failed: list[str] = []
    measured = _measured(root, only or [], quick, "", failed)
    if compiled:
        package = root / "build" / "compiled"
        if not (package / "sandtable").is_dir():
            raise Trouble("there is no build/compiled; `make compiled` makes it")
        faster = _measured(root, only or [], quick, str(package), failed)
        measured |= {f"compiled.{name}": value for name, value in faster.items()}
    if as_json:
        print_json(measured)
    else:
        _print(measured, talk)
    for sentence in failed:
        typer.echo(sentence, err=True)
    if failed:
        raise typer.Exit(1)


def _print(measured: dict[str, Json], talk: Speech) -> None:
    rows = [
        [name, f"{value:,.4g}" if isinstance(value, float) else str(value)]
        for name, value in measured.items()
    ]
    print_table("", [talk.say("bench-name"), talk.say("bench-median")], rows)


def _measured(root: Path, only: list[str], quick: bool, package: str, failed: list[str]) -> dict[str, Json]:
    """Runs every benchmark in a process of its own, so that none warms up another; one that fails stops no other."""
    figures: dict[str, Json] = {}
    scripts = {
        path.stem.removesuffix("_bench"): path for path in sorted((root / "benchmarks").glob("*_bench.py"))
    }
    for name in only:
        if name not in scripts:
            raise Trouble(f'there is no benchmark "{name}"; there are {", ".join(scripts)}')
    for name, path in scripts.items():
        if not only or name in only:
            figures |= _run(path, quick, package, failed)
    return figures


def _run(path: Path, quick: bool, package: str, failed: list[str]) -> dict[str, Json]:
    environment = {**os.environ, "SANDTABLE_BENCH_QUICK": "1" if quick else ""}
    if package:
        environment["PYTHONPATH"] = package
    ran = subprocess.run(  # noqa: S603 - our own scripts
        [sys.executable, str(path.parent / "run.py"), str(path)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode:
        last = ran.stderr.strip().splitlines()
        failed.append(f"{path.name} failed: {last[-1] if last else ran.returncode}")
        return {}
    values: dict[str, Json] = json.loads(ran.stdout)
    return values
