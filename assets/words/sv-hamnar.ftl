### Hamnár på svenska. Tecknens namn står i bestämd form.

hamnar-icon = { $icon ->
    [sun] solen
    [pawn] bonden
    [elephant] elefanten
    [horse1] högra hästen
    [horse2] nedersta hästen
   *[horse3] vänstra hästen
}
hamnar-label = { $icon ->
    [sun] sol
    [pawn] bonde
    [elephant] elefant
   *[horse] häst
}
game-hamnar = Hamnár
about-hamnar = Sex klot runt brädet avgör vem som är på tur, och om en pjäs flyttar som bonde, häst eller elefant. Den som inte kan flytta när turen kommer förlorar.
brief-hamnar = 2 · { $minutes } min · duell
pitch-hamnar = Sex klot avgör vem som är på tur och hur pjäserna går.
howto-hamnar-1 = Turas om att lägga tre klot var på de sex tecknen runt brädet.
howto-hamnar-2 = Ett ljus vandrar från tecken till tecken. Lyser det på ditt klot är det din tur.
howto-hamnar-3 = Tecknet säger hur du flyttar den här gången: som bonde, häst eller elefant.
howto-hamnar-4 = Kan motståndaren inte flytta har du vunnit.
button-leave = Låt kloten ligga

## Vad man ska göra
hamnar-task-place = Lägg ett klot på ett ledigt tecken
hamnar-task = { $icon ->
    [sun] Byt två klot
    [pawn] Flytta som bonde
    [horse] Flytta som häst
   *[elephant] Flytta som elefant
}
hamnar-doing = { $icon ->
    [sun] Byter två klot, eller inga
    [pawn] Flyttar som bonde
    [horse] Flyttar som häst
   *[elephant] Flyttar som elefant
}
hamnar-again = { $icon ->
    [sun] Byt nu två klot
    [pawn] En gång till, som bonde
    [horse] En gång till, som häst
   *[elephant] En gång till, som elefant
}
hamnar-goal = Utan drag förlorar man
hamnar-then = { $icon ->
    [sun] Sedan: solen
    [pawn] Sedan: bonde
    [horse] Sedan: häst
   *[elephant] Sedan: elefant
}
hamnar-swap-with = nu ett av den andra färgen
hamnar-turns = Sedan:
hamnar-allows = { $icon ->
    [sun] välj ett, sedan ett till
    [pawn] ett steg rakt fram
    [horse] hoppa två och en
   *[elephant] rakt, genom fiender
}
hamnar-light-orbs = När alla klot är utlagda lyser bonden först.
hamnar-quiet = Utan slag: { $turns } av { $most }

## Drag i ett tips
hamnar-move-place = ett klot på { $icon }
hamnar-move-walk = { $from } till { $to }
hamnar-move-swap = byt kloten på { $one } och { $other }
hamnar-move-leave = låt kloten ligga

## Varför ett drag föreslås
hamnar-gap-half = ungefär en halv pjäs
hamnar-gap = { $count ->
    [one] ungefär en pjäs
   *[other] ungefär { $count } pjäser
}
hamnar-gap-all = hela partiet
hamnar-why-wins = Det vinner: motståndaren kan inte flytta.
hamnar-why-soon = Det vinner på högst { $count } drag, båda sidors räknade.
hamnar-why-lost = Alla drag förlorar mot gott spel; det här håller längst, { $count } drag.
hamnar-why-only = Det finns inget annat drag.
hamnar-why-takes = { $count ->
    [one] Det slår en pjäs.
   *[other] Det slår { $count } pjäser.
}
hamnar-why-saves = { $count ->
    [one] En pjäs färre kan slås.
   *[other] { $count } pjäser färre kan slås.
}
hamnar-why-again = { $count ->
    [one] Det ger ett drag till genast.
   *[other] Det ger { $count } drag i rad.
}
hamnar-why-threatens = { $count ->
    [one] Det hotar att slå en pjäs nästa gång.
   *[other] Det hotar att slå nästa gång, med { $count } pjäser inom räckhåll.
}
hamnar-why-fewest = Det ger motståndaren minst att välja på när { $icon } lyser nästa gång: { $count }.
hamnar-why-most = Det lämnar mest att välja på när { $icon } lyser nästa gång: { $count }.
hamnar-why-row = Det ger { $count } klot av en färg i rad.
hamnar-why-parts = Det skiljer två av motståndarens klot åt.
hamnar-why-sun = Den som har solen får byta plats på två klot varje varv.
hamnar-why-weighed = Det är bäst, räknat på alla { $count } sätt som kloten kan hamna på.
hamnar-why-breaks = Det bryter en rad av { $count } klot hos motståndaren.

