### Herrlof på svenska.

tells-herrlof-goal = Det som avgör. De tryckta reglerna säger 50 för två och 40 för tre.
game-herrlof = Herrlof
about-herrlof = Spå i hemlighet hur många stick du tar, och ta precis så många. Kort med runor stjäl, byter och förstör.
brief-herrlof = 2–3 · { $minutes } min · spå
pitch-herrlof = Spå i hemlighet hur många stick du tar, och ta precis så många.
howto-herrlof-1 = Se på dina kort och spå hur många stick som blir dina.
howto-herrlof-2 = Följ färgen som spelades ut, om du har den. Runor har egna krafter.
howto-herrlof-3 = Talen 1, 3, 6 och 9 stjäl, drar nytt eller vänder på nästa stick.
howto-herrlof-4 = Varje stick är en poäng. Spår du precis rätt får du tio till.
herrlof-colour = { $colour ->
    [r] rött
    [b] blått
    [g] grönt
   *[y] gult
}
herrlof-card = { $colour ->
    [V] Valknut
    [H] Hagalaz
    [r] röd { $rank }
    [b] blå { $rank }
    [g] grön { $rank }
   *[y] gul { $rank }
}
herrlof-a-card = { $colour ->
    [V] en Valknut
    [H] en Hagalaz
    [r] en röd { $rank }:a
    [b] en blå { $rank }:a
    [g] en grön { $rank }:a
   *[y] en gul { $rank }:a
}
herrlof-tricks = Stick: { $tricks }
herrlof-score = Poäng: { $points }
herrlof-prediction = Spått: { $tricks }
herrlof-no-prediction = Har inte spått
herrlof-predicted-secret = Har spått
herrlof-round = { $rounds ->
    [1] En giv
   *[other] Giv { $round } av { $rounds }, eller till { $goal }
}
button-draw = Dra ett kort
button-keep = Låt bli
button-spare = Låt bli
herrlof-victim = Ta från { $whom }

herrlof-trump = { $colour ->
    [r] Trumf: rött
    [b] Trumf: blått
    [g] Trumf: grönt
    [y] Trumf: gult
   *[none] Ingen trumf
}
herrlof-last = Förra sticket
herrlof-last-broken = Sticket förstört
herrlof-last-destroyed = Förstört av { $who }: { $lead } börjar
herrlof-last-won = Senaste sticket till { $who }
herrlof-took = tog det med { $card }
herrlof-took-nine = { $card } vann: { $who } spelar ut
herrlof-took-hagalaz = tog det; H: { $who } börjar
herrlof-took-trump = tog det med { $card }: trumf
herrlof-took-led = tog det med { $card }: { $colour } spelades ut
herrlof-took-trick-of = tog det och ett stick från { $whom }
herrlof-took-card-of = tog det och ett kort från { $whom }
herrlof-took-swap = tog det och bytte kort med { $whom }
herrlof-gone = Spelade: { $cards }
herrlof-deck = Talong: { $cards }

## Vad ett kort gör
herrlof-power-one = om den vinner: ta ett stick
herrlof-power-three = får dra ett kort
herrlof-power-six = om den vinner: ta ett kort
herrlof-power-nine = om den vinner: { $who } spelar ut
herrlof-power-hagalaz = lägst, men spelar ut sedan
herrlof-power-valknut = förstör sticket
herrlof-tag-hagalaz = du börjar
herrlof-tag-valknut = förstör sticket
herrlof-would-one = 1: tar ett stick om den vinner
herrlof-would-six = 6: tar ett kort om den vinner
herrlof-would-nine = 9: om den vinner spelar { $who } ut
herrlof-does-one = 1: tar ett stick
herrlof-does-six = 6: tar ett kort
herrlof-does-nine = 9: { $who } spelar ut
herrlof-over-hagalaz = spelar ut sedan
herrlof-over-valknut = förstör allt
herrlof-best-led = först: högst hittills
herrlof-best-trump = trumf: högst hittills
herrlof-best-high = högst hittills

