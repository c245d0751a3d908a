### Phones as hands: what stands on them, and what the screen says of them.

phone-who = Vad heter du?
phone-who-else = Ett annat namn, tack: alla läser det.
phone-who-taken = Någon här heter redan så: ett annat namn, tack.
phone-who-letters = Bokstäver eller siffror, tack, som skärmen kan skriva.
phone-seat = Din plats: nummer { $seat }
phone-pad = Titta på skärmen, styr här
phone-busy = Här finns inget att trycka på just nu: titta på skärmen.
phone-apart = Du har ingen plats än: ta en, om någon är ledig.
phone-watching = Du tittar på: du har ingen plats i det här partiet. Om du hade en: välj Paus och Mobiler vid skärmen och skanna koden där.
phone-bare = { $who } har öppna kort på skärmen: titta bort
phone-hidden = med baksidan upp
phone-log = Logg
phone-log-nothing = Ingenting har hänt än.
phone-sure = Tryck en gång till: { $move }
phone-sent = Skickat: { $move }
phone-waits = Väntar på de andra
phone-goal = { $points } av { $goal }
phone-points = { $points } poäng
phone-tricks = { $taken ->
    [one] ett stick
   *[other] { $taken } stick
}
phone-tricks-of = { $taken ->
    [one] ett stick, { $said } spådda
   *[other] { $taken } stick, { $said } spådda
}
phone-tricks-sealed = { $taken ->
    [one] ett stick, hemlig spådom
   *[other] { $taken } stick, hemlig spådom
}
phone-cards = { $count ->
    [one] ett kort
   *[other] { $count } kort
}
phone-played = Spelat av { $who }
phone-played-led = Utspelat av { $who }
phone-played-best = Bäst hittills, av { $who }
phone-held = Hand: { $who }
phone-spot = { $place }: { $piece }
phone-up = Upp
phone-down = Ner
phone-left = Vänster
phone-right = Höger
phone-confirm = Välj
phone-cancel = Tillbaka
phone-pause = Paus
phone-there = Tryck på ringen för att komma dit
phone-near = Närmare
phone-far = Längre bort
phone-arrows = Pilar
phone-map = Bräde
phone-sit = Sätt dig
phone-lets = Lyft fingret för att välja det, eller dra bort det för att låta bli
phone-shut = Stäng
phone-size = Textstorlek
phone-new = nytt
phone-sleeps = sover
phone-bye-taken-over = Din plats är öppen i ett annat fönster nu.
phone-bye-put-out = Värden har skickat ut den här mobilen. Be om en ny kod vid skärmen.
phone-bye-no-phones = Skärmen spelar utan mobiler nu. Be om en ny kod där för att komma tillbaka.
phone-bye-full = Det finns inte plats för en mobil till just nu.
phone-bye-unknown = Koden öppnar ingen plats: den är använd eller felskriven, eller så skickades mobilen ut. Be om en ny vid skärmen.
phone-bye-rude = Sidan har skickat något som våra sidor inte skickar. Ladda om den.
phone-bye-closing = Spelet är stängt just nu.
panel-asleep = Mobilen sover
phones-cannot = Ingen mobil kan komma in: { $reason }
phones-no-address = Ingen mobil kan komma in: datorn är inte i något nät som mobiler når. Anslut den till ert wifi, eller starta programmet med dess adress: --phones 192.168.1.20

phones = Mobiler
phones-how = Rikta mobilens kamera mot koden vid din plats.
phones-net = Gå med i skärmens wifi
phones-scan = Rikta kameran mot koden vid din plats
phones-hand = Håll korten i din egen hand
phones-full = { $count } mobiler är här, och fler får inte plats. Ta bort en, eller välj Inga mobiler och börja om.
phones-waits = Koden är på väg …
phones-help = Kommer inget? Välj inget gästnät, stäng av mobildata och släpp fram port { $port } i datorns brandvägg.
phones-here = spelar med mobilen
phones-out = Ta bort
phones-done = Klart
phones-address = Eller prova { $address }
phones-again = Försök igen
phones-shut = Inga mobiler
phones-shut-sure = Spela utan mobiler?
phones-shut-about = Alla mobiler förlorar sina platser och behöver en ny kod för att komma tillbaka.
phones-shut-stay = Behåll mobilerna
lost-phone = { $who } har ingen mobil nu
lost-phone-sentence = Visa en kod för en annan mobil, eller tryck Välj på en ledig kontroll för att ta över platsen.
lost-phone-code = En ny kod
device-phone = Mobil
asleep = { $player }s mobil sover
asleep-sentence = Väck den, eller ta platsen med en annan kontroll: tryck Välj.
asleep-wait = Vänta
option-phones = Mobiler
phones-sit = { $count ->
    [0] inga
    [one] en
   *[other] { $count } st
}
tells-phones = En kod för varje ledig plats: den som läser in den har sin hand i sin egen mobil.
