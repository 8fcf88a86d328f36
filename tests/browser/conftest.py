"""A server, a Chromium, and people who open pages in it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright
from tests.browser.raw_texts import watcher
from tests.browser.serving import Serving
from tests.browser.visitor import Visitor

WIDE = {"width": 1440, "height": 900}
SMALL = {"width": 390, "height": 844}
LONGEST_MS = 20_000
# What is expected of a page may take as long as what is done to it: on a busy machine bots need their time.
expect.set_options(timeout=LONGEST_MS)

Opens = Callable[..., Visitor]


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for every test that leaves it alive."""
    running = Serving(tmp_path_factory.mktemp("serving")).start()
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


@pytest.fixture(scope="session")
def chromium(browser_path: str) -> Iterator[Browser]:
    """One Chromium for the session; every test opens its own profile in it."""
    # Chromium's own sandbox refuses to run as root.
    flags = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=flags)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def watching() -> str:
    return watcher()


@pytest.fixture
def profile(chromium: Browser, watching: str) -> Iterator[Callable[..., BrowserContext]]:
    """Opens browsers that know nothing of each other."""
    opened: list[BrowserContext] = []

    def begin(lang: str = "en", small: bool = False, **more: Any) -> BrowserContext:
        wishes = {
            "locale": {"en": "en-GB", "it": "it-IT"}[lang],
            "viewport": SMALL if small else WIDE,
            "has_touch": small,
            "is_mobile": small,
            **more,
        }
        context = chromium.new_context(**wishes)
        context.set_default_timeout(LONGEST_MS)
        context.add_init_script(watching)
        opened.append(context)
        return context

    yield begin
    for context in opened:
        context.close()


@pytest.fixture
def visit(serving: Serving, profile: Callable[..., BrowserContext]) -> Iterator[Opens]:
    """Opens pages, and looks at the end that nothing went wrong on any of them."""
    visitors: list[Visitor] = []

    def begin(context: BrowserContext | None = None, url: str | None = None, **wishes: Any) -> Visitor:
        visitor = Visitor((context or profile(**wishes)).new_page(), url or serving.url)
        visitors.append(visitor)
        return visitor

    yield begin
    assert [] == [line for visitor in visitors for line in visitor.unforgiven()]
