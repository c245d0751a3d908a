"""Seat shapes and the ivory line icons of the house: python assets/make/ui.py."""

from __future__ import annotations

from ink import Ink, line, polar

IVORY = "#f4e9cf"
GOLD, DARK = "#eab548", "#26180e"

# At least 4.5:1 on #1b1410, and apart for every kind of colour blindness.
STAR = line([polar(50, 54, (48, 21)[i % 2], 36 * i - 90) for i in range(10)], closed=True)
SEATS = (
    ("#5bb8f0", "M50 8A42 42 0 1 1 50 92A42 42 0 1 1 50 8Z"),
    ("#f0703c", "M50 5L93 50L50 95L7 50Z"),
    ("#2fc492", "M50 9L95 88H5Z"),
    ("#e08fc8", "M13 13H87V87H13Z"),
    ("#f4dd4c", STAR),
)
KEYS = tuple(
    f"M{x + 5} {y}H{x + 22}Q{x + 27} {y} {x + 27} {y + 5}V{y + 22}"
    f"Q{x + 27} {y + 27} {x + 22} {y + 27}"
    f"H{x + 5}Q{x} {y + 27} {x} {y + 22}V{y + 5}Q{x} {y} {x + 5} {y}Z"
    for x, y in ((36.5, 19), (3, 54), (36.5, 54), (70, 54))
)
COG = [
    polar(50, 50, radius, 45 * k + turn)
    for k in range(8)
    for radius, turn in ((30, -14), (42, -9), (42, 9), (30, 14))
]


ICONS = {
    "chart": "M12 12V88H90M24 70L42 48L56 60L80 26M80 26L62 28M80 26L82 44",
    "lock": (
        "M28 46H72Q78 46 78 52V80Q78 86 72 86H28Q22 86 22 80V52Q22 46 28 46Z"
        "M33 46V34A17 17 0 0 1 67 34V46M50 61V71"
    ),
    "gear": line(COG, closed=True) + "M50 37A13 13 0 1 1 50 63A13 13 0 1 1 50 37Z",
    "book": (
        "M50 26C40 17 24 15 12 18V78C24 75 40 77 50 86C60 77 76 75 88 78V18C76 15 60 17 50 26Z"
        "M50 26V86M24 34L38 37M24 48L38 51M76 34L62 37M76 48L62 51"
    ),
    "bot": (
        "M26 34H74Q82 34 82 42V74Q82 82 74 82H26Q18 82 18 74V42Q18 34 26 34Z"
        "M50 34V18M10 52V64M90 52V64M40 68H60M36 50V54M64 50V54"
    ),
    "human": (
        "M50 14A18 18 0 1 1 50 50A18 18 0 1 1 50 14ZM16 88C16 66 30 58 50 58C70 58 84 66 84 88"
    ),
    "pad": (
        "M32 30H68C84 30 90 48 92 66C93 80 80 84 73 74L66 64H34L27 74C20 84 7 80 8 66"
        "C10 48 16 30 32 30ZM31 40V54M24 47H38M66 42V43M74 50V51"
    ),
    "keys": "".join(KEYS) + "M44 34L50 27L56 34M13 67.5H22M50 63V71M79 67.5H88",
    "mouse": "M50 10C66 10 76 22 76 38V62C76 78 66 90 50 90C34 90 24 78 24 62V38C24 22 34 10 50 10Z"
    "M50 24V38",
    "phone": (
        "M34 10H66Q74 10 74 18V82Q74 90 66 90H34Q26 90 26 82V18Q26 10 34 10ZM44 20H56M48 80H52"
    ),
    "hourglass": (
        "M22 12H78M22 88H78M30 12C30 38 46 42 46 50C46 58 30 62 30 88M70 12C70 38 54 42 54 50"
        "C54 58 70 62 70 88M42 82L50 72L58 82Z"
    ),
    "gift": (
        "M14 34H86V50H14ZM22 50V88H78V50M50 34V88M50 34C38 34 28 28 30 20C33 11 46 16 50 34"
        "C54 16 67 11 70 20C72 28 62 34 50 34"
    ),
    "play": "M30 16L82 50L30 84Z",
    "space": "M12 46V68H88V46",
    "erase": "M34 22H90V78H34L10 50ZM50 39L72 61M72 39L50 61",
    "again": "M78 30A36 36 0 1 0 86 54M80 8V32H56",
    "pen": "M16 84L22 60L66 16L84 34L40 78ZM56 26L74 44M22 60L40 78",
    "undo": "M40 18L18 40L40 62M18 40H62C76 40 84 50 84 62C84 74 76 84 62 84H38",
    "bin": "M20 28H80M42 28V18H58V28M28 28L33 86H67L72 28M43 42V72M57 42V72",
    "leave": "M56 14H22V86H56M40 50H88M72 32L90 50L72 68",
    "flag": "M24 88V14M24 18C40 10 50 28 78 18V52C50 62 40 44 24 52",
    "eye": (
        "M8 50C22 28 36 20 50 20C64 20 78 28 92 50C78 72 64 80 50 80C36 80 22 72 8 50Z"
        "M50 37A13 13 0 1 1 50 63A13 13 0 1 1 50 37Z"
    ),
    "eye_closed": (
        "M8 44C22 62 36 70 50 70C64 70 78 62 92 44M17 62L9 72M38 72L34 85M62 72L66 85M83 62L91 72"
    ),
    "swap": "M10 36H80M62 16L84 36L62 56M90 66H20M38 46L16 66L38 86",
    "skip": "M16 18L50 50L16 82M46 18L80 50L46 82M88 18V82",
    "check": "M14 54L39 78L86 24",
    "note": (
        "M36 76V22L84 12V66M36 38L84 28M23 64A13 12 0 1 1 23 88A13 12 0 1 1 23 64Z"
        "M71 54A13 12 0 1 1 71 78A13 12 0 1 1 71 54Z"
    ),
    "pawn": (
        "M50 12A15 15 0 1 1 50 42A15 15 0 1 1 50 12ZM38 42H62M44 42C44 56 38 62 32 72H68"
        "C62 62 56 56 56 42M24 72H76V88H24Z"
    ),
    "help": "M32 36C32 12 70 12 70 36C70 52 50 50 50 66M50 83V84",
}


