"""The laboratory: plays run after run on the same processes, keeps every game as it ends, goes on after a stop."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Self

from sandtable.sim.batch import Dealt, Pool, Run, Told, run
from sandtable.sim.bout import Outcome
from sandtable.sim.keeping import Keeper, KeptGames
from sandtable.sim.plan import Plan
from sandtable.sim.stopping import Stop


class Lab:
    """Where runs are played. `out` keeps the games of all of them; `resume` begins with what is kept there.

    `dealt` plays elsewhere than on the processors of this machine (sim/cluster.py).
    """

    def __init__(
        self,
        processes: int = 0,
        told: Told | None = None,
        out: Path | None = None,
        resume: bool = False,
        dealt: Dealt | None = None,
    ) -> None:
        self.pool = Pool(processes)
        self.dealt = dealt or self.pool.deal
        self.told = told
        self.kept = KeptGames(out) if out is not None and resume else None
        before = self.kept.all if self.kept is not None else []
        self.keeper = Keeper(out, before) if out is not None else None
        self.runs: list[Run] = []

    def __enter__(self) -> Self:
        if self.keeper is not None:
            self.keeper.__enter__()
        return self

    def __exit__(self, *failure: object) -> None:
        self.pool.__exit__()
        if self.keeper is not None:
            self.keeper.__exit__(None, None, None)

    def expect(self, plans: Sequence[Plan]) -> int:
        """Says what is going to be played: how many games are kept already; refuses another run's file."""
        if self.kept is None:
            return 0
        self.kept.check(plans)
        return sum(len(self.kept.of(plan)) for plan in plans)

    def play(self, plan: Plan, stop: Stop | None = None) -> Run:
        """Plays a plan, or what of it was not played before the stop."""
        done = self.kept.of(plan) if self.kept is not None else []

        def told(batch: list[Outcome]) -> None:
            self._keep(plan, batch)
            if self.told is not None:
                self.told(batch)

        played = run(plan, self.pool.processes, told, stop, done, self.dealt)
        self.runs.append(played)
        return played

    def _keep(self, plan: Plan, outcomes: list[Outcome]) -> None:
        if self.keeper is not None and outcomes:
            self.keeper.keep(plan, outcomes)

    @property
    def interrupted(self) -> bool:
        """Whether somebody stopped it."""
        return bool(self.runs) and self.runs[-1].interrupted

    def finished(self) -> None:
        """All is written where it belongs: what was kept on the way is no longer wanted."""
        if self.keeper is not None:
            self.keeper.done()
