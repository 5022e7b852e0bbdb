# Fonnjo Foon in Spanish. Designed by Frank Nora (Creative Commons Attribution 3.0 United States).
# Fonnjo's party is "la Fiesta", its prison "la Mazmorra"; dice are let in ("meter") or come in ("entrar").

game-name = Fonnjo Foon
game-kind = una fiesta de monstruos
game-credits = Fonnjo Foon es una creación de Frank Nora. Sus reglas están bajo la licencia Creative Commons Atribución 3.0 Estados Unidos.

## Dice that enter together. $a what they make, $b their face, $c how many, $d the group then.
## A number without "más" is the whole group; with Fonnjo in it, that is the picture.

offers-item = { $a ->
    [fonnjo] { $c } { combo-face } contando a Fonnjo
    [fonnjo_more] { more-of-face } para Fonnjo
    [fonnjo_joins] Fonnjo con los { combo-face }, grupo de { $d }
    [more] { more-of-face }
   *[new] { $c } { combo-face }
  }
more-of-face = { $c ->
    [1] un { $b ->
        [1] uno
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
       *[6] seis
      }
   *[other] { $c } { combo-face }
  } más
offers-last = { $head }, { $next }
party-item = { offers-item }
party-last = { $head }, { $next }

## A roll by family. $a the family, $b its faces.

families-item = { $a ->
    [1] Fonnjo
    [2] { $b-n ->
        [1] gemelo
       *[other] gemelos
      }
    [3] { $b-n ->
        [1] trillizo
       *[other] trillizos
      }
   *[4] { $b-n ->
        [1] cuatrillizo
       *[other] cuatrillizos
      }
  } { $b }
families-joint = { $head }; { $next }
families-last = { $head }; { $next }
rest-item = { offers-item }
rest-last = { offers-last }
part-item = { families-item }
part-last = { $head } y { $next }
dungeon-item = { $a ->
    [1] Fonnjo
    [2] { $b ->
        [one] un gemelo
       *[other] { $b } gemelos
      }
    [3] { $b ->
        [one] un trillizo
       *[other] { $b } trillizos
      }
   *[4] { $b ->
        [one] un cuatrillizo
       *[other] { $b } cuatrillizos
      }
  }

## Reserve Groups in a Crisis. $a the face, $b how many: "3 seises".

group-face = { $a ->
    [1] unos
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
   *[6] seises
  }
groups-item = { $b } { group-face }
groups-last = { $head } o { $next }
unpicked-item = { groups-item }
unpicked-last = { groups-last }
how-to-pick = { TOUCH() ->
    [yes] Elige uno, luego { KEY("roll") }.
   *[no] Pulsa la cara, luego { KEY("roll") }.
  }
dice-count = { $count ->
    [one] Un dado
   *[other] { $count } dados
  }

## A roll and what is moved

of-before = { $recorded ->
    [0] {""}
   *[other] , { $recorded } de antes
  }
worth-picture = { $points ->
    [0] {""}
   *[other] Foto { $points }{ of-before }.
  }
rolled = { $offers-n ->
    [0] {""}
   *[other] { $who ->
        [other] {""}
       *[you] { $offers }. { $out ->
            [0] {""}
           *[other] Fonnjo, un { $out }, se queda fuera.
          } { $all ->
            [yes] Todos pueden entrar.
           *[no] {""}
          }
      }
  }
    .brief = { $offers-n ->
        [0] {""}
       *[other] { $who ->
            [other] {""}
           *[you] { $offers }. { $out ->
                [0] {""}
               *[other] Fonnjo se queda fuera.
              } { $all ->
                [yes] Todos.
               *[no] {""}
              }
          }
      }
    .full = { $offers-n ->
        [0] {""}
       *[other] { $who ->
            [other] { $count ->
                [10] { $name } saca { $families }.
               *[other] Luego { $families }.
              }
           *[you] { $offers }. { $out ->
                [0] {""}
               *[other] Fonnjo, un { $out }, se queda fuera.
              } { $all ->
                [yes] Todos pueden entrar.
               *[no] {""}
              } { worth-picture }
          }
      }
