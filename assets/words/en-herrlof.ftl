### Herrlof in English.

about-herrlof = Take tricks, and say in secret beforehand how many. An exact prediction pays most; runes turn the tricks round.
herrlof-colour = { $a ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
}
herrlof-card = { $a ->
    [V] Valknut
    [H] Hagalaz
    [r] red { $b }
    [b] blue { $b }
    [g] green { $b }
   *[y] yellow { $b }
}
herrlof-tricks = Tricks: { $a }
herrlof-score = Points: { $a }
herrlof-prediction = Predicted: { $a }
herrlof-no-prediction = No prediction yet
herrlof-predicted-secret = Has predicted
herrlof-round = Round { $a } of { $b }
button-draw = Draw a card
button-keep = Leave it

## What to do
herrlof-task-predict = How many tricks will you take?
herrlof-task-lead = Lead a card
herrlof-task-play = Play a card
herrlof-task-draw = Your 3: draw a card?
herrlof-task-bury = Choose a card for the bottom of the deck
herrlof-task-trick = Your 1: take a trick from somebody?
herrlof-task-card = Your 6: take a card from somebody?
herrlof-task-return = Choose a card to give back

## What happened
herrlof-beat-predict = { $a } has predicted.
herrlof-beat-play = { $a } played { $b }.
herrlof-beat-trump = The new trump card is { $b }.
herrlof-beat-draw = { $a } drew a card for the 3.
herrlof-beat-bury = { $a } put a card under the deck.
herrlof-beat-keep = { $a } left it at that.
herrlof-beat-trick = { $a } took the trick.
herrlof-beat-destroyed = The trick is destroyed.
herrlof-beat-steal-trick = { $a } took a trick from { $b }.
herrlof-beat-steal-card = { $a } took a card from { $b }.
herrlof-beat-return = { $a } gave a card back to { $b }.
herrlof-beat-scored = The round is scored.
herrlof-beat-over = The match is over.
herrlof-beat-deal = { $a } deals the next round.

## Hints
herrlof-say-predict = predict { $a }
herrlof-say-steal = take it
herrlof-say-play = { $a }
herrlof-say-bury = put { $a } under the deck
herrlof-say-return = give { $a } back
herrlof-say-draw = draw a card
herrlof-say-keep = leave it

## Why not
herrlof-predicted = You have predicted; the others are still thinking.
herrlof-predict-range = A prediction is a number from 0 to { $a }.
herrlof-follow = You hold { $a } and have to follow it; a Valknut or a Hagalaz may always be played.
herrlof-not-held = That card is not in your hand.
herrlof-no-trick-there = There is no trick to be taken there.
herrlof-no-hand-there = There is no card to be taken there.
herrlof-asked = Something else is asked now.

## The score sheet
herrlof-sheet-prediction = Prediction
herrlof-sheet-tricks = Tricks taken
herrlof-sheet-exact = Exact prediction
herrlof-sheet-few = Three, four or five tricks
result-herrlof-points = Most points, after { $b } moves.
result-herrlof-bonuses = Level on points; more exact predictions decided.
result-herrlof-tricks = Level on points and predictions; tricks in the last round decided.
result-herrlof-shared = Level on everything: the victory is shared.

## The rules
rules-herrlof-1 = What it is about
rules-herrlof-1-text = Take tricks with cards in four colours, and predict exactly how many you will take.

    A match has ten rounds at most and ends earlier when somebody reaches the goal: 50 points for two players, 40 for three. Most points win.
rules-herrlof-2 = A round
rules-herrlof-2-text = Two players get fifteen cards each, three get eleven. The next card is turned up: its colour is trump. A Valknut or Hagalaz turned up means no trump.

    The player left of the dealer leads the first trick. Each trick has one card from everybody.
rules-herrlof-3 = Predictions
rules-herrlof-3-text = Before the first trick everybody predicts in secret how many tricks she will have at the end. The predictions are opened when the round is scored.
rules-herrlof-4 = Following
rules-herrlof-4-text = Follow the colour that was led if you hold it. A Valknut or a Hagalaz may always be played instead. Without the colour you may play anything.

    The highest trump wins; without a trump the highest card of the colour led. The winner leads next, unless a special card says otherwise. When a special was led nobody has to follow.
rules-herrlof-5 = Valknut and Hagalaz
rules-herrlof-5-text = A Valknut destroys its trick: nobody gets it, its cards are gone, and its leader leads again. A second Valknut in one trick turns up a new trump at once.

    A Hagalaz is lower than every coloured card. Whoever played the last one in a trick leads the next. If there is nothing but Hagalaz, the first one wins.
rules-herrlof-6 = Cards with the rune
rules-herrlof-6-text = 1: if it wins, you may take a trick from somebody who has one.

    3: when it is played you may draw the deck's top card and put any card of your hand under the deck.

    6: if it wins, you may take a random card from somebody's hand and give any card back.

    9: if it wins, the player to the winner's left leads next.
rules-herrlof-7 = Scoring
rules-herrlof-7-text = Every trick that lies with you at the end of the round is a point. Exactly as many as you predicted: ten points more. With two players exactly three, four or five tricks bring five more.

    Level on points: more exact predictions win, then more tricks in the last round; else the victory is shared.
