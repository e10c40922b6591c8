### Ami kinyomtatható.

paper-program = Programlap
    .help = Tizenhat kitöltendő cella, az összes utasítással és kérdéssel.
paper-program-note = Töltsd ki titokban mind a tizenhat cellát. A program az 1. lépéssel kezdődik; a 15. után újra az 1. jön, a 0. cellába csak Z vagy V0 vezet.
paper-board = Papírtábla
    .help = Hatszögekből álló tábla kartonból kivágott robotoknak.
paper-board-note = Tedd a robotokat a szélre, legalább három mezőre egymástól, és fordítsd őket a hat oldal egyike felé.
paper-board-hidden = Ami a térképen rejtve van, az nem kerül a papírra. Jegyezd fel úgy, hogy a többiek ne lássák.
paper-robot = Robot
paper-player = Játékos
paper-orders = Utasítások
paper-questions = Kérdések
paper-question = kérdés: igen esetén a következő lépéssel folytatja, nem esetén az azutánival
draft-print = A tábla nyomtatása
