"""The whole house without a window: frames by a clock that the test holds, presses on devices.

Everything is real but the passing of time. `at_table` opens a match of two people, each with half
of the keyboard; `play` makes a move with presses alone, by way of the real focus.
"""

from __future__ import annotations

import ctypes
import gc
import hashlib
import logging
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import lru_cache, partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
import pygame

from game import routes
from game.app import open_app
from game.arguments import read
from game.bots.minds import Minds
from game.core import match as matches
from game.core.contract import Message, Move, Place, Seat
from game.core.disk import Disk
from game.core.hands import Hands
from game.core.match import Match
from game.core.paths import ASSETS
from game.core.record import Header, Player, new_file
from game.core.settings import Mode
from game.devices.bindings import KEYS
from game.devices.press import LEFT_KEYS, MOUSE, RIGHT_KEYS, Action, Device, Press
from game.games import load_rules as rules_of
from game.games.hamnar import rules as hamnar
from game.picture import art, lamplight
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import Colour
from game.scene import Scene
from game.scenes.results.score_sheet import COUNT
from game.tables import review
from game.tables.match_scene import MatchScene
from game.tables.picture import PageCache, Part, Picture
from game.tables.seen import Sign
from game.tables.table import TableScene
from tests.glass import Glass
from tests.pads import VirtualPad
from tests.ways import way_at

FRAME = 1 / 60
WAITED = 3 * FRAME  # of a slow machine: one waits for something, and looks at nothing on the way
STEPS = 60  # presses at most from one place of a table to another
PATIENCE = 3000  # frames until something that should come is given up
MOST_DRAWN = 20_000_000  # pixels of pictures that are kept from house to house: 80 MB
SWEPT = 10  # houses that are closed until memory is looked through
LARGE = 40_000_000  # pixels of closed houses after which that is done at once
LEFT: list[int] = []  # pixels of the houses that were closed since
OPEN: set[int] = set()  # houses
BEGINNING = 12  # letters of a sentence, which may be broken into lines or shortened
DRAWN: dict[Hashable, pygame.Surface] = {}  # pictures by name and pixels: the same in every house
SAME = {"text", "plate", "planed", "crafted", "plate's shadow"}  # names and a look tell all
WRITTEN: OrderedDict[Hashable, pygame.Surface] = OrderedDict()  # those, from house to house
MOST_WRITTEN, SMALL = 2500, 100_000  # images, and the pixels of those that are kept: 100 MB at most
WIDE = 600  # pixels, from which a drawing may be one behind a whole window, kept in BEHIND
BEHIND: dict[tuple[str, tuple[int, int]], pygame.Surface] = {}
MOST_BEHIND = 12
rasterised, keep = art.rasterise, art.Art.keep


def rasterised_once(name: str, size: tuple[int, int], *, apart: bool = False) -> pygame.Surface:
    """What covers a window is asked for by every house before its first frame."""
    if size[0] < WIDE or apart:
        return rasterised(name, size, apart=apart)
    if (name, size) not in BEHIND:
        if len(BEHIND) >= MOST_BEHIND:
            BEHIND.clear()
        BEHIND[name, size] = rasterised(name, size)
    return BEHIND[name, size]


def keep_once(
    self: art.Art, key: tuple[Hashable, ...], make: Callable[[], pygame.Surface],
) -> pygame.Surface:
    """What is written is drawn once for all houses of a look; each keeps it for itself."""
    if key[0] in SAME and key not in self.kept:
        make = partial(_written, self, (ASSETS, self.look, key), make)
    return keep(self, key, make)


def _written(
    drawn: art.Art, key: Hashable, make: Callable[[], pygame.Surface],
) -> pygame.Surface:
    if key in WRITTEN:
        WRITTEN.move_to_end(key)
        return WRITTEN[key]
    image = make()
    small = image.get_width() * image.get_height() < SMALL
    if small and not drawn.reported:  # nothing stands in it for what could not be read
        WRITTEN[key] = image
        if len(WRITTEN) > MOST_WRITTEN:
            WRITTEN.popitem(last=False)
    return image


def hummed(file: Path) -> pygame.mixer.Sound:
    """Half a minute of music takes a while to decode: a moment of silence goes round instead."""
    if not file.is_file():
        raise FileNotFoundError(file)
    return pygame.mixer.Sound(buffer=bytes(1920))


def lit_once(
    make: Callable[..., pygame.Surface],
) -> Callable[..., pygame.Surface]:
    """The same light in every house: each has a picture of its own, which it may fade."""
    kept = lru_cache(60)(make)
    return lambda *asked: kept(*asked).copy()


