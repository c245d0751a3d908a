"""The tables of the night board and the queries on them, alike on SQLite and on PostgreSQL.

`Store.take` may be given the same item twice: an id that is known is passed over. What was deleted
stays as an empty row, so that it does not come back from another screen. Only the worker imports
this module, and with it SQLAlchemy.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    URL,
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Connection,
    Engine,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    NullPool,
    Select,
    Table,
    Text,
    case,
    create_engine,
    event,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DatabaseError, OperationalError

from game.core import files
from game.games import list_games, load_rules
from game.night.board import Best, Board, Kind, Line, Past, kind_of_match, night_began
from game.night.result import (
    LATEST,
    MOST_SEATS,
    Ended,
    Forgotten,
    Item,
    Named,
    Sitter,
    Struck,
    drawable_name,
    remove_names,
)

LINES = 10  # of a list of the best
HISTORY = 200  # matches
OURS, VERSION = 0x48535442, 1  # the mark of our file
LOCK = 0x48535442  # PostgreSQL: one screen makes the tables at a time
PATIENT = {"connect_timeout": 3, "tcp_user_timeout": 5000,  # seconds, ms
           "prepare_threshold": None,  # a pooler may hand each transaction to another session
           "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3,
           "application_name": "hearthside", "client_encoding": "utf8"}
TIME_LIMITS = "SET LOCAL statement_timeout = 5000; SET LOCAL lock_timeout = 4000"  # ms

SHARED = MetaData()
MATCHES = Table(
    "night_matches", SHARED,
    Column("id", Text, primary_key=True),
    Column("kiosk", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seats", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),  # seconds since 1970, UTC
    Column("ranked", Boolean, nullable=False),
    Column("gone", Boolean, nullable=False),  # deleted by the operator
    Index("night_matches_by_end", "game", "ended"),
)
PLAYERS = Table(
    "night_players", SHARED,
    Column("match", Text, ForeignKey(MATCHES.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("points", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
)
LOCAL = MetaData()
OUTBOX = Table(
    "night_outbox", LOCAL,
    Column("n", Integer, primary_key=True),
    Column("id", Text, unique=True, nullable=False),
    Column("item", Text, nullable=False),  # JSON
    Column("refused", Boolean, nullable=False),  # the server cannot take it: not sent again
)


class ForeignFile(Exception):
    """A file that is not a night board of this version, or a broken one."""


class Store:
    """A database with the tables of the night board."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.postgresql = engine.dialect.name == "postgresql"
        self._insert: Any = postgresql.insert if self.postgresql else sqlite.insert

    def close(self) -> None:
        self.engine.dispose()

    def take(self, items: Iterable[Item]) -> None:
        """Store all of these items or none of them."""
        with self.engine.begin() as base:
            for item in items:
                self.hold(base, item)

    def hold(self, base: Connection, item: Item) -> None:
        """Apply an item; applying it again changes nothing."""
        match item:
            case Ended():
                self._add(base, item)
            case Named(match, seat, name):
                live = select(MATCHES.c.id).where(~MATCHES.c.gone)
                base.execute(update(PLAYERS).values(name=name).where(
                    PLAYERS.c.match == match, PLAYERS.c.seat == seat, PLAYERS.c.match.in_(live)))
            case Struck(match):
                base.execute(update(MATCHES).values(gone=True).where(MATCHES.c.id == match))
                base.execute(update(PLAYERS).values(name="").where(PLAYERS.c.match == match))
            case Forgotten(name):
                called = [found for found in base.scalars(select(PLAYERS.c.name).distinct())
                          if name in {found, drawable_name(found)}]
                base.execute(update(PLAYERS).values(name="").where(PLAYERS.c.name.in_(called)))

    def _add(self, base: Connection, item: Ended) -> None:
        row = {"id": item.id, "kiosk": item.kiosk, "game": item.game, "ended": item.ended,
               "options": msgspec.json.encode(item.options).decode(), "gone": False,
               "seats": len(item.sitters), "ranked": item.ranked}
        added = self._insert(MATCHES).values(row).on_conflict_do_nothing().returning(MATCHES.c.id)
        if base.scalar(added) is not None:
            base.execute(insert(PLAYERS), [
                {"match": item.id, "seat": seat, **msgspec.structs.asdict(sitter)}
                for seat, sitter in enumerate(item.sitters)])

    # queries

    def read_board(self, now: float, *, shared: bool) -> Board:
        """Return the whole board at a moment."""
        since = night_began(now)
        with self.engine.connect() as base:
            kinds = {kind: Best(
                _list_best(base, kind, texts, since), _list_best(base, kind, texts, 0))
                     for kind, texts in sorted(_list_kinds(base).items())}
            wins = Best(_list_wins(base, since), _list_wins(base, 0))
            return Board(kinds, wins, _list_past(base), shared)


