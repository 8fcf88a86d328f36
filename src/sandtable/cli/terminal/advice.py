"""Advice in words: what the computer would do, why, and what else it thought of."""

from __future__ import annotations

from sandtable.ai import Advice
from sandtable.cli.speech import Speech
from sandtable.cli.terminal.describing import describe
from sandtable.cli.terminal.menu import Menu
from sandtable.cli.terminal.names import Names
from sandtable.core.wire import Json, Message


def advice_lines(advice: Advice, menu: Menu, names: Names) -> list[str]:
    """The answer with its reasons, the next best ones, and how to take it."""
    talk = names.talk
    first = talk.say("terminal-advice", advice=named(advice.plans[0].answers[0], menu, names))
    return [first, *plan_lines(advice, menu, names), talk.say("terminal-do-it")]


def plan_lines(advice: Advice, menu: Menu, names: Names) -> list[str]:
    """What decided, and every plan with what speaks for it and against it."""
    talk = names.talk
    best = advice.plans[0]
    lines: list[str] = []
    if advice.decided is not None:
        said = talk.words(advice.decided.wire())
        if advice.about:
            said = talk.say("terminal-not-next-best", why=said)
        lines.append("  " + said)
    for plan in advice.plans:
        told = [line for line in _said(plan.why, talk) if plan is not best or "  " + line not in lines]
        told += [talk.say("terminal-but", why=line) for line in _said(plan.but, talk)]
        if plan.chance is not None:
            low, high = round(100 * plan.low), round(100 * plan.high)
            told.insert(0, talk.say("terminal-chance", chance=round(100 * plan.chance), low=low, high=high))
        if plan is not best:
            told.insert(0, talk.say("terminal-next-best", advice=named(plan.answers[0], menu, names)))
        lines += ["  " + line for line in told]
    return lines


def _said(why: list[Message], talk: Speech) -> list[str]:
    """Sentences, each of them once."""
    return list(dict.fromkeys(talk.words(message.wire()) for message in why))


def named(answer: Json, menu: Menu, names: Names) -> str:
    """An answer as the menu has it, with its number, or in words."""
    for number, entry in enumerate(menu.entries, 1):
        if entry.answer == answer:
            return f"{number}. {entry.label}"
    return describe(answer, menu.wire, names)
