### The game in a few words, its options and the levels of its bots.

title = Robots vs Robots
summary = Napište tajně šestnáct kroků a sledujte, jak s nimi váš robot bojuje.

level-easy = lehká
level-normal = střední
level-strong = silná

option-map = Plán
    .help = Kde roboti bojují.
option-map-arena5 = aréna: šestiúhelník s osmi zdmi
option-map-open4 = volné pole: malé, nic nestojí v cestě
option-map-ring6 = prstenec: velký, uprostřed s dírou
option-map-minefield = minové pole: miny a propadla, která všichni vidí
option-map-hourglass = přesýpací hodiny: dva sály a mezi nimi úzký průchod
option-board = Vlastní plán
    .help = Text jeho mapy. Prázdné: plán zvolený výše.
option-hidden_mines = Skryté miny
    .help = Tolik jich náhoda položí tam, kde je nikdo nevidí.
option-hidden_traps = Skrytá propadla
    .help = Tolik jich náhoda položí tam, kde je nikdo nevidí.
option-edge = Okraj plánu
    .help = Co se stane s robotem, který přejede okraj.
option-edge-wall = zastaví se jako u vysoké zdi
option-edge-void = spadne a vypadne
option-mine = Miny
    .help = Co mina udělá s robotem, který na ni najede.
option-mine-out = robot vypadne
option-mine-step = robot ztratí krok, na kterém je
option-zero = Z se vrací na
    .help = Krok, kterým program po Z pokračuje.
option-zero-0 = krok 0, jako v pravidlech
option-zero-1 = krok 1
option-blanks = Prázdné buňky jsou dovoleny
    .help = Prázdná buňka jedno kolo nedělá nic. Původní pravidla chtějí všechny buňky vyplněné.
option-turns = Nejvýše kol
    .help = Po tolika kolech boj končí nerozhodně mezi těmi, kdo zbyli.
option-program_seconds = Čas na psaní v sekundách
    .help = Kdo do té doby nic neodevzdá, má prázdný program. 0: bez omezení.
