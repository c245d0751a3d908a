"""A browser as on a phone, a screen that it may reach, and pages in it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator

import pytest

from tests.phones.screen import Screen

playwright = pytest.importorskip("playwright.sync_api", reason="not installed here: playwright")

CHROMIUM = shutil.which("chromium")
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
         "--disable-background-networking", "--disable-component-update", "--disable-sync")
TOKEN = "Kx8_pQ2mV-7rT9wZ4bN6yA"
SMALL = (360, 640)

Visit = Callable[..., "playwright.Page"]


@pytest.fixture(scope="session")
def chromium() -> Iterator[playwright.Browser]:
    """One browser for all pages; every guest has a context of her own in it."""
    if CHROMIUM is None:
        pytest.skip("not installed here: chromium")
    with playwright.sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture
def screen() -> Iterator[Screen]:
    with Screen.open() as screen:
        yield screen


@pytest.fixture
def phone(chromium: playwright.Browser) -> Iterator[Callable[..., playwright.BrowserContext]]:
    """Phones of a size: `phone(360, 640)`. What their pages complain about is a fault."""
    phones: list[playwright.BrowserContext] = []
    faults: list[str] = []

    def one(width: int = SMALL[0], height: int = SMALL[1], *, large: bool = False,
            language: str = "en") -> playwright.BrowserContext:
        context = chromium.new_context(
            viewport={"width": width, "height": height}, is_mobile=True, has_touch=True,
            reduced_motion="reduce", locale=language)
        context.on("weberror", lambda error: faults.append(str(error.error)))
        if large:
            context.on("page", _enlarge)
        phones.append(context)
        return context

    yield one
    for context in phones:
        context.close()
    assert not faults


def _enlarge(page: playwright.Page) -> None:
    """Letters twice as large, as the phone's owner wants them."""
    page.context.new_cdp_session(page).send(
        "Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})


@pytest.fixture
def visit(phone: Callable[..., playwright.BrowserContext], screen: Screen) -> Visit:
    """A guest who has pointed a phone at the code of a seat, and sees what the screen shows."""
    def one(**kind: object) -> playwright.Page:
        page = phone(**kind).new_page()
        page.goto(f"{screen.address}#{TOKEN}")
        page.locator("body.here").wait_for()
        return page
    return one
