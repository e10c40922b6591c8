title = Nim
summary = Berte kameny z hromádek; kdo vezme poslední, vyhrává.
option-heaps = Hromádky
    .help = Kolik kamenů leží na začátku.
option-heaps-small = malé (1, 2, 3)
option-heaps-usual = obvyklé (3, 4, 5)
option-heaps-large = velké (5, 7, 9, 11)
option-misere = Poslední prohrává
    .help = Kdo vezme poslední kámen, prohraje, místo aby vyhrál.
option-seconds = Sekund na tah
    .help = 0 = bez hodin.
level-easy = lehká
level-normal = střední
board = Hromádky hry Nim
heap = Hromádka { $heap }
counter = kámen
coin = mince
left = Zbývá kamenů
wish = Vaše přání
clock = Čas na tento tah
turn = Na tahu: { $seat }.
over = Hra skončila.
take-from = Vzít z hromádky { $heap }
took = { $seat } bere z hromádky { $heap } kamenů: { $count }.{ $coin ->
    [1] {" "}Byla tam mince!
   *[0] {""}
}
wished = { $seat } myslí na hromádku { $heap }.
last-taken = Poslední kámen: { $seat }.
no-heap = Hromádka { $heap } není; vyberte 1 až { $heaps }.
too-many = Počet kamenů v hromádce { $heap }: { $size }. Vezměte aspoň jeden a nejvýše tolik.
not-your-turn = Nejste na tahu.
unreadable = „{ $words }“ není tah. Napište hromádku a počet: take 2 3.
