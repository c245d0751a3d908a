"""Previews beside the rows of the settings: each shows what its row changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import sin

from game.core.faces import name_face
from game.core.settings import TEXT_SIZES
from game.core.words import LANGUAGES, words_of
from game.devices.press import Action
from game.games import list_games
from game.house import House
from game.picture.motion import arc_height, ease_in_out, mix
from game.picture.screen import Screen
from game.picture.sprites import UNSEEN
from game.picture.theme import INK
from game.scenes.settings.preview_pairs import (
    build_choosable,
    build_contrasts,
    build_suits,
    find_suits,
)
from game.scenes.settings.preview_sounds import build_effects, build_fire, build_music
from game.tables.style import table_style
from game.ui.box import Box
from game.ui.furniture import box_art
from game.ui.furniture.figures import build_leaning
from game.ui.furniture.teacher import build_tail
from game.ui.layout import Node, Padding, Picture, Text, column, frame, pad, row, stack
from game.ui.widgets.key_sign import key_sign

FLIES, RESTS = 0.5, 1.6  # seconds of a card's flight at the usual speed, and until the next one


def _build_languages(house: House) -> Node:
    """Return people at a window who say welcome in their languages."""
    scale, bubbles = house.art.text_scale, []
    for code, called in LANGUAGES.items():
        lit = code == house.settings.language
        words = column(
            Text(words=called, style="heading", size=0.9 / scale, ink=INK, group="languages",
                 one_line=True),
            Text(words=words_of(code)("sample-welcome"), size=1.1 / scale, ink=INK, grow=1,
                 group="welcomes", balanced=True), padding=Padding(24, 10, 12, 4))
        tail = build_tail((244, 206, 122) if lit else (238, 219, 172), width=48, height=27)
        bubbles.append(column(build_choosable(words, lit=lit),
                              column(tail, align="center", padding=Padding(top=-3)), grow=1))
    people = build_leaning([(name_face(n), 0.5) for n in range(len(LANGUAGES))], 0.58, grow=0.58)
    return column(row(*bubbles, gap=28, grow=0.42), people)


def _build_text_sizes(house: House) -> Node:
    """Return the same words in every size."""
    planks: list[Node] = []
    for size in TEXT_SIZES:
        chosen = size == house.settings.text
        words = Text(words=house.words("sample-turn"), size=size / house.art.text_scale, ink=INK,
                     align="center", one_line=True)
        tick = row(Node(grow=1), Picture(source="ui/check", height=54, ink=INK, shrink=1),
                   align="center", padding=Padding(right=14)) if chosen else None
        planks += [frame("plank" if chosen else "oak button", column(
            words, padding=pad(24, 12)), tick), Node(grow=1, max_height=28)]
    return column(*planks[:-1], justify="center")


def _build_keys(_house: House) -> Node:
    """Return a pad, and the four steering keys in their layout."""
    def cap(turn: int) -> Node:
        return frame("arrow key", Picture(source="ui/play", ink=INK, turned=turn), padding=pad(21),
                     width=84, height=84)
    steer = column(row(cap(90), justify="center"), row(cap(180), cap(270), cap(0), gap=10,
                                                       justify="center"), gap=10)
    return column(row(Picture(source="ui/drawers/keys", height=330), justify="center"), steer,
                  justify="center", gap=-60)


def _build_screen(house: House) -> Node:
    """Return a screen on its stand, filled by the game or with a window."""
    boxes = row(
        *(Picture(source=box_art.name_picture(game), height=170, aspect=box_art.SHAPE, shrink=1)
          for game in list_games()[:3]), gap=14, justify="center", align="center",
        padding=pad(14))
    shown = frame("wooden panel", boxes, grow=1)
    if not house.screen.fullscreen:
        dots = row(Node(grow=1), *[frame("window dot", width=14, height=14)] * 3, gap=10,
                   padding=pad(14, 10))
        shown = frame("desk", frame("window", column(dots, shown)), padding=pad(90, 26), grow=1)
    return column(row(frame("dark screen", shown, padding=pad(18), width=700, height=394),
                      justify="center"),
                  row(frame("screen stand", width=168, height=64), justify="center"),
                  frame("board", height=26), justify="center", gap=-4)


def _build_reminder(house: House) -> Node:
    """Return face-down cards, one of which the table shows again."""
    back, seen = find_cards()
    card: Node = Picture(source=back, height=258, aspect=1 / 1.4)
    if not house.settings.remind:
        return _build_caption(row(card, card, card, gap=28), house.words("sample-forgotten"))
    mark = column(row(Picture(source=seen, height=168, aspect=1 / 1.4), justify="center"),
                  padding=Padding(top=-84))
    return _build_caption(row(card, frame("gold ring", card, mark), card, gap=28),
                          house.words("sample-seen"), top=56)


def _build_forced(house: House) -> Node:
    """Return the only legal card, which plays itself or waits for a press."""
    card = Picture(source=find_cards()[1], height=330, aspect=1 / 1.4)
    forced = house.settings.forced
    sign = Picture(source="ui/drawers/arrow", height=90) if forced else key_sign(
        house.art, house, house.run.last_device, Action.CONFIRM, "body")
    return _build_caption(row(Node(width=90), frame("glow", card), sign, gap=34, align="center"),
                          house.words("sample-forced" if forced else "sample-waits"))


def _build_closing(house: House) -> Node:
    """Return an open hand, with a card's back behind it if it closes by itself."""
    back, front = (Picture(source=one, height=340, aspect=1 / 1.4) for one in find_cards())
    closing = house.settings.closing
    cards = stack(row(Node(grow=1), back), row(front), width=400) if closing else front
    return _build_caption(cards, house.words(f"sample-closing-{closing}"))


