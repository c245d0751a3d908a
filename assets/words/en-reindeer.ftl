### Reindeer Rivals in English.

game-reindeer = Reindeer Rivals
about-reindeer = Rent sleighs, fly gifts over the country, and supply the cities before your rivals do.
# $minutes
brief-reindeer = 1–5 · { $minutes } min · gifts
pitch-reindeer = Fly gifts to the cities before your rivals do.
howto-reindeer-1 = Buy gifts at the depot in the middle of the country.
howto-reindeer-2 = Rent one big sleigh that flies far, or up to five little ones.
howto-reindeer-3 = A little sleigh that brings a gift into a city earns you $100.
howto-reindeer-4 = Cities fill up: be there first, and end with the most money.
option-map = Map
option-map-usa = United States
option-map-netherlands = The Netherlands
tells-reindeer-map = The country that you fly over. The Netherlands is smaller and quicker.
tells-reindeer-quick = Cities want half as many gifts: about half as long.
option-quick = Quick match
option-quick-off = No
option-quick-on = Yes
# $count
reindeer-count = { $count }
# $delivered, $demand
reindeer-demand = { $delivered }/{ $demand }
# $money
reindeer-money = ${ $money }
# $money
reindeer-loss = −${ $money }
# $round, $rounds
reindeer-round = Round { $round } of { $rounds }
# $count - packets that cities still want
reindeer-left = { $count ->
    [0] Last round!
    [one] 1 gift to go
   *[other] { $count } gifts to go
}
# $day
reindeer-day = Day { $day }
# $money
reindeer-gain = +${ $money }
# $money
reindeer-spent = −${ $money }
# $money
reindeer-sum = ${ $money }
# $who, $round
reindeer-card-round = { $who } begins round { $round }
# $left, $rent
reindeer-rent = Sleighs: ${ $left } of ${ $rent } left
# $par, $bound
reindeer-par = Best known: ${ $par } profit (limit: ${ $bound })
reindeer-at-depot = the depot
reindeer-depot = Depot
# $city
reindeer-at-city = { $city }
reindeer-near-depot = near the depot
# $city
reindeer-near-city = near { $city }

## Choosing
reindeer-task = Rent a sleigh, or end your turn
reindeer-task-more = Rent a little sleigh, or end your turn
reindeer-task-done = Nothing to rent: end your turn
reindeer-task-alone = Rent a sleigh, or go on to the next day
reindeer-task-alone-done = Nothing to rent: on to the next day
# $count, $city - how many cities, and one of them
reindeer-task-carry = { $count ->
    [one] Load gifts, fly them near { $city }
   *[other] Load gifts, fly: { $count } cities in reach
}
# $count, $city - how many cities, and one of them
reindeer-task-bring = { $count ->
    [one] Fly a gift to { $city }
   *[other] Fly a gift to a ringed city
}
# $city, $money - where a sleigh is aimed, and what it brings there
reindeer-aim-city = { $city }: +${ $money }
# $money
reindeer-aim-depot = Back to the depot: +${ $money }
# $cities, $more - a list of names, and how many it leaves out
reindeer-aim-near = { $more ->
    [0] From there: { $cities }
   *[other] From there: { $cities } and { $more } more
}
# $place - a city, or the depot as reindeer-at-depot says it
reindeer-aim-point = Set down near { $place }
reindeer-next = Then:
reindeer-next-dice = Then dice decide
reindeer-task-none = Little sleigh: no city in reach
# $city - the nearest one that wants gifts
reindeer-task-nearer = No city in reach – nearest: { $city }
# $cities, $more, $money - a list of names, how many it leaves out, and what each of them pays
reindeer-pick-pays = { $more ->
    [0] ${ $money } in { $cities }, or set it down on the way
   *[other] ${ $money } in { $cities } and { $more } more
}
reindeer-legend-end = good landing
reindeer-legend-pin = pile’s true spot
reindeer-next-day = Next day
# $money - what a sleigh is rented for
reindeer-hire = Rent ${ $money }
reindeer-pick-source = Where does it load?
# $most
reindeer-pick-count = How many gifts? { $most } at most.
# $most, $price
reindeer-pick-bought = How many gifts? ${ $price } each, { $most } at most.
# $count
reindeer-pick-place = { $count ->
    [one] Set the gift down near a city
   *[other] Set the { $count } gifts down near a city
}
reindeer-pick-listed = Choose where it goes.
reindeer-list-later = First choose a sleigh and where it loads.
reindeer-list-empty = This sleigh can end nowhere from there.
reindeer-count-later = First choose a big sleigh and where it loads.
reindeer-finish-sure = This ends the match as it stands. Press once more if you want that.
## How far a sleigh flies: $far is a whole number, on a map in miles or in kilometres
# $far
reindeer-miles = { $far } miles
# $far
reindeer-mi = { $far } mi
# $far
reindeer-km = { $far } km

