### Robotit, sellaisina kuin lauseet niitä tarvitsevat.

colour = { $colour ->
    [red] punainen
    [green] vihreä
    [blue] sininen
   *[yellow] keltainen
}
robot-name = { $colour ->
    [red] punainen robotti
    [green] vihreä robotti
    [blue] sininen robotti
   *[yellow] keltainen robotti
}
robot-start = { $colour ->
    [red] Punainen robotti
    [green] Vihreä robotti
    [blue] Sininen robotti
   *[yellow] Keltainen robotti
}
robot-of = { $colour ->
    [red] punaisen robotin
    [green] vihreän robotin
    [blue] sinisen robotin
   *[yellow] keltaisen robotin
}
robot-object = { $colour ->
    [red] punaista robottia
    [green] vihreää robottia
    [blue] sinistä robottia
   *[yellow] keltaista robottia
}
robot-from = { $colour ->
    [red] punaiselta robotilta
    [green] vihreältä robotilta
    [blue] siniseltä robotilta
   *[yellow] keltaiselta robotilta
}
