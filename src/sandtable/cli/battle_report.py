"""A battle report: a game as something to keep, in Markdown, as a page for a browser, or on two printed pages."""

from __future__ import annotations

from html import escape
from typing import Any, cast

from sandtable.cli.battle_account import FACES, Account, Thrown, account_of
from sandtable.cli.battle_plots import plots
from sandtable.cli.speech import Speech
from sandtable.cli.telling import Blow, Story, Turn
from sandtable.cli.terminal.events import event_line
from sandtable.cli.terminal.session import ending_lines
from sandtable.core.event import Event
from sandtable.core.scene import SceneView, SideView
from sandtable.core.wire import Json, side_letter
from sandtable.kit.ground import HATCH

STYLE = """
body { font: 17px/1.55 Georgia, serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem;
  color: #221d16; background: #f8f3e8; }
h1, h2, h3 { line-height: 1.2; } li { margin: .2rem 0; }
li[data-side=A] { border-left: 4px solid #1d57a5; } li[data-side=B] { border-left: 4px double #c4441a; }
li[data-side=C] { border-left: 4px dotted #e0aa16; } li[data-side=D] { border-left: 4px dashed #474c55; }
ul { list-style: none; padding: 0; } li { padding-left: .7rem; } .dice { font-family: ui-monospace, monospace; }
figure { margin: 1rem 0; } figure svg { max-width: 100%; height: auto; } figcaption { font-size: .85em; }
.decided { border-left: 5px solid; padding: .4rem .9rem; font-size: 1.1em; }
@media (prefers-color-scheme: dark) { body { color: #efe8d9; background: #171b1e; } }
"""


class Paper:
    """Something to write a report on, here Markdown: headings, paragraphs, lists, and pictures in files beside it."""

    def __init__(self, stem: str = "") -> None:
        self.parts: list[str] = []
        self.stem = stem  # of the names of pictures; "" where there is no place for them
        self.pictures: dict[str, str] = {}  # file name → SVG

    def heading(self, level: int, text: str) -> None:
        """A heading."""
        self.parts.append(f"{'#' * level} {text}\n")

    def paragraph(self, text: str, strong: bool = False) -> None:
        """A paragraph."""
        self.parts.append(f"**{text}**\n" if strong else f"{text}\n")

    def items(self, items: list[tuple[str, str]]) -> None:
        """A list; each item has the letter of its side or ""."""
        lines = [f"- **{side}** {text}" if side else f"- {text}" for side, text in items]
        self.parts.append("\n".join(lines) + "\n")

    def picture(self, name: str, caption: str, svg: str) -> None:
        """A drawing with words below it."""
        if self.stem:
            file = f"{self.stem}-{name}.svg"
            self.pictures[file] = svg
            self.parts.append(f"![{caption}]({file})\n")

    def text(self, title: str, lang: str) -> str:
        """The whole document."""
        del title, lang
        return "\n".join(self.parts)


class Web(Paper):
    """The same as a page for a browser, complete in itself."""

    def heading(self, level: int, text: str) -> None:
        self.parts.append(f"<h{level}>{escape(text)}</h{level}>")

    def paragraph(self, text: str, strong: bool = False) -> None:
        self.parts.append(f'<p class="decided">{escape(text)}</p>' if strong else f"<p>{escape(text)}</p>")

    def items(self, items: list[tuple[str, str]]) -> None:
        lines = "".join(f'<li data-side="{side}">{escape(text)}</li>' for side, text in items)
        self.parts.append(f"<ul>{lines}</ul>")

    def picture(self, name: str, caption: str, svg: str) -> None:
        # Ids of patterns and clips are the same in every drawing; each gets its own, or the first would serve all.
        own = svg
        for id in ("marks", *HATCH, "m-a", "m-b", "m-c", "m-d", "clip"):
            own = own.replace(f'id="{id}', f'id="{name}-{id}').replace(f"url(#{id}", f"url(#{name}-{id}")
        said = escape(caption)
        self.parts.append(
            f'<figure role="img" aria-label="{said}">{own}<figcaption>{said}</figcaption></figure>'
        )

    def text(self, title: str, lang: str) -> str:
        body = "\n".join(self.parts)
        return (
            f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
            f"<style>{STYLE}</style></head>\n<body>\n{body}\n</body></html>\n"
        )


