### Hearthside på svenska. Vad en text får veta har namn, som står i de engelska filerna, rätt ovanför den.

## Titel
title = Hearthside
subtitle = Sällskapsspel för en vinterkväll, alla på samma skärm
settings = Inställningar
quit = Avsluta
quit-sure = Avsluta Hearthside?
quit-about = Alla partier sparas, och ni kan fortsätta en annan gång.
quit-stay = Stanna
back = Tillbaka
kept = Sparade partier
kept-goes-on = Pågår · { $count }
kept-ended = Avslutade · { $count }
kept-none = Inga sparade partier än. Allt ni spelar sparas här.
kept-none-away = Inget parti är undanlagt.
kept-away = Undanlagda partier
kept-manage = Lägg undan eller radera
kept-leave = Behåll det här
kept-put-away = Lägg undan det
kept-bring = Ta fram det igen
kept-delete = Radera det
kept-delete-sure = Radera partiet för alltid?
kept-in-evening = Partiet hör till spelkvällen som pågår.
kept-match = { $when }  { $game }: { $people }
kept-move = Drag { $move }
kept-open = { $moves ->
    [one] 1 drag
   *[other] { $moves } drag
}
kept-ahead = { $who } leder
kept-even = Ingen leder
kept-over = { $count ->
    [one] { $names } vann
   *[other] delad av { $names }
}
kept-won-with = { $won } · { $amount }
kept-alone = Resultat: { $score }
kept-trouble = { $sentence }
resume = Fortsätt
resume-match = Fortsätt: { $game }
resume-others = +{ $count }
resume-line = { $sentence } ({ $more })
named-bot = { $name } (dator)
when-today = i dag { $clock }
when-yesterday = i går { $clock }
when-day = { $date } { $clock }
day-date = { $weekday } { $day } { $month }
day-date-of = { $weekday } { $day } { $month } { $year }
weekday = { $weekday ->
    [1] mån
    [2] tis
    [3] ons
    [4] tors
    [5] fre
    [6] lör
   *[7] sön
}
month = { $month ->
    [1] jan
    [2] feb
    [3] mars
    [4] april
    [5] maj
    [6] juni
    [7] juli
    [8] aug
    [9] sept
    [10] okt
    [11] nov
   *[12] dec
}
kept-not-now = { $when }  { $sentence }
kept-needs-map = Behöver kartan { $map }, som inte finns här.
kept-broken-map = Behöver kartan { $map }, som inte går att spela på nu.
kept-no-game = Behöver spelet { $game }, som inte finns här.
kept-newer = Kommer från en nyare version av spelet.
kept-other-version = Kommer från en annan version av spelet.
name = { $name }

## Inför partiet
lobby-sit = sitt ner
lobby-nisse = datorn spelar
lobby-alone = Den här gången spelar du ensam.
lobby-resumed = Ta era platser igen, och sedan Spela.
lobby-as-before = Alla sitter som förut: spela vidare!
tells-seats = Hur många som sitter vid bordet. Datorn tar de platser som blir över.
tells-secrecy-closed = Bordet syns hela tiden. Bara din hand är täckt, tills du trycker för att titta.
tells-secrecy-curtain = Mellan två drag döljer en ridå hela skärmen tills nästa spelare trycker.
tells-secrecy-peek = Korten ligger dolda. Den som vill se sina kort öppnar dem en stund.
tells-secrecy-hold = Korten ligger dolda. Du ser dina kort så länge du håller knappen.
tells-secrecy-open = Alla kort ligger öppna. Bra när man lär sig tillsammans.
tells-kind = Vem som sitter här: en människa, eller datorn på nivån nybörjare, van eller mästare.
lobby-taken = Där sitter { $name }, som själv kan lämna platsen.
lobby-own = Här sitter du. Knapparna för ett annat värde, eller pilarna, ger platsen till datorn.
lobby-start = Spela
lobby-swap = Byt plats
lobby-learn = Lär dig
lobby-seats-are-set = Platserna i det här partiet är tagna. Börja om för att ändra dem.
seat-open = Delar dina knappar
seat-or = eller delar dina knappar
kind-human = Människa
kind-novice = Dator: nybörjare
kind-skilled = Dator: van
kind-expert = Dator: mästare
level-human = Människa
level-novice = Nybörjare
level-skilled = Van
level-expert = Mästare
device-keys-left = Tangentbord, vänster
device-keys-right = Tangentbord, höger
half-left = vänster halva
half-right = höger halva
device-mouse = Mus
device-pad = Handkontroll
name-spell = Vad heter du?
name-kept = Sparat: { $name }
name-empty = Ett namn behöver minst en bokstav.
name-how = Skriv det, eller välj bokstäver med pilarna.
name-before = Har spelat här förut
name-rarer = Fler bokstäver och siffror
name-alphabet = A till Ö
name-space = Mellanslag
name-erase = Sudda

