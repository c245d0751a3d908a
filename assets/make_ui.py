"""Seats, cover, ornaments and line icons of the house: python assets/make_ui.py."""

from __future__ import annotations

from random import Random

from emblems import emblem
from ink import Ink, line, polar, smooth

IVORY, GOLD, NIGHT, DARK = "#f4e9cf", "#e2ad4a", "#0b1530", "#1b1410"

# At least 4.5:1 on #1b1410, and apart for every kind of colour blindness.
SEATS = (
    ("#5bb8f0", "M50 8A42 42 0 1 1 50 92A42 42 0 1 1 50 8Z"),
    ("#f0703c", "M50 5L93 50L50 95L7 50Z"),
    ("#2fc492", "M50 9L95 88H5Z"),
    ("#e08fc8", "M13 13H87V87H13Z"),
    (
        "#f4dd4c",
        line([polar(50, 54, (48, 21)[i % 2], 36 * i - 90) for i in range(10)], closed=True),
    ),
)

ICONS = {
    "lock": "M28 46H72Q78 46 78 52V80Q78 86 72 86H28Q22 86 22 80V52Q22 46 28 46ZM33 46V34A17 17 0 0 1 67 34V46"
    "M50 61V71",
    "book": "M50 26C40 17 24 15 12 18V78C24 75 40 77 50 86C60 77 76 75 88 78V18C76 15 60 17 50 26ZM50 26V86"
    "M24 34L38 37M24 48L38 51M76 34L62 37M76 48L62 51",
    "bot": "M26 34H74Q82 34 82 42V74Q82 82 74 82H26Q18 82 18 74V42Q18 34 26 34ZM50 34V18M10 52V64M90 52V64"
    "M40 68H60M36 50V54M64 50V54",
    "human": "M50 14A18 18 0 1 1 50 50A18 18 0 1 1 50 14ZM16 88C16 66 30 58 50 58C70 58 84 66 84 88",
    "pad": "M32 30H68C84 30 90 48 92 66C93 80 80 84 73 74L66 64H34L27 74C20 84 7 80 8 66C10 48 16 30 32 30Z"
    "M31 40V54M24 47H38M66 42V43M74 50V51",
    "keys": "M38 16H62Q68 16 68 22V40Q68 46 62 46H38Q32 46 32 40V22Q32 16 38 16ZM12 54H30Q36 54 36 60V78Q36 84 30 84"
    "H12Q6 84 6 78V60Q6 54 12 54ZM41 54H59Q65 54 65 60V78Q65 84 59 84H41Q35 84 35 78",
    "mouse": "M50 10C66 10 76 22 76 38V62C76 78 66 90 50 90C34 90 24 78 24 62V38C24 22 34 10 50 10ZM50 24V38",
    "play": "M30 16L82 50L30 84Z",
    "undo": "M40 18L18 40L40 62M18 40H62C76 40 84 50 84 62C84 74 76 84 62 84H38",
    "leave": "M56 14H22V86H56M40 50H88M72 32L90 50L72 68",
    "help": "M32 36C32 12 70 12 70 36C70 52 50 50 50 66M50 83V84",
}
ICONS["keys"] = "".join(
    f"M{x + 5} {y}H{x + 22}Q{x + 27} {y} {x + 27} {y + 5}V{y + 22}Q{x + 27} {y + 27} {x + 22} {y + 27}"
    f"H{x + 5}Q{x} {y + 27} {x} {y + 22}V{y + 5}Q{x} {y} {x + 5} {y}Z"
    for x, y in ((36.5, 19), (3, 54), (36.5, 54), (70, 54))
)
ICONS["keys"] += "M44 34L50 27L56 34M13 67.5H22M50 63V71M79 67.5H88"


def seat(colour: str, shape: str) -> Ink:
    ink = Ink(100, 100)
    style = {"stroke_linejoin": "round"}
    ink.path(shape, colour, stroke="#120c08", stroke_width=9, **style)
    ink.path(
        shape,
        ink.linear(0, 0, 0, 100, (0, colour), (1, colour)),
        stroke=colour,
        stroke_width=2,
        **style,
    )
    with ink.at(50, 51, 0.62):
        ink.path(shape, "#ffffff", opacity=0.22, transform="translate(-50 -52)")
    return ink


def line_icon(d: str) -> Ink:
    ink = Ink(100, 100)
    ink.stroke(d, IVORY, 7)
    return ink


