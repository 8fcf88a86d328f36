"""Whoever knows one game finds the way in the others: what is said of rooms is true of them."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SYSTEMS = ROOT / "src" / "sandtable" / "systems"
GAMES = {"FUBAR": "fubar", "Fallout": "fallout", "Warfare": "warfare", "Warzone": "warzone"}
NAMED = re.compile(r"`([a-z_.]+)`")
PLACE = re.compile(r"`([a-z_./]+\.(?:py|toml))`")
# A book that has no such thing at all: the table says so.
ABSENT = {("Warfare", "harm/saves.py"), ("Warfare", "ground/coherency.py"), ("Warzone", "move/transport.py")}


def exists(room: Path, name: str) -> bool:
    """Whether a room's docstring names a module of that room, or of another (`attack.reactions`)."""
    at = room.parent / name.replace(".", "/") if "." in name else room / name
    return at.with_suffix(".py").exists() or at.is_dir()


@pytest.mark.parametrize("game", GAMES.values())
def test_rooms_name_modules_that_are_there(game: str) -> None:
    """What a room's docstring points to exists."""
    rooms = sorted(SYSTEMS.joinpath(game).glob("*/__init__.py"))
    lost = [
        f"{game}/{init.parent.name}: {name}"
        for init in rooms
        for name in NAMED.findall(init.read_text(encoding="utf-8").replace("`data/units.toml`", ""))
        if not exists(init.parent, name)
    ]

    assert rooms
    assert [] == lost


def rows_of_the_table() -> list[list[str]]:
    """What somebody looks for, where it is in every system, and where it is in those that differ."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = text.partition("| looking for | in every system | but |\n|---|---|---|\n")[2].partition("\n\n")[0]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows.splitlines()]


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_places_is_true(game: str) -> None:
    """Every place of the table in docs/architecture.md is there, in each system that is not said to differ."""
    lost: list[str] = []
    for what, everywhere, but in rows_of_the_table():
        own = [PLACE.findall(part) for part in but.split(";") if game in part]
        places = own[0] if own and own[0] else PLACE.findall(everywhere)
        missing = [place for place in places if not (SYSTEMS / GAMES[game] / place).exists()]
        lost.extend(f"{what}: {place}" for place in missing if (game, place) not in ABSENT)

    assert len(rows_of_the_table()) > 15
    assert [] == lost
