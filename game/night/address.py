"""The address of the server that several screens share, as `--board` takes it."""

from __future__ import annotations

from urllib.parse import urlsplit

DRIVER = "postgresql+psycopg"
SCHEMES = ("postgresql", "postgres", DRIVER)


class BadAddress(ValueError):
    """One sentence about an address that cannot be one. It never repeats a password."""


def address(text: str) -> str:
    """An address like postgresql://user:password@host/database, as SQLAlchemy wants it."""
    try:
        found = urlsplit(text)
        found.port  # noqa: B018  raises for a port that is none
    except ValueError as error:
        raise BadAddress("the address of the board has a broken host or port") from error
    if found.scheme not in SCHEMES:
        raise BadAddress("the address of the board does not begin with postgresql://")
    if not found.hostname and "host=" not in found.query:
        raise BadAddress("the address of the board names no host")
    if not found.path.strip("/"):
        raise BadAddress("the address of the board names no database")
    return DRIVER + text[len(found.scheme) :]


def host(url: str) -> str:
    """The host of an address, to be shown."""
    return urlsplit(url).hostname or urlsplit(url).path
