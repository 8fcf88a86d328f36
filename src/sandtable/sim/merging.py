"""Joins files of runs that were made apart: other seeds, other machines, the same kind of game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from sandtable.core.wire import Json
from sandtable.sim.batch import Run
from sandtable.sim.bout import Outcome
from sandtable.sim.plan import SimError
from sandtable.sim.rows import Row, check_row, outcome_in, plan_in
from sandtable.sim.summary import Summary, summary


@dataclass(frozen=True)
class Merged:
    """The games of all files: rows as they are, a run for each kind, and how many games were there twice."""

    rows: tuple[Row, ...]
    runs: tuple[Run, ...]
    twice: int

    @property
    def summaries(self) -> list[Summary]:
        """The figures of each kind."""
        return [summary(run) for run in self.runs]


def merge_files(paths: Sequence[Path]) -> Merged:
    """Reads and joins files of games; a game that stands in several counts once."""
    from sandtable.sim.frame import read_rows  # noqa: PLC0415 - polars starts threads: only where it is wanted

    return merge_rows([(str(path), read_rows(path)) for path in paths])


def merge_rows(files: Sequence[tuple[str, Sequence[Row]]]) -> Merged:
    """Joins rows of several files; raises SimError where the same game ended in two ways, or figures differ."""
    games: dict[tuple[Json, Json, Json], Row] = {}
    figures: dict[Json, Json] = {}
    twice = 0
    for name, rows in files:
        for row in rows:
            try:
                check_row(row)
            except SimError as error:
                raise SimError(f"{name}: {error}") from error
            key = (row["plan"], row["run_seed"], row["game"])
            if figures.setdefault(row["plan"], row.get("figures")) != row.get("figures"):
                raise SimError(f"{name}: its games were played with other figures than those of another file")
            if key in games:
                twice += 1
                if _told(games[key]) != _told(row):
                    raise SimError(f"{name}: game {key[2]} of seed {key[1]} ended otherwise in another file")
            else:
                games[key] = row
    ordered = [games[key] for key in sorted(games, key=str_of)]
    kinds: dict[Json, list[Row]] = {}
    for row in ordered:
        kinds.setdefault(row["plan"], []).append(row)
    return Merged(tuple(ordered), tuple(_run(rows) for rows in kinds.values()), twice)


def str_of(key: tuple[Json, Json, Json]) -> tuple[str, int, int]:
    """Plans by their letters, seeds and games by number."""
    plan, seed, game = key
    return str(plan), int(str(seed)), int(str(game))


def _told(row: Row) -> list[Json]:
    return [row.get(name) for name in ("winner", "answers", "rolls", "turn", "seed", "layout")]


def _run(rows: list[Row]) -> Run:
    """A run out of rows: rounds of different seeds are different rounds."""
    rounds: dict[tuple[Json, Json], int] = {}
    outcomes: list[Outcome] = []
    for number, row in enumerate(rows):
        at = rounds.setdefault((row["run_seed"], row["round"]), len(rounds))
        outcomes.append(replace(outcome_in(row), number=number, round=at))
    return Run(plan_in(rows), outcomes, sum(outcome.seconds for outcome in outcomes))
