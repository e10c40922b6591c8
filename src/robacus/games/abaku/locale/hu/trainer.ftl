### A gyakorlás: feladatok példákkal, iskolába és magadnak.

desk-puzzle = Gyakorlás
    .help = Keress példákat, töltsd ki a hézagokat, hozd ki a legtöbbet a lapkáidból; minden hibát elmagyarázunk.

generate-task = Mi a feladat.
    .label = Feladat
generate-task-any = bármelyik
generate-task-find = minden példa megkeresése
generate-task-gap = a hézag kitöltése
generate-task-rack = a legtöbb pont
generate-operations = Mely példák számítanak.
    .label = Műveletek
generate-operations-plus = +
generate-operations-minus = −
generate-operations-plus_minus = + −
generate-operations-times = ×
generate-operations-divided = { sign-division }
generate-operations-times_divided = × { sign-division }
generate-operations-four = + − × { sign-division }
generate-operations-powers = ² ³ √ ∛
generate-operations-all = mind: + − × { sign-division } ² ³ √ ∛
generate-numbers = A példák legnagyobb száma.
    .label = Számok eddig
generate-numbers-10 = 10
generate-numbers-20 = 20
generate-numbers-100 = 100
generate-numbers-1000 = 1000
generate-numbers-any = nincs határ
generate-size = Milyen hosszú a sor, vagy mekkora a tábla.
    .label = Méret
generate-size-small = kicsi
generate-size-middle = közepes
generate-size-large = nagy

train-grade-easy = könnyű
train-grade-medium = közepes
train-grade-hard = nehéz
train-about = { $task } · { $operations } · { $grade }
train-asked-find = Keresd meg az összes példát: { $row } ({ $operations }).
train-asked-gap = Mely számjegyekkel lesz ez példa: { $row } ({ $operations })?
train-asked-rack = Szerezd a legtöbb pontot ezekkel: { $tiles } ({ $operations }).

## ami látszik
train-board-row = { $count } lapkából álló sor
train-laid-tile = { $digit }, még nincs lerakva
train-counts = Itt számít
train-found = Megtalálva
train-found-of = { $count } / { $all }
train-read = { $readings }
train-points = Pont
train-best = A legtöbb
train-tiles = Lapkák
train-find = Keresd meg az összes példát: mindegyiknél válaszd ki az első és az utolsó lapkát.
train-find-end = Kezdet: { $digit } ({ $place }). Hol ér véget a példa?
train-gap = { $count ->
    [one] Melyik számjeggyel lesz az egész sor egyetlen példa?
   *[other] { $count } számjeggyel lesz az egész sor példa. Melyekkel?
}
train-rack-advice = Vegyél egy lapkát, és válassz mezőt, vagy válassz egy mezőt, és írj számjegyeket.
train-rack-status = Rakj le lapkákat úgy, hogy a lehető legtöbb pontot kapd.
train-rack-points = Ez { count-points }. Rakd le, vagy keress jobbat.
train-solved = { $count ->
    [0] Mind megvan, egyetlen hiba nélkül!
   *[other] Mind megvan, { $count } hibával.
}
train-shown = Ezeket lehetett megtalálni.
train-laid = Lerakva: { count-points }.
train-laid-best = { count-points }: ennél több nem lehet!
train-laid-less = { count-points }. A legtöbb { $best } lett volna.
train-recall = Mindet vissza
train-tile-back = Lapka visszavétele
train-rack-tiles = A lapkáid: { $tiles }

## amit tenni lehet
train-digit = Számjegy
train-place-begin = Egy példa kezdete: { $digit } ({ $place })
train-place-end = A vége: { $digit } ({ $place })
train-back = Visszavétel: { $digit } ({ $field })
train-next = Következő feladat
train-again = Még egyszer
train-hint = Tipp
train-show = A megoldás megmutatása
train-show-sure = Megmutassuk a megoldást? Akkor a feladat nem számít megoldottnak.
train-table = Játék ezekkel a műveletekkel

## ami történik
train-right = Helyes: { $readings }.
train-known = Ezt már megtaláltad: { $readings }.
train-wrong = { $digits } nem példa.
train-missed = Nem találtad meg: { $readings }.
train-unmarked = Válassz másik első lapkát.
train-begun-again = Elölről.
train-recalled = Minden lapkád visszakerült.
train-hint-find = Az egyik így kezdődik: { $digit } ({ $place }). Gondolj erre: { $operation }
train-hint-gap = Gondolj erre: { $operation }
train-hint-rack = A legtöbb: { count-points }.
train-placement = { $tiles }: { count-points }
train-placement-examples = { $tiles }: { count-points } ({ $examples })
train-more = Még { $lost } ponttal több is lehetett volna.

