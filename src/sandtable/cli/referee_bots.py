"""A referee with bots beside it: what one would do in somebody's place, and sides that they hold."""

from __future__ import annotations

from sandtable.ai import Bot, BotError, Seat, advise, bot, bot_answers
from sandtable.core.game import Game
from sandtable.core.referee import COMMANDS, Referee, RefereeError
from sandtable.core.wire import Json, list_of, number_of

OWN = ("advise", "seat")
USUAL = "greedy"
MOVES_ON = ("new", "load", "answer", "order", "undo", "dice", "seat")  # after these a bot may be asked


class Sitting:
    """A bot that holds a side of a game."""

    def __init__(self, player: Bot, game: Game) -> None:
        self.bot = player
        self.game = game
        self.seat = Seat(game, player.side, player.seed)


class RefereeWithBots(Referee):
    """Carries out the referee's commands, and two of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.seated: dict[int, Sitting] = {}

    def _may_roll(self, do: str) -> bool:
        return do in ("seat", "undo") or super()._may_roll(do)

    def _all_or_nothing(self, do: str, request: dict[str, Json]) -> dict[str, Json]:
        """Who sits where is as it was, too, where a command is not carried out."""
        seated = dict(self.seated)
        try:
            return super()._all_or_nothing(do, request)
        except Exception:
            self.seated = seated
            raise

    def _obey(self, do: str, request: dict[str, Json]) -> dict[str, Json]:
        if do not in (*COMMANDS, *OWN):
            raise RefereeError(f'"do" must be one of {", ".join((*COMMANDS, *OWN))}')
        try:
            reply = self._own(do, request) if do in OWN else super()._obey(do, request)
            if do in ("new", "load"):
                self.seated = {}
            return self._bots_go(reply) if do in MOVES_ON and self.seated else reply
        except BotError as error:
            raise RefereeError(str(error)) from error

    def _own(self, do: str, request: dict[str, Json]) -> dict[str, Json]:
        game = self._game()
        name = request.get("bot", USUAL)
        if not isinstance(name, str):
            raise RefereeError('"bot" must be the name of a bot')
        seed = self._number(request, "seed", 0)
        if do == "seat":
            side = self._side(request, -1)
            if side < 0:
                raise RefereeError('"side" names the side that the bot holds')
            self.seated[side] = Sitting(bot(name, game.system.id, side, seed), game)
            return {}
        pending = game.ask
        if pending is None:
            raise RefereeError("the game is over; there is nothing to advise on")
        seconds = number_of(request.get("seconds", 0))
        if seconds is None or seconds < 0:
            raise RefereeError('"seconds" must be a number from 0')
        return {"advice": advise(game, self._side(request, pending.side), name, seed, float(seconds)).wire()}

    def _bots_go(self, reply: dict[str, Json]) -> dict[str, Json]:
        """Bots answer until somebody else is asked; what that causes is told with the rest."""
        game = self._game()
        events = list_of(reply.get("events"))
        while (pending := game.ask) is not None and pending.side in self.seated:
            sitting = self.seated[pending.side]
            if sitting.game is not game:  # a script of dice that ran out began the game again
                sitting = self.seated[pending.side] = Sitting(sitting.bot, game)
            events += [event.wire() for event in bot_answers(game, sitting.seat, sitting.bot)]
        return {**reply, **self._pending(), "events": events}
