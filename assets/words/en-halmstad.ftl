### Halmstad in English.

game-halmstad = Halmstad
about-halmstad = Trade in timber at Halmstad. Do you have a nisse behind you, or do you only say so? Bluff, challenge, and be found out.
# $minutes
brief-halmstad = 3 · { $minutes } min · bluff
pitch-halmstad = Is there a nisse behind you, or do you only say so?
howto-halmstad-1 = Make contracts of timber: a captain, a load, and a quay that wants it.
howto-halmstad-2 = Three beliefs lie face down. There may be a nisse among them.
howto-halmstad-3 = Say that a nisse helps you, with or without one. Will anybody challenge you?
howto-halmstad-4 = Coins and nisser are points. Most points win.
# $rank
halmstad-rank = { $rank ->
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
}
# $rank, $suit - the rank as halmstad-rank says it
halmstad-card = { $suit ->
    [C] { $rank } of clubs
    [S] { $rank } of spades
    [H] { $rank } of hearts
   *[D] { $rank } of diamonds
}
halmstad-nisse = nisse
# $points
halmstad-points = Points: { $points }
# $count
halmstad-contracts = Contracts: { $count }
# $count
halmstad-deck = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
# $count
halmstad-counters = { $count ->
    [one] 1 coin left
   *[other] { $count } coins left
}
# $count
halmstad-deck-last = { $count ->
    [one] Only 1 card left
   *[other] Only { $count } cards left
}
# $count
halmstad-counters-last = { $count ->
    [one] Only 1 coin left
   *[other] Only { $count } coins left
}
halmstad-tide-next = Tide next
halmstad-sign-knows = has seen it
halmstad-clue-knows = saw it
halmstad-clue-touched = put it there
halmstad-clue-memory = was
halmstad-sign-touched = exchanged it
halmstad-sign-memory = lay here before
halmstad-wins = Ends when one is out
halmstad-ends = The end is near
# $count
halmstad-left-coins = { $count ->
    [one] coin
   *[other] coins
}
# $count
halmstad-left-cards = { $count ->
    [one] card
   *[other] cards
}
halmstad-niches = Beliefs: is a nisse here?
halmstad-was = Small cards: what lay there before
halmstad-gave = gave
halmstad-took = took
# $turns, $most
halmstad-still = Still turns: { $turns } of { $most }
halmstad-thinks = Thinking …
halmstad-has-answered = Answered
halmstad-believes = Believes
halmstad-challenges = Challenges
# $card - as halmstad-card says it
halmstad-memory = Last seen here: { $card }
# $card - as halmstad-card says it
halmstad-sure = Surely in hand: { $card }
# $card - as halmstad-card says it
halmstad-perhaps = Perhaps in hand: { $card }

## Choices
option-answer = Time to answer
option-answer-30 = 30 seconds
option-answer-15 = 15 seconds
option-answer-60 = 60 seconds
option-answer-0 = No limit
tells-halmstad-answer = How long you may think when somebody says that a nisse helps.
tells-halmstad-tide = House rule: after a turn without a draw or a contract the tide lays out a card.
tells-halmstad-race = The short game: whoever first has five contracts wins at once, whatever the points.
option-tide = Tide
option-tide-true = House rule
option-tide-false = No tide
option-race = Race to five
option-race-false = No
option-race-true = Yes
option-fine = Caught bluff
option-fine-0 = Costs nothing
option-fine-1 = Costs 1 coin
option-fine-2 = Costs 2 coins
tells-halmstad-fine = Whoever is caught feeding a nisse that is not there pays the challenger.
option-renew = Full hand
option-renew-false = Stays as it is
option-renew-true = May be renewed
tells-halmstad-renew = With seven cards: lay one where the tide comes next, and draw one. No turn is idle.
option-coins = Coins
option-coins-18 = 18 coins
option-coins-12 = 12 coins
option-coins-6 = 6 coins
tells-halmstad-coins = The last coin ends the match. The rules say 18; with fewer it is over sooner.

## The table
button-fill = Draw
halmstad-costs-renew = lay 1, take 1
# $count
halmstad-costs-fill = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
halmstad-costs-swap = with a quay
halmstad-costs-examine = see beliefs
halmstad-costs-reveal = find a nisse
halmstad-costs-feed = with an ace
# $count - points that the best one brings
halmstad-costs-contract = { $count ->
    [one] +1 coin
   *[other] up to +{ $count }
}
halmstad-costs-pass = end turn
button-stay = Leave them
button-swap = Swap
button-examine = Look
button-contract = Contract
button-reveal = Turn up
button-feed = Feed
button-believe = Believe
button-challenge = Challenge
button-decline = Decline
# $who
halmstad-moment-nisse = { $who } finds a nisse!
halmstad-kind-nisse = A nisse
# $what - sure, perhaps or both
halmstad-known = { $what ->
    [sure] you know
    [perhaps] maybe
    [own] they know
   *[wondered] they guess
 }
