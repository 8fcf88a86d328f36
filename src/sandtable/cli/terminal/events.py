"""Events in words: the sentence, the dice, the rules behind it."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.cli.speech import Speech
from sandtable.core.event import Event, Thrown


def event_line(event: Event, talk: Speech, rules: bool = False) -> str:
    """What happened, in one line."""
    line = talk.words({"id": event.message, "values": event.values})
    if event.dice is not None:
        line = dice_words(event.dice, talk)
    if rules and event.rules:
        line += f" [{', '.join(event.rules)}]"
    return line


def dice_words(dice: Thrown, talk: Speech) -> str:
    """Dice that fell: their faces, what they needed, how many made it."""
    faces = " ".join(str(face) for face in dice.faces)
    if dice.need is None:
        return talk.say("terminal-dice", faces=faces, die=dice.die)
    if set(dice.classes) <= {0, 1}:
        need = talk.words(dice.need)
        return talk.say("terminal-dice-need", faces=faces, die=dice.die, need=need, made=sum(dice.classes))
    return talk.say("terminal-dice-for", faces=faces, die=dice.die, need=talk.words(dice.need))


def event_lines(events: Iterable[Event], talk: Speech, rules: bool = False) -> list[str]:
    """Events as lines; each of a side begins with its letter."""
    lines: list[str] = []
    for event in events:
        side = f"{'ABCD'[event.side]}  " if event.side >= 0 else "   "
        lines.append(side + event_line(event, talk, rules))
    return lines
