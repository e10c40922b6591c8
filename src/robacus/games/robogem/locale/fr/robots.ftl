### Les robots, comme les phrases en ont besoin.

colour = { $colour ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
}
robot-name = { $colour ->
    [red] robot rouge
    [green] robot vert
    [blue] robot bleu
   *[yellow] robot jaune
}
robot-start = { $colour ->
    [red] Le robot rouge
    [green] Le robot vert
    [blue] Le robot bleu
   *[yellow] Le robot jaune
}
robot-of = { $colour ->
    [red] du robot rouge
    [green] du robot vert
    [blue] du robot bleu
   *[yellow] du robot jaune
}
robot-object = { $colour ->
    [red] le robot rouge
    [green] le robot vert
    [blue] le robot bleu
   *[yellow] le robot jaune
}
robot-from = { $colour ->
    [red] au robot rouge
    [green] au robot vert
    [blue] au robot bleu
   *[yellow] au robot jaune
}
