### A ház szövegei: asztalok, helyek, jegyzőkönyvek, beállítások.

seat-unnamed = { $number }. játékos

event-begin = Kezdődik a játék.
event-sat = { $seat } leül.
event-left = { $seat } elment.
event-pause-asked = { $seat } szünetet kér: az óra a forduló végén megáll.
event-paused = { $seat } megállítja az órát.
event-paused-host = A házigazda megállítja az órát.
event-paused-empty = Nincs itt senki: az óra áll.
event-resumed = Folytatódik a játék.
event-undo = { $seat } visszavonja az utolsó lépését.
event-resigned = { $seat } feladja.
outcome-resigned = Mindenki más feladta.
outcome-stayed = A játéknak vége. A játékban maradtak közül a legjobb: { $winners }.

table-over = A játék véget ért. Nézd meg a visszajátszást, vagy kérj visszavágót.
table-begun = A játék már elkezdődött.
table-not-begun = A játék még nem kezdődött el. Várj, amíg minden hely betelik, vagy indítsd el.
table-paused = A játék szünetel. Előbb nyomd meg a „Folytatás” gombot.
table-not-paused = A játék nem szünetel.
table-pause-asked = Már kértek szünetet: az óra a forduló végén megáll.
table-open-seats = Még van szabad hely. Várj valakire, vagy add egy botnak.
table-seat-taken = Ez a hely foglalt. Válassz másikat.
table-seat-open = Ott nem ül senki.
table-no-seat = Nincs { $seat }. hely: ennél az asztalnál { $seats } hely van.
table-gone = Ez a hely kiszállt a játékból.
table-resigned = Ez a hely már feladta.
table-name = A becenév 1–{ $longest } betűből, számjegyből vagy jelből áll.
table-no-undo = Itt semmit sem lehet visszavonni: valami kiderült, azóta más is lépett, letelt a lépés ideje, vagy ennél az asztalnál nem szabad.
table-moved-on = A választásod óta változott az állás. Nézd meg, és válassz újra.

action-too-long = Ez { $length } karakter; egyetlen lépéshez sem kell { $longest } karakternél több.
game-unknown = Nincs „{ $name }” nevű játék. Ismert játékok: { $known }.

option-unknown = Nincs „{ $name }” nevű beállítás. Ismert beállítások: { $known }.
option-not-flag = A(z) „{ $name }” beállítás be (on) vagy ki (off) lehet, nem „{ $value }”.
option-not-number = A(z) „{ $name }” beállítás egész számot kér, nem ezt: „{ $value }”.
option-range = A(z) „{ $name }” beállítás értéke { $low } és { $high } között lehet; { $value } kívül esik.
option-choice = A(z) „{ $name }” beállítás nem lehet „{ $value }”. Lehetséges: { $known }.
option-not-text = A(z) „{ $name }” beállítás szöveget kér.
option-too-long = A(z) „{ $name }” beállítás szövege { $length } karakter; legfeljebb { $longest } lehet.

record-empty = A jegyzőkönyv üres. Illessz be vagy válassz ki egy innen exportált fájlt.
record-unreadable = Ez nem egy játék jegyzőkönyve: { $why }.
record-why-json = a(z) { $at }. karaktertől kezdve nem JSON
record-why-cut = félbeszakad; másold be az egészet
record-why-field = „{ $field }” hiányzik vagy hibás
record-why-text = nem UTF-8 kódolású szöveg
record-why-deep = túl sok egymásba ágyazott szint van benne
record-format = Ennek a jegyzőkönyvnek { $format } a formátuma; ez a program ezt olvassa: { $known }. Frissítsd a programot.
record-ruleset = Ez a jegyzőkönyv ({ $game }) a szabályok { $ruleset }. változatát használja; ez a program ezeket ismeri: { $known }. Frissítsd a programot.
record-seats = { $seats } hely nem jó: ezt a játékot { $low }–{ $high } helyen játsszák.
record-seed = A véletlen kezdőértéke { $digits } hexadecimális számjegy (0–9, a–f).
record-level = Ebben a játékban nincs „{ $level }” szintű bot.
record-entry = A napló egy sora nem olvasható: { $why }.
record-bad-entry = A napló { $number }. bejegyzése: { $why }
record-time = A(z) { $at } ms időpont nem jó: az előző bejegyzés { $last } ms-nál van, és az idő sosem megy visszafelé.
record-time-stands = A(z) { $at } ms időpont nem jó: a játék szünetel, az ideje { $last } ms-nál áll.
record-skipped = A(z) { $skipped } ms hosszú szünet kívül esik a határokon.
record-begin = A játék a 0 időpontban kezdődik.
record-too-long = A napló túl hosszú: több mint { $longest } bejegyzés vagy lépés.
record-too-big = A jegyzőkönyv { $size } bájt; legfeljebb { $biggest } olvasható be.