## När någon ska spela
herrlof-turn-you = du
herrlof-turn-now = nu
herrlof-turn-next = sedan
herrlof-turn-last = sist

## Vad det blir av ett kort på handen
herrlof-outcome-wins = vinner sticket
herrlof-outcome-best = bäst hittills
herrlof-outcome-loses = kan inte vinna
herrlof-outcome-nobody = ingen får sticket
herrlof-outcome-trump = vänder upp ny trumf
herrlof-outcome-one = vinner: får ta ett stick
herrlof-outcome-three = vinner, och får dra ett kort
herrlof-outcome-six = vinner: får ta ett kort
herrlof-outcome-nine = vinner: { $who } spelar ut

## Vad man ska göra
herrlof-task-predict = Hur många stick tar du?
herrlof-aim = Om du tar precis { $count }: { $points } poäng
herrlof-aim-few = Precis { $count } stick: { $points } poäng. 3 till 5 ger 5 till
herrlof-task-lead = Spela ut vilket kort som helst
herrlof-task-play = Lägg vilket kort som helst
herrlof-task-free = Du har inget { $colour }: spela vad du vill
herrlof-task-away = Spela vad du vill: inget vinner
herrlof-task-either = { $other ->
    [V] Följ { $colour }, eller lägg Valknut
    [H] Följ { $colour }, eller lägg Hagalaz
   *[VH] Följ { $colour }, Valknut eller Hagalaz
}
herrlof-task-follow = Följ { $colour }
herrlof-task-takes = Du tar sticket
herrlof-doing-takes = { $who } tar sticket
herrlof-doing-predict = { $who } spår
herrlof-doing-lead = { $who } spelar ut
herrlof-doing-follow = { $who } på tur: följ { $colour }
herrlof-doing-draw = { $who } och 3:an: dra ett kort?
herrlof-doing-bury = { $who } lägger ett kort under talongen
herrlof-doing-trick = { $who } vann med 1:an: ta ett stick?
herrlof-doing-card = { $who } vann med 6:an: ta ett kort?
herrlof-doing-return = { $who } ger tillbaka ett kort
herrlof-task-draw = Din 3:a: dra ett kort?
herrlof-task-bury = Lägg ett kort under talongen
herrlof-task-trick = Din 1:a vann: ta ett stick?
herrlof-task-card = Din 6:a vann: ta ett kort?
herrlof-task-return = Välj ett kort att ge tillbaka

## Vad som har hänt
herrlof-beat-predict = { $who } har spått.
herrlof-beat-lead = { $who } spelar ut { $card }.
herrlof-beat-play = { $who } går över med { $card }.
herrlof-beat-trumps = { $who } trumfar med { $card }.
herrlof-beat-best = { $who } lägger { $card }, den högsta hittills.
herrlof-beat-below = { $who } lägger { $card }. Högst ligger { $whose } med { $best }.
herrlof-beat-valknut = { $who } lägger en Valknut: den förstör sticket.
herrlof-beat-hagalaz = { $who } lägger en Hagalaz för att få spela ut nästa gång.
herrlof-beat-lost = { $who } lägger { $card } i det förstörda sticket.
herrlof-beat-trump = Andra Valknut: nytt trumfkort, { $card }.
herrlof-beat-draw = { $who } lägger { $card } och drar ett kort.
herrlof-beat-bury = { $who } lägger ett kort under talongen.
herrlof-beat-keep = { $who } lägger { $card } och drar inget.
herrlof-beat-keep-won = { $rank ->
    [1] 1:an vinner, men { $who } tar inget stick.
   *[other] 6:an vinner, men { $who } tar inget kort.
}
herrlof-beat-trick = { $who } tar sticket med { $card }.
herrlof-beat-trick-nine = { $who } tar sticket med { $card }, så { $lead } spelar ut.
herrlof-beat-trick-hagalaz = { $who } tar sticket med { $card }. Hagalaz: { $lead } spelar ut.
herrlof-beat-destroyed = En Valknut från { $whose } förstör sticket. { $lead } spelar ut igen.
herrlof-beat-destroyed-last = En Valknut från { $whose } förstör det sista sticket.
herrlof-beat-steal-trick = 1:an vinner: { $who } tar ett stick från { $whom }.
herrlof-beat-steal-card = 6:an vinner: { $who } tar ett kort från { $whom }.
herrlof-beat-return = { $who } ger tillbaka ett kort till { $whom }.
herrlof-beat-scored = Alla kort är spelade: given räknas.
herrlof-beat-over = Partiet är slut.
herrlof-beat-deal = { $who } ger nästa giv.

