"""Arms of those who sit at a table: python assets/make/arms.py.

Each lies over its own figure of `chairs.py`, in the same frame, on the edge of the table: in
the sleeves of the same jersey, and each in a way of its own. Where there is no table they lie on
the knees, over which there is a blanket.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from card_parts import CUT, form
from ink import Ink, Point, line, smooth
from people import HIGH, PEOPLE, WIDE, darker
from ui import SEATS

HAND, MITTEN = 14, "#ffdcae"
SHOULDER, WRIST, CUFF = 19, 14.5, 11  # half as wide as a sleeve there, and how long its cuff is
SLEEVE, FAR = "M74 197C40 230 58 252 98 251", "M166 197C200 230 182 252 142 251"
HELD, HELD_FAR = "M74 197C38 226 48 248 70 248", "M166 197C202 226 192 248 170 248"
RAISED = 8  # how much higher hands are on knees than on a table
NUMBERS = re.compile(r"-?\d+")
Pose = Callable[[Ink, str, str], None]


def along(way: str, share: float) -> tuple[Point, Point]:
    """A point of a way that is one curve, and which way it goes there, of length 1."""
    one, two, three, four = (complex(*map(int, pair)) for pair in zip(
        *[iter(NUMBERS.findall(way))] * 2, strict=True))
    rest = 1 - share
    at = rest**3 * one + 3 * rest**2 * share * two + 3 * rest * share**2 * three + share**3 * four
    on = rest**2 * (two - one) + 2 * rest * share * (three - two) + share**2 * (four - three)
    on /= abs(on)
    return (at.real, at.imag), (on.real, on.imag)


def beside(way: str, share: float, far: float) -> Point:
    """A point beside a way, to its right if `far` is more than nothing."""
    (x, y), (dx, dy) = along(way, share)
    return x - dy * far, y + dx * far


def sleeve(ink: Ink, way: str, tone: str) -> None:
    """An arm from the shoulder to the wrist: it grows thinner, has folds where it bends, and a
    ribbed cuff at its end."""
    shares = [n / 12 for n in range(13)]
    sides = [smooth([beside(way, share, side * (SHOULDER + (WRIST - SHOULDER) * share))
                     for share in shares]) for side in (1, -1)]
    back = smooth([beside(way, share, -SHOULDER - (WRIST - SHOULDER) * share)
                   for share in reversed(shares)])
    whole = f"{sides[0]}L{back[1:]}Z"
    (left, _), (right, _) = sorted(along(way, share)[0] for share in (0, 1))
    ink.path(whole, ink.linear(left - 20, 190, right, 262, (0, tone), (0.5, darker(tone, 0.94)),
                               (1, darker(tone, 0.72))))
    for edge in sides:
        ink.stroke(edge, CUT, 5)
    inwards = 1 if _turns_right(way) else -1
    for share, long in ((0.4, 0.9), (0.52, 0.7)):
        fold = beside(way, share, 2 * inwards), beside(way, share + 0.03, 15 * long * inwards)
        ink.stroke(line(fold), CUT, 2.6, opacity=0.45)
    ink.stroke(smooth([beside(way, share, -8 * inwards) for share in shares[1:8]]), "#ffffff", 4,
               opacity=0.28)
    end, (dx, dy) = along(way, 1)
    across = [(end[0] - dx * CUFF / 2 + far * dy, end[1] - dy * CUFF / 2 - far * dx)
              for far in (WRIST - 4, 4 - WRIST)]
    ink.stroke(line(across), CUT, CUFF + 7)
    ink.stroke(line(across), darker(tone, 0.8), CUFF - 1)
    for share in (0.28, 0.5, 0.72):
        x = across[0][0] + (across[1][0] - across[0][0]) * share
        y = across[0][1] + (across[1][1] - across[0][1]) * share
        ink.stroke(line([(x - dx * 4, y - dy * 4), (x + dx * 4, y + dy * 4)]), CUT, 2, opacity=0.45)


def _turns_right(way: str) -> bool:
    (_, (ax, ay)), (_, (bx, by)) = along(way, 0.05), along(way, 0.95)
    return ax * by - ay * bx > 0


def hand(ink: Ink, x: float, y: float, skin: str, *, left: bool) -> None:
    """A fist, with the lines between its fingers."""
    side = 1 if left else -1
    ink.ellipse(x, y, HAND + 2, HAND, ink.radial(x - 5, y - 6, 24, (0, skin), (0.4, skin),
                (1, darker(skin, 0.76))), stroke=CUT, stroke_width=5)
    for up in (-3, 4):
        ink.stroke(f"M{x + 5 * side} {y + up}H{x + 12 * side}", CUT, 2.5, opacity=0.6)


def folded(ink: Ink, tone: str, skin: str) -> None:
    """Both lie on the edge, hand on hand."""
    sleeve(ink, SLEEVE, tone)
    sleeve(ink, FAR, tone)
    hand(ink, 132, 252, skin, left=False)
    hand(ink, 110, 250, skin, left=True)


def mug(ink: Ink, tone: str, skin: str) -> None:
    """One lies there, the other holds a mug that steams."""
    sleeve(ink, SLEEVE, tone)
    hand(ink, 106, 252, skin, left=True)
    for x in (138, 152):
        ink.stroke(f"M{x} 206C{x - 7} 198 {x + 7} 192 {x} 182", "#fff3da", 4, opacity=0.6)
    sleeve(ink, "M166 197C206 222 202 246 182 247", tone)
    form(ink, "M124 216H166L162 262Q145 268 128 262Z",
         ink.linear(124, 0, 166, 0, (0, "#e8d9bd"), (1, "#b79f78")))
    ink.stroke("M128 232L134 238L140 232L146 238L152 232L158 238L163 233", "#b3202f", 4)
    hand(ink, 168, 246, skin, left=False)


def book(ink: Ink, tone: str, skin: str) -> None:
    """Both hold an open book."""
    sleeve(ink, HELD, tone)
    sleeve(ink, HELD_FAR, tone)
    for side in (-1, 1):
        near, far = 120 + side * 2, 120 + side * 56
        ink.path(f"M{near} 214L{far - side * 4} 206V212L{near} 222Z", "#fff6e0", stroke=CUT,
                 stroke_width=4, stroke_linejoin="round")
        form(ink, f"M{near} 220L{far} 211V257L{near} 268Z", "#7a2f3a" if side < 0 else "#8f3b44")
        ink.stroke(f"M{near + side * 12} 228L{far - side * 9} 221V249L{near + side * 12} 256Z",
                   "#e4b04c", 2.5, opacity=0.9)
    hand(ink, 70, 247, skin, left=True)
    hand(ink, 170, 247, skin, left=False)


def chin(ink: Ink, tone: str, skin: str) -> None:
    """One lies across, on the other leans a cheek."""
    ink.circle(184, 247, SHOULDER, darker(tone, 0.94), stroke=CUT, stroke_width=5)
    sleeve(ink, "M184 247C188 228 184 208 172 188", tone)
    hand(ink, 164, 170, skin, left=False)
    sleeve(ink, "M74 197C38 236 70 254 124 253", tone)
    hand(ink, 136, 253, skin, left=True)


def cheer(ink: Ink, tone: str, skin: str) -> None:
    """One lies on the edge, the other is high up, with a cup."""
    sleeve(ink, SLEEVE, tone)
    hand(ink, 106, 252, skin, left=True)
    sleeve(ink, "M166 198C190 236 230 200 207 132", tone)
    with ink.at(173, 50, 0.32):
        cup(ink)
    hand(ink, 205, 122, skin, left=False)


def wave(ink: Ink, tone: str, skin: str) -> None:
    """One lies on the edge, the other is up, with its hand open, and greets."""
    sleeve(ink, SLEEVE, tone)
    hand(ink, 106, 252, skin, left=True)
    sleeve(ink, "M166 198C190 236 232 206 210 142", tone)
    fingers = "M197 116L189 92", "M204 112L201 84", "M212 112L214 85", "M219 117L226 94"
    for colour, thick in ((CUT, 19), (skin, 10)):
        for finger in (*fingers, "M195 128L179 117"):
            ink.stroke(finger, colour, thick)
        ink.ellipse(208, 126, 16 if colour == CUT else 12, 17 if colour == CUT else 13, colour,
                    stroke=colour, stroke_width=5)


def cup(ink: Ink) -> None:
    """A golden cup with two handles, 200 x 230."""
    for d in ("M50 44C4 38 8 100 58 100", "M150 44C196 38 192 100 142 100"):
        ink.stroke(d, CUT, 24)
        ink.stroke(d, "#e2ad4a", 10)
    form(ink, "M42 22H158C158 100 140 138 108 148V178H132V204H68V178H92V148C60 138 42 100 42 22Z",
         ink.linear(42, 0, 158, 0, (0, "#fff0c4"), (0.4, "#efb94e"), (1, "#a8691e")))
    ink.stroke("M58 40C58 88 68 116 84 130", "#fff8e0", 10, opacity=0.7)


BLANKET = ("M52 224C82 212 158 212 188 224C201 232 202 250 199 281C186 288 174 280 162 285"
           "C148 289 138 281 126 286C114 290 102 281 90 285C76 289 66 281 41 281"
           "C38 250 39 232 52 224Z")
CLOTHS = ("#8f2a35", "#c9505a"), ("#2f5f54", "#5f9a86"), ("#35507f", "#6f8fc4")


def lap(number: int, pose: Pose, tone: str, skin: str) -> Ink:
    """A blanket over the knees of one of the people, her boots under it, and her hands on it in her
    own way."""
    ink, (cloth, light) = Ink(WIDE, HIGH), CLOTHS[number % len(CLOTHS)]
    for x in (84, 156):
        form(ink, f"M{x - 22} 280H{x + 22}C{x + 26} 290 {x + 24} 297 {x + 16} 297H{x - 16}"
             f"C{x - 24} 297 {x - 26} 290 {x - 22} 280Z", "#4a2d1c")
    form(ink, BLANKET, ink.linear(0, 214, 0, 290, (0, light), (0.35, cloth),
                                  (1, darker(cloth, 0.62))))
    for x in (66, 102, 138, 174):
        ink.stroke(f"M{x + (120 - x) * 0.16} 222C{x} 236 {x} 250 {x} 278", "#fff0d0", 4,
                   opacity=0.4)
    for y in (252, 268):
        ink.stroke(f"M42 {y - 4}C84 {y + 4} 156 {y + 4} 198 {y - 4}", "#fff0d0", 5, opacity=0.55)
    ink.stroke("M120 240C123 256 118 272 121 286", CUT, 3.5, opacity=0.6)
    for x in range(48, 196, 16):
        ink.stroke(f"M{x} 282V290", light, 4)
    with ink.at(0, -RAISED, 1):
        pose(ink, tone, skin)
    return ink


POSES: tuple[Pose, ...] = (mug, book, folded, chin, mug, folded, book, folded, mug, chin)
BOTS: tuple[Pose, ...] = (book, chin, mug, folded, mug)  # they sit beside people of these poses


def arms(pose: Pose, tone: str, skin: str) -> Ink:
    ink = Ink(WIDE, HIGH)
    pose(ink, tone, skin)
    return ink


def main() -> None:
    for number, ((_, look), pose) in enumerate(zip(PEOPLE, POSES, strict=True)):
        arms(pose, look.tone, look.skin).save(f"ui/arms/person_{number}.svg")
        arms(cheer, look.tone, look.skin).save(f"ui/arms/person_{number}_cheer.svg")
        arms(wave, look.tone, look.skin).save(f"ui/arms/person_{number}_wave.svg")
        lap(number, pose, look.tone, look.skin).save(f"ui/arms/person_{number}_lap.svg")
    for number, ((tone, _), pose) in enumerate(zip(SEATS, BOTS, strict=True)):
        arms(pose, tone, MITTEN).save(f"ui/arms/nisse_{number}.svg")
        arms(cheer, tone, MITTEN).save(f"ui/arms/nisse_{number}_cheer.svg")
        arms(wave, tone, MITTEN).save(f"ui/arms/nisse_{number}_wave.svg")


if __name__ == "__main__":
    main()
