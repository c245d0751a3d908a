### Hamnár in English.

# $icon
hamnar-icon = { $icon ->
    [sun] sun
    [pawn] pawn
    [elephant] elephant
    [horse1] right horse
    [horse2] bottom horse
   *[horse3] left horse
}
# $icon - as a label on a small board
hamnar-label = { $icon ->
    [sun] sun
    [pawn] pawn
    [elephant] elephant
   *[horse] horse
}
game-hamnar = Hamnár
about-hamnar = Six orbs round the board decide whose turn it is, and whether a piece moves as a pawn, a horse or an elephant. Whoever cannot move when the turn comes loses.
# $minutes
brief-hamnar = 2 · { $minutes } min · duel
pitch-hamnar = Six orbs say whose turn it is, and how each piece may move.
howto-hamnar-1 = Take turns to place three orbs each on the six icons round the board.
howto-hamnar-2 = A light wanders from icon to icon. It shines on your orb: it is your turn.
howto-hamnar-3 = The icon says how you move this time: as a pawn, a horse or an elephant.
howto-hamnar-4 = Leave your opponent without a move, and you have won.
button-leave = Leave the orbs

## What to do
hamnar-task-place = Place an orb on a free icon
# $icon
hamnar-task = { $icon ->
    [sun] Swap two orbs
    [pawn] Move as a pawn
    [horse] Move as a horse
   *[elephant] Move as an elephant
}
# $icon
hamnar-doing = { $icon ->
    [sun] Swaps orbs, or none
    [pawn] Moves as a pawn
    [horse] Moves as a horse
   *[elephant] Moves as an elephant
}
# $icon - to whoever has moved just before
hamnar-again = { $icon ->
    [sun] Now swap two orbs
    [pawn] Once more, as a pawn
    [horse] Once more, as a horse
   *[elephant] Once more, as an elephant
}
hamnar-goal = Who cannot move loses
# $icon
hamnar-then = { $icon ->
    [sun] Then: sun
    [pawn] Then: pawn
    [horse] Then: horse
   *[elephant] Then: elephant
}
hamnar-swap-with = now one of the other colour
hamnar-turns = Then:
# $icon
hamnar-allows = { $icon ->
    [sun] choose one, then another
    [pawn] one step straight ahead
    [horse] leap two and one
   *[elephant] straight, through enemies
}
hamnar-light-orbs = Once all orbs are placed, the pawn is lit first.
# $turns, $most
hamnar-quiet = No capture: { $turns } of { $most }

## Moves in a hint
# $icon - as hamnar-icon says it
hamnar-move-place = an orb on the { $icon }
# $from, $to
hamnar-move-walk = { $from } to { $to }
# $one, $other - as hamnar-icon says them
hamnar-move-swap = swap the orbs of { $one } and { $other }
hamnar-move-leave = leave the orbs

## Why a move is suggested
hamnar-gap-half = about half a piece
# $count
hamnar-gap = { $count ->
    [one] about one piece
   *[other] about { $count } pieces
}
hamnar-gap-all = the whole match
hamnar-why-wins = It wins: the other side cannot move.
# $count
hamnar-why-soon = It wins in { $count } moves at most, both sides counted.
# $count
hamnar-why-lost = All moves lose against good play; this one lasts longest, { $count } moves.
hamnar-why-only = There is no other move.
# $count
hamnar-why-takes = { $count ->
    [one] It captures a piece.
   *[other] It captures { $count } pieces.
}
# $count
hamnar-why-saves = { $count ->
    [one] One piece fewer can be captured.
   *[other] { $count } pieces fewer can be captured.
}
# $count
hamnar-why-again = { $count ->
    [one] It brings another turn at once.
   *[other] It brings { $count } turns in a row.
}
# $count
hamnar-why-threatens = { $count ->
    [one] It threatens to capture a piece next turn.
   *[other] It threatens to capture next turn, with { $count } pieces in reach.
}
# $count, $icon - as hamnar-label says it
hamnar-why-fewest = It leaves the other side the fewest ways on its next { $icon }: { $count }.
# $count, $icon - as hamnar-label says it
hamnar-why-most = It keeps the most ways open for the next { $icon }: { $count }.
# $count
hamnar-why-row = It makes { $count } orbs of one colour in a row.
hamnar-why-parts = It parts two orbs of the other side.
hamnar-why-sun = Whoever has the sun may swap two orbs each time round.
# $count
hamnar-why-weighed = It is best over all { $count } ways in which the orbs can end up.
# $count
hamnar-why-breaks = It breaks a row of { $count } orbs of the other side.

