### A táblaszerkesztő: mit kínál, mit tett egy módosítás, és mi nincs még rendben.

desk-board = Táblaszerkesztő
    .help = Rakd ki néhány koppintással az asztalodon lévő táblát, vagy rajzolj sajátot; aztán oldd meg, játssz rajta, vagy oszd meg.

## the headline
draft-status-begin = Válaszd ki a négy negyedet, aztán tedd fel a robotokat.
draft-status-robots = Tedd fel a robotokat: válassz egyet, aztán koppints a mezőjére.
draft-status-chip = Válaszd ki a zsetont: koppints a célmezőjére.
draft-status-target = Tegyél célmezőt a táblára.
draft-status-faults = { $count ->
    [one] Egy dolog még nincs rendben.
   *[other] { $count } dolog még nincs rendben.
}
draft-status-ready = Kész. Cél: { $target }

## tools
draft-group-robots = Robotok és zseton
draft-group-walls = Falak
draft-group-diagonals = Átlós falak
draft-group-targets = Célmezők
draft-tool-goal = Zseton kiválasztása
draft-tool-wall = Fal egy oldalra
draft-tool-block = Tömör mező
draft-tool-erase = Törlés

## what is chosen, and what can be done with the whole board
draft-quarter-name = { $quarter ->
    [NW] bal felül
    [NE] jobb felül
    [SE] jobb alul
   *[SW] bal alul
}
draft-quarter-now = most { draft-quarter-name }
draft-edition-1999 = egyenes falak
draft-edition-2003 = átlós falakkal
draft-edition-2013 = minden oldal
draft-width = Szélesség
draft-height = Magasság
draft-yes = igen
draft-no = nem
draft-control-both-sides = Minden fal kerüljön mindkét mezőre
draft-control-deal = Tábla sorsolása
draft-control-box = Tábla a dobozból
draft-control-scatter = Robotok és zseton sorsolása
draft-control-clear = Robotok levétele
draft-control-new = Üres tábla
draft-solve = Oldd meg ezt az állást
draft-play = Játssz ezen a táblán egy asztalnál

## beside and on the board
draft-robots = Robotok
draft-targets = Célmezők
draft-none = nincs
draft-chip = a zseton célmezője
draft-square-solid = tömör

## what an edit did
draft-wall = { $cell } és { $other } között fal van.
draft-no-wall = { $cell } és { $other } között már nincs fal.
draft-block = { $cell } most tömör.
draft-block-held = { $cell } most tömör; ami ott volt, eltűnt.
draft-no-block = { $cell } már nem tömör.
draft-no-walls = { $cell } körül már nincs fal.
draft-both-sides = { $count ->
    [0] Már minden fal megvan mindkét mezőjén.
    [one] Egy fal most mindkét mezőjén megvan.
   *[other] { $count } fal most mindkét mezőjén megvan.
}
draft-robot = { $robot } itt áll: { $cell }.
draft-robots-swapped = { $robot } itt áll: { $cell }, és helyet cserélt az ottani robottal.
draft-no-robot = { $robot } lekerült a tábláról.
draft-no-robots = Minden robot lekerült a tábláról.
draft-put = Új itt: { $cell }: { $what }.
draft-taken-off = Elvéve innen: { $cell }: { $what }.
draft-goal = A zseton felfordítva: { $target }, { $cell }.
draft-no-goal = Már nincs felfordított zseton.
draft-quarter = { $side } most { draft-quarter-name } fekszik.
draft-printed = Tábla: { $sides }.
draft-edition = Táblák: { $edition }.
draft-size = A tábla most { $width } × { $height } mezős.
draft-new = Üres, { $width } × { $height } mezős tábla.
draft-scattered = A robotokat és a zsetont kisorsoltuk.
draft-turn-yes = Az átlós falnál való fordulás lepattanásnak számít.
draft-turn-no = Az átlós falnál való fordulás nem számít lepattanásnak.
draft-import = Átvéve: { $width } × { $height } mezős tábla, robotok: { $robots }, célmezők: { $targets }.
draft-import-closed = { $what } { $closed }
draft-rim-closed = A perem nyitott volt, most zárt: { $more ->
    [0] { $sides }.
   *[other] { $sides } és még { $more }.
}

## why an edit is not possible
draft-unreadable = „{ $words }” nem érthető: írd például, hogy „robot red C4” vagy „wall C4 E”, vagy illeszd be egy tábla szövegét.
draft-many = A szövegben { $count } állás van; egyet illessz be.
draft-rim = { $cell }: a fal ({ $side }) a perem, és az zárva marad.
draft-enclosed = { $cell } körül csak tömör mezők vannak: előbb nyisd meg valamelyiket.
draft-taken = { $robot } itt áll: { $cell }. Válassz másik mezőt, vagy előbb azt a robotot tedd máshová.
draft-no-target-here = Nincs célmező itt: { $cell }. Célmezőre koppints, vagy előbb tegyél oda egyet.
draft-nothing-here = Nincs mit elvenni innen: { $cell }.
draft-not-printed = Ez a saját táblád: előbb vegyél egyet a dobozból, aztán válaszd ki a negyedeit.
draft-no-side = „{ $side }” nem ennek a kiadásnak az oldala: ezekből válassz: { $sides }, vagy válts táblát.
draft-no-room = { $robots } robot nem fér el { $cells } szabad mezőn; legyen nagyobb a tábla, vagy szabadíts fel mezőket.

## what is not right yet
fault-no-robots = Még nincs robot: válassz egyet, aztán koppints a mezőjére.
fault-no-robot-for = { $count ->
    [one] { $robot } robot hiányzik: a(z) { $cell } mező céljához kell. Tedd fel a robotot, vagy vedd el a célt.
   *[other] { $robot } robot hiányzik: { $count } célhoz kell, például itt: { $cell }. Tedd fel a robotot, vagy vedd el a célokat.
}
fault-no-robots-for = Hiányzó robotok: { $robots }. Célokhoz kellenek: tedd fel a robotokat, vagy vedd el azokat a célokat.
fault-no-target = Még nincs célmező: válassz egyet, aztán koppints egy mezőre.
fault-no-chip = Nincs felfordított zseton: vedd elő ezt: „{ draft-tool-goal }”, aztán koppints a célmezőre.
fault-one-sided = A(z) { $cell } és a(z) { $other } közötti fal csak itt van meg: { $cell }. Koppints rá a fal eszközzel: egyszer, hogy megmaradjon, kétszer, hogy eltűnjön.
fault-one-sided-too = A(z) { $cell } és a(z) { $other } közötti fal is csak itt van meg: { $cell }.
fault-one-sided-more = { $count ->
    [one] Még egy fal van csak az egyik mezőjén.
   *[other] Még { $count } fal van csak az egyik mezőjén.
}
fault-walled-in = A(z) { $cell } mezőt minden oldalról fal veszi körül, így semmi sem lehet rajta. Vegyél el egy falat, vagy azt, ami a mezőn van.
