"""Of which parts the picture of the port is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.shelf.halmstad.table.actions import Acted, Actions
from game.shelf.halmstad.table.deed import Before, Deed, PortTask
from game.shelf.halmstad.table.equation import Equation
from game.shelf.halmstad.table.port import (
    Contested,
    Demands,
    Doubts,
    Fitting,
    Given,
    Harbour,
    Holdings,
    Known,
    Niches,
    Useless,
)
from game.tables.asked import Buttons, Marks
from game.tables.guide import Task, Tray
from game.tables.parts import table_parts
from game.tables.picture import Paper, Part
from game.tables.scenery import FLOOR, Captions, Flaws, Pieces
from game.tables.stage import Stage

if TYPE_CHECKING:
    from game.tables.show import Show
    from game.tables.table import TableScene

STAGED = 60  # layers of pieces from it on lie on the stage, over its shade


def parts(show: Show, paper: Paper, scene: TableScene | None) -> list[Part]:
    """The table's parts, with what can be done in the port's own look, the harbour's plate, what
    the quays demand, what has just happened there, and the equation of those who sit at it."""
    equation = Equation(scene, paper) if scene else None
    deed = Deed(show, paper, scene, equation)
    found: list[Part] = []
    for part in table_parts(show, paper, scene):
        match part:
            case Pieces(low=low) if low == FLOOR:
                found.append(Pieces(show, low=FLOOR, high=STAGED))
            case Buttons() if scene: found.append(Actions(scene, paper))
            case Task(company=company):
                found += [deed, PortTask(show, paper, company, equation)]
            case Captions(): found.append(Before(part, deed))
            case _: found.append(part)
        match part:
            case Stage(): found += [Contested(show), Pieces(show, low=STAGED)]
            case Tray():
                found += [Harbour(show, paper), Holdings(show, paper), Known(show, paper),
                          Demands(show)]
            case Marks() if scene:
                found += [Useless(scene), Niches(scene), Acted(scene), Fitting(scene)]
            case Flaws(): found += [Given(show), Doubts(show)]
    return [*found, equation] if equation else found
