"""The squads of an explicit position, and what it says of single models."""

from __future__ import annotations

from typing import Final, NoReturn

from sandtable.core.printed import Row
from sandtable.core.setup import SetupError
from sandtable.core.wire import Json, list_of, number_of, point_of, side_index, table_of, text_of
from sandtable.systems.warzone.book import hint
from sandtable.systems.warzone.catalogue import Catalogue
from sandtable.systems.warzone.entries import Entry, figures_of
from sandtable.systems.warzone.facing import on_table
from sandtable.systems.warzone.models import Model, Squad
from sandtable.systems.warzone.muster import exchanged, new_model, squad_of
from sandtable.systems.warzone.profiles import LOCATIONS, Profile
from sandtable.table import Disc

FLAGS: Final = (
    "acting", "infiltrates", "rapid", "reserve", "panicked", "routed", "activated", "special", "panic_tested",
    "rout_tested", "forced_run", "started",
)  # fmt: skip
SQUAD_KEYS: Final = (
    "id", "side", "unit", "name", "size", "at", "facing", "altitude", "commander", "special_weapons", "powers",
    "doctrines", "drover", "lord", "stats", "skills", "faction", "opening", "rallies", "tactic", "cast",
    "suppressions", *FLAGS,
)  # fmt: skip
MODEL_FLAGS: Final = (
    "stunned", "hidden", "waiting", "started", "acted", "aimed", "charged", "charge", "bought", "straggler",
    "approached", "raised", "fumbled", "exited",
)  # fmt: skip
MODEL_NUMBERS: Final = ("wounds", "actions", "spent", "rate")
MODEL_LISTS: Final = ("shot", "fired", "cards", "used")
MODEL_KEYS: Final = (
    *MODEL_FLAGS, *MODEL_NUMBERS, *MODEL_LISTS, "alive", "at", "facing", "altitude", "moved", "sp", "weapons",
    "stats", "skills", "powers", "pressed",
)  # fmt: skip


