"""Write a name on the keyboard, or on a board with the alphabet."""

from __future__ import annotations

from game.core.name_draft import Draft
from game.core.name_filter import can_write, find_fault
from game.devices.press import DIRECTIONS, Action, Press
from game.picture.hints import glyph_side, hint_row, width_of_hint
from game.picture.page import CHOOSE, Page
from game.picture.screen import Screen
from game.picture.theme import GOLD, IVORY
from game.scenes.menu import KEYS
from game.scenes.names.spelling import Spelling
from game.scenes.names.tree import NameTree
from game.ui.layout import Node


class SpellingScene(Spelling):
    """Write a name on the keyboard, where Enter keeps it, or press the keys of the board.

    Cancel deletes the last letter, and leaves when there is none. The first letter replaces the old
    name, or continues it once the focus was on the face or a known name. Enter presses keys of the
    board once the arrows were used; a pad has its own button to keep the name.
    """

    def enter(self) -> None:
        self.house.devices.begin_writing()

    def leave(self) -> None:
        self.house.devices.end_writing()

    def tick(self, seconds: float) -> None:
        self.portrait.tick(seconds)
        for letter in self.house.devices.typed:
            if self.house.stack.top is self:
                self._type(letter)

    def press(self, press: Press) -> None:
        if press.phase == "up":
            return
        keys, pad = press.device in KEYS, press.device.startswith("pad/")
        match press.action:
            case Action.CANCEL if self.draft.letters:
                self._erase()
            case Action.LEFT if self.focus.name == "face":  # nothing lies there
                self._turn_face(-1)
            case Action.CONFIRM if keys and not self.steered:
                self._keep()
            case Action.PAUSE | Action.WHY if pad:
                self._keep()
            case Action.PAUSE:
                self.go_back()
            case _:
                if keys and not self.steered and self.typed and press.action in DIRECTIONS:
                    self.focus.name = "keep"  # where the player looks by now
                self.steered |= keys and press.action in DIRECTIONS
                came = self.focus.name
                super().press(press)
                if _is_aside(came) and not _is_aside(self.focus.name):
                    self.draft.untouched = False  # the next letter goes on after this name
                return
        self.last_device = press.device
        self.mark_stale()

    def _type(self, letter: str) -> None:
        """Append a letter from the keyboard, if names may have it."""
        self.steered, self.typed = False, True
        if not can_write(letter):
            self.house.refuse(("name-no-letter",))
            return
        if self.draft.untouched and letter == " ":  # while the name is untouched, space confirms
            self._keep()
            return
        self._append(letter if self.name and not self.draft.untouched else letter.upper())
        self.house.sounds.play("focus")

    def _append(self, letter: str) -> None:
        if self.draft.append(letter):
            self.portrait.notice_letter(full=self.draft.is_full)
        self.mark_stale()

    def _erase(self) -> None:
        if self.draft.erase():
            self.house.sounds.play("cancel")
        self.mark_stale()

    def _keep(self) -> None:
        if wrong := find_fault(self.name):
            self.house.refuse((wrong,))
            return
        if self.name in self.others:
            self.house.refuse(("people-twice", self.name))
            return
        self.house.sounds.play("confirm")
        self.house.stack.pop()
        self.portrait.keep(self.name)
        self.house.tell(("name-kept", self.name))
        self.done(self.name)

    def _take(self, name: str) -> None:
        """Keep a known name at once."""
        self.draft = Draft(name)
        self.portrait.others.clear()  # a known name has a face
        self._keep()

    def build(self, page: Page) -> Node:
        return NameTree(page, self).build()

    def choose(self, name: str, step: int) -> None:
        part, _, which = name.partition("/")
        if part == "key":
            self._append(self.draft.set_case(which))
        elif part == "known":
            self._take(self.known[int(which)])
        elif part == "face":
            self._turn_face(int(which or step))
        else:
            {"board": self._turn, "erase": self._erase, "keep": self._keep,
             "drop": self.go_back}[name]()

    def show_hints(self, page: Page) -> None:
        """Draw beside the heading the effect of Confirm, or a hint to type."""
        box, spot = page.anchors["hints"], page.spots.get(self.focus.name)
        typing = self.last_device in KEYS and not self.steered
        own = () if typing else spot.hints if spot else CHOOSE
        told = self.house.words("name-how")
        if own:
            wide = min(sum(width_of_hint(page.art, self.house, self.last_device, *one)
                           for one in own) + 2, box.w)
            high = min(glyph_side(page.art) + 6, box.h)
            hint_row(page, self.house, box.place(wide, high, across=1), self.last_device, own)
        elif page.art.measure_text(told, "body")[0] < box.w:
            page.put_fitted(box, told, "body", IVORY, "right")

    def draw(self, screen: Screen) -> None:
        super().draw(screen)
        house, anchors = self.house, self.page.anchors
        if window := anchors.get("window"):
            self.portrait.draw(screen, window, waves=bool(self.name))
        slot, still = anchors.get("next letter"), house.settings.reduced_motion
        if slot and slot.w > 42 and (still or house.run.now % 1.1 < 0.68):  # a caret that blinks
            caret = house.art.draw_plate(7, slot.h * 0.56, GOLD, 255, None, 2, 3.5)
            screen.put(caret, slot.x + slot.w * 0.26, slot.y + slot.h * 0.22)

    def _turn_face(self, step: int) -> None:
        """Take another face."""
        self.portrait.turn(step)
        self.house.sounds.play("focus")
        self.mark_stale()

    def _turn(self) -> None:
        """Open the other board."""
        self.board = self.other_board
        self.mark_stale()


def _is_aside(name: str) -> bool:
    """Say whether a control is beside the keys: the face, or a known name."""
    return name == "face" or name.startswith("known/")
