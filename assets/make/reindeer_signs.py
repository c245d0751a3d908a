"""Reindeer, sleighs and packets, drawn round the origin for whoever needs them."""

from __future__ import annotations

from ink import Ink, Point, line, polar

DARK, GOLD, IVORY = "#120a06", "#f0c766", "#fff6e0"
SEATS = (  # of each seat: the light and the deep tone of its packets
    ("#8fd2ff", "#2f86c4"), ("#ff9a68", "#c94a1e"), ("#62e8b4", "#128a60"),
    ("#f7b6e2", "#b0589a"), ("#fff08a", "#c9a616"),
)  # fmt: skip
STAR = [polar(50, 56, 48 if k % 2 == 0 else 25, 36 * k - 90) for k in range(10)]
SHAPES = (
    "M50 14A40 40 0 1 1 50 94A40 40 0 1 1 50 14Z", "M50 10L92 54L50 98L8 54Z",
    "M50 10L95 94H5Z", "M14 18H86V94H14Z", line(STAR, closed=True),
)  # fmt: skip
RIBBONS = ("M50 14V94M10 54H90", "M50 10V98M8 54H92", "M50 10V94M24 60H76", "M50 18V94M14 56H86",
           "M50 9V80M28 54H72")  # fmt: skip
BODY = (
    "M-34 -4C-34 -18 -14 -20 4 -18C18 -18 26 -22 30 -32L42 -26C40 -12 34 8 18 12"
    "C0 16 -20 14 -30 10C-36 8 -34 0 -34 -4Z"
)
HEAD = "M28 -33C30 -43 42 -45 50 -39L60 -33C62 -28 58 -24 52 -25C46 -25 40 -22 36 -20Z"
LEGS = "M-27 6L-40 22L-52 20M-20 10L-32 28L-43 31M20 8L36 20L48 15M14 11L28 27L38 30"
ANTLERS = (
    "M36 -42C32 -53 24 -57 17 -67M31 -53L19 -53M27 -59L29 -72"
    "M41 -42C44 -54 42 -60 46 -73M43 -56L54 -64"
)
HULL = (
    "M-48 -22C-46 2 -38 18 -20 20H28C40 20 44 4 38 -8C32 -14 22 -2 8 0"
    "C-10 2 -20 -10 -24 -32C-30 -42 -48 -38 -48 -22Z"
)
RUNNER = "M-44 34H38C54 34 60 20 50 12M-24 20V34M22 20V34"


def packet(ink: Ink, seat: int) -> None:
    """A packet in its seat's colour and shape, 100 x 100 from the origin."""
    light, deep = SEATS[seat]
    shape = SHAPES[seat]
    ink.path(shape, DARK, stroke=DARK, stroke_width=13, stroke_linejoin="round")
    ink.path(shape, ink.linear(0, 10, 0, 98, (0, light), (1, deep)), stroke=light,
             stroke_width=3, stroke_linejoin="round")  # fmt: skip
    ink.stroke(RIBBONS[seat], DARK, 12, opacity=0.35)
    ink.stroke(RIBBONS[seat], IVORY, 7)
    top = 22 if seat in (0, 3) else 20
    bow = f"M50 {top}C34 {top - 26} 18 {top - 10} 50 {top}C82 {top - 10} 66 {top - 26} 50 {top}Z"
    ink.path(bow, IVORY, stroke=DARK, stroke_width=4, stroke_linejoin="round")


def reindeer(ink: Ink, *, nose: bool = False) -> None:
    """A galloping reindeer facing right, some 120 wide, its middle at the origin."""
    coat = ink.linear(0, -40, 0, 20, (0, "#c08a54"), (1, "#7a4a24"))
    for d, wide in ((LEGS, 11), (ANTLERS, 9)):
        ink.stroke(d, DARK, wide)
    for d in (BODY, HEAD, "M-32 -6L-44 -13L-37 1Z"):
        ink.path(d, DARK, stroke=DARK, stroke_width=7, stroke_linejoin="round")
    ink.stroke(LEGS, "#8a5a30", 6)
    ink.stroke(ANTLERS, "#f0dcae", 4.5)
    for d in ("M-32 -6L-44 -13L-37 1Z", BODY, HEAD):
        ink.path(d, coat)
    ink.path("M30 -32L42 -26C41 -18 39 -10 34 -2C28 -12 28 -22 30 -32Z", "#f0dcae", opacity=0.85)
    ink.stroke("M-2 -19V13", "#c9302c", 6)
    ink.circle(45, -35, 2.6, DARK)
    if nose:
        ink.circle(61, -30, 13, ink.radial(61, -30, 13, (0, "#ff5a3c", 0.9), (1, "#ff5a3c", 0)))
    ink.circle(60, -30, 4.6, "#ff4a34" if nose else DARK)


def sleigh(ink: Ink, *, sack: bool) -> None:
    """A sleigh facing right, some 110 wide, its middle at the origin."""
    if sack:
        bag = "M-30 2C-44 -30 -14 -58 8 -44C28 -40 34 -14 24 4Z"
        ink.path(bag, "#b98a52", stroke=DARK, stroke_width=6, stroke_linejoin="round")
        ink.stroke("M-8 -46C-2 -38 4 -38 10 -44", GOLD, 5)
    for d, wide, colour in ((RUNNER, 12, DARK), (RUNNER, 6, GOLD)):
        ink.stroke(d, colour, wide)
    red = ink.linear(0, -40, 0, 20, (0, "#e2483c"), (1, "#8e1a20"))
    ink.path(HULL, red, stroke=DARK, stroke_width=6, stroke_linejoin="round")
    ink.stroke("M-42 -26C-40 -2 -32 10 -18 12H28", GOLD, 4.5)


def team(ink: Ink, at: Point, scale: float, deer: int) -> None:
    """A sleigh with its reindeer in a row before it."""
    x, y = at
    ahead = [x + scale * (112 + 86 * k) for k in range(deer)]
    rein = f"M{x + 40 * scale} {y}L{ahead[0] - 20} {y - 16}H{ahead[-1]}"
    ink.stroke(rein, DARK, 6)
    ink.stroke(rein, "#c9302c", 3)
    for k, far in enumerate(ahead):
        with ink.at(far, y - (4 if k % 2 else 0), scale):
            reindeer(ink, nose=k == deer - 1)
    with ink.at(x, y, scale):
        sleigh(ink, sack=deer > 1)