## Knapparna på skärmen
hint-choose = Välj
hint-hurry = Fortare
hint-change = Ändra
hint-change-back = Ändra tillbaka
hint-spell = Skriv ett namn
hint-person = Namn och ansikte
hint-other = Ett annat namn
name-face = Ett annat ansikte
name-face-of = { $at } av { $count }
hint-letter = Lägg till { $letter }
hint-drop = Avbryt
hint-in-or-out = Med eller inte
hint-earlier = Tidigare
hint-later = Senare
hint-stand = Res dig
hint-back = Tillbaka
hint-why = Varför / tips
hint-rules = Regler
hint-card-keep = Låt det ligga framme
hint-card-away = Göm kortet
hint-pause = Paus
hint-undo = Ångra
hint-let-go = Släpp
hint-results = Till resultatet
hint-page = Vänd blad
hint-drawer = Nästa låda
hint-next-box = Nästa lista
hint-stop = Paus
hint-run = Fortsätt
hint-once-more = En gång till
hint-step = Ett drag
hint-start = Början
replay = Repris
replay-begins = Repris: före första draget
replay-next = Hoppa till
replay-then = Nästa: { $what }
replay-end = Till slutet
replay-ends = Slutet
replay-turns = Vändpunkt
replay-struck = Slag
replay-leads = Ny ledare
replay-moments = Höjdpunkt
replay-round = Runda { $round }
replay-led = { $who } leder
replay-even = Lika
replay-at = Drag { $move } av { $moves }
hint = Mästaren föreslår: { $move }.
hint-hurried = Det fanns ingen tid att tänka; kanske: { $move }.
hint-thinking = Tänker …
coach-more = { $one } { $more }
coach-better = Det är { $gap } bättre än { $move }.
coach-points = { $whole },{ $tenths } poäng
coach-whole = { $count } poäng
coach-level = Nästan lika bra: { $move }.
coach-expected = Vänta dig sedan av { $who }: { $move }.
coach-again = Sedan du igen: { $move }.

## En genomgång
review-title = Vändpunkter: { $game }
review-what = Varje drag vägs, och de som kostade mest markeras.
review-how = { $count ->
    [one] Markerat är draget som kostade mest: välj det, så spelas ett bättre upp.
   *[other] Markerade är de { $count } drag som kostade mest: välj ett, så spelas ett bättre upp.
}
review-how-some = Markerade är de { $count } drag som kostade mest; listan visar { $shown } åt gången. Välj ett, så spelas ett bättre upp.
review-played = Drag { $number } · { $who }: { $move }
review-better = Bättre med { $gap }: { $move }.
review-who = Drag { $number } · { $who }
review-lost = Skänkte bort { $gap }
review-before = Före drag { $number }
review-level = Lika bra: { $move }.
review-none = Ingen gav bort något som är värt ett ord.
review-unknown = Om ett sådant parti kan ingen säga vad dragen var värda.
review-looking = De första dragen ses igenom …
review-progress = Ser på drag { $count } av { $of }
review-ahead = { $who } leder
review-not-kept = { $file }: genomgången sparas inte: { $reason }
review-story-ahead = { $name } ledde från början till slut
review-story-until = { $name } låg aldrig under igen efter drag { $number }
review-story-gift = Efter drag { $number } av { $other } låg { $name } aldrig under igen
review-story-dearest = Dyrast blev drag { $number } av { $name }
result-review = Vändpunkter
hint-review = Vändpunkter
review-variation = En bättre väg

