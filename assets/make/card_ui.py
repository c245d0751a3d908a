"""Coin, dealer's horn, trump, bomb, trick, ship and more: python assets/make/card_ui.py."""

from __future__ import annotations

from functools import partial

from ink import Ink, polar

GOLD, DARK, PALE = "#e2ad4a", "#120a06", "#fff0c4"
FLAME = (
    "M50 4C58 18 70 20 74 36C84 30 82 22 80 16C94 32 88 54 76 60"
    "H24C12 52 8 34 22 18C22 26 24 30 29 33C30 18 44 16 50 4Z"
)


def formed(ink: Ink, d: str, paint: str, wide: float = 4) -> None:
    ink.path(d, paint, stroke=DARK, stroke_width=wide, stroke_linejoin="round")


def coin() -> Ink:
    """A struck gold penny with a cross."""
    ink = Ink(100, 100)
    ink.circle(50, 53, 45, "#050302", opacity=0.6)
    ink.circle(50, 50, 45, DARK)
    ink.circle(50, 50, 42, ink.radial(36, 32, 72, (0, PALE), (0.45, GOLD), (1, "#8a5a1c")))
    ink.circle(50, 50, 34, stroke="#6b4212", stroke_width=3)
    ink.circle(50, 51, 34, stroke=PALE, stroke_width=1.2, opacity=0.8)
    for turn in range(0, 360, 90):
        with ink.at(50, 50, turn=turn):
            ink.path("M-4 -4L-9 -26L0 -22L9 -26L4 -4Z", "#6b4212")
    for turn in range(45, 360, 90):
        ink.circle(*polar(50, 50, 22, turn), 3.5, "#6b4212")
    return ink


def dealer() -> Ink:
    """A drinking horn with gold rim and tip."""
    ink = Ink(80, 80)
    ink.circle(40, 40, 38, DARK)
    ink.circle(40, 40, 35, ink.radial(30, 26, 60, (0, "#3d5a86"), (1, "#14213c")))
    ink.circle(40, 40, 35, stroke=GOLD, stroke_width=4)
    horn = ink.linear(16, 24, 56, 60, (0, "#fff6df"), (1, "#c9a46a"))
    formed(ink, "M17 24C15 45 28 63 60 58C51 54 42 44 41 23Z", horn)
    formed(ink, "M13 18Q29 12 45 17L44 27Q29 22 14 28Z", GOLD)
    formed(ink, "M52 50C56 54 62 57 68 56C64 62 56 63 49 62Z", GOLD)
    ink.stroke("M19 37C26 34 34 33 41 34", "#a8742c", 3.5)
    return ink


def trump() -> Ink:
    """A crowned card."""
    ink = Ink(100, 100)
    ink.circle(50, 50, 50, ink.radial(50, 50, 50, (0.3, "#ffb52e", 0.6), (1, "#ff8a1e", 0)))
    ink.rect(26, 36, 48, 60, DARK, rx=9)
    ink.rect(29, 39, 42, 54, "#fbf4e2", rx=6)
    ink.path("M50 48L64 66L50 84L36 66Z", "#a3123a", stroke=DARK, stroke_width=3)
    crown = "M18 44L12 12L32 24L50 4L68 24L88 12L82 44C62 38 38 38 18 44Z"
    formed(ink, crown, ink.linear(0, 4, 0, 44, (0, PALE), (1, "#cf9530")), 5)
    for x, y in ((13, 12), (50, 6), (87, 12)):
        ink.circle(x, y, 5, PALE, stroke=DARK, stroke_width=3)
    return ink


def bomb() -> Ink:
    """A keg of burning mead."""
    ink = Ink(100, 100)
    ink.circle(50, 40, 50, ink.radial(50, 36, 50, (0, "#ffb52e", 0.7), (1, "#ff6a1e", 0)))
    formed(ink, FLAME, "#f2691e", 4)
    ink.path("M50 22C56 30 66 34 66 48V58H34V48C34 36 46 32 50 20Z", "#ffe08a")
    keg = "M20 46H80C86 60 86 82 80 96H20C14 82 14 60 20 46Z"
    formed(ink, keg, ink.linear(14, 0, 86, 0, (0, "#5a3418"), (0.35, "#b0713a"), (1, "#3d2210")), 5)
    ink.stroke("M38 48C35 62 35 80 38 94M62 48C65 62 65 80 62 94", DARK, 2.5)
    for y in (55, 86):
        ink.stroke(f"M17 {y}H83", DARK, 10, stroke_linecap="butt")
        ink.stroke(f"M18 {y}H82", "#b9c0c9", 5, stroke_linecap="butt")
    ink.path("M50 61L59 71L50 81L41 71Z", "#ffcf5a", stroke=DARK, stroke_width=3)
    return ink


