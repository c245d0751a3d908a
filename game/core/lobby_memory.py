"""Remember the last state of a lobby: seats, bots, options, and how hands are kept."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence

from msgspec import UNSET

from game.core.contract import Seat
from game.core.faces import FACES, NAMES, choose_faces, name_face
from game.core.match import Match
from game.core.record import Kind, Player
from game.core.seating import USUAL_BOT, Seating
from game.core.settings import Habit, Mode, Settings
from game.devices.press import Device
from game.games import load_rules


def restore_seating(
    settings: Settings, game: str, device: Device, match: Match | None,
    names: Sequence[str], known: Mapping[Device, str] | None, present: Sequence[str] = (),
) -> Seating:
    """Restore the last seating of a game, or the usual one, for the device that opens a lobby.
    Players with these `names` sit first, and those who are `present` may take a seat. Players of a
    match that goes on keep their seats."""
    faces = settings.faces
    if names:
        kinds, company = seat_kinds(game, len(names)), tuple(dict.fromkeys((*names, *present)))
        sit = [*names, *(name for name in NAMES if name not in company)][:len(kinds)]
        return Seating(kinds, sit, known=known, company=tuple(dict.fromkeys((*company, *NAMES))),
                       people=company, faces=faces)
    habit = settings.lobbies.get(game, Habit())
    sizes = load_rules(game).SEATS
    usual: list[Kind] = ["human", *[USUAL_BOT] * (sizes[0] - 1)]
    kinds = [*habit.kinds] if len(habit.kinds) in sizes else usual
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
    return Seating(kinds, last_names(settings, len(kinds), bots), waiting=waiting, places=places,
                   known=known, faces=faces)


def last_names(settings: Settings, count: int, bots: Container[Seat] = ()) -> list[str]:
    """Return the last names of the seats, in any game. Bots have usual names, none of a
    player's."""
    kept = settings.names
    names = {seat: kept.get(str(seat), NAMES[seat]) for seat in range(count) if seat not in bots}
    free = (name for name in NAMES if name not in names.values())
    for seat in range(count):
        if seat in bots:
            own = NAMES[seat]
            names[seat] = next(free) if own in names.values() else own
    return [names[seat] for seat in range(count)]


def list_bot_names(settings: Settings, own: str) -> list[str]:
    """Return names for bots in a lesson or a puzzle: none is a player's."""
    people = {own, *settings.names.values()}
    return [name for name in NAMES if name not in people]


def restore_options(settings: Settings, game: str, offered: Mapping[str, Sequence[str]],
                    ) -> dict[str, str]:
    """Return the last values of a game's `offered` options, or the usual ones."""
    habit = settings.lobbies.get(game, Habit())
    return {name: values[0] for name, values in offered.items()} | {
        name: value for name, value in habit.options.items() if value in offered.get(name, ())}


def summarize_lobby(seating: Seating, mode: Mode, options: Mapping[str, str]) -> Habit:
    """Return the memory of a lobby: a seat for a player, present or not, counts as no bot's."""
    sat = seating.sat
    kinds: list[Kind] = ["human" if seat in sat else kind
                         for seat, kind in enumerate(seating.kinds)]
    places = {device: seat for device, seat in seating.places.items() if seat in sat}
    return Habit(tuple(kinds), tuple(sorted(sat)), places, mode, dict(options))


def seat_kinds(game: str, people: int) -> list[Kind]:
    """Return the kinds of seats for this many people: as many as the game has seats for, and bots
    in the others."""
    sizes = sorted(load_rules(game).SEATS)
    seats = max((size for size in sizes if size <= people), default=sizes[0])
    kinds: list[Kind] = ["human"] * min(people, seats)
    return kinds + [USUAL_BOT] * max(seats - people, 0)


def find_learner(seating: Seating, device: Device) -> Player:
    """Return the player with a device, or the first one, with their face at this table."""
    own = [seat for seat, used in seating.devices.items() if used == device]
    seat, players = next(iter((*own, *seating.people)), 0), seating.make_players()
    who = choose_faces(players, own=True)[seat]
    shown = next((number for number in range(FACES) if name_face(number) == who), UNSET)
    return Player(players[seat].name, "human", shown)