all-dice = {""}
entered = {""}
dice-left = { $throws ->
    [one] queda uno
   *[other] quedan { $throws }
  }
choice = { $leaves ->
    [0] { $offers }, todos dentro.
    [one] { $offers }, queda uno.
   *[other] { $offers }, quedan { $leaves }.
  }
    .brief = { $leaves ->
        [0] { $offers }, todos dentro.
       *[other] { $offers }.
      }
# Several faces are not listed again once all of them move.
movers = { $all ->
    [yes] { $offers-n ->
        [1] Dentro: { $offers }
       *[other] Entran { $faces-n }
      }
   *[no] Dentro: { $offers }
  }
    .brief = { $all ->
        [yes] { $offers-n ->
            [1] { $offers },{" "}
           *[other] {""}
          }
       *[no] { $offers },{" "}
      }
moving = { movers }, { dice-left }.
    .brief = { movers.brief }{ dice-left }.
    .full = { moving } { worth-picture }
kept = { $who ->
    [other] {""}
   *[you] { moving }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { moving.brief }
      }
    .full = { $who ->
        [other] { $name } mete { $offers }.
       *[you] { moving.full }
      }
released = { $who ->
    [other] {""}
   *[you] { $offers-n ->
        [0] Nada elegido.
       *[other] { moving }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $offers-n ->
            [0] Nada elegido.
           *[other] { moving.brief }
          }
      }
    .full = { $who ->
        [other] {""}
       *[you] { $offers-n ->
            [0] Nada elegido.
           *[other] { moving.full }
          }
      }
all-in-picture = { $points ->
    [0] {""}
   *[other] { TOUCH() ->
        [yes] Foto { $points }{ of-before }.
       *[no] { KEY("commit") }: foto { $points }{ of-before }.
      }
  }
all-in = { $who ->
    [other] {""}
   *[you] ¡Todos dentro! { all-in-picture } { KEY("roll") }: otro día.
  }
    .brief = { $who ->
        [other] {""}
       *[you] ¡Todos dentro! { worth-picture }
      }
    .full = { $who ->
        [other] { $name }, todos dentro con { $offers }. { worth-picture }
       *[you] ¡Todos dentro! { all-in-picture } { KEY("roll") }: otro día, los { $throws } dados.
      }
undone-commit = Foto deshecha
undone-dice = { $kept-n ->
    [0] Nada elegido.
   *[other] Dentro: { $offers }.
  }

## Days, Crisis, and the end of a turn

another-day = { $who ->
    [other] {""}
   *[you] Día { $day }, van { $recorded } puntos.
  }
    .brief = { $who ->
        [other] {""}
       *[you] Día { $day }.
      }
    .full = Día { $day }, van { $recorded } puntos.
crisis = { $who ->
    [other] {""}
   *[you] ¡Crisis! A la Mazmorra: { $families }. { $groups-n ->
        [1] { KEY("roll") } vuelve a tirar los { $groups }.
       *[other] Elige { $groups }. { how-to-pick }
      }
  }
    .brief = { $who ->
        [other] {""}
       *[you] ¡Crisis! { $families }. { $groups-n ->
            [1] { KEY("roll") } vuelve a tirar los { $groups }.
           *[other] ¿{ $groups }?
          }
      }
    .full = { $who ->
        [other] { told-crisis }
       *[you] { crisis }
      }
group-choice = { $groups }.
picked = { $who ->
    [other] {""}
   *[you] { $groups }. { KEY("roll") } los tira.
  }
    .brief = { $who ->
        [other] {""}
       *[you] { $groups }.
      }
    .full = { $who ->
        [other] { $name } elige { $groups }.
       *[you] { $groups }. { KEY("roll") } los tira.
      }
