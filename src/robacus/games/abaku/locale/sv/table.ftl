### Vad som händer vid bordet, och varför något inte går.

count-points = { $points ->
   *[other] { $points } poäng
}

## uträkningar
sign-division = :
reading-sum = { $a } + { $b } = { $c }
reading-difference = { $a } − { $b } = { $c }
reading-product = { $a } × { $b } = { $c }
reading-quotient = { $a } { sign-division } { $b } = { $c }
reading-square = { $a }² = { $b }
reading-cube = { $a }³ = { $b }
reading-root = √{ $a } = { $b }
reading-cube-root = ∛{ $a } = { $b }
example = { $reading }: { count-points }
example-times = { $reading }: { $tiles } × { $factor } = { count-points }

## vad som händer
laid = { $seat } lägger { $digits }.
kombo = KOMBO! { $seat } har tre eller fler uträkningar i samma rad.
scored = { $seat }: { count-points } för den här turen, { $total } totalt.
drawn = Du drar { $tiles }.
exchanged = { $seat } byter { $count ->
    [one] { $count } bricka
   *[other] { $count } brickor
}.
passed = { $seat } står över: tom tur { $count } av { $most }.
timed-out = { $seat }: tiden är ute, tom tur { $count } av { $most }.
resigned = { $seat } ger upp.
ended = { $seat }: därmed slutar partiet.
rack-empty = ingenting
adjusted-out = { $seat } har lagt sin sista bricka och får vad de andra har kvar: { count-points }, { $total } totalt.
adjusted-rack = { $seat } har kvar { $rack }: { count-points } dras av, { $total } totalt.
over-won = { $seat } vinner med { count-points }.
over-draw = Oavgjort mellan { $seats }, { count-points } var.
over-alone = { count-points } – går det bättre nästa gång?
over-forfeit = { $seat } har haft tre tomma turer i rad och förlorar.
over-resign = { $seat } har gett upp och förlorar.
over-others = { $why } Flest poäng av de andra: { $seats }, { count-points }.

## varför inte
game-over = Partiet är slut.
resigned-already = Du har redan gett upp.
refuse-not-your-turn = Det är { $seat } som är på tur.
refuse-no-tiles = Lägg minst en bricka.
refuse-too-many-tiles = Du får lägga högst { $most } brickor på en tur.
refuse-off-board = Det finns ingen sådan ruta på brädet.
refuse-occupied = { $field } är redan upptagen.
refuse-not-in-line = Turens alla brickor ska ligga i samma rad eller samma kolumn.
refuse-centre-not-covered = De första brickorna ska täcka rutan i mitten, { $field }.
refuse-not-adjacent = Minst en ny bricka ska röra vid en bricka på brädet.
refuse-gap = Det finns en lucka mellan dina brickor; fyll den.
refuse-no-common-example = Ingen uträkning innehåller alla dina nya brickor.
refuse-adjacent-without-example = { $digit } på { $field } rör vid { $other } på { $neighbour }, men ingen uträkning innehåller båda.
refuse-no-example-with-old-tile = Ingen uträkning förenar en ny bricka med en på brädet.
refuse-tile-not-in-rack = Du har inte så många { $digit }:or. En joker skrivs med frågetecken, till exempel H8=5?.
refuse-no-joker = Du har ingen joker.
refuse-no-exchange = Vid det här bordet byter man inte brickor.
refuse-bag-too-small = Påsen har för få brickor: du får byta högst { $most }.

## vad som skrevs
action-unreadable = ”{ $words }” går inte att förstå. Skriv brickor som ”F8=1 I8=3”, en rad som ”F8 > 13”, ”byt 05” eller ”pass”.
action-many-tiles = Det är för mycket: skriv högst { $most } brickor.
tile-unreadable = ”{ $words }” är ingen bricka på en ruta. Skriv till exempel H8=5, eller H8=5? för en joker.
field-unreadable = ”{ $words }” är ingen ruta. Skriv till exempel H8.
exchange-unreadable = ”{ $words }” går inte att förstå. Skriv brickorna som ska bytas, till exempel ”byt 05?”.
joker-undecided = Vilken siffra är jokern på { $field }? Skriv till exempel { $field }=5?.
figure-unreadable = Det här är ingen bild av ett bräde.
search-too-many = Det här stället har fler än { $most } möjligheter; ta färre jokrar.
