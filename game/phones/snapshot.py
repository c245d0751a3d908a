"""The whole content of a phone, built from one seat's view in the phone's language.

It is a pure function of values: equal views, with the same selection and messages, give the same
bytes. No game has code here. The rules read the view; the style of the table dresses it, names its
pieces and labels its buttons, as for the screen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game.core.contract import Place, Seat, Zone, zone_of
from game.core.words import LANGUAGES, Words, words_of
from game.phones import wire
from game.phones.field import Drawing
from game.phones.message import (
    Blind,
    Card,
    Deed,
    Figure,
    Group,
    Item,
    Join,
    Knob,
    Me,
    Said,
    Whole,
)
from game.phones.protocol import Acting
from game.phones.sight import SeatSight, colour_of
from game.picture.sprites import UNSEEN
from game.tables.capabilities import PlaqueKind, Played, Standing
from game.tables.places import is_button, kind_of, numbers_of

COUNT = "/count"  # words at such a place count what lies beside them
ALWAYS: tuple[tuple[Acting, str], ...] = (
    ("why", "hint-why"), ("rules", "hint-rules"), ("log", "phone-log"), ("pause", "hint-pause"))
PAD: tuple[Acting, ...] = ("up", "down", "left", "right", "confirm", "cancel", "pause")
# by what was wrong with a name
WHO = {"": "phone-who", "name-empty": "phone-who-letters", "name-letters": "phone-who-letters",
       "name-offends": "phone-who-else", "name-taken": "phone-who-taken"}
OWN = ("near", "far", "arrows", "map", "sit", "lets", "shut", "size", "sleeps", "new", *PAD)


def language_of(asked: str, usual: str) -> str:
    """Return the language of a phone if we have it, or that of the house."""
    first = asked.replace("_", "-").partition("-")[0].lower()
    return first if first in LANGUAGES else usual if usual in LANGUAGES else "en"


def book_path(game: str, language: str) -> str:
    """Return the path of a game's rules."""
    return f"rules/{game}.{language}"


def rules_told(game: str, words: Words) -> str:
    """Return the rules of a game in our words: a line for each paragraph, and one with a sign
    before it for each title."""
    lines = [words("rules-of", words(f"game-{game}"))]
    number = 1
    while words.has_text(title := f"rules-{game}-{number}"):
        lines += [f"# {words(title)}", *words(f"{title}-text").split("\n\n")]
        number += 1
    return "\n".join(lines)


def make_snapshot(shown: wire.Shown, language: str) -> bytes:
    """Return the content of a phone, as it is sent but for its number."""
    words = words_of(language)
    match shown:
        case wire.Join():
            return wire.written(Join(
                shown.q, language, "ltr", _make_me(shown.me.name, shown.me.seat), words("title"),
                words(WHO[shown.refused]),
                words("phone-seat", shown.me.seat + 1) if shown.me.seat >= 0 else "",
                _list_own_words(words)))
        case wire.Menu():
            return wire.written(_make_pad(shown, words))
    return wire.written(_Page(shown, words).make_whole())


def _make_me(name: str, seat: int) -> Me:
    return Me(name, colour_of(seat), f"ui/seat_{seat}" if seat >= 0 else "", seat)


def _make_pad(shown: wire.Menu, words: Words) -> Whole:
    steers = shown.page == "pad"
    return Whole(
        shown.q, words.language, "ltr", "pad" if steers else "hand", words("title"),
        _make_me(shown.me.name, shown.me.seat), task=words(f"phone-{shown.page}"),
        buttons=(Deed("confirm", words("phone-sit")),) if shown.page == "apart" else (),
        acts=tuple(Deed(act, words(f"phone-{act}")) for act in PAD) if steers else (),
        focus=shown.focus, says=_list_own_words(words))


def _list_own_words(words: Words) -> dict[str, str]:
    """Return the words of what is the page's own."""
    return {name: words(f"phone-{name}") for name in OWN}