# $part - demand, supply, load or captain
halmstad-part = { $part ->
    [demand] Quay
    [supply] Your red
    [load] Your black
   *[captain] Captain
 }
# $demand - what black cards may add up to at most
halmstad-part-most = Your black: { $demand } at most
halmstad-task-bid = Bid a card: the highest begins
# $what - what can still be done: contract, fill, swap, examine, reveal or feed
halmstad-task-one = { $what ->
    [contract] Make a contract, or pass
    [fill] Draw, or pass
    [swap] Swap a card, or pass
    [examine] Look at the beliefs, or pass
    [feed] Feed a nisse, or pass
   *[reveal] Turn up the beliefs, or pass
 }
# $what, $other - as in halmstad-task-one
halmstad-task-both = { $what ->
    [contract] Make a contract
    [fill] Draw
    [swap] Swap a card
    [examine] Look at the beliefs
   *[reveal] Turn up the beliefs
 }, { $other ->
    [fill] draw
    [swap] swap a card
    [examine] look
    [feed] feed
   *[reveal] turn up the beliefs
 }, or pass
# $count - of cards that lie deeper
halmstad-buried = { $count } more
halmstad-task-more = As many of these as you like, then pass
halmstad-task-pass = Nothing else to do: pass
halmstad-aim-makes = Swap it for a contract
halmstad-aim-able = You can make a contract
# $what - what could help: fill, examine or swap; or barred, where none can be made in this turn
halmstad-aim-none = { $what ->
    [fill] No contract yet: draw or swap
    [examine] No contract yet: swap or look
    [barred] No contracts this turn: swap or pass
   *[swap] No contract yet: swap a card
 }
# $what, $missing, $demand - as in halmstad-aim-none; the one part that is missing, and what it adds up to
halmstad-aim-lacks = { $missing ->
    [quay] No demand
    [captain] No captain
    [supply] No red for { $demand }
    [load] No black for { $demand }
   *[timber] No timber
 } yet: { $what ->
    [fill] draw or swap
    [examine] swap or look
   *[swap] swap a card
 }
# $what - likewise, after a contract in this turn
halmstad-aim-again = { $what ->
    [fill] No further contract yet: draw or swap
    [examine] No further contract: swap or look
    [barred] No further contract: swap or pass
   *[swap] No further contract: swap, or pass
}
halmstad-aim-contract = These make a contract: lay them out
halmstad-aim-examine = Look at the beliefs, exchange one
halmstad-aim-reveal = Is a nisse there? Then one red card will do
halmstad-aim-swap = Give a hand card, take the card of a quay
halmstad-aim-feed = Believed, you need no red cards
# $who - the player in turn, and what they may do
halmstad-doing-turn = { $who }’s turn: swap, contract or pass
# $who
halmstad-doing-look = { $who } looks at the beliefs
# $who
halmstad-doing-fulfil = { $who } makes a contract
# $who
halmstad-doing-visit = { $who } may take a card of a quay
# $who
halmstad-doing-pledge = { $who } makes a contract of the beliefs
halmstad-task-look = Exchange a belief, or leave them
halmstad-task-fulfil = A nisse! Contract with one red card
halmstad-task-believed = Believed! No red cards needed
halmstad-task-proved = Proved! Contract with any load
# $who
halmstad-claim = { $who }: “A nisse lies there!”
halmstad-verdict-believed = Believed
halmstad-verdict-proved = Nisse!
halmstad-verdict-caught = Caught!
# $who
halmstad-gets-believed = No challenge: { $who } makes a contract without red cards.
# $who
halmstad-gets-proved = It comes with the contract: 4 points for { $who }, and any load.
# $who
halmstad-gets-caught = { $who } loses the ace and all contracts this turn.
# $who
halmstad-stake-believe = { $who } gets a contract,
halmstad-stake-either = without red cards
# $count, $order - points; first or second: whether both challenge, who counts
halmstad-stake-none = { $order ->
    [first] None: you get +{ $count }
   *[second] None: +{ $count } if alone
 }
