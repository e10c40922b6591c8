### A feladványasztal: mi hangzik el ott, és segítség lépésről lépésre.

desk-puzzle = Feladvány
    .help = Küldd úgy a robotokat, hogy a megfelelő elérje a célját. Nem kell sietned: senki más nem látja, mit próbálsz.

## játék
puzzle-moves-many = Ez { $count } lépés; egy útban legfeljebb { $most } lehet.
puzzle-moves-wrong = A(z) { $number }. lépés nem lehetséges. { $why }
puzzle-moves-kept = { $count ->
    [0] Ebben a változatban már az első lépés sem szabályos, ezért a robotok visszakerültek a helyjelölőikre.
   *[other] Ebben a változatban csak az első { $count } lépés szabályos; a többi visszavonva.
}
puzzle-refused = { $why } Ez a(z) { $rule } szabály („{ $variant }” változat).
puzzle-not-arrived = { $slid } A célmezőn áll, de még nem váltott irányt derékszögben (R8 szabály), ezért nem érkezett meg.

## segítség
puzzle-ask-hint = { $step ->
    [1] Segítség: körülbelül hány lépés?
    [2] Segítség: pontosan hány?
    [3] Segítség: melyik robotok?
    [4] Segítség: az első lépés
   *[5] Minden legrövidebb út megmutatása
}
puzzle-solution-sure = Megmutassuk a megoldást? A feladvány akkor nem számít általad megoldottnak.
puzzle-hint-fewer = Van { $count } lépésnél rövidebb út.
puzzle-hint-length = A legrövidebb út { $count } lépés.
puzzle-hint-robots = { $count ->
    [one] Egy robot elég: { $robots }.
   *[other] { $count } robot lép: { $robots }.
}
puzzle-hint-first = Az első lépés a helyjelölőkről: { $robot } { $heading }.
puzzle-hint-next = Egy legrövidebb úton jársz. A következő: { $robot } { $heading }.
puzzle-no-way = Ehhez a célhoz egyáltalán nem vezet út.

## a tábla mellett
puzzle-shortest = Legrövidebb út
puzzle-shortest-fewer = kevesebb mint { $count }
puzzle-robots = A lépő robotok
puzzle-first = Az első lépés
puzzle-left = Lépések innen
puzzle-left-exact = { $count }
puzzle-left-least = legalább { $count }
puzzle-left-none = nincs út
puzzle-left-said = Lépések innen: { $left }.
puzzle-live = Lépések innen
puzzle-live-off = rejtve
puzzle-live-on = látható
puzzle-variant = Változat
puzzle-table-help = Segítség ehhez a zsetonhoz
puzzle-edit = A tábla módosítása
puzzle-play = Játék asztalnál ezen a táblán
