### Asztalok egy embernek: feladványok és szerkesztők. A ui- kezdetű üzeneteket a böngésző kódja is megkapja.

desk-unknown = Ebben a játékban nincs „{ $name }” munkaasztal.
desk-draft-long = A szöveg túl hosszú a megnyitáshoz: { $length } karakter, legfeljebb { $longest } lehet.
desk-edit-long = A szöveg túl hosszú: { $length } karakter, legfeljebb { $longest } lehet.
web-desk-refused = { $why }

ui-desk-busy = Keresés…
ui-desk-thinking = Vizsgálat a háttérben…
ui-desk-offline = A kiszolgáló nem válaszol. Semmi sem veszett el: próbáld újra egy pillanat múlva.
ui-desk-undo = Visszavonás
ui-desk-redo = Újra
ui-desk-undone = Visszavonva.
ui-desk-redone = Újra megtéve.
ui-desk-command = Írd be
ui-desk-do = Mehet
ui-desk-tools = Eszközök
ui-desk-choose-tool = Válassz eszközt, aztán egy mezőt a táblán.
ui-desk-use-square = { $tool }: válassz egy mezőt. Ha újra kiválasztod az eszközt, leteszed.
ui-desk-use-side = { $tool }: koppints egy mező oldala mellé, vagy válassz mezőt az Enterrel, aztán oldalt egy nyíllal.
ui-desk-choose-side = { $square }: melyik oldal? Nyomj meg egy nyilat.
ui-desk-parts = A tábla összerakása
ui-desk-which-part = A tábla része
ui-desk-faults = Ami még nincs rendben
ui-desk-show-fault = { $square } megmutatása
ui-desk-lines = Folytatások: { $count }
ui-desk-line-close = Vissza oda, ahol voltam
ui-desk-share = Megosztás, beillesztés
ui-desk-text = Szövegként
ui-desk-text-help = Add oda ezt a szöveget másoknak, vagy illessz be ide egy másikat, és nyisd meg.
ui-desk-open = A szöveg megnyitása
ui-desk-copy-text = A szöveg másolása
ui-desk-close = Bezárás
ui-desk-whole = Külön oldalon
ui-desk-copy-link = Link másolása

## puzzles
puzzles-title = Feladványok
puzzles-others = Más feladványok
puzzles-lead = Egyedül, a saját tempódban: a végén megtudod, milyen közel jártál a legjobbhoz.
puzzles-daily = A nap feladványa
puzzles-daily-help = Mindenkinek ugyanaz, és hétfőtől vasárnapig egyre nehezebb.
puzzles-day = { DATETIME($day, dateStyle: "full") }
puzzles-play-day = Játék
puzzles-days = Az utóbbi napok
puzzles-earlier = Egy korábbi nap
puzzles-show = Mutasd
puzzles-day-before = Az előző nap
puzzles-day-after = A következő nap
puzzles-all = Minden feladvány
puzzles-wish = Feladvány kívánság szerint
puzzles-make = Feladvány készítése
puzzles-own = Saját állás
puzzles-own-help = Illeszd be egy állás szövegét, vagy kezdd üres asztallal.
puzzles-own-text = Állás
puzzles-own-go = Lejátszás
puzzles-kept = Az eredmények csak ezen a készüléken maradnak meg, és sehová sem jutnak el.
puzzles-no-day = Erre a napra nincs feladvány: válassz egy napot { DATETIME($first, dateStyle: "medium") } és { DATETIME($last, dateStyle: "medium") } között.
puzzles-none = Ebben a játékban nincsenek feladványok.
puzzles-making = Ennek a napnak a feladványa készül…
puzzles-making-help = Az oldal magától újra megnézi. Mások már készen találják.
puzzles-not-found = Ennyi idő alatt semmi ilyesmi nem akadt. Próbáld újra, vagy kívánj valami kevésbé ritkát.
puzzles-failed = Ezt a feladványt nem sikerült elkészíteni. { $why }
ui-puzzles-streak = Egymást követő napok: { $count }
ui-puzzles-solved = megoldva
ui-puzzles-best = a lehető legjobban megoldva
ui-puzzles-trying = Feladvány keresése…
ui-puzzles-tried = Próbálkozás: { $count }. Másodperc: { $seconds }
ui-puzzles-stopped = Leállítva. A kívánságaid megmaradtak.

## hibák
mistakes-title = Hibák, amelyekből tanulunk
mistakes-lead = Mi nem sikerült a feladványokban, miért, és hogyan térhetsz vissza hozzá. Ez csak ezen a készüléken marad meg, és sehová sem jut el.
mistakes-noscript = A böngésző JavaScripttel jegyzi meg a hibákat, de az ki van kapcsolva.
ui-mistakes-open = Újra kipróbálandó: { $count }
ui-mistakes-none = Itt nincs semmi. Amit rosszul válaszolsz, azt itt magyarázzuk el.
ui-mistakes-answer = A válaszod:
ui-mistakes-right = Mi a helyes
ui-mistakes-again = Próbáld újra
ui-mistakes-remove = Eltávolítás
ui-mistakes-removed = Eltávolítva.
ui-mistakes-clear = Mind törlése
ui-mistakes-clear-sure = Eltávolítsuk erről a készülékről a játék összes hibáját?
ui-mistakes-done = azóta helyes
ui-mistakes-link = Hibáim ({ $count })

lessons-title = Tanulj meg játszani
lessons-help = Egyik kis feladvány a másik után: mindegyik egy dolgot tanít meg.
