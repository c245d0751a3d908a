"""Hamnár's medallions, figures, orbs, pillar and markers: python assets/make_hamnar.py.

White is a bear of walrus ivory with a ring rune, black a raven of soapstone with a cross rune: told
apart by outline and rune as well as by colour.
"""

from __future__ import annotations

from emblems import EMBLEMS, medallion, mirrored
from ink import Ink, polar

IVORY = ("#fffaea", "#f0ddb0", "#c9a063", "#7d5526")
STONE = ("#5c6f8c", "#2f3b50", "#1b2331", "#0c1018")
RIM, GOLD = "#a9d4ff", "#e2ad4a"

BEAR_BODY = "M100 92C142 92 150 116 160 146C172 184 168 216 158 238L42 238C32 216 28 184 40 146C50 116 58 92 100 92Z"
BEAR_HEAD = (
    "M100 22C116 22 124 26 132 33C150 44 154 66 148 84C142 106 124 116 100 116"
    "C76 116 58 106 52 84C46 66 50 44 68 33C76 26 84 22 100 22Z"
)
BEAR_ARM = (
    "M52 134C40 156 38 184 54 200C66 210 84 206 88 194C90 186 84 180 76 180C70 172 72 150 74 136Z"
)
BEAR_FOOT = "M40 238C36 222 46 212 62 212C78 212 88 222 86 238Z"

RAVEN = (
    "M12 92C26 74 46 60 62 54C72 34 92 24 112 26C138 28 154 48 158 76C164 110 174 150 172 186"
    "C172 206 176 222 184 240L150 238L56 238C44 216 38 188 44 160C48 142 58 128 62 112"
    "C58 104 54 100 46 99C34 96 24 100 12 92Z"
)
RAVEN_WING = "M104 112C134 108 152 130 158 164C162 192 166 214 172 234C146 224 116 204 102 172C94 150 94 126 104 112Z"


def plinth(ink: Ink, light: str, middle: str, dark: str, rim: str) -> None:
    """The round foot, bottom edge at y = 252, on its contact shadow."""
    ink.shadow(100, 240, 98, 20, 0.75)
    ink.path("M22 226V236C22 258 178 258 178 236V226Z",
             ink.linear(22, 0, 178, 0, (0, middle), (0.3, light), (1, dark)))  # fmt: skip
    ink.ellipse(100, 226, 78, 16, middle, stroke=rim, stroke_width=2.5)
    ink.ellipse(100, 226, 66, 12, dark, opacity=0.55)


def outline(ink: Ink, d: str, paint: str, edge: str, width: float = 4) -> None:
    ink.path(d, paint, stroke=edge, stroke_width=width, stroke_linejoin="round")


def white() -> Ink:
    ink = Ink(200, 260)
    light, warm, deep, edge = IVORY
    body = ink.radial(72, 110, 150, (0, light), (0.5, warm), (1, deep))
    head = ink.radial(80, 50, 90, (0, light), (0.55, warm), (1, deep))
    plinth(ink, light, warm, deep, edge)
    outline(ink, BEAR_BODY, body, edge)
    for foot in (BEAR_FOOT, shifted(BEAR_FOOT)):
        outline(ink, foot, ink.linear(0, 210, 0, 240, (0, warm), (1, deep)), edge, 3.5)
    ink.circle(100, 164, 21, edge, opacity=0.25)
    ink.circle(100, 164, 16, stroke="#8a4a16", stroke_width=8)
    ink.circle(100, 164, 16, stroke=GOLD, stroke_width=4)
    for arm in (BEAR_ARM, shifted(BEAR_ARM)):
        outline(ink, arm, body, edge, 3.5)
    for x in (60, 140):
        ink.circle(x, 36, 19, warm, stroke=edge, stroke_width=4)
        ink.circle(x, 38, 9.5, deep)
    outline(ink, BEAR_HEAD, head, edge)
    bear_face(ink, light, edge)
    ink.stroke("M58 113C76 126 124 126 142 113", "#7a4a12", 11)
    ink.stroke("M58 113C76 126 124 126 142 113", GOLD, 7)
    ink.stroke("M60 112C78 123 122 123 140 112", "#fff0c4", 1.6)
    claws = "".join(f"M{x} 197V204" for x in (60, 68, 76, 124, 132, 140))
    ink.stroke(claws + "".join(f"M{x} 226V235" for x in (54, 63, 72, 128, 137, 146)), edge, 3)
    ink.stroke("M48 142C40 158 36 178 40 196M58 40C64 32 72 28 82 27", "#ffffff", 3, opacity=0.7)
    return ink


