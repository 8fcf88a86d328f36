"""Small rules tried out for their odds: each run has a copy of the battle to itself."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sandtable.core.effects import Ask, Effect, Mark
from sandtable.core.odds import Trial
from sandtable.systems.fallout.state.state import FalloutState
from sandtable.systems.fallout.state.tally import Tally


@mypyc_attr(allow_interpreted_subclasses=True)
class CopyTrial(Trial):
    """A rule of a few dice on a copy as its side knows it; whether it worked and what it healed are counted.

    It is followed until somebody is asked, or a mark says that others are concerned.
    """

    def __init__(self, state: FalloutState, side: int) -> None:
        self.real = state
        self.side = side
        self.tally = Tally(side)
        self.state: FalloutState = state

    def keep(self, mark: Mark) -> object:
        return None

    def back(self, kept: object) -> None:
        self.tally.clear()
        self.state = self.real.known(self.side)
        self.state.tally = self.tally

    def place(self, mark: Mark) -> object:
        return None

    def counts(self) -> list[int]:
        return [self.tally.worked, self.tally.healed]

    def idle(self, effect: Effect) -> bool:
        return isinstance(effect, (Ask, Mark))