class SquadReader:
    """Reads one entry of `squads`; every complaint names the squad."""

    def __init__(self, catalogue: Catalogue, row: Row, number: int) -> None:
        self.catalogue = catalogue
        self.row = row
        self.id = text_of(row.get("id")) or f"S{number}"

    def refuse(self, text: str) -> NoReturn:
        """Stops with a sentence about this squad."""
        raise SetupError(f'position: squad "{self.id}": {text}')

    def read(self) -> Squad:
        """The squad, on the table where it has a place."""
        row = self.row
        for key in row:
            if key not in SQUAD_KEYS:
                self.refuse(f'unknown key "{key[:40]}"; {hint(key, list(SQUAD_KEYS))}')
        if "." in self.id or ":" in self.id or " " in self.id:
            self.refuse("an id has no dots, colons or blanks")
        side = side_index(text_of(row.get("side")))
        if not 0 <= side < 2:
            self.refuse("side must be A or B")
        unit = text_of(row.get("unit"))
        if unit not in self.catalogue.units:
            self.refuse(f'there is no unit "{unit[:40]}"; {hint(unit, list(self.catalogue.units))}')
        squad = self._muster(side, self.catalogue.units[unit])
        self._flags(squad)
        self._stand(squad)
        return squad

    def _muster(self, side: int, printed: Profile) -> Squad:
        row = self.row
        faction = text_of(row.get("faction")) or printed.faction
        entry = Entry(printed, 0, faction)
        entry.name = text_of(row.get("name")) or {"id": "warzone-unit-" + printed.id}
        points = list_of(row.get("at", []))
        lord = text_of(row.get("lord"))
        extra = (1 if lord else 0) + (1 if row.get("drover") is True else 0)
        single = point_of(row.get("at")) is not None
        usual = 1 if single else max(len(points) - extra, 0) or printed.squad_min
        entry.size = int(number_of(row.get("size", usual)) or usual)
        entry.drover = row.get("drover") is True
        entry.doctrines = [text_of(value) for value in list_of(row.get("doctrines", []))]
        entry.powers = [self._power(value) for value in list_of(row.get("powers", []))]
        entry.specials = [self._weapon(value) for value in list_of(row.get("special_weapons", []))]
        squad = squad_of(self.catalogue, self.id, side, entry)
        if "stats" in row or "skills" in row:
            for model in squad.models:
                model.profile = changed(
                    model.profile, table_of(row.get("stats", {})), list_of(row.get("skills", []))
                )
                model.wounds = model.profile.w
            squad.profile = squad.models[0].profile
        if lord:
            self._lord(squad, lord)
        squad.opening = len(squad.models)
        return squad

    def _lord(self, squad: Squad, unit: str) -> None:
        """warzone.hero.lord.join: a Lord who has joined it, its last model."""
        if unit not in self.catalogue.units:
            self.refuse(f'there is no unit "{unit[:40]}"; {hint(unit, list(self.catalogue.units))}')
        model = new_model(
            f"{self.id}-{len(squad.models) + 1}", squad.side, self.id, self.catalogue.units[unit]
        )
        model.joined = True
        squad.models.append(model)

    def _power(self, value: Json) -> str:
        id = text_of(value)
        if id not in self.catalogue.powers:
            self.refuse(f'there is no power "{id[:40]}"; {hint(id, list(self.catalogue.powers))}')
        return id

    def _weapon(self, value: Json) -> str:
        id = text_of(value)
        if id not in self.catalogue.weapons:
            self.refuse(f'there is no weapon "{id[:40]}"; {hint(id, list(self.catalogue.weapons))}')
        return id

    def _flags(self, squad: Squad) -> None:
        row = self.row
        for flag in FLAGS:
            if flag in row and not isinstance(row[flag], bool):
                self.refuse(f"{flag} is true or false")
        squad.acting = row.get("acting") is True
        squad.infiltrates = row.get("infiltrates", squad.infiltrates) is True
        squad.rapid = row.get("rapid", squad.rapid) is True
        squad.reserve = row.get("reserve") is True
        squad.panicked = row.get("panicked") is True
        squad.routed = row.get("routed") is True
        squad.activated = row.get("activated") is True
        squad.started = row.get("started") is True
        squad.special = row.get("special") is True
        squad.panic_tested = row.get("panic_tested") is True
        squad.rout_tested = row.get("rout_tested") is True
        squad.forced_run = row.get("forced_run") is True
        squad.opening = int(number_of(row.get("opening", squad.opening)) or 0)
        squad.rallies = int(number_of(row.get("rallies", 0)) or 0)
        squad.tactic = text_of(row.get("tactic"))
        if squad.tactic and squad.tactic not in self.catalogue.cards:
            self.refuse(
                f'there is no card "{squad.tactic[:40]}"; {hint(squad.tactic, list(self.catalogue.cards))}'
            )
        squad.cast = [text_of(value) for value in list_of(row.get("cast", []))]
        squad.suppressions = [int(number_of(value) or 0) for value in list_of(row.get("suppressions", []))]
        if "commander" in row:
            number = number_of(row["commander"])
            if number is None or not 1 <= number <= len(squad.models):
                self.refuse(f"commander is the number of a model, from 1 to {len(squad.models)}")
            squad.commander = squad.models[int(number) - 1].id

    def _stand(self, squad: Squad) -> None:
        row = self.row
        if "at" not in row:
            return
        points = [row["at"]] if point_of(row["at"]) is not None else list_of(row["at"])
        if len(points) != len(squad.models):
            self.refuse(f"it has {len(squad.models)} models and {len(points)} places; give each its own")
        altitude = number_of(row.get("altitude", 0.0)) or 0.0
        for model, value in zip(squad.models, points, strict=True):
            point = point_of(value)
            if point is None:
                self.refuse("a place is two numbers, for instance [10, 12.5]")
            model.base = Disc(point[0], point[1], model.base.radius)
            model.altitude = altitude
            model.on_table = True
        if "facing" in row:
            facing = number_of(row["facing"])
            if facing is None:
                self.refuse("facing is a number of degrees")
            for model in squad.models:
                model.face(on_table(facing))
        squad.deployed = True


def changed(profile: Profile, stats: Row, skills: list[Json]) -> Profile:
    """A line with other figures or more abilities, for positions that need just that."""
    figures = figures_of(profile)
    for key, value in stats.items():
        if key not in figures:
            raise SetupError(f'position: there is no figure "{key[:40]}"; {hint(key, list(figures))}')
        figures[key] = int(number_of(value) or 0)
    more = dict(profile.skills)
    for entry in skills:
        name, _, number = text_of(entry).partition(":")
        more[name] = int(number) if number.isdigit() else 0
    return Profile(
        profile.id,
        profile.name,
        profile.faction,
        profile.role,
        profile.leader,
        profile.base,
        profile.height,
        figures,
        profile.armour_mods,
        profile.weapons,
        more,
        profile.contempt,
        profile.locations,
        profile.points,
        profile.squad_min,
        profile.squad_max,
        profile.source,
        profile.public_fields,
    )


# ------------------------------------------------------------ single models


