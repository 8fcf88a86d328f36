"""What every test shares: strict texts, the browser and the compiled copy that some tests need."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import settings

import compile_core

# A missing text is an error under test, also in the processes that tests start.
os.environ["SANDTABLE_STRICT_TEXTS"] = "1"

# No test fails because a machine is slow, and the same examples are tried every time; `make fuzz` tries others.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def find_browser() -> str | None:
    """The Chromium or Chrome to drive: the one named by SANDTABLE_BROWSER, or else one on PATH."""
    named = os.environ.get("SANDTABLE_BROWSER")
    return named or next((path for path in map(shutil.which, BROWSERS) if path), None)


def is_long() -> bool:
    """Whether this is `make attack`."""
    return os.environ.get("SANDTABLE_ATTACK") == "long"


def container_builder() -> str | None:
    """The builder of containers that is here and can be reached."""
    found = (program for program in ("podman", "docker") if shutil.which(program) is not None)
    return next((program for program in found if _answers(program)), None)


def _answers(program: str) -> bool:
    return subprocess.run([program, "info"], capture_output=True, check=False).returncode == 0


def lacking() -> dict[str, str]:
    """The markers whose tests cannot run here, each with the reason."""
    reasons = {}
    if find_browser() is None:
        reasons["browser"] = "no Chromium or Chrome was found; install one, or name it in SANDTABLE_BROWSER"
    if not compile_core.is_compiled():
        reasons["compiled"] = "build/compiled is missing or out of date; `make compiled` makes it"
    if find_spec("ray") is None:
        reasons["cluster"] = "Ray is not installed; pip install 'sandtable[scale]' brings it (240 MB)"
    if not is_long():
        reasons["long"] = "they take minutes; `make attack` runs them"
    if not is_long() or container_builder() is None:
        reasons["container"] = "`make attack` runs them where podman or docker is at hand"
    if shutil.which("systemd-analyze") is None:
        reasons["systemd"] = "systemd-analyze was not found; it comes with systemd"
    return reasons


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests that cannot run here."""
    absent = lacking()
    left_out = [item for item in items if any(item.get_closest_marker(name) for name in absent)]
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=left_out)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say so at the end, where it is read. With several workers only they know whether anything was left out."""
    if terminalreporter.stats.get("deselected") or config.pluginmanager.hasplugin("dsession"):
        for name, reason in lacking().items():
            terminalreporter.write_line(f'Tests marked "{name}" were left out: {reason}.')


@pytest.fixture(scope="session", autouse=True)
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Lets the processes that tests start share their byte code where the machine keeps none.

    A server and its workers read six hundred modules; compiling them anew takes each of them three times as long.
    A folder of this run's own: what `make mutants` changes between two runs is never taken for what it was.
    """
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    with pytest.MonkeyPatch.context() as patch:
        if os.environ.get("PYTHONDONTWRITEBYTECODE"):
            patch.delenv("PYTHONDONTWRITEBYTECODE")
            patch.setenv("PYTHONPYCACHEPREFIX", str(shared / "bytecode"))
        yield


@pytest.fixture(scope="session")
def browser_path() -> str:
    """The program that browser tests start: never one that was downloaded."""
    path = find_browser()
    assert path is not None
    return path


@pytest.fixture(scope="session")
def compiled_path() -> Path:
    """The folder to put on PYTHONPATH for the compiled build."""
    return compile_core.COMPILED
