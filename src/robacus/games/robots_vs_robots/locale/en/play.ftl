### What happens at the table, and what is refused.

game-over = The fight is over.
placed-already = All robots are placed.
place-first = Put your robot on a hex at the edge first.
face-now = Your robot is placed; choose where it looks.
place-before = Programs are written when all robots are placed.
somebody-else-places = { $seat } places a robot now.
place-edge = { $hex } is no free hex at the edge of the board.
place-near = { $hex } is too close to the robot of { $seat }: at least { $between } hexes have to lie between them.
place-room = With a robot on { $hex } there would be no room for the others.

told-placed = { $seat } places a robot on { $hex }.
told-faced = { $seat } lets it look { $heading }.
told-ready = { $seat } is ready.
told-changed = { $seat } has changed the program.
told-time = The time for writing is over.
fight-starts = All programs are there: the fight begins.

told-all = { $what }.
told-turn = Turn { $turn }: { $what }.
told-reading = the robots read their programs
told-order = { $seat } { $order }
does-order = { $order } (step { $step })
does-dead = nothing (step { $step } is dead)
does-loop = nothing (reads in a circle)
told-rotated = { $seat } looks { $heading }
told-moved = { $seat } to { $hex }
told-fell = { $seat } falls off the board
told-mine = { $seat } drives onto a mine and is out
told-mine-step = { $seat } drives onto a mine and loses step { $step }
told-trap = { $seat } is caught in a trapdoor
told-blast = { $seat } explodes
told-missed = { $seat } fires and hits nobody
told-out = { $seat } hits { $other } from the next hex: out
told-hit = { $seat } hits { $other } from two hexes: step { $step } is lost

over-last = { $seat } is the last robot, in turn { $turn }.
over-all-out = The last robots went out together, in turn { $turn }: a draw.
over-limit = Turn { $turn } was the last one: a draw of { $seats }.
over-repetition = Everything repeats itself since turn { $turn }: a draw of { $seats }.
