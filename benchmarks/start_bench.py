"""How long it takes to begin: the import, and the command's help."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time

ROUNDS = 3 if os.environ.get("SANDTABLE_BENCH_QUICK") else 9
IMPORT = "import time; t = time.perf_counter(); import sandtable; print(time.perf_counter() - t)"


def medians() -> dict[str, float]:
    """Medians by the clock, in milliseconds."""
    return {"import_ms": importing() * 1e3, "help_ms": helping() * 1e3}


def importing() -> float:
    """`import sandtable` in a fresh interpreter."""
    return statistics.median(float(shown("-c", IMPORT)) for _ in range(ROUNDS))


def helping() -> float:
    """`sandtable --help`, interpreter and all."""
    times: list[float] = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        shown("-m", "sandtable", "--help")
        times.append(time.perf_counter() - began)
    return statistics.median(times)


def shown(*words: str) -> str:
    """What a fresh interpreter prints."""
    command = [sys.executable, *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603 - our own words
