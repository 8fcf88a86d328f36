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
    prints = dice.prints
    faces = " ".join(str(face) for face in dice.faces)
    if prints is not None:
        faces = ", ".join(_named(f"terminal-print-{shown}", shown, talk) for shown in prints)
    die = _named(f"terminal-die-{dice.die}", dice.die, talk)
    if dice.need is None:
        return talk.say("terminal-dice", faces=faces, die=die)
    need = talk.words(dice.need).removesuffix(".")
    if prints is None and set(dice.classes) <= {0, 1}:
        return talk.say("terminal-dice-need", faces=faces, die=die, need=need, made=sum(dice.classes))
    return talk.say("terminal-dice-for", faces=faces, die=die, need=need)


def _named(id: str, otherwise: str, talk: Speech) -> str:
    return talk.say(id) if talk.texts.has(id) else otherwise


def event_lines(events: Iterable[Event], talk: Speech, rules: bool = False) -> list[str]:
    """Events as lines; each of a side begins with its letter."""
    lines: list[str] = []
    for event in events:
        side = f"{'ABCD'[event.side]}  " if event.side >= 0 else "   "
        lines.append(side + event_line(event, talk, rules))
    return lines
