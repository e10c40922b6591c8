### Hra několika slovy, její volby a úrovně botů.

title = Abaku
summary = Pokládejte číslice tak, aby z nich vznikaly příklady: každý nový příklad přináší body.

level-easy = lehká
level-normal = střední
level-strong = silná

option-zero = Nula vedle jiných kamenů
    .help = Kde se dva kameny dotýkají, musí být příklad, který obsahuje oba. Nula se bez něj může obejít.
option-zero-new = nová nula příklad nepotřebuje
option-zero-either = nepotřebuje ho nová ani ležící nula
option-zero_only_contact = Stačí dotyk jen přes nuly
    .help = Jinak musí v každém tahu aspoň jeden příklad spojit nový kámen s ležícím.
option-centre = Pole uprostřed
    .help = Zda zdvojnásobuje příklad jako jiná pole.
option-centre-double = zdvojnásobí příklad
option-centre-plain = obyčejné
option-exchange = Výměna kamenů
    .help = Místo pokládání je možné vyměnit kameny za jiné ze zásobníku.
option-exchange-any = tolik, kolik jich je v zásobníku
option-exchange-full = jen dokud zásobník vystačí na celou ruku
option-exchange-never = vůbec ne
option-turn_seconds = Čas na tah v sekundách
    .help = Kdo potřebuje víc, má prázdný tah. 0: bez omezení.
option-resign = Když se jeden z více hráčů vzdá
    .help = Platí jen pro tři nebo čtyři hráče.
option-resign-ends = hra končí
option-resign-others_go_on = ostatní hrají dál
option-addition = Sčítání
    .help = 3 + 1 = 4
option-subtraction = Odčítání
    .help = 9 − 8 = 1
option-multiplication = Násobení
    .help = 2 × 3 = 6
option-division = Dělení
    .help = 8 : 4 = 2, beze zbytku
option-squares = Druhé mocniny a odmocniny
    .help = 3² = 9, √9 = 3
option-cubes = Třetí mocniny a odmocniny
    .help = 2³ = 8, ∛64 = 4
option-bag = Kameny v zásobníku
    .help = Kolik je kterých číslic: jedno číslo pro všechny, nebo deset čísel pro 0 až 9. Prázdné: po 11.
option-layout = Vlastní hrací plán
    .help = Řádky shora oddělené mezerami: . obyčejné pole, d a t zdvojnásobí a ztrojnásobí kámen, D a T příklad. Prázdné: obvyklý plán.

wrong-text = { $name }: { $why }
wrong-no-operation = { $name }: aspoň jeden druh příkladů musí být povolen; nějaký vyberte.
wrong-bag-size = { $name }: v zásobníku by bylo { $tiles } kamenů; musí jich být { $low } až { $high }.
wrong-bag-zeros = { $name }: ze samých nul žádné příklady nevzniknou; přidejte jiné číslice.
bag-unreadable = Napište jedno číslo, nebo deset čísel pro číslice 0 až 9, oddělených mezerami.
layout-not-square = Plán má { $rows } řádků, ale řádek { $row } má { $length } polí; udělejte z něj čtverec.
layout-size = Plán má lichý počet řádků, od { $low } do { $high }, aby měl střed; tento jich má { $size }.
layout-character = „{ $char }“ v řádku { $row }, pole { $column } nic neznamená; pište . d t D T a uprostřed *.