def trick() -> Ink:
    """Three cards gathered, face down."""
    ink = Ink(100, 100)
    for turn, x, tone in ((-20, 38, "#7a2530"), (16, 62, "#20456e"), (-2, 50, "#1f5a3c")):
        with ink.at(x, 52, turn=turn):
            ink.rect(-24, -36, 48, 72, DARK, rx=8)
            ink.rect(-21, -33, 42, 66, "#f1e4c4", rx=6)
            ink.rect(-16, -28, 32, 56, tone, rx=3)
            ink.path("M0 -17L11 0L0 17L-11 0Z", stroke=GOLD, stroke_width=3.5)
    return ink


SHIELD = "M50 4C64 14 78 17 92 16C94 52 82 82 50 97C18 82 6 52 8 16C22 17 36 14 50 4Z"
BREAK = "M56 4L44 30L60 46L42 66L52 98"


def crown() -> Ink:
    """A crown of three points, for cards that trump."""
    ink = Ink(100, 80)
    formed(ink, "M12 70L4 16L30 38L50 6L70 38L96 16L88 70Z",
           ink.linear(0, 6, 0, 70, (0, PALE), (0.5, GOLD), (1, "#a8691c")), 8)
    ink.stroke("M14 58H86", DARK, 5)
    for x, y in ((6, 15), (50, 8), (94, 15)):
        ink.circle(min(max(x, 8), 92), y, 7, PALE, stroke=DARK, stroke_width=4)
    return ink


def shield(kind: str) -> Ink:
    """A shield for a trick: one that is still to come, one that is taken, one of an exact number,
    one too many, and the sign of somebody who wants none; and those that bear a number."""
    ink = Ink(100, 100)
    if kind in ("board", "bare"):  # with a number on it
        light, deep, edge = (("#4a86c4", "#1f4f86", "#f4e8cd") if kind == "board" else
                             ("#3a2c24", "#1c1410", "#8d7b60"))
        formed(ink, SHIELD, ink.linear(0, 4, 60, 97, (0, light), (1, deep)), 8)
        ink.path(SHIELD, stroke=edge, stroke_width=4, stroke_linejoin="round")
        return ink
    if kind in ("open", "none"):
        ink.path(SHIELD, DARK, opacity=0.7)
        ink.path(SHIELD, stroke="#cdbc9c", stroke_width=9, stroke_linejoin="round")
        if kind == "none":
            ink.stroke("M30 66L70 30", "#cdbc9c", 10)
        return ink
    tones = {"full": ("#8fb8e0", "#24527f"), "gold": ("#fff0c4", "#d08d22"),
             "split": ("#ff8a6a", "#a01c1c")}[kind]
    formed(ink, SHIELD, ink.linear(0, 4, 60, 97, (0, tones[0]), (1, tones[1])), 8)
    if kind == "split":
        ink.stroke(BREAK, DARK, 15)
        ink.stroke(BREAK, "#ffe0d0", 4)
        return ink
    ink.stroke("M50 14V86M16 44H84", DARK, 5)
    ink.circle(50, 44, 15, PALE if kind == "gold" else "#f4e8cd", stroke=DARK, stroke_width=5)
    return ink


def wax() -> Ink:
    """A seal of red wax."""
    ink = Ink(100, 100)
    drops = "M50 4C66 2 74 14 84 18C98 26 92 42 96 54C98 72 84 76 76 88C64 98 54 92 44 96"
    drops += "C28 98 22 86 12 80C0 70 8 58 4 46C2 30 14 26 22 14C30 6 40 8 50 4Z"
    formed(ink, drops, ink.radial(38, 32, 74, (0, "#e2545c"), (1, "#7c1020")), 5)
    ink.circle(50, 50, 30, stroke="#5c0a18", stroke_width=5)
    return ink


def seal() -> Ink:
    """One over what nobody may read yet."""
    ink = wax()
    lock = "M38 48V40C38 24 62 24 62 40V48H68V70H32V48ZM45 48H55V40C55 33 45 33 45 40Z"
    ink.path(lock, "#ffd9c8")
    return ink


def sealed() -> Ink:
    """One on the ribbon round the box of a game that is over."""
    ink = wax()
    star = "M50 27L57 42L74 44L61 55L65 72L50 63L35 72L39 55L26 44L43 42Z"
    ink.path(star, "#ffe2a6", stroke="#5c0a18", stroke_width=3, stroke_linejoin="round")
    return ink


