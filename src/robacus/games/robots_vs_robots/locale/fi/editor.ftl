### The program editor.

client-title = Ohjelmasi
client-help = Valitse solu ja sitten, mitä se tekee. Ohjelma alkaa askelesta 1; askelen 15 jälkeen tulee 1.
client-cell = Askel
client-kind = Käsky
client-number = Kuinka paljon
client-question = Kysymys
client-x = Kysymyksen luku
client-text = Ohjelma tekstinä
client-library = Malliohjelmia
client-shelf = Ohjelmat
client-mine = Omat ohjelmat
client-evolved = Evoluution tuottamat
client-name = Nimi
client-keep = Säilytä tässä selaimessa
client-kept = ”{ $name }” säilyy tässä selaimessa.
client-forget = Unohda se
client-print = Tulosta
client-take = Ota tämä
client-clear = Tyhjennä solut
client-hand-in = Jätä ohjelma
client-change = Jätä tämä sen tilalle
client-ready = Jätetty. Voit vielä muuttaa ohjelmaa, kun muut kirjoittavat.
client-save = Tallenna tiedostoon
client-large = Tiedosto on liian suuri: ohjelmaan riittää muutama rivi.
client-open = Avaa tiedosto
client-try = Koeajo
client-try-against = Vastustaja
client-try-nobody = ei kukaan
client-try-turn = Kierros
client-try-stop = Pysäytä
client-try-step = Seuraava kierros
client-try-back = Edellinen kierros
client-try-play = Aja

kind-move = liiku
kind-turn = käänny
kind-ask = kysy
kind-go = siirry askeleen
kind-fire = ammu
kind-explode = räjähdä
kind-begin = takaisin alkuun
kind-blank = tyhjä

try-unreadable = Koeajo kirjoitetaan: ”try”, kierrosten määrä, malliohjelma tai ”nobody” ja kuusitoista solua; tai ”own” ja kahden ohjelman solut.
try-not-now = Koeajo on mahdollinen, kun ohjelmia kirjoitetaan ja kaikki robotit on asetettu.
