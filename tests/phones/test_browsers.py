"""The page in the oldest browsers that it supports, and where colours are the phone's own.

Safari 12.1 is the last one of phones that stay at iOS 12. Chrome 79 and Firefox 75 are the first
with the sizes `min()` and `max()`, by which a board's places are large enough for a finger; every
Android from 4.4 has them.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.phones.conftest import Visit, card
from tests.phones.screen import PAGE, Screen
from tests.phones.snapshots import blind, haggis, halmstad, hamnar, herrlof, join, pad, reindeer

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

expect = pytest.importorskip(
    "playwright.sync_api", reason="not installed here: playwright").expect
pytestmark = pytest.mark.browser

NEWER = """
for (const kind of [Element, Document, DocumentFragment]) {
  for (const name of ["replaceChildren", "getAnimations", "animate", "ariaPressed", "getHTML",
                      "checkVisibility", "moveBefore"]) delete kind.prototype[name];
}
for (const name of ["at", "findLast", "findLastIndex", "toSorted", "toReversed", "toSpliced"])
  delete Array.prototype[name];
for (const name of ["at", "replaceAll", "matchAll", "isWellFormed", "toWellFormed"])
  delete String.prototype[name];
for (const name of ["hasOwn", "groupBy", "fromEntries"]) delete Object[name];
for (const name of ["allSettled", "any", "try", "withResolvers"]) delete Promise[name];
for (const name of ["BroadcastChannel", "ResizeObserver", "structuredClone", "queueMicrotask",
                    "PointerEvent", "WeakRef", "FinalizationRegistry", "BigInt", "visualViewport",
                    "requestIdleCallback", "reportError", "navigation"]) delete window[name];
delete Navigator.prototype.vibrate;
delete Promise.prototype.finally;
for (const kind of ["down", "move", "up", "cancel"])
  window.addEventListener("pointer" + kind, (event) => event.stopImmediatePropagation(), true);
