"""Short commands for the kinds of question that a number cannot answer."""

from __future__ import annotations

import re

from sandtable.cli.terminal.names import Names
from sandtable.core.wire import Json, list_of, table_of, text_of

NUMBER = re.compile(r"[-+]?\d+(?:[.,]\d+)?")


class TypedError(Exception):
    """Words that are no answer; the text says what can be typed."""


def typed_answer(text: str, wire: dict[str, Json], things: list[str], names: Names) -> Json:
    """Typed words as an answer to a question of any kind."""
    kind = wire.get("kind")
    words = text.replace(";", " ").split()
    if kind == "choose":
        return _option(text, wire, names)
    if kind == "select":
        return [_thing(word, things, names) for word in re.split(r"[\s,]+", text) if word]
    if kind == "allot":
        return _allotted(text, wire, things, names)
    if kind == "dice":
        return [_face(word, wire) for word in re.split(r"[\s,]+", text.strip()) if word]
    if kind in ("move", "place"):
        return _move(words, wire, names)
    if kind == "target":
        return _target(words, names)
    if kind == "hex":
        return _hex(text, names)
    raise TypedError(names.talk.say("terminal-not-understood"))


def _option(text: str, wire: dict[str, Json], names: Names) -> Json:
    """An option by its id or by the beginning of its label."""
    wanted = text.casefold()
    options = [table_of(option) for option in list_of(wire.get("options"))]
    for option in options:
        if text_of(option.get("id")).casefold() == wanted:
            return option.get("id")
    begun = [o for o in options if names.talk.words(o.get("label")).casefold().startswith(wanted)]
    if wanted and len(begun) == 1:
        return begun[0].get("id")
    raise TypedError(names.talk.say("terminal-not-understood"))


def _face(word: str, wire: dict[str, Json]) -> Json:
    """A face of a real die: its number, or the word for what is printed on it, or the beginning of that word."""
    if word.isascii() and word.isdigit():
        return int(word)
    prints = dict.fromkeys(text_of(shown) for shown in list_of(wire.get("prints")))
    begun = [shown for shown in prints if shown.startswith(word.casefold())]
    if word.casefold() in prints:
        return word.casefold()
    return begun[0] if len(begun) == 1 else word


def _thing(word: str, things: list[str], names: Names) -> str:
    """A token by its number in the list or by its id."""
    if word.isdigit() and 1 <= int(word) <= len(things):
        return things[int(word) - 1]
    if word in things:
        return word
    raise TypedError(names.talk.say("terminal-no-thing", word=word, most=len(things)))


def _allotted(text: str, wire: dict[str, Json], things: list[str], names: Names) -> Json:
    """`lost 1 2 pinned 3`: each share is followed by who takes it."""
    shares = [text_of(table_of(share).get("id")) for share in list_of(wire.get("shares"))]
    given: dict[str, Json] = {}
    share = ""
    for word in re.split(r"[\s,:;]+", text.strip()):
        close = [each for each in shares if each.startswith(word)] if word.isalpha() else []
        if word in shares or len(close) == 1:
            share = word if word in shares else close[0]
        elif word and share:
            given[_thing(word, things, names)] = share
        elif word:
            raise TypedError(names.talk.say("terminal-hint-allot", shares=[s for s in shares], total=0))
    return given


def _hex(text: str, names: Names) -> Json:
    """A hex by the numbers that the map prints in it, with the side it faces where that is asked."""
    numbers = re.findall(r"\d+", text)
    for used, name in ((2, ",".join(numbers[:2])), (1, "".join(numbers[:1])), (2, "".join(numbers[:2]))):
        hex = names.hex_called(name)
        if hex is not None:
            return [hex[0], hex[1], *(int(side) - 1 for side in numbers[used : used + 1])]
    raise TypedError(names.talk.say("terminal-no-hex", word=text))


def _target(words: list[str], names: Names) -> Json:
    """`at UNIT`, or `hold`."""
    if len(words) == 1 and words[0].casefold() in _words("hold", names):
        return {"shots": []}
    if len(words) == 2 and words[0].casefold() in _words("at", names):
        return {"at": words[1]}
    raise TypedError(names.talk.say("terminal-hint-target"))


def _move(words: list[str], wire: dict[str, Json], names: Names) -> Json:
    """`to X Y`, `stay`, with a formation, `facing DEGREES` and what comes after in any order."""
    answer: dict[str, Json] = {}
    thens = [text_of(table_of(then).get("id")) for then in list_of(wire.get("then"))]
    shapes = _shapes(wire, names)
    at = 0
    while at < len(words):
        word = words[at].casefold()
        if word in _words("to", names):
            answer["lead"] = [_number(words, at + 1, names), _number(words, at + 2, names)]
            answer.setdefault("formation", "keep")
            at += 3
        elif word in _words("facing", names):
            answer["facing"] = dict.fromkeys(_turned(wire), _number(words, at + 1, names))
            at += 2
        elif word in shapes:
            answer["formation"] = shapes[word]
            at += 1
        elif words[at] in thens:
            answer["then"] = words[at]
            at += 1
        elif word in _words("stay", names):
            at += 1
        else:
            raise TypedError(_move_hint(wire, thens, names))
    if not words:
        raise TypedError(_move_hint(wire, thens, names))
    if "then" not in answer and thens:
        answer["then"] = thens[0]
    return answer


def _shapes(wire: dict[str, Json], names: Names) -> dict[str, str]:
    """The formations by what may be typed for them: their id, or their name in the language spoken."""
    formations = [text_of(shape) for shape in list_of(wire.get("formations"))]
    return {names.formation(id).casefold(): id for id in formations} | {id: id for id in formations}


def _turned(wire: dict[str, Json]) -> list[str]:
    """The tokens that a facing turns: all of them."""
    return [text_of(table_of(thing).get("token")) or text_of(thing) for thing in list_of(wire.get("tokens"))]


def _move_hint(wire: dict[str, Json], thens: list[str], names: Names) -> str:
    hint = names.talk.say(f"terminal-hint-{text_of(wire.get('kind'))}")
    return f"{hint} ({', '.join(thens)})" if thens else hint


def _number(words: list[str], at: int, names: Names) -> float:
    word = words[at].rstrip(",") if at < len(words) else ""
    if not NUMBER.fullmatch(word):
        raise TypedError(names.talk.say("terminal-number-wanted", word=word))
    return float(word.replace(",", "."))


def _words(id: str, names: Names) -> list[str]:
    """The words for a command: English always, and those of the language spoken."""
    return [id, *names.talk.say(f"terminal-word-{id}").casefold().split()]
