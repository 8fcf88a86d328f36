"""The squads of an explicit position, and what it says of single models."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sandtable.core.position_reading import (
    flag_at,
    known_keys,
    list_at,
    number_at,
    number_in,
    one_of,
    point_in,
    table_at,
    text_at,
    whole_at,
    whole_in,
    word_at,
    words_at,
)
from sandtable.core.printed import Row, word
from sandtable.core.setup import SetupError
from sandtable.core.wire import list_of, number_of, point_of, side_index, text_of
from sandtable.figures.facing import on_table
from sandtable.figures.positions import RowReader
from sandtable.systems.warzone.army.entries import Entry, figures_of
from sandtable.systems.warzone.army.muster import exchanged, new_model, squad_of
from sandtable.systems.warzone.book.catalogue import Catalogue
from sandtable.systems.warzone.book.profiles import LOCATIONS, Profile
from sandtable.systems.warzone.book.tables import rows
from sandtable.systems.warzone.book.words import GEAR_CARD, SKILL_CONTEMPT, TACTIC_CARD
from sandtable.systems.warzone.state.pieces import SPENT, Model, Squad
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import Disc

FLAGS: Final = (
    "acting", "infiltrates", "rapid", "reserve", "panicked", "routed", "activated", "special", "panic_tested",
    "rout_tested", "forced_run", "started", "acted",
)  # fmt: skip
SQUAD_KEYS: Final = (
    "id", "side", "unit", "name", "size", "at", "facing", "altitude", "commander", "special_weapons", "powers",
    "doctrines", "drover", "lord", "stats", "skills", "faction", "opening", "rallies", "shaken", "tactic", "cast",
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
    "stats", "skills", "powers", "pressed", "balked",
)  # fmt: skip


class SquadReader(RowReader):
    """Reads one entry of `squads`; every complaint names the squad."""

    def __init__(self, catalogue: Catalogue, row: Row, number: int) -> None:
        super().__init__(row, number, "squad", "S")
        self.catalogue = catalogue

    def read(self) -> Squad:
        """The squad, on the table where it has a place."""
        row = self.row
        known_keys(row, SQUAD_KEYS, self.where)
        self.check_id()
        side = side_index(text_of(row.get("side")))
        if not 0 <= side < 2:
            self.refuse("side must be A or B")
        squad = self._muster(side, self.catalogue.units[self._unit("unit")])
        self._flags(squad)
        self._counts(squad)
        self._stand(squad)
        return squad

    def _unit(self, key: str) -> str:
        return one_of(self.row.get(key), self.catalogue.units, "unit", self.where)

    def _muster(self, side: int, printed: Profile) -> Squad:
        row, catalogue, where = self.row, self.catalogue, self.where
        entry = Entry(
            printed, 0, word_at(row, "faction", catalogue.factions, "faction", where) or printed.faction
        )
        entry.name = text_at(row, "name", where) or {"id": "warzone-unit-" + printed.id}
        entry.drover = flag_at(row, "drover", False, where)
        extra = (1 if row.get("lord", "") != "" else 0) + (1 if entry.drover else 0)
        single = point_of(row.get("at")) is not None
        usual = 1 if single else max(len(list_of(row.get("at"))) - extra, 0) or printed.squad_min
        entry.size = whole_at(row, "size", usual, where, 1)
        entry.doctrines = words_at(row, "doctrines", doctrines(), "doctrine", where)
        entry.powers = words_at(row, "powers", catalogue.powers, "power", where)
        entry.specials = words_at(row, "special_weapons", catalogue.weapons, "weapon", where)
        if len(entry.specials) > entry.size:
            self.refuse(f"it has {entry.size} models for {len(entry.specials)} special weapons")
        squad = squad_of(catalogue, self.id, side, entry)
        if "stats" in row or "skills" in row:
            for model in squad.models:
                model.profile = changed(catalogue, model.profile, row, where)
                model.wounds = model.profile.w
            squad.profile = squad.models[0].profile
        if extra > (1 if entry.drover else 0):
            self._lord(squad, self._unit("lord"))
        squad.opening = len(squad.models)
        return squad

    def _lord(self, squad: Squad, unit: str) -> None:
        """warzone.hero.lord.join: a Lord who has joined it, its last model."""
        model = new_model(
            f"{self.id}-{len(squad.models) + 1}", squad.side, self.id, self.catalogue.units[unit]
        )
        model.joined = True
        squad.models.append(model)

    def _flags(self, squad: Squad) -> None:
        squad.acting = self.flag("acting")
        squad.infiltrates = self.flag("infiltrates", squad.infiltrates)
        squad.rapid = self.flag("rapid", squad.rapid)
        squad.reserve = self.flag("reserve")
        squad.panicked = self.flag("panicked")
        squad.routed = self.flag("routed")
        squad.activated = self.flag("activated")
        squad.started = self.flag("started")
        squad.acted = self.flag("acted")
        squad.special = self.flag("special")
        squad.panic_tested = self.flag("panic_tested")
        squad.rout_tested = self.flag("rout_tested")
        squad.forced_run = self.flag("forced_run")

    def _counts(self, squad: Squad) -> None:
        row, where, cards = self.row, self.where, self.catalogue.cards
        squad.opening = whole_at(row, "opening", squad.opening, where)
        squad.rallies = whole_at(row, "rallies", 0, where)
        squad.shaken = whole_at(row, "shaken", 0, where)
        tactics = [card.id for card in cards.values() if card.kind == TACTIC_CARD]
        squad.tactic = word_at(row, "tactic", tactics, "Tactic", where)
        squad.cast = words_at(row, "cast", self.catalogue.powers, "power", where)
        squad.suppressions = [
            whole_in(st, f"{where}: suppressions") for st in list_at(row, "suppressions", where)
        ]
        if "commander" in row:
            number = number_of(row["commander"])
            if number is None or number != int(number) or not 1 <= number <= len(squad.models):
                self.refuse(f"commander is the number of a model, from 1 to {len(squad.models)}")
            squad.commander = squad.models[int(number) - 1].id

    def _stand(self, squad: Squad) -> None:
        row, where = self.row, self.where
        altitude = number_at(row, "altitude", 0.0, where)
        facing = on_table(number_at(row, "facing", 0.0, where))
        if "at" not in row:
            for key in ("altitude", "facing"):
                if key in row:
                    self.refuse(f"{key} needs a place: at = [[10, 12.5], …]")
            return
        if squad.reserve:
            self.refuse("it is in reserve and stands nowhere; leave out at or reserve")
        points = [row["at"]] if point_of(row["at"]) is not None else list_at(row, "at", where)
        if len(points) != len(squad.models):
            self.refuse(f"it has {len(squad.models)} models and {len(points)} places; give each its own")
        for model, value in zip(squad.models, points, strict=True):
            x, y = point_in(value, where)
            model.base = Disc(x, y, model.base.radius)
            model.altitude = altitude
            model.on_table = True
            if "facing" in row:
                model.face(facing)
        squad.deployed = True


def doctrines() -> list[str]:
    """The doctrines that a squad may have."""
    return [word(row, "id") for row in rows("chart", "doctrine")]


def changed(catalogue: Catalogue, profile: Profile, row: Row, where: str) -> Profile:
    """A line with other figures or more abilities, for positions that need just that."""
    figures = figures_of(profile)
    for key, value in table_at(row, "stats", where).items():
        one_of(key, figures, "figure", where)
        figures[key] = whole_in(value, f"{where}: {key}")
    more = dict(profile.skills)
    contempt = profile.contempt
    known = [word(skill, "id") for skill in rows("skills", "skill")]
    for entry in list_at(row, "skills", where):
        name, colon, value = text_of(entry).partition(":")
        one_of(name, known, "ability", where)
        if name == SKILL_CONTEMPT:
            contempt = one_of(value, catalogue.factions, "faction", where)
        elif colon and not value.isdigit():
            raise SetupError(f'{where}: an ability with a number is written like "heal:2"')
        more[name] = int(value) if value.isdigit() else 0
    return replace(profile, figures=figures, skills=more, contempt=contempt)


# ------------------------------------------------------------ single models


def override_model(state: WarzoneState, model: Model, row: Row, where: str) -> None:
    """What a position says of one model."""
    known_keys(row, MODEL_KEYS, where)
    if "stats" in row or "skills" in row:
        model.profile = changed(state.catalogue, model.profile, row, where)
        model.wounds = model.profile.w
    _markers(model, row, where)
    _figures(model, row, where)
    _lists(state, model, row, where)
    if not flag_at(row, "alive", model.alive, where):
        model.alive = False
        model.on_table = False
    if model.exited:
        model.on_table = False


def _markers(model: Model, row: Row, where: str) -> None:
    model.stunned = flag_at(row, "stunned", model.stunned, where)
    model.hidden = flag_at(row, "hidden", model.hidden, where)
    model.waiting = flag_at(row, "waiting", model.waiting, where)
    model.started = flag_at(row, "started", model.started, where)
    model.acted = flag_at(row, "acted", model.acted, where)
    model.aimed = flag_at(row, "aimed", model.aimed, where)
    model.charged = flag_at(row, "charged", model.charged, where)
    model.charge = flag_at(row, "charge", model.charge, where)
    model.bought = flag_at(row, "bought", model.bought, where)
    model.straggler = flag_at(row, "straggler", model.straggler, where)
    model.approached = flag_at(row, "approached", model.approached, where)
    model.raised = flag_at(row, "raised", model.raised, where)
    model.fumbled = flag_at(row, "fumbled", model.fumbled, where)
    model.exited = flag_at(row, "exited", model.exited, where)


def _figures(model: Model, row: Row, where: str) -> None:
    model.wounds = whole_at(row, "wounds", model.wounds, where)
    model.actions = whole_at(row, "actions", model.actions, where)
    model.spent = whole_at(row, "spent", model.spent, where)
    model.rate = whole_at(row, "rate", model.rate, where)
    model.moved = number_at(row, "moved", model.moved, where)
    model.altitude = number_at(row, "altitude", model.altitude, where)
    model.pressed = [number_in(value, f"{where}: pressed") for value in list_at(row, "pressed", where)]
    if "facing" in row:
        model.face(on_table(number_at(row, "facing", 0.0, where)))
    if "at" in row:
        x, y = point_in(row["at"], where)
        model.base = Disc(x, y, model.base.radius)
        model.on_table = True
    for place, value in table_at(row, "sp", where).items():
        if not model.sp:
            raise SetupError(f"{where}: only a vehicle has structure points")
        one_of(place, LOCATIONS, "location", where)
        model.sp[LOCATIONS.index(place)] = whole_in(value, f"{where}: {place}")


def _lists(state: WarzoneState, model: Model, row: Row, where: str) -> None:
    catalogue = state.catalogue
    gear = [card.id for card in catalogue.cards.values() if card.kind == GEAR_CARD]
    for card in words_at(row, "cards", gear, "Gear card", where):
        model.cards.append(card)
        model.boons.extend(catalogue.cards[card].boons)
    model.used.extend(words_at(row, "used", gear, "Gear card", where))
    fires = [*catalogue.weapons, *(f"power-{id}" for id in catalogue.powers), SPENT]
    model.shot.extend(words_at(row, "shot", fires, "weapon", where))
    model.fired.extend(words_at(row, "fired", fires, "weapon", where))
    model.balked = word_at(row, "balked", state.models(), "model", where) or model.balked
    for id in words_at(row, "powers", catalogue.powers, "power", where):
        model.powers = [*model.powers, catalogue.powers[id]]
    for id in words_at(row, "weapons", catalogue.weapons, "weapon", where):
        weapon = catalogue.weapons[id]
        if weapon.ranged:
            model.weapons = exchanged(model.weapons, weapon)
        else:
            model.weapons = [*(other for other in model.weapons if other.ranged), weapon]