# $who, $points
halmstad-stake-nisse = Nisse: { $who } gets +{ $points }
# $who
halmstad-silence = { $who } let the time run out: silence is belief.
halmstad-task-answer = Is there a nisse?
halmstad-all-see-nisse = All can see the nisse.
halmstad-all-see-none = All can see that there is none.
halmstad-either = Believe or challenge?
halmstad-task-visit = Take any card of a quay, or decline
halmstad-task-pledge = Give timber for a contract of the beliefs
halmstad-tray-belief = Which belief do you take for it?
halmstad-tray-given = Which hand card do you give for it?
halmstad-tray-swap = Swap them, or pick more for a contract
halmstad-tray-pile = Pick a card to swap, or cards for a contract
halmstad-tray-card = Pick a quay to swap with, or cards for a contract
halmstad-tray-more = Pick more for a contract, or let go
halmstad-tray-feed = Feed a nisse with this ace
halmstad-tray-ace = Feed a nisse with this ace, or swap it
# $demand, $counters
halmstad-tray-contract = { $counters ->
    [one] Contract for { $demand }: 1 coin
   *[other] Contract for { $demand }: { $counters } coins
}
# $what - one or several of halmstad-need-…
halmstad-missing = Still missing: { $what }
halmstad-need-demand = a demand
# $count - what red cards have still to add up to
halmstad-need-red = red { $count }
halmstad-need-supply = a red card
# $count - what black cards have still to add up to
halmstad-need-black = black { $count }
halmstad-need-timber = timber
halmstad-need-captain = a captain
# $sum, $demand - what cards add up to, and what they should ("?" before that is known)
halmstad-sum = { $sum } of { $demand }
halmstad-swap-how = To swap pick one hand card and one quay.
halmstad-feed-how = To feed a nisse pick one ace and nothing else.
halmstad-exchange-how = Pick one of your cards and one belief.
halmstad-one-demand = A contract answers one demand: pick one quay with a red number.
halmstad-one-captain = One captain is enough.
halmstad-no-part = Aces and nisser are no part of the cards for a contract.
halmstad-why-hand = That card is for later.
halmstad-why-pile = That quay is for later.
halmstad-why-belief = Look at the beliefs with the button Look.
halmstad-why-deck = Draw with the button Draw, once a turn.
halmstad-why-counters = Each timber card in a contract takes a coin.
# $card, $other - the card of the hand and the one of the quay
halmstad-say-swap = Swap { $card } for { $other }
# $card, $timber - how many cards of timber
halmstad-say-contract = Contract for { $card }, timber: { $timber }
# $card, $belief - the number of the belief
halmstad-say-exchange = { $belief ->
    [1] { $card } for the left card
    [2] { $card } for the middle card
   *[3] { $card } for the right card
 }
