"""The title's room by night, and the fire that burns in it: python assets/make/hearth.py.

The hearth stands at the left, its fire's foot at (176, 794); the window at the right shows the
winter night. Calm where the title stands, and on the floor.
"""

from __future__ import annotations

import math
from random import Random

from ink import Ink, Point, smooth
from winter_window import LEFT, LOBBIES, RIGHT, SILL, TOP, View, outside

WIDE, HIGH = 1920, 1080
FLOOR = 838
RAISED = -42  # the opening of the hearth and its stone, against what they are drawn at
HEARTH, MANTEL = 352, 318  # the chimney's right side, the mantel's top
FLAMES = 8  # pictures of the fire, which follow each other in a ring
DARK = "#0f0907"


def wall(ink: Ink, *, bright: bool) -> None:
    """Logs round the window, warm by the fire and dark far from it; a lobby has more light."""
    tones = ("#96633a", "#754b2b", "#5a3921") if bright else ("#865531", "#633f25", "#4a2f1c")
    warm = ink.linear(300, 0, WIDE, 0, *zip((0, 0.35, 1), tones, strict=True))
    hole = f"M0 0H{WIDE}V{FLOOR}H0ZM{LEFT} {TOP}V{SILL}H{RIGHT}V{TOP}Z"
    ink.path(hole, warm, fill_rule="evenodd")
    for i in range(16):
        y = 54 * i + 12
        for x, far in ((HEARTH, LEFT), (RIGHT, WIDE)) if TOP < y < SILL else ((HEARTH, WIDE),):
            ink.rect(x, y, far - x, 3, "#120a06", opacity=0.75)
            ink.rect(x, y + 3, far - x, 3, "#c98d55", opacity=0.22)


def frame(ink: Ink) -> None:
    """The window's frame, its bars and the snow on its sill outside."""
    drift = [(LEFT, 626.0), (1010, 616), (1220, 634), (1420, 618), (1640, 632), (RIGHT, 612)]
    ink.path(smooth(drift) + f"V{SILL}H{LEFT}Z", "#dbe8f6")
    for x in (1182, 1524):
        wood(ink, x - 9, TOP, 18, SILL - TOP)
    for x, y, w, h in ((LEFT - 22, TOP - 22, RIGHT - LEFT + 44, 30),
                       (LEFT - 22, TOP - 22, 30, SILL - TOP + 44),
                       (RIGHT - 8, TOP - 22, 30, SILL - TOP + 44),
                       (LEFT - 22, SILL - 8, RIGHT - LEFT + 44, 30)):  # fmt: skip
        wood(ink, x, y, w, h)


def wood(ink: Ink, x: float, y: float, w: float, h: float) -> None:
    """A planed beam, lit from the left."""
    across = (x, y, x + w, y) if h > w else (x, y, x, y + h)
    ink.rect(x, y, w, h, ink.linear(*across, (0, "#8a5630"), (0.35, "#5e3a20"), (1, "#331e10")))
    ink.rect(x, y, w, h, stroke=DARK, stroke_width=3)


def stones(ink: Ink, left: float, top: float, right: float, bottom: float, luck: Random) -> None:
    """Rows of rounded stones, darker the farther they are from the fire."""
    y, row = top, 0
    while y < bottom:
        high = luck.uniform(50, 66)
        x = left - luck.uniform(0, 60)
        while x < right:
            wide = luck.uniform(64, 124)
            far = min(1.0, math.hypot(x + wide / 2 - 176, y - 640) / 640)
            base = 1.08 - 0.5 * far
            shade = base * luck.uniform(0.84, 1.08)
            fill = f"#{round(112 * shade):02x}{round(88 * shade):02x}{round(74 * shade):02x}"
            ink.rect(max(x, left) + 3, y + 3, min(x + wide, right) - max(x, left) - 6,
                     min(high, bottom - y) - 6, fill, rx=15)  # fmt: skip
            ink.rect(max(x, left) + 8, y + 6, max(2.0, min(x + wide, right) - max(x, left) - 22),
                     5, "#ffd9a0", rx=2.5, opacity=round(0.12 * base, 2))  # fmt: skip
            x += wide
        y, row = y + high, row + 1