## Beside the place that is aimed at
# $way, $ruler, $cost - how far the sleigh would fly, and as reindeer-mi says it how far it can
reindeer-tag = { $way } / { $ruler }, ${ $cost }
# $way, $ruler, $rent, $price - the same, and what sleigh and packets cost
reindeer-tag-bought = { $way } / { $ruler }, ${ $rent } + ${ $price }
# $way, $cost - how far it is, as reindeer-mi says it
reindeer-row = { $way }, ${ $cost }
# $money
reindeer-row-depot = The depot, +${ $money }
# $city, $money
reindeer-row-city = { $city }, +${ $money }
# $city
reindeer-row-towards = Towards { $city }
# $place - a city, or the depot as reindeer-at-depot says it
reindeer-row-stack = Gifts near { $place }
# $packets, $far - at most, and how far, as reindeer-mi says it
reindeer-takes = { $packets ->
    [one] 1 gift, { $far }
   *[other] { $packets } gifts, { $far }
}
reindeer-used-up = used up this turn
reindeer-used-mixed = a little sleigh flew
reindeer-used-poor = too little money
# $from, $to - as reindeer-at-… and reindeer-near-… say them
reindeer-say-little = a little sleigh from { $from } to { $to }
# $count, $from, $to - as reindeer-at-… and reindeer-near-… say them
reindeer-say-big = { $count ->
    [one] a big sleigh with one gift from { $from } to { $to }
   *[other] a big sleigh with { $count } gifts from { $from } to { $to }
}
reindeer-say-done = end your turn
# $money
reindeer-gap = ${ $money } a turn
reindeer-why-last = It is the last gift that any city wants.
# $city, $count - as reindeer-at-city says it; packets that it still wants
reindeer-why-first = { $count ->
    [one] { $city } wants one more, and rivals have gifts just as near.
   *[other] { $city } wants { $count } more, and rivals have as many just as near.
}
# $city - as reindeer-at-city says it
reindeer-why-fills = It fills { $city }: nobody else can deliver there.
# $city - as reindeer-at-city says it
reindeer-why-lone = { $city } is the only city near those gifts.
# $money
reindeer-why-brings = It earns ${ $money } at once.
# $city - as reindeer-at-city says it
reindeer-why-way = One more takes it to { $city }.
# $city, $count - as reindeer-at-city says it; how many sleighs
reindeer-why-far = From there it is { $count } little sleighs to { $city }.
# $count, $cities - packets that cities want, and how many cities
reindeer-why-wanted = { $cities ->
    [one] A city near there wants { $count } more.
   *[other] { $cities } cities near there want { $count } more.
}
# $money
reindeer-why-afford = There is no money for another gift: ${ $money } is left for little sleighs.
# $count
reindeer-why-onward = One more big sleigh on, cities want { $count }.
# $money
reindeer-why-back = The depot pays ${ $money } for what comes back.
# $money
reindeer-why-spent = This turn’s ${ $money } for sleighs is spent: more it does not allow.
reindeer-why-supplied = No city wants any more gifts.
# $money
reindeer-why-poor = ${ $money } is too little for a sleigh.
reindeer-why-none = No city that wants a gift is in reach of a little sleigh now.
button-done = End turn
button-list = List
button-finish = End match
button-again = Again
hint-roam = Hold: look

## Alone
# $par, $best - the best as reindeer-money says it
reindeer-par-best = Best known: ${ $par } profit. Yours: { $best }
# $profit
reindeer-medal-gold = Gold: ${ $profit } of profit
# $profit
reindeer-medal-silver = Silver: ${ $profit } of profit
# $profit
reindeer-medal-bronze = Bronze: ${ $profit } of profit
# $profit - as reindeer-money or reindeer-loss says it
reindeer-medal-none = { $profit } of profit
# $par, $best - the best as reindeer-money or reindeer-loss says it
reindeer-profit = The best known profit is ${ $par }. Your best is { $best }.
# $best - as reindeer-money or reindeer-loss says it
reindeer-best = Your best is { $best }.
reindeer-row-par = Par
reindeer-row-best = Your best
reindeer-shares = Who brought most where
# $winner, $packets
reindeer-story-most = { $winner } delivered the most: { $packets ->
    [one] one gift
   *[other] { $packets } gifts
}.
# $winner, $other
reindeer-story-fewer = { $other } delivered more, but { $winner } earned more.
# $winner, $money
reindeer-story-money = { $winner } won by ${ $money }.
# $sentence, $more - why the match is over, and how people stand
reindeer-ending = { $sentence } { $more }