## What happened
# $who, $icon - as hamnar-icon says it
hamnar-beat-place = { $who } places an orb on the { $icon }.
# $who, $from, $to, $captured, $lost, $whose - as hamnar-lost-bear says it; who loses that
hamnar-beat-pawn = { $captured ->
    [0] { $who } steps from { $from } to { $to }.
   *[other] { $who } steps to { $to } and takes { $lost } from { $whose }.
}
# $who, $from, $to, $captured, $lost, $whose - as hamnar-lost-bear says it; who loses that
hamnar-beat-horse = { $captured ->
    [0] { $who } leaps from { $from } to { $to }.
   *[other] { $who } leaps to { $to } and takes { $lost } from { $whose }.
}
# $who, $from, $to, $captured, $lost, $whose - as hamnar-lost-bear says it; who loses that
hamnar-beat-elephant = { $captured ->
    [0] { $who } strides from { $from } to { $to }.
   *[other] { $who } charges to { $to }: { $whose } loses { $lost }.
}
# $who, $side, $captured, $lost, $whose - 0 bears, 1 ravens; as hamnar-lost-bear says it
hamnar-plain-pawn = { $who }’s { $side ->
    [0] bear
   *[other] raven
} { $captured ->
    [0] steps forward like a pawn.
   *[other] steps like a pawn and takes { $lost } from { $whose }.
}
# $who, $side, $captured, $lost, $whose - 0 bears, 1 ravens; as hamnar-lost-bear says it
hamnar-plain-horse = { $who }’s { $side ->
    [0] bear
   *[other] raven
} { $captured ->
    [0] leaps like a horse.
   *[other] leaps like a horse and takes { $lost } from { $whose }.
}
# $who, $side, $captured, $lost, $whose - 0 bears, 1 ravens; as hamnar-lost-bear says it
hamnar-plain-elephant = { $who }’s { $side ->
    [0] bear
   *[other] raven
} { $captured ->
    [0] strides like an elephant.
   *[other] charges like an elephant: { $whose } loses { $lost }.
}
# $count
hamnar-lost-bear = { $count ->
    [one] a bear
   *[other] { $count } bears
}
# $count
hamnar-lost-your-bear = { $count ->
    [one] your bear
   *[other] { $count } of your bears
}
# $count
hamnar-lost-raven = { $count ->
    [one] a raven
   *[other] { $count } ravens
}
# $count
hamnar-lost-your-raven = { $count ->
    [one] your raven
   *[other] { $count } of your ravens
}
# $who, $lost, $at - as hamnar-lost-bear says it
hamnar-took-pawn = { $who }’s pawn took { $lost } on { $at }
# $who, $lost, $at - as hamnar-lost-bear says it
hamnar-took-horse = { $who }’s horse took { $lost } on { $at }
# $who, $lost, $at - as hamnar-lost-bear says it; where it went
hamnar-took-elephant = { $who }’s elephant trampled { $lost } and ended on { $at }
# $who, $to
hamnar-went-pawn = { $who }’s pawn stepped to { $to }
# $who, $to
hamnar-went-horse = { $who }’s horse leapt to { $to }
# $who, $to
hamnar-went-elephant = { $who }’s elephant strode to { $to }
# $who, $one, $other - as hamnar-icon says them
hamnar-beat-swap = { $who } swaps the orbs on the { $one } and the { $other }.
hamnar-kind-swap = Orbs swapped
# $who
hamnar-beat-leave = { $who } leaves the orbs.
# $who, $icon - as hamnar-icon says it
hamnar-beat-stuck = The { $icon } comes up: { $who } has no move and loses.
# $who
hamnar-beat-none = { $who } has no piece left and loses.
# $who - nobody
hamnar-beat-draw = Too long without a capture: a draw.

## Why not
hamnar-place-an-orb = All six orbs come first: choose a free icon.
# $icon - as hamnar-icon says it
hamnar-orb-taken = There is already an orb on the { $icon }.
hamnar-sun-swaps = The sun moves no piece: swap two orbs, or leave them.
# $icon - as hamnar-icon says it
hamnar-piece-moves = The { $icon } moves a piece. The orbs stay.
hamnar-same-orb = Choose two different orbs.
hamnar-same-colour = Both orbs have one colour: nothing would change.
# $place
hamnar-empty = There is no piece on { $place }.
# $place
hamnar-not-yours = The piece on { $place } is not yours.
hamnar-must-move = The piece has to leave its square.
# $place
hamnar-friend-there = Your own piece stands on { $place }.
# $place
hamnar-friend-blocks = Your own piece on { $place } is in the way.
hamnar-pawn-last-rank = It has reached the last rank: no pawn can go on.
hamnar-pawn-forward = A pawn only steps forward, towards the far side.
hamnar-pawn-straight = A pawn steps straight ahead, even to capture.
hamnar-pawn-one-step = A pawn steps one square at a time.
hamnar-horse-leaps = A horse leaps two squares and one to the side.
# $place
hamnar-elephant-on-pillar = The piece on { $place } stands on a pillar: an elephant cannot climb down.
# $place
hamnar-elephant-pillar = The pillar on { $place } stops an elephant.
hamnar-elephant-straight = An elephant walks straight along a row or a column.
# $place, $icon - as hamnar-icon says it
hamnar-hemmed-in = The piece on { $place } has nowhere to go with the { $icon }.
hamnar-unknown-move = That is no move in this game.

