"""A trick on the table: whose each play is, which was led, and which is the best so far; and the
trick before, until the next one is led."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple, Protocol

import pygame

from game.core.contract import Piece, Place, Says, Seat
from game.picture.board import Pose
from game.picture.page import Page
from game.picture.screen import WIDTH, Box, Screen
from game.picture.stuff import lay
from game.picture.theme import EMBER, FAINT, GOLD, INK, IVORY, NIGHT, SEAT_COLOURS, Colour
from game.tables.looks import SEAT, Halo, Plate, look
from game.tables.picture import Part
from game.tables.seen import Mark, Seen, Signs
from game.ui.furniture.figures import seated

if TYPE_CHECKING:
    from game.picture.art import Art
    from game.tables.show import Show

EDGE_HIGH = 12  # of the strip in a seat's colour along the lower edge of its cards
TURN = 0.72  # of the number of a play, of that of a seat's sign
SIGN = 0.34  # the size of a seat's sign, of the width of a card
AIR = 14  # beside words
LEAST, MOST = 30, 58  # and in logical units
GLOWS = ((28, 30), (18, 60), (8, 150))  # how far a glow reaches beyond the cards, and its alpha
RIM = 5  # round the card that has taken the trick before
LARGE = 100  # the width of a card round which a glow has room
MAT, FRAME = 14, 6  # how far the mat of a play of many cards shows round them, and its edge
RIBBON = 46  # the height of the ribbon along its foot, with what wild cards are taken for
CHARRED = 120  # how dark lost cards are
STEP, LOW = 40, 0.68  # the sign from one play of many to the next, and how far down it is;
WITHIN = 0.66  # what it may have of a broad gap between them
TWO_LINES = "small@0.86"  # letters of what somebody did, where one line has no room for it
CLOSER = "small@0.93", "small@0.86"  # letters of words over cards that lie close
LED, APART = 40, 8  # the height of the word over the cards that were led; air under it on a stage
BREAKS = "breaks"  # on a stage: where that lies which destroys a trick, as everybody sees
BELOW = "below"  # on a board: how high the words under a card of a trick stand
GONE, ROW, GAP = 0.74, 640, 24  # how large the cards of the trick before are, how wide they lie,
PACE, TIGHT = 0.5, 0.36  # how far its plays lie apart, and of a card's width how far its cards are,
SMALL = 0.36  # at least, that each rank is seen; and how large the cards are then at least
NAMED, UNDER = 39, 0  # the height of a name under a play that was beaten, and how far under it;
WIDER, CLOSE, WITHIN_RING = 22, 6, 0.2  # how much wider than its cards; air beside it, in a ring
BUST, POPS = 1.0, 16  # who did it on a plate: how wide, of its height, and how far over it


class Played(NamedTuple):
    """Cards of a trick that somebody has played together; `lost` ones are nobody's, `past` ones of
    the trick before. `told` is what wild cards among them are taken for; a play on a `mat` is one
    thing, however many cards it has. `over` is what stands over it, if more is to be said than
    that it was led or wins, of its own if it `does` something at once, and `under` it what comes
    of it then. `turn`: as which it was played, from 1; 0 is not told."""

    places: tuple[Place, ...]
    seat: Seat
    led: bool = False
    best: bool = False
    lost: bool = False
    past: bool = False
    told: Says = ()
    mat: bool = False
    over: Says = ()
    under: Says = ()
    turn: int = 0
    does: bool = False


class Gathered(NamedTuple):
    """A trick that has been taken: the cards of each play with their seat, who took it, and that
    she did and for what, in words."""

    plays: tuple[tuple[Seat, tuple[Piece, ...]], ...]
    seat: Seat
    says: Says


class Resting(Protocol):
    """Knows where pieces rest."""

    def resting(self, place: Place) -> Pose | None: ...


def lying(pieces: Resting, played: Played) -> Box | None:
    """Return the box round the cards of a play; None while one of them is on its way."""
    poses = [pieces.resting(place) for place in played.places]
    boxes = [box_of(pose) for pose in poses if pose]
    return whole(boxes) if boxes and len(boxes) == len(poses) else None


def box_of(pose: Pose) -> Box:
    """The box of a card."""
    return Box(pose.x - pose.w / 2, pose.y - pose.w * 0.7, pose.w, pose.w * 1.4)


def whole(boxes: Sequence[Box]) -> Box:
    """The box round all of these."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)


def halo(
    screen: Screen, art: Art, box: Box, radius: float, share: float, colour: Colour = GOLD,
) -> None:
    """A light under something with rounded corners, a share of its full reach."""
    for reach, alpha in GLOWS:
        more = reach * share
        light = box.inset(-more)
        screen.put(art.plate(light.w, light.h, colour, alpha, None, 2, radius + more), light.x,
                   light.y)


