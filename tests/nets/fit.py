"""How well what happened fits what was shown: Pearson's test for counts, and Holm's correction for many of them."""

from __future__ import annotations

from math import exp, lgamma, log

SMALLEST = 5.0
"""Expected counts below this are pooled: the test is not to be trusted with less."""


def misfit(shown: dict[str, float], seen: dict[str, int]) -> float:
    """The probability of a fit as bad as this or worse when what is shown is true.

    What was seen and is shown as impossible gives 0.
    """
    n = sum(seen.values())
    if any(count and shown.get(label, 0.0) <= 0.0 for label, count in seen.items()):
        return 0.0
    cells: list[tuple[float, int]] = []
    pooled, met = 0.0, 0
    for label, p in sorted(shown.items(), key=lambda entry: entry[1]):
        pooled += p * n
        met += seen.get(label, 0)
        if pooled >= SMALLEST:
            cells.append((pooled, met))
            pooled, met = 0.0, 0
    if cells and pooled > 0.0:
        last = cells.pop()
        cells.append((last[0] + pooled, last[1] + met))
    if len(cells) < 2:
        return 1.0
    statistic = sum((met - expected) ** 2 / expected for expected, met in cells)
    return chi_square_beyond(statistic, len(cells) - 1)


def chi_square_beyond(x: float, freedom: int) -> float:
    """How likely a chi-square variable is to exceed `x`: the regularised incomplete gamma function."""
    a, half = freedom / 2.0, x / 2.0
    if half <= 0.0:
        return 1.0
    scale = exp(a * log(half) - half - lgamma(a))
    if half < a + 1.0:
        term = total = 1.0 / a
        k = a
        while term > total * 1e-12:
            k += 1.0
            term *= half / k
            total += term
        return max(1.0 - scale * total, 0.0)
    # Lentz's continued fraction for the upper part.
    b = half + 1.0 - a
    c = 1e300
    d = 1.0 / b
    h = d
    for i in range(1, 500):
        an = -i * (i - a)
        b += 2.0
        d = 1.0 / (an * d + b)
        c = b + an / c
        h *= d * c
        if abs(d * c - 1.0) < 1e-12:
            break
    return scale * h


def largest_gap(shown: dict[str, float], seen: dict[str, int]) -> float:
    """The largest difference between a probability shown and a share seen."""
    n = sum(seen.values())
    return max(abs(shown.get(label, 0.0) - seen.get(label, 0) / n) for label in {*shown, *seen})


def rejected(values: list[float], family_wise: float) -> list[int]:
    """Holm: which of these p-values are too small, with that much chance of any false alarm among all of them."""
    order = sorted(range(len(values)), key=lambda i: values[i])
    bad: list[int] = []
    for rank, i in enumerate(order):
        if values[i] > family_wise / (len(values) - rank):
            break
        bad.append(i)
    return bad
