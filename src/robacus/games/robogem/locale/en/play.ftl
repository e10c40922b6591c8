### What is typed, what happens, and what is not possible.

card = { $card ->
    [F] Forward
    [L] Left
    [R] Right
   *[function] Function
}

## what was typed
turn-empty = Write a program such as FFRF, or "rest", or "-" for no card at all.
turn-no-append = After the + come the cards for the function, such as FF +FL.
turn-unreadable = "{ $sign }" in "{ $words }" is no card. Write F forward, L left, R right, f function, or "rest".
game-over = The game is over.
not-your-turn = It is the turn of { $seat }.
rest-no-program = Whoever rests runs no program. Leave the cards away, or do not rest.
no-functions = This game is played without functions.
card-small-f = This game has no function cards. Forward is a capital F.
card-not-in-hand = { $card } ({ $letter }) is not in your hand.
card-too-few = You hold { $card } ({ $letter }) only { $count ->
    [one] once
   *[other] { $count } times
}.
append-at-the-start = Cards are put into the function at the start of a turn, not later.
function-full = { $room ->
    [0] Your function is full: it has { $longest } cards.
    [one] Your function has room for one more card.
   *[other] Your function has room for { $room } more cards.
}
one-card-at-a-time = You play card by card: choose one card.
rest-at-the-start = Resting is possible at the start of a turn only. You may stop.

## what happened
did-program = { $seat } runs { $program }{ $added ->
    [0] .
   *[other] { "" }, with { $append } added to the function.
}
did-card = { $seat } plays { $program }{ $added ->
    [0] .
   *[other] { "" }, with { $append } added to the function.
}
did-rest = { $seat } rests and recharges{ $added ->
    [0] { "" }
   *[other] , with { $append } added to the function
}{ $last ->
    [0] : no program runs, and seven cards are drawn instead of five.
   *[other] : no program runs.
}
did-nothing = { $seat } runs no card{ $added ->
    [0] .
   *[other] { "" } and adds { $append } to the function.
}
did-stop = { $seat } stops.
did-left = { $seat }: turn left.
did-right = { $seat }: turn right.
did-move = { $seat }: forward to { $cell }.{ $picked ->
    [0] { "" }
   *[other] { " " }A diamond is picked up!
}{ $brought ->
    [0] { "" }
    [one] { " " }One diamond is safe at the base!
   *[other] { " " }{ $brought } diamonds are safe at the base!
}
did-push = { $seat } pushes { robot-object }.
did-push-rule = { did-push } Nothing is captured in this game.
did-push-full = { did-push } With three diamonds aboard nothing can be captured.
did-capture = { $seat } captures a diamond { robot-from }.
did-pushed = { robot-start } is pushed to { $cell }.{ $picked ->
    [0] { "" }
   *[other] { " " }It picks up the diamond there.
}{ $brought ->
    [0] { "" }
   *[other] { " " }It is home, and its diamonds are safe!
}
did-follow = { $seat }: forward to { $cell }.{ $picked ->
    [0] { "" }
   *[other] { " " }A diamond is picked up!
}{ $brought ->
    [0] { "" }
    [one] { " " }One diamond is safe at the base!
   *[other] { " " }{ $brought } diamonds are safe at the base!
}
did-call = { $depth ->
    [1] { $seat } calls the function: its cards run, then the program goes on.
   *[other] The function calls itself: start number { $depth }. This goes on until a card fails.
}
did-call-empty = { $seat } calls the function, but it is empty: nothing happens.
did-bug = A bug in the program of { $seat }, card { $number }: { $why } The program ends here.
did-loop = The program of { $seat } would go round for ever; it ends here.
did-reshuffle = The pack is empty: the spare pack is shuffled and becomes the new pack. This happens only once.
did-draw = { $seat } draws { $count ->
    [one] one card.
   *[other] { $count } cards.
}
did-last-round = The cards have run out for the second time: the last round! Whoever still holds cards has one more turn.
did-last-turn = { $seat } has played the last turn.

## why a program stopped
stop-off_board = forward would lead off the board.
stop-blocker = a spaceblocker is in the way.
stop-foreign_base = another robot's base may not be entered.
stop-diamond_full = with three diamonds aboard there is no room for the diamond ahead.
stop-push_off_board = the robot ahead cannot be pushed off the board.
stop-push_blocker = the robot ahead cannot be pushed into a spaceblocker.
stop-push_foreign_base = the robot ahead cannot be pushed into a base that is not its own.
stop-push_two = two robots cannot be pushed at once.
stop-push_diamond_full = the robot ahead carries three diamonds and cannot be pushed onto another one.
stop-endless_loop = the function would go round for ever.

## how it ended
over-diamonds = { $seat } has brought { $count } diamonds home and wins at once.
over-most = The cards are used up. { $seat } has most diamonds at the base: { $count }.
over-cargo = The cards are used up. At the bases it is a tie at { $count }, and { $seat } has most diamonds aboard: { $cargo }.
over-shared = The cards are used up, and it is a tie in everything ({ $count } at the base): the victory is shared.
