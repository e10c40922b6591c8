### A játék néhány szóban, a beállításai és a botok szintjei.

title = Robogem
summary = Írj programot parancskártyákból, gyűjts három gyémántot, és vidd haza őket a bázisodra.

level-easy = könnyű
level-normal = közepes
level-strong = erős

option-layout = Tábla
    .help = Hol vannak az akadályok és a gyémántok.
option-layout-classic8 = klasszikus, 8 × 8
option-layout-fair9 = igazságos, 9 × 9: mindenkinek egyforma
option-board = Saját tábla
    .help = A sorai felülről: a pont üres mező, # akadály, * gyémánt, R G B Y a bázisok; a sorokat perjel is elválaszthatja. Üres: a fent választott tábla.
option-functions = Függvények
    .help = Tíz függvénykártya kerül a pakliba. Aki akar, legfeljebb öt kártyát függvényként eltehet, és ilyen kártyával meghívhatja.
option-capture = Gyémántszerzés
    .help = Aki egy robotot tol, elvesz tőle egy gyémántot. Enélkül csak tolni lehet.
option-closed_hands = Rejtett lapok
    .help = Mindenki csak a saját kártyáit látja. A programot az indulásától mindenki látja.
option-open_unused_bases = A gazdátlan bázisok nyitottak
    .help = A robotok bemehetnek azokra a bázisokra, amelyek senkié.
option-beginners = Kik játszanak lapról lapra
    .help = Azoknak a játékosoknak a száma, akik az előző kártya után választják a következőt, például 1 3, vagy all (mindenki). Üres: senki.
option-dry_run = Próbafutás
    .help = Amíg a kártyáidat rakod, egy szellem mutatja, hová menne a robotod.
option-dry_run-beginners = a lapról lapra játszóknak
option-dry_run-all = mindenkinek
option-dry_run-nobody = senkinek
option-starter = Ki kezd
    .help = A játékos száma, általában a legfiatalabbé. 0: sorsolás dönt.
option-robots = A robotok színei
    .help = A játékosok sorrendjében, például yellow green (red, green, blue, yellow). Üres: piros és kék; hárman piros, zöld és kék.

wrong-text = { $name }: { $why }
wrong-starter = { $name }: csak { $seats } játékos van; válassz 0 és { $seats } között.
wrong-beginners = { $name }: írj számokat 1 és { $seats } között, például 1 2, vagy az all szót.
wrong-robots = { $name }: írj { $seats } különböző színt ezek közül: red, green, blue, yellow.
