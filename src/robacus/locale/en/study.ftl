### The verdict of a game's judge on the table page and in replays.

web-no-study = There is no verdict on this step.
web-study-later = The verdict comes later: now it could still be of use in the game.

ui-study = Verdict
ui-study-loading = The judge is looking …
ui-study-later = The judge speaks once the last move cannot be taken back any more.
ui-study-failed = The verdict could not be loaded.
ui-study-retry = Try again
ui-study-looking = What is on the board now is a way to look at, not the table.
