### A parancssor. A „help” kezdetű üzenetekben nincs változó.

help-robacus = Társasjátékok robotokról és számokról: játék, állások megoldása, ellenőrzés, mérés.
help-robacus-more = A „robacus PARANCS --help” többet mond egy parancsról.
help-robacus-version = Kiírja a program, a magja és a szabályok változatát.
help-robacus-debug = Megmutatja egy váratlan hiba részleteit.
help-usage = Használat:
help-options = Kapcsolók
help-commands = Parancsok
help-options-metavar = [KAPCSOLÓK]
help-command-metavar = PARANCS ...
help-help = Megmutatja ezt az oldalt.

help-play = Játék a böngészőben, ezen a számítógépen.
help-play-more =
    Elindítja a kiszolgálót, és megnyitja a böngészőt. A PORT és a BROWSER környezeti változó mondja meg,
    hol figyel a kiszolgáló, és melyik böngésző nyílik meg.
help-play-port = Ezen a porton figyel a 8765 helyett.
help-play-lan = Az azonos hálózaton lévő telefonok és gépek is játszhatnak; megmutatja a címet és egy QR-kódot.
help-play-no-browser = Nem nyit böngészőt.
help-play-data = Ebben a mappában tartja a játszmákat.

help-serve = Kiszolgáló mások számára.
help-serve-more = Nem nyit böngészőt. A Ctrl-C leállítja; a futó játszmák az újraindítás után folytatódnak.
help-serve-host = Ezen a címen figyel a 127.0.0.1 helyett; a 0.0.0.0 a gép minden hálózatát jelenti.
help-serve-port = Ezen a porton figyel a 8765 helyett.
help-serve-data = Ebben a mappában tartja a játszmákat, vagy a postgresql:// címen lévő adatbázisban.
help-serve-games = Az ebben a mappában lévő játékokat is kínálja. Kódjuk a kiszolgáló jogaival fut.

help-games = Felsorolja a játékokat és beállításaikat.
help-games-more = Egy játék nevével: csak azt.
help-games-json = Játékonként egy JSON-sort ír ki.

help-record = Megmutatja, átalakítja vagy lerajzolja egy játszma jegyzőkönyvét.
help-record-more = A FILE egy asztaltól exportált jegyzőkönyv; a „-” a szabványos bemenetről olvassa.
help-record-at = A játszma ezen lépése után megáll, a lépéslista számozása szerint.
help-record-seat = Azt rajzolja le, amit erről a helyről látni, nem azt, amit mindenki lát.
help-record-svg = SVG-ként ebbe a fájlba rajzolja az állást.
help-record-png = PNG-ként ebbe a fájlba rajzolja az állást.
help-record-json = Egyetlen JSON-dokumentumként írja ki a jegyzőkönyvet.
help-record-jsonl = JSON-sorokként írja ki a jegyzőkönyvet: előbb a fejet, aztán soronként egy bejegyzést.

help-paper = Egy játék papírlapjainak rajzolása: űrlapok, táblák.
help-paper-more = A SHEET azok egyike, amelyek nélküle felsorolva látszanak. Az A4-es és Letter oldalak egy szerveren a játék oldalán vannak.
help-paper-from = Ennek a fájlnak a tartalma kerüljön a lapra: program, térkép.
help-paper-svg = SVG-ként ebbe a fájlba rajzolja a lapot.
help-paper-png = PNG-ként ebbe a fájlba rajzolja a lapot.

help-solve = Állások megoldása.
help-solve-more =
    Állást vár szövegként, fájlban, vagy tesztesetek fájlját; a „-” a szabványos bemenetet olvassa.
    Minden választ lejátszik a szabályok szerint, mielőtt megmutatja.
help-solve-game = Melyik játék állása; csak akkor kell, ha több játék is el tudja olvasni.
help-solve-time-limit = Ennyi másodperc után abbahagyja egy állás keresését.
help-solve-memory-limit = Legfeljebb ennyi megabájtot használ egy állásra.
help-solve-jsonl = Állásonként egy JSON-sort ír ki, amint megvan a megoldás.
help-solve-svg = SVG-ként ebbe a fájlba rajzolja a választ.
help-solve-png = PNG-ként ebbe a fájlba rajzolja a választ.

