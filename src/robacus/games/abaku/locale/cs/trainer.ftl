### Trénink: úlohy o příkladech, do školy i pro sebe.

desk-puzzle = Trénink
    .help = Hledejte příklady, doplňujte mezery, získejte z kamenů co nejvíc; každá chyba se vysvětlí.

generate-task = Co se má udělat.
    .label = Úloha
generate-task-any = libovolná
generate-task-find = najít všechny příklady
generate-task-gap = doplnit mezeru
generate-task-rack = co nejvíc bodů
generate-operations = Které příklady platí.
    .label = Druhy příkladů
generate-operations-plus = +
generate-operations-minus = −
generate-operations-plus_minus = + −
generate-operations-times = ×
generate-operations-divided = { sign-division }
generate-operations-times_divided = × { sign-division }
generate-operations-four = + − × { sign-division }
generate-operations-powers = ² ³ √ ∛
generate-operations-all = všechny: + − × { sign-division } ² ³ √ ∛
generate-numbers = Největší číslo v příkladech.
    .label = Čísla do
generate-numbers-10 = 10
generate-numbers-20 = 20
generate-numbers-100 = 100
generate-numbers-1000 = 1000
generate-numbers-any = bez omezení
generate-size = Jak dlouhá je řada nebo jak velký je plán.
    .label = Velikost
generate-size-small = malá
generate-size-middle = střední
generate-size-large = velká

train-grade-easy = lehká
train-grade-medium = středně těžká
train-grade-hard = těžká
train-about = { $task } · { $operations } · { $grade }
train-asked-find = Najděte všechny příklady v { $row } ({ $operations }).
train-asked-gap = Které číslice udělají z { $row } příklad ({ $operations })?
train-asked-rack = Získejte co nejvíc bodů z kamenů { $tiles } ({ $operations }).

## co je vidět
train-board-row = Řada kamenů: { $count }
train-laid-tile = { $digit }, ještě nepoložená
train-counts = Platí tu
train-found = Nalezeno
train-found-of = { $count } z { $all }
train-read = { $readings }
train-points = Body
train-best = Nejvíc
train-tiles = Kameny
train-find = Najděte všechny příklady: u každého vyberte první a poslední kámen.
train-find-end = Od { $digit } na { $place }: kde příklad končí?
train-gap = { $count ->
    [one] Která číslice udělá z celé řady jeden příklad?
    [few] Příklad z celé řady udělají { $count } číslice. Které?
   *[other] Příklad z celé řady udělá { $count } číslic. Které?
}
train-rack-advice = Vezměte kámen a vyberte pole, nebo vyberte pole a pište číslice.
train-rack-status = Položte kameny tak, abyste získali co nejvíc bodů.
train-rack-points = To je { count-points }. Položte to, nebo hledejte dál.
train-solved = { $count ->
    [0] Všechno nalezeno, bez jediné chyby!
    [one] Všechno nalezeno, { $count } chyba.
    [few] Všechno nalezeno, { $count } chyby.
   *[other] Všechno nalezeno, { $count } chyb.
}
train-shown = Tohle se dalo najít.
train-laid = Položeno za { count-points }.
train-laid-best = { count-points }: víc získat nejde!
train-laid-less = { count-points }. Nejvíc by bylo { $best }.
train-recall = Vzít vše zpět
train-tile-back = Vzít kámen zpět
train-rack-tiles = Vaše kameny: { $tiles }

## co se dá dělat
train-digit = Číslice
train-place-begin = Příklad začíná { $digit } na { $place }
train-place-end = Končí { $digit } na { $place }
train-back = Vzít zpět { $digit } z { $field }
train-next = Další úloha
train-again = Ještě jednou
train-hint = Nápověda
train-show = Ukázat řešení
train-show-sure = Ukázat řešení? Úloha se pak nepočítá jako vyřešená.
train-table = Hrát u stolu s těmito příklady

## co se děje
train-right = Správně: { $readings }.
train-known = To už jste našli: { $readings }.
train-wrong = { $digits } není příklad.
train-missed = Nenalezeno: { $readings }.
train-unmarked = Vyberte jiný první kámen.
train-begun-again = Od začátku.
train-recalled = Všechny vaše kameny jsou zpět.
train-hint-find = Jeden začíná { $digit } na { $place }. Zkuste: { $operation }
train-hint-gap = Zkuste: { $operation }
train-hint-rack = Nejvíc je { count-points }.
train-placement = { $tiles }: { count-points }
train-placement-examples = { $tiles }: { count-points } ({ $examples })
train-more = { $lost ->
    [one] Šlo získat ještě { $lost } bod.
    [few] Šlo získat ještě { $lost } body.
   *[other] Šlo získat ještě { $lost } bodů.
}

