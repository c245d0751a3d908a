### Haggis in English.

tells-haggis-goal = What ends the match: 250 or 350 points, or one or two rounds.
tells-haggis-bombs = A bomb’s cards go to whomever the bomber chooses. Tournament: to whoever it beat.
game-haggis = Haggis
about-haggis = Get rid of your cards first, with sets, runs and bombs. Everybody has three wild cards on the table, and bets raise the stakes.
# $minutes
brief-haggis = 2–3 · { $minutes } min · bombs
pitch-haggis = Be the first to play all your cards, with sets, runs and bombs.
howto-haggis-1 = Lead a set or a run. The others beat it with the same kind, only higher.
howto-haggis-2 = Three wild cards lie before each of you. Save them for the right moment.
howto-haggis-3 = Bombs beat everything. But what a bomb takes, an opponent gets.
howto-haggis-4 = Be out first: what the others still hold brings you points.
# $points
haggis-score = Points: { $points }
haggis-bet-open = No bet yet
haggis-stamp = Out
haggis-passed = Passed
# $play - as the table calls it; beside the name of who led it
haggis-leads = leads: { $play }
# $bet
haggis-bet = { $bet ->
    [0] No bet
   *[other] Bet: { $bet }
}
# $round, $goal
haggis-round = { $goal ->
    [1] One round
    [2] Round { $round } of { $goal }
   *[other] Round { $round }
}
button-play = Play
button-pass = Pass
wager-0 = No bet
wager-1 = Bet 15
wager-2 = Bet 30
# $whom
haggis-victim = Give to { $whom }

# $bet
haggis-stake = Bet { $bet }
# $count
haggis-name = Haggis: { $count } cards
# $count - of cards
haggis-won = won { $count }
haggis-whose = for the first one out

# $cards, $rank - "J, Q" and what they are taken for
haggis-as = { $cards } as { $rank }
# $points - what the cards of the trick are worth; beside the name of whoever did
haggis-took = { $points ->
    [0] took the trick, no points
    [one] took the trick: { $points } point
   *[other] took the trick: { $points } points
}

## What the button to play says while something is missing, in three words
# $kind, $cards - of the play to be beaten, and how many cards it has, or sets of a run
haggis-lacks = { $kind ->
    [any] Pick cards
    [bomb] Pick a bomb
    [run] Pick a run of { $cards }
    [pairs] Pick a run of { $cards } pairs
    [triples] Pick a run of { $cards } triples
    [sets] Pick a run of { $cards } sets
   *[one] Pick one card
    [pair] Pick a pair
    [set] Pick { $cards } alike
}
# $count
haggis-lacks-more = { $count ->
    [one] One more card
   *[other] { $count } more cards
}
haggis-lacks-match = No match
haggis-lacks-low = Too low
haggis-lacks-kind = Wrong kind

## What is picked
haggis-pick = Pick cards, then play them.
# $count, $rank
haggis-called-set = { $count ->
    [1] Single { $rank }
    [2] Pair of { $rank }
   *[other] { $count } of a kind: { $rank }
}
# $width, $low, $rank - so many cards of each rank, the lowest and the highest rank
haggis-called-run = { $width ->
    [1] Run { $low }–{ $rank }
    [2] Run of pairs { $low }–{ $rank }
    [3] Run of triples { $low }–{ $rank }
   *[other] Run of sets of { $width }, { $low }–{ $rank }
}
# $width, $count - cards of each rank in a run, 0 for a set; and so many cards of a set, or ranks
haggis-group = { $width ->
    [0] { $count } alike
    [1] run of { $count }
    [2] run of { $count } pairs
    [3] run of { $count } triples
   *[other] run of { $count } sets
}
haggis-group-pair = pair
haggis-group-bomb = bomb
haggis-group-single = single card
# $cards - with signs between them
haggis-plays = Play { $cards }
# $cards - with signs between them
haggis-picks = Pick { $cards }
# $rank - from 1, the lowest bomb, to 6
haggis-called-bomb = { $rank ->
    [1] Bomb: 3 5 7 9
    [2] Bomb: J Q
    [3] Bomb: J K
    [4] Bomb: Q K
    [5] Bomb: J Q K
   *[6] Bomb: 3 5 7 9 in one suit
}
# $count, $rank - the same in a sentence
haggis-a-set = { $count ->
    [1] a single { $rank }
    [2] a pair of { $rank }s
    [3] three { $rank }s
    [4] four { $rank }s
   *[other] { $count } of a kind: { $rank }
}
# $width, $low, $rank
haggis-a-run = { $width ->
    [1] a run from { $low } to { $rank }
    [2] a run of pairs from { $low } to { $rank }
    [3] a run of triples from { $low } to { $rank }
   *[other] a run of sets of { $width } from { $low } to { $rank }
}
# $rank - of a bomb, as in haggis-called-bomb
haggis-a-bomb = { $rank ->
    [1] a bomb, 3 5 7 9
    [2] a bomb, J Q
    [3] a bomb, J K
    [4] a bomb, Q K
    [5] a bomb, J Q K
   *[6] a bomb, 3 5 7 9 in one suit
}
# $one, $other - two readings of the same cards
haggis-several = { $one }, or { $other }
# $kind
haggis-kind = { $kind ->
    [set] a set
   *[run] a run
}

