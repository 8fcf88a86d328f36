"""Reads the files that people name on the command line."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

from sandtable.cli.trouble import Trouble
from sandtable.core.wire import Json

LARGEST = 4_000_000  # bytes


def read_text(path: Path) -> str:
    """The text of a file, if it is one and not too large."""
    if not path.exists():
        raise Trouble(f"{path}: there is no such file")
    if not path.is_file():
        raise Trouble(f"{path}: this is not a file")
    if path.stat().st_size > LARGEST:
        raise Trouble(f"{path}: the file has more than {LARGEST} bytes")
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Trouble(f"{path}: this is not a text file (UTF-8)") from error


def read_data(path: Path) -> Json:
    """A TOML or JSON file as a JSON value; the ending says which."""
    text = read_text(path)
    try:
        if path.suffix.lower() == ".json":
            value: Json = json.loads(text)
        else:
            value = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        kind = "JSON" if path.suffix.lower() == ".json" else "TOML"
        raise Trouble(f"{path}: not {kind}: {error}") from error
    return value


def checkout() -> Path | None:
    """The root of the source checkout this command runs from or in, or None."""
    here = Path.cwd().resolve()
    for folder in (here, *here.parents, *Path(__file__).resolve().parents):
        if (folder / "pyproject.toml").is_file() and (folder / "src" / "sandtable").is_dir():
            return folder
    return None
