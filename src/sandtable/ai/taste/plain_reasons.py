"""Why an answer is taken whose plan is not made of parts: a sentence for every kind of question.

A taste ranks most small questions by one number. What that number counts stands here, in words, by the question's id;
an answer that has a sentence of its own goes before. Where nobody has an opinion, that is said.
"""

from __future__ import annotations

from typing import Final

from sandtable.ai.seat import Asked
from sandtable.core.wire import Json, Message

ONLY: Final = "ai-why-only"  # there is no other answer
BEHIND: Final = "ai-why-behind"  # a plan that another goes before
LEAST: Final = "ai-why-least"  # all that is told of the best plan speaks against it
ORDER: Final = "ai-why-order"  # nobody has an opinion

BY_KIND: Final = {
    "target": "ai-why-target",
    "place": "ai-why-place",
    "move": "ai-why-place",
    "hex": "ai-why-place",
}

FUBAR: Final = {
    "who-reacts": "ai-why-reacts",
    "which-unit-sets-up": "ai-why-in-turn",
    "start-where": "ai-why-start-where",
    "which-edge": "ai-why-order",
    "take-cover-where": "ai-why-shelter",
    "close-up-where": "ai-why-close-up",
    "charge-where": "ai-why-assault",
    "get-out-where": "ai-why-order",
    "place-survivors": "ai-why-order",
    "whom-to-assault": "ai-why-fight",
    "take-captive": "ai-why-mission",
}
FALLOUT: Final = {
    "which-unit": "ai-why-most-now",
    "which-critter": "ai-why-most-now",
    "which-victim": "ai-why-cheapest",
    "overwatch-now": "ai-why-fire-waits",
    "overwatch-when": "ai-why-fire-late",
    "who-strikes-together": "ai-why-many",
    "who-stays-in-melee": "ai-why-melee",
    "vehicle-action": "ai-why-drive",
    "place-unit": "ai-why-front",
}
WARFARE: Final = {
    "who-acts": "ai-why-price",
    "which-action": "ai-why-planned",
    "where-to-move": "ai-why-planned",
    "who-follows": "ai-why-planned",
    "whom-to-load": "ai-why-planned",
    "where-to-unload": "ai-why-planned",
    "fire-at-whom": "ai-why-planned",
    "whom-to-assault": "ai-why-planned",
    "whom-to-suppress": "ai-why-planned",
    "what-support-does": "ai-why-planned",
    "whom-to-shell": "ai-why-planned",
    "whom-to-snipe": "ai-why-planned",
    "whom-to-strike": "ai-why-planned",
    "what-to-reconnoitre": "ai-why-planned",
    "where-to-hide": "ai-why-secret",
    "whether-to-fire-on-overwatch": "ai-why-pays",
    "whether-to-fire-sam": "ai-why-pays",
    "whether-to-jam": "ai-why-pays",
    "whether-to-counter-snipe": "ai-why-pays",
    "whether-to-ram": "ai-why-pays",
    "whether-to-explode": "ai-why-pays",
}
WARZONE: Final = {
    "which-squad": "ai-why-most-now",
    "which-model": "ai-why-leader-first",
    "play-cards": "ai-why-spare-card",
    "which-reaction": "ai-why-strikes-back",
    "guard": "ai-why-cheapest",
    "heal": "ai-why-healing",
    "reroll": "ai-why-reroll",
    "take-cover": "ai-why-ducks",
    "arrive": "ai-why-arrives",
    "attack-or-defend": "ai-why-attacks",
    "who-begins": "ai-why-order",
}
BY_QUESTION: Final = {"fubar": FUBAR, "fallout": FALLOUT, "warfare": WARFARE, "warzone": WARZONE}

BY_ANSWER: Final[dict[tuple[str, str], dict[str, str]]] = {
    ("fubar", "who-reacts"): {"hold": "ai-why-lets-be"},
    ("fubar", "start-where"): {"table": "ai-why-on-foot"},
    ("fallout", "overwatch-now"): {"hold": "ai-why-lets-be", "pass": "ai-why-lets-be"},
    ("fallout", "overwatch-when"): {"hold": "ai-why-lets-be", "pass": "ai-why-lets-be"},
    ("fallout", "which-dose"): {"none": "ai-why-order"},
    ("warfare", "who-acts"): {"pass": "ai-why-nothing-pays"},
    ("warzone", "which-model"): {"rest": "ai-why-rests", "rally": "ai-why-rally"},
    ("warzone", "which-action"): {"pass": "ai-why-rests-alone"},
    ("warzone", "heal"): {"keep": "ai-why-keeps-card", "injector": "ai-why-injector"},
    ("warzone", "which-reaction"): {"none": "ai-why-lets-be"},
}
LETS_BE: Final = (None, "hold", "no", "")  # whoever could react does not; in every system's reactions
CARDS: Final = ("play:", "draw", "strip")  # in Warzone's Start phase: whatever else is answered there goes on
EXTRA: Final = "x:"  # before a card or a thing of the mission, in Warzone


def plain_reason(system_id: str, asked: Asked, answer: Json, place: int, only: bool) -> Message:
    """A sentence for the plan at a place of the ranking that begins with this answer."""
    if only:
        return Message(ONLY)
    if place > 0:
        return Message(BEHIND)
    return Message(_own(system_id, asked, answer) or _of(system_id, asked))


def _own(system_id: str, asked: Asked, answer: Json) -> str:
    """The sentence of this very answer; "" when it has none."""
    word = answer if isinstance(answer, str) else ""
    said = BY_ANSWER.get((system_id, asked.id), {}).get(word, "")
    if said or system_id not in ("warfare", "warzone"):
        return said
    if system_id == "warfare":
        return "ai-why-lets-be" if asked.id.startswith("whether-") and answer in LETS_BE else ""
    if asked.id == "which-model" and word.startswith(EXTRA):
        return "ai-why-card"
    return "ai-why-keeps-cards" if asked.id == "play-cards" and not word.startswith(CARDS) else ""


def _of(system_id: str, asked: Asked) -> str:
    """The sentence of the question, or of its kind."""
    known = BY_QUESTION.get(system_id, {})
    return known.get(asked.id) or (BY_KIND.get(asked.kind, ORDER) if known else ORDER)
