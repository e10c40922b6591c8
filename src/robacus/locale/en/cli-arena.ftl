### The arena. Messages that begin with "help" have no arguments.

help-arena = Let bots and programs fight: matches, round robins, ladders, evolution.
help-arena-more =
    ENTRY is a folder of programs, the file of one, library (programs that come with the game),
    evolved (those that evolution made), library:NAME, level:NAME (a bot of the game), or run:COMMAND (a program of yours that reads and writes
    JSON lines). NAME=ENTRY gives it another name. The same entries and seed give the same table, on any
    number of processes.
help-arena-match = Two or more entries at one table, again and again.
help-arena-match-more = There are as many seats as entries; everybody sits in every seat equally often.
help-arena-round-robin = Everybody against everybody.
help-arena-round-robin-more =
    All meet on the same maps, seeds and starting places, and exchange seats. Entries that join later
    play only what is missing.
help-arena-ladder = Meetings of those who are about equally good; made for many entries.
help-arena-ladder-more =
    The table is ordered by rating. Run it again with the same results file when there are new entries:
    they get their games first.
help-arena-evolve = Improve programs against opponents.
help-arena-evolve-more =
    OPPONENT is written as an entry, and has to be a program. Writes the best program into the folder,
    with what it is worth in training, on fresh starting places and on fresh maps. A run that was stopped
    goes on where it was.

help-arena-option-game = Play this game; the beginning of its name is enough. Needed only when several games have programs.
help-arena-option-option = Set an option of the game. Given several times with the same name, all of these values have their turn.
help-arena-option-starts = So many seeds and starting places on each map instead of 4.
help-arena-option-seed = The text that decides seeds and starting places instead of 1.
help-arena-option-broken = What happens when an entry cannot be read: stop (usual), or skip it.
help-arena-option-processes = Work with so many processes instead of one for each processor.
help-arena-option-cluster = Work on the dask cluster whose scheduler has this address.
help-arena-option-results = Keep every result in this file as soon as it is there; what it has is not played again.
help-arena-option-page = Write a page with the table and records of games into this folder.
help-arena-option-language = The language of the page; usually that of the command line.
help-arena-option-replays = Write at most so many records beside the page instead of 100.
help-arena-option-json = Print one JSON document.
help-arena-option-seconds = A program of yours has so many seconds for an answer instead of 10.
help-arena-option-game-seconds = And so many for all its answers in one game instead of 300.
help-arena-option-megabytes = And so many megabytes of memory instead of 2048.
help-arena-option-seats = So many play at a table instead of 2.
help-arena-option-meetings = Go on until every entry has met others so many times instead of 20.
help-arena-option-out = Keep the course and the best program in this folder.
help-arena-option-battles = Fight so many battles in all instead of 20000.
help-arena-option-population = Keep so many programs instead of 40.
help-arena-option-wild = Train on so many maps made by chance too, and measure on as many others, instead of 8.
help-arena-option-from = Begin with this program or this folder of them too.

arena-which-game = Which game? Say it with --game. Games: { $known }.
arena-option-words = Option --option needs NAME=VALUE, not "{ $words }".
arena-one-crew = Choose either --processes or --cluster.
arena-seats = { $game } cannot be played by { $seats } in the arena; possible are { $low } to { $high }.
arena-many-tables = These options make { $tables } different tables; at most { $most } are possible.
arena-many-games = That would be { $games } games; at most { $most } are possible. Name fewer entries or starts, or choose a ladder.
arena-many-entries = There are more than { $most } entries. Name fewer.
arena-few-entries = { $entries ->
    [0] There is no entry.
    [one] There is only one entry.
   *[other] There are only { $entries } entries.
} { $seats ->
    [one] One is needed at least.
   *[other] { $seats } are needed at least.
}
arena-same-name = Two entries are called "{ $name }": { $one } and { $other }. Give one of them another name: NAME=ENTRY.
arena-one-name = "{ $name }" can only name one entry, and "{ $words }" is none or several.
arena-command = This is no command of at most { $longest } characters: { $command }
arena-level = { $game } has no bot "{ $level }". Bots: { $known }.
arena-no-levels = none
arena-no-library = No programs come with { $game }.
arena-not-in-library = There is no program "{ $name }" in the library. Programs: { $known }.
arena-no-programs = { $game } is not played by programs from files ({ $words }). Name a bot with level:NAME, or a program of yours with run:COMMAND.
arena-empty-folder = There is no program in the folder { $folder }. Files of programs end with { $endings }.
arena-no-file = It cannot be read: { $why }.
arena-big-file = The file is too big: at most { $biggest } bytes are read.
arena-bad-entry = { $place } cannot take part: { $why }
arena-stopped = { $count ->
    [one] One entry cannot take part.
   *[other] { $count } entries cannot take part.
} Mend this, or leave such entries out with --broken skip.
arena-lost = Work was lost again and again ({ $why }). Try with fewer --processes, or look after the workers of the cluster.
arena-interrupted = Stopped. What there is stands in { $name }; the same command goes on from there.
arena-no-dask = For --cluster dask is needed, and it is not installed. Install it with: pip install "robacus[cluster]"
arena-no-cluster = Nobody works for the cluster at { $address } ({ $why }). Is the address right, and are its scheduler and a worker running?
arena-in-use = { $name } is in use by another run. Wait for it, or choose another file.
arena-not-results = { $name } is no file of results of the arena. Choose another file.
arena-bad-line = { $name }, line { $line }, cannot be read. Delete the line, and its game is played again.
arena-other-results = { $name } belongs to something else: { $fields } differ. Choose another place, or the same settings.
arena-bad-course = { $name } cannot be read. Choose another folder, or delete the file to begin anew.
arena-evolve-few = With { $population } programs and these opponents at least { $least } battles are needed. Allow more --battles, or keep a smaller --population.
arena-evolve-program = { $name } is no program. Evolution needs opponents that are programs.
arena-evolve-game = { $game } has no programs that evolution could improve. Games that have some: { $known }.

