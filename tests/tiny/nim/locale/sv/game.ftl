title = Nim
summary = Ta marker ur högarna; den som tar den sista vinner.
option-heaps = Högar
    .help = Hur många marker som ligger där från början.
option-heaps-small = små (1, 2, 3)
option-heaps-usual = vanliga (3, 4, 5)
option-heaps-large = stora (5, 7, 9, 11)
option-misere = Den sista förlorar
    .help = Den som tar den sista marken förlorar i stället för att vinna.
option-seconds = Sekunder per drag
    .help = 0 = ingen klocka.
level-easy = lätt
level-normal = medel
board = Nims högar
heap = Hög { $heap }
counter = mark
coin = mynt
left = Marker kvar
wish = Din önskan
clock = Tid för det här draget
turn = { $seat } är vid draget.
over = Partiet är slut.
take-from = Ta från hög { $heap }
took = { $seat } tar { $count } från hög { $heap }.{ $coin ->
    [1] {" "}Där låg myntet!
   *[0] {""}
}
wished = { $seat } tänker på hög { $heap }.
last-taken = { $seat } tog den sista marken.
no-heap = Det finns ingen hög { $heap }; välj 1 till { $heaps }.
too-many = Hög { $heap } har { $size } marker: ta minst en och högst så många.
not-your-turn = Det är inte din tur.
unreadable = ”{ $words }” är inget drag. Skriv hög och antal: take 2 3.