## How it ended
# $loser
hamnar-story-none = { $loser } has not a single piece left.
# $loser, $winner
hamnar-story-whole = { $loser } had no move, and { $winner } has not lost a piece.
# $loser, $moves, $winner
result-hamnar-no-move = { $loser } had no move when the turn came.
# $loser, $moves, $winner
result-hamnar-shared = A hundred turns passed without a capture.

## The rules
glance-hamnar = Six orbs round the board say who moves, and as what. The light wanders from one to the next, clockwise.

    When your orb is lit, you move one of your pieces as its icon says.

    Who cannot move then loses.
rules-hamnar-1 = The aim
rules-hamnar-1-text = Bears and ravens face each other, five on each side. They are shape-shifters: any of them can be a pawn, a horse or an elephant for one move.

    There are no alternating turns. Six orbs round the board decide who moves next, and as what.

    You win when the turn comes to your opponent and none of your opponent’s pieces can make the move. Capturing helps, but it is not the aim.
says-hamnar-1 = One bear, three ways to go. And that raven? Stuck, so it loses.
rules-hamnar-2 = The board
rules-hamnar-2-text = The board has five by five squares. Ranks run from 1 to 5, files from a to e. The bears begin on rank 1, the ravens on rank 5.

    Four pillars: b2, d2, b4 and d4. A piece may stand on a pillar; one that does is raised above the ground.

    Six icons lie round the board. Clockwise from the top: the sun, the pawn, three horses and the elephant. Each icon has room for one orb.
says-hamnar-2 = Bears at the bottom, ravens on top, six icons round about.
rules-hamnar-3 = Placing the orbs
rules-hamnar-3-text = Each side has three orbs. The bears begin, and every orb goes on a free icon.

    The bears place one, the ravens one, the bears one, the ravens two. The bears’ last orb goes on the icon that is left.

    Then the first turn begins, with the pawn. Think ahead while you place: the orbs are the order of play.
says-hamnar-3 = Bear, raven, bear, raven, raven. The last orb is the bears’.
rules-hamnar-4 = Taking turns
rules-hamnar-4-text = The light wanders from icon to icon, clockwise. For as long as the match lasts: pawn, first, second and third horse, elephant, sun, and the pawn again.

    Whoever owns the orb on the lit icon must move. One piece, any one, in the way of that icon. Only the sun can be declined.

    Several orbs of one side in a row mean several moves in a row. The numbers beside the orbs count the turns to come.
rules-hamnar-5 = The pawn
rules-hamnar-5-text = A pawn moves one square straight ahead, towards the far side of the board. An enemy on that square is captured.

    It never moves diagonally, never two squares, and it never becomes anything else.

    It may step onto a pillar and down again. A piece on the last rank has no pawn move left.
rules-hamnar-6 = The horse
rules-hamnar-6-text = A horse leaps two squares in one direction and one to the side, like a knight in chess.

    It leaps over anything, and onto pillars and down from them. An enemy on the square where it lands is captured.
rules-hamnar-7 = The elephant
rules-hamnar-7-text = An elephant walks straight along a row or a column, as far as it likes.

    Enemies do not stop it: every enemy on its way, and on the square where it ends, is captured. Your own pieces do stop it.

    It never enters a pillar’s square, and it never passes one. A piece that stands on a pillar has no elephant move at all.
rules-hamnar-8 = The sun
rules-hamnar-8-text = The sun moves no piece. You may swap any two orbs, your opponent’s too, and even the one on the sun. Or you leave them as they are.

    Swapping two orbs of one colour would change nothing and is not offered.

    The orbs change places before the next icon, the pawn, is lit. Even a side without pieces can answer its sun.
rules-hamnar-9 = The end
rules-hamnar-9-text = When the turn comes to a side that cannot move, that side loses at once. So does a side with no pieces left when its pawn, horse or elephant comes up. Captured pieces never return, and no piece ever moves onto one of its own side.

    A hundred turns in a row without a capture, suns included, are a draw, unless a side cannot move.

    In a rematch the loser has the bears and begins. After a draw, whoever had the ravens does.