BEST, BEST_SMALL = look(Halo()), look(Halo(reach=1 / 3))
TAKEN = look(Plate(more=2 * RIM, fill=GOLD, radius=12))
MAT_LOOK = look(Plate(fill=NIGHT, opacity=235, edge=SEAT, edge_width=FRAME))


def light_best_play(seen: Seen) -> Signs:
    """Put a warm light under the best play of a trick, and a mat on which its cards lie as one."""
    for played in seen.trick:
        if played.best and (box := lying(seen, played)):
            small = seen.board.pose(played.places[0]).w < LARGE
            box = mat_of(box, told=bool(played.told)) if played.mat else box
            yield Mark(box, BEST_SMALL if small else BEST)
            if played.past:
                yield Mark(box, TAKEN)
            if played.mat:
                yield Mark(box, MAT_LOOK, played.seat)


def destroys_trick(seen: Seen) -> bool:
    """Say whether the newest play lies there and has destroyed its trick."""
    plays = [played for played in seen.trick if not played.past]
    return bool(plays) and plays[-1].places[0] == breaking_place(seen)


def breaking_place(seen: Seen) -> Place | None:
    """Return the place of what has landed in a trick and destroyed it, if anything has."""
    return next((place for place, there in seen.board.lies.items()
                 if there == BREAKS and seen.resting(place)), None)


def pushed(show: Show) -> Box | None:
    """The box round a play that lies askew beside the best one, which it led to; None if none
    does."""
    beaten = next((one for one in reversed(show.trick) if one.mat and not one.best), None)
    askew = beaten is not None and show.board.pose(beaten.places[0]).angle
    return lying(show, beaten) if beaten is not None and askew else None


def mat_of(box: Box, *, told: bool) -> Box:
    """The mat under the cards of a play, with a ribbon under them where something is told there."""
    return box._replace(x=box.x - MAT, y=box.y - MAT, w=box.w + 2 * MAT,
                        h=box.h + MAT + (RIBBON if told else MAT))


def put_deed(page: Page, show: Show, room: Box, seat: Seat, text: str) -> None:
    """A plate in the middle of a room: the face of whoever did something and her name, unless it
    takes the room of what she did; a plate of two lines may be higher than the room."""
    wide, name, line = room.h * BUST, show.name(seat), room.inset(0, 2)
    letters = page.even(line._replace(w=room.w * 0.35), (name,), "label")
    own = min(page.art.size(name, letters)[0] + 2, room.w * 0.35)
    most = room.w - wide - own - 4 * AIR
    style = page.even(line._replace(w=most), (text,), "loud")
    if page.art.size(text, style)[0] > most:
        own, most = -AIR, most + own + AIR
        style = page.even(line._replace(w=most), (text,), "loud")
    if page.art.size(text, style)[0] > most:
        style, most = TWO_LINES, page.balanced(text, TWO_LINES, most)
        line = line._replace(h=max(line.h, page.art.size(text, style, most)[1]))
    said = min(page.art.size(text, style)[0] + 2, most)
    total = wide + own + said + 4 * AIR
    box = room._replace(x=room.center[0] - total / 2, w=total, h=line.h + 4)
    lay(page.image, page.art, show.style.theme.stuff, box, edge=SEAT_COLOURS[seat])
    seated(page, Box(box.x + AIR / 2, box.y - POPS, wide, box.h + POPS - 3), show.face(seat), seat,
           room.h * SIGN)
    words = line._replace(x=box.x + wide + 1.5 * AIR, w=own)
    if own > 0:
        page.fitted(words, name, letters, SEAT_COLOURS[seat])
    page.fitted(words._replace(x=words.right + AIR, w=said), text, style, IVORY)