# $card - as halmstad-card says it
halmstad-say-visit = Take { $card }
# $card - as halmstad-card says it
halmstad-say-bid = Bid { $card }
# $card - as halmstad-card says it
halmstad-say-feed = Feed { $card }
# $card - as halmstad-card says it
halmstad-say-pledge = Give { $card } for the contract
halmstad-say-draw = Draw
# $card - as halmstad-card says it
halmstad-say-renew = Lay { $card } away and draw one
halmstad-say-examine = Look at the beliefs
halmstad-say-leave = Leave the beliefs
halmstad-say-reveal = Turn up the beliefs
halmstad-say-challenge = Challenge
halmstad-say-believe = Believe
halmstad-say-decline = Decline
halmstad-say-pass = Pass
halmstad-gap-all = more than 4 points
# $how - as halmstad-ended-won or halmstad-ended-lost says it
halmstad-why-ends = The match ends with it, { $how }.
# $points - 0 for level
halmstad-ended-won = { $points ->
    [0] won on level points
    [one] won by one point
   *[other] won by { $points } points
}
# $points - 0 for level
halmstad-ended-lost = { $points ->
    [0] lost on level points
    [one] one point behind
   *[other] { $points } points behind
}
halmstad-why-only = There is nothing else to choose.
# $timber - in the best contract that can follow
halmstad-why-again = { $timber ->
    [one] Another contract can follow at once, for one coin.
   *[other] Another contract can follow at once, for { $timber } coins.
}
# $cards
halmstad-why-fewest = No contract takes more coins, and this one spends only { $cards } cards of the hand.
# $counters
halmstad-why-most = { $counters ->
    [one] No other contract takes more than one coin.
   *[other] { $counters } coins: no other contract takes more.
}
# $points
halmstad-why-makes = { $points ->
    [one] It brings one point at once.
   *[other] It brings { $points } points at once.
}
halmstad-why-shown = A nisse lies there: one red card of any number is enough then.
halmstad-why-safe = A nisse lies there: a challenge would only give 4 points more for it.
halmstad-why-bluff = Neither opponent can know that no nisse lies there.
halmstad-why-proves = A nisse lies there: a challenge would only give 4 points more for it.
halmstad-why-catches = No nisse lies there: a challenge is sure to be right.
# $count - of a hundred
halmstad-why-likely = As far as the cards tell, a nisse lies there { $count } times in 100.
# $count, $points - times in a hundred, and for a nisse
halmstad-why-costs = A nisse lies there { $count } times in 100, and then a challenge gives whoever feeds { $points } points more.
halmstad-why-worst = No contract becomes smaller without that card, and a new one may bring one.
halmstad-why-needless = No contract of your hand needs that ballast.
# $count
halmstad-why-fills = { $count ->
    [one] It brings a card for nothing.
   *[other] It brings { $count } cards for nothing.
}
# $count
halmstad-why-looks = { $count ->
    [one] It costs nothing, and shows one belief not seen yet.
   *[other] It costs nothing, and shows { $count } beliefs not seen yet.
}
halmstad-why-may = It costs nothing, and one belief may be exchanged.
halmstad-why-lays = It lays a nisse there, and the others do not see it.
halmstad-why-stays = A nisse lies there already.
halmstad-why-worse = None of them is timber, a kind of card that the hand lacks, or what a contract waits for.
# $timber - in the best contract that can be made then
halmstad-why-enables = { $timber ->
    [one] It makes a contract possible, for one coin.
   *[other] It makes a contract possible, for { $timber } coins.
}
# $kind - captain, timber or red
halmstad-why-lacked = { $kind ->
    [captain] It brings a captain: the hand had none.
    [timber] It brings timber: the hand had none.
   *[red] It brings a red card: the hand had none.
}
# $count
halmstad-why-timber = { $count ->
    [one] It brings the hand a timber card.
   *[other] The hand has { $count } timber cards then: each is a coin in a contract.
}
# $timber
halmstad-why-fits = { $timber ->
    [one] The hand fits a contract for one coin then, once the demand lies on a quay.
   *[other] The hand fits a contract for { $timber } coins then, once the demand lies on a quay.
}
# $kind - ace or nisse
halmstad-why-first = { $kind ->
    [ace] It brings an ace, to feed a nisse with: the hand had none.
   *[nisse] It brings a nisse into the hand.
}
halmstad-why-demand = It lays a demand on a quay that had none.
# $value - the number of a red card
halmstad-why-blocks = It takes the red { $value } off its quay: nobody else makes a contract for it.
halmstad-why-fruitless = No swap makes a contract possible now, or brings a captain or timber that the hand lacks.
# $quay - its number
halmstad-why-tide = A turn without a draw or a contract lets the tide lay a new card on quay { $quay }.
# $kind - ballast, captain, ace, timber, red or nisse
halmstad-why-spare = { $kind ->
    [ballast] It gives ballast away, and the hand has more.
    [captain] It gives a captain away, and one is enough for a contract.
    [ace] It gives an ace away, and the hand has another.
    [timber] It gives one of several timber cards away.
    [red] It gives one of several red cards away.
   *[nisse] It gives a nisse away, and the hand has another.
}
# $value - the number that comes
halmstad-why-lower = A { $value } adds up with others more easily than a higher number.
halmstad-why-hides = Another player knows that belief; then only you do.
# $how - as halmstad-ended-won or halmstad-ended-lost says it
halmstad-why-lasts = A draw would take the last cards and end the match, { $how }.
# $sum, $timber
halmstad-why-waits = { $timber ->
    [one] The hand waits for a red { $sum } on a quay: then a contract takes one coin.
   *[other] The hand waits for a red { $sum } on a quay: then a contract takes { $timber } coins.
}
halmstad-why-unequal = The hand waits for cards: no red ones add up to what timber and ballast come to.
halmstad-why-no-supply = The hand waits for red cards: they have to add up to what timber and ballast come to.
# $kind - captain or timber
halmstad-why-missing = { $kind ->
    [captain] The hand has no captain, and every contract needs one.
   *[timber] The hand has no timber, and every contract needs some.
}
# $card - rank of the card, nisse or number
halmstad-why-bid = { $card ->
    [nisse] No card beats a nisse.
    [K] Only a nisse beats a king, and it does no harm if all know that you have one.
    [Q] Only nisser and kings beat a queen, and it does no harm if all know that you have one.
    [J] Nisser, kings and queens beat a jack, and it does no harm if all know that you have one.
    [A] Captains and nisser beat an ace.
   *[number] All captains, aces and nisser beat it.
}
halmstad-why-pledges = The highest timber: it decides between equal points.
halmstad-sheet-counters = Coins
halmstad-sheet-timber = Timber in contracts, added up
halmstad-sheet-ballast = Ballast in contracts, added up
halmstad-sheet-nisser = Nisser

