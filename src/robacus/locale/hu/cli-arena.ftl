### Az aréna. A "help" kezdetű üzeneteknek nincs argumentumuk.

help-arena = Botok és programok küzdelme: meccsek, körmérkőzések, ranglétrák, evolúció.
help-arena-more =
    Az ENTRY programok mappája, egy program fájlja, library (a játékkal járó programok),
    evolved (amelyeket az evolúció hozott létre), library:NAME, level:NAME (a játék egyik botja) vagy run:COMMAND (saját program, amely JSON-sorokat olvas és ír).
    A NAME=ENTRY más nevet ad neki. Ugyanazok a résztvevők és ugyanaz a kezdőérték ugyanazt a táblázatot
    adják, akárhány folyamattal.
help-arena-match = Két vagy több résztvevő egy asztalnál, újra meg újra.
help-arena-match-more = Annyi hely van, ahány résztvevő; mindenki minden helyen ugyanannyiszor ül.
help-arena-round-robin = Mindenki mindenki ellen.
help-arena-round-robin-more =
    Mindenki ugyanazokon a táblákon, kezdőértékekkel és kezdőhelyekről találkozik, és helyet cserél.
    Aki később csatlakozik, csak azt játssza le, ami hiányzik.
help-arena-ladder = Nagyjából egyforma erejűek találkozói; sok résztvevőhöz.
help-arena-ladder-more =
    A táblázat az értékszám szerint rendezett. Ha új résztvevők vannak, futtasd újra ugyanazzal az
    eredményfájllal: ők játszanak először.
help-arena-evolve = Programok javítása ellenfelek ellen.
help-arena-evolve-more =
    Az OPPONENT ugyanúgy írandó, mint egy résztvevő, és programnak kell lennie. A mappába írja a legjobb
    programot, és hogy mennyit ér az edzésen, új kezdőhelyeken és új táblákon. A megszakított futás
    onnan folytatódik, ahol abbamaradt.

help-arena-option-game = Ezt a játékot játssza; a nevének az eleje elég. Csak akkor kell, ha több játéknak vannak programjai.
help-arena-option-option = A játék egyik beállítása. Ha ugyanaz a név többször szerepel, minden érték sorra kerül.
help-arena-option-starts = Ennyi kezdőérték és kezdőhely minden táblán 4 helyett.
help-arena-option-seed = A szöveg, amelytől a kezdőértékek és a kezdőhelyek függenek, 1 helyett.
help-arena-option-broken = Mi legyen, ha egy résztvevő nem olvasható: stop (így szokásos) leáll, skip kihagyja.
help-arena-option-processes = Ennyi folyamattal dolgozik; különben processzoronként eggyel.
help-arena-option-cluster = Azon a dask-fürtön dolgozik, amelynek az ütemezője ezen a címen van.
help-arena-option-results = Ebben a fájlban őriz meg minden eredményt, amint megvan; ami benne van, azt nem játssza újra.
help-arena-option-page = Oldalt ír ebbe a mappába a táblázattal és a játszmák jegyzőkönyveivel.
help-arena-option-language = Az oldal nyelve; szokásosan a parancssoré.
help-arena-option-replays = Legfeljebb ennyi jegyzőkönyvet ír az oldal mellé 100 helyett.
help-arena-option-json = Egyetlen JSON-dokumentumot ír ki.
help-arena-option-seconds = Saját programnak ennyi másodperce van egy válaszra 10 helyett.
help-arena-option-game-seconds = És ennyi az összes válaszára egy játszmában 300 helyett.
help-arena-option-megabytes = És ennyi megabájt memóriája 2048 helyett.
help-arena-option-seats = Ennyien játszanak egy asztalnál 2 helyett.
help-arena-option-meetings = Addig folytatja, amíg mindenki ennyiszer nem találkozott másokkal 20 helyett.
help-arena-option-out = Ebben a mappában őrzi a menetet és a legjobb programot.
help-arena-option-battles = Összesen ennyi csatát vív 20000 helyett.
help-arena-option-population = Ennyi programot tart 40 helyett.
help-arena-option-wild = Ennyi véletlen táblán is edz, és ugyanennyi másikon mér, 8 helyett.
help-arena-option-from = Ezzel a programmal vagy programoknak ezzel a mappájával is kezd.

