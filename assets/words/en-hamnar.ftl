### Hamnár in English.

hamnar-icon = { $a ->
    [sun] sun
    [pawn] pawn
    [elephant] elephant
    [horse1] first horse
    [horse2] second horse
   *[horse3] third horse
}
about-hamnar = Six orbs round the board decide whose turn it is, and whether a piece moves as a pawn, a horse or an elephant. Whoever has no move when her orb comes up loses.
button-leave = Leave the orbs

## What to do
hamnar-task-place = Place an orb on a free icon
hamnar-task = { $a ->
    [sun] Exchange two orbs, or leave them
    [pawn] Move a piece as a pawn
    [horse] Move a piece as a horse
   *[elephant] Move a piece as an elephant
}
hamnar-quiet = No capture for { $a } of { $b }

## What happened
hamnar-beat-place = { $a } placed an orb on the { $b }.
hamnar-beat-pawn = { $d ->
    [0] { $a }: pawn from { $b } to { $c }.
   *[other] { $a }: pawn from { $b } takes on { $c }.
}
hamnar-beat-horse = { $d ->
    [0] { $a }: horse from { $b } to { $c }.
   *[other] { $a }: horse from { $b } takes on { $c }.
}
hamnar-beat-elephant = { $d ->
    [0] { $a }: elephant from { $b } to { $c }.
    [one] { $a }: elephant from { $b } to { $c }, one trampled.
   *[other] { $a }: elephant from { $b } to { $c }, { $d } trampled.
}
hamnar-beat-swap = { $a } exchanged the orbs of { $b } and { $c }.
hamnar-beat-leave = { $a } left the orbs where they are.
hamnar-beat-stuck = { $a } has no move on the { $b } and loses.
hamnar-beat-draw = Too long without a capture: a draw.

## Why not
hamnar-place-an-orb = First all six orbs are placed: choose a free icon.
hamnar-orb-taken = There is an orb on the { $a } already.
hamnar-sun-swaps = The sun moves no piece: choose two orbs, or leave them.
hamnar-piece-moves = The { $a } is active: it moves a piece, orbs stay.
hamnar-same-orb = Choose two different orbs.
hamnar-same-colour = These orbs are of one colour: nothing would change.
hamnar-empty = There is no piece on { $a }.
hamnar-not-yours = The piece on { $a } is not yours.
hamnar-must-move = A piece has to leave its square.
hamnar-friend-there = Your own piece stands on { $a }.
hamnar-friend-blocks = Your own piece on { $a } is in the way.
hamnar-pawn-last-rank = A pawn on its last rank cannot go on.
hamnar-pawn-forward = A pawn only steps forward, towards the enemy’s side.
hamnar-pawn-straight = A pawn steps straight ahead, also when it captures.
hamnar-pawn-one-step = A pawn goes one square at a time.
hamnar-horse-leaps = A horse leaps two squares and one to the side.
hamnar-elephant-on-pillar = The piece on { $a } stands on a pillar: an elephant cannot climb down.
hamnar-elephant-pillar = The pillar on { $a } stops an elephant.
hamnar-elephant-straight = An elephant walks along a row or a column.
hamnar-hemmed-in = The piece on { $a } has nowhere to go on the { $b }.
hamnar-unknown-move = That is no move of this game.

## How it ended
result-hamnar-no-move = { $a } had no move on the active icon.
result-hamnar-shared = A hundred activations without a capture.

## The rules
rules-hamnar-1 = What it is about
rules-hamnar-1-text = Two sides of five shape-shifters face each other on a small board.

    Whose turn it is, and how a piece moves, is decided by six orbs round the board. Whoever has no move when her orb comes up loses at once.