def battle_report(story: Story, talk: Speech, paper: Paper, dice: bool = True) -> str:
    """The report of a game: what it was about, who decided it, how it went turn by turn, and what was left."""
    scene = story.scene
    account = account_of(story)
    title = talk.words(scene["title"])
    paper.heading(1, title)
    if story.message is not None:
        paper.paragraph(talk.words(story.message.wire()))
    for line in ending_lines(story.result, scene, talk) if story.result is not None else []:
        paper.paragraph(line)
    decided = decision_words(story, account, talk)
    if decided:
        paper.paragraph(decided, strong=True)
    if scene["briefing"]:
        paper.heading(2, talk.say("replay-about"))
        for words in scene["briefing"]:
            paper.paragraph(talk.words(words))
    for what, svg in drawn_plots(story, account, talk).items():
        paper.picture(what, talk.say(f"replay-plot-{what}"), svg)
    _turns(paper, story, account, talk, dice)
    paper.heading(2, talk.say("replay-dice"))
    paper.items([(letter, line) for letter, line in dice_lines(story, account, talk)])
    paper.heading(2, talk.say("replay-left"))
    for side in scene["sides"]:
        _strength(paper, scene, side, talk)
    return paper.text(title, talk.lang)


def _turns(paper: Paper, story: Story, account: Account, talk: Speech, dice: bool) -> None:
    """Every turn under its heading, with the table at its end and, where it turned, at that moment's words."""
    turning = {id(turn) for turn, _ in account.turning}
    for turn in story.turns:
        paper.heading(2, _turn_title(turn, talk))
        if id(turn) in turning:
            paper.paragraph(talk.say("replay-turning"))
        paper.items([_item(event, talk) for event in turn.events if dice or event.dice is None])
        if turn.scene is not None:
            caption = talk.say("replay-table-after", turn=_turn_title(turn, talk))
            paper.picture(f"turn-{turn.number}", caption, picture_of(turn.scene))


def picture_of(scene: SceneView) -> str:
    """The table as an onlooker saw it."""
    from sandtable.kit.picture import scene_picture

    return scene_picture(cast("dict[str, Any]", scene))


def drawn_plots(story: Story, account: Account, talk: Speech) -> dict[str, str]:
    """Strength and score by turn; nothing for a game of one moment."""
    if len(account.standings) < 2:
        return {}
    sides = story.scene["sides"]
    names = [f"{side['id']} {talk.words(side['name'])}" for side in sides]
    return plots(account, names, [side["livery"] for side in sides], talk.say)


def decision_words(story: Story, account: Account, talk: Speech) -> str:
    """Who decided it and when, in one sentence."""
    decision = account.decision
    if decision is None:
        return ""
    winner = talk.words(story.scene["sides"][story.result.winner]["name"]) if story.result is not None else ""
    if not decision.turn:
        return talk.say("replay-decided-before", side=winner)
    if decision.unit is None:
        return talk.say("replay-decided", side=winner, turn=decision.turn)
    return talk.say(
        "replay-decided-by",
        side=winner,
        turn=decision.turn,
        unit=talk.words(decision.unit),
        lost=decision.lost,
    )


def dice_lines(story: Story, account: Account, talk: Speech) -> list[tuple[str, str]]:
    """The dice of each side, summed."""
    lines: list[tuple[str, str]] = []
    for at, kinds in enumerate(account.dice):
        for die, thrown in kinds.items():
            lines.append((side_letter(at), _dice_words(die, thrown, talk)))
    return lines


def _dice_words(die: str, thrown: Thrown, talk: Speech) -> str:
    named = f"terminal-die-{die}"
    name = talk.say(named) if talk.texts.has(named) else die
    if die in FACES:
        fair = talk.number((FACES[die] + 1) / 2, 1)
        return talk.say(
            "replay-dice-sum", n=thrown.count, die=name, mean=talk.number(thrown.mean(), 2), fair=fair
        )
    results = ", ".join(
        f"{talk.say(f'kit-result-{shown}') if talk.texts.has(f'kit-result-{shown}') else shown} {count}"
        for shown, count in sorted(thrown.results.items(), key=lambda entry: -entry[1])
    )
    return talk.say("replay-dice-results", n=thrown.count, die=name, results=results)


def _turn_title(turn: Turn, talk: Speech) -> str:
    return talk.say("replay-turn", number=turn.number) if turn.number else talk.say("replay-before")


def _item(event: Event, talk: Speech) -> tuple[str, str]:
    return (side_letter(event.side) if event.side >= 0 else "", event_line(event, talk))


def _strength(paper: Paper, scene: SceneView, side: SideView, talk: Speech) -> None:
    paper.heading(3, f"{side['id']} {talk.words(side['name'])}")
    paper.items([(side["id"], text) for unit, text in _left(scene, talk) if unit == side["id"]])


def _left(scene: SceneView, talk: Speech) -> list[tuple[str, str]]:
    return [
        (
            unit["side"],
            talk.say(
                "replay-unit-gone" if unit["gone"] else "replay-unit",
                unit=talk.words(unit["name"]),
                able=unit["able"],
                total=unit["total"],
            ),
        )
        for unit in scene["units"]
    ]


# ------------------------------------------------------------ on two pages

KEY_EVENTS = 7  # of a turn: what cost fighters or brought points


