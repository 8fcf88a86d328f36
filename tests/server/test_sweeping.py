"""Garbage is collected when nobody plays, and in a busy house only now and then."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from sandtable.server.sweeping import (
    COLLECT_AFTER,
    MIDDLE_SECONDS,
    QUIET_SECONDS,
    WHOLE_SECONDS,
    WORTH_IT,
    Sweeper,
    keep_swept,
    settle_in,
)


class Ring:
    """Something that holds itself: only the collector can free it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def collector() -> Iterator[None]:
    """Leaves the collector of the tests as it was."""
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


@pytest.mark.parametrize(
    ("after", "quiet", "young", "due"),
    [
        (1.0, 0.0, WORTH_IT * 9, -1),
        (1.0, QUIET_SECONDS, WORTH_IT, 2),
        (1.0, QUIET_SECONDS, WORTH_IT - 1, -1),
        (MIDDLE_SECONDS, 0.0, WORTH_IT, 1),
        (MIDDLE_SECONDS - 1, 0.0, WORTH_IT, -1),
        (WHOLE_SECONDS, 0.0, WORTH_IT, 2),
    ],
)
def test_what_is_due_depends_on_how_quiet_the_house_is(
    after: float, quiet: float, young: int, due: int
) -> None:
    """All of it when nobody plays, the middle every minute, nothing when there is nothing to sweep."""
    assert due == Sweeper(100.0).due(100.0 + after, quiet, young)


def test_a_sweep_puts_the_next_one_off() -> None:
    """Both clocks begin anew with a whole sweep, one of them with half of it."""
    sweeper = Sweeper(0.0)
    sweeper.sweep(MIDDLE_SECONDS, 1)
    assert -1 == sweeper.due(MIDDLE_SECONDS + 1, 0.0, WORTH_IT)
    sweeper.sweep(WHOLE_SECONDS, 2)
    assert -1 == sweeper.due(WHOLE_SECONDS + 1, 0.0, WORTH_IT)


def test_what_has_lived_long_is_left_to_the_sweeper() -> None:
    """Old rings stay until it comes, and then they go."""
    settle_in()
    ring = Ring()
    seen = weakref.ref(ring)
    gc.collect(1)  # it has grown old
    del ring
    gc.collect(1)

    assert gc.get_threshold() == COLLECT_AFTER
    assert seen() is not None
    Sweeper(0.0).sweep(1.0, 2)
    assert seen() is None


def test_a_quiet_house_is_swept_by_itself() -> None:
    """Within a few seconds, as soon as there is something to sweep."""

    async def swept() -> bool:
        sweeping = asyncio.create_task(keep_swept(lambda: time.monotonic() - 2 * QUIET_SECONDS, lambda: None))
        ring = Ring()
        seen = weakref.ref(ring)
        gc.collect(1)
        del ring
        try:
            async with asyncio.timeout(30):
                while seen() is not None:
                    for _ in range(WORTH_IT + 1):
                        gc.collect(0)
                    await asyncio.sleep(0.1)
        finally:
            sweeping.cancel()
        return True

    settle_in()
    assert asyncio.run(swept())
