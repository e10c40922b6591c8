### Spelets domare på bordssidan och i repriser.

web-no-study = Det finns inget utslag om det här steget.
web-study-later = Utslaget kommer senare: nu kunde det ännu vara till nytta i spelet.

ui-study = Utslag
ui-study-loading = Domaren tittar …
ui-study-later = Domaren säger sitt när det sista draget inte längre kan tas tillbaka.
ui-study-failed = Utslaget kunde inte laddas.
ui-study-retry = Försök igen
ui-study-looking = På brädet visas nu en väg att titta på, inte bordets ställning.
