"""The stage: while a question is answered unseen, everything else lies in the shade. Whoever has
something in mind shuts a door; all doors open together, and a stamp tells the whole room."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.contract import Says, Seat
from game.devices.press import Action, Device
from game.games.halmstad.table.bluff import stakes
from game.picture.hints import draw_glyph, glyph_side, width_of_glyph
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.stuff import lay
from game.picture.theme import (
    DIM,
    EDGE,
    EMBER,
    GOLD,
    INK,
    IVORY,
    NIGHT,
    PARCHMENT,
    SEAT_COLOURS,
    Colour,
)
from game.tables.bubbles import build_bubble
from game.tables.looks import STRIKE
from game.tables.people import bubble_height
from game.tables.picture import Part, Picture
from game.tables.scenery import doer
from game.tables.tray import fitted_tray
from game.ui.furniture.figures import seated
from game.ui.show import show as show_tree

if TYPE_CHECKING:
    from game.tables.style import Answer, Question, Verdict

GROUND, LOW = "stage/panel", 112.0  # under a question with its answers; of a bot that thinks
ADVICE = "stage/hint"  # where a board has room for what is told to one who answers
ASKED = "stage/asked"  # and for who has still to answer
DARK, DUSK, HALF = 150, 130, 80  # of the shade, where it is thin, and over the seats' panels
COMES = 0.25  # seconds in which it comes
OPENS, LEAVES = 0.35, 8  # seconds in which doors open, in so many pictures
FALLS, HIGH = 0.16, 0.6  # seconds in which a stamp falls, and how much larger it is above
TILT = 4.0  # degrees of a stamp
WIDE, GAP = 430, 40  # of a plate at most, and at least between two
DECIDE, CLAIMS = 0.26, 0.37  # of what is asked: how high it is who decides, and a claim alone
STAKE, BELOW = 0.5, 6  # of the room so far under an answer, for each line of what comes of it
ASKS = "heading@0.85"  # of a question where there is no room for larger letters
HEAD, FOOT = 56, 108  # of a plate: above and under its door
SOFT = 12  # pixels of the shade for each that is drawn
SIGN, TICK = 40, 34  # of a seat, and of an answer that is given
FADES = 60  # how far the light reaches into the shade
GAIN: Colour = (140, 226, 160)  # of what whoever answers gets
GOOD: Colour = (34, 92, 62)
BAD: Colour = (128, 28, 22)


class Stage(Part):
    """A question, those who answer it, and how it came out. It takes the table only for what the
    people at it are asked."""

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self._question: Question | None = None  # what had the stage last
        self._verdict: Verdict | None = None
        self._came = self._opened = self._fell = 0.0  # on the show's clock

    def draw(self, screen: Screen) -> None:
        show, verdict = self.show, self._judged()
        question = show.question or (self._question if verdict else None)
        self._follow(question, verdict)
        if question is None or not show.board.has("stage/words"):
            return
        dark = self.show.share(self._came, COMES)
        screen.cover(self._shade(screen), round(255 * dark))
        if dark < 1:
            return
        answers = sorted(question.answers, key=lambda answer: (
            show.panel(answer.seat).x, -show.panel(answer.seat).y))  # below comes first
        if verdict is None and self._grounded():
            ground = show.board.box(GROUND)
            lay(screen.put, show.stage.art, show.style.theme.stuff, ground)
        for box, answer in zip(self._plates(len(answers)), answers, strict=True):
            if not self._decides(answer):
                self._plate(screen, box, answer)
        self._advice(screen, question)
        if verdict is None:
            words, who = show.board.box("stage/words"), self._decide(question)
            self.paper.put(screen, ("question", question.claim, question.asks, who, words),
                           lambda page: self._words(page, words, question, who))
            self._stakes(screen, answers)
        else:
            self._stamp(screen, self.show.board.box("stage/stamp"), verdict)

    def _advice(self, screen: Screen, question: Question) -> None:
        """What somebody is told alone who answers with her hand open: nobody else is asked here."""
        scene, board = self.scene, self.show.board
        if scene is None or not board.has(ADVICE):
            return
        for answer in question.answers:
            bubble = scene.bubbles.get(answer.seat)
            if (bubble and not bubble.public and scene.secrecy.sees(answer.seat)
                    and not scene.secrecy.apart(answer.seat)):
                room = board.box(ADVICE)
                self.paper.put(screen, ("advice", bubble.says, room, bubble.warning), partial(
                    self._told_alone, room=room, says=bubble.says,
                    edge=STRIKE if bubble.warning else SEAT_COLOURS[answer.seat]))

    def _told_alone(self, page: Page, *, room: Box, says: Says, edge: Colour) -> None:
        say = self.show.say
        h = bubble_height(page.art, say(says), room)
        show_tree(page, build_bubble(say, says, edge), room._replace(y=room.bottom - h, h=h))

    def _judged(self) -> Verdict | None:
        """How it came out, while everybody looks at that."""
        show = self.show
        return show.style.verdict(show.beat) if show.beat and show.reel.busy else None

    def _follow(self, question: Question | None, verdict: Verdict | None) -> None:
        """When something came, for what moves."""
        now, was = self.show.clock, self._question
        if question and not was:
            self._came = now
        if question and question.open and not (was and was.open):
            self._opened = now
        if verdict and verdict != self._verdict:
            self._fell = now
        self._question, self._verdict = question, verdict

    def _shade(self, screen: Screen) -> pygame.Surface:
        """A dark layer over the whole window, with a soft hole where the light is and a dim one
        where the place of it all can still be seen."""
        art, size, holes = self.show.stage.art, screen.surface.get_size(), self._holes()

        def make() -> pygame.Surface:
            small = pygame.Surface((size[0] // SOFT, size[1] // SOFT), pygame.SRCALPHA)
            small.fill((8, 6, 10, DARK))
            for box, least in holes:
                left, top = screen.at(box.x, box.y)
                right, bottom = screen.at(box.right, box.bottom)
                hole = pygame.Rect(left // SOFT, top // SOFT, (right - left) // SOFT,
                                   (bottom - top) // SOFT)
                layer = pygame.Surface(small.get_size(), pygame.SRCALPHA)
                layer.fill((8, 6, 10, DARK))
                steps = max(art.pixels(FADES) // SOFT, 1)
                for n in range(steps, -1, -1):  # from its edge to where it is full
                    shade = least + round((DARK - least) * (n / (steps + 1)) ** 0.7)
                    pygame.draw.rect(layer, (8, 6, 10, shade), hole.inflate(2 * n, 2 * n), 0, 3 + n)
                small.blit(layer, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
            return pygame.transform.smoothscale(small, size).convert_alpha()
        return art.keep(("shade", size, holes), make)

    def _holes(self) -> tuple[tuple[Box, int], ...]:
        """Where the shade is thin, and how dark it is there."""
        show = self.show
        claims = doer(self._question.claim) if self._question else None
        decides = next((answer.seat for answer in self._answers() if self._decides(answer)), None)
        bright = (claims, decides)
        panels = [(show.panel(seat), 0 if seat in bright else HALF)
                  for seat in range(len(show.players))]
        if decides is not None and decides == show.eyes.front and show.held.get(decides):
            panels.append((fitted_tray(show, decides), 0))  # she decides by what is in her hand
        return (*panels, *((show.board.box(place), least) for place, least in (
            ("stage/dusk", DUSK), ("stage/light", 0)) if show.board.has(place)))

    # the question

    def _decide(self, question: Question) -> Says:
        """Who still has to answer: `you` where one person alone does at this screen."""
        waits = [answer.seat for answer in question.answers if not answer.given]
        here = [seat for seat in waits if self.show.players[seat].kind == "human"]
        you = here if self.scene and len(self.scene.hands.humans) == 1 else []
        match [*you, *(seat for seat in waits if seat not in you)]:
            case [_, other] if you: return ("stage-you-both", ("seat", other))
            case [_] if you: return ("stage-you",)
            case [one, other]: return ("stage-both", ("seat", one), ("seat", other))
            case [one]: return ("stage-one", ("seat", one))
        return ()

    def _words(self, page: Page, box: Box, question: Question, who: Says) -> None:
        """Who says what, her name in her colour, what the others are asked, and who these are: on a
        plate of their own where a board has one."""
        claim, asks = self.show.say(question.claim), self.show.say(question.asks)
        apart = self.show.board.has(ASKED) and self._grounded()
        low = box.h * (CLAIMS if apart else DECIDE if who else 0.5)
        middle = box._replace(y=box.y + low, h=box.h - (low if apart or not who else 2 * low))
        self._claim(page, box._replace(h=low), claim, doer(question.claim))
        large = "heading" if page.art.line("heading") <= middle.h else ASKS
        page.fitted(middle, asks, large, GOLD, "center")
        if who and apart:
            self._asked(page, self.show.board.box(ASKED), self.show.say(who))
        elif who:
            page.fitted(box._replace(y=middle.bottom, h=low), self.show.say(who), "body", IVORY,
                        "center")

    def _asked(self, page: Page, room: Box, text: str) -> None:
        """Who has still to answer, in large letters, with the sign of the one person who has."""
        seat = next((answer.seat for answer in self._answers() if self._decides(answer)), None)
        sign = SIGN + 16 if seat is not None else 0
        style = page.even(room.inset(24, 2)._replace(w=room.w - 48 - sign), (text,), "asked")
        words = page.art.size(text, style)[0] + 2
        box = room._replace(x=room.center[0] - (words + sign) / 2 - 24, w=words + sign + 48)
        colour = EDGE if seat is None else SEAT_COLOURS[seat]
        lay(page.image, page.art, self.show.style.theme.stuff, box, edge=colour)
        if seat is not None:
            page.picture(Box(box.x + 20, box.center[1] - SIGN / 2, SIGN, SIGN), f"ui/seat_{seat}")
        page.text(Box(box.x + 24 + sign, box.y, words, box.h), text, style, IVORY)

    def _stakes(self, screen: Screen, answers: Sequence[Answer]) -> None:
        """What comes of each answer, in two lines under its button, to the one who decides."""
        show, scene = self.show, self.scene
        seat = next((answer.seat for answer in answers if self._decides(answer)), None)
        if seat is None or scene is None:
            return
        for place, lines in stakes(scene.questions.view(seat), seat).items():
            button, foot = show.board.box(place), show.board.box(GROUND).bottom
            room = button._replace(y=button.bottom + BELOW, h=foot - button.bottom - BELOW - 1)
            told = tuple((show.say(line.says), line.good) for line in lines)
            self.paper.put(screen, ("stakes", place, room, told), partial(
                self._stake, room=room, told=told))

    def _stake(self, page: Page, *, room: Box, told: Sequence[tuple[str, bool | None]]) -> None:
        high = room.h * STAKE
        style = page.even(room._replace(h=high), [text for text, _ in told])
        for n, (text, good) in enumerate(told):
            colour = IVORY if good is None else GAIN if good else EMBER
            page.fitted(room._replace(y=room.y + n * high, h=high), text, style, colour, "center")

    def _claim(self, page: Page, box: Box, claim: str, seat: Seat | None) -> None:
        name = self.show.name(seat) if seat is not None else ""
        before, found, after = claim.partition(name) if name else (claim, "", "")
        for style in page.styles("heading"):
            sizes = [page.art.size(part, style)[0] for part in (before, found, after)]
            if sum(sizes) <= box.w and page.art.line(style) <= box.h:
                break
        else:
            page.fitted(box, claim, "heading", IVORY, "center")
            return
        x = box.x + (box.w - sum(sizes)) / 2
        colours = IVORY, SEAT_COLOURS[seat or 0], IVORY
        for part, wide, colour in zip((before, found, after), sizes, colours, strict=True):
            if part:
                page.text(Box(x, box.y, wide + 1, box.h), part, style, colour)
            x += wide

    # who answers

    def _plates(self, count: int) -> list[Box]:
        """At both ends of their room, so that what lies between is seen."""
        room = self.show.board.box("stage/answers")
        wide = min(WIDE, (room.w - GAP * (count - 1)) / count)
        pace = (room.w - wide) / max(count - 1, 1)
        return [room._replace(x=room.x + n * pace, w=wide) for n in range(count)]

    def _plate(self, screen: Screen, box: Box, answer: Answer) -> None:
        """A seat's plate: what it may say, a shut door, or what it has said; only a mark for a bot
        that still thinks, where people are asked too."""
        scene, seat = self.scene, answer.seat
        if self._aside(answer):
            self.paper.put(screen, ("aside", answer, box, self.show.name(seat)),
                           lambda page: self._mark(page, box, answer))
            return
        blind = (scene is not None and scene.blind.asks(seat) and not answer.given
                 and not scene.hands.on_phone(seat))
        mind = blind and scene is not None and scene.blind.ready(seat)
        shut = (answer.given or mind) and not answer.says
        bubble = scene.bubbles.get(seat) if scene else None
        heard = bubble and bubble.public and not (scene and scene.secrecy.apart(seat))
        said = bubble.says if bubble and heard else ()
        sure = () if blind else self._again(seat)
        key = ("answer", answer, blind, mind, said, sure, box, self.show.name(seat),
               self.show.face(seat), self._late(answer))
        self.paper.put(screen, key, lambda page: self._told(
            page, box, answer, said=said, sure=sure,
            device=self._device(seat) if blind else None, mind=mind))
        door = self._door(box)
        swung = self.show.share(self._opened, OPENS) if answer.says else 0.0
        if shut or (answer.says and swung < 1.0):
            self._leaves(screen, door, swung)
        if shut:
            sign, (x, y) = min(door.h - 24, 110), door.center
            art = self.show.stage.art
            screen.put_centered(art.disc(sign + 24, NIGHT, 255), x, y)
            screen.put_centered(art.picture(f"ui/seat_{seat}", sign, sign), x, y)

    def _answers(self) -> Sequence[Answer]:
        return self.show.question.answers if self.show.question else ()

    def _aside(self, answer: Answer) -> bool:
        """Whether it is a bot's that nobody has seen yet, beside somebody who is no bot."""
        kinds = {one.seat: self.show.players[one.seat].kind for one in self._answers()}
        return (not answer.says and kinds.get(answer.seat) != "human"
                and "human" in kinds.values())

    def _grounded(self) -> bool:
        return self.show.board.has(GROUND) and not self.show.board.has("lesson")

    def _decides(self, answer: Answer) -> bool:
        """Whether it is the one person at this screen: a plate would put the question once more."""
        scene, seat = self.scene, answer.seat
        return (scene is not None and len(scene.hands.humans) == 1 and seat in scene.pickers
                and self._grounded() and scene.questions.touchable(seat)
                and not (answer.given or answer.says)
                and not self._again(seat) and not self._judged()
                and not ((bubble := scene.bubbles.get(seat)) and bubble.public))

    def _mark(self, page: Page, box: Box, answer: Answer) -> None:
        """That a bot thinks or has answered, in small letters, on a low plate with its face; a tick
        is the seal of an answer."""
        foot, seat = self.show.board.box(
            GROUND if self._grounded() else "stage/answers").bottom, answer.seat
        low = box._replace(y=foot - LOW - 12, h=LOW)
        lay(page.image, page.art, self.show.style.theme.stuff, low,
            edge=SEAT_COLOURS[seat] if answer.given else EDGE)
        seated(page, Box(low.x + 14, low.y - 16, LOW - 10, LOW + 13), self.show.face(seat), seat)
        x = low.x + LOW + 18
        room = Box(x, low.y + 8, low.right - x - 14, LOW / 2 - 8)
        page.fitted(room, self.show.name(seat), "label", SEAT_COLOURS[seat])
        room = room._replace(y=room.bottom)
        if answer.given:
            page.picture(Box(x, room.center[1] - TICK / 2, TICK, TICK), "ui/check")
            room = room._replace(x=x + TICK + 10, w=room.w - TICK - 10)
        page.fitted(room, self.show.say(("blind-given" if answer.given else "blind-thinks",)),
                    "small@1", IVORY if answer.given else DIM)

    def _again(self, seat: Seat) -> Says:
        """That what is in mind has to be pressed again, to somebody who sees her buttons."""
        scene = self.scene
        if scene is None or not (seat in scene.pickers and scene.questions.touchable(seat)):
            return ()
        picker = scene.pickers.get(seat)
        armed = picker.asking if picker else None
        return ("sure", scene.style.words.spoken(scene.view(seat), armed[1])) if armed else ()

    def _door(self, box: Box) -> Box:
        """The part of a plate that a door shuts."""
        return Box(box.x + 14, box.y + HEAD, box.w - 28, box.h - HEAD - FOOT)

    def _leaves(self, screen: Screen, door: Box, swung: float) -> None:
        art, half = self.show.stage.art, door.w / 2
        wide = half * (1 - round(swung * LEAVES) / LEAVES)
        if wide >= 1:
            leaf = art.stretched("ui/shutter", wide, door.h)
            other = art.keep(("shutter", leaf.get_size()), lambda: pygame.transform.flip(
                leaf, flip_x=True, flip_y=False))
            screen.put(leaf, door.x, door.y)
            screen.put(other, door.right - wide, door.y)

    def _device(self, seat: Seat) -> Device | None:
        scene = self.scene
        return (scene.hands.devices.get(seat) or scene.last_device) if scene else None

    def _late(self, answer: Answer) -> bool:
        """Whether a seat has let its time run out, once that gives nothing away."""
        return bool(self.scene and answer.says and answer.seat in self.scene.late)

    def _told(
        self, page: Page, box: Box, answer: Answer, *, said: Says, sure: Says,
        device: Device | None, mind: bool,
    ) -> None:
        seat, say = answer.seat, self.show.say
        colour = SEAT_COLOURS[seat]
        lay(page.image, page.art, self.show.style.theme.stuff, box, edge=colour)
        page.picture(Box(box.x + 20, box.y + 6, 46, 46), f"ui/seat_{seat}")
        asked = self._answers() or (answer,)
        names = [self.show.name(one.seat) for one in asked]
        room = Box(box.x + 80, box.y + 4, box.w - 96, HEAD - 6)
        page.fitted(room, self.show.name(seat), page.even(room, names, "label"), colour)
        door = self._door(box)
        below = Box(box.x + 16, door.bottom + 4, box.w - 32, FOOT - 8)
        if answer.says:
            page.fitted(door, say(answer.says), "label", GOLD, "center")
            if self._late(answer):
                page.fitted(below, say(("time-was-up",)), "body", IVORY, "center")
        elif said:
            page.plate(below.inset(-8, 0), PARCHMENT, 252, STRIKE)
            page.fitted(below.inset(0, 2), say(said), "small", INK, "center")
        elif answer.given:
            page.fitted(below, say(("blind-given",)), "body", IVORY, "center")
        elif device and mind:
            self._sure(page, below, device)
        elif device:
            page.fitted(below, say(("blind-ask",)), "body", IVORY, "center")
        else:
            page.fitted(door, say(self._either()), "label", IVORY, "center")
            here = self.show.players[seat].kind == "human"
            page.fitted(below, say(sure or ("blind-chooses" if here else "blind-thinks",)),
                        "body" if here else "small@1", GOLD if here else DIM, "center")
        if device and not answer.given and not mind:
            self._choices(page, door, seat, device)

    def _either(self) -> Says:
        """What those who think have to choose between, as their question."""
        return self.show.question.either if self.show.question else ()

    def _sure(self, page: Page, box: Box, device: Device) -> None:
        """How an answer that is in mind is given; it looks the same whichever it is."""
        if self.scene is None:
            return
        host, art, text = self.scene.house, page.art, self.show.say(("blind-confirm",))
        style = next((one for one in page.styles("body") if box.h >= glyph_side(art, one) + 6
                      and width_of_glyph(art, host, device, Action.CONFIRM, one) + 14
                      + art.size(text, one)[0] <= box.w), "small@1")
        wide, row = width_of_glyph(art, host, device, Action.CONFIRM, style), glyph_side(art, style)
        words = min(art.size(text, style)[0], box.w - wide - 14)
        x = box.x + (box.w - wide - 14 - words) / 2
        draw_glyph(page, host, Box(x, box.y + (box.h - row - 6) / 2, wide, row + 6), device,
                   Action.CONFIRM, style)
        page.fitted(Box(x + wide + 14, box.y, words + 2, box.h), text, style, IVORY)

    def _choices(self, page: Page, box: Box, seat: Seat, device: Device) -> None:
        """The two answers, on the sides of what says them."""
        scene = self.scene
        if scene is None:
            return
        view = scene.view(None)
        moves = scene.style.blind[scene.match.prompts[seat].kind]
        half, row = box.w / 2 - 6, box.h / 2
        said = [self.show.say(scene.style.words.spoken(view, move)) for move in moves]
        style = page.even(Box(0, 0, half - 8, row - 4), said, "label")
        for n, (action, text) in enumerate(zip((Action.LEFT, Action.RIGHT), said, strict=True)):
            at = Box(box.x + n * (half + 12), box.y, half, box.h)
            page.plate(at, NIGHT, 255, GOLD)
            page.text(at.inset(4, 4)._replace(h=row - 4), text, style, IVORY, "center")
            wide = width_of_glyph(page.art, scene.house, device, action, "small@1.25")
            draw_glyph(page, scene.house, Box(at.x + (half - wide) / 2, at.y + row, wide, row - 8),
                       device, action, "small@1.25")

    # how it came out

    def _stamp(self, screen: Screen, box: Box, verdict: Verdict) -> None:
        """A word that falls on the table, and who gets what."""
        art, colour = self.show.stage.art, GOOD if verdict.good else BAD
        word = self.show.say(verdict.word)

        def make() -> pygame.Surface:
            text = art.text(word, "title", IVORY)
            w, h = text.get_width() / art.scale + 90, text.get_height() / art.scale + 10
            plate = art.plate(w, h, colour, 255, IVORY, 8).copy()
            plate.blit(text, text.get_rect(center=plate.get_rect().center))
            fit = min(1.0, art.pixels(box.w) / plate.get_width())
            return pygame.transform.rotozoom(plate, TILT, fit).convert_alpha()
        stamp = art.keep(("stamp", word, colour, box), make)
        above = 1 - round(self.show.share(self._fell, FALLS) * LEAVES) / LEAVES
        if above:
            large = art.keep(("stamp", word, colour, box, above), lambda: pygame.transform.rotozoom(
                stamp, 0, 1 + HIGH * above).convert_alpha())
            screen.put_centered(large, *box.center, 160)
            return
        screen.put_centered(stamp, *box.center)
        room, says = self.show.board.box("stage/verdict"), self.show.say(verdict.says)
        self.paper.put(screen, ("verdict", verdict, room),
                       lambda page: self._gains(page, room, says))

    def _gains(self, page: Page, room: Box, says: str) -> None:
        page.plate(room, PARCHMENT, 255, GOLD)
        page.fitted(room.inset(20, 6), says, "label", INK, "center")

