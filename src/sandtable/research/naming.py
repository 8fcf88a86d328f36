"""What an environment is called: `sandtable/fubar-crossroads-v0`, or `…-text-v0` where it speaks in words."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches

from sandtable.core.setup import SetupError
from sandtable.core.system import system, system_ids

HOUSE = "sandtable/"
VERSION = "-v0"  # grows when the same seed and actions would show or pay something else
TEXT = "-text"


@dataclass(frozen=True)
class Named:
    """What a name says: the game, its scenario, and whether observations are words."""

    system: str
    scenario: str
    text: bool

    @property
    def id(self) -> str:
        """The name."""
        return f"{HOUSE}{self.system}-{self.scenario}{TEXT if self.text else ''}{VERSION}"


def ids(text: bool = False) -> list[str]:
    """The names of all environments: every scenario of every installed game that two sides can play."""
    return [
        Named(game, info.id, text).id
        for game in system_ids()
        for info in system(game).scenarios()
        if info.sides_least <= 2 <= info.sides_most
    ]


def named(id: str) -> Named:
    """What a name says; raises SetupError with the nearest one where there is none such."""
    bare = id.removeprefix(HOUSE).removesuffix(VERSION)
    text = bare.endswith(TEXT)
    game, _, scenario = bare.removesuffix(TEXT).partition("-")
    said = Named(game, scenario, text)
    known = ids(text)
    if said.id != id or id not in known:
        close = get_close_matches(id, [*known, *ids(not text)], 1)
        hint = f'did you mean "{close[0]}"?' if close else f"there are {', '.join(known)}"
        raise SetupError(f'there is no environment "{id[:60]}"; {hint}')
    return said