arena-which-game = Melyik játék? Add meg a --game kapcsolóval. Játékok: { $known }.
arena-option-words = Az --option kapcsolóhoz NAME=VALUE kell, nem „{ $words }”.
arena-one-crew = Válassz: vagy --processes, vagy --cluster.
arena-seats = Az arénában { $seats } játékossal nem játszható: { $game }; lehetséges: { $low }–{ $high }.
arena-many-tables = Ezekből a beállításokból { $tables } különböző asztal lesz; legfeljebb { $most } lehet.
arena-many-games = Ez { $games } játszma volna; legfeljebb { $most } lehet. Adj meg kevesebb résztvevőt vagy kezdőhelyet, vagy válassz ranglétrát.
arena-many-entries = Több mint { $most } résztvevő van. Adj meg kevesebbet.
arena-few-entries = { $entries ->
    [0] Nincs résztvevő.
    [one] Csak egy résztvevő van.
   *[other] Csak { $entries } résztvevő van.
} { $seats ->
    [one] Legalább egy kell.
   *[other] Legalább { $seats } kell.
}
arena-same-name = Két résztvevőnek is „{ $name }” a neve: { $one } és { $other }. Adj az egyiknek más nevet: NAME=ENTRY.
arena-one-name = A „{ $name }” csak egy résztvevő neve lehet, a „{ $words }” pedig egy sem, vagy több.
arena-command = Ez nem legfeljebb { $longest } karakteres parancs: { $command }
arena-level = Nincs ilyen bot ({ $game }): „{ $level }”. Botok: { $known }.
arena-no-levels = egy sincs
arena-no-library = Nem járnak programok ehhez: { $game }.
arena-not-in-library = Nincs „{ $name }” nevű program a könyvtárban. Programok: { $known }.
arena-no-programs = Ezt nem fájlokban lévő programok játsszák: { $game } ({ $words }). Adj meg egy botot: level:NAME, vagy egy saját programot: run:COMMAND.
arena-empty-folder = Nincs program ebben a mappában: { $folder }. A programfájlok vége: { $endings }.
arena-no-file = Nem olvasható: { $why }.
arena-big-file = A fájl túl nagy: legfeljebb { $biggest } bájtot olvasunk.
arena-bad-entry = { $place } nem vehet részt: { $why }
arena-stopped = { $count ->
    [one] Egy résztvevő nem vehet részt.
   *[other] { $count } résztvevő nem vehet részt.
} Javítsd ki, vagy hagyd ki az ilyeneket: --broken skip.
arena-lost = Újra meg újra elveszett a munka ({ $why }). Próbáld kisebb --processes értékkel, vagy nézz utána a fürt munkásainak.
arena-interrupted = Leállítva. Ami megvan, itt van: { $name }; ugyanez a parancs innen folytatja.
arena-no-dask = A --cluster kapcsolóhoz dask kell, de nincs telepítve. Telepítsd így: pip install "robacus[cluster]"
arena-no-cluster = Senki sem dolgozik a fürtben itt: { $address } ({ $why }). Jó a cím, és fut az ütemező meg egy munkás?
arena-in-use = Egy másik futás használja: { $name }. Várd meg, vagy válassz másik fájlt.
arena-not-results = Ez nem az aréna eredményfájlja: { $name }. Válassz másik fájlt.
arena-bad-line = { $name }, { $line }. sor: nem olvasható. Töröld a sort, és a játszmája újra lejátszódik.
arena-other-results = { $name } máshoz tartozik: eltér { $fields }. Válassz másik helyet vagy ugyanezeket a beállításokat.
arena-bad-course = Nem olvasható: { $name }. Válassz másik mappát, vagy töröld a fájlt, és kezdd újra.
arena-evolve-few = { $population } programhoz és ezekhez az ellenfelekhez legalább { $least } csata kell. Adj meg nagyobb --battles vagy kisebb --population értéket.
arena-evolve-program = { $name } nem program. Az evolúcióhoz olyan ellenfelek kellenek, amelyek programok.
arena-evolve-game = Ennek a játéknak nincsenek programjai, amelyeket az evolúció javíthatna: { $game }. Amelyeknek vannak: { $known }.