## What happened
# $who
halmstad-beat-bid = { $who } has bid.
# $who-first, $first, $who-second, $second, $who-third, $third, $why - three people and their cards
halmstad-beat-bids = { $why ->
    [highest] { $who-first } bids { $first }, { $who-second } { $second }, { $who-third } { $third }: the highest begins.
    [third] { $who-first } bids { $first }, { $who-second } { $second }, { $who-third } { $third }: two alike, the third begins.
   *[alike] { $who-first } bids { $first }, { $who-second } { $second }, { $who-third } { $third }: all alike.
}
# $who - nobody
halmstad-beat-tie = All bid again, other cards.
# $who
halmstad-beat-begin = { $who } begins.
# $who, $count
halmstad-beat-draw = { $count ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $count } cards.
}
# $who, $card, $other - the card of the hand and the one of the quay
halmstad-beat-swap = { $who } gives { $card } and takes { $other }.
# $who, $card - the card that was laid on a pile
halmstad-beat-renew = { $who } lays { $card } on a quay and draws one.
# $who, $challenger, $count - the counters
halmstad-beat-fined = { $count ->
    [one] { $who } pays { $challenger } 1 coin.
   *[other] { $who } pays { $challenger } { $count } coins.
}
# $who
halmstad-beat-examine = { $who } looks at the beliefs.
# $who, $belief - the number of the belief
halmstad-beat-exchange = { $who } exchanges the { $belief ->
    [1] left
    [2] middle
   *[3] right
 } belief.
# $who
halmstad-beat-leave = { $who } leaves the beliefs as they are.
# $who, $there - whether there is a nisse
halmstad-beat-reveal = { $there ->
    [nisse] { $who } turns up a nisse: one red card is enough.
   *[none] { $who } turns up the beliefs.
}
# $who
halmstad-beat-no-nisse = No nisse there: no more contracts for { $who } this turn.
# $who, $card - as halmstad-card says it
halmstad-beat-feed = { $who } feeds { $card }: is there a nisse?
# $who
halmstad-beat-answer = { $who } has answered.
# $who, $first, $second - who has fed, and what two people have said
halmstad-beat-answers = { $first }, { $second }.
# $who
halmstad-said-believe = { $who } believes
# $who
halmstad-said-challenge = { $who } challenges
# $who
halmstad-beat-believed = Nobody challenges { $who }: a contract without red cards.
# $who, $how-many
halmstad-beat-challenge = { $how-many ->
    [both] Both challenge; { $who } sits next, and counts.
   *[one] { $who } challenges: up with the beliefs.
}
# $who
halmstad-beat-proved = There is a nisse: it goes with { $who }’s contract, and any load.
# $who, $card, $challenger - who has bluffed, the ace, and who gains
halmstad-beat-caught = No nisse: { $who } loses { $card } and all contracts this turn. { $challenger } may take the beliefs.
# $who, $card, $depth - how deep it lay in its pile
halmstad-beat-visit = For the bluff { $who } takes { $card } from a quay.
# $who
halmstad-beat-decline = { $who } takes nothing for the bluff.
# $who
halmstad-beat-swept = { $who } has no timber: the old beliefs are out of the game.
# $who
halmstad-log-examine = { $who } looked
# $who, $count
halmstad-log-draw = { $who } drew { $count }
# $who, $card, $other - the card of the hand and the one of the quay
halmstad-log-swap = { $who }: { $card } for { $other }
# $who, $belief - the number of the belief
halmstad-log-exchange = { $who } exchanged ({ $belief ->
    [1] left
    [2] middle
   *[3] right
 })
# $card - as halmstad-card says it
halmstad-log-tide = Tide brought { $card }
# $who, $card, $gain - the card of the quay, and the counters
halmstad-log-contract = { $who }: contract for { $card }: +{ $gain }
# $who, $card - as halmstad-card says it
halmstad-log-feed = { $who } fed { $card }
# $who, $card - $who is nobody; a card as halmstad-card says it
halmstad-beat-refill = To the empty quay comes { $card }.
# $who
halmstad-deed-swap = { $who } swapped
# $who
halmstad-deed-made = { $who }: contract
halmstad-deed-tide = The tide brought
# $who, $card - the card of the quay
halmstad-deed-contract = { $who }: contract for { $card }
# $who, $how, $card, $counters, $pile, $cards - the card of the contract, the pile it lay on, and what was laid for it
halmstad-beat-contract = { $how ->
    [pledge] { $who } gives { $card }: a contract of the beliefs.
   *[other] { $who } makes a contract for { $card }. Coins gained: { $counters }.
}
# $who, $belief - $who is nobody
halmstad-beat-belief = The { $belief ->
    [1] left belief
    [2] middle belief
   *[3] right belief
 } is a new one.
# $who - nobody
halmstad-beat-beliefs = New beliefs are dealt.
# $who
halmstad-beat-pass = { $who } passes.
# $who, $card, $pile - $who is nobody; a card as halmstad-card says it
halmstad-beat-tide = No draw, no contract: the tide lays { $card } on quay { $pile }.
# $who, $reason - $who is nobody
halmstad-beat-over = { $reason ->
    [counters] The last coin is taken: the match is over.
    [deck] The deck is out: the match is over.
    [race] Five contracts: the match is over.
   *[still] Six still turns: the match is over.
}

