### Asztalok egy embernek: feladványok és szerkesztők. A ui- kezdetű üzeneteket a böngésző kódja is megkapja.

desk-unknown = Ebben a játékban nincs „{ $name }” munkaasztal.
desk-draft-long = A szöveg túl hosszú a megnyitáshoz: { $length } karakter, legfeljebb { $longest } lehet.
desk-edit-long = A szöveg túl hosszú: { $length } karakter, legfeljebb { $longest } lehet.
web-desk-refused = { $why }

ui-desk-busy = Keresés…
ui-desk-thinking = Vizsgálat a háttérben…
ui-desk-offline = A kiszolgáló nem válaszol. Semmi sem veszett el: próbáld újra egy pillanat múlva.
ui-desk-undo = Vissza
ui-desk-redo = Újra
ui-desk-undone = Visszavonva.
ui-desk-redone = Újra megtéve.
ui-desk-command = Írd be
ui-desk-do = Mehet
ui-desk-tools = Eszközök
ui-desk-choose-tool = Válassz eszközt, aztán egy mezőt a táblán.
ui-desk-use-square = { $tool }: válassz egy mezőt. Az Esc leteszi az eszközt.
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
ui-desk-copy-link = Hivatkozás másolása

## puzzles
puzzles-title = Feladványok
puzzles-others = Más feladványok
