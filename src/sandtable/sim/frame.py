"""Games as a polars frame and as files: one row per game, ready for any question."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import polars as pl

from sandtable.sim.batch import Run
from sandtable.sim.plan import SimError
from sandtable.sim.rows import REAL, WHOLE, Row, columns_of, letters_in, rows_of

WRITERS = (".csv", ".json", ".jsonl", ".ndjson", ".parquet")


def frame(run: Run) -> pl.DataFrame:
    """One row per game. `winner` is a contestant's letter, `winning_side` a side's; both null for a draw."""
    return frame_of(rows_of(run))


def frame_of(rows: Sequence[Row]) -> pl.DataFrame:
    """Rows as a frame, with the same types whatever is in them."""
    letters = letters_in(rows[0]) if rows else ["A", "B"]
    names = columns_of(letters)
    extra = [name for name in rows[0] if name not in names] if rows else []
    schema: dict[str, pl.DataType] = {name: _type_of(name) for name in (*names, *extra)}
    return pl.DataFrame(cast("Any", list(rows)), schema=schema)


def _type_of(name: str) -> pl.DataType:
    if name in WHOLE or name == "pairing":
        return pl.Int64()
    return pl.Float64() if name in REAL or name.startswith("points_") else pl.String()


def frames(runs: Sequence[Run]) -> pl.DataFrame:
    """The frames of several runs under one another, with the number of the pairing."""
    numbered = [
        frame(each).with_columns(pl.lit(number, dtype=pl.Int64).alias("pairing"))
        for number, each in enumerate(runs, 1)
    ]
    return pl.concat(numbered, how="diagonal")


def check_writable(path: Path) -> None:
    """Raises SimError when the ending is none of ours."""
    if path.suffix.lower() not in WRITERS:
        raise SimError(f'"{path.name}" should end in one of {", ".join(WRITERS)}')


def write_frame(data: pl.DataFrame, path: Path) -> None:
    """Writes a frame in the format its ending names."""
    check_writable(path)
    ending = path.suffix.lower()
    if ending == ".csv":
        data.write_csv(path)
    elif ending == ".json":
        data.write_json(path)
    elif ending in (".jsonl", ".ndjson"):
        data.write_ndjson(path)
    else:
        data.write_parquet(path)


def read_rows(path: Path) -> list[Row]:
    """The rows of a file of games, in any of the formats; raises SimError with a sentence."""
    check_writable(path)
    if not path.is_file():
        raise SimError(f"{path}: there is no such file")
    ending = path.suffix.lower()
    try:
        if ending == ".csv":
            data = pl.read_csv(path, infer_schema=False)
            kinds = {name: _type_of(name) for name in data.columns}
            data = data.with_columns(pl.col(name).cast(kind) for name, kind in kinds.items())
        elif ending == ".json":
            data = pl.read_json(path)
        elif ending in (".jsonl", ".ndjson"):
            data = pl.read_ndjson(path, infer_schema_length=None)
        else:
            data = pl.read_parquet(path)
    except (pl.exceptions.PolarsError, OSError) as error:
        raise SimError(f"{path}: this cannot be read: {str(error).splitlines()[0]}") from error
    return cast("list[Row]", data.to_dicts())
