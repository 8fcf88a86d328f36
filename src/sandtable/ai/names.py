"""The bots there are, by name."""

from __future__ import annotations

from importlib.metadata import entry_points

from sandtable.ai.bot import Bot, BotError
from sandtable.ai.deep import DeepBot, deep_class
from sandtable.ai.greedy import BoldBot, GentleBot, GreedyBot, PatientBot
from sandtable.ai.outside import is_outside, outside_class
from sandtable.ai.random_bot import RandomBot

HOUSE: dict[str, type[Bot]] = {
    kind.name: kind for kind in (GreedyBot, RandomBot, GentleBot, BoldBot, PatientBot)
}
# Known by name and offered to nobody yet: what is offered as stronger must have been shown to be (docs/bots.md).
UNPROVEN: dict[str, type[Bot]] = {DeepBot.name: DeepBot}
DEEP = "deep:"  # and how long it may think
GROUP = "sandtable.bots"  # the entry point by which another distribution brings a bot


def bot_names() -> list[str]:
    """The names of all bots that are offered, those of the house first."""
    return [*HOUSE, *sorted({point.name for point in entry_points(group=GROUP)} - set(HOUSE))]


def bot_class(name: str) -> type[Bot]:
    """The bot of that name; raises BotError naming those there are."""
    if name in HOUSE:
        return HOUSE[name]
    if name in UNPROVEN:
        return UNPROVEN[name]
    if name.startswith(DEEP):
        return deep_class(name.removeprefix(DEEP))
    if is_outside(name):
        return outside_class(name)
    for point in entry_points(group=GROUP):
        if point.name == name:
            brought: type[Bot] = point.load()
            return brought
    raise BotError(f'there is no bot "{name[:40]}"; there are {", ".join(bot_names())}')


def bot(name: str, system_id: str, side: int, seed: int) -> Bot:
    """A bot of that name to hold a side of a game; the seed is for its own whims."""
    return bot_class(name)(system_id, side, seed)
