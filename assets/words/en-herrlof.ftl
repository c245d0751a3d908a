### Herrlof in English.

tells-herrlof-goal = What ends the match. The printed rules say 50 for two, 40 for three.
game-herrlof = Herrlof
about-herrlof = Say in secret how many tricks you will take, then take exactly as many. Cards with runes steal, swap and destroy.
# $minutes
brief-herrlof = 2–3 · { $minutes } min · tricks
pitch-herrlof = Say in secret how many tricks you will take, then take exactly as many.
howto-herrlof-1 = Look at your cards and predict how many tricks will be yours.
howto-herrlof-2 = Follow the colour that was led, if you have it. Runes have powers of their own.
howto-herrlof-3 = The numbers 1, 3, 6 and 9 steal, draw, or turn the next trick round.
howto-herrlof-4 = Every trick is a point. Predict exactly, and you get ten more.
# $colour - as herrlof-colour says it
herrlof-colour = { $colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
}
# $colour, $rank - a Valknut or a Hagalaz has no rank
herrlof-card = { $colour ->
    [V] Valknut
    [H] Hagalaz
    [r] red { $rank }
    [b] blue { $rank }
    [g] green { $rank }
   *[y] yellow { $rank }
}
# $colour, $rank - the same, of one that somebody laid
herrlof-a-card = { $colour ->
    [V] a Valknut
    [H] a Hagalaz
    [r] a red { $rank }
    [b] a blue { $rank }
    [g] a green { $rank }
   *[y] a yellow { $rank }
}
# $tricks
herrlof-tricks = Tricks: { $tricks }
# $points, $exact - and how many predictions were exact
herrlof-score = Points: { $points }
# $tricks
herrlof-prediction = Predicted: { $tricks }
herrlof-no-prediction = No prediction yet
herrlof-predicted-secret = Has predicted
# $round, $rounds, $goal
herrlof-round = { $rounds ->
    [1] One round
   *[other] Round { $round } of { $rounds }, or to { $goal }
}
button-draw = Draw a card
button-keep = Leave it
button-spare = Leave it
# $whom
herrlof-victim = Take from { $whom }

# $colour - of trumps, or none
herrlof-trump = { $colour ->
    [r] Trump: red
    [b] Trump: blue
    [g] Trump: green
    [y] Trump: yellow
   *[none] No trump
}
herrlof-last = Last trick
herrlof-last-broken = Trick destroyed
# $who, $lead - whose Valknut it was, and who leads again
herrlof-last-destroyed = { $who } destroyed it: { $lead } leads
# $who
herrlof-last-won = Last trick to { $who }
# $card - as herrlof-card says it, beside the name of who took a trick
herrlof-took = took it with { $card }
# $card, $who - as herrlof-card says it
herrlof-took-nine = { $card } won: { $who } leads
# $who - of a Hagalaz
herrlof-took-hagalaz = took it. Hagalaz: { $who } leads
# $card - as herrlof-card says it
herrlof-took-trump = took it with { $card }: trump
# $card, $colour - as herrlof-card and herrlof-colour say it
herrlof-took-led = took it with { $card }: { $colour } was led
# $whom - from whom a 1 or a 6 took something besides
herrlof-took-trick-of = took it with a 1, and a trick from { $whom }
# $whom
herrlof-took-card-of = took it with a 6, and a card from { $whom }
# $whom
herrlof-took-swap = took it and swapped with { $whom }
# $cards
herrlof-gone = Played: { $cards }
# $cards
herrlof-deck = Deck: { $cards }

