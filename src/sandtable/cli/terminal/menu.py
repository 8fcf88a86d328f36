"""A question as a numbered list, and typed words as its answer."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from sandtable.cli.speech import Speech
from sandtable.cli.terminal.describing import describe
from sandtable.cli.terminal.drills import drill_label, open_drills, typed_drill
from sandtable.cli.terminal.names import Names
from sandtable.cli.terminal.typed import TypedError, typed_answer
from sandtable.core.question import Question
from sandtable.core.wire import Json, list_of, table_of, text_of

MOST = 12  # answers listed where there are infinitely many


@dataclass(frozen=True)
class Entry:
    """One line of the list: what it says, the answer it gives, and why it is refused if it is."""

    label: str
    answer: Json
    reasons: tuple[str, ...] = ()


@dataclass
class Menu:
    """The answers on offer. `hint` says what else may be typed for this kind of question."""

    question: Question
    wire: dict[str, Json]
    entries: list[Entry] = field(default_factory=list)
    things: list[str] = field(default_factory=list)  # numbered tokens of `select` and `allot`
    hint: str = ""
    hidden: int = 0  # further answers that are not listed
    away: list[Entry] = field(default_factory=list)  # single figures and refused answers: told when asked for

    @property
    def only(self) -> Entry | None:
        """The one answer that is allowed, where there is but one."""
        allowed = [entry for entry in (*self.entries, *self.away) if not entry.reasons]
        return allowed[0] if len(allowed) == 1 and not self.hidden and not self.things else None


def menu_of(question: Question, names: Names) -> Menu:
    """The list for a question."""
    menu = Menu(question, question.wire())
    talk = names.talk
    kind = question.kind
    if "drills" in menu.wire and len(list_of(menu.wire.get("party"))) > 1:
        return _squad(menu, names)
    if kind == "choose" and "options" in menu.wire:
        options = [_option(table_of(option), talk) for option in list_of(menu.wire["options"])]
        menu.entries = [entry for entry in options if not entry.reasons]
        menu.away = [entry for entry in options if entry.reasons]
        return menu
    if kind == "dice":
        menu.hint = _dice_hint(menu.wire, talk)
        return menu
    if kind in ("select", "allot"):
        return _things(menu, kind, talk)
    legal = question.choices()
    menu.entries = [Entry(describe(answer, menu.wire, names), answer) for answer in legal[:MOST]]
    menu.hidden = max(0, len(legal) - MOST)
    menu.hint = talk.say(f"terminal-hint-{kind}") if talk.texts.has(f"terminal-hint-{kind}") else ""
    if kind == "target":
        menu.away = _refused_targets(menu.wire, names)
    return menu


def _things(menu: Menu, kind: str, talk: Speech) -> Menu:
    """The figures that are picked or given a share."""
    if kind == "select":
        menu.things = [text_of(token) for token in list_of(menu.wire.get("tokens"))]
        values = {"least": _number(menu.wire.get("least")), "most": _number(menu.wire.get("most"))}
        menu.hint = talk.say("terminal-hint-select", least=values["least"], most=values["most"])
        return menu
    menu.things = [text_of(table_of(lot).get("token")) for lot in list_of(menu.wire.get("lots"))]
    shares: list[Json] = [text_of(table_of(share).get("id")) for share in list_of(menu.wire.get("shares"))]
    menu.hint = talk.say("terminal-hint-allot", shares=shares, total=_number(menu.wire.get("total")))
    return menu


def _squad(menu: Menu, names: Names) -> Menu:
    """What a squad does as one, then what is neither that nor a figure of it; the rest is told when asked for."""
    talk = names.talk
    party = list_of(menu.wire.get("party"))
    menu.entries = [
        Entry(drill_label(drill, names), {"drill": drill.get("id")}) for drill in open_drills(menu.wire)
    ]
    options = [table_of(option) for option in list_of(menu.wire.get("options"))]
    listed = [_option(option, talk) for option in options if option.get("token") not in party]
    menu.entries += [entry for entry in listed if not entry.reasons]
    menu.away = [_option(option, talk) for option in options if option.get("token") in party]
    menu.away += [entry for entry in listed if entry.reasons]
    drills = [table_of(drill) for drill in list_of(menu.wire.get("drills"))]
    menu.away += [_option(drill, talk) for drill in drills if drill.get("reasons")]
    menu.hint = talk.say("terminal-hint-drill")
    return menu


def _option(option: dict[str, Json], talk: Speech) -> Entry:
    label = talk.words(option.get("label"))
    note = talk.words(option.get("note"))
    reasons = tuple(_reason(reason, talk) for reason in list_of(option.get("reasons")))
    return Entry(f"{label} ({note})" if note else label, option.get("id"), reasons)


def _refused_targets(wire: dict[str, Json], names: Names) -> list[Entry]:
    refused: list[Entry] = []
    for target in list_of(wire.get("targets")):
        reasons = list_of(table_of(target).get("reasons"))
        if reasons:
            unit = text_of(table_of(target).get("unit"))
            why = tuple(_reason(reason, names.talk) for reason in reasons)
            refused.append(
                Entry(names.talk.say("terminal-fire-at", unit=names.unit(unit)), {"at": unit}, why)
            )
    return refused


def _reason(wire: Json, talk: Speech) -> str:
    why = text_of(table_of(wire).get("why"))
    return f"{talk.words(wire)} [{why}]" if why else talk.words(wire)


def _number(value: Json) -> int:
    return value if isinstance(value, int) else 0


def menu_lines(menu: Menu, names: Names) -> list[str]:
    """The question and the answers that are allowed, numbered; what is refused is told when it is asked for."""
    talk = names.talk
    subject = menu.question.subject
    about = f" ({names.token(subject)})" if subject and subject in {**names.units, **names.tokens} else ""
    lines = [talk.message(menu.question.prompt) + about]
    lines += [f"  {number}. {entry.label}" for number, entry in enumerate(menu.entries, 1)]
    for number, thing in enumerate(menu.things, 1):
        spot = names.spot_of(thing)
        place = f", {names.spot(spot)}" if spot is not None else ""
        lines.append(f"  {number}. {names.token(thing)}{place}{_shares(menu, thing)}")
    if menu.away:
        squads = any(not entry.reasons for entry in menu.away)
        lines.append(
            "  " + talk.say("terminal-away" if squads else "terminal-away-refused", n=len(menu.away))
        )
    if menu.hidden:
        lines.append("  " + talk.say("terminal-more", n=menu.hidden))
    if menu.hint:
        lines.append("  " + menu.hint)
    return lines


def _shares(menu: Menu, thing: str) -> str:
    for lot in list_of(menu.wire.get("lots")):
        if table_of(lot).get("token") == thing:
            return f" ({', '.join(text_of(share) for share in list_of(table_of(lot).get('shares')))})"
    return ""


def away_lines(menu: Menu, names: Names) -> list[str]:
    """The answers that a long list leaves out, the refused ones with their reasons; each may be typed by its name."""
    lines: list[str] = []
    for entry in menu.away or menu.entries:
        id = entry.answer if isinstance(entry.answer, str) else ""
        named = f" [{id}]" if id else ""
        why = " ".join(entry.reasons)
        lines.append(
            f"  {entry.label}{named}" + (f": {names.talk.say('terminal-no', why=why)}" if why else "")
        )
    return lines


def answer_of(menu: Menu, text: str, names: Names) -> Json:
    """What was typed, as an answer; raises TypedError with a sentence when it cannot be one."""
    text = text.strip()
    if text.startswith("="):
        try:
            given: Json = json.loads(text[1:])
        except (ValueError, RecursionError) as error:
            raise TypedError(names.talk.say("terminal-not-json")) from error
        return given
    if "drills" in menu.wire and not text.isdigit():
        drill = typed_drill(text, menu.wire, names)
        if drill is not None:
            return drill
    if menu.entries and text.isdigit():
        number = int(text)
        if not 1 <= number <= len(menu.entries):
            raise TypedError(names.talk.say("terminal-no-number", most=len(menu.entries)))
        return menu.entries[number - 1].answer
    return typed_answer(text, menu.wire, menu.things, names)


def _dice_hint(wire: dict[str, Json], talk: Speech) -> str:
    """What to type for real dice; of coloured ones also the words for what is printed on them, each once."""
    n = _number(wire.get("n"))
    prints: list[Json] = list(dict.fromkeys(text_of(word) for word in list_of(wire.get("prints"))))
    if not prints:
        return talk.say("terminal-hint-dice", n=n)
    return talk.say("terminal-hint-dice-prints", n=n, prints=prints)
