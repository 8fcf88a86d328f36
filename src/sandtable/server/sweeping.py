"""Cyclic garbage is collected in quiet moments: whoever answers should not wait while it walks through all games.

Most of what games make is freed without it. New objects are looked through as they come, which takes no time;
looking through those that have lived longer, all games in memory among them, takes up to a fifth of a second.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Callable

from sandtable.i18n import LANGUAGES, TextError
from sandtable.server.errors import texts_in

log = logging.getLogger(__name__)

# Of the three generations only the youngest is collected by itself.
COLLECT_AFTER = (1_000, 1_000_000, 1_000_000)
QUIET_SECONDS = 2.0  # nobody has held a game for so long
MIDDLE_SECONDS = 60.0  # a busy house is swept all the same: what is not old yet,
WHOLE_SECONDS = 900.0  # and everything
WORTH_IT = 100  # collections of the youngest since the last sweep; fewer leave nothing to sweep


class Sweeper:
    """Knows when the house was swept last, and what is due."""

    def __init__(self, now: float) -> None:
        self.whole_at = now
        self.middle_at = now

    def due(self, now: float, quiet: float, young: int) -> int:
        """The generation to be collected now, -1 for none.

        `quiet` is how long nobody has played, `young` how often the youngest were collected since the last sweep.
        """
        if young >= WORTH_IT:
            if quiet >= QUIET_SECONDS or now - self.whole_at >= WHOLE_SECONDS:
                return 2
            if now - self.middle_at >= MIDDLE_SECONDS:
                return 1
        return -1

    def sweep(self, now: float, generation: int) -> None:
        """Collects a generation and those that are younger."""
        gc.collect(generation)
        self.middle_at = now
        if generation == 2:
            self.whole_at = now


def settle_in() -> None:
    """Takes what is loaded by now out of the collector's sight for good, and leaves the old to the sweeper."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def warm_up() -> None:
    """Reads every text: the first sentence of the day takes a second to look up."""
    for language in LANGUAGES:
        try:
            texts_in(language)
        except TextError as error:
            log.warning("%s", error)
    settle_in()


async def keep_swept(last_played: Callable[[], float], put_away: Callable[[], None]) -> None:
    """Sweeps for as long as the server runs; `last_played` is when somebody last held a game.

    `put_away` lets go of games that have been left alone.
    """
    sweeper = Sweeper(time.monotonic())
    while True:
        await asyncio.sleep(1.0)
        now = time.monotonic()
        put_away()
        generation = sweeper.due(now, now - last_played(), gc.get_count()[1])
        if generation >= 0:
            sweeper.sweep(now, generation)
