"""Sleighs in the air: under the packets that fly, with snow whirling up behind them."""

from __future__ import annotations

from game.games.reindeer.table.country import is_flying
from game.picture.art import Art
from game.picture.screen import Screen
from game.picture.sprites import Sprite
from game.picture.theme import IVORY, Colour
from game.tables.seen import Brush, Painting, Seen, Signs

SNOW: Colour = (236, 244, 255)
BIG = ("pieces/reindeer/big", 300.0, 96.0, 0.33)  # picture, size, from hull to middle
LITTLE = ("pieces/reindeer/little", 190.0, 95.0, 0.26)


def fly_sleigh(seen: Seen) -> Signs:
    """Draw one sleigh for everything in the air, with its hull where the packets are."""
    if is_flying(seen):
        yield Painting(_draw_sleigh, (seen.beat is not None and seen.beat.what == "big",),
                       moves=True)


def _draw_sleigh(brush: Brush, big: bool) -> None:
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
