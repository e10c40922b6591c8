### Sidornas texter: start, bordets formulär, gå med, regelbok, protokoll, fel.

page-title = Robacus
page-description = Brädspel om robotar och tal för familjer, klasser och pusselvänner.
page-skip = Hoppa till innehållet
page-home = Robacus, till startsidan
page-language = Språk
page-theme = Färger
page-theme-auto = Som på enheten
page-theme-light = Ljusa
page-theme-dark = Mörka
page-nickname = Ditt smeknamn:
page-unofficial = Inofficiellt, utan koppling till spelens förlag.
page-about = Om Robacus
page-version = Version { $version }
page-problem = Det gick inte den här gången.
page-to-start = Till startsidan

start-title = Robotar, tal och ett bord att spela vid
start-lead = Tillsammans på en skärm, var och en på sin egen enhet eller ensam mot en bot. Ingen behöver något konto.
start-games = Spel
start-no-games = Inga spel är installerade här.
start-play-now = Spela nu
start-set-up = Ordna ett bord
start-rules = Regler
start-players = { $low } till { $high } spelare
start-players-exactly = { $count ->
    [one] { $count } spelare
   *[other] { $count } spelare
}
start-tables = Dina bord
start-no-tables = Inget ligger på bordet än. Börja ett parti så väntar det på dig här.
start-nobody = ingen än
start-finished = Avslutade partier
start-replay = Repris
start-more = { $count ->
    [one] En till
   *[other] { $count } till
}
start-phase-waiting = väntar på spelare
start-phase-playing = pågår
start-phase-paused = pausat
start-phase-over = slut

record-open-title = Öppna ett protokoll
record-open-help = Ett parti som har exporterats här kan ses igen, drag för drag.
record-open-file = Fil
record-open-text = Eller klistra in protokollet
record-open-button = Öppna reprisen

setup-title = { $game }: ordna ett bord
setup-who = Vilka spelar?
setup-name = Ditt smeknamn
setup-seats-help = { $low } till { $high } spelar. Den som öppnar länken tar nästa lediga plats.
setup-seat = Plats { $number }
setup-me = jag
setup-here = vid den här skärmen
setup-link = via länk
setup-bot = bot: { $level }
setup-none = ingen
setup-here-name = Namn på plats { $number }
setup-more-seats = Plats { $low } till { $high }
setup-how = Hur spelar ni?
setup-more-options = { $count ->
    [one] Ett val till
   *[other] { $count } val till
}
setup-table = Ta tillbaka, titta på, slumpfrö
setup-undo = Ta tillbaka drag
setup-undo-help = Eget: ditt senaste drag, så länge inget har avslöjats sedan dess. Fritt: även då; samma kort kommer igen.
setup-undo-own = eget
setup-undo-free = fritt
setup-undo-never = aldrig
setup-watch = Andra får titta på
setup-watch-help = Den som har bordets adress ser det som alla vid bordet ser.
setup-seed = Slumpfrö
setup-seed-help = Tomt ger ett nytt parti. Med de 32 siffrorna från ett tidigare kommer samma slump igen; bordet talar då om det.
setup-button = Till bordet

join-title = Gå med: { $game }
join-host = { $host } har bjudit in dig till bordet.
join-seats = Vilka som sitter där
join-kind-person = människa
join-kind-bot = bot
join-name = Ditt smeknamn
join-name-help = De andra ser det. Högst 24 tecken.
join-button = Sätt dig
join-watch = Bara titta på
join-full = Alla platser vid bordet är tagna.

seat-title = Spela { $name } på den här enheten?
seat-words = Platsen { $name } ({ $game }) flyttas till den här enheten. Där den har spelats hittills går det sedan bara att titta på.
seat-button = Spela här

rules-title = { $game }: regler
rules-contents = Innehåll

about-what = Robacus är ett hem för brädspel om robotar och tal. Det körs på din egen eller skolans dator och spelas i webbläsaren.
about-kept-title = Vad som sparas
about-kept = Kakor minns på den här enheten vem du är, ditt smeknamn, ditt språk och dina färger. Bord och deras drag sparas på den här servern. Här finns inga konton och ingen reklam, och ingen sida hämtar något från andra webbplatser.
about-publishers-title = Vems spelen är
about-publishers = Robacus är inofficiellt och har ingen koppling till de tryckta spelens förlag eller upphovsmän; namnen tillhör sina ägare. Alla bilder, texter och program här är våra egna.
about-programs-title = För program
about-programs = Även program får sitta vid ett bord. Vad de kan fråga och göra beskrivs här:

picture-theme = Det finns ingen bild i temat ”{ $theme }”. Välj något av: { $known }.
picture-size = En bild som är { $size } bildpunkter bred går inte att göra. Välj { $low } till { $high } bildpunkter i bredd och höjd.