## The lesson, at most 25 words a step
lesson-hamnar-pawn = The light is on the pawn, and the orb there is yours: move any bear one step forward.
lesson-hamnar-horse = The light goes clockwise, to a horse with your orb. Move a bear two squares and one aside.
lesson-hamnar-ahead = A pawn captures straight ahead, never diagonally, and may step onto a pillar. Capture the raven in front of your bear.
lesson-hamnar-leap = A horse leaps over anything and captures where it lands. Find the bear that can capture a raven.
lesson-hamnar-elephant = An elephant walks straight, any distance, and captures every enemy on its way. Trample two ravens at once.
lesson-hamnar-pillars = Pillars stop an elephant, and a bear that stands on one is stuck. Find the only bear that can go.
lesson-hamnar-stuck = Whoever cannot move loses: next comes the elephant, and both ravens stand on pillars. Make any horse move.
lesson-hamnar-sun = On the sun you may swap any two orbs, even the ravens’, or leave them. Swap two orbs of different colours.
lesson-hamnar-trap = Both ravens stand on their last rank, where no pawn can move. Use the sun to give them the pawn.
lesson-hamnar-orbs = A match begins with the orbs: each side places three, the bears first. Place your first orb.
lesson-hamnar-row = Your orbs say when you move: side by side, several times in a row. Place your second orb.
lesson-hamnar-last = After the last orb the light starts at the pawn, and the match begins. Place your last orb.
lesson-end-hamnar = A match ends when the light comes to a side that cannot move: that side loses.

# $count
hamnar-bears = { $count ->
    [one] One bear left
   *[other] { $count } bears left
}
# $count
hamnar-ravens = { $count ->
    [one] One raven left
   *[other] { $count } ravens left
}
# $left, $able - pieces of a side, and those that can move
hamnar-can-now = { $able } of { $left } can move
# $left, $able, $icon - as hamnar-label says it
hamnar-can-next = Next { $icon }: { $able } of { $left } can move
# $able - pieces
hamnar-able = { $able } can move
# $icon, $able - as hamnar-label says it; pieces
hamnar-on = Next, { $icon }: { $able } can move
# $left
hamnar-over = { $left } left
hamnar-sun-now = Sun: may swap two orbs
hamnar-sun-next = Next sun: two orbs swap

## What things are called
# $side
hamnar-piece = { $side ->
    [white] bear
   *[black] raven
}
# $who
hamnar-orb = orb of { $who }
# $icon, $turns - as hamnar-icon says it; how many turns until it is active
hamnar-spot-icon = { $turns ->
    [0] { $icon }, active now
   *[other] { $icon }, active in { $turns }
}
# $square
hamnar-spot-pillar = { $square }, pillar

## Beside the rules
drawn-hamnar-pawn = pawn
drawn-hamnar-horse = horse
drawn-hamnar-elephant = elephant
drawn-hamnar-order = Follow the numbers: 1 is lit, the others wait.
drawn-hamnar-ahead = Straight on, even onto a pillar. Even onto a raven!
drawn-hamnar-leap = Over all their heads, and down on a raven. Thump!
drawn-hamnar-swap = Swap two orbs, and you have swapped the turns.
drawn-hamnar-straight = Right through the ravens! But pillars stop it, or hold it fast.
drawn-hamnar-stuck = The elephant’s turn, and both ravens sit on pillars: they lose!
card-hamnar-orbs = Your orb is lit: you move
card-hamnar-pawn = One straight ahead
card-hamnar-horse = Two and one aside, over all
card-hamnar-elephant = Straight through enemies
card-hamnar-sun = Swap any two orbs, or leave
card-hamnar-end = Who cannot move loses
leaf-hamnar-orbs = Your orb is lit: you move
leaf-hamnar-pawn = Pawn: one square straight ahead
leaf-hamnar-horse = Horse: two squares and one to the side, over everything
leaf-hamnar-elephant = Elephant: straight on, through enemies, never a pillar
leaf-hamnar-sun = Sun: swap any two orbs, or leave them
leaf-hamnar-end = Who cannot move loses

## Puzzles
# $moves
puzzle-hamnar-win = Win in { $moves ->
    [one] one move
    [2] two moves
    [3] three moves
    [4] four moves
   *[other] { $moves } moves
}
# $moves
puzzle-hamnar-win-missed = Now it cannot be won in { $moves ->
    [one] one move
    [2] two moves
    [3] three moves
    [4] four moves
   *[other] { $moves } moves
} any more.