## What to do
haggis-task-lead = Pick cards to lead
# $kind, $cards, $rank, $also - what beats the trick, as in haggis-lacks; the rank that it has to be above; a bomb or pass
haggis-task-beat = Play { $kind ->
    [run] a run of { $cards }
    [pairs] a run of { $cards } pairs
    [triples] a run of { $cards } triples
    [sets] a run of { $cards } sets
   *[one] one card
    [pair] a pair
    [set] { $cards } alike
} above { $rank }, or { $also ->
    [bomb] a bomb
   *[pass] pass
}
haggis-task-bomb = Only a bomb beats it: play one or pass
# $play
haggis-ready = { $play }: play it, or pick more
haggis-task-pass = Nothing beats it: pass
# $who, $play
haggis-doing-beat = { $who } has to beat: { $play }
# $who
haggis-doing-lead = { $who } leads
haggis-worth = wild
# $points - what the cards of the trick are worth
haggis-task-give = { $points ->
    [0] The bomb took the trick: who gets the cards?
    [one] The bomb took it: who gets { $points } point?
   *[other] The bomb took it: who gets { $points } points?
 }
haggis-task-bet = You may bet
haggis-bet-head = Out first? Bet on it

## What happened
# $who, $bet
haggis-beat-bet = { $bet ->
    [0] { $who } does not bet.
   *[other] { $who } bets { $bet }.
}
# $who, $play - as haggis-a-set says it
haggis-beat-play = { $who } beats it with { $play }.
# $who, $play - as haggis-a-set says it
haggis-beat-lead = { $who } leads with { $play }.
# $who, $count - the cards in the largest hand
haggis-beat-out = { $count ->
    [one] { $who } is out: 5 points for the one card in the largest hand.
   *[other] { $who } is out: 5 points for each of { $count } cards in the largest hand.
}
# $who
haggis-beat-pass = { $who } passes.
# $who, $winner - who gets the cards, and who has won the trick
haggis-beat-capture = Nobody beats it: { $who } takes the trick.
# $who, $lead
haggis-beat-capture-out = { $who } takes the trick and is out: { $lead } leads.
# $who, $winner - who gets the cards, and who has won the trick
haggis-beat-bombed = { $winner } wins with a bomb, so { $who } gets the cards.
# $who
haggis-beat-scored = All but one are out: the round is scored.
# $who
haggis-beat-collect = { $who } was out first and gets the haggis and the last hand.
# $who - nobody
haggis-beat-over = The match is over.
# $who
haggis-beat-deal = { $who } deals the next round.

# $who, $play - as haggis-called-… says it
haggis-moment-bomb = { $who }! { $play }
haggis-kind-bomb = Bomb

## Hints
# $bet
haggis-say-bet = { $bet ->
    [0] no bet
   *[other] bet { $bet }
}
# $whom
haggis-say-give = give the cards to { $whom }
haggis-say-pass = pass

## Why a play is suggested
haggis-why-only = Nothing in this hand beats it.
haggis-why-out = These are the last cards: out!
# $who
haggis-why-stops = With a single card left, { $who } cannot answer it.
haggis-why-unbeaten = Nothing that others may hold beats it.
haggis-why-bombs-alone = Only a bomb beats it.
haggis-why-spares = Beating it would take a wild card or a bomb.
haggis-why-plainly = It beats the trick without a wild card.
# $count
haggis-why-many = No other lead gets rid of { $count } cards at once.
haggis-why-low = It gets rid of the lowest card.
haggis-why-poorer = Who gets them has fewer points.
haggis-why-level = Nobody else has fewer points.
# $count - of a hundred
haggis-why-hopes = With cards like these it was out first in { $count } of 100 rounds.
# $count
haggis-why-ends = { $count ->
    [one] Then a single card is left.
   *[other] The { $count } cards left can then go at once.
}
haggis-why-bomb = Only a higher bomb beats a bomb.
haggis-why-loose = It belongs to no set and no run of this hand.
haggis-why-lowest = Nothing lower in this hand beats the trick.
# $count
haggis-why-whole = { $count ->
    [2] Both cards of that rank go at once.
   *[other] All { $count } cards of that rank go at once.
}
# $count
haggis-why-several = It gets rid of { $count } cards at once.

