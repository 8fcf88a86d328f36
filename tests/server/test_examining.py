"""What a doctor says of the place where games are to be kept."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from sandtable.server import examining
from sandtable.server.examining import examined
from sandtable.server.migrate import migrate


def _wrong(file: Path) -> list[str]:
    return [found.sentence for found in asyncio.run(examined(f"sqlite:///{file}")) if not found.good]


def test_a_closed_print_shop_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A wheel without its extra serves games and prints nothing: whoever runs it wants to know why."""
    told = asyncio.run(examined(f"sqlite:///{tmp_path / 'games.sqlite3'}"))
    monkeypatch.setattr(examining, "can_print", lambda: False)
    closed = asyncio.run(examined(f"sqlite:///{tmp_path / 'games.sqlite3'}"))

    assert "sheets can be printed" in [found.sentence for found in told]
    assert [True] == [found.good for found in closed if "sandtable[print]" in found.sentence]


def test_a_folder_that_can_never_be_made_is_no_place_for_games(tmp_path: Path) -> None:
    """Behind a file there is no folder, and no start can make one."""
    letter = tmp_path / "letter"
    letter.write_text("not a folder")

    wrong = _wrong(letter / "games" / "games.sqlite3")

    assert [f"no games can be kept in {letter / 'games'}: nothing can be written to {letter}"] == [
        sentence for sentence in wrong if "no games" in sentence
    ]


def test_a_folder_that_is_still_to_be_made_is_a_place_for_games(tmp_path: Path) -> None:
    """The first start makes it, so nothing is wrong."""
    assert not [sentence for sentence in _wrong(tmp_path / "new" / "games.sqlite3") if "kept" in sentence]


@pytest.mark.parametrize("revision", ["0001", "0003"])
def test_tables_of_an_older_server_are_no_damage(tmp_path: Path, revision: str) -> None:
    """The next start brings them up to date; until then newer tables are not there, as they should not be."""
    engine = create_engine(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    with engine.begin() as connection:
        migrate(connection, revision)
    engine.dispose()

    told = [found.sentence for found in asyncio.run(examined(f"sqlite:///{tmp_path / 'games.sqlite3'}"))]

    assert any(f"its tables are of {revision}" in sentence for sentence in told), told
    assert not [sentence for sentence in told if "damaged" in sentence or "cannot be read" in sentence]
