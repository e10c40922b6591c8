### Texts of the house: tables, seats, records, options.

seat-unnamed = Player { $number }

event-begin = The game begins.
event-sat = { $seat } sits down.
event-left = { $seat } has left.
event-pause-asked = { $seat } asks for a break: the clock stops when this round is over.
event-paused = { $seat } stops the clock.
event-paused-host = The host stops the clock.
event-paused-empty = Nobody is here: the clock stands still.
event-resumed = The game goes on.
event-undo = { $seat } takes the last move back.
event-resigned = { $seat } gives up.
outcome-resigned = Everybody else gave up.
outcome-stayed = The game is over. Best of those who stayed: { $winners }.

table-over = The game is over. Open its replay, or ask for a rematch.
table-begun = The game has already begun.
table-not-begun = The game has not begun yet. Wait until every seat is taken, or start it.
table-paused = The game is paused. Press "Go on" first.
table-not-paused = The game is not paused.
table-pause-asked = A break has been asked for already: the clock stops when this round is over.
table-open-seats = A seat is still open. Wait for somebody, or give it to a bot.
table-seat-taken = This seat is taken. Choose another one.
table-seat-open = Nobody sits there.
table-no-seat = There is no seat { $seat }: this table has { $seats }.
table-gone = This seat has left the game.
table-resigned = This seat has already given up.
table-name = A nickname has 1 to { $longest } letters, digits or signs.
table-no-undo = Nothing can be taken back here: something came to light, somebody has moved since, its time has run out, or the table was set up without it.
table-moved-on = The table has moved on since you chose that. Look again and choose anew.

action-too-long = That is { $length } characters long; no move needs more than { $longest }.
game-unknown = There is no game called "{ $name }". Known games: { $known }.

option-unknown = There is no option called "{ $name }". Known options: { $known }.
option-not-flag = Option "{ $name }" is on or off, not "{ $value }".
option-not-number = Option "{ $name }" needs a whole number, not "{ $value }".
option-range = Option "{ $name }" goes from { $low } to { $high }; { $value } is outside.
option-choice = Option "{ $name }" cannot be "{ $value }". Possible: { $known }.
option-not-text = Option "{ $name }" needs a text.
option-too-long = The text of option "{ $name }" has { $length } characters; at most { $longest } are allowed.

record-empty = The record is empty. Paste or choose a file that was exported here.
record-unreadable = This is not a record of a game: { $why }.
record-why-json = from character { $at } on it is not JSON
record-why-cut = it ends in the middle; copy all of it
record-why-field = "{ $field }" is missing or wrong
record-why-text = it is not text in UTF-8
record-why-deep = it is nested too deep
record-format = This record is written in format { $format }; this program reads format { $known }. Update the program.
record-ruleset = This record of { $game } uses ruleset { $ruleset }; this program knows { $known }. Update the program.
record-seats = { $seats } seats do not fit: this game takes { $low } to { $high }.
record-seed = The seed must be { $digits } hexadecimal digits (0-9, a-f).
record-level = There is no bot level "{ $level }" in this game.
record-entry = A line of the log cannot be read: { $why }.
record-bad-entry = Entry { $number } of the log: { $why }
record-time = The time { $at } ms does not fit: the entry before it is at { $last } ms, and times never fall.
record-time-stands = The time { $at } ms does not fit: the game is paused, and its time stands still at { $last } ms.
record-skipped = The pause of { $skipped } ms is out of range.
record-begin = The game begins at time 0.
record-too-long = The log is too long: more than { $longest } entries or steps.
record-too-big = The record has { $size } bytes; at most { $biggest } are read.