foon = { $who ->
    [other] { $name }: ¡Foon!
   *[you] ¡Foon! { $families }.
  } { points-lost }
    .brief = { $who ->
        [other] { $name }: ¡Foon!
       *[you] ¡Foon!
      } { points-lost }
    .full = { $who ->
        [other] ¡Foon!
       *[you] ¡Foon! Nadie puede entrar:
      } { $families }. { points-lost }
big-foon = { $who ->
    [other] { $name }: ¡Gran Foon!
   *[you] ¡Gran Foon! { $families }.
  } { points-lost }
    .brief = { $who ->
        [other] { $name }: ¡Gran Foon!
       *[you] ¡Gran Foon!
      } { points-lost }
    .full = { $who ->
        [other] { $name }: ¡Gran Foon!
       *[you] ¡Gran Foon! Nadie puede entrar:
      } { $families }. { points-lost }
points-lost = { $lost ->
    [0] {""}
    [one] Un punto perdido.
   *[other] { $lost } puntos perdidos.
  }
# Left out where the scores follow, and where the game ends.
picture-total = { $next_who ->
    [none] .
   *[other] , total { $total }.
  }
picture = { $who ->
    [other] { pictured }{ $next_who ->
        [you] .
       *[other] { picture-total }
      }
   *[you] ¡Foto! { $points }{ picture-total }
  }
    .brief = { $who ->
        [other] { pictured }{ picture-total }
       *[you] ¡Foto! { $points }{ picture-total }
      }
pictured = Foto de { $name }{ $day ->
    [1] {""}
   *[other] {" "}el día { $day }
  }: { $points }
told-rolled = { $who ->
    [you] Sacaste
   *[other] { $name } sacó
  } { $families }.
told-kept = { $who ->
    [you] { $faces-n ->
        [0] No metiste a nadie.
        [1] Metiste el { $faces }.
       *[other] Metiste { $faces }.
      }
   *[other] { $faces-n ->
        [0] { $name } no metió a nadie.
        [1] { $name } metió el { $faces }.
       *[other] { $name } metió { $faces }.
      }
  }
told-crisis = ¡Crisis! { dice-count } a la Mazmorra.
told-another-day = Día { $day }, van { $recorded }.
next-turn = { $last ->
    [yes] {""}
   *[no] Ronda { $round }{ $rounds ->
        [0] .
       *[other] {" "}de { $rounds }.
      }
  }
    .brief = {""}
last-round = Última ronda.
ended = { sheets-ended }

## Refusals

nothing-moved = Primero mete a alguien: { $offers }.
    .brief = Primero mete: { $offers }.
may-not-enter = { Plural-face } no pueden entrar. Pueden entrar: { $offers }.
    .brief = { Plural-face } no pueden entrar.
incomplete = { $faces-n ->
    [1] El { $faces } solo no es
   *[other] { $faces } solos no son
  } un grupo. Hace falta Fonnjo, o dos de una familia.
    .brief = { $faces-n ->
        [1] El { $faces } solo no es
       *[other] { $faces } solos no son
      } un grupo.
need-fonnjo = Sin Fonnjo no hay foto. { $face ->
    [0] { $chosen ->
        [yes] { roll-now }
       *[no] Pueden entrar: { $offers }.
      }
   *[other] Puede entrar con los { plural-face }.
  }
    .brief = { $face ->
        [0] Sin Fonnjo no hay foto.
       *[other] Sin Fonnjo no hay foto: { plural-face }.
      }
picture-leaves = { $count ->
    [one] Cabe uno más
   *[other] Caben { $count } más
  } en la foto. { TOUCH() ->
    [yes] ¿Foto de { $points } puntos?
   *[no] { KEY("commit") } otra vez: foto de { $points } puntos.
  }
    .brief = { $count ->
        [one] Cabe uno más.
       *[other] Caben { $count } más.
      } ¿Foto de { $points } puntos?{ TOUCH() ->
        [yes] {""}
       *[no] {" "}{ KEY("commit") } otra vez.
      }
