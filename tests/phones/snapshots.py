"""What phones are shown, written by hand: one of every kind of moment."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree as ET

from tests.phones.screen import ASSETS

Message = dict[str, Any]
COLOURS = ("#5bb8f0", "#f27040", "#2cc490", "#e08ac8", "#f4e04d")
NAMES = ("Freja", "Ask", "Ylva", "Torbjörn", "Mimmi")
ACTS = [{"act": "why", "label": "Hint"}, {"act": "undo", "label": "Take back"},
        {"act": "rules", "label": "Rules"}, {"act": "log", "label": "Log"},
        {"act": "pause", "label": "Pause"}]
STEER = [{"act": act, "label": label} for act, label in (
    ("up", "Up"), ("left", "Left"), ("confirm", "Choose"), ("right", "Right"), ("down", "Down"),
    ("cancel", "Back"), ("pause", "Pause"))]
BOTH = [*ACTS[:-1], *STEER]
SAYS = {"near": "Closer", "far": "Farther away", "arrows": "Arrows", "map": "Board",
        "sit": "Sit down", "lets": "Let go to choose",
        "shut": "Close", "size": "Text size", "sleeps": "asleep", "new": "just come",
        "trump": "Trump", "up": "Up", "down": "Down",
        "left": "Left", "right": "Right", "confirm": "Choose", "cancel": "Back", "pause": "Pause"}
SUITS = {"r": "red", "b": "blue", "g": "green", "y": "yellow", "o": "orange"}


def seat(title: str, task: str, **more: Any) -> Message:
    """A snapshot in which nothing lies anywhere, but for what is given."""
    return {"kind": "seat", "n": 17, "q": 4, "lang": "en", "dir": "ltr",
            "me": {"name": "Freja", "colour": COLOURS[0], "sign": "ui/seat_0", "seat": 0},
            "title": title, "turn": "mine", "task": task, "live": "", "figures": [], "table": [],
            "hand": [], "board": None, "buttons": [], "picked": "", "said": None, "acts": ACTS,
            "mode": "hand", "clock": None, "blind": None, "says": SAYS} | more


def figures(*texts: str, turn: int = 0) -> list[Message]:
    return [{"name": NAMES[n], "sign": f"ui/seat_{n}", "colour": COLOURS[n], "text": text,
             "mine": n == 0, "turn": n == turn} for n, text in enumerate(texts)]


def cards(game: str, pieces: str, names: dict[str, str], can: str = "") -> list[Message]:
    """A hand, all of whose cards can be played, or those that are named."""
    return [{"place": f"hand/0/{n}", "picture": f"pieces/{game}/{piece}", "label": names[piece],
             "can": not can or piece in can.split(), "on": False, "focus": False}
            for n, piece in enumerate(pieces.split())]


def button(place: str, label: str, *, can: bool = True, on: bool = False) -> Message:
    return {"place": f"button/{place}", "label": label, "can": can, "on": on, "focus": False}


def plain_name(piece: str) -> str:
    return f"{SUITS[piece[-1]]} {piece[:-1]}"


def haggis() -> Message:
    """Seventeen cards, somebody's pair to beat."""
    hand = "2g 3r 3y 4b 5o 5g 6r 6b 7b 7y 7r 8g 9o 10r J Q K"
    names = {piece: {"J": "jack", "Q": "queen", "K": "king"}.get(piece) or plain_name(piece)
             for piece in hand.split()}
    return seat(
        "Haggis", "Beat: Pair of 5", live="Ask plays a pair of 5.",
        figures=figures("12 of 250 · 17 cards", "45 of 250 · 12 cards", "0 of 250 · 14 cards"),
        table=[{"name": "Pair of 5, Ask", "items": [
            {"picture": "pieces/haggis/5r", "label": "red 5"},
            {"picture": "pieces/haggis/5b", "label": "blue 5"}]}],
        hand=cards("haggis", hand, names, "6r 6b 7b 7y 7r J Q K"),
        buttons=[button("play", "Play", can=False), button("pass", "Pass")],
        picked="Pick cards, then play them.")


def picked() -> Message:
    """The same, with two cards picked."""
    shown = haggis()
    for card in shown["hand"]:
        card["on"] = card["label"] in {"blue 7", "red 7"}
    shown["buttons"][0]["can"] = True
    return shown | {"n": 19, "picked": "Pair of 7: play it, or pick more"}


def herrlof() -> Message:
    """Predictions, by all five at once and in secret."""
    hand = "1r 3r 8b 9b 2g 6g 7y V H"
    names = {piece: {"V": "Valknut", "H": "Hagalaz"}.get(piece) or plain_name(piece)
             for piece in hand.split()}
    return seat(
        "Herrlof", "How many tricks will you take?", live="Torbjörn has predicted.",
        figures=figures("Points: 12", "Points: 3", "Points: 21", "Points: 9", "Points: 14"),
        table=[{"name": "Trump: green", "items": []}],
        hand=cards("herrlof", hand, names, "-"),
        buttons=[button(f"predict/{n}", str(n)) for n in range(10)])


