"""Train a small policy by imitation and let it play: a network of two layers, in numpy alone.

    python docs/examples/research/imitation.py                     about ten minutes on two cores
    python docs/examples/research/imitation.py --games 6 --epochs 2 --matches 4      a quick look

The teacher is the bot `greedy`; the pupil sees what any side sees through `sandtable.research`: the observation of the
side that is asked, and a row of numbers for each candidate. It learns which candidate the teacher takes.
"""

import argparse
import time
from multiprocessing import Pool

import numpy as np

from sandtable.ai import bot
from sandtable.research.naming import named
from sandtable.research.table import Table

HIDDEN = 64
RATE = 2e-3


def table_of(id: str) -> Table:
    """A table at which both sides are set up as suggested, so that every decision is of the battle."""
    return Table(named(id), quick=True)


def lesson(task: tuple[str, int]) -> list[tuple[np.ndarray, int]]:
    """One game of the teacher against itself: what it was shown, and which candidate it took."""
    id, seed = task
    table = table_of(id)
    table.reset(seed)
    teachers = [bot("greedy", table.named.system, side, seed + side) for side in (0, 1)]
    seats = [table.seat(side, seed + side) for side in (0, 1)]
    shown: list[tuple[np.ndarray, int]] = []
    while table.asked >= 0 and not table.cut:
        answer = teachers[table.asked].answer(seats[table.asked])
        taken = table.number_of(answer)
        if taken >= 0 and table.legal[taken] and sum(table.legal) > 1:
            legal = [number for number, each in enumerate(table.legal) if each]
            shown.append((inputs(table), legal.index(taken)))
        table.give(answer)
    return shown


def inputs(table: Table) -> np.ndarray:
    """A row for each legal candidate: the observation, then the candidate's own numbers."""
    observation, rows = table.look()
    legal = [row for row, each in zip(rows, table.legal, strict=True) if each]
    return np.array([observation + row for row in legal], np.float32).clip(-20, 20)


class Policy:
    """Gives every candidate a score; the softmax of the scores is how likely it is taken."""

    def __init__(self, size: int) -> None:
        lots = np.random.default_rng(0)
        self.parts = [
            lots.normal(0, size**-0.5, (size, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            lots.normal(0, HIDDEN**-0.5, HIDDEN).astype(np.float32),
        ]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.spreads = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def scores(self, rows: np.ndarray) -> np.ndarray:
        first, bias, second = self.parts
        return np.maximum(rows @ first + bias, 0) @ second

    def learn(self, examples: list[tuple[np.ndarray, int]]) -> float:
        """One step of Adam on the log-likelihood of what the teacher took; the loss before it."""
        rows = np.concatenate([each for each, _ in examples])
        starts = np.cumsum([0, *(len(each) for each, _ in examples[:-1])])
        taken = starts + np.array([at for _, at in examples])
        lengths = [len(each) for each, _ in examples]
        first, bias, second = self.parts
        inner = np.maximum(rows @ first + bias, 0)
        scores = inner @ second
        scores -= np.repeat(np.maximum.reduceat(scores, starts), lengths)
        likely = np.exp(scores)
        likely /= np.repeat(np.add.reduceat(likely, starts), lengths)
        loss = float(-np.log(np.maximum(likely[taken], 1e-9)).mean())
        slope = likely.copy()
        slope[taken] -= 1
        slope /= len(examples)
        back = np.outer(slope, second) * (inner > 0)
        self._adam([rows.T @ back, back.sum(0), inner.T @ slope])
        return loss

    def _adam(self, slopes: list[np.ndarray]) -> None:
        self.steps += 1
        for at, slope in enumerate(slopes):
            self.means[at] += 0.1 * (slope - self.means[at])
            self.spreads[at] += 0.001 * (slope * slope - self.spreads[at])
            mean = self.means[at] / (1 - 0.9**self.steps)
            self.parts[at] -= RATE * mean / (np.sqrt(self.spreads[at] / (1 - 0.999**self.steps)) + 1e-8)

    def agrees(self, examples: list[tuple[np.ndarray, int]]) -> float:
        """How often it would take what the teacher took."""
        return float(np.mean([int(np.argmax(self.scores(rows))) == at for rows, at in examples]))


def match(task: tuple[str, int, Policy]) -> float:
    """One game against random play; seats change from game to game. 1 for a win, a half for a draw."""
    id, seed, policy = task
    table = table_of(id)
    table.reset(10**6 + seed // 2)
    pupil = seed % 2
    lots = np.random.default_rng(seed)
    while table.asked >= 0 and not table.cut:
        legal = [number for number, each in enumerate(table.legal) if each]
        if table.asked == pupil:
            table.step(legal[int(np.argmax(policy.scores(inputs(table))))])
        else:
            table.step(int(lots.choice(legal)))
    return 0.5 + 0.5 * table.rewards()[pupil]


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("--env", default="sandtable/fubar-crossroads-v0")
    words.add_argument("--games", type=int, default=500)
    words.add_argument("--epochs", type=int, default=20)
    words.add_argument("--matches", type=int, default=200)
    words.add_argument("--processes", type=int, default=2)
    typed = words.parse_args()
    began = time.perf_counter()
    with Pool(typed.processes) as pool:
        lessons = pool.map(lesson, [(typed.env, seed) for seed in range(typed.games)], 1)
        print(f"{typed.games} games of the teacher, {sum(map(len, lessons))} decisions", flush=True)
        kept = max(1, typed.games // 10)
        unseen = [each for game in lessons[:kept] for each in game]
        examples = [each for game in lessons[kept:] for each in game]
        policy = Policy(examples[0][0].shape[1])
        lots = np.random.default_rng(1)
        for epoch in range(1, typed.epochs + 1):
            order = lots.permutation(len(examples))
            losses = [
                policy.learn([examples[at] for at in order[start : start + 64]])
                for start in range(0, len(order), 64)
            ]
            if epoch in (1, typed.epochs) or epoch % 5 == 0:
                share = policy.agrees(unseen)
                print(
                    f"epoch {epoch}: loss {np.mean(losses):.3f}, agrees in {share:.1%} of unseen games",
                    flush=True,
                )
        chance = np.mean([1 / len(rows) for rows, _ in unseen])
        wins = pool.map(match, [(typed.env, seed, policy) for seed in range(typed.matches)], 1)
    print(f"chance alone would agree in {chance:.1%}")
    print(f"against random play: {np.mean(wins):.1%} of {typed.matches} games")
    print(f"{time.perf_counter() - began:.0f} seconds")


if __name__ == "__main__":
    main()
