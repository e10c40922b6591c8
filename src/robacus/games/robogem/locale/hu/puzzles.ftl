### Feladványok: mit lehet kívánni, és mennyire nehezek.

generate-turns = Minden feladvány legkisebb körszáma, 2-től; 0 = bármennyi.
    .label = Körök
generate-functions = Függvénykártyákkal; függvény nélkül tovább tartana.
    .label = Függvények
generate-robots = Ennyi másik robot áll a táblán; a legjobb úton legalább egyet el kell tolni.
    .label = Más robotok
generate-board = A feladvány táblája.
    .label = Tábla
generate-board-small = kicsi, sorsolt
generate-board-classic8 = { option-layout-classic8 }
generate-board-fair9 = igazságos, 9 × 9
generate-diamonds = Ennyi gyémántot kell hazavinni; 0 = bármennyit.
    .label = Gyémántok
generate-min_difficulty = Ez a nehézségi fok vagy egy nehezebb.
    .label = Nehézség legalább
generate-min_difficulty-easy = könnyű
generate-min_difficulty-medium = közepes
generate-min_difficulty-hard = nehéz
generate-min_difficulty-expert = haladóknak
wish-function-turns = „{ $name }” beállítás: függvényekkel legfeljebb { $most } kör lehetséges. Kívánj kevesebbet.
wish-one-turn = „{ $name }” beállítás: egy feladványban legalább 2 kör van. Kívánj 2-t vagy többet, vagy 0-t.
wish-too-hard = „{ $name }” beállítás: egy { $turns } körös feladvány legfeljebb ilyen lehet: { $grade }. Kívánj több kört vagy könnyebb feladványt.
puzzle-about = Nehézség: { $grade }.
puzzle-difficulty = Nehézség
grade-easy = könnyű
grade-medium = közepes
grade-hard = nehéz
grade-expert = haladóknak
puzzle-robot-stands = { robot-start }: { $cell }, { scene-heading } néz; nála { $cargo }, a bázisán { $banked }.
solve-with-turns = Ebben a szövegben már vannak lejátszott körök. Csak a feladványt add meg, „turn” nélkül.
