"""Packets, sleighs, dice and medals of Reindeer Rivals, and its card on the shelf:
python assets/make/reindeer.py."""

from __future__ import annotations

from card_covers import HILLS, night
from cover import FOOT, ranges, save_cover
from ink import Ink, polar
from reindeer_signs import DARK, GOLD, IVORY, SEATS, packet, team

MEDALS = {"gold": ("#fff0b0", "#d99a1e"), "silver": ("#ffffff", "#8d9aa8"),
          "bronze": ("#f4c79a", "#96562a")}  # fmt: skip
TREES = ((52, 490, 0.9), (104, 512, 1.2), (400, 496, 1.1), (348, 512, 0.7), (66, 578, 1.7),
         (428, 580, 1.6))  # fmt: skip
LIGHTS = ((150, 508), (176, 524), (214, 514), (236, 540), (270, 512), (300, 532), (190, 556),
          (262, 570), (330, 560))  # fmt: skip


def one_packet(seat: int) -> Ink:
    ink = Ink(100, 104)
    packet(ink, seat)
    return ink


def little() -> Ink:
    """One reindeer and a little sleigh."""
    ink = Ink(260, 130)
    team(ink, (62, 84), 1.0, 1)
    return ink


def big() -> Ink:
    """Three reindeer and a sleigh with a sack."""
    ink = Ink(440, 140)
    team(ink, (72, 88), 1.02, 3)
    return ink


def depot() -> Ink:
    """A snowy storehouse with light in its door."""
    ink = Ink(120, 120)
    ink.circle(60, 66, 58, ink.radial(60, 66, 58, (0, "#ffb648", 0.75), (1, "#ff8a2c", 0)))
    wall = ink.linear(0, 50, 0, 100, (0, "#a8683a"), (1, "#5a3319"))
    ink.path("M24 56H96V100H24Z", wall, stroke=DARK, stroke_width=6, stroke_linejoin="round")
    ink.path("M12 60L60 20L108 60L98 66L60 36L22 66Z", "#f4f8ff", stroke=DARK, stroke_width=6,
             stroke_linejoin="round")  # fmt: skip
    ink.path("M24 64L60 36L96 64Z", "#7d4a26")
    ink.path("M46 100V74Q60 58 74 74V100Z", "#ffd98a", stroke=DARK, stroke_width=5)
    ink.path("M46 100V88H74V100Z", "#c9302c")
    ink.stroke("M60 88V100", IVORY, 5)
    for x in (30, 80):
        ink.rect(x, 72, 11, 12, "#ffe6a8", stroke=DARK, stroke_width=3)
    return ink


def city() -> Ink:
    """A town's light, seen from the sky."""
    ink = Ink(100, 100)
    ink.circle(50, 50, 50, ink.radial(50, 50, 50, (0, "#ffcf70", 0.95), (0.45, "#ff9f38", 0.55),
                                      (1, "#ff8a2c", 0)))  # fmt: skip
    ink.circle(50, 50, 27, "#2b1708", opacity=0.75)
    ink.circle(50, 50, 23, ink.radial(44, 42, 34, (0, "#fff8dc"), (0.6, "#ffd780"), (1, "#e8952e")))
    ink.path("M36 58V48L43 42L50 48V38L56 31L62 38V58Z", "#5a3210", opacity=0.85)
    for x, y in ((41, 51), (54, 43), (54, 51)):
        ink.rect(x, y, 4, 4, "#fff2b8")
    return ink


def supplied() -> Ink:
    """A town that has all it needs: dark under snow, and ticked off."""
    ink = Ink(100, 100)
    ink.circle(50, 50, 34, "#16222f", stroke="#9fb6cf", stroke_width=4)
    ink.path("M19 62Q34 52 50 60Q66 52 81 62Q72 82 50 82Q28 82 19 62Z", "#4a607a")
    ink.stroke("M30 51L45 67L72 32", DARK, 21)
    ink.stroke("M30 51L45 67L72 32", "#5fe0ac", 13)
    return ink


def crown() -> Ink:
    """For whoever leads."""
    ink = Ink(88, 60)
    ink.path("M8 52L4 14L26 30L44 4L62 30L84 14L80 52Z", GOLD, stroke=DARK, stroke_width=6,
             stroke_linejoin="round")  # fmt: skip
    ink.stroke("M14 46H74", "#fff3c9", 5)
    for x, y in ((4, 14), (44, 5), (84, 14)):
        ink.circle(x, y, 4, "#fff3c9", stroke=DARK, stroke_width=3)
    return ink


