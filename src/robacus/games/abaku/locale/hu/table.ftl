### Mi történik az asztalnál, és miért nem lehet valamit.

count-points = { $points ->
   *[other] { $points } pont
}

## példák
sign-division = :
reading-sum = { $a } + { $b } = { $c }
reading-difference = { $a } − { $b } = { $c }
reading-product = { $a } × { $b } = { $c }
reading-quotient = { $a } { sign-division } { $b } = { $c }
reading-square = { $a }² = { $b }
reading-cube = { $a }³ = { $b }
reading-root = √{ $a } = { $b }
reading-cube-root = ∛{ $a } = { $b }
example = { $reading }: { count-points }
example-times = { $reading }: { $tiles } × { $factor } = { count-points }

## mi történik
laid = { $seat } lerakja: { $digits }.
kombo = KOMBO! { $seat } három vagy több példát rakott egy sorba.
scored = { $seat }: ezért a lépésért { count-points }, összesen { $total }.
drawn = Húztál: { $tiles }.
exchanged = { $seat } cserél: { $count ->
   *[other] { $count } lapka
}.
passed = { $seat } kihagyja: { $count }. üres lépés a { $most }-ból.
timed-out = { $seat } kifutott az időből: { $count }. üres lépés a { $most }-ból.
resigned = { $seat } feladja.
ended = { $seat }: ezzel a játéknak vége.
rack-empty = semmi
adjusted-out = { $seat } lerakta az utolsó lapkáját, és megkapja a többiekéit: { count-points }, összesen { $total }.
adjusted-rack = { $seat } kezében maradt: { $rack }; levonás { count-points }, összesen { $total }.
over-won = { $seat } nyert: { count-points }.
over-draw = Döntetlen: { $seats }, mindenkinek { count-points }.
over-alone = { count-points } – legközelebb több lesz?
over-forfeit = { $seat } harmadszor is üresen lépett egymás után, és veszít.
over-resign = { $seat } feladta, és veszít.
over-others = { $why } A többiek közül a legtöbb pont: { $seats }, { count-points }.

## miért nem
game-over = A játéknak vége.
resigned-already = Már feladtad.
refuse-not-your-turn = { $seat } van soron.
refuse-no-tiles = Rakj le legalább egy lapkát.
refuse-too-many-tiles = Egy lépésben legfeljebb { $most } lapkát rakhatsz le.
refuse-off-board = Ilyen mező nincs a táblán.
refuse-occupied = { $field } már foglalt.
refuse-not-in-line = Egy lépés minden lapkájának egy sorban vagy egy oszlopban kell lennie.
refuse-centre-not-covered = Az első lapkáknak le kell fedniük a középső mezőt: { $field }.
refuse-not-adjacent = Legalább egy új lapkának érintkeznie kell egy táblán lévővel.
refuse-gap = Hézag van a lapkáid között; töltsd ki.
refuse-no-common-example = Nincs olyan példa, amelyben minden új lapkád benne van.
refuse-adjacent-without-example = { $digit } ({ $field }) érintkezik ezzel: { $other } ({ $neighbour }), de nincs olyan példa, amelyben mindkettő benne van.
refuse-no-example-with-old-tile = Nincs olyan példa, amely új lapkát köt össze táblán lévővel.
refuse-tile-not-in-rack = Nincs ennyi { $digit } lapkád. A jokert kérdőjellel írjuk, például H8=5?.
refuse-no-joker = Nincs jokered.
refuse-no-exchange = Ennél az asztalnál nem cserélünk lapkát.
refuse-bag-too-small = Kevés lapka van a zsákban: legfeljebb { $most } cserélhető.

## amit beírtak
action-unreadable = „{ $words }” nem érthető. Írj lapkákat, például „F8=1 I8=3”, egy sort „F8 > 13”, „csere 05” vagy „passz”.
action-many-tiles = Ez túl sok: legfeljebb { $most } lapkát írj.
tile-unreadable = „{ $words }” nem lapka egy mezőn. Írd például: H8=5, jokernek H8=5?.
field-unreadable = „{ $words }” nem mező. Írd például: H8.
exchange-unreadable = „{ $words }” nem érthető. Írd le a cserélendő lapkákat, például „csere 05?”.
joker-undecided = Melyik számjegy a joker itt: { $field }? Írd például: { $field }=5?.
figure-unreadable = Ez nem egy tábla képe.
search-too-many = Ezekkel a lapkákkal több mint { $most } lehetőség van; vegyél kevesebb jokert.