def override_model(catalogue: Catalogue, model: Model, row: Row, where: str) -> None:
    """What a position says of one model."""
    for key in row:
        if key not in MODEL_KEYS:
            raise SetupError(f'{where}: unknown key "{key[:40]}"; {hint(key, list(MODEL_KEYS))}')
    for flag in MODEL_FLAGS:
        if flag in row and not isinstance(row[flag], bool):
            raise SetupError(f"{where}: {flag} is true or false")
    if "stats" in row or "skills" in row:
        model.profile = changed(model.profile, table_of(row.get("stats", {})), list_of(row.get("skills", [])))
        model.wounds = model.profile.w
    _markers(model, row)
    _figures(model, row, where)
    _lists(catalogue, model, row, where)
    if row.get("alive") is False:
        model.alive = False
        model.on_table = False
    if model.exited:
        model.on_table = False


def _markers(model: Model, row: Row) -> None:
    model.stunned = row.get("stunned", model.stunned) is True
    model.hidden = row.get("hidden", model.hidden) is True
    model.waiting = row.get("waiting", model.waiting) is True
    model.started = row.get("started", model.started) is True
    model.acted = row.get("acted", model.acted) is True
    model.aimed = row.get("aimed", model.aimed) is True
    model.charged = row.get("charged", model.charged) is True
    model.charge = row.get("charge", model.charge) is True
    model.bought = row.get("bought", model.bought) is True
    model.straggler = row.get("straggler", model.straggler) is True
    model.approached = row.get("approached", model.approached) is True
    model.raised = row.get("raised", model.raised) is True
    model.fumbled = row.get("fumbled", model.fumbled) is True
    model.exited = row.get("exited", model.exited) is True


def _figures(model: Model, row: Row, where: str) -> None:
    for key in (*MODEL_NUMBERS, "facing", "altitude", "moved"):
        if key in row and number_of(row[key]) is None:
            raise SetupError(f"{where}: {key} is a number")
    model.wounds = int(number_of(row.get("wounds", model.wounds)) or 0)
    model.actions = int(number_of(row.get("actions", model.actions)) or 0)
    model.spent = int(number_of(row.get("spent", model.spent)) or 0)
    model.rate = int(number_of(row.get("rate", model.rate)) or 0)
    model.moved = number_of(row.get("moved", model.moved)) or 0.0
    model.altitude = number_of(row.get("altitude", model.altitude)) or 0.0
    model.pressed = [number_of(value) or 0.0 for value in list_of(row.get("pressed", []))]
    if "facing" in row:
        model.face(on_table(number_of(row["facing"]) or 0.0))
    if "at" in row:
        point = point_of(row["at"])
        if point is None:
            raise SetupError(f"{where}: a place is two numbers, for instance [10, 12.5]")
        model.base = Disc(point[0], point[1], model.base.radius)
        model.on_table = True
    for place, value in table_of(row.get("sp", {})).items():
        if place not in LOCATIONS or not model.sp:
            raise SetupError(f'{where}: there is no location "{place[:20]}"; {hint(place, list(LOCATIONS))}')
        model.sp[LOCATIONS.index(place)] = int(number_of(value) or 0)


def _lists(catalogue: Catalogue, model: Model, row: Row, where: str) -> None:
    for card in list_of(row.get("cards", [])):
        found = catalogue.cards.get(text_of(card))
        if found is None or found.kind != "gear":
            raise SetupError(f'{where}: "{text_of(card)[:40]}" is no Gear card')
        model.cards.append(found.id)
        model.boons.extend(found.boons)
    model.used.extend(text_of(value) for value in list_of(row.get("used", [])))
    model.shot.extend(text_of(value) for value in list_of(row.get("shot", [])))
    model.fired.extend(text_of(value) for value in list_of(row.get("fired", [])))
    for value in list_of(row.get("powers", [])):
        if text_of(value) not in catalogue.powers:
            raise SetupError(
                f'{where}: there is no power "{text_of(value)[:40]}"; {hint(text_of(value), list(catalogue.powers))}'
            )
        model.powers = [*model.powers, catalogue.powers[text_of(value)]]
    for value in list_of(row.get("weapons", [])):
        weapon = catalogue.weapons.get(text_of(value))
        if weapon is None:
            raise SetupError(
                f'{where}: there is no weapon "{text_of(value)[:40]}"; {hint(text_of(value), list(catalogue.weapons))}'
            )
        if weapon.ranged:
            model.weapons = exchanged(model.weapons, weapon)
        else:
            model.weapons = [*(other for other in model.weapons if other.ranged), weapon]