## proč to není příklad
why-one-tile = Jediný kámen není příklad.
why-zero-first = Žádný příklad nezačíná nulou.
why-zero-part = Žádné číslo v příkladu nezačíná nulou.
why-too-short = Na příklady, které tu platí, je to příliš krátké.
why-not-here = { $readings } je správně, ale tady to neplatí.
why-sum = { $a } + { $b } je { $made }, ne { $c }.
why-difference = { $a } − { $b } je { $made }, ne { $c }.
why-difference-below = { $a } − { $b } nejde: { $b } není menší než { $a }.
why-product = { $a } × { $b } je { $made }, ne { $c }.
why-quotient = { $a } { sign-division } { $b } je { $made }, ne { $c }.
why-quotient-rest = { $a } { sign-division } { $b } je { $made }, zbytek { $rest }.
why-square = { $a }² je { $made }, ne { $b }.
why-cube = { $a }³ je { $made }, ne { $b }.
why-root = √{ $a } je { $made }, ne { $b }.
why-root-none = √{ $a } není celé číslo.
why-cube-root = ∛{ $a } je { $made }, ne { $b }.
why-cube-root-none = ∛{ $a } není celé číslo.

## co bylo napsáno
train-unreadable = „{ $words }“ není úloha. Napište například „find 16824“, „gap 5_873“ nebo „rack 12345; board“ a řádky plánu.
train-twice = „{ $words }“ je tam dvakrát; stačí jednou.
train-level = „{ $words }“ není úroveň. Napište například „level plus_minus 100 small“.
train-row = „{ $words }“ není řada kamenů. Napište 2 až { $most } číslic.
train-row-gap = „{ $words }“ není řada s mezerou. Napište 2 až { $most } míst: číslice a jedno _ místo mezery.
train-no-answer = V { $words } se příklady, které tu platí, najít nedají; vyberte jiné číslice nebo jiné příklady.
train-many = V { $words } je příkladů { $count }; v úloze jich smí být nejvýše { $most }.
train-rack = „{ $words }“ nejsou kameny do ruky. Napište 1 až { $most } číslic.
train-board = „{ $words }“ není plán. Napište jeho řádky shora: číslice, . za prázdná pole, d t D T za pole, která násobí.
train-answer = „{ $words }“ k této úloze nepatří.
train-no-tile = Číslice { $digit } už mezi vašimi kameny není.
train-tiles-unreadable = „{ $words }“ není srozumitelné. Napište kameny s jejich poli, například „C2=3 C4=1“.
train-nothing = S těmito kameny se tu nedá nic položit.
train-no-place = „{ $words }“ v této řadě není: místa jsou od A do { $last }.
train-find-unreadable = „{ $words }“ není srozumitelné. Napište číslice příkladu, například 824, nebo jeho první a poslední místo, například C-E.
train-not-in-row = { $digits } v této řadě nestojí.
train-gap-unreadable = „{ $words }“ není číslice do mezery. Napište jednu z 0 až 9.
train-over = Tato úloha je hotová; vezměte si další.
train-none = Taková úloha se nenašla; vyberte jinou úroveň.
train-wish = „{ $words }“ se tu vybrat nedá.

## u stolu
option-group-school = Do školy: které příklady platí
    .help = U tohoto stolu jsou příklady jen z těchto. Náhled, body i boti se toho drží a stejně se dá nastavit i trénink.
signs-addition = +
signs-subtraction = −
signs-multiplication = ×
signs-division = { sign-division }
signs-squares = ² √
signs-cubes = ³ ∛

## lekce
lesson-intro = { $title }: { $text }
lesson-next = Další lekce: { $title }
lesson-sums = Příklady bez znamének
    .help = 3 1 4 je 3 + 1 = 4: nejdřív dvě čísla, pak výsledek. U každého příkladu v řadě vyberte první a poslední kámen.
lesson-kinds = Minus, krát, děleno
    .help = 9 8 1 je 9 − 8 = 1, 2 3 6 je 2 × 3 = 6 a 8 4 2 je 8 děleno 4. Kameny, které se dají přečíst víc způsoby, jsou jeden příklad.
lesson-inside = Jeden v druhém
    .help = Čísla smějí mít víc číslic a tytéž kameny mohou patřit do několika příkladů. Celá řada je jeden a je v ní ještě kratší.
lesson-powers = Mocniny a odmocniny
    .help = 3 9 je 3² = 9 a 9 3 je √9 = 3. 2 8 je 2³ = 8 a 8 2 je ∛8 = 2. Tady platí jen takové.
lesson-zero = Nuly
    .help = Nula smí být v čísle, jako v 10 nebo 205, ale žádné číslo jí nezačíná a samotná nula číslo není.
lesson-gap = Mezera
    .help = Jeden kámen chybí. Správných číslic může být víc: najděte všechny.
lesson-rack = Pokládání kamenů
    .help = Všechny nové kameny musejí být v jednom příkladu spolu s tím, co už leží. Čtverec s 2× zdvojnásobí kámen, který na něm leží.
