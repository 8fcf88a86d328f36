"""Sentences from message ids, in English and Italian."""

from pathlib import Path

import pytest

from sandtable.i18n import LANGUAGES, TextError, Texts, ftl_source, text_files, text_folders
from sandtable.i18n.texts import message_ids

ENGLISH = """
-game = FUBAR
moved = { $unit } moves { $inches } inches.
lost = { $n ->
    [one] one figure is lost
   *[other] { $n } figures are lost
}
pinned = { $unit } is pinned.
    .hint = It rallies in its next activation of { -game }.
either = { $seen ->
    [true] seen
   *[false] unseen
}
units = It sees { $units }.
because = Refused: { $reason }
member = { MEMBER($figure, $unit, of: "of") } hits.
only-english = Ready
"""

ITALIAN = """
-game = FUBAR
moved = { $unit } muove di { $inches } pollici.
lost = { $n ->
    [one] una figura è persa
   *[other] { $n } figure sono perse
}
pinned = { $unit } è bloccata.
    .hint = Si riprende alla prossima attivazione di { -game }.
either = { $seen ->
    [true] vista
   *[false] non vista
}
units = Vede { $units }.
because = Rifiutato: { $reason }
member = { MEMBER($figure, $unit, of: "di") } colpisce.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    text = tmp_path / "game" / "text"
    text.mkdir(parents=True)
    (text / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (text / "it.ftl").write_text(ITALIAN, encoding="utf-8")
    return text


def chapter(folder: Path, lang: str, text: str) -> None:
    """Add a chapter to a language."""
    (folder / lang).mkdir()
    (folder / lang / "shooting.ftl").write_text(text, encoding="utf-8")


@pytest.mark.parametrize(
    ("lang", "inches", "sentence"),
    [
        ("en", 2.5, "Rifles moves 2.5 inches."),
        ("it", 2.5, "Rifles muove di 2,5 pollici."),
        ("en", 12, "Rifles moves 12 inches."),
        ("en", 0.1 + 0.2, "Rifles moves 0.3 inches."),
        ("it", 12345.5, "Rifles muove di 12.345,5 pollici."),
    ],
)
def test_numbers_are_written_as_the_language_does(
    folder: Path, lang: str, inches: float, sentence: str
) -> None:
    """Italian writes a decimal comma, English a point; neither shows binary rounding."""
    assert sentence == Texts(lang, [folder]).format("moved", unit="Rifles", inches=inches)


@pytest.mark.parametrize(
    ("lang", "n", "sentence"),
    [
        ("en", 1, "one figure is lost"),
        ("en", 3, "3 figures are lost"),
        ("it", 1, "una figura è persa"),
        ("it", 3, "3 figure sono perse"),
    ],
)
def test_plurals_follow_the_language(folder: Path, lang: str, n: int, sentence: str) -> None:
    """A number chooses its plural form."""
    assert sentence == Texts(lang, [folder]).format("lost", n=n)


@pytest.mark.parametrize(
    ("lang", "unit", "sentence"),
    [
        ("en", "Ghoul squad", "Ghoul of Ghoul squad hits."),
        ("it", "Squadra di Ghoul", "Ghoul di Squadra di Ghoul colpisce."),
        ("en", "Ghoul", "Ghoul hits."),
    ],
)
def test_who_is_the_whole_unit_is_named_once(folder: Path, lang: str, unit: str, sentence: str) -> None:
    """A hero is a figure and a unit by the same name."""
    assert sentence == Texts(lang, [folder]).format("member", figure="Ghoul", unit=unit)


def test_an_attribute_is_named_after_a_dot(folder: Path) -> None:
    """`id.attribute` gives the attribute, with terms filled in."""
    assert "It rallies in its next activation of FUBAR." == Texts("en", [folder]).format("pinned.hint")


def test_truth_selects_by_word(folder: Path) -> None:
    """True and false choose the variants of those names."""
    texts = Texts("it", [folder])

    assert ["vista", "non vista"] == [texts.format("either", seen=seen) for seen in (True, False)]


@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "It sees Rifles, 2.5, and Raiders."), ("it", "Vede Rifles, 2,5 e Raiders.")]
)
def test_a_list_is_enumerated(folder: Path, lang: str, sentence: str) -> None:
    """A list becomes an enumeration with the language's own last word."""
    assert sentence == Texts(lang, [folder]).format("units", units=["Rifles", 2.5, "Raiders"])


