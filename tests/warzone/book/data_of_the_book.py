"""The rows of Warzone's data files, for the tests that look them through."""

import tomllib
from pathlib import Path

from sandtable.systems import warzone

FOLDER = Path(warzone.__file__).parent


def rows(file, table):
    """The rows of one table of a data file."""
    return tomllib.loads((FOLDER / "data" / f"{file}.toml").read_text("utf-8"))[table]


def ledger():
    """The rules by id."""
    found = tomllib.loads((FOLDER / "rules.toml").read_text("utf-8"))["rule"]
    return {rule["id"]: rule for rule in found}