## miért nem példa
why-one-tile = Egyetlen lapka nem példa.
why-zero-first = Nincs példa, amely 0-val kezdődik.
why-zero-part = A példákban egyetlen szám sem kezdődik 0-val.
why-too-short = Ez túl rövid az itt számító műveletekhez.
why-not-here = { $readings } helyes, de itt nem számít.
why-sum = { $a } + { $b } az { $made }, nem { $c }.
why-difference = { $a } − { $b } az { $made }, nem { $c }.
why-difference-below = { $a } − { $b } nem megy: { $b } nem kisebb, mint { $a }.
why-product = { $a } × { $b } az { $made }, nem { $c }.
why-quotient = { $a } { sign-division } { $b } az { $made }, nem { $c }.
why-quotient-rest = { $a } { sign-division } { $b } az { $made }, maradék { $rest }.
why-square = { $a }² az { $made }, nem { $b }.
why-cube = { $a }³ az { $made }, nem { $b }.
why-root = √{ $a } az { $made }, nem { $b }.
why-root-none = √{ $a } nem egész szám.
why-cube-root = ∛{ $a } az { $made }, nem { $b }.
why-cube-root-none = ∛{ $a } nem egész szám.

## amit beírtak
train-unreadable = „{ $words }” nem feladat. Írd például: „find 16824”, „gap 5_873” vagy „rack 12345; board” és a tábla sorai.
train-twice = „{ $words }” kétszer szerepel; egyszer elég.
train-level = „{ $words }” nem szint. Írd például: „level plus_minus 100 small”.
train-row = „{ $words }” nem lapkák sora. Írj 2–{ $most } számjegyet.
train-row-gap = „{ $words }” nem hézagos sor. Írj 2–{ $most } helyet: számjegyeket, és egy _ jelet a hézag helyére.
train-no-answer = Itt nincs mit megtalálni az itt számító műveletekkel: { $words }. Válassz más számjegyeket vagy más műveleteket.
train-many = { $words }: ebben { $count } példa van; egy feladatban legfeljebb { $most } lehet.
train-rack = „{ $words }” nem tartó. Írj 1–{ $most } számjegyet.
train-board = „{ $words }” nem tábla. Írd le a sorait felülről: számjegyek, . az üres mezőkre, d t D T a szorzókra.
train-answer = „{ $words }” nem illik ehhez a feladathoz.
train-no-tile = A lapkáid közt nincs több { $digit }.
train-tiles-unreadable = „{ $words }” nem érthető. Írj lapkákat a mezőjükkel, például „C2=3 C4=1”.
train-nothing = Ezekkel a lapkákkal itt semmit sem lehet lerakni.
train-no-place = „{ $words }” nincs ebben a sorban: az A és { $last } közötti helyekből áll.
train-find-unreadable = „{ $words }” nem érthető. Írd le egy példa számjegyeit, például 824, vagy az első és az utolsó helyét, például C-E.
train-not-in-row = { $digits } nem szerepel ebben a sorban.
train-gap-unreadable = „{ $words }” nem számjegy a hézagba. Írj egyet 0 és 9 között.
train-over = Ez a feladat kész; vedd a következőt.
train-none = Nem akadt ilyen feladat; válassz másik szintet.
train-wish = „{ $words }” itt nem választható.

## az asztalnál
option-group-school = Iskolába: mely műveletek számítanak
    .help = Ennél az asztalnál csak ezekből lesz példa. Az előnézet, a pontok és a botok is ehhez tartják magukat, és a gyakorlás is beállítható így.
signs-addition = +
signs-subtraction = −
signs-multiplication = ×
signs-division = { sign-division }
signs-squares = ² √
signs-cubes = ³ ∛

## leckék
lesson-intro = { $title }: { $text }
lesson-next = Következő lecke: { $title }
lesson-sums = Példák jelek nélkül
    .help = 3 1 4 azt jelenti: 3 + 1 = 4. Előbb két szám, aztán az eredmény. A sor minden példájánál válaszd ki az első és az utolsó lapkát.
lesson-kinds = Kivonás, szorzás, osztás
    .help = 9 8 1 azt jelenti: 9 − 8 = 1, 2 3 6 azt: 2 × 3 = 6, 8 4 2 pedig azt: 8 osztva 4-gyel. A többféleképpen olvasható lapkák egyetlen példát adnak.
lesson-inside = Egyik a másikban
    .help = A számok többjegyűek is lehetnek, és ugyanazok a lapkák több példához is tartozhatnak. Az egész sor egy példa, és van benne egy rövidebb.
lesson-powers = Hatványok és gyökök
    .help = 3 9 azt jelenti: 3² = 9, 9 3 azt: √9 = 3, 2 8 azt: 2³ = 8, 8 2 pedig azt: ∛8 = 2. Itt csak ezek számítanak.
lesson-zero = Nullák
    .help = Egy számban állhat 0, mint a 10-ben vagy a 205-ben, de egyetlen szám sem kezdődik vele, és a 0 magában nem szám.
lesson-gap = Egy hézag
    .help = Hiányzik egy lapka. Több számjegy is helyes lehet: találd meg mindet.
lesson-rack = Lapkák lerakása
    .help = Minden új lapkádnak egyetlen példában kell lennie, azzal együtt, ami már ott van. A 2×-es négyzet megkétszerezi a rajta lévő lapkát.
