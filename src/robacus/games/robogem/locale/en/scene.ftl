### What is seen at a table of Robogem, and what can be done there.

## the board
scene-board = Board, { $width } × { $height } squares
scene-square = { $name }
scene-blocker = { $name }, spaceblocker
scene-base = { $name }, base { robot-of }
scene-diamond = diamond
scene-robot = { robot-name }, looking { scene-heading }{ $cargo ->
    [0] { "" }
    [one] , with one diamond aboard
   *[other] , with { $cargo } diamonds aboard
}
scene-heading = { $heading ->
    [N] up
    [E] right
    [S] down
   *[W] left
}

## beside the board
scene-note-cargo = { $count ->
    [one] 1 diamond aboard
   *[other] { $count } diamonds aboard
}
scene-note-closed = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
scene-note-hand = { $cards }
scene-note-function = ƒ: { $cards }
scene-note-beginner = card by card
scene-note-finished = has finished
scene-fact-pack = Pack
scene-fact-spare = Spare pack
scene-fact-last = Turns left
scene-fact-shuffled = Shuffled again
scene-fact-yes = yes

## the headline
scene-status-over = The game is over.
scene-status-running = { $depth ->
    [0] { "" }
   *[other] Function:{ " " }
}{ $number ->
    [0] { $name } starts the program.
   *[other] { $name }: card { $number } of { $cards }.
}
scene-status-bug = A bug in the program of { $name }: { $why }
scene-status-after = { $bug } { $next }
scene-status-rests = { $name } rests and recharges.
scene-status-turn = { $name }, write a program!
scene-status-card = { $name }, choose a card!
scene-status-card-on = { $name }, choose the next card, or stop.
scene-status-last = The last round! { $name }, these are your last cards.

## what can be done
control-run = Run the program
control-card = Play the card
control-nothing = Play no card
control-stop = Stop
control-rest = Rest: draw seven cards
control-rest-last = Rest

## what is to be done now
hint-program = Tap your cards in the order in which they are to run, or drag them here.
hint-card = Card by card: choose one card, see what it does, then choose the next.
hint-next = Choose the next card, or stop. A card that fails ends your turn.
hint-closed = Only you see these cards; what you run, everybody sees.

## what a program would do
preview-not-now = It is not your turn now.
preview-dead = Cards behind a function card in the function never run.
preview-wins = With this you win!
preview-other-wins = Careful: with this somebody else wins.
preview-ends = Ends on { $cell }, looking { scene-heading }{ $cargo ->
    [0] { "" }
    [one] , one diamond aboard
   *[other] , { $cargo } diamonds aboard
}{ $banked ->
    [0] { "" }
   *[other] , { $banked } at the base
}.
preview-bug = A bug at card { $number }: { $why } { $ends }

## the bench
client-bench = Your cards and your program
client-hand = Your cards
client-program = Program
client-function = Function
client-empty-hand = All cards are placed.
client-empty-function = Cards put here stay for the whole game; ƒ in a program runs them.
client-full = There is no room for another card.
client-clear = Take all back
client-card = { $card }, number { $number }, { $row }
client-arranged = Program { $program }. Function { $added }.
client-keys = Keys: F, L, R and C take a card, 1 to 7 that card of your hand, Backspace puts back, + changes the row, Enter runs.
