### The game in a few words, its options and the levels of its bots.

title = Robogem
summary = Write a program with command cards, collect three diamonds and bring them home.

level-easy = easy
level-normal = normal
level-strong = strong

option-layout = Board
    .help = Where the spaceblockers and the diamonds lie.
option-layout-classic8 = classic, 8 × 8
option-layout-fair9 = fair, 9 × 9: the same for every player
option-board = A board of your own
    .help = Its rows, from the top: a dot is an empty square, # a spaceblocker, * a diamond, R G B Y the bases; rows may be separated by slashes. Empty: the board chosen above.
option-functions = Functions
    .help = Ten function cards are shuffled in. Whoever likes saves up to five cards as a function and calls it with such a card.
option-capture = Capturing
    .help = Whoever pushes a robot takes a diamond from it. Without capturing, robots only push.
option-closed_hands = Closed hands
    .help = Players see only their own cards. A program is seen by everybody from when it starts.
option-open_unused_bases = Unused bases are open
    .help = Robots may enter the bases that nobody uses.
option-beginners = Who plays card by card
    .help = Numbers of the players who choose the next card after seeing the last one, for example 1 3, or all. Empty: nobody.
option-dry_run = Dry run
    .help = While you arrange your cards, a ghost shows where your robot would go.
option-dry_run-beginners = for those who play card by card
option-dry_run-all = for everybody
option-dry_run-nobody = for nobody
option-starter = Who starts
    .help = The number of the player, usually of the youngest. 0: drawn by chance.
option-robots = Colours of the robots
    .help = In the order of the players, for example yellow green. Empty: red, blue; with three red, green, blue.

wrong-text = { $name }: { $why }
wrong-starter = { $name }: there are only { $seats } players; choose 0 to { $seats }.
wrong-beginners = { $name }: write numbers from 1 to { $seats }, such as 1 2, or the word all.
wrong-robots = { $name }: write { $seats } different colours out of red, green, blue and yellow.
