"""Target: who attacks whom, with what."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sandtable.core.question.question import Question
from sandtable.core.wire import Json, Message, Reason, table_of, text_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Target(Question):
    """Who attacks whom: `{"at": id}` with all there is, or `{"shots": [{"figure", "weapon", "at"}]}` one by one.

    Which of the two a question takes, and what else an answer may say, is the system's.
    """

    kind: ClassVar[str] = "target"

    def fields(
        self, shooters: list[Json], targets: list[Json], split: bool = False, may_pass: bool = False
    ) -> dict[str, Json]:
        """What `details` gives of a question of this kind.

        `shooters` are made by `shooter`, `targets` by `target_line`. `split` says whether the shots may go at several
        targets, `may_pass` whether an empty list of them will do.
        """
        return {"shooters": shooters, "targets": targets, "split": split, "may_pass": may_pass}


def aimed_at(answer: Json) -> str:
    """The id under `at`, or "" when there is none."""
    return text_of(table_of(answer).get("at"))


def target_line(unit: str, tokens: list[str], reasons: list[Reason]) -> Json:
    """Whom to attack, by the tokens it stands for; with the reasons when it may not be."""
    line: dict[str, Json] = {"unit": unit, "tokens": [token for token in tokens]}
    if reasons:
        line["reasons"] = [reason.wire() for reason in reasons]
    return line


def shooter(token: str, weapons: list[Json]) -> Json:
    """Who attacks, and with which weapons."""
    return {"token": token, "weapons": weapons}


def weapon_line(
    id: str, label: Message, range: float, dice: float | str, targets: list[str]
) -> dict[str, Json]:
    """A weapon: how far it reaches, how many dice it rolls, and which targets it may be used against."""
    return {
        "id": id,
        "label": label.wire(),
        "range": range,
        "dice": dice,
        "targets": [target for target in targets],
    }
