### Robotar, riktningar och varför ett drag eller en ställning inte går.

robot-red = Röd
robot-green = Grön
robot-blue = Blå
robot-yellow = Gul
robot-black = Svart
robot-silver = Silvrig

heading-N = norrut
heading-E = österut
heading-S = söderut
heading-W = västerut

move-unreadable = ”{ $words }” är inget drag: skriv till exempel ”blue N”.
move-blocked = { $robot } kan inte gå { $heading }: den skulle inte lämna sin ruta.
move-endless = { $robot } kan inte gå { $heading }: den skulle gå runt i all evighet.
move-blocked-turn = { $robot } kan inte gå { $heading }: diagonalen på { $cell } skulle vända den mot ett hinder.
move-back = { $robot } får inte gå rakt tillbaka { $heading }: först måste en annan robot flyttas.
move-too-early = { $robot } får inte gå { $heading } ännu: den skulle stanna på målrutan utan att ha svängt i rät vinkel.
move-after-end = Målrutan är nådd; vägen slutar här.
way-not-there = { $count ->
    [one] Efter { $count } drag är målrutan inte nådd.
   *[other] Efter { $count } drag är målrutan inte nådd.
}

position-robots = Det finns { $count } robotar; en ställning har 1 till { $most }.
position-colour = ”{ $words }” är ingen robotfärg: ta red, green, blue, yellow, black eller silver.
position-colour-twice = { $robot } finns två gånger; behåll en.
position-two-fifth = Svart och silvrig kan inte vara med samtidigt; behåll en.
position-cell-twice = Två robotar står på { $cell }; flytta en.
position-off-board = { $robot } är inte på brädet.
position-target-off-board = Målrutan är inte på brädet.
position-solid = { $cell } är massiv: varken en robot eller målrutan kan vara där.
position-no-robot = Målrutan är för ”{ $words }”, men den roboten finns inte; skriv en robots färg eller ”any”.
