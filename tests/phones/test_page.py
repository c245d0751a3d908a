"""The page in a real browser, as a guest holds it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Literal

import pytest

from game.core.name_filter import LONGEST
from game.phones.static_files import load_files
from tests.phones.conftest import SMALL, TOKEN, Phone, Visit, card
from tests.phones.screen import ASSETS, PATIENCE, Screen
from tests.phones.snapshots import (
    MOMENTS,
    blind,
    button,
    haggis,
    halmstad,
    hamnar,
    herrlof,
    join,
    pad,
    reindeer,
)

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

expect = pytest.importorskip(
    "playwright.sync_api", reason="not installed here: playwright").expect
axe = pytest.importorskip("axe_playwright_python.sync_playwright",
                          reason="not installed here: axe-playwright-python")
pytestmark = pytest.mark.browser

UPRIGHT, ACROSS = SMALL, (SMALL[1], SMALL[0])
LEAST = 44
FINGER = 0.25  # of a pixel that a browser may round away


def mark(page: Page, *selectors: str) -> None:
    """Note the very nodes that stand there, to know them again."""
    for selector in selectors:
        page.locator(selector).first.evaluate("node => node.known = true")


def marked(page: Page, selector: str) -> bool:
    return bool(page.locator(selector).first.evaluate("node => node.known === true"))


def small(page: Page) -> list[str]:
    """Everything to press that is smaller than a finger."""
    return list(page.evaluate("""least => [...document.querySelectorAll("button, input")]
        .filter(node => node.offsetParent)
        .map(node => [node.textContent, node.getBoundingClientRect()])
        .filter(([_, box]) => Math.min(box.width, box.height) < least)
        .map(([text, box]) => `${text}: ${box.width} x ${box.height}`)""", LEAST - FINGER))


def turn_to(page: Page, screen: Screen, name: str) -> None:
    """Show one of the moments, and wait until the page does."""
    shown = MOMENTS[name]()
    screen.show(shown)
    expect(page.locator("#join-task" if shown["kind"] == "join" else "#task")).to_have_text(
        shown.get("focus") or shown["task"])
    expect(page.locator("#picked")).to_have_text(shown.get("picked", ""))


def wide(page: Page) -> bool:
    """Whether the page is wider than the phone."""
    return bool(page.evaluate("document.documentElement.scrollWidth > window.innerWidth"))


# Joining, and touching


def test_a_guest_sits_down_with_a_name(visit: Visit, screen: Screen):
    screen.show(join() | {"seat": "Your seat: number 4"})
    page = visit()
    screen.hear("hello")
    expect(page.get_by_text("Your seat: number 4")).to_be_visible()
    page.get_by_role("textbox", name="What is your name?").fill("  Ingrid ")
    page.get_by_role("button", name="Sit down").tap()
    assert screen.hear("name") == {"kind": "name", "text": "Ingrid"}
    screen.show(haggis())
    expect(page.locator("#join")).to_be_hidden()
    expect(page.get_by_role("heading", name="Beat: Pair of 5")).to_be_visible()


def test_who_has_said_a_name_here_is_not_asked_again(visit: Visit, screen: Screen):
    screen.show(join())
    page = visit()
    page.get_by_role("textbox").fill("Ingrid")
    page.get_by_role("button", name="Sit down").tap()
    assert screen.hear("name")["text"] == "Ingrid"
    page.goto("about:blank")
    page.goto(f"{screen.address}#{TOKEN[::-1]}")  # the code of another evening
    assert screen.hear("name")["text"] == "Ingrid"
    refused = join() | {"n": 2, "task": "Another name, please."}
    screen.show(refused)
    expect(page.get_by_role("heading", name="Another name")).to_be_visible()
    assert screen.said() == []


def test_a_name_is_no_longer_than_it_can_be_shown(visit: Visit, screen: Screen):
    screen.show(join())
    page = visit()
    page.get_by_role("textbox").press_sequentially("Maximiliana Theodora")
    page.get_by_role("button", name="Sit down").tap()
    assert screen.hear("name")["text"] == "Maximilian"
    assert page.get_by_role("textbox").get_attribute("maxlength") == str(LONGEST)


def test_a_tap_touches_its_place_and_says_which_snapshot_was_seen(visit: Visit, screen: Screen):
    screen.show(haggis())
    page = visit()
    card(page, "blue 7").tap()
    assert screen.hear("touch") == {"kind": "touch", "place": "hand/0/8", "n": 17}
    screen.show(haggis() | {"n": 18})
    page.get_by_role("button", name="Pass", exact=True).tap()
    assert screen.hear("touch") == {"kind": "touch", "place": "button/pass", "n": 18}
    page.get_by_role("button", name="Hint", exact=True).tap()
    assert screen.hear("act") == {"kind": "act", "act": "why", "n": 18}


def test_what_cannot_be_played_can_be_pressed_and_says_why(visit: Visit, screen: Screen):
    screen.show(haggis())
    why = {"text": "A 2 is lower than a pair of 5", "bad": True}
    refused = haggis() | {"n": 18, "said": why}
    screen.answer = lambda said: refused if said["kind"] == "touch" else None
    page = visit()
    low = card(page, "green 2")
    expect(low).to_have_attribute("aria-disabled", "true")
    low.tap(force=True)  # the driver would wait until it is enabled
    assert screen.hear("touch")["place"] == "hand/0/0"
    expect(page.get_by_role("alert")).to_have_text(why["text"])


@pytest.mark.long
def test_a_patch_keeps_the_nodes_and_the_place_of_whoever_reads_them(visit: Visit, screen: Screen):
    screen.show(haggis())
    page = visit()
    known = ("#hand li:nth-child(9) button", "#figures li", "#table li", "#buttons button", "#task")
    mark(page, *known)
    card(page, "blue 7").focus()
    later = haggis() | {"n": 18, "live": "Ylva passes.", "picked": "Single 7"}
    later["hand"][8]["on"] = True
    screen.show(later)
    expect(card(page, "blue 7")).to_have_attribute("aria-pressed", "true")
    assert all(marked(page, selector) for selector in known)
    expect(card(page, "blue 7")).to_be_focused()
    expect(page.locator("#live")).to_have_text("Ylva passes.")


@pytest.mark.long
def test_focus_goes_along_when_a_hand_is_sorted_and_beside_it_when_a_card_is_played(
        visit: Visit, screen: Screen):
    screen.show(haggis())
    page = visit()
    card(page, "blue 7").focus()
    sorted_by_colour = haggis() | {"n": 18}
    sorted_by_colour["hand"].reverse()
    screen.show(sorted_by_colour)
    expect(page.locator("#hand button").first).to_have_text("king")
    expect(card(page, "blue 7")).to_be_focused()
    played = sorted_by_colour | {"n": 19}
    played["hand"] = [one for one in played["hand"] if one["label"] != "blue 7"]
    screen.show(played)
    expect(page.locator("#hand li")).to_have_count(16)
    expect(card(page, "red 6").or_(card(page, "blue 6")).or_(card(page, "red 7")).and_(
        page.locator(":focus"))).to_have_count(1)


def test_the_page_says_its_language_and_that_nobody_shall_translate_it(
        visit: Visit, screen: Screen):
    """A browser that translates by itself replaces what the page changes later."""
    screen.show(herrlof() | {"lang": "sv"})
    html = visit(language="sv").locator("html")
    expect(html).to_have_attribute("lang", "sv")
    expect(html).to_have_attribute("translate", "no")


def test_names_are_text(visit: Visit, screen: Screen):
    evil = "<img src=x onerror=alert(1)><script>alert(2)</script>"
    shown = haggis()
    shown["me"]["name"] = shown["figures"][0]["name"] = shown["live"] = shown["task"] = evil
    shown["hand"][0]["label"] = shown["table"][0]["name"] = shown["buttons"][0]["label"] = evil
    screen.show(shown)
    page = visit()
    for selector in ("#name", "#figures b", "#live", "#task", "#hand span", "#table p",
                     "#buttons span"):
        expect(page.locator(selector).first).to_have_text(evil)
    assert page.locator("main script, main [onerror]").count() == 0


def test_an_answer_that_is_given_unseen_is_one_touch(visit: Visit, screen: Screen):
    screen.show(blind() | {"clock": None})
    page = visit()
    for name, side in (("Believe", "left"), ("Challenge", "right")):
        page.get_by_role("button", name=name).tap()
        assert screen.hear("touch") == {"kind": "touch", "place": f"blind/{side}", "n": 17}


class Finger:
    """One finger on a page."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)

    def on(self, node: Locator, kind: str = "touchMove") -> None:
        """Come down on a card, or slide there; on its index, as its neighbour may cover it."""
        box = node.bounding_box()
        assert box is not None
        self._send(kind, [{"x": box["x"] + 14, "y": box["y"] + 24}])

    def down(self, node: Locator) -> None:
        self.on(node, "touchStart")

    def up(self) -> None:
        self._send("touchEnd", [])

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_finger_slides_to_another_card_and_plays_the_one_that_it_leaves(
        visit: Visit, screen: Screen):
    screen.show(haggis())
    page, names = visit(), ("green 2", "yellow 3")
    finger, row = Finger(page), [card(page, name) for name in names]
    screen.said()
    finger.down(row[0])
    expect(page.locator("#picked")).to_contain_text("green 2: ")
    finger.on(row[1])
    expect(page.locator("#picked")).to_contain_text("yellow 3: ")
    expect(page.locator(".card.lift")).to_have_text("yellow 3")
    assert screen.said() == []
    finger.up()
    assert screen.hear("touch") == {"kind": "touch", "place": "hand/0/2", "n": 17}
    expect(page.locator(".lift")).to_have_count(0)
    expect(page.locator("#picked")).to_have_text("Pick cards, then play them.")
    assert screen.said() == []


