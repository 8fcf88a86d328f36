"""Ambush as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Coroutine

from ambush.rules import play
from ambush.state import NOWHERE, AmbushState
from sandtable.core.dice import Lots
from sandtable.core.effects import Effect
from sandtable.core.preview import Preview
from sandtable.core.scene import SceneView, SideView
from sandtable.core.setup import Setup, SetupError
from sandtable.core.system import OptionInfo, ScenarioInfo, System
from sandtable.core.wire import Json, Message, Reason, side_letter


class Ambush(System[AmbushState]):
    """Two to four sides in a wood of six posts."""

    id = "ambush"
    package = "ambush"
    rules_version = 1
    posts = 6

    # ------------------------------------------------------------ what every system writes

    def scenarios(self) -> list[ScenarioInfo]:
        roles = [Message("ambush-role", {"side": side_letter(side)}) for side in range(4)]
        return [ScenarioInfo("wood", Message("ambush-scenario"), [], roles, 2, 4)]

    def check_setup(self, setup: Setup) -> list[Reason]:
        return [reason for side in setup.sides for reason in self.check_army(side.army, setup.unit)]

    def start(self, setup: Setup) -> AmbushState:
        if not 2 <= len(setup.sides) <= 4:
            raise SetupError("ambush takes 2 to 4 sides")
        turns = setup.options.get("turns", 6)
        if isinstance(turns, bool) or not isinstance(turns, int) or not 1 <= turns <= 400:
            raise SetupError("turns must be a whole number from 1 to 400")
        return AmbushState(len(setup.sides), turns, self.posts)

    def guess(
        self, state: AmbushState, side: int, lots: Lots, seen: AmbushState | None = None
    ) -> AmbushState:
        guessed = state.known(side)
        for other, post in enumerate(state.hidden_at):
            # who has hidden is no secret, only where
            if post != NOWHERE and guessed.hidden_at[other] == NOWHERE:
                found = seen is not None and seen.hidden_at[other] != NOWHERE
                guessed.hidden_at[other] = post if found else lots.below(state.posts) + 1
        return guessed

    def play(self, state: AmbushState) -> Coroutine[Effect, object, None]:
        return play(state)

    def scene(self, state: AmbushState, side: int) -> SceneView:
        known = state.known(side)
        return {
            "board": {"kind": "table", "width": 48.0, "height": 48.0, "unit": "in"},
            "turn": {"number": state.turn, "of": state.turns, "phase": {"id": "ambush-phase"}},
            "sides": [_side(state, number, side) for number in range(len(state.scores))],
            "terrain": [],
            "zones": [],
            "units": [],
            "tokens": [],
            "tracks": [],
            "hands": [],
            "title": {"id": "ambush-title"},
            "briefing": [{"id": "ambush-where", "values": {"post": post}} for post in known.hidden_at],
        }

    # ------------------------------------------------------------ what some write

    def options(self) -> list[OptionInfo]:
        return [OptionInfo("turns", Message("ambush-phase"), [6, 3, 40], "ambush.search")]

    def standing(self, state: AmbushState) -> list[float]:
        return state.scores[:]

    def inspect(self, state: AmbushState, side: int, query: dict[str, Json]) -> Preview:
        preview = Preview()
        preview.facts = [Message("ambush-where", {"post": state.hidden_at[side] if side >= 0 else 0})]
        return preview

    def check_army(self, army: Json, unit: str) -> list[Reason]:
        if army is None or isinstance(army, str):
            return []
        return [Reason("ambush.hide", "ambush-army-text")]

    def army_sheet(self, army: Json) -> dict[str, Json]:
        return {"name": army, "points": 0}

    def armies(self) -> list[Json]:
        return ["foxes", "hounds"]


def _side(state: AmbushState, number: int, reader: int) -> SideView:
    letter = side_letter(number)
    return {
        "id": letter,
        "livery": letter.lower(),
        "name": {"id": "ambush-role", "values": {"side": letter}},
        "score": state.scores[number],
        "mine": number == reader,
    }
