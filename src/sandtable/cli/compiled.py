"""Simulations run on the compiled copy of the rules where there is one that belongs to the sources as they are.

`make compiled` puts it into build/compiled of the checkout; the binary wheel (`make wheel`) is compiled itself. Both
play the same games to the last byte, so that only the pace differs, and which of them played is said.
"""

from __future__ import annotations

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

WISH = "SANDTABLE_COMPILED"
"""Environment: `no` plays interpreted whatever there is. The command itself sets `used` for the copy's process."""
NO, USED = "no", "used"
VERB = "sim"


def exchange(arguments: list[str]) -> None:
    """Runs a command that plays many games in the compiled copy instead, when that is up to date."""
    if arguments[1:2] != [VERB] or os.environ.get(WISH) in (NO, USED) or runs_compiled():
        return
    copy = compiled_copy()
    if copy is None:
        return
    before = os.environ.get("PYTHONPATH", "")
    path = os.pathsep.join([str(copy), before]) if before else str(copy)
    environment = {**os.environ, "PYTHONPATH": path, WISH: USED}
    command = [sys.executable, "-m", "sandtable", *arguments[1:]]
    if os.name == "posix":
        os.execve(sys.executable, command, environment)  # noqa: S606 - the same command once more
    import subprocess

    raise SystemExit(subprocess.run(command, env=environment, check=False).returncode)  # noqa: S603


def runs_compiled() -> bool:
    """Whether the rules of this process are compiled."""
    from sandtable.core import game

    return Path(str(game.__file__)).suffix != ".py"


def compiled_copy() -> Path | None:
    """The compiled copy of the checkout, if it was made from the sources as they are now."""
    from sandtable.cli.reading import checkout

    root = checkout()
    if root is None:
        return None
    copy, maker = root / "build" / "compiled", root / "tools" / "compile_core.py"
    if not (copy / "sandtable").is_dir() or not maker.is_file():
        return None
    return copy if _up_to_date(maker, copy) else None


def _up_to_date(maker: Path, copy: Path) -> bool:
    """Asks whoever compiles: what a copy depends on is told there and nowhere else."""
    spec = spec_from_file_location("compile_core", maker)
    if spec is None or spec.loader is None:
        return False
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
        return bool(module.is_compiled(target=copy, level=1))
    except ImportError:  # made with tools that this environment has not
        return False
