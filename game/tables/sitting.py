"""Fill a `Sitting` in each frame."""

from __future__ import annotations

from game.core.contract import Seat
from game.tables.people import People
from game.tables.places import is_button
from game.tables.played_match import PlayedMatch
from game.tables.seen import Asking, Sitting


def observe_sitting(people: People) -> Sitting:
    scene = people.scene
    show, humans = scene.show, scene.hands.humans
    seats = range(len(show.players))
    left, wanted = scene.countdown.seconds_shown(), scene.find_wanted()
    cards = {*show.trumps, *(place for hand in show.held.values() for place in hand)}
    return Sitting(
        host=scene.house, act=scene.act_hint,
        sitters=tuple(map(people.find_sitter, seats)), guided=people.find_guided(),
        several=people.several,
        pickers={seat: observe_asking(scene, seat) for seat in scene.pickers},
        words=scene.words_boxes(),
        card=scene.rules_card.room if scene.rules_card.lies else None,
        essence=(scene.rules_card.essence, scene.house, scene.rules.NAME)
        if scene.rules_card.lies else (),
        curtain=None if (veiled := scene.secrecy.curtain) is None else (
            veiled, scene.hands.devices.get(veiled) or scene.last_device),
        advises=people.has_advice(), stranger=scene.stranger.says if scene.stranger else (),
        silent=frozenset(filter(people.is_silent, seats)),
        refused=tuple(one.place for seat, one in scene.bubbles.items()
                      if one.place and scene.secrecy.may_see(seat)
                      and show.board.has_place(one.place)),
        fresh={seat: new for seat in humans if (new := scene.fresh.list_places(seat))},
        taken={seat: lost for seat in humans if (lost := scene.fresh.find_taken(seat))},
        planned=None if (seat := scene.secrecy.audience) is None else scene.plans.find_marked(seat),
        seconds=None if left is None else (left, scene.countdown.most),
        called=scene.called if scene.speed else None,
        unspoken=frozenset(place for place in cards if not scene.speaks_of(place)),
        wanted=None if wanted is None else frozenset(wanted),
        led=scene.led, on_top=scene.house.stack.top is scene, alone=len(humans) == 1)


def observe_asking(scene: PlayedMatch, seat: Seat) -> Asking:
    questions, picker, focus = scene.questions, scene.pickers[seat], scene.focus[seat]
    nexts = picker.list_nexts()
    touchable, fields = questions.is_touchable(seat), questions.list_fields(seat)
    return Asking(
        seat=seat, view=questions.view_for(seat), focus=focus,
        on_screen=questions.on_screen(seat), touchable=touchable,
        awake=questions.is_awake(seat), opened=scene.secrecy.may_see(seat), path=tuple(picker.path),
        nexts=frozenset(nexts),
        shown=frozenset((scene.list_goals if picker.path else scene.list_starts)(nexts)),
        ways=frozenset(scene.list_goals(picker.list_ways(focus))), fields=fields,
        places=tuple(place for place in fields if scene.show.board.has_place(place)),
        heeded=frozenset(place for place in fields if questions.is_heeded(seat, place)
                         and is_button(place, scene.style.touch.buttons)),
        asking=picker.asking[0] if picker.asking else None,
        hand_matters=scene.wants_hand(seat), picker=picker)