class Looked:
    """An attribute of a table's pages that is true once the last frame is drawn."""

    def __init__(self, name: str) -> None:
        self.name = f"{name} in the last frame"

    def __get__(self, pages: PageCache, kind: type) -> object:
        look()
        return vars(pages)[self.name]

    def __set__(self, pages: PageCache, value: object) -> None:
        vars(pages)[self.name] = value


def look() -> None:
    """Draw the last frame of the open house, unless that has been done."""
    if Glass.open:
        Glass.open.look()


def find_signs(picture: Picture) -> list[Sign]:
    look()
    return signs(picture)


pages: Any = PageCache
pages.drawn, pages.controls = Looked("drawn"), Looked("controls")
picture: Any = Picture
signs = picture.signs.fget
picture.signs = property(find_signs)


class Kept(OrderedDict[Hashable, pygame.Surface]):
    """The pictures of a house. Before a test reads through them, the last frame is drawn."""

    def __iter__(self) -> Iterator[Hashable]:
        look()
        return super().__iter__()

    def items(self) -> Any:
        look()
        return super().items()


lamplight.draw_dusk, lamplight.draw_warmth = lit_once(lamplight.draw_dusk), lit_once(
    lamplight.draw_warmth)
art.rasterise = rasterised_once
kept_art: Any = art.Art
kept_art.keep = keep_once
PEOPLE = (Player("Freja"), Player("Ask"))
P = TypeVar("P", bound=Part)


