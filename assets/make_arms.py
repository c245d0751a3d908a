"""Arms of those who sit at a table: python assets/make_arms.py.

Each lies over its own figure of `make_chairs.py`, in the same frame, on the edge of the table: in
the sleeves of the same jersey, and each in a way of its own. Where there is no table they lie on
the knees, over which there is a blanket.
"""

from __future__ import annotations

from collections.abc import Callable

from card_parts import CUT, form
from ink import Ink
from make_chairs import HIGH, NISSER, PEOPLE, WIDE, darker

THICK, HAND, MITTEN = 29, 14, "#ffdcae"
SLEEVE, FAR = "M50 214C46 240 66 251 96 251", "M190 214C194 240 174 251 144 251"
HELD, HELD_FAR = "M50 212C40 228 46 244 64 248", "M190 212C200 228 194 244 176 248"


def sleeve(ink: Ink, way: str, tone: str) -> None:
    """An arm from the elbow to the wrist, with light along it."""
    ink.stroke(way, CUT, THICK + 10)
    ink.stroke(way, darker(tone, 0.76), THICK)
    ink.stroke(way, darker(tone, 0.94), THICK * 0.5)


def hand(ink: Ink, x: float, y: float, skin: str, *, left: bool) -> None:
    """A fist, with the lines between its fingers."""
    ink.ellipse(x, y, HAND + 2, HAND, skin, stroke=CUT, stroke_width=5)
    side = 1 if left else -1
    for up in (-4, 3):
        ink.stroke(f"M{x + 4 * side} {y + up}H{x + 11 * side}", CUT, 2.5, opacity=0.7)


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
    sleeve(ink, FAR.replace("144 251", "168 251"), tone)
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
    sleeve(ink, "M184 252C186 232 182 206 170 184", tone)
    hand(ink, 164, 170, skin, left=False)
    sleeve(ink, "M50 214C46 242 70 254 122 253", tone)
    hand(ink, 136, 253, skin, left=True)


def cheer(ink: Ink, tone: str, skin: str) -> None:
    """One lies on the edge, the other is high up, with a cup."""
    sleeve(ink, SLEEVE, tone)
    hand(ink, 106, 252, skin, left=True)
    sleeve(ink, "M186 208C212 204 218 176 206 138", tone)
    with ink.at(173, 50, 0.32):
        cup(ink)
    hand(ink, 205, 122, skin, left=False)


def wave(ink: Ink, tone: str, skin: str) -> None:
    """One lies on the edge, the other is up, with its hand open, and greets."""
    sleeve(ink, SLEEVE, tone)
    hand(ink, 106, 252, skin, left=True)
    sleeve(ink, "M186 208C212 204 220 182 210 150", tone)
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


def lap(number: int, tone: str, skin: str) -> Ink:
    """A blanket over the knees of one of the people, her boots under it and her hands on it."""
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
    sleeve(ink, "M48 196C34 224 44 240 76 240", tone)
    sleeve(ink, "M192 196C206 224 196 240 164 240", tone)
    hand(ink, 88, 240, skin, left=True)
    hand(ink, 152, 240, skin, left=False)
    return ink


Pose = Callable[[Ink, str, str], None]
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
        lap(number, look.tone, look.skin).save(f"ui/arms/person_{number}_lap.svg")
    for number, (who, pose) in enumerate(zip(NISSER, BOTS, strict=True)):
        arms(pose, who.coat[0], MITTEN).save(f"ui/arms/nisse_{number}.svg")
        arms(cheer, who.coat[0], MITTEN).save(f"ui/arms/nisse_{number}_cheer.svg")
        arms(wave, who.coat[0], MITTEN).save(f"ui/arms/nisse_{number}_wave.svg")


if __name__ == "__main__":
    main()