## What a card does
herrlof-power-one = if it wins: steal a trick
herrlof-power-three = may draw a card
herrlof-power-six = if it wins: steal a card
# $who
herrlof-power-nine = if it wins: { $who } leads
herrlof-power-hagalaz = lowest, but leads next
herrlof-power-valknut = destroys the trick
herrlof-tag-hagalaz = you lead
herrlof-tag-valknut = destroys the trick
herrlof-would-one = 1: if it wins, it steals a trick
herrlof-would-six = 6: if it wins, it steals a card
# $who
herrlof-would-nine = 9: if it wins, { $who } leads
herrlof-does-one = 1: steals a trick
herrlof-does-six = 6: steals a card
# $who
herrlof-does-nine = 9: { $who } leads
herrlof-over-hagalaz = leads next
herrlof-over-valknut = destroys it all
herrlof-best-led = led: highest so far
herrlof-best-trump = trump: highest so far
herrlof-best-high = highest so far

## When somebody has to play
herrlof-turn-you = you
herrlof-turn-now = now
herrlof-turn-next = next
herrlof-turn-last = last

## What comes of a card of the hand
herrlof-outcome-wins = wins the trick
herrlof-outcome-best = best so far
herrlof-outcome-loses = cannot win
herrlof-outcome-nobody = nobody gets this trick
herrlof-outcome-trump = turns up a new trump
herrlof-outcome-one = wins: may steal a trick
herrlof-outcome-three = wins, and may draw a card
herrlof-outcome-six = wins: may steal a card
# $who
herrlof-outcome-nine = wins: { $who } leads

## What to do
herrlof-task-predict = How many tricks will you take?
# $count, $points - the number in the focus, and what it brings if it is exact
herrlof-aim = If you take exactly { $count }: { $points } points
# $count, $points - the number in the focus, and what it brings if it is exact
herrlof-aim-few = Exactly { $count } tricks: { $points } points. 3 to 5 bring 5 more
herrlof-task-lead = Lead any card
herrlof-task-play = Play any card
# $colour - as herrlof-colour says it
herrlof-task-free = You have no { $colour }: play anything
herrlof-task-away = Play any card: none can win
# $colour, $other - as herrlof-colour says it; the letters of what else may be played
herrlof-task-either = { $other ->
    [V] Follow { $colour }, or play Valknut
    [H] Follow { $colour }, or play Hagalaz
   *[VH] Follow { $colour }, Valknut or Hagalaz
}
# $colour - as herrlof-colour says it
herrlof-task-follow = Follow { $colour }
herrlof-task-takes = You take the trick
# $who
herrlof-doing-takes = { $who } takes the trick
# $who
herrlof-doing-predict = { $who } predicts
# $who
herrlof-doing-lead = { $who } leads
# $who, $colour - as herrlof-colour says it
herrlof-doing-follow = { $who }’s turn: follow { $colour }
# $who
herrlof-doing-draw = { $who }’s 3: draw a card?
# $who
herrlof-doing-bury = { $who } puts a card under the deck
# $who
herrlof-doing-trick = { $who }’s 1 won: take a trick?
# $who
herrlof-doing-card = { $who }’s 6 won: take a card?
# $who
herrlof-doing-return = { $who } gives a card back
herrlof-task-draw = Your 3: draw a card?
herrlof-task-bury = Put a card under the deck
herrlof-task-trick = Your 1 won: take a trick?
herrlof-task-card = Your 6 won: take a card?
herrlof-task-return = Choose a card to give back