## What happened
# $who, $count, $from, $to - as reindeer-at-… and reindeer-near-… say them
reindeer-beat-big = { $count ->
    [one] { $who } sends the big sleigh from { $from } to { $to } with one gift.
   *[other] { $who } sends the big sleigh from { $from } to { $to } with { $count } gifts.
}
# $who, $count, $from, $to - as reindeer-at-… and reindeer-near-… say them
reindeer-beat-little = { $count ->
    [one] { $who } sends the little sleigh from { $from } to { $to }.
   *[other] { $who } sends the little sleigh from { $from } to { $to } with { $count } gifts.
}
# $who, $city, $money
reindeer-beat-delivered = { $who } delivers to { $city }: +${ $money }.
# $who, $count, $money
reindeer-beat-returned = { $count ->
    [one] { $who } takes a gift back: +${ $money }.
   *[other] { $who } takes { $count } gifts back: +${ $money }.
}
# $who, $city - $who is nobody
reindeer-beat-full = { $city } is full.
# $who - nobody
reindeer-beat-supplied = Every city is supplied: this round is the last.
# $who
reindeer-beat-done = { $who } is done.
# $who, $round, $direction
reindeer-beat-round = { $direction ->
    [left] Round { $round }: { $who } begins, to the left.
   *[right] Round { $round }: { $who } begins, to the right.
}
# $who - nobody
reindeer-beat-over = The match is over.

## The same in very few words, beside the sign of whoever did it
# $city
reindeer-log-full = { $city } is full
reindeer-log-idle = nothing sent
# $count, $city - where a turn has brought so many, first of all
reindeer-turn-to = { $count ->
    [one] 1 gift to { $city }
   *[other] { $count } gifts to { $city }
}
# $count, $city - and where else
reindeer-turn-also = { $count } to { $city }
# $count, $place - a city, or the depot as reindeer-at-depot says it
reindeer-turn-near = { $count ->
    [one] moved 1 gift near { $place }
   *[other] moved { $count } gifts near { $place }
}
# $count, $place - the same, after something else
reindeer-turn-moved = moved { $count } near { $place }
# $count, $place - the same where there is hardly any room
reindeer-row-near = moved { $count } near { $place }
# $rent, $gifts - what sleighs have cost, and the gifts
reindeer-cost-both = sleigh ${ $rent }, gifts ${ $gifts }
# $who
reindeer-flies-big = { $who } flies a big sleigh
# $who
reindeer-flies-little = { $who } flies a little sleigh
# $brought, $rent, $gifts - what gifts have brought, what sleighs have cost, and gifts that were bought
reindeer-cost-brought = { $gifts ->
    [0] +${ $brought }, sleighs −${ $rent }
   *[other] +${ $brought } −${ $gifts }, sleighs −${ $rent }
}
# $rent
reindeer-cost-rent = sleigh ${ $rent }
reindeer-before = Before that
# $count, $cities - gifts that were brought, and to how many cities
reindeer-row-cities = { $count } gifts, { $cities } cities
# $count
reindeer-turn-back = { $count ->
    [one] 1 gift taken back
   *[other] { $count } gifts taken back
}
# $count - what a turn has brought to places that are not named
reindeer-turn-more = { $count } elsewhere
# $first, $next - two parts of what a turn has done
reindeer-turn-list = { $first }, { $next }

## Why not
# $most
reindeer-load = A big sleigh takes one to { $most } gifts.
# $rent
reindeer-rent-spent = You have rented sleighs for ${ $rent }: that is all a turn allows.
reindeer-no-mixing = A big sleigh has to be the only sleigh of a turn.
reindeer-city-keeps = What a city has, it keeps.
# $city
reindeer-nowhere = There is no city called { $city } on this map.
reindeer-no-stack = You have no gifts there.
# $count
reindeer-too-few = { $count ->
    [one] Only one gift of yours lies there.
   *[other] Only { $count } gifts of yours lie there.
}
reindeer-half-sent = You have chosen a sleigh: send it off, or let it go first.
# $cost, $money
reindeer-no-money = That costs ${ $cost }, and you have ${ $money }.
reindeer-same-place = A sleigh has to end at another place.
reindeer-sea = That is no land: a sleigh may fly over it, but not end there.
# $city
reindeer-in-disc = That is part of { $city }: the city is one place, at its centre.
reindeer-in-depot-disc = That is part of the depot, which is one place.
reindeer-big-in-city = A big sleigh cannot end in a city.
# $city
reindeer-city-full = { $city } has all its gifts.
# $ruler
reindeer-too-far = That is out of reach: this sleigh flies { $ruler } at most.
reindeer-unknown-move = That is no move in this game.

