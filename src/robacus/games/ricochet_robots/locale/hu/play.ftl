### Mi történik az asztalnál, és mi miért nem lehetséges.

count-moves = { $count } lépés

## mi történik
chip-up = A zseton: { $target }.
chip-up-by = { $seat } felfordít egy zsetont: { $target }.
chip-back = A zseton: { $target }. Egy robot már ott áll, ezért a zseton visszakerül, és másikat húzunk.
chips-shuffled = A zsetont ({ $target }) senki sem nyerte meg. Visszakerül, és a zsetonokat megkeverjük.
bid-made = { $seat } licitje: { count-moves }.
passed = { $seat } passzol.
glass-turned = A homokóra megfordul.
glass-turned-by = { $seat } megfordítja a homokórát.
glass-turned-referee = Régóta senki sem licitált: a homokóra magától megfordul.
glass-empty = A homokóra lepergett.
bidding-closed = Már senki sem akar licitálni.
show-begins = { $seat } bemutat egy utat, legfeljebb { count-moves }.
slid = { $count }: { $robot } { $heading } csúszik.
show-failed-count = { $seat } { count-moves } után sem ért célba.
show-failed-time = { $seat } ideje lejárt.
show-given-up = { $seat } feladja a bemutatást.
robots-back = A robotok visszakerülnek a helyjelölőikre.
chip-won = { $seat } megnyeri a zsetont ({ $target }), { count-moves }.
chip-won-solo = Célban ({ $target }), { count-moves }.
started-again = A robotok ismét a helyjelölőiken állnak.
over-alone = { $chips ->
    [one] Megvan a zseton
   *[other] Megvan minden zseton ({ $chips })
}, összesen { count-moves }.
over-enough = { $count ->
    [one] { $seat } megnyerte a szükséges zsetont.
   *[other] { $seat } megnyerte a szükséges { $count } zsetont.
}
over-gone = Elfogytak a zsetonok; { $seat } gyűjtötte a legtöbbet: { $count }.
over-shared = Elfogytak a zsetonok; többen is a legtöbbet gyűjtötték, fejenként { $count } zsetont, és osztoznak a győzelmen.

## miért nem
game-over = A játék véget ért.
no-chip-up = Még nincs felfordított zseton: fordítsd fel a következőt.
chip-is-up = Már van felfordított zseton.
bid-first = Még senki sem nyúl a robotokhoz: keress egy utat, és licitáld meg, hány lépés.
somebody-else-shows = Most { $seat } mutat be egy utat.
no-such-robot = { $robot } nincs ebben a játékban.
bid-not-alone = Egyedül nincs licit: lépj a robotokkal.
bidding-over = Erre a zsetonra már nem lehet licitálni.
bid-range = 1 és { $most } közötti számot licitálj.
bid-not-lower = Az előző licited { $last } volt; csak lejjebb mehetsz, ezért { $number } nem lehet.
passed-already = Már passzoltál; licitálni azért még lehet.
glass-by-itself = Itt az első licit fordítja meg a homokórát.
glass-runs = A homokóra már pereg.
glass-bid-first = Előbb licitálj, azután fordítsd meg a homokórát.
reset-only-alone = A robotokat útközben csak akkor teheted vissza, ha egyedül játszol.
reset-nothing = A robotok már a helyjelölőiken állnak.
way-too-long = Egy út legfeljebb { $most } lépésből állhat. Tedd vissza a robotokat a helyjelölőikre, vagy tedd vissza a zsetont.

## amit beírtak
action-unreadable = „{ $words }” nem érthető. Írj egy lépést, például „kék N”, egy licitet, például „7”, vagy azt, hogy „passz”.
action-unreadable-alone = „{ $words }” nem érthető. Írj egy lépést, például „kék N”. Az „újra” visszaviszi a robotokat a helyjelölőikre, a „feladom” visszateszi a zsetont.
action-unreadable-show = „{ $words }” nem érthető. Írj egy lépést, például „kék N”, vagy azt, hogy „feladom”.
action-unreadable-pause = „{ $words }” nem érthető. Írd azt, hogy „következő”, és felfordul a következő zseton.
bid-unreadable = „{ $words }” nem licit. Írd be a lépések számát: 7.
heading-unreadable = „{ $words }” nem irány. Írd így: N, E, S, W vagy fel, jobbra, le, balra.
colour-unreadable = „{ $words }” nem egy robot színe. Írd például így: „kék N”.
colour-ambiguous = „{ $words }” több szín is lehet: { $known }. Írj több betűt.
board-no-target = A táblán nincs célmező; adj hozzá egyet, például így: „target B3 blue circle”.
board-robot = „{ $words }” nem robot: írd például így: „robot red C4”.
