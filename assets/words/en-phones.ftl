### Phones as hands: what stands on them, and what the screen says of them.

phone-who = What is your name?
phone-who-else = Another name, please: everybody will read it.
phone-who-taken = Somebody here has that name: another one, please.
phone-who-letters = Letters or digits, please, that the screen can write.
# $seat - its number, from 1
phone-seat = Your seat: number { $seat }
phone-pad = Look at the screen, steer here
phone-busy = Nothing to press here now: look at the screen.
phone-apart = You have no seat yet: take one, if one is free.
phone-watching = You are watching: you have no seat in this match. If you had one, choose Pause and Phones at the screen, and scan the code there.
# $who - whose hand lies open at the screen
phone-bare = { $who } has open cards on the screen: please look away
phone-hidden = face down
phone-log = Log
phone-log-nothing = Nothing has happened yet.
# $move
phone-sure = Touch again: { $move }
# $move
phone-sent = Sent: { $move }
phone-waits = Waiting for the others
# $points, $goal
phone-goal = { $points } of { $goal }
# $points
phone-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $taken
phone-tricks = { $taken ->
    [one] one trick
   *[other] { $taken } tricks
}
# $taken, $said - how many were predicted
phone-tricks-of = { $taken ->
    [one] one trick, { $said } predicted
   *[other] { $taken } tricks, { $said } predicted
}
# $taken
phone-tricks-sealed = { $taken ->
    [one] one trick, predicted in secret
   *[other] { $taken } tricks, predicted in secret
}
# $count
phone-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
# $who
phone-played = Played by { $who }
# $who
phone-played-led = Led by { $who }
# $who
phone-played-best = Best so far, by { $who }
# $who
phone-held = Hand of { $who }
# $place, $piece
phone-spot = { $place }: { $piece }
phone-up = Up
phone-down = Down
phone-left = Left
phone-right = Right
phone-confirm = Choose
phone-cancel = Back
phone-pause = Pause
phone-there = Touch the ring to go there
phone-near = Closer
phone-far = Farther away
phone-arrows = Arrows
phone-map = Board
phone-sit = Sit down
phone-lets = Lift your finger to choose it, or slide off to leave it
phone-shut = Close
phone-size = Text size
phone-new = just come
phone-sleeps = asleep
phone-bye-taken-over = Your seat is open in another window now.
phone-bye-put-out = The host has removed this phone. Ask for a new code at the screen.
phone-bye-no-phones = The screen plays without phones now. To come back, ask for a new code there.
phone-bye-full = There is no room for another phone now.
phone-bye-unknown = This code opens no seat: it was used or mistyped, or its phone was removed. Ask for a new one at the screen.
phone-bye-rude = This page has sent what no page of ours sends. Load it again.
phone-bye-closing = The game is closed for now.
panel-asleep = The phone sleeps
# $reason
phones-cannot = No phone can come: { $reason }
phones-no-address = No phone can come: this computer is in no network that phones reach. Join it to your Wi-Fi, or start the program with its address: --phones 192.168.1.20

phones = Phones
phones-how = Point your phone’s camera at the code of your seat.
phones-net = Join the Wi-Fi of this screen
phones-scan = Point the camera at the code of your seat
phones-hand = Hold your hand of cards in your palm
# $count - how many phones there is room for
phones-full = { $count } phones are here, which is all there is room for. Remove one, or choose No phones and begin anew.
phones-waits = The code is on its way …
# $port
phones-help = Nothing comes? Take no Wi-Fi for guests, switch mobile data off, and let port { $port } through this computer’s firewall.
phones-here = plays by phone
phones-out = Remove
phones-done = Done
# $address
phones-address = Or try { $address }
phones-again = Try again
phones-shut = No phones
phones-shut-sure = Play without phones?
phones-shut-about = Every phone loses its seat, and needs a new code to come back.
phones-shut-stay = Keep the phones
# $who
lost-phone = { $who } has no phone now
lost-phone-sentence = Show a code for another phone, or press Choose on a free pad or keyboard to take the seat.
lost-phone-code = A new code
device-phone = Phone
# $player
asleep = { $player }’s phone sleeps
asleep-sentence = Wake it up, or let another device press Choose to take its seat.
asleep-wait = Wait
option-phones = Phones
# $count - how many sit here
phones-sit = { $count ->
    [0] none
    [one] one
   *[other] { $count }
}
tells-phones = A code for each free seat: scan it to hold your cards on your own phone.
