### The program editor.

editor-title = Ohjelmasi
editor-help = Valitse solu ja sitten, mitä se tekee. Ohjelma alkaa askelesta 1; askelen 15 jälkeen tulee 1.
editor-cell = Askel
editor-kind = Käsky
editor-number = Kuinka paljon
editor-question = Kysymys
editor-x = Kysymyksen luku
editor-text = Ohjelma tekstinä
editor-library = Malliohjelmia
editor-take = Ota tämä
editor-clear = Tyhjennä solut
editor-hand-in = Jätä ohjelma
editor-change = Jätä tämä sen tilalle
editor-ready = Jätetty. Voit vielä muuttaa ohjelmaa, kun muut kirjoittavat.
editor-save = Tallenna tiedostoon
editor-open = Avaa tiedosto
editor-try = Koeajo
editor-try-against = Vastustaja
editor-try-nobody = ei kukaan
editor-try-turn = Kierros
editor-try-stop = Pysäytä
editor-try-step = Seuraava kierros
editor-try-back = Edellinen kierros
editor-try-play = Aja

kind-move = liiku
kind-turn = käänny
kind-ask = kysy
kind-go = siirry askeleen
kind-fire = ammu
kind-explode = räjähdä
kind-begin = takaisin alkuun
kind-blank = tyhjä

try-unreadable = Koeajo kirjoitetaan: ”try”, kierrosten määrä, malliohjelma tai ”nobody” ja kuusitoista solua.
try-not-now = Koeajo on mahdollinen, kun ohjelmia kirjoitetaan ja kaikki robotit on asetettu.
