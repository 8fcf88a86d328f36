"""Sheets by the command."""

import pytest


def test_a_kit_is_a_folder_of_pdfs(sandtable, tmp_path):
    """Every chosen kind is a file, and the command says how many pages it has."""
    ran = sandtable(
        "kit", "warzone", "--what", "army,reference", "--out", "mine", "--paper", "letter", "--low-ink"
    )

    assert 0 == ran.returncode, ran.stderr
    assert {"army.pdf", "reference.pdf"} == {file.name for file in (tmp_path / "mine").iterdir()}
    assert (tmp_path / "mine" / "army.pdf").read_bytes().startswith(b"%PDF-1.7")
    assert "reference.pdf: 2 pages" in ran.stdout


def test_a_scenario_is_printed_with_its_map_and_as_a_module(sandtable, tmp_path):
    """`--scenario` brings the map; `--format vmod` the module."""
    assert 0 == sandtable("kit", "warfare", "--scenario", "s2", "--what", "map", "--out", "mine").returncode
    assert (
        0 == sandtable("kit", "warfare", "--scenario", "s2", "--format", "vmod", "--out", "mine").returncode
    )
    assert {".pdf", ".vmod"} == {file.suffix for file in (tmp_path / "mine").iterdir()}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("fubar", "--what", "poster"), 'no kind of sheet "poster"; there are army'),
        (("fubar", "--paper", "a3"), '--paper is one of a4, letter, not "a3"'),
        (("fubar", "--army", "none.toml"), "none.toml: there is no such file"),
        (("fubar", "--scenario", "nowhere"), 'no scenario "nowhere"'),
        (("fubar", "--format", "vmod"), "name one of Warfare with --scenario"),
        (("chess",), 'there is no system "chess"'),
    ],
)
def test_a_mistake_is_one_sentence(sandtable, words, sentence):
    """On stderr, with exit code 2 and without a traceback."""
    ran = sandtable("kit", *words)

    assert 2 == ran.returncode
    assert sentence in ran.stderr
    assert "Traceback" not in ran.stderr
