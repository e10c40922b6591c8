### Ranglétrák: sokak programjai maguktól játszanak egymás ellen, és a táblázat mutatja, melyik a legjobb.

## Egy játék ranglétrái, és egy új

ladders = Ranglétrák
ladders-title = Ranglétrák: { $game }
ladders-lead = Mindenki ír egy programot, és beadja. A programok maguktól játszanak egymás ellen, és egy táblázat mutatja, melyik a legjobb.
ladders-mine = A ranglétráid
ladders-none = Még nincs ranglétra. Készíts egyet az osztályodnak vagy a barátaidnak, vagy nyisd meg a linket, amelyet valaki küldött.
ladders-made = te készítetted
ladders-new = Új ranglétra
ladders-new-help = Kapsz egy linket a résztvevőknek, és egy másikat, amellyel a ranglétrát kezeled. Fiókra senkinek sincs szüksége.
ladders-make = Ranglétra készítése

ladder-name = A ranglétra neve
ladder-name-help = Mindenki látja a táblázat felett; lehet például az osztályod neve.
ladder-grounds = Hol játszanak
ladder-grounds-help = Mindenki mindegyiken találkozik, mindkét oldalról.
ladder-programs = Ki olvashatja a programokat
ladder-programs-help = Te mindig. A sajátját mindenki látja.
ladder-programs-secret = A lezárásig titkosak
ladder-programs-open = Rögtön mindenki
ladder-library = A játékhoz tartozó programok is részt vesznek
ladder-library-help = Így már az első beadónak is van ellenfele.
ladder-own = Programok száma személyenként
ladder-closes = A beadás utolsó napja
ladder-closes-help = Üres is maradhat: akkor addig nyitott, amíg le nem zárod. A nap ennek a kiszolgálónak az órája szerint ér véget.

ladder-no-name = Adj nevet a ranglétrának.
ladder-no-ground = Válassz legalább egy helyet, ahol játszanak.
ladder-own-range = Egy személynek 1–{ $most } programja lehet.
ladder-bad-day = Válassz egy napot { DATETIME($first, dateStyle: "medium") } és { DATETIME($last, dateStyle: "medium") } között, vagy hagyd üresen.
ladder-too-many = Túl sok az új ranglétra. Használd valamelyik meglévőt, vagy várj egy kicsit.
ladder-no-programs = Ezt a játékot nem programok játsszák, ezért nincs ranglétrája.

## A táblázat

ladder-open = nyitott
ladder-closed = lezárt
ladder-closed-on = utolsó nap: { DATETIME($day, dateStyle: "long") }
ladder-facts-secret = A programok a lezárásig titkosak
ladder-facts-open = A programokat mindenki olvashatja
ladder-facts-shown = A programok már nem titkosak
ladder-submit = Program beadása
ladder-manage = Kezelés
ladder-yours = A programjaid
ladder-change = módosítás
ladder-look = megtekintés
ladder-outside = Ha részt vennél, nyisd meg a linket, amelyet a ranglétra készítőjétől kapsz.

ladder-busy = Folynak a harcok …
ladder-settled = Minden harc lezajlott: az értékszámok megállapodtak.
ladder-few = Amint van két program, elkezdenek játszani.
ladder-counts = { $entries } program, { $games } harc
ladder-empty = Még nincs itt senki. Az első program nyitja meg a ranglétrát.
ladder-no-place = még nincs helyezése
ladder-first = most jönnek az első harcai
ladder-mine = a tiéd
ladder-from-library = a játékhoz tartozik
ladder-rating = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-sure-sure = biztos
ladder-sure-fair = elég biztos
ladder-sure-open = még bizonytalan
ladder-record-help = győzelem, döntetlen, vereség
ladder-table-help = Az értékszám azt mondja meg, milyen erős egy program: mindenki 25-tel kezd, és az emelkedik a legtöbbet, aki erőseket győz le. A ± után az áll, mennyit tévedhet még; a sorrend aszerint alakul, mennyi az értékszám legalább. Egy győzelem 3, egy döntetlen 1 pont.

