### Roboti, jak je různé věty potřebují.

colour = { $colour ->
    [red] červený
    [green] zelený
    [blue] modrý
   *[yellow] žlutý
}
robot-name = { $colour ->
    [red] červený robot
    [green] zelený robot
    [blue] modrý robot
   *[yellow] žlutý robot
}
robot-start = { $colour ->
    [red] Červený robot
    [green] Zelený robot
    [blue] Modrý robot
   *[yellow] Žlutý robot
}
robot-of = { $colour ->
    [red] červeného robota
    [green] zeleného robota
    [blue] modrého robota
   *[yellow] žlutého robota
}
robot-object = { $colour ->
    [red] červeného robota
    [green] zeleného robota
    [blue] modrého robota
   *[yellow] žlutého robota
}
robot-from = { $colour ->
    [red] červenému robotovi
    [green] zelenému robotovi
    [blue] modrému robotovi
   *[yellow] žlutému robotovi
}
