"""What a scenario file of any game of figures is made of: words, table, terrain, zones. Lengths are in inches."""

from __future__ import annotations

from typing import Final

from sandtable.core.printed import Row
from sandtable.core.shapes import (
    Either,
    Field,
    Id,
    Length,
    ListOf,
    OneOf,
    Shape,
    Table,
    Text,
    Tuple,
    Whole,
    Word,
)
from sandtable.core.sheet_words import both_words
from sandtable.core.wire import Json
from sandtable.figures.zones import EDGES

LONGEST_TITLE: Final = 60
LONGEST_NOTE: Final = 300
LONGEST_NAME: Final = 40
MOST_NOTES: Final = 20
SMALLEST: Final = 12.0  # inches of a table, either way
LARGEST: Final = 144.0
MOST_POINTS: Final = 60  # corners of a piece
WORDS: Final = "figures-words"
EDGE_ZONE: Final = "edge"  # the forms of a zone
CIRCLE_ZONE: Final = "circle"
BOX_ZONE: Final = "boxes"

POINT: Final[Shape] = Tuple(2, Length(0.0, LARGEST))
EDGE: Final[Shape] = Word("edge", list(EDGES))
LANGUAGES: Final = (("", "in any language"), ("_en", "in English"), ("_it", "in Italian"))


def words_fields() -> list[Field]:
    """Title and notes: in words of one's own, in one language or in both."""
    title, note = Text(LONGEST_TITLE), Text(LONGEST_NOTE)
    notes = Either(note, ListOf(note, 0, MOST_NOTES))
    fields = [
        Field("title" + end, title, f"what the scenario is called, {tongue}") for end, tongue in LANGUAGES
    ]
    for end, tongue in LANGUAGES:
        fields.append(Field("notes" + end, notes, f"lines of the briefing, {tongue}"))
    return fields


def name_fields(what: str) -> list[Field]:
    """The name of a side or of an objective."""
    return [
        Field("name" + end, Text(LONGEST_NAME), f"what the {what} is called, {tongue}")
        for end, tongue in LANGUAGES
    ]


def table_field(why: str) -> Field:
    """The size of the table."""
    return Field("table", Tuple(2, Length(SMALLEST, LARGEST)), "width and height of the table", True, why)


def pieces_field(most: int, why: str) -> Field:
    """How many pieces are laid by the layout."""
    note = "least and most pieces of terrain laid by lot besides those listed; [0, 0] without it"
    return Field("pieces", Tuple(2, Whole(0, most)), note, False, why)


def deploy_shape(more: list[Field]) -> Shape:
    """Where a side sets up: strips along edges, a circle, or boxes."""
    note = "the form of the zone"
    box = Tuple(4, Length(0.0, LARGEST))
    return OneOf(
        "zone",
        "zone",
        note,
        {
            EDGE_ZONE: [
                Field("edges", ListOf(EDGE, 1, 4), "the edges; with several the side chooses one", True),
                Field("depth", Length(1.0, LARGEST), "how deep the strip is", True),
                *more,
            ],
            CIRCLE_ZONE: [
                Field("at", POINT, "the middle of the circle", True),
                Field("radius", Length(1.0, LARGEST), "its radius", True),
                *more,
            ],
            BOX_ZONE: [
                Field("boxes", ListOf(box, 1, 8), "boxes: left, top, right, bottom", True),
                *more,
            ],
        },
    )


def terrain_field(kinds: list[str], more: list[Field], why: str) -> Field:
    """The pieces that lie where the file says."""
    points = ListOf(POINT, 2, MOST_POINTS)
    shape = Table(
        [
            Field("id", Id(), "by which objectives speak of it", True),
            Field("kind", Word("terrain", kinds), "what it is", True),
            Field("points", points, "corners of an area, in the order of its outline"),
            Field("line", points, "course of a wall, hedge or fence"),
            *more,
        ]
    )
    return Field("terrain", ListOf(shape), "pieces of terrain that lie where the file says", False, why)


# ------------------------------------------------------------ words


def title_of(raw: Row, usual: Json) -> Json:
    """What a file calls its scenario."""
    title = both_words(raw, "title", LONGEST_TITLE, WORDS)
    return titled(title[0]) if title else usual


def notes_of(raw: Row) -> list[Json]:
    """The lines a file opens with."""
    lines = both_words(raw, "notes", LONGEST_NOTE, WORDS)[:MOST_NOTES]
    return [{"id": "figures-scenario-note", "values": {"note": line}} for line in lines]


def own_name(row: Row) -> Json:
    """What a file calls a side or an objective in its own words; None where it has none."""
    own = both_words(row, "name", LONGEST_NAME, WORDS)
    return titled(own[0]) if own else None


def titled(words: Json) -> Json:
    """Words of a file as a message."""
    return {"id": "figures-scenario-titled", "values": {"title": words}}