class LocalStore(Store):
    """The database of this screen, with the outbox of what no server holds yet."""

    def __init__(self, file: Path) -> None:
        """Open a file. Raises ForeignFile for one that is not ours or broken, and Newer."""
        super().__init__(create_engine(URL.create("sqlite", database=str(file)),
                                       poolclass=NullPool, connect_args={"timeout": 5}))
        event.listen(self.engine, "connect", _make_durable)
        try:
            self._check()
            SHARED.create_all(self.engine)
            LOCAL.create_all(self.engine)
        except OperationalError:
            raise
        except DatabaseError as error:
            raise ForeignFile(str(error.orig)) from error

    def _check(self) -> None:
        """Make an empty file ours. Raises ForeignFile if the file is not ours, and Newer."""
        with self.engine.begin() as base:
            pragmas = [base.execute(text(f"PRAGMA {name}")).scalar_one()
                       for name in ("application_id", "user_version", "quick_check(1)")]
            if pragmas[:2] == [0, 0] and not inspect(base).get_table_names():
                base.execute(text(f"PRAGMA application_id = {OURS}"))
                base.execute(text(f"PRAGMA user_version = {VERSION}"))
            elif pragmas[0] == OURS and pragmas[1] > VERSION:
                raise files.Newer(files.NEWER)
            elif pragmas[:2] != [OURS, VERSION]:
                raise ForeignFile("it is another program's, or of another version")
            elif pragmas[2] != "ok":
                raise ForeignFile(str(pragmas[2]).strip().splitlines()[-1])

    def keep(self, items: dict[str, Item]) -> None:
        """Hold items by their ids, and remember that they have to be sent."""
        with self.engine.begin() as base:
            for key, item in items.items():
                self.hold(base, item)
                if isinstance(item, Struck | Forgotten):
                    self._erase(base, item)
                row = {"id": key, "item": msgspec.json.encode(item).decode(), "refused": False}
                base.execute(self._insert(OUTBOX).values(row).on_conflict_do_nothing())

    def _erase(self, base: Connection, deleted: Struck | Forgotten) -> None:
        """Take deleted names out of the outbox too, for there may never be a server."""
        for n, encoded in base.execute(select(OUTBOX.c.n, OUTBOX.c.item)).all():
            item = msgspec.json.encode(remove_names(files.decode_json(encoded, Item), deleted))
            if item.decode() != encoded:
                base.execute(update(OUTBOX).values(item=item.decode()).where(OUTBOX.c.n == n))

    def list_known(self, ids: Iterable[str]) -> set[str]:
        """Return which of these matches the database knows, deleted ones too."""
        with self.engine.connect() as base:
            return set(base.scalars(select(MATCHES.c.id).where(MATCHES.c.id.in_(list(ids)))))

    def list_unsent(self, limit: int) -> dict[int, Item]:
        """Return unsent items by their number in the outbox, oldest first."""
        query = select(OUTBOX.c.n, OUTBOX.c.item).where(~OUTBOX.c.refused).order_by(OUTBOX.c.n)
        with self.engine.connect() as base:
            return {n: files.decode_json(item, Item) for n,
                    item in base.execute(query.limit(limit))}

    def note_sent(self, numbers: Iterable[int]) -> None:
        """Note that the server holds these now."""
        with self.engine.begin() as base:
            base.execute(OUTBOX.delete().where(OUTBOX.c.n.in_(list(numbers))))

    def refuse(self, number: int) -> None:
        """Mark one that the server cannot take: it stays, and is not sent again."""
        with self.engine.begin() as base:
            base.execute(update(OUTBOX).values(refused=True).where(OUTBOX.c.n == number))


class ServerStore(Store):
    """The database that several screens share."""

    def __init__(self, url: str) -> None:
        """Connect and make the tables that are missing."""
        arguments = PATIENT if url.startswith("postgresql") else {}
        super().__init__(create_engine(url, pool_size=1, max_overflow=0, pool_pre_ping=True,
                                       connect_args=arguments))
        if self.postgresql:
            event.listen(self.engine, "begin", _limit_time)
        with self.engine.begin() as base:
            if self.postgresql:
                base.execute(select(func.pg_advisory_xact_lock(LOCK)))
            SHARED.create_all(base)


