"""What a phone may say, as values: no socket, no clock."""

from __future__ import annotations

import json
import random
import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.phones import protocol
from game.phones.protocol import (
    KEPT,
    LARGE,
    MOST,
    POLICY,
    RATE,
    Acted,
    Bucket,
    Closed,
    Joined,
    Named,
    Pinged,
    Pointed,
    Stale,
    Touched,
    Visitor,
)

TOKEN = "T" * 22
LATER = 1_000.0  # by when any bucket is full again


def visitor(now: float = 0.0) -> Visitor:
    return Visitor(now, lambda token: ("3", "") if token == TOKEN else None)


def hello(**more: object) -> str:
    return json.dumps({"kind": "hello", "token": TOKEN, "lang": "sv-SE", **more})


def seated() -> Visitor:
    """A phone that has said who it is and shows a snapshot, number 1, of question 5."""
    one = visitor()
    assert one.hear(hello(), 0.0) == Joined("3")
    assert one.number_question(5) == 1
    return one


def touch(n: int, place: str = "hand/0/3") -> str:
    return json.dumps({"kind": "touch", "place": place, "n": n})


def test_a_token_opens_its_slot_and_the_numbers_go_on_from_what_the_page_has_had():
    one = visitor()
    assert one.hear(hello(n=17), 0.0) == Joined("3")
    assert (one.slot, one.lang, one.number_question(1), one.number_question(1)) == (
        "3", "sv-SE", 18, 19)


def test_a_token_that_nobody_has_ends_the_connection():
    said = visitor().hear(hello().replace(TOKEN, "X" * 22), 0.0)
    assert isinstance(said, Closed)
    assert (said.code, said.why) == (POLICY, "unknown")


@pytest.mark.parametrize("text", [
    '{"kind":"name","text":"Freja"}', touch(1), '{"kind":"act","act":"why","n":1}',
])
def test_nothing_is_heard_before_it_is_said_who_it_is(text):
    assert isinstance(visitor().hear(text, 0.0), Closed)


def test_who_it_is_is_said_once():
    assert isinstance(seated().hear(hello(), 1.0), Closed)


def test_messages_become_what_they_say():
    one = seated()
    assert one.hear('{"kind":"name","text":"Freja"}', 0.0) == Named("Freja")
    assert one.hear('{"kind":"ping","id":7}', 0.0) == Pinged(7)
    assert one.hear(touch(1), 0.0) == Touched("hand/0/3", 5)
    assert one.hear('{"kind":"point","x":0.25,"y":0.5,"n":1}', 0.0) == Pointed(0.25, 0.5, 5)
    assert one.hear('{"kind":"act","act":"confirm","n":1}', 0.0) == Acted("confirm", 5)


def test_a_page_may_ask_whether_we_are_there_before_it_says_who_it_is():
    assert visitor().hear('{"kind":"ping","id":7}', 0.0) == Pinged(7)


def test_a_touch_is_meant_for_the_question_that_was_on_the_screen():
    one = seated()
    one.number_question(5)  # something was picked: another picture, the same question
    assert one.hear(touch(1), 0.0) == Touched("hand/0/3", 5)
    one.number_question(6)
    assert one.hear('{"kind":"point","x":0.25,"y":0.5,"n":1}', 0.0) == Stale()
    assert one.hear(touch(1), 0.0) == Stale()
    assert one.hear(touch(2), 0.0) == Stale()
    assert one.hear(touch(3), 0.0) == Touched("hand/0/3", 6)


def test_a_touch_for_a_snapshot_that_was_never_sent_changes_nothing():
    one = seated()
    assert [one.hear(touch(n), 0.0) for n in (0, 2, 2**53)] == [Stale()] * 3


def test_a_touch_for_a_snapshot_of_long_ago_changes_nothing():
    one = seated()
    for _ in range(KEPT):
        one.number_question(5)
    assert one.hear(touch(1), 0.0) == Stale()
    assert one.hear(touch(2), 0.0) == Touched("hand/0/3", 5)


def test_what_chooses_nothing_is_heard_whatever_was_on_the_screen():
    one = seated()
    one.number_question(6)
    assert one.hear('{"kind":"act","act":"pause","n":1}', 0.0) == Acted("pause", 6)
    assert one.hear('{"kind":"act","act":"undo","n":1}', 0.0) == Stale()


BAD = [
    "", "{", "[]", "null", "17", '"hello"', "{}", '{"kind":"hello"}', '{"kind":"nonsense"}',
    '{"kind":"point","x":0.5,"n":1}', '{"kind":"point","x":-0.1,"y":0.5,"n":1}',
    '{"kind":"point","x":0.5,"y":4.1,"n":1}', '{"kind":"point","x":"0","y":0.5,"n":1}',
    '{"kind":"point","x":NaN,"y":0.5,"n":1}', '{"kind":"point","x":1e999,"y":0.5,"n":1}',
    '{"kind":"touch"}', '{"kind":"touch","place":"","n":1}', '{"kind":"touch","place":3,"n":1}',
    '{"kind":"touch","place":"a1","n":-1}', '{"kind":"touch","place":"a1","n":1.5}',
    '{"kind":"touch","place":"a1","n":true}', '{"kind":"touch","place":"a1","n":1,"seat":2}',
    json.dumps({"kind": "touch", "place": "x" * 81, "n": 1}),
    json.dumps({"kind": "touch", "place": "a1", "n": 2**53 + 1}),
    '{"kind":"act","act":"fullscreen","n":1}', '{"kind":"act","act":"operator","n":1}',
    '{"kind":"act","act":"lost","n":1}', '{"kind":"act","act":["why"],"n":1}',
    json.dumps({"kind": "name", "text": "x" * 61}), '{"kind":"ping","id":"5"}',
    '{"kind":"touch","place":"a1","n":1e400}', '{"kind":"touch","kind":"act","n":1}',
    "\ud800", "[" * 2_000, '{"kind":' * 400, "\x00", '{"kind":"touch","place":"\ud800","n":1}',
]


