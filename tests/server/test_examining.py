"""What a doctor says of the place where games are to be kept."""

import asyncio
from pathlib import Path

from sandtable.server.examining import examined


def _wrong(file: Path) -> list[str]:
    return [found.sentence for found in asyncio.run(examined(f"sqlite:///{file}")) if not found.good]


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