help-generate = Kívánt nehézségű feladványok készítése.
help-generate-more =
    A GAME egy játék neve vagy annak eleje. Ugyanaz a mag és ugyanazok a kívánságok ugyanazokat
    a feladványokat adják, akárhány folyamat dolgozik rajtuk.
help-generate-count = Egy helyett ennyi feladványt készít.
help-generate-seed = A szöveg, amelytől a feladványok függenek; nélküle minden alkalommal újak.
help-generate-time-limit = Egy óra helyett ennyi másodperc után abbahagyja.
help-generate-processes = Ennyi folyamattal dolgozik; különben processzoronként eggyel.
help-generate-cluster = Azon a dask-fürtön dolgozik, amelynek az ütemezője ezen a címen van.
help-generate-jsonl = Feladványonként egy JSON-sort ír ki, amint megvan.

help-check = A szabályok ellenőrzése tesztesetekkel.
help-check-more = A végén kiírja, hány eset sikerült és hány nem; a kilépési kód 1, ha valamelyik nem sikerült.
help-check-json = Hibánként egy JSON-sort ír ki, és egyet az eredményről.

help-bench = Megméri, mi milyen gyors ezen a gépen.
help-bench-more = A GROUP egyike azoknak, amelyeket a --list kiír; nélküle mindent megmér, ami percekig tart.
help-bench-list = Felsorolja a csoportokat.
help-bench-json = Mérésenként egy JSON-sort ír ki, amint kész.

cli-try-help = A „robacus PARANCS --help” megmutatja, mit lehet beírni.
cli-version-game = { $game }: { $count ->
    [one] szabályváltozat
   *[other] szabályváltozatok
} { $rulesets }

cli-no-command = Nincs „{ $name }” parancs. Parancsok: { $known }.
cli-no-option = Itt nincs { $option } kapcsoló.
cli-option-value = A(z) { $option } kapcsolónak hiányzik az értéke, vagy olyan értéke van, amelyet nem vár.
cli-missing = Hiányzik: { $name }.
cli-extra = Ez már sok: { $words }
cli-number = A(z) { $option } kapcsoló { $low } és { $high } közötti számot vár, nem ezt: „{ $value }”.
cli-usage = A parancs nem érthető: { $why }
cli-system = A számítógép megtagadta: { $why }
cli-unexpected = Valami elromlott a Robacusban ({ $why }). Ez a program hibája: kérjük, jelentsd azzal együtt, amit a „robacus --debug …” mutat.

cli-file-unreadable = Nem olvasható: { $name }: { $why }. Ellenőrizd a nevet és az olvasási jogot.
cli-file-unwritable = Nem írható: { $name }: { $why }. Válassz más helyet.
cli-file-too-big = Túl nagy: { $name }: legfeljebb { $biggest } bájt olvasható be.
cli-not-text = Ez nem UTF-8 szöveg. Mentsd el UTF-8-ként, és próbáld újra.
cli-no-folder = Nincs ilyen mappa: { $name }.

cli-port = A PORT értéke „{ $value }”; 1 és 65535 közötti szám kell.
cli-play-here = A Robacus kész: { $address }
cli-play-running = A Robacus már fut: { $address }
cli-play-lan = Az azonos hálózaton lévők itt játszanak: { $address }
cli-play-no-lan = Ez a számítógép nincs hálózaton, így más nem csatlakozhat.
cli-play-stop = A Ctrl-C leállítja. A játszmák megmaradnak.
cli-serve-ready = A Robacus itt válaszol: { $address }

cli-games-seats = Játékosok: { $low }–{ $high }
cli-games-levels = Botok: { $levels }
cli-games-option = Beállítás
cli-games-default = Alapérték
cli-games-possible = Lehetséges
cli-games-meaning = Jelentés
cli-games-text = szöveg, legfeljebb { $longest } karakter