def _make_durable(connection: Any, _record: object) -> None:
    """Set SQLite up: a commit returns when the disk has it, and deleted data is gone from the
    file."""
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")


def _limit_time(base: Connection) -> None:
    """Limit the time of a transaction's statements. Poolers refuse limits in the first packet."""
    base.exec_driver_sql(TIME_LIMITS)


def _count_condition(since: float) -> list[ColumnElement[bool]]:
    """Return the condition for rows that count: named people in ranked, existing matches."""
    return [PLAYERS.c.kind == "human", PLAYERS.c.name != "", MATCHES.c.ranked, ~MATCHES.c.gone,
            MATCHES.c.ended >= since]


def _by_name(*values: ColumnElement[Any]) -> Select[Any]:
    return (select(PLAYERS.c.name, *values).join(MATCHES, MATCHES.c.id == PLAYERS.c.match)
            .group_by(PLAYERS.c.name).limit(LINES))


def _list_kinds(base: Connection) -> dict[Kind, list[str]]:
    """Return the kinds of matches that were played, each with the options that were written
    down."""
    query = (select(MATCHES.c.game, MATCHES.c.seats, MATCHES.c.options).distinct()
             .where(MATCHES.c.ranked, ~MATCHES.c.gone, MATCHES.c.game.in_(list_games()),
                    MATCHES.c.seats.between(1, MOST_SEATS)))
    kinds: dict[Kind, list[str]] = {}
    for game, seats, options in base.execute(query):
        with suppress(msgspec.DecodeError):  # a server may hold foreign rows
            given = msgspec.json.decode(options, type=dict[files.Plain, files.Plain])
            kinds.setdefault(kind_of_match(game, seats, given), []).append(options)
    return kinds


def _list_best(base: Connection, of: Kind, options: list[str], since: float) -> tuple[Line, ...]:
    """Return the highest scores in matches of a kind, by name: points in one match, or matches
    won."""
    won = func.sum(case((PLAYERS.c.won, 1), else_=0))
    by_wins = load_rules(of.game).RANKED_BY == "wins"
    value = won if by_wins else func.max(PLAYERS.c.points)
    query = (_by_name(value)
             .where(MATCHES.c.game == of.game, MATCHES.c.seats == of.seats,
                    MATCHES.c.options.in_(options), *_count_condition(since))
             .order_by(value.desc(), func.min(MATCHES.c.ended), PLAYERS.c.name))
    if by_wins:
        query = query.having(won > 0)
    return tuple(Line(drawable_name(name), int(value)) for name, value in base.execute(query))


def _list_wins(base: Connection, since: float) -> tuple[Line, ...]:
    """Return matches won and played by name, in all games; a match alone beats nobody and is left
    out."""
    won, played = func.sum(case((PLAYERS.c.won, 1), else_=0)), func.count()
    query = (_by_name(won, played).where(MATCHES.c.seats > 1, *_count_condition(since))
             .order_by(won.desc(), played, PLAYERS.c.name))
    return tuple(
        Line(drawable_name(name), int(value), of) for name, value, of in base.execute(query))


def _list_past(base: Connection) -> tuple[Past, ...]:
    """Return the last matches that had a human in them, newest first."""
    query = (select(MATCHES.c.id, MATCHES.c.game, MATCHES.c.ended)
             .where(MATCHES.c.ranked, ~MATCHES.c.gone, MATCHES.c.game.in_(list_games()))
             .order_by(MATCHES.c.ended.desc(), MATCHES.c.id).limit(HISTORY))
    rows = base.execute(query).all()
    sitters: dict[str, list[Sitter]] = {row.id: [] for row in rows}
    columns = ("match", "name", "kind", "points", "place", "won")
    sat = (select(*(PLAYERS.c[name] for name in columns))
           .where(PLAYERS.c.match.in_(sitters), PLAYERS.c.seat.between(0, MOST_SEATS - 1))
           .order_by(PLAYERS.c.match, PLAYERS.c.seat))
    for match, name, *values in base.execute(sat):
        sitters[match].append(Sitter(drawable_name(name), *values))
    return tuple(Past(row.id, row.game, min(max(row.ended, 0), LATEST), tuple(sitters[row.id]))
                 for row in rows)