## What happened
# $who
herrlof-beat-predict = { $who } has predicted.
# $who, $card - as herrlof-a-card says it
herrlof-beat-lead = { $who } leads with { $card }.
# $who, $card - as herrlof-a-card says it
herrlof-beat-play = { $who } beats it with { $card }.
# $who, $card - as herrlof-a-card says it
herrlof-beat-trumps = { $who } trumps it with { $card }.
# $who, $card - as herrlof-a-card says it
herrlof-beat-best = { $who } lays { $card }, the best so far.
# $who, $card, $whose, $best - as herrlof-a-card and herrlof-card say them; whose the best one is
herrlof-beat-below = { $who } lays { $card }. { $whose }’s { $best } is still the best.
# $who
herrlof-beat-valknut = { $who } lays a Valknut: it destroys the trick.
# $who
herrlof-beat-hagalaz = { $who } lays a Hagalaz, to lead the next trick.
# $who, $card - as herrlof-a-card says it
herrlof-beat-lost = { $who } adds { $card } to the destroyed trick.
# $who, $card - $who is nobody; a card as herrlof-card says it
herrlof-beat-trump = Second Valknut: the new trump card is { $card }.
# $who, $card - as herrlof-a-card says it
herrlof-beat-draw = { $who } lays { $card } and draws a card.
# $who
herrlof-beat-bury = { $who } puts a card under the deck.
# $who, $card - as herrlof-a-card says it
herrlof-beat-keep = { $who } lays { $card } and draws nothing.
# $who, $rank - of the card that wins
herrlof-beat-keep-won = { $rank ->
    [1] The 1 wins, but { $who } takes no trick.
   *[other] The 6 wins, but { $who } takes no card.
}
# $who, $card - as herrlof-a-card says it
herrlof-beat-trick = { $who } takes the trick with { $card }.
# $who, $card, $lead - as herrlof-a-card says it
herrlof-beat-trick-nine = { $who } takes the trick with { $card }, so { $lead } leads.
# $who, $card, $lead - as herrlof-a-card says it
herrlof-beat-trick-hagalaz = { $who } takes the trick with { $card }. Hagalaz: { $lead } leads.
# $whose, $lead
herrlof-beat-destroyed = { $whose }’s Valknut destroys the trick. { $lead } leads again.
# $whose
herrlof-beat-destroyed-last = { $whose }’s Valknut destroys the last trick.
# $who, $whom
herrlof-beat-steal-trick = The 1 wins: { $who } takes a trick from { $whom }.
# $who, $whom
herrlof-beat-steal-card = The 6 wins: { $who } takes a card from { $whom }.
# $who, $whom
herrlof-beat-return = { $who } gives a card back to { $whom }.
# $who - nobody
herrlof-beat-scored = All cards are played: the round is scored.
# $who - nobody
herrlof-beat-over = The match is over.
# $who
herrlof-beat-deal = { $who } deals the next round.

herrlof-moment-valknut = Valknut! The trick is destroyed.
# $names
herrlof-moment-exact = { $names }: exactly right! 10 more points.
herrlof-kind-valknut = Valknut
herrlof-kind-trump = New trump
herrlof-kind-theft = Theft
herrlof-kind-exact = Exactly right

