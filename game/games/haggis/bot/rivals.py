"""The rivals that Haggis' bot has to beat, and the points a round by which it has to lead.

The rivals share nothing with the bot's net: some follow rules of their own, one plays rounds out at
random by the rules of the game, and one is the Expert that searched before there was a net. Only
`ask_net` is the Expert itself, without its look ahead.
"""

from __future__ import annotations

from random import Random

from game.bots.search import Budget
from game.core.cards import Cards
from game.core.contract import Move, Seat, pick
from game.games.haggis.bot import choose_taker, move_quickly
from game.games.haggis.bot.classes import list_classes
from game.games.haggis.bot.playouts import find_most_tried
from game.games.haggis.rules import State, guess, moves, prompts, step
from game.games.haggis.rules.combos import Reading, count_wilds
from game.games.haggis.rules.moves import PASS
from game.games.haggis.rules.position import Give

UNIT = "points"  # the ladder counts points of single rounds
SECONDS = 1.5
# The better one, the worse one, and the points a round by which it has to lead, at each number
# of seats.
BARS = (
    ("expert", "greedy", 18.0), ("expert", "miser", 18.0), ("expert", "flat400", 5.0),
    ("expert", "playouts", 0.0), ("expert", "high", 18.0), ("expert", "bettor", 18.0),
    ("expert", "net", 0.0), ("expert", "skilled", 0.0), ("skilled", "novice", 0.0),
)
PLAYOUTS = 400

Choice = tuple[Cards, Reading]


def at_random(view: State, seat: Seat, luck: Random, _: Budget) -> Move | None:
    if prompts(view)[seat].optional:
        return None
    return _play_any(view, seat, luck)


def _play_any(view: State, seat: Seat, luck: Random) -> Move:
    """Return any move, with at most one combination of each kind to choose from."""
    if isinstance(view.stage, Give):
        return pick(moves(view, seat), luck)
    on = view.trick[-1].reading if view.trick else None
    listed: list[Move] = [("play", *choice) for choice in list_classes(view.hands[seat], on)]
    return pick([*listed, PASS] if on else listed, luck)


def play_greedily(view: State, seat: Seat, luck: Random, _: Budget) -> Move | None:
    """Lead as many cards as possible, follow with the lowest that beats, play bombs when others
    have few cards left; bet a little on a hand with few leads."""
    if prompts(view)[seat].optional:
        return None
    if isinstance(view.stage, Give):
        return pick(moves(view, seat), luck)
    if view.bets[seat] is None and not view.outs and _count_leads(view.hands[seat]) <= 6:
        return ("bet", 15)
    on = view.trick[-1].reading if view.trick else None
    quiet, bombs = _sorted_out(view.hands[seat], on)
    if on is None:
        return ("play",
                *max(quiet or bombs, key=lambda c: (len(c[0]), -count_wilds(c[0]), -c[1].rank)))
    if quiet:
        return ("play", *min(quiet, key=lambda c: (count_wilds(c[0]), c[1].rank)))
    near = min(len(hand) for s, hand in enumerate(view.hands) if hand and s != seat) <= 5
    return ("play", *bombs[0]) if bombs and near else PASS


def play_miserly(view: State, seat: Seat, luck: Random, _: Budget) -> Move | None:
    """Lead the lowest cards first and keep wilds until the end; rather pass than use them."""
    if prompts(view)[seat].optional:
        return None
    if isinstance(view.stage, Give):
        return pick(moves(view, seat), luck)
    hand = view.hands[seat]
    on = view.trick[-1].reading if view.trick else None
    quiet, bombs = _sorted_out(hand, on)
    late = min(map(len, filter(None, view.hands))) <= 6
    plain = [choice for choice in quiet if not count_wilds(choice[0])]
    if on is None:
        return ("play", *min(plain or quiet or bombs,
                             key=lambda c: (c[1].rank - c[1].length, -len(c[0]))))
    if plain or (quiet and late):
        return ("play", *min(plain or quiet, key=lambda c: (count_wilds(c[0]), c[1].rank)))
    return ("play", *bombs[0]) if bombs and (late or len(bombs[0][0]) == len(hand)) else PASS


