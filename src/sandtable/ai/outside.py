"""Bots from outside the house: a class in a file, or a program that speaks the referee's protocol.

Both get what every bot gets: a seat. A program is told what is pending and may send `choices`, `check`, `preview` and
`view`, each answered in one line, until it sends `answer` (docs/referee.md, docs/bots.md).
"""

from __future__ import annotations

import importlib.util
import json
import shlex
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import IO, ClassVar, Final

from sandtable.ai.bot import Bot, BotError
from sandtable.ai.seat import Seat
from sandtable.core.wire import Json, side_letter, table_of, text_of

PROGRAM: Final = "exec:"
FILE: Final = ".py:"
COMMANDS: Final = ("choices", "check", "preview", "view", "answer")
ASKED_AT_MOST: Final = 10_000  # commands for one answer
LAST_SECONDS: Final = 2.0  # for a program to end when its game has


def is_outside(name: str) -> bool:
    """Whether this names a bot that is not installed: `my_bot.py:Cautious` or `exec:./bot --fast`."""
    return name.startswith(PROGRAM) or FILE in name


def outside_class(name: str) -> type[Bot]:
    """The bot that is named; raises BotError with what is wrong."""
    if name.startswith(PROGRAM):
        return type("OutsideProgram", (ProgramBot,), {"name": name, "command": name.removeprefix(PROGRAM)})
    place, _, wanted = name.rpartition(":")
    return _class_in(Path(place), wanted)


def _class_in(file: Path, wanted: str) -> type[Bot]:
    if not file.is_file():
        raise BotError(f"there is no file {file}")
    spec = importlib.util.spec_from_file_location(f"sandtable_bot_{file.stem}", file)
    if spec is None or spec.loader is None:
        raise BotError(f"{file} cannot be read as Python")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BotError(f"{file} does not load: {type(error).__name__}: {error}") from error
    kind = getattr(module, wanted, None)
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        bots = [key for key, value in vars(module).items() if _is_bot(value)]
        raise BotError(f'{file} has no bot "{wanted[:40]}"; it has {", ".join(bots) or "none"}')
    return kind


def _is_bot(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Bot) and value is not Bot


class ProgramBot(Bot):
    """A program of anybody's, in any language, that is asked over its standard streams."""

    command: ClassVar[str] = ""
    looks_ahead: ClassVar[bool] = True

    def __init__(self, system_id: str, side: int, seed: int) -> None:
        super().__init__(system_id, side, seed)
        words = shlex.split(self.command)
        if not words:
            raise BotError('after "exec:" comes the command of a program')
        try:
            self.process = subprocess.Popen(  # noqa: S603 - whoever names a program on the command line means it
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            raise BotError(f"{words[0]} cannot be started: {error.strerror or error}") from error
        self._say({"game": system_id, "side": side_letter(side), "seed": seed})

    def answer(self, seat: Seat) -> Json:
        asked = seat.question
        if asked is None:
            raise BotError(f"{self.name} was called out of turn")
        self._say({"ok": True, "side": side_letter(self.side), "question": asked.wire(), "result": None})
        for _ in range(ASKED_AT_MOST):
            request = self._hear()
            do = text_of(request.get("do"))
            if do == "answer":
                return request.get("answer")
            self._say(_told(seat, do, request))
        raise BotError(f"{self.name} asked {ASKED_AT_MOST} things and gave no answer")

    def _say(self, value: dict[str, Json]) -> None:
        stream = self._stream(self.process.stdin)
        try:
            stream.write(json.dumps(value) + "\n")
            stream.flush()
        except OSError as error:
            raise BotError(f"{self.name} has ended") from error

    def _hear(self) -> dict[str, Json]:
        line = self._stream(self.process.stdout).readline()
        if not line:
            raise BotError(f"{self.name} has ended")
        try:
            value: Json = json.loads(line)
        except ValueError as error:
            raise BotError(f"{self.name} wrote a line that is not JSON: {line[:80]!r}") from error
        return table_of(value)

    def _stream(self, stream: IO[str] | None) -> IO[str]:
        assert stream is not None
        return stream

    def __del__(self) -> None:
        """The game is over, or given up: the program hears the end of its input."""
        process = getattr(self, "process", None)
        if process is None:
            return
        for stream in (process.stdin, process.stdout):
            with suppress(OSError):  # it has ended already, and does not hear the end
                self._stream(stream).close()
        try:
            process.wait(LAST_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _told(seat: Seat, do: str, request: dict[str, Json]) -> dict[str, Json]:
    """The reply to what a program asks from its seat."""
    if do == "choices":
        return {"ok": True, "choices": seat.choices()}
    if do == "check":
        return {"ok": True, "reasons": [reason.wire() for reason in seat.check(request.get("answer"))]}
    if do == "preview":
        return {"ok": True, "preview": seat.preview(request.get("answer")).wire()}
    if do == "view":
        return {"ok": True, "view": seat.view().wire()}
    return {"ok": False, "error": f'"do" must be one of {", ".join(COMMANDS)}'}
