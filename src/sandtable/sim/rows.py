"""A game as a row that stands by itself, and back: what files of runs hold, whatever their format."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from hashlib import blake2b
from typing import cast

from sandtable import __version__
from sandtable.core.system import system
from sandtable.core.wire import Json, list_of, number_of, side_letter, table_of, text_of
from sandtable.sim.batch import Run
from sandtable.sim.bout import AUTOMATON, DRAW, Outcome, ScorePart
from sandtable.sim.plan import Plan, SimError, contestants, spelled_army
from sandtable.sim.printed import printed_key
from sandtable.sim.summary import army_name, role_label

Row = dict[str, Json]

WHOLE = (
    "game",
    "round",
    "run_seed",
    "seed",
    "layout",
    "answers",
    "rolls",
    "turn",
    "decided",
    "rules_version",
)
REAL = ("seconds", "processor_seconds")
WORDS = (
    "plan", "system", "edition", "scenario", "unit", "options", "amended", "winner", "winning_side", "winning_role",
    "first", "reason", "lines", "error", "version", "figures",
)  # fmt: skip
OF_CONTESTANT = ("bot", "side", "role", "faction", "army", "army_hash")
COLUMNS = (
    "plan", "run_seed", "game", "round", "system", "edition", "scenario", "unit", "options", "amended", "seed",
    "layout", "winner", "winning_side", "winning_role", "first", "turn", "decided", "reason", "lines", "answers",
    "rolls", "seconds", "processor_seconds", "error", "version", "rules_version", "figures",
)  # fmt: skip


def columns_of(letters: Sequence[str]) -> list[str]:
    """All columns in their order, those of the contestants last."""
    return [*COLUMNS, *(f"{name}_{letter}" for letter in letters for name in (*OF_CONTESTANT, "points"))]


def plan_key(plan: Plan) -> str:
    """Letters that tell kinds of runs apart: everything that makes a game but its number and the run's seed."""
    armies = [spelled_army(army) for army in plan.armies]
    kind: list[Json] = [
        plan.system, plan.edition, plan.scenario, plan.unit, cast("Json", dict(plan.options)),
        cast("Json", dict(plan.amended)), [bot for bot in plan.bots], [army for army in armies], plan.swap,
        plan.layout, __version__, system(plan.system).rules_version,
    ]  # fmt: skip
    return blake2b(json.dumps(kind, sort_keys=True).encode(), digest_size=6).hexdigest()


def rows_of(run: Run, outcomes: Sequence[Outcome] | None = None) -> list[Row]:
    """A row for every game of a run, or for some of them."""
    plan = run.plan
    letters = contestants(plan)
    common: Row = {
        "plan": plan_key(plan),
        "run_seed": plan.seed,
        "system": plan.system,
        "edition": plan.edition,
        "scenario": plan.scenario,
        "unit": plan.unit,
        "options": _spelled(plan.options),
        "amended": _spelled(plan.amended),
        "version": __version__,
        "rules_version": system(plan.system).rules_version,
        "figures": printed_key(plan),
    }
    armies = [army_name(plan, k) for k in range(len(letters))]
    roles = [_role_word(role_label(plan, side)) for side in range(len(letters))]
    rows: list[Row] = []
    for outcome in run.outcomes if outcomes is None else outcomes:
        row = {**common, **_game(outcome, letters, roles)}
        for k, letter in enumerate(letters):
            row |= {f"bot_{letter}": plan.bots[k], f"army_{letter}": armies[k]}
            row |= _contestant(outcome, k, letter, roles)
        rows.append({name: row[name] for name in columns_of(letters)})
    return rows


def _contestant(outcome: Outcome, contestant: int, letter: str, roles: list[str]) -> Row:
    """Where a contestant sat, what it fielded, what it made."""
    side = outcome.seats.index(contestant)
    return {
        f"side_{letter}": side_letter(side),
        f"role_{letter}": roles[side],
        f"faction_{letter}": outcome.factions[side] if side < len(outcome.factions) else "",
        f"army_hash_{letter}": outcome.hashes[side] if side < len(outcome.hashes) else "",
        f"points_{letter}": outcome.points[contestant] if outcome.points else None,
    }


def _spelled(value: dict[str, Json]) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False) if value else ""


def _role_word(label: Json) -> str:
    return text_of(table_of(label).get("id")) or text_of(label)


