### The table page and the replay. Messages that begin with ui- are also handed to the browser's own code.

## connection
ui-connecting = Setting the table …
ui-offline = The connection is lost. Trying again by itself; nothing you did is lost.
ui-ended = The server has ended the connection. Reload the page to go on.
ui-no-script = To play, this page needs JavaScript. Switch it on for this address and reload the page.
ui-no-script-replay = To show the replay, this page needs JavaScript. The record can be read without it:

## seats
ui-seats = Players
ui-you = you
ui-this-screen = on this screen
ui-away = not connected
ui-gone = has left the game
ui-winner = winner
ui-to-act = to move
ui-play-on = Play on without { $name }

## before the game
ui-lobby = Before the game
ui-lobby-host = Who plays?
ui-lobby-guest = It begins soon
ui-lobby-help = The game begins by itself when every seat is taken.
ui-join-link = Link to join
ui-join-help = Send this link to those who play, or let them scan the picture. They need no account.
ui-join-here = Only this computer can open this link. For other devices, start Robacus with "robacus play --lan".
ui-qr = QR code of the link to join
ui-copy = Copy
ui-copied = Copied
ui-copy-failed = Select and copy it by hand
ui-fill = Fill
ui-fill-seat = Fill seat { $number }
ui-fill-person = Somebody at this screen: name
ui-fill-bot = A bot
ui-begin = Begin without the open seats
ui-waiting = Waiting for players

## playing
ui-controls = What you can do
ui-choose-piece = Choose a piece
ui-choose-way = Send it: { $piece }
ui-way-up = up
ui-way-right = right
ui-way-down = down
ui-way-left = left
ui-no-way = It cannot go that way now.
ui-moved-on = This cannot be done any more: look at the board and choose anew.
ui-undo = Undo
ui-undo-who = Whose move shall be taken back?
ui-resign = Give up the game
ui-resign-sure = Give this game up? It cannot be taken back.
ui-leave = Leave
ui-leave-sure = Leave the table? Somebody else may take the seat.
ui-pause = Pause
ui-resume = Go on
ui-paused = The game is paused
ui-watching = You are watching: only those who sit at the table can play.
ui-cancel = Cancel
ui-command = Type a move
ui-command-send = Play
ui-command-seat = Who plays this
ui-command-help = Arrow up brings back what you typed before.
ui-rules = Rules
ui-moves = Moves
ui-links = Links
ui-watch-link = To watch
ui-seat-link = To play seat { $number } on another device
ui-seat-link-help = Whoever opens the link of a seat takes it over: keep it to yourself.
ui-given-seed = This table was started from a chosen seed, so it is not rated.

## the end
ui-result = Result
ui-won = Won by { $names }
ui-nobody-won = Nobody has won
ui-rematch = Rematch
ui-rematch-go = To the rematch
ui-replay = Replay

## several players on one screen
ui-hand-over = Hand the device to { $name }
ui-curtain-title = Now { $name }
ui-curtain-help = The others look away.
ui-curtain-show = I am { $name }: show

## replay
ui-replay-of = { $game }: replay
ui-replay-failed = The replay could not be loaded. Check the connection and reload the page.
ui-transport = Playback controls
ui-first = To the beginning
ui-before = To the move before
ui-back = One step back
ui-play = Play
ui-stop = Pause
ui-step = One step on
ui-after = To the next move
ui-last = To the end
ui-speed = Speed
ui-hold = Stop
ui-go-on = Go on
ui-transport-keys = Keys: Space holds and goes on, → one step on, End to the end, + and − change the speed.
ui-position = { $at } of { $last }
ui-position-label = Position
ui-copy-position = Copy a link to this position
ui-record = Download the record
ui-picture = Picture ({ $kind })
ui-looking = Seen by
ui-looking-all = somebody watching
ui-replay-help = Keys: space plays and stops, left and right go a step, Page Up and Page Down a move of the list, Home and End to the ends.
