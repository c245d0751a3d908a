"""Flying sleighs, and traces of the newest turn on the map: tracks in the colour of the seat, the
last one with its sleigh, light round new packets, and sums."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, hypot, sin

import pygame

from game.core.contract import Message, Seat, Zone
from game.games.reindeer.rules import REWARD
from game.games.reindeer.rules.atlas import PACKET, Spot
from game.games.reindeer.table.chart import Chart, box_of_pile
from game.games.reindeer.table.choosing import find_choosing, is_aiming
from game.games.reindeer.table.cities import draw_halo
from game.games.reindeer.table.country import DONE, chart_of, is_flying
from game.games.reindeer.table.ground import (
    BIG,
    CHIP,
    HEAD,
    LITTLE,
    RINGED,
    STEP,
    THICK,
    Track,
    count_earned,
    find_parked,
    find_spot,
    find_sums,
    find_track,
    ground_of,
    ring_of,
)
from game.games.reindeer.table.history import look_back
from game.picture.art import FINE, Art, paint_smoothly
from game.picture.screen import Box, Screen
from game.picture.sprites import Sprite
from game.picture.theme import EDGE, GOLD, INK, IVORY, NIGHT, SEAT_COLOURS, Colour
from game.tables.looks import Letters, Plate, make_look
from game.tables.places import kind_of
from game.tables.seen import SEAT, Brush, Look, Mark, Painting, Seen, Signs
from game.ui.box import box_around

THIN = 6.0  # of a track where it begins
NEWEST, OLDER = 255, 64  # how much is seen of the newest flight, and of others
STEM_WIDE = 6.0  # how wide a stem is from a price to its ring
FULL = make_look(Plate(more=8, fill=None, edge=INK, edge_width=16, radius=-1),
                 Plate(fill=None, edge=IVORY, edge_width=8, radius=-1))
SNOW: Colour = (236, 244, 255)


def trace_flights(seen: Seen) -> Signs:
    """Draw the tracks of flights; paler while a focused sleigh shows its way. An aimed one shows
    only its own."""
    choosing = find_choosing(seen)
    if seen.wordless or (choosing and choosing.flight):
        return
    thin = choosing is not None and choosing.offered is not None
    landed = look_back(seen).landed
    ways = {(deed.frm, deed.to, deed.big): deed.seat for deed in landed}
    for n, ((frm, to, big), seat) in enumerate(ways.items(), 1):
        if track := find_track(chart_of(seen), frm, to, big=big):
            told = n == len(ways) or kind_of(to) == "city"  # all that was brought is news
            alpha = (215 if thin else NEWEST) if told else OLDER
            yield Painting(draw_track, (track, seat, alpha, 0.6 if thin else 1))


def draw_track(brush: Brush, track: Track, seat: Seat, alpha: int, part: float = 1.0) -> None:
    image = brush.art.keep(("track", track, seat, part),
                           lambda: _paint(brush.art, track, SEAT_COLOURS[seat], part))
    brush.screen.put(image, track.box.x, track.box.y, alpha)


def _paint(art: Art, track: Track, colour: Colour, part: float) -> pygame.Surface:
    """Return a track that begins with a dot and thickens towards the arrow at its end."""
    spots, box = track
    line = spots[: max(len(spots) - int(HEAD * 0.6 / STEP), 2)]
    back, tip = spots[-min(len(spots), 8)], spots[-1]
    turn = atan2(tip[1] - back[1], tip[0] - back[0])
    scale = art.scale * FINE

    def paint(image: pygame.Surface) -> None:
        for tone, more in ((INK, 5.0), (colour, 0.0)):
            for shape in (_outline_ribbon(line, more, part), _outline_head(tip, turn, more, part)):
                pygame.draw.polygon(image, tone, [((x - box.x) * scale, (y - box.y) * scale)
                                                  for x, y in shape])
            (x, y), wide = line[0], 16 * part + more
            pygame.draw.circle(image, tone, ((x - box.x) * scale, (y - box.y) * scale),
                               wide / 2 * scale)
    return paint_smoothly((art.to_pixels(box.w), art.to_pixels(box.h)), paint)


def _outline_ribbon(line: Sequence[Spot], more: float, part: float) -> list[Spot]:
    left, right = list[Spot](), list[Spot]()
    for n, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(n - 1, 0)], line[min(n + 1, len(line) - 1)]
        far = hypot(bx - ax, by - ay) or 1.0
        half = (part * (THIN + (THICK - THIN) * n / len(line)) + more) / 2 / far
        left.append((x - (by - ay) * half, y + (bx - ax) * half))
        right.append((x + (by - ay) * half, y - (bx - ax) * half))
    return [*left, *reversed(right)]


def _outline_head(tip: Spot, turn: float, more: float, part: float) -> list[Spot]:
    long = HEAD * max(part, 0.75)
    corners = ((0.9 * more, 0.0), (-long - 0.5 * more, long * 0.42 + 0.9 * more),
               (-long * 0.72, 0.0), (-long - 0.5 * more, -long * 0.42 - 0.9 * more))
    return [(tip[0] + a * cos(turn) - b * sin(turn), tip[1] + a * sin(turn) + b * cos(turn))
            for a, b in corners]


def light_news(seen: Seen) -> Signs:
    """Light the cities and piles of the newest turn, its last flight's in full, and for a moment a
    newly supplied city."""
    chart, back, beat = chart_of(seen), look_back(seen), seen.beat
    if seen.wordless:
        return
    for zone, seat in {deed.to: deed.seat for deed in back.landed}.items():
        newest = bool(back.last and zone == back.last.to) or kind_of(zone) == "city"
        alpha = 56 if is_aiming(seen) else NEWEST if newest else OLDER
        if box := _find_surround(chart, zone):
            yield Painting(_draw_light, (box, seat, newest, alpha))
    if beat and beat.what == "full" and seen.busy:
        x, y = chart.find_centre(str(beat.says[0]).replace(" ", "_"))
        yield Mark(box_around(x, y, 130), FULL)


def _find_surround(chart: Chart, zone: Zone) -> Box | None:
    x, y = find_spot(chart, zone)
    if kind_of(zone) == "city":
        side = chart.city * 1.35
        return box_around(x, y, side)
    if zone not in chart.heaps:
        return None
    box = box_of_pile(chart.sizes[zone])
    return box._replace(x=box.x + x, y=box.y + y).inset(-7)


def _draw_light(brush: Brush, box: Box, seat: Seat, newest: bool, alpha: int) -> None:
    art, colour = brush.art, SEAT_COLOURS[seat]
    if newest:
        light = draw_halo(art, max(box.w, box.h) + 90, colour, 215)
        brush.screen.put_centered(light, *box.center, alpha)
    for tone, wide in ((INK, 8.0), (colour, 4.0)):
        ring = art.draw_plate(
            box.w, box.h, alpha=0, edge=tone, width=wide, radius=min(box.w, box.h) / 2)
        brush.screen.put_centered(ring, *box.center, alpha)


def park_sleigh(seen: Seen) -> Signs:
    """Draw the sleigh of the newest flight at the tip of its track, beside its packets; at its
    start only if there is no room."""
    deed, box = look_back(seen).last, find_parked(seen)
    if deed and box and not seen.wordless:
        chart = chart_of(seen)
        back = find_spot(chart, deed.to)[0] < find_spot(chart, deed.frm)[0]
        yield Painting(_draw_parked, (box, deed.big, deed.seat, back))


def _draw_parked(brush: Brush, box: Box, big: bool, seat: Seat, back: bool) -> None:
    art, put = brush.art, brush.screen.put_centered
    put(draw_halo(art, max(box.w, box.h) * 1.4, SEAT_COLOURS[seat], 150), *box.center)
    draw = art.flip_picture if back else art.load_picture
    put(draw((BIG if big else LITTLE)[0], box.w, box.h), *box.center)


# sums

def tell_earned(seen: Seen) -> Signs:
    """Show the earnings of the newest turn at each city. Older sums are on the panels."""
    ground, sums = ground_of(seen), find_sums(seen).earned
    for name, money in () if seen.wordless else count_earned(ground).items():
        if name in sums:
            yield _tell_sum(seen, sums[name], ("reindeer-gain", money), EARNED,
                            ground.landed[-1].seat)


def tell_prizes(seen: Seen) -> Signs:
    """Show what the aimed or focused sleigh would earn beside each paying place: in gold and
    without a plus, which is for earned sums."""
    choosing, chart = find_choosing(seen), chart_of(seen)
    if choosing is None:
        return
    for name, box in find_sums(seen).offered.items():
        pays, look = REWARD, PRIZE
        if name == "depot":
            pays, look = PACKET * choosing.picker.carried, REFUND
        elif stem := _find_stem(ring_of(chart, name), box):
            yield Mark(stem, STEM, choosing.seat)
        yield _tell_sum(seen, box, ("reindeer-sum", pays), look, choosing.seat)


STEM = make_look(Plate(radius=2))
EARNED, PRIZE, REFUND = (
    make_look(Plate(fill=NIGHT, opacity=250, edge=edge, edge_width=3, radius=12),
              Letters(style="demand", ink=ink))
    for edge, ink in ((SEAT, DONE), (SEAT, GOLD), (EDGE, GOLD)))


def _find_stem(ring: Box, box: Box) -> Box | None:
    """Return a stem from a price to its ring, unless it stands at the name."""
    (x, y), (bx, by) = ring.center, box.center
    if box.x <= x <= box.right:
        one, two = (box.bottom, ring.y + RINGED) if by < y else (ring.bottom - RINGED, box.y)
        stem = Box(x - STEM_WIDE / 2, one, STEM_WIDE, two - one)
    elif box.y <= y <= box.bottom:
        one, two = (box.right, ring.x + RINGED) if bx < x else (ring.right - RINGED, box.x)
        stem = Box(one, y - STEM_WIDE / 2, two - one, STEM_WIDE)
    else:
        return None
    return stem if stem.w > 0 and stem.h > 0 else None


def _tell_sum(seen: Seen, box: Box, says: Message, look: Look, seat: Seat) -> Mark:
    text = seen.say(says)
    wide = max(box.w, seen.art.measure_text(text, "demand")[0] + 16)
    return Mark(box.place(wide, CHIP), look, seat, text)


# sleighs in the air

def fly_sleigh(seen: Seen) -> Signs:
    """Draw one sleigh for all flying packets, with its hull round them."""
    if is_flying(seen):
        yield Painting(_draw_flying, (seen.beat is not None and seen.beat.what == "big",),
                       moves=True)


def _draw_flying(brush: Brush, big: bool) -> None:
    screen, art = brush.screen, brush.art
    packets = [one for one in brush.layer.list_flights() if one.piece.startswith("packet-")]
    if not packets:
        return
    lead = packets[0]
    poses = [sprite.pose_now() for sprite in packets]
    x = sum(pose.x for pose, _, _ in poses) / len(poses)
    y = sum(pose.y - height for pose, height, _ in poses) / len(poses)
    back = lead.pose.x < lead.start.x
    _draw_flakes(screen, art, lead, back=back)
    picture, w, h, hull = BIG if big else LITTLE
    image = art.flip_picture(picture, w, h) if back else art.load_picture(picture, w, h)
    screen.put_centered(image, x + w * hull * (-1 if back else 1), y + 4)


def _draw_flakes(screen: Screen, art: Art, lead: Sprite, *, back: bool) -> None:
    """Draw flakes along the way behind: older ones are lower, farther apart and paler."""
    for n in range(1, 34):
        t = lead.done - n * 0.012
        if t <= 0:
            return
        pose, height, _ = lead.pose_then(t)
        spread = (n * 7919 % 17 - 8) * (0.4 + n * 0.09)
        drift = (n * 104729 % 13 - 6) * 0.8 * (-1 if back else 1)
        size = 5 + n * 31 % 6
        colour = SNOW if n % 3 else IVORY
        screen.put_centered(art.draw_disc(size, colour, 235), pose.x + drift,
                            pose.y - height + 16 + spread + n * 0.5, 250 - 6 * n)
