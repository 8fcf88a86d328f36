"""Plays games of every scenario, for the compiler to count which way the branches go.

The seed is not the benchmarks': what is measured there must not have been rehearsed here.
"""

from sandtable.core.system import system, system_ids
from sandtable.sim import Plan, play_bout

SEED = 77
GAMES = {"random": 8, "greedy": 1}  # of every scenario; those who think take longer


def main() -> None:
    """Games as in simulation at scale: of random bots, and of those whose tastes are compiled too."""
    for name in system_ids():
        for scenario in system(name).scenarios():
            for bot, games in GAMES.items():
                play(Plan(name, scenario.id, (bot, bot), games, SEED, seconds=0.0))


def play(plan: Plan) -> None:
    """All games of a plan."""
    for number in range(plan.games):
        outcome = play_bout(plan, number)
        if outcome.error:
            raise SystemExit(f"{plan.system} {plan.scenario}, game {number}: {outcome.error}")


if __name__ == "__main__":
    main()
