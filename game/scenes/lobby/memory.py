"""What a lobby remembers of a game: seats, bots, options, and how hands are kept."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec import UNSET

from game import shelf
from game.core.contract import Seat
from game.core.match import Match
from game.core.record import Kind, Player
from game.core.series import repeats
from game.core.settings import Habit, Mode
from game.devices.press import Device
from game.scenes.lobby.seating import USUAL_BOT, Seating
from game.tables.faces import FACES, NAMES, face, sitters
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House

DOT, STEP = " · ", 5  # between what is said in brief; minutes are told in fives


def seated(
    house: House, game: str, device: Device, match: Match | None,
    names: Sequence[str], known: Mapping[Device, str] | None, present: Sequence[str] = (),
) -> Seating:
    """Return the seats as they were left last, or as is usual, for the device that opens a lobby.
    Players with these `names` sit first, and those who are `present` may take a seat. Players of a
    match that goes on keep their seats."""
    faces = house.settings.faces
    if names:
        kinds, company = crowd(game, len(names)), tuple(dict.fromkeys((*names, *present)))
        sit = [*names, *(name for name in NAMES if name not in company)][:len(kinds)]
        return Seating(kinds, sit, known=known, company=tuple(dict.fromkeys((*company, *NAMES))),
                       people=company, faces=faces)
    habit = house.settings.lobbies.get(game, Habit())
    sizes = shelf.rules(game).SEATS
    kinds = list(habit.kinds) if len(habit.kinds) in sizes else table(1, sizes[0] - 1)
    people = [seat for seat, kind in enumerate(kinds) if kind == "human"]
    sat = set(people) & set(habit.sat)
    places = {there: seat for there, seat in habit.devices.items() if seat in sat}
    if match:
        return Seating((player.kind for player in match.players),
                       (player.name for player in match.players),
                       places=places, known=known, faces=faces, settled=True)
    own = places.get(device, next(iter(people), 0))
    waiting = sat - {own}
    for seat in waiting:
        kinds[seat] = USUAL_BOT
    kinds[own] = "human"
    bots = {seat for seat, kind in enumerate(kinds) if kind != "human"} - waiting
    return Seating(kinds, usual_names(house, len(kinds), bots), waiting=waiting, places=places,
                   known=known, faces=faces)


def usual_names(house: House, count: int, bots: Container[Seat] = ()) -> list[str]:
    """Return the last names of the seats, in any game. Bots have names of the house's own, none of
    a player's."""
    kept = house.settings.names
    names = {seat: kept.get(str(seat), NAMES[seat]) for seat in range(count) if seat not in bots}
    free = (name for name in NAMES if name not in names.values())
    for seat in range(count):
        if seat in bots:
            own = NAMES[seat]
            names[seat] = next(free) if own in names.values() else own
    return [names[seat] for seat in range(count)]


def opposite(house: House, own: str) -> list[str]:
    """Return names for bots in a lesson or a puzzle: none is a player's."""
    people = {own, *house.settings.names.values()}
    return [name for name in NAMES if name not in people]


def agreed(house: House, game: str, offered: Mapping[str, Sequence[str]],
           ) -> tuple[Mode, dict[str, str]]:
    """Return how hands are kept and the `offered` options, as they were left or as is usual."""
    habit = house.settings.lobbies.get(game, Habit())
    known = {name: values[0] for name, values in offered.items()}
    options = known | {name: value for name, value in habit.options.items()
                       if value in offered.get(name, ())}
    usual: Mode = house.kiosk.choices.secrecy if house.kiosk else "closed"
    return habit.secrecy or usual, options


def distinct(game: str, seats: int, values: Sequence[str]) -> dict[str, str]:
    """Return the values of an option that differ in what they mean for this number of seats, by
    what each means."""
    meant = table_style(game).comes_to
    found: dict[str, str] = {}
    for value in values:
        found.setdefault(meant(seats, value), value)
    return found


def left(seating: Seating, mode: Mode, options: Mapping[str, str]) -> Habit:
    """Return what a lobby remembers: a seat that a player has or will have is no bot's."""
    sat = seating.sat
    kinds: list[Kind] = ["human" if seat in sat else kind
                         for seat, kind in enumerate(seating.kinds)]
    places = {device: seat for device, seat in seating.places.items() if seat in sat}
    return Habit(tuple(kinds), tuple(sorted(sat)), places, mode, dict(options))


def brief(house: House, game: str, seats: int = 0, options: Mapping[str, str] | None = None,
          most: int = 1) -> list[str]:
    """Return how many play a game, how long it takes and what kind it is, in words: for `seats`
    players and these options, or as it was left last. A game without these words has none. Of
    `most` matches, more than half are played at least."""
    if not house.words.has(key := f"brief-{game}"):
        return []
    habit, rules = house.settings.lobbies.get(game, Habit()), shelf.rules(game)
    usual = {name: values[0] for name, values in rules.OPTIONS.items()}
    seats = seats or (len(habit.kinds) if len(habit.kinds) in rules.SEATS else rules.SEATS[0])
    given = agreed(house, game, rules.OPTIONS)[1] if options is None else usual | dict(options)
    time = table_style(game).minutes(seats, given)
    time = max(STEP, STEP * round(time / STEP))
    long = time if most == 1 else f"{(most // 2 + 1) * time}–{most * time}"
    return house.words(key, long).split(DOT)


def brief_tonight(house: House, game: str, people: int, best_of: int) -> list[str]:
    """Return the same for a game night of this many people, where `best_of` matches decide."""
    return brief(house, game, len(crowd(game, people)), most=best_of if repeats(game) else 1)


def crowd(game: str, people: int) -> list[Kind]:
    """Return the kinds of seats for this many people: as many as the game has seats for, and bots
    in the others."""
    sizes = sorted(shelf.rules(game).SEATS)
    seats = max((size for size in sizes if size <= people), default=sizes[0])
    return table(min(people, seats), max(seats - people, 0))


def table(people: int, bots: int) -> list[Kind]:
    kinds: list[Kind] = ["human"] * people
    return kinds + [USUAL_BOT] * bots


def learner(seating: Seating, device: Device) -> Player:
    """Return the player with a device, or the first one, with their face at this table."""
    own = [seat for seat, used in seating.devices.items() if used == device]
    seat, players = next(iter((*own, *seating.people)), 0), seating.players()
    who = sitters(players, own=True)[seat]
    shown = next((number for number in range(FACES) if face(number) == who), UNSET)
    return Player(players[seat].name, "human", shown)
