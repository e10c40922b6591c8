title = Nim
summary = Vegyél el korongokat a kupacokból; aki az utolsót viszi el, nyer.
option-heaps = Kupacok
    .help = Hány korong van kezdetben.
option-heaps-small = kicsi (1, 2, 3)
option-heaps-usual = szokásos (3, 4, 5)
option-heaps-large = nagy (5, 7, 9, 11)
option-misere = Az utolsó veszít
    .help = Aki az utolsó korongot viszi el, nem nyer, hanem veszít.
option-seconds = Másodperc egy lépésre
    .help = 0 = nincs óra.
level-easy = könnyű
level-normal = közepes
board = A Nim kupacai
heap = { $heap }. kupac
counter = korong
coin = érme
left = Maradék korong
wish = A kívánságod
clock = Idő erre a lépésre
turn = { $seat } következik.
over = A játék véget ért.
take-from = Elvesz a(z) { $heap }. kupacból
took = { $seat } a(z) { $heap }. kupacból ennyit vesz el: { $count }.{ $coin ->
    [1] {" "}Ott volt az érme!
   *[0] {""}
}
wished = { $seat } a(z) { $heap }. kupacra gondol.
last-taken = { $seat } vitte el az utolsó korongot.
no-heap = Nincs { $heap }. kupac; válassz 1 és { $heaps } között.
too-many = A(z) { $heap }. kupacban { $size } korong van: legalább egyet, legfeljebb ennyit vegyél el.
not-your-turn = Nem te következel.
unreadable = „{ $words }” nem lépés. Írd le a kupacot és a darabszámot: take 2 3.
