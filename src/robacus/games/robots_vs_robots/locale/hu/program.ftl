### Programs: what is wrong with a cell, and what orders and questions mean.

program-long = A program { $length } karakter; legfeljebb { $longest } lehet.
program-cells = A programnak { $cells } cellája van; { $wanted } kell. Az üres cella jele „-”.
program-cell = { $step }. lépés: { $why }
program-blank = A(z) { $step }. lépés üres. Ennél az asztalnál minden cellát ki kell tölteni.
cell-empty = Nincs benne semmi. Az üres cella jele „-”.
cell-unknown = A(z) „{ $words }” nem utasítás. Az utasítások D, R, T, A, Z, V vagy ? jellel kezdődnek.
cell-sign = A(z) „{ $words }” mellé előjel és szám kell, például { $letter }+1 vagy { $letter }-1.
cell-range = A(z) „{ $words }” nem lehet: { $letter } után 1 és { $most } közötti szám áll, + vagy - jellel.
cell-v = A(z) „{ $words }” nem lehet: V után 0 és { $last } közötti lépés áll.
cell-question = A(z) „{ $words }” nem lehet: a kérdések ?1 és ?{ $last } között vannak.
cell-no-x = „{ $words }”: a(z) { $number }. kérdéshez nem tartozik szám a kettőspont után.
cell-x = A(z) „{ $words }” nem lehet: a kettőspont után 0 és { $most } közötti szám áll.

order-ahead =
    { $count ->
        [one] { $count } mező előre
       *[other] { $count } mező előre
    }
order-back =
    { $count ->
        [one] { $count } mező hátra
       *[other] { $count } mező hátra
    }
order-right =
    { $count ->
        [one] egyhatod fordulat jobbra
       *[other] { $count } hatod fordulat jobbra
    }
order-left =
    { $count ->
        [one] egyhatod fordulat balra
       *[other] { $count } hatod fordulat balra
    }
order-fire = lövés egyenesen előre, két mezőre
order-explode = felrobban: két mezőn belül mindenkit eltalál, és maga is kiesik
order-begin = vissza az elejére
order-go = azonnal a(z) { $step }. lépéssel folytatja
order-blank = üres: egy körig semmit sem tesz

question-1 = Van akadály egyenesen előttem?
question-2 = Van akadály mögöttem?
question-3 = Van akadály előttem jobbra?
question-4 = Van akadály előttem balra?
question-5 = Eltalálna most egy lövés egy robotot?
question-6 = Robot áll a közvetlenül előttem lévő mezőn?
question-7 = Van másik robot { $x } mezőn belül?
question-8 = Több mint { $x } mezőt mentem ebbe az irányba?
question-9 = Több mint { $x } mezőt mentem az utolsó lövésem óta?
question-10 = Több mint { $x } lövésem maradt?
question-11 = Eltaláltak az előző körben?
question-12 = Félbeszakadt a mozgásom az előző körben?
question-13 = Van robot egyenesen előttem { $x } mezőn belül, magas fal nélkül közöttünk?
question-14 = Több mint { $x } robot maradt, engem is számítva?
question-15 = Nagyobb a kör száma, mint { $x }?
question-16 = Van robot a jobb oldalamon { $x } mezőn belül?
question-17 = Van robot a bal oldalamon { $x } mezőn belül?

goes-test = igen → { $yes }, nem → { $no }
goes-to = → { $step }

library-first_steps = Első lépések
    .help = Jár, és elfordul, ha valami útban van.
library-patrol = Őrjárat
    .help = A szabály példájának programja, kitöltött üres cellákkal.
library-lighthouse = Világítótorony
    .help = Helyben marad, forog, és mindenre lő, ami a vonalába kerül.
library-mine_layer = Sündisznó
    .help = Mindenki elől hátrál, és felrobban, ha eltalálják.
library-wall_walker = Falmenti járó
    .help = A falat a bal oldalán tartja, és mellette keres célpontot.
library-ambush = Leshely
    .help = A közeledő felé fordul, és az utolsó lépést a másikra hagyja.
library-bomber = Bombázó
    .help = A legközelebbi robothoz rohan, és mellette felrobban.
library-hunter = Vadász
    .help = A közelben lévő felé fordul, odamegy, és lő, mihelyt egy lövés találna.
library-stalker = Cserkésző
    .help = Vadász, amely messzire lát, és arra a mezőre lő, ahová a másik lépni készül.
library-fox = Róka
    .help = Véletlen programokból kitenyésztve, senki sem írta: körülnéz, a falak mentén fut, és azonnal lő.
library-wolf = Farkas
    .help = A mintaprogramok és a róka ellen kitenyésztve: hátrál attól, aki jobbról közel van, és lesben áll.
library-lynx = Hiúz
    .help = A mintaprogramok, a róka és a farkas ellen kitenyésztve, a legjobb, amit az evolúció talált: kettesben ezzel játszik az erős bot.
