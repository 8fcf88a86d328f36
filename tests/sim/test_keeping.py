"""Runs are kept as played, and go on after a stop."""

from dataclasses import replace

import pytest

from sandtable.sim import Plan, SimError, run
from sandtable.sim.frame import frames, write_frame
from sandtable.sim.keeping import KeptGames, check_destination, check_folder, part_of
from sandtable.sim.lab import Lab
from sandtable.sim.printed import letters_of, printed_key

PLAN = Plan("fubar", "crossroads", ("random", "random"), 4, 5)


def without_time(outcomes):
    return [replace(o, seconds=0.0, processor=0.0) for o in outcomes]


def test_every_game_is_on_the_disk_as_soon_as_it_ends(tmp_path):
    """Whoever is told of a game finds it in the file already."""
    path = tmp_path / "games.csv"
    seen = []

    def told(batch):
        seen.append(len(part_of(path).read_text().splitlines()))

    with Lab(1, told, path) as lab:
        lab.play(PLAN)

    assert [1, 2, 3, 4] == seen


def test_a_stopped_run_goes_on_where_it_was(tmp_path):
    """The games kept are not played again, and the whole is what one run would have been."""
    path = tmp_path / "games.parquet"

    def stop(batch):
        if batch[0].number == 1:
            raise KeyboardInterrupt

    with Lab(1, stop, path) as lab:
        assert lab.play(PLAN).interrupted
    part_of(path).write_text(part_of(path).read_text() + '{"plan": "cut off')

    played = []
    with Lab(1, lambda batch: played.extend(o.number for o in batch), path, resume=True) as lab:
        assert 2 == lab.expect([PLAN])
        whole = lab.play(PLAN)

    assert [2, 3] == played
    assert without_time(run(PLAN, 1).outcomes) == without_time(whole.outcomes)


def test_a_finished_run_is_made_longer(tmp_path):
    """Without a part file the games of the file itself count."""
    path = tmp_path / "games.csv"
    short = run(replace(PLAN, games=2), 1)
    write_frame(frames([short]), path)

    assert short.outcomes == KeptGames(path).of(PLAN)


def test_the_file_of_another_run_is_refused(tmp_path):
    """Another seed, another run."""
    path = tmp_path / "games.csv"
    write_frame(frames([run(replace(PLAN, games=1), 1)]), path)

    with Lab(1, None, path, resume=True) as lab, pytest.raises(SimError, match="games of another run"):
        lab.expect([replace(PLAN, seed=6)])


def test_games_played_with_other_figures_are_refused(tmp_path):
    """A scenario or a table of data that was changed since makes another game of it."""
    path = tmp_path / "games.csv"
    with Lab(1, None, path) as lab:
        lab.play(replace(PLAN, games=1))
    part_of(path).write_text(part_of(path).read_text().replace(printed_key(PLAN), "before"))

    with Lab(1, None, path, resume=True) as lab, pytest.raises(SimError, match="played with other figures"):
        lab.expect([PLAN])


def test_letters_change_with_what_is_played(tmp_path):
    """With data and the own scenario; not with comments, measured shares or other scenarios."""
    for name, text in (
        ("data/weapons", "fp = 4"),
        ("scenarios/one", "turns = 5"),
        ("scenarios/two", "turns = 6"),
    ):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / f"{name}.toml").write_text(text)
    seen = []
    for name, text in (
        ("data/weapons", "fp = 4  # balance; was 3"),
        ("data/balance", "games = 5"),
        ("scenarios/two", "turns = 7"),
        ("scenarios/one", "turns = 6"),
        ("data/weapons", "fp = 5"),
    ):
        before = letters_of(tmp_path, "one")
        (tmp_path / f"{name}.toml").write_text(text)
        seen.append(before != letters_of(tmp_path, "one"))

    assert [False, False, False, True, True] == seen


@pytest.mark.parametrize(
    ("name", "sentence"),
    [("games.xls", "should end in"), ("nowhere/games.csv", "no folder"), ("folder.csv", "is a folder")],
)
def test_a_place_that_cannot_be_written_is_refused_beforehand(tmp_path, name, sentence):
    """Before the first game, not after the last."""
    (tmp_path / "folder.csv").mkdir()

    with pytest.raises(SimError, match=sentence):
        check_destination(tmp_path / name, (".csv",))


def test_a_folder_inside_a_file_is_refused(tmp_path):
    """Journals cannot be kept below a file."""
    (tmp_path / "file").write_text("")

    with pytest.raises(SimError, match="is a file"):
        check_folder(tmp_path / "file" / "kept")