## How it ended
# $loser, $moves, $winner
result-reindeer-full = Every city is supplied, after { $moves } moves.
reindeer-journey-over = The journey is over: nothing was moved any more.
# $loser, $moves, $winner
result-reindeer-idle = For two rounds nobody moved a gift.
# $loser, $moves, $winner
result-reindeer-rounds = Sixty rounds have been played.

## The rules
glance-reindeer = Fly gifts from the depot to the cities. Whoever has most money at the end wins.

    A turn has one big sleigh or up to five little ones. Several can take a gift further and further.

    Only a little sleigh brings it into a city.
rules-reindeer-1 = The aim
rules-reindeer-1-text = Gifts wait in a depot in the middle of the country, and the cities wait for them. You rent reindeer sleighs, carry gifts from place to place, and are paid for every one that reaches a city in time.

    Whoever has most money at the end wins. Nothing is hidden and, but for the order of play, nothing is left to luck.
says-reindeer-1 = Buy a gift, fly it to a city, and the city pays up.
rules-reindeer-2 = The map
rules-reindeer-2-text = The house is the depot. The numbers at a city say how many gifts it has and takes, from all players together.

    A city, with a ring of land round it, is one place. So is the depot. Everywhere else each point of land is a place of its own.

    A quick match halves all numbers, rounded up.
rules-reindeer-3 = Sleighs
rules-reindeer-3-text = In your turn you rent either one big sleigh for $50, or up to five little ones, one after another, for $10 each.

    A big sleigh carries one to five gifts, all from one place, and flies far. A little one carries a single gift, and flies a shorter way.

    Empty sleighs are everywhere at once: only the way with gifts is measured. You may rent fewer sleighs, or none.
says-reindeer-3 = One big one or five little ones: it is $50 either way.
rules-reindeer-4 = Where a sleigh flies
rules-reindeer-4-text = A sleigh loads at the depot, where you buy new gifts for $20 each, or at one stack of yours. It drops everything at one other place within reach, on land. What lies between does not matter: sleighs fly.

    A big sleigh never ends in a city. Several little sleighs may take the same gift further in one turn.

    Gifts of yours that meet form one stack. Those of others may lie there too, and stay as they are.
rules-reindeer-5 = Money
rules-reindeer-5-text = You begin with $300. Sleigh and gifts are paid before the flight. What the flight brings is yours at once and may be spent in the same turn.

    A gift that a little sleigh takes into a city brings $100. A gift brought back to the depot brings $20.

    If you cannot pay for a sleigh, you can only end your turn. Gifts still on the way at the end are worth nothing.
says-reindeer-5 = One gift, two short hops, and $60 in your pocket.
rules-reindeer-6 = Cities
rules-reindeer-6-text = First come, first served. When a city has its number of gifts, it is full, and no sleigh may end there any more, not even on the way to another place.

    A delivered gift never moves again. Its colour shows who brought it, and that changes nothing.
rules-reindeer-7 = Rounds
rules-reindeer-7-text = In each round everybody has one turn. Two dice are rolled before it.

    The first says which player begins, and is rolled again if there are fewer players. The second says which way the turn passes: even to the left, and odd to the right. The panels stand in this order. So you may have two turns in a row, or wait for a long time.

    Your turn ends when you say that you are done. Until then you may take your sleighs back.
says-reindeer-7 = The first die: who begins. The second: which way round.
rules-reindeer-8 = The end
rules-reindeer-8-text = When the last city is full, the turn and the round are still played to their end; gifts can be brought back meanwhile. Then the match is over.

    It also ends after two rounds in a row in which nobody moved a gift, and after the sixtieth round.

    All who have most money share the victory.