@pytest.mark.parametrize("text", BAD, ids=range(len(BAD)))
def test_what_is_malformed_ends_the_connection_with_a_reason(text):
    said = seated().hear(text, 0.0)
    assert isinstance(said, Closed)
    assert said.why == "rude"
    assert said.reason


def test_bytes_end_the_connection():
    assert isinstance(seated().hear(hello().encode(), 0.0), Closed)


def test_what_is_too_large_ends_the_connection():
    padded = touch(1)[:-1] + " " * MOST + "}"
    said = seated().hear(padded, 0.0)
    assert isinstance(said, Closed)
    assert said.code == LARGE
    fits = touch(1)[:-1] + " " * (MOST - len(touch(1))) + "}"
    assert seated().hear(fits, 0.0) == Touched("hand/0/3", 5)
    assert isinstance(seated().hear("å" * (MOST - 1), 0.0), Closed)  # counted in bytes


def test_who_sends_too_fast_is_put_out():
    one = seated()
    heard = [one.hear('{"kind":"ping","id":1}', 0.0) for _ in range(int(RATE))]
    assert heard[:-1] == [Pinged(1)] * (int(RATE) - 1)  # hello was the first
    assert isinstance(heard[-1], Closed)


def test_who_sends_as_fast_as_is_allowed_may_go_on():
    one, now = seated(), 0.0
    for _ in range(500):
        now += 1 / RATE
        assert one.hear('{"kind":"ping","id":1}', now) == Pinged(1)


def test_a_clock_that_goes_back_gives_nothing_away():
    bucket = Bucket(1.0, 2.0, 100.0)
    assert [bucket.take(now) for now in (100.0, 50.0, 60.0, 100.5)] == [True, True, False, False]


# Anything at all

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner,
                                                                max_size=3), max_leaves=5)
KEYS = st.sampled_from(["kind", "token", "lang", "n", "place", "act", "text", "id", "x", "y",
                        "seat"])
KINDS = st.sampled_from(["hello", "name", "touch", "point", "act", "ping", "seat", ""])
MESSAGES = st.text(max_size=80) | st.builds(
    lambda kind, more: json.dumps({"kind": kind, **more}), KINDS,
    st.dictionaries(KEYS, VALUES, max_size=4))


@given(st.lists(MESSAGES, max_size=20))
def test_whatever_is_said_becomes_an_event_of_this_phone_alone(texts):
    one = seated()
    for text in texts:
        said = one.hear(text, LATER)
        lawful(one, said)
        if isinstance(said, Closed):
            break


def lawful(one: Visitor, said: protocol.Event) -> None:
    """No message makes a phone another one, or touches for a question that was not asked."""
    assert one.slot in (None, "3")
    assert isinstance(said, Joined | Named | Touched | Pointed | Acted | Stale | Pinged | Closed)
    if isinstance(said, Joined):
        assert said.slot == "3"
    if isinstance(said, Touched | Pointed | Acted):
        assert said.q == one.q
    if isinstance(said, Touched):
        assert 0 < len(said.place) <= 80
    if isinstance(said, Named):
        assert len(said.text) <= 60


def mangled(rng: random.Random, one: Visitor) -> str | bytes:
    """A message that is sound, replayed, foreign, malformed or oversized."""
    sound = rng.choice((touch(rng.randrange(-1, one.n + 2)), hello(), hello(token="Y" * 22),
                        '{"kind":"ping","id":5}', '{"kind":"name","text":"Ask"}',
                        json.dumps({"kind": "act", "act": "confirm", "n": rng.randrange(3)})))
    match rng.randrange(8):
        case 0: return sound[:rng.randrange(len(sound))]
        case 1: return sound.replace(rng.choice(sound), rng.choice(string.printable))
        case 2: return sound + " " * rng.randrange(2 * MOST)
        case 3: return sound.encode()
        case 4: return "".join(chr(rng.randrange(0x110000)) for _ in range(rng.randrange(60)))
        case 5: return json.dumps({**json.loads(sound), rng.choice("abc"): rng.random()})
        case 6: return "[" * rng.randrange(3_000)
    return sound


def hunt(count: int, seed: int) -> dict[str, int]:
    """Messages to many visitors, one after another. Returns how often each event came of it."""
    rng, found, now, one = random.Random(seed), dict[str, int](), 0.0, seated()
    for _ in range(count):
        now += rng.choice((0.0, 0.01, 0.1, 2.0))
        said = one.hear(mangled(rng, one), now)
        lawful(one, said)
        found[type(said).__name__] = found.get(type(said).__name__, 0) + 1
        if isinstance(said, Closed):
            now = 0.0
            one = seated() if rng.random() < 0.7 else visitor()
        elif one.slot and rng.random() < 0.2:
            one.number_question(one.q + rng.randrange(2))
    return found


def test_many_mangled_messages():
    assert hunt(2_000, 1).keys() >= {"Closed", "Stale", "Touched", "Pinged"}


@pytest.mark.long
def test_twenty_thousand_mangled_messages():
    found = hunt(20_000, 2)
    assert found.keys() >= {"Closed", "Stale", "Touched", "Acted", "Named", "Pinged", "Joined"}