def shifted(d: str) -> str:
    """Mirrored at the figure's axis x = 100."""
    words = mirrored(d).split()
    out, is_x = [], True
    for word in words:
        if word.isalpha():
            out.append(word)
            continue
        out.append(f"{float(word) + 200:g}" if is_x else word)
        is_x = not is_x
    return " ".join(out)


def bear_face(ink: Ink, light: str, edge: str) -> None:
    ink.ellipse(100, 88, 27, 21, light, stroke=edge, stroke_width=2.5)
    ink.path("M86 76C92 71 108 71 114 76C114 84 106 89 100 90C94 89 86 84 86 76Z", "#3a2110")
    ink.stroke("M100 90V97M100 97C94 104 86 102 83 98M100 97C106 104 114 102 117 98", edge, 3)
    for x in (78, 122):
        ink.ellipse(x, 62, 5.5, 6.5, "#3a2110")
        ink.circle(x - 1.5, 60, 2, "#ffffff")
    ink.stroke("M67 52C73 47 80 47 85 51M133 52C127 47 120 47 115 51", edge, 3.5)
    ink.stroke("M100 34V50M92 38L100 46L108 38", edge, 3)


def black() -> Ink:
    ink = Ink(200, 260)
    light, middle, dark, edge = STONE
    body = ink.radial(70, 90, 190, (0, light), (0.45, middle), (1, dark))
    plinth(ink, light, middle, dark, RIM)
    ink.path(RAVEN, "#000000", stroke=edge, stroke_width=9, stroke_linejoin="round")
    outline(ink, RAVEN, body, "#7ea9d6", 3)
    beak = ink.linear(0, 60, 0, 100, (0, "#9fb6d0"), (1, "#3a475c"))
    outline(ink, "M12 92C26 74 46 60 62 54C66 66 66 82 60 96C50 98 30 98 12 92Z", beak, edge, 2.5)
    ink.stroke("M16 91C32 86 48 86 61 87", edge, 2.5)
    wing = ink.linear(96, 110, 170, 230, (0, "#46587a"), (1, "#141b28"))
    outline(ink, RAVEN_WING, wing, "#8fbce8", 2.5)
    feathers = "M112 134C124 150 138 160 154 164M108 154C122 174 140 186 162 192M118 184C134 200 150 210 167 214"
    ink.stroke(feathers, edge, 4)
    ink.stroke(feathers, "#6f93c0", 1.8)
    ink.stroke("M62 116L72 128L66 132L80 142L70 146L84 158", "#6f93c0", 3)
    ink.stroke("M60 180L84 204M84 180L60 204", edge, 10)
    ink.stroke("M60 180L84 204M84 180L60 204", RIM, 5)
    ink.circle(90, 62, 12, edge)
    ink.circle(90, 62, 9, "#d8ecff")
    ink.circle(88, 62, 4.5, "#0c1018")
    ink.stroke("M14 90C28 74 46 62 63 55C73 36 92 26 112 27C134 29 150 46 156 72", RIM, 4)
    ink.stroke("M56 234C45 212 40 186 46 162", RIM, 3, opacity=0.8)
    ink.path("M62 238L70 222L80 238L90 222L100 238Z", middle, stroke="#7ea9d6", stroke_width=2)
    return ink


def orb(light: str, middle: str, dark: str, rim: str, rune: str) -> Ink:
    """A ball of glass, radius 44, with its side's rune in the middle."""
    ink = Ink(100, 100)
    ink.shadow(51, 55, 49, 45, 0.7)
    ink.circle(50, 48, 44, ink.radial(36, 30, 70, (0, light), (0.45, middle), (1, dark)))
    ink.circle(50, 48, 43, stroke=rim, stroke_width=3)
    if rune == "ring":
        ink.circle(50, 49, 18, stroke="#7a3f0e", stroke_width=10)
        ink.circle(50, 49, 18, stroke="#ffb52e", stroke_width=5)
    else:
        ink.stroke("M36 35L64 63M64 35L36 63", "#050810", 12)
        ink.stroke("M36 35L64 63M64 35L36 63", "#c4e2ff", 6)
    ink.path("M20 38C24 20 40 12 56 14C44 18 30 26 20 38Z", "#ffffff", opacity=0.75)
    ink.stroke("M78 68C70 80 60 85 48 86", rim, 3.5, opacity=0.7)
    return ink