## Hints
# $tricks
herrlof-say-predict = predict { $tricks }
# $whom
herrlof-say-steal = take one from { $whom }
# $card - as herrlof-card says it
herrlof-say-play = { $card }
# $card - as herrlof-card says it
herrlof-say-bury = put { $card } under the deck
# $card - as herrlof-card says it
herrlof-say-return = give { $card } back
herrlof-why-only = There is nothing else to play.
# $count - of a hundred
herrlof-why-hits = With cards like these it came true in { $count } of 100 rounds.
herrlof-why-more = One more trick is wanted.
# $count - of a hundred
herrlof-why-likely = It takes the trick in { $count } of 100 rounds like this.
# $count - of a hundred
herrlof-why-unlikely = The trick goes to others in { $count } of 100 rounds like this.
herrlof-why-destroys = It destroys the trick: nobody gets one too many.
# $count
herrlof-why-takes = { $count ->
    [0] It takes the trick, the last one that was missing.
    [one] It takes the trick; then one is missing.
   *[other] It takes the trick; then { $count } are missing.
}
herrlof-why-ducks = It lets the trick go: no more are wanted.
herrlof-why-sure = No card that may still be out beats it, but for a Valknut.
# $colour - as herrlof-colour says it
herrlof-why-keeps = It cannot win, and keeps a higher { $colour } card for later.
# $colour - as herrlof-colour says it
herrlof-why-rids = It is the last { $colour } card of this hand: any card may follow on { $colour } then.
herrlof-why-worth = The prediction cannot come true any more, but a trick is a point.
# $count
herrlof-why-exact = { $count ->
    [one] One trick is exactly what was predicted.
   *[other] { $count } tricks are exactly what was predicted.
}
herrlof-why-free = It costs nothing: one card more to choose from.
herrlof-why-look = It costs nothing: one of their cards, and any card goes back.
# $who
herrlof-why-denies = It destroys the trick: { $who } does not get it.
herrlof-why-leads = It does not win, but leads the next trick.
herrlof-why-leads-unless = Whoever plays the last Hagalaz of a trick leads the next one.
herrlof-why-three = A 3 lets you draw a card and bury another one.
# $colour - as herrlof-colour says it
herrlof-why-top = No higher { $colour } card may be out: only a trump or a Valknut stops it.
# $count, $colour - as herrlof-colour says it
herrlof-why-near = { $count ->
    [one] Only one higher { $colour } card may still be out.
   *[other] Only { $count } higher { $colour } cards may still be out.
}
# $colour - as herrlof-colour says it
herrlof-why-saves = A higher { $colour } card stays in this hand for later.
# $count, $all
herrlof-why-best = { $count ->
    [one] Of { $all } unseen cards only one beats it.
   *[other] Of { $all } unseen cards only { $count } beat it.
}
# $above, $below, $colour - as herrlof-colour says it
herrlof-why-unsure = Hard to say whether it would win: { $above } higher and { $below } lower { $colour } cards may be out.
# $colour - as herrlof-colour says it
herrlof-why-low = Tricks are missing, and it is the lowest { $colour } card.
# $colour - as herrlof-colour says it
herrlof-why-high = No more tricks are wanted, and it is the highest { $colour } card.
herrlof-say-draw = draw a card
herrlof-say-keep = leave it

## Why not
herrlof-predicted = You have predicted; the others are still thinking.
# $most
herrlof-predict-range = A prediction is a number from 0 to { $most }.
# $colour - as herrlof-colour says it
herrlof-follow = You hold { $colour } and have to follow it, or play a Valknut or a Hagalaz.
herrlof-not-held = That card is not in your hand.
herrlof-no-trick-there = There is no trick to take there.
herrlof-no-hand-there = There is no card to take there.
# $kind - what is asked: predict, play, draw, bury, trick, card or return
herrlof-asked = That is not what you are asked now.

## The score sheet
herrlof-sheet-prediction = Said
herrlof-sheet-tricks = Took
herrlof-sheet-exact = Exact
herrlof-sheet-few = Three to five tricks
# $winner, $times
herrlof-story-exact = { $winner } hit { $times } predictions exactly.
# $loser, $moves, $winner
result-herrlof-points = Most points, after { $moves } moves.
# $loser, $moves, $winner, $points, $most, $next
result-herrlof-bonuses = { $points } each: { $winner } predicted exactly more often, { $most } times to { $next }.
# $loser, $moves, $winner, $points, $most, $next
result-herrlof-tricks = { $points } each, and as many exact predictions: { $winner } took more tricks in the last round, { $most } to { $next }.
# $loser, $moves, $winner
result-herrlof-shared = Level on everything: the victory is shared.

## The rules
glance-herrlof = Say in secret how many tricks you will take. Exactly right is worth 10 points more.

    Follow the colour that was led, if you can. Its highest card takes the trick, unless somebody plays a trump.

    Dark cards and runes may upset all that.
rules-herrlof-1 = What it is about
rules-herrlof-1-text = Win tricks with cards in four colours. Before each round, predict in secret how many tricks you will have at its end. Being exactly right pays most.

    Two players go for 50 points, three for 40, unless you choose otherwise. The match ends after the round in which somebody gets there, or after the tenth. Most points win.
says-herrlof-1 = Said three, took three: 3 + 10 = 13. Just like that!
rules-herrlof-2 = A round
rules-herrlof-2-text = The deck holds red, blue, green and yellow cards from 1 to 9, three Valknut and three Hagalaz. Two players get fifteen cards each, three get eleven.

    The next card is turned up: its colour is trump. If it is a Valknut or a Hagalaz, there is no trump. The rest is the deck, face down.

    The player left of the dealer leads the first trick. To every trick each player plays one card. The first dealer is drawn by lot; later the deal passes to the left.