## Why not
haggis-give-first = First say who gets the cards.
haggis-give-other = The cards go to an opponent.
haggis-must-lead = You lead: play something.
haggis-bet-late = Somebody is out: it is too late to bet.
haggis-bet-once = A bet is made once, before your first card.
haggis-not-held = You do not hold these cards.
haggis-no-combination = These cards are no combination.
haggis-which-reading = These cards can be read in several ways: choose one.
haggis-bombs-only = Only a higher bomb beats a bomb.
haggis-higher-bomb = The bomb has to be a higher one.
# $kind - as haggis-kind says it
haggis-other-kind = It takes { $kind } to beat this.
# $count
haggis-other-size = { $count ->
    [1] It takes a single card.
    [2] It takes a pair.
   *[other] It takes { $count } of a kind.
}
# $width, $length - so many cards of each rank, so many ranks
haggis-other-shape = { $width ->
    [1] It takes a run of { $length }.
    [2] It takes a run of { $length } pairs.
    [3] It takes a run of { $length } triples.
   *[other] It takes a run of { $length } sets of { $width }.
}
haggis-too-low = That is too low.
haggis-unknown-move = There is no such move in this game.
which-reading = Choose how the cards are read.

## The score sheet
haggis-sheet-tricks = Cards won
haggis-sheet-left = Leftovers
haggis-sheet-out = Going out
haggis-sheet-bets = Bets
# $winner, $times, $rounds
haggis-story-out = { $winner } went out first in { $times } of { $rounds } rounds.
# $loser, $moves, $winner
result-haggis-points = Most points, after { $moves } moves.

## The rules
glance-haggis = Be the first without cards, and take cards that count. The rounds go on until somebody has 250 points, or 350 if you chose that.

    Somebody leads any combination. The others play the same kind and as many cards, but higher, or they pass.

    Whoever played last takes it all and leads.
rules-haggis-1 = What it is about
rules-haggis-1-text = Get rid of your cards first, and take cards that count: 3, 5, 7 and 9 are worth 1 point each, a J 2, a Q 3, a K 5.

    Everybody gets fourteen number cards, hidden, and a J, a Q and a K, open on the table. Numbers go from 2 to 10. What is left over is the haggis, face down.

    There are five suits: red, orange, yellow, green and blue. Two players leave blue out.
says-haggis-1 = Odd numbers and nobles pay. The rest you just want rid of.
rules-haggis-2 = Sets and runs
rules-haggis-2-text = A set is one to eight cards of one rank. So a single card is a set too.

    A run is three or more ranks in a row in one suit. Or it is two or more ranks in a row with as many cards of each, in the same suits every time: 7 8 in red and 7 8 in yellow make a run of two pairs.
says-haggis-2 = All alike, or all in a row. Or twins on the stairs!
rules-haggis-3 = Wild cards
rules-haggis-3-text = J, Q and K are wild. Each is itself or any lower card, even one already there.

    A run may climb through them: 9 10 J. At least one number card is needed. Wild cards alone are a single or a bomb.

    Some can be read several ways: 5 J Q K is four fives, a run up to 8, or 5 5 6 6. You say which. Each counts as high as it can.
says-haggis-3 = A king can pass for a nine. The tag says who it is today.
rules-haggis-4 = A trick
rules-haggis-4-text = The leader plays any combination. The others, to the left, beat it or pass. To beat it takes the same kind and size with a higher top card. Equal is not enough, and suits have no order.

    With three players you may pass and come back while the trick lives.

    When all others with cards have passed in a row, the last combination takes the trick and its player leads. If that player is out, the next one to the left with cards leads.
says-haggis-4 = Same kind, same size, but higher. Or a bomb, or a polite pass.
rules-haggis-5 = Bombs
rules-haggis-5-text = A bomb beats everything but an equal or higher bomb. Play it in your turn, or lead with it. The higher on the ladder, the stronger.

    A bomb wins the trick, but an opponent gets its cards. With three players the winner chooses who, even when out.

    Tournament: whoever played right before that bomb gets them. If nobody did, the player to the winner’s right.
says-haggis-5 = J, Q and K lie open, so those bombs surprise nobody.
rules-haggis-6 = Bets
rules-haggis-6-text = You may bet 15 or 30 points that you will be the first one out. You bet once, openly, before your first card and while nobody is out. It need not be your turn.

    If you are first, you get the points. If not, you lose nothing, but the first one out gets them, and so does every other opponent who did not bet.
says-haggis-6 = The same bet twice: won on top, lost below. Ouch!
rules-haggis-7 = Going out
rules-haggis-7-text = Whoever has played the last card is out. With three players the other two play on.

    Being out first brings 5 points for each card in the largest hand of an opponent at that moment, wild cards too. With three players the second one out gets 5 for each card of the last hand.

    Whoever is out still takes the trick if nobody beats those last cards.
