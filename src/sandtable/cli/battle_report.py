"""A battle report: a finished game as a page to read, in Markdown or HTML."""

from __future__ import annotations

from html import escape

from sandtable.cli.speech import Speech
from sandtable.cli.telling import Story, Turn
from sandtable.cli.terminal.events import event_line
from sandtable.cli.terminal.session import ending_lines
from sandtable.core.event import Event
from sandtable.core.scene import SceneView, SideView
from sandtable.core.wire import side_letter

STYLE = """
body { font: 17px/1.55 Georgia, serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem;
  color: #221d16; background: #f8f3e8; }
h1, h2, h3 { line-height: 1.2; } li { margin: .2rem 0; }
li[data-side=A] { border-left: 4px solid #1d57a5; } li[data-side=B] { border-left: 4px double #c4441a; }
li[data-side=C] { border-left: 4px dotted #e0aa16; } li[data-side=D] { border-left: 4px dashed #474c55; }
ul { list-style: none; padding: 0; } li { padding-left: .7rem; } .dice { font-family: ui-monospace, monospace; }
@media (prefers-color-scheme: dark) { body { color: #efe8d9; background: #171b1e; } }
"""


class Paper:
    """Something to write a report on: headings, paragraphs and lists."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def heading(self, level: int, text: str) -> None:
        """A heading."""
        self.parts.append(f"{'#' * level} {text}\n")

    def paragraph(self, text: str) -> None:
        """A paragraph."""
        self.parts.append(f"{text}\n")

    def items(self, items: list[tuple[str, str]]) -> None:
        """A list; each item has the letter of its side or ""."""
        lines = [f"- **{side}** {text}" if side else f"- {text}" for side, text in items]
        self.parts.append("\n".join(lines) + "\n")

    def text(self, title: str, lang: str) -> str:
        """The whole document."""
        del title, lang
        return "\n".join(self.parts)


class Web(Paper):
    """The same as a page for a browser, complete in itself."""

    def heading(self, level: int, text: str) -> None:
        self.parts.append(f"<h{level}>{escape(text)}</h{level}>")

    def paragraph(self, text: str) -> None:
        self.parts.append(f"<p>{escape(text)}</p>")

    def items(self, items: list[tuple[str, str]]) -> None:
        lines = "".join(f'<li data-side="{side}">{escape(text)}</li>' for side, text in items)
        self.parts.append(f"<ul>{lines}</ul>")

    def text(self, title: str, lang: str) -> str:
        body = "\n".join(self.parts)
        return (
            f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
            f"<style>{STYLE}</style></head>\n<body>\n{body}\n</body></html>\n"
        )


def battle_report(story: Story, talk: Speech, as_html: bool, dice: bool = True) -> str:
    """The report of a game: what it was about, how it went turn by turn, how it ended and what was left."""
    paper = Web() if as_html else Paper()
    scene = story.scene
    title = talk.words(scene["title"])
    paper.heading(1, title)
    if story.message is not None:
        paper.paragraph(talk.words(story.message.wire()))
    if story.result is not None:
        for line in ending_lines(story.result, scene, talk):
            paper.paragraph(line)
    if scene["briefing"]:
        paper.heading(2, talk.say("replay-about"))
        for words in scene["briefing"]:
            paper.paragraph(talk.words(words))
    for turn in story.turns:
        paper.heading(2, _turn_title(turn, talk))
        paper.items([_item(event, talk) for event in turn.events if dice or event.dice is None])
    paper.heading(2, talk.say("replay-left"))
    for side in scene["sides"]:
        _strength(paper, scene, side, talk)
    return paper.text(title, talk.lang)


def _turn_title(turn: Turn, talk: Speech) -> str:
    return talk.say("replay-turn", number=turn.number) if turn.number else talk.say("replay-before")


def _item(event: Event, talk: Speech) -> tuple[str, str]:
    return (side_letter(event.side) if event.side >= 0 else "", event_line(event, talk))


def _strength(paper: Paper, scene: SceneView, side: SideView, talk: Speech) -> None:
    paper.heading(3, f"{side['id']} {talk.words(side['name'])}")
    items = [
        (
            side["id"],
            talk.say(
                "replay-unit-gone" if unit["gone"] else "replay-unit",
                unit=talk.words(unit["name"]),
                able=unit["able"],
                total=unit["total"],
            ),
        )
        for unit in scene["units"]
        if unit["side"] == side["id"]
    ]
    paper.items(items)