# A lone group is picked already: then it is only to be rolled.
pick-first = { $groups-n ->
    [1] Primero tira: { KEY("roll") } vuelve a tirar los { $groups }.
   *[other] Primero elige un grupo: { $groups }. { how-to-pick }
  }
    .brief = { $groups-n ->
        [1] Primero tira.
       *[other] Primero elige: { $groups }.
      }
no-such-group = { $face ->
    [0] No hay tal grupo.
   *[other] No hay grupo de reserva de { plural-face }.
  } { $groups-n ->
    [1] { KEY("roll") } vuelve a tirar los { $groups }.
   *[other] Elige { $groups }. { how-to-pick }
  }
    .brief = { $face ->
        [0] No hay tal grupo.
       *[other] No hay { plural-face }.
      } { $groups }.
no-picture-in-crisis = En una Crisis no hay foto. { $groups-n ->
    [1] { KEY("roll") } vuelve a tirar los { $groups }.
   *[other] Elige { $groups }. { how-to-pick }
  }
    .brief = En una Crisis no hay foto.
no-crisis = No hay Crisis: nada que elegir.

## Answers

at-stake = { $stake } puntos en juego.
points = { $crisis ->
    [yes] { at-stake } En una Crisis no hay foto.
   *[no] { $open ->
        [no] Nada todavía.
       *[yes] { $points ->
            [0] { $stake ->
                [0] {""}
               *[other] { at-stake }
              } Sin Fonnjo no hay foto.
           *[other] { worth-picture }
          }
      }
  }
    .brief = { $crisis ->
        [yes] { $stake }, sin foto.
       *[no] { $open ->
            [no] 0.
           *[yes] { $points ->
                [0] { $recorded }, sin Fonnjo.
               *[other] { $points }{ of-before }.
              }
          }
      }
    .full = { $crisis ->
        [yes] { at-stake } En una Crisis no hay foto.
       *[no] { $open ->
            [no] Nada todavía.
           *[yes] { $points ->
                [0] { $stake ->
                    [0] {""}
                   *[other] { at-stake }
                  } Sin Fonnjo no hay foto.
               *[other] Foto { $points }, { $chosen ->
                    [yes] con lo que elegiste
                   *[no] con todos los que pueden entrar
                  }{ $recorded ->
                    [0] .
                   *[other] ; de días anteriores { $recorded }.
                  }
              }
          }
      }
last-roll = { $faces-n ->
    [0] Aún no hay tirada.
   *[other] { $who ->
        [other] { $name }, última tirada: { $families }.
       *[you] { $families }.
      } { $offers-n ->
        [0] {""}
       *[other] Dentro: { $offers }.
      }
  }
die = { $family ->
    [1] Fonnjo
    [2] Gemelo
    [3] Trillizo
   *[4] Cuatrillizo
  } { $face }{ $kept ->
    [yes] , dentro.
   *[no] .
  }
    .full = Dado { $place }: { $family ->
        [1] Fonnjo
        [2] gemelo
        [3] trillizo
       *[4] cuatrillizo
      } { $face }{ $kept ->
        [yes] , dentro.
       *[no] .
      }
scores = { $scores }. { $over ->
    [yes] Fin de la partida.
   *[no] Ronda { $round }{ $rounds ->
        [0] , meta { $target }.
       *[other] {" "}de { $rounds }.
      }
  }
    .brief = { $scores }.
whose-turn = { $over ->
    [yes] Fin de la partida.
   *[no] { $who ->
        [you] Te toca
       *[other] Turno de { $name }
      }{ $day ->
        [1] {""}
       *[other] , día { $day }
      }. { $crisis ->
        [yes] Crisis.
       *[no] {""}
      }
  }
    .brief = { $over ->
        [yes] Fin de la partida.
       *[no] { $who ->
            [you] Te toca
           *[other] Turno de { $name }
          }{ $day ->
            [1] .
           *[other] , día { $day }.
          }
      }
