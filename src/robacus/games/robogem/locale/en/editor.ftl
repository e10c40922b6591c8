### The board editor.

desk-board = Board editor
    .help = Make a board of your own: spaceblockers, diamonds, bases and where the robots look. Then play on it, try it alone, or share it.

board-status-ready = This board can be played on.
board-status-faults = { $count ->
    [one] One thing is not right yet.
   *[other] { $count } things are not right yet.
}
board-unreadable = "{ $words }" is not understood. Write for example: blocker C4, diamond D5, base red A1, turn A1, size 9x9, or paste a whole board.
board-no-square = There is no square "{ $words }" on this board.
board-turn-base = There is no base on this square. Choose a base to turn its robot.

board-group-things = On the board
board-group-bases = Bases
board-tool-blocker = Spaceblocker
board-tool-diamond = Diamond
board-tool-erase = Erase
board-tool-turn = Turn the robot of a base
board-thing-blocker = spaceblocker
board-thing-base = Base { robot-of }
board-choose-players = Players
board-choose-width = Width
board-choose-height = Height
board-name-classic8 = classic, 8 × 8
board-name-fair9 = fair, 9 × 9
board-control-layout = Board: { $board }
board-control-new = Empty board
board-control-mirror = Mirror left to right
board-diamonds = Diamonds
board-blockers = Spaceblockers
board-try = Try it alone

board-blocker = A spaceblocker lies on { $cell }.
board-diamond = A diamond lies on { $cell }.
board-gone = { $cell } is empty now.
board-base = The base { robot-of } is on { $cell }.
board-turned = { robot-start } looks { scene-heading }.
board-size = The board has { $width } × { $height } squares.
board-players = { $count } players: their robots stand on their bases.
board-imported = A board of { $width } × { $height } squares.
board-empty = The board is empty; the bases are in its corners.
board-mirrored = The right half is the mirror image of the left one.
