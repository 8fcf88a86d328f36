"""Marks of a drawing."""

from __future__ import annotations

TYPE = 'font-family="Barlow, Arial, sans-serif"'
"""Of words in a drawing: ours on paper; a browser that shows a sheet as a picture has only its own."""


def tag(name: str, **attributes: object) -> str:
    """An element of a drawing: numbers with two digits, underscores in names as dashes."""
    said = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"' for key, value in attributes.items()
    )
    return f"<{name}{said}/>"


def _value(value: object) -> str:
    return f"{value:.2f}" if isinstance(value, float) else str(value)