ladder-battles = Az utolsó harcok
ladder-battles-secret = A ranglétra lezárása után lehet megnézni őket: elárulnák, milyenek a programok.
ladder-battles-help = Minden jel egy megnézhető harc, annál, aki megnyerte.
ladder-battles-hidden = Minden jel egy megnézhető harc, annál, aki megnyerte. Azt mutatják, mi történik, a programokat nem: azok a ranglétra lezárásáig titkosak.
ladder-shared = döntetlen
ladder-no-battles = Még senki sem játszott.
ladder-turns = { $count } kör.
ladder-no-battle = Ez a harc már nincs meg: valamelyik programját módosították vagy kivették, vagy túl régen volt. Válassz egy másikat a táblázatból.
ladder-secret = Ennek a ranglétrának a programjai a lezárásig titkosak.
ladder-no-entry = Nincs ilyen program ezen a ranglétrán. Lehet, hogy kivették.
ladder-not-yours = Ez a program valaki másé. Csak az módosíthatja, aki beadta.

ui-ladder-offline = A kiszolgáló nem válaszol. Lehet, hogy régi, amit látsz; az oldal magától újra próbálkozik.
ui-ladder-risen = { $name } most a(z) { $place }. helyen áll, { $count } közül.

## Beadás

ladder-by = készítette: { $name }
ladder-title = A program neve
ladder-title-help = Üres is maradhat: akkor úgy hívják, mint téged.
ladder-program = Program
ladder-program-help = Szövegként. Azonnal kiderül, ha valami nem jó benne.
ladder-file = Vagy egy fájl
ladder-file-wrong = Ez a fájl túl nagy, vagy nem szöveg.
ladder-program-none = Még nincs program: írj egyet, vagy válassz fájlt.
ladder-program-long = A program { $length } karakterből áll; legfeljebb { $longest } lehet.
ladder-no-nickname = Írj be egy becenevet, hogy a többiek tudják, kié a program.
ladder-try = Előbb megnéznéd, mit csinál?
ladder-try-link = Próbáld ki a saját asztalodnál
ladder-new-tab = (az oldal mellett nyílik meg)
ladder-privacy-secret = A ranglétra készítője rögtön olvashatja a programodat, mindenki más csak a lezárás után.
ladder-privacy-open = A programodat rögtön mindenki olvashatja.
ladder-submit-button = Beadás
ladder-change-button = Az új változat beadása
ladder-examples = A játékhoz tartozó programok: { $count }
ladder-take-out = Kivétel
ladder-take-out-help = A program lekerül a ranglétráról, és vele a harcai is.
ladder-to-table = A táblázathoz

ui-ladder-fine = A program olvasható. Add be, amikor szeretnéd.

## Egy ranglétra kezelése

ladder-links = Linkek
ladder-class-link = A résztvevőknek
ladder-class-help = Akinek megvan ez a link, az programokat adhat be.
ladder-qr = A résztvevők linkjének QR-kódja
ladder-new-link = Másik link készítése
ladder-new-link-sure = Készüljön másik link? A régi ezután nem nyit meg semmit; ami be van adva, megmarad.
ladder-own-link = Neked
ladder-own-help = Ezzel a linkkel más eszközön is kezelheted a ranglétrát. Tartsd meg magadnak: akinek megvan, mindent megtehet, amit ez az oldal lehetővé tesz.
ladder-when = Nyitott vagy lezárt
ladder-close = Lezárás most
ladder-close-help = Ha lezártad, senki sem adhat be és nem módosíthat semmit; ami hiányzik, azt még lejátsszák, és a programokat mindenki olvashatja.
ladder-close-help-open = Ha lezártad, senki sem adhat be és nem módosíthat semmit; ami hiányzik, azt még lejátsszák.
ladder-is-closed = Le van zárva: senki sem adhat be és nem módosíthat semmit. A programokat mindenki olvashatja.
ladder-open-again = Megnyitás újra
ladder-set-day = A nap beállítása
ladder-submitted = Beadott programok: { $count }
ladder-nothing-submitted = Még senki sem adott be semmit. Add oda a fenti linket a résztvevőknek.
ladder-remove = Eltávolítás
ladder-remove-sure = Eltávolítod a ranglétráról ezt: „{ $name }”? Nem lehet visszahozni.
ladder-results = Megtartható eredmények
ladder-results-help = A táblázat, a harcok és a programok adatként, vagy oldalként visszajátszásokkal, amelyhez sem kiszolgáló, sem hálózat nem kell (nyisd meg benne az index.html fájlt).
ladder-download-json = Adatok (JSON)
ladder-download-page = Oldal visszajátszásokkal (ZIP)
ladder-delete = A ranglétra törlése
ladder-delete-help = A ranglétra az összes programmal és harccal együtt, végleg.
ladder-delete-sure = Törlöd ezt mindennel együtt: „{ $name }”? Nem lehet visszahozni.

## Egy harc visszajátszása

ladder-replay-hidden = A programok nem látszanak: a ranglétra lezárásáig titkosak.
