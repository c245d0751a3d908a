"""Pad buttons, mouse and key caps, 64 x 64: python assets/make/glyphs.py."""

from __future__ import annotations

from ink import Ink, polar

IVORY, DARK, BODY = "#f4e9cf", "#15100c", "#3a322b"
SIDES = ("south", "east", "west", "north")
SPOTS = {"south": (32, 49), "east": (49, 32), "west": (15, 32), "north": (32, 15)}
LETTERS = {
    "A": "M21 46L32 18L43 46M25.5 36H38.5",
    "B": "M23 18V46M23 18H33C43 18 43 31 33 31H23M33 31C45 31 45 46 33 46H23",
    "X": "M22 18L42 46M42 18L22 46",
    "Y": "M21 18L32 32L43 18M32 32V46",
}
XBOX = (("A", "#7bd14f"), ("B", "#ff6b5e"), ("X", "#58a9ff"), ("Y", "#ffd84a"))
SONY = (
    ("M20 20L44 44M44 20L20 44", "#8fb8ff"),
    ("M32 17A15 15 0 1 1 32 47A15 15 0 1 1 32 17Z", "#ff8a80"),
    ("M19 19H45V45H19Z", "#f5a3dc"),
    ("M32 15L48 43H16Z", "#5fe0b0"),
)
NINTENDO = "BAYX"
CARVED = {  # letters 22 high between y = 22 and 44; left edge, middle and right edge
    "L": "M{0} 22V44H{2}",
    "R": "M{0} 44V22H{1}C{2} 22 {2} 34 {1} 34H{0}M{1} 34L{2} 44",
    "B": "M{0} 22V44M{0} 22H{1}C{2} 22 {2} 33 {1} 33H{0}M{1} 33C{2} 33 {2} 44 {1} 44H{0}",
    "T": "M{0} 22H{2}M{1} 22V44",
    "Z": "M{0} 22H{2}L{0} 44H{2}",
    "1": "M{0} 27L{1} 22V44",
    "2": "M{0} 27C{0} 20 {2} 20 {2} 27C{2} 33 {0} 38 {0} 44H{2}",
    "3": "M{0} 22H{2}L{1} 31C{2} 31 {2} 44 {1} 44H{0}",
    "4": "M{2} 38H{0}L{1} 22V44",
    "P": "M{0} 44V22H{1}C{2} 22 {2} 34 {1} 34H{0}",
}
SHOULDERS = {  # left and right, above and below
    "generic": ("L1", "R1", "L2", "R2"), "xbox": ("LB", "RB", "LT", "RT"),
    "nintendo": ("L", "R", "ZL", "ZR"),
}
PLUS, MINUS = "M32 19V45M19 32H45", "M19 32H45"
START, BACK = "M20 23H44M20 32H44M20 41H44", "M18 20H36V36H18ZM42 28H46V44H28V42"
GUIDE, MISC = "M19 33L32 20L45 33M24 30V45H40V30", "M19 32H21M31 32H33M43 32H45"
TOUCHPAD = "M14 20H50V44H14ZM32 44V38"
MOUSE = "M32 4C44 4 52 13 52 25V40C52 52 44 60 32 60C20 60 12 52 12 40V25C12 13 20 4 32 4Z"
CROSS = (
    "M23 5H41Q43 5 43 7V21H57Q59 21 59 23V41Q59 43 57 43H43V57Q43 59 41 59H23Q21 59 21 57V43H7"
    "Q5 43 5 41V23Q5 21 7 21H21V7Q21 5 23 5Z"
)


def button() -> Ink:
    """A round black button with a soft edge."""
    ink = Ink(64, 64)
    ink.circle(32, 33, 31, "#000000", opacity=0.45)
    rim = ink.linear(0, 2, 0, 62, (0, "#4a423b"), (1, "#1d1814"))
    ink.circle(32, 32, 29.5, rim, stroke="#8d8275", stroke_width=2)
    ink.circle(32, 32, 25, DARK)
    return ink


def marked(d: str, colour: str) -> Ink:
    ink = button()
    ink.stroke(d, colour, 5.5)
    return ink


def generic(side: str) -> Ink:
    ink = Ink(64, 64)
    for name, (x, y) in SPOTS.items():
        lit = name == side
        ink.circle(
            x, y, 12.5, IVORY if lit else DARK, stroke=IVORY if lit else "#8d8275", stroke_width=3
        )
    return ink


def plate(d: str) -> Ink:
    """A shoulder button: a wide bar with rounded top."""
    ink = Ink(64, 64)
    ink.path(
        "M4 50V30Q4 12 24 12H48Q60 12 60 24V50Q60 54 56 54H8Q4 54 4 50Z",
        DARK,
        stroke="#8d8275",
        stroke_width=3,
    )
    ink.stroke(d, IVORY, 4.5)
    return ink