class Owners(Part):
    """The colour and the sign of whoever played, on the edge of the cards, and a word on those
    that were led."""

    aside = 0.0  # how much wider than its cards a name may be, on each side

    @property
    def led(self) -> bool:
        """Whether the words of a lesson's step say what cards do."""
        return self.scene is not None and self.scene.led

    def draw(self, screen: Screen) -> None:
        show = self.show
        told = any(played.led for played in show.trick)  # other games write on the cloth who plays
        mats = [one for played in show.trick if played.mat and (one := lying(show, played))]
        for earlier, later in pairwise(mats if pushed(show) is None else ()):
            if later.y > earlier.bottom or later.x > earlier.x:
                self._follows(screen, earlier, later)
        beaten = [one for played in show.trick
                  if played.mat and not played.best and (one := lying(show, played))]
        between = [later.x - earlier.right for earlier, later in pairwise(beaten)]
        self.aside = max(min([WIDER, *(far / 2 - 2 for far in between)]), 0)
        for played in show.trick:
            box = lying(show, played)
            if box and show.board.shows(box):
                self._owner(screen, played, box)
                if told:
                    self._tab(screen, played, box)

    def _owner(self, screen: Screen, played: Played, box: Box) -> None:
        show, art = self.show, self.show.stage.art
        if played.lost:
            screen.put(art.plate(box.w, box.h, NIGHT, CHARRED, None, 0, 8), box.x, box.y)
            screen.put(art.picture("ui/crack", box.w, box.h), box.x, box.y)
        if played.mat:
            if not played.best and pushed(self.show) != box:
                self._named(screen, played, box)
            elif played.best and played.told:
                self._ribbon(screen, played, box)
            return
        card = show.board.pose(played.places[0])
        side = min(max(card.w * SIGN, LEAST), MOST)
        colour = SEAT_COLOURS[played.seat]
        if card.angle:  # nothing counts that was thrown about
            self._sign(screen, played.seat, side, box.center[0], box.bottom)
            return
        if played.past:  # what is told of it may stand at its foot
            self._sign(screen, played.seat, side, box.right - side * 0.3, box.y + side * 0.4)
            return
        high = EDGE_HIGH if side > LEAST else EDGE_HIGH / 2
        strip = Box(box.x, box.bottom - high / 2, box.w, high)
        screen.put(art.plate(strip.w, strip.h, colour, 255, NIGHT, 2, high / 2), strip.x, strip.y)
        self._sign(screen, played.seat, side, box.center[0], box.bottom)
        if played.turn and not self._breaks(played):
            self._turn(screen, played, box, side)

    def _sign(self, screen: Screen, seat: Seat, side: float, x: float, y: float) -> None:
        """Whose it is, in a ring of her colour."""
        art, inner = self.show.stage.art, side * 0.56
        ring = art.plate(side, side, NIGHT, 255, SEAT_COLOURS[seat], 4, side / 2)
        screen.put_centered(ring, x, y)
        screen.put_centered(art.picture(f"ui/seat_{seat}", inner, inner), x, y)

    def _breaks(self, played: Played) -> bool:
        """Whether it is seen, without a word, that a play has destroyed a trick, or was thrown
        about by that."""
        board, place = self.show.board, played.places[0]
        return board.lies.get(place) == BREAKS or bool(board.pose(place).angle)

    def _turn(self, screen: Screen, played: Played, box: Box, side: float) -> None:
        """As which it was played, in the corner that cards leave free."""
        art, round_ = self.show.stage.art, side * TURN
        x, y = box.right - round_ * 0.2, box.y + round_ * 0.75
        screen.put_centered(art.plate(round_, round_, INK, 255, IVORY, 3, round_ / 2), x, y)
        letters = f"count@{0.85 * side / MOST:.2f}"
        screen.put_centered(art.text(str(played.turn), letters, IVORY), x, y)

    def _follows(self, screen: Screen, box: Box, after: Box) -> None:
        """A sign between two plays, to the one that came later: beside the other or under it."""
        art, below = self.show.stage.art, after.y > box.bottom
        x, y = (box.right + STEP * 0.6, box.bottom - STEP * 0.6) if below else (
            (box.right + after.x) / 2, box.y + box.h * LOW)  # under ranks and signs
        side = STEP if below else max(STEP, WITHIN * (after.x - box.right))
        screen.put_centered(art.plate(side, side, GOLD, 255, NIGHT, 3, side / 2), x, y)
        image = art.picture("ui/onward", side * 0.6, side * 0.6)
        screen.put_centered(pygame.transform.rotate(image, -90) if below else image, x, y)

    def _named(self, screen: Screen, played: Played, cards: Box) -> None:
        """Whose a play was that has been beaten, under its cards: her sign where there is no room
        for the whole name."""
        seat, name = played.seat, self.show.name(played.seat)
        high = self.show.stage.art.sign_line(NAMED)
        box = Box(cards.x - self.aside, cards.bottom + UNDER, cards.w + 2 * self.aside, high)
        self.paper.put(screen, ("whose play", name, seat, box), partial(
            self._whose, box=box, name=name, seat=seat))

    def _whose(self, page: Page, *, box: Box, name: str, seat: Seat) -> None:
        room, ring = box.inset(CLOSE, 0), Box(box.center[0] - box.h / 2, box.y, box.h, box.h)
        if page.holds(room, name):
            page.plate(box, SEAT_COLOURS[seat], 255, INK)
            page.fitted(room, name, page.largest(room, (name,), page.art.signs), INK, "center")
        else:
            page.plate(ring, NIGHT, 255, SEAT_COLOURS[seat])
            page.picture(ring.inset(box.h * WITHIN_RING), f"ui/seat_{seat}")

    def _ribbon(self, screen: Screen, played: Played, cards: Box) -> None:
        """Along the foot of a mat: what its wild cards are taken for."""
        mat = mat_of(cards, told=True)
        box = Box(mat.x, mat.bottom - RIBBON, mat.w, RIBBON)
        self.paper.tab(screen, box, self.show.say(played.told), SEAT_COLOURS[played.seat])

    def _tab(self, screen: Screen, played: Played, box: Box) -> None:
        """A word over the middle of a card, one at most; and what comes of it under it, where a
        board has room for that."""
        if self._breaks(played):
            return
        led: Says = ("trick-led",) if played.led else ()
        wins: Says = ("trick-led-wins",) if led else ("trick-wins",)
        if self.show.brief and played.turn:  # the number on the card says it
            led = ()
        best = played.best and not played.past and not (self.led and led)
        says = (not (self.led and (led or played.does)) and played.over) or (wins if best else led)
        low = self.show.board.has(BELOW)
        if played.under and not low and not self.led:
            says = played.under
        if says:
            self._word(screen, says, box, box.y + (-APART if self.show.board.replay else 6),
                       GOLD if best else FAINT if led else EMBER)
        if played.under and low and not self.led:
            room = self.show.board.box(BELOW)
            self._word(screen, played.under, box, room.y + LED, GOLD, room)

    def _word(
        self, screen: Screen, says: Says, box: Box, foot: float, colour: Colour,
        room: Box | None = None,
    ) -> None:
        """In the middle of a card, as far as the room allows, and as large as words over two cards
        side by side can be."""
        text, art = self.show.say(says), self.show.stage.art
        cards = [lying(self.show, played) for played in self.show.trick]
        most = min((abs(one.center[0] - box.center[0]) for one in cards if one and one != box),
                   default=WIDTH) - 4
        sizes = [(art.size(text, one)[0] + 20, one) for one in (*art.signs, *CLOSER)]
        wide, letters = next((one for one in sizes if one[0] <= most), sizes[-1])
        high = max(LED, art.line(letters))
        x, y = box.center[0] - wide / 2, foot - high
        if room:
            x = max(min(x, room.right - wide), room.x)
        self.paper.tab(screen, Box(x, y, wide, high), text, colour, letters=letters)