def test_a_finger_that_slides_away_chooses_nothing(visit: Visit, screen: Screen):
    for shown, name in ((haggis(), "green 2"), (herrlof(), "7")):
        screen.show(shown)
        page = visit()
        screen.hear("hello")
        finger = Finger(page)
        finger.down(page.get_by_role("button", name=name, exact=True))
        expect(page.locator("#picked")).to_contain_text(f"{name}: ")
        finger.on(page.locator("#task"))
        expect(page.locator("#picked")).not_to_contain_text(f"{name}: ")
        finger.up()
        page.get_by_role("button", name="Hint", exact=True).tap()
        assert screen.heard.get(timeout=PATIENCE)[1]["kind"] == "act"
        page.close()


def test_a_touch_is_meant_for_what_was_shown_when_the_finger_came(visit: Visit, screen: Screen):
    screen.show(haggis())
    page = visit()
    finger = Finger(page)
    finger.down(card(page, "king"))
    screen.show(haggis() | {"n": 18, "q": 5, "live": "Ylva passes."})
    expect(page.locator("#live")).to_have_text("Ylva passes.")
    finger.up()
    assert screen.hear("touch")["n"] == 17


def test_a_pad_steers_with_arrows(visit: Visit, screen: Screen):
    screen.show(pad())
    page = visit()
    for name, act in (("Up", "up"), ("Choose", "confirm"), ("Back", "cancel"), ("Pause", "pause")):
        page.get_by_role("button", name=name).tap()
        assert screen.hear("act")["act"] == act
    expect(page.get_by_role("heading", level=2)).to_contain_text("Haggis: Get rid of your cards")