def gear() -> Ink:
    ink = Ink(100, 100)
    points = []
    for k in range(8):
        for radius, turn in ((30, -14), (42, -9), (42, 9), (30, 14)):
            points.append(polar(50, 50, radius, 45 * k + turn))
    ink.stroke(line(points, closed=True), IVORY, 6.5)
    ink.circle(50, 50, 13, stroke=IVORY, stroke_width=6.5)
    return ink


def snowflake() -> Ink:
    ink = Ink(40, 40)
    for k in range(6):
        with ink.at(20, 20, turn=60 * k):
            ink.stroke("M0 0V-17M-5 -15L0 -10L5 -15M-3.5 -8L0 -4.5L3.5 -8", "#f2f7ff", 1.8)
    return ink


def win() -> Ink:
    """A ring of two fir and laurel sprays tied below, empty inside radius 120."""
    ink = Ink(400, 400)
    ink.circle(200, 200, 200, ink.radial(200, 200, 200, (0.5, "#ffb52e", 0), (0.75, "#ffb52e", 0.34),
                                         (1, "#ff8a1e", 0)))  # fmt: skip
    for radius, wide, colour in (
        (150, 30, "#2a170b"),
        (150, 24, "#4a2e18"),
        (163, 3, GOLD),
        (137, 3, GOLD),
    ):
        ink.circle(200, 200, radius, stroke=colour, stroke_width=wide)
    runes = (
        "M-4 -9V9M-4 -8L5 -2L-4 2",
        "M0 -9V9M-6 -3L6 3",
        "M-5 -9V9M5 -9V9M-5 -3L5 3",
        "M0 -9V9M0 -9L6 -3M0 -2L6 4",
    )
    for k in range(20):
        with ink.at(*polar(200, 200, 150, 18 * k), turn=18 * k + 90):
            ink.stroke(runes[k % 4], "#ffe3a0", 2.6)
    for side in (1, -1):
        with ink.group(transform=f"translate(200 200) scale({side} 1)"):
            spray(ink)
    ink.path(
        "M200 344L222 366L200 388L178 366Z",
        GOLD,
        stroke="#4a2a0c",
        stroke_width=4,
        stroke_linejoin="round",
    )
    ink.path("M200 354L211 366L200 378L189 366Z", "#fff0c4")
    return ink


def spray(ink: Ink) -> None:
    """The right half of the wreath round the origin, from below upwards."""
    ink.stroke(smooth([polar(0, 0, 174, a) for a in range(80, -71, -15)]), "#4a2a0c", 5)
    for i in range(13):
        turn = 76 - 12 * i
        for radius, lean in ((184, 35), (165, -38)):
            with ink.at(*polar(0, 0, radius, turn), 1.05 - 0.03 * i, turn - 90 + lean):
                paint = ink.linear(0, 0, 34, 0, (0, "#a8742c"), (1, "#ffe6a3"))
                ink.path(
                    "M0 0C8 -12 26 -12 36 0C26 10 8 10 0 0Z",
                    paint,
                    stroke="#4a2a0c",
                    stroke_width=2,
                )


def frame_knot() -> Ink:
    """The top left corner of a panel: two straps and a ring that runs over and under them."""
    ink = Ink(120, 120)
    outer, inner, ring = (
        "M120 14H32Q14 14 14 32V120",
        "M120 38H46Q38 38 38 46V120",
        "M66 38A28 28 0 1 1 10 38A28 28 0 1 1 66 38",
    )
    for d in (outer, inner, ring):
        strap(ink, d)
    for over in ("M41 14H64", "M14 14.01Q14 20 14 32", "M38 54V78"):
        strap(ink, over, ends="butt")
    ink.path("M38 30L46 38L38 46L30 38Z", "#a8434a", stroke="#120c08", stroke_width=2)
    return ink


def strap(ink: Ink, d: str, ends: str = "butt") -> None:
    ink.stroke(d, "#120c08", 12, stroke_linecap=ends)
    ink.stroke(d, "#b27d31", 8, stroke_linecap=ends)
    ink.stroke(d, "#f0cf86", 2, stroke_linecap=ends)


