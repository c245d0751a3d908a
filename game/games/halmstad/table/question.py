"""The stage for secret answers: all else lies in the shade. A player who has chosen shuts a door;
all doors open together, and a stamp tells the result."""

from __future__ import annotations

import pygame

from game.core.contract import Message, Seat
from game.devices.press import Action
from game.games.halmstad.table.bluff import judge, list_stakes
from game.picture.screen import Box
from game.picture.theme import DIM, EDGE, EMBER, GOLD, INK, IVORY, NIGHT, SEAT_COLOURS, Colour
from game.tables.answer_clock import draw_candle
from game.tables.bubbles import build_bubble
from game.tables.capabilities import Answer, Question
from game.tables.countdown import HURRY
from game.tables.looks import STRIKE, Disc, GamePlate, Sign, make_look
from game.tables.scenery import find_doer
from game.tables.seen import Asking, Brush, Mark, Painting, Panel, Seen, Signs
from game.tables.tray import fitted_tray
from game.tables.widgets import (
    build_plate,
    build_press_hint,
    fixed_text,
    largest_style,
    seat_face,
    seat_name,
    seat_sign,
)
from game.ui.layout import Node, Picture, Text, column, frame, pad, row
from game.ui.widgets.key_sign import key_sign

GROUND = "stage/panel"  # under a question with its answers
COMES, FALLS = 0.25, 0.16  # seconds in which the shade comes, and a stamp falls
STEPS = 8  # pictures of that, and of doors that open
SHADE: Colour = (8, 6, 10)
DARK = 150  # of the shade
SOFT = 12  # pixels of the shade for each that is drawn
HEAD, FOOT = 56, 108  # of an answer: above and under its door
LOW_HEIGHT = 112.0  # of the answer of a bot, beside people
TOLD_GROUND = make_look(GamePlate())


def tell_question(seen: Seen) -> Signs:
    """Show a question, its answerers, and its outcome."""
    verdict = judge(seen.beat) if seen.busy else None
    question = seen.last_question if verdict else seen.question
    if question is None or not seen.board.has_place("stage/words"):
        return
    came = seen.beat_since if seen.beat and seen.beat.what == "feed" else None
    decides = None if verdict else find_decider(seen, question)
    yield Painting(_draw_shade, (_find_holes(seen, question, decides), came))
    signs = [*_tell_answers(seen, question, decides), *_tell_advice(seen, question)]
    if verdict is None:
        if _is_grounded(seen):
            signs.insert(0, Mark(seen.board.box_of(GROUND), TOLD_GROUND))
        signs += [*_tell_words(seen, question, decides), *_tell_stakes(seen, decides)]
    for sign in signs:
        yield sign if isinstance(sign, Painting) else sign._replace(since=came, over=COMES)
    if verdict:
        tone = (34, 92, 62) if verdict.good else (128, 28, 22)
        yield Painting(_draw_stamp, (seen.say(verdict.word), tone,
                                     seen.board.box_of("stage/stamp"), seen.beat_since))
        yield Panel(seen.board.box_of("stage/verdict"), frame("reply", Text(
            words=seen.say(verdict.says), style="label", ink=INK, align="center"), tint=GOLD,
            padding=pad(20, 6)), since=seen.beat_since, over=FALLS)


def find_decider(seen: Seen, question: Question) -> Asking | None:
    """Return the only person at this screen while they answer with buttons: an answer on the stage
    would repeat the question."""
    for answer in question.answers if seen.sitting and seen.sitting.alone else ():
        one = seen.find_asking(answer.seat)
        staged = seen.sitter_of(answer.seat).staged
        if (one and _is_grounded(seen) and one.touchable and not answer.given and not one.asking
                and not (staged.says and staged.public)):
            return one
    return None


def _is_grounded(seen: Seen) -> bool:
    return seen.board.has_place(GROUND) and not seen.board.has_place("lesson")


# the shade

def _find_holes(seen: Seen, question: Question, decides: Asking | None,
                ) -> tuple[tuple[Box, int], ...]:
    """Return where the shade is thin, and how dark it is there."""
    bright = find_doer(question.claim), decides and decides.seat
    holes = [(seen.panel_of(seat), 0 if seat in bright else 80)
             for seat in range(len(seen.players))]
    if decides and decides.seat == seen.front and seen.held.get(decides.seat):
        holes.append((fitted_tray(seen, decides.seat), 0))  # they decide by what is in their hand
    return (*holes, *((seen.board.box_of(place), least) for place, least in (
        ("stage/dusk", 130), ("stage/light", 0)) if seen.board.has_place(place)))


