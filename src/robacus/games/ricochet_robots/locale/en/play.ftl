### What happens at the table, and why something is not possible.

count-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}

## what happens
chip-up = The chip shows: { $target }.
chip-up-by = { $seat } turns up a chip: { $target }.
chip-back = The chip shows: { $target }. A robot is there already, so the chip goes back and another one is drawn.
chips-shuffled = Nobody has won the chip ({ $target }). It goes back, and the chips are shuffled.
bid-made = { $seat } bids { count-moves }.
passed = { $seat } passes.
glass-turned = The sand glass is turned.
glass-turned-by = { $seat } turns the sand glass.
glass-turned-referee = Nobody has bid for long: the sand glass is turned by itself.
glass-empty = The sand glass is empty.
bidding-closed = Nobody wants to bid any more.
show-begins = { $seat } shows a way of at most { count-moves }.
slid = { $count }: { $robot } goes { $heading }.
show-failed-count = { $seat } is not there after { count-moves }.
show-failed-time = { $seat } has run out of time.
show-given-up = { $seat } gives up showing.
robots-back = The robots go back to their markers.
chip-won = { $seat } wins the chip ({ $target }) with { count-moves }.
chip-won-solo = There ({ $target }), with { count-moves }.
started-again = The robots are back on their markers.
over-alone = { $chips ->
    [one] The chip is won
   *[other] All { $chips } chips are won
}, with { count-moves } in all.
over-enough = { $count ->
    [one] { $seat } has won the chip that was needed.
   *[other] { $seat } has won the { $count } chips that were needed.
}
over-gone = All chips are gone; { $seat } has the most: { $count }.
over-shared = All chips are gone; several have the most, { $count } each, and share the victory.

## why not
game-over = The game is over.
no-chip-up = No chip is up yet: turn up the next one.
chip-is-up = A chip is up already.
bid-first = Nobody moves a robot yet: look for a way and bid how many moves it takes.
somebody-else-shows = { $seat } is showing a way now.
no-such-robot = { $robot } is not in this game.
bid-not-alone = Alone there are no bids: move the robots.
bidding-over = The bids are over for this chip.
bid-range = Bid a number from 1 to { $most }.
bid-not-lower = Your last bid was { $last }; you can only go lower, so { $number } is not possible.
passed-already = You have passed already; you may still bid.
glass-by-itself = Here the first bid turns the sand glass.
glass-runs = The sand glass is running already.
glass-bid-first = Bid before you turn the sand glass.
reset-only-alone = Robots can be put back in the middle of a way only when you play alone.
reset-nothing = The robots are on their markers already.
way-too-long = A way has at most { $most } moves. Put the robots back on their markers, or lay the chip back.

## what was typed
action-unreadable = "{ $words }" is not understood. Write a move such as "blue N", a bid such as "7", or "pass".
action-unreadable-alone = "{ $words }" is not understood. Write a move such as "blue N", "reset" for the robots to go back to their markers, or "give up" to put the chip back.
action-unreadable-show = "{ $words }" is not understood. Write a move such as "blue N", or "give up".
action-unreadable-pause = "{ $words }" is not understood. Write "next" to turn up the next chip.
bid-unreadable = "{ $words }" is not a bid. Write the number of moves: 7.
heading-unreadable = "{ $words }" is not a direction. Write N, E, S, W, or up, right, down, left.
colour-unreadable = "{ $words }" is not the colour of a robot. Write for example "blue N".
colour-ambiguous = "{ $words }" may be several colours: { $known }. Write more letters.
board-no-target = The board has no target; add one, for example "target B3 blue circle".
board-robot = "{ $words }" is not a robot: write for example "robot red C4".