says-herrlof-2 = Four colours, one to nine. And six dark ones with a will of their own.
rules-herrlof-3 = Secrets
rules-herrlof-3-text = Before the first trick all predict, at the same time. The others see only that it is done. Predictions are opened when the round is scored.

    The trump and the last trick lie open. So do the numbers of tricks and cards that each player has.

    Earlier tricks stay closed, even in the log.
says-herrlof-3 = Nobody knows your number. Poker faces, please!
rules-herrlof-4 = Playing a card
rules-herrlof-4-text = If you hold the colour led, follow it, or play a Valknut or a Hagalaz instead. If you do not hold it, play anything. You never have to trump or to play higher.

    The highest trump wins the trick. Without a trump, the highest card of the colour led wins.

    When a Valknut or a Hagalaz is led, nobody has to follow. The first coloured card then counts as the colour led, but only to decide who wins.
says-herrlof-4 = In the second row yellow is trump. In the third, nothing is.
rules-herrlof-5 = Valknut
rules-herrlof-5-text = A Valknut destroys its trick. Everybody still plays to it, but nobody wins it, and its cards are out of the round. A 1, 6, 9 or Hagalaz in it does nothing. Whoever led it leads again.

    A second Valknut in one trick turns up a new trump. It is the deck’s top card, at once, even if there was no trump. If that is a Valknut or a Hagalaz, there is no trump. A third Valknut turns nothing up.
says-herrlof-5 = One trick too many on its way? Smash it with a Valknut!
rules-herrlof-6 = Hagalaz
rules-herrlof-6-text = A Hagalaz is lower than every coloured card. Only when a trick holds nothing but Hagalaz can one win: the first.

    Whoever played the last Hagalaz in a trick leads the next one, whoever won. With two players that is the one who lost the trick.
says-herrlof-6 = It loses, and still you lead. Sly, isn’t it?
rules-herrlof-7 = Rune cards
rules-herrlof-7-text = 1: if it wins, you may take a trick from an opponent.

    3: when you play it you may draw the deck’s top card and put any card under the deck. It works whoever wins, also in a destroyed trick, but not as your last card.

    6: if it wins, you may take a random card from an opponent’s hand and give one back. Not after the last trick.

    9: if it wins, the player to the winner’s left leads next.
says-herrlof-7 = Four runes in each colour. They all have something up their sleeve.
rules-herrlof-8 = What comes first
rules-herrlof-8-text = A 3 and a second Valknut work as soon as they are played. When the trick is complete, the winner takes it. If a 1 or a 6 won, it works then, the 1 even after the last trick. Then the lead is settled.

    A destroyed trick: whoever led it leads again. Else the last Hagalaz gives the lead. Else, if a 9 won, the player to the winner’s left leads. Else the winner.
says-herrlof-8 = Everything at once? Calm down, and go down these four lines.
rules-herrlof-9 = Scoring and the end
rules-herrlof-9-text = Every trick you have at the end of the round is 1 point. One taken with a 1 counts for whoever took it. Exactly as many as you predicted: 10 more. With two players, three, four or five tricks bring another 5.

    If players are level when the match ends, more exact predictions decide, then more tricks in the last round. Level in that too, they share the victory.
says-herrlof-9 = Said three, took three: 13. Took four instead: only 4. Oh dear!