## Vid bordet
match-over = Partiet är slut.
trick-led = först
trick-wins = vinner
trick-led-wins = först, vinner
trick-trump = trumf
trick-new = nytt
card-taken = { $who } tog { $card } av dig
last-card = Sista kortet
few-cards = kort kvar
open-hand = öppen hand
standing-behind = { $points } efter
standing-leads-by = { $points } före
standing-more = +{ $points }
standing-leads = leder
standing-even = lika
standing-left = kvar
place-nth = { $place ->
    [1] 1:a
    [2] 2:a
   *[other] { $place }:e
}
score-in-all = Totalt
standing-tied = delad etta
standing-wins = vinner
standing-level = lika
standing-taken = { $taken ->
    [0] inget stick än
   *[other] { $taken } stick
}
standing-tricks = { $taken } av { $said }: { $left } kvar
standing-short = { $taken } av { $said }: { $left } för lite
standing-over = { $taken } av { $said }: { $tricks } för mycket
standing-both = { $taken } av { $said }
standing-exact = { $taken } av { $said }: precis
standing-enough = { $taken } av { $said }: ta inga fler
standing-sealed = förseglat
standing-points = { $points ->
   *[other] poäng
}
standing-goal = av { $goal }
seats-changed = Ni har bytt sida: { $who } börjar.
turn-of = { $who } är på tur
turn-of-all = Alla är på tur
not-your-turn = Det är { $who } som är på tur.
hint-in-turn = { $who } tänker. Tips får du på din egen tur.
no-undo = Du kan bara ångra ditt eget senaste steg, och inget som avslutade en tur.
no-undo-shown = Du kan bara ångra ditt eget senaste steg, och inget som visade ett kort eller avslutade en tur.
device-not-seated = Ingen plats här är din. Alla stolar är tagna.
device-may-sit = För att sätta dig: Paus, { $leave }, sedan Fortsätt.
device-seated = Den här kontrollen spelar för { $who } nu.
bot-hurried = { $who } hann inte tänka: det var ett snabbt drag, inte datorns bästa.
bot-illegal = Datorn valde ett drag som inte är tillåtet och tänker om: { $reason }.
log = Vad som har hänt
disk-slow = Disken är långsam. Partiet fortsätter så fort det senaste draget är sparat: { $file }
trouble-guest = Något kunde inte läsas eller sparas. Mer vet värden.
disk-slow-guest = Det tar en stund att spara. Spelet fortsätter av sig självt.
crashed-here = Något gick fel. Ert parti fortsätter där det var.
crashed = Något gick fel. Partiet är sparat: fortsätt det härifrån.

## Paus
pause = Paus
pause-resume = Spela vidare
pause-rules = Regler
pause-log = Vad som har hänt
pause-undo = Ångra
pause-restart = Börja om
restart-stay = Stanna i det här
restart-go = Nytt parti
restart-sure = Börja ett nytt parti?
restart-kept = Det här sparas, så att ni kan fortsätta senare.
pause-leave = Spara och lämna
pause-give-up = Ge upp
pause-draw = Remi?
give-up-sure = Ger { $who } upp?
give-up-bot = En dator spelar vidare för { $who }.
give-up-ends = { $count ->
    [one] Partiet slutar: { $names } vinner.
   *[other] Partiet slutar: { $names } vinner.
}
give-up-stay = Spela vidare
give-up-go = Ge upp
draw-sure = { $who }: remi?
draw-about = { $asker } erbjuder remi. { $who } svarar, med egna knappar.
draw-else = Det är { $who } som ska svara.
draw-stay = Nej, spela vidare
draw-go = Ja, remi
closed-gave-up = { $who } gav upp.
closed-agreed = { $who } erbjöd remi, och det blev så.
closed-bot = { $who } gav upp. En dator spelar vidare.
lost = { $who } har tappat kontakten
lost-sentence = Urkopplad: { $pad }. Anslut den igen, eller tryck Välj på en ledig kontroll för att ta över platsen.
lost-bot = Låt datorn spela vidare
lost-decide = Någon måste ta platsen först.
lost-whose = Vems handkontroll är det här?
lost-whose-sentence = En av era likadana handkontroller är tillbaka och skakade nyss. Välj ditt namn på den.
lost-whose-else = Handkontrollen som skakade ska svara.

## Resultat
result-wins = { $who } vinner
result-draw = Oavgjort
result-shared = { $names } delar segern
result-and = { $names } och { $name }
result-list = { $names }, { $name }
finale-wins = vinner
finale-shared = delar segern
result-left = { $pieces ->
    [one] pjäs kvar
   *[other] pjäser kvar
}
story-late = { $winner } vände i sista given.
story-points = { $winner } vann med { $points ->
    [one] en poäng
   *[other] { $points } poäng
}.
result-rematch = Revansch
result-look = Se på brädet
result-last = Sista ställningen
result-trick = Sista sticket
result-rounds = Giv för giv
result-model = Visa par
result-title = Lämna

