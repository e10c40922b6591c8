### A játék néhány szóban, beállításai és a botok szintjei.

title = Abaku
summary = Rakj le számjegyeket úgy, hogy számolási példák jöjjenek létre: minden új példa pontot ér.

level-easy = könnyű
level-normal = közepes
level-strong = erős

option-zero = Nulla más lapkák mellett
    .help = Ahol két lapka érintkezik, ott kell lennie egy példának, amelyben mindkettő benne van. A nullának nem muszáj.
option-zero-new = az új nullához nem kell példa
option-zero-either = sem az új, sem a régi nullához nem kell
option-zero_only_contact = Elég, ha csak nullák érintkeznek
    .help = Különben minden lépésben kell egy példa, amely új lapkát köt össze régivel.
option-centre = Középső mező
    .help = Megkétszerezi-e a példát, mint más mezők.
option-centre-double = megkétszerezi a példát
option-centre-plain = sima mező
option-exchange = Lapkák cseréje
    .help = Lerakás helyett lapkákat lehet cserélni a zsákból.
option-exchange-any = annyit, amennyi a zsákban van
option-exchange-full = csak amíg a zsákból egy teljes tartó megtelik
option-exchange-never = egyáltalán nem
option-turn_seconds = Egy lépés ideje másodpercben
    .help = Aki túllépi, annak üres lépése van. 0: nincs korlát.
option-resign = Ha többek közül valaki feladja
    .help = Csak három vagy négy játékosnál számít.
option-resign-ends = a játéknak vége
option-resign-others_go_on = a többiek tovább játszanak
option-addition = Összeadás
    .help = 3 + 1 = 4
option-subtraction = Kivonás
    .help = 9 − 8 = 1
option-multiplication = Szorzás
    .help = 2 × 3 = 6
option-division = Osztás
    .help = 8 : 4 = 2, maradék nélkül
option-squares = Négyzetszámok és négyzetgyökök
    .help = 3² = 9, √9 = 3
option-cubes = Köbszámok és köbgyökök
    .help = 2³ = 8, ∛64 = 4
option-bag = Lapkák a zsákban
    .help = Hány darab van az egyes számjegyekből: egy szám mindegyikhez, vagy tíz szám 0-tól 9-ig. Üres: 11 mindegyikből.
option-layout = Saját tábla
    .help = Sorok felülről, szóközzel elválasztva: . sima, d és t kétszerez és háromszoroz egy lapkát, D és T egy példát. Üres: a szokásos tábla.

wrong-text = { $name }: { $why }
wrong-no-operation = { $name }: legalább egyféle példát meg kell engedni; válassz egyet.
wrong-bag-size = { $name }: a zsákban { $tiles } lapka lenne; { $low } és { $high } között kell lennie.
wrong-bag-zeros = { $name }: csupa nullából nem lesz példa; adj hozzá más számjegyeket.
bag-unreadable = Írj egy számot, vagy tíz számot a 0–9 számjegyekhez, szóközzel elválasztva.
layout-not-square = A táblának { $rows } sora van, de a(z) { $row }. sorban { $length } mező van; legyen négyzet alakú.
layout-size = A táblának páratlan számú sora van, { $low } és { $high } között, hogy legyen közepe; ennek { $size } van.
layout-character = A(z) { $row }. sor { $column }. mezőjén a „{ $char }” nem jelent semmit; írj . d t D T jelet, középre *-ot.
