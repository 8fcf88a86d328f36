"""Simulations use the compiled copy when it is there and up to date, and say which rules played."""

import os
import shutil

import pytest

import compile_core
from sandtable.cli import compiled


@pytest.fixture
def ran(monkeypatch, tmp_path):
    """What is run instead of this process; a copy stands ready."""
    seen = []
    monkeypatch.delenv(compiled.WISH, raising=False)
    monkeypatch.setenv("PYTHONPATH", "before")
    monkeypatch.setattr(compiled, "compiled_copy", lambda: tmp_path)
    monkeypatch.setattr(compiled, "runs_compiled", lambda: False)

    def instead(file, command, environment):
        seen.append((command, environment))
        raise SystemExit(0)

    monkeypatch.setattr(os, "execve", instead)
    return seen


def test_a_simulation_goes_to_the_copy(ran, tmp_path):
    """The same words, the copy first on the path, once."""
    with pytest.raises(SystemExit):
        compiled.exchange(["sandtable", "sim", "fubar", "--games", "9"])
    command, environment = ran[0]

    assert ["-m", "sandtable", "sim", "fubar", "--games", "9"] == command[1:]
    assert f"{tmp_path}{os.pathsep}before" == environment["PYTHONPATH"]
    assert "used" == environment[compiled.WISH]


@pytest.mark.parametrize("wish", ["no", "used"])
def test_nothing_is_exchanged_where_it_is_not_wished_or_done(ran, monkeypatch, wish):
    """By the environment, or in the copy's own process."""
    monkeypatch.setenv(compiled.WISH, wish)
    compiled.exchange(["sandtable", "sim", "fubar"])

    assert [] == ran


def test_other_commands_stay_where_they_are(ran):
    """A first game should not wait for anything."""
    compiled.exchange(["sandtable", "play"])

    assert [] == ran


def test_a_copy_of_other_sources_is_not_used(tmp_path, monkeypatch):
    """Whoever compiles says whether it belongs to the sources: a stamp of something else does not."""
    root = next(
        parent for parent in compiled.Path(__file__).resolve().parents if (parent / "pyproject.toml").exists()
    )
    copy = tmp_path / "compiled"
    (copy / "sandtable").mkdir(parents=True)
    (copy / ".compiled-from").write_text("0123 3 4567")

    assert not compiled._up_to_date(root / "tools" / "compile_core.py", copy)
    assert not compiled.runs_compiled() or os.environ.get(compiled.WISH) == "used"


def test_data_is_copied_anew_and_compiled_modules_are_kept(tmp_path, monkeypatch):
    """A figure of a table changes in a moment; a line of code wants the compiler."""
    source, target = tmp_path / "source", tmp_path / "compiled"
    (source / "core").mkdir(parents=True)
    (source / "data").mkdir()
    (source / "core" / "game.py").write_text("one = 1")
    (source / "data" / "units.toml").write_text("points = 1")
    (source / "data" / "old.toml").write_text("")
    monkeypatch.setattr(compile_core, "SOURCE", source)
    monkeypatch.setattr(compile_core, "ROOT", tmp_path)
    monkeypatch.setattr(compile_core, "GAMES", source / "core" / "game.py")
    monkeypatch.setattr(compile_core, "__file__", str(source / "core" / "game.py"))
    names = compile_core.modules(["core"])
    shutil.copytree(source, target / "sandtable")
    (target / "sandtable" / "core" / "game.so").write_text("compiled")
    (target / compile_core.STAMP).write_text(compile_core.stamp_for(names, 3))
    (source / "data" / "units.toml").write_text("points = 2")
    (source / "data" / "old.toml").unlink()
    stale = compile_core.is_compiled(names, target)

    assert (False, True) == (stale, compile_core.refresh(names, target))
    assert compile_core.is_compiled(names, target, 3)
    assert "points = 2" == (target / "sandtable" / "data" / "units.toml").read_text()
    assert not (target / "sandtable" / "data" / "old.toml").exists()
    assert "compiled" == (target / "sandtable" / "core" / "game.so").read_text()
    (source / "core" / "game.py").write_text("one = 2")
    assert not compile_core.refresh(names, target)