herrlof-moment-valknut = Valknut! Sticket är förstört.
herrlof-moment-exact = { $names }: precis rätt! 10 poäng extra.
herrlof-kind-valknut = Valknut
herrlof-kind-trump = Ny trumf
herrlof-kind-theft = Stöld
herrlof-kind-exact = Precis rätt

## Tips
herrlof-say-predict = spå { $tricks }
herrlof-say-steal = ta från { $whom }
herrlof-say-play = lägg { $card }
herrlof-say-bury = lägg { $card } under talongen
herrlof-say-return = ge tillbaka { $card }
herrlof-why-only = Det finns inget annat att spela.
herrlof-why-hits = Med sådana kort slog det in i { $count } av 100 givar.
herrlof-why-more = Ett stick till behövs.
herrlof-why-likely = Det tar sticket i { $count } av 100 sådana givar.
herrlof-why-unlikely = Sticket går till andra i { $count } av 100 sådana givar.
herrlof-why-destroys = Det förstör sticket: ingen får ett för mycket.
herrlof-why-takes = { $count ->
    [0] Det tar sticket, det sista som fattades.
    [one] Det tar sticket; sedan fattas ett.
   *[other] Det tar sticket; sedan fattas { $count }.
}
herrlof-why-ducks = Det låter sticket gå: fler behövs inte.
herrlof-why-sure = Inget kort som kan vara ute slår det, utom en Valknut.
herrlof-why-keeps = Det kan inte vinna, och sparar ett högre kort i { $colour } till senare.
herrlof-why-rids = Det är handens sista kort i { $colour }: sedan får vilket kort som helst läggas på { $colour }.
herrlof-why-worth = Spådomen kan inte slå in längre, men ett stick är en poäng.
herrlof-why-exact = { $count ->
    [one] Ett stick är precis vad som spåddes.
   *[other] { $count } stick är precis vad som spåddes.
}
herrlof-why-free = Det kostar inget: ett kort mer att välja bland.
herrlof-why-look = Det kostar inget: ett av deras kort, och vilket kort som helst tillbaka.
herrlof-why-denies = Det förstör sticket: { $who } får det inte.
herrlof-why-leads = Det vinner inte, men spelar ut till nästa stick.
herrlof-why-leads-unless = Den som lägger stickets sista Hagalaz spelar ut till nästa.
herrlof-why-three = Med en trea drar man ett kort och lägger ett annat under talongen.
herrlof-why-top = Inget högre kort i { $colour } kan vara ute: bara trumf eller en Valknut stoppar det.
herrlof-why-near = { $count ->
    [one] Bara ett högre kort i { $colour } kan vara ute.
   *[other] Bara { $count } högre kort i { $colour } kan vara ute.
}
herrlof-why-saves = Ett högre kort i { $colour } stannar på handen till senare.
herrlof-why-best = { $count ->
    [one] Av { $all } osedda kort slår bara ett det här.
   *[other] Av { $all } osedda kort slår bara { $count } det här.
}
herrlof-why-unsure = Svårt att säga om det skulle vinna: { $above } högre och { $below } lägre kort i { $colour } kan vara ute.
herrlof-why-low = Stick saknas, och det är det lägsta kortet i { $colour }.
herrlof-why-high = Fler stick behövs inte, och det är det högsta kortet i { $colour }.
herrlof-say-draw = dra ett kort
herrlof-say-keep = låt bli