def bet_always(view: State, seat: Seat, luck: Random, budget: Budget) -> Move | None:
    """Bet as much as possible, and then play as `play_greedily`; a probe."""
    if not prompts(view)[seat].optional and view.bets[seat] is None and not view.outs:
        return ("bet", 30)
    return play_greedily(view, seat, luck, budget)


def play_high(view: State, seat: Seat, luck: Random, _: Budget) -> Move | None:
    """Play the highest card, bombs too, and never pass by choice; a probe."""
    if prompts(view)[seat].optional:
        return None
    if isinstance(view.stage, Give):
        return pick(moves(view, seat), luck)
    quiet, bombs = _sorted_out(view.hands[seat], view.trick[-1].reading if view.trick else None)
    if not quiet:
        return ("play", *bombs[-1]) if bombs else PASS
    return ("play", *max(quiet, key=lambda c: (c[1].rank, len(c[0]))))


def _sorted_out(hand: Cards, on: Reading | None) -> tuple[list[Choice], list[Choice]]:
    """Return combinations, and bombs from low to high."""
    choices = list_classes(hand, on)
    bombs = sorted([c for c in choices if c[1].kind == "bomb"], key=lambda c: c[1].rank)
    return [c for c in choices if c[1].kind != "bomb"], bombs


def _count_leads(hand: Cards) -> int:
    """Return how many leads a hand takes when the longest combinations go first."""
    count = 0
    while hand:
        cards = max(list_classes(hand, None), key=lambda choice: len(choice[0]))[0]
        hand = tuple(card for card in hand if card not in cards)
        count += 1
    return count


def search_flat(view: State, seat: Seat, luck: Random, _: Budget) -> Move | None:
    """Search by flat Monte Carlo: 400 rounds played out at random; the play with the best mean
    wins."""
    if prompts(view)[seat].optional:
        return None
    if isinstance(view.stage, Give):
        return pick(moves(view, seat), luck)
    on = view.trick[-1].reading if view.trick else None
    options: list[Move] = [("play", *choice) for choice in list_classes(view.hands[seat], on)]
    options += [PASS] if on else []
    if len(options) == 1:
        return options[0]
    sums = [0.0] * len(options)
    for _i in range(max(1, PLAYOUTS // len(options))):
        world = guess(view, luck)
        for arm, option in enumerate(options):
            sums[arm] += _at_random_to_the_end(step(world, seat, option, luck), view, seat, luck)
    return options[max(range(len(options)), key=sums.__getitem__)]


def _at_random_to_the_end(state: State, view: State, seat: Seat, luck: Random) -> float:
    """Return a seat's points in the round, minus those of the others on average."""
    while state.round == view.round and (asked := prompts(state)):
        turn = next(s for s, prompt in asked.items() if not prompt.optional)
        state = step(state, turn, _play_any(state, turn, luck), luck)
    gains = [after - before for after, before in zip(state.scores, view.scores, strict=True)]
    return gains[seat] - (sum(gains) - gains[seat]) / (len(gains) - 1)


def search_playouts(view: State, seat: Seat, luck: Random, budget: Budget) -> Move | None:
    """Return the Expert before the net: rounds played out by instinct, as many as there is time
    for."""
    if prompts(view)[seat].optional:
        return None
    return choose_taker(view, seat) if isinstance(view.stage, Give) else find_most_tried(
        view, seat, luck, budget)


def ask_net(view: State, seat: Seat, luck: Random, _: Budget) -> Move | None:
    """Return the Expert without its look ahead."""
    return move_quickly(view, seat, luck)


RIVALS = {"random": at_random, "high": play_high, "bettor": bet_always, "greedy": play_greedily,
          "miser": play_miserly,
          "flat400": search_flat, "playouts": search_playouts, "net": ask_net}
