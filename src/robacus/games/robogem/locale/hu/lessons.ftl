### A leckék: öt kis feladvány.

lesson-intro = { $title }: { $text }
lesson-next = Következő lecke: { $title }
lesson-done = { $praise }
lesson-last = { $praise } Ez volt az összes lecke: most már kezdődhet a játék.

lesson-forward = Előre
    .help = Az Előre kártya egy mezővel viszi tovább a robotodat arra, amerre néz. Van nála egy gyémánt: vidd a piros bázisra.
lesson-turns = Fordulás
    .help = A Balra és a Jobbra helyben fordítja el a robotot. A kártyák egymás után futnak, balról jobbra.
lesson-diamond = Gyémántok
    .help = Az a robot, amelyik egy gyémánt mezőjére lép, felveszi. Menj érte, és vidd haza; ehhez két kör kell. Látod, melyik kártyák jönnek.
lesson-push = Tolás
    .help = Ha egy másik robot mezőjére lépsz, egy mezővel odébb tolod. Ha van nála gyémánt, elveszed tőle.
lesson-function = Függvények
    .help = A függvény kártyái akkor futnak, amikor a ƒ kártyát kijátszod. Ha maga a ƒ is a függvényben van, újra meg újra elindul. Tedd a függvénybe az Előre, aztán a ƒ kártyát, és futtasd a másik ƒ kártyát.

lesson-done-forward = Szép munka! A gyémánt biztonságban van a bázison.
lesson-done-turns = Nagyon jó! Úgy kormányzol, mint egy profi.
lesson-done-diamond = Nagyszerű! Két körre előre terveztél.
lesson-done-push = Pompás! Eltoltad, elvetted és hazavitted.
lesson-done-function = Fantasztikus! A függvényed meghívta önmagát.
