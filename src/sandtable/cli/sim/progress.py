"""The bar on stderr while games are played."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from sandtable.cli.speech import Speech

if TYPE_CHECKING:
    from sandtable.sim import Outcome
    from sandtable.sim.batch import Told


class Progress:
    """A bar for people; nothing when the output is for a program or not a terminal."""

    def __init__(self, talk: Speech, games: int, quiet: bool) -> None:
        self.talk = talk
        self.games = games
        self.shown = not quiet and sys.stderr.isatty()
        self.bar: object = None

    def __enter__(self) -> Told | None:
        if not self.shown:
            return None
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
        from rich.progress import Progress as Bar

        # Drawn by hand after every batch: a thread of its own would forbid forking the workers.
        bar = Bar(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            auto_refresh=False,
        )
        self.bar = bar
        task = bar.add_task(self.talk.say("sim-playing"), total=self.games)
        bar.start()

        def told(batch: list[Outcome]) -> None:
            bar.advance(task, len(batch))
            bar.refresh()

        return told

    def __exit__(self, *failure: object) -> None:
        stop = getattr(self.bar, "stop", None)
        if stop is not None:
            stop()