## Why not
halmstad-bid-made = You have bid; the others are still thinking.
halmstad-bid-tied = That card is tied: bid another one.
halmstad-not-held = That card is not in your hand.
halmstad-drawn = You draw once a turn.
# $most
halmstad-hand-full = You draw up to { $most } cards, and have them.
halmstad-renew-first = Your hand is full: pick a card to lay away, then draw.
halmstad-renew-how = Pick one card of your hand and nothing else, then draw.
halmstad-draw-alone = Draw first: put back what you have picked.
halmstad-tray-may-renew = Draw lays it away and brings a new one
halmstad-tray-renew = It goes where the tide comes next, and a new one comes
halmstad-no-renewal = Full hands are not renewed at this table.
# $most
halmstad-not-full = Only a hand of { $most } cards or more is renewed: draw.
halmstad-deck-out = The deck is out.
halmstad-swapped = You swap once a turn.
halmstad-examined = You look at the beliefs once a turn.
halmstad-no-pile = There is no card to swap with.
halmstad-no-belief = There is no belief there.
halmstad-barred = No more contracts for you in this turn.
halmstad-no-demand = The demand is a red 2 to 10 on a quay.
halmstad-no-red-quay = There is no red 2 to 10 on a quay.
halmstad-lacks-supply = You need a red 2 to 10 in your hand.
# $most
halmstad-lacks-timber = You need a timber card of { $most } at most.
halmstad-lacks-captain = You need a captain: a jack, queen or king.
halmstad-captain = The captain is a jack, queen or king.
halmstad-supply-red = Your red cards are hearts and diamonds from 2 to 10.
# $supply, $demand
halmstad-supply-exact = Your red cards are { $supply } and have to be { $demand }.
halmstad-supply-one = Exactly one red card.
halmstad-supply-none = This contract takes no red card of yours.
halmstad-load-black = The load is clubs and spades from 2 to 10.
halmstad-load-timber = A load needs timber: a club from 2 to 10.
# $load, $demand
halmstad-load-exact = The load is { $load } and has to be { $demand }.
# $load, $demand
halmstad-load-most = The load is { $load } and may be { $demand } at most.
halmstad-feed-ace = A nisse is fed with an ace.
halmstad-fulfil-later = First turn up the beliefs, or feed a nisse.
halmstad-unknown-move = There is no such move.
halmstad-they-think = The others are thinking about your ace.
halmstad-answer-given = You have answered; the other one is still thinking.
halmstad-no-card-there = There is no card there.
halmstad-pledge-timber = Give timber: a club from 2 to 10.
halmstad-first-bid = Bid a card first.
halmstad-first-turn = That is not for now: it is your turn, do something or pass.
halmstad-first-look = First exchange a belief, or leave them.
halmstad-first-fulfil = First make the contract.
halmstad-first-answer = Believe or challenge first.
halmstad-first-visit = First take a card from a quay, or decline.
halmstad-first-pledge = First give a timber card.

## The end
# $winner, $points, $nisser
halmstad-story-nisser = { $winner } won by { $points } with { $nisser ->
    [one] one nisse
   *[other] { $nisser } nisser
}.
# $loser, $moves, $winner
result-halmstad-points = Most points, after { $moves } moves.
# $loser, $moves, $winner, $points, $most, $next
result-halmstad-timber = { $points } each: { $winner }’s timber counts more, { $most } to { $next }.
# $loser, $moves, $winner, $points, $most, $next
result-halmstad-ballast = { $points } each, and as much timber: { $winner } has less ballast, { $most } to { $next }.
# $loser, $moves, $winner
result-halmstad-shared = Level on everything: the victory is shared.
# $loser, $moves, $winner
result-halmstad-race = Five contracts made first.

## The rules
says-halmstad-4 = One player knows all this. The others just stare at backs.
glance-halmstad = Make contracts of timber at the quays of Halmstad. Contracts bring coins, and some bring a nisse.

    A contract has three parts: red cards of yours for a red card on a quay, black ones as its load, and a captain.

    Three beliefs lie hidden above. If there is a nisse among them, or the others believe so, a contract takes less.
rules-halmstad-1 = What it is about
rules-halmstad-1-text = Three magnates trade in timber at Halmstad. Contracts bring coins, and some bring a nisse.

    Clubs from 2 to 10 are timber, spades from 2 to 10 ballast. Red cards from 2 to 10 are what you pay with, and the demand on a quay. Jacks, queens and kings are captains. Aces are what nisser like best, and the four jokers are nisser.

    At the end every coin is 1 point, every nisse in your contracts 4.