"""
SYNTAX = {  # newer than those browsers, in a script without what it quotes
    "optional chaining": r"\?\.(?!\d)", "nullish": r"\?\?", "logical assignment": r"(\|\||&&)=",
    "private members": r"(?<![\w&])#\w", "class fields": r"^\s+static ", "separators": r"\d_\d",
    "big integers": r"\b\d+n\b", "imports": r"\bimport\b", "top await": r"^await\b"}
METHODS = ("replaceChildren", "replaceAll", "matchAll", "at", "findLast", "toSorted", "hasOwn",
           "fromEntries", "allSettled", "structuredClone", "toReversed", "groupBy", "finally")
STYLES = (r":has\(", r":is\(", r":where\(", r"\bclamp\(", r"(?<!-)\binset:", r"aspect-ratio:(?! )",
          r"^\s*(?:row-|column-)?gap:", r"@layer", r"@container", r"&\s*[.:]", r"color-mix",
          r"[,}]\s*[^{},]*:focus-visible\s*[,]", r"\b\d+[sld]v[hwb]\b")


def bare(script: str) -> str:
    """A script without what it quotes and says of itself."""
    script = re.sub(r'"(?:\\.|[^"\\\n])*"|/\^?[^/\n ]+/[a-z]*\.', '""', script)
    return re.sub(r"(^|\s)//.*$", "", script, flags=re.MULTILINE)


def test_the_script_is_written_in_what_the_oldest_browsers_read():
    script = bare((PAGE / "phone.js").read_text(encoding="utf-8"))
    assert len(script.splitlines()) > 500
    found = {name: hit.group() for name, sign in SYNTAX.items()
             if (hit := re.search(sign, script, re.MULTILINE))}
    assert found == {}
    assert [name for name in METHODS if re.search(rf"\.{name}\(", script)] == []


def test_the_sheet_is_written_in_what_the_oldest_browsers_read():
    sheet = (PAGE / "phone.css").read_text(encoding="utf-8")
    found = [hit.group() for sign in STYLES for hit in re.finditer(sign, sheet, re.MULTILINE)]
    assert found == ["100dvh"]
    assert "min-height: 100vh; min-height: 100dvh" in sheet, "older ones take the first"


@pytest.mark.parametrize(("make", "where", "name", "place"), [
    (hamnar, "#spots", "b1, bear", "b1"), (haggis, "#hand", "blue 7", "hand/0/8"),
    (herrlof, "body", "7", None), (halmstad, "body", None, None),
    (reindeer, "#legal", None, None)])
def test_every_game_is_played_in_the_oldest_browsers(
        visit: Visit, screen: Screen, make, where, name, place):
    screen.show(make())
    page = visit(old=NEWER)
    assert page.evaluate("typeof Element.prototype.replaceChildren") == "undefined"
    found = page.locator(where)
    one = (found.get_by_role("button", name=name, exact=True) if name
           else found.locator("button[data-place]:not([aria-disabled])"))
    one.first.tap()
    assert screen.hear("touch")["place"] == (place or one.first.get_attribute("data-place"))
    page.get_by_role("button", name="Hint", exact=True).tap()
    assert screen.hear("act")["act"] == "why"


def test_a_guest_joins_and_steers_in_the_oldest_browsers(visit: Visit, screen: Screen):
    screen.show(join())
    page = visit(old=NEWER)
    page.get_by_role("textbox").fill("Ingrid")
    page.get_by_role("button", name="Sit down").tap()
    assert screen.hear("name")["text"] == "Ingrid"
    screen.show(pad())
    page.get_by_role("button", name="Down", exact=True).tap()
    assert screen.hear("act")["act"] == "down"
    screen.show(blind() | {"clock": None})
    page.get_by_role("button", name="Believe").tap()
    assert screen.hear("touch")["place"] == "blind/left"


# Colours of the phone's own


def outline(node: Locator) -> str:
    return str(node.evaluate("node => getComputedStyle(node).outlineStyle"))


def test_what_is_picked_has_an_outline_where_colours_are_the_phones_own(
        visit: Visit, screen: Screen):
    shown = haggis()
    shown["hand"][8]["on"] = True
    shown["hand"][10]["focus"] = True
    screen.show(shown)
    page = visit(forced=True)
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    picked = card(page, "blue 7").locator("img, span").last
    assert outline(picked) == "solid"
    assert outline(card(page, "red 7").locator("img, span").last) == "dashed"
    assert outline(card(page, "green 2").locator("img, span").last) == "none"


def test_whose_turn_it_is_has_an_outline_and_a_sign_where_colours_are_the_phones_own(
        visit: Visit, screen: Screen):
    screen.show(haggis())
    page = visit(forced=True)
    mine, other = (page.locator("#figures li").nth(n) for n in range(2))
    sign = "node => getComputedStyle(node.querySelector('b'), '::before').content"
    assert (outline(mine), outline(other)) == ("solid", "none")
    assert "▸" in mine.evaluate(sign)
    assert other.evaluate(sign) == "none"


def test_a_board_marks_what_is_picked_where_colours_are_the_phones_own(
        visit: Visit, screen: Screen):
    shown = hamnar()
    places = [spot for spot in shown["board"]["spots"] if spot["place"]]
    places[0]["on"], places[1]["focus"] = True, True
    places[0]["focus"] = places[1]["on"] = places[2]["on"] = places[2]["focus"] = False
    screen.show(shown)
    page = visit(forced=True)

    def of(n: int) -> str:
        return outline(page.locator(f"#spots [data-place='{places[n]['place']}']"))
    assert (of(0), of(1), of(2)) == ("solid", "dashed", "none")


def tops(page: Page) -> dict[str, float]:
    return dict(page.evaluate("""() => [...document.querySelectorAll("#hand li")].map(
        (item) => [item.textContent, Math.round(item.getBoundingClientRect().top)])"""))


def test_cards_stay_in_their_rows_while_others_are_played(visit: Visit, screen: Screen):
    screen.show(haggis())
    page = visit()
    before = tops(page)
    assert len(set(before.values())) > 1
    hand = haggis()["hand"]
    for n, played in enumerate((1, 8, 3)):
        hand.pop(played)
        screen.show(haggis() | {"n": 18 + n, "hand": hand})
        expect(page.locator("#hand li")).to_have_count(16 - n)
        now = tops(page)
        assert now == {name: before[name] for name in now}
