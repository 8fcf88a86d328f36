"""Play seeded games of every scenario of every system, and print what they were played with and their journals.

The test beside it runs this twice: on the sources and on their compiled copy.
"""

import sys

import sandtable
from sandtable.ai import bot, play_out
from sandtable.core import game as driver
from sandtable.core.journal import Seal, journal_of
from sandtable.core.system import system

GAMES = 3


def main() -> None:
    print(driver.__file__, file=sys.stderr)
    for name in sandtable.systems():
        for scenario in system(name).scenarios():
            for seed in range(GAMES):
                game = sandtable.new(name, scenario=scenario.id, seed=seed)
                bots = [bot("random", name, side, seed + side) for side in range(len(game.setup.sides))]
                play_out(game, bots)
                print(journal_of(game, Seal(seed)).text())


if __name__ == "__main__":
    main()
