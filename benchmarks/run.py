"""Run one benchmark file and print its medians as one JSON object.

usage: benchmarks/run.py FILE

A file has `medians()`, which returns names and values; or functions `bench_*` that return a title, a callable
and how often to call it for one timing, and are timed here, in microseconds of processor time; or it is a
program of its own that prints one object when it gets `--json`.
SANDTABLE_BENCH_QUICK=1 asks for fewer rounds.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import statistics
import sys
import timeit
from pathlib import Path
from time import process_time
from types import ModuleType

QUICK = bool(os.environ.get("SANDTABLE_BENCH_QUICK"))
ROUNDS = 3 if QUICK else 7


def loaded(path: Path) -> ModuleType:
    """A benchmark file as a module."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def timed(module: ModuleType) -> dict[str, float]:
    """Microseconds of processor time per call for every `bench_*` of a module."""
    found: dict[str, float] = {}
    for name, make in sorted(vars(module).items()):
        if name.startswith("bench_"):
            title, call, number = make()
            times = timeit.repeat(call, timer=process_time, number=number, repeat=ROUNDS)
            found[named(title, "us")] = statistics.median(times) / number * 1e6
    return found


def named(title: str, unit: str) -> str:
    """A title as a name: `table sight, clear` is `table_sight_clear_us`."""
    return "_".join([*re.findall(r"[a-z0-9]+", title.lower()), unit])


def main() -> None:
    """Measure the file named on the command line."""
    path = Path(sys.argv[1])
    module = loaded(path)
    found = module.medians() if hasattr(module, "medians") else timed(module)
    if not found:
        sys.argv = [str(path), "--json"]
        module.main()
        return
    print(json.dumps({name: round(value, 4) for name, value in found.items()}))


if __name__ == "__main__":
    main()