## The lesson, at most 25 words a step
lesson-herrlof-predict = Predict in secret how many tricks you take: exactly right earns 10 more. Pick a number.
lesson-herrlof-follow = Follow the colour led if you can; its highest card takes the trick. Play your green eight.
lesson-herrlof-trump = Without red you may play anything, and yellow, the trump, beats every colour. Take the trick with a yellow card.
lesson-herrlof-valknut = A Valknut can always be played, and destroys a trick you do not want: play your Valknut.
lesson-herrlof-turned = Two Valknuts in one trick turn up a new trump. Play your Valknut.
lesson-herrlof-hagalaz = A Hagalaz loses to every colour, but whoever plays the last one leads next. Play your Hagalaz.
lesson-herrlof-three = A 3, whether it wins or not, lets you draw a card and bury one. Draw a card.
lesson-herrlof-bury = You want exactly one more trick, and may bury any card of your hand. Bury a card that spoils that.
lesson-herrlof-one = A winning 1 may steal a trick, and you are still one short. Steal a trick.
lesson-herrlof-six = A winning 6 takes a random card, a winning 9 gives away the lead. Give any card back.
lesson-herrlof-exact = You have the four tricks that you predicted, so take no more. Play the blue card that loses to the seven.
lesson-herrlof-last = Four tricks score 4, exactness 10; for two players, three to five score 5. Play your last card.
lesson-end-herrlof = After the last trick all predictions are counted. A match ends after the last round, or at the goal: most points win.

## Where things lie
herrlof-trump-card = Trump card

## Beside the rules
drawn-herrlof-leads = leads next
# $count
drawn-herrlof-tricks = { $count ->
    [one] trick
   *[other] tricks
}
drawn-herrlof-exact = exactly right
drawn-herrlof-few = 3, 4 or 5, for two
drawn-herrlof-missed = Predicted 3, took 4.
drawn-herrlof-promise = in secret
drawn-herrlof-will = “I will take three.”
drawn-herrlof-won = Whoever plays the best card takes the trick.
drawn-herrlof-sealed = What was predicted stays sealed until the score.
drawn-herrlof-open = The trump and the last trick lie open.
drawn-herrlof-closed = Earlier tricks stay closed.
drawn-herrlof-follow = Follow green, or play a dark card.
drawn-herrlof-trumped = A trump beats every other colour.
drawn-herrlof-dark = A dark card led: the first colour counts.
drawn-herrlof-broken = Nobody gets the trick.
drawn-herrlof-new = the new trump
drawn-herrlof-low = A Hagalaz loses.
drawn-herrlof-1 = Wins? Take a trick from somebody.
drawn-herrlof-3 = Draw a card, then put one under the deck.
drawn-herrlof-6 = Wins? Take a card blindly, give one back.
drawn-herrlof-9 = Wins? The player to the left leads next.
drawn-herrlof-first = At once: a 3, and a second Valknut.
drawn-herrlof-second = The winner takes the trick.
drawn-herrlof-third = A 1 or a 6 that has won.
drawn-herrlof-fourth = Who leads: by Valknut, else Hagalaz, else 9, else the winner.
drawn-herrlof-pair = Two players: 4 predicted, 4 taken.
card-herrlof-promise = 1 a trick, exact: +10
card-herrlof-follow = Trump beats all
card-herrlof-valknut = Breaks the trick
card-herrlof-hagalaz = Loses, but leads
card-herrlof-runes = If it wins: steals
card-herrlof-three = Draw one, bury one
card-herrlof-nine = Wins: next one leads
leaf-herrlof-promise = 1 point a trick; as predicted: 10 more
leaf-herrlof-follow = Follow the colour; trump beats all
leaf-herrlof-valknut = Valknut: nobody gets the trick
leaf-herrlof-hagalaz = Hagalaz: loses, but leads next
leaf-herrlof-runes = 1 or 6, if it wins: take a trick, or a card
leaf-herrlof-three = 3: draw a card, bury one
leaf-herrlof-nine = 9, if it wins: the next one leads
drawn-herrlof-lowest = Nothing but Hagalaz: the first one wins.
# $two, $three
drawn-herrlof-dealt = { $two } cards each for two players, { $three } for three.

## Puzzles
# $tricks
puzzle-herrlof-hit = Hit your prediction: { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}
# $tricks
puzzle-herrlof-hit-missed = Now you do not end with { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}.
