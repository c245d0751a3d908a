"""The three wilds of Haggis: heads in gold, each within 100 units of the origin."""

from __future__ import annotations

from card_parts import CUT, SKIN, face, form, gold
from emblems import mirrored
from ink import Ink

CIRCLET = (
    "M-44 -40L-52 -78L-28 -62L-20 -90L0 -68L20 -90L28 -62L52 -78L44 -40C22 -50 -22 -50 -44 -40Z"
)
CROWN = (
    "M-50 -28L-58 -84H-40V-70H-24V-92H-9V-74H9V-92H24V-70H40V-84H58L50 -28C24 -38 -24 -38 -50 -28Z"
)


def jack(ink: Ink) -> None:
    """A lad in a feathered bonnet who blows the pipes' chanter."""
    paint = gold(ink)
    form(ink, "M-62 96C-58 66 -34 52 0 52C34 52 58 66 62 96Z", paint)
    ink.stroke("M-34 58L-20 94M34 58L20 94M0 64V94", CUT, 4)
    hair = "M-36 -24C-52 -6 -50 20 -42 34C-36 26 -34 10 -32 -6Z"
    for side in (hair, mirrored(hair)):
        form(ink, side, paint)
    face(ink)
    ink.stroke("M-10 34C-4 39 4 39 10 34", CUT, 4)
    form(ink, "M-62 -40C-58 -72 -18 -78 10 -74C46 -70 66 -56 58 -36C40 -24 -44 -24 -62 -40Z", paint)
    form(ink, "M-42 -36C-20 -26 22 -26 42 -36L40 -20C22 -12 -22 -12 -40 -20Z", "#8a5a1c")
    form(ink, "M36 -58C38 -84 58 -98 84 -100C80 -74 66 -58 44 -50Z", SKIN)
    ink.stroke("M42 -54C52 -70 64 -84 78 -94M56 -72L70 -72M62 -80L60 -90", CUT, 3.5)
    ink.circle(0, -74, 8, paint, stroke=CUT, stroke_width=4)


def queen(ink: Ink) -> None:
    """A lady with two long braids and a circlet of five points."""
    paint = gold(ink)
    form(ink, "M-58 96C-54 70 -32 56 0 56C32 56 54 70 58 96Z", paint)
    form(ink, "M-44 8C-56 -56 -24 -66 0 -66C24 -66 56 -56 44 8L34 -18H-34Z", paint)
    face(ink)
    ink.path("M-9 34C-4 29 4 29 9 34C4 42 -4 42 -9 34Z", "#b0452f", stroke=CUT, stroke_width=3)
    ink.stroke("M0 -64V-34M-20 -60C-16 -46 -22 -34 -30 -28M20 -60C16 -46 22 -34 30 -28", CUT, 3.5)
    for x in (-46, 46):
        for y, size in ((10, 13), (31, 14), (53, 14), (74, 12)):
            ink.ellipse(x, y, size, 13.0, paint, stroke=CUT, stroke_width=4.5)
            ink.stroke(f"M{x - 6} {y - 4}L{x} {y + 4}L{x + 6} {y - 4}", CUT, 3)
        form(ink, f"M{x - 9} 84H{x + 9}L{x + 5} 100H{x - 5}Z", "#b0452f")
    form(ink, CIRCLET, "#ffd98a")
    for x, y in ((-52, -80), (-20, -92), (20, -92), (52, -80)):
        ink.circle(x, y, 6, SKIN, stroke=CUT, stroke_width=3.5)
    ink.path("M0 -66L9 -55L0 -44L-9 -55Z", "#b0452f", stroke=CUT, stroke_width=3)


def king(ink: Ink) -> None:
    """An old man with a plaited beard under a heavy crown."""
    paint = gold(ink)
    form(ink, "M-70 96C-66 62 -40 44 0 44C40 44 66 62 70 96Z", "#8a5a1c")
    form(ink, "M-40 -30C-64 0 -58 40 -44 60L-30 20Z", paint)
    form(ink, mirrored("M-40 -30C-64 0 -58 40 -44 60L-30 20Z"), paint)
    face(ink)
    beard = ("M-36 6C-50 50 -32 84 0 98C32 84 50 50 36 6C30 22 20 24 12 22C6 16 -6 16 -12 22"
             "C-20 24 -30 22 -36 6Z")  # fmt: skip
    form(ink, beard, SKIN)
    ink.stroke("M-9 34C-4 38 4 38 9 34", CUT, 4.5)
    ink.stroke("M-30 34C-28 54 -20 70 -12 80M30 34C28 54 20 70 12 80M-14 48C-12 62 -6 74 0 84"
               "M14 48C12 62 6 74 0 84M0 48V66", CUT, 3.5)  # fmt: skip
    ink.stroke("M-24 -10L-7 -6M24 -10L7 -6", CUT, 6)
    form(ink, CROWN, paint)
    ink.stroke("M-52 -46C-24 -56 24 -56 52 -46", CUT, 4)
    for x in (-28, 0, 28):
        ink.path(f"M{x} -48L{x + 6} -41L{x} -34L{x - 6} -41Z", "#b0452f")


COURT = {"J": jack, "Q": queen, "K": king}