def test_a_message_may_hold_messages(folder: Path) -> None:
    """A message as it travels on the wire is formatted with the messages inside it."""
    wire = {"id": "because", "values": {"reason": {"id": "pinned", "values": {"unit": "Rifles"}}}}

    assert "Refused: Rifles is pinned." == Texts("en", [folder]).message(wire)


def test_no_invisible_marks_surround_values(folder: Path) -> None:
    """Fluent's isolation marks stay out: terminals would print them."""
    assert Texts("en", [folder]).format("pinned", unit="Rifles").isascii()


def test_a_missing_text_is_a_precise_error_under_test(folder: Path) -> None:
    """The error names the id, the language, the files searched and the nearest id."""
    with pytest.raises(TextError) as error:
        Texts("it", [folder], strict=True).format("pined", unit="Rifles")

    assert 'no text "pined" in "it" (game/text/it.ftl); did you mean "pinned"?' == str(error.value)


def test_a_missing_value_is_a_precise_error_under_test(folder: Path) -> None:
    """The error names the text and the value it was not given."""
    with pytest.raises(TextError, match=r'text "moved" in "en": Unknown external: inches'):
        Texts("en", [folder], strict=True).format("moved", unit="Rifles")


def test_in_production_a_missing_text_is_english_or_its_id(folder: Path) -> None:
    """A battle goes on without a text: English sentence first, bare id last."""
    texts = Texts("it", [folder], strict=False)

    assert ["Ready", "no-such-text"] == [texts.format("only-english"), texts.format("no-such-text")]


def test_under_test_english_does_not_stand_in_for_italian(folder: Path) -> None:
    """A text that only English has is an error in Italian."""
    with pytest.raises(TextError, match=r'no text "only-english" in "it"'):
        Texts("it", [folder]).format("only-english")


def test_a_text_defined_twice_names_both_files(folder: Path, tmp_path: Path) -> None:
    """Two systems cannot share a message id."""
    other = tmp_path / "other" / "text"
    other.mkdir(parents=True)
    (other / "en.ftl").write_text("pinned = again\n", encoding="utf-8")

    with pytest.raises(TextError, match=r'"pinned" is both in game/text/en.ftl and in other/text/en.ftl'):
        Texts("en", [folder, other], strict=True)


def test_an_unreadable_text_names_its_file_and_line(folder: Path) -> None:
    """Fluent skips what it cannot parse; under test that is an error."""
    chapter(folder, "en", "shot = { $unit\n")

    with pytest.raises(TextError, match=r'game/text/en/shooting.ftl: not Fluent: "shot = \{ \$unit"'):
        Texts("en", [folder], strict=True)


def test_an_unknown_language_names_those_there_are() -> None:
    """Asking for a language we do not speak says which we do."""
    with pytest.raises(TextError, match=r'there is no language "fr"; choose one of: en, it'):
        Texts("fr")


def test_chapters_of_a_language_lie_side_by_side(folder: Path) -> None:
    """A language has a file of its own, and a folder with a file per chapter."""
    chapter(folder, "it", "shot = colpito\n")

    assert ["it.ftl", "it/shooting.ftl"] == [
        str(path.relative_to(folder)) for path in text_files(folder, "it")
    ]
    assert "colpito" == Texts("it", [folder]).format("shot")


def test_the_source_for_the_client_holds_every_file(folder: Path) -> None:
    """A client that formats by itself gets all files of a language in one."""
    chapter(folder, "it", "shot = colpito\n")

    assert ITALIAN + "\nshot = colpito\n" == ftl_source("it", [folder])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_installed_loads(lang: str) -> None:
    """The texts of all parts and systems merge without an unreadable or doubled one."""
    texts = Texts(lang, strict=True)

    assert [] == [name for name in message_ids(lang, text_folders()) if not texts.has(name)]