## Lektioner
lesson-new = Ett nytt exempel
lesson-other = Det draget är tillåtet. Men prova det som lektionen ber om.
lesson-right = Bra!
lesson-first = Det här är det första steget.
lesson-again = Samma steg igen
lesson-before = Föregående steg
lesson-back = Lägg tillbaka det här
lesson-skip = Nästa steg
lesson-leave = Lämna lektionen
lesson-done = Bra spelat!
lesson-done-sentence = Nu kan du allt du behöver. Reglerna finns här när du vill läsa dem.
lesson-play = Till bordet
lesson-repeat = En gång till

## Inställningar
set-look = Utseende
set-sound = Ljud
set-play = Spel
set-contrast = Kontrast
contrast-usual = Vanlig
contrast-high = Hög
set-suits = Färger
suits-usual = Vanliga
suits-apart = Tydliga
sample-welcome = Kom in, slå dig ner och spela!
sample-turn = Din tur!
sample-seen = Det här har du sett.
sample-forgotten = Vilket var det nu?
sample-forced = Det spelas av sig självt.
sample-closing-0 = Den förblir öppen.
sample-closing-10 = Den täcks efter 10 sekunder.
sample-closing-30 = Den täcks efter 30 sekunder.
sample-waits = Det väntar på dig.
set-about-language = Husets språk, här och på mobilerna.
set-about-text = Större bokstäver, för en soffa långt bort.
set-about-contrast = Tydligare kanter och ljusare ord.
set-about-suits = Tydliga: färger som även färgblinda kan skilja åt.
set-about-fullscreen = Ta hela skärmen, eller ett fönster på den.
set-about-music = Hur högt musiken hörs, på titeln och vid borden.
set-about-volume = Hur högt kort, steg, klockor och tärningar hörs.
set-about-fire = Hur högt brasan sprakar.
set-about-keys = Vilken knapp som gör vad, på tangentbord och handkontroll.
set-about-speed = Hur fort saker rör sig och datorn svarar.
set-about-motion = Med mindre rörelse tonar saker i stället för att flyga.
set-about-remind = Bordet håller kvar det du har sett.
set-about-forced = Finns det inget val spelas ditt drag av sig självt.
set-about-closing = Din hand kan täckas av sig själv när du inte trycker på en stund.
set-language = Språk
set-text = Textstorlek
set-speed = Tempo
set-motion = Rörelser
set-remind = Minneshjälp
set-forced = Givna drag spelas
set-closing = Täck en öppen hand
closing-0 = aldrig
closing-10 = efter 10 s
closing-30 = efter 30 s
set-music = Musik
set-volume = Ljudeffekter
set-fire = Elden i härden
volume-off = Av
volume-quiet = Låg
volume-normal = Normal
set-fullscreen = Helskärm
set-keys = Tangenter och knappar
percent = { $number } %
speed-0-5 = Långsamt
speed-1 = Normalt
speed-2 = Snabbt
speed-0 = Genast
motion-full = Alla
motion-reduced = Färre
yes = Ja
no = Nej
binding-for = Kontroll
binding-left = Tangentbord, vänster
binding-right = Tangentbord, höger
binding-both = Båda halvorna
binding-pad = Handkontroller
binding-how = Välj en rad och tryck sedan på den nya knappen.
binding-press = Tryck nu …
binding-reset = Återställ
binding-place = { $action } ({ $table })
action-up = Upp
action-down = Ner
action-left = Vänster
action-right = Höger
action-confirm = Välj
action-cancel = Tillbaka
action-why = Varför / tips
action-rules = Regler
action-prev = Bakåt / titta
action-next = Framåt / nästa
action-log = Vad som har hänt
action-undo = Ångra
action-pause = Paus
action-fullscreen = Helskärm

