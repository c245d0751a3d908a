### The night board and the game night.

## Night board
nightboard = Night board
night-about = A night lasts from 6 a.m. to 6 a.m.
night-shared = All screens together; a night lasts from 6 a.m. to 6 a.m.
night-tonight = Tonight
night-ever = All nights
night-record = Best of all nights
night-evenings-short = Game nights
night-evenings = Past game nights
# $at, $count
night-evening = { $at } of { $count }
night-no-evening = No game night has ended yet. Its table will hang here.
# $names, $count
night-evening-won = { $count ->
    [one] Won by { $names }
   *[other] Shared by { $names }
}
night-nobody = Nobody yet.
night-free = Nobody yet. The first name is carved for free.
night-unwon = Win tonight, and the top place is yours.
night-yours = Your name?
# $count
night-each-wins = { $count ->
    [one] 1 win each tonight
   *[other] { $count } wins each tonight
}
# $points
night-each-points = { $points ->
    [one] 1 point each tonight
   *[other] { $points } points each tonight
}
# $count - matches
night-each-tonight = { $count ->
    [one] 1 win each tonight, all games
   *[other] { $count } wins each tonight, all games
}
# $names, $count - others who have as much
night-besides = { $names } and { $count } more
# $what, $counted - of which game, what is counted
night-head = { $what } · { $counted }
# $count - matches
night-wins-tonight = { $count ->
    [one] 1 win tonight, all games
   *[other] { $count } wins tonight, all games
}
# $count
night-count-wins = { $count ->
    [one] 1 win
   *[other] { $count } wins
}
# $points
night-count-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
# $what - “345 points”
night-has-tonight = { $what } tonight
night-waits = Nobody has won tonight. Yet!
night-invites = This place is free: play for it!
night-too = And so is this one.
night-best = best match
night-best-points = most points in a match
night-best-wins = most wins
night-won = most matches won
night-nameless = Somebody
night-wins = Matches won
# $game, $seats
night-kind = { $seats ->
    [one] { $game } alone
   *[other] { $game }, { $seats } players
}
# $game, $option - the game may have other options already
night-more = { $game }, { $option }
night-quick = quick
night-race = race to five
night-wins-short = All games
night-past-short = Matches
night-past = Played matches
night-gone = This match is no longer kept here.
night-watch = Watch them
# $score, $matches
night-of = { $score } of { $matches }
# $score, $matches
night-won-of = { $score } of { $matches } won tonight
# $name, $points
night-sitter = { $name } { $points }
night-past-won = won
night-past-draw = draw
# $when, $game, $people - as night-sitter says them
night-match = { $when }  { $game }: { $people }
# $game, $when
night-when = { $game }, { $when }
night-whose = Name for the night board
result-names = Your names
name-no-letter = That cannot be in a name.
name-offends = Please choose another name.
name-letters = The screen cannot write this name: please use other letters.

## What may be wrong with it
# $module
night-missing = The night board does not work, because { $module } is not installed. Results are kept.
# $file, $reason
night-not-kept = { $file }: the result is not on the night board: { $reason }
# $file, $reason, $aside - as aside or aside-not says it
night-broken = { $file }: the night board is broken: { $reason }; { $aside }
# $reason - as file-aside says it
night-spoilt = A result is broken: { $reason }
# $reason
night-refused = A result was refused by the shared night board: { $reason }
# $host, $reason
night-unreachable = The shared night board at { $host } does not answer. Play goes on, results are sent later. ({ $reason })

## For the operator
nightcare = Night board: delete
care-what = What is to be deleted?
care-sure = Delete it for good?
care-keep = Keep it
# $name
care-name = Name: { $name }
# $name
care-name-sure = The name { $name } goes wherever it stands; the matches stay.
care-match = This match
care-delete = Delete

## Game night
series = Game night
series-about = One game after the other: a point for playing, and one more for each player you beat.
# $end - a clock time
series-plan = A point for playing, one more for each player you beat. You finish about { $end }.
# $end - a clock time
series-until = until about { $end }
people = Who plays tonight?
people-about = Too few seats? You take turns, and sitting out earns the average. Bots fill free seats.
people-on = On to the games
people-more = One more
# $name
people-fewer = Without { $name }
# $name - who leaves, and may be taken back
people-back = With { $name }
people-last = One of you has to stay.
people-leaves = Somebody leaves
people-who-leaves = Who leaves?
people-stay = Nobody
# $name
people-twice = { $name } is there already.
# $names
series-people = Tonight: { $names }
series-tonight = Tonight:
series-who = Who plays?
series-which = Which games?
# $number
series-turn = Game { $number }
series-not = Not tonight
# $out - how many
series-some = { $out ->
    [one] one sits out
   *[other] { $out } sit out
}
# $bots
series-bots = { $bots ->
    [one] with 1 bot
   *[other] with { $bots } bots
}
# $play
series-all = { $play ->
    [one] alone
    [2] both play
   *[other] all play
}
# $game, $turn - which game of the evening it is
series-told = { $game }: { $turn }
# $game, $number
series-of = { $game }, match { $number }
# $number
series-again = Play match { $number }
series-plays = Next up:
series-rests = Sitting out
# $game, $wins
series-decides = The first to win { $wins } matches has won { $game }.
# $points
series-points = { $points }
# $names
series-out = Sitting out: { $names }
# $count
series-best-of = { $count ->
    [one] 1 match
   *[other] best of { $count }
}
series-begin = Begin
series-waits = The match of this game night cannot be read at the moment. It is kept: come back later, or end the evening.
series-none = A game night needs a game.
# $at, $of
series-part = { $at }/{ $of }
# $number, $count
series-number = Game { $number } of { $count }
# $name, $count
series-leads = { $name } leads by { $count }
# $names
series-level = { $names } are level
# $number, $wins
series-match = Match { $number }: first to { $wins } wins
# $game
series-next = Play { $game }
# $game
series-resume = Continue: { $game }
series-change = Games and people
# $end - a clock time
series-change-about = What is played stays, and so do all points. You finish about { $end }.
series-onward = On with the evening
# $game
series-settled = { $game } has begun: it stays.
series-on = Being played
# $names
series-won-by = Won by { $names }
series-left = No game is left to play. The points stay as they are.
series-end = End the evening
series-end-sure = End the evening?
series-end-about = The points stay as they are. A match in progress is kept with the saved games.
series-end-none = No game is decided yet, so nobody has any points. A match in progress is kept with the saved games.
series-stay = Play on
series-new = New game night
series-close = Good night
series-won = Tonight belongs to
series-nobody = No game has been decided yet.
series-total = Total
result-evening = Game night
