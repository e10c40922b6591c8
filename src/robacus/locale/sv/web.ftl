### Vad servern själv säger: avslag, fel, platsernas namn.

seat-open = ledig plats
seat-left = { $name } (har gått)
bot-names = Robo, Bult, Mutter, Prick, Pixel, Kugge, Fjäder, Skruv

web-no-table = Det finns inget sådant bord. Länken är kanske avklippt, eller så har bordet tagits bort.
web-no-page = Det finns ingen sådan sida.
web-no-rules = Det här spelet har ingen regelbok än.
web-no-step = Partiet har bara { $last } steg.
web-bad-number = ”{ $name }” måste vara ett heltal.
web-bad-choice = ”{ $value }” är inte möjligt för ”{ $name }”.
web-bad-link = Den här länken gäller inte längre. Be om en ny.
web-no-watching = Det här bordet är inte öppet för åskådare. Be värden om en länk för att vara med.
web-not-your-seat = Det här är inte din plats.
web-host-only = Bara bordets värd kan göra det.
web-still-here = Andra kan inte ge upp den här platsen: den som sitter där är kvar eller gick alldeles nyss.
web-no-open-seat = Alla platser är upptagna. Du kan titta på i stället, om värden tillåter det.
web-not-over = Partiet är inte slut än. Protokollet och reprisen öppnas när det är slut.
web-imported = Det här är ett öppnat protokoll: det kan spelas upp, men inte spelas vidare.
web-abandoned = Ingen hade öppnat det här bordet på länge, så det stängdes. Reprisen finns kvar.
web-no-bots = Det här spelet har inga botar än. Ordna ett bord och bjud in någon.
web-action-id = Ett drags id har 1 till { $longest } bokstäver, siffror, punkter, bindestreck eller understreck.
web-csrf = Det här kom inte från en sida på den här servern, eller så har sidan blivit för gammal. Ladda om sidan och gör om det.
web-full = Servern har så många bord som den klarar. Försök igen om några minuter.
web-too-many = För många förfrågningar på en gång. Vänta lite och försök igen.
web-too-many-tables = Det är för många nya bord. Spela vid ett av dem, eller vänta ett tag.
web-too-many-connections = För många sidor för det här bordet är öppna. Stäng några och försök igen.
web-too-fast = För många meddelanden kom på en gång, så förbindelsen stängdes. Ladda om sidan.
web-frame-too-long = Ett meddelande var för långt, så förbindelsen stängdes. Ladda om sidan.
web-bad-frame = Ett meddelande kunde inte läsas: { $why }
web-bad-frames = För många meddelanden kunde inte läsas, så förbindelsen stängdes. Ladda om sidan.
web-bad-body = Förfrågan kan inte läsas: { $why }
web-bad-request = Förfrågan går inte att förstå.
web-bad-type = Servern tar inte emot sådant innehåll.
web-wrong-method = Den här adressen tar inte emot en sådan förfrågan.
web-too-big = Det är för stort för att skickas.
web-failed = Servern kunde inte göra det.
web-store-failed = Servern kommer just nu inte åt det som den har sparat, så ingenting har ändrats. Den som driver servern hittar orsaken i dess logg.
web-fault = Något gick fel på servern. Det antecknades under numret { $id }.
web-no-token = Det här kräver nyckeln som hörde till platsen: Authorization: Bearer NYCKEL.
web-record-refused = { $why }
web-record-steps = Protokollet har fler än { $longest } steg; längre öppnas inte här.

web-port-busy = Port { $port } används, kanske av en annan Robacus. Stoppa den, eller välj en annan port: --port { $other }.
web-port-forbidden = Systemet tillåter inte port { $port }. Välj en över 1023, till exempel --port 8765.
web-port-failed = Servern kan inte lyssna på { $host }, port { $port }: { $why }.

worker-slow = Beräkningen tog längre än { $seconds } sekunder och avbröts.
worker-failed = Beräkningen misslyckades ({ $why }).
worker-busy = För mycket väntar på att beräknas. Försök igen om en stund.

web-status-400 = Det gick inte
web-status-403 = Inte tillåtet
web-status-404 = Hittades inte
web-status-409 = Inte möjligt nu
web-status-413 = För stort
web-status-422 = Kontrollera vad du skrev
web-status-429 = Ett ögonblick
web-status-500 = Vårt fel
web-status-503 = Inte tillgängligt just nu

web-remedy-400 = Gå tillbaka och försök igen.
web-remedy-403 = Om någon har bjudit in dig, öppna länken en gång till.
web-remedy-404 = Kontrollera adressen, eller börja från startsidan.
web-remedy-409 = Öppna bordet igen för att se hur det ligger till.
web-remedy-413 = Välj något mindre.
web-remedy-422 = Gå tillbaka, ändra och skicka igen.
web-remedy-429 = Vänta lite och ladda sedan om sidan.
web-remedy-500 = Ladda om sidan. Om det fortsätter, ge numret ovan till den som sköter servern.
web-remedy-503 = Försök igen om några minuter; inget som har spelats går förlorat.