def cover() -> Ink:
    """Hamnár on the shelf: the elephant in a hexagon of light, six orbs, mountains; calm below 460."""
    ink, luck = Ink(480, 600), Random("cover")
    ink.rect(
        0,
        0,
        480,
        600,
        ink.linear(0, 0, 0, 600, (0, "#081028"), (0.6, "#1d3f72"), (1, "#0a1730")),
        rx=26,
    )
    for _ in range(60):
        ink.circle(luck.uniform(16, 464), luck.uniform(16, 330), luck.choice((0.8, 1.2, 1.8)), "#e6f0ff",
                   opacity=round(luck.uniform(0.3, 0.9), 2))  # fmt: skip
    ink.path(
        "M0 470L70 400L120 430L200 350L270 420L350 340L420 410L480 370V574Q480 600 454 600H26Q0 600 0 574Z",
        "#2c5283",
    )
    ink.path(
        "M0 500L90 440L170 480L260 430L360 485L480 430V574Q480 600 454 600H26Q0 600 0 574Z",
        "#16305a",
    )
    ink.circle(
        240,
        236,
        236,
        ink.radial(240, 236, 236, (0, "#ffb95c", 0.75), (0.5, "#ff9a3c", 0.32), (1, "#ff8a2c", 0)),
    )
    hexes = (
        (196, "#120a06"),
        (190, "#8a5a24"),
        (182, "#d9b06a"),
        (170, "#3a2110"),
        (166, "#f0dba8"),
    )
    for radius, colour in hexes:
        ink.path(
            line([polar(240, 236, radius, 60 * k - 90) for k in range(6)], closed=True), colour
        )
    ink.circle(240, 236, 118, "#120a06")
    ink.circle(240, 236, 112, GOLD)
    ink.circle(240, 236, 104, ink.radial(210, 190, 180, (0, "#5a3d28"), (1, "#170d07")))
    with ink.at(240, 236, 1.3):
        emblem(ink, "elephant")
    for k in range(6):
        cover_orb(ink, *polar(240, 236, 174, 60 * k - 90), pale=k % 2 == 0)
    ink.rect(
        0, 440, 480, 160, ink.linear(0, 440, 0, 520, (0, "#060c1c", 0), (1, "#060c1c", 0.85)), rx=26
    )
    ink.rect(5, 5, 470, 590, stroke="#4a2a0c", stroke_width=10, rx=24)
    ink.rect(7, 7, 466, 586, stroke=GOLD, stroke_width=4, rx=22)
    return ink


def cover_orb(ink: Ink, x: float, y: float, *, pale: bool) -> None:
    ink.circle(
        x,
        y,
        46,
        ink.radial(x, y, 46, (0.5, "#ffd58a" if pale else "#7ab8ff", 0.7), (1, "#ffb95c", 0)),
    )
    tones = ("#fffdf2", "#f2dfae", "#a8772f") if pale else ("#7d9bd0", "#22314f", "#0a0f1c")
    ink.circle(
        x, y, 30, ink.radial(x - 10, y - 12, 48, (0, tones[0]), (0.5, tones[1]), (1, tones[2]))
    )
    ink.circle(x, y, 30, stroke="#fff3c9" if pale else "#9cc8f5", stroke_width=2.5)
    if pale:
        ink.circle(x, y, 12, stroke="#c46f12", stroke_width=5)
    else:
        ink.stroke(f"M{x - 9} {y - 9}l18 18m0 -18l-18 18", "#c4e2ff", 5)


def window_icon() -> Ink:
    """A gabled house with a flame in its hearth."""
    ink = Ink(128, 128)
    ink.rect(4, 4, 120, 120, ink.linear(0, 0, 0, 128, (0, "#1d3f72"), (1, NIGHT)), rx=26)
    ink.path("M24 62L64 30L104 62V108H24Z", "#5a3720", stroke="#120a06", stroke_width=4)
    ink.stroke("M14 66L64 24L114 66", "#120a06", 17)
    ink.stroke("M14 66L64 24L114 66", "#eef4fb", 11)
    ink.path("M42 108V84A22 22 0 0 1 86 84V108Z", "#180d07")
    ink.circle(64, 90, 34, ink.radial(64, 92, 34, (0, "#ff9a2e", 0.8), (1, "#ff9a2e", 0)))
    ink.path(
        "M64 56C72 70 84 76 82 92C80 103 72 108 64 108C56 108 48 103 46 92C44 80 60 74 64 56Z",
        "#ff8a2b",
    )
    ink.path(
        "M64 78C69 86 75 89 74 97C73 104 69 107 64 107C59 107 55 104 54 97C53 91 61 87 64 78Z",
        "#fff0b8",
    )
    return ink


if __name__ == "__main__":
    for number, (tone, form) in enumerate(SEATS):
        seat(tone, form).save(f"ui/seat_{number}.svg")
    for icon_name, strokes in ICONS.items():
        line_icon(strokes).save(f"ui/{icon_name}.svg")
    for file, make in (("gear", gear), ("snowflake", snowflake), ("win", win), ("frame_knot", frame_knot),
                       ("cover_hamnar", cover), ("icon", window_icon)):  # fmt: skip
        make().save(f"ui/{file}.svg")
