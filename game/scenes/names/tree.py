"""The tree of the page for a name: a rack of letters, bone and wooden keys, and the player at their
window over known names."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.core.faces import find_face
from game.core.name_filter import LONGEST
from game.core.runes import ALPHABET, rune_of
from game.devices.press import Action
from game.picture.page import Hints, Page
from game.picture.theme import GILT, GOLD, INK, OAK, PLANK, Colour, shade_colour
from game.scenes.names.spelling import Spelling, name_key
from game.ui.furniture.cupboard import build_cupboard
from game.ui.furniture.figures import build_bust
from game.ui.layout import (
    Node,
    Padding,
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

BONES: tuple[Colour, ...] = (  # of keys beside each other, a little unlike
    (251, 236, 202), (247, 229, 190), (253, 240, 212), (248, 232, 197), (250, 234, 194),
    (252, 238, 206), (246, 230, 195))
FIRST_KNOWN = "known/0"  # the first of the known names


class NameTree:
    def __init__(self, page: Page, scene: Spelling) -> None:
        self.page, self.scene, self.say, self.draft = page, scene, scene.house.words, scene.draft
        self.scale = page.art.text_scale

    def build(self) -> Node:
        scene, height = self.scene, self.page.control_height()
        size = min(self.scale, 1.25)
        heading = row(
            Text(words=self.say.say(scene.heading), style="heading", size=size / self.scale,
                 ink=GOLD, one_line=True),
            Node(anchor="hints", grow=1), gap=48,
            height=self.page.art.line_height(f"heading@{size}"))
        beside = self._build_aside() if scene.portrait.who or scene.known else None
        rack = stack(self._build_rack("".join(self.draft.letters)), height=268, shrink=1)
        space = Node(grow=1, min_height=16)
        keys = column(rack, space, self._build_board(), space, grow=1)
        buttons = row(
            self._build_broad("drop", "hint-drop", "ui/leave", width=452 if beside else 345),
            row(self._build_broad(name_key(" "), "name-space", "ui/space", grow=0.28),
                self._build_broad("erase", "name-erase", "ui/erase", grow=0.3),
                self._build_broad("keep", "done", "ui/check", grow=0.42), gap=28, grow=1),
            gap=40 if beside else 28, height=height)
        return build_cupboard(heading, row(beside, keys, gap=40), buttons)

    def _build_aside(self) -> Node:
        """Return the player at their window over the known names that fit."""
        scene, portrait = self.scene, self.scene.portrait
        window = Node(grow=1)
        if portrait.who:
            window = stack(portrait.build(self.say, self.scale), grow=1, min_height=320)
        if portrait.others:
            window = replace(window, name="face", told=self.say("name-face"), turns=True,
                             hints=((Action.CONFIRM, ("name-face",)),),
                             ways=((Action.DOWN, FIRST_KNOWN),))
        boards = [self._build_names(scene.known[:n]) for n in range(len(scene.known), 0, -1)]
        return first_that_fits(*(column(window, board, gap=24, padding=Padding(bottom=14))
                                 for board in (*boards, None)), width=452)

    def _build_names(self, names: Sequence[str]) -> Node:
        """Return a board of known names with their faces."""
        scene, height = self.scene, max(76, self.page.art.line_height("body") + 12)
        planks = [frame(
            "main button focused" if scene.ringed == f"known/{n}" else "main button",
            row(column(build_bust(find_face(name, scene.house.settings.faces), 0.6, grow=1),
                       padding=Padding(2, -22, -2, 3), width=1.3 * (height + 22)),
                Text(words=name, style="heading", size=0.9 / self.scale, ink=INK, group="known",
                     one_line=True, grow=1), gap=12),
            name=f"known/{n}", told=name, height=height) for n, name in enumerate(names)]
        heading = column(Text(words=self.say("name-before"), one_line=True), padding=pad(8, 0))
        return _build_tray(column(heading, *planks, gap=24, padding=pad(20, 18)), light=0.9)

    def _build_rack(self, letters: str) -> Node:
        """Return the letters so far, with places for more; one plate for an old name, which the
        first letter replaces."""
        if letters and self.draft.untouched:
            return self._build_plate(letters)
        count = min(max(5, len(letters) + 1), LONGEST)
        cells = [frame(_find_bone_style(letter), column(
            self._cut(letter.upper(), "heading", 2.6, grow=1),
            self._cut(rune_of(letter), "rune", 2.2),
            gap=-56, padding=Padding(14, 0, 14, 6)), tint=_find_bone(letter), grow=1, max_width=212)
            for letter in letters]
        cells += [frame("letter slot", anchor="" if n else "next letter", grow=1, max_width=212)
                  for n in range(count - len(letters))]
        return _build_tray(row(*cells, gap=8, justify="center", padding=pad(26, 18)), light=1.05)

    def _build_plate(self, name: str) -> Node:
        """Return a whole name, carved in a plank over its runes."""
        flake = Picture(source="ui/snowflake", height=100, ink=(150, 108, 58))
        runes = row(*(self._cut(rune_of(letter), "rune", 2.1) for letter in name), gap=26,
                    justify="center")  # below the names' empty part under the line
        names = (Text(words=name, style="heading", size=size / self.scale, ink=INK, carved=True,
                      align="center") for size in (3.2, 2.8, 2.4, 2.0, 1.7))
        words = column(column(first_that_fits(*names), justify="center", grow=1), runes, gap=-30,
                       grow=1)
        return frame("name plate", frame("nails"), row(
            flake, words, flake, gap=14, align="center", padding=pad(62, 9)))

    def _build_board(self) -> Node:
        """Return the open board of letters, and the key of the other one."""
        other = self.scene.other_board is ALPHABET
        rows = [[self._build_key(letter) for letter in letters] for letters in self.scene.board]
        label = column(
            Text(words="ABC" if other else "123", size=1.25 / self.scale, style="label", ink=INK,
                 align="center"),
            row(Picture(source="ui/play", height=40, ink=INK), justify="center"), justify="center")
        told = "name-alphabet" if other else "name-rarer"
        rows[-1] += [Node(grow=1)] * (9 - len(rows[-1]))
        rows[-1].append(self._build_plain("board", "wooden key", label, self.say(told), (
            (Action.CONFIRM, told),), aside=8))
        lines = (row(*keys, gap=14, grow=1, max_height=132) for keys in rows)
        return _build_tray(column(*lines, gap=14, padding=pad(22)), light=0.62, shrink=1,
                           height=3 * 132 + 2 * 14 + 2 * 22)

    def _build_key(self, letter: str) -> Node:
        """Return the key of a letter, dull when the name is full."""
        label = self.draft.set_case(letter)
        words = column(self._cut(label, "heading", 1.6), justify="center")
        return self._build_plain(name_key(letter), _find_bone_style(label), words, label,
                                 _hint_letter(label), aside=5,
                                 tint=(130, 106, 78) if self.draft.is_full else _find_bone(label))

    def _build_plain(self, name: str, style: str, content: Node, told: str, hints: Hints, *,
                     aside: float, tint: Colour | None = None) -> Node:
        """Return a key of the board, raised in the focus."""
        lit = name == self.scene.ringed
        raised = style.removesuffix(" vowel") + " focused" if lit else style
        padding = Padding(aside, -5, aside, 13) if lit else pad(aside, 4)
        return frame(raised, replace(content, padding=padding), tint=tint, name=name, told=told,
                     hints=hints, grow=1)

    def _build_broad(self, name: str, said: str, picture: str, **given: float) -> Node:
        """Return a broad key: a word after its shortcut, or a picture. The key that keeps the name
        has the warmest wood, the way out the darkest."""
        scene, label, action = self.scene, self.say(said), self.scene.find_shortcut(name)
        sign = key_sign(self.page.art, scene.house, scene.last_device, action) if (
            action) else Node()
        if not sign.width:  # the device has no button for it
            sign = Picture(source=picture, height=0.56 * self.page.control_height(), ink=INK)
        words = Text(words=label, style="label", size=0.9 / self.scale, ink=INK, one_line=True)
        return frame("wooden tile", row(sign, words, gap=12, align="center", justify="center",
                                        padding=pad(12, 0)),
                     tint=GILT if name == scene.ringed else OAK if name == "drop" else PLANK,
                     name=name, told=label,
                     hints=_hint_letter(label) if name == name_key(" ") else None, **given)

    def _cut(self, words: str, style: str, size: float, grow: float = 0) -> Text:
        return Text(words=words, style=style, size=size / self.scale, ink=INK, carved=True,
                    align="center", one_line=True, grow=grow)


def _build_tray(child: Node, *, light: float, **given: float) -> Node:
    """Return a node on felt in this light."""
    return frame("felt tray", child, tint=shade_colour((40, 70, 118), light), **given)


def _find_bone(letter: str) -> Colour:
    return BONES[ord(letter) % len(BONES)]


def _find_bone_style(letter: str) -> str:
    """Return the frame of a key; vowels have a line of brass."""
    return "bone key vowel" if letter.upper() in "AEIOUYÅÄÖÆØÉÁÜ" else "bone key"


def _hint_letter(letter: str) -> Hints:
    return ((Action.CONFIRM, ("hint-letter", letter.upper())),)
