### The puzzle desk "Program the robot": what is said there, and help in steps.

desk-puzzle = Program the robot
    .help = Put your cards together into programs and bring the diamonds home in as few turns as possible. You see the cards to come, and nobody sees what you try.

## what is read
puzzle-too-long = The text has { $length } characters; at most { $longest } are possible.
puzzle-statement = "{ $words }" is not understood. Write the rows of a board, and statements such as: robot red A1 E; cards FFRLF.
puzzle-json = This JSON is no puzzle: it needs a field "text" with the text of one.
puzzle-robot = "{ $words }" is not understood. Write a colour, a square on the board, a direction, and perhaps the diamonds aboard and at the base: robot red A1 E 1 2.
puzzle-robot-twice = There are two statements about one robot ({ colour }); leave one of them.
puzzle-robot-place = { robot-start } cannot stand on { $cell }: there is a spaceblocker, a diamond, another robot, or a base that it may not enter.
puzzle-robot-home = { robot-start } stands on its own base, { $cell }: it cannot have diamonds aboard there.
puzzle-robot-done = { robot-start } can have at most three diamonds aboard, and at most { $most } at its base.
puzzle-cards = "{ $sign }" in "{ $words }" is no card. Write F forward, L left, R right, f function.
puzzle-no-cards = The puzzle has no cards. Write them in the order in which they are drawn: cards FFRLF FRFFL.
puzzle-many-cards = The puzzle has { $count } cards; at most { $most } are possible.
puzzle-cards-function = There is a function card (f) among the cards. Add the statement "functions", or write a capital F for forward.
puzzle-function-long = At most { $most } cards can lie in the function.
puzzle-turn-wrong = Turn { $number } is not possible. { $why }
puzzle-many-turns = A puzzle has at most { $most } turns.
puzzle-now = "{ $words }" does not fit the cards in hand. Write cards such as FFR, or their places in the hand.

## the picture
puzzle-place-program = Program, place { $number }
puzzle-place-function = Function, place { $number }
puzzle-place-hand = Hand, place { $number }
puzzle-place-coming = Cards to come
puzzle-coming = { $count ->
    [one] one card, { $cards }
   *[other] { $count } cards, { $cards }
}
puzzle-status = { $number ->
    [1] Tap your cards in the order in which they are to run.
   *[other] Turn { $number }: put the next program together.
} { $count ->
    [one] One more diamond has to come home.
   *[other] { $count } diamonds have to come home.
}
puzzle-solved = { $count ->
    [one] Solved in one turn!
   *[other] Solved in { $count } turns!
}
puzzle-other-won = { robot-start } has won instead. Take the turn back, or start again.
puzzle-used-up = The cards are used up. Take a turn back, or start again.
puzzle-fact-lacking = Diamonds to bring home
puzzle-fact-turns = Turns
puzzle-fact-coming = Next cards
puzzle-fact-rules = Special rules
puzzle-rule-no-capture = no capturing
puzzle-rule-open-bases = unused bases are open

## what happened
puzzle-step-begin = The program { $program } starts.
puzzle-step = Card { $number } of { $count }. { $what }
puzzle-bug = A bug! { $inner ->
    [0] Card { $number }
   *[other] Card { $number }, in the function card { $inner }
}: { $why }
puzzle-loop = The function would go round for ever, so the program ends here.
puzzle-turn-played = Done. { $count ->
    [0] There are no cards left.
    [one] You draw one card.
   *[other] You draw { $count } cards.
}
puzzle-turn-rested = Your robot rests. { $count ->
    [0] There are no cards left.
    [one] You draw one card.
   *[other] You draw { $count } cards.
}
puzzle-turn-idle = No program this time. { $count ->
    [0] There are no cards left.
    [one] You draw one card.
   *[other] You draw { $count } cards.
}
puzzle-restarted = From the beginning.

## what can be done
puzzle-control-run = Run the program
puzzle-control-nothing = Play no card
puzzle-control-back = Take a card back
puzzle-control-into = Cards into the function
puzzle-control-out = Cards into the program
puzzle-control-rest = Rest: seven cards next
puzzle-control-slow = Look again, card by card
puzzle-control-next = Next
puzzle-control-before = Back
puzzle-control-end = To the end
puzzle-control-restart = Start again
puzzle-take-back = Take back: { $card }
puzzle-show-on = show
puzzle-show-off = hide
puzzle-left = Turns from here
puzzle-left-exact = { $count }
puzzle-left-least = at least { $count }
puzzle-left-none = no way
puzzle-left-said = Turns from here: { $left }.
puzzle-edit = Change the board
puzzle-play = Play at a table on this board
puzzle-over = The puzzle is solved. Start again, or take something back.
puzzle-no-cards-left = There are no cards left. Take a turn back, or start again.
puzzle-no-such-card = This card is not in your hand.
puzzle-nothing-laid = No card lies there.
puzzle-stepping = You are looking at the last turn. Go to its end first.
puzzle-nothing-ran = No turn has been played yet.

## how good it was
puzzle-best = Fewest turns
puzzle-judge-best = { $count ->
    [one] Solved in one turn: it does not get better than that!
   *[other] Solved in { $count } turns, and fewer are not possible: well done!
}
puzzle-judge-more = { $count ->
    [one] Solved in one turn
   *[other] Solved in { $count } turns
}; { $best ->
    [one] one is enough.
   *[other] { $best } are enough.
}
puzzle-judge-limit = { $count ->
    [one] Solved in one turn!
   *[other] Solved in { $count } turns!
} Whether fewer are enough could not be found out; it takes at least { $least }.

## help
puzzle-ask-hint = { $step ->
    [1] Hint: how many turns?
    [2] Hint: what about this turn?
    [3] Hint: the first card
    [4] Hint: this whole turn
   *[5] Show the solution
}
puzzle-solution-sure = Show the solution? The puzzle then does not count as solved by you.
puzzle-hint-turns = { $count ->
    [one] One turn is enough.
   *[other] { $count } turns are enough, and fewer are not.
}
puzzle-hint-impossible = With these cards the diamonds cannot be brought home at all.
puzzle-hint-none = From here the cards are not enough any more. Take a turn back.
puzzle-hint-limit = This is too much to look through: it takes at least { $least ->
    [one] one turn.
   *[other] { $least } turns.
}
puzzle-hint-off = From here { $left ->
    [one] one more turn is
   *[other] { $left } more turns are
} needed, { $over } more than would have been necessary. { $told }
puzzle-hint-end = At the end of this turn the robot should stand on { $cell }, looking { scene-heading }.{ $added ->
    [0] { "" }
   *[other] { " " }Something goes into the function, too.
}
puzzle-hint-rest = In this turn it is best to rest.{ $added ->
    [0] { "" }
   *[other] { " " }Something goes into the function, too.
}
puzzle-hint-idle = In this turn no program is needed.{ $added ->
    [0] { "" }
   *[other] { " " }But something goes into the function.
}
puzzle-hint-first = The program begins with: { $card }.
puzzle-hint-append = First put this into the function: { $card }.
puzzle-hint-turn = This turn: { $turn }.
puzzle-way-here = From here, turns: { $count }. { $way }
puzzle-way-whole = From the beginning, turns: { $count }. { $way }
