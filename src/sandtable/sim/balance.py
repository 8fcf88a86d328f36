"""How even a system is: every scenario for two between equal bots, and every pair of ready-made armies.

What is found becomes a page to read (docs/balance-*.md) and the figures beside each scenario where people choose it
(`data/balance.toml`, read by core/balance.py).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from sandtable import __version__
from sandtable.core.game import Refused
from sandtable.core.setup import SetupError
from sandtable.core.system import system
from sandtable.core.wire import Json
from sandtable.sim.batch import Run
from sandtable.sim.lab import Lab
from sandtable.sim.matrix import Grid, Matrix, armies_grid, play_matrix, scenarios_grid
from sandtable.sim.plan import Army, Plan, SimError, check_plan
from sandtable.sim.statistics import Share
from sandtable.sim.summary import role_label

BAND = (0.45, 0.55)
NOTES = "## Notes"
VERDICTS = ("within", "open", "outside")
Say = Callable[..., str]
Named = Callable[[Json], str]  # a label in words


@dataclass(frozen=True)
class Even:
    """A scenario between two equal bots: the share of its first role."""

    scenario: str
    bot: str
    roles: tuple[Json, Json]
    share: Share
    games: int

    def wire(self) -> dict[str, Json]:
        return {"scenario": self.scenario, "bot": self.bot, "games": self.games, **self.share.wire()}


@dataclass(frozen=True)
class Balance:
    """What was measured of a system."""

    system: str
    seed: int
    scenarios: tuple[Even, ...]
    pairs: Matrix | None
    where: str  # the scenario in which the armies met
    bot: str  # who led them

    def wire(self) -> dict[str, Json]:
        return {
            "system": self.system,
            "seed": self.seed,
            "version": __version__,
            "rules_version": system(self.system).rules_version,
            "scenarios": [each.wire() for each in self.scenarios],
            "pairs": self.pairs.wire() if self.pairs is not None else None,
        }


def verdict_of(share: Share, band: tuple[float, float] = BAND) -> str:
    """`within`: the interval lies in the band. `outside`: nothing of it does. `open`: more games would tell."""
    if band[0] <= share.low and share.high <= band[1]:
        return "within"
    return "outside" if share.high < band[0] or share.low > band[1] else "open"


def balance_grids(
    plan: Plan, scenarios: Sequence[str], bots: Sequence[str], armies: Sequence[Army], pair_games: int
) -> list[Grid]:
    """What is to be played: scenarios by strength, then armies against each other."""
    grids = [scenarios_grid(plan, scenarios, bots)] if scenarios else []
    if pair_games and len(armies) > 1:
        grids.extend(_pairs(replace(plan, bots=(bots[0],) * 2, games=pair_games), armies))
    return grids


def _pairs(plan: Plan, armies: Sequence[Army]) -> list[Grid]:
    """The armies against each other in the first scenario to which armies are brought, but for pairs it forbids."""
    for info in system(plan.system).scenarios():
        if info.sides_least <= 2 <= info.sides_most:
            grid = armies_grid(replace(plan, scenario=info.id), armies)
            cells = tuple(cell for cell in grid.cells if _may_meet(cell.plan))
            if cells:
                return [replace(grid, cells=cells)]
    return []


def _may_meet(plan: Plan) -> bool:
    try:
        check_plan(plan)
    except (Refused, SetupError, SimError):
        return False
    return True


def play_balance(lab: Lab, plan: Plan, grids: Sequence[Grid]) -> tuple[Balance, list[Run]]:
    """Plays everything; after a stop the rest is missing."""
    lab.expect([cell.plan for grid in grids for cell in grid.cells])
    scenarios: list[Even] = []
    pairs: Matrix | None = None
    runs: list[Run] = []
    where = plan.scenario
    for grid in grids:
        if lab.interrupted:
            break
        met = play_matrix(lab, grid, whole=False)
        runs.extend(met.runs)
        if grid.kind == "armies":
            pairs = met
            where = grid.cells[0].plan.scenario
            continue
        for cell in met.cells:
            at = replace(plan, scenario=grid.rows[cell.row])
            roles = (role_label(at, 0), role_label(at, 1))
            bot = grid.columns[cell.column]
            scenarios.append(Even(grid.rows[cell.row], bot, roles, cell.share, cell.line.games))
    return Balance(plan.system, plan.seed, tuple(scenarios), pairs, where, plan.bots[0]), runs


def figures_toml(found: Balance) -> str:
    """The figures as `data/balance.toml`."""
    lines = [
        "# How even the scenarios were found to be: the share of the first role between two equal bots.",
        f"# Written by `sandtable sim balance {found.system}`; docs/balance-{found.system}.md is the page of it.",
        f"# Sandtable {__version__}, rules {system(found.system).rules_version}, seed {found.seed}.",
        "",
    ]
    for each in found.scenarios:
        lines += [
            "[[scenario]]",
            f"id = {json.dumps(each.scenario)}",
            f"bot = {json.dumps(each.bot)}",
            f"share = {each.share.value:.4f}",
            f"interval = [{each.share.low:.4f}, {each.share.high:.4f}]",
            f"games = {each.games}",
            "",
        ]
    return "\n".join(lines)


def notes_in(page: str) -> str:
    """What people wrote under the heading of notes of a page: it is kept when the page is measured again."""
    return page.partition(f"\n{NOTES}\n")[2].strip()


def page_md(
    found: Balance, named: Named, command: str, changes: Sequence[tuple[str, str, str]], notes: str = ""
) -> str:
    """The page of balance, in Markdown. `changes` are figures set by play: file, what stands there, what it was."""
    rules = system(found.system)
    title = named({"id": f"{found.system}-title"})
    lines = [
        f"# How even {title} is",
        "",
        f"Equal bots on both sides, Sandtable {__version__}, rules version {rules.rules_version}.",
        "A draw is half a win for each; intervals are 95 %. *Within*: the whole interval lies between 45 and 55 %;",
        "*outside*: none of it does; *open*: more games would have to tell.",
        "Made, and made again, by one command:",
        "",
        f"    {command}",
        "",
        "## Scenarios",
        "",
        "| scenario | roles | bot | first role wins | interval | games | 45 to 55 % |",
        "|---|---|---|---:|---:|---:|---|",
    ]
    for each in found.scenarios:
        roles = " v ".join(named(role) for role in each.roles)
        share = f"{_percent(each.share.value)} | {_span(each.share)}"
        lines.append(
            f"| `{each.scenario}` | {roles} | {each.bot} | {share} | {each.games} | {verdict_of(each.share)} |"
        )
    if found.pairs is not None:
        lines += _pairs_md(found.pairs, found.where, found.bot)
    if changes:
        lines += ["", "## Set by play", "", "| file | now | before |", "|---|---|---|"]
        lines += [f"| `{file}` | `{now}` | {before} |" for file, now, before in changes]
    if notes:
        lines += ["", NOTES, "", notes]
    return "\n".join(lines) + "\n"


def _pairs_md(pairs: Matrix, where: str, bot: str) -> list[str]:
    names = pairs.grid.rows
    games = max((cell.line.games for cell in pairs.cells), default=0)
    lines = [
        "",
        "## Ready-made armies against each other",
        "",
        f"In `{where}`, led by {bot}, {games} games a pair, from both seats with the same terrain and dice.",
        "A cell is the row's share of the games against the column, in percent, with half the width of its interval;",
        "the last column is the mean of its row.",
        "",
        "| | " + " | ".join(names) + " | all |",
        "|---|" + "---:|" * (len(names) + 1),
    ]
    for row, name in enumerate(names):
        cells = [pairs.at(row, column) for column in range(len(names))]
        told = [
            f"{cell.share.value * 100:.0f} ± {cell.share.half_width * 100:.0f}" if cell is not None else ""
            for cell in cells
        ]
        met = [cell.share.value for cell in cells if cell is not None]
        mean = f"{sum(met) / len(met) * 100:.0f}" if met else ""
        lines.append(f"| **{name}** | " + " | ".join([*told, mean]) + " |")
    words = [verdict_of(cell.share) for cell in pairs.cells if cell.row < cell.column]
    counts = ", ".join(f"{words.count(word)} {word}" for word in VERDICTS)
    return [*lines, "", f"Of {len(words)} pairs: {counts}."]


def _percent(value: float) -> str:
    return f"{value * 100:.1f} %"


def _span(share: Share) -> str:
    return f"{share.low * 100:.0f} – {share.high * 100:.0f} %"


def balance_marks(files: Sequence[tuple[str, str]]) -> list[tuple[str, str, str]]:
    """The lines of data files that are marked so: `turns = 6  # balance; was 5`, with what the mark says."""
    marks: list[tuple[str, str, str]] = []
    for name, text in files:
        for line in text.splitlines():
            figure, sign, remark = line.partition("#")
            words = remark.strip()
            if sign and figure.strip() and words.startswith("balance"):
                marks.append((name, figure.strip().rstrip(","), words.removeprefix("balance").strip(" ;:,")))
    return marks