## Vad som har hänt
hamnar-beat-place = { $who } lägger ett klot på { $icon }.
hamnar-beat-pawn = { $captured ->
    [0] { $who } går från { $from } till { $to }.
   *[other] { $who } går till { $to } och tar { $lost } från { $whose }.
}
hamnar-beat-horse = { $captured ->
    [0] { $who } hoppar från { $from } till { $to }.
   *[other] { $who } hoppar till { $to } och tar { $lost } från { $whose }.
}
hamnar-beat-elephant = { $captured ->
    [0] { $who } kliver från { $from } till { $to }.
   *[other] { $who } rusar till { $to }: { $whose } förlorar { $lost }.
}
hamnar-plain-pawn = { $who } låter { $side ->
    [0] en björn
   *[other] en korp
} { $captured ->
    [0] gå framåt som en bonde.
   *[other] gå som en bonde och ta { $lost } från { $whose }.
}
hamnar-plain-horse = { $who } låter { $side ->
    [0] en björn
   *[other] en korp
} { $captured ->
    [0] hoppa som en häst.
   *[other] hoppa som en häst och ta { $lost } från { $whose }.
}
hamnar-plain-elephant = { $who } låter { $side ->
    [0] en björn
   *[other] en korp
} { $captured ->
    [0] kliva som en elefant.
   *[other] rusa som en elefant: { $whose } förlorar { $lost }.
}
hamnar-lost-bear = { $count ->
    [one] en björn
   *[other] { $count } björnar
}
hamnar-lost-your-bear = { $count ->
    [one] din björn
   *[other] { $count } av dina björnar
}
hamnar-lost-raven = { $count ->
    [one] en korp
   *[other] { $count } korpar
}
hamnar-lost-your-raven = { $count ->
    [one] din korp
   *[other] { $count } av dina korpar
}
hamnar-took-pawn = { $who } slog { $lost } på { $at } med bonden
hamnar-took-horse = { $who } slog { $lost } på { $at } med hästen
hamnar-took-elephant = { $who } trampade ner { $lost } och stannade på { $at }
hamnar-went-pawn = { $who } gick till { $to } med bonden
hamnar-went-horse = { $who } hoppade till { $to } med hästen
hamnar-went-elephant = { $who } klev till { $to } med elefanten
hamnar-beat-swap = { $who } byter kloten på { $one } och { $other }.
hamnar-kind-swap = Byte av klot
hamnar-beat-leave = { $who } låter kloten ligga.
hamnar-beat-stuck = Turen kommer till { $icon }. { $who } kan inte flytta och förlorar.
hamnar-beat-none = { $who } har inga pjäser kvar och förlorar.
hamnar-beat-draw = För länge utan slag: oavgjort.

## Varför inte
hamnar-place-an-orb = Först läggs alla sex kloten: välj ett ledigt tecken.
hamnar-orb-taken = Det ligger redan ett klot på { $icon }.
hamnar-sun-swaps = Solen flyttar inga pjäser: byt plats på två klot, eller låt dem ligga.
hamnar-piece-moves = Nu gäller { $icon }: flytta en pjäs. Kloten ligger kvar.
hamnar-same-orb = Välj två olika klot.
hamnar-same-colour = Kloten har samma färg: inget skulle ändras.
hamnar-empty = Det står ingen pjäs på { $place }.
hamnar-not-yours = Pjäsen på { $place } är inte din.
hamnar-must-move = Pjäsen måste lämna sin ruta.
hamnar-friend-there = På { $place } står din egen pjäs.
hamnar-friend-blocks = Din egen pjäs på { $place } står i vägen.
hamnar-pawn-last-rank = Den står på sista raden: en bonde kommer inte längre.
hamnar-pawn-forward = En bonde går bara framåt, mot andra sidan.
hamnar-pawn-straight = En bonde går rakt fram, även när den slår.
hamnar-pawn-one-step = En bonde går en ruta i taget.
hamnar-horse-leaps = En häst hoppar två rutor fram och en åt sidan.
hamnar-elephant-on-pillar = Pjäsen på { $place } står på en pelare: en elefant kan inte kliva ner.
hamnar-elephant-pillar = Pelaren på { $place } stoppar en elefant.
hamnar-elephant-straight = En elefant går rakt, längs en rad eller en linje.
hamnar-hemmed-in = Nu gäller { $icon }, och pjäsen på { $place } kommer ingenstans.
hamnar-unknown-move = Ett sådant drag finns inte i spelet.

## Hur det slutade
hamnar-story-none = { $loser } har inte en enda pjäs kvar.
hamnar-story-whole = { $loser } hade inget drag, och { $winner } har inte förlorat en enda pjäs.
result-hamnar-no-move = { $loser } kunde inte flytta när turen kom.
result-hamnar-shared = Hundra turer gick utan att någon slog.

