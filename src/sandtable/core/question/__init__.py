"""Questions: the small vocabulary in which every game asks.

A question knows what may be answered (`check` gives the reasons why not), proposes answers (`candidates`),
says what an answer would bring (`preview`) and describes itself to clients (`wire`). There are eight kinds, a class and
a file each: choose, select, allot, dice, place, move, target, hex. Systems subclass these where legality is a matter of
their rules; clients draw them by `kind`, recognise them by `id` and know no rules.
"""

from sandtable.core.question.allot import Allot, Lot, shares_of
from sandtable.core.question.answer_shape import (
    MOVING,
    NAMING,
    PLACING,
    WALKING,
    facing_of,
    misshapen,
    strange_key,
)
from sandtable.core.question.choose import Choice, Choose, ListedChoice
from sandtable.core.question.dice import TypedDice, face_of
from sandtable.core.question.drill import DRILL, DRILLING, DrillOption, drill_fields, is_drill, misdrilled
from sandtable.core.question.hex import Hex, axial_of, way_fields
from sandtable.core.question.move import Move
from sandtable.core.question.option import Option
from sandtable.core.question.place import Place, outline, rectangle
from sandtable.core.question.question import DEPLOY, SUGGESTED, Question
from sandtable.core.question.select import Select, tokens_of
from sandtable.core.question.target import Target, aimed_at, shooter, target_line, weapon_line

__all__ = [
    "DEPLOY",
    "DRILL",
    "DRILLING",
    "MOVING",
    "NAMING",
    "PLACING",
    "SUGGESTED",
    "WALKING",
    "Allot",
    "Choice",
    "Choose",
    "DrillOption",
    "Hex",
    "ListedChoice",
    "Lot",
    "Move",
    "Option",
    "Place",
    "Question",
    "Select",
    "Target",
    "TypedDice",
    "aimed_at",
    "axial_of",
    "drill_fields",
    "face_of",
    "facing_of",
    "is_drill",
    "misdrilled",
    "misshapen",
    "outline",
    "rectangle",
    "shares_of",
    "shooter",
    "strange_key",
    "target_line",
    "tokens_of",
    "way_fields",
    "weapon_line",
]