## Varför inte
herrlof-predicted = Du har redan spått; de andra tänker än.
herrlof-predict-range = Spå ett tal från 0 till { $most }.
herrlof-follow = Du har { $colour } och måste följa färg, eller lägga en Valknut eller en Hagalaz.
herrlof-not-held = Det kortet har du inte på handen.
herrlof-no-trick-there = Där finns inget stick att ta.
herrlof-no-hand-there = Där finns inget kort att ta.
herrlof-asked = Det är inte vad du ska svara på nu.

## Räkningen
herrlof-sheet-prediction = Sa
herrlof-sheet-tricks = Tog
herrlof-sheet-exact = Spått rätt
herrlof-sheet-few = Tre till fem stick
herrlof-story-exact = { $winner } spådde helt rätt { $times } gånger.
result-herrlof-points = Flest poäng, efter { $moves } drag.
result-herrlof-bonuses = { $points } var: { $winner } spådde rätt fler gånger, { $most } mot { $next }.
result-herrlof-tricks = { $points } var och lika många rätta spådomar: { $winner } tog fler stick i sista given, { $most } mot { $next }.
result-herrlof-shared = Lika på allt: segern delas.

## Reglerna
glance-herrlof = Spå i hemlighet hur många stick du tar. Precis rätt är värt 10 poäng till.

    Följ färgen som spelades ut, om du kan. Dess högsta kort tar sticket, om ingen lägger trumf.

    Mörka kort och runor kan kasta om alltihop.
rules-herrlof-1 = Målet
rules-herrlof-1-text = Ta stick med kort i fyra färger. Före varje giv spår du i hemlighet hur många stick du kommer att ha när den är slut. Mest lönar det sig att spå precis rätt.

    Två spelare siktar på 50 poäng, tre på 40, om ni inte väljer annat. Partiet är slut efter given då någon når dit, eller efter den tionde. Flest poäng vinner.
says-herrlof-1 = Sa tre, tog tre: 3 + 10 = 13. Så enkelt är det!
rules-herrlof-2 = En giv
rules-herrlof-2-text = Leken har röda, blå, gröna och gula kort från 1 till 9, tre Valknut och tre Hagalaz. Är ni två får ni femton kort var, är ni tre får ni elva.

    Nästa kort vänds upp: dess färg är trumf. Är det en Valknut eller en Hagalaz finns ingen trumf. Resten ligger dold som talong.

    Spelaren till vänster om givaren spelar ut till första sticket. Alla lägger ett kort i varje stick. Den första som ger lottas fram; sedan går given åt vänster.
says-herrlof-2 = Fyra färger, ett till nio. Och sex mörka med egen vilja.
rules-herrlof-3 = Hemligheter
rules-herrlof-3-text = Före första sticket spår alla, på samma gång. De andra ser bara att det är gjort. Alla spådomar visas när given räknas.

    Trumfen och det senaste sticket ligger öppna. Alla får se hur många stick och kort var och en har.

    Tidigare stick förblir dolda, även i listan över vad som har hänt.
says-herrlof-3 = Ingen vet ditt tal. Håll masken!
rules-herrlof-4 = Att lägga ett kort
rules-herrlof-4-text = Har du den utspelade färgen följer du färg, eller lägger en Valknut eller en Hagalaz i stället. Saknar du färgen lägger du vad du vill. Man behöver aldrig trumfa eller lägga högre.

    Högsta trumf tar sticket. Ligger där ingen trumf tar det högsta kortet i den utspelade färgen.

    Spelas en Valknut eller en Hagalaz ut behöver ingen följa färg. Det första färgade kortet räknas då som utspelad färg, men bara när det avgörs vem som tar sticket.