def printed_report(story: Story, talk: Speech) -> dict[str, Json]:
    """The report for two printed pages: everything in words, the turns in short."""
    scene = story.scene
    account = account_of(story)
    liveries = {side["id"]: side["livery"] for side in scene["sides"]}
    names = {unit["id"]: talk.words(unit["name"]) for unit in scene["units"]}
    owners = {unit["id"]: unit["side"] for unit in scene["units"]}
    best = sorted(account.deeds.items(), key=lambda deed: -deed[1])[:5]
    return {
        "title": talk.words(scene["title"]),
        "game": talk.say("replay-sides", sides=[talk.words(side["name"]) for side in scene["sides"]]),
        "ending": [line for line in ending_lines(story.result, scene, talk)]
        if story.result is not None
        else [],
        "decided": decision_words(story, account, talk),
        "about": [talk.words(words) for words in scene["briefing"][:4]],
        "plots": [
            {"name": talk.say(f"replay-plot-{what}"), "svg": svg}
            for what, svg in drawn_plots(story, account, talk).items()
        ],
        "left": [
            {
                "side": unit["side"],
                "name": talk.words(unit["name"]),
                "gone": unit["gone"],
                "text": "–" if unit["gone"] else f"{unit['able']} / {unit['total']}",
            }
            for unit in scene["units"]
        ],
        "dice": [
            {"livery": liveries.get(letter, "d"), "text": f"{letter}  {line}"}
            for letter, line in dice_lines(story, account, talk)
        ],
        "deeds": [
            {
                "livery": liveries.get(owners.get(unit, ""), "d"),
                "text": talk.say("replay-deed", unit=names.get(unit, unit), lost=lost),
            }
            for unit, lost in best
        ],
        "pictures": _pictures(story, talk),
        "wide": _aspect(scene) > WIDE_BOARD,
        "turns": _told_turns(story, liveries, talk),
        "words": {
            "unit": talk.say("replay-unit-head"),
            "left": talk.say("replay-left"),
            "losses": talk.say("replay-left"),
            "dice": talk.say("replay-dice"),
            "deeds": talk.say("replay-deeds"),
        },
    }


MOST_PICTURES = 10


WIDE_BOARD = 1.6


def _aspect(scene: SceneView) -> float:
    return scene["board"]["width"] / max(scene["board"]["height"], 1)


def _pictures(story: Story, talk: Speech) -> list[Json]:
    """The table at the end of every turn; of a long game the first, the last and some between."""
    shown = [turn for turn in story.turns if turn.scene is not None]
    if len(shown) > MOST_PICTURES:
        step = (len(shown) - 1) / (MOST_PICTURES - 1)
        shown = [shown[round(at * step)] for at in range(MOST_PICTURES)]
    return [
        {"name": _turn_title(turn, talk), "svg": picture_of(turn.scene)}
        for turn in shown
        if turn.scene is not None
    ]


def _told_turns(story: Story, liveries: dict[str, str], talk: Speech) -> list[Json]:
    """What mattered turn by turn; turns one after the other in which nothing did stand under one heading."""
    told: list[Json] = []
    quiet: list[int] = []

    def silence() -> None:
        if quiet:
            many = talk.say("replay-turns", first=quiet[0], last=quiet[-1])
            name = many if len(quiet) > 1 else talk.say("replay-turn", number=quiet[0])
            told.append({"name": name, "events": [{"livery": "", "text": talk.say("replay-quiet")}]})
            quiet.clear()

    for turn in story.turns:
        events = _key_events(turn, liveries, talk) if turn.number else []
        if events:
            silence()
            told.append({"name": _turn_title(turn, talk), "events": events})
        elif turn.number:
            quiet.append(turn.number)
    silence()
    return told


def _key_events(turn: Turn, liveries: dict[str, str], talk: Speech) -> list[Json]:
    """What mattered in a turn: the words of the entries that cost fighters or brought points."""
    heaviest = sorted(turn.blows, key=lambda blow: (-sum(blow.lost), blow.entry))[:KEY_EVENTS]
    lines: list[Json] = []
    for blow in sorted(heaviest, key=lambda blow: blow.entry):
        for event in _outcome(blow):
            letter = side_letter(event.side) if event.side >= 0 else ""
            line: Json = {"livery": liveries.get(letter, ""), "text": event_line(event, talk)}
            if line not in lines:
                lines.append(line)
    return lines[: KEY_EVENTS + 3]


def _outcome(blow: Blow) -> list[Event]:
    """The last two things told of a blow, each about somebody else: that he fell says that he was wounded.

    Whose turn it is now, or who is next, is about nobody and is not what the blow came to.
    """
    told = [event for event in blow.events if event.dice is None and event.values.get("turn") is None]
    about = [event for event in told if event.subject] or told
    points = [
        event for event in told if not event.subject and any(blow.scored) and event.values.get("points")
    ]
    last: dict[str, Event] = {}
    for event in [*about, *points]:
        last.pop(event.subject, None)
        last[event.subject] = event
    kept = list(last.values())[-2:]
    return [event for event in told if any(event is one for one in kept)]