class _Page(SeatSight):
    """The content of one seat's phone, in one language."""

    def __init__(self, seen: wire.Seen, words: Words) -> None:
        super().__init__(seen, words)
        self.turns = [] if seen.over else self.sight.asked
        self.over = seen.over or self.rules.result(self.view) is not None
        hands = self.style.hands
        self.answered = hands.answered(self.view, self.seat) if hands else None
        self.foremost = hands.foremost(self.view, self.seat) if hands else ()

    def make_whole(self) -> Whole:
        """Return the whole content."""
        seen, board = self.seen, self.board is not None
        blind = (Blind(self.move(seen.blind.left), self.move(seen.blind.right))
                 if seen.blind else None)
        said = Said(self.say(wire.restore_says(seen.said.says)), seen.said.bad,
                    seen.said.n) if seen.said else None
        task, picked = self._tell_task(), self._tell_picked()
        if board and picked:
            task, picked = picked, ""  # what is asked now, of a board, is the next touch of it
        if self._is_goal():
            picked = self.words("phone-there")
        return Whole(
            seen.q, self.words.language, "ltr", "board" if board else "hand",
            self.words(f"game-{seen.game}"), _make_me(seen.sitters[self.seat].name, self.seat),
            turn="mine" if self.seat in self.turns else "other" if self.turns else "none",
            task=task, live=self.say(wire.restore_says(seen.told)) if seen.told else "",
            figures=tuple(map(self._make_figure, range(len(seen.sitters)))),
            table=tuple(self._list_groups(board=board)),
            hand=() if board else tuple(self._list_hand()),
            board=Drawing(self, self.board).draw_field() if self.board else None,
            buttons=() if blind else tuple(self._list_knobs()),
            picked=picked, said=said, acts=tuple(self._list_acts()), clock=seen.clock,
            blind=blind, says=_list_own_words(self.words) | (
                {"trump": self.say(tricks.worth)} if (tricks := self.style.tricks) else {}),
            busy=seen.busy, over=self.over, book=book_path(seen.game, self.words.language),
            log=tuple(self.say(wire.restore_says(told)) for told in seen.log))

    # questions

    def _tell_task(self) -> str:
        seen = self.seen
        if seen.asked is not None:
            return self.say(self.style.words.task(self.view, self.seat))
        if seen.bare >= 0:
            return self.say(("phone-bare", ("seat", seen.bare)))
        if len(self.turns) == 1:
            return self.say(("turn-of", ("seat", self.turns[0])))
        return "" if self.over else self.words("phone-waits")

    def _is_goal(self) -> bool:
        """Say whether the focus is a possible target on a map: a finger has shown it, and nothing
        flies yet."""
        asked = self.asked
        return bool(self.board and self.board.country and asked.path and asked.focus in self.nexts
                    and not is_button(asked.focus, self.style.touch.buttons))

    def _tell_picked(self) -> str:
        if self.asked.sure:
            return self.words("phone-sure", ("name", self.move(self.asked.sure)))
        if self.answered is not None:
            return self.words("phone-sent", (
                "name", self.say(self.style.words.spoken(self.view, self.answered))))
        return self.say(wire.restore_says(self.asked.tray)) if self.asked.tray else ""

    def _list_acts(self) -> Iterator[Deed]:
        """Yield the acts besides touches."""
        if self.asked.offers:
            yield Deed("next", self.words("hint-offer"))
            yield Deed("prev", self.words("hint-offer-back"))
        if self.asked.back:
            yield Deed("cancel", self.words("hint-let-go"))
        if self.seen.undo:
            yield Deed("undo", self.words("hint-undo"))
        for act, key in ALWAYS:
            yield Deed(act, self.words(key))

    def _list_knobs(self) -> Iterator[Knob]:
        """Yield every button."""
        for place in self.asked.fields:
            if is_button(place, self.style.touch.buttons):
                yield Knob(place, self._tell_button(place), *self.state_of(place),
                           picture=self.style.touch.signs.get(place, ""))

    def _tell_button(self, place: Place) -> str:
        """Return the label of a button."""
        return self.say(self.style.label_button(
            place, self.view, [*map(self.rules.parse, self.asked.readings)]))

    # how everybody stands

    def _make_figure(self, seat: Seat) -> Figure:
        sitter = self.seen.sitters[seat]
        texts = ([*self._tell_standing(self.sight.standings[seat])] if self.sight.standings else
                 [*map(self.say, self.style.seat_words(self.table, seat))])
        if count := len(self.held.get(seat, ())):
            texts.append(self.words("phone-cards", count))
        return Figure(sitter.name, f"ui/seat_{seat}", colour_of(seat),
                      " · ".join(filter(None, texts)), seat == self.seat,
                      seat in self.turns, sitter.asleep)

    def _tell_standing(self, one: Standing) -> Iterator[str]:
        yield (self.words("phone-goal", one.points, one.goal) if one.goal
               else self.words("phone-points", one.points))
        if one.told:
            yield self.say(one.told)
        if one.gained:
            yield f"+{one.gained}"
        if one.predicted is not None:
            yield self.words("phone-tricks-of", one.taken, one.predicted)
        elif one.sealed:
            yield self.words("phone-tricks-sealed", one.taken)
        elif one.taken:
            yield self.words("phone-tricks", one.taken)

    # what lies where

    def _is_owned(self, place: Place) -> bool:
        """Say whether a place is in this seat's own hand, even if it is empty."""
        return kind_of(place) in self.style.hand_kinds and numbers_of(place)[:1] == (self.seat,)

    def _list_hand(self) -> Iterator[Card]:
        """Yield the seat's own cards in its order."""
        pieces = {place: str(self.table[place]) for place in self.held.get(self.seat, ())}
        hands, sort = self.style.hands, self.seen.sort

        def order(place: Place) -> tuple[object, ...]:
            row = f"hand/{self.seat}" == zone_of(place)
            known = row and sort and pieces[place] != UNSEEN
            rank = hands.rank(pieces[place], sort) if hands and known else ()
            return not row, zone_of(place), rank, numbers_of(place)

        for place in sorted(pieces, key=order):
            yield Card(place, self.picture_of(pieces[place]), self.name_piece(pieces[place]),
                       *self.state_of(place), place in self.seen.fresh,
                       place in self.sight.trumps)

    def _list_groups(self, *, board: bool) -> Iterator[Group]:
        """Yield the things on the table: important words, the trick, touchable things, open cards,
        labels, and the trick before."""
        plays = self.sight.trick
        told = {place for played in plays for place in played.places}
        groups = [] if board else sorted(self._list_zones(told), key=lambda group: (
            not group.first, not any(item.place for item in group.items)))
        yield from (group for group in groups if group.first)
        yield from map(self._play, self._order_trick(plays))
        yield from (group for group in groups if not group.first)
        before = self._list_trick_before([played for played in plays if played.past])
        named = {group.name for group in (*groups, *before)}
        for plaque in self.sight.plaques:
            text = self.say(plaque.says)
            if plaque.kind in (PlaqueKind.PLATE, PlaqueKind.DEED) and text not in named:
                yield Group(text)
        for place, thing in self.table.items():
            if isinstance(thing, tuple) and ("/" not in place or place.endswith(COUNT)):
                yield Group(self.say(thing))
        yield from before

    def _order_trick(self, plays: Sequence[Played]) -> list[Played]:
        """Return the plays of the current trick: the lead, the best, and the others, newest
        first."""
        return sorted((played for played in reversed(plays) if not played.past),
                      key=lambda played: (not played.led, not played.best))

    def _play(self, played: Played) -> Group:
        name = self.words("phone-played-best" if played.best else
                          "phone-played-led" if played.led else "phone-played",
                          ("name", self.seen.sitters[played.seat].name))
        return Group(name, self._make_items(played.places))

    def _list_trick_before(self, last: Sequence[Played]) -> tuple[Group, ...]:
        """Return the trick before, named as on the table."""
        places = [place for played in last for place in played.places]
        return tuple(Group(self.say(plaque.says), self._make_items(places))
                     for plaque in self.sight.plaques
                     if places and plaque.place == f"name/{zone_of(places[0])}")

    def _make_items(self, places: Iterable[Place]) -> tuple[Item, ...]:
        return tuple(self._make_item(place) for place in places if place in self.table)

    def _list_zones(self, told: set[Place]) -> Iterator[Group]:
        zones: dict[Zone, list[Place]] = {}
        for place, thing in self.table.items():
            if (isinstance(thing, str) and place not in told and not self._is_owned(place)
                    and (thing == UNSEEN or self.style.words.called(thing))):
                zones.setdefault(zone_of(place), []).append(place)
        for place in self.asked.fields:  # where nothing lies now, and could be put
            if (place not in self.table and not is_button(place, self.style.touch.buttons)
                    and not self._is_owned(place)):
                zones.setdefault(zone_of(place), []).append(place)
        for name, places in zones.items():
            if any(place in self.touched or self.table.get(place, UNSEEN) != UNSEEN
                   for place in places):
                yield Group(self.name_place(name), tuple(map(self._make_item, places)),
                            name in self.foremost)

    def _make_item(self, place: Place) -> Item:
        """Return a piece of the table, with its place if it can be touched."""
        piece = self.table.get(place)
        picture, label = ((self.picture_of(piece), self.name_piece(piece)) if isinstance(piece, str)
                          else ("", self.name_place(place)))
        spot = self.style.words.spot(self.view, place)
        if picture and spot not in (
                ("name", place), self.style.words.spot(self.view, zone_of(place))):
            label = self.describe_place(place, str(piece))  # it has a name of its own in its row
        return (Item(picture, label, place, *self.state_of(place)) if place in self.touched
                else Item(picture, label))
