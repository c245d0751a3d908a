"""The results of a match, and the ways on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from game import routes
from game.core.contract import Seat
from game.core.faces import choose_faces
from game.core.known_names import make_player
from game.devices.press import Action, Device, Press
from game.house import House
from game.picture.cheer import Confetti
from game.picture.ground import draw_cloth
from game.picture.page import Page
from game.picture.screen import HEIGHT, SAFE, WINDOW, Screen
from game.scenes.menu import MenuScene
from game.scenes.results.podium import Podium
from game.scenes.results.stage import Easel, build_ribbons, build_stage
from game.tables.outcome import Outcome, seat_rematch
from game.tables.style import table_style
from game.tables.table import TableScene
from game.ui.furniture import drapes
from game.ui.furniture.cupboard import BELOW, build_table, widen_node
from game.ui.layout import Node, column, first_that_fits, grid, row, stack
from game.ui.widgets.controls import Entry, build_button

LATE = 3.0  # seconds in which a press still means the board that was there before
SEEN, PAUSE = 2.0, 1.2  # seconds until the next match may begin, and without a press before that


class ResultsScene(Outcome, MenuScene):
    """The podium, the winner and the reason, and a rematch with exchanged seats."""

    first = "look"  # starts nothing
    sudden = True
    has_hints = False  # buttons say what they do
    wraps = False  # beyond the way out lies no rematch

    def __init__(self, house: House, table: TableScene, focus: str = "") -> None:
        """Begin with the focus on the button named `focus`, as it was."""
        MenuScene.__init__(self, house)
        Outcome.__init__(self, table)
        self.age = 0.0
        self._opened = house.run.now
        self._chosen = False  # whether the focus was moved
        self.unasked = False  # whether they opened without a press, after a banner that asks for it
        self.confetti = Confetti() if self.cheers else None
        self.easel = Easel(house, table)
        ranked = table.told and table.told.ranked and not table.evening
        self.people: list[Seat] = list(table.hands.humans) if ranked else []
        self.main = "evening" if table.evening else "rematch"
        if table.evening or (self.people and house.store.night.asks):
            self.first = "evening" if table.evening else "names"
        names = [entry.name for entry in self.list_entries()]
        if focus in names or self.first not in names:  # names[2] is the review, or the replay
            self.first = focus if focus in names else names[2]

    def enter(self) -> None:
        self._opened = self._stirred = self.house.run.now

    @property
    def deaf(self) -> bool:
        """Ignore presses meant for the match, and a next match before the player has seen the
        results and paused."""
        if super().deaf or (self.unasked and self.age < LATE):
            return True
        now = self.house.run.now
        return self.focus.name == self.main and not self._chosen and (
            now < self._opened + SEEN or now < self._stirred + PAUSE)

    def has_seat(self, device: Device) -> bool:
        return self.table.has_seat(device)

    def resume(self) -> None:
        """Look for a newer story, which a review may have found."""
        self.story = self.find_story()
        super().resume()

    def press(self, press: Press) -> None:
        if press.action is Action.LOST:
            self.table.press(press)  # a player has to take the seat for the rematch
            return
        if (self.unasked and press.action not in (Action.POINT, Action.FOUND)
                and self.house.run.now < self._opened + 1):  # presses may still mean the banner
            return
        super().press(press)
        if press.phase == "down" and press.action is not Action.POINT:
            self.unasked = False

    def _play_sound(self, press: Press, *, moved: bool) -> None:
        self._chosen |= moved
        super()._play_sound(press, moved=moved)

    def tick(self, seconds: float) -> None:
        self.age += seconds * self.table.speed
        if self.easel.step():
            self.mark_stale()

    @property
    def line(self) -> str:
        return f"{self.tell_heading()} · {super().line}"

    def list_entries(self) -> list[Entry]:
        """Return the buttons. A look at the board gives way, as Back does that too."""
        house, table, match = self.house, self.table, self.table.match
        go = house.stack.open
        played, model = bool(match.record.lines), self.ending and self.ending.model
        reviewed = played and table.style.span and not self.ending
        entries = (
            (table.evening, "evening", "result-evening", self._go_to_evening, "ui/play"),
            (not table.evening, "rematch", "result-rematch", self._start_rematch, "ui/play"),
            (not (self.people and played and model), "look", "result-look", self._look_at_board,
             "ui/eye"),
            (self.people, "names", "result-names", lambda: self._ask_names(self.people),
             "ui/human"),
            (reviewed, "review", "result-review", partial(go, routes.Review(match)), "ui/chart"),
            (played and not reviewed, "replay", "replay", partial(go, routes.Replay(match)),
             "ui/again"),
            (model, "model", "result-model", self._watch_model, "ui/book"),
            (True, "title", "result-title", house.to_title, "ui/leave"))
        return [Entry(name, house.words(words), act, picture)
                for there, name, words, act, picture in entries if there]

    def draw(self, screen: Screen) -> None:
        """Draw the stage in the game's own place, or before cloth of its colour."""
        page, art, place = self.page, self.house.art, drapes.place(self.table.rules.NAME)
        screen.cover_window(drapes.draw_far(art, screen, place) if place
                            else draw_cloth(art, screen, self.table.style.theme.colour))
        podium, anchors = self.podium, page.anchors
        podium.draw_light(screen, art, anchors)
        if self.confetti:
            still = self.house.settings.reduced_motion or not self.table.speed
            self.confetti.draw(screen, art, None if still else self.age, WINDOW,
                               partial(podium.find_ground, anchors),
                               anchors["ribbons"].inset(SAFE.w / 2 - 280, 0))
        page.draw(screen, self.focus.name)

    @property
    def podium(self) -> Podium:
        rows = tuple(row for row in self.list_rows() if row.seat is not None)
        nth = tuple(self.house.words("place-nth", n) for n in range(1, len(rows) + 1))
        return Podium(
            rows, tuple(choose_faces(self.table.match.players)), nth, self.cheers, self.listed)

    def build(self, page: Page) -> Node:
        game, winners = self.table.rules.NAME, self.result.winners
        alone = winners[:1] if self.ending or not self.drawn else ()
        picture = self.ending.picture if self.ending else "ui/win" if alone else ""
        ribbons = build_ribbons(
            page, self.tell_heading(), self.find_colour(), alone or winners, picture,
            self.tell_sentence())
        measures = [one for one in self.list_rows() if one.seat is None]
        return stack(
            widen_node(drapes.build_curtains(table_style(game).theme.colour, 170, HEIGHT),
                       up=SAFE.y, down=BELOW) if drapes.place(game) else None,
            column(ribbons, build_stage(self.podium, self.easel, measures),
                   Node(height=38), stack(widen_node(build_table(), up=14, down=BELOW),
                                          self._build_buttons(page))))

    def _build_buttons(self, page: Page) -> Node:
        """Return one row of buttons as wide as their labels, or two rows of equal ones."""
        entries, high = self.list_entries(), page.control_height("small")

        def build(size: float) -> list[Node]:
            return [replace(
                build_button(entry.name, entry.label, entry.picture, height=high, size=size,
                             focus=self.focus.name, main=entry.name == self.main), shrink=0)
                    for entry in entries]
        return first_that_fits(
            *(row(*build(size), gap=14, justify="center")
              for size in (1.25, 1.12, 1, 0.87, 0.74)),
            grid(*build(1), columns=-(-len(entries) // 2), gap=14))

    def _watch_model(self) -> None:
        """Replay the best way to play the match."""
        if self.ending and self.ending.model:
            self.house.stack.open(routes.Record(self.ending.model))

    def go_back(self) -> None:
        """Show the last position; from there, return to the same button."""
        self.table.looked = self.focus.name
        self.house.stack.pop()

    def _look_at_board(self) -> None:
        self.focus.name = "look"
        self.go_back()

    def _ask_names(self, seats: Sequence[Seat]) -> None:
        """Let people write their names for the night board in turn."""
        seat, *others = seats
        self.house.stack.open(routes.Spelling(
            self.table.name_of(seat), lambda name: self._keep_name(seat, name, others),
            ("night-whose",), seat=seat, ready=True,
            who=choose_faces(self.table.match.players, own=True)[seat],
            taken=[player.name for player in self.table.hands.players],
            faces=choose_faces(self.table.match.players, own=True)))

    def _keep_name(self, seat: Seat, name: str, others: Sequence[Seat]) -> None:
        """Set a written name on the board and for a rematch."""
        players = self.table.hands.players
        if name != players[seat].name and self.table.told:
            self.house.store.night.rename(self.table.told.id, seat, name)
            players[seat] = make_player(self.house.settings, name)
        if others:
            self._ask_names(others)
        else:
            self.focus.name = self.first  # where nothing starts
        self.mark_stale()

    def _go_to_evening(self) -> None:
        """Go on with the game night."""
        self.house.to_title()
        self.house.stack.open(routes.GameNight(
            self.last_device, (self.table.match, self.table.hands)))

    def _start_rematch(self) -> None:
        hands = seat_rematch(self.table.match, self.table.hands)
        self.house.stack.open(routes.Rematch(self.table.match, hands))
        if hands is not self.table.hands and isinstance(
                table := self.house.stack.top, type(self.table)):
            table.show.captions.append((0, ("seats-changed", ("seat", 0))))