choice-list = { $over ->
    [yes] Fin de la partida.
   *[no] { $count ->
        [0] Primero tira.
        [one] Puede entrar una cara: { $offers }.
       *[other] Pueden entrar { $count } caras: { $offers }.
      }
  }
    .brief = { $over ->
        [yes] Fin de la partida.
       *[no] { $count ->
            [0] Primero tira.
           *[other] { $offers }.
          }
      }
group-picked = { KEY("roll") } vuelve a tirar los { $groups }{ $unpicked-n ->
    [0] .
   *[other] , o elige { $unpicked }.
  }
group-list = { at-stake } { $who ->
    [other] { $groups }.
   *[you] { $groups-n ->
        [1] { group-picked }
       *[other] Elige { $groups }. { how-to-pick }
      }
  }
    .brief = { at-stake } { $who ->
        [other] { $groups }.
       *[you] { $groups-n ->
            [1] { group-picked }
           *[other] ¿{ $groups }?
          }
      }
risk-cup = { $groups-n ->
    [0] { $throws ->
        [one] un dado
       *[other] { $throws } dados
      }
   *[other] { $groups }
  }
    .brief = { $groups-n ->
        [0] { $throws ->
            [one] Un dado
           *[other] { $throws } dados
          }
       *[other] { $groups }
      }
risk = { $over ->
    [yes] Fin de la partida.
   *[no] { $ready ->
        [yes] Tirar
       *[no] Con todos los que pueden entrar, tirar
      } { risk-cup }: { $never ->
        [yes] siempre puede entrar alguien.
       *[no] { $insured ->
            [yes] Crisis
           *[no] Foon
          } { $percent ->
            [0] menos de una vez de cada 100.
            [one] una vez de cada 100.
           *[other] { $percent } veces de cada 100.
          }
      }
  }
    .brief = { $over ->
        [yes] Fin de la partida.
       *[no] { risk-cup.brief }: { $insured ->
            [yes] Crisis
           *[no] Foon
          } { $percent } por ciento.
      }
party = { $party-n ->
    [0] No hay nadie en la Fiesta.
   *[other] En la Fiesta: { $party }.
  } { $offers-n ->
    [0] {""}
   *[other] Dentro: { $offers }.
  }
    .brief = { $party-n ->
        [0] Fiesta vacía.
       *[other] { $party }.
      }
dungeon = { $count ->
    [0] No hay nadie en la Mazmorra.
   *[other] En la Mazmorra: { $dungeon }.
  }
    .brief = { $count ->
        [0] Mazmorra vacía.
       *[other] { $dungeon }.
      }
rules-in-force = Fonnjo Foon. { $target ->
    [0] { $rounds ->
        [one] Una ronda.
       *[other] { $rounds } rondas.
      } Gana el total más alto.
   *[other] Meta { $target }: la ronda en que alguien llega es la última, y gana el total más alto.
  }
    .brief = Fonnjo Foon, { $target ->
        [0] { $rounds ->
            [one] una ronda.
           *[other] { $rounds } rondas.
          }
       *[other] a { $target }.
      }

## Commands, as they are called here

command-commit = Foto
    .help = Termina tu turno: la foto vale los dados del grupo de Fonnjo, y los días apuntados.
command-all = Todos los que pueden entrar
    .help = Elige todos los dados que pueden entrar en la Fiesta.
command-roll = Tirar
    .help = Mete en la Fiesta los dados que elegiste y tira los de la mano. Con todos dentro: otro día.

## Hints, and the review that tells decisions by them

hint = { $pick ->
    [0] { $commit ->
        [yes] { $all ->
            [no] { $faces-n ->
                [0] Foto.
               *[other] Meter { hint-dice }, y la foto.
              }
           *[yes] Foto.
          }
       *[no] { $faces-n ->
            [0] Tirar { $throws ->
                [one] un dado.
               *[other] { $throws } dados.
              }
           *[other] { $all ->
                [yes] Meter todos
               *[no] Meter { hint-dice }
              }, tirar { $throws ->
                [one] un dado.
               *[other] { $throws } dados.
              }
          }
      }
   *[other] Elegir los { group-of-pick }.
  }
