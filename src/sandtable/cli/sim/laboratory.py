"""Who plays the games of a verb, with the bar that counts them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sandtable.cli.sim.progress import Progress
from sandtable.cli.sim.switches import Places
from sandtable.cli.speech import Speech

if TYPE_CHECKING:
    from sandtable.sim.batch import Dealt
    from sandtable.sim.lab import Lab

Players = tuple[int, str]
"""As typed: how many processes of this machine, and the cluster that plays instead, if any."""


@contextmanager
def laboratory(players: Players, games: int, talk: Speech, places: Places, quiet: bool) -> Iterator[Lab]:
    """The laboratory in which so many games are played; with `quiet` nothing is shown meanwhile."""
    from sandtable.sim.lab import Lab

    processes, cluster = players
    with (
        _dealt_by(cluster) as dealt,
        Progress(talk, games, quiet=quiet) as told,
        Lab(processes, told, places.out, places.resume, dealt) as lab,
    ):
        yield lab


@contextmanager
def _dealt_by(cluster: str) -> Iterator[Dealt | None]:
    """Who plays the games: the cluster that was named, or None for the processors of this machine."""
    if not cluster:
        yield None
        return
    from sandtable.sim.cluster import Cluster

    with Cluster(cluster) as joined:
        yield joined.deal
