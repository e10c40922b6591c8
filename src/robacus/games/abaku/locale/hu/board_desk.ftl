### Az állások asztala: mit kínál, mit tett egy módosítás, segítség lépésenként, és mihez nem vezet játszma.

desk-board = Elemzés
    .help = Rakj ki bármilyen állást a tartóval együtt: koppints, vagy válassz mezőt, és írj számjegyeket. Kérj lépésenként segítséget, vagy nézd meg a legjobb lerakásokat pontokkal és értékkel.

## a címsor
board-status-rack = Tegyél lapkákat a tartóra: akkor lesz mit lerakni.
board-status-ready = Melyik a legjobb lerakás?
board-strange = Ehhez a táblához nem vezet játszma; amit találunk, attól még igaz.
board-status-laid = Ezekért a lapkákért { count-points } jár.
board-status-kombo = KOMBO! Ezekért a lapkákért { count-points } jár.
board-status-best = A legjobb lerakás: { count-points }, { $place }.
board-laid = A lapkák le vannak rakva.

## eszközök
board-group-tiles = Lapkák
board-group-fields = Mezők
board-tool-joker = Joker: a tartóra, vagy egy lerakott lapka jelölésére
board-tool-erase = Elvétel
board-tool-plain = Sima mező
board-tool-tile = { $factor } × lapka
board-tool-example = { $factor } × példa

## amit választani lehet
board-choose-size = A tábla mérete
board-bonuses-name = Bónuszmezők
board-bonuses-usual = a szokásosak
board-bonuses-centre = a szokásosak, sima középpel
board-bonuses-none = nincsenek
board-bonuses-own = sajátok
board-operations = Érvényes példák
board-operations-all = mind
board-operations-lines = + −
board-operations-four = + − × { sign-division }
board-operations-points = × { sign-division }
board-operations-powers = hatványok és gyökök
board-operations-own = sajátok
board-contact-yes = igen
board-contact-no = nem
board-players = Játékosok
board-best-on = A legjobb lerakások megmutatása
board-best-off = A legjobb lerakások elrejtése
board-control-draw = Lapkák sorsolása
board-control-change = Az állás módosítása
board-control-clear = Tábla és tartó ürítése
table-help = Segítség ehhez az álláshoz
board-table = Játssz ezen a táblán egy asztalnál

## a tábla mellett
board-fact-placements = Lehetőségek
board-fact-most = Legtöbb pont
board-fact-exchange = Legjobb csere
board-swap = { $tiles } (érték { $equity })
board-fact-ending = Végjáték
board-ending = { $tiles }: innentől { $worth } a másikhoz képest, ha mindketten a legjobban játszanak ({ $proven })
board-ending-proven = bizonyított
board-ending-open = amennyire megvizsgáltuk
board-rack-place = A tartó { $place }. helye
board-line = { count-points } · érték { $equity } · { $tiles } · { $examples }

## segítség lépésenként
board-hint = { $step ->
    [1] Segítség: pont és sor
    [2] Segítség: mely mezők
    [3] Segítség: mely lapkák
   *[4] Segítség: mutass mindent
}
board-place-row = { $row }. sor
board-place-column = { $column } oszlop
board-hint-line = A legjobb lerakásért { count-points } jár. A helye: { $place }.
board-hint-fields = { $count ->
   *[other] { $count } mezőt foglal el: { $fields }.
}
board-hint-digits = { $count ->
    [one] Ez a lapka való oda: { $digits }.
   *[other] Ezek a lapkák valók oda: { $digits }.
}
board-all = { $count ->
    [one] Az egyetlen lehetőség:
   *[other] Mind a { $count } lehetőség, elöl a legértékesebb (a pontok és a megtartott lapkák haszna):
}
board-some = { $count } lehetőségből a { $listed } legértékesebb (a pontok és a megtartott lapkák haszna):
board-some-incomplete = Lejárt az idő, addig { $count } lehetőség került elő; ezek közül a legjobbak:

## mit tett egy módosítás
board-put = { $field }: itt most { $digit } van.
board-erased = { $field } üres.
board-joker = Az itteni lapka joker: { $field }.
board-no-joker = Az itteni lapka nem joker: { $field }.
board-rack = A tartón: { $rack }.
board-cleared = A tábla és a tartó üres.
board-field-plain = { $field }, sima mező
board-bonuses = A bónuszmezők megváltoztak.
board-size = { $lost ->
    [0] A tábla most { $size } × { $size } mezős.
    [one] A tábla most { $size } × { $size } mezős; egy lapka már nem fér el.
   *[other] A tábla most { $size } × { $size } mezős; { $lost } lapka már nem fér el.
}
board-changed = Megváltozott.
board-import = Átvéve: { $size } × { $size } mezős tábla, lapkák rajta: { $tiles }, a tartón: { $rack }.

## miért nem megy egy módosítás
board-unreadable = „{ $words }” nem érthető: írd például, hogy „put H8 5”, „rack 13?5” vagy „F8=1 I8=3”, vagy illessz be egy állást.
board-many = A szövegben { $count } állás van; egyet illessz be.
board-no-turns = Itt nincs csere, kihagyás és feladás: rakj le lapkákat, vagy módosítsd az állást.
board-nothing-here = Itt nincs lapka: { $field }.
board-nothing-rack = A tartónak ezen a helyén nincs lapka.
board-rack-no-bonus = A tartón nincsenek bónuszmezők.
board-no-tiles = Nincs több húzható lapka.
board-clear-already = A tábla és a tartó már üres.

## mihez nem vezet játszma
strange-many = { $digit } számú lapkából { $count } van a táblán és a tartón, de a játékban csak { $most } van.
strange-centre = A középső mező ({ $field }) üres, pedig vannak lapkák a táblán.
strange-apart = A { $field } körüli lapkák nem érintkeznek a középen lévőkkel.
strange-neighbours = { $digit } ({ $field }) érintkezik ezzel: { $other } ({ $neighbour }), de nincs olyan példa, amelyben mindkettő benne van.
strange-alone = { $digit } ({ $field }) egyetlen példában sincs benne.
strange-more = { $count ->
   *[other] Még { $count } ilyen dolog van.
}
