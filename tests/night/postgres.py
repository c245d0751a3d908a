"""A real PostgreSQL server for a test, in a folder of its own, that may be killed and started
again, and a PgBouncer before it."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
POOLER = Path("/usr/sbin/pgbouncer")
TRIES = 200  # to start again, until what a killed server left behind is gone


def missing() -> str:
    """Why there can be no server here; "" if there can."""
    if not BINARIES:
        return "no PostgreSQL server here: there is no /usr/lib/postgresql/*/bin/initdb"
    if os.geteuid() == 0 and not shutil.which("runuser"):
        return "PostgreSQL does not run as root, and there is no runuser"
    return ""


def missing_pooler() -> str:
    """Why there can be no pooler here; "" if there can."""
    return missing() or ("" if POOLER.exists() else f"no PgBouncer here: there is no {POOLER}")


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


class Server:
    """PostgreSQL on a free port of 127.0.0.1 and on a Unix socket in its folder."""

    def __init__(self, encoding: str = "UTF8") -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="hearthside-pg-"))
        self.base = self.folder / "base"
        self.port = free_port()
        self._as: list[str] = []
        if os.geteuid() == 0:  # which PostgreSQL refuses to be
            shutil.chown(self.folder, "postgres")
            self._as = ["runuser", "-u", "postgres", "--"]
        self._run("initdb", "-D", str(self.base), "-U", "night", "-A", "trust", "-E", encoding,
                  "--no-sync", "--locale=C")
        self.start()
        self._run("createdb", "-h", str(self.folder), "-p", str(self.port), "-U", "night", "board")

    @property
    def url(self) -> str:
        return f"postgresql://night@127.0.0.1:{self.port}/board"

    def _run(self, name: str, *arguments: str, check: bool = True) -> int:
        done = subprocess.run([*self._as, str(BINARIES[-1].with_name(name)), *arguments],
                              cwd=self.folder, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL, check=check)
        return done.returncode

    def start(self) -> None:
        """Start it, even after it was killed, and wait until it answers."""
        settings = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        for _ in range(TRIES):
            if not self._run("pg_ctl", "-D", str(self.base), "-o", settings, "-w", "start",
                             "-l", str(self.folder / "log"), check=False):
                return
        raise AssertionError((self.folder / "log").read_text())

    def kill(self) -> None:
        """As if its plug were pulled."""
        os.kill(int((self.base / "postmaster.pid").read_text().split()[0]), signal.SIGKILL)

    def freeze(self) -> None:
        """Still there, but it does nothing: nobody who asks gets an answer."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: int) -> None:
        """Send a signal to the server and to every process it has started."""
        first = int((self.base / "postmaster.pid").read_text().split()[0])
        others = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for process in (first, *map(int, others)):
            with suppress(ProcessLookupError):
                os.kill(process, number)

    def close(self) -> None:
        self._run("pg_ctl", "-D", str(self.base), "-m", "immediate", "-w", "stop", check=False)
        shutil.rmtree(self.folder, ignore_errors=True)


class Pooler:
    """PgBouncer on a free port before a server, which gives each transaction any session."""

    def __init__(self, server: Server, mode: str = "transaction") -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="hearthside-pool-"))
        self.port = free_port()
        own = "user = postgres\n" if os.geteuid() == 0 else ""
        (self.folder / "pool.ini").write_text(
            f"[databases]\nboard = host=127.0.0.1 port={server.port} dbname=board "
            f"user=night\n"
            f"[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {self.port}\n{own}"
            f"pool_mode = {mode}\nauth_type = any\nunix_socket_dir =\n"
            f"logfile = {self.folder / 'log'}\n")
        if own:
            shutil.chown(self.folder, "postgres")
        self._process = subprocess.Popen([POOLER, "-q", self.folder / "pool.ini"],
                                         stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._wait()

    def _wait(self) -> None:
        for _ in range(TRIES):
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(0.05)
                break
        raise AssertionError((self.folder / "log").read_text())

    @property
    def url(self) -> str:
        return f"postgresql://night@127.0.0.1:{self.port}/board"

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
