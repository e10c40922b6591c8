### Vad som händer vid bordet, och varför något inte går.

count-moves = { $count } drag

## vad som händer
chip-up = Brickan visar: { $target }.
chip-up-by = { $seat } vänder en bricka: { $target }.
chip-back = Brickan visar: { $target }. En robot är redan där, så brickan läggs tillbaka och en annan dras.
chips-shuffled = Ingen har vunnit brickan ({ $target }). Den läggs tillbaka, och brickorna blandas.
bid-made = { $seat } bjuder { count-moves }.
passed = { $seat } passar.
glass-turned = Timglaset vänds.
glass-turned-by = { $seat } vänder timglaset.
glass-turned-referee = Ingen har bjudit på länge: timglaset vänds av sig självt.
glass-empty = Timglaset har runnit ut.
bidding-closed = Ingen vill bjuda mer.
show-begins = { $seat } visar en väg på högst { count-moves }.
slid = { $count }: { $robot } glider { $heading }.
show-failed-count = { $seat } är inte framme efter { count-moves }.
show-failed-time = Tiden är slut för { $seat }.
show-given-up = { $seat } ger upp visningen.
robots-back = Robotarna går tillbaka till sina markörer.
chip-won = { $seat } vinner brickan ({ $target }) med { count-moves }.
chip-won-solo = Framme ({ $target }), med { count-moves }.
started-again = Robotarna står på sina markörer igen.
over-alone = { $chips ->
    [one] Brickan är vunnen
   *[other] Alla { $chips } brickor är vunna
}, med sammanlagt { count-moves }.
over-enough = { $count ->
    [one] { $seat } har vunnit brickan som behövdes.
   *[other] { $seat } har vunnit de { $count } brickor som behövdes.
}
over-gone = Alla brickor är slut; { $seat } har flest: { $count }.
over-shared = Alla brickor är slut; flera har lika många, { $count } var, och delar segern.

## varför inte
game-over = Partiet är slut.
no-chip-up = Ingen bricka är vänd än: vänd nästa.
chip-is-up = En bricka är redan vänd.
bid-first = Ingen flyttar robotar än: leta efter en väg och bjud hur många drag den behöver.
somebody-else-shows = Det är { $seat } som visar en väg nu.
no-such-robot = { $robot } är inte med i det här partiet.
bid-not-alone = Ensam bjuder man inte: flytta robotarna.
bidding-over = Buden är slut för den här brickan.
bid-range = Bjud ett tal från 1 till { $most }.
bid-not-lower = Ditt senaste bud var { $last }; du kan bara gå lägre, så { $number } går inte.
passed-already = Du har redan passat; du får ändå bjuda.
glass-by-itself = Här vänder det första budet timglaset.
glass-runs = Timglaset rinner redan.
glass-bid-first = Bjud innan du vänder timglaset.
reset-only-alone = Bara när du spelar ensam kan robotarna ställas tillbaka under vägen.
reset-nothing = Robotarna står redan på sina markörer.
way-too-long = En väg har högst { $most } drag. Ställ tillbaka robotarna på sina markörer, eller lägg tillbaka brickan.

## vad som skrevs
action-unreadable = ”{ $words }” går inte att förstå. Skriv ett drag som ”blå N”, ett bud som ”7”, eller ”pass”.
action-unreadable-alone = ”{ $words }” går inte att förstå. Skriv ett drag som ”blå N”, ”börja om” för att ställa robotarna på sina markörer igen, eller ”ge upp” för att lägga tillbaka brickan.
action-unreadable-show = ”{ $words }” går inte att förstå. Skriv ett drag som ”blå N”, eller ”ge upp”.
action-unreadable-pause = ”{ $words }” går inte att förstå. Skriv ”nästa” för att vända nästa bricka.
bid-unreadable = ”{ $words }” är inget bud. Skriv antalet drag: 7.
heading-unreadable = ”{ $words }” är ingen riktning. Skriv N, E, S, W eller upp, höger, ner, vänster.
colour-unreadable = ”{ $words }” är inte en robots färg. Skriv till exempel ”blå N”.
colour-ambiguous = ”{ $words }” kan vara flera färger: { $known }. Skriv fler bokstäver.
board-no-target = Brädet har ingen målruta; lägg till en, till exempel ”target B3 blue circle”.
board-robot = ”{ $words }” är ingen robot: skriv till exempel ”robot red C4”.
