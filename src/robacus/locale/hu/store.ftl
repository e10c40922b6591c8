### Amit a tároló mond: itt vannak az asztalok és a naplóik.

## Az adatbázis megnyitása

store-locked = A(z) { $where } adatbázist már egy másik Robacus-kiszolgáló használja (folyamat: { $process }). Előbb állítsd le azt, vagy adj ennek saját adatbázist.
store-newer = A(z) { $where } adatbázist a Robacus egy újabb változata írta. Telepítsd azt vagy egy még újabbat.
store-foreign = A(z) { $where } egy másik programé, ezért a Robacus nem nyúl hozzá. Válassz másik fájlt vagy másik adatbázist.
store-corrupt = A(z) { $where } sérült, vagy nem adatbázis. Tedd félre, és állíts vissza egy másolatot, vagy kezdj új fájllal.
store-unwritable = A Robacus nem tud írni a(z) { $where } adatbázisba. Ellenőrizd, hogy létezik-e a mappa, van-e jogod oda írni, és nem csak olvasható-e a lemez.
store-full = Megtelt a lemez, amelyen a(z) { $where } adatbázis van. Szabadíts fel rajta helyet; semmi sem veszett el abból, amit a kiszolgáló már visszaigazolt.
store-busy = Egy másik program lefoglalja a(z) { $where } adatbázist. Zárd be azt a programot, és próbáld újra.
store-failed = A(z) { $where } adatbázis nem használható: { $detail }
store-bad-address = „{ $address }” nem egy adatbázis címe. Add meg egy fájl elérési útját vagy egy postgresql:// kezdetű címet.
store-no-driver = A PostgreSQL használatához telepítsd a meghajtóját is: pip install "robacus[postgres]"
store-closed = Az adatbázis be van zárva. Indítsd újra a kiszolgálót.

## Írás

store-overloaded = A kiszolgálónak most túl sok a dolga. Próbáld újra néhány másodperc múlva.
store-conflict = A(z) { $table } asztalnál továbbment a játék: a(z) { $sequence }. szám nem a napló következő bejegyzése. Nézd meg újra az asztalt, és ismételd meg a lépésedet.
store-moved-on = Valaki gyorsabb volt. Nézd meg újra, és ismételd meg a lépésedet.
store-table-exists = Már van { $table } nevű asztal. Válassz másik nevet.
store-unknown-table = Nincs { $table } nevű asztal. Lehet, hogy törölték.
store-unknown-seat = A(z) { $table } asztalnál nincs { $seat }. hely.
store-wrong-secret = Ez a link nem nyitja meg a(z) { $table } asztal { $seat }. helyét. Kérj új linket a házigazdától.
store-seat-taken = A(z) { $table } asztal { $seat }. helyén már ül valaki. Válassz másik helyet.

## Korlátok

store-too-large = { $kind ->
        [entry] Ez a lépés { $size } bájt; legfeljebb { $limit } lehet. Rövidítsd le.
        [setup] Ennek az asztalnak a beállításai { $size } bájtot tesznek ki; legfeljebb { $limit } lehet. Csökkentsd.
       *[result] Ez az eredmény { $size } bájt; legfeljebb { $limit } lehet.
    }
store-bad-id = „{ $id }” nem érvényes azonosító: 1–{ $limit } betű (A–Z, a–z), számjegy és a _ . : - jelek lehetnek benne.
store-bad-sequence = { $sequence } nem hely egy naplóban; a helyek 1 és { $limit } között vannak.
store-too-many-seats = Egy asztalnál nem lehet { $seats } hely; legfeljebb { $limit } lehet.
store-bad-nickname = Egy becenév 1–{ $limit } látható karakterből áll.

## Ranglétrák

store-unknown-ladder = Nincs ilyen ranglétra. Lehet, hogy törölték.
store-unknown-entry = Nincs itt ilyen programod. Lehet, hogy eltávolították.
store-ladder-closed = Ez a ranglétra lezárult: több programot nem fogad.
store-many-entries = Ez a ranglétra megtelt: legfeljebb { $most } program fér rá. Kérd meg a készítőjét, hogy távolítson el néhányat.
store-many-own-entries = { $most ->
    [one] Itt mindenkinek egy programja lehet, és a tiéd már itt van. Változtasd meg, vagy előbb vedd ki.
   *[other] Itt mindenkinek { $most } programja lehet, és a tieid már itt vannak. Változtass meg egyet, vagy előbb vegyél ki egyet.
}
store-many-ladders = { $most } ranglétrád van, több nem lehet. Törölj egyet, amelyikre már nincs szükséged.
