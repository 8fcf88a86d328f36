"""Reads the shapes of a PDF page, in millimetres, as a ruler on the paper would."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from pypdf import PdfReader
from pypdf.generic import ContentStream

MM = 25.4 / 72
PAINTS = (b"S", b"s", b"f", b"F", b"f*", b"B", b"B*", b"b", b"b*")
Matrix = tuple[float, float, float, float, float, float]


def times(a: Matrix, b: Matrix) -> Matrix:
    return (
        a[0] * b[0] + a[1] * b[2],
        a[0] * b[1] + a[1] * b[3],
        a[2] * b[0] + a[3] * b[2],
        a[2] * b[1] + a[3] * b[3],
        a[4] * b[0] + a[5] * b[2] + b[4],
        a[4] * b[1] + a[5] * b[3] + b[5],
    )


class Page:
    """Follows the operators of a page and keeps the box of every path that is painted."""

    def __init__(self) -> None:
        self.now: Matrix = (1, 0, 0, 1, 0, 0)
        self.kept: list[Matrix] = []
        self.path: list[tuple[float, float]] = []
        self.sizes: list[tuple[float, float]] = []

    def point(self, x: float, y: float) -> None:
        a, b, c, d, e, f = self.now
        self.path.append((a * x + c * y + e, b * x + d * y + f))

    def step(self, numbers: list[float], operator: bytes) -> None:
        if operator == b"q":
            self.kept.append(self.now)
        elif operator == b"Q":
            self.now = self.kept.pop()
        elif operator == b"cm":
            a, b, c, d, e, f = numbers
            self.now = times((a, b, c, d, e, f), self.now)
        elif operator == b"re":
            x, y, w, h = numbers
            for corner in ((x, y), (x + w, y), (x + w, y + h), (x, y + h)):
                self.point(*corner)
        elif operator in (b"m", b"l", b"c", b"v", b"y"):
            for at in range(0, len(numbers), 2):
                self.point(numbers[at], numbers[at + 1])
        elif operator in PAINTS:
            self.paint()
        elif operator == b"n":
            self.path = []

    def paint(self) -> None:
        if self.path:
            xs, ys = [x for x, _ in self.path], [y for _, y in self.path]
            self.sizes.append((round((max(xs) - min(xs)) * MM, 2), round((max(ys) - min(ys)) * MM, 2)))
        self.path = []


def reader(pdf: bytes) -> PdfReader:
    return PdfReader(BytesIO(pdf))


def shapes(pdf: bytes) -> list[tuple[float, float]]:
    """Width and height of every shape that the pages themselves draw."""
    found: list[tuple[float, float]] = []
    for page in reader(pdf).pages:
        contents: Any = page.get_contents()
        follower = Page()
        for operands, operator in ContentStream(contents, None).operations:
            numbers = [float(value) for value in operands if isinstance(value, (int, float))]
            follower.step(numbers, operator)
        found += follower.sizes
    return found