def pill(d: str) -> Ink:
    ink = Ink(64, 64)
    ink.circle(32, 32, 29, DARK, stroke="#8d8275", stroke_width=3)
    ink.stroke(d, IVORY, 5)
    return ink


def lettered(letters: str) -> Ink:
    """A shoulder button with one or two letters on it."""
    left = 32 - 9 * len(letters) + 3
    return plate("".join(CARVED[c].format(*(left + 18 * n + dx for dx in (0, 7, 13)))
                         for n, c in enumerate(letters)))


def dpad(side: str = "") -> Ink:
    """The cross, all four arrows lit, or one."""
    ink = Ink(64, 64)
    ink.path(CROSS, DARK, stroke="#a99e90", stroke_width=3)
    for k, name in enumerate(("up", "right", "down", "left")):
        with ink.at(32, 32, turn=90 * k):
            if side in ("", name):
                ink.path("M-9 -11L0 -24L9 -11Z" if side else "M-6 -15L0 -23L6 -15Z", IVORY)
    return ink


def pressed_stick(letter: str) -> Ink:
    """A stick that is pushed in, seen from above."""
    ink = Ink(64, 64)
    ink.circle(32, 32, 29, DARK, stroke="#8d8275", stroke_width=3)
    ink.circle(32, 32, 21, BODY, stroke=IVORY, stroke_width=3)
    ink.stroke(CARVED[letter].format(26, 33, 39), IVORY, 4)
    return ink


def stick() -> Ink:
    ink = Ink(64, 64)
    ink.circle(32, 32, 29, DARK, stroke="#8d8275", stroke_width=3)
    ink.circle(32, 32, 15, ink.radial(27, 26, 24, (0, "#fff8e6"), (1, "#b7a88b")))
    for k in range(4):
        with ink.at(*polar(32, 32, 22, 90 * k - 90), turn=90 * k):
            ink.path("M-4 3L0 -3L4 3Z", IVORY)
    return ink


def mouse(part: str) -> Ink:
    ink = Ink(64, 64)
    ink.path(MOUSE, DARK)
    lit = {"left": "M12 28V25C12 13 20 4 32 4V28Z", "right": "M52 28V25C52 13 44 4 32 4V28Z"}
    if part in lit:
        ink.path(lit[part], "#ffb52e")
    ink.stroke(MOUSE + "M12 28H52M32 4V28", IVORY, 3.5)
    wheel = "#ffb52e" if part in ("wheel", "middle") else DARK
    ink.rect(27.5, 11, 9, 15, wheel, rx=4.5, stroke=IVORY, stroke_width=3)
    return ink


def keycap(wide: float) -> Ink:
    """A blank key; letters stand on its face, middle at (wide / 2, 28), 40 high."""
    ink = Ink(wide, 64)
    ink.rect(2, 3, wide - 4, 60, "#0c0907", rx=11)
    ink.rect(4, 4, wide - 8, 56, ink.linear(0, 4, 0, 60, (0, "#b9aa8c"), (1, "#7e7058")), rx=10)
    ink.rect(8, 5, wide - 16, 46, ink.linear(0, 5, 0, 51, (0, "#fffaf0"), (1, "#e6d9bb")), rx=8)
    return ink


if __name__ == "__main__":
    drawings = {"dpad": dpad(), "stick": stick()}
    drawings |= {f"generic_dpad_{side}": dpad(side) for side in ("up", "right", "down", "left")}
    for family, words in SHOULDERS.items():
        names = ("shoulder_left", "shoulder_right", "trigger_left", "trigger_right")
        for button_name, word in zip(names, words, strict=True):
            drawings[f"{family}_{button_name}"] = lettered(word)
    drawings |= {f"generic_paddle_{n}": lettered(f"P{n}") for n in range(1, 5)}
    drawings |= {"generic_stick_left": pressed_stick("L")}
    drawings |= {"generic_stick_right": pressed_stick("R")}
    drawings |= {"generic_start": pill(START), "generic_back": pill(BACK)}
    drawings |= {"nintendo_start": pill(PLUS), "nintendo_back": pill(MINUS)}
    drawings |= {"generic_guide": pill(GUIDE), "generic_misc": pill(MISC)}
    drawings |= {"generic_touchpad": pill(TOUCHPAD)}
    drawings |= {"keycap": keycap(64), "keycap_wide": keycap(128)}
    parts = ("left", "middle", "right", "wheel", "move")
    drawings |= {f"mouse_{part}": mouse(part) for part in parts}
    for place, (letter, tint), (sign, hue), name in zip(SIDES, XBOX, SONY, NINTENDO, strict=True):
        drawings[f"xbox_{place}"] = marked(LETTERS[letter], tint)
        drawings[f"sony_{place}"] = marked(sign, hue)
        drawings[f"nintendo_{place}"] = marked(LETTERS[name], IVORY)
        drawings[f"generic_{place}"] = generic(place)
    for file, drawing in drawings.items():
        drawing.save(f"ui/glyphs/{file}.svg")
