### Hra několika slovy, její volby a úrovně botů.

title = Robogem
summary = Sestavte z příkazových karet program, nasbírejte tři diamanty a doneste je na svou základnu.

level-easy = lehká
level-normal = běžná
level-strong = silná

option-layout = Hrací plán
    .help = Kde leží bloky a diamanty.
option-layout-classic8 = klasický, 8 × 8
option-layout-fair9 = spravedlivý, 9 × 9: stejný pro všechny
option-board = Vlastní plán
    .help = Řádky shora: tečka je prázdné pole, # blok, * diamant, R G B Y základny; řádky lze oddělit lomítky. Prázdné: plán vybraný výše.
option-functions = Funkce
    .help = Přimíchá se deset funkčních karet. Kdo chce, uloží až pět karet jako funkci a takovou kartou ji volá.
option-capture = Sebrání diamantu
    .help = Kdo tlačí jiného robota, sebere mu diamant. Bez toho se roboti jen tlačí.
option-closed_hands = Zakryté karty
    .help = Každý vidí jen své karty. Program vidí všichni, jakmile se spustí.
option-open_unused_bases = Nepoužité základny jsou otevřené
    .help = Roboti smějí na základny, které nikdo nepoužívá.
option-beginners = Kdo hraje po jedné kartě
    .help = Čísla hráčů, kteří vybírají další kartu až po předchozí, například 1 3, nebo all (všichni). Prázdné: nikdo.
option-dry_run = Zkouška nanečisto
    .help = Zatímco skládáte karty, duch ukazuje, kam by robot došel.
option-dry_run-beginners = pro ty, kdo hrají po jedné kartě
option-dry_run-all = pro všechny
option-dry_run-nobody = pro nikoho
option-starter = Kdo začíná
    .help = Číslo hráče, obvykle nejmladšího. 0: losuje se.
option-robots = Barvy robotů
    .help = V pořadí hráčů, například yellow green (red, green, blue, yellow). Prázdné: červený a modrý; ve třech červený, zelený a modrý.

wrong-text = { $name }: { $why }
wrong-starter = { $name }: hráčů je jen { $seats }; zvolte 0 až { $seats }.
wrong-beginners = { $name }: napište čísla od 1 do { $seats }, například 1 2, nebo slovo all.
wrong-robots = { $name }: napište různé barvy z red, green, blue a yellow, celkem { $seats }.
