"""The address of the server that several screens share, as `--board` takes it."""

from __future__ import annotations

import re
from urllib.parse import parse_qsl, urlsplit

DRIVER = "postgresql+psycopg"
OPTIONS = frozenset((  # of libpq, those that make sense here
    "host", "hostaddr", "port", "user", "password", "passfile", "dbname", "service", "sslmode",
    "sslcert", "sslkey", "sslrootcert", "sslcrl", "sslcrldir", "sslpassword", "sslcompression",
    "sslsni", "ssl_min_protocol_version", "requirepeer", "ssl_max_protocol_version",
    "channel_binding", "gssencmode", "gsslib", "krbsrvname", "target_session_attrs",
    "connect_timeout", "client_encoding", "keepalives", "keepalives_idle",
    "keepalives_interval", "keepalives_count", "tcp_user_timeout", "options",
    "application_name", "fallback_application_name",
))
SCHEMES = ("postgresql", "postgres", DRIVER)


class BadAddress(ValueError):
    """One sentence about an address that cannot be used. It never repeats a password."""


def read_address(text: str) -> str:
    """Return an address like postgresql://user:password@host/database, as SQLAlchemy wants it."""
    text = text.strip()
    try:
        parts = urlsplit(text)
        parts.port  # noqa: B018  raises for a bad port
    except ValueError as error:
        raise BadAddress("the address of the board has a broken host or port") from error
    if parts.scheme not in SCHEMES:
        raise BadAddress("the address of the board does not begin with postgresql://")
    if not parts.hostname and "host=" not in parts.query:
        raise BadAddress("the address of the board names no host")
    if not parts.path.strip("/"):
        raise BadAddress("the address of the board names no database")
    for name, _ in parse_qsl(parts.query, keep_blank_values=True):
        if name not in OPTIONS:
            raise BadAddress("the address of the board has an option that is none: "
                             + shown_option(name))
    return DRIVER + text[len(parts.scheme) :]


def shown_option(name: str) -> str:
    """Return an option's name to be shown, unless it might be a piece of a password."""
    return repr(name) if re.fullmatch(r"[a-z_]{1,30}", name) else "one with strange signs"


def host_of(url: str) -> str:
    """Return the host of an address, to be shown."""
    return urlsplit(url).hostname or urlsplit(url).path