# Where other dice of the same face stay in hand, those that move are told by family.
hint-dice = { $part-n ->
    [0] { $offers }
   *[other] { $rest-n ->
        [0] { $part }
       *[other] { $rest }, { $part }
      }
  }
group-of-pick = { $pick ->
    [1] unos
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
   *[6] seises
  }

## The coach: why a decision is better, what matters for one, and the families of drills

roll-told = { $day ->
    [yes] otro día
   *[no] { $dice ->
        [1] un dado
       *[other] { $dice } dados
      }
  }: { $average } de promedio, { $crisis ->
    [yes] Crisis
   *[no] Foon
  } { $percent } de cada 100
other-roll-told = { $other_day ->
    [yes] otro día
   *[no] { $other_dice ->
        [1] un dado
       *[other] { $other_dice } dados
      }
  }: { $other_average } de promedio, { $other_crisis ->
    [yes] Crisis
   *[no] Foon
  } { $other_percent } de cada 100
reason-day = La foto da { $picture }, otro día { $average } de promedio: los { $picture } quedan, y su primera tirada es Foon { $percent } de cada 100 veces.
reason-picture = La foto da { $picture }; tirar { roll-told }.
reason-hands = Tirar { roll-told }; { other-roll-told }.
reason-average = De promedio da { $average }, tu elección { $other_average }.
reason-group = La foto vale { $picture }, la tuya { $other_picture }.
half-hint-groups = ¿Cuál de estos grupos encuentra pareja más fácilmente?
half-hint-day = Compara la foto con otro día.
half-hint-hand = ¿Tienen que entrar todos los dados? Cuantos más dados tires, más raro es el Foon.
half-hint-dungeon = Cuidado con la Mazmorra.
half-hint-picture = Compara la foto con lo que da una tirada de promedio.
drill-another-day = Todos los dados dentro, la Mazmorra vacía
drill-first-picture = Primera tirada: cuatro en el grupo de Fonnjo
drill-three-in = Tres en el grupo de Fonnjo, y una reserva
drill-picture-four = Cuatro en el grupo de Fonnjo, una reserva, cuatro dados en la mano
drill-picture-three = Cuatro en el grupo de Fonnjo, una reserva, tres dados en la mano
drill-five-in-hand = Dos en el grupo de Fonnjo, una reserva, cinco dados en la mano
drill-picture-one = Cuatro en el grupo de Fonnjo, una reserva, un dado en la mano
drill-four-in-hand = Dos en el grupo de Fonnjo, una reserva, cuatro dados en la mano
drill-no-reserve = Cinco en el grupo de Fonnjo, sin reserva
drill-second-day = Segundo día: dos en el grupo de Fonnjo

## Opponents

# Averages are of a turn (bench/strength.py, 600 games of 12 turns; the last is exact).
opponent-random = Ramón, 2,8 puntos por turno: juega sin pensar
opponent-cautious = Prudencia, 2,8 puntos por turno: toma la foto en cuanto Fonnjo sale en ella
opponent-weak = Modesto, 3,4 puntos por turno: falla a menudo
opponent-bold = Bruno, 3,6 puntos por turno: siempre espera otro día
opponent-fair = Félix, 4,8 puntos por turno: falla de vez en cuando
opponent-steady = Constanza, 5,6 puntos por turno: guarda una reserva y calcula las probabilidades
opponent-strong = Sansón, 6,3 puntos por turno: falla pocas veces
opponent-perfect = Vera, 7,5 puntos por turno: juega a la perfección

## Options, as the menu and the rules call them

option-rounds = Rondas
    .help = Cuántos turnos tiene cada jugador.
option-target = Meta, 0 es ninguna
    .help = Con una meta, la partida termina en la ronda en que alguien llega a ella.
variant-rounds = { $value ->
    [one] 1 ronda
   *[other] { $value } rondas
  }
