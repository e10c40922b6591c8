### Vad förrådet har att säga: där bord och deras loggar förvaras.

## Att öppna databasen

store-locked = En annan Robacus-server (process { $process }) använder redan databasen { $where }. Stoppa den först, eller ge den här servern en egen databas.
store-newer = Databasen { $where } har skrivits av en nyare version av Robacus. Installera den versionen eller en senare.
store-foreign = { $where } tillhör ett annat program, så Robacus rör den inte. Välj en annan fil eller en annan databas.
store-corrupt = { $where } är skadad eller är ingen databas. Flytta undan den och återställ en kopia, eller börja med en ny fil.
store-unwritable = Robacus kan inte skriva till sin databas { $where }. Kontrollera att mappen finns, att du får skriva där och att disken inte är skrivskyddad.
store-full = Disken med databasen { $where } är full. Frigör utrymme; inget som bekräftats har gått förlorat.
store-busy = Ett annat program håller databasen { $where } upptagen. Stäng det programmet och försök igen.
store-failed = Databasen { $where } kan inte användas: { $detail }
store-bad-address = ”{ $address }” är inte adressen till en databas. Ange sökvägen till en fil eller en adress som börjar med postgresql://.
store-no-driver = För att använda PostgreSQL behöver du också dess drivrutin: pip install "robacus[postgres]"
store-closed = Databasen har stängts. Starta om servern.

## Att skriva

store-overloaded = Servern har för mycket att göra just nu. Försök igen om några sekunder.
store-conflict = Spelet vid bordet { $table } har gått vidare: nummer { $sequence } är inte nästa post i loggen. Titta på bordet igen och gör om ditt drag.
store-moved-on = Någon annan hann före. Titta igen och gör om ditt drag.
store-table-exists = Det finns redan ett bord { $table }. Välj ett annat namn.
store-unknown-table = Det finns inget bord { $table }. Det kan ha tagits bort.
store-unknown-seat = Bordet { $table } har ingen plats { $seat }.
store-wrong-secret = Den här länken öppnar inte plats { $seat } vid bordet { $table }. Be värden om en ny länk.
store-seat-taken = Någon sitter redan på plats { $seat } vid bordet { $table }. Välj en annan plats.

## Gränser

store-too-large = { $kind ->
        [entry] Det här draget tar { $size } byte; högst { $limit } är tillåtna. Gör det kortare.
        [setup] Bordets inställningar tar { $size } byte; högst { $limit } är tillåtna. Gör dem mindre.
       *[result] Resultatet tar { $size } byte; högst { $limit } är tillåtna.
    }
store-bad-id = ”{ $id }” är ingen giltig beteckning: 1 till { $limit } bokstäver (A–Z, a–z), siffror och tecknen _ . : - är tillåtna.
store-bad-sequence = { $sequence } är ingen plats i en logg; platserna går från 1 till { $limit }.
store-too-many-seats = Ett bord kan inte ha { $seats } platser; högst { $limit } är tillåtna.
store-bad-nickname = Ett smeknamn har 1 till { $limit } synliga tecken.

## Stegar

store-unknown-ladder = Den stegen finns inte. Den kan ha tagits bort.
store-unknown-entry = Du har inget sådant program här. Det kan ha tagits bort.
store-ladder-closed = Den här stegen är stängd: den tar inte emot fler program.
store-many-entries = Stegen är full: den tar högst { $most } program. Be den som gjorde den att ta bort några.
store-many-own-entries = { $most ->
    [one] Alla får ha ett program här, och du har redan ditt. Ändra det, eller ta ut det först.
   *[other] Alla får ha { $most } program här, och du har redan dina. Ändra något av dem, eller ta ut ett först.
}
store-many-ladders = Du har { $most } stegar, och fler går inte. Ta bort någon som du inte längre behöver.
