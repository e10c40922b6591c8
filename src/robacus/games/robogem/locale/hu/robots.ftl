### A robotok, ahogy a mondatoknak kellenek.

colour = { $colour ->
    [red] piros
    [green] zöld
    [blue] kék
   *[yellow] sárga
}
robot-name = { $colour ->
    [red] piros robot
    [green] zöld robot
    [blue] kék robot
   *[yellow] sárga robot
}
robot-start = { $colour ->
    [red] A piros robot
    [green] A zöld robot
    [blue] A kék robot
   *[yellow] A sárga robot
}
robot-of = { $colour ->
    [red] a piros robot
    [green] a zöld robot
    [blue] a kék robot
   *[yellow] a sárga robot
}
robot-object = { $colour ->
    [red] a piros robotot
    [green] a zöld robotot
    [blue] a kék robotot
   *[yellow] a sárga robotot
}
robot-from = { $colour ->
    [red] a piros robottól
    [green] a zöld robottól
    [blue] a kék robottól
   *[yellow] a sárga robottól
}
