"""The letters and numerals of the decks: strokes in a cell 46 wide and 90 high.

ROUND is written with a broad nib (Haggis, Halmstad), CARVED with a knife that knows no curves
(Herrlof).
Every line keeps 7 from the cell's edge, so a stroke of 14 fills the cell.
"""

from __future__ import annotations

from ink import Ink, num

HIGH, WIDE, NIB = 90, 46, 14

ROUND = {
    "0": "M23 7C35 7 39 20 39 45C39 70 35 83 23 83C11 83 7 70 7 45C7 20 11 7 23 7Z",
    "1": "M8 23L24 7V83M8 83H40",
    "2": "M8 25C8 13 14 7 23 7C33 7 38 14 38 25C38 42 24 54 8 83H40",
    "3": "M8 19C10 11 16 7 23 7C33 7 38 14 38 24C38 36 31 42 19 42C32 42 39 50 39 62C39 75 33 83 "
    "22 83C14 83 9 79 7 70",
    "4": "M31 90V8L7 60H42",
    "5": "M37 8H12L9 40C14 36 18 34 23 34C34 34 39 44 39 58C39 74 33 83 22 83C14 83 9 79 7 71",
    "6": "M37 16C34 10 30 7 24 7C12 7 7 24 7 50C7 72 12 83 23 83C34 83 39 74 39 61C39 48 34 39 "
    "24 39C15 39 8 46 7 57",
    "7": "M6 7H39C29 32 22 58 20 90",
    "8": "M23 42C13 42 9 34 9 25C9 14 14 7 23 7C32 7 37 14 37 25C37 34 33 42 23 42C12 42 7 52 7 63"
    "C7 75 12 83 23 83C34 83 39 75 39 63C39 52 34 42 23 42Z",
    "9": "M9 74C12 80 16 83 22 83C34 83 39 66 39 40C39 18 34 7 23 7C12 7 7 16 7 29C7 42 12 51 "
    "22 51C31 51 38 44 39 33",
    "A": "M5 90L23 7L41 90M12 60H34",
    "B": "M9 7V83H22C34 83 39 75 39 62C39 50 33 43 22 43H9M22 43C31 43 36 36 36 25C36 14 31 7 22 7"
    "H9",
    "C": "M38 25C37 13 31 7 24 7C12 7 7 22 7 45C7 68 12 83 24 83C31 83 37 77 38 65",
    "D": "M9 7V83H19C33 83 39 70 39 45C39 20 33 7 19 7H2",
    "G": "M38 23C36 12 31 7 24 7C12 7 7 22 7 45C7 68 12 83 24 83C33 83 38 77 39 66V49H25",
    "H": "M9 0V90M37 0V90M9 44H37",
    "J": "M36 7V60C36 75 31 83 21 83C12 83 8 77 7 66M18 7H36",
    "K": "M9 0V90M39 2L10 50M19 39L42 88",
    "O": "M23 7C35 7 39 20 39 45C39 70 35 83 23 83C11 83 7 70 7 45C7 20 11 7 23 7Z",
    "Q": "M23 7C35 7 39 20 39 45C39 70 35 83 23 83C11 83 7 70 7 45C7 20 11 7 23 7ZM24 62L42 88",
    "R": "M9 90V7H22C33 7 38 16 38 27C38 38 32 46 22 46H9M22 46L41 89",
    "S": "M38 22C37 12 31 7 23 7C13 7 8 14 8 25C8 37 15 41 23 45C33 49 39 54 39 66C39 77 33 83 "
    "23 83C13 83 8 77 7 66",
    "Y": "M6 1L23 45L40 1M23 45V90",
    "*": "M23 0V90M2 25L44 65M2 65L44 25",
}
TEN = "M-29 24L-20 13V90M12 7C21 7 24 20 24 45C24 70 21 83 12 83C3 83 0 70 0 45C0 20 3 7 12 7Z"

CARVED = {
    "1": "M10 26L26 8V90",
    "2": "M8 27V19L19 7H28L38 19V34L9 83H41",
    "3": "M6 7H38L20 38H27L39 51V71L28 83H18L7 73",
    "4": "M32 90V1L7 60H42",
    "5": "M39 7H10V39H27L39 51V71L28 83H18L7 73",
    "6": "M38 7H29L7 40V70L18 83H28L39 70V54L29 43H9",
    "7": "M5 7H38L17 90",
    "8": "M16 7H30L38 17V33L30 42H16L8 33V17ZM16 42H30L39 52V72L30 83H16L7 72V52Z",
    "9": "M8 83H17L39 50V20L28 7H18L7 20V36L17 47H37",
    "B": "M9 8H26L36 17V33L26 43H9ZM26 43L39 54V72L28 82H9V43",
    "G": "M38 23L28 8H18L7 20V70L18 82H28L39 70V48H23",
    "H": "M8 0V90M38 0V90M8 45H38",
    "R": "M9 90V8H27L38 18V36L27 46H9M24 46L41 89",
    "V": "M6 0L23 87L40 0",
    "Y": "M6 1L23 45L40 1M23 45V90",
}


def rounded(ink: Ink, text: str, colour: str, scale: float = 1) -> None:
    """Writes one letter or the rank 10, its cell's upper middle at the origin."""
    style = {"stroke_linecap": "butt", "stroke_linejoin": "round"}
    with ink.at(0, 0, scale):
        if text == "10":
            ink.stroke(TEN, colour, NIB, **style)
            return
        with ink.at(-WIDE / 2, 0):
            ink.stroke(ROUND[text], colour, NIB, **style)


def carved(ink: Ink, text: str, colour: str, scale: float = 1) -> None:
    """Cuts one letter, its cell's upper middle at the origin."""
    style = {"stroke_linecap": "butt", "stroke_linejoin": "miter", "stroke_miterlimit": "3"}
    with ink.at(0, 0, scale), ink.at(-WIDE / 2, 0):
        ink.stroke(CARVED[text], colour, NIB, **style)


def bar(ink: Ink, text: str, colour: str, y: float = 96) -> None:
    """Six and nine stand on a bar, so that neither is the other on its head."""
    if text in {"6", "9"}:
        ink.path(f"M-20 {num(y)}H20V{num(y + 6)}H-20Z", colour)