def hearth(ink: Ink) -> None:
    """The chimney, its mantel and the opening, with logs that wait for their flames."""
    luck = Random("stones")
    ink.rect(0, 0, HEARTH, FLOOR, "#17100d")
    stones(ink, 0, -10, HEARTH, FLOOR, luck)
    shade = ink.linear(HEARTH, 0, HEARTH + 46, 0, (0, "#050302", 0.6), (1, "#050302", 0))
    ink.rect(HEARTH, 0, 46, FLOOR, shade)
    high = ink.linear(0, 0, 0, 300, (0, "#0a0706", 0.4), (1, "#0a0706", 0))
    ink.rect(0, 0, HEARTH, 300, high)
    with ink.at(0, RAISED):
        opening(ink)
    mantel(ink)


def opening(ink: Ink) -> None:
    """Where the fire burns: an arch of stones over a hearthstone."""
    arch = "M36 852V560C36 420 316 420 316 560V852Z"
    ink.stroke(arch, "#1a110d", 34)
    for k in range(13):
        turn = math.pi * (k / 12)
        x, y = 176 - 156 * math.cos(turn), 556 - 116 * math.sin(turn)
        with ink.at(x, y, turn=180 * k / 12 - 90):
            ink.rect(-19, -24, 38, 48, ("#8a6a54", "#7b5c49", "#94735a")[k % 3], rx=9,
                     stroke="#1a110d", stroke_width=4)  # fmt: skip
    for k in range(5):
        for x, wide in ((2, 36), (314, 36)):
            ink.rect(x, 566 + 56 * k, wide, 54, ("#7b5c49", "#8a6a54", "#6d5140")[(k + x) % 3],
                     rx=8, stroke="#1a110d", stroke_width=4)  # fmt: skip
    deep = ink.radial(176, 800, 330, (0, "#5a2410"), (0.45, "#2c120a"), (1, "#0c0605"))
    ink.path(arch, deep)
    for y in range(500, 840, 34):
        ink.stroke(f"M44 {y}H308", "#000000", 3, opacity=0.35)
    ink.rect(-10, 846, HEARTH + 34, 40,
             ink.linear(0, 846, 0, 886, (0, "#a58468"), (0.3, "#6f5644"), (1, "#35271f")),
             rx=8, stroke=DARK, stroke_width=4)  # fmt: skip
    logs(ink)


def logs(ink: Ink) -> None:
    """Four logs on two andirons, glowing where they lie on each other."""
    glow = ink.radial(176, 826, 130, (0, "#ffb347", 0.95), (0.5, "#ff6a1e", 0.6), (1, "#ff5a10", 0))
    ink.ellipse(176, 830, 128, 26, glow)
    for x in (86, 266):
        ink.stroke(f"M{x} 846V806M{x - 14} 846H{x + 14}", DARK, 11)
    for x, y, turn, long in ((130, 826, 3, 150), (224, 826, -4, 150), (170, 802, -9, 180),
                             (190, 796, 12, 170)):  # fmt: skip
        with ink.at(x, y, turn=turn):
            bark = ink.linear(0, -16, 0, 16, (0, "#7a4a28"), (0.5, "#4a2914"), (1, "#a8481a"))
            ink.rect(-long / 2, -15, long, 30, bark, rx=14, stroke=DARK, stroke_width=5)
            ink.circle(long / 2 - 9, 0, 13, "#d9a066", stroke=DARK, stroke_width=4)
            ink.circle(long / 2 - 9, 0, 6, stroke="#8a5a30", stroke_width=2.5)


