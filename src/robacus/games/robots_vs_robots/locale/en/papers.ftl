### What can be printed.

paper-program = Program sheet
    .help = Sixteen cells to fill in, with all orders and questions.
paper-program-note = Fill in all sixteen cells in secret. The program begins at step 1; after step 15 comes step 1 again, and cell 0 is reached only by Z or V0.
paper-board = Paper board
    .help = A board of hexes for robots cut out of card.
paper-board-note = Place the robots at the edge, at least three hexes apart, and turn them to one of the six sides.
paper-board-hidden = What is hidden on this map is not printed. Note it down yourself, where the others do not see it.
paper-robot = Robot
paper-player = Player
paper-orders = Orders
paper-questions = Questions
paper-question = question: yes goes on at the next step, no at the one after it
draft-print = Print this board