def _build_caption(shown: Node, words: str, top: float = 0) -> Node:
    """Return something in the middle of the window over some words."""
    told = frame("parchment", Text(words=words, ink=INK, align="center"), padding=pad(26, 10),
                 shrink=1)
    return column(row(shown, justify="center"), row(told, justify="center"), justify="center",
                  gap=28, padding=Padding(top=top))


def find_cards() -> tuple[str, str]:
    """Return the pictures of a face-down and of an open card."""
    game = [game for game in list_games() if table_style(game).hands][-1]
    style = table_style(game)
    suits = style.hands.suits if style.hands else ("",)
    return style.looks[UNSEEN].picture, f"pieces/{game}/{suits[-1]}"


def _build_flight(_house: House, *, candle: bool) -> Node:
    """Return a pile of cards and the target of its top card (`Flight`)."""
    pile = stack(*(row(Picture(source=find_cards()[0], height=238, aspect=1 / 1.4),
                       padding=Padding(15 - 5 * n, 15 - 5 * n)) for n in range(4)),
                 width=185, height=253, anchor="pile")
    target = frame("card place", width=180, height=248, anchor="target")
    light = stack(
        column(Picture(source="ui/candle_dish", aspect=0, height=42),
               padding=Padding(-14, 241, -14)),
        column(Picture(source="ui/candle_wax", aspect=0, height=128), padding=Padding(26, 134, 26)),
        column(Node(anchor="flame", height=134), padding=Padding(-19, 13, -19)),
        width=96, height=278) if candle else None
    return row(column(Node(grow=1), pile), Node(grow=1), column(Node(height=60), target),
               column(Node(grow=1), light, width=96 if candle else 36),
               padding=Padding(120, 0, 24 if candle else 0, 20))


class Flight:
    """A card that flies from its pile to its place, again and again, and a candle's flame."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.card = find_suits()[-1]
        self.began = house.run.now - FLIES / (house.settings.speed or 1)  # at first it lies there

    def draw(self, screen: Screen, anchors: Mapping[str, Box]) -> None:
        if "pile" not in anchors:
            return
        art, settings, age = self.house.art, self.house.settings, self.house.run.now - self.began
        pile, target = anchors["pile"].center, anchors["target"].center
        still, speed = settings.reduced_motion, settings.speed

        def at(part: float) -> tuple[float, float]:
            way = ease_in_out(part)
            return (mix(pile[0], target[0], way),
                    mix(pile[1], target[1], way) - 120 * arc_height(part))

        ghosts = 0 if still or not speed else int(3 / speed)  # the slower, the more
        for n in range(ghosts):
            screen.put_centered(art.fade_picture(self.card, 170, 238), *at((n + 1) / (ghosts + 1)))
        flies = FLIES / speed if speed and not still else 0
        part = min(age % (flies + RESTS) / flies, 1.0) if flies else 1.0
        screen.put_centered(art.load_picture(self.card, 170, 238), *at(part))
        if flame := anchors.get("flame"):
            sway = 0.0 if still else 6 * sin(2.3 * age) * sin(0.7 * age)
            screen.put(art.load_picture("ui/candle_flame", flame.w, flame.h), flame.x + sway,
                       flame.y - abs(sway) / 2)


PREVIEWS: Mapping[str, Callable[[House], Node]] = {
    "language": _build_languages, "text": _build_text_sizes, "contrast": build_contrasts,
    "suits": build_suits, "fullscreen": _build_screen, "keys": _build_keys,
    "remind": _build_reminder, "forced": _build_forced, "closing": _build_closing,
    "speed": partial(_build_flight, candle=False), "motion": partial(_build_flight, candle=True),
    "music": build_music, "volume": build_effects, "fire": build_fire}
