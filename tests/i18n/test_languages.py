"""Which language somebody asked for."""

import pytest

from sandtable.i18n import closest_language


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("it", "it"),
        ("it-IT,it;q=0.9,en;q=0.5", "it"),
        ("it;q=0.4, en-GB;q=0.8", "en"),
        ("de, it;q=0.1", "it"),
        ("it;q=0, de", "en"),
        ("it;q=much, en;q=0.1", "en"),
        ("it_IT.UTF-8", "it"),
        ("C.UTF-8", "en"),
        ("fr, *", "en"),
        ("", "en"),
        (",;,=;q", "en"),
    ],
)
def test_the_closest_language_wins(wanted: str, language: str) -> None:
    """The most wanted language that we speak is chosen; English when there is none."""
    assert language == closest_language(wanted)
