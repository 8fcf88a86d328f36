"""Runs are kept as played: every game is on the disk as soon as it ends, and a run that was stopped goes on there.

While it runs the games stand in `FILE.part`, a JSON line each; when it has ended, in FILE as its ending says.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from sandtable.core.wire import Json, table_of
from sandtable.sim.batch import Run
from sandtable.sim.bout import Outcome
from sandtable.sim.plan import Plan, SimError
from sandtable.sim.printed import printed_key
from sandtable.sim.rows import Row, outcome_in, plan_key, rows_of


def part_of(path: Path) -> Path:
    """Where the games stand while they are played."""
    return path.with_name(path.name + ".part")


def check_destination(path: Path, endings: Sequence[str]) -> None:
    """Raises SimError when a file cannot be written there: said before the first game, not after the last."""
    if path.suffix.lower() not in endings:
        raise SimError(f'"{path.name}" should end in one of {", ".join(endings)}')
    if path.is_dir():
        raise SimError(f"{path} is a folder; name a file in it")
    folder = path.parent
    if not folder.is_dir():
        raise SimError(f"there is no folder {folder} to write {path.name} into")
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise SimError(f"{path} cannot be written: permission denied")


def check_folder(folder: Path) -> None:
    """Raises SimError when files cannot be put into a folder, there or still to be made."""
    here = folder
    while not here.exists() and here != here.parent:
        here = here.parent
    if not here.is_dir():
        raise SimError(f"{here} is a file; {folder} cannot be a folder")
    if not os.access(here, os.W_OK):
        raise SimError(f"nothing can be written into {here}: permission denied")


class Keeper:
    """Appends games to the part file of a run as they end; it begins with the rows kept before."""

    def __init__(self, path: Path, rows: Sequence[Row] = ()) -> None:
        self.path = part_of(path)
        self.rows = rows

    def __enter__(self) -> Self:
        # Written beside and put in place in one go: a stop at this moment loses nothing of what was kept.
        fresh = self.path.with_name(self.path.name + ".new")
        fresh.write_text("".join(_line(row) for row in self.rows), encoding="utf-8")
        fresh.replace(self.path)
        self.file = self.path.open("a", encoding="utf-8")
        return self

    def keep(self, plan: Plan, outcomes: Sequence[Outcome]) -> None:
        """Writes games down, and makes sure that they survive this process."""
        for row in rows_of(Run(plan), outcomes):
            self.file.write(_line(row))
        self.file.flush()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()

    def done(self) -> None:
        """The run is written where it belongs: the part is no longer wanted."""
        self.path.unlink(missing_ok=True)


def _line(row: Row) -> str:
    return json.dumps(row, ensure_ascii=False) + "\n"


def part_rows(path: Path) -> list[Row]:
    """The rows of a part file; a last line that was cut off in the middle is left out."""
    rows: list[Row] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            value: Json = json.loads(line)
        except ValueError:
            continue
        rows.append(table_of(value))
    return rows


class KeptGames:
    """The games that a stopped run kept in a file, by plan and seed.

    Without a part file the finished one is read, so that a run can be made longer.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.all = _rows_in(path)
        self.rows: dict[tuple[Json, Json], list[Row]] = {}
        for row in self.all:
            self.rows.setdefault((row.get("plan"), row.get("run_seed")), []).append(row)

    def of(self, plan: Plan) -> list[Outcome]:
        """The games of this plan; raises SimError where they were played with other figures than today's."""
        rows = self.rows.get((plan_key(plan), plan.seed))
        if rows is None:
            return []
        if {row.get("figures") for row in rows} != {printed_key(plan)}:
            raise SimError(
                f"{self.path} holds games of {plan.system}, {plan.scenario} that were played with other figures: "
                "its data or scenarios have changed since; choose another file, or leave --resume out"
            )
        outcomes = {outcome.number: outcome for outcome in map(outcome_in, rows)}
        return [outcomes[number] for number in sorted(outcomes)]

    def check(self, plans: Sequence[Plan]) -> None:
        """Raises SimError when there are games and none of them belongs to any of these plans."""
        if self.rows and not any((plan_key(plan), plan.seed) in self.rows for plan in plans):
            row = next(iter(self.rows.values()))[0]
            raise SimError(
                f"{self.path} holds games of another run ({row.get('system')}, {row.get('scenario')}, "
                f"seed {row.get('run_seed')}); choose another file, or leave --resume out"
            )


def _rows_in(path: Path) -> list[Row]:
    part = part_of(path)
    if part.is_file():
        return part_rows(part)
    if not path.is_file():
        return []
    from sandtable.sim.frame import read_rows  # noqa: PLC0415 - polars starts threads: only where it is wanted

    return read_rows(path)
