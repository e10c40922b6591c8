### Robotarna, så som olika meningar behöver dem.

colour = { $colour ->
    [red] röd
    [green] grön
    [blue] blå
   *[yellow] gul
}
robot-name = { $colour ->
    [red] röd robot
    [green] grön robot
    [blue] blå robot
   *[yellow] gul robot
}
robot-start = { $colour ->
    [red] Den röda roboten
    [green] Den gröna roboten
    [blue] Den blå roboten
   *[yellow] Den gula roboten
}
robot-of = { $colour ->
    [red] den röda robotens
    [green] den gröna robotens
    [blue] den blå robotens
   *[yellow] den gula robotens
}
robot-object = { $colour ->
    [red] den röda roboten
    [green] den gröna roboten
    [blue] den blå roboten
   *[yellow] den gula roboten
}
robot-from = { $colour ->
    [red] från den röda roboten
    [green] från den gröna roboten
    [blue] från den blå roboten
   *[yellow] från den gula roboten
}
