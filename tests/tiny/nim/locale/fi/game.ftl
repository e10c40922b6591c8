title = Nim
summary = Ota pelimerkkejä kasoista; viimeisen ottaja voittaa.
option-heaps = Kasat
    .help = Montako pelimerkkiä alussa on.
option-heaps-small = pieni (1, 2, 3)
option-heaps-usual = tavallinen (3, 4, 5)
option-heaps-large = suuri (5, 7, 9, 11)
option-misere = Viimeinen häviää
    .help = Viimeisen pelimerkin ottaja häviää voittamisen sijaan.
option-seconds = Sekunteja vuorolle
    .help = 0 = ei kelloa.
level-easy = helppo
level-normal = tavallinen
board = Nim-kasat
heap = Kasa { $heap }
counter = pelimerkki
coin = kolikko
left = Merkkejä jäljellä
wish = Toiveesi
clock = Aikaa tähän vuoroon
turn = Vuorossa { $seat }.
over = Peli on päättynyt.
take-from = Ota kasasta { $heap }
took = { $seat } ottaa kasasta { $heap } näin monta: { $count }.{ $coin ->
    [1] {" "}Kolikko oli siellä!
   *[0] {""}
}
wished = { $seat } ajattelee kasaa { $heap }.
last-taken = { $seat } otti viimeisen pelimerkin.
no-heap = Kasaa { $heap } ei ole; valitse 1–{ $heaps }.
too-many = Kasassa { $heap } on { $size } pelimerkkiä: ota vähintään yksi ja enintään niin monta.
not-your-turn = Nyt ei ole sinun vuorosi.
unreadable = ”{ $words }” ei ole siirto. Kirjoita kasa ja määrä: take 2 3.
