### Pracovní stůl pro pozice: co nabízí, co úprava změnila, nápověda po krocích a k čemu žádná hra nevede.

desk-board = Rozbor
    .help = Položte jakoukoli pozici i s kameny v ruce: klepněte, nebo zvolte pole a pište číslice. Nechte si krok za krokem napovídat, nebo si prohlédněte nejlepší položení s body a hodnotou.

## nadpis
board-status-rack = Dejte do ruky kameny: pak bude co položit.
board-status-ready = Které položení je nejlepší?
board-strange = K tomuto plánu žádná hra nevede; co se najde, přesto platí.
board-status-laid = Za tyto kameny: { count-points }.
board-status-kombo = KOMBO! Za tyto kameny: { count-points }.
board-status-best = Nejlepší položení: { count-points }, { $place }.
board-laid = Kameny jsou položené.

## nástroje
board-group-tiles = Kameny
board-group-fields = Pole
board-tool-joker = Žolík: do ruky, nebo jako značka ležícího kamene
board-tool-erase = Odebrat
board-tool-plain = Obyčejné pole
board-tool-tile = { $factor } × kámen
board-tool-example = { $factor } × příklad

## co se volí
board-choose-size = Velikost plánu
board-bonuses-name = Bonusová pole
board-bonuses-usual = obvyklá
board-bonuses-centre = obvyklá, střed bez
board-bonuses-none = žádná
board-bonuses-own = vlastní
board-operations = Které příklady platí
board-operations-all = všechny
board-operations-lines = + −
board-operations-four = + − × { sign-division }
board-operations-points = × { sign-division }
board-operations-powers = mocniny a odmocniny
board-operations-own = vlastní
board-contact-yes = ano
board-contact-no = ne
board-players = Hráči
board-best-on = Ukázat nejlepší položení
board-best-off = Skrýt nejlepší položení
board-control-draw = Vylosovat kameny
board-control-change = Upravit tuto pozici
board-control-clear = Vyprázdnit plán i ruku
table-help = Nápověda k této pozici
board-table = Hrát u stolu na tomto plánu

## vedle plánu
board-fact-placements = Možnosti
board-fact-most = Nejvíc bodů
board-fact-exchange = Nejlepší výměna
board-swap = { $tiles } (hodnota { $equity })
board-fact-ending = Koncovka
board-ending = { $tiles }: odtud { $worth } proti soupeři, hrají-li oba nejlépe, jak lze ({ $proven })
board-ending-proven = dokázáno
board-ending-open = pokud se hledalo
board-rack-place = Ruka, místo { $place }
board-line = { count-points } · hodnota { $equity } · { $tiles } · { $examples }

## nápověda po krocích
board-hint = { $step ->
    [1] Nápověda: body a řada
    [2] Nápověda: která pole
    [3] Nápověda: které kameny
   *[4] Nápověda: ukázat vše
}
board-place-row = řádek { $row }
board-place-column = sloupec { $column }
board-hint-line = Za nejlepší položení je { count-points }. Kde: { $place }.
board-hint-fields = { $count ->
    [one] Zabere jedno pole: { $fields }.
    [few] Zabere { $count } pole: { $fields }.
   *[other] Zabere { $count } polí: { $fields }.
}
board-hint-digits = { $count ->
    [one] Patří tam tento kámen: { $digits }.
   *[other] Patří tam tyto kameny: { $digits }.
}
board-all = { $count ->
    [one] Jediná možnost:
   *[other] Všechny možnosti ({ $count }), nejcennější první (body a užitek kamenů, které zůstanou v ruce):
}
board-some = Možností je { $count }, zde { $listed } nejcennějších (body a užitek kamenů, které zůstanou v ruce):
board-some-incomplete = Čas vypršel, nalezených možností je { $count }; nejlepší z nich:

## co úprava změnila
board-put = Na poli { $field } leží { $digit }.
board-erased = Pole { $field } je prázdné.
board-joker = Kámen na poli { $field } je žolík.
board-no-joker = Kámen na poli { $field } není žolík.
board-rack = V ruce: { $rack }.
board-cleared = Plán i ruka jsou prázdné.
board-field-plain = { $field }, obyčejné pole
board-bonuses = Bonusová pole jsou změněna.
board-size = { $lost ->
    [0] Plán má teď { $size } × { $size } polí.
    [one] Plán má teď { $size } × { $size } polí; jeden kámen se už nevejde.
    [few] Plán má teď { $size } × { $size } polí; { $lost } kameny se už nevejdou.
   *[other] Plán má teď { $size } × { $size } polí; { $lost } kamenů se už nevejde.
}
board-changed = Změněno.
board-import = Převzato: plán { $size } × { $size } polí, kamenů na něm: { $tiles }, v ruce: { $rack }.

## proč úprava nejde
board-unreadable = „{ $words }“ není srozumitelné: napište například „put H8 5“, „rack 13?5“ nebo „F8=1 I8=3“, nebo vložte pozici.
board-many = Počet pozic v textu je { $count }; vložte jednu.
board-no-turns = Tady se nevyměňuje, nevynechává ani nevzdává: pokládejte kameny, nebo změňte pozici.
board-nothing-here = Na poli { $field } žádný kámen neleží.
board-nothing-rack = Na tomto místě v ruce žádný kámen není.
board-rack-no-bonus = Ruka nemá bonusová pole.
board-no-tiles = Už nezbývají kameny k losování.
board-clear-already = Plán i ruka už jsou prázdné.

## k čemu žádná hra nevede
strange-many = Kamenů { $digit } je na plánu a v ruce { $count }, ale ve hře jich je { $most }.
strange-centre = Pole uprostřed, { $field }, je prázdné, přestože kameny leží.
strange-apart = Kameny kolem { $field } nesouvisejí s těmi uprostřed.
strange-neighbours = { $digit } na { $field } sousedí s { $other } na { $neighbour }, ale žádný příklad neobsahuje obě.
strange-alone = { $digit } na { $field } není v žádném příkladu.
strange-more = { $count ->
    [one] Ještě jedna taková věc.
    [few] Ještě { $count } takové věci.
   *[other] Ještě { $count } takových věcí.
}
