"""What the program hands over of a table for one seat: what it may see, and what it has picked.

The state is taken through the view alone, as text in the game's notation; what is asked, through
its picker, which was made of that view. Nothing here reads anything else of a match. A phone tells
nothing before the screen has shown it: while beats of a move play, its view is of the beat that is
shown, and nothing is asked.
"""

from __future__ import annotations

from typing import NamedTuple

from game.core.contract import BadText, Seat, State
from game.phones import wire
from game.tables.sitting import observe_asking
from game.tables.table import TableScene

LOGGED = 300  # of what happened, that a log tells
NOTHING: wire.Told = ("phone-log-nothing",)  # a log that is empty
SIDES = "blind/left", "blind/right"  # where a phone answers what is answered unseen


class Writer:
    """Views as text, each written once: a frame needs them many times."""

    def __init__(self) -> None:
        self._kept: dict[Seat, _Written] = {}

    def __call__(self, scene: TableScene, seat: Seat) -> str:
        """Return a seat's view of the screen's state. A state amid a move may have no notation:
        then it is the one before."""
        view, kept = scene.view_for(seat), self._kept.get(seat)
        if kept is None or kept.scene is not scene or kept.view is not view:
            text = scene.rules.write(view)
            if not caught_up(scene) and not _is_readable(scene, text):
                text = (kept.text if kept and kept.scene is scene else
                        scene.rules.write(scene.rules.view(scene.match.states[-2], seat)))
            kept = self._kept[seat] = _Written(scene, view, text)
        return kept.text


class _Written(NamedTuple):
    scene: TableScene
    view: State
    text: str


def _is_readable(scene: TableScene, text: str) -> bool:
    try:
        scene.rules.read(text)
    except BadText:
        return False
    return True


def caught_up(scene: TableScene) -> bool:
    """Say whether the screen shows the current state of the match."""
    return scene.show.state is scene.match.state or scene.show.state == scene.match.state


def make_seen(
    scene: TableScene, seat: Seat, q: int = 0, write: Writer | None = None, *, log: bool = False,
) -> wire.Seen:
    """Return a table as one seat's phone shows it; `log`: with all public events."""
    bubble, clock, now = scene.bubbles.get(seat), scene.countdown, caught_up(scene)
    left = clock.seconds_shown() if now and seat in scene.pickers else None
    asleep = {own for own, device in scene.hands.devices.items() if device in scene.hands.asleep}
    return wire.Seen(
        scene.rules.NAME, seat, (write or Writer())(scene, seat),
        tuple(wire.Sitter(player.name, player.kind, one in asleep)
              for one, player in enumerate(scene.hands.players)),
        q, _make_asked(scene, seat) if now else None,
        said=None if bubble is None else wire.Bubble(
            bubble.says, bubble.warning, round(bubble.until * 1000)),
        told=scene.show.captions[-1][1] if scene.show.captions else (),
        sort=scene.show.sorts.get(seat, ""), remind=scene.house.settings.remind,
        undo=scene.undo_length([seat]) is not None,
        blind=_make_blind(scene, seat) if now else None,
        clock=None if left is None else wire.Clock(round(clock.most), left),
        fresh=scene.fresh.list_own(seat) if now else (), busy=scene.keeping.waits,
        country=mapped.land(scene.view_for(seat)) if (mapped := scene.style.mapped) else "",
        went=tuple((one, *way) for one, way in scene.show.list_trails()),
        log=(tuple(says for _, says in scene.show.captions[:-LOGGED - 1:-1]) or (NOTHING,)
             if log else ()),
        over=scene.match.closing is not None, bare=_find_bare_hand(scene, seat))


def _find_bare_hand(scene: TableScene, seat: Seat) -> Seat:
    """Return the hand that lies open at the screen and that a seat should not see; -1 for none."""
    bare = scene.secrecy.audience
    return -1 if bare is None or scene.secrecy.may_see(seat) else bare


def _make_asked(scene: TableScene, seat: Seat) -> wire.Asked | None:
    """Return a seat's question, if it has one."""
    if seat not in scene.pickers:
        return None
    one, say = observe_asking(scene, seat), scene.rules.say
    picker, sure = one.picker, one.picker.asking
    return wire.Asked(
        one.fields, tuple(place for place in one.fields if place in one.nexts), one.path,
        tuple(place for place in one.fields if place in one.heeded - one.nexts), one.focus,
        tuple(map(say, picker.readings)), say(sure[1]) if sure else "", one.asking or "",
        picker.tell_tray() or (), picker.offers, bool(one.path or picker.readings or sure))


def _make_blind(scene: TableScene, seat: Seat) -> wire.Blind | None:
    """Return the two answers of a player who answers in secret."""
    if not scene.blind.is_asked(seat):
        return None
    return wire.Blind(*map(scene.rules.say, scene.blind.answers))