class LastTrick(Part):
    """The trick before, small, where the next one will lie, until that is led."""

    def draw(self, screen: Screen) -> None:
        show = self.show
        if show.trick or show.reel.busy or show.moment or not show.gathered:
            return
        last, board = show.gathered[-1][1], show.board
        if board.has("sign/play") and board.has("best/0"):
            text = show.say(last.says)
            key = ("last trick", last, text, show.face(last.seat), board.box("sign/play"),
                   board.box("best/0"))
            self.paper.put(screen, key, partial(self._build, last=last, text=text))

    def _build(self, page: Page, *, last: Gathered, text: str) -> None:
        """Its plays side by side, the best one last, under who took it, and for what."""
        sign, spot = self.show.board.box("sign/play"), self.show.board.box("best/0")
        put_deed(page, self.show, sign, last.seat, text)
        plays = list(last.plays)
        while (fits := _fits(plays)) < spot.w * SMALL and len(plays) > 1:
            del plays[0]  # only the last ones have room
        wide = min(spot.w * GONE, fits)
        high = spot.h * wide / spot.w
        count = sum(len(cards) for _, cards in plays) - len(plays)
        most = ROW - (len(plays) - 1) * GAP - len(plays) * wide
        pace = min(wide * PACE, most / max(count, 1))
        total = ROW - most + count * pace
        x, y = sign.center[0] - total / 2, spot.center[1] - high / 2
        for seat, cards in plays:
            for n, piece in enumerate(cards):
                look = self.show.style.looks[piece]
                box = Box(x + n * pace, y, wide, high)
                page.image(page.art.picture(look.picture, box.w, box.h), box.x, box.y)
            row = Box(x, y, wide + (len(cards) - 1) * pace, high)
            strip = Box(row.x, row.bottom - EDGE_HIGH / 2, row.w, EDGE_HIGH)
            page.plate(strip, SEAT_COLOURS[seat], 255, NIGHT)
            page.picture(Box(row.center[0] - LEAST / 2, row.bottom - LEAST / 2, LEAST, LEAST),
                         f"ui/seat_{seat}")
            x += row.w + GAP


def _fits(plays: Sequence[tuple[Seat, tuple[Piece, ...]]]) -> float:
    """How wide cards can be where those of all these plays lie in a row and show their ranks."""
    count = sum(len(cards) for _, cards in plays)
    return (ROW - (len(plays) - 1) * GAP) / (len(plays) + TIGHT * (count - len(plays)))
