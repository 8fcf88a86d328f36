"""Sneaking (chapter 5): a stance taken when a unit is activated."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.effects import Ask
from sandtable.core.question import Select, tokens_of
from sandtable.core.wire import Json, Message
from sandtable.systems.fallout.book.words import HERO
from sandtable.systems.fallout.ground.engagement import engaged
from sandtable.systems.fallout.state.dice import roll
from sandtable.systems.fallout.state.identities import WHO_SNEAKS
from sandtable.systems.fallout.state.items_held import lose, usable_item
from sandtable.systems.fallout.state.names import named
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit

SNEAK: Final = "sneak"
STEALTH_BOY: Final = "stealth_boy"
STANCE: Final = "fallout.skill.sneak.stance"
BOY: Final = "fallout.item.stealth_boy"


class SneakQuestion(Select):
    """Who sneaks until its next activation; by default nobody."""

    identity: ClassVar[str] = WHO_SNEAKS

    def candidates(self) -> list[Json]:
        everybody: list[Json] = [token for token in self.tokens]
        return [[], everybody]


def sneaks(unit: Unit) -> bool:
    """Whether there is a stance to end or to take: somebody sneaks, can sneak, or carries something."""
    for figure in unit.figures:
        if figure.sneak or figure.strike or figure.items or SNEAK in figure.skills:
            return True
    return False


async def begin(state: FalloutState, unit: Unit) -> None:
    """fallout.skill.sneak.stance: the old stance ends; whoever can may take it again, at no cost.

    fallout.vehicle.no_sneak: nothing of the kind in or with a vehicle.
    """
    for figure in unit.figures:
        figure.sneak = 0
        figure.strike = False
    if unit.vehicle is not None or unit.aboard:
        return
    able = [f for f in unit.figures if SNEAK in f.skills and can_sneak(state, unit, f)]
    if able:
        for figure in await _chosen(state, unit, able, STANCE, "fallout-ask-sneak"):
            take(state, unit, figure, figure.skills[SNEAK], STANCE)
    hidden = [
        figure
        for figure in unit.figures
        if figure.items
        and usable_item(state, figure, STEALTH_BOY) is not None
        and can_sneak(state, unit, figure)
    ]
    if hidden:
        for figure in await _chosen(state, unit, hidden, BOY, "fallout-ask-stealth-boy"):
            await switch_on(state, unit, figure)


async def _chosen(state: FalloutState, unit: Unit, able: list[Figure], why: str, prompt: str) -> list[Figure]:
    words = Message(prompt, {"unit": unit.name})
    tokens = [figure.id for figure in able]
    question = SneakQuestion(
        state.decider(unit), why, words, tokens, 0, len(tokens), unit.id, "fallout.sneak"
    )
    chosen = tokens_of(await Ask(question))
    return [figure for figure in able if figure.id in chosen]


def can_sneak(state: FalloutState, unit: Unit, figure: Figure) -> bool:
    """Whether a figure may begin to sneak: able, no skill used this turn (fallout.skill.one_per_turn).

    fallout.skill.sneak.leader: no leader of a squad. fallout.skill.sneak.engaged: nobody in close combat.
    """
    if not figure.able() or figure.skill_used or figure.sneak:
        return False
    if leads(state, unit, figure):
        return False
    return not engaged(state, unit, figure)


def leads(state: FalloutState, unit: Unit, figure: Figure) -> bool:
    """Whether a figure leads a squad; fallout.army.hero.solo_or_lead: a hero of whose squad nobody is left does not."""
    if not figure.leader or unit.lone:
        return False
    if figure.profile.rank != HERO:
        return True
    squad = unit.squad or unit.id
    for other in state.units:
        mates = other.figures if other.id == squad or other.squad == squad else []
        if any(mate is not figure and mate.present() for mate in mates):
            return True
    return False


def take(state: FalloutState, unit: Unit, figure: Figure, level: int, why: str) -> None:
    """The stance lasts until the next activation; fallout.skill.sneak.melee: its first blow is still to come."""
    figure.sneak = level
    figure.strike = True
    figure.skill_used = True
    state.tell("fallout-event-sneaks", named(unit, figure), [why], unit.side, figure.id)


async def switch_on(state: FalloutState, unit: Unit, figure: Figure) -> None:
    """fallout.item.stealth_boy: Sneak 10; fallout.item.stealth_boy.out: on 8 to 10 this was its last use."""
    item = usable_item(state, figure, STEALTH_BOY)
    if item is None:
        return
    profile = state.catalogue.items[STEALTH_BOY]
    take(state, unit, figure, profile.grants, BOY)
    if await roll("fallout.item.stealth_boy.out", state.decider(unit), figure.id) >= profile.out_on:
        lose(figure, item)
        values = named(unit, figure)
        values["item"] = {"id": "fallout-item-" + STEALTH_BOY}
        state.tell("fallout-event-item-gone", values, ["fallout.item.stealth_boy.out"], unit.side, figure.id)