def front_log() -> Ink:
    """The log that lies before the flames, charred and glowing along its foot."""
    ink = Ink(260, 60)
    with ink.at(130, 30, turn=-3):
        bark = ink.linear(0, -18, 0, 18, (0, "#8a5630"), (0.5, "#4a2914"), (1, "#d4601e"))
        ink.rect(-118, -18, 236, 36, bark, rx=17, stroke=DARK, stroke_width=6)
        for x in (-84, -40, 6, 52):
            ink.stroke(f"M{x} -6l26 3M{x + 14} 7l20 1", "#1f0f07", 3.5)
        ink.circle(101, 0, 15, "#d9a066", stroke=DARK, stroke_width=5)
        ink.circle(101, 0, 7, stroke="#8a5a30", stroke_width=3)
    return ink


def mantel(ink: Ink) -> None:
    """The beam over the opening, with what people put on it."""
    for x, far in ((30, 78), (318, 270)):
        ink.path(f"M{x} 350H{far}L{(x + far) / 2} 392H{x}Z", "#3b2413", stroke=DARK, stroke_width=4)
    beam = ink.linear(0, MANTEL, 0, 358, (0, "#a86f3e"), (0.25, "#74481f"), (1, "#3a2110"))
    ink.rect(-10, MANTEL, HEARTH + 34, 36, beam, rx=6, stroke=DARK, stroke_width=5)
    ink.stroke(f"M10 {MANTEL + 14}H330M60 {MANTEL + 24}H280", "#2c180b", 2, opacity=0.6)
    for x, tall in ((44, 46), (72, 32)):
        foot = MANTEL
        ink.circle(x, foot - tall - 12, 46, ink.radial(x, foot - tall - 12, 46,
                   (0, "#ffcf70", 0.7), (1, "#ff8a2c", 0)))  # fmt: skip
        ink.rect(x - 9, foot - tall, 18, tall, "#f1e4c4", rx=3, stroke=DARK, stroke_width=3.5)
        ink.path(f"M{x} {foot - tall - 26}C{x + 9} {foot - tall - 14} {x + 7} {foot - tall - 3} {x}"
                 f" {foot - tall - 3}C{x - 7} {foot - tall - 3} {x - 9} {foot - tall - 14} {x} "
                 f"{foot - tall - 26}Z", "#ffd25e", stroke=DARK, stroke_width=3)  # fmt: skip
    ink.path(f"M272 {MANTEL}V{MANTEL - 40}H312V{MANTEL}Z", "#a3242f", stroke=DARK, stroke_width=4)
    ink.stroke(f"M312 {MANTEL - 32}C332 {MANTEL - 34} 332 {MANTEL - 8} 312 {MANTEL - 10}", DARK, 6)
    ink.stroke(f"M276 {MANTEL - 22}L284 {MANTEL - 28}L292 {MANTEL - 22}L300 {MANTEL - 28}"
               f"L308 {MANTEL - 22}", "#f1e4c4", 3.5)  # fmt: skip


def ground(ink: Ink) -> None:
    """The floor: long planks that run from the fire into the dark."""
    ink.rect(0, FLOOR, WIDE, HIGH - FLOOR,
             ink.linear(0, 0, WIDE, 0, (0, "#8a5630"), (0.35, "#6a4224"), (1, "#4c2f1a")))
    for y in (FLOOR, 872, 912, 954, 1010, 1066):
        ink.rect(0, y, WIDE, 4, "#0d0704", opacity=0.8)
        ink.rect(0, y + 4, WIDE, 3, "#d89a5c", opacity=0.2)
    luck = Random("floor")
    for y, below in ((842, 872), (876, 912), (916, 954), (958, 1010), (1014, 1066)):
        for _ in range(6):
            ink.rect(luck.uniform(40, 1900), y, 3, below - y, "#0d0704", opacity=0.7)
    skirt = ink.linear(0, FLOOR - 30, 0, FLOOR, (0, "#7a4b2a"), (1, "#3f2614"))
    ink.rect(HEARTH + 24, FLOOR - 26, WIDE - HEARTH, 26, skirt, stroke=DARK, stroke_width=3)