arena-measured = { $games ->
    [one] { $games } game
   *[other] { $games } games
} on { $tables ->
    [one] { $tables } map or set of options
   *[other] { $tables } maps or sets of options
}, seed { $seed }.
arena-forfeits = { $count ->
    [one] One game forfeited.
   *[other] { $count } games forfeited.
}
arena-page-written = The page is { $page }
arena-written = The program is in { $file }
arena-took = This run fought { $battles } battles in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
arena-evolved = Evolved in { $battles } battles and { $generations } generations (seed { $seed }); made in generation { $born }.
arena-share-on = { $share } % of the points on { $grounds }, { $battles } battles.
arena-grounds-training = the grounds of training ({ $maps ->
    [one] { $maps } map
   *[other] { $maps } maps
})
arena-grounds-fresh-starts = the same maps with fresh starting places
arena-grounds-fresh-maps = { $maps ->
    [one] { $maps } fresh map
   *[other] { $maps } fresh maps
}
arena-short-training = Training
arena-short-fresh-starts = Fresh starts
arena-short-fresh-maps = Fresh maps

arena-head-place = Place
arena-head-name = Name
arena-head-opponent = Opponent
arena-head-kind = What it is
arena-head-games = Games
arena-head-wins = Won
arena-head-draws = Drawn
arena-head-losses = Lost
arena-head-points = Points
arena-head-share = % of points
arena-head-rating = Rating
arena-head-players = Players
arena-head-result = Result
arena-head-turns = Turns
arena-head-options = Options
arena-head-replay = Record

arena-kind-program = program
arena-kind-level = bot
arena-kind-command = program from elsewhere

arena-title-match = Match: { $game }
arena-title-round-robin = Round robin: { $game }
arena-title-ladder = Ladder: { $game }
arena-page-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
arena-page-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
arena-page-seats = { $count } at a table
arena-page-seed = Seed
arena-page-tables = Maps and options
arena-page-by-points = A win gives 3 points, a draw of two gives 1; of W players, S who share the result get (W × W − 1) / S each. Behind the rating stands how much it may be wrong.
arena-page-by-rating = Ordered by what the rating is at least; behind it stands how much it may be wrong. A win gives 3 points, a draw of two gives 1; of W players, S who share the result get (W × W − 1) / S each.
arena-page-table = Table
arena-page-crossed = Everybody against everybody
arena-page-crossed-help = How much per cent of its points the entry of the row had against the entry of the column.
arena-page-pair = { $games } games, { $points } to { $against } points
arena-page-replays = Games to replay
arena-page-replays-help = To watch a game, open its replay; a record is opened on the start page of Robacus, or with "robacus record FILE".
arena-page-made = Made with Robacus.
arena-film-link = Watch { $number }
arena-replay-link = Record { $number }
arena-page-back = Back to the table
arena-percent = { $value } %
arena-with-forfeits = { $losses } ({ $count } forfeited)
arena-usual-options = usual options
arena-yes = yes
arena-no = no
arena-won = { $name } won.
arena-draw = Shared: { $names }.
arena-nobody-won = Nobody won.
arena-forfeit-slow = { $name } took longer than { $detail } s for an answer.
arena-forfeit-ended = { $name } ended before its game ({ $detail }).
arena-forfeit-nonsense = { $name } gave an answer that cannot be read: { $detail }
arena-forfeit-refused = { $name } wanted what the rules refuse: { $detail }
arena-forfeit-crashed = { $name } has a fault: { $detail }
arena-forfeit-silent = { $name } did nothing.