variant-target = a { $value }

## Rules, line by line, in our own words

# Which of the rules below tell what scores what.
worth-lines = 4 5 6 7 8
in-short = { TOUCH() ->
    [yes] En pocas palabras: tiras diez dados, y oyes las caras que pueden entrar en la Fiesta. Metes algunas y tiras el resto. Con Fonnjo en la Fiesta, puedes tomar la foto: un punto por cada dado de su grupo. Si nadie puede entrar, es Foon, y el turno se pierde.
   *[no] En pocas palabras: { KEY("roll") } tira diez dados, y oyes las caras que pueden entrar en la Fiesta. Un número mete todos los dados de su cara, { KEY("all") } todos los que pueden entrar; { KEY("roll") } tira el resto. Con Fonnjo en la Fiesta, { KEY("commit") } toma la foto: un punto por cada dado de su grupo. Si nadie puede entrar, es Foon, y el turno se pierde.
  }
rules-1 = Diez dados son monstruos de cuatro familias: Fonnjo, que está solo, dos gemelos, tres trillizos y cuatro cuatrillizos. Fonnjo da una fiesta, y la foto de su grupo son tus puntos.
rules-2 = Tu turno empieza con los diez dados en tu mano, y nadie en la Fiesta ni en la Mazmorra. Tíralos.
rules-3 = Después de cada tirada, mete en la Fiesta al menos un dado: pocos o muchos, como quieras, de los que pueden entrar.
rules-4 = Fonnjo puede entrar junto con cualquier dado que muestre su cara. Así se forma el grupo de Fonnjo.
rules-5 = Dos dados de una familia con la misma cara pueden entrar juntos. Así se forma un grupo de reserva.
rules-6 = Cuando una cara ya tiene grupo, todo dado que salga con esa cara puede unirse a él, sea de la familia que sea, en la misma tirada o más tarde. Una cara tiene como mucho un grupo.
rules-7 = Fonnjo también puede unirse a un grupo de reserva, que pasa a ser el grupo de Fonnjo.
rules-8 = Después tira los dados que te quedan en la mano, o toma una foto: tu turno termina y da un punto por cada dado del grupo de Fonnjo. Los otros grupos no dan nada, y sin Fonnjo no hay foto.
rules-9 = Si después de una tirada nadie puede entrar, es Foon: el turno termina y no da nada.
rules-10 = Un Foon al tirar todos los dados que no están en la Mazmorra es un Gran Foon.
rules-11 = Crisis: si en la Fiesta están el grupo de Fonnjo y un grupo de reserva, Foon no termina tu turno. Los dados recién tirados van a la Mazmorra y se quedan allí hasta el final del turno.
rules-12 = Entonces eliges un grupo de reserva y tiras sus dados. Esa tirada cuenta como cualquier otra; hasta puede haber otra Crisis.
rules-13 = Otro día: cuando todos los dados que no están en la Mazmorra están en la Fiesta, toma la foto, o apunta sus puntos y tira otra vez todos esos dados, un día más. Los días se suman hasta que tomas una foto; con Foon se pierden todos.
rules-14 = La partida dura 12 rondas, o las que diga la mesa, y gana el total más alto. Con una meta, termina en la ronda en que alguien llega a ella. Con totales iguales la victoria se comparte. También puedes jugar en solitario, por el total más alto.
rules-15 = { TOUCH() ->
    [yes] Las caras que pueden entrar son botones; { KEY("all") } mete todos los que pueden entrar.
   *[no] Teclas: { KEY("roll") } tira. Un número mete todos los dados de esa cara; pulsado otra vez, uno menos. { KEY("all") } mete todos los que pueden entrar. { KEY("previous") } y { KEY("next") } recorren las caras. { KEY("commit") } toma la foto.
  }
