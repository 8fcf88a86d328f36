"""Packs: Giant Rats of one squad that attack together (chapter 9)."""

from __future__ import annotations

from typing import ClassVar

from sandtable.core.effects import ask
from sandtable.core.question import Select, tokens_of
from sandtable.core.wire import Json, Message
from sandtable.systems.fallout.attack.arms import Attacker, melee_ways
from sandtable.systems.fallout.attack.hindrances import MOST, can_strike
from sandtable.systems.fallout.state.identities import WHO_STRIKES_TOGETHER
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit


class PackQuestion(Select):
    """Which rats attack together with the first; by default all that can."""

    identity: ClassVar[str] = WHO_STRIKES_TOGETHER

    def candidates(self) -> list[Json]:
        everybody: list[Json] = [token for token in self.tokens[: self.most]]
        return [everybody, []]


def joiners(
    state: FalloutState, unit: Unit, figure: Figure, target: Figure, ready: list[Figure]
) -> tuple[list[Figure], int]:
    """The rats that could join the first, and for how many of them there is room (fallout.melee.max_four.en)."""
    others: list[Figure] = []
    for rat in ready:
        if rat is figure:
            continue
        for way in melee_ways(state, rat):
            if way.mode.pack and can_strike(Attacker(unit, rat), way.mode, target):
                others.append(rat)
                break
    return others, MOST - target.struck - 1


async def pack(
    state: FalloutState, unit: Unit, figure: Figure, target: Figure, ready: list[Figure]
) -> list[Figure]:
    """The rats of a squad that attack one target together, declared before rolling.

    fallout.unit.rat.pack.en, fallout.unit.rat.pack.it
    """
    others, room = joiners(state, unit, figure, target, ready)
    if not others or room <= 0:
        return [figure]
    rule = "fallout.unit.rat.pack.en" if state.english else "fallout.unit.rat.pack.it"
    prompt = Message("fallout-ask-pack", {"unit": unit.name})
    most = min(room, len(others))
    question = PackQuestion(state.decider(unit), rule, prompt, [rat.id for rat in others], 0, most, figure.id)
    chosen = tokens_of(await ask(question))
    return [figure, *(rat for rat in others if rat.id in chosen)]
