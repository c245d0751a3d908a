"""The network addresses of this machine by which phones can come.

A machine has several: its own loop, networks of containers and private tunnels, and the network of
the phones. `list_addresses` reads them without sending anything; the other functions choose by
value.
"""

from __future__ import annotations

import re
import socket
import struct
import sys
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Address, IPv4Network
from typing import NamedTuple
from urllib.parse import urlsplit

from game.core.words import Trouble

VIRTUAL = re.compile(  # whole names of interfaces: of the machine itself, containers and tunnels
    r"lo\d*|docker\d+|docker_gwbridge|br-[0-9a-f]{12}|veth\w+|virbr\d+(-nic)?|vmnet\d+|vboxnet\d+"
    r"|podman\d+|cni(-podman)?\d+|lxcbr\d+|lxdbr\d+|cali[0-9a-f]+|flannel[.\d]+|tun\d*|tap\d*|wg\d*"
    r"|wg-\w+|tailscale\d+|zt\w{8,}|utun\d+|ppp\d+|ham\d+|nordlynx|proton\d*|ipsec\d+|gpd\d+")
WIFI, WIRED = re.compile(r"wl.*|ath\d+|ra\d+"), re.compile(r"(en|eth|em|p\d+p).*")
FAR = "203.0.113.1"  # an address that nobody has: asked which way would lead there, nothing is sent
GET_ADDRESS = 0x8915  # of an interface, on Linux
HOME = tuple(map(IPv4Network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")))
TUNNELS = tuple(map(IPv4Network, ("100.64.0.0/10", "198.18.0.0/15")))  # and proxies use these


class Found(NamedTuple):
    """An address of this machine, the interface that has it ("" if that is not known), and whether
    the way to other networks begins there."""

    address: str
    interface: str = ""
    leads: bool = False


def list_addresses() -> list[Found]:
    """Return the addresses of this machine."""
    leads = _find_route()
    found = {one.address: one for one in (*_list_interfaces(), *_of_the_host())}
    if leads:
        known = found.get(leads, Found(leads))
        found[leads] = known._replace(leads=True)
    return list(found.values())


def list_reachable(found: Iterable[Found]) -> list[str]:
    """Return the addresses by which phones may come, the likeliest first."""
    fitting = [one for one in found if _is_usable(one)]
    return [one.address for one in sorted(fitting, key=_rank_address)]


def _rank_address(one: Found) -> tuple[bool, int, bool, bool, int, str]:
    """Rank an address: a home network first, then a real card, the default route, and a wireless
    card."""
    net = _rank_network(IPv4Address(one.address))
    card = (0 if WIFI.fullmatch(one.interface) or WIRED.fullmatch(one.interface)
            else 2 if one.interface else 1)
    wifi = WIFI.fullmatch(one.interface) is not None
    return net == len(HOME), card, not one.leads, not wifi, net, one.address


def _rank_network(address: IPv4Address) -> int:
    """Return the rank of an address among home networks."""
    return next((n for n, net in enumerate(HOME) if address in net), len(HOME))


def _is_usable(one: Found) -> bool:
    """Say whether phones could come by an address: not by the machine's own loop, containers,
    tunnels or a proxy. An internet address serves phones on a campus; elsewhere anybody may come by
    it."""
    with suppress(ValueError):
        address = IPv4Address(one.address)
        if VIRTUAL.fullmatch(one.interface.lower()) or any(address in net for net in TUNNELS):
            return False
        wifi = WIFI.fullmatch(one.interface) or (one.leads and not one.interface)
        return _rank_network(address) < len(HOME) or bool(address.is_global and wifi)
    return False


def choose_address(wanted: str, found: Iterable[Found]) -> tuple[str, str | None]:
    """Return the address to listen at: the wanted one, or else the likeliest. Without one it is "",
    with a sentence."""
    fitting = list_reachable(found)
    if wanted:
        return wanted, None
    return (fitting[0], None) if fitting else ("", Trouble("phones-no-address"))


def clean_origin(text: str) -> str:
    """Return the host's own address as pages name it: "https://table.example"; "" if it is
    invalid."""
    with suppress(ValueError):
        parts = urlsplit(text.strip())
        if (parts.scheme in ("http", "https") and parts.hostname and parts.username is None
                and parts.path in ("", "/") and not parts.query and not parts.fragment
                and (parts.port is None or parts.port > 0)):
            return f"{parts.scheme}://{parts.netloc}".lower()
    return ""


def _find_route() -> str:
    """Return the address that reaches other networks."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect((FAR, 9))
        return str(way.getsockname()[0])
    return ""


def _of_the_host() -> list[Found]:
    with suppress(OSError):
        return [Found(str(info[4][0])) for info in socket.getaddrinfo(
            socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)]
    return []


def _list_interfaces() -> list[Found]:
    """Return addresses with their interfaces, where the system tells them."""
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