def test_an_arrow_that_is_held_goes_on_until_it_is_let_go(visit: Visit, screen: Screen):
    screen.show(pad())
    page = visit()
    box = page.get_by_role("button", name="Down", exact=True).bounding_box()
    finger = page.context.new_cdp_session(page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    screen.said()
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    assert [screen.hear("act")["act"] for _ in range(3)] == ["down"] * 3
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.get_by_role("button", name="Choose", exact=True).tap()
    heard = screen.hear("act")
    while heard["act"] == "down":  # on their way when it was let go
        heard = screen.hear("act")
    assert heard["act"] == "confirm"
    assert screen.said() == []


def test_a_phone_hums_when_its_turn_comes_and_for_no_secret(phone: Phone, screen: Screen):
    page = phone().new_page()
    page.add_init_script("window.hums = 0; navigator.vibrate = () => { hums += 1; return true; }")
    screen.show(haggis() | {"turn": "other"})
    page.goto(f"{screen.address}#{TOKEN}")
    page.locator("body.here").wait_for()
    for n, (shown, hums) in enumerate((
            (haggis(), 1), (haggis() | {"live": "Ylva passes."}, 1),
            (haggis() | {"turn": "other"}, 1), (blind(), 1), (haggis() | {"turn": "other"}, 1),
            (haggis(), 2))):
        screen.show(shown | {"n": 20 + n, "picked": str(n)})
        expect(page.locator("#picked")).to_have_text(str(n))
        assert page.evaluate("hums") == hums


def test_a_board_is_touched_where_it_lies_or_steered_with_arrows(visit: Visit, screen: Screen):
    screen.show(hamnar())
    page = visit()
    page.locator("#spots").get_by_role("button", name="b1, bear").tap()
    assert screen.hear("touch")["place"] == "b1"
    page.locator("#legal").get_by_role("button", name="d2, free").tap()
    assert screen.hear("touch")["place"] == "d2"
    page.get_by_role("button", name="Arrows").tap()
    page.get_by_role("button", name="Left", exact=True).tap()
    assert screen.hear("act") == {"kind": "act", "act": "left", "n": 17}


@pytest.mark.long
def test_a_map_too_small_for_a_finger_comes_closer_first(visit: Visit, screen: Screen):
    screen.show(reindeer())
    page = visit()
    screen.said()
    spot = page.locator("#spots").get_by_role("button", name="Denver")
    spot.tap()
    expect(page.locator("#map")).to_have_class("zoomed")
    assert screen.said() == []
    size = spot.bounding_box()
    assert min(size["width"], size["height"]) >= LEAST - FINGER
    spot.tap()
    assert screen.hear("touch")["place"] == "city/Denver"
    while page.get_by_role("button", name="Farther away").is_visible():
        page.get_by_role("button", name="Farther away").tap()
    expect(page.locator("#map")).not_to_have_class("zoomed")


def test_what_alone_can_be_touched_there_is_touched_at_once(visit: Visit, screen: Screen):
    now = reindeer()
    for spot in now["board"]["spots"]:
        spot["can"] = spot.get("place") == "city/Denver"
    screen.show(now)
    page = visit()
    page.locator("#spots").get_by_role("button", name="Denver").tap()
    assert screen.hear("touch")["place"] == "city/Denver"
    expect(page.locator("#map")).not_to_have_class("zoomed")


def test_where_somebody_went_is_drawn_in_her_colour(visit: Visit, screen: Screen):
    screen.show(hamnar())
    way = visit().locator("#lines .way")
    expect(way).to_have_css("stroke", "rgb(242, 112, 64)")
    assert way.bounding_box()["height"] > 10


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_sleigh_flies_along_the_newest_way_where_motion_is_liked(
        visit: Visit, screen: Screen, motion: Literal["no-preference", "reduce"]):
    screen.show(reindeer())
    page = visit()
    page.emulate_media(reduced_motion=motion)
    page.evaluate("""window.flights = 0; new MutationObserver((all) => all.forEach((one) =>
        one.addedNodes.forEach((node) => { flights += node.className === "fly"; }))).observe(
        document.getElementById("country"), {childList: true})""")
    flown = reindeer() | {"n": 18, "picked": "Big sleigh"}
    flown["board"]["lines"] = [{"kind": "way", "path": "M.1 .1Q.2 .1 .3 .3M.2 .2L.3 .3L.2 .3",
                                "colour": "#fff", "picture": "pieces/reindeer/little"}]
    for n in (18, 19):  # the same way is no other flight
        screen.show(flown | {"n": n, "picked": str(n)})
        expect(page.locator("#picked")).to_have_text(str(n))
    assert page.evaluate("flights") == (motion == "no-preference")
    expect(page.locator(".fly")).to_have_count(0)


def test_a_map_is_touched_between_its_places(visit: Visit, screen: Screen):
    screen.show(reindeer())
    page = visit()
    page.get_by_role("button", name="Closer").tap()
    page.get_by_role("button", name="Closer").tap()
    page.get_by_role("button", name="Closer").tap()
    box = page.locator("#country").bounding_box()
    seen = page.locator("#map").bounding_box()
    free = page.evaluate("""([x, y, w, h]) => {
        for (let n = 0; n < 400; n++) {
            const left = x + w * (n % 20) / 20, top = y + h * Math.floor(n / 20) / 20;
            const node = document.elementFromPoint(left, top);
            if (node && node.closest("#country") && !node.closest("button")) return [left, top];
        }
    }""", [seen["x"], seen["y"], seen["width"], seen["height"]])
    screen.said()
    page.touchscreen.tap(*free)
    pointed = screen.hear("point")
    assert pointed["n"] == 17
    assert abs(pointed["x"] - (free[0] - box["x"]) / box["width"]) < 0.01
    assert abs(pointed["y"] - (free[1] - box["y"]) / box["width"]) < 0.01


def test_two_fingers_bring_a_map_closer_where_they_are(visit: Visit, screen: Screen):
    screen.show(reindeer())
    page = visit()
    spot = page.locator("#spots").get_by_role("button", name="Denver")
    before, wide = spot.bounding_box(), page.locator("#country").bounding_box()["width"]
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    fingers = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 30), ("touchMove", 40), ("touchMove", 90), ("touchEnd", 0)):
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [
            {"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}] if apart else []})
    expect(page.locator("#map")).to_have_class("zoomed")
    assert page.locator("#country").bounding_box()["width"] > 1.5 * wide
    after = spot.bounding_box()
    assert abs(after["x"] + after["width"] / 2 - x) < LEAST / 2
    assert page.evaluate("window.visualViewport.scale") == 1


def test_what_a_sleigh_reaches_fills_the_map(visit: Visit, screen: Screen):
    screen.show(reindeer())
    page = visit()
    wide = page.locator("#country").bounding_box()["width"]
    aimed = reindeer() | {"n": 18}
    aimed["board"] |= {"look": [.5, .3, .1], "lines": [
        {"kind": "reach", "path": "M.4 .3a.1 .1 0 1 0 .2 0a.1 .1 0 1 0 -.2 0z", "colour": "#fff"}]}
    screen.show(aimed)
    reach = page.locator("#lines .reach")
    expect(reach).to_have_count(1)
    circle, seen = reach.bounding_box(), page.locator("#map").bounding_box()
    assert circle["height"] > 0.7 * seen["height"]
    assert circle["y"] >= seen["y"] - 4
    assert circle["y"] + circle["height"] <= seen["y"] + seen["height"] + 4
    screen.show(reindeer() | {"n": 19})
    expect(reach).to_have_count(0)
    assert page.locator("#country").bounding_box()["width"] == wide


def test_it_is_played_without_a_picture(visit: Visit, screen: Screen):
    screen.pictures = False
    screen.show(haggis())
    page = visit()
    expect(card(page, "red 7").locator("span")).to_be_visible()
    assert card(page, "red 7").locator("span").bounding_box()["width"] > LEAST / 2
    card(page, "red 7").tap()
    assert screen.hear("touch")["place"] == "hand/0/10"


def test_the_strip_begins_anew_when_something_else_lies_there(visit: Visit, screen: Screen):
    shown = halmstad()
    shown["table"] += [{"name": f"Still turns: {n}", "items": []} for n in range(9)]
    screen.show(shown)
    page = visit(width=LOW[0], height=LOW[1])
    strip = page.locator("#table")
    page.evaluate("document.getElementById('table').scrollLeft = 40")
    screen.show(shown | {"n": 18, "picked": "7"})
    expect(page.locator("#picked")).to_have_text("7")
    assert strip.evaluate("node => node.scrollLeft") == 40
    moved = shown | {"n": 19, "picked": "8"}
    moved["table"] = [{"name": "Best so far", "items": []}, *shown["table"]]
    screen.show(moved)
    expect(page.locator("#picked")).to_have_text("8")
    assert strip.evaluate("node => node.scrollLeft") == 0


def test_trumps_are_marked_on_the_hand(visit: Visit, screen: Screen):
    shown = herrlof()
    shown["hand"][4]["trump"] = True
    screen.show(shown)
    page = visit()
    expect(card(page, "green 2")).to_have_accessible_description("Trump")
    expect(page.locator("#hand .trump")).to_have_count(1)


def test_the_rules_are_read_on_the_phone_alone(visit: Visit, screen: Screen):
    screen.tell("/rules/haggis.en", "Rules of Haggis\n# The aim\nGet rid of your cards.")
    screen.show(haggis() | {"book": "rules/haggis.en"})
    page = visit()
    screen.hear("hello")
    page.get_by_role("button", name="Rules", exact=True).tap()
    expect(page.locator("#read .head")).to_have_text("The aim")
    expect(page.get_by_text("Get rid of your cards.")).to_be_visible()
    expect(page.get_by_role("button", name="Close", exact=True)).to_be_focused()
    page.get_by_role("button", name="Close", exact=True).tap()
    expect(page.get_by_text("Get rid of your cards.")).to_be_hidden()
    assert screen.said() == []


def test_the_log_is_a_list_until_it_is_closed(visit: Visit, screen: Screen):
    screen.show(haggis())
    page = visit()
    page.get_by_role("button", name="Log", exact=True).tap()
    assert screen.hear("act")["act"] == "log"
    told = [f"Ask plays {n}." for n in range(40)]
    screen.show(haggis() | {"n": 18, "log": told})
    expect(page.locator("#read li")).to_have_text(told)
    page.get_by_role("button", name="Close", exact=True).tap()
    assert screen.hear("act") == {"kind": "act", "act": "log", "n": 18}
    screen.show(haggis() | {"n": 19})
    expect(page.locator("#sheet")).to_be_hidden()


def test_letters_grow_on_this_phone_and_stay_so(visit: Visit, screen: Screen):
    screen.show(haggis())
    page = visit()
    task = page.locator("#task")
    before = task.evaluate("node => parseFloat(getComputedStyle(node).fontSize)")
    page.get_by_role("button", name="Text size").tap()
    page.get_by_role("button", name="Text size").tap()
    page.reload()
    page.locator("body.here").wait_for()
    after = task.evaluate("node => parseFloat(getComputedStyle(node).fontSize)")
    assert after == pytest.approx(1.4 * before, rel=0.25)  # a page that folds has smaller ones
    assert after > before
    for _ in range(2):
        page.get_by_role("button", name="Text size").tap()
    assert task.evaluate("node => parseFloat(getComputedStyle(node).fontSize)") == before


# Low and narrow phones

LOW = (320, 568)
LOWEST = 40  # a touch there is at least so high
STUCK = """least => [...document.querySelectorAll(
        "#hand button, #buttons button, #blind button, #acts button, #table .first button")]
    .filter(node => {
        const box = node.getBoundingClientRect();
        const down = Math.min(box.height / 2, 20);
        const seen = document.elementFromPoint(box.left + 16, box.top + down);
        return box.top < 0 || box.bottom > innerHeight + 1 || box.height < least
            || box.width < least || !node.contains(seen);
    }).map(node => node.textContent)"""


BROKEN = """() => [...document.querySelectorAll(
        "h1, #acts button, #buttons button")].flatMap(node => {
        const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT), broken = [];
        if (node.scrollWidth > node.clientWidth + 1) broken.push(node.textContent);
        for (let text = walk.nextNode(); text; text = walk.nextNode())
            for (const word of text.data.matchAll(/[^\\s]+/g)) {
                const range = document.createRange();
                range.setStart(text, word.index);
                range.setEnd(text, word.index + word[0].length);
                if (range.getClientRects().length > 1) broken.push(word[0]);
            }
        return broken;
    })"""


@pytest.mark.share(2)
@pytest.mark.parametrize(("size", "large"), [(LOW, False), (UPRIGHT, True)])
@pytest.mark.parametrize("name", ["hamnar", "reindeer"])
def test_no_word_is_cut_or_broken(
        visit: Visit, screen: Screen, name: str, size: tuple[int, int], large: bool):
    screen.show(MOMENTS[name]())
    page = visit(width=size[0], height=size[1], large=large)
    page.locator("#acts button").first.wait_for()
    assert page.evaluate(BROKEN) == []


def test_what_is_said_hides_nothing_of_the_table_where_letters_are_large(
        visit: Visit, screen: Screen):
    screen.show(halmstad())
    page = visit(width=390, height=844, large=True)
    said = page.locator("#note p:visible").bounding_box()
    card = page.locator("#table button, #table .small").first.bounding_box()
    assert said and card and card["y"] + card["height"] <= said["y"] + 1


@pytest.mark.share(3)
@pytest.mark.parametrize("size", [LOW, UPRIGHT])
@pytest.mark.parametrize("name", ["herrlof", "haggis", "picked", "halmstad", "blind"])
def test_hand_and_buttons_are_in_reach_at_once(
        visit: Visit, screen: Screen, name: str, size: tuple[int, int]):
    screen.show(join())
    page = visit(width=size[0], height=size[1])
    turn_to(page, screen, name)
    assert page.evaluate(STUCK, LOWEST) == []
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")


@pytest.mark.share(2)
@pytest.mark.parametrize("name", ["herrlof", "haggis", "halmstad", "blind"])
def test_hand_and_buttons_are_in_reach_across(visit: Visit, screen: Screen, name: str):
    screen.show(join())
    page = visit(width=844, height=390)
    turn_to(page, screen, name)
    assert page.evaluate(STUCK, LOWEST) == []


def test_a_board_is_seen_whole_across(visit: Visit, screen: Screen):
    screen.show(hamnar())
    page = visit(width=844, height=390)
    box = page.locator("#map").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 390


def test_a_hand_is_in_reach_when_pictures_come_late_and_grows_with_the_room(
        visit: Visit, screen: Screen):
    waits = halmstad() | {"turn": "other", "buttons": [], "picked": ""}
    mine = halmstad() | {"n": 18}
    mine["buttons"] = [button(str(n), label) | {"picture": f"pieces/halmstad/{picture}"}
                       for n, (label, picture) in enumerate({
        "Draw": "back", "Look": "knows", "Swap": "back", "Contract": "counter", "Turn up": "open",
        "Feed": "bowl", "Pass": "open", "Sort": "knows"}.items())]
    screen.show(waits)
    page = visit(width=390, height=844)
    hand = page.locator("#hand .card > :first-child").first
    large = hand.bounding_box()
    screen.show(mine)
    expect(page.locator("#buttons .drawn")).to_have_count(len(mine["buttons"]))
    assert page.evaluate(STUCK, LOWEST) == []
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
    screen.show(waits | {"n": 19})
    expect(page.locator("#buttons button")).to_have_count(0)
    assert hand.bounding_box() == large


def test_numbers_take_two_rows(visit: Visit, screen: Screen):
    screen.show(herrlof())
    page = visit(width=LOW[0], height=LOW[1])
    tops = page.locator("#buttons button").evaluate_all(
        "nodes => nodes.map(node => node.getBoundingClientRect().top)")
    assert len(set(tops)) == 2


def test_what_is_said_pushes_nothing_away(visit: Visit, screen: Screen):
    screen.show(halmstad() | {"picked": ""})
    page = visit(width=LOW[0], height=LOW[1])
    spots = """[...document.querySelectorAll("#hand button, #buttons button, #acts button")]
        .map(node => { const box = node.getBoundingClientRect(); return [box.left, box.top]; })"""
    before = page.evaluate(spots)
    why = "A contract answers one quay: pick one with a red number."
    for n, more in enumerate(({"said": {"text": why, "bad": True}}, dict[str, Any](picked=why))):
        screen.show(halmstad() | {"n": 18 + n, "picked": ""} | more)
        expect(page.get_by_text(why)).to_be_visible()
        assert page.evaluate(spots) == before
        assert page.evaluate(STUCK, LOWEST) == []


def test_what_comes_first_on_the_strip_is_large(visit: Visit, screen: Screen):
    shown = halmstad()
    belief = {"picture": "pieces/halmstad/9S", "label": "9 of spades", "place": "belief/1",
              "can": True, "on": False, "focus": False}
    shown["table"].insert(0, {"name": "Beliefs", "items": [belief], "first": True})
    screen.show(shown)
    page = visit(width=LOW[0], height=LOW[1])
    high = [page.locator("#table").get_by_role("button", name=name).bounding_box()["height"]
            for name in ("9 of spades", "10 of hearts")]
    assert high[0] > high[1] >= LOWEST
    assert page.evaluate(STUCK, LOWEST) == []


# The seat is Freja's


def test_the_token_leaves_the_address_and_stays_with_the_phone(visit: Visit, screen: Screen):
    screen.show(haggis())
    page = visit()
    assert screen.hear("hello")["token"] == TOKEN
    assert page.url == screen.address
    assert not any(TOKEN in address for address in screen.asked)
    page.reload()
    page.locator("body.here").wait_for()
    assert screen.hear("hello")["token"] == TOKEN
    other = page.context.new_page()
    other.goto(screen.address)
    assert screen.hear("hello")["token"] == TOKEN


def test_a_phone_that_has_a_seat_keeps_it_when_it_scans_another_code(visit: Visit, screen: Screen):
    screen.show(haggis())
    page = visit()
    code = "c0de" * 5
    page.goto("about:blank")
    page.goto(f"{screen.address}#{code}")
    page.locator("body.here").wait_for()
    assert [screen.hear("hello")["token"] for _ in range(2)] == [TOKEN, TOKEN]
    assert page.url == screen.address


def test_a_code_serves_a_phone_whose_seat_is_gone(visit: Visit, screen: Screen):
    screen.show(haggis())
    page = visit()
    code = "c0de" * 5
    screen.answer = lambda said: said.get("token") == TOKEN and {
        "kind": "bye", "why": "unknown", "text": "Somebody else sits here now."}
    page.goto("about:blank")
    page.goto(f"{screen.address}#{code}")
    page.locator("body.here").wait_for()
    assert [screen.hear("hello")["token"] for _ in range(3)] == [TOKEN, TOKEN, code]


def test_whoever_has_no_code_is_told_where_it_is(phone: Phone, screen: Screen):
    page = phone(language="sv-SE").new_page()
    page.goto(screen.address)
    expect(page.get_by_text("koden på den stora skärmen")).to_be_visible()
    assert screen.said() == []


@pytest.mark.long
def test_the_newest_window_has_the_hand_and_the_older_can_take_it_back(
        visit: Visit, screen: Screen):
    screen.show(haggis())
    older = visit()
    newer = older.context.new_page()
    newer.goto(screen.address)
    newer.locator("body.here").wait_for()
    expect(older.get_by_text("open in another window")).to_be_visible()
    expect(older.locator("#hand")).to_be_hidden()
    older.get_by_role("button", name="Take it back here").tap()
    expect(older.locator("#hand")).to_be_visible()
    expect(newer.get_by_text("open in another window")).to_be_visible()


@pytest.mark.parametrize("why", ["full", "closing"])
def test_a_table_that_is_full_or_closed_says_so_and_is_asked_again(
        visit: Visit, screen: Screen, why: str):
    screen.show(haggis())
    page = visit()
    screen.hear("hello")
    screen.show({"kind": "bye", "why": why, "text": "There is no room for another phone now."})
    expect(page.get_by_text("There is no room for another phone now.")).to_be_visible()
    screen.shows = haggis()
    page.get_by_role("button", name="Try again").tap()
    screen.hear("hello")
    expect(page.get_by_text("There is no room")).to_be_hidden()


@pytest.mark.long
@pytest.mark.parametrize("why", ["put-out", "unknown", "rude"])
def test_what_the_screen_says_at_the_end_is_told_and_not_asked_again(
        visit: Visit, screen: Screen, why: str):
    screen.show(haggis())
    page = visit()
    screen.show({"kind": "bye", "why": why, "text": "Somebody else sits here now."})
    expect(page.get_by_text("Somebody else sits here now.")).to_be_visible()
    expect(page.locator("#hand")).to_be_hidden()
    screen.shows = haggis()
    page.get_by_role("button", name="Try again").tap()
    expect(page.locator("#hand")).to_be_visible()


def test_who_is_removed_and_tries_again_still_reads_why(visit: Visit, screen: Screen):
    screen.show(haggis())
    page = visit()
    page.clock.install()
    screen.show({"kind": "bye", "why": "put-out", "text": "The host has removed this phone."})
    expect(page.get_by_text("The host has removed this phone.")).to_be_visible()
    screen.shows = {"kind": "bye", "why": "unknown", "text": "Ask for a new code."}
    page.get_by_role("button", name="Try again").tap()
    expect(page.get_by_text("Ask for a new code.")).to_be_visible()
    page.clock.run_for(1000)
    expect(page.get_by_text("Ask for a new code.")).to_be_visible()


# How it lies in the hand


def test_the_page_is_small():
    assert sum(len(file.content) for path, file in load_files().items()
               if not path.startswith("/art/")) < 43_008


def test_what_a_script_quotes_is_served_as_it_is():
    quoted = re.compile(r'"[^"\n]*"|`[^`\n]*`')
    told = load_files()["/phone.js"].content.decode()
    read = (ASSETS / "phone" / "phone.js").read_text(encoding="utf-8")
    code = "\n".join(line.partition("// ")[0] for line in read.splitlines())
    assert quoted.findall(told) == quoted.findall(code)


@pytest.mark.parametrize(("size", "large"), [
    (UPRIGHT, False),
    pytest.param(ACROSS, False, marks=pytest.mark.long),
    pytest.param(UPRIGHT, True, marks=pytest.mark.long),
    pytest.param(ACROSS, True, marks=pytest.mark.long),
    pytest.param((390, 844), False, marks=pytest.mark.long),
    pytest.param((390, 844), True, marks=pytest.mark.long),
    pytest.param((820, 1180), False, marks=pytest.mark.long),
    pytest.param((1180, 820), True, marks=pytest.mark.long),
])
def test_all_is_large_enough_to_be_pressed_and_nothing_sticks_out(
        visit: Visit, screen: Screen, size: tuple[int, int], large: bool):
    screen.show(join())
    page = visit(width=size[0], height=size[1], large=large)
    for name in MOMENTS:
        turn_to(page, screen, name)
        for _ in range(3):
            if page.get_by_role("button", name="Closer").is_visible():
                page.get_by_role("button", name="Closer").tap()
        assert small(page) == [], name
        assert not wide(page), name


def test_names_and_roles_are_in_order(visit: Visit, screen: Screen):
    screen.show(join())
    page = visit()
    page.evaluate(axe.Axe().axe_script)
    for name in MOMENTS:
        turn_to(page, screen, name)
        found = page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
        assert found == [], name


@pytest.mark.long
def test_the_index_of_every_card_is_seen_and_touched(visit: Visit, screen: Screen):
    screen.show(haggis())
    page = visit()
    met = page.evaluate("""() => [...document.querySelectorAll("#hand button")].map(node => {
        const box = node.getBoundingClientRect();
        const seen = document.elementFromPoint(box.left + 22, box.top + 30);
        return node.contains(seen) && box.height >= 64;
    })""")
    assert met == [True] * 17


@pytest.mark.long
def test_predictions_dim_no_card(visit: Visit, screen: Screen):
    screen.show(herrlof())
    page = visit()
    expect(card(page, "Valknut")).to_have_css("filter", "none")
