### Feladványok: mit lehet kívánni, és mennyire nehezek.

generate-moves = Minden feladvány legkisebb lépésszáma; 0 = bármennyi. Körülbelül 13-tól ritkák.
generate-or_more = Ennyi lépés vagy több.
generate-robots = Ennyi robot lép egy legrövidebb úton, és kevesebb nem elég; 0 = bármennyi.
generate-min_difficulty = Ez a nehézségi fok vagy egy nehezebb.
generate-variant = Mit kell tudnia egy útnak: strict, literal vagy free, mint megoldáskor.
generate-edition = Melyik kiadás tábláiból.
generate-fifth_robot = A fekete vagy az ezüst robottal.

wish-few-robots = „{ $name }” beállítás: csak { $most } robot van. Kívánjon kevesebbet, vagy vegye hozzá az ötödiket a fifth_robot beállítással.
wish-few-moves = „{ $name }” beállítás: { $moves ->
    [one] { $moves } lépés
   *[other] { $moves } lépés
} kevés ennyi robothoz. Kívánjon több lépést vagy kevesebb robotot.
wish-one-move = „{ $name }” beállítás: egy úton, amelyen a robot lepattan, legalább 2 lépés van. Kívánjon 2-t, vagy a free változatot.

grade-easy = könnyű
grade-medium = közepes
grade-hard = nehéz
grade-expert = haladóknak
grade-master = mestereknek
puzzle-rating = Nehézség: { $grade } ({ NUMBER($points, minimumFractionDigits: 1) }). Lépő robotok: { $robots }; legrövidebb utak: { $count }; csábító első lépések, amelyek tévútra visznek: { $tempting }.
