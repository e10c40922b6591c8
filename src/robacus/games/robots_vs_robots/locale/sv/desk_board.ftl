### Kartredigeraren.

desk-board = Kartredigerare
    .help = Rita ett eget bräde: form, murar, fallluckor och minor; spela sedan på det eller dela det.

draft-group-shape = Form
draft-group-walls = Murar
draft-group-traps = Fallluckor och minor
draft-tool-ground = en ruta, eller en tom ruta
draft-tool-without = ta bort en ruta
draft-kind-low = låg mur
draft-kind-high = hög mur
draft-kind-trap = falllucka
draft-kind-trap_hidden = dold falllucka
draft-kind-mine = mina
draft-kind-mine_hidden = dold mina
draft-square-none = ingen ruta

draft-maps = Börja med
draft-map-arena5 = arena
draft-map-open4 = öppet fält
draft-map-ring6 = ring
draft-map-minefield = minfält
draft-map-hourglass = timglas
draft-radius = Rutor från mitten till kanten
draft-radius-own = egen form
draft-control-twin = Lika för båda sidor
draft-control-turn = Vrid en sjättedel
draft-control-mirror = Spegla
draft-control-clear = Ta bort allt
draft-play = Spela på det här brädet

draft-fact-hexes = Rutor
draft-fact-starts = Startplatser
draft-fact-robots = Robotar
draft-status-ready =
    { $most ->
        [2] Klart: två robotar kan slåss här.
       *[other] Klart: 2 till { $most } robotar kan slåss här.
    }
draft-status-faults = Inte klart än: se vad som inte stämmer.
draft-fault-edge = Det finns ingen ledig ruta vid kanten där en robot kan starta. Töm några av dem.
draft-fault-room = Vid kanten finns inte plats för två robotar med { $distance } rutor emellan. Gör brädet större eller töm rutor vid kanten.
draft-fault-hidden = Något är gömt på { $hex }, vid kanten, där robotar startar. Ta bort det eller flytta det längre in.

draft-put =
    { $count ->
        [1] { $hex }: { $thing }.
       *[other] { $count } rutor: { $thing }.
    }
draft-freed =
    { $count ->
        [1] { $hex } är ledig.
       *[other] { $count } rutor är lediga.
    }
draft-free-already =
    { $count ->
        [1] { $hex } är redan ledig.
       *[other] De är redan lediga allihop.
    }
draft-added =
    { $count ->
        [1] { $hex } är ny.
       *[other] { $count } rutor är nya.
    }
draft-removed =
    { $count ->
        [1] { $hex } hör inte längre till brädet.
       *[other] { $count } rutor hör inte längre till brädet.
    }
draft-not-there = Där finns ingen ruta att ta bort.
draft-map-said = Brädet ”{ $name }”.
draft-radius-said = En sexhörning med { $radius } rutor från mitten till kanten, { $hexes } i allt.
draft-radius-range = Efter ”radius” kommer ett tal från 1 till { $most }.
draft-shape-said = Brädet förblir som det är, med { $hexes } rutor.
draft-cleared = Allt är borttaget från brädet.
draft-turned = Vridet en sjättedel medurs.
draft-mirrored = Vänster och höger har bytt plats.
draft-twin-said = Motstående sidor är nu lika.
draft-far = { $hex } är för långt bort: koordinater går från -{ $most } till { $most }.
draft-import = Kartan är öppnad: { $hexes } rutor, { $things } av dem med något på.
draft-unreadable = ”{ $words }” går inte att förstå. Skriv till exempel ”low C4”, ”without 3,0”, ”ground 3,0”, ”radius 4” eller en hel karttext.