def room(view: View, *, bright: bool = False) -> Ink:
    """The whole room, with what is seen in its window."""
    ink = Ink(WIDE, HIGH)
    ink.rect(0, 0, WIDE, HIGH, "#150d09")
    outside(ink, view)
    wall(ink, bright=bright)
    frame(ink)
    ground(ink)
    hearth(ink)
    return ink


def tongues(turn: float, wide: float, tall: float, count: int, seed: int) -> str:
    """The outline of a fire whose tongues rise, sink and lean; `turn` runs once round a ring."""
    luck = Random(seed)
    foot, data = 332.0, ""
    valleys: list[Point] = []
    for j in range(count + 1):
        u = 2 * j / count - 1
        dip = 0.24 * tall * (1 - u * u) * (1 + 0.4 * math.sin(turn + luck.uniform(0, 6.3)))
        valleys.append((130 + wide * u * (1.0 if j in {0, count} else 0.9), foot - 12 - dip))
    for j in range(count):
        (x, y), (x2, y2) = valleys[j], valleys[j + 1]
        u = (2 * j + 1) / count - 1
        phase = luck.uniform(0, 6.3)
        rise = tall * (1 - 0.62 * abs(u) ** 1.5) * (0.86 + 0.16 * math.sin(turn + phase))
        lean = 20 * math.sin(turn + phase + 1.4) - 34 * u
        tip = ((x + x2) / 2 + lean, foot - rise)
        data += "" if data else f"M{x:.1f} {y:.1f}"
        data += (f"C{x - 12:.1f} {y - 0.42 * rise:.1f} {tip[0] - 4 + lean:.1f} "
                 f"{tip[1] + 0.4 * rise:.1f} {tip[0]:.1f} {tip[1]:.1f}"
                 f"C{tip[0] + 2 + lean * 0.4:.1f} {tip[1] + 0.42 * rise:.1f} {x2 + 14:.1f} "
                 f"{y2 - 0.34 * rise:.1f} {x2:.1f} {y2:.1f}")  # fmt: skip
    right, left = valleys[-1][0], valleys[0][0]
    return data + f"C{right:.1f} {foot + 8:.1f} {left:.1f} {foot + 8:.1f} {left:.1f} {foot - 12}Z"


def flame(k: int) -> Ink:
    """The fire at one moment: red behind, orange, and a bright heart."""
    ink = Ink(260, 340)
    turn = 2 * math.pi * k / FLAMES
    red = ink.linear(0, 20, 0, 340, (0, "#ff5a1e", 0.5), (0.4, "#f4531a", 0.85), (1, "#c93a10"))
    orange = ink.linear(0, 80, 0, 340, (0, "#ffb03a", 0.85), (0.5, "#ff8a22"), (1, "#ff7a18"))
    yellow = ink.linear(0, 150, 0, 340, (0, "#ffe27a", 0.9), (0.6, "#ffd65a"), (1, "#fff3c4"))
    heart = ink.linear(0, 230, 0, 340, (0, "#fff6cf", 0.9), (1, "#fffdf2"))
    layers = ((red, 112, 306, 5, 5), (orange, 94, 232, 5, 12), (yellow, 68, 160, 4, 7),
              (heart, 40, 84, 3, 3))  # fmt: skip
    for paint, wide, tall, count, seed in layers:
        ink.path(tongues(turn, wide, tall, count, seed), paint)
        ink.ellipse(130, 332 - 0.17 * tall, wide * 0.86, 0.15 * tall, paint)
    return ink


def light(w: float, h: float, strength: float) -> Ink:
    """Warm light round a middle, fading to nothing."""
    ink = Ink(w, h)
    with ink.group(transform=f"translate({w / 2:g} {h / 2:g}) scale(1 {h / w:.4g})"):
        ink.circle(0, 0, w / 2, ink.radial(0, 0, w / 2, (0, "#ffb45c", strength),
                   (0.35, "#ff9038", strength * 0.55), (0.7, "#ff7a20", strength * 0.16),
                   (1, "#ff7a20", 0)))  # fmt: skip
    return ink


