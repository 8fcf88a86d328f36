"""Play seeded games of every scenario of every system, and print what they were played with and their journals.

The test beside it runs this twice: on the sources and on their compiled copy. Random bots play whole games of every
scenario; greedy and deep ones, whose tastes and searches are compiled too, the beginning of one of every system.
"""

import sys

import sandtable
from sandtable.ai import bot, bot_answers, play_out, seats_of
from sandtable.ai import greedy as bots_module
from sandtable.ai.taste.fubar import taste as taste_module
from sandtable.core import game as driver
from sandtable.core.journal import Seal, journal_of
from sandtable.core.system import system, system_ids

GAMES = 2
THINKING = {"greedy": 40, "deep:8p": 3}  # answers that are given by those who take longer


def whole_games(name: str, scenario: str) -> None:
    """Random bots from the first answer to the last."""
    for seed in range(GAMES):
        game = sandtable.new(name, scenario=scenario, seed=seed)
        bots = [bot("random", name, side, seed + side) for side in range(len(game.setup.sides))]
        play_out(game, bots)
        print(journal_of(game, Seal(seed)).text())


def openings(name: str, scenario: str) -> None:
    """The first answers of bots that think, and what they said of them."""
    for player, most in THINKING.items():
        game = sandtable.new(name, scenario=scenario, seed=GAMES)
        bots = [bot(player, name, side, side) for side in range(len(game.setup.sides))]
        seats = seats_of(game, bots)
        for _ in range(most):
            if (pending := game.ask) is None:
                break
            bot_answers(game, seats[pending.side], bots[pending.side])
            print([considered.wire() for considered in seats[pending.side].said])
        print(journal_of(game, Seal(GAMES)).text())


def main() -> None:
    for module in (driver, bots_module, taste_module):
        print(module.__file__, file=sys.stderr)
    for name in system_ids():
        scenarios = [scenario.id for scenario in system(name).scenarios()]
        for scenario in scenarios:
            whole_games(name, scenario)
        openings(name, scenarios[0])


if __name__ == "__main__":
    main()
