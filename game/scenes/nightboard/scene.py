"""The night board: the best of tonight and of all nights, past game nights and matches, leaf by
leaf."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from game import routes
from game.core import series
from game.core.faces import choose_face_by_name
from game.devices.press import Action, Press
from game.games import list_games
from game.house import House
from game.night.board import Best, Kind, Past, list_kinds
from game.picture.page import Hints, Page
from game.picture.screen import SAFE, Box
from game.scenes.menu import MenuScene
from game.scenes.nightboard import covers
from game.scenes.nightboard.best_lists import WINS, BestLists
from game.scenes.nightboard.offer import build_waiting
from game.scenes.nightboard.past import build_evening, build_past_matches, count_planks
from game.tables.night_words import by_wins, name_kind
from game.tables.past_match import watch_again
from game.tables.style import table_style
from game.ui.furniture import cupboard
from game.ui.layout import NO_PADDING, Node, Padding, column, stack

PAST, EVENINGS = "ui/board_past", "ui/board_evenings"  # pictures of other leaves
LEAF = {Action.LEFT: -1, Action.RIGHT: 1}  # turns to the next leaf, which is not a value
COVER = {Action.PREV: -1, Action.NEXT: 1}  # turns to the next cover on the shelf


class Leaf(NamedTuple):
    """A leaf, its cover on the shelf, and its contents: a kind of match, a game night, or past
    matches."""

    cover: str
    kind: Kind | None = None
    evening: series.Past | None = None
    matches: Sequence[Past] = ()


class NightBoardScene(MenuScene):
    """A leaf for each kind of match, one for matches won, one for each past game night, and several
    for past matches.

    Left and right turn the leaves, the jump buttons lead to the next cover. The leaf of `game`
    opens first; a `poster` has no buttons, hears no presses, and shows no game nights.
    """

    backdrop = cupboard.BACK
    first = "leaf"
    fills_window = True

    def __init__(self, house: House, game: str = "", *, poster: bool = False) -> None:
        super().__init__(house)
        self.poster = poster
        self.board = house.store.night.read_board()
        self.at = 0
        self._evenings: list[series.Past] = []
        self._waited = 0.0
        self._pointed = False  # whether a pointer presses
        self._open(game)

    def enter(self) -> None:
        if not self.poster:
            self.house.store.disk.flush(2)  # seconds, until an evening is written
            self._evenings, troubles = series.list_past(self.house.store.data)
            for trouble in troubles:
                self.house.notice(trouble)

    def tick(self, seconds: float) -> None:
        self._waited += seconds
        if self._waited >= 5:  # seconds until it asks for news
            self._waited = 0.0
            self.house.store.night.read_board()
        if self.house.store.night.last is not self.board:
            self.board = self.house.store.night.last
            self.mark_stale()

    def list_leaves(self) -> list[Leaf]:
        """Return all leaves in their order."""
        past = self.board.past
        count = count_planks(self.leaf_box(Page(self.house.art)).h)
        return [*(Leaf(kind.game, kind) for kind in list_kinds(self.board)), Leaf(WINS),
                *(Leaf(EVENINGS, evening=one)
                  for one in (() if self.poster else self._evenings or (None,))),
                *(Leaf(PAST, matches=past[n:n + count])
                  for n in range(0, max(len(past), 1), count))]

    def list_covers(self) -> list[str]:
        """Return the covers on the shelf."""
        return [*list_games(), WINS, *([] if self.poster else [EVENINGS]), PAST]

    @property
    def leaf(self) -> Leaf:
        leaves = self.list_leaves()
        return leaves[min(self.at, len(leaves) - 1)]

    def _open(self, cover: str) -> None:
        """Turn to the first leaf of a cover."""
        self.at = next((n for n, leaf in enumerate(self.list_leaves()) if leaf.cover == cover),
                       self.at)
        self.mark_stale()

    def tell_title(self) -> str:
        say, kind = self.house.words, self.leaf.kind
        if kind:
            return name_kind(say, kind) if kind in self.board.kinds else say(f"game-{kind.game}")
        return say({WINS: "night-wins", EVENINGS: "night-evenings",
                    PAST: "night-past"}[self.leaf.cover])

    def map_faces(self) -> dict[str, str]:
        """Return the faces of all names on leaves and in matches."""
        leaves = [self.board.wins, *self.board.kinds.values()]
        matches = [[one.name for one in past.sitters if one.kind == "human"]
                   for past in self.board.past]
        return choose_face_by_name(
            [*([line.name for lines in best for line in lines] for best in leaves),
             *matches], self.house.settings.faces)

    def _head_height(self, page: Page) -> float:
        if not page.art.large_text:
            return covers.TOP + covers.measure_edge(page)
        return SAFE.y + max(page.art.line_height("heading"), page.control_height()) + 10

    def leaf_box(self, page: Page) -> Box:
        """Return the box of the leaf, above the hints or the invitation."""
        top = self._head_height(page) + 20
        foot = SAFE.bottom - 126 if self.poster else page.hints_top - 26
        return SAFE._replace(y=top, h=foot - top)

    def build(self, page: Page) -> Node:
        self.at = min(self.at, len(self.list_leaves()) - 1)
        covered, room = not page.art.large_text, self.leaf_box(page)
        back = covers.build_cupboard(room.y - 20, room.bottom, covered=covered, poster=self.poster)
        head = self._build_shelf(page) if covered else covers.build_heading(
            self.house.words("nightboard"), self.tell_title(), None if self.poster
            else self._list_hints(), focused=self.focus.name == "leaf")
        leaf = column(replace(self._build_leaf(page, room), grow=1), height=room.h + 20,
                      padding=NO_PADDING if self.leaf.evening else Padding(SAFE.x, 20, SAFE.x, 0))
        return stack(back, column(replace(head, height=self._head_height(page)), leaf))

    def _list_hints(self) -> Hints:
        """Return the hints for the next leaf, the next cover, and replays of past matches."""
        watch = ((Action.CONFIRM, "night-watch"),) if self.leaf.matches else ()
        if len(self.list_leaves()) > len(self.list_covers()):
            return (*watch, (Action.RIGHT, "hint-page"), (Action.NEXT, "hint-next-box"))
        return (*watch, (Action.RIGHT, "hint-next-box"))

    def _build_shelf(self, page: Page) -> Node:
        say, opened = self.house.words, self.leaf.cover
        if self.poster and opened in list_games() and not self.board.wins.ever:
            return covers.build_bill(page, say("nightboard"), say(f"game-{opened}"))
        short = {WINS: "night-wins-short", EVENINGS: "night-evenings-short",
                 PAST: "night-past-short"}
        about = self.tell_title().partition(", ")[2]
        if self.board.shared or opened == PAST:  # what a night is matters there
            about = say("night-shared" if self.board.shared else "night-about")
        if opened == EVENINGS:
            count, past = len(self._evenings), self.leaf.evening
            about = say("night-evening", self._evenings.index(past) + 1, count) if (
                past and count > 1) else ""
        shown = {name: say(short.get(name, f"game-{name}")) for name in self.list_covers()}
        return covers.build_covers(
            page, say("nightboard"), about, self.tell_title(), shown, opened,
            None if self.poster else self._list_hints(), ring=self.poster
            or self.focus.name != "leaf")

    def _build_leaf(self, page: Page, room: Box) -> Node:
        house, say, leaf, faces = self.house, self.house.words, self.leaf, self.map_faces()
        if leaf.evening:
            return build_evening(house, leaf.evening, room.h + 20)
        if leaf.matches:
            return build_past_matches(page, house, room, leaf.matches, faces,
                                      None if self.poster else self.focus.name)
        if leaf.cover in (EVENINGS, PAST):
            return build_waiting(page, room, leaf.cover, say(
                "night-no-evening" if leaf.cover == EVENINGS else "night-free"))
        lists = BestLists(page, house, room, self.board.wins, faces)
        if not leaf.kind:
            return lists.build(self.board.wins, say("night-wins-short"), say("night-won"))
        game = leaf.kind.game
        counted = ("night-best-wins" if by_wins(game) else
                   "night-best-points" if table_style(game).outcome.amount(0)[1] else "night-best")
        return lists.build(self.board.kinds.get(leaf.kind, Best()), say(f"game-{game}"),
                           say(counted), game)

    def show_hints(self, page: Page) -> None:
        if not self.poster:
            self.show_back_bar(page)

    def list_obstacles(self) -> tuple[list[Box], list[Box]]:
        """Keep notices off the leaf."""
        found, words = super().list_obstacles()
        covered = not self.house.art.large_text
        return [*found, *([self.leaf_box(self.page)] if covered else [])], words

    # its presses

    def press(self, press: Press) -> None:
        self._pointed = bool(press.pos)
        if press.phase != "up" and press.action in (*LEAF, *COVER):
            self.house.sounds.play("focus")
            if press.action in LEAF:
                self.turn(LEAF[press.action])
            else:
                names = self.list_covers()
                self._open(names[
                    (names.index(self.leaf.cover) + COVER[press.action]) % len(names)])
        else:
            super().press(press)

    def turn(self, step: int) -> None:
        """Turn some leaves on, round past the end."""
        self.at = (self.at + step) % len(self.list_leaves())
        self.mark_stale()

    def choose(self, name: str, step: int) -> None:
        kind, _, which = name.partition("/")
        if kind == "box":
            self.house.sounds.play("focus")
            self._open(which)
        elif kind == "match":
            watch_again(self.house, self.leaf.matches[int(which)])
        elif self.leaf.matches and not self._pointed:
            self.house.stack.open(routes.Saved(over=True))
        else:
            self.turn(step)