says-halmstad-1 = Timber pays. Ballast just comes along to make up the sum.
rules-halmstad-2 = The start
rules-halmstad-2-text = Everybody gets seven cards. Five cards lie open on the quays, three beliefs face down above them. There are 18 coins, or fewer if you choose that.

    Each player bids a card in secret. From high to low: nisse, king, queen, jack, ace, 10 down to 2. The highest begins.

    If two are alike, the third player does. Three alike bid again with other cards; after seven times lots are drawn. The bids go back to the hands. The turn goes to the left.
says-halmstad-2 = Strongest first. But if two bid the same, the third begins!
rules-halmstad-3 = A turn
rules-halmstad-3-text = Do what you like, in any order, and pass when you are done.

    Draw, swap, look: once each. Draw until you hold seven cards. Swap a hand card for the top card of a quay. Look at the beliefs, and exchange one with a hand card or leave them.

    Contracts, as many as you can. A wrong word about nisser ends that for this turn.
says-halmstad-3 = Skip whatever you like. But have a good look round first!
rules-halmstad-4 = Beliefs
rules-halmstad-4-text = The player who looks sees all three. The others see only which one was exchanged.

    The table remembers what you saw. It knows who knows a belief, what you saw there last, and which cards came openly to a hand.
rules-halmstad-5 = Contracts
rules-halmstad-5-text = Every contract needs a demand, a captain and a load. The demand is a red number on a quay, the load timber and, if you like, ballast: at least one timber card. Each brings a coin.

    Without a nisse, sums are exact. Red hand cards add up to the demand, and the load does so too.

    Turning up the beliefs may help. If a nisse lies there, it stays: one red card of any value will do, and a load of at most the demand. If not, no more contracts this turn.
says-halmstad-5 = Right of the bar they just come along. Nobody counts them.
rules-halmstad-6 = Feeding a nisse
rules-halmstad-6-text = Feed an ace: you say that a nisse is among the beliefs. The two others answer in secret, within half a minute unless you chose otherwise. Silence is belief.

    Nobody challenges: the ace, a captain and a load of at most the demand make the contract, without red cards of yours. Nobody looks at the beliefs.

    A challenge turns them up. If there is a nisse, it joins the contract, and the load may be as large as you like.
says-halmstad-6 = If both believe you, nobody looks. So who needs a nisse?
rules-halmstad-7 = Caught bluffing
rules-halmstad-7-text = Without a nisse the ace is lost. Its owner makes no more contracts in this turn.

    Both opponents may take a card, the challenger first. Any card of a quay, even from below and above seven cards.

    Then the challenger gives a timber card. It makes a contract with the three beliefs and one coin; without timber the beliefs are out of the game. Three new ones are dealt. If both challenged, the next to the left of the ace’s owner counts as challenger.
says-halmstad-7 = No nisse at home? The ace is gone, and they help themselves.
rules-halmstad-8 = The tide and the end
rules-halmstad-8-text = The match ends with the last coin, or when the deck is out and what that move began is settled.

    The tide is a house rule. After a turn without drawing and without anybody’s contract it lays the deck’s top card on the next quay, and so the deck runs out. Played without the tide, six such turns in a row are the end.

    If you choose it, the fifth contract wins at once.
says-halmstad-8 = Coins or cards: once either runs out, it is over.
rules-halmstad-9 = Scoring
rules-halmstad-9-text = A coin is 1 point, a nisse in your contracts 4. The cards of a contract count as what they are, beliefs too.

    If players are level, more timber decides, added up; then less ballast. Level in that too, they share the victory.
says-halmstad-9 = Seven coins and a nisse: 7 + 4 = 11. Well worth the porridge!

rules-halmstad-10 = The table’s memory
rules-halmstad-10-text = The table keeps for you what you have seen. A pale card is a belief that you know. A small one is what you saw there last; it may have changed since.

    The signs below a belief are those of the players who know its card, and the hand shows who exchanged it last. The small cards at a hand were seen to come there. Paler ones may have left again, with a belief that their owner exchanged.

    The settings turn this off: Memory aids.
says-halmstad-10 = A memory like a sieve? The table remembers it for you.

