### Mi látható az Abaku asztalán, és mit lehet ott tenni.

scene-board = Tábla, { $size } × { $size } mező
scene-field-tile = { $field }, { $factor } × lapka
scene-field-example = { $field }, { $factor } × példa
scene-tile-joker = { $digit }, joker
scene-tile-new = { $digit }, most lerakva
scene-held-joker = joker

scene-status-turn = { $name } van soron.
scene-status-first = { $name } kezd: fedd le a középső mezőt ({ $field }).
scene-status-lays = { $name } lapkákat rak le.
scene-status-over = A játéknak vége.

scene-note-tiles = { $count ->
   *[other] { $count } lapka
}
scene-note-empty = üres lépések: { $count }/{ $most }
scene-note-adjusted = a végén { $points }
scene-note-resigned = feladta
scene-fact-bag = A zsákban
scene-fact-unseen = Még hátravan
scene-clock-turn = A lépés ideje

preview-points = { count-points }
preview-kombo = KOMBO: { count-points }
preview-joker = Válassz számjegyet a jokernek.
preview-watching = Aki csak néz, nem rak le lapkát.
figure-label = Egy darab tábla

sheet-end = a végén
sheet-total = összesen

control-pass = Kihagyom
control-pass-sure = Kihagyod lerakás és csere nélkül? Három üres lépés egymás után véget vet a játéknak.
control-resign = Feladom
control-resign-ends = Feladod? Ezzel a játéknak vége, és veszítesz.
control-resign-alone = Feladod? A többiek nélküled játszanak tovább.

## amit az oldal maga mond
client-rack = Lapkáid
client-play = Lerakom
client-recall = Visszaveszem
client-shuffle = Keverés
client-sort = Rendezés
client-exchange = Csere …
client-exchange-now = A kiválasztottak cseréje ({ $count })
client-exchange-help = Válaszd ki a cserélendő lapkákat.
client-cancel = Mégse
client-joker = Melyik számjegy a joker?
client-joker-set = A joker: { $digit }
client-across = Írás jobbra
client-down = Írás lefelé
client-help = Húzz lapkákat a táblára, vagy koppints egy lapkára, aztán egy mezőre. Vagy válassz mezőt, és írj számjegyeket; a szóköz irányt vált, az Enter lerak.
client-pending = { $digit } itt: { $field }, még nincs lerakva
client-returned = Egy lapka visszakerült: a mezője már foglalt.
client-sheet = Pontlap