## Kontroller som inte går att använda, och knappval som inte går ihop
pads-as-one = Två handkontroller trycker som en och räknas som en. Tryck på bara den ena, så räknas de som två igen.
pad-not-opened = Handkontroll { $number } går inte att använda: { $reason }
pad-unmapped = Handkontrollen ”{ $name }” ({ $guid }) är okänd: lägg till en rad för den i gamecontrollerdb.txt i { $folder }.
mappings-unreadable = { $file }: beskrivningen av handkontroller går inte att läsa: { $reason }
mappings-more = { $count ->
    [one] { $file }: en rad till hoppas över.
   *[other] { $file }: { $count } rader till hoppas över.
}
mappings-line = { $reason ->
    [mapping-guid] { $file }, rad { $line } hoppas över: den börjar inte med en kontrolls nummer.
    [mapping-name] { $file }, rad { $line } hoppas över: kontrollen saknar namn.
    [mapping-platform] { $file }, rad { $line } hoppas över: den nämner ingen plattform.
    [mapping-empty] { $file }, rad { $line } hoppas över: den beskriver inga knappar.
   *[mapping-field] { $file }, rad { $line } hoppas över: den har en okänd knapp.
}
binding-table = Det finns inga knappval som heter { $table }.
binding-action = Knappvalen för { $table } har ingen handling som heter { $action }.
binding-key = Knappvalen för { $table }: { $action } ligger på { $name }, som inte är en tangent.
binding-button = Knappvalen för { $table }: { $action } ligger på { $name }, som inte är en knapp.
binding-family = Det finns inget märke på handkontroller som heter { $family }.
binding-swap = Ombytta knappar på { $family } är yes eller no, inte { $value }.
binding-taken = { $name } är redan upptagen: { $first }.
binding-missing = Knappvalen för { $table }: { $action } saknar tangent.

## Regelboken
rules-of = Regler för { $game }
rules-card = I korthet
rules-card-text = Hela spelet på ett kort.
rules-card-keep = Hela spelet på ett kort. Välj det, så ligger det uppslaget på bordet medan ni spelar. Knappen för reglerna tar bort det igen.
rules-card-says = Det här bladet räcker för en första omgång. Nyfiken? Bläddra!
rules-arrow = Tillåtet
rules-burst = Slagen
rules-cross = Inte tillåtet

## Kortspel
lobby-map-left-out = En karta är inte med. { $sentence }
lobby-objects-left-out = Något på en karta är inte med. { $sentence }
lobby-options = Husets regler
lobby-all = Alla val
done = Klar
option-seats = Spelare
option-secrecy = Dina kort
option-secrecy-closed = Täckt hand
option-secrecy-curtain = Hel ridå
option-secrecy-peek = Kika en stund
option-secrecy-hold = Kika och håll
option-secrecy-open = Öppna för alla
option-goal = Mål
option-goal-usual = Vanligt
option-goal-50 = 50 poäng
option-goal-40 = 40 poäng
option-goal-250 = 250 poäng
option-goal-350 = 350 poäng
option-goal-short = Snabbt
option-goal-round = En giv
option-goal-1 = En giv
option-goal-2 = Två givar
option-goal-25 = 25 poäng
option-goal-20 = 20 poäng
option-bombs = Bomber
option-bombs-choose = Fritt val
option-bombs-tournament = Turnering
curtain =
    Alla andra tittar bort.
    Tryck Titta när skärmen är din.
curtain-awaits = Skärmen väntar på { $who }: { $device }.
hint-close = Stäng
hint-look = Titta
hint-look-closed = Titta på dina kort
hint-offer = Spelbart
hint-plan = Spela ut sedan
plan-lead = nästa utspel
plan-lapses = Ditt planerade utspel gäller inte längre
hint-offer-back = Förra
hint-hold = Håll: titta
peek-first = Tryck på knappen vid ditt namn, så ser du dina kort
blind-why = Vänster: { $left }. Höger: { $right }.
blind-why-silence = { $left } eller { $right }? Tystnad: { $silence }
blind-first = Först vänster eller höger, sedan Välj.
sure = Tryck igen: { $move }
blind-ask = I hemlighet, med handen stängd
stage-you-both = Du och { $other } avgör
stage-you = Du avgör
stage-both = { $one } och { $other } avgör
stage-one = { $one } avgör
clock-left = { $seconds } s kvar
blind-thinks = Tänker …
blind-chooses = Välj!
blind-confirm = Det är mitt svar
blind-given = Har svarat
time-was-up = Tiden var ute
time-over = { $who } lät tiden rinna ut.
hold-first = Håll ner knappen vid ditt namn, så ser du dina kort
peek-closes = Tryck något för att hålla handen öppen: { $seconds }
panel-waits = Väntar
peek-later = { $who } tittar. Vänta en stund.
button-sort = Ordna
sort-why = Lägg korten i en annan ordning. Ingen annan ser något av det.
sheet-total = Totalt
sheet-heading = Giv { $round }
sheet-gained = Denna giv
sheet-nothing = Ingenting denna giv
sheet-reached = nådde { $points }
sheet-won-by = vann med { $points }
sheet-over = Partiet är slut
sheet-next = Vidare
