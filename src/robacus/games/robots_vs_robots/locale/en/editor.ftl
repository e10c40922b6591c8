### The program editor.

client-title = Your program
client-help = Choose a cell, then what it does. The program begins at step 1; after 15 comes 1.
client-cell = Step
client-kind = Order
client-number = How much
client-question = Question
client-x = Number in the question
client-text = The program as text
client-library = Programs to learn from
client-shelf = Programs
client-mine = My programs
client-evolved = Evolved programs
client-name = Name
client-keep = Keep in this browser
client-kept = “{ $name }” is kept in this browser.
client-forget = Forget it
client-print = Print
client-take = Take this one
client-clear = Empty all cells
client-hand-in = Hand in
client-change = Hand in this one instead
client-ready = Handed in. You can still change it while others write.
client-save = Save as a file
client-large = File too large: a program needs only a few lines.
client-open = Open a file
client-try = Test run
client-try-against = Against
client-try-nobody = nobody
client-try-turn = Turn
client-try-stop = Stop
client-try-step = Next turn
client-try-back = Turn back
client-try-play = Run

kind-move = move
kind-turn = turn
kind-ask = ask
kind-go = go to a step
kind-fire = fire
kind-explode = explode
kind-begin = back to the beginning
kind-blank = empty

try-unreadable = A test run is written as “try”, the number of turns, a program of the library or “nobody”, and sixteen cells; or “own” and the cells of two programs.
try-not-now = Test runs are possible while programs are being written, once all robots stand.
