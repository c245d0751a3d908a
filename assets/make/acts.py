"""Draw the actors on the small stages of a rule book: python assets/make/acts.py.

The court of Haggis and the captains of Halmstad without their cards, 200 x 200, to the chest; a
mask, and a barrel to stand behind.
"""

from __future__ import annotations

from card_parts import CUT, form
from haggis_court import COURT
from halmstad_court import old, woman, young
from ink import Ink

CREW = {"mate": young, "owner": woman, "captain": old}
COATS = ("#31538f", "#1c3564")


def barrel(ink: Ink) -> None:
    """A barrel with iron hoops, 120 wide and 150 high, its middle at the origin."""
    wood = ink.linear(-60, 0, 60, 0, (0, "#b97a40"), (0.4, "#8f5a2c"), (1, "#4f2e15"))
    form(ink, "M-48 -72H48C64 -30 64 30 48 72H-48C-64 30 -64 -30 -48 -72Z", wood)
    ink.stroke("M-18 -70C-24 -30 -24 30 -18 70M18 -70C24 -30 24 30 18 70", "#4a2a12", 3.5)
    for y, wide in ((-44, 57), (44, 57)):
        form(ink, f"M{-wide} {y - 9}H{wide}L{wide + 1} {y + 9}H{-wide - 1}Z", "#7d8794")
        ink.stroke(f"M{-wide + 8} {y - 3}H{wide - 30}", "#c6ced8", 3)


def mask(ink: Ink) -> None:
    """A mask for the eyes, 150 wide, with ribbons, its middle at the origin."""
    ink.stroke("M-66 0L-92 -14M66 0L92 -14M-66 4L-88 18M66 4L88 18", CUT, 11)
    ink.stroke("M-66 0L-92 -14M66 0L92 -14M-66 4L-88 18M66 4L88 18", "#d2413f", 5)
    form(ink, "M-72 -22C-44 -34 -18 -26 0 -16C18 -26 44 -34 72 -22C76 8 56 30 34 28C18 27 10 12 0 "
         "12C-10 12 -18 27 -34 28C-56 30 -76 8 -72 -22Z",
         ink.linear(0, -30, 0, 30, (0, "#e2574c"), (1, "#8f1f2c")))
    for x in (-35, 35):
        ink.ellipse(x, 0, 17, 11, "#fff6e0", stroke=CUT, stroke_width=4)
        ink.circle(x, 0, 6, CUT)
    ink.stroke("M-58 -18C-44 -24 -28 -22 -18 -17", "#ffb0a0", 4, opacity=0.8)


def main() -> None:
    for name, draw in COURT.items():
        for ending in ("", "_masked")[:2 if name == "K" else 1]:
            ink = Ink(200, 200)
            with ink.at(100, 104):
                draw(ink)
                if ending:
                    with ink.at(0, -8, 0.62):
                        mask(ink)
            ink.save(f"ui/acts/{name}{ending}.svg")
    for name, captain in CREW.items():
        ink = Ink(200, 200)
        with ink.at(100, 104):
            captain(ink, COATS)
        ink.save(f"ui/acts/{name}.svg")
    ink = Ink(140, 160)
    with ink.at(70, 80):
        barrel(ink)
    ink.save("ui/acts/barrel.svg")


if __name__ == "__main__":
    main()