def onward() -> Ink:
    """An arrow to what came next."""
    ink = Ink(100, 100)
    ink.stroke("M8 50H76", DARK, 18)
    ink.stroke("M48 14L86 50L48 86", DARK, 18)
    return ink


def thistle() -> Ink:
    """A silver coin with a thistle, which is staked."""
    ink = Ink(100, 100)
    ink.circle(50, 50, 49, DARK)
    ink.circle(50, 50, 46, ink.radial(36, 30, 76, (0, "#ffffff"), (0.6, "#d8d3c4"), (1, "#8f8a7c")))
    ink.circle(50, 50, 39, stroke="#6a6558", stroke_width=2.5)
    for turn in range(-50, 51, 20):
        with ink.at(50, 24, turn=turn):
            ink.path("M-3 2L0 -12L3 2Z", "#8a4aa8")
    ink.path("M42 24C42 34 58 34 58 24Z", "#3f7a3a")
    return ink


def bloom() -> Ink:
    """The same coin with the thistle alone, which runs to the goal."""
    ink = Ink(100, 100)
    ink.circle(50, 50, 49, DARK)
    ink.circle(50, 50, 46, ink.radial(36, 30, 76, (0, "#ffffff"), (0.6, "#d8d3c4"), (1, "#8f8a7c")))
    ink.circle(50, 50, 39, stroke="#6a6558", stroke_width=2.5)
    ink.stroke("M50 58V84M50 80C40 78 34 72 30 64M50 80C60 78 66 72 70 64", "#3f7a3a", 6)
    for turn in range(-60, 61, 15):
        with ink.at(50, 50, turn=turn):
            ink.path("M-5 2L0 -32L5 2Z", "#8a4aa8", stroke="#4e2466", stroke_width=1.5)
    formed(ink, "M34 46C32 66 68 66 66 46Z", "#3f7a3a", 4)
    ink.stroke("M42 50L46 58M50 49V59M58 50L54 58", "#a9d08a", 2.5)
    return ink


def ship() -> Ink:
    """A longship under sail, which runs to the goal; whose it is stands beside the mast."""
    ink = Ink(100, 100)
    ink.stroke("M47 6V66", DARK, 9)
    ink.stroke("M47 6V66", "#8a5a2c", 4)
    sail = "M20 14C34 10 62 10 78 14C88 28 88 42 78 56C62 50 34 50 20 56C30 42 30 28 20 14Z"
    formed(ink, sail, ink.linear(20, 0, 86, 0, (0, "#cdb98f"), (0.6, "#fbf0d2"), (1, "#d8c49a")), 5)
    for x in (36, 64):
        ink.stroke(f"M{x} 12C{x + 8} 26 {x + 8} 40 {x} 52", "#a3332c", 7, stroke_linecap="butt")
    hull = ink.linear(0, 58, 0, 94, (0, "#a8692e"), (1, "#4a2812"))
    formed(ink, "M4 50C2 62 8 84 28 90H68C88 86 96 68 92 44C98 42 98 34 90 34C82 36 82 46 82 56"
                "C78 68 70 70 60 70H34C20 70 12 64 10 50Z", hull, 5)
    ink.stroke("M16 77C34 82 64 82 84 74", DARK, 3)
    for x, tone in ((30, "#5bb8f0"), (46, PALE), (62, "#a3332c")):
        ink.circle(x, 72, 7, tone, stroke=DARK, stroke_width=3.5)
    ink.circle(91, 39, 2, DARK)
    return ink


def crack() -> Ink:
    """A crack that glows, through a whole card."""
    ink = Ink(100, 140)
    for colour, width in ((DARK, 13), ("#ff8a3c", 6)):
        ink.path("M70 0L54 30L64 44L36 78L50 92L30 122L34 140", stroke=colour, stroke_width=width,
                 stroke_linejoin="round")
    return ink


DRAWINGS = {"coin": coin, "dealer": dealer, "trump": trump, "bomb": bomb, "trick": trick,
            "crown": crown, "seal": seal, "sealed": sealed, "onward": onward, "thistle": thistle,
            "bloom": bloom, "ship": ship, "crack": crack,
            **{f"shield_{kind}": partial(shield, kind)
               for kind in ("open", "full", "gold", "split", "none", "board", "bare")}}

if __name__ == "__main__":
    for name, draw in DRAWINGS.items():
        draw().save(f"ui/{name}.svg")
