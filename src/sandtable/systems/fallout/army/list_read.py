"""An army list as read, and the terms on which it is read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from sandtable.core.wire import Json, Reason
from sandtable.systems.fallout.army.muster import Entry, Member, entry_price, price_of
from sandtable.systems.fallout.book.profiles import Catalogue
from sandtable.systems.fallout.book.scenarios import FreeHero
from sandtable.systems.fallout.book.words import MINE

FREE_BY_DEFAULT: Final = "fallout.s2.forces.convoy"
"""The rule behind what a scenario gives, where it names no other."""


@final
@dataclass(kw_only=True, eq=False)
class Terms:
    """What the players have agreed on before they write their lists."""

    limit: float = 0.0  # points granted; 0: any number
    tournament: bool = False
    energy: bool = False
    campaign: bool = False  # levels are earned, damage is carried over
    loot: bool = False  # what was found or stolen in earlier battles may be more than an army may buy
    nuclear_apc: bool = False
    high_levels: bool = False
    no_vehicles: list[str] = field(default_factory=list)  # those nobody may buy (fallout.s2.vehicles.en)
    only_vehicles: list[str] = field(default_factory=list)  # if any, no others (fallout.s2.vehicles.it)
    free_vehicle: str = ""  # what the scenario gives
    free_hero: FreeHero | None = None
    free_minigun: bool = False
    free_rule: str = FREE_BY_DEFAULT  # the rule behind it
    faction_share: float = 0.75  # fallout.army.tournament.faction
    hero_cap: float = 50.0  # fallout.army.tournament.heroes.en, .it
    vehicle_cap: int = 1  # fallout.army.tournament.vehicle


class ArmyList:
    """An army list as read: its name, its units, its mines, and what is wrong with it."""

    def __init__(self, name: str, terms: Terms, catalogue: Catalogue) -> None:
        self.name = name
        self.terms = terms
        self.catalogue = catalogue
        self.declared = ""  # the faction the list names
        self.entries: list[Entry] = []
        self.mines = 0
        self.reasons: list[Reason] = []

    def faction(self) -> str:
        """The faction of the army: the one it names, or the one most of its points come from."""
        if self.declared:
            return self.declared
        best, most = "", -1.0
        for faction, points in self.shares().items():
            if points > most:
                best, most = faction, points
        return best

    def buyer(self) -> str:
        """fallout.unit.raider.buggy: whose army it is when vehicles are paid for: that of most of its points.

        What it calls itself counts where two have as many, or none has any.
        """
        shares = self.shares()
        best, most = self.declared, shares.get(self.declared, 0.0)
        for faction, points in shares.items():
            if points > most:
                best, most = faction, points
        return best

    def shares(self) -> dict[str, float]:
        """fallout.army.tournament.faction: what is spent on each faction's figures, weapons and items included."""
        spent: dict[str, float] = {}
        campaign = self.terms.campaign
        for entry in self.entries:
            for member in entry.members:
                faction = member.profile.faction
                spent[faction] = spent.get(faction, 0.0) + price_of(self.catalogue, member, campaign)
        return spent

    def price(self, entry: Entry) -> float:
        """What one unit costs this army."""
        faction = self.buyer() if entry.vehicle else ""
        return entry_price(self.catalogue, entry, faction, self.terms.campaign)

    def points(self) -> float:
        """fallout.army.cost_parts: what everything in the list costs together."""
        faction = self.buyer() if any(entry.vehicle for entry in self.entries) else ""
        campaign = self.terms.campaign
        total = sum(entry_price(self.catalogue, entry, faction, campaign) for entry in self.entries)
        return total + self.mines * self.catalogue.weapons[MINE].points

    def squads(self) -> int:
        """How many squads there are (fallout.army.hero.limit)."""
        return sum(1 for entry in self.entries if entry.is_squad())

    def heroes(self) -> list[Member]:
        """Every hero that was bought, alone or leading."""
        return [
            member
            for entry in self.entries
            for member in entry.members
            if member.is_hero() and not member.free
        ]

    def word(self) -> Json:
        """What the army is called: its own name, or its faction's."""
        if self.name:
            return {"id": "fallout-name", "values": {"name": self.name}}
        faction = self.faction()
        return {"id": "fallout-faction-" + faction} if faction else None
