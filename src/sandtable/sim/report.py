"""A run as a report to read: verdict, figures, charts, games to watch, and the command that makes it again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import product

from sandtable.sim.batch import Run
from sandtable.sim.charts import (
    Say,
    heat_chart,
    length_chart,
    matrix_chart,
    name_of,
    points_chart,
    shares_chart,
    svg_of,
    turns_chart,
    words_of,
)
from sandtable.sim.matrix import Matrix
from sandtable.sim.page import Block, Chart, Command, Figure, Heading, Words
from sandtable.sim.statistics import Share
from sandtable.sim.summary import Line, Summary, line_of, role_label, seat, summary
from sandtable.sim.tournament import Rating
from sandtable.sim.watching import Watched, games_to_watch

MOST_ERRORS = 20


def percent(value: float, say: Say, digits: int = 1) -> str:
    """A share as the reader writes it."""
    return f"{value * 100:.{digits}f} %".replace(".", say("sim-decimal-point"))


def interval(share: Share, say: Say) -> str:
    """From – to."""
    return f"{percent(share.low, say)} – {percent(share.high, say)}"


def share_heads(say: Say) -> list[str]:
    """The heads over a share, its change and the number of games."""
    share, interval, change = say("sim-share"), say("sim-interval"), say("sim-change")
    return [share, interval, change, interval, say("sim-games")]


def share_cells(share: Share, say: Say) -> list[str]:
    """A share and its interval, for a table."""
    return [percent(share.value, say), interval(share, say)]


def run_report(
    runs: Sequence[Run],
    say: Say,
    table: Sequence[Rating] = (),
    command: str = "",
    journals: dict[str, str] | None = None,
    verdict: str = "",
) -> list[Block]:
    """The report of a run, or of the pairings of a tournament."""
    plan = runs[0].plan
    blocks: list[Block] = [Heading(say("sim-report-title", system=plan.system, scenario=plan.scenario), 1)]
    if table:
        blocks.append(_ratings(table, say))
    for run in runs:
        blocks.extend(_section(run, say, verdict, journals if len(runs) == 1 else None))
    blocks.extend(again(plan.seed, command, say))
    return blocks


def again(seed: int, command: str, say: Say) -> list[Block]:
    """How to make it again."""
    if not command:
        return []
    sentence = say("sim-report-again", seed=str(seed))
    return [Heading(say("sim-report-again-title")), Words(sentence), Command(command)]


def matrix_report(found: Matrix, say: Say, command: str = "") -> list[Block]:
    """The report of a matrix: heat map and table."""
    grid = found.grid
    plan = grid.cells[0].plan
    rows: list[tuple[str, ...]] = []
    for cell in found.cells:
        names = (grid.rows[cell.row], grid.columns[cell.column])
        rows.append((*names, percent(cell.share.value, say), interval(cell.share, say), str(cell.line.games)))
    note = "sim-matrix-note-" + ("role" if grid.kind in ("bots", "scenarios") else "pair")
    heads = ("sim-matrix-" + grid.kind, "sim-matrix-other", "sim-share", "sim-interval", "sim-games")
    scenario = plan.scenario if grid.kind != "scenarios" else say("sim-matrix-scenarios")
    return [
        Heading(say("sim-report-title", system=plan.system, scenario=scenario), 1),
        Figure(svg_of(matrix_chart(found, say)), say("sim-matrix")),
        Words(say(note)),
        Chart(tuple(say(head) for head in heads), tuple(rows)),
        *again(grid.seed, command, say),
    ]


def verdict_words(figures: Summary, say: Say) -> str:
    """Whether a role is favoured, in a sentence with its share and interval."""
    if len(figures.roles) < 2 or not figures.rounds:
        return ""
    best = max(figures.roles, key=lambda line: line.share.value)
    even = 1 / len(figures.roles)
    id = "sim-role-favoured" if best.share.low > even else "sim-role-even"
    return say(
        id,
        role=words_of(best.label, say),
        share=percent(best.share.value, say),
        interval=interval(best.share, say),
        games=best.games,
    )


def _section(run: Run, say: Say, verdict: str, journals: dict[str, str] | None) -> list[Block]:
    figures = summary(run)
    facts = say(
        "sim-report-facts",
        games=figures.games,
        draws=figures.draws,
        errors=figures.errors,
        seed=str(run.plan.seed),
        seconds=round(figures.seconds, 1),
    )
    blocks: list[Block] = [
        Heading(" – ".join(name_of(line, say) for line in figures.lines)),
        Words(verdict or verdict_words(figures, say), "verdict"),
        Words(facts),
    ]
    if figures.equal:
        blocks.append(Words(say("sim-equal-swapped" if run.plan.swap else "sim-equal")))
    else:
        blocks.extend(_lines("sim-by-contestant", figures.lines, say))
    blocks.extend(_lines("sim-by-role", figures.roles, say))
    if figures.factions:
        blocks.extend(_lines("sim-by-faction", figures.factions, say))
    if figures.order:
        blocks.extend(_lines("sim-by-order", figures.order, say))
    blocks.extend(_role_by_bot(run, say))
    for chart in (points_chart(run, say), turns_chart(run, say), length_chart(run, say)):
        blocks.append(Figure(svg_of(chart), str(chart.title)))
    blocks.extend(_watched(games_to_watch(run), journals or {}, say))
    wrong = [outcome for outcome in run.outcomes if outcome.error]
    if wrong:
        blocks.append(Heading(say("sim-report-errors"), 3))
        blocks.extend(Words(f"{outcome.number}: {outcome.error}") for outcome in wrong[:MOST_ERRORS])
    return blocks


def _lines(title: str, lines: Sequence[Line], say: Say) -> list[Block]:
    heads = (title, "sim-share", "sim-interval", "sim-wins", "sim-draws", "sim-losses", "sim-mean-points")
    rows = [
        (
            name_of(line, say),
            percent(line.share.value, say),
            interval(line.share, say),
            str(line.wins),
            str(line.draws),
            str(line.losses),
            f"{line.points:.2f}".replace(".", say("sim-decimal-point")),
        )
        for line in lines
    ]
    return [
        Heading(say(title), 3),
        Chart(tuple(say(head) for head in heads), tuple(rows)),
        Figure(svg_of(shares_chart(lines, say(title), say)), say(title)),
    ]


def _role_by_bot(run: Run, say: Say) -> list[Block]:
    """The heat map of roles by who held them, where several did."""
    plan = run.plan
    bots = sorted(set(plan.bots))
    if len(bots) < 2 or not plan.swap:
        return []
    sound = [outcome for outcome in run.outcomes if not outcome.error]
    roles = [words_of(role_label(plan, side), say) for side in range(len(plan.bots))]
    cells: list[tuple[str, str, float, float]] = []
    for side, bot in product(range(len(roles)), bots):
        games = [game for game in sound if plan.bots[game.seats[side]] == bot]
        if games:
            line = line_of(games, partial(seat, side), "", "")
            cells.append((roles[side], bot, line.share.value, line.share.half_width))
    return [
        Figure(svg_of(heat_chart(cells, roles, bots, say("sim-role-by-bot"))), say("sim-role-by-bot")),
    ]


def _watched(games: Sequence[Watched], journals: dict[str, str], say: Say) -> list[Block]:
    if not games:
        return []
    rows = tuple(
        (
            say("sim-watch-" + game.why),
            str(game.outcome.number),
            " : ".join(f"{game.outcome.points[k]:g}" for k in game.outcome.seats),
            str(game.outcome.turn),
            str(game.outcome.decided or "–"),
            journals.get(game.why, ""),
        )
        for game in games
    )
    heads = ("sim-watch-why", "sim-watch-game", "sim-points", "sim-ended", "sim-decided", "sim-watch-file")
    chart = Chart(tuple(say(head) for head in heads), rows)
    return [Heading(say("sim-watch"), 3), Words(say("sim-watch-how")), chart]


def _ratings(table: Sequence[Rating], say: Say) -> Chart:
    heads = ("sim-contestant", "sim-rating", "sim-wins", "sim-games")
    rows = tuple(
        (rating.bot, f"{rating.mu:.1f} ± {3 * rating.sigma:.1f}", str(rating.wins), str(rating.games))
        for rating in table
    )
    return Chart(tuple(say(head) for head in heads), rows)
