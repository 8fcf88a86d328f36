"""The mines of a campaign: they belong to the side, go along with whoever can lay them, and are spent when laid."""

from __future__ import annotations

from sandtable.core.printed import Row
from sandtable.core.wire import Json, number_of
from sandtable.systems.fallout.army.law import mines_at_most
from sandtable.systems.fallout.army.list_read import Terms
from sandtable.systems.fallout.book.profiles import Catalogue
from sandtable.systems.fallout.book.words import MINE
from sandtable.systems.fallout.campaign.pool import read_units
from sandtable.systems.fallout.campaign.records import Campaign, PoolUnit
from sandtable.systems.fallout.campaign.value import catalogue_of, fielded_by, refuse


def brought_by(campaign: Campaign, side: int) -> int:
    """How many of them go to the next battle."""
    return campaign.brought.get(side, 0)


def mines_told(campaign: Campaign, side: int) -> Row:
    """fallout.mine.buy: what a side is told of its mines; nobody else is, before the campaign is over.

    `bought` with the pool, `left` of them, `brought` to the battle that is being fought or about to be (none as long as
    no troops are chosen), and what each of them costs there.
    """
    left = campaign.sides[side].mines
    return {
        "bought": campaign.sides[side].row.get("mines_bought", left),
        "left": left,
        "brought": brought_by(campaign, side) if fielded_by(campaign, side) else None,
        "points": catalogue_of(campaign).weapons[MINE].points,
        "why": "fallout.mine.buy",
    }


def mines_wanted(
    catalogue: Catalogue, faction: str, units: list[PoolUnit], terms: Terms, stock: int, said: Json
) -> int:
    """fallout.mine.buy: as many as a side says, out of its own; all that may go along when it says nothing."""
    if said is None:
        return _most(catalogue, faction, units, terms, stock)
    wanted = number_of(said)
    if wanted is None or wanted != int(wanted) or wanted < 0:
        raise refuse("fallout.mine.buy", "fallout-army-mines-number")
    if wanted > stock:
        raise refuse("fallout.mine.buy", "fallout-campaign-mines", {"n": wanted, "left": stock})
    return int(wanted)


def _most(catalogue: Catalogue, faction: str, units: list[PoolUnit], terms: Terms, stock: int) -> int:
    """The most mines that these units can lay and that the points of the battle leave room for."""
    if stock == 0:
        return 0
    wanted = min(stock, mines_at_most(read_units(catalogue, faction, units, terms)))
    while wanted and read_units(catalogue, faction, units, terms, wanted).reasons:
        wanted -= 1
    return wanted


def after_laying(campaign: Campaign, side: int, in_hand: int) -> Campaign:
    """fallout.campaign.dead: mines that were laid are spent; those still in hand after a battle come back."""
    own = campaign.sides[side]
    brought = brought_by(campaign, side)
    kept = own.mines - brought + max(min(in_hand, brought), 0)
    return campaign.with_side(side, own.changed({"mines": kept}))
