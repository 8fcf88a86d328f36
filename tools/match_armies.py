"""Match the ready-made armies of a game by what they field: how much of its points each faction should spend.

Pairs of factions meet in turn, from both seats with the same terrain and dice, each spending by lot a little more or
less than what looks even so far. A logistic regression says what each faction is worth and what spending more brings;
the spends at which all would be worth the same are the answer, with the interval of bootstrap samples: `spends` in the
game's data, to be written there by hand. Nobody spends more than everything, nor less
than buys an army.

usage: tools/match_armies.py SYSTEM [--rounds 200] [--bot greedy] [--seed 1] [--kept FILE]

The compiled copy plays the same games and is quicker: PYTHONPATH=build/compiled.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import exp, log
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / "src"))

from sandtable.cli.sim.switches import ready_armies
from sandtable.core.amending import amended, printed_figure
from sandtable.core.dice import Lots
from sandtable.core.game import Refused
from sandtable.core.setup import SetupError
from sandtable.core.wire import Json
from sandtable.sim import Plan, first_scenario
from sandtable.sim.bout import play_bout
from sandtable.sim.logistic import STEPS, Game, fit
from sandtable.sim.plan import check_plan, derived
from sandtable.sim.scores import contestant_score

PATHS = {"fubar": "rosters.{}.spends", "fallout": "armies.{}.spends", "warzone": "factions.{}.spends"}
EVERYTHING = 100.0
LEAST = 35.0
TRIED = 0.15  # how far from what looks even an army spends, up or down
HELD = 0.5  # the ridge on what a faction is worth
SURMISE = Game(((0, 0.25),), 0.73)
"""What spending more is taken to bring before games tell: a quarter more wins three of four; worth SURMISED games."""
SURMISED = 8.0
SAMPLES = 120
DEARER = 3.0  # percent more, where nothing can be had for what was drawn


@dataclass(frozen=True)
class Met:
    """A round of two factions: what each spent, and the share of the first."""

    names: tuple[str, str]
    spends: tuple[float, float]
    share: float


def worth(
    rounds: Sequence[Met],
    factions: Sequence[str],
    counts: Sequence[float],
    start: Sequence[float] | None = None,
) -> list[float]:
    """What spending more brings, then what each faction is worth; `counts` is how often a round counts."""
    at = {id: number for number, id in enumerate(factions, 1)}
    games = [
        Game(
            ((0, log(met.spends[0] / met.spends[1])), (at[met.names[0]], 1.0), (at[met.names[1]], -1.0)),
            met.share,
        )
        for met in rounds
    ]
    ridge = [1e-6, *(HELD for _ in factions)]
    # samples of the rounds lie near to the whole: a few steps from there are enough
    steps = STEPS if start is None else 3
    return fit([*games, SURMISE], len(ridge), ridge, [*counts, SURMISED], start, steps)


def even_spends(weights: Sequence[float], factions: Sequence[str]) -> dict[str, float]:
    """What each faction would spend if all were to be worth the same."""
    brings = max(weights[0], 1.0)
    raw = {id: exp(-weights[number] / brings) for number, id in enumerate(factions, 1)}
    most = max(raw.values())
    return {id: max(LEAST, EVERYTHING * value / most) for id, value in raw.items()}


def intervals(rounds: Sequence[Met], factions: Sequence[str]) -> dict[str, tuple[float, float]]:
    """The middle 95 % of what samples of the rounds, drawn with putting back, would say."""
    lots = Lots(b"match armies")
    whole = worth(rounds, factions, [1.0] * len(rounds))
    found: list[dict[str, float]] = []
    for _ in range(SAMPLES):
        counts = [0.0] * len(rounds)
        for _ in rounds:
            counts[lots.below(len(rounds))] += 1.0
        found.append(even_spends(worth(rounds, factions, counts, whole), factions))
    cut = SAMPLES // 40
    ordered = {id: sorted(each[id] for each in found) for id in factions}
    return {id: (values[cut], values[-cut - 1]) for id, values in ordered.items()}


def spending(even: float, seed: int, number: int, seat: int) -> float:
    """By lot a little more or less than what looks even."""
    lot = derived(seed, number, f"spends {seat}") % 10_001 / 10_000
    return round(min(EVERYTHING, even * (1.0 + TRIED * (2.0 * lot - 1.0))))


def fielded(plan: Plan, id: str, spends: float) -> float:
    """As much as was drawn, or more where no army can be had for that."""
    while spends < EVERYTHING:
        with amended(plan.system, {PATHS[plan.system].format(id): round(spends)}):
            try:
                check_plan(replace(plan, armies=(id, id)))
            except (Refused, SetupError):
                spends = min(EVERYTHING, spends + DEARER)
            else:
                break
    return spends


def met(plan: Plan, names: tuple[str, str], spends: tuple[float, float]) -> Met:
    """Plays one round of two factions."""
    figures: dict[str, Json] = {
        PATHS[plan.system].format(id): round(value) for id, value in zip(names, spends, strict=True)
    }
    with amended(plan.system, figures):
        games = [play_bout(replace(plan, armies=names), number) for number in range(2)]
    for game in games:
        if game.error:
            raise SystemExit(f"{' v '.join(names)}: {game.error}")
    return Met(names, spends, sum(contestant_score(game, 0) for game in games) / len(games))


def read_rounds(kept: Path | None) -> list[Met]:
    """The rounds of a run that was stopped."""
    if kept is None or not kept.exists():
        return []
    rows = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
    return [
        Met((row["names"][0], row["names"][1]), (row["spends"][0], row["spends"][1]), row["share"])
        for row in rows
    ]


def main() -> None:
    """Plays the rounds; a run that was stopped goes on with its file."""
    parser = argparse.ArgumentParser(description="Match the ready-made armies of a game by what they field.")
    parser.add_argument("system", choices=sorted(PATHS))
    parser.add_argument("--rounds", type=int, default=200, help="rounds of two games (200)")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kept", type=Path, help="keep every round here, and go on where it stopped")
    asked = parser.parse_args()
    factions = list(ready_armies(asked.system))
    pairs = list(combinations(factions, 2))
    plan = Plan(asked.system, first_scenario(asked.system), (asked.bot,) * 2, 2, swap=True)
    even = {id: float(str(printed_figure(asked.system, PATHS[asked.system].format(id)))) for id in factions}
    rounds = read_rounds(asked.kept)
    for number in range(len(rounds), asked.rounds):
        if number and number % len(pairs) == 0:
            even = even_spends(worth(rounds, factions, [1.0] * len(rounds)), factions)
        names = pairs[number % len(pairs)]
        one, other = (
            fielded(plan, id, spending(even[id], asked.seed, number, seat)) for seat, id in enumerate(names)
        )
        found = met(replace(plan, seed=derived(asked.seed, number, "round")), names, (one, other))
        rounds.append(found)
        if asked.kept:
            row = {"names": found.names, "spends": found.spends, "share": found.share}
            with asked.kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
    even = even_spends(worth(rounds, factions, [1.0] * len(rounds)), factions)
    spans = intervals(rounds, factions)
    for id in factions:
        print(f"{id}: spends {even[id]:.0f} ({spans[id][0]:.0f} to {spans[id][1]:.0f})")


if __name__ == "__main__":
    main()