def seat(colour: str, shape: str) -> Ink:
    """The shape in its colour with a dark edge and a lighter heart."""
    ink = Ink(100, 100)
    ink.path(shape, colour, stroke="#120c08", stroke_width=9, stroke_linejoin="round")
    ink.path(shape, colour, stroke=colour, stroke_width=2, stroke_linejoin="round")
    with ink.at(50, 52, 0.6), ink.at(-50, -52):
        ink.path(shape, "#ffffff", opacity=0.24)
    return ink


def line_icon(d: str) -> Ink:
    ink = Ink(100, 100)
    ink.stroke(d, IVORY, 5 if d is ICONS["keys"] else 7)
    return ink


def turn_marker() -> Ink:
    """A candle flame in a gold lozenge: whose turn it is."""
    ink = Ink(80, 80)
    ink.circle(40, 40, 40, ink.radial(40, 40, 40, (0.4, "#ffb52e", 0.55), (1, "#ff8a1e", 0)))
    ink.path("M40 6L74 40L40 74L6 40Z", "#2a170b", stroke=GOLD, stroke_width=4)
    outer = "M40 15C48 28 58 34 55 48C53 58 46 63 40 63C34 63 27 58 25 48C23 38 34 32 40 15Z"
    inner = "M40 31C44 39 49 44 47 51C46 57 43 60 40 60C37 60 34 57 33 51C32 45 37 41 40 31Z"
    ink.path(outer, "#ff8f2b")
    ink.path(inner, "#fff0b8")
    return ink


