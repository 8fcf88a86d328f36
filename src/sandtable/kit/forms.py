"""Forms to fill in: a battle report, a campaign roster, a chronicle."""

from __future__ import annotations

from sandtable.kit.look import Look
from sandtable.kit.marks import foot
from sandtable.kit.sheet import Data, Sheet
from sandtable.kit.words import Words

WORDS = (
    "report", "date", "place", "scenario", "side", "player", "army", "points", "turn", "happened", "score", "losses",
    "decided", "best", "roster", "unit", "battles", "kills", "experience", "wounds", "notes", "chronicle", "opponent",
    "result", "campaign", "story",
)  # fmt: skip


def form_sheet(system: str, words: Words, look: Look) -> Sheet:
    """Three pages."""
    title = words.say("kit-forms")
    game = words.say(f"{system}-title")
    data: Data = {
        "game": game,
        "words": {word: words.say(f"kit-form-{word}") for word in WORDS},
        **foot(words),
    }
    return Sheet("forms", "forms", f"{title}: {game}", data)
