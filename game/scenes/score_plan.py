"""Where things lie on the plank of somebody on a score sheet."""

from __future__ import annotations

from typing import NamedTuple

from game.picture.screen import Box

INSET, FOOT = 22, 4  # of what is on a plank from its sides, and between its parts; its lower edge
WHO, MOST = 0.345, 300.0  # of a plank's width somebody has; and at most
NARROW = 440.0  # a plank on which her name stands over her, and what is told under her points
HEAD, SIGN = 0.19, 0.82  # of its height a name; in that her sign
HEM = 8.0  # under that
UPPER, SUM, UPRIGHT = 0.24, 0.17, 0.38  # of what is left her points; a sum; both, where narrow
TOLD = 0.56  # of the height of points how she stands
FIGURE = 0.37  # of a narrow plank; of the width of these her total, beside what is told of it
NARROW_LINE = 0.28  # of the height of points a line on a narrow plank
RULE = 4.0  # over a sum, or under a total


class Plan(NamedTuple):
    """Where on a plank a name stands, somebody, her total, what the round has brought, how she
    stands, and where it comes from, over its sum unless the plank is narrow."""

    name: Box
    who: Box
    total: Box
    new: Box
    told: Box
    lines: Box


def planned(plank: Box) -> Plan:
    """Of a plank as large as this one, at the screen's corner: beside somebody her name over her
    points, with how she stands beside them, over where they come from and the sum of that; on a
    narrow one she is beside her points alone, and there is no sum."""
    head = plank.h * HEAD
    if plank.w < NARROW:
        inner, upper = plank.w - 2 * INSET, plank.h * UPRIGHT
        who = Box(INSET / 2, head, inner * FIGURE, upper - RULE)
        left, line = who.right + INSET / 2, upper * NARROW_LINE
        return Plan(Box(INSET, 0, inner, head - HEM), who,
                    Box(left, head, plank.w - left - INSET, upper - 2 * line - RULE),
                    Box(left, head + upper - 2 * line - RULE, plank.w - left - INSET, line),
                    Box(left, head + upper - line - RULE, plank.w - left - INSET, line),
                    Box(INSET, head + upper, inner, plank.h - head - upper - INSET / 2))
    who = Box(INSET / 2, 0, min(plank.w * WHO, MOST), plank.h - FOOT)
    left = who.right + INSET / 2
    column = Box(left, head, plank.w - left - INSET, plank.h - head - INSET / 2)
    part, high, summed = column.w * FIGURE, column.h * UPPER, column.h * SUM
    total = column._replace(y=head - RULE, w=part, h=high)
    lines = column._replace(y=head + high, h=column.h - high - summed - RULE)
    beside = part + INSET / 2
    told = Box(left + beside, total.y + high * (1 - TOLD) / 2, column.w - beside, high * TOLD)
    return Plan(column._replace(y=0, h=head - HEM), who, total,
                column._replace(y=lines.bottom + RULE, h=summed), told, lines)
