"""House armies near so many points, and armies drawn from a seed."""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import SeededDice, key_of
from sandtable.core.keeping import Kept
from sandtable.core.printed import Row, whole, word
from sandtable.core.setup import SetupError
from sandtable.core.wire import Json, list_of, table_of, text_of
from sandtable.systems.fallout.army.drafting import Draft
from sandtable.systems.fallout.book.profiles import Catalogue
from sandtable.systems.fallout.book.tables import rows

STANDARD_POINTS: Final = 200  # fallout.s1.forces
MOST_ROUNDS: Final = 12
ATTEMPTS: Final = 60  # things tried one after another while an army is drawn

_standing: Final = Kept[tuple[str, str, float, bool], Json](128)


def faction_ids() -> list[str]:
    """fallout.army.factions: the five factions, in the order of the book."""
    return [word(row, "id") for row in rows("factions", "faction")]


def house_army(catalogue: Catalogue, faction: str, points: float, vehicles: bool = True) -> Json:
    """The house's list of a faction for so many points: the same question always has the same answer."""
    key = (catalogue.edition, faction, points, vehicles)
    army = _standing.get(key)
    if army is None:
        army = _standing.keep(key, _house_army(catalogue, faction, points, vehicles))
    return army


def _house_army(catalogue: Catalogue, faction: str, points: float, vehicles: bool) -> Json:
    """Whole units in the house's order while they fit, then more figures, then grenades and doses.

    A faction that fields more for its points spends less of them (`spends` in data/armies.toml).
    """
    pattern = next(row for row in rows("armies", "army") if row["faction"] == faction)
    templates = [table_of(value) for value in list_of(pattern.get("units"))]
    if not vehicles:
        templates = [row for row in templates if text_of(row.get("take")) not in catalogue.vehicles]
    draft = Draft(catalogue, faction, points * whole(pattern, "spends") / 100.0)
    for number in range(MOST_ROUNDS):
        before = len(draft.units)
        for template in templates:
            # one vehicle is enough for an army that has to be led on foot as well
            if number == 0 or "figures" in template:
                draft.add(template)
        if len(draft.units) == before:
            break
    for template in templates:
        if "figures" in template:
            draft.add(_smallest(template))
    draft.grow()
    draft.spend_change()
    if not draft.units:
        raise SetupError(f"no army of {points:g} points: the smallest squad costs more")
    return draft.listed()


def _smallest(template: Row) -> Row:
    """A squad of a roster cut down to as few figures as the rules allow, without its items."""
    out = {key: value for key, value in template.items() if key != "items"}
    figures = list_of(template.get("figures"))
    if figures:
        first = dict(table_of(figures[0]))
        first["count"] = 2 if text_of(template.get("leader")) else 1
        out["figures"] = [first]
    return out


def random_army(
    catalogue: Catalogue, points: float, seed: int, faction: str = "", words: str = "", vehicles: bool = True
) -> Json:
    """fallout.army.points_cap: a legal army of at most so many points, drawn from a seed; "" draws the faction too."""
    dice = SeededDice(key_of(seed, ["fallout army", f"{points:g}", faction, words]))
    factions = faction_ids()
    chosen = faction or factions[dice.below(len(factions))]
    if chosen not in factions:
        raise SetupError(
            f'there is no faction "{chosen[:40]}" in fallout; choose one of {", ".join(factions)}'
        )
    draft = Draft(catalogue, chosen, points)
    for _ in range(ATTEMPTS):
        draft.try_luck(dice, vehicles)
    draft.grow(dice)
    draft.spend_change()
    if not draft.units:
        return house_army(catalogue, chosen, points, vehicles)
    return draft.listed()
