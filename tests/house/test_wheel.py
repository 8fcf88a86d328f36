"""The binary wheel is a plain one with compiled modules laid into it, and says what it fits."""

import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

TOOLS = Path(__file__).resolve().parents[2] / "tools"
sys.path.insert(0, str(TOOLS))

import binary_wheel  # noqa: E402 - out of the folder of tools

NAME = "sandtable-1.0-py3-none-any.whl"
WHEEL = "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


@pytest.fixture
def pure(tmp_path):
    """A plain wheel of one module."""
    path = tmp_path / NAME
    with zipfile.ZipFile(path, "w") as wheel:
        wheel.writestr("sandtable/core/game.py", "x = 1\n")
        wheel.writestr("sandtable-1.0.dist-info/WHEEL", WHEEL)
        wheel.writestr("sandtable-1.0.dist-info/RECORD", "sandtable/core/game.py,,\n")
    return path


def test_compiled_modules_are_laid_beside_their_sources(pure, tmp_path):
    """Every file of the wheel stands in its record with digest and size; the tag names Python and platform."""
    module = tmp_path / "copy" / "sandtable" / "core" / f"game{sysconfig.get_config_var('EXT_SUFFIX')}"
    module.parent.mkdir(parents=True)
    module.write_bytes(b"machine code")
    made = binary_wheel.packed(pure, tmp_path / "copy", tmp_path / "dist")
    with zipfile.ZipFile(made) as wheel:
        names = set(wheel.namelist())
        record = wheel.read("sandtable-1.0.dist-info/RECORD").decode().splitlines()
        told = wheel.read("sandtable-1.0.dist-info/WHEEL").decode()

    assert made.name == NAME.replace("py3-none-any", binary_wheel.tag())
    assert f"sandtable/core/{module.name}" in names
    assert "sandtable/core/game.py" in names
    assert names == {line.split(",")[0] for line in record}
    assert any(
        line.startswith(f"sandtable/core/{module.name},sha256=") and line.endswith(",12") for line in record
    )
    assert f"Tag: {binary_wheel.tag()}" in told
    assert "Root-Is-Purelib: false" in told
    assert "py3-none-any" not in told


def test_a_copy_without_compiled_modules_is_refused(pure, tmp_path):
    """A binary wheel without a binary would only be slow."""
    (tmp_path / "copy").mkdir()
    with pytest.raises(SystemExit, match="nothing compiled"):
        binary_wheel.packed(pure, tmp_path / "copy", tmp_path / "dist")
