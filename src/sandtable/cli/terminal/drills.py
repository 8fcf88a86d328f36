"""What a squad does as one, in words: `4 to 20 14 wedge at B3`."""

from __future__ import annotations

import re

from sandtable.cli.terminal.names import Names
from sandtable.cli.terminal.typed import TypedError
from sandtable.core.preview import Preview
from sandtable.core.wire import Json, Reason, list_of, point_of, table_of, text_of

NUMBER = re.compile(r"[-+]?\d+(?:[.,]\d+)?")


def open_drills(wire: dict[str, Json]) -> list[dict[str, Json]]:
    """The drills that somebody can begin."""
    drills = [table_of(drill) for drill in list_of(wire.get("drills"))]
    return [drill for drill in drills if not drill.get("reasons")]


def drill_label(drill: dict[str, Json], names: Names) -> str:
    """A drill with what it needs: `Move, shoot … to X Y at UNIT (5″)`."""
    talk = names.talk
    parts = [talk.words(drill.get("label"))]
    if drill.get("far"):
        parts.append(talk.say("terminal-drill-to"))
    if drill.get("aims"):
        parts.append(talk.say("terminal-drill-at"))
    note = talk.words(drill.get("note"))
    return " ".join(parts) + (f" ({note})" if note else "")


def typed_drill(text: str, wire: dict[str, Json], names: Names) -> Json:
    """Typed words as a drill; None where they name none.

    Its number, its name or the beginning of it; then `to X Y`, a formation, `at UNIT`, `with 1 2 3` in any order.
    """
    words = text.replace(",", " ").replace(";", " ").split()
    drill, used = _named(words, wire, names)
    if drill is None:
        return None
    answer: dict[str, Json] = {"drill": drill.get("id")}
    at = used
    while at < len(words):
        at = _read(words, at, answer, wire, names)
    if "formation" in answer and "lead" not in answer:
        raise TypedError(names.talk.say("terminal-hint-drill"))
    return answer


def _named(words: list[str], wire: dict[str, Json], names: Names) -> tuple[dict[str, Json] | None, int]:
    """The drill that the first words name, and how many of them do."""
    drills = open_drills(wire)
    if words and words[0].isdigit() and 1 <= int(words[0]) <= len(drills):
        return drills[int(words[0]) - 1], 1
    best: dict[str, Json] | None = None
    used = 0
    for drill in [table_of(entry) for entry in list_of(wire.get("drills"))]:
        for name in (text_of(drill.get("id")), names.talk.words(drill.get("label")).replace(",", " ")):
            parts = name.casefold().split()
            if [word.casefold() for word in words[: len(parts)]] == parts and len(parts) > used:
                best, used = drill, len(parts)
    return best, used


def _read(words: list[str], at: int, answer: dict[str, Json], wire: dict[str, Json], names: Names) -> int:
    """One more thing that is said of a drill; where the next begins."""
    word = words[at].casefold()
    shapes = {text_of(id): text_of(id) for id in list_of(wire.get("formations"))}
    shapes |= {names.formation(id).casefold(): id for id in shapes}
    party = [text_of(id) for id in list_of(wire.get("party"))]
    if word in _words("to", names):
        answer["lead"] = [_number(words, at + 1, names), _number(words, at + 2, names)]
        return at + 3
    if word in _words("at", names) and at + 1 < len(words):
        answer["at"] = words[at + 1]
        return at + 2
    if word in _words("with", names):
        numbers = {id.rpartition("-")[2]: id for id in party}
        named: list[Json] = []
        at += 1
        while at < len(words) and (words[at] in numbers or words[at] in party):
            named.append(numbers.get(words[at], words[at]))
            at += 1
        answer["with"] = named
        return at
    if word in shapes:
        answer["formation"] = shapes[word]
        return at + 1
    raise TypedError(names.talk.say("terminal-hint-drill"))


def _number(words: list[str], at: int, names: Names) -> float:
    word = words[at] if at < len(words) else ""
    if not NUMBER.fullmatch(word):
        raise TypedError(names.talk.say("terminal-number-wanted", word=word))
    return float(word)


def _words(id: str, names: Names) -> list[str]:
    return [id, *names.talk.say(f"terminal-word-{id}").casefold().split()]


def describe_drill(answer: dict[str, Json], wire: dict[str, Json], names: Names) -> str:
    """A drill that somebody else thought of, in words."""
    talk = names.talk
    drills = [table_of(drill) for drill in list_of(wire.get("drills"))]
    parts = [talk.words(drill.get("label")) for drill in drills if drill.get("id") == answer.get("drill")]
    lead = point_of(answer.get("lead"))
    if lead is not None:
        parts.append(talk.say("terminal-place-at", spot=names.spot(lead)))
    ends = [point_of(point) for point in table_of(answer.get("to")).values()]
    if ends and ends[0] is not None:
        parts.append(talk.say("terminal-place-at", spot=names.spot(ends[0])))
    at = answer.get("at")
    targets = dict.fromkeys(text_of(each) for each in (at.values() if isinstance(at, dict) else [at]))
    parts += [talk.say("terminal-fire-at", unit=names.token(target)) for target in targets if target]
    party = list_of(answer.get("with"))
    if party:
        parts.append(talk.say("terminal-drill-with", who=[names.token(text_of(id)) for id in party]))
    return ", ".join(parts)


def rehearsal_lines(preview: Preview, names: Names) -> list[str]:
    """Who could be aimed at, and who of the squad cannot do all of it; equal reasons share a line."""
    talk = names.talk
    lines: list[str] = []
    for quarry in preview.quarry:
        if not quarry.sees:
            continue
        name = talk.words(quarry.label) if quarry.thing else names.unit(quarry.unit)
        far = names.length(quarry.range)
        if quarry.thing:
            lines.append(
                "  " + talk.say("terminal-drill-thing", name=name, far=far, fact=talk.message(quarry.fact))
            )
        else:
            falls = talk.number(round(quarry.falls, 1)) if quarry.falls is not None else "–"
            lines.append(
                "  " + talk.say("terminal-drill-mark", unit=name, far=far, sees=quarry.sees, falls=falls)
            )
    told: dict[str, list[str]] = {}
    for member in preview.members:
        for reason in [*member.cannot, *member.less, *member.notes]:
            told.setdefault(_told(reason, names), []).append(member.number)
    lines += [
        "  " + talk.say("terminal-drill-who", who=[n for n in who], why=why) for why, who in told.items()
    ]
    return lines


def _told(reason: Reason, names: Names) -> str:
    return f"{names.talk.message(reason.message)} [{reason.why}]"