## Reglerna
glance-hamnar = Sex klot runt brädet säger vem som flyttar, och hur. Ljuset vandrar från det ena till det andra, medurs.

    När ditt klot lyser flyttar du en av dina pjäser som dess tecken säger.

    Den som då inte kan flytta förlorar.
rules-hamnar-1 = Målet
rules-hamnar-1-text = Björnar möter korpar, fem på var sida. De är hamnskiftare: vem som helst av dem kan för ett drag bli bonde, häst eller elefant.

    Man turas inte om. Sex klot runt brädet avgör vem som flyttar härnäst, och som vad.

    Du vinner när turen kommer till din motståndare och ingen av motståndarens pjäser kan göra draget. Det hjälper att slå pjäser, men det är inte målet.
says-hamnar-1 = En björn, tre sätt att gå. Och korpen? Fast, så den förlorar.
rules-hamnar-2 = Brädet
rules-hamnar-2-text = Brädet har fem gånger fem rutor. Raderna heter 1 till 5, linjerna a till e. Björnarna börjar på rad 1, korparna på rad 5.

    Fyra pelare: b2, d2, b4 och d4. En pjäs får stå på en pelare, och står då ovanför marken.

    Runt brädet finns sex tecken. Medurs uppifrån: solen, bonden, tre hästar och elefanten. Varje tecken har plats för ett klot.
says-hamnar-2 = Björnar nere, korpar uppe, och sex tecken runt omkring.
rules-hamnar-3 = Kloten läggs ut
rules-hamnar-3-text = Var sida har tre klot. Björnarna börjar, och varje klot läggs på ett ledigt tecken.

    Björnarna lägger ett, korparna ett, björnarna ett, korparna två. Björnarnas sista klot hamnar på tecknet som är kvar.

    Sedan börjar första turen, med bonden. Tänk efter när du lägger: kloten är spelets turordning.
says-hamnar-3 = Björn, korp, björn, korp, korp. Sista klotet är björnarnas.
rules-hamnar-4 = Turerna
rules-hamnar-4-text = Ljuset vandrar medurs från tecken till tecken så länge partiet varar. Bonden, första, andra och tredje hästen, elefanten, solen och så bonden igen.

    Den som äger klotet på det tända tecknet måste flytta. En pjäs, vilken som helst, så som tecknet säger. Bara solen får man avstå från.

    Ligger flera klot av samma färg i följd blir det lika många drag i följd. Siffrorna vid kloten räknar de kommande turerna.
rules-hamnar-5 = Bonden
rules-hamnar-5-text = En bonde går en ruta rakt fram, mot brädets andra sida. Står en fiende på rutan blir den slagen.

    Den går aldrig snett, aldrig två rutor, och den förvandlas inte till något annat.

    Den får kliva upp på en pelare och ner igen. En pjäs på sista raden kan inte flytta som bonde.
rules-hamnar-6 = Hästen
rules-hamnar-6-text = En häst hoppar två rutor åt ett håll och en åt sidan, precis som springaren i schack.

    Den hoppar över allt, upp på pelare och ner från dem. Står en fiende på rutan där den landar blir den slagen.
rules-hamnar-7 = Elefanten
rules-hamnar-7-text = En elefant går rakt längs en rad eller en linje, så långt den vill.

    Fiender hejdar den inte: alla fiender på vägen, och på rutan där den stannar, blir slagna. Egna pjäser står däremot i vägen.

    Den går aldrig in på en pelares ruta och aldrig förbi en. En pjäs som står på en pelare kan inte alls flytta som elefant.
rules-hamnar-8 = Solen
rules-hamnar-8-text = Solen flyttar inga pjäser. Du får byta plats på två klot, vilka som helst: också motståndarens, och även det som ligger på solen. Eller så låter du dem ligga.

    Att byta två klot av samma färg ändrar ingenting och går därför inte att välja.

    Kloten byter plats innan nästa tecken, bonden, tänds. Även den som saknar pjäser kan svara på sin sol.
rules-hamnar-9 = Slutet
rules-hamnar-9-text = Den som inte kan flytta när turen kommer förlorar genast. Så går det också för den som saknar pjäser när bonden, en häst eller elefanten är på tur. Slagna pjäser kommer inte tillbaka, och ingen pjäs går in på en ruta där en egen står.

    Hundra turer i rad utan slag, solarna inräknade, ger oavgjort. Men den som inte kan flytta förlorar även då.

    I revanschen får förloraren björnarna och börjar. Efter oavgjort får den dem som nyss hade korparna.