## The lesson, at most 25 words a step
lesson-halmstad-swap = Once a turn you may swap a card for the top of a quay. Take the 5 of clubs.
lesson-halmstad-claim = The red 8 on the quay is a demand: make exactly 8 in red and in black, with a captain, J, Q or K.
lesson-halmstad-draw = Clubs 2 to 10 are timber: each in a contract takes a coin. Draw up to seven, once a turn.
lesson-halmstad-look = Once a turn you may look for a nisse, a joker, among the beliefs. Look at the beliefs.
lesson-halmstad-hide = There is no nisse, but you may exchange a belief for a card of yours: lay your nisse there.
lesson-halmstad-reveal = With a nisse there, one red card of any value is enough. Turn up the beliefs.
lesson-halmstad-fulfil = The nisse stays there, and black may add up to less. Pick a red number on a quay, one red card, timber and your captain.
lesson-halmstad-feed = Only you know that there is no nisse, and you may bluff: feed the nisse your ace.
lesson-halmstad-believed = Both believe you, so a contract needs no red card of yours: pick a demand, black up to its value, with timber, and a captain.
lesson-halmstad-challenge = A wrong challenge gives away a nisse’s 4 points, but you have looked. Challenge!
lesson-halmstad-visit = Caught! First you, then the other may take a card, even from below: take the 4 of clubs.
lesson-halmstad-pledge = Your reward: timber and the three beliefs become a contract, with one coin. Give the 4 of clubs.
lesson-halmstad-bid = Everybody bids a card in secret: if all three differ, the highest begins. Bid your queen.
lesson-halmstad-pass = Passing ends your turn; without a draw or a contract, the tide adds a card. Pass.
lesson-end-halmstad = A match ends with the last of the 18 coins, or with the deck. Each coin scores 1, each nisse in your contracts 4.

## Where things lie
# $card - as halmstad-card says it
halmstad-remembered = remembered: { $card }
# $card - as halmstad-card says it
halmstad-maybe = perhaps { $card }
# $pile - from 1
halmstad-spot-pile = Quay { $pile }, the top card first
# $belief - from 1
halmstad-spot-belief = Belief { $belief }
# $belief - from 1
halmstad-spot-memory = Last seen at belief { $belief }
# $who
halmstad-spot-won = Contracts of { $who }
# $who
halmstad-spot-seen = Known of the hand of { $who }
# $who
halmstad-spot-bid = Bid of { $who }
# $who
halmstad-spot-tied = Tied bids of { $who }
halmstad-spots-fed = The ace that was fed
halmstad-spots-belief = Beliefs
halmstad-spots-bid = Bids

## Beside the rules
drawn-halmstad-timber = timber
drawn-halmstad-ballast = ballast
drawn-halmstad-red = red card or demand
drawn-halmstad-captains = captains
drawn-halmstad-ace = feeds a nisse
# $points
drawn-halmstad-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
drawn-halmstad-hand = cards each
drawn-halmstad-quays = quays
drawn-halmstad-beliefs = beliefs
drawn-halmstad-counters = coins
# $cards
drawn-halmstad-draw = Once: draw, up to { $cards } cards.
drawn-halmstad-swap = Once: swap with the top of a quay.
drawn-halmstad-examine = Once: look at the beliefs, exchange one.
drawn-halmstad-contracts = Contracts, as many as you can.
drawn-halmstad-pass = Then pass.
drawn-halmstad-niches = What one player knows of the beliefs; the others see only backs.
drawn-halmstad-believe = both believe
drawn-halmstad-doubts = challenges
drawn-halmstad-none = no nisse: the ace is lost
drawn-halmstad-first = first
drawn-halmstad-then = then
drawn-halmstad-visit = any card of a quay
drawn-halmstad-tide = The tide: nobody drew, no contract, so a quay gets a card.
drawn-halmstad-last = No coin left: the end.
drawn-halmstad-deck = No card left in the deck: the end.
drawn-halmstad-knows = Knows this belief.
drawn-halmstad-touched = Exchanged it last.
drawn-halmstad-memory = You saw it there once.
drawn-halmstad-yours = Red
drawn-halmstad-black = Black
drawn-halmstad-captain = Captain
drawn-halmstad-maybe = Perhaps still in that hand.
card-halmstad-once = Once a turn: draw, swap, look
card-halmstad-contract = Red on a quay = red from you
card-halmstad-load = As much in black; clubs pay
card-halmstad-captain = And a captain: J, Q or K
card-halmstad-nisse = Nisse shown: any one red
card-halmstad-ace = Ace, if believed: no red
card-halmstad-worth = 1 point, nisse 4; none left: end
leaf-halmstad-once = Once a turn: draw, swap a card, look at the beliefs
leaf-halmstad-contract = Your red cards add up to the red card on a quay
leaf-halmstad-load = So do your black ones; each club brings a coin
leaf-halmstad-captain = And a captain goes along: J, Q or K
leaf-halmstad-nisse = A nisse turned up: any one red card will do
leaf-halmstad-ace = An ace, if they believe you: no red at all
leaf-halmstad-worth = A coin is 1 point, a nisse 4; no coins left: the end
drawn-halmstad-along = Right of the bar: not counted.
drawn-halmstad-turned = A nisse turned up: any red card will do, and a load up to the demand.