def die(value: int) -> Ink:
    ink = Ink(100, 100)
    ink.rect(6, 6, 88, 88, ink.linear(0, 0, 60, 100, (0, "#fffaf0"), (1, "#e0cda0")), rx=20,
             stroke=DARK, stroke_width=6)  # fmt: skip
    spots = {"a": (28, 28), "d": (28, 50), "g": (28, 72), "x": (50, 50),
             "c": (72, 28), "f": (72, 50), "i": (72, 72)}  # fmt: skip
    where = {1: "x", 2: "ai", 3: "axi", 4: "agci", 5: "agxci", 6: "adgcfi"}[value]
    for spot in where:
        ink.circle(*spots[spot], 10.5, "#8e1a20" if value == 1 else "#2b1708")
    return ink


def medal(kind: str) -> Ink:
    ink = Ink(140, 140)
    light, deep = MEDALS[kind]
    ink.path("M44 4H96L84 60H56Z", "#a3242f", stroke=DARK, stroke_width=5)
    ink.path("M62 4H78L76 60H64Z", IVORY)
    ink.circle(70, 88, 47, DARK)
    ink.circle(70, 88, 43, ink.radial(56, 70, 70, (0, light), (1, deep)))
    ink.circle(70, 88, 35, stroke=light, stroke_width=4)
    star = [polar(70, 89, 27 if k % 2 == 0 else 12, 36 * k - 90) for k in range(10)]
    ink.path("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in star) + "Z", light, stroke=deep,
             stroke_width=3, stroke_linejoin="round")  # fmt: skip
    return ink


def tree(ink: Ink, x: float, y: float, scale: float) -> None:
    with ink.at(x, y, scale):
        ink.path("M0 -66L20 -34H10L28 -8H-28L-10 -34H-20Z", "#0d2a2c", stroke=DARK, stroke_width=3)
        ink.path("M0 -66L10 -50L2 -46L-8 -50ZM0 -40L14 -26L0 -20L-14 -28Z", "#dcebf5", opacity=0.8)


def country(ink: Ink) -> None:
    """Hills with the lights of towns under the moon, and packets that come down."""
    night(ink, "reindeer", "#173a6a")
    halo = ink.radial(300, 190, 230, (0, "#ffe2a0", 0.9), (0.5, "#ffab48", 0.45),
                      (1, "#ff8a2c", 0))  # fmt: skip
    ink.circle(300, 190, 230, halo)
    ink.circle(300, 190, 96, ink.radial(270, 160, 130, (0, "#fffbe8"), (1, "#f4d48c")))
    for x, y, r in ((270, 160, 16), (332, 216, 22), (322, 150, 9)):
        ink.circle(x, y, r, "#d9b068", opacity=0.35)
    ranges(ink, HILLS, "#27507c", "#dbe9f7")
    ink.path("M0 452C90 410 180 436 250 450C330 466 410 430 480 446" + FOOT, "#16335c")
    snow = ink.linear(0, 470, 0, 600, (0, "#5f8fc4"), (0.5, "#2f5a92"), (1, "#1c3c6c"))
    ink.path("M0 498C120 464 240 508 480 478" + FOOT, snow)
    for x, y in LIGHTS:
        ink.circle(x, y, 15, ink.radial(x, y, 15, (0, "#ffcf70", 0.9), (1, "#ff8a2c", 0)))
        ink.rect(x - 3, y - 3, 6, 6, "#fff2b8")
    for x, y, scale in TREES:
        tree(ink, x, y, scale)
    for k in range(34):
        x, y = 20 + (k * 53) % 180, 300 + (k * 37) % 110 - ((k * 53) % 180) * 0.2
        ink.circle(x, y, 1.6 + k % 3, "#ffffff", opacity=0.8)
    for seat, (x, y, turn) in enumerate(((96, 402, -12), (150, 430, 9), (210, 398, 15),
                                         (268, 434, -8), (322, 402, 12))):  # fmt: skip
        with ink.at(x, y, 0.5, turn), ink.at(-50, -56):
            packet(ink, seat)


def flight(ink: Ink) -> None:
    """A team on its way."""
    with ink.at(238, 240, turn=-14):
        team(ink, (-152, 16), 1.06, 3)


if __name__ == "__main__":
    drawn = {f"packet_{seat}": one_packet(seat) for seat in range(len(SEATS))}
    drawn |= {f"die_{value}": die(value) for value in range(1, 7)}
    drawn |= {f"medal_{kind}": medal(kind) for kind in MEDALS}
    drawn |= {"little": little(), "big": big(), "depot": depot(), "city": city(),
              "supplied": supplied(), "crown": crown()}
    for name, ink in drawn.items():
        ink.save(f"pieces/reindeer/{name}.svg")
    save_cover("reindeer", country, flight)
