"""The languages Sandtable speaks, and which of them somebody asked for."""

LANGUAGES = ("en", "it")


def closest_language(wanted: str) -> str:
    """The language that suits a wish best; English when none does.

    Takes an `Accept-Language` header (`it-IT,it;q=0.9,en;q=0.5`) or the name of a locale (`it_IT.UTF-8`).
    """
    wishes = [_wish(place, part) for place, part in enumerate(wanted.split(","))]
    for _, _, language in sorted(wishes):
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def _wish(place: int, part: str) -> tuple[float, int, str]:
    """One wish, sortable: the most wanted first, then as written. A weight of nought is no wish."""
    name, _, parameter = part.strip().partition(";")
    language = name.replace("_", "-").partition("-")[0].partition(".")[0].strip().lower()
    weight = _weight(parameter)
    return (-weight, place, language if weight > 0 else "")


def _weight(parameter: str) -> float:
    key, _, value = parameter.strip().partition("=")
    if key != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
