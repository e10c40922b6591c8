### The game in a few words, its options and the levels of its bots.

title = Abaku
summary = Lay digits so that they make sums: every example that you form earns points.

level-easy = easy
level-normal = normal
level-strong = strong

option-zero = Zero beside other tiles
    .help = Where two tiles touch there has to be an example with both. A zero may do without.
option-zero-new = a new zero needs no example
option-zero-either = new and old zeros need none
option-zero_only_contact = Touching through zeros alone is enough
    .help = Otherwise every turn needs an example that joins a new tile with an old one.
option-centre = Field in the middle
    .help = Whether it doubles the example like other fields.
option-centre-double = doubles the example
option-centre-plain = plain
option-exchange = Exchanging tiles
    .help = A turn may be used to exchange tiles with the bag.
option-exchange-any = as many as the bag holds
option-exchange-full = only while the bag can fill a whole rack
option-exchange-never = not at all
option-turn_seconds = Time for a turn, in seconds
    .help = Whoever needs longer has an empty turn. 0: as long as you like.
option-resign = When one of several gives up
    .help = Counts only with three or four players.
option-resign-ends = the game ends
option-resign-others_go_on = the others play on
option-addition = Addition
    .help = 3 + 1 = 4
option-subtraction = Subtraction
    .help = 9 − 8 = 1
option-multiplication = Multiplication
    .help = 2 × 3 = 6
option-division = Division
    .help = 8 ÷ 4 = 2, without remainder
option-squares = Squares and square roots
    .help = 3² = 9, √9 = 3
option-cubes = Cubes and cube roots
    .help = 2³ = 8, ∛64 = 4
option-bag = Tiles in the bag
    .help = How many of each digit: one number for all, or ten numbers for 0 to 9. Empty: 11 of each.
option-layout = A board of your own
    .help = Rows from the top, separated by spaces: . plain, d and t double and triple a tile, D and T an example. Empty: the usual board.

wrong-text = { $name }: { $why }
wrong-no-operation = { $name }: at least one kind of sums has to be allowed; choose one.
wrong-bag-size = { $name }: the bag would hold { $tiles } tiles; it has to hold { $low } to { $high }.
wrong-bag-zeros = { $name }: with zeros alone there are no examples; add other digits.
bag-unreadable = Write one number, or ten numbers for the digits 0 to 9, separated by spaces.
layout-not-square = The board has { $rows } rows, but row { $row } has { $length } fields; make it a square.
layout-size = A board has an odd number of rows, from { $low } to { $high }, so that it has a middle; this one has { $size }.
layout-character = "{ $char }" in row { $row }, field { $column } means nothing; use . d t D T, and * in the middle.
