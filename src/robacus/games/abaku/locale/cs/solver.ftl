### Pozice jako text a odpovědi řešitele.

position-long = Text má znaků { $length }; čte se jich nejvýše { $longest }.
position-empty = Tady žádná pozice není: napište například „rack 13?5“ a před tím „board“ s řádky plánu.
position-twice = „{ $words }“ je tu dvakrát; nechte jen jedno.
position-statement = „{ $words }“ do pozice nepatří: napište například „board“ s řádky plánu, „rack 13?5“ nebo „zero either“.
position-json = Tento JSON není pozice: { $why }
position-json-other = Tento JSON je případ jiné hry nebo jiného druhu.
board-rows = Počet řádků plánu je { $rows }, ale podklad jich má { $size }; dejte jich stejně.
board-row = Řádek { $row } má polí { $length }; musí jich mít { $size }.
board-character = „{ $words }“ na plánu ležet nemůže: řádky jsou z číslic a . je prázdné pole.
rack-unreadable = „{ $words }“ není ruka: pište číslice a ? pro žolíka.
rack-many = V ruce je kamenů { $count }; vejde se jich nejvýše { $most }.
operation-unknown = „{ $words }“ není druh počtů; vyberte z { $known }.
bag-many = V zásobníku by bylo kamenů { $count }; vejde se jich nejvýše { $most }.
joker-nowhere = Na poli { $field } neleží kámen, který by mohl být žolíkem.
field-unknown = Pole „{ $words }“ na tomto plánu není; pole jsou od A1 do { $last }.

solve-top = Vypsat tolik nejlepších položení, s body a hodnotou (body a cena kamenů, které zůstanou v ruce).

answer-count = { $count ->
    [one] Jediná možnost; získá { count-points }.
    [few] { $count } možnosti; nejlepší získá { count-points }.
   *[other] { $count } možností; nejlepší získá { count-points }.
}
answer-none = S těmito kameny nejde položit nic.
answer-no-rack = Ruka je prázdná: není co položit.
answer-incomplete = Čas vypršel: nalezených možností je { $count }, nejlepší získá { count-points }. Může jich být víc.
answer-list = Body, hodnota a kameny, nejvyšší hodnota první:
answer-examples = { $examples }
answer-best = Nejlepší