says-herrlof-4 = I andra raden är gult trumf. I den tredje är inget det.
rules-herrlof-5 = Valknut
rules-herrlof-5-text = En Valknut förstör sticket. Alla lägger ändå sina kort, men ingen får det, och korten går ur given. En 1:a, 6:a, 9:a eller Hagalaz där gör ingenting. Den som spelade ut gör det igen.

    En andra Valknut i samma stick vänder upp en ny trumf. Det är talongens översta kort, genast, också om det inte fanns någon trumf. Är det en Valknut eller en Hagalaz finns ingen trumf. En tredje Valknut vänder inget.
says-herrlof-5 = Ett stick för mycket på väg? Slå sönder det med en Valknut!
rules-herrlof-6 = Hagalaz
rules-herrlof-6-text = En Hagalaz är lägre än alla färgade kort. Bara när sticket inte har något annat än Hagalaz kan en sådan ta det: den första.

    Den som lade den sista Hagalaz i sticket spelar ut till nästa, vem som än tog det. Är ni två är det den som förlorade sticket.
says-herrlof-6 = Den förlorar, och ändå spelar du ut. Listigt, va?
rules-herrlof-7 = Runkort
rules-herrlof-7-text = 1: tar den sticket får du ta ett stick från en motståndare.

    3: när du lägger den får du dra talongens översta kort och lägga ett valfritt underst. Det gäller också om sticket förstörs, men inte för ditt sista kort.

    6: tar den sticket får du dra ett kort på måfå ur en motståndares hand och ge tillbaka ett. Inte efter sista sticket.

    9: tar den sticket spelar vinnarens vänstra granne ut.
says-herrlof-7 = Fyra runor i varje färg. Alla har de något i rockärmen.
rules-herrlof-8 = Vad som går först
rules-herrlof-8-text = En 3:a och en andra Valknut verkar så fort de läggs. När sticket är fullt går det till vinnaren. Vann en 1:a eller 6:a verkar den sedan, 1:an även efter sista sticket. Sist avgörs vem som spelar ut.

    Förstördes sticket spelar samma spelare ut igen. Annars den som lade sista Hagalaz. Annars, om en 9:a vann, grannen till vänster om vinnaren. Annars vinnaren.
says-herrlof-8 = Allt på en gång? Lugn, ta de fyra raderna uppifrån.
rules-herrlof-9 = Poäng och slut
rules-herrlof-9-text = Varje stick du har när given är slut ger 1 poäng. Ett som tagits med en 1:a räknas för den som tog det. Precis så många som du spådde: 10 till. Är ni två ger tre, fyra eller fem stick ytterligare 5.

    Står spelare lika när partiet är slut avgör flest rätta spådomar, sedan flest stick i sista given. Är även det lika delar de på segern.
says-herrlof-9 = Sa tre, tog tre: 13. Tog fyra i stället: bara 4. Aj då!

## Lektionen, högst 25 ord per steg
lesson-herrlof-predict = Spå i hemlighet hur många stick du tar: precis rätt ger 10 poäng till. Välj ett tal.
lesson-herrlof-follow = Följ den utspelade färgen om du kan; dess högsta kort tar sticket. Lägg din gröna åtta.
lesson-herrlof-trump = Utan rött får du lägga vad du vill, och gult, trumf, slår alla färger. Ta sticket med gult.
lesson-herrlof-valknut = En Valknut får alltid läggas, och förstör ett stick du inte vill ha: lägg din Valknut.
lesson-herrlof-turned = Två Valknut i samma stick vänder upp ny trumf. Lägg din Valknut.
lesson-herrlof-hagalaz = En Hagalaz förlorar mot alla färger, men den som lägger den sista spelar ut. Lägg din Hagalaz.
lesson-herrlof-three = En 3:a, vare sig den vinner eller ej, låter dig dra ett kort och lägga undan ett. Dra ett kort.
lesson-herrlof-bury = Du vill ha precis ett stick till, och får lägga undan vilket kort du vill. Lägg undan ett kort som stör det.
lesson-herrlof-one = En 1:a som vinner får stjäla ett stick, och ett till fattas dig. Stjäl ett stick.
lesson-herrlof-six = En vinnande 6:a tar ett kort på måfå, en vinnande 9:a ger bort utspelet. Ge tillbaka vilket du vill.
lesson-herrlof-exact = Du har de fyra stick som du spådde, så ta inga fler. Lägg det blå kort som förlorar mot sjuan.
lesson-herrlof-last = Fyra stick ger 4, rätt spådom 10 och, för två spelare, tre till fem stick 5. Lägg ditt sista kort.
lesson-end-herrlof = Efter sista sticket räknas alla spådomar. Partiet slutar efter sista given, eller vid målet: flest poäng vinner.

