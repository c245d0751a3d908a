"""Where things lie on the plank of somebody on a score sheet."""

from __future__ import annotations

from typing import NamedTuple

from game.picture.screen import Box

INSET, FOOT = 22, 4  # of what is on a plank from its sides, and between its parts; its lower edge
WHO, MOST = 0.345, 300.0  # of a plank's width somebody has; and at most
NARROW = 440.0  # a plank on which her name stands over her, and what is told under her points
HEAD, SIGN = 0.19, 0.82  # of its height a name; in that her sign
HEM = 8.0  # under that
BAND, SUM, UPRIGHT = 0.25, 0.14, 0.3  # of its height its band; a sum; who sits there, where narrow
FIGURE = 0.37  # of a narrow plank, somebody
PART, UPPER = 0.5, 0.5  # of a band's width what is told in it; of its height the first of two lines
SIGNED, LOW = 48.0, 8.0  # how high what is told of somebody before her is; to the foot
RULE = 4.0  # over a sum


class Plan(NamedTuple):
    """Where on a plank a name stands, somebody, where her points come from, what the round has
    brought, and in a band at the foot her total and what it is called; and, before her, how she
    stands, or on a narrow plank in that band."""

    name: Box
    who: Box
    lines: Box
    new: Box
    band: Box
    total: Box
    label: Box
    told: Box


def planned(plank: Box, *, summed: bool) -> Plan:
    """Of a plank as large as this one, at the screen's corner: beside somebody her name over where
    her points come from, and over the total the sum of that, where it is `summed`; on a narrow one
    she is beside that sum, over where they come from."""
    head, high = plank.h * HEAD, plank.h * BAND
    if plank.w < NARROW:
        inner, upper = plank.w - 2 * INSET, plank.h * UPRIGHT
        who = Box(INSET / 2, head, inner * FIGURE, upper)
        left = who.right + INSET / 2
        band = Box(0, plank.h - high, plank.w, high)
        label, total = _parts(band)
        high = label.h * UPPER
        return Plan(Box(INSET, 0, inner, head - HEM), who,
                    Box(INSET, head + upper + RULE, inner, band.y - head - upper - 2 * RULE),
                    Box(left, head, plank.w - left - INSET, upper), band, total,
                    label._replace(h=high), label._replace(y=label.y + high, h=label.h - high))
    who = Box(INSET / 2, 0, min(plank.w * WHO, MOST), plank.h - FOOT)
    left = who.right + INSET / 2
    band = Box(who.right + RULE, plank.h - high, plank.w - who.right - RULE, high)
    column = Box(left, head, plank.w - left - INSET, band.y - head)
    sum_of = plank.h * SUM * summed
    lines = column._replace(h=column.h - sum_of - RULE)
    label, total = _parts(band)
    return Plan(column._replace(y=0, h=head - HEM), who, lines,
                column._replace(y=lines.bottom + RULE, h=sum_of), band, total, label,
                Box(LOW, plank.h - LOW - SIGNED, who.right + RULE - 2 * LOW, SIGNED))


def _parts(band: Box) -> tuple[Box, Box]:
    """Where on a band is told what a total is called, and where that stands."""
    inner = Box(band.x + INSET / 2, band.y, band.w - 1.5 * INSET, band.h - FOOT)
    left = inner.w * PART
    return inner._replace(w=left), inner._replace(x=inner.x + left, w=inner.w - left)