def edge() -> Ink:
    """The light of the fire on the left edge of something."""
    ink = Ink(60, 400)
    ink.rect(0, 0, 60, 400, ink.linear(0, 0, 60, 0, (0, "#ffc070", 0.9), (0.12, "#ffa040", 0.55),
             (0.45, "#ff8a2c", 0.2), (1, "#ff8a2c", 0)), rx=10)  # fmt: skip
    return ink


def bench() -> Ink:
    """A bench under the window, 1548 wide: the edge of its seat, and dark planks below that."""
    ink = Ink(1548, 400)
    ink.rect(0, 0, 1548, 400, ink.linear(0, 0, 1548, 0, (0, "#63401f"), (0.3, "#523319"),
             (1, "#432a15")))  # fmt: skip
    for y in (66, 142, 218, 294, 370):
        ink.rect(0, y, 1548, 2, "#0c0603", opacity=0.5)
    ink.rect(0, 14, 1548, 26, ink.linear(0, 14, 0, 40, (0, "#050302", 0.7), (1, "#050302", 0)))
    wood = ink.linear(0, 0, 0, 14, (0, "#d09a5c"), (0.16, "#9a6636"), (0.3, "#6e4522"),
                      (1, "#3f2612"))  # fmt: skip
    ink.rect(0, 0, 1548, 14, wood)
    return ink


def sign() -> Ink:
    """A board on two ropes, carved round its edge, for the name of the house."""
    ink = Ink(760, 260)
    for x in (96, 664):
        ink.stroke(f"M{x} 0V40", DARK, 12)
        ink.stroke(f"M{x} 0V40", "#c9a064", 6)
    ink.rect(14, 42, 736, 212, "#000000", rx=22, opacity=0.35)
    ink.rect(6, 32, 748, 214, ink.linear(0, 32, 0, 246, (0, "#7c4d29"), (0.5, "#643c1f"),
             (1, "#4a2b16")), rx=20, stroke=DARK, stroke_width=6)  # fmt: skip
    luck = Random("sign")
    for y in range(52, 236, 13):
        x, long = luck.uniform(30, 300), luck.uniform(140, 420)
        ink.stroke(f"M{x:.0f} {y}C{x + long / 3:.0f} {y - 4} {x + long / 2:.0f} {y + 5} "
                   f"{x + long:.0f} {y}", "#2f1a0c", 2, opacity=0.35)  # fmt: skip
    ink.rect(20, 46, 720, 186, stroke="#d9a050", stroke_width=3, rx=12, opacity=0.9)
    for x, y in ((20, 46), (740, 46), (20, 232), (740, 232)):
        ink.path(f"M{x} {y - 11}L{x + 11} {y}L{x} {y + 11}L{x - 11} {y}Z", "#ffd27a", stroke=DARK,
                 stroke_width=3)  # fmt: skip
    for x in (96, 664):
        ink.circle(x, 44, 8, "#3a3530", stroke=DARK, stroke_width=3)
    return ink


def cat() -> Ink:
    """A cat that sleeps."""
    ink = Ink(240, 120)
    draw_cat(ink)
    return ink


