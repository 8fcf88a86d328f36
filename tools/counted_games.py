"""Plays games of every scenario, for the compiler to count which way the branches go.

The seed is not the benchmarks': what is measured there must not have been rehearsed here.
"""

from sandtable.core.system import system, system_ids
from sandtable.sim import Plan, play_bout

SEED = 77
GAMES = 8


def main() -> None:
    """Random games, as in simulation at scale."""
    for name in system_ids():
        for scenario in system(name).scenarios():
            plan = Plan(name, scenario.id, ("random", "random"), GAMES, SEED)
            for number in range(GAMES):
                outcome = play_bout(plan, number)
                if outcome.error:
                    raise SystemExit(f"{name} {scenario.id}, game {number}: {outcome.error}")


if __name__ == "__main__":
    main()
