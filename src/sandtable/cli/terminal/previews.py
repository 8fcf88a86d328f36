"""A preview in words: what an answer would bring."""

from __future__ import annotations

from sandtable.cli.speech import Speech
from sandtable.core.preview import OddsLine, Preview

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
    lines += [
        f"  {talk.message(modifier.message)}: {modifier.value} [{modifier.why}]"
        for modifier in preview.modifiers
    ]
    for odds in preview.odds:
        lines += odds_lines(odds, talk)
    for sight in preview.sight:
        if not sight.clear:
            message = talk.message(sight.message)
            where = f"{talk.number(sight.block[0])}, {talk.number(sight.block[1])}" if sight.block else ""
            lines.append("  " + talk.say("terminal-blocked", where=where, message=message, why=sight.why))
    lines += ["  " + talk.say("terminal-warning", warning=talk.reason(w)) for w in preview.warnings]
    return lines


def odds_lines(odds: OddsLine, talk: Speech) -> list[str]:
    """A distribution as a small bar chart."""
    lines = [talk.message(odds.title)]
    labels = [label_words(label, talk) for label, _ in odds.classes]
    width = max((len(label) for label in labels), default=0)
    most = max((p for _, p in odds.classes), default=1.0) or 1.0
    for label, (_, p) in zip(labels, odds.classes, strict=True):
        bar = "█" * round(BAR * p / most)
        lines.append(f"  {label:>{width}}  {p:7.2%}  {bar}")
    if not odds.exact:
        lines.append("  " + talk.say("terminal-odds-sampled", error=f"{odds.error:.1%}"))
    return lines


def label_words(label: str, talk: Speech) -> str:
    """A class of result: a number, or a text by its id."""
    return talk.say(label) if talk.texts.has(label) else label