def pillar() -> Ink:
    """A low drum of stone; who stands on it has the foot's middle at (100, 84)."""
    ink = Ink(200, 200)
    ink.shadow(104, 150, 98, 40, 0.7)
    side = ink.linear(14, 0, 186, 0, (0, "#8793a3"), (0.3, "#a9b4c0"), (1, "#39424f"))
    ink.path("M14 84V128C14 194 186 194 186 128V84Z", side, stroke="#20262f", stroke_width=4)
    ink.stroke("M15 112C22 166 178 166 185 112", "#20262f", 3, opacity=0.6)
    ink.stroke(
        "M34 146V166M66 160V180M100 164V184M134 160V180M166 146V166", "#20262f", 4, opacity=0.55
    )
    top = ink.radial(80, 60, 130, (0, "#e6edf3"), (0.6, "#b3c0cc"), (1, "#7d8b9a"))
    ink.ellipse(100, 84, 86, 62, top, stroke="#20262f", stroke_width=4)
    ink.ellipse(100, 84, 70, 49, stroke="#4b5766", stroke_width=4)
    ink.ellipse(100, 86, 70, 49, stroke="#ffffff", stroke_width=1.6, opacity=0.7)
    for k in range(8):
        with ink.group(transform="translate(100 84) scale(1 0.72)"), ink.at(0, 0, turn=45 * k):
            ink.stroke("M0 -50V-28M-9 -40L0 -50L9 -40", "#4b5766", 4.5)
    ink.ellipse(100, 84, 14, 10, "#4b5766")
    return ink


def marker_active() -> Ink:
    """A ring of light, radius 72 of 100, empty inside 58: laid round a medallion."""
    ink = Ink(200, 200)
    glow = ink.radial(100, 100, 100, (0, "#ffb52e", 0), (0.58, "#ffb52e", 0), (0.70, "#ffc65a", 0.95),
                      (0.75, "#ffc65a", 0.95), (0.84, "#ff9d2e", 0.4), (1, "#ff7a1e", 0))  # fmt: skip
    ink.circle(100, 100, 100, glow)
    ink.circle(100, 100, 72, stroke="#fff3c9", stroke_width=5)
    for k in range(12):
        with ink.at(*polar(100, 100, 86, 30 * k), turn=30 * k + 90):
            ink.path("M0 -9L4 0L0 7L-4 0Z", "#fff3c9", opacity=0.95 if k % 3 == 0 else 0.55)
    return ink


def marker_turn() -> Ink:
    """A candle flame in a gold lozenge: whose turn it is."""
    ink = Ink(80, 80)
    ink.circle(40, 40, 40, ink.radial(40, 40, 40, (0.4, "#ffb52e", 0.55), (1, "#ff8a1e", 0)))
    ink.path(
        "M40 6L74 40L40 74L6 40Z", "#2a170b", stroke=GOLD, stroke_width=4, stroke_linejoin="round"
    )
    ink.path(
        "M40 15C48 28 58 34 55 48C53 58 46 63 40 63C34 63 27 58 25 48C23 38 34 32 40 15Z", "#ff8f2b"
    )
    ink.path(
        "M40 31C44 39 49 44 47 51C46 57 43 60 40 60C37 60 34 57 33 51C32 45 37 41 40 31Z", "#fff0b8"
    )
    return ink


def icon(name: str) -> Ink:
    ink = Ink(200, 200)
    with ink.at(100, 100):
        medallion(ink, name)
    return ink


if __name__ == "__main__":
    FOLDER = "pieces/hamnar/"
    for emblem_name in EMBLEMS:
        icon(emblem_name).save(f"{FOLDER}icon_{emblem_name}.svg")
    white().save(FOLDER + "white.svg")
    black().save(FOLDER + "black.svg")
    orb("#fffdf2", "#f2dfae", "#a8772f", "#fff3c9", "ring").save(FOLDER + "orb_white.svg")
    orb("#6b86b5", "#22314f", "#0a0f1c", "#9cc8f5", "cross").save(FOLDER + "orb_black.svg")
    pillar().save(FOLDER + "pillar.svg")
    marker_active().save(FOLDER + "marker_active.svg")
    marker_turn().save(FOLDER + "marker_turn.svg")
