"""Doors up: who stands below opens here what stands above, and what is opened is imported only
then, which keeps the start short. No other module imports what stands above it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from game.core.contract import Result, Seat, State
from game.devices.press import Device

if TYPE_CHECKING:

    from game.core.match import Match
    from game.house import House
    from game.kiosk.counters import Counters
    from game.kiosk.guard import Kiosk
    from game.tables.hands import Hands
    from game.tables.match_scene import MatchScene
    from game.tables.table import TableScene


def pause(table: TableScene, device: Device) -> None:
    from game.scenes.dialogs.pause import PauseScene

    table.house.stack.push(PauseScene(table.house, table, device))


def rules(house: House, game: str) -> None:
    from game.scenes.rules.scene import RulebookScene

    house.stack.push(RulebookScene(house, game))


def rulebook(table: MatchScene, keep: Callable[[], None] | None = None) -> None:
    """Open the rules as they are at a table; `keep` keeps the card open there."""
    from game.scenes.rules.scene import RulebookScene

    table.house.stack.push(RulebookScene(
        table.house, table.rules.NAME, keep, table.match.state))


def log(table: MatchScene) -> None:
    from game.scenes.dialogs.log import LogScene

    table.house.stack.push(LogScene(table.house, table))


def unplugged(table: TableScene, device: Device, seats: list[Seat]) -> None:
    """Say that a pad was unplugged, and that these seats have no device now."""
    from game.scenes.dialogs.lost_pad import UnpluggedScene

    table.house.stack.push(UnpluggedScene(table.house, table, device, seats))


def asleep(table: TableScene, seat: Seat) -> None:
    """Say that a phone does not answer, and that its seat is waited for."""
    from game.scenes.dialogs.lost_pad import AsleepScene

    table.house.stack.push(AsleepScene(table.house, table, seat))


def ended(table: TableScene, result: Result) -> None:
    """Tell the night board and the game night of a match whose last move is on record, before it is
    shown."""
    from game.core import series

    house, record, players = table.house, table.match.record, tuple(table.hands.players)
    table.told = house.night.finished(record, result, players)

    def note() -> str | None:
        table.evening, trouble = series.note(house.data, record, result, players)
        return trouble

    house.keep(note)


def finale(table: TableScene) -> None:
    """Show the winner after the last move, then the results."""
    from game.scenes.results.finale import FinaleScene

    table.house.stack.push(FinaleScene(table.house, table))


def results(table: TableScene) -> None:
    """Back to them, as they were left."""
    from game.scenes.results.scene import ResultsScene

    table.house.stack.push(ResultsScene(table.house, table, table.looked))


def scoring(table: MatchScene, state: State) -> None:
    """Show the sheet of a round before the next deal."""
    from game.scenes.results.score_sheet import ScoringScene

    table.house.stack.push(ScoringScene(table.house, table, state))


def sit(house: House, match: Match, hands: Hands) -> TableScene:
    """Return a table for a match. Raises BadBoard."""
    from game.tables.table import TableScene

    def foretell(result: Result) -> None:
        house.night.foretell(match.record, result, tuple(hands.players))

    match.ending = foretell
    return TableScene(house, match, hands)


def watch(house: House, match: Match, *, over: bool = False) -> MatchScene:
    """Return the replay of a match, or of a part of one that is over. Raises BadBoard."""
    from game.scenes.replay.scene import ReplayScene

    return ReplayScene(house, match, over=over)


def review(house: House, match: Match) -> None:
    """Show how a match could have been played better."""
    from game.scenes.replay.review import ReviewScene

    house.stack.push(ReviewScene(house, match))


def play_out(house: House, match: Match, ply: int, note: str) -> None:
    """Open a replay of a part of a match that is over, from the position after some moves; it says
    what it is."""
    from game.scenes.replay.scene import ReplayScene

    house.open_replay(match, over=True)
    if isinstance(house.stack.top, ReplayScene):
        house.stack.top.note = note
        house.stack.top.go_to(ply)
        house.stack.top.running = True


def table_of(house: House) -> TableScene | None:
    """Return the table that a person sits at."""
    from game.tables.table import TableScene

    return house.stack.highest(TableScene)


def match_of(house: House) -> MatchScene | None:
    """Return the match that a person plays or watches."""
    from game.tables.match_scene import MatchScene

    return house.stack.highest(MatchScene)


def title(house: House) -> None:
    from game.scenes.title.title import TitleScene

    house.stack.push(TitleScene(house))


def lobby(house: House, game: str, device: Device | None, match: Match | None = None,
          known: Mapping[Device, str] | None = None) -> None:
    from game.scenes.lobby.scene import LobbyScene

    house.stack.push(LobbyScene(house, game, device, match, known=known))


def resume(house: House, match: Match, device: Device,
           known: Mapping[Device, str] | None = None) -> None:
    """Resume a match: at once for one human, by way of the lobby for several; devices that are
    `known` bring their names, else those that a person had at the last table."""
    from game.tables.hands import Hands

    humans = [seat for seat, player in enumerate(match.players) if player.kind == "human"]
    if len(humans) > 1:
        lobby(house, match.rules.NAME, device, match, house.whose if known is None else known)
    else:
        house.open_table(match, Hands(match.players, dict.fromkeys(humans, device)))


def kept(house: House, *, over: bool = False) -> None:
    """Open all matches of this house, or those that are over first."""
    from game.scenes.saved.scene import SavedMatchesScene

    house.stack.push(SavedMatchesScene(house, over=over))


def put_away(house: House) -> None:
    """Show the matches that were put away."""
    from game.scenes.saved.scene import SavedMatchesScene

    house.stack.push(SavedMatchesScene(house, away=True))


def game_night(house: House, device: Device, table: TableScene | None = None) -> None:
    """Open the table of a game night; `table` is the one at which a match has just ended, if there
    is one."""
    from game.scenes.evening.scene import SeriesScene

    house.stack.push(SeriesScene(house, device, table))


def night_board(house: House) -> None:
    from game.scenes.nightboard.scene import NightBoardScene

    house.stack.push(NightBoardScene(house))


def puzzles(house: House) -> None:
    from game.scenes.puzzles.menu import PuzzlesScene

    house.stack.push(PuzzlesScene(house))


def settings(house: House) -> None:
    from game.scenes.settings.scene import SettingsScene

    house.stack.push(SettingsScene(house))


def guard(house: House, counters: Counters, *, safe: bool, fresh: bool) -> Kiosk:
    """Return the guard of a house that nobody supervises."""
    from game.kiosk.guard import Kiosk

    return Kiosk(house, counters, safe=safe, fresh=fresh)


def demand_match(file: Path, data: Path) -> None:
    """End the program with one sentence if the record it was given cannot be used."""
    from game.core.record import BadRecord
    from game.opening import named

    try:
        named(file, data)
    except BadRecord as error:
        raise SystemExit(f"hearthside: {error}") from error
