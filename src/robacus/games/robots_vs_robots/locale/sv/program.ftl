### Programs: what is wrong with a cell, and what orders and questions mean.

program-long = Programmet har { $length } tecken; högst { $longest } är möjligt.
program-cells = Programmet har { $cells ->
    [one] en cell
   *[other] { $cells } celler
}; det behöver { $wanted }. En tom cell skrivs ”-”.
program-cell = Steg { $step }: { $why }
program-blank = Steg { $step } är tomt. Vid det här bordet ska varje cell fyllas.
cell-empty = Där står ingenting. En tom cell skrivs ”-”.
cell-unknown = ”{ $words }” är ingen order. Order börjar med D, R, T, A, Z, V eller ?.
cell-sign = ”{ $words }” behöver ett tecken och ett tal, till exempel { $letter }+1 eller { $letter }-1.
cell-range = ”{ $words }” går inte: { $letter } tar 1 till { $most }, med + eller -.
cell-v = ”{ $words }” går inte: V tar ett steg från 0 till { $last }.
cell-question = ”{ $words }” går inte: frågorna är ?1 till ?{ $last }.
cell-no-x = ”{ $words }”: fråga { $number } tar inget tal efter kolon.
cell-x = ”{ $words }” går inte: efter kolon kommer ett tal från 0 till { $most }.

order-ahead =
    { $count ->
        [one] { $count } ruta framåt
       *[other] { $count } rutor framåt
    }
order-back =
    { $count ->
        [one] { $count } ruta bakåt
       *[other] { $count } rutor bakåt
    }
order-right =
    { $count ->
        [one] ett sjättedels varv åt höger
       *[other] { $count } sjättedels varv åt höger
    }
order-left =
    { $count ->
        [one] ett sjättedels varv åt vänster
       *[other] { $count } sjättedels varv åt vänster
    }
order-fire = skjut rakt fram, två rutor långt
order-explode = explodera: träffar alla inom två rutor och är själv ute
order-begin = tillbaka till början
order-go = fortsätt genast på steg { $step }
order-blank = tomt: gör ingenting under en omgång

question-1 = Finns det ett hinder rakt fram?
question-2 = Finns det ett hinder bakom mig?
question-3 = Finns det ett hinder snett fram till höger?
question-4 = Finns det ett hinder snett fram till vänster?
question-5 = Skulle ett skott träffa en robot nu?
question-6 = Står en robot på rutan alldeles framför?
question-7 = Finns en annan robot inom { $x } rutor?
question-8 = Har jag gått mer än { $x } rutor i den här riktningen?
question-9 = Har jag gått mer än { $x } rutor sedan mitt senaste skott?
question-10 = Har jag mer än { $x } skott kvar?
question-11 = Blev jag träffad under förra omgången?
question-12 = Blev min förflyttning avbruten under förra omgången?
question-13 = Finns en robot rakt fram inom { $x } rutor, utan hög mur emellan?
question-14 = Är mer än { $x } robotar kvar, jag själv inräknad?
question-15 = Är det en senare omgång än omgång { $x }?
question-16 = Finns en robot på min högra sida inom { $x } rutor?
question-17 = Finns en robot på min vänstra sida inom { $x } rutor?

goes-test = ja → { $yes }, nej → { $no }
goes-to = → { $step }

library-first_steps = Första stegen
    .help = Går, och svänger när något står i vägen.
library-patrol = Patrull
    .help = Programmet i reglernas exempel, med de tomma cellerna fyllda.
library-lighthouse = Fyrtorn
    .help = Står kvar, vrider sig och skjuter på allt som kommer i linje.
library-mine_layer = Igelkott
    .help = Backar undan från alla och exploderar när den blir träffad.
library-wall_walker = Murvandrare
    .help = Håller muren till vänster och letar längs den efter någon att skjuta på.
library-ambush = Bakhåll
    .help = Vänder sig mot den som kommer och låter den andra ta sista steget.
library-bomber = Bombare
    .help = Rusar mot närmaste robot och exploderar bredvid den.
library-hunter = Jägare
    .help = Vänder sig mot den som är nära, går dit och skjuter så snart ett skott skulle träffa.
library-stalker = Smygare
    .help = En jägare som ser långt och skjuter i rutan som den andra är på väg in i.
library-fox = Räv
    .help = Framavlad ur slumpade program, inte skriven: ser sig om, springer längs murar och skjuter direkt.
library-wolf = Varg
    .help = Framavlad mot samlingen och räven: backar undan för den som är nära till höger och ligger på lur.
library-lynx = Lodjur
    .help = Framavlad mot samlingen, räven och vargen, det bästa som evolutionen har funnit: den starka boten spelar det på två.
