### A pályaszerkesztő.

desk-board = Pályaszerkesztő
    .help = Rajzolj saját táblát: alakját, falait, csapóajtóit és aknáit; aztán játssz rajta, vagy oszd meg.

draft-group-shape = Alak
draft-group-walls = Falak
draft-group-traps = Csapóajtók és aknák
draft-tool-ground = mező, vagy üres mező
draft-tool-without = mező elvétele
draft-kind-low = alacsony fal
draft-kind-high = magas fal
draft-kind-trap = csapóajtó
draft-kind-trap_hidden = rejtett csapóajtó
draft-kind-mine = akna
draft-kind-mine_hidden = rejtett akna
draft-square-none = nincs mező

draft-maps = Kiindulás
draft-map-arena5 = aréna
draft-map-open4 = nyílt mező
draft-map-ring6 = gyűrű
draft-map-minefield = aknamező
draft-map-hourglass = homokóra
draft-radius = Mezők a közepétől a szélig
draft-radius-own = saját alak
draft-control-twin = Legyen egyforma a két oldal
draft-control-turn = Fordítás egy hatoddal
draft-control-mirror = Tükrözés
draft-control-clear = Minden le a tábláról
draft-play = Játék ezen a táblán

draft-fact-hexes = Mezők
draft-fact-starts = Kezdőhelyek
draft-fact-robots = Robotok
draft-status-ready =
    { $most ->
        [2] Kész: két robot harcolhat rajta.
       *[other] Kész: 2–{ $most } robot harcolhat rajta.
    }
draft-status-faults = Még nincs kész: nézd meg, mi nincs rendben.
draft-fault-edge = A szélén nincs szabad mező, ahonnan egy robot indulhatna. Szabadíts fel néhányat.
draft-fault-room = A szélén nincs hely két robotnak úgy, hogy { $distance } mező legyen köztük. Nagyítsd meg a táblát, vagy szabadíts fel mezőket a szélén.
draft-fault-hidden = A(z) { $hex } mezőn el van rejtve valami, de az a szélén van, ahonnan a robotok indulnak. Vedd el, vagy tedd beljebb.

draft-put =
    { $count ->
        [1] { $hex }: { $thing }.
       *[other] { $count } mező: { $thing }.
    }
draft-freed =
    { $count ->
        [1] { $hex } szabad.
       *[other] { $count } mező szabad.
    }
draft-free-already =
    { $count ->
        [1] { $hex } már szabad.
       *[other] Már mind szabad.
    }
draft-added =
    { $count ->
        [1] { $hex } új mező.
       *[other] { $count } új mező.
    }
draft-removed =
    { $count ->
        [1] { $hex } már nem része a táblának.
       *[other] { $count } mező már nem része a táblának.
    }
draft-not-there = Nincs ott mező, amelyet el lehetne venni.
draft-map-said = A „{ $name }” nevű tábla.
draft-radius-said = Hatszög, a közepétől a széléig { $radius } mező, összesen { $hexes }.
draft-radius-range = A „radius” után egy szám következik 1 és { $most } között.
draft-shape-said = A tábla marad, ahogy van, { $hexes } mezővel.
draft-cleared = Semmi sincs már a táblán.
draft-turned = Elfordítva egy hatoddal jobbra.
draft-mirrored = A bal és a jobb oldal helyet cserélt.
draft-twin-said = A szemközti oldalak most egyformák.
draft-far = { $hex } túl messze van: a koordináták -{ $most } és { $most } közé esnek.
draft-import = A pálya megnyitva: { $hexes } mező, ebből { $things } mezőn van valami.
draft-unreadable = „{ $words }” nem érthető. Írd például ezt: „low C4”, „without 3,0”, „ground 3,0”, „radius 4”, vagy egy egész térképszöveget.