def halmstad() -> Message:
    """A turn with cards of the hand and a pile of the quay picked."""
    ranks = {"J": "jack", "Q": "queen", "K": "king", "A": "ace"}
    suits = {"C": "clubs", "S": "spades", "H": "hearts", "D": "diamonds"}
    pieces = ["AC", "4C", "9S", "KD", "JC", "nisse", "10H", "7H", "6D", "3S"]
    names = {piece: "nisse" if piece == "nisse" else
             f"{ranks.get(piece[:-1], piece[:-1])} of {suits[piece[-1]]}" for piece in pieces}
    hand = cards("halmstad", " ".join(pieces[:6]), names)
    for card in hand[1:4]:
        card["on"] = True
    quay = [{"picture": f"pieces/halmstad/{piece}", "label": names[piece], "place": f"pile/{n}",
             "can": True, "on": n == 1, "focus": False} for n, piece in enumerate(pieces[6:])]
    return seat(
        "Halmstad", "Do what is lit, then pass", live="Ylva draws two cards.",
        figures=figures("Contracts: 2 · leads by 3", "Contracts: 1 · 3 behind",
                        "Contracts: 0 · 9 behind", "Contracts: 1 · 4 behind"),
        table=[{"name": "Quay", "items": quay},
               {"name": "Counters left: 14 · Deck: 21", "items": []}],
        hand=hand,
        buttons=[button("fill", "Draw"), button("swap", "Swap", can=False),
                 button("examine", "Examine"), button("contract", "Contract"),
                 button("feed", "Feed", can=False), button("pass", "Pass")],
        picked="Contract for 7: 1 coin")


def blind() -> Message:
    """Is there a nisse? Everybody answers by herself, before the time is over."""
    return halmstad() | {
        "task": "Is there a nisse?", "live": "Ylva sets out porridge.", "buttons": [],
        "picked": "", "clock": {"of": 30, "left": 12},
        "blind": {"left": "Believe", "right": "Challenge"}}


def hamnar() -> Message:
    """Five times five squares and six icons round them; a bear has been taken up."""
    def spot(place: str, x: float, y: float, size: float, picture: str | None, label: str,
             can: bool = False, on: bool = False) -> Message:
        return {"place": place, "x": x - size / 2, "y": y - size / 2, "w": size, "h": size,
                "picture": picture, "label": label, "can": can, "on": on, "focus": place == "c3"}
    icons = {"sun": (.5, .09, "white"), "pawn": (.87, .3, "black"), "horse1": (.87, .7, "white"),
             "horse2": (.5, .91, "black"), "horse3": (.13, .7, "white"),
             "elephant": (.13, .3, "black")}
    spots = [spot(f"orb/{icon}", x, y, .13, f"pieces/hamnar/orb_{side}",
                  f"{icon}, orb of the {'bears' if side == 'white' else 'ravens'}")
             for icon, (x, y, side) in icons.items()]
    kinds = {"black": "raven", "white": "bear", "": "free"}
    for row in range(5):
        for column in range(5):
            place = "abcde"[column] + str(5 - row)
            piece = {0: "black", 4: "white"}.get(row, "")
            spots.append(spot(
                place, .5 + (column - 2) * .117, .5 + (row - 2) * .117, .11,
                f"pieces/hamnar/{piece}" if piece else None,
                f"{place}, {kinds[piece]}",
                can=row in {3, 4}, on=place == "c1"))
    return seat("Hamnár", "Move a piece as a pawn", live="Ask swaps two orbs.", mode="board",
                acts=BOTH, figures=figures("Bears · 5 left", "Ravens · 5 left"),
                board={"w": 1.0, "h": 1.0, "spots": spots, "look": None, "free": False,
                       "grounds": [{"picture": "pieces/hamnar/sheet", "x": -.1, "y": -.1,
                                    "w": 1.2, "h": 1.2}],
                       "lines": [{"kind": "way", "path": "M.5 .7L.5 .6", "colour": COLOURS[1]}]},
                picked="c1, bear: where to?")


def reindeer() -> Message:
    """The United States: every city and the depot."""
    root = ET.parse(ASSETS.parent / "maps" / "usa.tmx").getroot()
    found = [(thing.attrib["name"], float(thing.attrib["x"]), float(thing.attrib["y"]))
             for thing in root.iter("object") if thing.get("type") in {"city", "depot"}]
    left, low = min(x for _, x, _ in found) - 60, min(y for *_, y in found) - 60
    wide = max(x for _, x, _ in found) + 60 - left
    high = max(y for *_, y in found) + 60 - low
    spots = [{"place": "depot" if name == "D" else f"city/{name}", "x": (x - left) / wide - .025,
              "y": (y - low) / wide - .025, "w": .05, "h": .05,
              "picture": "pieces/reindeer/depot" if name == "D" else "pieces/reindeer/city",
              "label": "the depot" if name == "D" else f"{name}: 1 of 3 packets",
              "tag": name, "pips": [COLOURS[2], "", ""] if name != "D" else [],
              "can": True, "on": False, "focus": name == "D"} for name, x, y in found]
    return seat("Reindeer Rivals", "Where does it load?", mode="board", acts=BOTH,
                live="Ask flies from the depot to Assen.",
                figures=figures("$420", "$380", "$510"),
                board={"w": 1.0, "h": high / wide, "spots": spots, "grounds": [], "lines": [],
                       "look": None, "free": True},
                buttons=[button("little", "Little sleigh: $20", on=True),
                         button("big", "Big sleigh: $60"), button("done", "Done")],
                picked="Little sleigh")


def join() -> Message:
    return {"kind": "join", "n": 1, "q": 0, "lang": "en", "dir": "ltr", "title": "Haggis",
            "me": {"name": "", "colour": COLOURS[3], "sign": "ui/seat_3", "seat": 3},
            "says": SAYS, "task": "What is your name?"}


def pad() -> Message:
    return seat("Hearthside", "Steer on the screen", mode="pad",
                focus="Haggis: Get rid of your cards first, with sets, runs and bombs.",
                turn="none", live="", acts=STEER)


MOMENTS = {one.__name__: one for one in (
    join, haggis, picked, herrlof, halmstad, blind, hamnar, reindeer, pad)}
