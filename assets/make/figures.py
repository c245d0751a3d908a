"""The two sides' figures of Hamnár: python assets/make/figures.py.

White is a bear of walrus ivory, black a raven of soapstone; foot, collar and sign are in the
colour of the seat that plays it, and the sign is the seat's: first a disc, then a diamond.
200 x 260; the foot's middle is (100, 240).
"""

from __future__ import annotations

from emblems import mirrored
from ink import Ink

IVORY = ("#fffdf4", "#f6e7c4", "#cfa76a", "#4a2c10")
STONE = ("#5d5652", "#2c2826", "#131110", "#050404")
CARVED = "#9a6a34"
FIRST = ("#a8dcff", "#5bb8f0", "#1d5c8c")  # the two seats' colours: lit, as they are, in shade
SECOND = ("#ffb28c", "#f27040", "#8c2f10")

BEAR_BODY = (
    "M100 88C136 88 156 102 164 134C174 174 172 214 160 238L40 238"
    "C28 214 26 174 36 134C44 102 64 88 100 88Z"
)
BEAR_SHADE = "M164 134C174 174 172 214 160 238L136 238C152 206 154 160 146 112Z"
BEAR_HEAD = (
    "M100 20C118 20 134 26 142 40C150 54 156 74 150 88L138 100C126 114 114 120 100 120"
    "C86 120 74 114 62 100L50 88C44 74 50 54 58 40C66 26 82 20 100 20Z"
)
MUZZLE = "M84 66C92 61 108 61 116 66L123 92C123 108 112 116 100 116C88 116 77 108 77 92Z"
NOSE = "M85 84C91 79 109 79 115 84C116 94 107 100 100 101C93 100 84 94 85 84Z"
BEAR_ARM = (
    "M44 132C34 156 34 190 52 206C64 214 82 208 87 196C89 187 82 180 73 181C68 170 71 150 74 134Z"
)
BEAR_FOOT = "M34 240C32 222 44 210 61 210C79 210 90 222 88 240Z"
BEAR_EYE = "M64 64L84 69C82 78 74 79 69 74C66 72 64 68 64 64Z"
RUFF = "M52 88L62 92L58 80M62 100L71 101L68 92M41 152L48 162L43 170M40 178L48 188L44 198"

RAVEN = (
    "M6 90C16 66 38 48 62 44C76 24 106 20 124 36C138 48 142 66 148 86C162 114 174 150 183 190"
    "L196 240L168 234L148 224C120 234 84 230 66 208C48 186 46 158 56 136L46 126L57 120L48 109"
    "L60 104C46 101 26 104 6 90Z"
)
BEAK = "M6 90C16 66 38 48 62 44C70 58 70 84 61 103C46 101 26 104 6 90Z"
RAVEN_WING = (
    "M92 112C112 92 144 112 155 146C165 174 176 204 190 236L170 228L160 216L148 222L139 207"
    "L126 209L117 192C98 176 86 140 92 112Z"
)
FEATHERS = (
    "M106 122C122 150 140 180 160 214M124 118C140 150 156 186 172 226"
    "M98 140C108 162 122 186 138 206"
)
LEGS = "M96 226L90 236M118 226V236M76 239L90 235L100 241M104 241L118 235L132 241"
SIGN = "M78 140L106 172L78 204L50 172Z"
LIT = "M78 156L92 172L78 188L64 172Z"


def shifted(d: str) -> str:
    """Mirrored at the figure's axis x = 100."""
    out, is_x = [], True
    for word in mirrored(d).split():
        if word.isalpha():
            out.append(word)
            continue
        out.append(f"{float(word) + 200:g}" if is_x else word)
        is_x = not is_x
    return " ".join(out)


def plinth(ink: Ink, light: str, middle: str, dark: str, edge: str) -> None:
    """The round foot, bottom edge at y = 254, on its contact shadow."""
    ink.shadow(100, 240, 100, 19, 0.85)
    side = ink.linear(18, 0, 182, 0, (0, middle), (0.3, light), (1, dark))
    ink.path("M18 232V240C18 259 182 259 182 240V232Z", side, stroke=edge, stroke_width=3.5)
    ink.ellipse(100, 232, 82, 15, middle, stroke=edge, stroke_width=3)
    ink.ellipse(100, 233, 68, 11, dark, opacity=0.6)


def outline(ink: Ink, d: str, paint: str, edge: str, width: float = 4) -> None:
    ink.path(d, paint, stroke=edge, stroke_width=width, stroke_linejoin="round")


