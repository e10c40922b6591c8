### The robots, as different sentences need them.

colour = { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
}
robot-name = { $colour ->
    [red] red robot
    [green] green robot
    [blue] blue robot
   *[yellow] yellow robot
}
robot-start = { $colour ->
    [red] The red robot
    [green] The green robot
    [blue] The blue robot
   *[yellow] The yellow robot
}
robot-of = { $colour ->
    [red] of the red robot
    [green] of the green robot
    [blue] of the blue robot
   *[yellow] of the yellow robot
}
robot-object = { $colour ->
    [red] the red robot
    [green] the green robot
    [blue] the blue robot
   *[yellow] the yellow robot
}
robot-from = { $colour ->
    [red] from the red robot
    [green] from the green robot
    [blue] from the blue robot
   *[yellow] from the yellow robot
}
