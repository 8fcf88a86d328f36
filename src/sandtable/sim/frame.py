"""The outcomes as a polars frame: one row per game, ready for any question."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import polars as pl

from sandtable.core.wire import side_letter
from sandtable.sim.batch import Run
from sandtable.sim.plan import SimError, contestants

WRITERS = (".csv", ".json", ".ndjson", ".parquet")


def frame(run: Run) -> pl.DataFrame:
    """One row per game. `winner` is a contestant's letter, `winning_side` a side's; both null for a draw."""
    letters = contestants(run.plan)
    rows: dict[str, list[object]] = {
        "game": [o.number for o in run.outcomes],
        "winner": [letters[o.winner] if o.winner >= 0 else None for o in run.outcomes],
        "winning_side": [side_letter(o.winning_side) if o.winner >= 0 else None for o in run.outcomes],
        "answers": [o.answers for o in run.outcomes],
        "rolls": [o.rolls for o in run.outcomes],
        "seconds": [o.seconds for o in run.outcomes],
        "error": [o.error or None for o in run.outcomes],
    }
    schema: dict[str, pl.DataType] = {
        "game": pl.Int64(),
        "winner": pl.String(),
        "winning_side": pl.String(),
        "answers": pl.Int64(),
        "rolls": pl.Int64(),
        "seconds": pl.Float64(),
        "error": pl.String(),
    }
    for k, letter in enumerate(letters):
        rows |= _columns(run, k, letter)
        schema |= {
            f"bot_{letter}": pl.String(),
            f"side_{letter}": pl.String(),
            f"points_{letter}": pl.Float64(),
        }
    return pl.DataFrame(rows, schema=schema)


def _columns(run: Run, contestant: int, letter: str) -> dict[str, list[object]]:
    """The columns of one contestant: its bot, the side it had, its points."""
    return {
        f"bot_{letter}": [run.plan.bots[contestant] for _ in run.outcomes],
        f"side_{letter}": [side_letter(o.seats.index(contestant)) for o in run.outcomes],
        f"points_{letter}": [o.points[contestant] if o.points else None for o in run.outcomes],
    }


def frames(runs: Sequence[Run]) -> pl.DataFrame:
    """The frames of several runs under one another, with the number of the pairing."""
    return pl.concat(
        [frame(each).with_columns(pl.lit(number).alias("pairing")) for number, each in enumerate(runs, 1)]
    )


def write_frame(data: pl.DataFrame, path: Path) -> None:
    """Writes a frame in the format its ending names."""
    ending = path.suffix.lower()
    if ending not in WRITERS:
        raise SimError(f'"{path.name}" should end in one of {", ".join(WRITERS)}')
    if ending == ".csv":
        data.write_csv(path)
    elif ending == ".json":
        data.write_json(path)
    elif ending == ".ndjson":
        data.write_ndjson(path)
    else:
        data.write_parquet(path)
