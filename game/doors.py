"""Doors: what a table opens over itself. Tables know no scenes; this is where the way leads up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import series
from game.core import Result, Seat, State
from game.devices.press import Device

if TYPE_CHECKING:
    from game.tables.table import TableScene


def pause(table: TableScene, device: Device) -> None:
    from game.scenes.pause import PauseScene

    table.house.stack.push(PauseScene(table.house, table, device))


def rulebook(table: TableScene) -> None:
    from game.scenes.rulebook import RulebookScene

    table.house.stack.push(RulebookScene(table.house, table.rules.NAME))


def log(table: TableScene) -> None:
    from game.scenes.log import LogScene

    table.house.stack.push(LogScene(table.house, table))


def lost(table: TableScene, device: Device, seats: list[Seat]) -> None:
    """A pad was unplugged, and these seats have no device now."""
    from game.scenes.lost import LostScene

    table.house.stack.push(LostScene(table.house, table, device, seats))


def ended(table: TableScene, result: Result) -> None:
    """The last move is on record: the night board and the game night hear of it, before it is
    shown."""
    house, record, players = table.house, table.match.record, tuple(table.hands.players)
    table.told = house.night.finished(record, result, players)

    def note() -> str | None:
        table.evening, trouble = series.note(house.data, record, result, players)
        return trouble

    house.keep(note)


def results(table: TableScene) -> None:
    from game.scenes.results import ResultsScene

    table.house.stack.push(ResultsScene(table.house, table))


def scoring(table: TableScene, state: State) -> None:
    """A round is scored: the sheet, before the next deal."""
    from game.scenes.scoring import ScoringScene

    table.house.stack.push(ScoringScene(table.house, table, state))
