"""One battle in the terminal, from the first question to the result."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from sandtable.ai import Bot, Seat, advise, bot_answers
from sandtable.cli.speech import Speech
from sandtable.cli.terminal.advice import advice_lines
from sandtable.cli.terminal.drills import rehearsal_lines
from sandtable.cli.terminal.events import event_lines
from sandtable.cli.terminal.menu import Menu, answer_of, away_lines, menu_lines, menu_of
from sandtable.cli.terminal.names import Names
from sandtable.cli.terminal.previews import preview_lines
from sandtable.cli.terminal.scenes import opening_lines, scene_lines, turn_line, unit_lines
from sandtable.cli.terminal.typed import TypedError
from sandtable.core.game import DRAW, RESIGN, Game, Refused
from sandtable.core.journal import Seal, journal_of
from sandtable.core.ledger import find_rules, rules_of
from sandtable.core.scene import SceneView
from sandtable.core.state import Result
from sandtable.core.wire import Json, side_letter

LAST_EVENTS = 15
TYPED = "typed"
"""In the seal of a game whose dice people type in."""


class Leave(Exception):  # noqa: N818 - the wish of a person
    """The person at the terminal wants to stop."""


class Session:
    """A game with people and bots at its sides. `read` asks for a line and raises EOFError when there is none."""

    def __init__(
        self,
        game: Game,
        seal: Seal,
        bots: dict[int, Bot],
        talk: Speech,
        read: Callable[[str], str],
        write: Callable[[str], None],
        path: Path,
    ) -> None:
        self.game = game
        self.seal = seal
        self.bots = bots
        self.seats = {side: Seat(game, side, each.seed) for side, each in bots.items()}
        self.talk = talk
        self.read = read
        self.write = write
        self.path = path
        self.told = [0] * len(game.setup.sides)
        self.people = [side for side in range(len(game.setup.sides)) if side not in bots]
        self.last = -1  # the person asked last
        self.advice: list[Json] = []  # the answer that was shown last, as advice or by `?`

    def run(self) -> None:
        """Plays until the game is over or somebody leaves; the journal is written either way."""
        viewer = self.people[0] if self.people else -1
        for line in opening_lines(self.game.view(viewer).scene, self.talk):
            self.write(line)
        self.write(self.talk.say("terminal-welcome"))
        try:
            while (pending := self.game.ask) is not None:
                if pending.side in self.bots:
                    bot_answers(self.game, self.seats[pending.side], self.bots[pending.side])
                else:
                    self._ask(pending.side)
                    self._keep()
        except (Leave, EOFError):
            self.save(self.path)
            return
        self._finish()

    # ------------------------------------------------------------ one question

    def _ask(self, side: int) -> None:
        if len(self.people) > 1 and side != self.last:
            self._hand_over(side)
        self.last = side
        self.advice = []
        self._tell(side)
        names = self._names(side)
        menu = menu_of(self.game.question(), names)
        self.write("")
        self.write(turn_line(names.scene, self.talk))
        self._show(menu_lines(menu, names))
        while True:
            text = self.read(f"{side_letter(side)}> ").strip()
            if text and self._typed(text, menu, names, side):
                return

    def _typed(self, text: str, menu: Menu, names: Names, side: int) -> bool:
        """Carries out what was typed; True when the question has been dealt with."""
        word, _, rest = text.replace("?", "? ", 1).partition(" ") if text[0] == "?" else text.partition(" ")
        rest = rest.strip()
        word = word.casefold()
        if word in self._words("ok"):
            return self._agree(menu, side)
        if word in self._words("undo"):
            return self._undo(side)
        if text.casefold() in self._words("do it"):
            return self._do_it(side)
        if word in self._words("always"):
            return self._always(rest, menu, names, side)
        if word in self._words("resign"):
            return self._close(side, RESIGN)
        if word in self._words("draw"):
            return self._close(side, DRAW)
        for id, command in (
            ("help", self._help), ("look", self._look), ("why", self._why), ("log", self._log),
            ("preview", self._preview), ("save", self._save), ("quit", self._quit), ("hint", self._hint),
            ("rule", self._rule), ("all", self._all), ("measure", self._inspect), ("sight", self._inspect),
        ):  # fmt: skip
            if word in self._words(id):
                command(f"{id} {rest}" if command == self._inspect else rest, menu, names)
                return False
        try:
            return self._give(answer_of(menu, text, names), side)
        except TypedError as error:
            self.write(str(error))
            return False

    def _give(self, answer: Json, side: int) -> bool:
        try:
            self.game.answer(answer, side)
        except Refused as refused:
            for reason in refused.reasons:
                self.write(self.talk.say("terminal-refused", reason=self.talk.reason(reason)))
            return False
        return True

    def _always(self, rest: str, menu: Menu, names: Names, side: int) -> bool:
        """A standing order: this answer now and to every question of its kind; alone it takes all of them back."""
        if not rest:
            for topic in list(self.game.orders[side]):
                self.game.order(side, topic, "")
            self.write(self.talk.say("terminal-asked-again"))
            return False
        try:
            answer = answer_of(menu, rest, names)
        except TypedError as error:
            self.write(str(error))
            return False
        if not isinstance(answer, str) or answer not in menu.question.orders():
            self.write(self.talk.say("terminal-never-always"))
            return False
        self.game.order(side, menu.question.topic, answer)
        self.write(self.talk.say("terminal-always-so"))
        return True

    def _undo(self, side: int) -> bool:
        try:
            self.game.undo(side)
        except Refused as refused:
            self.write(self.talk.reason(refused.reasons[0]))
            return False
        self.told = [min(told, len(self.game.events)) for told in self.told]
        self.write(self.talk.say("terminal-undone"))
        return True

    def _close(self, side: int, how: str) -> bool:
        """Resigns, or offers a draw: a computer that is ahead declines it, people at one screen agree across it."""
        ahead = [other for other in self.bots if other != side and self._ahead(other)] if how == DRAW else []
        if ahead:
            self.write(self.talk.say("terminal-draw-declined", side=side_letter(ahead[0])))
            return False
        try:
            self.game.close(side, how)
        except Refused as refused:
            self.write(self.talk.reason(refused.reasons[0]))
            return False
        return True

    def _ahead(self, side: int) -> bool:
        points = self.game.system.standing(self.game.state)
        return bool(points) and all(
            points[side] > point for other, point in enumerate(points) if other != side
        )

    # ------------------------------------------------------------ commands that change nothing

    def _help(self, rest: str, menu: Menu, names: Names) -> None:
        if rest:
            self._preview(rest, menu, names)
            return
        self._show(menu_lines(menu, names))
        self._rule(menu.question.why, menu, names)
        self.write(self.talk.say("terminal-help"))

    def _look(self, rest: str, menu: Menu, names: Names) -> None:
        del menu
        if not rest:
            self._show(scene_lines(names.scene, self.talk))
            return
        units = [u for u in names.scene["units"] if rest.casefold() in names.unit(u["id"]).casefold()]
        for unit in units:
            self._show(unit_lines(names, unit))
        if not units:
            self.write(self.talk.say("terminal-no-unit", word=rest))

    def _all(self, rest: str, menu: Menu, names: Names) -> None:
        """Every answer that the list leaves out."""
        del rest
        self._show(away_lines(menu, names))

    def _why(self, rest: str, menu: Menu, names: Names) -> None:
        """Why an answer is refused, or which rule asks."""
        if not rest:
            self._rule(menu.question.why, menu, names)
            return
        if "." in rest and not rest[0].isdigit():
            self._rule(rest, menu, names)
            return
        try:
            reasons = self.game.check(answer_of(menu, rest, names))
        except TypedError as error:
            self.write(str(error))
            return
        self._show([self.talk.reason(reason) for reason in reasons] or [self.talk.say("terminal-allowed")])

    def _preview(self, rest: str, menu: Menu, names: Names) -> None:
        try:
            answer = answer_of(menu, rest, names)
        except TypedError as error:
            self.write(str(error))
            return
        self.advice = [answer]
        preview = menu.question.preview(answer)
        lines = preview_lines(preview, self.talk) + rehearsal_lines(preview, names)
        self._show(lines or [self.talk.say("terminal-allowed")])

    def _rule(self, rest: str, menu: Menu, names: Names) -> None:
        del menu, names
        rules = rules_of(self.game.system.package)
        matching = [rule for rule in rules if rule.id == rest] or find_rules(rules, rest)[:5]
        if not matching:
            self.write(self.talk.say("cli-rules-none", words=rest))
        for rule in matching:
            self.write(f"{rule.id}: {rule.law(self.talk.lang)}")

    def _inspect(self, rest: str, menu: Menu, names: Names) -> None:
        """`measure A B` and `sight A B`: the same tools as in every client."""
        del names
        words = rest.split()
        if len(words) != 3:
            self.write(self.talk.say("terminal-two-things"))
            return
        tool = "ruler" if words[0] == "measure" else "sight"
        query: dict[str, Json] = {"tool": tool, "from": words[1], "to": words[2]}
        preview = self.game.system.inspect(self.game.state, menu.question.side, query)
        self._show(preview_lines(preview, self.talk) or [self.talk.say("terminal-nothing-found")])

    def _log(self, rest: str, menu: Menu, names: Names) -> None:
        del names
        most = int(rest) if rest.isdigit() and int(rest) > 0 else LAST_EVENTS
        seen = [event for event in self.game.events if event.visible_to(menu.question.side)]
        self._show(event_lines(seen[-most:], self.talk, rules=True))

    def _hint(self, rest: str, menu: Menu, names: Names) -> None:
        """What the computer would answer here, and why; `do it` then does it."""
        del rest
        advice = advise(self.game, menu.question.side)
        self.advice = [advice.answer]
        self._show(advice_lines(advice, menu, names))

    def _agree(self, menu: Menu, side: int) -> bool:
        """Takes what was shown, or the only answer there is; never one that nobody has named."""
        only = menu.only
        if only is not None and not self.advice:
            return self._give(only.answer, side)
        return self._do_it(side)

    def _do_it(self, side: int) -> bool:
        """Takes the answer that was shown."""
        if not self.advice:
            self.write(self.talk.say("terminal-no-advice"))
            return False
        return self._give(self.advice[0], side)

    # ------------------------------------------------------------ keeping

    def _save(self, rest: str, menu: Menu, names: Names) -> None:
        del menu, names
        self.save(Path(rest) if rest else self.path)

    def _quit(self, rest: str, menu: Menu, names: Names) -> None:
        del menu, names
        if rest:
            self.path = Path(rest)
        raise Leave

    def save(self, path: Path) -> None:
        """Writes the journal, and says so."""
        try:
            self._write(path)
        except OSError as error:
            self.write(self.talk.say("terminal-not-saved", file=str(path), error=error.strerror or ""))
            return
        self.write(self.talk.say("terminal-saved", file=str(path)))

    def _keep(self) -> None:
        """Writes the journal after an answer, without a word: whatever ends this process, nothing is lost."""
        with suppress(OSError):  # whoever cannot write here is told when he saves
            self._write(self.path)

    def _write(self, path: Path) -> None:
        """The journal as a whole or not at all; while the game goes on, its seed lies sealed beside it."""
        seal = path.with_suffix(".seal")
        if self.game.result is None:
            dice = TYPED if self.game.dice is None else ""
            seal.write_text(f"{self.seal.seed}\n{self.seal.nonce}\n{dice}\n", encoding="utf-8")
        fresh = path.with_name(path.name + ".part")
        fresh.write_text(journal_of(self.game, self.seal).text(), encoding="utf-8")
        fresh.replace(path)
        if self.game.result is not None:
            seal.unlink(missing_ok=True)

    # ------------------------------------------------------------ telling

    def _tell(self, side: int) -> None:
        events = self.game.events[self.told[side] :]
        self.told[side] = len(self.game.events)
        self._show(event_lines([event for event in events if event.visible_to(side)], self.talk))

    def _hand_over(self, side: int) -> None:
        self.write("\n" * 30 if self.last >= 0 else "")
        self.read(self.talk.say("terminal-hand-over", side=side_letter(side)))

    def _finish(self) -> None:
        viewer = self.people[0] if self.people else -1
        if viewer >= 0:
            self._tell(viewer)
        result = self.game.result
        if result is not None:
            self._show(result_lines(self.game, viewer, self.talk))
        self.save(self.path)
        if result is not None and self.bots:
            self.write(self.talk.say("terminal-ask-why", file=str(self.path)))

    def _names(self, side: int) -> Names:
        return Names(self.game.view(side).scene, self.talk)

    def _words(self, id: str) -> list[str]:
        return [id, *self.talk.say(f"terminal-word-{id.replace(' ', '-')}").casefold().split()]

    def _show(self, lines: list[str]) -> None:
        for line in lines:
            self.write(line)


def result_lines(game: Game, side: int, talk: Speech) -> list[str]:
    """Who won, with how many points, and by which rule."""
    result = game.result
    return [] if result is None else ending_lines(result, game.view(side).scene, talk)


def ending_lines(result: Result, scene: SceneView, talk: Speech) -> list[str]:
    """The same of a game whose result and last scene are at hand."""
    sides = {view["id"]: talk.words(view["name"]) for view in scene["sides"]}
    points: list[Json] = [
        talk.say(
            "terminal-score", side=side_letter(at), name=sides.get(side_letter(at), ""), score=round(p, 1)
        )
        for at, p in enumerate(result.points)
    ]
    # People end a game by no rule: what they said stands in its place.
    message = result.message
    why = f"[{result.why}]" if result.why or message is None else talk.words(message.wire())
    if result.winner < 0:
        return [talk.say("terminal-draw", points=points, why=why)]
    letter = side_letter(result.winner)
    return [talk.say("terminal-won", side=letter, name=sides.get(letter, ""), points=points, why=why)]
