### The game in a few words, its options and the levels of its bots.

title = Robots vs Robots
summary = Írj titokban tizenhat lépést, aztán nézd, hogyan harcol velük a robotod.

level-easy = könnyű
level-normal = közepes
level-strong = erős

option-map = Tábla
    .help = Ahol a robotok harcolnak.
option-map-arena5 = aréna: hatszög nyolc fallal
option-map-open4 = nyílt mező: kicsi, semmi sincs útban
option-map-ring6 = gyűrű: nagy, a közepén lyukkal
option-map-minefield = aknamező: mindenki által látott aknák és csapóajtók
option-map-hourglass = homokóra: két terem és köztük szűk átjáró
option-board = Saját tábla
    .help = A térképszövege. Üres: a fent választott tábla.
option-hidden_mines = Rejtett aknák
    .help = Ennyit rak le a véletlen oda, ahol senki sem látja őket.
option-hidden_traps = Rejtett csapóajtók
    .help = Ennyit rak le a véletlen oda, ahol senki sem látja őket.
option-edge = A tábla széle
    .help = Mi történik azzal a robottal, amelyik túlmegy a szélén.
option-edge-wall = megáll, mint a magas falnál
option-edge-void = leesik és kiesik
option-mine = Aknák
    .help = Mit tesz az akna azzal a robottal, amelyik ráhajt.
option-mine-out = a robot kiesik
option-mine-step = a robot elveszíti az éppen soron lévő lépését
option-zero = A Z ide tér vissza
    .help = A lépés, ahol a program a Z után folytatódik.
option-zero-0 = a 0. lépéshez, ahogy a szabályban áll
option-zero-1 = az 1. lépéshez
option-blanks = Lehetnek üres cellák
    .help = Az üres cella egy körig semmit sem tesz. Az eredeti szabály szerint minden cellát ki kell tölteni.
option-turns = Legfeljebb ennyi kör
    .help = Ennyi kör után a harc a megmaradtak között döntetlen.
option-program_seconds = Írásra szánt idő másodpercben
    .help = Aki addig semmit sem adott le, annak üres a programja. 0: ameddig kell.