class OpenHouse:
    """An App with its data in a folder. By default it is small and in a window."""

    def __init__(self, data: Path, *arguments: str, minds: Minds | None = None) -> None:
        size = () if "--size" in arguments else ("--size", "640x360")
        _sweep()
        self._handlers = list(logging.getLogger().handlers)
        self.app = open_app(read([*arguments, *size, "--data", str(data)]))
        OPEN.add(id(self))
        self.house = self.app.house
        self.house.store.disk = self.house.store.night.disk = Disk(at_once=True)
        self.house.sounds.music.read = hummed
        self.now = 100.0
        self.pads: list[VirtualPad] = []
        self.house.art.kept = Kept(DRAWN)
        self.screen = Glass.before(self.house.screen)
        app: Any = self.app
        self._draw, app.draw = app.draw, self._show_later
        self._press, app.press = app.press, self._press_on_seen
        self._seen: Scene | None = None  # the scene on top in the frame that was drawn last
        self._minds = self.house.run.minds
        self.house.run.minds = minds or self._minds
        self.frames()

    @property
    def top(self) -> Any:
        """The scene on top, once it has been drawn: the test knows which it has opened."""
        self.draw()
        assert self.house.stack.top is not None
        return self.house.stack.top

    @property
    def scene(self) -> str:
        """The name of the scene on top."""
        return type(self.house.stack.top).__name__

    @property
    def table(self) -> Any:
        """The table, whose board, pickers and rules are those of a game that the test knows."""
        table = self.house.stack.find_highest(TableScene)
        assert table is not None
        return table

    @property
    def shown(self) -> MatchScene:
        """The match that is played or watched."""
        shown = self.house.stack.find_highest(MatchScene)
        assert shown is not None
        return shown

    @property
    def match(self) -> Match:
        return self.shown.match

    # time and presses

    def frames(self, n: int = 1, seconds: float = FRAME) -> None:
        """Let frames pass."""
        for _ in range(n):
            self.now += seconds
            self.app.run_frame(seconds, self.now)

    def watch(self, n: int, seconds: float = FRAME) -> None:
        """Let frames pass, and look at each of them."""
        for _ in range(n):
            self.frames(1, seconds)
            self.draw()

    def draw(self) -> bool:
        """Draw the last frame, if nobody has looked at it; return whether the screen changed."""
        return self.screen.look()

    def draw_frame(self, now: float) -> bool:
        """Draw what is on the screen now, whether or not a frame has passed."""
        self._seen = self.house.stack.top
        return self._draw(now)

    def _press_on_seen(self, press: Press) -> None:
        """Nobody presses on a scene that they have never seen."""
        self._see()
        self._press(press)

    def _see(self) -> None:
        """Draw the scene on top, unless it has been drawn since it came there."""
        if self._seen is not self.house.stack.top:
            self.draw()

    def changes(self) -> bool:
        """Let a frame pass; return whether it changed anything on the screen."""
        self.draw()
        self.frames()
        return self.draw()

    def _show_later(self, now: float) -> bool:
        """Show a frame, which is drawn if a test looks at it. A notice's time runs from the first
        frame that shows it."""
        self.house.run.frames += 1
        for scene in self.house.stack.list_visible():
            if isinstance(scene, MatchScene):
                scene.picture.look()
        self.screen.awaits = partial(self.draw_frame, now)
        return bool(self.house.notices.shown) and self.draw()

    def _wait(self, over: Callable[[], bool], seconds: float) -> bool:
        """Let frames pass until something holds; return whether that comes."""
        for _ in range(PATIENCE):
            if over():
                return True
            self.frames(1, seconds)
        return False

    def press(self, *actions: str, device: Device = RIGHT_KEYS) -> None:
        """Press and let go, one frame for each: with the real key, if this half has one."""
        half = {LEFT_KEYS: "left", RIGHT_KEYS: "right"}.get(device)
        for action in map(Action, actions):
            keys = getattr(self.house.devices.bindings, half).get(action) if half else None
            if keys:
                self.key(keys[0])
            else:
                self.app.press(Press(action, device))
                self.app.press(Press(action, device, phase="up"))
                self.frames()

    def key(self, name: str) -> None:
        """A key goes down and up again, by its name in the bindings."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, scancode=KEYS[name], key=0, mod=0))
        self.frames()

    def write(self, text: str) -> None:
        """Type letters, each with the key that the left half uses for something else."""
        names = {"w": "W", "a": "A", "s": "S", "d": "D", "q": "Q", "e": "E", "r": "R", " ": "SPACE"}
        for letter in text:
            scancode = KEYS[names.get(letter.lower(), "K")]
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.Event(kind, scancode=scancode, key=0, mod=0,
                                               unicode=letter))
            self.frames()

    def click(self, place: Place | tuple[float, float], button: int = 1) -> None:
        """Press a mouse button on a place of the board, or on a logical point."""
        at = self.table.show.board.box_of(place).center if isinstance(place, str) else place
        pos = self.house.screen.to_pixel(*at)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, button=button, pos=pos))
        self.frames()

    def drag(self, frm: Place, to: Place) -> None:
        """Press the mouse on a place of the board, and let it go on another."""
        board = self.table.show.board
        for kind, place in ((pygame.MOUSEBUTTONDOWN, frm), (pygame.MOUSEMOTION, to),
                            (pygame.MOUSEBUTTONUP, to)):
            pos = self.house.screen.to_pixel(*board.box_of(place).center)
            pygame.event.post(pygame.Event(kind, button=1, pos=pos, rel=(0, 0), buttons=(1, 0, 0)))
            self.frames()

    def settle(self) -> None:
        """Show frames until nothing is in the air."""
        assert self._wait(lambda: not (
            self.shown.show.reel.busy or self.shown.show.layer.moving or self.shown.ended),
            WAITED), "something flies for ever"

    def settle_or(self, scene: str) -> None:
        """Show frames until nothing is in the air, or a scene lies over the table."""
        assert self._wait(lambda: self.scene == scene or not self.shown.show.reel.busy,
                          WAITED), "something flies for ever"

    def until(self, scene: str, seconds: float = WAITED) -> None:
        """Show frames of a length until a scene is on top and takes presses."""
        def ready() -> bool:
            if self.scene == scene:
                self._see()
            return self.scene == scene and not getattr(self.house.stack.top, "deaf", False)

        assert self._wait(ready, seconds), f"{scene} does not come; {self.scene} is on top"

    def plug(self, maker: str = "xbox", name: str = "Pad") -> VirtualPad:
        """A virtual pad that the house has found; it is taken out in the end."""
        pad = VirtualPad(maker, name).attach()
        self.pads.append(pad)
        self.frames(2)
        assert pad.device in self.house.devices.list_attached()
        return pad

    def tap(self, pad: VirtualPad, button: str) -> None:
        """Press and release a pad's button, as real events."""
        pad.press(button)
        self.frames()
        pad.release(button)
        self.frames()

    # matches

    def at_table(
        self, position: str = "", *, moves: tuple[str, ...] = (),
        players: tuple[Player, ...] = PEOPLE, devices: Mapping[Seat, Device] | None = None,
        seed: str = "1",
    ) -> Any:
        """Sit down at a match of Hamnár after some moves, or in a position without a record."""
        header = Header("hamnar", hamnar.VERSION, players, seed)
        match = matches.start(header, new_file(self.house.store.records, "hamnar"))
        for text in moves:
            match.play(next(iter(match.prompts)), hamnar.parse(text))
        if position:
            match.states[-1] = hamnar.read(position)
        own = devices if devices is not None else {0: LEFT_KEYS, 1: RIGHT_KEYS}
        self.house.stack.open(routes.Table(match, Hands(players, dict(own))))
        self.frames()
        self.heed()
        return self.table

    def at_cards(
        self, game: str, players: tuple[Player, ...], mode: Mode, *, plies: int = 0,
        seed: str = "5",
    ) -> Any:
        """Sit down at a card game after some random moves; some people have pads that do not
        exist."""
        rules = rules_of(game)
        match = matches.start(Header(game, rules.VERSION, players, seed),
                              new_file(self.house.store.records, game))
        self.wander(match, plies)
        devices: tuple[Device, ...] = (LEFT_KEYS, RIGHT_KEYS, "pad/9")
        humans = {s: devices[s] for s, player in enumerate(players) if player.kind == "human"}
        self.house.stack.open(routes.Table(match, Hands(players, humans, mode)))
        self.frames()
        return self.table

    def in_position(
        self, game: str, position: str, mode: Mode = "open", *, seats: int = 2,
        bots: tuple[Seat, ...] = (),
    ) -> Any:
        """Sit down in a position without a record; some seats are bots'."""
        rules = rules_of(game)
        players = tuple(Player(name, "novice" if seat in bots else "human")
                        for seat, name in enumerate(("Freja", "Ask", "Embla")[:seats]))
        match = matches.start(Header(game, rules.VERSION, players, "5"),
                              new_file(self.house.store.records, game))
        match.states[-1] = rules.read(position)
        devices: tuple[Device, ...] = (LEFT_KEYS, RIGHT_KEYS, "pad/9")
        self.house.stack.open(routes.Table(match, Hands(players, {
            seat: devices[seat] for seat in range(len(players)) if seat not in bots}, mode)))
        self.frames()
        self.heed()
        return self.table

    def wander(self, match: Match, plies: int, seed: int = 1) -> None:
        """Play random moves, as fast as possible."""
        rng = Random(seed)
        for _ in range(plies):
            if match.prompts:
                seat = min(match.prompts, key=lambda s: (match.prompts[s].optional, s))
                match.play(seat, rng.choice(list(match.rules.moves(match.state, seat))))

    def to_scoring(self) -> None:
        """Play random moves to the end of a round, and count it."""
        rng = Random(2)
        for _ in range(PATIENCE):
            if self.scene != "TableScene":
                self.frames(4, COUNT / 4)
                return
            seat = min(self.match.prompts, key=lambda s: (self.match.prompts[s].optional, s))
            self.table.play(seat, rng.choice(list(self.match.rules.moves(
                self.match.state, seat))))
            while self.scene == "TableScene" and self.table.show.reel.busy:
                self.table.show.reel.tick(1.0)
                self.table.show.layer.finish()
        raise AssertionError("the round does not end")

    def asked(self) -> tuple[Seat, Device]:
        """The seat whose move it is and its device."""
        seat = next(iter(self.match.prompts))
        return seat, self.table.hands.devices[seat] or MOUSE

    def aim(self, place: Place) -> None:
        """Steer the focus of the seat that is asked to a place, step by step: hands open at the
        focus, so the way is worked out anew after each step."""
        seat, device = self.asked()
        for _ in range(STEPS):
            if self.table.focus[seat] == place:
                return
            self.steer(way_at(self.table, seat, place)[0], device)
        raise AssertionError(f"{place} is not come to")

    def steer(self, action: str, device: Device) -> None:
        """Make one press on a device: on a pad with its button, elsewhere as a press."""
        pad = next((pad for pad in self.pads if pad.device == device), None)
        if pad is None:
            self.press(action, device=device)
        else:
            buttons = self.house.devices.bindings.pad
            self.tap(pad, buttons[Action(action)][0])

    def heed(self, seat: Seat | None = None) -> None:
        """Show frames until a seat, or everybody who is asked, has seen the question."""
        for _ in range(PATIENCE):
            table = self.table
            seats = table.pickers if seat is None else {seat} & table.pickers.keys()
            if self.house.stack.top != table or all(
                    table.questions.attention.can_hear(one, table.clock) for one in seats):
                return
            self.frames(1, 0.1)
        raise AssertionError("the question does not come onto the screen")

    def touch(self, *places: Place) -> None:
        """Aim at places one after another and confirm each."""
        seat, device = self.asked()
        for place in places:
            self.aim(place)
            self.heed(seat)
            self.steer("confirm", device)

    def play(self, move: Move | str) -> None:
        """Make a move of the seat that is asked."""
        parsed = hamnar.parse(move) if isinstance(move, str) else move
        self.touch(*next(iter(self.table.style.touch.touches(
            self.match.state, self.asked()[0], parsed))))

    def think(self) -> None:
        """Wait for the bots' process until every question is answered."""
        minds = self.house.run.minds
        for _ in range(200):
            if not minds.busy:
                return
            self.frames()
            minds.wait(0.1)
        raise AssertionError("no bot answers")

    def said(self, seat: Seat) -> str:
        """The words in a seat's bubble; "" if there are none."""
        bubble = self.table.bubbles.get(seat)
        return self.table.say(bubble.says) if bubble else ""

    def notices(self) -> list[str]:
        self.draw()
        return [text for text, _ in self.house.notices.shown]

    def words(self) -> str:
        """Everything that the table says now, on one line."""
        return " | ".join(name for page in self.shown.picture.drawn for name, _ in page.leaves)

    def picture(self) -> bytes:
        """The pixels of the window."""
        return pygame.image.tobytes(self.house.screen.surface, "RGB")

    def close(self) -> None:
        self.screen.awaits = None
        if self.house.art.apart:
            self.house.art.kept.clear()
        OPEN.discard(id(self))
        _remember(self.house.art.kept)
        for pad in self.pads:
            pad.detach()
        if self.pads:
            pygame.event.clear()
        self.house.run.minds = self._minds  # the owners of other minds close them
        self.app.close()
        for handler in logging.getLogger().handlers[:]:
            if handler not in self._handlers:
                logging.getLogger().removeHandler(handler)
                handler.close()