says-reindeer-8 = Three ways out. Whichever comes first is the one.
rules-reindeer-9 = Alone
rules-reindeer-9-text = One player supplies the country for the highest profit. That is the money at the end without the first $300. There are no dice, and as many turns as you like.

    The match ends with the turn in which the last city is filled, or after two turns without a flight.

    Each map knows its par. That is the best profit that we have found; a bound says what nobody can beat. Par earns the first medal, 97 per cent of it the second, 90 per cent the third.
says-reindeer-9 = Just you, against the best profit that this map has seen.

## The lesson, at most 25 words a step
lesson-reindeer-little = A gift in a city pays $100; a little sleigh flies 210 miles for $10. Buy a gift, and fly towards Kansas City.
lesson-reindeer-deliver = Little sleighs may cost $50 a turn together, so another one takes it on. Load your gift, and deliver it to Kansas City.
lesson-reindeer-done = The $100 is yours to spend, at once or later. End your turn: press End turn.
lesson-reindeer-big = For $50 a big sleigh takes five gifts 560 miles, never into a city. Fly five between Dallas and Houston.
lesson-reindeer-fan = Dallas and Houston, within 210 miles of this stack, want ten gifts. Deliver one gift with a little sleigh.
lesson-reindeer-poor = Even $10 rents a little sleigh, and its earnings may be spent at once. Deliver a gift.
lesson-reindeer-race = Chicago wants only one more, and your rival is near too: be first. Deliver your gift.
lesson-reindeer-full = Chicago is full: no sleigh may end there any more. Take your other gift to Detroit.
lesson-reindeer-last = Only Denver lacks a gift; once all are full, this round is the last. Deliver the last gift.
lesson-reindeer-back = Gifts left over are worth nothing, but the depot pays $20 for each. Fly your gift there.
lesson-reindeer-end = Most money wins: big sleighs for long ways, stacks near cities, and be first. End your turn: press End turn.
lesson-end-reindeer = A match ends with the round in which the last city is full, or when nobody moves a gift for two rounds. Most money wins.

## What places are called
button-little = Little sleigh, $10
button-big = Big sleigh, $50
# $who
reindeer-packet = gift of { $who }
# $city, $delivered, $demand - as reindeer-at-city says it; packets there, and wanted in all
reindeer-spot-city = { $city }, { $delivered } of { $demand }
# $who, $count, $where - as reindeer-near-… says it
reindeer-spot-stack = { $count ->
    [one] one gift of { $who }, { $where }
   *[other] { $count } gifts of { $who }, { $where }
}

## Beside the rules
drawn-reindeer-left = Even: the turn passes to the left.
drawn-reindeer-right = Odd: the turn passes to the right.
drawn-reindeer-gold = or more: gold
drawn-reindeer-silver = or more: silver
drawn-reindeer-bronze = or more: bronze
drawn-reindeer-rent = rent
drawn-reindeer-packets = gifts
drawn-reindeer-miles = miles
drawn-reindeer-km = km
drawn-reindeer-packet = a gift
drawn-reindeer-sleigh = a little sleigh
drawn-reindeer-city = the city pays
drawn-reindeer-depot = depot
drawn-reindeer-most = Most money wins.
drawn-reindeer-wants = An empty ring? There they still want a gift.
drawn-reindeer-one = one big sleigh a turn
drawn-reindeer-five = or up to five little ones
# $far - as reindeer-miles says it
drawn-reindeer-ruler = A little sleigh makes { $far }, and not one more.
drawn-reindeer-full = Full is full: that city takes nothing more.
drawn-reindeer-supplied = The last city is full: the round is played to its end.
drawn-reindeer-idle = rounds in a row without a flight: the end
drawn-reindeer-rounds = rounds have been played: the end
card-reindeer-packet = A gift: $20
# $far - as reindeer-mi says it
card-reindeer-little = $10: 1 gift, { $far }
# $far - as reindeer-mi says it
card-reindeer-big = $50: 5 gifts, { $far }
card-reindeer-city = $100 each
card-reindeer-end = All cities full: the end
leaf-reindeer-packet = A gift costs $20
# $far - as reindeer-mi says it
leaf-reindeer-little = Little: $10, 1 gift, { $far }
# $far - as reindeer-mi says it
leaf-reindeer-big = Big: $50, 5 gifts, { $far }, no city
leaf-reindeer-city = A city pays $100 for a gift
leaf-reindeer-end = All cities full: the end

## Puzzles
# $money, $turns
puzzle-reindeer-money = { $turns ->
    [one] Last turn
    [2] Two turns left
   *[other] { $turns } turns left
}: end with ${ $money }
# $money, $turns
puzzle-reindeer-money-missed = Now ${ $money } is out of reach.