def white() -> Ink:
    ink = Ink(200, 260)
    light, warm, deep, edge = IVORY
    body = ink.radial(70, 112, 150, (0, light), (0.5, warm), (1, deep))
    plinth(ink, *FIRST, edge)
    outline(ink, BEAR_BODY, body, edge, 5)
    ink.path(BEAR_SHADE, deep, opacity=0.55)
    paw = ink.linear(0, 210, 0, 240, (0, light), (1, deep))
    for limb, paint in ((BEAR_ARM, body), (BEAR_FOOT, paw)):
        for d in (limb, shifted(limb)):
            outline(ink, d, paint, edge, 4)
    claws = "".join(f"M{x} 196V205" for x in (57, 66, 75, 125, 134, 143))
    ink.stroke(claws + "".join(f"M{x} 226V238" for x in (50, 61, 72, 128, 139, 150)), edge, 3.5)
    ink.stroke(RUFF[RUFF.index("M41") :] + shifted(RUFF[RUFF.index("M41") :]), CARVED, 3)
    ink.circle(100, 160, 24, FIRST[1], stroke=edge, stroke_width=6)
    ink.circle(100, 160, 13, FIRST[0])
    bear_head(ink)
    torc = "M55 112C74 128 126 128 145 112"
    ink.stroke(torc, edge, 13)
    ink.stroke(torc, FIRST[1], 7.5, stroke_dasharray="6 2.5", stroke_linecap="butt")
    ink.stroke("M42 140C36 158 35 176 38 192", "#ffffff", 3.5, opacity=0.85)
    return ink


def bear_head(ink: Ink) -> None:
    light, warm, deep, edge = IVORY
    for x in (58, 142):
        ink.circle(x, 38, 16, warm, stroke=edge, stroke_width=5)
        ink.circle(x, 40, 7, CARVED)
    outline(ink, BEAR_HEAD, ink.radial(78, 46, 96, (0, light), (0.6, warm), (1, deep)), edge, 5)
    ruff = RUFF[: RUFF.index("M41")]
    ink.stroke(ruff + shifted(ruff), CARVED, 3)
    outline(ink, MUZZLE, ink.linear(0, 62, 0, 116, (0, light), (1, "#e2c48c")), CARVED, 3)
    ink.path(NOSE, "#2b170a")
    ink.stroke("M100 100V106M84 104C90 111 96 111 100 106C104 111 110 111 116 104", edge, 3.5)
    for eye in (BEAR_EYE, shifted(BEAR_EYE)):
        ink.path(eye, "#2b170a")
    ink.stroke("M60 56L86 64M140 56L114 64", edge, 5)
    ink.stroke("M100 28V56M89 36L100 46L111 36", CARVED, 3.5)


def black() -> Ink:
    ink = Ink(200, 260)
    light, middle, dark, edge = STONE
    plinth(ink, *SECOND, edge)
    outline(ink, RAVEN, edge, edge, 10)
    ink.stroke(LEGS, SECOND[1], 5)
    body = ink.radial(64, 70, 180, (0, light), (0.5, middle), (1, dark))
    outline(ink, RAVEN, body, "#c9b8ac", 3)
    wing = ink.linear(100, 104, 176, 230, (0, "#4a4441"), (1, "#151211"))
    outline(ink, RAVEN_WING, wing, "#c9b8ac", 3)
    ink.stroke(FEATHERS, edge, 4.5)
    ink.stroke(FEATHERS, "#a08f84", 1.8)
    ink.path(SIGN, SECOND[1], stroke=edge, stroke_width=6, stroke_linejoin="round")
    ink.path(LIT, SECOND[0])
    raven_head(ink, edge)
    return ink


def raven_head(ink: Ink, edge: str) -> None:
    horn = ink.linear(0, 44, 0, 104, (0, "#8d837d"), (0.55, "#544c48"), (1, "#24201e"))
    outline(ink, BEAK, horn, edge, 3)
    ink.stroke("M9 90C26 84 46 80 65 82", edge, 3)
    ink.stroke("M20 74C30 62 44 54 58 51", "#fff0e6", 2.5, opacity=0.8)
    ink.path(
        "M80 60C88 48 102 48 110 60C102 70 88 70 80 60Z", "#fff4ea", stroke=edge, stroke_width=4
    )
    ink.circle(94, 60, 5.5, edge)
    ink.stroke("M76 48L108 52", edge, 4.5)
    ink.stroke("M70 42C84 26 106 24 121 38C134 50 138 66 144 84", "#c9b8ac", 4)
    ink.stroke("M67 118L76 127L69 131L79 141", "#a08f84", 3)


if __name__ == "__main__":
    white().save("pieces/hamnar/white.svg")
    black().save("pieces/hamnar/black.svg")
