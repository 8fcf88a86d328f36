"""`sandtable referee`: the JSON-lines protocol on stdin and stdout (docs/referee.md)."""

from __future__ import annotations

import json
import sys
from io import TextIOWrapper
from typing import IO

from sandtable.cli.referee_bots import RefereeWithBots
from sandtable.cli.speech import Lang, Speech
from sandtable.core.referee import Referee
from sandtable.core.wire import Json, list_of, table_of, text_of

LONGEST_LINE = 4_000_000  # characters of one command


def referee(lang: Lang = "") -> None:
    """Referee one game for a program: one JSON command per line in, one reply per line out.

    \b
    echo '{"do": "new", "setup": {"system": "fubar", "scenario": "crossroads"}, "seed": 7}' | sandtable referee

    \b
    Commands: new, load, ask, choices, check, preview, answer, order, undo, resign, draw, dice, state, view,
    inspect, events, journal; advise: what a bot would do; seat: a bot holds a side. A reply has "ok"; with
    false, "error" says in one sentence what to send instead.
    """  # noqa: D301
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    serve_lines(sys.stdin, sys.stdout, lang)


def serve_lines(lines: IO[str], out: IO[str], lang: str = "en") -> None:
    """Answers every line until there are no more; a line that is wrong in any way gets an error as its reply."""
    whistle = RefereeWithBots()
    talk = Speech(lang)
    while line := lines.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE:
            reply = _error(f"a command has at most {LONGEST_LINE} characters")
            while line and not line.endswith("\n"):
                line = lines.readline(LONGEST_LINE)
        elif not line.strip():
            continue
        else:
            reply = _reply(whistle, line)
            if reply.get("reasons") and not reply["ok"]:
                reply["error"] = _sentence(talk, list_of(reply["reasons"]))
        out.write(json.dumps(reply) + "\n")
        out.flush()


def _reply(whistle: Referee, line: str) -> dict[str, Json]:
    try:
        command: Json = json.loads(line)
    except (ValueError, RecursionError):
        return _error("this line is not JSON")
    if not isinstance(command, dict):
        return _error('a command is an object such as {"do": "choices"}')
    try:
        return whistle.handle(command)
    except Exception as error:  # noqa: BLE001 - the other side is a program: it must get a reply to every line
        return _error(f"this command failed inside the rules ({type(error).__name__}: {error})")


def _sentence(talk: Speech, reasons: list[Json]) -> str:
    """The reasons of a refusal as a person reads them, each with its rule."""
    said: list[str] = []
    for entry in reasons:
        reason = table_of(entry)
        why = text_of(reason.get("why"))
        said.append(talk.words(reason) + (f" [{why}]" if why else ""))
    return " ".join(said)


def _error(sentence: str) -> dict[str, Json]:
    return {"ok": False, "error": sentence}
