"""At which of this machine's addresses phones can reach it.

A machine has several: its own loop, networks of containers and of private tunnels, and the one that
the phones are in. What the system knows is read by `look`, without sending anything; which of it is
meant is decided by value.
"""

from __future__ import annotations

import socket
import struct
import sys
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Address
from typing import NamedTuple
from urllib.parse import urlsplit

from game.words import Trouble

OURS = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "podman", "cni", "lxc", "lxd", "cali",
        "flannel", "tun", "tap", "wg", "tailscale", "zt", "utun", "ppp", "ham", "nordlynx", "lo")
FAR = "203.0.113.1"  # an address that nobody has: asked which way would lead there, nothing is sent
GET_ADDRESS = 0x8915  # of an interface, on Linux
SHARED = (IPv4Address("100.64.0.0"), IPv4Address("100.127.255.255"))  # private tunnels use these


class Found(NamedTuple):
    """An address of this machine, the interface that has it ("" if that is not known), and whether
    the way to other networks begins there."""

    address: str
    interface: str = ""
    leads: bool = False


def look() -> list[Found]:
    """The addresses of this machine."""
    leads = _leads()
    found = {one.address: one for one in (*_named(), *_of_the_host())}
    if leads:
        known = found.get(leads, Found(leads))
        found[leads] = known._replace(leads=True)
    return list(found.values())


def reachable(found: Iterable[Found]) -> list[str]:
    """The addresses by which phones may come, the likeliest first: none of the machine's own loop,
    of containers or of tunnels."""
    fitting = [one for one in found if _fits(one)]
    return [one.address for one in sorted(fitting, key=_order)]


def _order(one: Found) -> tuple[bool, bool, str]:
    return not one.leads, not one.address.startswith("192.168."), one.address


def _fits(one: Found) -> bool:
    with suppress(ValueError):
        address = IPv4Address(one.address)
        shared = SHARED[0] <= address <= SHARED[1]
        return (address.is_private and not shared and not address.is_loopback
                and not address.is_link_local and not address.is_unspecified
                and not one.interface.lower().startswith(OURS))
    return False


def chosen(wanted: str, found: Iterable[Found]) -> tuple[str, str | None]:
    """Where to listen: at the address that somebody has set, or else at the likeliest. Without one
    it is "", and a sentence says so."""
    fitting = reachable(found)
    if wanted:
        return wanted, None
    return (fitting[0], None) if fitting else ("", Trouble("phones-no-address"))


def own(text: str) -> str:
    """An address of the host's own, as pages name it: "https://table.example"; "" if it is none."""
    with suppress(ValueError):
        parts = urlsplit(text.strip())
        if (parts.scheme in ("http", "https") and parts.hostname and parts.username is None
                and parts.path in ("", "/") and not parts.query and not parts.fragment
                and (parts.port is None or parts.port > 0)):
            return f"{parts.scheme}://{parts.netloc}".lower()
    return ""


def _leads() -> str:
    """The address from which something would be sent to another network."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect((FAR, 9))
        return str(way.getsockname()[0])
    return ""


def _of_the_host() -> list[Found]:
    with suppress(OSError):
        return [Found(str(info[4][0])) for info in socket.getaddrinfo(
            socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)]
    return []


def _named() -> list[Found]:
    """Addresses with their interfaces, where the system tells them."""
    if sys.platform != "linux":
        return []
    from fcntl import ioctl

    found: list[Found] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            with suppress(OSError):
                told = ioctl(asking.fileno(), GET_ADDRESS, struct.pack("256s", name.encode()[:15]))
                found.append(Found(socket.inet_ntoa(told[20:24]), name))
    return found
