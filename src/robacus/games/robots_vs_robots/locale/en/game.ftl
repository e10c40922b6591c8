### The game in a few words, its options and the levels of its bots.

title = Robots vs Robots
summary = Write sixteen steps in secret, then watch your robot fight with them.

level-easy = easy
level-normal = normal
level-strong = strong

option-map = Board
    .help = Where the robots fight.
option-map-arena5 = arena: a hexagon with eight walls
option-map-open4 = open field: small, with nothing in the way
option-map-ring6 = ring: large, with a hole in the middle
option-map-minefield = minefield: mines and trapdoors that everybody sees
option-map-hourglass = hourglass: two halls and a narrow passage
option-board = A board of your own
    .help = Its map text. Empty: the board chosen above.
option-hidden_mines = Hidden mines
    .help = So many are laid by chance where nobody sees them.
option-hidden_traps = Hidden trapdoors
    .help = So many are laid by chance where nobody sees them.
option-edge = Edge of the board
    .help = What happens to a robot that drives over the edge.
option-edge-wall = it stops, as at a high wall
option-edge-void = it falls and is out
option-mine = Mines
    .help = What a mine does to the robot that drives onto it.
option-mine-out = the robot is out
option-mine-step = the robot loses the step it is at
option-zero = Z goes back to
    .help = The step at which a program goes on after Z.
option-zero-0 = step 0, as printed
option-zero-1 = step 1
option-blanks = Empty cells are allowed
    .help = An empty cell does nothing for one turn. The printed game wants every cell filled.
option-turns = Most turns
    .help = After so many turns the fight is a draw of those who are left.
option-program_seconds = Time for writing, in seconds
    .help = Whoever has handed in nothing by then has an empty program. 0: as long as it takes.
