"""The lesson of Haggis: sets and runs, wild cards, bombs and their price, and who is out first."""

from __future__ import annotations

from game.tables.lessons import Step


def _card_pictures(names: str) -> tuple[str, ...]:
    return tuple(f"pieces/haggis/{name}" for name in names.split())


STEPS = (
    Step("lesson-haggis-set",
         "3r4r5r6r6o8y9o9g10yJQK/2o4y5g6g7g8r8g10oJQK 7r7o7y8o9r9y10r10g "
         "2r2g3y4o5o6y/2y3o3g4g5y - 0:play 0/0 - 0/0 1 1 250 choose",
         ("play 6r 6o",), ("play 8r 8g",), things=_card_pictures("6r 6o")),
    Step("lesson-haggis-beat", "", ("play 9o 9g",), ("pass",), things=_card_pictures("9o 9g")),
    Step("lesson-haggis-run", "", ("play 3r 4r 5r",), ("play 5g 6g 7g",),
         things=_card_pictures("3r 4r 5r")),
    Step("lesson-haggis-wild", "", ("play 8y 10y J", "play 8y 10y Q", "play 8y 10y K"),
         ("pass",), things=_card_pictures("8y 10y J")),
    Step("lesson-haggis-double",
         "4o4y5o5y9rQK/2g3r6g8r8o10gJQ 8y8g9o9y9g10r10o10y "
         "2r2y3y4r5r6r6y7o7gJ/2o3o3g4g5g6o7r7yK - 0:play 0/0 - 0/0 1 1 250 choose",
         ("play 4o 4y 5o 5y",), ("pass",), things=_card_pictures("4o 4y 5o 5y")),
    Step("lesson-haggis-pass",
         "2r5o5g8rK/3y4y6y7o9oQ 8y8g9r9y9g10r10y10g "
         "2o2g3o4r4g5y6o7r7gJJ/2y3r3g4o5r6r6g7y8oQK 1:10o 0:play 0/0 - 0/0 1 1 250 choose",
         ("pass",), things=_card_pictures("K"), face="sorry"),
    Step("lesson-haggis-bomb",
         "2o4y6r6o10yJQK/2r3g5r5oK 8r8o8y9r9o9y10r10o "
         "2y3r3y4o5y6y7r7yJ/2g3o4r4g5g6g7oQ 1:7g8g9g10g 0:play 0/0 - 0/0 1 1 250 choose",
         ("play J Q", "play J K", "play Q K", "play J Q K"), ("pass",), "ui/bomb",
         _card_pictures("J Q")),
    Step("lesson-haggis-price", "", ("play 6r 6o", "play"), things=_card_pictures("6r 6o")),
    Step("lesson-haggis-suits",
         "2r3r5o7y9g/4r6o8yJQ 8g9r9o9y10r10o10y10g "
         "2o2g3y4o4g5y6r6g7o8rJ/2y3o3g4y5r5g6y7r7g8oQK 1:K 0:play 0/0 - 0/0 1 1 250 choose",
         ("play 3r 5o 7y 9g",), ("pass",), "ui/bomb", _card_pictures("3r 5o 7y 9g")),
    Step("lesson-haggis-out",
         "8r8y/3o5g6y7rK 9r9o9y9g10r10o10y10g 2r2y3r3g4o4g5o6r6g7y8oJJ/"
         "2o2g3y4r4y5r5y6o7o7g8gQQK - 0:play 0/0 - 0/0 1 1 250 choose",
         ("play 8r 8y",), picture="ui/win", things=_card_pictures("8r 8y")),
    Step("lesson-haggis-wager",
         "5r6r7r8o8g9o9g10r10oJQK/2r2o3o3y4o5g6o6y7g8r9y10gJQK "
         "2g3g5o5y6g7o7y9r 2y3r4r4g10y/4y8y - 0:play -/- - 0/0 1 1 250 choose",
         ("bet 15", "bet 30"), picture="ui/coin"),
    Step("lesson-haggis-last",
         "4o6r7r8rK/7g10g 8g9r9o9y9g10r10o10y 2r2y3r3y4r4g5o5g6y7o8oJJ/"
         "2o2g3o3g4y5r5y6o6g7y8yQQK - 0:play 0/0 - 0/0 1 1 250 choose",
         ("play 6r 7r 8r", "play K", "play 6r 7r 8r K"), ("pass",),
         things=_card_pictures("6r 7r 8r")),
)