cli-record-game = { $title }, a szabályok { $ruleset }. változata
cli-record-options = Beállítások: { $options }
cli-record-seat = { $number }. hely: { $name }
cli-record-winner = győztes
cli-record-at = A jegyzőkönyvben nincs { $at }. lépés; az utolsó a(z) { $last }.
cli-record-not-begun = Nincs mit rajzolni: ennél a lépésnél a játék még nem kezdődött el.
cli-paper-none = A(z) { $game } játéknak nincsenek papírlapjai.
cli-paper-unknown = Nincs "{ $name }" nevű lap. Lapok: { $known }.

cli-solve-what = Mit kell megoldani? Nevezz meg egy fájlt, adj meg egy állást, vagy küldd csővezetéken.
cli-solve-which = Ezt több játék is el tudja olvasni: { $known }. Válassz a --game kapcsolóval.
cli-solve-no-solver = Ehhez a játékhoz nincs megoldó: { $game }. Amelyikhez van: { $known }.
cli-solve-none = Itt egyik játékhoz sincs megoldó.
cli-solve-unreadable = Ez nem létező fájl, és nem is állása olyan játéknak, amelyhez van megoldó ({ $known }).
cli-solve-no-position = A beolvasott szöveg nem állása olyan játéknak, amelyhez van megoldó ({ $known }). Add meg a --game kapcsolóval, melyik játéké, és megtudod, mi a hiba benne.
cli-solve-too-big = Az állás túl nagy: legfeljebb { $biggest } bájt olvasható be.
cli-solve-nothing = Nincs benne állás. Írj bele egyet, vagy adj meg egy másik fájlt.
cli-solve-line = { $line }. sor: { $why }
cli-solve-one-picture = Egy kép egy állást mutat, itt pedig több van. Oldd meg őket --svg és --png nélkül.

cli-generate-none = Itt egyik játék sem készít feladványt.
cli-generate-no-generator = A { $game } nem készít feladványt. Amelyik játék készít: { $known }.
cli-generate-seed = A --seed kapcsolóhoz 1–{ $longest } egyszerű, ékezet nélküli betűből, számjegyből és jelből álló szöveg kell.
cli-generate-few = { $seconds } másodperc alatt { $attempts } próbálkozásból { $found } lett meg, a kívánt szám { $wanted }. Kívánj kevésbé ritkát, vagy adj több időt a --time-limit kapcsolóval.
cli-generate-attempts = { $attempts ->
    [one] { $attempts } próbálkozás
   *[other] { $attempts } próbálkozás
}
cli-generate-lost = Egy feladványokon dolgozó folyamat leállt, talán kevés volt a memória. Próbáld újra kisebb --processes értékkel.
generate-no-generator = A { $game } nem készít feladványt.

cli-bench-missing = A mérések nincsenek telepítve. A forráskód „bench” mappájában vannak: futtasd ezt a parancsot egy „make play” paranccsal telepített forrásmappából.
cli-bench-unknown = Nincs „{ $group }” csoport. Csoportok: { $known }.
cli-bench-group = Csoport
cli-bench-case = Eset
cli-bench-value = Érték
cli-bench-unit = Egység
cli-bench-reference = Viszonyítás
cli-bench-ratio = Arány

check-failed = HIBA { $place } { $case }
check-warning = Figyelem { $place }: { $why }
check-expected = várt
check-actual = kapott
check-unreadable = A fájl nem olvasható: { $why }.
check-empty = A fájlban nincs egy eset sem.
check-long-line = A sor hosszabb { $longest } bájtnál.
check-not-json = A sor nem JSON: { $why }.
check-not-object = A sor nem JSON-objektum.
check-shape = Az eset nem olyan, amilyennek lennie kell: { $why }.
check-twice = Ugyanez az id a(z) { $line }. sorban is szerepel.
check-unknown-kind = Ebben a játékban ({ $game }) nincs „{ $kind }” fajta eset. Fajták: { $known }.
check-unknown-field = Ezt a mezőt senki sem olvassa: „{ $field }”.
check-crashed = A program hibával leállt: { $why }
