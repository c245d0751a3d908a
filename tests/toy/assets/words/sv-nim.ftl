### Nim på svenska.

game-nim = Nim
about-nim = Tre högar med stenar. Ta så många du vill ur en av dem. Den som tar den sista stenen vinner.
brief-nim = 2 · { $minutes } min · duell
pitch-nim = Den som tar den sista stenen vinner.
howto-nim-1 = Tre högar med stenar ligger på bordet.
howto-nim-2 = Ta så många stenar du vill, alla ur samma hög.
howto-nim-3 = Sedan är det motståndarens tur.
howto-nim-4 = Ta den allra sista stenen, så har du vunnit.

nim-task = Ta stenar ur en hög
nim-say-take = { $count ->
    [one] en sten ur hög { $heap }
   *[other] { $count } stenar ur hög { $heap }
}
nim-beat-take = { $count ->
    [one] { $who } tar en sten.
   *[other] { $who } tar { $count } stenar.
}
nim-too-many = Så många stenar ligger det inte där.
nim-unknown-move = Det är inget drag i det här spelet.
result-nim-last = { $winner } tog den sista stenen.

rules-nim-1 = Målet
rules-nim-1-text = Två spelare turas om att ta stenar. Du vinner om du tar den sista.
rules-nim-2 = Högarna
rules-nim-2-text = På bordet ligger tre högar: tre stenar, fyra stenar och fem stenar.
rules-nim-3 = Början
rules-nim-3-text = Lotten avgör vem som börjar.
rules-nim-4 = Ett drag
rules-nim-4-text = Ta en sten eller flera ur en hög. Stenen du rör vid tas, med alla som ligger bakom den.
rules-nim-5 = Slutet
rules-nim-5-text = När den sista stenen är borta har den som tog den vunnit.
