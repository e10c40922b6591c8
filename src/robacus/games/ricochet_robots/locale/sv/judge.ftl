### Vad domaren säger om en omgång som är slut.

judge-title = Omgång { $round }: { $target }
judge-optimal = { count-moves }: det går inte med färre.
judge-more = { count-moves }: { $lost ->
    [one] ett mer än det bästa möjliga, { $best }.
   *[other] { $lost } mer än det bästa möjliga, { $best }.
}
judge-back = Ingen hittade en väg: { count-moves } hade räckt.
judge-back-alone = Ingen väg hittades: { count-moves } hade räckt.
judge-no-way = Det fanns ingen väg alls.
judge-limit = { count-moves }. Om färre räcker blev inte löst inom gränsen; minst { $least } behövs.
judge-limit-back = Inte löst inom gränsen; minst { $least } drag behövs.
judge-stopped = { count-moves }. Sökningen efter en kortare väg tog för mycket tid eller minne och avbröts.
judge-stopped-back = Sökningen efter den kortaste vägen tog för mycket tid eller minne och avbröts.
judge-there-already = Roboten stod på sitt mål redan från början: det finns inget att jämföra.

judge-puzzle = Prova som problem
judge-kept-back = Vägarna visas när robotarna har flyttat sig, för den här brickan kommer upp igen.
judge-uncounted = En av de kortaste vägarna; hur många de är blev inte löst inom gränsen.
judge-all = { $count ->
    [one] Den enda kortaste vägen:
   *[other] Det finns { $count } kortaste vägar; de med minst antal robotar kommer först:
}
judge-some = { $listed } av de { $count } kortaste vägarna; de med minst antal robotar kommer först:
judge-robots = { $robots ->
    [one] { $robots } robot
   *[other] { $robots } robotar
}
judge-slide = { $robot }{"\u00A0"}{ $arrow }
judge-way = { $slides } ({ judge-robots })
judge-way-shown = { $slides } ({ judge-robots }, den visade vägen)
