### Haggis in English.

about-haggis = Be rid of your cards first, with sets, runs and bombs. Everybody has three wild cards on the table; bets raise the stakes.
haggis-score = Points: { $a }
haggis-bet-open = No bet yet
haggis-bet = { $a ->
    [0] No bet
   *[other] Bet: { $a }
}
haggis-round = Round { $a }, to { $b } points
button-play = Play
button-pass = Pass
wager-0 = No bet
wager-1 = Bet 15
wager-2 = Bet 30

## What is picked
haggis-pick = Pick cards, then play them.
haggis-called-set = { $a ->
    [1] Single { $b }
    [2] Pair of { $b }
   *[other] { $a } of a kind: { $b }
}
haggis-called-run = { $a ->
    [1] Run of { $b } to { $c }
    [2] Run of { $b } pairs to { $c }
    [3] Run of { $b } triples to { $c }
   *[other] Run of { $b } sets of { $a } to { $c }
}
haggis-called-bomb = { $a ->
    [1] Bomb: 3 5 7 9
    [2] Bomb: J Q
    [3] Bomb: J K
    [4] Bomb: Q K
    [5] Bomb: J Q K
   *[6] Bomb: 3 5 7 9 in one suit
}
haggis-several = { $a }, or { $b }
haggis-kind = { $a ->
    [set] a set
   *[run] a run
}

## What to do
haggis-task-lead = Lead what you like
haggis-task-beat = Beat it or pass: { $a }
haggis-task-give = The bomb took the trick: who gets the cards?
haggis-task-bet = You may bet

## What happened
haggis-beat-bet = { $b ->
    [0] { $a } does not bet.
   *[other] { $a } bets { $b }.
}
haggis-beat-play = { $a }: { $b }.
haggis-beat-out = { $a } is out; { $b } cards in the largest hand.
haggis-beat-pass = { $a } passes.
haggis-beat-capture = { $a } takes the cards of the trick.
haggis-beat-scored = { $a } went out first. The round is scored.
haggis-beat-collect = { $a } gets the haggis and the last hand.
haggis-beat-over = The match is over.
haggis-beat-deal = { $a } deals the next round.

## Hints
haggis-say-bet = { $a ->
    [0] no bet
   *[other] bet { $a }
}
haggis-say-give = give the cards away
haggis-say-pass = pass

## Why not
haggis-give-first = First say who gets the cards.
haggis-give-other = The cards go to one of the others.
haggis-must-lead = Whoever leads has to play something.
haggis-bet-late = Somebody is out: it is too late to bet.
haggis-bet-once = A bet is made once, before your first card.
haggis-not-held = You do not hold these cards.
haggis-no-combination = These cards are no combination.
haggis-which-reading = These cards can be read in several ways: say which.
haggis-bombs-only = Only a higher bomb beats a bomb.
haggis-higher-bomb = The bomb has to be a higher one.
haggis-other-kind = It takes { $a } to beat this.
haggis-other-size = It takes a set of { $a }.
haggis-other-shape = { $a ->
    [1] It takes a run of { $b } cards.
   *[other] It takes a run of { $b } sets of { $a }.
}
haggis-too-low = That is too low.
haggis-unknown-move = That is no move of this game.
which-reading = Choose how the cards are read.

## The score sheet
haggis-sheet-tricks = Cards taken in tricks
haggis-sheet-left = Haggis and last hand
haggis-sheet-out = Going out
haggis-sheet-bets = Bets
result-haggis-points = Most points, after { $b } moves.

## The rules
rules-haggis-1 = What it is about
rules-haggis-1-text = Get rid of your cards before the others do, and take the cards that count: 3, 5, 7 and 9 are worth 1 point each, a jack 2, a queen 3, a king 5.

    Everybody gets fourteen hidden cards and a jack, a queen and a king, open on the table.
rules-haggis-2 = Sets and runs
rules-haggis-2-text = A set is one to eight cards of one rank. A run is three or more cards in a row in one suit, or two or more equal sets in a row in the same suits.
rules-haggis-3 = Wild cards
rules-haggis-3-text = Jack, queen and king are themselves, or stand for any lower card of any suit. A set or run needs at least one number card; wild cards alone are a single or a bomb.
rules-haggis-4 = A trick
rules-haggis-4-text = The leader plays any combination. Then everybody in turn beats it with a higher one of the same kind and size, or passes. Who has passed may come back while the trick lives.

    When all others have passed in a row, the last combination takes the trick and leads.
rules-haggis-5 = Bombs
rules-haggis-5-text = A bomb beats everything but a higher bomb. From low to high: 3 5 7 9 in four suits; J Q; J K; Q K; J Q K; 3 5 7 9 in one suit.

    The cards of a trick that a bomb has won go to an opponent; with three players the winner chooses which.
rules-haggis-6 = Bets
rules-haggis-6-text = Before your first card you may bet 15 or 30 points, once, that you will be out first. If you are, you get them. If not, the first one out gets them, and so does every other opponent who has not bet.
rules-haggis-7 = End of a round
rules-haggis-7-text = Going out brings 5 points for each card in the largest hand then. The round ends when only one player has cards. The first one out gets those cards and the haggis, and what they count.

    The leader in points deals next, whoever has fewest leads. Who is ahead at 250 points, or 350, wins.
