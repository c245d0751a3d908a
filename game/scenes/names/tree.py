"""The tree of the page on which a name is written: the rack, the keys, and beside them the player
at their window over known names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.core.contract import Says
from game.core.faces import known
from game.core.name_filter import LONGEST
from game.core.runes import ALPHABET
from game.devices.press import Action
from game.picture.page import Hints, Page
from game.picture.theme import GOLD, INK
from game.scenes.names.keys import build_broad_key, build_key, build_rack, build_tray, build_turn
from game.ui.box import Box
from game.ui.furniture.cupboard_page import build_cupboard
from game.ui.furniture.figures import bust
from game.ui.layout import (
    Node,
    Padding,
    Paint,
    Picture,
    Text,
    column,
    first_that_fits,
    frame,
    pad,
    row,
    stack,
)
from game.ui.widgets.key_sign import key_sign

if TYPE_CHECKING:
    from game.scenes.names.scene import SpellingScene


FIRST_KNOWN = "known/0"  # the first of the known names


def name_key(letter: str) -> str:
    """Return the name of the key that adds a letter."""
    return f"key/{letter}"


class NameTree:
    def __init__(self, page: Page, scene: SpellingScene) -> None:
        self.page, self.scene, self.say, self.draft = page, scene, scene.house.words, scene.draft
        self.scale = page.art.text_scale

    def build(self) -> Node:
        scene, height = self.scene, self.page.control()
        size = min(self.scale, 1.25)
        heading = row(
            Text(words=self.say.say(scene.heading), style="heading", size=size / self.scale,
                 ink=GOLD, one_line=True),
            Node(anchor="hints", grow=1), gap=48, height=self.page.art.line(f"heading@{size}"))
        beside = self._build_aside() if scene.portrait.who or scene.known else None
        rack = stack(build_rack("".join(self.draft.letters), LONGEST, self.scale,
                                fresh=not self.draft.untouched), height=268, shrink=1)
        space = Node(grow=1, min_height=16)
        keys = column(rack, space, self._build_board(), space, grow=1)
        buttons = row(
            replace(self._build_broad("drop", "hint-drop", "ui/leave"),
                    width=452 if beside else 345),
            row(replace(self._build_broad(name_key(" "), "name-space", "ui/space"), grow=0.28),
                replace(self._build_broad("erase", "name-erase", "ui/erase"), grow=0.3),
                replace(self._build_broad("keep", "done", "ui/check"), grow=0.42), gap=28, grow=1),
            gap=40 if beside else 28, height=height)
        return build_cupboard(heading, row(beside, keys, gap=40), buttons)

    def _build_aside(self) -> Node:
        """Return the player at their window over as many known names as have room."""
        scene, portrait = self.scene, self.scene.portrait
        window = Node(grow=1)
        if portrait.who:
            window = stack(portrait.build(self.say, self.scale), grow=1, min_height=320)
        if portrait.others:
            window = replace(window, name="face", told=self.say("name-face"), turns=True,
                             hints=((Action.CONFIRM, ("name-face",)),),
                             ways=((Action.DOWN, FIRST_KNOWN),))
        boards = [self._build_names(scene.known[:n]) for n in range(len(scene.known), 0, -1)]
        trees = [column(window, board, gap=24, padding=Padding(bottom=14)) for board in boards]
        return first_that_fits(*trees, column(window, padding=Padding(bottom=14)), width=452)

    def _build_names(self, names: Sequence[str]) -> Node:
        """Return a board of known names, each with its face."""
        scene, height = self.scene, max(76, self.page.art.line("body") + 12)
        faces = [known(name, scene.house.settings.faces) for name in names]
        planks = [frame(
            "main button focused" if scene.ringed == f"known/{n}" else "main button",
            row(Paint(paint=draw_face, values=(who,), width=1.3 * (height + 22)),
                Text(words=name, style="heading", size=0.9 / self.scale, ink=INK, group="known",
                     one_line=True, grow=1), gap=12),
            name=f"known/{n}", told=name, height=height)
            for n, (name, who) in enumerate(zip(names, faces, strict=True))]
        heading = column(Text(words=self.say("name-before"), one_line=True), padding=pad(8, 0))
        return build_tray(column(heading, *planks, gap=24, padding=pad(20, 18)), light=0.9)

    def _build_board(self) -> Node:
        """Return the letters of the board that is open, and the key of the other board."""
        other = self.scene.other_board is ALPHABET
        rows = [[self._build_key(letter) for letter in letters] for letters in self.scene.board]
        rows[-1] += [Node(grow=1)] * (9 - len(rows[-1]))
        told: Says = ("name-alphabet",) if other else ("name-rarer",)
        rows[-1].append(build_turn(
            "ABC" if other else "123", self.say.say(told), self.scale, ((Action.CONFIRM, told),),
            lit=self.scene.ringed == "board"))
        lines = (row(*keys, gap=14, grow=1, max_height=132) for keys in rows)
        return build_tray(column(*lines, gap=14, padding=pad(22)), light=0.62, shrink=1,
                          height=3 * 132 + 2 * 14 + 2 * 22)

    def _build_key(self, letter: str) -> Node:
        label, name = self.draft.case(letter), name_key(letter)
        return build_key(letter, label, name, self.scale, _hint_letter(label),
                         lit=name == self.scene.ringed, full=self.draft.is_full)

    def _build_broad(self, name: str, said: str, picture: str) -> Node:
        """Return a broad key; its sign is the button that does the same, or a picture."""
        scene, label, action = self.scene, self.say(said), self.scene.find_shortcut(name)
        sign = key_sign(self.page.art, scene.house, scene.last_device, action) if (
            action) else Node()
        if not sign.width:  # the device has no button for it
            sign = Picture(source=picture, height=0.56 * self.page.control(), ink=INK)
        return build_broad_key(name, label, sign, self.scale, lit=name == scene.ringed,
                               hints=_hint_letter(label) if name == name_key(" ") else None)


def draw_face(page: Page, box: Box, who: str) -> None:
    """Draw a face that stands out over its plank."""
    bust(page, Box(box.x + 2, box.y - 22, box.w, box.h + 19), who, 0.6)


def _hint_letter(letter: str) -> Hints:
    return ((Action.CONFIRM, ("hint-letter", letter.upper())),)