## Lektionen, högst 25 ord per steg
lesson-hamnar-pawn = Ljuset är på bonden, och klotet där är ditt: flytta en björn ett steg framåt.
lesson-hamnar-horse = Ljuset går medurs, till en häst med ditt klot. Flytta en björn två rutor och en åt sidan.
lesson-hamnar-ahead = En bonde slår rakt fram, aldrig snett, och får kliva upp på en pelare. Slå korpen framför din björn.
lesson-hamnar-leap = En häst hoppar över allt och slår där den landar. Hitta den björn som kan slå en korp.
lesson-hamnar-elephant = En elefant går rakt, hur långt den vill, och slår alla fiender i vägen. Trampa ner två korpar på en gång.
lesson-hamnar-pillars = Pelare stoppar en elefant, och den björn som står på en sitter fast. Hitta den enda björn som kommer loss.
lesson-hamnar-stuck = Den som inte kan flytta förlorar: elefanten är näst, och båda korparna står på pelare. Gör ett hästdrag.
lesson-hamnar-sun = På solen får du byta plats på två klot, även korparnas, eller låta dem ligga. Byt två klot av olika färg.
lesson-hamnar-trap = Båda korparna står på sin sista rad, där ingen bonde kan flytta. Ge dem bonden med hjälp av solen.
lesson-hamnar-orbs = Ett parti börjar med kloten: varje sida lägger tre, björnarna först. Lägg ditt första klot.
lesson-hamnar-row = Kloten säger när du får flytta: intill varandra flera gånger i rad. Lägg ditt andra klot.
lesson-hamnar-last = Efter det sista klotet tänds bonden, och partiet börjar. Lägg ditt sista klot.
lesson-end-hamnar = Partiet slutar när ljuset kommer till en sida som inte kan flytta: den förlorar.

hamnar-bears = { $count ->
    [one] En björn kvar
   *[other] { $count } björnar kvar
}
hamnar-ravens = { $count ->
    [one] En korp kvar
   *[other] { $count } korpar kvar
}
hamnar-can-now = { $able } av { $left } kan flytta
hamnar-can-next = Sedan { $icon }: { $able } av { $left } kan flytta
hamnar-able = { $able } kan flytta
hamnar-on = Näst, { $icon }: { $able } kan flytta
hamnar-over = { $left } kvar
hamnar-sun-now = Sol: får byta plats på två klot
hamnar-sun-next = Sedan sol: två klot byter plats

## Vad saker heter
hamnar-piece = { $side ->
    [white] björn
   *[black] korp
}
hamnar-orb = klot: { $who }
hamnar-spot-icon = { $turns ->
    [0] { $icon }, lyser nu
   *[other] { $icon }, lyser om { $turns }
}
hamnar-spot-pillar = { $square }, pelare

## Bredvid reglerna
drawn-hamnar-pawn = bonde
drawn-hamnar-horse = häst
drawn-hamnar-elephant = elefant
drawn-hamnar-order = Följ siffrorna: 1 lyser, de andra väntar.
drawn-hamnar-ahead = Rakt fram, även upp på en pelare. Även mot en korp!
drawn-hamnar-leap = Över huvudet på alla, och ner på en korp. Duns!
drawn-hamnar-swap = Byt två klot, så har du bytt turerna.
drawn-hamnar-straight = Rakt genom korparna! Men pelare hejdar den, eller håller den fast.
drawn-hamnar-stuck = Elefantens tur, och båda korparna sitter på pelare: de förlorar!
card-hamnar-orbs = Lyser ditt klot flyttar du
card-hamnar-pawn = Ett steg rakt fram
card-hamnar-horse = Två och en åt sidan, över allt
card-hamnar-elephant = Rakt genom fiender
card-hamnar-sun = Byt plats på två klot, om du vill
card-hamnar-end = Den som inte kan flytta förlorar
leaf-hamnar-orbs = Lyser ditt klot flyttar du
leaf-hamnar-pawn = Bonden: ett steg rakt fram
leaf-hamnar-horse = Hästen: två rutor och en åt sidan, över allt
leaf-hamnar-elephant = Elefanten: rakt fram, genom fiender, aldrig en pelare
leaf-hamnar-sun = Solen: byt plats på två klot, om du vill
leaf-hamnar-end = Den som inte kan flytta förlorar

## Problem
puzzle-hamnar-win = Vinn på { $moves ->
    [one] ett drag
    [2] två drag
    [3] tre drag
    [4] fyra drag
   *[other] { $moves } drag
}
puzzle-hamnar-win-missed = Nu går det inte längre att vinna på { $moves ->
    [one] ett drag
    [2] två drag
    [3] tre drag
    [4] fyra drag
   *[other] { $moves } drag
}.
