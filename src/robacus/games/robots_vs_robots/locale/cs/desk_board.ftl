### Editor map.

desk-board = Editor map
    .help = Nakreslete vlastní plán: jeho tvar, zdi, propadla a miny; pak na něm hrajte nebo ho sdílejte.

draft-group-shape = Tvar
draft-group-walls = Zdi
draft-group-traps = Propadla a miny
draft-tool-ground = pole, nebo prázdné pole
draft-tool-without = odebrat pole
draft-kind-low = nízká zeď
draft-kind-high = vysoká zeď
draft-kind-trap = propadlo
draft-kind-trap_hidden = skryté propadlo
draft-kind-mine = mina
draft-kind-mine_hidden = skrytá mina
draft-square-none = žádné pole

draft-maps = Začít s plánem
draft-map-arena5 = aréna
draft-map-open4 = volné pole
draft-map-ring6 = prstenec
draft-map-minefield = minové pole
draft-map-hourglass = přesýpací hodiny
draft-radius = Polí od středu k okraji
draft-radius-own = vlastní tvar
draft-control-twin = Stejné pro obě strany
draft-control-turn = Otočit o šestinu
draft-control-mirror = Zrcadlit
draft-control-clear = Všechno odebrat
draft-play = Hrát na tomto plánu

draft-fact-hexes = Pole
draft-fact-starts = Startovní místa
draft-fact-robots = Roboti
draft-status-ready =
    { $most ->
        [2] Hotovo: mohou tu bojovat dva roboti.
       *[other] Hotovo: může tu bojovat 2 až { $most } robotů.
    }
draft-status-faults = Ještě to není hotové: podívejte se, co není v pořádku.
draft-fault-edge = Na okraji není žádné volné pole, kde by robot mohl začít. Některá uvolněte.
draft-fault-room = Na okraji není místo pro dva roboty, mezi nimiž by ležela { $distance } pole. Zvětšete plán nebo uvolněte pole na okraji.
draft-fault-hidden = Na poli { $hex } je něco skryto, ale leží na okraji, kde roboti začínají. Odeberte to nebo posuňte dovnitř.

draft-put =
    { $count ->
        [1] { $hex }: { $thing }.
        [few] { $count } pole: { $thing }.
       *[other] { $count } polí: { $thing }.
    }
draft-freed =
    { $count ->
        [1] { $hex } je volné.
        [few] { $count } pole jsou volná.
       *[other] { $count } polí je volných.
    }
draft-free-already =
    { $count ->
        [1] { $hex } už je volné.
       *[other] Všechna už jsou volná.
    }
draft-added =
    { $count ->
        [1] { $hex } je nové.
        [few] { $count } pole jsou nová.
       *[other] { $count } polí je nových.
    }
draft-removed =
    { $count ->
        [1] { $hex } už nepatří k plánu.
        [few] { $count } pole už nepatří k plánu.
       *[other] { $count } polí už nepatří k plánu.
    }
draft-not-there = Není tam žádné pole, které by šlo odebrat.
draft-map-said = Plán „{ $name }“.
draft-radius-said = Šestiúhelník, od středu k okraji polí: { $radius }, celkem { $hexes }.
draft-radius-range = Za „radius“ patří jedno číslo od 1 do { $most }.
draft-shape-said = Plán zůstává, jak je; polí má { $hexes }.
draft-cleared = Na plánu už nic není.
draft-turned = Otočeno o šestinu doprava.
draft-mirrored = Levá a pravá strana se vyměnily.
draft-twin-said = Protější strany jsou teď stejné.
draft-far = { $hex } je příliš daleko: souřadnice jdou od -{ $most } do { $most }.
draft-import = Mapa je otevřená: polí { $hexes }, z toho s něčím { $things }.
draft-unreadable = „{ $words }“ není srozumitelné. Napište například „low C4“, „without 3,0“, „ground 3,0“, „radius 4“ nebo celý text mapy.
