### Programs: what is wrong with a cell, and what orders and questions mean.

program-long = The program has { $length } characters; { $longest } are possible.
program-cells = The program has { $cells ->
    [one] one cell
   *[other] { $cells } cells
}; it needs { $wanted }. An empty cell is written as “-”.
program-cell = Step { $step }: { $why }
program-blank = Step { $step } is empty. At this table every cell has to be filled.
cell-empty = There is nothing in it. An empty cell is written as “-”.
cell-unknown = “{ $words }” is not an order. Orders begin with D, R, T, A, Z, V or ?.
cell-sign = “{ $words }” needs a sign and a number, such as { $letter }+1 or { $letter }-1.
cell-range = “{ $words }” is out of range: { $letter } takes 1 to { $most }, with + or -.
cell-v = “{ $words }” is not possible: V takes a step from 0 to { $last }.
cell-question = “{ $words }” is not possible: the questions are ?1 to ?{ $last }.
cell-no-x = “{ $words }”: question { $number } takes no number after a colon.
cell-x = “{ $words }” is not possible: after the colon comes a number from 0 to { $most }.

order-ahead =
    { $count ->
        [one] { $count } hex ahead
       *[other] { $count } hexes ahead
    }
order-back =
    { $count ->
        [one] { $count } hex backwards
       *[other] { $count } hexes backwards
    }
order-right =
    { $count ->
        [one] turn right by a sixth
       *[other] turn right by { $count } sixths
    }
order-left =
    { $count ->
        [one] turn left by a sixth
       *[other] turn left by { $count } sixths
    }
order-fire = fire straight ahead, two hexes far
order-explode = explode: hits everybody within two hexes, and is out itself
order-begin = back to the beginning
order-go = go on at step { $step }, at once
order-blank = empty: does nothing for one turn

question-1 = Is there an obstacle straight ahead?
question-2 = Is there an obstacle behind me?
question-3 = Is there an obstacle ahead on the right?
question-4 = Is there an obstacle ahead on the left?
question-5 = Would a shot hit a robot now?
question-6 = Is a robot on the very next hex straight ahead?
question-7 = Is another robot within { $x } hexes?
question-8 = Have I moved more than { $x } hexes in this direction?
question-9 = Have I moved more than { $x } hexes since my last shot?
question-10 = Have I more than { $x } shots left?
question-11 = Was I hit in the previous turn?
question-12 = Was my move cut short in the previous turn?
question-13 = Is a robot straight ahead within { $x } hexes, with no high wall between?
question-14 = Are more than { $x } robots left, me included?
question-15 = Is this a later turn than turn { $x }?
question-16 = Is a robot on my right, within { $x } hexes?
question-17 = Is a robot on my left, within { $x } hexes?

goes-test = yes → { $yes }, no → { $no }
goes-to = → { $step }

library-first_steps = First steps
    .help = Walks, and turns where something is in the way.
library-patrol = Patrol
    .help = The program of the printed example, with its empty cells filled.
library-lighthouse = Lighthouse
    .help = Stays, turns, and fires at whatever comes into its line.
library-mine_layer = Hedgehog
    .help = Backs away from everybody, and explodes when it is hit.
library-wall_walker = Wall walker
    .help = Keeps the wall on its left and looks along it for somebody to shoot.
library-ambush = Ambush
    .help = Turns to whoever comes and lets the other take the last step.
library-bomber = Bomber
    .help = Runs at the nearest robot and explodes beside it.
library-hunter = Hunter
    .help = Turns to whoever is near, walks there and fires as soon as a shot would hit.
library-stalker = Stalker
    .help = A hunter that sees far and fires into the hex that the other is about to enter.
library-fox = Fox
    .help = Bred from random programs, not written: looks around, runs along walls, and fires at once.
library-wolf = Wolf
    .help = Bred against the library and the fox: backs off from whoever is close on its right, and lies in wait.
library-lynx = Lynx
    .help = Bred against library, fox and wolf, and the best that evolution has found: what the strong bot plays against one.