rules-16 = { KEY("points") } dice lo que vale una foto, { KEY("last_roll") } toda la tirada por familias, { KEY("risk") } el riesgo, { KEY("party") } la Fiesta, { KEY("dungeon") } la Mazmorra, { KEY("scores") } los puntos de todos, { KEY("turn") } de quién es el turno.
rules-17 = { TOUCH() ->
    [yes] En una Crisis, elige un grupo de reserva; { KEY("roll") } lo tira.
   *[no] En una Crisis, el número de un grupo de reserva lo elige, y { KEY("roll") } lo tira.
  }
rules-18 = { game-credits }

## Tips. bench/tips.py shows each of them true: a number is the same there and in every language.

tips-1 = El mejor primer grupo son los dos gemelos, luego dos trillizos, luego dos cuatrillizos; Fonnjo con un solo dado viene después.
tips-2 = Deja entrar a pocos al principio: meter en la primera tirada a todos los que pueden cuesta más de un punto de promedio, de los 7 que da un turno.
tips-3 = Sin grupo de reserva, sigue tirando con hasta 4 dados en el grupo de Fonnjo, y toma la foto con 7.
tips-4 = Con un grupo de reserva además del de Fonnjo, y nadie en la Mazmorra, sigue tirando: un Foon es entonces solo una Crisis.
tips-5 = Con los diez dados en la Fiesta, elige siempre otro día: una tirada de diez dados es Foon solo una vez de cada 70.

## The lesson: what a step says, before the key to press; by their names in lessons/fonnjo_foon.toml

teach-roll = Diez dados son monstruos: Fonnjo, dos gemelos, tres trillizos, cuatro cuatrillizos. Fonnjo da una fiesta. Tíralos todos.
teach-digit = Oyes quién puede entrar en la Fiesta: Fonnjo con cualquier dado de su cara, y dos de una familia con la misma cara. { TOUCH() ->
    [yes] Mete los cuatros.
   *[no] Un número mete su cara.
  }
teach-all = { KEY("all") } mete a todos los que pueden entrar: también los seises.
teach-rest = Ahora tira los dados que te quedan en la mano.
teach-party = Esos se unen a los grupos de su cara. { KEY("party") } dice quién está ya en la Fiesta.
teach-points = Una foto da un punto por cada dado del grupo de Fonnjo. { KEY("points") } dice lo que vale ahora.
teach-picture = { KEY("commit") } toma la foto y termina tu turno. Con ella entran todos los que pueden.
teach-listen = Ahora escucha el turno de { opponent-name-cautious }. { KEY("toggle") } lo acelera.
teach-second = Tira otra vez.
teach-both = Mételos todos.
teach-risk = ¿Una foto de 2? Mejor sigue tirando.
teach-dungeon = Nadie puede entrar. Pero un grupo sin Fonnjo puede salvarte: es una Crisis. { KEY("dungeon") } dice quién fue a la Mazmorra.
teach-crisis = Ahora tira los dos cincos. Uno de ellos tiene que poder entrar.
teach-foon = Ninguno puede, y no hay otro grupo así: es Foon. El turno no da nada. Escucha otra vez.
teach-third = Tira otra vez.
teach-all-in = Mételos todos.
teach-day = Puedes tomar la foto, o apuntar sus puntos y tirar otra vez los diez: otro día. Pruébalo.
teach-days = Con un Foon ahora se perdería también el primer día. Así que toma la foto.
teach-learned = Esto es Fonnjo Foon: mete dados, y luego sigue tirando o toma la foto antes de que haya un Foon. Gana el total más alto después de doce rondas.

## What is shown

label-family = { $family ->
    [1] Fonnjo
    [2] gemelo
    [3] trillizo
   *[4] cuatrillizo
  }
label-die = Dado { $place }: { $face ->
    [0] { $family ->
        [0] rodando
       *[other] { label-family }
      }
   *[other] { label-face }, { label-family }
  }
label-fonnjo = Grupo de Fonnjo
label-reserve = Reserva: { plural-face }
label-dungeon = Mazmorra
label-stake = Foto: { $points }
yes-picture-leaves = Sí, tomar la foto
