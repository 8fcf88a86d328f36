"""A preview in words: what an answer would bring."""

from __future__ import annotations

from sandtable.cli.speech import Speech
from sandtable.core.preview import OddsLine, Preview
from sandtable.core.wire import Message

BAR = 24  # characters of a full bar


def preview_lines(preview: Preview, talk: Speech) -> list[str]:
    """Everything a preview says: why not, facts, cost, the reckoning with its rules, odds, sight, warnings."""
    lines = [talk.say("terminal-refused", reason=talk.reason(reason)) for reason in preview.reasons]
    if preview.title is not None:
        lines.append(talk.message(preview.title))
    if preview.cost is not None and preview.allowance is not None:
        used, allowed = talk.number(preview.cost), talk.number(preview.allowance)
        lines.append(talk.say("terminal-cost", cost=used, allowance=allowed))
    lines += ["  " + talk.message(fact) for fact in preview.facts]
    lines += ["  " + line for line in reckoning_lines(preview, talk)]
    for odds in preview.odds:
        lines += odds_lines(odds, talk)
    for sight in preview.sight:
        if not sight.clear:
            message = talk.message(sight.message)
            where = f"{talk.number(sight.block[0])}, {talk.number(sight.block[1])}" if sight.block else ""
            lines.append("  " + talk.say("terminal-blocked", where=where, message=message, why=sight.why))
    lines += ["  " + talk.say("terminal-warning", warning=talk.reason(w)) for w in preview.warnings]
    return lines


def reckoning_lines(preview: Preview, talk: Speech) -> list[str]:
    """Every number a die will be compared with, its lines under it, and what belongs to no such number."""
    lines: list[str] = []
    for entry in preview.explained:
        title = talk.message(entry.title)
        lines.append(talk.say("terminal-reckoning", title=title, need=str(entry.reckoning.need())))
        lines += [
            f"  {talk.message(Message(line.id, line.values))}: {line.value()} [{line.why}]"
            for line in entry.reckoning.lines
        ]
    for modifier in preview.modifiers:
        value = f": {modifier.value}" if modifier.value else ""
        lines.append(f"{talk.message(modifier.message)}{value} [{modifier.why}]")
    return lines


def odds_notes(odds: OddsLine, talk: Speech) -> list[str]:
    """How sure the odds are, what they take for granted, which choices they hold for, and what best play brings."""
    notes: list[str] = []
    if odds.error > 0.0:
        notes.append(talk.say("terminal-odds-sampled", error=f"{odds.error:.1%}"))
    if odds.assuming is not None:
        notes.append(talk.message(odds.assuming))
    if odds.policy is not None:
        notes.append(talk.message(odds.policy))
    if odds.best is not None:
        best = ", ".join(f"{label_words(label, talk)} {p:.1%}" for label, p in odds.best if p >= 0.0005)
        notes.append(talk.say("terminal-odds-best", odds=best))
    return notes


def odds_lines(odds: OddsLine, talk: Speech) -> list[str]:
    """A distribution as a small bar chart."""
    lines = [talk.message(odds.title)]
    labels = [label_words(label, talk) for label, _ in odds.classes]
    width = max((len(label) for label in labels), default=0)
    most = max((p for _, p in odds.classes), default=1.0) or 1.0
    for label, (_, p) in zip(labels, odds.classes, strict=True):
        bar = "█" * round(BAR * p / most)
        lines.append(f"  {label:>{width}}  {p:7.2%}  {bar}")
    lines += ["  " + note for note in odds_notes(odds, talk)]
    return lines


def label_words(label: str, talk: Speech) -> str:
    """A class of result: a number, or a text by its id."""
    return talk.say(label) if talk.texts.has(label) else label
