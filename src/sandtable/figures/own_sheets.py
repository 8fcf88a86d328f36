"""A scenario out of a file that somebody wrote: armies it brings, how many sides it is for, the file that is played."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.core.desk import OWN, RANDOM, sheet_in
from sandtable.core.options import in_words
from sandtable.core.printed import Row, pair
from sandtable.core.setup import Setup, SetupError
from sandtable.core.wire import Json, Reason, list_of, table_of


def army_faults(sheet: Json, why_not: Callable[[Row], list[Reason]], law: str) -> list[Reason]:
    """What is wrong with the armies in a file, each reason with its place: `why_not` is asked of every side of it.

    A reason that cites no rule of its own cites `law`.
    """
    faults: list[Reason] = []
    for number, entry in enumerate(list_of(table_of(sheet).get("side"))):
        side = table_of(entry)
        if "army" in side:
            at = f"side[{number}].army"
            for reason in why_not(side):
                values: dict[str, Json] = {"at": at, "reason": reason.message.wire()}
                faults.append(Reason(reason.why or law, "core-file-army", values))
    return faults


def number_of_sides(sheet: Row) -> tuple[int, int]:
    """How many sides a file is for, at least and at most: as many as it lists where it says nothing else."""
    if "sides" not in sheet:
        n = len(list_of(sheet.get("side")))
        return n, n
    least, most = pair(sheet, "sides")
    return int(least), int(most)


def wrong_number_of_sides(setup: Setup, least: int, most: int, law: str) -> list[Reason]:
    """Whether a set-up has as many sides as its file is for."""
    if least <= len(setup.sides) <= most:
        return []
    known = f"{least}" if least == most else f"{least}-{most}"
    return [Reason(law, "core-file-sides", {"known": known, "n": len(setup.sides)})]


def sheet_to_play(
    setup: Setup, draw: Callable[[int], Row], faults_of: Callable[[Json], list[Reason]]
) -> tuple[Row, str]:
    """The file of a set-up, or the one drawn for it, and by which id its scenario goes.

    Raises SetupError where something is wrong with it.
    """
    drawn = setup.scenario == RANDOM
    sheet = draw(setup.layout) if drawn else sheet_in(setup)
    faults = faults_of(sheet)
    if faults:
        raise SetupError(f"the scenario file is refused: {in_words(faults)}")
    return sheet, RANDOM if drawn else OWN
