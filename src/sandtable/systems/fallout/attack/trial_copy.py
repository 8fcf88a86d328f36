"""A copy of a battle that attacks are tried out on, and put back to how it stood."""

from __future__ import annotations

from typing import final

from sandtable.systems.fallout.state.lookout import Lookout
from sandtable.systems.fallout.state.state import Fallen, FalloutState, Figure, Item, Mine, Unit, Vehicle
from sandtable.table import Board, Disc

Harm = tuple[bool, bool, bool, int, int, int]
Rest = tuple[bool, int, bool, int, float, int, bool, Disc, bool, str, list[Item]]
UnitKept = tuple[bool, bool, bool, bool, bool, bool, bool, str, int, tuple[float, float, float] | None]


@final
class Kept:
    """How the copy stood at some moment."""

    __slots__ = (
        "board",
        "counted",
        "counters",
        "doses",
        "fallen",
        "harm",
        "killed",
        "kills",
        "lookout",
        "mines",
        "newcomers",
        "pool",
        "rest",
        "revealed",
        "reveals",
        "units",
        "vehicles",
        "wild",
    )

    def __init__(self, scratch: Scratch) -> None:
        state = scratch.state
        self.newcomers: list[Unit] = state.units[scratch.all :]
        figures = with_newcomers(scratch.figures, self.newcomers)
        self.harm: list[Harm] = [(f.alive, f.out, f.down, f.hp, f.sneak, f.wounder) for f in figures]
        self.rest: list[Rest] = [
            (
                f.strike,
                f.struck,
                f.poisoned,
                f.poisoner,
                f.facing,
                f.grenades,
                f.sat_out,
                f.base,
                f.boarded,
                f.revenge,
                f.items,
            )
            for f in scratch.actors
        ]
        self.units: list[UnitKept] = [
            (
                u.gone,
                u.deployed,
                u.token,
                u.overwatch,
                u.broken,
                u.tested_half,
                u.tested_two,
                u.aboard,
                u.dead,
                u.ring,
            )
            for u in [*scratch.units, *self.newcomers]
        ]
        self.vehicles: list[tuple[int, str, int]] = [(v.damage, v.driver, v.shots) for v in scratch.vehicles]
        self.doses: list[int] = [item.doses for item in scratch.items]
        self.revealed: list[bool] = [mine.revealed for mine in scratch.mines]
        self.mines: list[Mine] = state.mines  # replaced when one goes
        self.pool: list[str] = state.pool[:]
        self.fallen: list[Fallen] = state.fallen[:]
        self.killed: list[float] = state.killed[:]
        self.kills: list[int] = state.kills[:]
        self.counted: list[float] = state.counted[:]
        self.counters = state.counters
        self.reveals = state.reveals
        self.wild = state.wild
        self.board: Board = state.board
        self.lookout: Lookout | None = state.lookout


def with_newcomers(figures: list[Figure], newcomers: list[Unit]) -> list[Figure]:
    """Those figures, and those of units that came to the table since (fallout.s4.reinforce)."""
    if not newcomers:
        return figures
    return [*figures, *(figure for unit in newcomers for figure in unit.figures)]


@final
class Scratch:
    """The copy, and those of its units that an attack can touch; all others stay as they are.

    Everything that attacks and what follows from them change is put back here: whoever lets them change more adds it.
    """

    __slots__ = ("actors", "all", "figures", "items", "mines", "state", "units", "vehicles")

    def __init__(self, state: FalloutState, units: list[Unit], actors: list[Figure]) -> None:
        self.state = state
        self.all = len(state.units)
        self.units = units
        self.figures: list[Figure] = [figure for unit in units for figure in unit.figures]
        self.actors = actors  # of all others nothing changes but their health
        self.vehicles: list[Vehicle] = [unit.vehicle for unit in units if unit.vehicle is not None]
        self.items: list[Item] = [item for figure in self.actors for item in figure.items]
        self.mines: list[Mine] = state.mines[:]

    def keep(self) -> Kept:
        """Notes down how the copy stands now, so that `back` can restore it."""
        return Kept(self)

    def back(self, kept: Kept) -> None:
        """Restores the copy to how it stood when `keep` noted it down."""
        state = self.state
        newcomers = kept.newcomers
        for f, harm in zip(with_newcomers(self.figures, newcomers), kept.harm, strict=True):
            f.alive, f.out, f.down, f.hp, f.sneak, f.wounder = harm
        for f, rest in zip(self.actors, kept.rest, strict=True):
            f.strike, f.struck, f.poisoned, f.poisoner, f.facing, f.grenades, f.sat_out, f.base = rest[:8]
            f.boarded, f.revenge, f.items = rest[8:]
        stirred = len(state.units) > self.all or bool(newcomers)
        for u, (gone, deployed, token, overwatch, broken, half, two, aboard, dead, ring) in zip(
            [*self.units, *newcomers] if newcomers else self.units, kept.units, strict=True
        ):
            if u.gone != gone or u.deployed != deployed or u.aboard != aboard:
                u.gone = gone
                u.deployed = deployed
                u.aboard = aboard
                stirred = True
            u.token = token
            u.overwatch = overwatch
            u.broken = broken
            u.tested_half = half
            u.tested_two = two
            u.dead = dead
            u.ring = ring
        for v, (damage, driver, shots) in zip(self.vehicles, kept.vehicles, strict=True):
            v.damage = damage
            v.driver = driver
            v.shots = shots
        for item, doses in zip(self.items, kept.doses, strict=True):
            item.doses = doses
        for mine, revealed in zip(self.mines, kept.revealed, strict=True):
            mine.revealed = revealed
        if stirred:
            state.units[self.all :] = newcomers
            state.stir()
        self._back_state(kept)

    def _back_state(self, kept: Kept) -> None:
        state = self.state
        state.mines = kept.mines
        state.pool = kept.pool[:]
        state.fallen = kept.fallen[:]
        state.killed = kept.killed[:]
        state.kills = kept.kills[:]
        state.counted = kept.counted[:]
        state.counters = kept.counters
        state.reveals = kept.reveals
        state.wild = kept.wild
        state.board = kept.board
        state.lookout = kept.lookout