def _remember(kept: dict[Hashable, pygame.Surface]) -> None:
    """Keep what other houses will want to draw, within bounds, and let the rest go: what a closed
    house holds in reference cycles would stay until Python counts its objects, and surfaces are
    few."""
    DRAWN.update({key: image for key, image in kept.items()
                  if isinstance(key, tuple) and len(key) == 2})
    LEFT.append(_pixels(kept.values()))
    kept.clear()
    room = MOST_DRAWN - _pixels(DRAWN.values())
    while room < 0:
        image = DRAWN.pop(next(iter(DRAWN)))
        room += image.get_width() * image.get_height()


def _sweep() -> None:
    """Collect what closed houses have left. What is there while none is open stays for good, and is
    not looked through again."""
    if OPEN or (len(LEFT) < SWEPT and sum(LEFT) < LARGE):
        return
    LEFT.clear()
    gc.collect()
    gc.freeze()
    if sys.platform == "linux":  # what surfaces leave in pieces goes back to the system
        ctypes.CDLL(None).malloc_trim(0)


def _pixels(images: Iterable[pygame.Surface]) -> int:
    return sum(image.get_width() * image.get_height() for image in images)


def write_review(match: Match, advice: Iterable[dict[str, Any] | None]) -> None:
    """Write down beside a record what was told of its positions, as if it had been looked at."""
    digest = hashlib.sha256(match.record.encode()).hexdigest()
    entries = tuple(review.Entry(ply, told) for ply, told in enumerate(advice))
    assert match.record.file is not None
    match.record.file.with_suffix(review.ENDING).write_bytes(
        msgspec.json.encode(review.Kept(digest, entries)))