def _draw_shade(brush: Brush, holes: tuple[tuple[Box, int], ...], since: float | None) -> None:
    """Draw a dark layer over the whole window, with soft holes."""
    screen, size = brush.screen, brush.screen.size

    def make() -> pygame.Surface:
        small = pygame.Surface((size[0] // SOFT, size[1] // SOFT), pygame.SRCALPHA)
        small.fill((*SHADE, DARK))
        for box, least in holes:
            left, top = screen.to_pixel(box.x, box.y)
            right, bottom = screen.to_pixel(box.right, box.bottom)
            hole = pygame.Rect(left // SOFT, top // SOFT, (right - left) // SOFT,
                               (bottom - top) // SOFT)
            layer = pygame.Surface(small.get_size(), pygame.SRCALPHA)
            layer.fill((*SHADE, DARK))
            steps = max(brush.art.to_pixels(60) // SOFT, 1)
            for n in range(steps, -1, -1):  # from its edge to where it is full
                shade = least + round((DARK - least) * (n / (steps + 1)) ** 0.7)
                pygame.draw.rect(layer, (*SHADE, shade), hole.inflate(2 * n, 2 * n), 0, 3 + n)
            small.blit(layer, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        return pygame.transform.smoothscale(small, size).convert_alpha()

    deep = 110 if brush.art.contrast else 255  # words under a thin shade stay legible
    screen.cover_window(brush.art.keep(("shade", size, holes), make),
                        round(deep * brush.share(since, COMES)))


# what is asked

def _find_waiting(seen: Seen, question: Question) -> Message:
    """Return who has still to answer: `you` for the only person at this screen."""
    waits = [answer.seat for answer in question.answers if not answer.given]
    you = [seat for seat in waits if seen.sitting and seen.sitting.alone
           and seen.players[seat].kind == "human"]
    match [*you, *(seat for seat in waits if seat not in you)]:
        case [_, other] if you: return ("stage-you-both", ("seat", other))
        case [_] if you: return ("stage-you",)
        case [one, other]: return ("stage-both", ("seat", one), ("seat", other))
        case [one]: return ("stage-one", ("seat", one))
    return ()


def _tell_words(seen: Seen, question: Question, decides: Asking | None) -> Signs:
    """Show the claim, the question to the others, and who these are: on a plate of their own where
    the board has one."""
    room, waiting = seen.board.box_of("stage/words"), _find_waiting(seen, question)
    waits = seen.say(waiting) if waiting else ""
    apart = seen.board.has_place("stage/asked") and _is_grounded(seen)
    high = room.h * (0.37 if apart else 0.26 if waits else 0.5)
    asks = Text(words=seen.say(question.asks), style="heading", ink=GOLD, align="center", grow=1)
    who = Text(words=waits, align="center", height=high) if waits and not apart else None
    yield Panel(room, column(_build_claim(seen, question.claim, high), asks, who))
    if waits and apart:
        seat = decides.seat if decides else None
        box = seen.board.box_of("stage/asked")
        style = largest_style(seen.art, box.h - 2, "asked", "body", "small")
        words = fixed_text(seen, waits, style, one_line=True)
        yield Panel(box, row(build_plate(
            seen, row(seat_sign(seat, 40) if seat is not None else None, words, gap=16,
                      align="center", shrink=1, padding=pad(22, 0)),
            edge=EDGE if seat is None else SEAT_COLOURS[seat], shrink=1), justify="center"))


def _build_claim(seen: Seen, claim: Message, height: float) -> Node:
    seat, said = find_doer(claim), seen.say(claim)
    before, name, after = said.partition(seen.name_of(seat)) if seat is not None else (said, "", "")
    style = largest_style(seen.art, height, "heading", "body", "small")
    return row(*(fixed_text(seen, words, style, ink=ink, group="claim", one_line=True)
                 for words, ink in ((before, IVORY), (name, SEAT_COLOURS[seat or 0]),
                                    (after, IVORY)) if words),
               justify="center", height=height)


def _tell_stakes(seen: Seen, decides: Asking | None) -> Signs:
    """Show the deciding player the outcomes of each answer, in two lines under its button."""
    if decides is None:
        return
    foot = seen.board.box_of(GROUND).bottom - 1
    for place, lines in list_stakes(decides.view, decides.seat).items():
        room = seen.board.box_of(place)
        yield Panel(room._replace(y=room.bottom + 6, h=foot - room.bottom - 6), column(*(
            Text(words=seen.say(line.says), align="center", group="stakes", grow=1,
                 ink=IVORY if line.good is None else (140, 226, 160) if line.good else EMBER)
            for line in lines)))


def _tell_advice(seen: Seen, question: Question) -> Signs:
    """Show a message to the only answering player."""
    for answer in question.answers if seen.board.has_place("stage/hint") else ():
        staged = seen.sitter_of(answer.seat).staged
        if staged.says and not staged.public:
            edge = STRIKE if staged.warning else SEAT_COLOURS[answer.seat]
            bubble = build_bubble(seen.say, staged.says, edge)
            yield Panel(seen.board.box_of("stage/hint"), column(Node(grow=1), bubble))


# the answers

def _tell_answers(seen: Seen, question: Question, decides: Asking | None) -> Signs:
    """Show each answer at both ends of their room, those of lower panels first, so that the middle
    stays visible."""
    answers = sorted(question.answers, key=lambda answer: (
        seen.panel_of(answer.seat).x, -seen.panel_of(answer.seat).y))
    kinds = {answer.seat: seen.players[answer.seat].kind for answer in question.answers}
    room, count = seen.board.box_of("stage/answers"), len(answers)
    w = min(430, (room.w - 40 * (count - 1)) / count)
    for n, answer in enumerate(answers):
        box = room._replace(x=room.x + n * (room.w - w) / max(count - 1, 1), w=w)
        if decides and decides.seat == answer.seat:
            continue
        if not answer.says and kinds[answer.seat] != "human" and "human" in kinds.values():
            foot = seen.board.box_of(GROUND).bottom if _is_grounded(seen) else box.bottom
            yield Panel(box._replace(y=foot - LOW_HEIGHT - 12, h=LOW_HEIGHT),
                        _build_bot(seen, answer))
        else:
            yield Panel(box, _build_answer(seen, question, answer))
            yield from _shut_door(seen, answer, Box(
                box.x + 14, box.y + HEAD, box.w - 28, box.h - HEAD - FOOT))


def _build_bot(seen: Seen, answer: Answer) -> Node:
    """Say in small letters that a bot thinks, or has answered."""
    words = fixed_text(seen, seen.say(("blind-given" if answer.given else "blind-thinks",)),
                       "small@1", ink=IVORY if answer.given else DIM)
    tick = Picture(source="ui/check", width=34, height=34) if answer.given else None
    face = seat_face(seen, answer.seat, width=LOW_HEIGHT - 10, height=LOW_HEIGHT + 13)
    return build_plate(seen, row(
        column(face, justify="end", width=LOW_HEIGHT - 10),
        column(seat_name(seen, answer.seat, grow=1), row(tick, words, gap=10, align="center",
                                                         grow=1), grow=1, padding=pad(0, 8)),
        gap=14, padding=pad(14, 0)),
        edge=SEAT_COLOURS[answer.seat] if answer.given else EDGE)


def _build_answer(seen: Seen, question: Question, answer: Answer) -> Node:
    door, foot = _find_door(seen, question, answer), _find_foot(seen, answer)
    return build_plate(seen, column(
        row(seat_sign(answer.seat, 46), seat_name(seen, answer.seat, grow=1), gap=14,
            align="center", height=HEAD, padding=pad(20, 0)),
        row(door, grow=1, padding=pad(14, 0)),
        row(foot, height=FOOT, padding=pad(16, 4))), edge=SEAT_COLOURS[answer.seat])


def _find_door(seen: Seen, question: Question, answer: Answer) -> Node | None:
    staged = seen.sitter_of(answer.seat).staged
    if answer.says:
        return _center(seen.say(answer.says), "label", GOLD)
    if answer.given or staged.ready:
        return None
    return _build_choices(seen, answer.seat) if staged.choices else _center(
        seen.say(question.either), "label")


def _find_foot(seen: Seen, answer: Answer) -> Node | None:
    sitter, human = seen.sitter_of(answer.seat), seen.players[answer.seat].kind == "human"
    staged = sitter.staged
    one = seen.find_asking(answer.seat)
    if answer.says:
        return _center(seen.say(("time-was-up",))) if staged.late else None
    if staged.says and staged.public:
        return frame("reply", Text(words=seen.say(staged.says), style="small", ink=INK,
                                   align="center"), tint=STRIKE, padding=pad(8, 2), grow=1)
    if answer.given:
        return _center(seen.say(("blind-given",)))
    if staged.choices and sitter.device:
        press = staged.ready and build_press_hint(
            seen, sitter.device, (Action.CONFIRM, "blind-confirm"), style="body")
        return row(press, grow=1, align="center", justify="center") if press else _center(
            seen.say(("blind-ask",)))
    if one and one.touchable and one.picker.asking:
        return _center(seen.say(("sure", seen.style.words.spoken(one.view, one.picker.asking[1]))),
                       ink=GOLD)
    words = seen.say(("blind-chooses" if human else "blind-thinks",))
    return _center(words, ink=GOLD) if human else fixed_text(
        seen, words, "small@1", ink=DIM, align="center", grow=1)


def _center(words: str, style: str = "body", ink: Colour = IVORY) -> Text:
    return Text(words=words, style=style, ink=ink, align="center", grow=1)


def _build_choices(seen: Seen, seat: Seat) -> Node:
    """Return both answers, each on the side of its key."""
    sitter = seen.sitter_of(seat)
    sides = zip((Action.LEFT, Action.RIGHT), sitter.staged.choices, strict=True)
    return row(*(frame("choice", column(
        Text(words=seen.say(says), style="label", align="center", group="choices", grow=1),
        row(key_sign(seen.art, seen.sitting.host, sitter.device, action, "small@1.25"), grow=1,
            justify="center", align="center")), padding=pad(4, 4), grow=1)
        for action, says in sides if seen.sitting and sitter.device), gap=12, grow=1)


SEAL = make_look(Disc(more=24, fill=NIGHT), Sign(source="ui/seat_{seat}"))


def _shut_door(seen: Seen, answer: Answer, door: Box) -> Signs:
    """Shut a door in front of an answer, with the seal of its player, until all open."""
    if answer.says:
        if seen.beat and seen.beat.what == "answers":
            yield Painting(_draw_leaves, (door, seen.beat_since))
    elif answer.given or seen.sitter_of(answer.seat).staged.ready:
        side = min(door.h - 24, 110)
        yield Painting(_draw_leaves, (door, None))
        yield Mark(door.inset((door.w - side) / 2, (door.h - side) / 2), SEAL, answer.seat)


def _draw_leaves(brush: Brush, door: Box, opens: float | None) -> None:
    swung = 0.0 if opens is None else round(brush.share(opens, 0.35) * STEPS) / STEPS
    w = door.w / 2 * (1 - swung)
    if w >= 1:
        leaf = brush.art.stretch_picture("ui/shutter", w, door.h)
        other = brush.art.keep(("shutter", leaf.get_size()), lambda: pygame.transform.flip(
            leaf, flip_x=True, flip_y=False))
        brush.screen.put(leaf, door.x, door.y)
        brush.screen.put(other, door.right - w, door.y)


def _draw_stamp(brush: Brush, word: str, tone: Colour, box: Box, since: float) -> None:
    art = brush.art

    def make() -> pygame.Surface:
        text = art.draw_text(word, "title", IVORY)
        w, h = text.get_width() / art.scale + 90, text.get_height() / art.scale + 10
        board = art.draw_plate(w, h, tone, 255, IVORY, 8).copy()
        board.blit(text, text.get_rect(center=board.get_rect().center))
        fit = min(1.0, art.to_pixels(box.w) / board.get_width())
        return pygame.transform.rotozoom(board, 4, fit).convert_alpha()

    stamp = art.keep(("stamp", word, tone, box), make)
    above = 1 - round(brush.share(since, FALLS) * STEPS) / STEPS
    if above:
        large = art.keep(("stamp", word, tone, box, above), lambda: pygame.transform.rotozoom(
            stamp, 0, 1 + 0.6 * above).convert_alpha())
        brush.screen.put_centered(large, *box.center, 160)
    else:
        brush.screen.put_centered(stamp, *box.center)


# the time

def tell_seconds(seen: Seen) -> Signs:
    """Show the seconds left for an answer, under a candle that burns down."""
    seconds = seen.sitting.seconds if seen.sitting else None
    if seconds and not seen.busy and seen.board.has_place("countdown"):
        (left, most), box = seconds, seen.board.box_of("countdown")
        high = 104 * min(seen.art.text_scale, 1.2)
        yield Painting(_draw_candle, (box._replace(h=box.h - high), left / most))
        yield Panel(box._replace(x=box.x - 12, w=box.w + 24), column(Node(grow=1), Text(
            words=seen.say(("clock-left", left)), style="asked", align="center", height=high,
            ink=STRIKE if left <= HURRY else IVORY)))


def _draw_candle(brush: Brush, box: Box, share: float) -> None:
    draw_candle(brush.screen, brush.art, box, share)