def pointer(*, turned: bool = False) -> Ink:
    """A mittened hand whose finger points up; its tip is at (50, 6). One that will be `turned` has
    no shadow, which would lie beside it then."""
    ink = Ink(100, 130)
    hand = ("M41 64V15C41 2 59 2 59 15V50C64 46 72 48 73 54C79 52 86 56 86 63V84C86 98 80 106"
            " 76 110H36C28 100 20 88 15 76C11 66 22 60 29 68L41 82Z")  # fmt: skip
    if not turned:
        ink.shadow(54, 120, 80, 20, 0.6)
    ink.path(hand, "#b3262c", stroke="#1c0b08", stroke_width=6, stroke_linejoin="round")
    ink.path("M46 62V16C46 9 51 8 52 15V60Z", "#e8656a", opacity=0.8)
    ink.stroke("M59 50V66M73 56V70", "#1c0b08", 4)
    ink.path("M32 104H80V124H32Z", IVORY, stroke="#1c0b08", stroke_width=5, stroke_linejoin="round")
    ink.stroke("M44 106V122M56 106V122M68 106V122", "#c9b48c", 4)
    ink.path("M62 74L70 82L62 90L54 82Z", IVORY)
    return ink


METALS = (("#fff0c4", "#e9b23c", "#9a6314"), ("#ffffff", "#c3ccd8", "#717c8c"),
          ("#ffd9b0", "#cf8546", "#7c4418"))  # fmt: skip


def door() -> Ink:
    """An open door, through which light falls."""
    ink = Ink(100, 100)
    ink.rect(18, 6, 64, 88, "#5a3a20", rx=8, stroke=DARK, stroke_width=5)
    ink.rect(28, 16, 44, 76, "#ffd884")
    ink.path("M28 16 L56 26 V96 L28 92 Z", "#b07a42", stroke=DARK, stroke_width=4,
             stroke_linejoin="round")
    ink.circle(49, 60, 4, "#ffe9b0", stroke=DARK, stroke_width=2)
    return ink


def medal(light: str, metal: str, dark: str) -> Ink:
    """A disc of struck metal with a star, on a red ribbon: its rim catches the light from above
    left, the field inside it from below right, and the points of the star have two sides."""
    ink = Ink(100, 120)
    for d, stripe in (("M22 2H46L60 52H42Z", "M30 2H38L55 52H48Z"),
                      ("M78 2H54L40 52H58Z", "M70 2H62L45 52H52Z")):
        ink.path(d, "#b3262c", stroke="#1c0b08", stroke_width=5, stroke_linejoin="round")
        ink.path(stripe, "#f4e8cd", opacity=0.85)
    shine = ink.linear(20, 44, 82, 110, (0, "#ffffff"), (0.22, light), (0.42, metal), (0.55, dark),
                       (0.68, metal), (0.85, light), (1, dark))
    ink.circle(50, 76, 39, shine, stroke="#1c0b08", stroke_width=5)
    ink.circle(50, 76, 30, ink.linear(28, 54, 74, 100, (0, dark), (0.5, metal), (1, light)))
    ink.circle(50, 76, 30, stroke=dark, stroke_width=2.5)
    tips = [polar(50, 77, (24, 10.5)[i % 2], 36 * i - 90) for i in range(10)]
    for n in range(10):
        side = line([(50, 77), tips[n], tips[(n + 1) % 10]], closed=True)
        ink.path(side, light if n % 2 else dark)
    ink.path(line(tips, closed=True), stroke=dark, stroke_width=2, stroke_linejoin="round")
    ink.stroke("M20 66C24 54 34 45 46 43", "#ffffff", 4, opacity=0.9)
    return ink


if __name__ == "__main__":
    for place, tones in enumerate(METALS):
        medal(*tones).save(f"ui/medal_{place}.svg")
    for number, (tone, form) in enumerate(SEATS):
        seat(tone, form).save(f"ui/seat_{number}.svg")
    for name, strokes in ICONS.items():
        line_icon(strokes).save(f"ui/{name}.svg")
    turn_marker().save("ui/turn.svg")
    door().save("ui/door.svg")
    pointer().save("ui/pointer.svg")
    pointer(turned=True).save("ui/pointer_turned.svg")
