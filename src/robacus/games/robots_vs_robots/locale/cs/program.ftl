### Programs: what is wrong with a cell, and what orders and questions mean.

program-long = Program má { $length } znaků; možných je { $longest }.
program-cells = Buněk programu je { $cells }; má jich být { $wanted }. Prázdná buňka se píše „-“.
program-cell = Krok { $step }: { $why }
program-blank = Krok { $step } je prázdný. U tohoto stolu musí být vyplněna každá buňka.
cell-empty = Nic v ní není. Prázdná buňka se píše „-“.
cell-unknown = „{ $words }“ není příkaz. Příkazy začínají na D, R, T, A, Z, V nebo ?.
cell-sign = „{ $words }“ potřebuje znaménko a číslo, například { $letter }+1 nebo { $letter }-1.
cell-range = „{ $words }“ nejde: { $letter } bere 1 až { $most }, s + nebo -.
cell-v = „{ $words }“ nejde: V bere krok od 0 do { $last }.
cell-question = „{ $words }“ nejde: otázky jsou ?1 až ?{ $last }.
cell-no-x = „{ $words }“: otázka { $number } nemá za dvojtečkou číslo.
cell-x = „{ $words }“ nejde: za dvojtečkou je číslo od 0 do { $most }.

order-ahead =
    { $count ->
        [one] { $count } pole vpřed
        [few] { $count } pole vpřed
       *[other] { $count } polí vpřed
    }
order-back =
    { $count ->
        [one] { $count } pole vzad
        [few] { $count } pole vzad
       *[other] { $count } polí vzad
    }
order-right =
    { $count ->
        [one] o šestinu otáčky vpravo
        [few] o { $count } šestiny otáčky vpravo
       *[other] o { $count } šestin otáčky vpravo
    }
order-left =
    { $count ->
        [one] o šestinu otáčky vlevo
        [few] o { $count } šestiny otáčky vlevo
       *[other] o { $count } šestin otáčky vlevo
    }
order-fire = vystřelit rovně vpřed, na dvě pole
order-explode = vybuchnout: zasáhne všechny do dvou polí a sám vypadne
order-begin = zpět na začátek
order-go = hned pokračovat krokem { $step }
order-blank = prázdné: jedno kolo nedělá nic

question-1 = Je přímo přede mnou překážka?
question-2 = Je za mnou překážka?
question-3 = Je vpředu vpravo překážka?
question-4 = Je vpředu vlevo překážka?
question-5 = Zasáhl by teď výstřel robota?
question-6 = Je robot hned na dalším poli přede mnou?
question-7 = Je jiný robot do vzdálenosti { $x } polí?
question-8 = Ujel jsem tímto směrem více než { $x } polí?
question-9 = Ujel jsem od posledního výstřelu více než { $x } polí?
question-10 = Zbývá mi více než { $x } výstřelů?
question-11 = Byl jsem v minulém kole zasažen?
question-12 = Byl můj pohyb v minulém kole přerušen?
question-13 = Je robot přímo přede mnou do { $x } polí, bez vysoké zdi mezi námi?
question-14 = Zbývá více než { $x } robotů, včetně mě?
question-15 = Je číslo kola větší než { $x }?
question-16 = Je robot po mé pravici do { $x } polí?
question-17 = Je robot po mé levici do { $x } polí?

goes-test = ano → { $yes }, ne → { $no }
goes-to = → { $step }

library-first_steps = První kroky
    .help = Chodí a zatáčí, když něco stojí v cestě.
library-patrol = Hlídka
    .help = Program z příkladu v pravidlech, s doplněnými prázdnými buňkami.
library-lighthouse = Maják
    .help = Stojí, otáčí se a střílí na vše, co se dostane do řady.
library-mine_layer = Ježek
    .help = Před každým couvá, a když ho zasáhnou, vybuchne.
library-wall_walker = Chodec podél zdi
    .help = Drží se zdi po levici a hledá podél ní, na koho vystřelit.
library-ambush = Číhající
    .help = Otočí se k tomu, kdo přichází, a poslední krok nechá na něm.
library-bomber = Bombardér
    .help = Rozběhne se k nejbližšímu robotovi a vedle něj vybuchne.
library-hunter = Lovec
    .help = Otočí se k tomu, kdo je blízko, jde tam a vystřelí, jakmile by zasáhl.
library-stalker = Stopař
    .help = Lovec, který vidí daleko a střílí na pole, kam druhý právě vstupuje.
library-fox = Liška
    .help = Vyšlechtěná z náhodných programů, nikdo ji nenapsal: rozhlíží se, běhá podél zdí a hned střílí.
library-wolf = Vlk
    .help = Vyšlechtěný proti ukázkovým programům a lišce: couvá před tím, kdo je blízko vpravo, a číhá.
library-lynx = Rys
    .help = Vyšlechtěný proti ukázkovým programům, lišce a vlkovi, to nejlepší, co evoluce našla: ve dvou s ním hraje silný bot.
