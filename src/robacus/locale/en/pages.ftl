### Texts of the pages: start, set-up form, join, rule book, records, errors.

page-title = Robacus
page-description = Table games about robots and numbers, for families, classes and puzzle fans.
page-skip = Skip to the page
page-home = Robacus, to the start page
page-language = Language
page-theme = Colours
page-theme-auto = As on this device
page-theme-light = Light
page-theme-dark = Dark
page-nickname = Your nickname:
page-unofficial = Unofficial, not affiliated with the publishers of the games.
page-about = About Robacus
page-version = Version { $version }
page-problem = That did not work yet.
page-to-start = To the start page

start-title = Robots, numbers and a table to play at
start-lead = Together on one screen, each on a device of your own, or alone against a bot. Nobody needs an account.
start-games = Games
start-no-games = No games are installed here.
start-play-now = Play now
start-set-up = Set up a table
start-rules = Rules
start-players = { $low } to { $high } players
start-players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
start-tables = Your tables
start-no-tables = Nothing is on the table yet. Start a game and it will wait for you here.
start-nobody = nobody yet
start-finished = Finished games
start-replay = Replay
start-more = { $count ->
    [one] One more
   *[other] { $count } more
}
start-phase-waiting = waiting for players
start-phase-playing = in play
start-phase-paused = paused
start-phase-over = over

record-open-title = Open a record
record-open-help = A game that was exported here can be watched again, move by move.
record-open-file = File
record-open-text = Or paste the record
record-open-button = Open the replay

setup-title = { $game }: set up a table
setup-who = Who plays?
setup-name = Your nickname
setup-seats-help = { $low } to { $high } play. Whoever opens the link takes the next free seat.
setup-seat = Seat { $number }
setup-me = me
setup-here = on this screen
setup-link = by link
setup-bot = bot: { $level }
setup-none = nobody
setup-here-name = Name at seat { $number }
setup-more-seats = Seats { $low } to { $high }
setup-how = How do you play?
setup-more-options = { $count ->
    [one] One more option
   *[other] { $count } more options
}
setup-table = Taking back, watching, seed
setup-undo = Taking moves back
setup-undo-help = Own: your last move, while nothing has come to light since. Free: also then; the same card comes again.
setup-undo-own = own
setup-undo-free = free
setup-undo-never = never
setup-watch = Others may watch
setup-watch-help = Whoever has the address of the table sees what everybody at it sees.
setup-seed = Seed
setup-seed-help = Empty for a new game. With the 32 digits of an earlier one the same chance comes again; the table then says so.
setup-button = To the table

join-title = Join: { $game }
join-host = { $host } has invited you to the table.
join-seats = Who sits there
join-kind-person = person
join-kind-bot = bot
join-name = Your nickname
join-name-help = The others see it. At most 24 letters.
join-button = Take a seat
join-watch = Just watch
join-full = Every seat at this table is taken.

seat-title = Play { $name } on this device?
seat-words = The seat of { $name } ({ $game }) moves to this device. Where it was played until now you can only watch.
seat-button = Play here

rules-title = { $game }: rules
rules-contents = Contents

about-what = Robacus is a home for table games about robots and numbers. It runs on your own computer or your school’s, and is played in a browser.
about-kept-title = What is kept
about-kept = Cookies remember on this device who you are, your nickname, your language and your colours. Tables and their moves are kept on this server. There are no accounts and no advertising, and no page asks anything of another site.
about-publishers-title = Whose games they are
about-publishers = Robacus is unofficial and not affiliated with the publishers or authors of the printed games; the names belong to their owners. All pictures, texts and programs here are our own.
about-programs-title = For programs
about-programs = Programs may sit at a table as well. What they can ask and do is described here:

picture-theme = There is no picture in theme “{ $theme }”. Choose one of: { $known }.
picture-size = A picture { $size } pixels wide cannot be made. Choose { $low } to { $high } pixels, for width and height.
