### Co se u stolu děje a proč něco nejde.

count-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

## příklady
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

## co se děje
laid = { $seat } pokládá { $digits }.
kombo = KOMBO! { $seat } má v jedné řadě tři nebo více příkladů.
scored = { $seat }: { count-points } za tento tah, celkem { $total }.
drawn = Losujete { $tiles }.
exchanged = { $seat } vyměňuje { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}.
passed = { $seat } vynechává: prázdný tah { $count } ze { $most }.
timed-out = { $seat }: čas vypršel, prázdný tah { $count } ze { $most }.
resigned = { $seat } se vzdává.
ended = { $seat }: tím hra končí.
rack-empty = nic
adjusted-out = { $seat } pokládá poslední kámen a získává, co mají ostatní v ruce: { count-points }, celkem { $total }.
adjusted-rack = { $seat } má ještě v ruce { $rack }: odečítá se { count-points }, celkem { $total }.
over-won = { $seat } vyhrává, má { count-points }.
over-draw = Remíza: { $seats }, každý má { count-points }.
over-alone = { count-points } – dokážete příště víc?
over-forfeit = { $seat } má třetí prázdný tah za sebou a prohrává.
over-resign = { $seat } vzdává hru a prohrává.
over-others = { $why } Z ostatních má nejvíc bodů { $seats }: { count-points }.

## proč ne
game-over = Hra skončila.
resigned-already = Už jste se vzdali.
refuse-not-your-turn = Na tahu je { $seat }.
refuse-no-tiles = Položte aspoň jeden kámen.
refuse-too-many-tiles = V jednom tahu smíte položit nejvýše { $most } kamenů.
refuse-off-board = Takové pole na plánu není.
refuse-occupied = Pole { $field } je už obsazené.
refuse-not-in-line = Všechny kameny jednoho tahu musejí být v jedné řadě nebo v jednom sloupci.
refuse-centre-not-covered = První kameny musejí zakrýt pole uprostřed, { $field }.
refuse-not-adjacent = Aspoň jeden nový kámen se musí dotýkat kamene na plánu.
refuse-gap = Mezi vašimi kameny je mezera; zaplňte ji.
refuse-no-common-example = Žádný příklad neobsahuje všechny vaše nové kameny.
refuse-adjacent-without-example = { $digit } na { $field } sousedí s { $other } na { $neighbour }, ale žádný příklad neobsahuje obě.
refuse-no-example-with-old-tile = Žádný příklad nespojuje nový kámen s ležícím.
refuse-tile-not-in-rack = Tolik kamenů { $digit } nemáte. Žolík se píše s otazníkem, například H8=5?.
refuse-no-joker = Nemáte žolíka.
refuse-no-exchange = U tohoto stolu se kameny nevyměňují.
refuse-bag-too-small = V zásobníku je málo kamenů: vyměnit smíte nejvýše { $most }.

## co bylo napsáno
action-unreadable = „{ $words }“ není srozumitelné. Napište kameny, například „F8=1 I8=3“, řadu „F8 > 13“, „vymenit 05“ nebo „pasuji“.
action-many-tiles = To je příliš: napište nejvýše { $most } kamenů.
tile-unreadable = „{ $words }“ není kámen na poli. Napište například H8=5, žolíka H8=5?.
field-unreadable = „{ $words }“ není pole. Napište například H8.
exchange-unreadable = „{ $words }“ není srozumitelné. Napište kameny k výměně, například „vymenit 05?“.
joker-undecided = Jakou číslicí je žolík na { $field }? Napište například { $field }=5?.
figure-unreadable = Toto není obrázek hracího plánu.
search-too-many = S těmito kameny je víc než { $most } možností; vezměte méně žolíků.