def _game(outcome: Outcome, letters: list[str], roles: list[str]) -> Row:
    side = outcome.winning_side
    winner: Json = letters[outcome.winner] if outcome.winner >= 0 else None
    lines = [asdict(part) for part in outcome.lines]
    return {
        "game": outcome.number,
        "round": outcome.round,
        "seed": outcome.seed,
        "layout": outcome.layout,
        "winner": "automaton" if outcome.winner == AUTOMATON else winner,
        "winning_side": side_letter(side) if side >= 0 else None,
        "winning_role": roles[side] if side >= 0 else None,
        "first": side_letter(outcome.first) if outcome.first >= 0 else None,
        "turn": outcome.turn,
        "decided": outcome.decided or None,
        "reason": outcome.why,
        "lines": json.dumps(lines, ensure_ascii=False) if lines else "",
        "answers": outcome.answers,
        "rolls": outcome.rolls,
        "seconds": outcome.seconds,
        "processor_seconds": outcome.processor,
        "error": outcome.error or None,
    }


# ------------------------------------------------------------ and back


def letters_in(row: Row) -> list[str]:
    """The contestants of a row, whatever order a file has its columns in."""
    return sorted(
        name.removeprefix("bot_") for name in row if name.startswith("bot_") and row[name] is not None
    )


def outcome_in(row: Row) -> Outcome:
    """The outcome a row tells of; the journal is not in it. Raises SimError for a row of something else."""
    check_row(row)
    letters = letters_in(row)
    sides = {text_of(row[f"side_{letter}"]): k for k, letter in enumerate(letters)}
    seats = tuple(sides[side_letter(side)] for side in range(len(letters)))
    by_side = [letters[contestant] for contestant in seats]
    return Outcome(
        number=_whole(row, "game"),
        seats=seats,
        winner=_winner(row, letters),
        points=_points(row, letters),
        answers=_whole(row, "answers"),
        rolls=_whole(row, "rolls"),
        seconds=_real(row, "seconds"),
        error=text_of(row.get("error")),
        journal="",
        round=_whole(row, "round"),
        seed=_whole(row, "seed"),
        layout=_whole(row, "layout"),
        processor=_real(row, "processor_seconds"),
        turn=_whole(row, "turn"),
        decided=_whole(row, "decided"),
        first="ABCD".find(text_of(row.get("first")) or "-"),
        why=text_of(row.get("reason")),
        lines=_parts(text_of(row.get("lines"))),
        factions=tuple(text_of(row.get(f"faction_{letter}")) for letter in by_side),
        hashes=tuple(text_of(row.get(f"army_hash_{letter}")) for letter in by_side),
    )


def check_row(row: Row) -> None:
    """Raises SimError for a row of something else."""
    missing = [name for name in ("plan", "run_seed", "game", "winner", "bot_A") if name not in row]
    if missing:
        raise SimError(f"this is no file of games: it has no column {', '.join(missing)}")


def _points(row: Row, letters: list[str]) -> tuple[float, ...]:
    """What each contestant made; nothing where the game went wrong."""
    points = [number_of(row.get(f"points_{letter}")) for letter in letters]
    return tuple(point for point in points if point is not None)


def _real(row: Row, name: str) -> float:
    return number_of(row.get(name)) or 0.0


def _whole(row: Row, name: str) -> int:
    value = row.get(name)
    return int(value) if isinstance(value, (int, float)) else 0


def _winner(row: Row, letters: list[str]) -> int:
    word = text_of(row.get("winner"))
    if not word:
        return DRAW
    return AUTOMATON if word == "automaton" else letters.index(word)


def _parts(text: str) -> tuple[ScorePart, ...]:
    if not text:
        return ()
    parts = [table_of(part) for part in list_of(json.loads(text))]
    return tuple(
        ScorePart(
            _whole(part, "side"),
            _real(part, "points"),
            text_of(part.get("message")),
            text_of(part.get("why")),
        )
        for part in parts
    )


def plan_in(rows: Sequence[Row]) -> Plan:
    """As much of the plan as its rows tell: enough for their figures, not to play them again.

    Armies are known by name; a round of several games says that seats were swapped.
    """
    row = rows[0]
    letters = letters_in(row)
    options = text_of(row.get("options"))
    amended = text_of(row.get("amended"))
    names = [text_of(row.get(f"army_{letter}")) for letter in letters]
    in_rounds = len({(each["run_seed"], each["round"]) for each in rows}) < len(rows)
    return Plan(
        system=text_of(row["system"]),
        scenario=text_of(row["scenario"]),
        bots=tuple(text_of(row[f"bot_{letter}"]) for letter in letters),
        games=len(rows),
        seed=_whole(row, "run_seed"),
        swap=in_rounds,
        armies=tuple(names) if any(names) else (),
        options=table_of(json.loads(options)) if options else {},
        unit=text_of(row.get("unit")) or "in",
        edition=text_of(row.get("edition")),
        amended=table_of(json.loads(amended)) if amended else {},
    )
