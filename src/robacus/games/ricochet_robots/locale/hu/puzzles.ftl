### Feladványok: mit lehet kívánni, és mennyire nehezek.

generate-moves = Minden feladvány legkisebb lépésszáma; 0 = bármennyi. Körülbelül 13-tól ritkák.
    .label = Lépések
generate-or_more = Ennyi lépés vagy több.
    .label = Vagy több
generate-robots = Ennyi robot lép egy legrövidebb úton, és kevesebb nem elég; 0 = bármennyi.
    .label = Lépő robotok
generate-min_difficulty = Ez a nehézségi fok vagy egy nehezebb.
    .label = Nehézség legalább
generate-min_difficulty-easy = könnyű
generate-min_difficulty-medium = közepes
generate-min_difficulty-hard = nehéz
generate-min_difficulty-expert = haladóknak
generate-min_difficulty-master = mestereknek
generate-variant = Mit kell tudnia egy útnak: strict, literal vagy free, mint megoldáskor.
    .label = Változat
generate-variant-strict = szigorú
generate-variant-literal = szó szerinti
generate-variant-free = szabad
generate-edition = Melyik kiadás tábláiból.
    .label = Kiadás
generate-edition-1999 = { option-edition-1999 }
generate-edition-2003 = { option-edition-2003 }
generate-edition-2013 = { option-edition-2013 }
generate-fifth_robot = A fekete vagy az ezüst robottal.
    .label = Ötödik robot

wish-few-robots = „{ $name }” beállítás: csak { $most } robot van. Kívánj kevesebbet, vagy vedd hozzá az ötödiket a fifth_robot beállítással.
wish-few-moves = „{ $name }” beállítás: { $moves ->
    [one] { $moves } lépés
   *[other] { $moves } lépés
} kevés ennyi robothoz. Kívánj több lépést vagy kevesebb robotot.
wish-one-move = „{ $name }” beállítás: egy úton, amelyen a robot lepattan, legalább 2 lépés van. Kívánj 2-t, vagy a free változatot.

puzzle-about = Nehézség: { $grade }.

grade-easy = könnyű
grade-medium = közepes
grade-hard = nehéz
grade-expert = haladóknak
grade-master = mestereknek
puzzle-rating = Nehézség: { $grade } ({ NUMBER($points, minimumFractionDigits: 1) }). Lépő robotok: { $robots }; legrövidebb utak: { $count }; csábító első lépések, amelyek tévútra visznek: { $tempting }.