arena-measured = { $games } játszma, { $tables } tábla vagy beállításkészlet, kezdőérték: { $seed }.
arena-forfeits = { $count } játszma veszett el szabálytalanság miatt.
arena-page-written = Az oldal: { $page }
arena-written = A program itt van: { $file }
arena-took = Ezúttal { $battles } csata zajlott le { $seconds } másodperc alatt.
arena-evolved = { $battles } csata és { $generations } nemzedék eredménye (kezdőérték: { $seed }); a(z) { $born }. nemzedékben keletkezett.
arena-share-on = A pontok { $share } %-a: { $grounds }, { $battles } csata.
arena-grounds-training = az edzés pályái ({ $maps } tábla)
arena-grounds-fresh-starts = ugyanazok a táblák új kezdőhelyekkel
arena-grounds-fresh-maps = { $maps } új tábla
arena-short-training = Edzés
arena-short-fresh-starts = Új helyek
arena-short-fresh-maps = Új táblák

arena-head-place = Helyezés
arena-head-name = Név
arena-head-opponent = Ellenfél
arena-head-kind = Micsoda
arena-head-games = Játszma
arena-head-wins = Győzelem
arena-head-draws = Döntetlen
arena-head-losses = Vereség
arena-head-points = Pont
arena-head-share = Pontok %-a
arena-head-rating = Értékszám
arena-head-players = Játékosok
arena-head-result = Eredmény
arena-head-turns = Körök
arena-head-options = Beállítások
arena-head-replay = Jegyzőkönyv

arena-kind-program = program
arena-kind-level = bot
arena-kind-command = külső program

arena-title-match = Meccs: { $game }
arena-title-round-robin = Körmérkőzés: { $game }
arena-title-ladder = Ranglétra: { $game }
arena-page-entries = { $count } résztvevő
arena-page-games = { $count } játszma
arena-page-seats = asztalonként { $count }
arena-page-seed = Kezdőérték
arena-page-tables = Táblák és beállítások
arena-page-by-points = Egy győzelem 3, kettő döntetlenje 1 pont; W játékosból annak az S-nek, aki osztozik az eredményen, fejenként (W × W − 1) / S jár. Az értékszám után az áll, mennyit tévedhet.
arena-page-by-rating = A sorrend aszerint, mennyi az értékszám legalább; utána az áll, mennyit tévedhet. Egy győzelem 3, kettő döntetlenje 1 pont; W játékosból annak az S-nek, aki osztozik az eredményen, fejenként (W × W − 1) / S jár.
arena-page-table = Táblázat
arena-page-crossed = Mindenki mindenki ellen
arena-page-crossed-help = A sor résztvevője pontjainak hány százalékát szerezte meg az oszlop résztvevője ellen.
arena-page-pair = { $games } játszma, pontok: { $points } – { $against }
arena-page-replays = Visszajátszható játszmák
arena-page-replays-help = Egy játszmát a visszajátszásában nézhetsz meg; a jegyzőkönyvet a Robacus kezdőlapján vagy a „robacus record FILE” paranccsal nyithatod meg.
arena-page-made = A Robacus készítette.
arena-film-link = { $number }. megtekintése
arena-replay-link = { $number }. jegyzőkönyv
arena-page-back = Vissza a táblázathoz
arena-percent = { $value } %
arena-with-forfeits = { $losses } (ebből { $count } szabálytalanság miatt)
arena-usual-options = szokásos beállítások
arena-yes = igen
arena-no = nem
arena-won = { $name } nyert.
arena-draw = Osztoznak: { $names }.
arena-nobody-won = Senki sem nyert.
arena-forfeit-slow = { $name } { $detail } másodpercnél tovább gondolkodott a válaszon.
arena-forfeit-ended = { $name } véget ért a játszmája előtt ({ $detail }).
arena-forfeit-nonsense = { $name } olvashatatlan választ adott: { $detail }
arena-forfeit-refused = { $name } olyat akart, amit a szabályok nem engednek: { $detail }
arena-forfeit-crashed = { $name } hibás: { $detail }
arena-forfeit-silent = { $name } nem csinált semmit.
