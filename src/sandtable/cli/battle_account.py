"""What a game came to, reckoned from its story: strength and score turn by turn, dice, deeds, and what decided it."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field

from sandtable.cli.telling import Blow, Story, Turn, strengths
from sandtable.core.event import Event
from sandtable.core.scene import SceneView
from sandtable.core.wire import Json

FACES = {"d6": 6, "d8": 8, "d10": 10, "d20": 20}


@dataclass
class Thrown:
    """The dice of one kind that a side threw: how many, their sum, and what each result came up."""

    count: int = 0
    total: int = 0
    results: dict[str, int] = field(default_factory=dict)

    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0


@dataclass
class Standing:
    """The state after a turn: fighters and points of each side."""

    turn: int
    strength: list[int]
    score: list[float]


@dataclass
class Decision:
    """Who decided it and when: the turn that turned most for the winner, and his unit that did most in it."""

    turn: int  # 0 where no turn brought him nearer: he won with what he had
    unit: Json  # its name; None where no unit stands out
    lost: int  # fighters of the others that it cost


@dataclass
class Account:
    """A whole battle in numbers."""

    standings: list[Standing]
    dice: list[dict[str, Thrown]]  # by side, by die
    deeds: dict[str, int]  # unit → fighters of others that its actions cost
    turning: list[tuple[Turn, Blow]]  # the heaviest blows, in the order of time
    decision: Decision | None


def account_of(story: Story) -> Account:
    """The numbers of a battle."""
    sides = len(story.scene["sides"])
    standings = _standings(story)
    deeds: dict[str, int] = {}
    for turn in story.turns:
        for blow in turn.blows:
            if blow.by:
                deeds[blow.by] = deeds.get(blow.by, 0) + sum(blow.lost)
    blows = [(turn, blow) for turn in story.turns for blow in turn.blows if any(blow.lost)]
    heaviest = sorted(blows, key=lambda pair: (-sum(pair[1].lost), pair[1].entry))[:3]
    return Account(
        standings,
        [_dice(story, side) for side in range(sides)],
        {unit: lost for unit, lost in deeds.items() if lost},
        sorted(heaviest, key=lambda pair: pair[1].entry),
        _decision(story, standings),
    )


def _standings(story: Story) -> list[Standing]:
    """Strength and score before the first turn and after each; who has not been put down yet counts as whole."""
    scenes = [(0, story.first)] if story.first is not None else []
    scenes += [(turn.number, turn.scene) for turn in story.turns if turn.scene is not None and turn.number]
    seen: set[str] = set()
    standings: list[Standing] = []
    for at, (number, scene) in enumerate(scenes):
        seen.update(unit["id"] for unit in scene["units"])
        later = {unit["id"]: unit for _, other in scenes[at + 1 :] for unit in other["units"]}
        to_come = [
            sum(unit["total"] for id, unit in later.items() if id not in seen and unit["side"] == side["id"])
            for side in scene["sides"]
        ]
        strength = [now + more for now, more in zip(strengths(scene), to_come, strict=True)]
        standings.append(Standing(number, strength, _scores(scene)))
    return standings


def _scores(scene: SceneView) -> list[float]:
    return [side["score"] for side in scene["sides"]]


def _dice(story: Story, side: int) -> dict[str, Thrown]:
    """Every die of a side, summed by its kind."""
    kinds: dict[str, Thrown] = {}
    for event in _all(story):
        dice = event.dice
        if dice is None or event.side != side:
            continue
        thrown = kinds.setdefault(dice.die, Thrown())
        thrown.count += len(dice.faces)
        thrown.total += sum(dice.faces)
        for shown in dice.prints or []:
            thrown.results[shown] = thrown.results.get(shown, 0) + 1
    return kinds


def _all(story: Story) -> list[Event]:
    return [event for turn in story.turns for event in turn.events]


def _decision(story: Story, standings: list[Standing]) -> Decision | None:
    """The turn in which the balance moved most towards the winner; None in a draw."""
    result = story.result
    if result is None or result.winner < 0 or len(standings) < 2:
        return None
    winner = result.winner
    begun = standings[0].strength
    swings = [
        _balance(after, begun, winner) - _balance(before, begun, winner)
        for before, after in itertools.pairwise(standings)
    ]
    if max(swings) <= 0:
        return Decision(0, None, 0)
    best = swings.index(max(swings))
    number = standings[best + 1].turn
    deeds: dict[str, int] = {}
    sides = {unit["id"]: unit["side"] for unit in story.scene["units"]}
    letter = story.scene["sides"][winner]["id"]
    for turn in story.turns:
        for blow in turn.blows if turn.number == number else []:
            if sides.get(blow.by) == letter:
                deeds[blow.by] = deeds.get(blow.by, 0) + sum(blow.lost)
    unit = max(deeds, key=lambda name: deeds[name]) if deeds else ""
    names: dict[str, Json] = {entry["id"]: _json(entry["name"]) for entry in story.scene["units"]}
    lost = deeds.get(unit, 0)
    return Decision(number, names.get(unit) if lost else None, lost)


def _json(words: object) -> Json:
    assert isinstance(words, dict)
    return words


def _balance(standing: Standing, begun: list[int], winner: int) -> float:
    """How well the winner stood: his share of strength left over the best of the others', and of the points."""
    shares = [now / max(was, 1) for now, was in zip(standing.strength, begun, strict=True)]
    others = [share for side, share in enumerate(shares) if side != winner]
    points = sum(abs(score) for score in standing.score) or 1.0
    rivals = [score for side, score in enumerate(standing.score) if side != winner]
    lead = (standing.score[winner] - max(rivals, default=0.0)) / points
    return shares[winner] - max(others, default=0.0) + lead
