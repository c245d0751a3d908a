"""Word the lists of the night board."""

from __future__ import annotations

from game.core.words import Words
from game.games import load_rules
from game.night.board import Kind, Line
from game.tables.style import table_style


def by_wins(game: str) -> bool:
    """Say whether a game (or all together, "") is ranked by wins instead of points."""
    return not game or load_rules(game).RANKED_BY == "wins"


def name_kind(say: Words, kind: Kind) -> str:
    """Return a kind of match in words: game, number of players, options."""
    options, words = load_rules(kind.game).OPTIONS, say(f"game-{kind.game}")
    if len(load_rules(kind.game).SEATS) > 1:
        words = say("night-kind", words, kind.seats)
    for name, value in kind.options:
        if name == "map" or value != options.get(name, (value,))[0]:
            key = f"night-{name}" if say.has_text(f"night-{name}") else f"option-{name}-{value}"
            words = say("night-more", words, say(key) if say.has_text(key) else value)
    return words


def tell_score(say: Words, line: Line, game: str, *, few: bool) -> str:
    """Return a player's score, with its unit if the list is short (`few`)."""
    if line.of:
        return say("night-of", line.value, line.of)
    return _count(say, game, line.value, unit=bool(game) and few)


def tell_tonight(say: Words, line: Line, game: str, *, each: bool) -> str:
    """Return the best score of tonight, or that of each of several leaders."""
    value = line.value
    if game and each and (by_wins(game) or table_style(game).outcome.amount(value)[1]):
        return say("night-each-wins" if by_wins(game) else "night-each-points", value)
    if game:
        return say("night-has-tonight", _count(say, game, value))
    if each:
        return say("night-each-tonight", value)
    return say("night-won-of", value, line.of) if line.of else say("night-wins-tonight", value)


def _count(say: Words, game: str, value: int, *, unit: bool = True) -> str:
    """Return a figure, with its unit if it has one."""
    if by_wins(game):
        return say("night-count-wins" if unit else "name", value)
    figure, own = table_style(game).outcome.amount(value)
    return say("night-count-points" if unit else "name", value) if own else say.say(figure)
