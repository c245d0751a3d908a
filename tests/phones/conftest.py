"""One process of phones for the tests of a file; a browser as on a phone, and pages in it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from tests.phones.host import Host, Room
from tests.phones.screen import Screen

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Locator, Page

CHROMIUM = shutil.which("chromium")
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
         "--disable-background-networking", "--disable-component-update", "--disable-sync")
TOKEN = "Kx8_pQ2mV-7rT9wZ4bN6yA"  # noqa: S105  of nobody
SMALL = (360, 640)

Visit = Callable[..., "Page"]
Phone = Callable[..., "BrowserContext"]


def card(page: Page, name: str) -> Locator:
    """A card of the hand on a page."""
    return page.locator("#hand").get_by_role("button", name=name, exact=True)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(tmp_path_factory.mktemp("phones")) as host:
        yield host


@pytest.fixture
def room(open_house, host: Host) -> Iterator[Room]:
    """A house whose people have phones, and where nothing takes time."""
    room = Room(open_house("--speed", "instant"), host)
    yield room
    room.close()
    for slot in room.slots.values():
        host.put_out(slot)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all pages; every guest has a context in it."""
    player = pytest.importorskip("playwright.sync_api", reason="not installed here: playwright")
    if CHROMIUM is None:
        pytest.skip("not installed here: chromium")
    with player.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture
def screen() -> Iterator[Screen]:
    with Screen.open() as screen:
        yield screen


@pytest.fixture
def phone(chromium: Browser) -> Iterator[Phone]:
    """Phones of a size: `phone(360, 640)`. What their pages complain about is a fault."""
    phones: list[BrowserContext] = []
    faults: list[str] = []

    def one(width: int = SMALL[0], height: int = SMALL[1], *, large: bool = False,
            language: str = "en", old: str = "", forced: bool = False) -> BrowserContext:
        """`old`: a script that takes newer functions away; `forced`: the phone's own colours."""
        context = chromium.new_context(
            viewport={"width": width, "height": height}, is_mobile=True, has_touch=True,
            reduced_motion="reduce", locale=language,
            forced_colors="active" if forced else "none")
        if old:
            context.add_init_script(old)
        context.on("weberror", lambda error: faults.append(str(error.error)))
        if large:
            context.on("page", _enlarge)
        phones.append(context)
        return context

    yield one
    for context in phones:
        context.close()
    assert not faults


def _enlarge(page: Page) -> None:
    """Letters twice as large, as the phone's owner wants them."""
    page.context.new_cdp_session(page).send(
        "Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})


@pytest.fixture
def visit(phone: Phone, screen: Screen) -> Visit:
    """A guest who has pointed a phone at the code of a seat, and sees what the screen shows."""
    def one(**kind: object) -> Page:
        page = phone(**kind).new_page()
        page.goto(f"{screen.address}#{TOKEN}")
        page.locator("body.here").wait_for()
        return page
    return one