def draw_cat(ink: Ink) -> None:
    """It lies in a curl, 240 x 120, its head at the right."""
    cut = "#22130a"
    ink.shadow(122, 108, 108, 12, 0.5)
    fur = ink.linear(0, 14, 0, 110, (0, "#f0a04e"), (0.5, "#d07a2c"), (1, "#8f4a18"))

    def form(d: str) -> None:
        ink.path(d, fur, stroke=cut, stroke_width=5, stroke_linejoin="round")
    form("M16 92C6 54 44 16 104 14C164 12 206 40 212 78C214 98 204 106 186 106H44C28 106 20 102 16"
         " 92Z")
    for d in ("M58 34C54 44 54 52 58 60", "M86 22C81 34 81 44 86 54", "M34 58C32 66 33 72 37 78",
              "M116 20C112 31 112 40 117 50"):
        ink.stroke(d, "#8f4a18", 7, opacity=0.8)
    tail = "M28 96C56 110 104 108 136 96"
    ink.stroke(tail, cut, 25)
    ink.stroke(tail, "#d9852f", 15)
    ink.stroke("M118 101C126 99 132 97 136 96", "#fff0d4", 15)
    for side in (-1, 1):
        form(f"M{172 + side * 34} 60C{172 + side * 40} 34 {172 + side * 36} 24 {172 + side * 30} 22"
             f"C{172 + side * 20} 26 {172 + side * 12} 36 {172 + side * 8} 44Z")
    form("M134 70C132 46 150 36 172 36C194 36 212 46 210 70C208 92 192 100 172 100C152 100 136 92"
         " 134 70Z")
    ink.path("M152 84C154 74 164 72 172 76C180 72 190 74 192 84C190 94 182 97 172 97C162 97 154 94"
             " 152 84Z", "#fff0d4")
    ink.stroke("M146 70C149 76 157 76 160 70M184 70C187 76 195 76 198 70", cut, 4.5)
    ink.path("M167 78H177L172 84Z", "#d4626a", stroke=cut, stroke_width=2.5)
    ink.stroke("M172 84V88M164 90C168 93 171 92 172 88C173 92 176 93 180 90", cut, 3)
    for d in ("M165 44V54", "M172 42V55", "M179 44V54"):
        ink.stroke(d, "#8f4a18", 5, opacity=0.8)


def rug(wide: int, lozenges: int) -> Ink:
    """A woven rug on the floor, seen from over it, with fringes at its ends."""
    ink = Ink(wide, 150)
    ink.shadow(wide / 2, 84, wide / 2 - 6, 62, 0.45)
    for n in range(15):
        y, x = 20 + n * 8, 69 - n * 3.2
        ink.stroke(f"M{x:.0f} {y}L{x - 22:.0f} {y + 3}"
                   f"M{wide - x:.0f} {y}L{wide + 22 - x:.0f} {y + 3}", "#d9c79a", 4)
    ink.path(f"M70 18H{wide - 70}L{wide - 24} 132H24Z",
             ink.linear(0, 18, 0, 132, (0, "#7d2430"), (1, "#a8323f")),
             stroke=DARK, stroke_width=5, stroke_linejoin="round")
    ink.path(f"M96 32H{wide - 96}L{wide - 60} 118H60Z", "none", stroke="#e9bd62", stroke_width=5)
    ink.path(f"M112 42H{wide - 112}L{wide - 82} 108H82Z", "#274c63", opacity=0.9)
    for n in range(lozenges):
        x, w = 150 + n * 70, 24
        ink.path(f"M{x} 50L{x + w} 75L{x} 100L{x - w} 75Z", "#e9bd62" if n % 2 else "#e7ddc4",
                 stroke=DARK, stroke_width=3)
        ink.path(f"M{x} 62L{x + w // 2} 75L{x} 88L{x - w // 2} 75Z", "#a8323f")
    return ink


if __name__ == "__main__":
    room(View()).save("table/hearth.svg")
    for name, seen in LOBBIES.items():
        room(seen, bright=True).save(f"table/hearth_{name}.svg")
    for number in range(FLAMES):
        flame(number).save(f"ui/hearth/flame_{number}.svg")
    light(640, 640, 0.7).save("ui/hearth/glow.svg")
    light(900, 190, 0.6).save("ui/hearth/pool.svg")
    front_log().save("ui/hearth/log.svg")
    edge().save("ui/hearth/edge.svg")
    sign().save("ui/hearth/sign.svg")
    bench().save("ui/hearth/bench.svg")
    cat().save("ui/hearth/cat.svg")
    rug(1210, 14).save("ui/hearth/rug.svg")
    rug(440, 3).save("ui/hearth/rug_near.svg")
