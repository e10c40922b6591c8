title = Nim
summary = Take counters; whoever takes the last one wins.
option-heaps = Heaps
    .help = How many counters lie there at the start.
option-heaps-small = small (1, 2, 3)
option-heaps-usual = usual (3, 4, 5)
option-heaps-large = large (5, 7, 9, 11)
option-misere = Last one loses
    .help = Whoever takes the last counter loses instead.
option-seconds = Seconds for a turn
    .help = 0 = no clock.
level-easy = easy
level-normal = normal
board = Nim heaps
heap = Heap { $heap }
counter = counter
coin = coin
left = Counters left
wish = Your wish
clock = Time for this turn
turn = { $seat } is to move.
over = The game is over.
take-from = Take from heap { $heap }
took = { $seat } takes { $count } from heap { $heap }.{ $coin ->
    [1] {" "}The coin was there!
   *[0] {""}
}
wished = { $seat } thinks of heap { $heap }.
last-taken = { $seat } took the last counter.
no-heap = There is no heap { $heap }; choose 1 to { $heaps }.
too-many = Heap { $heap } has { $size } counters: take at least one and at most that many.
not-your-turn = It is not your turn.
unreadable = "{ $words }" is not a move. Write the heap and how many: take 2 3.
