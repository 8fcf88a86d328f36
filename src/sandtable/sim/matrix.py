"""Everything against everything: armies, factions or bots, and scenarios by the strength of those who play them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sandtable.core.system import system
from sandtable.core.wire import Json
from sandtable.sim.batch import Run
from sandtable.sim.lab import Lab
from sandtable.sim.plan import Army, Drawn, Plan, SimError, derived
from sandtable.sim.statistics import Share
from sandtable.sim.summary import Line, army_name, summary


@dataclass(frozen=True)
class Cell:
    """One meeting: where it stands in the table, and what is to be played."""

    row: int
    column: int
    plan: Plan
    of_role: bool  # the share is the first role's; else the first contestant's


@dataclass(frozen=True)
class Grid:
    """What is to be played: the names of rows and columns, and the cells."""

    kind: str  # armies, factions, bots, scenarios
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[Cell, ...]
    seed: int


@dataclass(frozen=True)
class CellScore:
    """What a cell showed."""

    row: int
    column: int
    share: Share
    line: Line
    errors: int

    def wire(self, grid: Grid) -> dict[str, Json]:
        return {
            "row": grid.rows[self.row],
            "column": grid.columns[self.column],
            **self.share.wire(),
            "games": self.line.games,
            "draws": self.line.draws,
            "rounds": self.share.rounds,
            "errors": self.errors,
        }


@dataclass(frozen=True)
class Matrix:
    """A table of shares: the row's, against the column's."""

    grid: Grid
    cells: tuple[CellScore, ...]
    runs: tuple[Run, ...]

    def at(self, row: int, column: int) -> CellScore | None:
        """What was found at a place; None where nothing was played."""
        return next((cell for cell in self.cells if (cell.row, cell.column) == (row, column)), None)

    def wire(self) -> dict[str, Json]:
        return {
            "kind": self.grid.kind,
            "rows": [name for name in self.grid.rows],
            "columns": [name for name in self.grid.columns],
            "cells": [cell.wire(self.grid) for cell in self.cells],
            "errors": sum(cell.errors for cell in self.cells if cell.row <= cell.column),
        }


def armies_grid(plan: Plan, armies: Sequence[Army], kind: str = "armies") -> Grid:
    """Every army against every other, each from both seats with the same dice; played by the plan's bots."""
    if len(armies) < 2:
        raise SimError("a matrix needs at least two armies")
    names = tuple(army_name(replace(plan, armies=(army,)), 0) for army in armies)
    cells: list[Cell] = []
    for row in range(len(armies)):
        for column in range(row + 1, len(armies)):
            seed = derived(plan.seed, len(cells), "cell")
            both = (armies[row], armies[column])
            cells.append(Cell(row, column, replace(plan, armies=both, swap=True, seed=seed), False))
    return Grid(kind, names, names, tuple(cells), plan.seed)


def factions_grid(plan: Plan, factions: Sequence[str], points: int) -> Grid:
    """Every faction against every other, with armies drawn anew for every round."""
    return armies_grid(plan, [Drawn(faction, points) for faction in factions], "factions")


def bots_grid(plan: Plan, bots: Sequence[str]) -> Grid:
    """Every bot in the first role against every bot in the second: what the role is worth by strength."""
    if len(bots) < 2:
        raise SimError("a matrix needs at least two bots")
    cells = tuple(
        Cell(row, column, replace(plan, bots=(first, second), swap=False), True)
        for row, first in enumerate(bots)
        for column, second in enumerate(bots)
    )
    return Grid("bots", tuple(bots), tuple(bots), cells, plan.seed)


def scenarios_grid(plan: Plan, scenarios: Sequence[str], bots: Sequence[str]) -> Grid:
    """Every scenario, played by equal bots of each strength: the share of its first role."""
    two = {info.id for info in system(plan.system).scenarios() if info.sides_least <= 2 <= info.sides_most}
    for name in scenarios:
        if name not in two:
            raise SimError(
                f'{plan.system} has no scenario "{name}" for two sides; it has {", ".join(sorted(two))}'
            )
    cells = tuple(
        Cell(row, column, replace(plan, scenario=name, bots=(bot, bot), swap=False), True)
        for row, name in enumerate(scenarios)
        for column, bot in enumerate(bots)
    )
    return Grid("scenarios", tuple(scenarios), tuple(bots), cells, plan.seed)


def play_matrix(lab: Lab, grid: Grid, whole: bool = True) -> Matrix:
    """Plays all cells; after a stop the rest is missing. `whole`: the run plays nothing else (Lab.expect)."""
    if whole:
        lab.expect([cell.plan for cell in grid.cells])
    cells: list[CellScore] = []
    runs: list[Run] = []
    for cell in grid.cells:
        played = lab.play(cell.plan)
        figures = summary(played)
        line = figures.roles[0] if cell.of_role else figures.lines[0]
        runs.append(played)
        cells.append(CellScore(cell.row, cell.column, line.share, line, figures.errors))
        if grid.kind in ("armies", "factions"):
            share = line.share
            mirror = Share(1 - share.value, 1 - share.high, 1 - share.low, share.rounds)
            cells.append(CellScore(cell.column, cell.row, mirror, figures.lines[1], figures.errors))
        if played.interrupted:
            break
    return Matrix(grid, tuple(cells), tuple(runs))