def part(scene: MatchScene, kind: type[P]) -> P:
    """The part of a table's picture that is of a kind."""
    return next(found for found in scene.picture.parts if isinstance(found, kind))


def bubble(table: TableScene, says: Message) -> Box:
    """Where the table says something to a seat, in the picture of the last frame."""
    begins = repr(table.say(says))[:BEGINNING]
    return next(box for page in table.picture.drawn for name, box in page.leaves
                if name.startswith(begins))


def of_colour(house: OpenHouse, box: Box, colour: Colour) -> int:
    """How many pixels in a box have a colour."""
    screen = house.house.screen
    (left, top), (right, bottom) = screen.to_pixel(box.x, box.y), screen.to_pixel(
        box.right, box.bottom)
    found = screen.surface.subsurface((left, top, right - left, bottom - top))
    return pygame.mask.from_threshold(found, colour, (24, 24, 24)).count()


def find_pictures(page: Page) -> list[tuple[str, Box]]:
    """Return the pictures on a page, by the names of their files, and where they are."""
    kept = {id(image): str(key[0]) for key, image in page.art.kept.items()}
    return [(kept[id(image)], Box(x, y, image.get_width() / page.art.scale,
                                  image.get_height() / page.art.scale))
            for image, x, y in page.drawn if "/" in kept.get(id(image), "")]
