"""What every test shares: strict texts, and the browser of the tests marked `browser`."""

import os
import shutil

import pytest

# A missing text is an error under test, also in the processes that tests start.
os.environ["SANDTABLE_STRICT_TEXTS"] = "1"

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def find_browser() -> str | None:
    """The Chromium or Chrome to drive: the one named by SANDTABLE_BROWSER, or else one on PATH."""
    named = os.environ.get("SANDTABLE_BROWSER")
    return named or next((path for path in map(shutil.which, BROWSERS) if path), None)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests marked `browser` where there is none."""
    if find_browser() is None:
        left_out = [item for item in items if item.get_closest_marker("browser")]
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=left_out)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say so at the end, where it is read."""
    if find_browser() is None:
        terminalreporter.write_line(
            'No Chromium or Chrome was found, so the tests marked "browser" were left out. '
            "Install one, or name it in SANDTABLE_BROWSER."
        )


@pytest.fixture(scope="session")
def browser_path() -> str:
    """The program that browser tests start: never one that was downloaded."""
    path = find_browser()
    assert path is not None
    return path