## Var saker ligger
herrlof-trump-card = Trumfkortet

## Bredvid reglerna
drawn-herrlof-leads = spelar ut härnäst
drawn-herrlof-tricks = { $count ->
   *[other] stick
}
drawn-herrlof-exact = precis rätt
drawn-herrlof-few = 3, 4 eller 5, för två
drawn-herrlof-missed = Spådde 3, tog 4.
drawn-herrlof-promise = i hemlighet
drawn-herrlof-will = ”Jag tar tre.”
drawn-herrlof-won = Bästa kortet tar sticket.
drawn-herrlof-sealed = Spådomarna är förseglade tills poängen räknas.
drawn-herrlof-open = Trumfen och det senaste sticket ligger öppna.
drawn-herrlof-closed = Tidigare stick förblir dolda.
drawn-herrlof-follow = Följ grönt, eller lägg ett mörkt kort.
drawn-herrlof-trumped = Trumf slår alla andra färger.
drawn-herrlof-dark = Mörkt kort utspelat: första färgen gäller.
drawn-herrlof-broken = Ingen får sticket.
drawn-herrlof-new = ny trumf
drawn-herrlof-low = En Hagalaz förlorar.
drawn-herrlof-1 = Vinner? Ta ett stick från någon.
drawn-herrlof-3 = Dra ett kort och lägg sedan ett under talongen.
drawn-herrlof-6 = Vinner? Ta ett kort på måfå, ge ett tillbaka.
drawn-herrlof-9 = Vinner? Spelaren till vänster spelar ut härnäst.
drawn-herrlof-first = Genast: en 3:a, och en andra Valknut.
drawn-herrlof-second = Vinnaren tar sticket.
drawn-herrlof-third = En 1:a eller 6:a som har vunnit.
drawn-herrlof-fourth = Utspelet: efter Valknut, annars Hagalaz, annars 9, annars vinnaren.
drawn-herrlof-pair = Två spelare: spådde 4, tog 4.
card-herrlof-promise = 1 per stick, rätt: +10
card-herrlof-follow = Trumf slår allt
card-herrlof-valknut = Förstör sticket
card-herrlof-hagalaz = Ger nästa utspel
card-herrlof-runes = Vinner den: stjäl
card-herrlof-three = Dra ett, begrav ett
card-herrlof-nine = Vinner: nästa spelar ut
leaf-herrlof-promise = 1 poäng per stick; rätt spått: 10 till
leaf-herrlof-follow = Följ färgen; trumf slår allt
leaf-herrlof-valknut = Valknut: ingen får sticket
leaf-herrlof-hagalaz = Hagalaz: förlorar, men spelar ut
leaf-herrlof-runes = 1 eller 6, om den vinner: ta ett stick, eller ett kort
leaf-herrlof-three = 3: dra ett kort, begrav ett
leaf-herrlof-nine = 9, om den vinner: nästa spelar ut
drawn-herrlof-lowest = Bara Hagalaz: den första vinner.
drawn-herrlof-dealt = { $two } kort var för två spelare, { $three } för tre.

## Problem
puzzle-herrlof-hit = Låt din spådom slå in: { $tricks ->
    [0] inga stick
    [one] ett stick
   *[other] { $tricks } stick
}
puzzle-herrlof-hit-missed = Nu blir det inte { $tricks ->
    [0] noll stick
    [one] ett stick
   *[other] { $tricks } stick
}.
