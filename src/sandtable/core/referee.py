"""The referee: one command in, one reply out, both JSON objects. `docs/referee.md` documents the protocol.

It serves bots in any language, conformance cases and companion play; `sandtable referee` puts it on stdin and
stdout.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sandtable.core.campaigns import carried_out
from sandtable.core.dice import DiceScriptError, ScriptedDice, SeededDice
from sandtable.core.event import Event
from sandtable.core.game import CLOSINGS, Base, Entry, Game, Refused, new_game
from sandtable.core.journal import JournalError, Seal, journal_of, read_journal, replay
from sandtable.core.setup import SetupError, setup_of
from sandtable.core.system import system
from sandtable.core.wire import Json, Reason, list_of, number_of, side_index, side_letter, table_of, text_of

COMMANDS: Final = (
    "new", "load", "ask", "choices", "check", "preview", "answer", "order", "undo", "dice", "state", "view",
    "inspect", "events", "journal", "campaign", "resign", "draw",
)  # fmt: skip


class RefereeError(Exception):
    """A command that cannot be carried out; the text says what to send instead."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Referee:
    """Holds at most one game and carries out commands on it."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.seal = Seal(0)
        self.script: ScriptedDice | None = None

    def handle(self, command: Json) -> dict[str, Json]:
        """Carries out one command; whatever is wrong with it becomes `{"error": sentence}`."""
        try:
            request = table_of(command)
            return {"ok": True, **self._all_or_nothing(text_of(request.get("do")), request)}
        except Refused as refused:
            return {
                "ok": False,
                "error": str(refused),
                "reasons": [reason.wire() for reason in refused.reasons],
            }
        except (RefereeError, SetupError, JournalError, DiceScriptError) as error:
            return {"ok": False, "error": str(error)}

    def _all_or_nothing(self, do: str, request: dict[str, Json]) -> dict[str, Json]:
        """Carries out a command, or leaves everything as it was: also where a script of dice runs out on the way."""
        game, script = self.game, self.script
        if game is None or script is None or not self._may_roll(do):
            return self._obey(do, request)
        past = game.past[:]
        orders = [dict(kept) for kept in game.orders]
        thrown = script.at
        try:
            return self._obey(do, request)
        except DiceScriptError:
            script.at = thrown
            self.game = begun_again(game, past)
            self.game.orders = orders
            raise

    def _may_roll(self, do: str) -> bool:
        """Whether dice may fall while a command is carried out on a game."""
        return do in ("answer", "order")

    def _obey(self, do: str, request: dict[str, Json]) -> dict[str, Json]:
        if do == "new":
            return self._new(request)
        if do == "load":
            return self._load(request)
        if do == "campaign":
            rules = system(text_of(request.get("system")))
            order = table_of(request.get("order"))
            return {"campaign": carried_out(rules.campaigns(), request.get("campaign"), order)}
        if do not in COMMANDS:
            raise RefereeError(f'"do" must be one of {", ".join(COMMANDS)}')
        game = self._game()
        if do == "choices":
            return {"choices": game.choices()}
        if do == "check":
            return {"reasons": wired_reasons(game.check(request.get("answer")))}
        if do == "preview":
            return {"preview": game.question().preview(request.get("answer")).wire()}
        if do == "answer":
            return self._told(game.answer(request.get("answer"), self._side(request, -1)))
        if do == "order":
            side = self._side(request, 0)
            return self._told(game.order(side, text_of(request.get("topic")), text_of(request.get("order"))))
        if do == "undo":
            game.undo(self._side(request, -1))
            return self._pending()
        if do in CLOSINGS:
            return self._told(game.close(self._side(request, 0), do))
        if do == "dice":
            return self._dice(request)
        return self._show(do, game, request)

    def _show(self, do: str, game: Game, request: dict[str, Json]) -> dict[str, Json]:
        if do == "state":
            return {"state": game.dump()}
        if do == "view":
            return {"view": game.view(self._side(request, -1)).wire(self._number(request, "from", 0))}
        if do == "inspect":
            side = self._side(request, -1)
            preview = game.system.inspect(game.state, side, table_of(request.get("query")))
            return {"preview": preview.wire()}
        if do == "events":
            start = self._number(request, "from", 0)
            return {"events": [event.wire() for event in game.events[start:]]}
        if do == "journal":
            return {"journal": journal_of(game, self.seal).text()}
        return self._pending()

    def _new(self, request: dict[str, Json]) -> dict[str, Json]:
        setup = setup_of(request.get("setup"))
        rules = system(setup.system)
        reasons = rules.check_setup(setup)
        if reasons:
            raise Refused(reasons)
        seal = Seal(self._number(request, "seed", 0))
        script: ScriptedDice | None = None
        if isinstance(request.get("dice"), list):
            script = ScriptedDice(whole_numbers(request.get("dice")))
        game = new_game(rules, setup, seal.seed, dice=script, typed=request.get("dice") == "typed")
        self.game, self.seal, self.script = game, seal, script
        return self._pending()

    def _load(self, request: dict[str, Json]) -> dict[str, Json]:
        journal = read_journal(text_of(request.get("journal")))
        rules = system(text_of(journal.header.get("system")))
        game = replay(rules, journal)
        seal = Seal(self._number(request, "seed", 0))
        game.dice = SeededDice(seal.key(), self._number(request, "at", 0)) if "seed" in request else None
        self.game, self.seal, self.script = game, seal, None
        return self._pending()

    def _dice(self, request: dict[str, Json]) -> dict[str, Json]:
        script = self.script
        if script is None:
            raise RefereeError('this game has no scripted dice; start it with "dice": [faces]')
        script.add(whole_numbers(request.get("faces", [])))
        return {"left": [face for face in script.left()], **self._pending()}

    def _told(self, events: list[Event]) -> dict[str, Json]:
        return {"events": [event.wire() for event in events], **self._pending()}

    def _pending(self) -> dict[str, Json]:
        game = self._game()
        asked = game.ask
        result = game.result
        return {
            "side": side_letter(asked.side) if asked is not None else None,
            "question": asked.question.wire() if asked is not None else None,
            "result": result.wire() if result is not None else None,
        }

    def _game(self) -> Game:
        game = self.game
        if game is None:
            raise RefereeError('there is no game yet; send {"do": "new", "setup": {…}} first')
        return game

    def _side(self, request: dict[str, Json], default: int) -> int:
        if request.get("side") is None:
            return default
        side = side_index(text_of(request.get("side")))
        if not 0 <= side < len(self._game().setup.sides):
            raise RefereeError('"side" must be the letter of a side in this game')
        return side

    def _number(self, request: dict[str, Json], key: str, default: int) -> int:
        value = request.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or value < 0:
            raise RefereeError(f'"{key}" must be a whole number from 0')
        return value


def begun_again(game: Game, past: list[Entry]) -> Game:
    """The game as it stood after these entries, from its set-up."""
    setup = game.setup
    state = game.system.position(setup) if setup.position is not None else game.system.start(setup)
    return Game(game.system, setup, game.dice, Base(0, state), past)


def wired_reasons(reasons: list[Reason]) -> list[Json]:
    """Reasons as JSON."""
    return [reason.wire() for reason in reasons]


def whole_numbers(value: Json) -> list[int]:
    """A list of whole numbers out of JSON; raises RefereeError."""
    numbers: list[int] = []
    for entry in list_of(value):
        number = number_of(entry)
        if number is None or number != int(number):
            raise RefereeError("faces must be whole numbers")
        numbers.append(int(number))
    return numbers
