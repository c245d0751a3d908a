"""The page comes back: from sleep, from a dead line, for ever. The test moves its clock, and its
way to the screen goes over a relay."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.phones.conftest import TOKEN, Phone, card
from tests.phones.relay import Relay
from tests.phones.screen import Screen
from tests.phones.snapshots import haggis

if TYPE_CHECKING:
    from playwright.sync_api import Page

expect = pytest.importorskip(
    "playwright.sync_api", reason="not installed here: playwright").expect
pytestmark = [pytest.mark.browser, pytest.mark.long]


@pytest.fixture
def relay(screen: Screen):
    with Relay.to(screen.port) as relay:
        yield relay


@pytest.fixture
def far(phone: Phone, screen: Screen, relay: Relay) -> Page:
    """A guest whose way to the screen goes over the relay, with a clock that the test moves. Her
    page loads no pictures: on a dead way they would take all the connections that a browser allows,
    and whatever it asks for then would wait for ever."""
    screen.show(haggis())
    page = phone().new_page()
    page.route("**/art/**", lambda route: route.abort())
    page.clock.install(time=0)
    page.clock.pause_at(1_000)
    page.goto(f"http://127.0.0.1:{relay.port}/#{TOKEN}")
    page.locator("body.here").wait_for()
    screen.hear("hello")
    return page


def hide(page: Page, *, hidden: bool) -> None:
    """Do what a phone does that is locked and taken up again; no browser under test does it."""
    page.evaluate("""hidden => {
        Object.defineProperty(document, "hidden", {configurable: true, value: hidden});
        document.dispatchEvent(new Event("visibilitychange"));
        if (!hidden) window.dispatchEvent(new Event("online"));
    }""", hidden)


def lines(screen: Screen) -> int:
    return screen.asked.count("line")


def wait(page: Page, milliseconds: int) -> None:
    """Let the phone's clock run, and what it has then begun go over the net and back."""
    for _ in range(0, milliseconds, 500):
        page.clock.run_for(min(milliseconds, 500))
        page.evaluate("fetch('phone.css').then(answer => answer.text()).catch(() => null)")


def test_a_cut_line_is_dialled_anew_and_shows_what_is_now(
        far: Page, relay: Relay, screen: Screen):
    screen.shows = haggis() | {"n": 30, "task": "Lead what you like"}
    relay.cut()
    wait(far, 2_000)
    assert screen.hear("hello")["n"] == 17
    expect(far.get_by_role("heading", name="Lead what you like")).to_be_visible()
    assert lines(screen) == 2


@pytest.mark.parametrize("half", [False, True])
def test_a_phone_that_wakes_to_a_dead_line_asks_once_and_leaves_it(
        far: Page, relay: Relay, screen: Screen, half: bool):
    hide(far, hidden=True)
    far.clock.run_for(5_000)
    relay.stall(half=half)
    hide(far, hidden=False)
    wait(far, 500)
    assert lines(screen) == 1  # it may still answer
    wait(far, 1_000)
    screen.hear("hello")
    expect(far.locator("body.here")).to_be_attached()
    assert lines(screen) == 2


def test_a_phone_that_slept_for_long_does_not_ask(far: Page, screen: Screen):
    hide(far, hidden=True)
    far.clock.run_for(31_000)
    hide(far, hidden=False)
    screen.hear("hello")
    far.locator("body.here").wait_for()
    assert lines(screen) == 2


def test_a_phone_that_slept_for_a_moment_keeps_its_line(far: Page, screen: Screen):
    hide(far, hidden=True)
    hide(far, hidden=False)
    screen.hear("ping")
    wait(far, 3_000)
    card(far, "blue 7").tap()
    screen.hear("touch")
    assert lines(screen) == 1


def test_a_press_into_a_dead_line_finds_it_out(far: Page, relay: Relay, screen: Screen):
    relay.stall()
    card(far, "blue 7").tap()
    wait(far, 3_000)
    screen.hear("hello")
    far.locator("body.here").wait_for()
    card(far, "blue 7").tap()
    assert screen.hear("touch")["place"] == "hand/0/8"


def test_it_never_gives_up_and_asks_about_the_wifi(far: Page, relay: Relay, screen: Screen):
    relay.open = False
    relay.cut()
    wait(far, 30_000)
    expect(card(far, "blue 7")).to_be_visible()  # the hand is still there to be looked at
    relay.open = True
    wait(far, 5_500)
    screen.hear("hello")
    far.locator("body.here").wait_for()
