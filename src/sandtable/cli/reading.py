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


def read_army(path: Path, of: str = "") -> tuple[str, Json]:
    """An army list and the system it is for: the one it names, else the one on the command line, else FUBAR."""
    return _read_for(path, of, "fubar", "list")


def read_scenario(path: Path, of: str = "", usual: str = "warfare") -> tuple[str, Json]:
    """A scenario file and the system it is for: the one it names, else the one on the command line, else the usual."""
    return _read_for(path, of, usual, "scenario")


def _read_for(path: Path, of: str, usual: str, what: str) -> tuple[str, Json]:
    """The name of the system is of the file, not of the list or scenario: the rules never see it."""
    value = read_data(path)
    if not isinstance(value, dict) or "system" not in value:
        return of or usual, value
    named = value["system"]
    if not isinstance(named, str):
        raise Trouble(f'{path}: "system" must be the name of a game in quotes')
    if of and of != named:
        raise Trouble(f"{path}: this {what} is for {named}, not for {of}")
    return named, {key: part for key, part in value.items() if key != "system"}


def checkout() -> Path | None:
    """The root of the source checkout this command runs from or in, or None."""
    here = Path.cwd().resolve()
    for folder in (here, *here.parents, *Path(__file__).resolve().parents):
        if (folder / "pyproject.toml").is_file() and (folder / "src" / "sandtable").is_dir():
            return folder
    return None