says-haggis-7 = Five cards still in that hand? Thank you, that is 25!
rules-haggis-8 = End of a round
rules-haggis-8-text = The round ends at once when only one player has cards; there is no reply. The last combination takes the trick. If it is a bomb, the cards are given away as usual.

    Whoever was out first gets the haggis and the last hand, and the points of those cards. Then everything is added up: cards, going out, bets.
says-haggis-8 = One player’s harvest, from top to bottom. Not bad at all!
rules-haggis-9 = The next round
rules-haggis-9-text = The leader in points deals. If several lead, it is whoever was out first, if among them, else the nearest to the left of the first one out.

    Fewest points lead first; if several, the nearest to the dealer’s left. In the first round the dealer is drawn by lot and the player to the left leads.

    When somebody has 250 points, or 350 if you chose that, most points win. If the top is level, you play on.
says-haggis-9 = Trailing? Then you lead first. Fair is fair.

## The lesson, at most 25 words a step
lesson-haggis-set = Cards of one rank are a set. Pick both sixes, then press Play.
lesson-haggis-beat = A pair is beaten by a higher pair. Play your nines.
lesson-haggis-run = You lead: three or more in a row of one suit are a run. Play red 3-4-5.
lesson-haggis-wild = J, Q and K are wild, for any lower card. Beat the run with yellow 8 and 10 and a wild nine.
lesson-haggis-double = Pairs in a row, in the same two suits, are a run too. Play the fours and fives.
lesson-haggis-pass = You never have to beat a trick, and a king is worth saving. Pass.
lesson-haggis-bomb = Two or three wild cards alone are a bomb: only a higher bomb beats it. Bomb this run!
lesson-haggis-price = Bombed tricks go to your opponent: odd numbers count 1, J 2, Q 3, K 5. Lead both sixes.
lesson-haggis-suits = 3-5-7-9 is a bomb too: the lowest in four suits, the highest in one. Play 3-5-7-9.
lesson-haggis-out = Going out scores 5 for each card in the other hand, its points and the haggis’s. Play both eights.
lesson-haggis-wager = You may bet on going out first: if you fail, it goes to your opponent. Bet 15 or 30.
lesson-haggis-last = Your opponent’s two cards can beat neither your run nor your king. Lead the run or the king, and keep the four for last.
lesson-end-haggis = Rounds go on until somebody has the points that were agreed: the most win. Bets count too.

## What things are called
# $suit, $rank
haggis-card = { $suit ->
    [r] red { $rank }
    [o] orange { $rank }
    [y] yellow { $rank }
    [g] green { $rank }
   *[b] blue { $rank }
}
# $letter
haggis-wild = wild { $letter }
# $who
haggis-wilds = Wild cards of { $who }
haggis-pile = The haggis

## Beside the rules
drawn-haggis-climbs = Each pair beats the one before.
drawn-haggis-other = Against a pair, only a pair will do.
drawn-haggis-bombed = A bomb beats it all.
drawn-haggis-bets = bets on being out first
# $points
drawn-haggis-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
drawn-haggis-kept = Out first: the bet is won.
drawn-haggis-lost = Another is out first: whoever did not bet gets it.
drawn-haggis-largest = the largest hand of an opponent
drawn-haggis-cards = cards left
drawn-haggis-suited = in one suit
drawn-haggis-mixed = in four suits
drawn-haggis-strongest = strongest
drawn-haggis-weakest = weakest
drawn-haggis-last = the last hand
drawn-haggis-haggis = the haggis
drawn-haggis-deals = Most points: deals.
drawn-haggis-leads = Fewest points: leads first.
drawn-haggis-goal = Who gets there with the most has won.
card-haggis-play = Same, higher
card-haggis-run = Run of three
card-haggis-double = Run of pairs
card-haggis-wild = For any lower
card-haggis-bombs = Beat all: 3579, JQ, JK, QK, JQK
card-haggis-out = First: 5 a card
card-haggis-worth = 1; J 2, Q 3, K 5
leaf-haggis-play = A pair: a higher pair beats it
leaf-haggis-run = A run: three in a row, one suit
leaf-haggis-double = Run of pairs: the same two suits
leaf-haggis-wild = Wild: stand for any lower card
leaf-haggis-bombs = Bombs beat all: 3579, JQ, JK, QK, JQK
leaf-haggis-out = First one out: 5 points for each card of the largest hand
leaf-haggis-worth = 1 point each; J 2, Q 3, K 5

## Puzzles
puzzle-haggis-out = Go out first
puzzle-haggis-out-missed = Now your opponent goes out first.
puzzle-haggis-take = Take this trick
puzzle-haggis-take-missed = The trick goes to your opponent.
