"""Three games of a run worth looking at: a typical one, an upset, the most one-sided."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sandtable.core.amending import amended
from sandtable.sim.batch import Run
from sandtable.sim.bout import Outcome, play_bout
from sandtable.sim.summary import Summary, summary


@dataclass(frozen=True)
class Watched:
    """A game to watch: why, and which."""

    why: str  # typical, upset, worst
    outcome: Outcome

    def journal(self, run: Run) -> str:
        """Its journal, played again: a game follows from the plan and its number."""
        if self.outcome.journal:
            return self.outcome.journal
        with amended(run.plan.system, run.plan.amended):
            return play_bout(replace(run.plan, journals=True), self.outcome.number).journal


def margin(outcome: Outcome) -> float:
    """By how much the first side was ahead of the best other."""
    points = [outcome.points[contestant] for contestant in outcome.seats]
    return points[0] - max(points[1:], default=0.0)


def games_to_watch(run: Run) -> list[Watched]:
    """Typical: the margin in the middle. Upset: the weaker won, clearly. Worst: the largest margin."""
    sound = [outcome for outcome in run.outcomes if not outcome.error and len(outcome.seats) > 1]
    if not sound:
        return []
    by_margin = sorted(sound, key=lambda outcome: (margin(outcome), outcome.number))
    watched = [Watched("typical", by_margin[len(by_margin) // 2])]
    upsets = _upsets(sound, summary(run))
    if upsets:
        watched.append(
            Watched("upset", max(upsets, key=lambda outcome: (abs(margin(outcome)), -outcome.number)))
        )
    watched.append(Watched("worst", max(sound, key=lambda outcome: (abs(margin(outcome)), -outcome.number))))
    return watched


def _upsets(sound: list[Outcome], figures: Summary) -> list[Outcome]:
    """Games that the weaker contestant won; where they are equal, the weaker role."""
    lines = figures.roles if figures.equal else figures.lines
    weakest = min(range(len(lines)), key=lambda at: lines[at].share.value)
    if figures.equal:
        return [outcome for outcome in sound if outcome.winning_side == weakest]
    return [outcome for outcome in sound if outcome.winner == weakest]
