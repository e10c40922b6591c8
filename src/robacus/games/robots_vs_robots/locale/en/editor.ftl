### The program editor.

editor-title = Your program
editor-help = Choose a cell, then what it does. The program begins at step 1; after 15 comes 1.
editor-cell = Step
editor-kind = Order
editor-number = How much
editor-question = Question
editor-x = Number in the question
editor-text = The program as text
editor-library = Programs to learn from
editor-take = Take this one
editor-clear = Empty all cells
editor-hand-in = Hand in
editor-change = Hand in this one instead
editor-ready = Handed in. You can still change it while others write.
editor-save = Save as a file
editor-open = Open a file
editor-try = Test run
editor-try-against = Against
editor-try-nobody = nobody
editor-try-turn = Turn
editor-try-stop = Stop
editor-try-step = Next turn
editor-try-back = Turn back
editor-try-play = Run

kind-move = move
kind-turn = turn
kind-ask = ask
kind-go = go to a step
kind-fire = fire
kind-explode = explode
kind-begin = back to the beginning
kind-blank = empty

try-unreadable = A test run is written as “try”, the number of turns, a program of the library or “nobody”, and sixteen cells.
try-not-now = Test runs are possible while programs are being written, once all robots stand.
