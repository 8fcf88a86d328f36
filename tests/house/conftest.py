"""The tree under inspection."""

import ast
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# The parts whose games must replay to the last byte and compile with mypyc.
PURE_PARTS = ("core", "table", "hexmap", "figures", "systems")


@dataclass(frozen=True)
class Source:
    """One file of the tree: its path from the root, and its text ("" when it is no text)."""

    name: str
    text: str

    @cached_property
    def lines(self) -> list[str]:
        return self.text.splitlines()

    @cached_property
    def syntax(self) -> ast.Module:
        return ast.parse(self.text, self.name)

    def at(self, node: ast.AST) -> str:
        """Where a piece of syntax stands, for a message."""
        return f"{self.name}:{getattr(node, 'lineno', 1)}"


@pytest.fixture(scope="session")
def tree() -> list[Source]:
    """Every file under version control that is still there."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    names = [name for name in listed.stdout.split("\0") if name]
    found = [Source(name, read(ROOT / name)) for name in names if (ROOT / name).is_file()]
    assert found, "no file is under version control"
    return found


def read(path: Path) -> str:
    """The text of a file; a picture or a font has none."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


@pytest.fixture
def source_of() -> Callable[[str], Source]:
    """A file that is not there, to try the inspectors on."""
    return lambda text: Source("made_up.py", text)


@pytest.fixture(scope="session")
def python(tree: list[Source]) -> list[Source]:
    """The Python files."""
    return [source for source in tree if source.name.endswith(".py")]


@pytest.fixture(scope="session")
def package(python: list[Source]) -> list[Source]:
    """The Python files of the package itself."""
    return [source for source in python if source.name.startswith("src/sandtable/")]


@pytest.fixture(scope="session")
def pure(package: list[Source]) -> list[Source]:
    """The Python files that must be pure: chance, choice and time come from outside."""
    roots = tuple(f"src/sandtable/{part}/" for part in PURE_PARTS)
    return [source for source in package if source.name.startswith(roots)]
