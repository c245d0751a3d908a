### Vad en kiosk säger: på en spelkväll som ingen vakar över.

## För den som går förbi
attract-game = { $a }: { $b }
attract-join = Tryck på en knapp
howto-seats = { $a } till { $b } spelare
howto-exactly = { $a } spelare
howto-hamnar-1 = Turas om att lägga tre klot var på de sex tecknen runt brädet.
howto-hamnar-2 = Ett ljus vandrar från tecken till tecken. Lyser det på ditt klot är det din tur.
howto-hamnar-3 = Tecknet säger hur du flyttar den här gången: som bonde, häst eller elefant.
howto-hamnar-4 = Kan motståndaren inte flytta har du vunnit.
howto-herrlof-1 = Se på dina kort och spå hur många stick som blir dina.
howto-herrlof-2 = Följ färgen som spelades ut, om du har den. Runor har egna krafter.
howto-herrlof-3 = Talen 1, 3, 6 och 9 stjäl, drar nytt eller vänder på nästa stick.
howto-herrlof-4 = Varje stick är en poäng. Spår du precis rätt får du tio till.
howto-haggis-1 = Spela ut en grupp eller en svit. De andra slår den med samma slag, fast högre.
howto-haggis-2 = Tre vilda kort ligger framför var och en. Spara dem till rätt tillfälle.
howto-haggis-3 = Bomber slår allt. Men korten som en bomb tar får en motståndare.
howto-haggis-4 = Bli först av med korten: vad de andra har kvar ger dig poäng.
howto-halmstad-1 = Skeppa timmer: en kapten, en last och en hög som vill ha den.
howto-halmstad-2 = Dolda trokort ligger i nischerna. Kanske finns en nisse bland dem.
howto-halmstad-3 = Säg att en nisse hjälper dig, med eller utan. Vågar någon utmana?
howto-halmstad-4 = Marker och nissar ger poäng. Flest poäng vinner.
howto-reindeer-1 = Köp julpaket i depån mitt i landet.
howto-reindeer-2 = Hyr en stor släde som flyger långt, eller upp till fem små.
howto-reindeer-3 = En liten släde som tar ett paket in i en stad ger dig 100 dollar.
howto-reindeer-4 = Städer blir fulla: var först, och ha mest pengar till slut.

## Är någon där?
stillthere = Är du kvar?
stillthere-kept = { $a ->
    [one] Tryck på en knapp. Om en sekund läggs partiet undan; det sparas, och ni kan fortsätta senare.
   *[other] Tryck på en knapp. Om { $a } sekunder läggs partiet undan; det sparas, och ni kan fortsätta senare.
}
stillthere-left = { $a ->
    [one] Tryck på vad som helst. Om en sekund är skärmen ledig för andra.
   *[other] Tryck på vad som helst. Om { $a } sekunder är skärmen ledig för andra.
}
stillthere-here = Vi är här

## Värdens nummer
pin-say = Ditt nummer, tack
pin-choose = Välj ett nummer med { $a } till { $b } siffror
pin-again = Samma nummer en gång till
pin-differs = Det var ett annat nummer. Välj igen
pin-short = Det ska vara { $a } till { $b } siffror
pin-wrong = Det är inte numret
pin-locked = { $a ->
    [one] Fel fem gånger: vänta en sekund
   *[other] Fel fem gånger: vänta { $a } sekunder
}
pin-none = Värdens nummer saknas. Välj ett vid datorn: main.py --kiosk --pin
pin-erase = Sudda
pin-ready = Klar

## Värdens meny
operator = Värden
operator-safe = Säkert läge efter tre krascher: inga botar, inget ljud, enkla inställningar.
operator-games = Spelen
operator-last-game = Ett spel måste stå kvar på hyllan.
operator-evening = Huset
operator-menu = Från meny till visning
operator-match = Från parti till fråga
operator-countdown = Tid att svara
operator-pads = Prova kontroller
operator-counters = Räkneverk
operator-pin = Annat nummer
operator-exit = Avsluta programmet
operator-export = Spara som CSV
operator-exported = Sparat: { $a }
operator-not-exported = Räkneverken kan inte sparas: { $a }
seconds = { $a ->
    [one] { $a } sekund
   *[other] { $a } sekunder
}
padtest-leave = Prova alla knappar. Håll tillbaka-knappen intryckt för att gå härifrån.
counted-matches = { $a }: avslutade
counted-of = { $a } av { $b }
counted-presses = Tryck
counted-attract = Minuter med visning
counted-starts = Starter
counted-crashes = Krascher
