"""Films of finished games: whichever moment a game ends at, it is filmed."""

from __future__ import annotations

import asyncio
from typing import Any

from sandtable.server.filming import Filming


class Watched:
    """A store without games and a projector: tells of which games a film was wanted, and when it is put away."""

    def __init__(self) -> None:
        self.films = self
        self.wanted: list[str] = []
        self.ends_meanwhile = ["late"]
        self.filming: Filming | None = None

    async def unfilmed(self) -> list[str]:
        return ["first"]

    async def load(self, game: str) -> Any:
        self.wanted.append(game)

    async def stop(self) -> None:
        """Puts the projector away; a game ends while that takes its time."""
        await asyncio.sleep(0)
        if self.ends_meanwhile and self.filming is not None:
            self.filming.game_over(self.ends_meanwhile.pop())


def test_a_game_that_ends_while_the_last_film_is_put_away_is_filmed() -> None:
    """Nobody has to wait for the next game, or for a restart."""

    async def looked_for() -> list[str]:
        watched: Any = Watched()
        filming = Filming(watched, watched)
        watched.filming = filming
        filming.start()
        for _ in range(50):
            await asyncio.sleep(0)
        await filming.stop()
        return list(watched.wanted)

    assert ["first", "late"] == asyncio.run(looked_for())
