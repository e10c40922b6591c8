### Programs: what is wrong with a cell, and what orders and questions mean.

program-long = Ohjelmassa on { $length } merkkiä; enintään { $longest } on mahdollista.
program-cells = Ohjelmassa on { $cells ->
    [one] yksi solu
   *[other] { $cells } solua
}; niitä pitää olla { $wanted }. Tyhjä solu kirjoitetaan ”-”.
program-cell = Askel { $step }: { $why }
program-blank = Askel { $step } on tyhjä. Tässä pöydässä jokainen solu on täytettävä.
cell-empty = Siinä ei ole mitään. Tyhjä solu kirjoitetaan ”-”.
cell-unknown = ”{ $words }” ei ole käsky. Käskyn alussa on D, R, T, A, Z, V tai ?.
cell-sign = ”{ $words }” tarvitsee etumerkin ja luvun, esimerkiksi { $letter }+1 tai { $letter }-1.
cell-range = ”{ $words }” ei kelpaa: { $letter } saa arvon 1–{ $most }, edessä + tai -.
cell-v = ”{ $words }” ei kelpaa: V tarvitsee askelen 0–{ $last }.
cell-question = ”{ $words }” ei kelpaa: kysymykset ovat ?1–?{ $last }.
cell-no-x = ”{ $words }”: kysymys { $number } ei ota lukua kaksoispisteen jälkeen.
cell-x = ”{ $words }” ei kelpaa: kaksoispisteen jälkeen tulee luku 0–{ $most }.

order-ahead =
    { $count ->
        [one] { $count } ruutu eteenpäin
       *[other] { $count } ruutua eteenpäin
    }
order-back =
    { $count ->
        [one] { $count } ruutu taaksepäin
       *[other] { $count } ruutua taaksepäin
    }
order-right =
    { $count ->
        [one] kuudesosakierros oikealle
       *[other] { $count } kuudesosakierrosta oikealle
    }
order-left =
    { $count ->
        [one] kuudesosakierros vasemmalle
       *[other] { $count } kuudesosakierrosta vasemmalle
    }
order-fire = ammu suoraan eteen, kahden ruudun päähän
order-explode = räjähdä: osuu kaikkiin kahden ruudun sisällä ja on itse ulkona
order-begin = takaisin alkuun
order-go = jatka heti askelesta { $step }
order-blank = tyhjä: ei tee kierroksella mitään

question-1 = Onko suoraan edessä este?
question-2 = Onko takana este?
question-3 = Onko edessä oikealla este?
question-4 = Onko edessä vasemmalla este?
question-5 = Osuisiko laukaus nyt robottiin?
question-6 = Onko robotti heti seuraavassa ruudussa suoraan edessä?
question-7 = Onko toinen robotti enintään { $x } ruudun päässä?
question-8 = Olenko kulkenut tähän suuntaan yli { $x } ruutua?
question-9 = Olenko kulkenut viime laukaukseni jälkeen yli { $x } ruutua?
question-10 = Onko minulla yli { $x } laukausta jäljellä?
question-11 = Osuttiinko minuun edellisellä kierroksella?
question-12 = Jäikö siirtoni kesken edellisellä kierroksella?
question-13 = Onko robotti suoraan edessä enintään { $x } ruudun päässä ilman korkeaa muuria välissä?
question-14 = Onko robotteja jäljellä yli { $x }, minä mukaan lukien?
question-15 = Onko kierroksen numero suurempi kuin { $x }?
question-16 = Onko oikealla puolellani robotti enintään { $x } ruudun päässä?
question-17 = Onko vasemmalla puolellani robotti enintään { $x } ruudun päässä?

goes-test = kyllä → { $yes }, ei → { $no }
goes-to = → { $step }

library-first_steps = Ensiaskeleet
    .help = Kävelee ja kääntyy, kun jotakin on tiellä.
library-patrol = Partio
    .help = Sääntöjen esimerkkiohjelma, tyhjät solut täytettyinä.
library-lighthouse = Majakka
    .help = Pysyy paikallaan, kääntyy ja ampuu kaikkea, mikä tulee linjalle.
library-mine_layer = Siili
    .help = Perääntyy kaikista ja räjähtää, kun siihen osutaan.
library-wall_walker = Muurinkulkija
    .help = Pitää muurin vasemmalla ja etsii sen vierestä ammuttavaa.
library-ambush = Väijytys
    .help = Kääntyy tulijaan päin ja antaa toisen ottaa viimeisen askelen.
library-bomber = Pommittaja
    .help = Ryntää lähimmän robotin luo ja räjähtää sen vieressä.
library-hunter = Metsästäjä
    .help = Kääntyy lähellä olevaa kohti, kulkee sinne ja ampuu heti, kun laukaus osuisi.
library-stalker = Vaanija
    .help = Metsästäjä, joka näkee kauas ja ampuu ruutuun, johon toinen on astumassa.
library-fox = Kettu
    .help = Satunnaisista ohjelmista jalostettu, kukaan ei kirjoittanut sitä: katselee ympärilleen, juoksee muurien vartta ja ampuu heti.
library-wolf = Susi
    .help = Jalostettu malliohjelmia ja kettua vastaan: väistää oikealla lähellä olevaa ja väijyy.
library-lynx = Ilves
    .help = Jalostettu malliohjelmia, kettua ja sutta vastaan, paras mitä evoluutio on löytänyt: tällä vahva botti pelaa kaksinpelissä.
