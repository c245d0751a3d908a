### Vad en kiosk säger: på en spelkväll som ingen vakar över.

## För den som går förbi
attract-try = Tryck och prova
attract-join = Tryck på en knapp
attract-games = { $games } spel
howto-seats = { $least } till { $most } spelare
howto-exactly = { $seats } spelare

## Är någon där?
stillthere = Är du kvar?
stillthere-kept = { $seconds ->
    [one] Tryck på en knapp. Om en sekund läggs partiet undan; det sparas, och ni kan fortsätta senare.
   *[other] Tryck på en knapp. Om { $seconds } sekunder läggs partiet undan; det sparas, och ni kan fortsätta senare.
}
stillthere-left = { $seconds ->
    [one] Tryck på en knapp. Om en sekund är skärmen ledig för andra.
   *[other] Tryck på en knapp. Om { $seconds } sekunder är skärmen ledig för andra.
}
stillthere-here = Vi är här

## Värdens nummer
pin-say = Din PIN-kod, tack
pin-choose = Välj en PIN-kod med { $least } till { $most } siffror
pin-again = Samma PIN-kod en gång till
pin-differs = Det var en annan PIN-kod. Välj igen
pin-short = Det ska vara { $least } till { $most } siffror
pin-wrong = Fel PIN-kod
pin-locked = { $seconds ->
    [one] Fel fem gånger: vänta en sekund
   *[other] Fel fem gånger: vänta { $seconds } sekunder
}
pin-none = Ingen PIN-kod är vald. Välj en vid datorn: main.py --kiosk --pin
pin-erase = Sudda
pin-ready = Klar

## Värdens meny
operator = Värden
operator-safe = Säkert läge (tre krascher): inga datorspelare, inget ljud, enkla inställningar.
operator-games = Spelen
operator-last-game = Ett spel måste stå kvar på hyllan.
operator-evening = Inställningar för huset
operator-attract = Demomusik
operator-menu = Demo börjar efter
operator-match = ”Är du kvar?” efter
operator-countdown = Tid att svara
operator-pads = Testa kontroller
operator-counters = Statistik
operator-pin = Byt PIN-kod
operator-exit = Avsluta
operator-export = Spara som CSV
operator-exported = Sparat: { $file }
operator-not-exported = Statistiken kan inte sparas: { $reason }
seconds = { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}
padtest-leave = Prova alla knappar. Håll tillbaka-knappen intryckt för att gå härifrån.
counted-matches = { $game }: avslutade
counted-of = { $finished } av { $started }
counted-presses = Tryck
counted-attract = Minuter med demo
counted-starts = Starter
counted-crashes = Krascher
